//! What is weighed of a position beyond its certain points, and what that is worth at each horizon of a game.

use table::linear;

/// How many numbers describe what a feature is worth.
pub(super) const NUMBERS: usize = 3;

/// What a feature is worth, as numbers that are multiplied with the slopes of the horizon and added.
pub(super) type Worth = [f32; NUMBERS];

/// What features are worth at each horizon.
pub(super) type Weights = linear::Weights<{ feature::COUNT }, HORIZONS>;

table::features! {
    /// Where features stand in a table of worths.
    pub(super) mod feature {
        /// What is left of a game for everybody.
        START: 1 = "start";
        /// Of the first 4 dollars, of the first 8, of the first 16, and of all: one.
        PURSE: 4 = "purse";
        /// The second worker of a kind, the third, and so on, by kind.
        WORKER: 5 = "cowboys", 5 = "craftsmen", 5 = "engineers";
        /// A temporary certificate.
        CERTIFICATE: 1 = "certificates, permanent ones, tokens";
        /// A permanent certificate.
        PERMANENT: 1;
        /// An exchange token.
        TOKEN: 1;
        /// A disc that was taken from the board, by kind.
        DISC: 10 = "discs";
        /// The second disc of a kind that has two: auxiliary actions 3 to 5, hand.
        SECOND_DISC: 4 = "second discs";
        /// The points that the next delivery will probably bring.
        NEXT_DELIVERY: 1 = "next delivery, its value";
        /// The value that it will probably have.
        NEXT_VALUE: 1;
        /// The points of a delivery with the whole herd to draw from.
        LATER_DELIVERY: 1 = "later deliveries, their value";
        /// The value that it will probably have.
        LATER_VALUE: 1;
        /// A card of the herd.
        HERD: 1 = "cards of the herd";
        /// A card of a kind: value 3, Shorthorn, Hereford, calf, heifer, cow.
        CATTLE: 6 = "cattle";
        /// A city with a disc of one's own.
        CITY: 10 = "cities";
        /// A building on the trail, by number and side.
        BUILDING: 12 = "buildings, a sides", 12 = "buildings, b sides";
        /// A dollar that others pay for one's buildings when they pass all of them.
        FEE: 1 = "fees";
        /// A space of the railroad that the engine has behind it.
        ENGINE: 1 = "engine";
        /// A cross that it has behind it.
        CROSS: 1 = "crosses";
        /// A station with a disc of one's own.
        STATION: 1 = "stations";
        /// A station master, by kind.
        MASTER: 9 = "station masters";
        /// A green bandit, an orange one, a hazard.
        DANGER: 3 = "bandits and hazards";
        /// An objective card that was played and lacks one thing, two, more.
        PLAYED: 3 = "objectives played";
        /// One that was not played and lacks nothing, one thing, two, more.
        UNPLAYED: 4 = "objectives not played";
        /// One that is in the hand.
        IN_HAND: 1 = "objectives in hand";
        /// A space on the way to Kansas City.
        WAY: 1 = "the way to Kansas City";
        /// A turn on the way to Kansas City.
        TURNS: 1 = "turns to Kansas City";
        /// Whose turn it is.
        TURN: 1 = "one's turn";
        /// What Sam will still make, by level.
        SAM: 3 = "Sam";
    }
}

/// How much of a game is still to come for somebody: nothing, the last turn, or so many parts of the job market.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Horizon(u8);

/// All horizons of a game.
const HORIZONS: usize = Horizon::PARTS as usize + 2;

impl Horizon {
    /// Into how many parts the job market is divided.
    const PARTS: u8 = 24;

    /// The game is over, or will be without another turn of one's own.
    pub const OVER: Horizon = Horizon(0);
    /// One more turn is to come.
    pub const LAST: Horizon = Horizon(1);

    /// So many of all fields of the job market are still empty.
    pub const fn of_jobs(empty: u32, all: u32) -> Self {
        let parts = (empty * Horizon::PARTS as u32).div_ceil(all);
        Horizon(1 + if parts < Horizon::PARTS as u32 { parts as u8 } else { Horizon::PARTS })
    }

    /// Its place among all horizons.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The part of the game that is still to come.
    pub const fn left(self) -> f32 {
        self.0 as f32 / (Horizon::PARTS + 1) as f32
    }

    /// What the numbers of a worth are multiplied with: the part of the game that is to come and its square, for what is
    /// useful for the rest of it, and what is nearly constant until the end is near.
    const fn slopes(self) -> Worth {
        let left = self.left();
        let soon = 6.0 * left;
        [left, left * left, if soon < 1.0 { soon } else { 1.0 }]
    }
}

/// The slopes of every feature at each horizon.
pub(super) static SLOPES: [[Worth; feature::COUNT]; HORIZONS] = {
    let mut slopes = [[[0.0; NUMBERS]; feature::COUNT]; HORIZONS];
    let mut horizon = 0;
    while horizon < HORIZONS {
        slopes[horizon] = [Horizon(horizon as u8).slopes(); feature::COUNT];
        horizon += 1;
    }
    slopes
};
