//! The guide to somebody's first game: how to begin it, pictures of its table, and everything that lies there.

use drawing::{Markup, html};
use shelf::Shelved;
use wording::{Arg, Phrase, Unnamed};

use super::album::{Album, Volume};
use super::book::{Shelf, one_section};
use super::shell::{page_of, style, symbols};
use super::{Reader, hint};

/// A short guide to somebody's first game, with a button that begins it. What is not drawn yet has no pictures.
pub fn guide_page(reader: &Reader<'_>, game: &'static dyn Shelved, style_sheet: Option<&str>) -> Markup {
    let guide = game.first_game(reader.language);
    let rules = reader.to(&format!("/rules/{}", game.name()));
    let title = game.lexicon().say(reader.language, &game.title(), &Unnamed);
    let album = Album::of(reader, game, Volume::Guide);
    let shelf = Shelf { rules: &rules, known: None };
    let glossary = game.glossary();
    let body = html! {
        (symbols(&game.symbols()))
        article.book.guide {
            h1 { (guide.title) }
            (begin(reader, game, &title))
            @for section in &guide.sections {
                (one_section(section, &shelf, |block| album.picture(block)))
            }
            (begin(reader, game, &title))
            @if !glossary.is_empty() {
                // Many, and to be looked up: whoever only wants to begin need not scroll past them.
                details.all-pieces {
                    summary { h2 { (reader.word("book-pieces")) } span.fine { (glossary.len()) } }
                    div.pieces #pieces { @for lens in &glossary { (hint::lens(reader, game, lens)) } }
                }
            }
            p.lead { a href=(rules) { (reader.word("book-all-rules")) } }
        }
    };
    let head = html! { @if let Some(href) = style_sheet { (style(href)) } };
    page_of(reader, &format!("{title}: {}", guide.title), &head, &body)
}

/// A button that opens just this game, against easy bots.
fn begin(reader: &Reader<'_>, game: &dyn Shelved, title: &str) -> Markup {
    let bots = game.seats(&game.first_setup()).map_or(0, |seats| seats.saturating_sub(1));
    let label = Phrase::new("learn-begin.label").with("game", Arg::Verbatim(title.to_owned()));
    html! {
        form.begin method="post" action=(reader.to(&format!("/rules/{}/first-game", game.name()))) {
            button.go type="submit" aria-label=(reader.say(&label)) { (reader.word("learn-begin")) }
            p.fine { (reader.say(&Phrase::new("learn-begin-how").with("count", bots))) }
        }
    }
}
