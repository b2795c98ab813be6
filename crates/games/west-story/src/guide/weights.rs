//! What is weighed of a position beyond its certain points, and what that is worth at each horizon of a game.

use table::linear;

use crate::data::ROUNDS;

/// How many numbers describe what a feature is worth.
pub(super) const NUMBERS: usize = 4;

/// What a feature is worth, as numbers that are multiplied with the slopes of the horizon and added.
pub(super) type Worth = [f32; NUMBERS];

/// What features are worth at each horizon.
pub(super) type Weights = linear::Weights<{ feature::COUNT }, HORIZONS>;

table::features! {
    /// Where features stand in a table of worths.
    pub(super) mod feature {
        /// What is left of a game for everybody, at tables of 2, 3 and 4.
        START: 3 = "start";
        /// The same in the Gold Rush.
        RUSH: 1 = "start of a Gold Rush";
        /// Hats in a turn to come: the first 2, the next 2, the rest.
        HATS: 3 = "hats";
        /// Coins: the first 3, the next 4, the next 5, the rest.
        COINS: 4 = "coins";
        /// Cows: the first 2, the rest.
        COWS: 2 = "cows";
        /// A printed card that is visible, by place.
        PRINTED: 12 = "printed cards";
        /// A visible card, by kind.
        KIND: 12 = "level I", 8 = "level II", 12 = "buildings", 4 = "start cards";
        /// What a visible card produces by a count: points by coins, points by animals, hats by buildings, points by regions,
        /// hats by cities, coins by bandits.
        COUNTED: 6 = "productions that count";
        /// What the dice will probably bring in the next Town Phase: hats, coins, cows, points.
        NEXT: 4 = "the next Town Phase";
        /// The chance of a Combo there.
        COMBO: 1 = "the next Combo";
        /// Available cards, and the symbols that they bear.
        AVAILABLE: 2 = "available cards and symbols";
        /// An anvil in a turn to come, by ability.
        ANVIL: 8 = "anvils";
        /// An animal that is owned: Mustang, Bison, Eagle, Raccoon.
        ANIMAL: 4 = "animals";
        /// A card that is owned, and a building.
        OWNED: 2 = "cards and buildings";
        /// With a new licence: complete pairs, and symbols that lack their other half.
        LICENCE: 2 = "new licence";
        /// With the printed one: its symbols, and what the best licence on offer would be worth more, where it can be bought at
        /// once, where its region is near ahead, and elsewhere.
        UNLICENSED: 4 = "printed licence";
        /// A tied bandit, one who can be jailed where the pawn is, and one who is wanted there.
        TIED: 3 = "tied bandits";
        /// A bandit delivered.
        DELIVERED: 1 = "delivered bandits";
        /// A Single Bandit in one's region for whom a card is available, and a Whole Gang.
        PREY: 2 = "bandits to hunt";
        /// An outpost, and the points of the best one that could be founded in the Nearest City.
        OUTPOST: 2 = "outposts, discs, joker tokens";
        /// The first three business discs left, and the rest.
        DISC: 2;
        /// A joker token.
        JOKER: 1;
        /// Being Sheriff, winning the contest as things are, and by how much.
        SHERIFF: 3 = "Sheriff";
        /// A reserved card, and what it would bring at once.
        RESERVED: 2 = "reserve";
        /// Where the pawn is: the regions of side A, then those of side B.
        REGION: 15 = "regions";
        /// Tom: what is left of the game for him, for each card on its hard side, in the Gold Rush, his coins, and not having
        /// a licence.
        TOM: 5 = "Tom";
    }
}

/// How much of a game is still to come for a seat: Town Phases, and whether its turn of this round is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Horizon {
    /// Town Phases to come.
    pub rounds: u8,
    /// Whether the turn of the present round is still to come, or goes on.
    pub turn: bool,
}

/// All horizons of a game.
const HORIZONS: usize = 2 * (ROUNDS as usize + 1);

impl Horizon {
    const fn of_index(index: usize) -> Self {
        Horizon { rounds: (index / 2) as u8, turn: index % 2 == 1 }
    }

    /// Its place among all horizons.
    #[inline]
    pub const fn index(self) -> usize {
        2 * self.rounds as usize + self.turn as usize
    }

    /// Whether nothing is to come any more.
    pub const fn is_over(self) -> bool {
        self.rounds == 0 && !self.turn
    }

    /// The part of the game that is still to come.
    pub fn left(self) -> f32 {
        (f32::from(self.rounds) + if self.turn { 0.5 } else { 0.0 }) / f32::from(ROUNDS)
    }

    /// What the numbers of a worth are multiplied with: the rounds to come and their square, for what is useful again and again;
    /// whether there is one at all; and whether there is a turn before them.
    const fn slopes(self) -> Worth {
        let left = self.rounds as f32 / ROUNDS as f32;
        [left, left * left, if self.rounds > 0 { 1.0 } else { 0.0 }, if self.turn { 1.0 } else { 0.0 }]
    }
}

/// The slopes of every feature at each horizon.
pub(super) static SLOPES: [[Worth; feature::COUNT]; HORIZONS] = {
    let mut slopes = [[[0.0; NUMBERS]; feature::COUNT]; HORIZONS];
    let mut horizon = 0;
    while horizon < HORIZONS {
        slopes[horizon] = [Horizon::of_index(horizon).slopes(); feature::COUNT];
        horizon += 1;
    }
    slopes
};

/// Divides an amount among parts of these sizes, the last taking the rest.
#[inline]
pub(super) fn parts<const N: usize>(amount: u16, sizes: [u16; N]) -> [f32; N] {
    let mut left = amount;
    std::array::from_fn(|i| {
        let part = if i + 1 < N { left.min(sizes[i]) } else { left };
        left -= part;
        f32::from(part)
    })
}

/// The parts that coins are weighed in.
#[inline]
pub(super) fn purse(coins: u16) -> [f32; 4] {
    parts(coins, [3, 4, 5, 0])
}

/// The parts that hats are weighed in.
#[inline]
pub(super) fn hats(hats: u8) -> [f32; 3] {
    parts(u16::from(hats), [2, 2, 0])
}

/// The parts that cows are weighed in.
#[inline]
pub(super) fn herd(cows: u8) -> [f32; 2] {
    parts(u16::from(cows), [2, 0])
}
