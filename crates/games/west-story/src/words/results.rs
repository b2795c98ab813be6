//! Results: what comes of dice and decisions for the player whose view it is, when that is, and what a round brought.

use table::Seat;
use wording::{Arg, Outcome, Phrase};

use super::nouns::who;
use super::story;
use crate::data::{Gain, ROUNDS};
use crate::event::Event;
use crate::state::{Phase, Player};
use crate::view::View;

/// The result that an event is for these eyes.
pub(super) fn of(event: &Event, after: &View) -> Option<Outcome> {
    let own = |seat: Seat| after.seat == Some(seat);
    let line = || story::of(event, after);
    match *event {
        Event::Rolled { .. } | Event::ContestRevealed { .. } | Event::Revealed { .. } => Some(Outcome::even(line())),
        Event::Elected { seat, .. } if own(seat) => Some(Outcome::good(line())),
        Event::Elected { outgoing, .. } if own(outgoing) => Some(Outcome::bad(line())),
        Event::Elected { .. } => Some(Outcome::even(line())),
        Event::Produced { seat, gain, .. } if own(seat) && gain != Gain::NOTHING => Some(Outcome::good(line())),
        Event::Scored { seat, points, .. } if own(seat) => Some(Outcome::told(points > 0, line())),
        Event::ComboCow { seat }
        | Event::ComboThird { seat, .. }
        | Event::Overflowed { seat, .. }
        | Event::TokenTaken { seat }
        | Event::Grazed { seat, .. }
        | Event::Jailed { seat, .. }
        | Event::TrainRobbed { seat, .. }
        | Event::InterestPaid { seat, .. }
        | Event::Gift { to: seat, .. }
            if own(seat) =>
        {
            Some(Outcome::good(line()))
        }
        _ => None,
    }
}

/// When in the game a moment is.
pub(super) fn occasion(view: &View) -> Phrase {
    let table = &view.table;
    let phrase = |id: &'static str| Phrase::new(id).with("round", view.round).with("rounds", ROUNDS);
    match table.phase {
        Phase::Piles | Phase::StartCards => Phrase::new("occasion-start"),
        Phase::Town | Phase::Gifts => phrase("occasion-town"),
        Phase::Turn => phrase("occasion-turn").with("who", who(view, table.turn.seat)),
        Phase::Contest => phrase("occasion-contest"),
        Phase::Over => Phrase::new("occasion-over"),
    }
}

fn round(number: u8) -> Phrase {
    Phrase::new("occasion-round").with("round", number)
}

/// The round that an event begins.
pub(super) fn opens(event: &Event) -> Option<Phrase> {
    match *event {
        Event::RoundBegan { round: number } => Some(round(number)),
        _ => None,
    }
}

/// A round is over when the next one begins, the last one with the game.
pub(super) fn closes(event: &Event) -> Option<Phrase> {
    match *event {
        Event::RoundBegan { round: number } if number > 1 => Some(round(number - 1)),
        Event::Ended => Some(round(ROUNDS)),
        _ => None,
    }
}

/// What a round brought a player.
pub(super) fn brought(before: &View, after: &View, seat: Seat) -> Option<Phrase> {
    let (was, is) = (before.table.player(seat), after.table.player(seat));
    let change = |id: &'static str, count: fn(&Player) -> i32| {
        let by = count(is) - count(was);
        let sign = Arg::Key(if by < 0 { "less" } else { "more" });
        let thing = || Phrase::new(id).with("count", by.abs());
        (by != 0).then(|| Phrase::new("brought-thing").with("sign", sign).with("thing", thing()))
    };
    let changes = [
        change("points", |player| player.total.into()),
        change("hats", |player| player.hats.into()),
        change("coins", |player| player.coins.into()),
        change("cows", |player| player.cows.into()),
    ];
    let things: Vec<Phrase> = changes.into_iter().flatten().collect();
    Some(Phrase::new("brought").with("things", things))
}
