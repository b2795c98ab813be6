//! The rules of a game, and the guide to a first game, as pages.

use shelf::Shelved;
use table::drawn::{Markup, html};
use table::words::rulebook::{BlockKind, Rank, RuleBlock, RuleSection, Span, Target};
use table::words::{Rulebook, Unnamed};

use super::shell::{page_of, style, symbols};
use super::{Reader, hint};

/// All rules of a game, then its pieces.
pub fn rules_page(reader: &Reader<'_>, game: &dyn Shelved, style_sheet: Option<&str>) -> Markup {
    let book = game.rulebook(reader.language);
    let glossary = game.glossary();
    let body = html! {
        (symbols(&game.symbols()))
        article.book {
            h1 { (book.title) }
            p.lead { a href={ (reader.to("/rules/")) (game.name()) "/first-game" } { (reader.word("book-first-game")) } }
            (contents(reader, book, !glossary.is_empty()))
            (sections(book, ""))
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

/// A short guide to somebody's first game.
pub fn guide_page(reader: &Reader<'_>, game: &dyn Shelved) -> Markup {
    let guide = game.first_game(reader.language);
    let rules = reader.to(&format!("/rules/{}", game.name()));
    let title = game.lexicon().say(reader.language, &game.title(), &Unnamed);
    let body = html! {
        article.book {
            h1 { (guide.title) }
            (sections(guide, &rules))
            p.lead { a href=(rules) { (reader.word("book-all-rules")) } }
        }
    };
    page_of(reader, &format!("{title}: {}", guide.title), &html! {}, &body)
}

fn contents(reader: &Reader<'_>, book: &Rulebook, pieces: bool) -> Markup {
    let chapters = book.sections.iter().filter(|section| section.rank == Rank::Chapter);
    html! {
        nav.contents aria-label=(reader.word("book-contents")) {
            ol {
                @for chapter in chapters { li { a href={ "#" (chapter.id) } { (chapter.title) } } }
                @if pieces { li { a href="#pieces" { (reader.word("book-pieces")) } } }
            }
        }
    }
}

/// The sections of a book. References to rules lead to `rules`; within the rules themselves that is empty.
fn sections(book: &Rulebook, rules: &str) -> Markup {
    html! { @for section in &book.sections { (one_section(section, rules)) } }
}

fn one_section(section: &RuleSection, rules: &str) -> Markup {
    html! {
        section id=(section.id) {
            @match section.rank {
                Rank::Chapter => h2 { (section.title) },
                Rank::Part => h3 { (section.title) },
            }
            @for blocks in section.blocks.chunk_by(|a, b| a.kind == BlockKind::Item && b.kind == BlockKind::Item) {
                (run(blocks, rules))
            }
        }
    }
}

/// A paragraph, an example, or all items of a list.
fn run(blocks: &[RuleBlock], rules: &str) -> Markup {
    let text = |block: &RuleBlock| html! { @for span in &block.spans { (one_span(span, rules)) } (ids(block)) };
    html! {
        @match blocks {
            [block] if block.kind == BlockKind::Paragraph => p { (anchors(block, rules)) (text(block)) },
            [block] if block.kind == BlockKind::Example => blockquote { p { (anchors(block, rules)) (text(block)) } },
            items => ul { @for block in items { li { (anchors(block, rules)) (text(block)) } } },
        }
    }
}

/// Where links to rules lead. A guide that mentions a rule is not where it is explained.
fn anchors(block: &RuleBlock, rules: &str) -> Markup {
    html! { @if rules.is_empty() { @for rule in &block.rules { a.anchor id=(rule) {} } } }
}

fn ids(block: &RuleBlock) -> Markup {
    html! { @for rule in &block.rules { " " small.rule-id { (rule) } } }
}

fn one_span(span: &Span, rules: &str) -> Markup {
    html! {
        @match span {
            Span::Plain(text) => (text),
            Span::Emphasis(text) => em { (text) },
            Span::Reference { text, to: Target::Section(id) } => a href={ "#" (id) } { (text) },
            Span::Reference { text, to: Target::Rule(rule) } => a href={ (rules) "#" (rule) } { (text) },
        }
    }
}
