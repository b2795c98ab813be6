//! What people may try although the rules refuse it: the page then says why not.
//!
//! Everything here follows from the view alone, so that even a refusal tells nothing hidden.

use drawing::{Attempt, Key};

use super::keys;
use super::targets::acting;
use crate::action::{Action, Face, Token};
use crate::data::{Character, Kind, Level, Loot, Turn};
use crate::view::{Ask, BanditView, Phase, View};

type Attempts = Vec<Attempt<Action>>;

/// All attempts of the seat whose view this is.
pub(super) fn of(view: &View) -> Attempts {
    let Some(seat) = view.seat.filter(|_| view.own.is_some()) else { return Vec::new() };
    let asked = view.to_act.contains(seat);
    match view.phase {
        Phase::Picking { .. } => picks(),
        Phase::Planning { symbol, .. } => plans(view, symbol),
        Phase::Keeping => discards(view),
        Phase::Resolving { card, ask: Ask::Card } if asked => resolutions(view, card.kind),
        Phase::Pickpockets { .. } if asked => thefts(view),
        _ => Vec::new(),
    }
}

fn attempt(key: impl Into<String>, action: Action) -> Attempt<Action> {
    Attempt { key: Key::new(key.into()), action }
}

/// Characters that are taken, or that it is somebody else's turn to take.
fn picks() -> Attempts {
    Character::ALL.into_iter().map(|who| attempt(keys::pick(who), Action::Pick(who))).collect()
}

/// Cards out of turn, Bullets, and an empty deck.
fn plans(view: &View, symbol: Turn) -> Attempts {
    let face = if symbol == Turn::Tunnel { Face::Down } else { Face::Up };
    let mut attempts: Attempts = cards(view).map(|card| attempt(keys::held(card), Action::Play(card, face))).collect();
    attempts.push(attempt(keys::DECK, Action::Draw));
    // There is no decision to play a Bullet: whoever tries one has not played a card.
    attempts.extend(has_bullets(view).then(|| attempt(keys::BULLET, Action::Pass)));
    attempts
}

/// Cards that one has gone past already, and Bullets, which nobody keeps.
fn discards(view: &View) -> Attempts {
    let cards = cards(view).map(|card| attempt(keys::held(card), Action::Discard(card)));
    let bullets = has_bullets(view).then(|| attempt(keys::BULLET, Action::Pass));
    cards.chain(bullets).collect()
}

fn cards(view: &View) -> impl Iterator<Item = crate::action::Card> {
    view.own.iter().flat_map(|own| &own.hand).filter_map(|held| held.card)
}

fn has_bullets(view: &View) -> bool {
    view.own.iter().flat_map(|own| &own.hand).any(|held| held.card.is_none())
}

/// Other places and other people than the card allows.
fn resolutions(view: &View, kind: Kind) -> Attempts {
    let Some(who) = acting(view) else { return Vec::new() };
    let units = 0..view.units.len() as u8;
    match kind {
        Kind::Move => units.map(|unit| attempt(keys::spot(unit, who.level), Action::Move(unit))).collect(),
        Kind::Sheriff => units.map(|unit| attempt(keys::spot(unit, Level::Inside), Action::Sheriff(unit))).collect(),
        Kind::Shoot => on_bandits(view, Action::Shoot),
        Kind::Punch => on_bandits(view, Action::Punch),
        Kind::Rob => elsewhere(view, who, Action::Rob),
        Kind::Level => Vec::new(),
    }
}

/// On everybody who is aboard, and on every portrait.
fn on_bandits(view: &View, action: impl Fn(Character) -> Action) -> Attempts {
    let everybody = view.bandits.iter().map(|bandit| bandit.character);
    everybody
        .flat_map(|who| {
            let keys = [keys::bandit(who), keys::portrait(who)];
            keys.map(|key| attempt(key, action(who)))
        })
        .collect()
}

/// Tokens in other places than the Bandit's.
fn elsewhere(view: &View, who: &BanditView, action: impl Fn(Token) -> Action) -> Attempts {
    let mut attempts = Vec::new();
    for (unit, here) in view.units.iter().enumerate() {
        let unit = unit as u8;
        for level in Level::ALL.into_iter().filter(|&level| who.unit != Some(unit) || who.level != level) {
            let spot = here.level(level);
            let alike =
                [(Token::Purse, spot.purses), (Token::Jewel, spot.jewels), (Token::Strongbox, spot.strongboxes)];
            let alike = alike.into_iter().filter(|(_, count)| *count > 0);
            attempts.extend(alike.map(|(token, _)| attempt(keys::pile(unit, level, token.loot()), action(token))));
            let dropped = spot.dropped.iter().map(|purse| purse.number);
            attempts.extend(dropped.map(|number| attempt(keys::dropped(number), action(Token::Dropped(number)))));
        }
    }
    attempts
}

/// Other loot than Purses, and Purses elsewhere.
fn thefts(view: &View) -> Attempts {
    let Some(who) = acting(view) else { return Vec::new() };
    let purses = elsewhere(view, who, |token| match token.loot() {
        Loot::Purse => Action::Steal(token),
        Loot::Jewel | Loot::Strongbox => Action::Rob(token),
    });
    let here = who.unit.and_then(|unit| view.units.get(usize::from(unit)).map(|here| (unit, here.level(who.level))));
    let others = here.into_iter().flat_map(|(unit, spot)| {
        [(Token::Jewel, spot.jewels), (Token::Strongbox, spot.strongboxes)]
            .into_iter()
            .filter(|(_, count)| *count > 0)
            .map(move |(token, _)| attempt(keys::pile(unit, who.level, token.loot()), Action::Rob(token)))
    });
    purses.into_iter().chain(others).collect()
}
