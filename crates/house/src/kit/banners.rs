//! What concerns the reader though it is not a decision of the game: somebody paused it, proposes to end it, or a bot plays
//! in the reader's seat. Each says who and what, and offers what can be done about it.

use drawing::{Markup, html};
use wording::{Arg, Phrase};

use super::controls::is_on;
use super::{Reader, Sitter, SitterKind, Sitting};
use crate::records::journal::{Stage, StandIn};

/// All of them; nothing when all is well.
pub(super) fn banners(reader: &Reader<'_>, sitting: &Sitting<'_>) -> Markup {
    if sitting.past || !is_on(sitting.controls.stage) {
        return html! {};
    }
    html! {
        (paused(reader, sitting))
        (stood_in(reader, sitting))
        (proposal(reader, sitting))
    }
}

/// A banner: what is said, and the buttons.
fn banner(key: &str, words: &str, buttons: &Markup) -> Markup {
    html! {
        div.banner.matter id={ "matter-" (key) } role="status" { p { (words) } (buttons) }
    }
}

fn button(reader: &Reader<'_>, post: &str, word: &'static str, main: bool) -> Markup {
    html! { button .go[main] type="button" data-post=(post) { (reader.word(word)) } }
}

fn paused(reader: &Reader<'_>, sitting: &Sitting<'_>) -> Markup {
    let controls = sitting.controls;
    if controls.stage != Stage::Paused {
        return html! {};
    }
    let words = match &controls.paused_by {
        Some(name) => reader.say(&Phrase::new("kit-paused-by").with("name", Arg::Verbatim(name.clone()))),
        None => reader.word("kit-paused"),
    };
    let may = controls.seated || controls.shared;
    banner("paused", &words, &html! { @if may { (button(reader, "resume", "kit-banner-resume", true)) } })
}

fn stood_in(reader: &Reader<'_>, sitting: &Sitting<'_>) -> Markup {
    let controls = sitting.controls;
    let Some(why) = controls.stood_in.filter(|_| controls.seated && !controls.conceded) else { return html! {} };
    let word = match why {
        StandIn::Time => "kit-stood-in-time",
        StandIn::Absent => "kit-stood-in-absent",
        StandIn::Left => "kit-stood-in-left",
    };
    banner("stood-in", &reader.word(word), &button(reader, "return", "kit-banner-return", true))
}

/// Who proposes to end the game, told to those who are asked; and whom it waits for, told to whoever has agreed.
fn proposal(reader: &Reader<'_>, sitting: &Sitting<'_>) -> Markup {
    let controls = sitting.controls;
    if !controls.proposed {
        return html! {};
    }
    let named = |wanted: &dyn Fn(&Sitter) -> bool| {
        let names: Vec<&str> =
            sitting.people.iter().filter(|sitter| wanted(sitter)).map(|sitter| sitter.name.as_str()).collect();
        Arg::Verbatim(names.join(", "))
    };
    if controls.agrees {
        let open = |sitter: &Sitter| {
            matches!(sitter.kind, SitterKind::Person { .. }) && !sitter.agrees && !sitter.conceded && !sitter.you
        };
        let words = reader.say(&Phrase::new("kit-proposal-waits").with("names", named(&open)));
        return banner("proposal", &words, &button(reader, "withdraw", "kit-withdraw", false));
    }
    let words = reader.say(&Phrase::new("kit-proposal").with("names", named(&|sitter| sitter.agrees)));
    let asked = controls.seated && !controls.conceded;
    let buttons = html! {
        @if asked {
            (button(reader, "propose", "kit-proposal-agree", false))
            (button(reader, "decline", "kit-proposal-decline", true))
        }
    };
    banner("proposal", &words, &buttons)
}
