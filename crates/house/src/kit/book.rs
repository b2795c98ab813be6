//! The rules of a game as a page, and how books are set.

use drawing::{Markup, html};
use shelf::Shelved;
use wording::Rulebook;
use wording::rulebook::{BlockKind, Rank, RuleBlock, RuleSection, Span, Target};

use super::album::{Album, Volume};
use super::shell::{page_of, style, symbols};
use super::{Reader, hint};

/// All rules of a game, then its pieces.
/// Of its sealed books only those are there whose keys are given.
pub fn rules_page(
    reader: &Reader<'_>,
    game: &'static dyn Shelved,
    opened: &[&str],
    style_sheet: Option<&str>,
) -> Markup {
    let book = game.rulebook(reader.language);
    let opened: Vec<&Rulebook> = game
        .sealed_books()
        .iter()
        .filter(|sealed| opened.contains(&sealed.key))
        .map(|sealed| sealed.book(reader.language))
        .collect();
    let shelf = Shelf { rules: "", known: Some([&[book][..], &opened].concat()) };
    let (glossary, album) = (game.glossary(), Album::of(reader, game, Volume::Rules));
    let body = html! {
        (symbols(&game.symbols()))
        article.book {
            h1 { (book.title) }
            p.lead { a href={ (reader.to("/rules/")) (game.name()) "/first-game" } { (reader.word("book-first-game")) } }
            @if !opened.is_empty() { p.note { (reader.word("book-opened")) } }
            (contents(reader, book, &opened, !glossary.is_empty()))
            (sections(book, &shelf, &album))
            @for book in &opened {
                section.opened-book id=(book_anchor(book)) {
                    h2 { (book.title) }
                    (sections(book, &shelf, &album))
                }
            }
            @if !glossary.is_empty() {
                section #pieces {
                    h2 { (reader.word("book-pieces")) }
                    div.pieces { @for lens in &glossary { (hint::lens(reader, game, lens)) } }
                }
            }
        }
    };
    let head = html! { @if let Some(href) = style_sheet { (style(href)) } };
    page_of(reader, &book.title, &head, &body)
}

/// Where references may lead.
pub(super) struct Shelf<'a> {
    /// The page of the rules; empty within the rules themselves.
    pub(super) rules: &'a str,
    /// The books on the same page, which is all that its readers may know of; none where every reference is for everybody.
    pub(super) known: Option<Vec<&'a Rulebook>>,
}

impl Shelf<'_> {
    fn knows(&self, target: Target) -> bool {
        let Some(books) = &self.known else { return true };
        books.iter().any(|book| match target {
            Target::Section(id) => book.section(id).is_some(),
            Target::Rule(rule) => book.section_of(rule).is_some(),
        })
    }
}

/// Where a book that was sealed begins: at its first chapter.
fn book_anchor(book: &Rulebook) -> String {
    format!("book-{}", book.sections.first().map_or("", |section| section.id))
}

fn contents(reader: &Reader<'_>, book: &Rulebook, opened: &[&Rulebook], pieces: bool) -> Markup {
    let chapters = book.sections.iter().filter(|section| section.rank == Rank::Chapter);
    html! {
        nav.contents aria-label=(reader.word("book-contents")) {
            ol {
                @for chapter in chapters { li { a href={ "#" (chapter.id) } { (chapter.title) } } }
                @for book in opened { li { a href={ "#" (book_anchor(book)) } { (book.title) } } }
                @if pieces { li { a href="#pieces" { (reader.word("book-pieces")) } } }
            }
        }
    }
}

fn sections(book: &Rulebook, shelf: &Shelf<'_>, album: &Album<'_>) -> Markup {
    html! { @for section in &book.sections { (one_section(section, shelf, |block| album.picture(block))) } }
}

/// A heading and what stands under it; pictures are drawn by somebody else.
pub(super) fn one_section(section: &RuleSection, shelf: &Shelf<'_>, picture: impl Fn(&RuleBlock) -> Markup) -> Markup {
    html! {
        section id=(section.id) {
            @match section.rank {
                Rank::Chapter => h2 { (section.title) },
                Rank::Part => h3 { (section.title) },
            }
            @for blocks in section.blocks.chunk_by(|a, b| a.kind == BlockKind::Item && b.kind == BlockKind::Item) {
                @match blocks {
                    [block] if matches!(block.kind, BlockKind::Picture(_)) => (picture(block)),
                    blocks => (run(blocks, shelf)),
                }
            }
        }
    }
}

/// A paragraph, an example, or all items of a list.
fn run(blocks: &[RuleBlock], shelf: &Shelf<'_>) -> Markup {
    let text = |block: &RuleBlock| html! { @for span in &block.spans { (one_span(span, shelf)) } (ids(block)) };
    html! {
        @match blocks {
            [block] if block.kind == BlockKind::Paragraph => p { (anchors(block, shelf)) (text(block)) },
            [block] if block.kind == BlockKind::Example => blockquote { p { (anchors(block, shelf)) (text(block)) } },
            items => ul { @for block in items { li { (anchors(block, shelf)) (text(block)) } } },
        }
    }
}

/// Where links to rules lead. A guide that mentions a rule is not where it is explained.
fn anchors(block: &RuleBlock, shelf: &Shelf<'_>) -> Markup {
    html! { @if shelf.rules.is_empty() { @for rule in &block.rules { a.anchor id=(rule) {} } } }
}

fn ids(block: &RuleBlock) -> Markup {
    html! { @for rule in &block.rules { " " small.rule-id { (rule) } } }
}

fn one_span(span: &Span, shelf: &Shelf<'_>) -> Markup {
    html! {
        @match span {
            Span::Plain(text) => (text),
            Span::Emphasis(text) => em { (text) },
            Span::Reference { text, to } if !shelf.knows(*to) => (text),
            Span::Reference { text, to: Target::Section(id) } => a href={ "#" (id) } { (text) },
            Span::Reference { text, to: Target::Rule(rule) } => a href={ (shelf.rules) "#" (rule) } { (text) },
        }
    }
}
