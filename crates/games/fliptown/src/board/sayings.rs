//! What elements are called: a drawing has about a hundred labels, and there are not many different.

use wording::{Arg, Label, Phrase};

use crate::cards::Card;
use crate::data::{
    Building, Character, Cowbot, GRAVE_WANTED, Hand, Item, Objective, Region, TARGET_CASH, Title, Wanted,
    chamber_reward, trail_reward,
};
use crate::space::Space;
use crate::words::goods::{self, bonus, cash, stars, wanted};
use crate::words::nouns::{self, number, yes};
use crate::words::outcome;

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

/// A label.
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

impl Label for Said {
    fn phrase(self) -> Phrase {
        match self {
            Said::Word(id) => Phrase::new(id),
            Said::Count(id, count) => Phrase::new(id).with("count", count),
            Said::Space(space, written) => Phrase::new("drawn-space")
                .with("space", nouns::space(space))
                .with("reward", printed(space))
                .with("written", Arg::Key(written.name())),
            Said::Region(region) => nouns::region(region),
            Said::Sign(building) => Phrase::new(format!("drawn-sign-{building}")),
            Said::Item(item, circled) => {
                Phrase::new("drawn-item").with("what", nouns::item(item)).with("done", yes(circled))
            }
            Said::Field(cell, filled) => Phrase::new("drawn-field")
                .with("number", cell + 1)
                .with("stars", stars(crate::data::LAND_STARS[usize::from(cell) % 9]))
                .with("done", yes(filled)),
            Said::Night(value, paid) => Phrase::new("drawn-night").with("value", number(value)).with("done", yes(paid)),
            Said::Lineup(number, card) => {
                Phrase::new("drawn-lineup").with("number", number).with("card", nouns::card(card))
            }
            Said::CardAt(id, card) => Phrase::new(id).with("card", nouns::card(card)),
            Said::Character(who) => nouns::character(who),
            Said::Power(who) => Phrase::new(format!("character-{who}.power")),
            Said::Hand(hand) => nouns::hand(hand),
            Said::Objective(objective, value, done) => Phrase::new("drawn-objective")
                .with("objective", nouns::objective(objective))
                .with("stars", stars(value))
                .with("done", yes(done)),
            Said::Goal(objective) => Phrase::new(format!("drawn-goal-{objective}")),
            Said::Cowbot(cowbot) => nouns::cowbot(cowbot),
            Said::Bonus(id, region, count) => Phrase::new(id).with("bonus", bonus(region)).with("count", count),
            Said::Title(title, wanted) => Phrase::new("title")
                .with("score", Phrase::new(format!("title-{title}")))
                .with("posters", Phrase::new(format!("wanted-title-{wanted}"))),
            Said::Turn(round, turn) => Phrase::new("drawn-turn").with("round", round).with("turn", turn),
        }
    }
}

/// What is printed on a space.
pub(super) fn printed(space: Space) -> Vec<Phrase> {
    match space.region() {
        Region::Trail if space == Space::stop(2) => vec![Phrase::new("pan-or-hammer")],
        Region::Trail => goods::printed(&trail_reward(space)),
        Region::Badlands => {
            let rest = space.as_target().map(|kind| [stars(kind.stars()), wanted(kind.wanted().into())]);
            let cash = cash(TARGET_CASH[usize::from(space.number())]);
            [cash].into_iter().chain(rest.into_iter().flatten()).collect()
        }
        Region::Mine => {
            let silver = outcome::silver_region(space).map(|region| Arg::Key(region.name()));
            let silver = silver.map(|region| Phrase::new("silver").with("region", region));
            silver.into_iter().chain(goods::printed(&chamber_reward(space))).collect()
        }
        Region::Town => space.as_building().map(outcome::first_visit).into_iter().collect(),
        Region::Cemetery => vec![wanted(GRAVE_WANTED.into())],
    }
}
