//! What is weighed of a sheet beyond its certain points, and what that is worth at each moment of a game.

use super::appraisal::ALL_TURNS;
use crate::data::{ROUNDS, TURNS};

/// What something is worth, as two numbers that are multiplied with its [`slopes`] and added.
pub(crate) type Worth = [f32; 2];

/// Where things stand in a table of worths.
pub(super) mod thing {
    /// What is left of a game for everybody.
    pub const START: usize = 0;
    /// What lies ahead on the Trail, by the last circled stop.
    pub const TRAIL_AHEAD: usize = START + 1;
    /// A circled target.
    pub const TARGET: usize = TRAIL_AHEAD + 14;
    /// A row of which two targets are circled, by kind: its bonus action is near.
    pub const ROW_OF_TWO: usize = TARGET + 12;
    /// A row that is complete, by kind.
    pub const ROW_OF_THREE: usize = ROW_OF_TWO + 4;
    /// A circled chamber: what it gave is gone, and the way down is open.
    pub const CHAMBER: usize = ROW_OF_THREE + 4;
    /// A circled building: its first visit is over.
    pub const BUILDING: usize = CHAMBER + 14;
    /// A circled tombstone.
    pub const GRAVE: usize = BUILDING + 13;
    /// A reward between two circled tombstones, which is gone.
    pub const GRAVE_PAIR: usize = GRAVE + 9;
    /// An item.
    pub const ITEM: usize = GRAVE_PAIR + 12;
    /// A pan, beyond the gold that it will bring.
    pub const PAN: usize = ITEM + 14;
    /// A hammer, beyond the cash that it will bring.
    pub const HAMMER: usize = PAN + 1;
    /// A dollar, one of the first 8, one of the first 16; a nugget, one of the first 4, of the first 10.
    pub const PURSE: usize = HAMMER + 1;
    /// Nights in the hotel, beyond the silver stars so far.
    pub const NIGHTS: usize = PURSE + 6;
    /// Filled cells of the land office, by number.
    pub const CELLS: usize = NIGHTS + 5;
    /// A wanted poster, their square by 8, and what the sheriffs of later rounds would cost today.
    pub const WANTED: usize = CELLS + 10;
    /// A silver star that a circled chamber on the lowest level could still bring.
    pub const SILVER: usize = WANTED + 3;
    /// A space that an item helps with: horse, pickaxe, weapon, bandana, friendship, shovel.
    pub const HELP: usize = SILVER + 5;
    /// How much more or less this round's sheriff costs than he would today.
    pub const ARREST: usize = HELP + 6;
    /// A pending bonus action, by region.
    pub const BONUS: usize = ARREST + 1;
    pub const COUNT: usize = BONUS + 5;
}

/// How many things are weighed.
pub(crate) const THINGS: usize = thing::COUNT;

/// What the things are, each group by its first.
pub(crate) const GROUPS: [(usize, &str); 20] = [
    (thing::START, "start"),
    (thing::TRAIL_AHEAD, "trail-ahead"),
    (thing::TARGET, "target"),
    (thing::ROW_OF_TWO, "row-of-two"),
    (thing::ROW_OF_THREE, "row-of-three"),
    (thing::CHAMBER, "chamber"),
    (thing::BUILDING, "building"),
    (thing::GRAVE, "grave"),
    (thing::GRAVE_PAIR, "grave-pair"),
    (thing::ITEM, "item"),
    (thing::PAN, "pan"),
    (thing::HAMMER, "hammer"),
    (thing::PURSE, "purse"),
    (thing::NIGHTS, "nights"),
    (thing::CELLS, "cells"),
    (thing::WANTED, "wanted"),
    (thing::SILVER, "silver"),
    (thing::HELP, "help"),
    (thing::ARREST, "arrest"),
    (thing::BONUS, "bonus"),
];

/// How much of a game is still to come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Moment {
    /// The round, from 1.
    pub round: u8,
    /// Turns to come in it.
    pub turns: u8,
}

/// All moments of a game.
const MOMENTS: usize = ROUNDS as usize * (TURNS as usize + 1);

impl Moment {
    /// The part of all turns that is still to come.
    pub const fn left(self) -> f32 {
        ((ROUNDS - self.round) * TURNS + self.turns) as f32 / ALL_TURNS
    }

    const fn index(self) -> usize {
        (self.round as usize - 1) * (TURNS as usize + 1) + self.turns as usize
    }

    const fn of_index(index: usize) -> Self {
        let each = TURNS as usize + 1;
        Moment { round: (index / each) as u8 + 1, turns: (index % each) as u8 }
    }
}

/// What the two numbers of a thing's worth are multiplied with. With `t` the part of all turns that is still to come, these
/// are `t` and `t²` for what is useful in turns to come, and 1 and `t` for a bonus action, which is used at once. The fear of
/// this round's sheriff changes with the part of the round that is to come.
pub(crate) const fn slopes(thing: usize, moment: Moment) -> [f32; 2] {
    let left = moment.left();
    let of_round = moment.turns as f32 / TURNS as f32;
    match thing {
        thing::ARREST => [of_round, of_round * of_round],
        thing::BONUS.. => [1.0, left],
        _ => [left, left * left],
    }
}

/// What a poker hand may be worth that is not full yet, with one card to come, two, and so on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Hands {
    /// A hand without a card.
    pub empty: f32,
    /// What it is already, by kind.
    pub made: [[f32; 10]; TURNS as usize],
    /// So many cards that lack for a flush.
    pub flush: [[f32; 6]; TURNS as usize],
    /// So many values that lack for a straight.
    pub straight: [[f32; 6]; TURNS as usize],
}

/// What things are worth at each moment.
#[derive(Clone, PartialEq, Debug)]
pub struct Weights {
    things: [[f32; THINGS]; MOMENTS],
    pub(super) hands: Hands,
}

impl Weights {
    pub(crate) const fn new(worths: &[Worth; THINGS], hands: Hands) -> Self {
        let mut things = [[0.0; THINGS]; MOMENTS];
        let mut index = 0;
        while index < MOMENTS {
            let mut thing = 0;
            while thing < THINGS {
                let slopes = slopes(thing, Moment::of_index(index));
                things[index][thing] = worths[thing][0] * slopes[0] + worths[thing][1] * slopes[1];
                thing += 1;
            }
            index += 1;
        }
        Weights { things, hands }
    }

    /// What each thing is worth at this moment.
    #[inline]
    pub(super) fn at(&self, moment: Moment) -> &[f32; THINGS] {
        &self.things[moment.index()]
    }
}

/// Somebody to whom everything is shown that is weighed.
pub(super) trait Scale {
    /// So much of a thing, which belongs to a term of the guide.
    fn put(&mut self, term: usize, thing: usize, amount: f32);
}
