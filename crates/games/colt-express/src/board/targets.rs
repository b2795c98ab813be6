//! Where each option is chosen.

use drawing::Key;

use super::keys;
use super::people::victim;
use crate::action::{Action, Token};
use crate::data::{Character, Direction, Level};
use crate::view::{Ask, BanditView, Phase, View};

/// The elements on which an option is chosen; all of them are in the drawing of the same view.
pub(super) fn of(view: &View, action: Action) -> Vec<Key> {
    let names = match action {
        Action::Pick(who) => vec![keys::pick(who)],
        Action::Caboose(who) => vec![keys::pick(who), keys::spot(0, Level::Inside)],
        Action::Play(card, _) | Action::Discard(card) => vec![keys::held(card)],
        Action::Draw => vec![keys::DECK.to_owned()],
        Action::Done => vec![keys::DONE.to_owned()],
        Action::Move(unit) => acting(view).map(|who| keys::spot(unit, who.level)).into_iter().collect(),
        Action::Sheriff(unit) => vec![keys::spot(unit, Level::Inside)],
        Action::Shoot(who) | Action::Punch(who) => vec![keys::bandit(who), keys::portrait(who)],
        Action::Rob(token) | Action::Steal(token) => lying(view, token).into_iter().collect(),
        Action::Knock(loot) => {
            punched(view).map_or_else(Vec::new, |who| vec![keys::carried(who, loot), keys::bandit(who)])
        }
        Action::Pocket => vec![keys::POCKET.to_owned()],
        Action::Leave => vec![keys::LEAVE.to_owned()],
        Action::Push(direction) => landing(view, direction).into_iter().collect(),
        Action::Pass => vec![keys::PASS.to_owned()],
    };
    names.into_iter().map(Key::new).collect()
}

/// Who an option is about, besides where it is chosen: whoever would do it, or be pushed.
pub(super) fn points(view: &View, action: Action) -> Vec<Key> {
    let who = match action {
        Action::Play(card, _) => Some(card.owner),
        Action::Push(_) => punched(view),
        Action::Move(_)
        | Action::Shoot(_)
        | Action::Punch(_)
        | Action::Rob(_)
        | Action::Steal(_)
        | Action::Knock(_) => acting(view).map(|bandit| bandit.character),
        _ => None,
    };
    who.and_then(|who| standing(view, who)).into_iter().collect()
}

/// A Bandit on the train.
pub(super) fn standing(view: &View, who: Character) -> Option<Key> {
    view.bandit(who).filter(|bandit| bandit.unit.is_some()).map(|_| Key::new(keys::bandit(who)))
}

/// Who carries out what is being decided.
pub(super) fn acting(view: &View) -> Option<&BanditView> {
    match view.phase {
        Phase::Resolving { card, .. } => view.bandit(card.owner),
        Phase::Pickpockets { who } => view.bandit(who),
        _ => None,
    }
}

/// Who has just been punched.
fn punched(view: &View) -> Option<Character> {
    match view.phase {
        Phase::Resolving { ask, .. } => victim(ask),
        _ => None,
    }
}

/// A token in the place of whoever acts.
fn lying(view: &View, token: Token) -> Option<String> {
    let who = acting(view)?;
    Some(match token {
        Token::Dropped(number) => keys::dropped(number),
        Token::Purse | Token::Jewel | Token::Strongbox => keys::pile(who.unit?, who.level, token.loot()),
    })
}

/// Where the victim of a Punch would land.
fn landing(view: &View, direction: Direction) -> Option<String> {
    let Phase::Resolving { ask: Ask::Push { victim }, .. } = view.phase else { return None };
    let who = view.bandit(victim)?;
    let unit = match direction {
        Direction::Forward => who.unit?.checked_add(1)?,
        Direction::Rearward => who.unit?.checked_sub(1)?,
    };
    Some(keys::spot(unit, who.level))
}
