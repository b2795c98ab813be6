//! Results: what comes of cards and chance for the player whose view it is, and when that is.

use table::Seat;
use wording::{Outcome, Phrase};

use super::nouns::{by, city, who, yes};
use super::story;
use crate::event::Event;
use crate::view::View;

/// The result that an event is for these eyes.
pub(super) fn of(event: &Event, after: &View) -> Option<Outcome> {
    let own = |seat: Seat| after.seat == Some(seat);
    let line = || story::of(event, after);
    match *event {
        Event::SamTurned(_) | Event::EndTriggered(_) => Some(Outcome::even(line())),
        Event::Drew { seat, .. } if own(seat) => Some(Outcome::even(line())),
        Event::ObjectiveTaken { seat, .. } | Event::HandShown { seat, .. } if own(seat) => Some(Outcome::even(line())),
        Event::FeePaid { to: Some(seat), .. } if own(seat) => Some(Outcome::good(line())),
        Event::FeePaid { seat, .. } if own(seat) => Some(Outcome::bad(line())),
        Event::Gained(seat, _)
        | Event::Certified { seat, .. }
        | Event::Delivered { seat, .. }
        | Event::Linked(seat, _)
        | Event::HazardRemoved { seat, .. }
        | Event::BanditCaptured { seat, .. }
        | Event::TokenGained(seat)
            if own(seat) =>
        {
            Some(Outcome::good(line()))
        }
        _ => None,
    }
}

/// That the game is over, and who has won: a tie with Sam is his (GWT-SOLO-25).
pub(super) fn over(view: &View) -> Phrase {
    let table = &view.table;
    let winners: Vec<Phrase> =
        view.standing.iter().flat_map(|standing| standing.winners()).map(|seat| who(table, seat)).collect();
    let lost_by_tie =
        view.standing.as_ref().is_some_and(|standing| table.sam.is_some() && super::account::has_tie(standing));
    Phrase::new("over").with("winners", winners).with("tie", yes(lost_by_tie))
}

/// When in the game a moment is: whose turn, and whether it is one of the last.
pub(super) fn occasion(view: &View) -> Phrase {
    let table = &view.table;
    match table.asked {
        None => Phrase::new("occasion-over"),
        Some(_) if table.is_ending() => by("occasion-last-turns", table, table.turn),
        Some(_) => by("occasion-turn", table, table.turn),
    }
}

/// There are no rounds: the story is divided where herds are delivered.
pub(super) fn opens(event: &Event) -> Option<Phrase> {
    match *event {
        Event::Delivered { city: to, extraordinary: false, .. } => Some(city(to)),
        _ => None,
    }
}
