//! Pictures in books: what they show of the table at which somebody's first game begins. What is not drawn has none.

use drawing::{Drawing, Lens, Markup, Plate, html};
use shelf::Shelved;
use wording::Language;
use wording::rulebook::{BlockKind, RuleBlock, Rulebook, Subject};

use super::picture::{cut, figure, first_sight, picture_version};
use super::{Reader, hint};

/// The two books of a game that everybody may read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Volume {
    /// The guide to a first game.
    Guide,
    /// All rules.
    Rules,
}

impl Volume {
    /// The book itself.
    pub fn book(self, game: &dyn Shelved, language: Language) -> &'static Rulebook {
        match self {
            Volume::Guide => game.first_game(language),
            Volume::Rules => game.rulebook(language),
        }
    }

    /// What it is called in the addresses of its pictures.
    pub const fn name(self) -> &'static str {
        match self {
            Volume::Guide => "guide",
            Volume::Rules => "rulebook",
        }
    }
}

/// What the pictures of a book are made from.
pub(super) struct Album<'a> {
    reader: &'a Reader<'a>,
    game: &'static dyn Shelved,
    volume: Volume,
    table: Option<Drawing>,
}

impl<'a> Album<'a> {
    pub(super) fn of(reader: &'a Reader<'a>, game: &'static dyn Shelved, volume: Volume) -> Self {
        let pictured = volume.book(game, reader.language).pictures().next().is_some();
        let table = pictured.then(|| first_sight(game, reader.language)).flatten();
        Album { reader, game, volume, table }
    }

    /// A picture with what it shows; nothing if that is not drawn.
    pub(super) fn picture(&self, block: &RuleBlock) -> Markup {
        let BlockKind::Picture(subject) = block.kind else { return html! {} };
        let shown = match subject {
            Subject::Board | Subject::Around(..) | Subject::Place(_) => self.part(subject, block),
            Subject::Hand => {
                let hand = self.table.as_ref().and_then(|table| table.hand.as_ref());
                hand.map(|hand| laid(&hand.title, &hand.body))
            }
            Subject::Plate(key) => self.plate(key).map(|plate| laid(&plate.title, &plate.body)),
            Subject::Pieces(ids) => self.pieces(ids),
            Subject::Figure(name) => {
                figure(self.game, name, self.reader.language).map(|drawn| laid(&block.plain(), &drawn))
            }
        };
        html! {
            @if let Some(shown) = shown {
                figure.shown { (shown) figcaption { (block.plain()) } }
            }
        }
    }

    /// A part of the board: a file of its own, so that nothing in it is taken for a part of this page.
    fn part(&self, subject: Subject, block: &RuleBlock) -> Option<Markup> {
        let (width, height) = cut(&self.table.as_ref()?.scene, subject)?.size;
        let (name, volume, language, number) =
            (self.game.name(), self.volume.name(), self.reader.language, self.number(block)?);
        let version = picture_version(self.game);
        let address = self.reader.to(&format!("/games/{name}/{volume}/{language}/{number}?{version}"));
        Some(html! { img src=(address) alt="" width=(width) height=(height) loading="lazy"; })
    }

    /// Which picture of the book a block is, from 1.
    fn number(&self, block: &RuleBlock) -> Option<usize> {
        let book = self.volume.book(self.game, self.reader.language);
        let mut pictures = book.blocks().filter(|block| matches!(block.kind, BlockKind::Picture(_)));
        Some(1 + pictures.position(|other| std::ptr::eq(other, block))?)
    }

    fn plate(&self, key: &str) -> Option<&Plate> {
        self.table.as_ref()?.plates.iter().find(|plate| plate.key.as_str() == key)
    }

    fn pieces(&self, ids: &str) -> Option<Markup> {
        let glossary = self.game.glossary();
        let named: Vec<_> = ids.split(',').filter_map(|id| glossary.iter().find(|lens| lens.id == id)).collect();
        let piece = |lens: &&Lens| hint::piece(self.reader, self.game, lens);
        (!named.is_empty()).then(|| html! { div.named { @for lens in &named { (piece(lens)) } } })
    }
}

/// Something that lies on the table, to look at. A small screen shows it in part, and it can be pushed sideways.
fn laid(title: &str, drawn: &Markup) -> Markup {
    html! {
        div.laid tabindex="0" role="group" aria-label=(title) { div inert aria-hidden="true" { (drawn) } }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::book_picture;

    /// Whether something of a drawn game's table is what a picture shows.
    fn is_there(
        game: &'static dyn Shelved,
        volume: Volume,
        language: Language,
        (subject, number): (Subject, usize),
    ) -> bool {
        let Some(table) = first_sight(game, language) else { return true };
        match subject {
            Subject::Board | Subject::Around(..) | Subject::Place(_) => {
                book_picture(game, volume, language, number).is_some()
            }
            Subject::Hand => table.hand.is_some(),
            Subject::Plate(key) => table.plates.iter().any(|plate| plate.key.as_str() == key),
            Subject::Pieces(ids) => ids.split(',').all(|id| game.glossary().iter().any(|lens| lens.id == id)),
            Subject::Figure(name) => figure(game, name, language).is_some(),
        }
    }

    /// What a book shows.
    fn pictures(game: &dyn Shelved, volume: Volume, language: Language) -> Vec<Subject> {
        volume.book(game, language).pictures().collect()
    }

    #[test]
    fn whatever_a_book_shows_is_on_the_table_of_a_first_game() {
        for (game, language) in shelf::games().iter().flat_map(|game| Language::ALL.map(|language| (*game, language))) {
            for volume in [Volume::Guide, Volume::Rules] {
                for numbered in pictures(game, volume, language).into_iter().zip(1..) {
                    assert!(is_there(game, volume, language, numbered), "{}: {numbered:?}", game.name());
                }
            }
            assert!(
                !pictures(game, Volume::Guide, language).is_empty(),
                "the guide to {} shows nothing of its table",
                game.name()
            );
        }
    }

    #[test]
    fn books_show_the_same_in_every_language() {
        for game in shelf::games() {
            for volume in [Volume::Guide, Volume::Rules] {
                let [one, other] = [Language::En, Language::Pl].map(|language| pictures(*game, volume, language));
                assert_eq!(one, other, "{} {volume:?}", game.name());
            }
        }
    }
}
