//! What can be chosen: a list, in groups where there are many, with what can be done meanwhile and what cannot.

use table::RuleId;
use table::drawn::{Markup, html};
use table::words::{Language, Phrase};

use super::icon::{Icon, icon};
use super::regions::{rule_at, say};
use super::{Choice, Finality, Reader, Sitting, controls};
use crate::journal::Stage;

/// From so many options on, those who read the table in words are offered to look for one.
const MANY: usize = 10;

/// What can be chosen, in order, with the key that chooses it; or what was chosen and waits to be confirmed.
pub(super) fn options(reader: &Reader<'_>, sitting: &Sitting<'_>) -> Markup {
    if sitting.past {
        return html! {};
    }
    let in_words = reader.in_words() || !sitting.game.is_drawn();
    html! {
        @if let Some(draft) = &sitting.controls.draft { (controls::confirm(reader, sitting, draft)) }
        @if in_words && sitting.options.len() >= MANY { (find(reader)) }
        @for (heading, choices) in groups(sitting.options) { (group(reader, sitting, heading, choices)) }
        @if in_words && waits(sitting) { p.idle { (reader.word("kit-idle")) } }
        (asides(reader, sitting))
        @if in_words { (refusals(reader, sitting)) }
    }
}

/// Whether the reader plays and has nothing to decide now.
fn waits(sitting: &Sitting<'_>) -> bool {
    let controls = sitting.controls;
    controls.seated && controls.stage == Stage::Playing && controls.draft.is_none() && sitting.options.is_empty()
}

/// Where one types to see only what one looks for.
fn find(reader: &Reader<'_>) -> Markup {
    let words = reader.word("kit-find");
    html! {
        p.find id="find" {
            input id="find-option" type="search" autocomplete="off" placeholder=(words) aria-label=(words)
                aria-keyshortcuts="/";
            span.found id="found" role="status" data-own {}
        }
    }
}

/// Options that follow each other under the same heading.
fn groups(options: &[Choice]) -> impl Iterator<Item = (Option<&Phrase>, &[Choice])> {
    options.chunk_by(|one, next| one.group == next.group).map(|choices| (choices[0].group.as_ref(), choices))
}

fn group(reader: &Reader<'_>, sitting: &Sitting<'_>, heading: Option<&Phrase>, choices: &[Choice]) -> Markup {
    let list = |label: &str| {
        html! { ol.options aria-label=(label) { @for choice in choices { li { (option(reader, sitting, choice)) } } } }
    };
    match heading.map(|heading| say(reader, sitting, heading)) {
        // Told apart by its first option, so that it stays the same element while others come and go.
        Some(heading) => html! {
            section.option-group data-slot={ "group-" (choices[0].notation) } { h3 { (heading) } (list(&heading)) }
        },
        None => list(&reader.word("kit-options")),
    }
}

/// What the reader may do although others are waited for: out of the way, and reached by no number.
fn asides(reader: &Reader<'_>, sitting: &Sitting<'_>) -> Markup {
    html! {
        @if !sitting.asides.is_empty() {
            details.asides id="asides" {
                summary { (icon(Icon::Plus)) span { (reader.word("kit-asides")) } }
                p.fine { (reader.word("kit-asides.help")) }
                ol { @for choice in sitting.asides { li { (aside(reader, sitting, choice)) } } }
            }
        }
    }
}

fn aside(reader: &Reader<'_>, sitting: &Sitting<'_>, choice: &Choice) -> Markup {
    html! {
        button.option.aside type="button" data-notation=(choice.notation) data-finality=(choice.finality.key()) {
            (worded(reader, sitting, choice))
        }
    }
}

fn option(reader: &Reader<'_>, sitting: &Sitting<'_>, choice: &Choice) -> Markup {
    let keys: Vec<&str> = choice.keys.iter().map(|key| key.as_str()).collect();
    html! {
        button.option type="button" data-number=(choice.number) data-notation=(choice.notation)
            data-keys=(keys.join(" ")) data-finality=(choice.finality.key()) {
            // Keys reach from 1 to 9; what comes after is reached by the arrows.
            @if choice.number <= 9 { kbd { (choice.number) } } @else { span.no-key {} }
            (worded(reader, sitting, choice))
        }
    }
}

/// What an option says, and whether it can be taken back.
fn worded(reader: &Reader<'_>, sitting: &Sitting<'_>, choice: &Choice) -> Markup {
    let (mark, words) = match choice.finality {
        Finality::Free => (Icon::Undo, "kit-finality-free"),
        Finality::Held => (Icon::Hourglass, "kit-finality-held"),
        Finality::Final => (Icon::Lock, "kit-finality-final"),
    };
    let finality = reader.word(words);
    html! {
        span.words { (say(reader, sitting, &choice.words)) }
        span.finality title=(finality) { (icon(mark)) span.unseen { (finality) } }
    }
}

/// A reason, its rule, and everything it forbids.
struct Reason {
    why: String,
    rule: RuleId,
    forbids: Vec<String>,
}

/// Where there is no board to try things on, the list says what cannot be done and why.
fn refusals(reader: &Reader<'_>, sitting: &Sitting<'_>) -> Markup {
    let reasons = reasons(reader, sitting);
    html! {
        @if !reasons.is_empty() {
            details.refusals id="refusals" {
                summary { (reader.word("kit-refusals")) }
                dl {
                    @for reason in reasons {
                        dt {
                            (reason.why) " "
                            a href=(rule_at(reader, sitting, reason.rule)) target="_blank"
                                title=[title(sitting, reason.rule, reader.language)] {
                                (reader.word("page-rule")) " " span.rule-id { (reason.rule) }
                            }
                        }
                        @for what in reason.forbids { dd { (what) } }
                    }
                }
            }
        }
    }
}

fn reasons(reader: &Reader<'_>, sitting: &Sitting<'_>) -> Vec<Reason> {
    let mut reasons: Vec<Reason> = Vec::new();
    for vain in sitting.vain {
        let why = say(reader, sitting, &sitting.game.refusal(&vain.refusal));
        let forbidden = say(reader, sitting, &vain.words);
        let rule = vain.refusal.rule;
        match reasons.iter_mut().find(|reason| reason.why == why && reason.rule == rule) {
            Some(reason) if reason.forbids.contains(&forbidden) => {}
            Some(reason) => reason.forbids.push(forbidden),
            None => reasons.push(Reason { why, rule, forbids: vec![forbidden] }),
        }
    }
    reasons
}

/// The title of a rule.
fn title(sitting: &Sitting<'_>, rule: RuleId, language: Language) -> Option<&'static str> {
    sitting.game.rules().iter().find(|one| one.id == rule).map(|rule| rule.title(language))
}

impl Finality {
    /// Its name in a page.
    pub const fn key(self) -> &'static str {
        match self {
            Finality::Free => "free",
            Finality::Held => "held",
            Finality::Final => "final",
        }
    }
}
