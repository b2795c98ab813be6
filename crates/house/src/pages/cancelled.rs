//! A table that was given up before its game began.

use maud::{Markup, html};
use wording::{Arg, Phrase};

use super::terms::host_name;
use super::{frame, title_of};
use crate::kit::Reader;
use crate::records::journal::Stop;
use crate::table::Looked;

/// Says what became of it, and where to go from here.
pub fn cancelled(reader: &Reader<'_>, looked: &Looked) -> Markup {
    let game = shelf::game(&looked.record.game).ok();
    let named = game.map(|game| title_of(reader, game)).unwrap_or_default();
    let title = reader.say(&Phrase::new("cancelled-title").with("game", Arg::Verbatim(named)));
    let why = match (looked.stopped, host_name(looked)) {
        (Some(Stop::Abandoned), _) => reader.word("cancelled-abandoned"),
        (_, Some(host)) => reader.say(&Phrase::new("cancelled-by").with("name", Arg::Verbatim(host.to_owned()))),
        (_, None) => reader.word("cancelled-by-host"),
    };
    let body = html! {
        div.cancelled {
            h1 { (title) }
            p.lead role="status" { (why) }
            p.next {
                a.button.go href=(reader.to("/")) { (reader.word("cancelled-to-lobby")) }
                @if let Some(game) = game {
                    a.button href=(reader.to(&format!("/host/{}", game.name()))) { (reader.word("lobby-host")) }
                }
            }
        }
    };
    frame(reader, &title, None, &body)
}
