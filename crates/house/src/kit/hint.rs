//! What the coach says, and what a thing of the game is.

use shelf::{Advice, Advised, Shelved};
use table::drawn::{Lens, Markup, html};
use table::words::{Arg, Names, Phrase};

use super::Reader;

/// How many options besides the best are shown with their chances.
const ALSO: usize = 5;

/// What the coach would do, why, and what it thinks of the rest.
pub fn hint(reader: &Reader<'_>, game: &dyn Shelved, advice: &Advice, names: &dyn Names) -> Markup {
    let say = |phrase: &Phrase| game.lexicon().say(reader.language, phrase, names);
    let words = |advised: &Advised| match &advised.offer {
        Some(offer) => say(&offer.words),
        None => reader.word("kit-hold-back"),
    };
    let Some((best, rest)) = advice.options.split_first() else { return html! {} };
    let notation = best.offer.as_ref().map(|offer| offer.notation.as_str());
    html! {
        article.hint data-notation=[notation] {
            p.best { (reader.word("kit-hint-best")) " " strong { (words(best)) } }
            p { (chance(reader, best)) }
            @if !best.reasons.is_empty() { ul { @for reason in &best.reasons { li { (say(reason)) } } } }
            @if !rest.is_empty() {
                h3 { (reader.word("kit-hint-rest")) }
                ul.rest { @for advised in rest.iter().take(ALSO) { li { (words(advised)) ": " (percent(advised)) } } }
            }
            p.fine { (reader.say(&Phrase::new("kit-hint-basis").with("games", i64::from(advice.iterations)))) }
        }
    }
}

fn chance(reader: &Reader<'_>, advised: &Advised) -> String {
    reader.say(&Phrase::new("kit-hint-chance").with("chance", Arg::Verbatim(percent(advised))))
}

fn percent(advised: &Advised) -> String {
    format!("{:.0}\u{a0}%", f64::from(advised.chance) * 100.0)
}

/// A card, symbol or token with what it does, in the middle of a text.
pub(super) fn piece(reader: &Reader<'_>, game: &dyn Shelved, lens: &Lens) -> Markup {
    let say = |phrase: &Phrase| game.lexicon().say(reader.language, phrase, &table::words::Unnamed);
    html! {
        div.piece {
            div.lens-picture aria-hidden="true" { (lens.picture) }
            p { b { (say(&lens.title)) } " " (say(&lens.text)) }
        }
    }
}

/// A card, symbol or token, enlarged, with what it does and where to read on.
pub fn lens(reader: &Reader<'_>, game: &dyn Shelved, lens: &Lens) -> Markup {
    let say = |phrase: &Phrase| game.lexicon().say(reader.language, phrase, &table::words::Unnamed);
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
