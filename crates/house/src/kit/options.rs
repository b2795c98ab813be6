//! What can be chosen: a list, in groups where there are many, with what can be done meanwhile and what cannot.

use drawing::{Key, Markup, html};
use table::RuleId;
use wording::{Language, Phrase};

use super::icon::{Icon, icon};
use super::regions::{rule_at, say};
use super::{Choice, Finality, Reader, Sitting, controls};
use crate::records::journal::Stage;

/// From so many options on, those of one part are one line, and those who read the table in words are offered to look
/// for one.
const MANY: usize = 10;

/// More lines than this are not seen at once: they are folded under their headings.
const FEW: usize = 20;

/// An option of more letters than this is a long one.
const LONG: usize = 64;

/// What can be chosen, in order, with the key that chooses it; or what was chosen and waits to be confirmed.
pub(super) fn options(reader: &Reader<'_>, sitting: &Sitting<'_>) -> Markup {
    if sitting.past {
        return html! {};
    }
    let in_words = reader.in_words() || !sitting.game.is_drawn();
    html! {
        @if let Some(draft) = &sitting.controls.draft { (controls::confirm(reader, sitting, draft)) }
        @if in_words && are_many(sitting) { (find(reader)) }
        @let folded = is_folded(sitting.options);
        @for (heading, choices) in groups(sitting.options) { (group(reader, sitting, heading, choices, folded)) }
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

/// Lines of a list: where there are many, options of one part that follow each other are one.
fn lines(choices: &[Choice], many: bool) -> Vec<&[Choice]> {
    choices.chunk_by(|one, next| many && one.part.is_some() && one.part == next.part).collect()
}

/// Whether there are so many options that nobody looks at them one by one.
fn are_many(sitting: &Sitting<'_>) -> bool {
    sitting.options.len() >= MANY
}

/// Whether there are more lines than one sees at once, and headings to fold them under.
fn is_folded(options: &[Choice]) -> bool {
    let groups: Vec<_> = groups(options).collect();
    groups.len() > 1 && groups.iter().map(|(_, choices)| lines(choices, true).len()).sum::<usize>() > FEW
}

fn group(
    reader: &Reader<'_>,
    sitting: &Sitting<'_>,
    heading: Option<&Phrase>,
    choices: &[Choice],
    folded: bool,
) -> Markup {
    // Told apart by its first option, so that it stays the same element while others come and go.
    let slot = format!("group-{}", choices[0].notation);
    match heading.map(|heading| say(reader, sitting, heading)) {
        Some(heading) if folded => html! {
            details.option-group data-slot=(slot) {
                (summary(&heading, lines(choices, are_many(sitting)).len()))
                (list(reader, sitting, &heading, choices))
            }
        },
        Some(heading) => html! {
            section.option-group data-slot=(slot) { h2 { (heading) } (list(reader, sitting, &heading, choices)) }
        },
        None => list(reader, sitting, &reader.word("kit-options"), choices),
    }
}

/// A line that opens to more lines, with their number.
fn summary(words: &str, count: usize) -> Markup {
    html! { summary.opens { kbd data-own {} span.words { (words) } span.count { (count) } } }
}

/// Lines of a group; of very many the rest is one more line to open.
fn list(reader: &Reader<'_>, sitting: &Sitting<'_>, label: &str, choices: &[Choice]) -> Markup {
    let lines = lines(choices, are_many(sitting));
    let (first, rest) = lines.split_at(if lines.len() > FEW { FEW } else { lines.len() });
    html! {
        ol.options aria-label=(label) {
            @for choices in first { (line(reader, sitting, choices)) }
            @if let Some(next) = rest.first() {
                li.wide-line {
                    details.more data-slot={ "more-" (next[0].notation) } {
                        (summary(&reader.word("kit-more"), rest.len()))
                        ol.options aria-label=(label) { @for choices in rest { (line(reader, sitting, choices)) } }
                    }
                }
            }
        }
    }
}

/// Whether an option says so much that it has the whole width of the list: in a column it would be higher than the list.
fn is_long(reader: &Reader<'_>, sitting: &Sitting<'_>, choice: &Choice) -> bool {
    say(reader, sitting, &choice.words).chars().count() > LONG
}

/// An option, or several of one part.
fn line(reader: &Reader<'_>, sitting: &Sitting<'_>, choices: &[Choice]) -> Markup {
    match (choices, choices.first().and_then(|choice| choice.part.as_ref())) {
        ([_, _, ..], Some(part)) => {
            let words = say(reader, sitting, part);
            html! {
                li {
                    details.part data-slot={ "part-" (choices[0].notation) } {
                        (summary(&words, choices.len()))
                        ol.options aria-label=(words) {
                            @for choice in choices { li { (option(reader, sitting, choice)) } }
                        }
                    }
                }
            }
        }
        _ => {
            html! { @for choice in choices { li.wide-line[is_long(reader, sitting, choice)] { (option(reader, sitting, choice)) } } }
        }
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
    html! {
        button.option.plain[choice.declines] type="button" data-number=(choice.number) data-notation=(choice.notation)
            data-keys=(listed(&choice.keys)) data-points=[(!choice.points.is_empty()).then(|| listed(&choice.points))]
            data-gathers=[choice.gathers.then_some("")] data-finality=(choice.finality.key()) {
            // The page numbers what is seen.
            kbd data-own {}
            (worded(reader, sitting, choice))
        }
    }
}

fn listed(keys: &[Key]) -> String {
    keys.iter().map(Key::as_str).collect::<Vec<_>>().join(" ")
}

/// What an option says, and whether it can be taken back.
fn worded(reader: &Reader<'_>, sitting: &Sitting<'_>, choice: &Choice) -> Markup {
    // What can be undone has an arrow; what cannot needs no mark that could be taken for a locked door.
    let (mark, words) = match choice.finality {
        Finality::Free => (Some(Icon::Undo), "kit-finality-free"),
        Finality::Held => (Some(Icon::Undo), "kit-finality-held"),
        Finality::Final => (None, "kit-finality-final"),
    };
    let finality = reader.word(words);
    html! {
        span.words { (say(reader, sitting, &choice.words)) }
        span.finality title=(finality) { @if let Some(mark) = mark { (icon(mark)) } span.unseen { (finality) } }
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
