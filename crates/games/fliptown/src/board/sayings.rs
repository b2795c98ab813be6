//! Labels, said once and remembered: a drawing has about a hundred, and there are not many different.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, PoisonError, RwLock};

use table::drawn::Pen;
use table::words::{Arg, Language, Phrase};

use super::cards::value_name;
use crate::cards::Card;
use crate::data::{
    Building, BuildingBonus, Character, Cowbot, GRAVE_WANTED, Hand, Item, Objective, Region, Reward, TARGET_CASH,
    Title, Wanted, chamber_reward, trail_reward,
};
use crate::space::Space;

/// What is written on a space.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Written {
    /// Nothing.
    Open,
    /// A circle.
    Circled,
    /// A cross.
    Passed,
}

impl Written {
    const fn name(self) -> &'static str {
        match self {
            Written::Open => "open",
            Written::Circled => "circled",
            Written::Passed => "passed",
        }
    }
}

/// A label. There are a few thousand at most, so all that were ever said are kept.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Said {
    /// A message without variables.
    Word(&'static str),
    /// A number of something, or a percentage.
    Count(&'static str, i32),
    /// A space with what is printed and written on it.
    Space(Space, Written),
    /// The name of a region.
    Region(Region),
    /// A building's name, short enough for its sign.
    Sign(Building),
    /// An item, circled or not.
    Item(Item, bool),
    /// A field of the land office, filled or not.
    Field(u8, bool),
    /// A night in the hotel, by its stars, paid or not.
    Night(u16, bool),
    /// A card of the lineup.
    Lineup(u8, Card),
    /// A card in some place, by the message that names the place.
    CardAt(&'static str, Card),
    /// A character's name.
    Character(Character),
    /// What a character's ability does.
    Power(Character),
    /// A poker hand.
    Hand(Hand),
    /// An objective and its stars.
    Objective(Objective, u16, bool),
    /// What an objective asks for, in a few words.
    Goal(Objective),
    /// A cowbot's name.
    Cowbot(Cowbot),
    /// A bonus action that waits, or giving it up.
    Bonus(&'static str, Region, u8),
    /// Round and turn.
    Turn(u8, u8),
    /// A player's title.
    Title(Title, Wanted),
}

/// Every label that was ever said, by language.
type Memory = RwLock<HashMap<(Language, Said), Arc<str>>>;

static SAID: LazyLock<Memory> = LazyLock::new(Default::default);

/// Says a label in the language of the pen.
pub(super) fn say(pen: &Pen<'_>, said: Said) -> Arc<str> {
    let key = (pen.language(), said);
    if let Some(words) = SAID.read().unwrap_or_else(PoisonError::into_inner).get(&key) {
        return Arc::clone(words);
    }
    let words: Arc<str> = pen.say(&said.phrase()).into();
    SAID.write().unwrap_or_else(PoisonError::into_inner).insert(key, Arc::clone(&words));
    words
}

/// A chance in percent; what is possible is never 0, what is not certain never 100.
pub(super) fn percent(chance: f64) -> u8 {
    match (chance * 100.0).round() as u8 {
        0 if chance > 0.0 => 1,
        100.. if chance < 1.0 - 1e-9 => 99,
        rounded => rounded.min(100),
    }
}

impl Said {
    fn phrase(self) -> Phrase {
        match self {
            Said::Word(id) => Phrase::new(id),
            Said::Count(id, count) => Phrase::new(id).with("count", count),
            Said::Space(space, written) => Phrase::new("drawn-space")
                .with("space", noun(space))
                .with("reward", printed(space))
                .with("written", Arg::Key(written.name())),
            Said::Region(region) => Phrase::new(format!("region-{region}")),
            Said::Sign(building) => Phrase::new(format!("drawn-sign-{building}")),
            Said::Item(item, circled) => written("drawn-item", Phrase::new(format!("item-{item}")), circled),
            Said::Field(cell, filled) => Phrase::new("drawn-field")
                .with("number", cell + 1)
                .with("stars", stars(crate::data::LAND_STARS[usize::from(cell) % 9]))
                .with("done", yes(filled)),
            Said::Night(value, paid) => {
                Phrase::new("drawn-night").with("value", Arg::Number(value.into())).with("done", yes(paid))
            }
            Said::Lineup(number, card) => {
                Phrase::new("drawn-lineup").with("number", number).with("card", playing(card))
            }
            Said::CardAt(id, card) => Phrase::new(id).with("card", playing(card)),
            Said::Character(who) => Phrase::new(format!("character-{who}")),
            Said::Power(who) => Phrase::new(format!("character-{who}.power")),
            Said::Hand(hand) => Phrase::new(format!("hand-{hand}")),
            Said::Objective(objective, value, done) => Phrase::new("drawn-objective")
                .with("objective", goal(objective))
                .with("stars", stars(value))
                .with("done", yes(done)),
            Said::Goal(objective) => Phrase::new(format!("drawn-goal-{objective}")),
            Said::Cowbot(cowbot) => Phrase::new(format!("cowbot-{cowbot}")),
            Said::Bonus(id, region, count) => Phrase::new(id).with("bonus", bonus(region)).with("count", count),
            Said::Title(title, wanted) => Phrase::new("title")
                .with("score", Phrase::new(format!("title-{title}")))
                .with("posters", Phrase::new(format!("wanted-title-{wanted}"))),
            Said::Turn(round, turn) => Phrase::new("drawn-turn").with("round", round).with("turn", turn),
        }
    }
}

fn yes(flag: bool) -> Arg {
    Arg::Key(if flag { "yes" } else { "no" })
}

fn written(id: &'static str, what: Phrase, done: bool) -> Phrase {
    Phrase::new(id).with("what", what).with("done", yes(done))
}

fn goal(objective: Objective) -> Phrase {
    Phrase::new(format!("objective-{objective}"))
}

fn bonus(region: Region) -> Phrase {
    Phrase::new("bonus-action").with("region", Phrase::new(format!("region-{region}")))
}

fn counted(id: &'static str, count: u16) -> Phrase {
    Phrase::new(id).with("count", Arg::Number(count.into()))
}

fn stars(count: u16) -> Phrase {
    counted("stars", count)
}

fn value(printed: u8) -> Arg {
    Arg::Verbatim(value_name(printed).to_owned())
}

/// A playing card.
pub(super) fn playing(card: Card) -> Phrase {
    Phrase::new("card").with("value", value(card.value())).with("suit", Arg::Key(card.suit().name()))
}

/// A space as a noun.
pub(super) fn noun(space: Space) -> Phrase {
    const CHAMBERS: [(u8, &str); 14] = [
        (1, "left"),
        (1, "right"),
        (2, "left"),
        (2, "middle"),
        (2, "right"),
        (3, "first"),
        (3, "second"),
        (3, "third"),
        (3, "fourth"),
        (4, "first"),
        (4, "second"),
        (4, "third"),
        (4, "fourth"),
        (4, "fifth"),
    ];
    const GRAVES: [&str; 9] = ["tl", "tm", "tr", "ml", "c", "mr", "bl", "bm", "br"];
    let number = usize::from(space.number());
    match (space.region(), space.value()) {
        (Region::Trail, Some(printed)) => Phrase::new("space-stop").with("value", value(printed)),
        (Region::Badlands, Some(printed)) => {
            let kind = space.as_target().map_or("target", |kind| kind.name());
            Phrase::new("space-target").with("kind", Arg::Key(kind)).with("value", value(printed))
        }
        (Region::Mine, _) => {
            let (level, place) = CHAMBERS[number % CHAMBERS.len()];
            Phrase::new("space-chamber").with("level", level).with("place", Arg::Key(place))
        }
        (Region::Cemetery, _) => Phrase::new("space-grave").with("place", Arg::Key(GRAVES[number % GRAVES.len()])),
        _ => Phrase::new(format!("building-{}", space.as_building().map_or("bank", |building| building.name()))),
    }
}

/// What is printed on a space.
pub(super) fn printed(space: Space) -> Vec<Phrase> {
    match space.region() {
        Region::Trail if space == Space::stop(2) => vec![Phrase::new("pan-or-hammer")],
        Region::Trail => goods(trail_reward(space)),
        Region::Badlands => {
            let cash = Phrase::new("cash").with("value", Arg::Number(TARGET_CASH[usize::from(space.number())].into()));
            let kind = space.as_target();
            let rest = kind.map(|kind| [stars(kind.stars()), counted("wanted", kind.wanted().into())]);
            [cash].into_iter().chain(rest.into_iter().flatten()).collect()
        }
        Region::Mine => {
            let silver = match space.number() {
                9 => Some("cemetery"),
                10 => Some("town"),
                11 => Some("mine"),
                12 => Some("trail"),
                13 => Some("badlands"),
                _ => None,
            };
            let silver = silver.map(|region| Phrase::new("silver").with("region", Arg::Key(region)));
            silver.into_iter().chain(goods(chamber_reward(space))).collect()
        }
        Region::Town => match space.as_building().map(Building::first_visit) {
            Some(BuildingBonus::Action(kind)) => vec![bonus(kind)],
            _ => vec![stars(1)],
        },
        Region::Cemetery => vec![counted("wanted", GRAVE_WANTED.into())],
    }
}

fn goods(reward: Reward) -> Vec<Phrase> {
    let counts = [
        ("hammers", reward.hammers),
        ("pans", reward.pans),
        ("stars", reward.stars),
        ("gold", reward.gold),
        ("wanted", reward.wanted),
        ("cleared", reward.cleared),
    ];
    let plain = counts.into_iter().filter(|(_, count)| *count > 0).map(|(id, count)| counted(id, count.into()));
    let cash = (reward.cash > 0).then(|| Phrase::new("cash").with("value", reward.cash));
    reward.bonus.map(bonus).into_iter().chain(cash).chain(plain).collect()
}
