//! A game's rules as a text to read: chapters, parts and short blocks, each block naming the rules that
//! it explains, so that a link to a rule leads to the sentence that answers the question.
//!
//! Books are written in a plain format close to Markdown, one file a language:
//!
//! ```text
//! # Title of the book
//!
//! ## A chapter {#chapter}
//!
//! A paragraph, which may go on
//! over several lines. {TOY-PEEK-01} {TOY-PEEK-02}
//!
//! ### A part of the chapter {#part}
//!
//! - An item with *emphasis*. {TOY-PEEK-03}
//! - Another one, which refers to [the chapter](#chapter) and to
//!   [another rule](#TOY-PEEK-01).
//!
//! > An example or a remark.
//!
//! ![What the picture shows.](board)
//! ```
//!
//! A picture shows the table of a first game ([`Subject`]) and is left out while the game is not drawn.
//!
//! Ids of sections are the same in every language. The rules that a block explains stand in braces at
//! its end; a book explains a rule in one place only.

use super::Language;
use table::game::RuleId;

mod gaps;
mod parse;

pub use gaps::{Gap, gaps, guide_gaps};
pub use parse::{Flaw, RulebookError};

/// A book of rules, or a guide, in one language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rulebook {
    /// Its title.
    pub title: String,
    /// Its sections in reading order, the parts of a chapter right after it.
    pub sections: Vec<RuleSection>,
}

/// A heading, and what stands under it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RuleSection {
    /// Its id, the same in every language: lower-case letters, digits and hyphens.
    pub id: &'static str,
    /// Whether it is a chapter or a part of one.
    pub rank: Rank,
    /// The heading.
    pub title: String,
    /// What stands under it.
    pub blocks: Vec<RuleBlock>,
}

/// How high a heading ranks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rank {
    /// A chapter of the book.
    Chapter,
    /// A part of the chapter before it.
    Part,
}

/// A paragraph, an item of a list, or an example.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RuleBlock {
    /// Which of them it is.
    pub kind: BlockKind,
    /// The rules that it explains; each is anchored here.
    pub rules: Vec<RuleId>,
    /// Its text.
    pub spans: Vec<Span>,
}

/// What a block is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BlockKind {
    /// A paragraph.
    Paragraph,
    /// An item of a list; the items of a list follow one another.
    Item,
    /// An example or a remark.
    Example,
    /// A picture; the text is what it shows.
    Picture(Subject),
}

/// What a picture shows of the table at which somebody's first game begins, as the first seat sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Subject {
    /// `board`: the whole board.
    Board,
    /// `board:KEY` or `board:KEY WIDTH`: the part of the board around an element, so many of its units wide.
    Around(&'static str, Option<u32>),
    /// `place:N`: a part of the board that small screens lead to, from 1.
    Place(usize),
    /// `hand`: one's own things.
    Hand,
    /// `plate:KEY`: what lies beside the board under this key.
    Plate(&'static str),
    /// `pieces:ID,ID`: things of the glossary, by the ids of their lenses.
    Pieces(&'static str),
    /// `figure:NAME`: a drawing that the game makes for its books alone, of what is not to be seen at the beginning.
    Figure(&'static str),
}

impl Subject {
    /// Reads what stands in the brackets of a picture.
    fn parse(text: &'static str) -> Option<Subject> {
        let (kind, what) = text.split_once(':').unwrap_or((text, ""));
        match (kind, what) {
            ("board", "") => Some(Subject::Board),
            ("board", what) => match what.split_once(' ') {
                Some((key, width)) => Some(Subject::Around(key, Some(width.parse().ok()?))),
                None => Some(Subject::Around(what, None)),
            },
            ("place", number) => number.parse().ok().filter(|number| *number > 0).map(Subject::Place),
            ("hand", "") => Some(Subject::Hand),
            ("plate", key) if !key.is_empty() => Some(Subject::Plate(key)),
            ("pieces", ids) if !ids.is_empty() => Some(Subject::Pieces(ids)),
            ("figure", id) if !id.is_empty() => Some(Subject::Figure(id)),
            _ => None,
        }
    }
}

/// A stretch of text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Span {
    /// Plain text.
    Plain(String),
    /// Text to emphasise.
    Emphasis(String),
    /// Text that leads somewhere else.
    Reference {
        /// The text.
        text: String,
        /// Where it leads.
        to: Target,
    },
}

/// Where a reference leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// To a section of the same book.
    Section(&'static str),
    /// To a rule: to its block in the game's rulebook, from whichever book.
    Rule(RuleId),
}

impl Rulebook {
    /// Reads a book. Its ids are slices of the text, which lives as long as the program.
    pub fn parse(text: &'static str) -> Result<Rulebook, RulebookError> {
        parse::book(text)
    }

    /// The section with this id.
    pub fn section(&self, id: &str) -> Option<&RuleSection> {
        self.sections.iter().find(|section| section.id == id)
    }

    /// The section that explains a rule.
    pub fn section_of(&self, rule: RuleId) -> Option<&RuleSection> {
        self.sections.iter().find(|section| section.blocks.iter().any(|block| block.rules.contains(&rule)))
    }

    /// The block that explains a rule.
    pub fn block_of(&self, rule: RuleId) -> Option<&RuleBlock> {
        self.blocks().find(|block| block.rules.contains(&rule))
    }

    /// What its pictures show, in reading order.
    pub fn pictures(&self) -> impl Iterator<Item = Subject> {
        self.blocks().filter_map(|block| match block.kind {
            BlockKind::Picture(subject) => Some(subject),
            BlockKind::Paragraph | BlockKind::Item | BlockKind::Example => None,
        })
    }

    /// Every block, in reading order.
    pub fn blocks(&self) -> impl Iterator<Item = &RuleBlock> {
        self.sections.iter().flat_map(|section| &section.blocks)
    }
}

impl RuleBlock {
    /// Its text alone.
    pub fn plain(&self) -> String {
        self.spans.iter().map(Span::text).collect()
    }

    /// Where its references lead.
    pub fn targets(&self) -> impl Iterator<Item = Target> {
        self.spans.iter().filter_map(|span| match span {
            Span::Reference { to, .. } => Some(*to),
            Span::Plain(_) | Span::Emphasis(_) => None,
        })
    }
}

impl Span {
    /// Its text alone.
    pub fn text(&self) -> &str {
        match self {
            Span::Plain(text) | Span::Emphasis(text) | Span::Reference { text, .. } => text,
        }
    }
}

#[cfg(test)]
mod tests;
