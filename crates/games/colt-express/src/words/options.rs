//! Options: what happens if one chooses them.

use wording::{Arg, Phrase};

use super::nouns::{bandit, bandits, card, cards, carried, character, dropped, level, loot, lying, place, unit, yes};
use crate::action::{Action, Card, Face, Token};
use crate::data::{Character, DRAW, Direction, JEWEL_VALUE, Level, Loot, PurseValue, STRONGBOX_VALUE, Turn};
use crate::view::{Ask, BanditView, CardCount, Phase, SpotView, View};

/// An option as a line in a list.
pub(super) fn of(view: &View, action: Action) -> Phrase {
    match action {
        Action::Pick(who) => Phrase::new("option-pick").with("who", character(who)),
        Action::Caboose(who) => caboose(view, who),
        Action::Play(of, face) => Phrase::new("option-play").with("card", card(view, of)).with("how", laid(view, face)),
        Action::Draw => draw(view),
        Action::Discard(of) => Phrase::new("option-discard").with("card", card(view, of)),
        Action::Done => Phrase::new("option-done").with("cards", cards(view, &kept(view))),
        Action::Move(to) => go(view, to),
        Action::Sheriff(to) => sheriff(view, to),
        Action::Shoot(who) => shoot(view, who),
        Action::Rob(token) | Action::Steal(token) => take(view, token),
        Action::Punch(who) => punch(view, who),
        Action::Knock(loot) => knock(view, loot),
        Action::Pocket => Phrase::new("option-pocket"),
        Action::Leave => {
            Phrase::new("option-leave").with("where", victim(view).map_or_else(nowhere, |it| here(view, it)))
        }
        Action::Push(direction) => push(view, direction),
        Action::Pass => Phrase::new("option-pass"),
    }
}

/// An option and what comes of it, if anything does.
fn detailed(option: Phrase, detail: Option<Phrase>) -> Phrase {
    match detail {
        Some(detail) => Phrase::new("option-with-detail").with("option", option).with("detail", detail),
        None => option,
    }
}

fn caboose(view: &View, who: Character) -> Phrase {
    let seat = view.bandit(who).map(|bandit| bandit.seat);
    let mates = view.bandits.iter().filter(|other| Some(other.seat) == seat && other.character != who);
    let mates: Vec<Phrase> = mates.map(|mate| character(mate.character)).collect();
    Phrase::new("option-caboose").with("who", character(who)).with("mate", mates)
}

/// Only where a card may lie either way is it said how it lies face up.
fn laid(view: &View, face: Face) -> Arg {
    let either = matches!(view.phase, Phase::Planning { may_hide: true, symbol, .. } if symbol != Turn::Tunnel);
    Arg::Key(match face {
        Face::Down => "down",
        Face::Up if either => "up",
        Face::Up => "plain",
    })
}

/// How many cards are drawn, and how many stay in the deck (CE-PLAN-05, CE-PLAN-06, CE-EXP-07).
fn draw(view: &View) -> Phrase {
    let player = view.seat.and_then(|seat| view.players.get(seat.index()));
    let (deck, discard) = player.map_or((0, 0), |player| (player.deck, player.discard));
    let count = DRAW.min(deck + discard);
    if count > deck {
        Phrase::new("option-draw-reshuffle").with("count", count)
    } else {
        Phrase::new("option-draw").with("count", count).with("left", deck - count)
    }
}

/// The Action cards still in hand (CE-EXP-03).
fn kept(view: &View) -> Vec<CardCount> {
    view.own.iter().flat_map(|own| &own.hand).filter(|held| held.card.is_some()).copied().collect()
}

fn go(view: &View, to: u8) -> Phrase {
    let on = acting(view).map_or(Level::Inside, |bandit| bandit.level);
    let option = Phrase::new("option-move").with("unit", unit(view, to)).with("level", level(on));
    detailed(option, meeting(view, to, on).or_else(|| company(view, to, on)))
}

/// Somebody who goes there meets the Sheriff (CE-SHER-01, CE-NEUT-03).
fn meeting(view: &View, to: u8, on: Level) -> Option<Phrase> {
    let meets = on == Level::Inside && view.sheriff == Some(to);
    meets.then(|| Phrase::new("detail-sheriff").with("bullet", yes(view.neutral_bullets > 0)))
}

/// Who and what is there.
fn company(view: &View, to: u8, on: Level) -> Option<Phrase> {
    let spot = spot(view, to, on)?;
    let mut things = bandits(view, &spot.bandits);
    things.extend(lying(spot));
    (!things.is_empty()).then(|| Phrase::new("detail-spot").with("things", things))
}

fn sheriff(view: &View, to: u8) -> Phrase {
    let caught = spot(view, to, Level::Inside).map_or(&[][..], |spot| &spot.bandits);
    let served = usize::from(view.neutral_bullets) >= caught.len();
    let detail = (!caught.is_empty())
        .then(|| Phrase::new("detail-caught").with("who", bandits(view, caught)).with("bullet", yes(served)));
    detailed(Phrase::new("option-sheriff").with("unit", unit(view, to)), detail)
}

