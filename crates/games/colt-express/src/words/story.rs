//! The story, line by line.

use table::Seat;
use wording::{Arg, Phrase};

use super::nouns::{
    actor, bandit, card, cards, character, incident, is_shared, kind, level, of_player, place, player, prize, unit, yes,
};
use crate::action::Card;
use crate::data::{Character, Incident, Kind, Level, RANSOM};
use crate::event::{Event, Idle, Shooter};
use crate::view::{CardCount, Phase, View};

/// A told event as a line of the story.
pub(super) fn of(event: &Event, after: &View) -> Phrase {
    let about = |id: &'static str, who: Character| Phrase::new(id).with("who", bandit(after, who));
    match event {
        &Event::Picked { seat, character: who } => {
            Phrase::new("story-picked").with("who", character(who)).with("player", Arg::Name(seat))
        }
        &Event::TrainReady { first } => train_ready(after, first),
        &Event::Boarded { who, unit } => about("story-boarded", who).with("where", place(after, unit, Level::Inside)),
        &Event::RoundBegan { round, card, first } => of_player("story-round-began", after, first)
            .with("round", round)
            .with("turns", card.turns().len())
            .with("event", incident(card.incident())),
        &Event::Reshuffled { seat } => of_player("story-reshuffled", after, seat),
        Event::Dealt { seat, count, cards } => drawn("story-dealt", after, *seat, *count, cards.as_deref()),
        Event::Drew { seat, count, cards } => drawn("story-drew", after, *seat, *count, cards.as_deref()),
        &Event::Played { seat, card, hidden } => played(after, seat, card, hidden),
        &Event::Discarded { seat, card: of } => of_player("story-discarded", after, seat).with("card", card(after, of)),
        &Event::Decided { seat } => of_player("story-decided", after, seat),
        Event::Kept { counts } => kept(after, counts),
        Event::HeistBegan => Phrase::new("story-heist-began"),
        Event::HeistSkipped => Phrase::new("story-heist-skipped"),
        &Event::Turned { card, hidden, .. } => Phrase::new("story-turned")
            .with("who", actor(after, card))
            .with("card", kind(card.kind))
            .with("hidden", yes(hidden)),
        &Event::Idle { card, why } => about(idle(why), card.owner),
        &Event::Moved { who, level: on, to, .. } => {
            about("story-moved", who).with("level", level(on)).with("unit", unit(after, to))
        }
        &Event::Climbed { who, unit: at, to } => {
            about("story-climbed", who).with("level", level(to)).with("unit", unit(after, at))
        }
        &Event::SheriffMoved { by: Some(who), to, .. } => lured(after, who).with("unit", unit(after, to)),
        &Event::SheriffMoved { by: None, to, .. } => Phrase::new("story-sheriff-moved").with("unit", unit(after, to)),
        &Event::Fled { who, unit: at } => about("story-fled", who).with("unit", unit(after, at)),
        &Event::Hit { who, by: Shooter::Bandit(by) } => {
            about("story-hit", by).with("victim", bandit(after, who)).with("shot", shot(after, by, who))
        }
        &Event::Hit { who, by: Shooter::Neutral } => about("story-hit-neutral", who).with("by", neutral(after, who)),
        &Event::SupplyGone { left } => Phrase::new("story-supply-gone").with("left", left),
        &Event::Pushed { who, level, to, .. } => {
            about("story-pushed", who).with("where", place(after, to, level)).with("by", pusher(after))
        }
        Event::Robbed { who, prize: what } => about("story-robbed", *who).with("prize", prize(what)),
        &Event::Punched { who, victim } => about("story-punched", who).with("victim", bandit(after, victim)),
        Event::Dropped { who, prize: what } => about("story-dropped", *who).with("prize", prize(what)),
        Event::Pocketed { who, victim, prize: what } => {
            about("story-pocketed", *who).with("victim", bandit(after, *victim)).with("prize", prize(what))
        }
        &Event::IncidentBegan(which) => Phrase::new("story-incident").with("event", incident(Some(which))),
        &Event::StrongboxAppeared { unit: at } => Phrase::new("story-strongbox").with("unit", unit(after, at)),
        Event::Stole { who, prize: what } => about("story-stole", *who).with("prize", prize(what)),
        &Event::Declined { who } => about("story-declined", who),
        Event::PurseLost { who, prize: what } => about("story-purse-lost", *who).with("prize", prize(what)),
        &Event::Ransomed { who } => about("story-ransomed", who).with("value", RANSOM),
        &Event::RoundEnded { round } => Phrase::new("story-round-ended").with("round", round),
        Event::Ended => Phrase::new("story-ended"),
    }
}

