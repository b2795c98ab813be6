//! Results: what comes of cards and chance for the player whose view it is, and what a Round brought everybody.

use table::Seat;
use wording::{Arg, Outcome, Phrase};

use super::story;
use crate::data::Character;
use crate::event::{Event, Shooter};
use crate::view::{BanditView, Phase, View};

/// The result that an event is for these eyes.
pub(super) fn of(event: &Event, after: &View) -> Option<Outcome> {
    let own = |who: Character| after.seat.is_some() && after.bandit(who).map(|bandit| bandit.seat) == after.seat;
    // The Bandit whose card it is did it, and the other suffers it.
    let between = |winner: Option<Character>, loser: Option<Character>| match () {
        () if loser.is_some_and(own) => Some(false),
        () if winner.is_some_and(own) => Some(true),
        () => None,
    };
    let well = match *event {
        Event::IncidentBegan(_) => return Some(Outcome::even(story::of(event, after))),
        Event::Drew { seat, .. } if after.seat == Some(seat) => return Some(Outcome::even(story::of(event, after))),
        Event::Robbed { who, .. } | Event::Stole { who, .. } | Event::Ransomed { who } => between(Some(who), None),
        Event::Idle { card, .. } => between(None, Some(card.owner)),
        Event::Hit { who, by: Shooter::Bandit(by) } => between(Some(by), Some(who)),
        Event::Hit { who, by: Shooter::Neutral } => between(None, Some(who)),
        Event::Punched { who, victim } | Event::Pocketed { who, victim, .. } => between(Some(who), Some(victim)),
        Event::Dropped { who, .. } => between(acting(after), Some(who)),
        Event::PurseLost { who, .. } => between(None, Some(who)),
        // Where people flee, stagger and slide to is seen on the train.
        _ => None,
    };
    well.map(|well| Outcome::told(well, story::of(event, after)))
}

/// Whose card is being carried out.
const fn acting(view: &View) -> Option<Character> {
    match view.phase {
        Phase::Resolving { card, .. } => Some(card.owner),
        _ => None,
    }
}

/// What a Round brought a player: loot and Bullets, and for those who know all Purses the sum.
pub(super) fn brought(before: &View, after: &View, seat: Seat) -> Phrase {
    let sum = |view: &View, count: fn(&BanditView) -> u8| view.team(seat).map(|bandit| i32::from(count(bandit))).sum();
    let change = |id: &'static str, count: fn(&BanditView) -> u8| {
        let (was, is): (i32, i32) = (sum(before, count), sum(after, count));
        changed(id, is - was)
    };
    let money = before.worth(seat).zip(after.worth(seat)).and_then(|(was, is)| changed("brought-money", is - was));
    let things = [
        money,
        change("brought-purses", |bandit| bandit.purses),
        change("brought-jewels", |bandit| bandit.jewels),
        change("brought-strongboxes", |bandit| bandit.strongboxes),
        change("brought-ransoms", |bandit| bandit.ransoms),
        change("brought-bullets", BanditView::wounds),
    ];
    let things: Vec<Phrase> = things.into_iter().flatten().collect();
    Phrase::new("brought").with("things", things)
}

/// So many more or less, if it changed at all.
fn changed(id: &'static str, by: i32) -> Option<Phrase> {
    let sign = Arg::Key(if by < 0 { "less" } else { "more" });
    (by != 0).then(|| Phrase::new(id).with("count", by.abs()).with("sign", sign))
}
