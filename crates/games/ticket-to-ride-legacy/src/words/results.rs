//! Results: what comes of cards and chance for the player whose view it is, and when that is.

use table::Seat;
use wording::{Outcome, Phrase};

use super::nouns::by;
use super::story;
use crate::event::Event;
use crate::view::{Phase, View};

/// The result that an event is for these eyes.
pub(super) fn of(event: &Event, after: &View) -> Option<Outcome> {
    let own = |seat: Seat| after.seat == Some(seat);
    let line = || story::of(event, after);
    match *event {
        Event::EventTurned(_) | Event::Ranked { .. } | Event::AreaOpened(_) => Some(Outcome::even(line())),
        Event::Drew { seat, .. } | Event::TicketsDrawn { seat, .. } | Event::Revealed { seat, .. } if own(seat) => {
            Some(Outcome::even(line()))
        }
        Event::Paid { seat, .. } | Event::Surcharged { seat, .. } | Event::GaveUp { seat, .. } if own(seat) => {
            Some(Outcome::bad(line()))
        }
        Event::Gained { seat, .. }
        | Event::StashTaken { seat, .. }
        | Event::OreTaken { seat, .. }
        | Event::CargoTaken { seat, .. }
        | Event::CattleTaken { seat, .. }
        | Event::SpikeDriven { seat, .. }
        | Event::VaultItem { seat, .. }
        | Event::PostcardTaken { seat, .. }
        | Event::PostcardFulfilled { seat, .. }
            if own(seat) =>
        {
            Some(Outcome::good(line()))
        }
        _ => None,
    }
}

/// When in the game a moment is: whose turn, and whether it is one of the last.
pub(super) fn occasion(view: &View) -> Phrase {
    match (view.phase, view.turn) {
        (Phase::Over, _) => Phrase::new("occasion-over"),
        (Phase::StartTickets, _) => Phrase::new("occasion-start").with("year", year(view)),
        (_, None) if has_ended(view) => Phrase::new("occasion-ending").with("year", year(view)),
        (_, None) => Phrase::new("occasion-setup").with("year", year(view)),
        (_, Some(seat)) if view.turns_left.is_some() => by("occasion-last-turns", seat).with("year", year(view)),
        (_, Some(seat)) => by("occasion-turn", seat).with("year", year(view)),
    }
}

/// Whether the last turn is over: the steps after the game are being carried out.
fn has_ended(view: &View) -> bool {
    view.turns_left.is_some() || view.players.iter().any(|player| player.slip.is_some())
}

/// A year is not counted.
fn year(view: &View) -> wording::Arg {
    wording::Arg::Verbatim(view.year.to_string())
}

/// There are no rounds: the story is divided where the last turns begin.
pub(super) fn opens(event: &Event) -> Option<Phrase> {
    match event {
        Event::LastTurns { .. } => Some(Phrase::new("occasion-last")),
        _ => None,
    }
}
