//! Following an invitation.

use maud::{Markup, html};
use wording::{Arg, Phrase, Unnamed};

use super::forms::{Input, input, notice, once};
use super::terms::{host_name, terms};
use super::{frame, occupant_name, title_of};
use crate::kit::Reader;
use crate::records::ids::Invitation;
use crate::records::journal::{Occupant, Stage};
use crate::records::naming::MAX_NAME;
use crate::table::Looked;

/// What the page shows.
pub struct JoinPage<'a> {
    /// The table.
    pub looked: &'a Looked,
    /// What invites to it.
    pub invitation: &'a Invitation,
    /// The seat that is kept for the reader.
    pub seat: Option<usize>,
    /// The name to sit down by.
    pub name: &'a str,
    /// Why the house has just refused something.
    pub refused: Option<&'a str>,
}

/// The page.
pub fn join(reader: &Reader<'_>, page: &JoinPage<'_>) -> Markup {
    let looked = page.looked;
    let game = shelf::game(&looked.record.game).map(|game| title_of(reader, game)).unwrap_or_default();
    let title = reader.say(&Phrase::new("join-title").with("game", Arg::Verbatim(game)));
    let seats = || looked.seats.iter().enumerate();
    let free = seats().any(|(_, seat)| seat.occupant == Occupant::Nobody);
    let body = html! {
        div.joining {
            h1 { (title) }
            (notice(reader, page.refused, None))
            @if let Some(host) = host_name(looked) {
                p.lead { (reader.say(&Phrase::new("join-by").with("name", Arg::Verbatim(host.to_owned())))) }
            }
            @if let Ok(game) = shelf::game(&looked.record.game) {
                p { (game.lexicon().say(reader.language, &game.about(), &Unnamed)) }
            }
            h2 { (reader.word("gathering-seats")) }
            ol.sitters {
                @for (i, seat) in seats() {
                    li { (occupant_name(reader, i, &seat.occupant).unwrap_or_else(|| reader.word("list-free"))) }
                }
            }
            @if looked.stage == Stage::Gathering && free {
                (sit(reader, page))
                h2 { (reader.word("terms-title")) }
                (terms(reader, looked))
            } @else if looked.stage == Stage::Stopped && !looked.begun {
                p.note role="alert" { (reader.word("denied-invitation-cancelled")) }
                p { a.button.go href=(reader.to("/")) { (reader.word("cancelled-to-lobby")) } }
            } @else {
                p.note { (reader.word(missed(looked.stage))) }
                p { a.button.go href=(reader.to(&format!("/tables/{}", looked.record.id))) { (reader.word("join-watch")) } }
            }
        }
    };
    frame(reader, &title, None, &body)
}

/// Why there is no seat for somebody who comes late.
const fn missed(stage: Stage) -> &'static str {
    match stage {
        Stage::Gathering => "join-full",
        Stage::Playing | Stage::Paused => "join-begun",
        Stage::Finished | Stage::Stopped => "join-over",
    }
}

fn sit(reader: &Reader<'_>, page: &JoinPage<'_>) -> Markup {
    html! {
        form.sheet-form method="post" action=(reader.to(&format!("/join/{}", page.invitation))) {
            (once())
            @if let Some(seat) = page.seat { input type="hidden" name="seat" value=(seat); }
            (input(&Input {
                id: "join-name",
                name: "name",
                value: page.name,
                label: &reader.word("gathering-name"),
                help: Some(&reader.word("join-name-help")),
                autocomplete: Some("nickname"),
                most: Some(MAX_NAME),
                required: true,
                ..Input::default()
            }))
            p.next { button.go type="submit" { (reader.word("join-sit")) } }
        }
    }
}