fn shoot(view: &View, who: Character) -> Phrase {
    let target = view.bandit(who);
    let at = target.map_or_else(nowhere, |target| here(view, target));
    let option = Phrase::new("option-shoot").with("who", bandit(view, who)).with("where", at);
    detailed(option, target.and_then(|target| kick(view, target)))
}

/// Django's shot throws its target one Unit away, never off the train (CE-DJANGO-01, CE-DJANGO-02).
fn kick(view: &View, target: &BanditView) -> Option<Phrase> {
    let shooter = acting(view).filter(|shooter| shooter.character == Character::Django)?;
    let away = if target.unit? > shooter.unit? { Direction::Forward } else { Direction::Rearward };
    let to = neighbour(view, target.unit?, away)?;
    let detail = Phrase::new("detail-kick")
        .with("who", bandit(view, target.character))
        .with("where", place(view, to, target.level))
        .with("sheriff", yes(meeting(view, to, target.level).is_some()));
    Some(detail)
}

fn neighbour(view: &View, unit: u8, direction: Direction) -> Option<u8> {
    match direction {
        Direction::Rearward => unit.checked_sub(1),
        Direction::Forward => Some(unit + 1).filter(|&to| usize::from(to) < view.units.len()),
    }
}

fn take(view: &View, token: Token) -> Phrase {
    let nothing = SpotView::default();
    let here = taker(view).and_then(|bandit| spot(view, bandit.unit?, bandit.level)).unwrap_or(&nothing);
    match token {
        Token::Purse => Phrase::new("option-take-purse").with("count", here.purses),
        Token::Jewel => Phrase::new("option-take-jewel").with("value", JEWEL_VALUE),
        Token::Strongbox => Phrase::new("option-take-strongbox").with("value", STRONGBOX_VALUE),
        Token::Dropped(number) => dropped("option-take-dropped", here, number),
    }
}

fn punch(view: &View, who: Character) -> Phrase {
    let loot = view.bandit(who).map_or_else(Vec::new, carried);
    let option = Phrase::new("option-punch").with("who", bandit(view, who));
    detailed(option, Some(Phrase::new("detail-carries").with("loot", loot)))
}

fn knock(view: &View, kind: Loot) -> Phrase {
    let victim = victim(view);
    let purses = victim.map_or(0, |victim| victim.purses);
    let only = victim.filter(|_| purses == 1).and_then(|victim| victim.known_values.first());
    let value = match kind {
        Loot::Purse => only.map_or(0, |value: &PurseValue| value.dollars()),
        Loot::Jewel => JEWEL_VALUE,
        Loot::Strongbox => STRONGBOX_VALUE,
    };
    Phrase::new("option-knock")
        .with("victim", victim.map_or_else(nobody, |victim| bandit(view, victim.character)))
        .with("loot", loot(kind))
        .with("count", purses)
        .with("known", yes(only.is_some()))
        .with("value", value)
}

fn push(view: &View, direction: Direction) -> Phrase {
    let Some(victim) = victim(view) else {
        return Phrase::new("option-push").with("who", nobody()).with("where", nowhere());
    };
    let to = victim.unit.and_then(|unit| neighbour(view, unit, direction)).unwrap_or_default();
    let option = Phrase::new("option-push")
        .with("who", bandit(view, victim.character))
        .with("where", place(view, to, victim.level));
    detailed(option, meeting(view, to, victim.level))
}

fn spot(view: &View, unit: u8, level: Level) -> Option<&SpotView> {
    view.units.get(usize::from(unit)).map(|unit| unit.level(level))
}

fn here(view: &View, bandit: &BanditView) -> Phrase {
    bandit.unit.map_or_else(nowhere, |unit| place(view, unit, bandit.level))
}

fn current(view: &View) -> Option<(Card, Ask)> {
    match view.phase {
        Phase::Resolving { card, ask } => Some((card, ask)),
        _ => None,
    }
}

/// The Bandit who carries out the card being resolved.
fn acting(view: &View) -> Option<&BanditView> {
    view.bandit(current(view)?.0.owner)
}

/// The Bandit who takes loot.
fn taker(view: &View) -> Option<&BanditView> {
    match view.phase {
        Phase::Pickpockets { who } => view.bandit(who),
        _ => acting(view),
    }
}

/// The Bandit who was punched.
fn victim(view: &View) -> Option<&BanditView> {
    match current(view)?.1 {
        Ask::Knock { victim } | Ask::Pocket { victim } | Ask::Push { victim } => view.bandit(victim),
        Ask::Card => None,
    }
}

/// For an option that this view does not have.
fn nobody() -> Phrase {
    Phrase::new("nobody")
}

/// For an option that this view does not have.
fn nowhere() -> Phrase {
    Phrase::new("nowhere")
}
