//! The table in words: for those who like it so, and for games that are not drawn yet.

use table::drawn::{Markup, html};
use table::words::{Block, Lexicon, Names, Section};

use super::{Reader, Sitters, Sitting};

/// The whole table in words.
pub(super) fn table(reader: &Reader<'_>, sitting: &Sitting<'_>) -> Markup {
    let names = Sitters(sitting.people);
    html! { div.in-words { (sections(reader, sitting.game.lexicon(), &names, &sitting.sight.table())) } }
}

/// Headings, sentences and small tables.
pub fn sections(reader: &Reader<'_>, lexicon: &Lexicon, names: &dyn Names, sections: &[Section]) -> Markup {
    let say = |phrase: &table::words::Phrase| lexicon.say(reader.language, phrase, names);
    html! {
        @for section in sections {
            section.section {
                h2 { (say(&section.title)) }
                @for block in &section.blocks {
                    @match block {
                        Block::Line(line) => p { (say(line)) },
                        Block::Table { head, rows } => (small_table(&say, head, rows)),
                    }
                }
            }
        }
    }
}

fn small_table(
    say: &dyn Fn(&table::words::Phrase) -> String,
    head: &[table::words::Phrase],
    rows: &[Vec<table::words::Phrase>],
) -> Markup {
    html! {
        div.wide tabindex="0" role="region" aria-label=(head.iter().map(say).collect::<Vec<_>>().join(", ")) {
            table.figures {
                thead { tr { @for cell in head { th scope="col" { (say(cell)) } } } }
                tbody { @for row in rows { tr { @for cell in row { td { (say(cell)) } } } } }
            }
        }
    }
}