/// Teams take their places, the First Player's first; otherwise the first Round begins at once and says who leads.
fn train_ready(after: &View, first: Seat) -> Phrase {
    if is_shared(after) { of_player("story-train-waits", after, first) } else { Phrase::new("story-train-ready") }
}

/// Cards taken into a hand, named for those who see them.
fn drawn(id: &'static str, after: &View, seat: Seat, count: u8, seen: Option<&[CardCount]>) -> Phrase {
    of_player(id, after, seat).with("count", count).with("cards", cards(after, seen.unwrap_or_default()))
}

fn played(after: &View, seat: Seat, which: Option<Card>, hidden: bool) -> Phrase {
    match which {
        Some(which) => {
            let id = if hidden { "story-played-hidden-own" } else { "story-played" };
            of_player(id, after, seat).with("card", card(after, which))
        }
        None => of_player(if hidden { "story-played-hidden" } else { "story-played-covered" }, after, seat),
    }
}

/// Who keeps how many cards; those who keep none are not named.
fn kept(after: &View, counts: &[u8]) -> Phrase {
    let players: Vec<Phrase> = Seat::all(counts.len())
        .zip(counts)
        .filter(|(_, count)| **count > 0)
        .map(|(seat, &count)| Phrase::new("story-kept-player").with("who", player(after, seat)).with("count", count))
        .collect();
    if players.is_empty() {
        Phrase::new("story-kept-nothing")
    } else {
        Phrase::new("story-kept").with("players", players)
    }
}

fn idle(why: Idle) -> &'static str {
    match why {
        Idle::NoTarget => "story-idle-no-target",
        Idle::NoBullet => "story-idle-no-bullet",
        Idle::NoLoot => "story-idle-no-loot",
        Idle::NobodyHere => "story-idle-nobody-here",
    }
}

/// Who lured the Sheriff away: the whole team, whose card it is (CE-TWO-18).
fn lured(after: &View, who: Character) -> Phrase {
    match after.bandit(who) {
        Some(bandit) => of_player("story-sheriff-lured", after, bandit.seat),
        None => Phrase::new("story-sheriff-lured").with("who", character(who)),
    }
}

/// Which way the bullet flew.
fn shot(after: &View, by: Character, who: Character) -> Arg {
    let on = |who| after.bandit(who).map_or(Level::Inside, |bandit| bandit.level);
    Arg::Key(match (on(by), on(who)) {
        (Level::Roof, Level::Roof) => "roof",
        (Level::Inside, Level::Inside) => "inside",
        (Level::Inside, Level::Roof) => "up",
        (Level::Roof, Level::Inside) => "down",
    })
}

/// Who fired a Neutral Bullet: the Sheriff at those he meets or at the roof above him, or the passengers.
fn neutral(after: &View, who: Character) -> Arg {
    let bandit = after.bandit(who);
    let near = bandit.is_some_and(|bandit| bandit.unit.is_some() && bandit.unit == after.sheriff);
    Arg::Key(match bandit.map(|bandit| bandit.level) {
        Some(Level::Inside) if near => "sheriff",
        Some(Level::Roof) => "angry",
        _ => "passengers",
    })
}

/// What pushed a Bandit along.
fn pusher(after: &View) -> Arg {
    let kind = match after.phase {
        Phase::Resolving { card, .. } => Some(card.kind),
        _ => None,
    };
    Arg::Key(match (kind, after.round_card().and_then(|card| card.incident())) {
        (Some(Kind::Shoot), _) => "shot",
        (Some(_), _) => "punch",
        (None, Some(Incident::SwivelArm)) => "swivel-arm",
        (None, _) => "braking",
    })
}
