//! The things that sentences are about: who, where, which card, what loot.

use table::Seat;
use wording::{Arg, Phrase};

use crate::action::Card;
use crate::data::{Character, Incident, Kind, Level, Loot, PurseValue, RANSOM, Turn};
use crate::event::Prize;
use crate::view::{BanditView, CardCount, SpotView, View};

/// A yes or no to select by.
pub(super) fn yes(flag: bool) -> Arg {
    Arg::Key(if flag { "yes" } else { "no" })
}

pub(super) fn character(who: Character) -> Phrase {
    Phrase::new(format!("character-{who}"))
}

pub(super) fn characters<'a>(who: impl IntoIterator<Item = &'a Character>) -> Vec<Phrase> {
    who.into_iter().map(|&who| character(who)).collect()
}

/// A Bandit: the player's name, and the character in brackets.
pub(super) fn bandit(view: &View, who: Character) -> Phrase {
    match view.bandit(who) {
        Some(bandit) => played_by(bandit.seat, character(who)),
        None => character(who),
    }
}

pub(super) fn bandits<'a>(view: &View, who: impl IntoIterator<Item = &'a Character>) -> Vec<Phrase> {
    who.into_iter().map(|&who| bandit(view, who)).collect()
}

fn played_by(seat: Seat, characters: Phrase) -> Phrase {
    Phrase::new("bandit").with("name", Arg::Name(seat)).with("character", characters)
}

/// The characters of a seat, once it has some.
pub(super) fn team(view: &View, seat: Seat) -> Option<Phrase> {
    let mut members = view.team(seat).map(|bandit| character(bandit.character));
    let first = members.next()?;
    Some(match members.next() {
        Some(second) => Phrase::new("team").with("first", first).with("second", second),
        None => first,
    })
}

/// The person on a seat by name, and the characters in brackets once there are any.
pub(super) fn player(view: &View, seat: Seat) -> Phrase {
    match team(view, seat) {
        Some(team) => played_by(seat, team),
        None => person(seat),
    }
}

/// The person on a seat, by name alone.
pub(super) fn person(seat: Seat) -> Phrase {
    Phrase::new("person").with("seat", Arg::Name(seat))
}

/// A sentence whose subject `$who` is a player.
pub(super) fn of_player(id: &'static str, view: &View, seat: Seat) -> Phrase {
    Phrase::new(id).with("who", player(view, seat))
}

/// The Caboose, a Car by its number, the Locomotive.
pub(super) fn unit(view: &View, unit: u8) -> Phrase {
    if unit == 0 {
        Phrase::new("unit-caboose")
    } else if usize::from(unit) + 1 == view.units.len() {
        Phrase::new("unit-locomotive")
    } else {
        Phrase::new("unit-car").with("number", unit)
    }
}

pub(super) fn level(level: Level) -> Arg {
    Arg::Key(level.name())
}

/// Where somebody is; `.to` where somebody goes.
pub(super) fn place(view: &View, number: u8, on: Level) -> Phrase {
    Phrase::new("place").with("level", level(on)).with("unit", unit(view, number))
}

pub(super) fn kind(kind: Kind) -> Phrase {
    Phrase::new(format!("card-{kind}"))
}

/// A card, with its character where a hand belongs to two; the Sheriff card belongs to both
/// (CE-TWO-18).
pub(super) fn card(view: &View, card: Card) -> Phrase {
    if is_shared(view) && card.kind != Kind::Sheriff {
        Phrase::new("card-with-owner").with("card", kind(card.kind)).with("owner", character(card.owner))
    } else {
        kind(card.kind)
    }
}

/// Whether players lead teams of two.
pub(super) fn is_shared(view: &View) -> bool {
    view.players.len() == 2
}

/// Who carries out a card: its Bandit, or the whole team for the Sheriff card.
pub(super) fn actor(view: &View, card: Card) -> Phrase {
    let seat = view.bandit(card.owner).map(|bandit| bandit.seat);
    match seat {
        Some(seat) if card.kind == Kind::Sheriff => player(view, seat),
        _ => bandit(view, card.owner),
    }
}

