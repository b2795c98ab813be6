//! Drawings that stand by themselves.

use maud::{Markup, PreEscaped, html};

use super::{Cut, Scene};

/// What drawings are coloured and lettered with where there is no page around them.
pub const PALETTE: &str = include_str!("palette.css");

impl Scene {
    /// A part of the scene as an SVG document that needs nothing else: colours, the game's style sheet and its symbols are
    /// inside. Nothing of it reaches beyond the picture but what the style sheet says of the game's own classes.
    pub fn picture(&self, cut: Cut, style: &str, symbols: &Markup) -> Markup {
        let ((x, y), (width, height)) = (cut.at, cut.size);
        // Written as text: in XML a style sheet is not escaped as it would be in HTML.
        let style = format!("<style><![CDATA[{PALETTE}{style}]]></style>");
        html! {
            svg.picture xmlns="http://www.w3.org/2000/svg" role="img" aria-label=(self.label)
                viewBox={ (x) " " (y) " " (width) " " (height) } width=(width) height=(height) {
                (PreEscaped(style))
                defs { (symbols) }
                (self.body)
            }
        }
    }
}
