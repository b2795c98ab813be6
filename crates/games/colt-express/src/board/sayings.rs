//! What elements are called: a drawing has about a hundred labels, and there are not many different.

use wording::{Arg, Label, Phrase};

use crate::action::Card;
use crate::data::{Character, Incident, Kind, Level, Loot, PurseValue, ROUNDS, Turn};
use crate::view::View;

/// A Unit by its name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Unit {
    /// The last Car.
    Caboose,
    /// A Car by its number.
    Car(u8),
    /// The Locomotive.
    Locomotive,
}

impl Unit {
    /// The name of a Unit of this train.
    pub fn of(view: &View, unit: u8) -> Self {
        if unit == 0 {
            Unit::Caboose
        } else if usize::from(unit) + 1 == view.units.len() {
            Unit::Locomotive
        } else {
            Unit::Car(unit)
        }
    }

    fn phrase(self) -> Phrase {
        match self {
            Unit::Caboose => Phrase::new("unit-caboose"),
            Unit::Car(number) => Phrase::new("unit-car").with("number", number),
            Unit::Locomotive => Phrase::new("unit-locomotive"),
        }
    }
}

/// A location by its name.
pub(super) type Place = (Unit, Level);

/// Whose a card is: one character, or a team of two.
pub(super) type Team = (Character, Option<Character>);

/// How far a card or a Turn has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum State {
    /// Behind us.
    Done,
    /// Just now.
    Now,
    /// Still to come.
    Coming,
}

impl State {
    const fn name(self) -> &'static str {
        match self {
            State::Done => "done",
            State::Now => "now",
            State::Coming => "coming",
        }
    }
}

/// What is said of a card on the stack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Seen {
    /// Everybody sees it.
    Open(Card),
    /// It lies face down, but it is one's own.
    Secret(Card),
    /// It lies face down.
    Hidden,
    /// In memory mode: there is another card on it.
    Covered,
}

