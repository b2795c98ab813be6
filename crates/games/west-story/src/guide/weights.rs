//! What is weighed of a position beyond its certain points, and what that is worth at each moment of a game.

use crate::data::ROUNDS;

/// What something is worth, as numbers that are multiplied with the [`Moment::slopes`] and added.
pub(crate) type Worth = [f32; SLOPES];

/// How many numbers describe a worth.
pub(crate) const SLOPES: usize = 4;

/// Where things stand in a table of worths.
pub(crate) mod thing {
    /// What is left of a game for everybody, at tables of 2, 3 and 4.
    pub const START: usize = 0;
    /// The same in the Gold Rush.
    pub const RUSH: usize = START + 3;
    /// Hats in a turn to come: the first 2, the next 2, the rest.
    pub const HATS: usize = RUSH + 1;
    /// Coins: the first 3, the next 4, the next 5, the rest.
    pub const COINS: usize = HATS + 3;
    /// Cows: the first 2, the rest.
    pub const COWS: usize = COINS + 4;
    /// A printed card that is visible, by place.
    pub const PRINTED: usize = COWS + 2;
    /// A visible card, by kind.
    pub const KIND: usize = PRINTED + 12;
    /// What a visible card produces by a count: points by coins, points by animals, hats by buildings, points by regions,
    /// hats by cities, coins by bandits.
    pub const COUNTED: usize = KIND + 36;
    /// What the dice will probably bring in the next Town Phase: hats, coins, cows, points.
    pub const NEXT: usize = COUNTED + 6;
    /// The chance of a Combo there.
    pub const COMBO: usize = NEXT + 4;
    /// Available cards, and the symbols that they bear.
    pub const AVAILABLE: usize = COMBO + 1;
    /// An anvil in a turn to come, by ability.
    pub const ANVIL: usize = AVAILABLE + 2;
    /// An animal that is owned: Mustang, Bison, Eagle, Raccoon.
    pub const ANIMAL: usize = ANVIL + 8;
    /// A card that is owned, and a building.
    pub const OWNED: usize = ANIMAL + 4;
    /// With a new licence: complete pairs, and symbols that lack their other half.
    pub const LICENCE: usize = OWNED + 2;
    /// With the printed one: its symbols, and what the best licence on offer would be worth more, where it can be bought at
    /// once, where its region is near ahead, and elsewhere.
    pub const UNLICENSED: usize = LICENCE + 2;
    /// A tied bandit, one who can be jailed where the pawn is, and one who is wanted there.
    pub const TIED: usize = UNLICENSED + 4;
    /// A bandit delivered.
    pub const DELIVERED: usize = TIED + 3;
    /// A Single Bandit in one's region for whom a card is available, and a Whole Gang.
    pub const PREY: usize = DELIVERED + 1;
    /// An outpost, and the points of the best one that could be founded in the Nearest City.
    pub const OUTPOST: usize = PREY + 2;
    /// The first three business discs left, and the rest.
    pub const DISC: usize = OUTPOST + 2;
    /// A joker token.
    pub const JOKER: usize = DISC + 2;
    /// Being Sheriff, winning the contest as things are, and by how much.
    pub const SHERIFF: usize = JOKER + 1;
    /// A reserved card, and what it would bring at once.
    pub const RESERVED: usize = SHERIFF + 3;
    /// Where the pawn is: the regions of side A, then those of side B.
    pub const REGION: usize = RESERVED + 2;
    /// Tom: what is left of the game for him, for each card on its hard side, in the Gold Rush, his coins, and not having
    /// a licence.
    pub const TOM: usize = REGION + 15;
    pub const COUNT: usize = TOM + 5;
}

/// How many things are weighed.
pub(crate) const THINGS: usize = thing::COUNT;

/// What the things are, each group by its first.
pub(crate) const GROUPS: [(usize, &str); 27] = [
    (thing::START, "start"),
    (thing::RUSH, "start of a Gold Rush"),
    (thing::HATS, "hats"),
    (thing::COINS, "coins"),
    (thing::COWS, "cows"),
    (thing::PRINTED, "printed cards"),
    (thing::KIND, "level I"),
    (thing::KIND + 12, "level II"),
    (thing::KIND + 20, "buildings"),
    (thing::KIND + 32, "start cards"),
    (thing::COUNTED, "productions that count"),
    (thing::NEXT, "the next Town Phase"),
    (thing::COMBO, "the next Combo"),
    (thing::AVAILABLE, "available cards and symbols"),
    (thing::ANVIL, "anvils"),
    (thing::ANIMAL, "animals"),
    (thing::OWNED, "cards and buildings"),
    (thing::LICENCE, "new licence"),
    (thing::UNLICENSED, "printed licence"),
    (thing::TIED, "tied bandits"),
    (thing::DELIVERED, "delivered bandits"),
    (thing::PREY, "bandits to hunt"),
    (thing::OUTPOST, "outposts, discs, joker tokens"),
    (thing::SHERIFF, "Sheriff"),
    (thing::RESERVED, "reserve"),
    (thing::REGION, "regions"),
    (thing::TOM, "Tom"),
];

/// How much of a game is still to come for a seat: Town Phases, and whether its turn of this round is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Moment {
    /// Town Phases to come.
    pub rounds: u8,
    /// Whether the turn of the present round is still to come, or goes on.
    pub turn: bool,
}

/// All moments of a game.
const MOMENTS: usize = 2 * (ROUNDS as usize + 1);

impl Moment {
    const fn index(self) -> usize {
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
    pub const fn slopes(self) -> [f32; SLOPES] {
        let left = self.rounds as f32 / ROUNDS as f32;
        [left, left * left, if self.rounds > 0 { 1.0 } else { 0.0 }, if self.turn { 1.0 } else { 0.0 }]
    }
}

/// What things are worth at each moment.
#[derive(Clone, PartialEq, Debug)]
pub struct Weights {
    things: [[f32; THINGS]; MOMENTS],
}

impl Weights {
    pub(crate) const fn new(worths: &[Worth; THINGS]) -> Self {
        let mut things = [[0.0; THINGS]; MOMENTS];
        let mut moment = 0;
        while moment < MOMENTS {
            let slopes = Moment { rounds: (moment / 2) as u8, turn: moment % 2 == 1 }.slopes();
            let mut thing = 0;
            while thing < THINGS {
                let mut slope = 0;
                while slope < SLOPES {
                    things[moment][thing] += worths[thing][slope] * slopes[slope];
                    slope += 1;
                }
                thing += 1;
            }
            moment += 1;
        }
        Weights { things }
    }

    /// What each thing is worth at this moment.
    #[inline]
    pub(super) fn at(&self, moment: Moment) -> &[f32; THINGS] {
        &self.things[moment.index()]
    }
}

/// Somebody to whom everything is shown that is weighed.
pub(super) trait Scale {
    /// Points that are certain, which belong to a term of the guide.
    fn sure(&mut self, term: usize, points: f32);

    /// So much of a thing.
    fn put(&mut self, term: usize, thing: usize, amount: f32);
}

/// Adds up what is shown.
pub(super) struct Total<'w> {
    pub worth: &'w [f32; THINGS],
    pub sum: f32,
}

impl Scale for Total<'_> {
    #[inline]
    fn sure(&mut self, _: usize, points: f32) {
        self.sum += points;
    }

    #[inline]
    fn put(&mut self, _: usize, thing: usize, amount: f32) {
        self.sum += self.worth[thing] * amount;
    }
}

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
