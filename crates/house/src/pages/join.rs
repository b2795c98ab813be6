//! Following an invitation.

use maud::{Markup, html};
use table::words::{Arg, Phrase};

use super::forms::{Input, input, notice, once};
use super::lists::clock;
use super::{frame, occupant_name, title_of};
use crate::ids::Invitation;
use crate::journal::{Occupant, Stage};
use crate::kit::Reader;
use crate::naming::MAX_NAME;
use crate::table::Looked;

/// What the page shows.
pub struct JoinPage<'a> {
    /// The table.
    pub looked: &'a Looked,
    /// What invites to it.
    pub invitation: &'a Invitation,
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
            @if let Some(clock) = clock(reader, looked.record.clock) { p.fine { (clock) } }
            h2 { (reader.word("gathering-seats")) }
            ol.sitters {
                @for (i, seat) in seats() {
                    li { (occupant_name(reader, i, &seat.occupant).unwrap_or_else(|| reader.word("list-free"))) }
                }
            }
            @if looked.stage == Stage::Gathering && free {
                (sit(reader, page))
            } @else {
                p { (reader.word(if looked.stage == Stage::Gathering { "denied-full" } else { "join-begun" })) }
                p { a.button.go href=(reader.to(&format!("/tables/{}", looked.record.id))) { (reader.word("join-watch")) } }
            }
        }
    };
    frame(reader, &title, None, &body)
}

fn sit(reader: &Reader<'_>, page: &JoinPage<'_>) -> Markup {
    html! {
        form.sheet-form method="post" action=(reader.to(&format!("/join/{}", page.invitation))) {
            (once())
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
