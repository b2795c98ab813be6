//! Pictures of a game's board: for the lobby, and for its books.

use drawing::{Cut, Drawing, Markup, Pen, Scene};
use shelf::{Shelved, Sight};
use table::setup::Values;
use table::{Eyes, SaltedSeed, Seat, Seed};
use wording::rulebook::Subject;
use wording::{Language, Unnamed};

use super::album::Volume;
use super::assets;

/// The seed of the tables that pictures show, so that they are always the same.
const SEED: u64 = 1;

/// Changes whenever the pictures of a game may.
pub fn picture_version(game: &dyn Shelved) -> String {
    assets::hash(&format!("{}{}{}", assets::folder(), game.style(), env!("CARGO_PKG_VERSION")))
}

/// A picture of a game: its board as it is first laid out. Nothing while it is not drawn.
pub fn picture(game: &'static dyn Shelved, language: Language) -> Option<Markup> {
    let sight = sight(game, &Values::new(), Eyes::Bystander)?;
    let scene = draw(game, &*sight, language)?.scene;
    Some(framed(game, &scene, scene.whole()))
}

/// A picture of a book, by its number from 1: a part of the board. Nothing while it is not drawn.
pub fn book_picture(game: &'static dyn Shelved, volume: Volume, language: Language, number: usize) -> Option<Markup> {
    let subject = volume.book(game, language).pictures().nth(number.checked_sub(1)?)?;
    let scene = first_sight(game, language)?.scene;
    let cut = cut(&scene, subject)?;
    Some(framed(game, &scene, cut))
}

/// The table at which somebody's first game begins, as the first seat sees it. Nothing while it is not drawn.
pub fn first_sight(game: &'static dyn Shelved, language: Language) -> Option<Drawing> {
    let sight = sight(game, &game.first_setup(), Eyes::Seat(Seat::new(0)))?;
    draw(game, &*sight, language)
}

fn sight(game: &'static dyn Shelved, setup: &Values, eyes: Eyes) -> Option<Box<dyn Sight>> {
    let table = game.open(setup, SaltedSeed::unsalted(Seed::from_number(SEED)), Vec::new()).ok()?;
    Some(table.look(eyes))
}

fn draw(game: &'static dyn Shelved, sight: &dyn Sight, language: Language) -> Option<Drawing> {
    sight.draw(&Pen::new(language, game.lexicon(), &Unnamed, &[]))
}

/// A drawing that a game makes for its books alone.
pub(super) fn figure(game: &'static dyn Shelved, name: &str, language: Language) -> Option<Markup> {
    game.figure(name, &Pen::new(language, game.lexicon(), &Unnamed, &[]))
}

/// The part of the board that a picture shows; nothing if it shows something else, or what is not there.
pub(super) fn cut(scene: &Scene, subject: Subject) -> Option<Cut> {
    match subject {
        Subject::Board => Some(scene.whole()),
        Subject::Around(key, width) => scene.around(key, width),
        Subject::Place(number) => scene.place(number),
        Subject::Hand | Subject::Plate(_) | Subject::Pieces(_) | Subject::Figure(_) => None,
    }
}

/// A part of a scene as a picture that needs nothing else.
fn framed(game: &dyn Shelved, scene: &Scene, cut: Cut) -> Markup {
    scene.picture(cut, game.style(), &game.symbols())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The colours of a style sheet: what stands between the braces of a rule.
    fn colours<'a>(sheet: &'a str, rule: &str) -> Vec<&'a str> {
        let after = sheet.split_once(rule).unwrap_or_else(|| panic!("there is no {rule}")).1;
        let inside = after.split_once('}').expect("rules end").0;
        inside.split(';').map(str::trim).filter(|line| !line.is_empty()).collect()
    }

    #[test]
    fn pictures_have_the_colours_of_the_house() {
        let base = assets::find("base.css").and_then(|asset| std::str::from_utf8(asset.bytes).ok()).unwrap();
        assert_eq!(colours(drawing::PALETTE, ".picture {"), colours(base, ":root {"));
    }
}
