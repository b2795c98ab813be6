//! A link as squares that a phone can read.

use maud::{Markup, html};
use qrcode::{Color, EcLevel, QrCode};

/// The white border that readers need around it, in modules.
const QUIET: usize = 4;

/// A picture of some text; nothing if it is longer than such a picture can hold.
pub fn qr(text: &str, label: &str) -> Option<Markup> {
    let code = QrCode::with_error_correction_level(text, EcLevel::M).ok()?;
    let (width, modules) = (code.width(), code.to_colors());
    let dark = modules.iter().enumerate().filter(|(_, module)| **module == Color::Dark);
    let square = |(i, _): (usize, &Color)| format!("M{} {}h1v1h-1z", QUIET + i % width, QUIET + i / width);
    let path: String = dark.map(square).collect();
    let size = width + 2 * QUIET;
    Some(html! {
        svg.qr viewBox={ "0 0 " (size) " " (size) } role="img" aria-label=(label) shape-rendering="crispEdges" {
            rect.qr-paper width=(size) height=(size) {}
            path.qr-ink d=(path) {}
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The picture read back: three corners that every reader looks for, and a border that is left free.
    #[test]
    fn a_link_is_drawn_with_the_marks_that_readers_look_for() {
        let svg = qr("http://127.0.0.1:8080/join/abcdefghjkmnpqrstuvw", "link").expect("it fits").into_string();
        let size: usize =
            svg.split("viewBox=\"0 0 ").nth(1).and_then(|rest| rest.split(' ').next()?.parse().ok()).expect("a size");
        let dark = |x: usize, y: usize| svg.contains(&format!("M{x} {y}h1"));
        let far = size - QUIET - 7;
        for (left, top) in [(QUIET, QUIET), (far, QUIET), (QUIET, far)] {
            let ring = (0..7).all(|i| dark(left + i, top) && dark(left, top + i) && dark(left + i, top + 6));
            let gap = (1..6).all(|i| !dark(left + i, top + 1) && !dark(left + 1, top + i));
            let heart = (2..5).all(|y| (2..5).all(|x| dark(left + x, top + y)));
            assert!(ring && gap && heart, "{left} {top}");
        }
        assert!((0..size).all(|i| (0..QUIET).all(|j| !dark(i, j) && !dark(j, i))));
        assert!(qr(&"x".repeat(5_000), "link").is_none());
    }
}
