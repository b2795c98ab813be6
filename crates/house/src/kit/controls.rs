//! What a reader may do about the game, beside playing it.

use std::time::Duration;

use drawing::{Markup, html};
use wording::{Arg, Phrase};

use super::icon::{Icon, icon};
use super::regions::say;
use super::{Draft, Reader, Sitter, SitterKind, Sitting};
use crate::records::journal::Stage;

/// Something that a button asks the house for: the last part of an address under the table's.
struct Ask {
    post: &'static str,
    /// The seat it is about, if that is not the reader's.
    about: Option<usize>,
    words: String,
    help: String,
    /// Whether the page asks once more before it is done.
    grave: bool,
    /// For how long the seat it is about must have been empty: until then it cannot be asked, and this says why.
    absence: Option<(Duration, String)>,
}

/// Take back, hint, hurry.
pub(super) fn controls(reader: &Reader<'_>, sitting: &Sitting<'_>) -> Markup {
    let controls = sitting.controls;
    if sitting.past || !is_on(controls.stage) {
        return html! {};
    }
    let playing = controls.stage == Stage::Playing;
    html! {
        @if controls.undo > 0 { (button(reader, "undo", Icon::Undo, "kit-undo", Some("U"))) }
        @if controls.undo > 1 { (button(reader, "undo-all", Icon::Restart, "kit-undo-all", None)) }
        @if playing && !sitting.options.is_empty() {
            (button(reader, "hint", Icon::Hint, "kit-hint", Some("H")))
        }
        @if controls.hurry && playing { (button(reader, "hurry", Icon::Hurry, "kit-hurry", None)) }
    }
}

pub(super) fn is_on(stage: Stage) -> bool {
    matches!(stage, Stage::Playing | Stage::Paused)
}

fn button(reader: &Reader<'_>, post: &str, picture: Icon, word: &'static str, key: Option<&str>) -> Markup {
    let words = reader.word(word);
    let help = reader.say(&Phrase::new(format!("{word}.help")));
    html! {
        button.control type="button" data-post=(post) title=(help) aria-keyshortcuts=[key] {
            (icon(picture)) span.words { (words) }
        }
    }
}

/// What was decided and can still be taken back, until it is confirmed.
pub(super) fn confirm(reader: &Reader<'_>, sitting: &Sitting<'_>, draft: &Draft) -> Markup {
    html! {
        div.draft {
            p role="status" { (reader.word("kit-draft")) " " strong { (say(reader, sitting, &draft.words)) } }
            button.go.confirm id="confirm" type="button" data-post="confirm" data-left=[draft.left] aria-keyshortcuts="Enter"
                title=(reader.word("kit-confirm.help")) {
                (icon(Icon::Check)) span.words { (reader.word("kit-confirm")) } span.count data-own {} kbd { "Enter" }
            }
        }
    }
}

/// What concerns the table, not the game: pause, leave, propose to end, concede, the host's rights.
pub(super) fn menu(reader: &Reader<'_>, sitting: &Sitting<'_>) -> Markup {
    if sitting.past || !is_on(sitting.controls.stage) {
        return html! {};
    }
    let asks = asks(reader, sitting);
    let shares = &sitting.controls.shares;
    if asks.is_empty() && shares.is_empty() {
        return html! {};
    }
    html! {
        details.menu id="menu-table" {
            summary.control title=(reader.word("kit-menu")) { (icon(Icon::Menu)) span.words { (reader.word("kit-menu")) } }
            div.sheet {
                @for seat in shares {
                    @let name = sitting.people.get(seat.index()).map(|sitter| sitter.name.clone()).unwrap_or_default();
                    a.ask href={ "?seat=" (seat.index()) } data-seat=(seat.index()) data-name=(name) {
                        b { (reader.say(&Phrase::new("kit-look-as").with("name", Arg::Verbatim(name.clone())))) }
                    }
                }
                @for ask in asks {
                    @let absence = ask.absence.as_ref().map(|(time, _)| time.as_millis());
                    button.ask type="button" data-post=(ask.post) data-about=[ask.about] data-absence=[absence]
                        disabled[absence.is_some()] data-grave=[ask.grave.then_some(&ask.help)] {
                        b { (ask.words) } span.help { (ask.help) }
                        @if let Some((_, why)) = &ask.absence { span.why { (why) } }
                    }
                }
            }
        }
    }
}

/// What applies to this reader now.
fn asks(reader: &Reader<'_>, sitting: &Sitting<'_>) -> Vec<Ask> {
    let controls = sitting.controls;
    let plain = |post: &'static str, word: &'static str| Ask {
        post,
        about: None,
        words: reader.word(word),
        help: reader.say(&Phrase::new(format!("{word}.help"))),
        grave: false,
        absence: None,
    };
    let grave = |post, word| Ask { grave: true, ..plain(post, word) };
    let seated = controls.seated && !controls.conceded;
    let mut asks = Vec::new();
    if controls.seated || controls.host || controls.shared {
        asks.push(match controls.stage {
            Stage::Paused => plain("resume", "kit-resume"),
            _ => plain("pause", "kit-pause"),
        });
    }
    if seated && controls.stood_in.is_some() {
        asks.push(plain("return", "kit-return"));
    } else if seated {
        asks.push(grave("leave", "kit-leave"));
    }
    if seated {
        asks.push(match (controls.agrees, controls.proposed) {
            (true, _) => plain("withdraw", "kit-withdraw"),
            (false, true) => grave("propose", "kit-agree"),
            (false, false) => plain("propose", "kit-propose"),
        });
        asks.push(grave("concede", "kit-concede"));
    }
    if controls.host {
        let absent = sitting.people.iter().enumerate().filter(|(_, sitter)| may_be_replaced(sitter));
        asks.extend(absent.map(|(seat, sitter)| replace(reader, seat, sitter, controls.absence)));
        asks.push(grave("cancel", "kit-cancel"));
    }
    asks
}

fn may_be_replaced(sitter: &Sitter) -> bool {
    sitter.kind == SitterKind::Person { stand_in: false } && !sitter.you
}

/// Who is here is known to the page alone: it lets the button be pressed once somebody has been away for long.
fn replace(reader: &Reader<'_>, seat: usize, sitter: &Sitter, absence: Duration) -> Ask {
    let words = Phrase::new("kit-replace").with("name", Arg::Verbatim(sitter.name.clone()));
    let help = reader.word("kit-replace.help");
    let minutes = absence.as_secs() / 60;
    let (why, count) =
        if minutes < 60 { ("kit-replace-minutes", minutes) } else { ("kit-replace-hours", minutes / 60) };
    let why = reader.say(&Phrase::new(why).with("count", count as usize));
    Ask {
        post: "replace",
        about: Some(seat),
        words: reader.say(&words),
        help,
        grave: true,
        absence: Some((absence, why)),
    }
}
