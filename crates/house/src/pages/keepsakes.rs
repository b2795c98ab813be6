//! What a campaign has to show between two games, drawn by its game: opened large by whoever wants to see more of it.

use drawing::{Pen, Scene};
use maud::{Markup, html};
use wording::Unnamed;

use crate::kit::{self, Reader, style_address};
use crate::services::campaign::Campaign;

/// All of it; nothing for games that draw nothing.
pub fn all(reader: &Reader<'_>, campaign: &Campaign) -> Markup {
    let game = campaign.game;
    let scenes = game.keepsakes(&campaign.setup, &Pen::new(reader.language, game.lexicon(), &Unnamed, &[]));
    if scenes.is_empty() {
        return html! {};
    }
    html! {
        (kit::style(&style_address(reader, game)))
        (kit::symbols(&game.symbols()))
        @for scene in &scenes { (one(scene)) }
    }
}

fn one(scene: &Scene) -> Markup {
    let (width, height) = scene.size;
    // In hundredths of its width: a picture that is wider than the screen begins there.
    let centre = scene.centre.map(|(x, _)| 100 * x / width);
    html! {
        figure.keepsake {
            figcaption { (scene.label) }
            div.keepsake-view data-clip-ok tabindex="0" role="group" aria-label=(scene.label) {
                svg viewBox={ "0 0 " (width) " " (height) } data-centre=[centre] role="img" aria-label=(scene.label) { (scene.body) }
            }
        }
    }
}
