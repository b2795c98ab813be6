//! What is seen and heard of an event.

use drawing::{Cue, Flight, Key, Motion};
use table::Seat;

use super::{cards, keys};
use crate::action::Card;
use crate::data::{Character, Level, Loot};
use crate::event::{Event, Prize, Shooter};
use crate::view::View;

/// The flights, the sound and the place of an event.
pub(super) fn of(event: &Event, after: &View) -> Motion {
    match event {
        &Event::Picked { character, .. } => Motion::at(Cue::Pen, keys::pick(character)),
        Event::TrainReady { .. } => Motion::heard(Cue::Bell),
        &Event::Boarded { who, .. } | &Event::Climbed { who, .. } | &Event::Moved { who, .. } => {
            Motion::at(Cue::Step, keys::bandit(who))
        }
        Event::RoundBegan { .. } | Event::IncidentBegan(_) => Motion::at(Cue::Bell, keys::EVENT),
        &Event::Reshuffled { seat } => Motion::at(Cue::Shuffle, deck(after, seat)),
        &Event::Dealt { seat, count, .. } | &Event::Drew { seat, count, .. } => drawn(after, seat, count),
        &Event::Played { seat, card, .. } => played(after, seat, card),
        &Event::Discarded { card, .. } => Motion::at(Cue::Card, keys::shed(card)),
        Event::Decided { .. } | Event::Kept { .. } => Motion::heard(Cue::Card),
        Event::HeistBegan => Motion::at(Cue::Bell, keys::stack(0)),
        Event::HeistSkipped => Motion::heard(Cue::Bell),
        Event::Turned { .. } => turned(after),
        Event::Idle { card, .. } => Motion { focus: Some(Key::new(keys::bandit(card.owner))), ..Motion::default() },
        Event::SheriffMoved { .. } => Motion::at(Cue::Step, keys::SHERIFF),
        &Event::Fled { who, .. } => Motion::at(Cue::Step, keys::bandit(who)),
        &Event::Hit { who, by } => hit(after, who, by),
        Event::SupplyGone { .. } => Motion::at(Cue::Blow, keys::SUPPLY),
        &Event::Pushed { who, .. } => Motion::at(Cue::Blow, keys::bandit(who)),
        &Event::Punched { victim, .. } => Motion::at(Cue::Blow, keys::bandit(victim)),
        Event::Robbed { who, prize } | Event::Stole { who, prize } => taken(after, *who, prize),
        Event::Dropped { who, prize } | Event::PurseLost { who, prize } => lost(after, *who, prize),
        Event::Pocketed { who, victim, prize } => {
            let (from, to) = (keys::carried(*victim, prize.loot), keys::carried(*who, prize.loot));
            flown(Cue::Coin, token(prize.loot), from, to, keys::bandit(*who))
        }
        &Event::StrongboxAppeared { unit } => {
            let to = keys::pile(unit, Level::Inside, Loot::Strongbox);
            flown(Cue::Coin, token(Loot::Strongbox), keys::ASIDE.to_owned(), to.clone(), to)
        }
        &Event::Declined { who } => Motion { focus: Some(Key::new(keys::bandit(who))), ..Motion::default() },
        &Event::Ransomed { who } => {
            let from = standing(after, who).unwrap_or_else(|| keys::bandit(who));
            flown(Cue::Coin, "ce-ransom", from, keys::ransom(who), keys::bandit(who))
        }
        Event::RoundEnded { .. } => Motion::heard(Cue::Bell),
        Event::Ended => Motion::heard(Cue::End),
    }
}

fn flown(cue: Cue, symbol: &'static str, from: String, to: String, focus: String) -> Motion {
    let flight = Flight::new(symbol, from, to);
    Motion { flights: vec![flight], ..Motion::at(cue, focus) }
}

/// A symbol's name, without the mark of a reference.
fn name(reference: &'static str) -> &'static str {
    reference.strip_prefix('#').unwrap_or(reference)
}

fn token(loot: Loot) -> &'static str {
    name(super::loot::symbol(loot))
}

/// The place where a Bandit stands.
fn standing(view: &View, who: Character) -> Option<String> {
    let bandit = view.bandit(who)?;
    Some(keys::spot(bandit.unit?, bandit.level))
}

/// One's own deck lies beside the hand, others' in their panels.
fn deck(view: &View, seat: Seat) -> String {
    if view.seat == Some(seat) { keys::DECK.to_owned() } else { keys::deck_of(seat) }
}

fn drawn(view: &View, seat: Seat, count: u8) -> Motion {
    if count == 0 {
        return Motion::default();
    }
    let to = keys::hand_of(seat);
    flown(Cue::Card, "ce-back", deck(view, seat), to.clone(), to)
}

/// A card goes from a hand to the top of the stack.
fn played(view: &View, seat: Seat, card: Option<Card>) -> Motion {
    let own = card.filter(|_| view.seat == Some(seat));
    let from = own.map_or_else(|| keys::hand_of(seat), keys::held);
    let symbol = card.map_or("ce-back", |card| name(cards::picture(card.kind)));
    let to = keys::stack(view.stack.len().saturating_sub(1));
    flown(Cue::Card, symbol, from, to.clone(), to)
}

fn turned(view: &View) -> Motion {
    match view.stack.iter().position(|laid| !laid.resolved) {
        Some(index) => Motion::at(Cue::Card, keys::stack(index)),
        None => Motion::heard(Cue::Card),
    }
}

/// A Bullet flies from whoever fired it: a Bandit, the Sheriff, or the passengers around one.
fn hit(view: &View, who: Character, by: Shooter) -> Motion {
    let victim = keys::bandit(who);
    let near = view.bandit(who).is_some_and(|bandit| bandit.unit.is_some() && bandit.unit == view.sheriff);
    let (symbol, from) = match by {
        Shooter::Bandit(by) => ("ce-bullet", keys::bandit(by)),
        Shooter::Neutral if near => ("ce-neutral", keys::SHERIFF.to_owned()),
        Shooter::Neutral => ("ce-neutral", standing(view, who).unwrap_or_else(|| victim.clone())),
    };
    flown(Cue::Shot, symbol, from, victim.clone(), victim)
}

fn taken(view: &View, who: Character, prize: &Prize) -> Motion {
    let from = standing(view, who).unwrap_or_else(|| keys::bandit(who));
    flown(Cue::Coin, token(prize.loot), from, keys::carried(who, prize.loot), keys::bandit(who))
}

/// Loot falls where its owner stands; the panel may not show the last token any more.
fn lost(view: &View, who: Character, prize: &Prize) -> Motion {
    let to = standing(view, who).unwrap_or_else(|| keys::bandit(who));
    flown(Cue::Coin, token(prize.loot), keys::portrait(who), to, keys::bandit(who))
}