/// The same, said to the player whose card it is.
pub(super) fn own_actor(view: &View, card: Card) -> Phrase {
    let seat = view.bandit(card.owner).map(|bandit| bandit.seat);
    let both = seat.filter(|_| card.kind == Kind::Sheriff).and_then(|seat| team(view, seat));
    both.unwrap_or_else(|| character(card.owner))
}

/// Cards with their numbers, Bullets last.
pub(super) fn cards(view: &View, held: &[CardCount]) -> Vec<Phrase> {
    let one = |held: &CardCount| match held.card {
        Some(of) => Phrase::new("cards-alike").with("count", held.count).with("card", card(view, of)),
        None => Phrase::new("bullets").with("count", held.count),
    };
    held.iter().map(one).collect()
}

pub(super) fn turn(turn: Turn) -> Phrase {
    Phrase::new(format!("turn-{turn}"))
}

pub(super) fn incident(incident: Option<Incident>) -> Phrase {
    match incident {
        Some(incident) => Phrase::new(format!("incident-{incident}")),
        None => Phrase::new("incident-none"),
    }
}

/// A value to say if it is known: `$known` and `$value`.
pub(super) fn with_value(phrase: Phrase, value: Option<PurseValue>) -> Phrase {
    phrase.with("known", yes(value.is_some())).with("value", value.map_or(0, PurseValue::dollars))
}

/// A token that changed hands.
pub(super) fn prize(prize: &Prize) -> Phrase {
    with_value(Phrase::new("prize").with("loot", loot(prize.loot)), prize.value)
}

pub(super) fn loot(loot: Loot) -> Arg {
    Arg::Key(loot.name())
}

/// What lies in a place.
pub(super) fn lying(spot: &SpotView) -> Vec<Phrase> {
    let mut things = tokens(spot.purses, &[], spot.jewels, spot.strongboxes);
    things.extend(spot.dropped.iter().map(|purse| dropped("dropped-purse", spot, purse.number)));
    things
}

/// A dropped Purse: what is in it, if that is known, and among several its number, from 1.
pub(super) fn dropped(id: &'static str, spot: &SpotView, number: u8) -> Phrase {
    let purse = spot.dropped.iter().find(|purse| purse.number == number);
    let shown = if spot.dropped.len() > 1 { number + 1 } else { 0 };
    with_value(Phrase::new(id).with("number", shown), purse.and_then(|purse| purse.value))
}

/// What lies on a Character card.
pub(super) fn carried(bandit: &BanditView) -> Vec<Phrase> {
    let mut things = tokens(bandit.purses, &bandit.known_values, bandit.jewels, bandit.strongboxes);
    if bandit.ransoms > 0 {
        things.push(Phrase::new("ransom").with("value", i32::from(bandit.ransoms) * RANSOM));
    }
    things
}

fn tokens(purses: u8, known: &[PurseValue], jewels: u8, strongboxes: u8) -> Vec<Phrase> {
    let purses =
        (purses > 0).then(|| Phrase::new("purses").with("count", purses).with("values", purse_values(purses, known)));
    let others = [("jewels", jewels), ("strongboxes", strongboxes)].into_iter().filter(|(_, count)| *count > 0);
    purses.into_iter().chain(others.map(|(id, count)| Phrase::new(id).with("count", count))).collect()
}

/// The known values, and how many are not known; nothing when none is.
fn purse_values(purses: u8, known: &[PurseValue]) -> Vec<Phrase> {
    let mut values: Vec<Phrase> =
        known.iter().map(|value| Phrase::new("money").with("value", value.dollars())).collect();
    let unknown = usize::from(purses).saturating_sub(values.len());
    if !values.is_empty() && unknown > 0 {
        values.push(Phrase::new("purses-unknown").with("count", unknown));
    }
    values
}
