//! Results: what comes of cards and chance for the player whose sheet it is, when that is, and what a round brought.

use table::Seat;
use wording::{Arg, Outcome, Phrase};

use super::nouns::{card, number, space as noun, yes};
use super::story;
use crate::cards::Card;
use crate::data::{Character, ROUNDS};
use crate::event::{Deed, Event};
use crate::space::Space;
use crate::view::{Phase, PlayerView, View};

/// The result that an event is for these eyes.
pub(super) fn of(event: &Event, after: &View) -> Option<Outcome> {
    let line = || story::of(event, after);
    let own = |seat: Seat| after.seat == Some(seat);
    match event {
        &Event::Did { seat, ref deed, .. } if own(seat) => did(deed, line),
        &Event::BankPaid { seat, .. } | &Event::ObjectiveScored { seat, .. } if own(seat) => {
            Some(Outcome::good(line()))
        }
        &Event::HandPaid { seat, cash, stars, .. } if own(seat) => Some(Outcome::told(cash + stars > 0, line())),
        &Event::Worked { seat, gold, cash } if own(seat) && gold + cash > 0 => Some(Outcome::good(line())),
        &Event::MarshalDrew { seat, .. } if own(seat) => Some(Outcome::even(line())),
        &Event::Arrested { seat, .. } if own(seat) => Some(Outcome::bad(line())),
        &Event::SheriffRevealed { card } => Some(sheriff(after, card).unwrap_or_else(|| Outcome::even(line()))),
        Event::LineupReplaced { .. } => Some(Outcome::even(line())),
        _ => None,
    }
}

/// What somebody's own deed brought.
fn did(deed: &Deed, line: impl FnOnce() -> Phrase) -> Option<Outcome> {
    match *deed {
        Deed::Robbed { space, card, weapon, success } => {
            Some(Outcome::told(success, robbed(space, card, weapon, success)))
        }
        Deed::Bailed { .. }
        | Deed::Gained(_)
        | Deed::OfficeRewarded { .. }
        | Deed::Took(_)
        | Deed::BonusGained { .. } => Some(Outcome::good(line())),
        Deed::Peeked { .. } => Some(Outcome::even(line())),
        Deed::BonusLost(_) => Some(Outcome::bad(line())),
        _ => None,
    }
}

/// The target, the sum and what it stood against.
fn robbed(space: Space, card: Card, weapon: u8, success: bool) -> Phrase {
    Phrase::new("result-robbed")
        .with("space", noun(space))
        .with("success", yes(success))
        .with("weapon", weapon)
        .with("sum", number(u16::from(card.value() + weapon)))
        .with("needed", number(space.value().unwrap_or(0).into()))
}

/// The sheriff card against one's own wanted posters; nothing for those who have no sheet.
fn sheriff(after: &View, turned: Card) -> Option<Outcome> {
    let own = after.player(after.seat?)?;
    let how = match own.running.as_ref().is_some_and(|running| running.bribed) {
        true => "bribed",
        false if own.wanted > turned.value() && own.character == Some(Character::Marshal) && own.uses > 0 => "marshal",
        false if own.wanted > turned.value() => "caught",
        false => "safe",
    };
    let words =
        Phrase::new("result-sheriff").with("card", card(turned)).with("wanted", own.wanted).with("how", Arg::Key(how));
    Some(match how {
        "marshal" => Outcome::even(words),
        how => Outcome::told(how != "caught", words),
    })
}

/// When in the game a moment is.
pub(super) fn occasion(view: &View) -> Phrase {
    let id = match view.phase {
        Phase::Over => return Phrase::new("occasion-over"),
        Phase::Mayor | Phase::Turn if view.turn > 0 => "occasion-turn",
        Phase::Cheat => "occasion-poker",
        Phase::Evening => "occasion-evening",
        Phase::Bribe | Phase::Arrest => "occasion-sheriff",
        Phase::Unfolding if view.turn > 0 => "occasion-turn",
        Phase::Mayor | Phase::Turn | Phase::Unfolding => "occasion-round",
    };
    Phrase::new(id).with("round", view.round).with("turn", view.turn)
}

fn round(number: u8) -> Phrase {
    Phrase::new("occasion-round").with("round", number)
}

/// The round that an event begins.
pub(super) fn opens(event: &Event) -> Option<Phrase> {
    match event {
        Event::RoundBegan { round: number } => Some(round(*number)),
        _ => None,
    }
}

/// A round is over when the next one begins, the last one with the game.
pub(super) fn closes(event: &Event) -> Option<Phrase> {
    match event {
        Event::RoundBegan { round: number } if *number > 1 => Some(round(number - 1)),
        Event::Ended => Some(round(ROUNDS)),
        _ => None,
    }
}

/// What a round brought a player.
pub(super) fn brought(before: &View, after: &View, seat: Seat) -> Option<Phrase> {
    let (was, is) = (before.player(seat)?, after.player(seat)?);
    let change = |id: &'static str, count: fn(&PlayerView) -> i32| {
        let by = count(is) - count(was);
        let sign = Arg::Key(if by < 0 { "less" } else { "more" });
        (by != 0).then(|| Phrase::new(id).with("count", by.abs()).with("sign", sign))
    };
    let changes = [
        change("change-points", |player| player.points),
        change("change-cash", |player| player.cash.into()),
        change("change-gold", |player| player.gold.into()),
        change("change-stars", |player| player.stars.into()),
        change("change-wanted", |player| player.wanted.into()),
    ];
    let things: Vec<Phrase> = changes.into_iter().flatten().collect();
    Some(Phrase::new("brought").with("things", things))
}