/// A label.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Said {
    /// A message without variables.
    Word(&'static str),
    /// A character's name.
    Character(Character),
    /// A character with the power.
    Power(Character),
    /// What a power does.
    JustPower(Character),
    /// What a power does, in a few words.
    BriefPower(Character),
    /// One character or two.
    Team(Team),
    /// A location.
    Spot(Place),
    /// What stands on the side of a Unit.
    Nameplate(Unit),
    /// A Bandit in a place.
    Bandit(Character, Place),
    /// The Sheriff in a place.
    Sheriff(Unit),
    /// Alike tokens in a place.
    Lying(Loot, u8, Place),
    /// A dropped Purse in a place, with its number among several.
    Dropped(Option<PurseValue>, u8, Place),
    /// A kind of card.
    Card(Kind),
    /// So many of one card, with its character in a hand that two share.
    Held(Card, u8, bool),
    /// A card put aside.
    Shed(Card, bool),
    /// A card on the stack.
    Stacked(Seen, Team, State),
    /// A Turn.
    Turn(u8, Turn, State),
    /// The Event of the Round.
    Event(Option<Incident>),
    /// The Event's name alone.
    Incident(Option<Incident>),
    /// An earlier Round.
    Past(u8, Option<Incident>),
    /// A number of something.
    Count(&'static str, u8),
    /// Bullets left.
    Cylinder(Character, u8),
    /// Bullets taken from somebody.
    Hits(Option<Character>, u8),
    /// Loot on a Character card.
    Carried(Character, Loot, u8),
    /// A ransom on a Character card.
    Ransom(Character, i32),
    /// Which Round it is.
    Round(u8),
    /// The whole scene.
    Scene(u8, u8),
}

impl Label for Said {
    fn phrase(self) -> Phrase {
        match self {
            Said::Word(id) => Phrase::new(id),
            Said::Character(who) => character(who),
            Said::Power(who) => Phrase::new("character-with-power").with("who", character(who)),
            Said::BriefPower(who) => Phrase::new(format!("character-{who}.brief")),
            Said::JustPower(who) => Phrase::new(format!("character-{who}.power")),
            Said::Team(team) => of_team(team),
            Said::Spot((unit, level)) => on("drawn-spot", unit, level),
            Said::Nameplate(unit) => {
                let mut name = unit.phrase();
                name.id = format!("{}.label", name.id).into();
                name
            }
            Said::Bandit(who, at) => here(character(who), at),
            Said::Sheriff(unit) => here(Phrase::new("drawn-sheriff"), (unit, Level::Inside)),
            Said::Lying(loot, count, at) => here(tokens(loot, count), at),
            Said::Dropped(value, number, at) => here(dropped(value, number), at),
            Said::Card(of) => kind(of),
            Said::Held(of, count, shared) => {
                Phrase::new("cards-alike").with("count", count).with("card", card(of, shared))
            }
            Said::Shed(of, shared) => Phrase::new("drawn-shed").with("card", card(of, shared)),
            Said::Stacked(seen, team, state) => stacked(seen, team, state),
            Said::Turn(number, symbol, state) => Phrase::new("drawn-turn")
                .with("number", number)
                .with("turn", Phrase::new(format!("turn-{symbol}")))
                .with("state", Arg::Key(state.name())),
            Said::Event(which) => Phrase::new("drawn-event").with("event", incident(which)),
            Said::Incident(which) => incident(which),
            Said::Past(number, which) => {
                Phrase::new("drawn-past").with("number", number).with("event", incident(which))
            }
            Said::Count(id, count) => Phrase::new(id).with("count", count).with("number", count),
            Said::Cylinder(who, count) => {
                Phrase::new("drawn-cylinder").with("who", character(who)).with("count", count)
            }
            Said::Hits(by, count) => hits(by, count),
            Said::Carried(who, loot, count) => {
                Phrase::new("drawn-loot").with("who", character(who)).with("things", tokens(loot, count))
            }
            Said::Ransom(who, value) => Phrase::new("drawn-loot")
                .with("who", character(who))
                .with("things", Phrase::new("ransom").with("value", value)),
            Said::Round(round) => Phrase::new("table-round").with("round", round).with("rounds", ROUNDS),
            Said::Scene(round, cars) => Phrase::new("drawn-scene").with("round", round).with("cars", cars),
        }
    }
}

fn character(who: Character) -> Phrase {
    Phrase::new(format!("character-{who}"))
}

fn of_team((first, second): Team) -> Phrase {
    match second {
        Some(second) => Phrase::new("team").with("first", character(first)).with("second", character(second)),
        None => character(first),
    }
}

fn on(id: &'static str, unit: Unit, level: Level) -> Phrase {
    Phrase::new(id).with("level", Arg::Key(level.name())).with("unit", unit.phrase())
}

fn here(what: Phrase, (unit, level): Place) -> Phrase {
    Phrase::new("drawn-at").with("what", what).with("where", on("place", unit, level))
}

fn tokens(loot: Loot, count: u8) -> Phrase {
    let id = match loot {
        Loot::Purse => "purses",
        Loot::Jewel => "jewels",
        Loot::Strongbox => "strongboxes",
    };
    Phrase::new(id).with("count", count).with("values", Vec::new())
}

fn dropped(value: Option<PurseValue>, number: u8) -> Phrase {
    Phrase::new("dropped-purse")
        .with("known", Arg::Key(if value.is_some() { "yes" } else { "no" }))
        .with("value", value.map_or(0, PurseValue::dollars))
        .with("number", number)
}

fn kind(kind: Kind) -> Phrase {
    Phrase::new(format!("card-{kind}"))
}

/// In a hand that two share a card names its character; the Sheriff card belongs to both (CE-TWO-18).
fn card(card: Card, shared: bool) -> Phrase {
    if shared && card.kind != Kind::Sheriff {
        Phrase::new("card-with-owner").with("card", kind(card.kind)).with("owner", character(card.owner))
    } else {
        kind(card.kind)
    }
}

fn stacked(seen: Seen, team: Team, state: State) -> Phrase {
    let (id, card) = match seen {
        Seen::Open(card) => ("drawn-card", Some(card)),
        Seen::Secret(card) => ("drawn-card-secret", Some(card)),
        Seen::Hidden => ("drawn-card-hidden", None),
        Seen::Covered => ("drawn-card-covered", None),
    };
    // The Sheriff card belongs to the whole team (CE-TWO-18).
    let who = match card {
        Some(card) if card.kind != Kind::Sheriff => character(card.owner),
        _ => of_team(team),
    };
    let phrase = Phrase::new(id).with("who", who).with("state", Arg::Key(state.name()));
    match card {
        Some(card) => phrase.with("card", kind(card.kind)),
        None => phrase,
    }
}

fn incident(which: Option<Incident>) -> Phrase {
    match which {
        Some(which) => Phrase::new(format!("incident-{which}")),
        None => Phrase::new("incident-none"),
    }
}

fn hits(by: Option<Character>, count: u8) -> Phrase {
    let phrase = Phrase::new("drawn-hits").with("count", count);
    match by {
        Some(by) => phrase.with("by", Arg::Key("bandit")).with("who", character(by)),
        None => phrase.with("by", Arg::Key("neutral")).with("who", Phrase::new("drawn-sheriff")),
    }
}
