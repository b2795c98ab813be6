//! What is weighed of a sheet beyond its certain points, and what that is worth at each horizon of a game.

use table::linear;

use super::appraisal::ALL_TURNS;
use crate::data::{ROUNDS, TURNS};

/// How many numbers describe what a feature is worth.
pub(super) const NUMBERS: usize = 2;

/// What a feature is worth, as numbers that are multiplied with its [`slopes`] and added.
pub(super) type Worth = [f32; NUMBERS];

table::features! {
    /// Where features stand in a table of worths.
    pub(super) mod feature {
        /// What is left of a game for everybody.
        START: 1 = "start";
        /// What lies ahead on the Trail, by the last circled stop.
        TRAIL_AHEAD: 14 = "trail-ahead";
        /// A circled target.
        TARGET: 12 = "target";
        /// A row of which two targets are circled, by kind: its bonus action is near.
        ROW_OF_TWO: 4 = "row-of-two";
        /// A row that is complete, by kind.
        ROW_OF_THREE: 4 = "row-of-three";
        /// A circled chamber: what it gave is gone, and the way down is open.
        CHAMBER: 14 = "chamber";
        /// A circled building: its first visit is over.
        BUILDING: 13 = "building";
        /// A circled tombstone.
        GRAVE: 9 = "grave";
        /// A reward between two circled tombstones, which is gone.
        GRAVE_PAIR: 12 = "grave-pair";
        /// An item.
        ITEM: 14 = "item";
        /// A pan, beyond the gold that it will bring.
        PAN: 1 = "pan";
        /// A hammer, beyond the cash that it will bring.
        HAMMER: 1 = "hammer";
        /// A dollar, one of the first 8, one of the first 16; a nugget, one of the first 4, of the first 10.
        PURSE: 6 = "purse";
        /// Nights in the hotel, beyond the silver stars so far.
        NIGHTS: 5 = "nights";
        /// Filled cells of the land office, by number.
        CELLS: 10 = "cells";
        /// A wanted poster, their square by 8, and what the sheriffs of later rounds would cost today.
        WANTED: 3 = "wanted";
        /// A silver star that a circled chamber on the lowest level could still bring.
        SILVER: 5 = "silver";
        /// A space that an item helps with: horse, pickaxe, weapon, bandana, friendship, shovel.
        HELP: 6 = "help";
        /// How much more or less this round's sheriff costs than he would today.
        ARREST: 1 = "arrest";
        /// A pending bonus action, by region.
        BONUS: 5 = "bonus";
    }
}

/// How much of a game is still to come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Horizon {
    /// The round, from 1.
    pub round: u8,
    /// Turns to come in it.
    pub turns: u8,
}

/// All horizons of a game.
const HORIZONS: usize = ROUNDS as usize * (TURNS as usize + 1);

impl Horizon {
    /// The part of all turns that is still to come.
    pub const fn left(self) -> f32 {
        ((ROUNDS - self.round) * TURNS + self.turns) as f32 / ALL_TURNS
    }

    /// Its place among all horizons.
    #[inline]
    pub const fn index(self) -> usize {
        (self.round as usize - 1) * (TURNS as usize + 1) + self.turns as usize
    }

    const fn of_index(index: usize) -> Self {
        let each = TURNS as usize + 1;
        Horizon { round: (index / each) as u8 + 1, turns: (index % each) as u8 }
    }
}

/// What the two numbers of a feature's worth are multiplied with. With `t` the part of all turns that is still to come, these
/// are `t` and `t²` for what is useful in turns to come, and 1 and `t` for a bonus action, which is used at once. The fear of
/// this round's sheriff changes with the part of the round that is to come.
const fn slopes(feature: usize, horizon: Horizon) -> Worth {
    let left = horizon.left();
    let of_round = horizon.turns as f32 / TURNS as f32;
    match feature {
        feature::ARREST => [of_round, of_round * of_round],
        feature::BONUS.. => [1.0, left],
        _ => [left, left * left],
    }
}

/// The slopes of each feature at each horizon.
pub(super) static SLOPES: [[Worth; feature::COUNT]; HORIZONS] = {
    let mut all = [[[0.0; NUMBERS]; feature::COUNT]; HORIZONS];
    let mut horizon = 0;
    while horizon < HORIZONS {
        let mut feature = 0;
        while feature < feature::COUNT {
            all[horizon][feature] = slopes(feature, Horizon::of_index(horizon));
            feature += 1;
        }
        horizon += 1;
    }
    all
};

/// What a poker hand may be worth that is not full yet, with one card to come, two, and so on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Hands {
    /// A hand without a card.
    pub empty: f32,
    /// What it is already, by kind.
    pub made: [[f32; 10]; TURNS as usize],
    /// So many cards that lack for a flush.
    pub flush: [[f32; 6]; TURNS as usize],
    /// So many values that lack for a straight.
    pub straight: [[f32; 6]; TURNS as usize],
}

/// What features are worth at each horizon, and hands.
#[derive(Clone, PartialEq, Debug)]
pub struct Weights {
    features: linear::Weights<{ feature::COUNT }, HORIZONS>,
    pub(super) hands: Hands,
}

impl Weights {
    pub(super) const fn new(worths: &[Worth; feature::COUNT], hands: Hands) -> Self {
        Weights { features: linear::Weights::new(worths, &SLOPES), hands }
    }

    /// What each feature is worth at this horizon.
    #[inline]
    pub(super) fn at(&self, horizon: Horizon) -> &[f32; feature::COUNT] {
        self.features.at(horizon.index())
    }
}
