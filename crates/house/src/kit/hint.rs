//! What the coach says, and what a thing of the game is.

use drawing::{Lens, Markup, html};
use shelf::{Advice, Advised, Shelved};
use wording::{Names, Phrase};

use super::Reader;

/// What the coach would do, why, and what it thinks of the rest. Any other option can be compared with its choice.
pub fn hint(reader: &Reader<'_>, game: &dyn Shelved, advice: &Advice, names: &dyn Names) -> Markup {
    let say = |phrase: &Phrase| game.lexicon().say(reader.language, phrase, names);
    html! {
        article.hint data-notation=[advice.options.first().and_then(notation)] {
            p.fine { (say(&advice.basis)) }
            @if let Some(best) = advice.best() { p.best { (say(&best)) } }
            p { (say(&advice.compared.title)) }
            @if !advice.compared.reasons.is_empty() {
                ul { @for reason in &advice.compared.reasons { li { (say(reason)) } } }
            }
            @if let Some(follows) = &advice.follows { p { (say(follows)) } }
            @if !advice.others().is_empty() {
                h3 { (say(&Phrase::new("coach-others"))) }
                ul.rest { @for advised in advice.others() { li { (other(reader, advised, &say)) } } }
            }
        }
    }
}

/// Another option, to be compared with the best.
fn other(reader: &Reader<'_>, advised: &Advised, say: &dyn Fn(&Phrase) -> String) -> Markup {
    let words = say(&advised.said());
    html! {
        @match notation(advised) {
            Some(notation) => {
                button.link type="button" data-compare=(notation) title=(reader.word("kit-hint-compare")) { (words) }
            }
            None => (words),
        }
    }
}

fn notation(advised: &Advised) -> Option<&str> {
    advised.offer.as_ref().map(|offer| offer.notation.as_str())
}

/// A card, symbol or token with what it does, in the middle of a text.
pub(super) fn piece(reader: &Reader<'_>, game: &dyn Shelved, lens: &Lens) -> Markup {
    let say = |phrase: &Phrase| game.lexicon().say(reader.language, phrase, &wording::Unnamed);
    html! {
        div.piece {
            div.lens-picture aria-hidden="true" { (lens.picture) }
            p { b { (say(&lens.title)) } " " (say(&lens.text)) }
        }
    }
}

/// A card, symbol or token, enlarged, with what it does and where to read on.
pub fn lens(reader: &Reader<'_>, game: &dyn Shelved, lens: &Lens) -> Markup {
    let say = |phrase: &Phrase| game.lexicon().say(reader.language, phrase, &wording::Unnamed);
    html! {
        article.lens id={ "lens-" (lens.id) } {
            div.lens-picture aria-hidden="true" { (lens.picture) }
            div {
                h3 { (say(&lens.title)) }
                p { (say(&lens.text)) }
                @if let Some(rule) = lens.rule {
                    p { a href={ (reader.to("/rules/")) (game.name()) "#" (rule) } target="_blank" { (reader.word("kit-read-on")) } }
                }
            }
        }
    }
}
