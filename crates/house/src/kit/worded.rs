//! The table in words: for those who like it so, and for games that are not drawn yet.

use drawing::{Markup, html};
use wording::{Block, Lexicon, Names, Phrase, Section};

use super::{Reader, Sitters, Sitting};

/// With fewer parts than this one finds one's way without a list of them.
const FEW_PARTS: usize = 4;

/// A table of more columns is read row by row on a small screen; one of as many if a cell has whole sentences.
const NARROW: usize = 3;

/// More letters than this are no entry of a column but sentences.
const SENTENCES: usize = 48;

/// The whole table in words, with a list of its parts.
pub(super) fn table(reader: &Reader<'_>, sitting: &Sitting<'_>) -> Markup {
    parts(reader, sitting.game.lexicon(), &Sitters(sitting.people), &sitting.sight.table())
}

/// Many sections, with a list of them to jump to.
pub fn parts(reader: &Reader<'_>, lexicon: &Lexicon, names: &dyn Names, parts: &[Section]) -> Markup {
    let writer = Writer { reader, lexicon, names };
    let anchors = anchors(parts);
    html! {
        div.in-words {
            @if parts.len() >= FEW_PARTS {
                nav.parts aria-label=(reader.word("kit-parts")) {
                    @for (part, anchor) in parts.iter().zip(&anchors) {
                        a href={ "#" (anchor) } { (writer.say(&part.title)) }
                    }
                }
            }
            @for (part, anchor) in parts.iter().zip(&anchors) { (writer.section(part, Some(anchor))) }
        }
    }
}

/// A name for every part that stays the same from one moment to the next.
fn anchors(parts: &[Section]) -> Vec<String> {
    let anchor = |(i, part): (usize, &Section)| {
        let before = parts[..i].iter().filter(|other| other.title.id == part.title.id).count();
        let name = part.title.id.replace('.', "-");
        if before == 0 { format!("part-{name}") } else { format!("part-{name}-{}", before + 1) }
    };
    parts.iter().enumerate().map(anchor).collect()
}

/// Headings, sentences and small tables.
pub fn sections(reader: &Reader<'_>, lexicon: &Lexicon, names: &dyn Names, sections: &[Section]) -> Markup {
    let writer = Writer { reader, lexicon, names };
    html! { @for section in sections { (writer.section(section, None)) } }
}

/// Writes what a game says.
struct Writer<'a> {
    reader: &'a Reader<'a>,
    lexicon: &'a Lexicon,
    names: &'a dyn Names,
}

impl Writer<'_> {
    fn say(&self, phrase: &Phrase) -> String {
        self.lexicon.say(self.reader.language, phrase, self.names)
    }

    fn section(&self, section: &Section, anchor: Option<&str>) -> Markup {
        html! {
            section.section id=[anchor] {
                h2 { (self.say(&section.title)) }
                @for block in &section.blocks {
                    @match block {
                        Block::Line(line) => p { (self.say(line)) },
                        Block::Table { head, rows } => (self.small_table(anchor, head, rows)),
                    }
                }
            }
        }
    }

    /// A table that keeps its meaning when a small screen shows it row by row: every cell knows its heading.
    fn small_table(&self, anchor: Option<&str>, head: &[Phrase], rows: &[Vec<Phrase>]) -> Markup {
        let head: Vec<String> = head.iter().map(|cell| self.say(cell)).collect();
        let rows: Vec<Vec<String>> = rows.iter().map(|row| row.iter().map(|cell| self.say(cell)).collect()).collect();
        let rowwise = anchor.is_some() && (head.len() > NARROW || (head.len() == NARROW && has_sentences(&rows)));
        // A row of the same name is the same row: then only what has changed is marked.
        let slot =
            |row: &[String]| anchor.map(|anchor| format!("{anchor}: {}", row.first().map_or("", String::as_str)));
        html! {
            div.wide tabindex="0" role="group" aria-label=(head.join(", ")) {
                table.figures.rowwise[rowwise] role="table" {
                    thead role="rowgroup" { tr role="row" { @for cell in &head { th scope="col" role="columnheader" { (cell) } } } }
                    tbody role="rowgroup" {
                        @for row in &rows {
                            tr role="row" data-slot=[slot(row)] {
                                @for (cell, heading) in row.iter().zip(&head) { td role="cell" data-label=(heading) { (cell) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Whether a table is there to be read rather than to be looked up.
fn has_sentences(rows: &[Vec<String>]) -> bool {
    rows.iter().flatten().any(|cell| cell.chars().count() > SENTENCES)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_of_the_same_name_are_told_apart() {
        let part = |id: &'static str| Section { title: Phrase::new(id), blocks: Vec::new() };
        let parts = ["trail", "player.title", "player.title", "trail-2"].map(part);
        assert_eq!(anchors(&parts), ["part-trail", "part-player-title", "part-player-title-2", "part-trail-2"]);
    }
}
