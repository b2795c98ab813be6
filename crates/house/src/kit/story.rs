//! The story of a game, and what people say beside it.

use drawing::{Markup, html};
use wording::{Arg, Luck, Phrase};

use super::icon::{Icon, icon};
use super::{LogLine, Reader, Tally};
use crate::records::journal::{Remark, Remarked};

/// A line of the story; it leads to its moment.
pub fn log_line(reader: &Reader<'_>, line: &LogLine) -> Markup {
    html! {
        li class={ "line" @if let Some(by) = line.by { " by-" (by.index()) } } id={ "line-" (line.number) } data-opens=[line.opens.as_deref()] {
            @if let Some(round) = &line.opens { b.opens { (round) } }
            a href={ "?move=" (line.number) } data-moment=(line.number) { (line.words) }
            @if let Some(tally) = &line.tally { (brought(reader, tally)) }
        }
    }
}

/// What a round brought everybody.
fn brought(reader: &Reader<'_>, tally: &Tally) -> Markup {
    html! {
        div.tally {
            b { (reader.say(&Phrase::new("kit-tally").with("round", Arg::Verbatim(tally.round.clone())))) }
            ul { @for (who, what) in &tally.brought { li { b { (who) } " " span { (what) } } } }
        }
    }
}

/// What a step is worth seeing for before play goes on: a result, what a round brought, or nothing.
pub fn result(reader: &Reader<'_>, outcome: Option<(Luck, String)>, line: &LogLine) -> Option<Markup> {
    if outcome.is_none() && line.tally.is_none() {
        return None;
    }
    Some(html! {
        @if let Some((luck, words)) = outcome {
            li class={ "result " (luck.key()) } {
                (icon(picture(luck))) span.unseen { (reader.word(spoken(luck))) " " } p { (words) }
            }
        }
        @if let Some(tally) = &line.tally { li.result.closes { (brought(reader, tally)) } }
    })
}

/// Colour alone says nothing.
const fn picture(luck: Luck) -> Icon {
    match luck {
        Luck::Good => Icon::Check,
        Luck::Bad => Icon::Close,
        Luck::Even => Icon::Die,
    }
}

const fn spoken(luck: Luck) -> &'static str {
    match luck {
        Luck::Good => "kit-luck-good",
        Luck::Bad => "kit-luck-bad",
        Luck::Even => "kit-luck-even",
    }
}

/// The whole story: the inside of the region `log`.
pub fn log(reader: &Reader<'_>, lines: &[LogLine]) -> Markup {
    html! { @for line in lines { (log_line(reader, line)) } }
}

/// Something that was said.
pub fn remark(reader: &Reader<'_>, remark: &Remark) -> Markup {
    match &remark.text {
        Remarked::Said(text) => said(reader, remark, text),
        Remarked::Notice(word) => notice(reader, remark, word),
    }
}

/// The house speaks: nobody can mute it.
fn notice(reader: &Reader<'_>, remark: &Remark, word: &'static str) -> Markup {
    let name = if remark.name.is_empty() { reader.word("kit-somebody") } else { remark.name.clone() };
    let words = reader.say(&Phrase::new(word).with("name", Arg::Verbatim(name)));
    html! {
        li.remark.notice id={ "said-" (remark.number) } data-about=(remark.name) {
            time data-at=(remark.at) data-own {}
            p { (words) }
        }
    }
}

fn said(reader: &Reader<'_>, remark: &Remark, text: &str) -> Markup {
    html! {
        li.remark id={ "said-" (remark.number) } data-name=(remark.name) {
            button.speaker type="button" data-mute=(remark.name) title=(reader.word("kit-mute")) {
                @if remark.name.is_empty() { (reader.word("kit-somebody")) } @else { (remark.name) }
            }
            time data-at=(remark.at) data-own {}
            p { (text) }
        }
    }
}
