//! What is weighed of a position beyond its certain points, and what that is worth at each moment of a game.

/// What something is worth, as numbers that are multiplied with the [`slopes`] of the moment and added.
pub(crate) type Worth = [f32; SLOPES];

/// How many numbers describe a worth.
pub(crate) const SLOPES: usize = 3;

/// Where things stand in a table of worths.
pub(crate) mod thing {
    /// What is left of a game for everybody.
    pub const START: usize = 0;
    /// Of the first 4 dollars, of the first 8, of the first 16, and of all: one.
    pub const PURSE: usize = START + 1;
    /// The second worker of a kind, the third, and so on, by kind.
    pub const WORKER: usize = PURSE + 4;
    /// A temporary certificate.
    pub const CERTIFICATE: usize = WORKER + 15;
    /// A permanent certificate.
    pub const PERMANENT: usize = CERTIFICATE + 1;
    /// An exchange token.
    pub const TOKEN: usize = PERMANENT + 1;
    /// A disc that was taken from the board, by kind.
    pub const DISC: usize = TOKEN + 1;
    /// The second disc of a kind that has two: auxiliary actions 3 to 5, hand.
    pub const SECOND_DISC: usize = DISC + 10;
    /// The points that the next delivery will probably bring.
    pub const NEXT_DELIVERY: usize = SECOND_DISC + 4;
    /// The value that it will probably have.
    pub const NEXT_VALUE: usize = NEXT_DELIVERY + 1;
    /// The points of a delivery with the whole herd to draw from.
    pub const LATER_DELIVERY: usize = NEXT_VALUE + 1;
    /// The value that it will probably have.
    pub const LATER_VALUE: usize = LATER_DELIVERY + 1;
    /// A card of the herd.
    pub const HERD: usize = LATER_VALUE + 1;
    /// A card of a kind: value 3, Shorthorn, Hereford, calf, heifer, cow.
    pub const CATTLE: usize = HERD + 1;
    /// A city with a disc of one's own.
    pub const CITY: usize = CATTLE + 6;
    /// A building on the trail, by number and side.
    pub const BUILDING: usize = CITY + 10;
    /// A dollar that others pay for one's buildings when they pass all of them.
    pub const FEE: usize = BUILDING + 24;
    /// A space of the railroad that the engine has behind it.
    pub const ENGINE: usize = FEE + 1;
    /// A cross that it has behind it.
    pub const CROSS: usize = ENGINE + 1;
    /// A station with a disc of one's own.
    pub const STATION: usize = CROSS + 1;
    /// A station master, by kind.
    pub const MASTER: usize = STATION + 1;
    /// A green bandit, an orange one, a hazard.
    pub const DANGER: usize = MASTER + 9;
    /// An objective card that was played and lacks one thing, two, more.
    pub const PLAYED: usize = DANGER + 3;
    /// One that was not played and lacks nothing, one thing, two, more.
    pub const UNPLAYED: usize = PLAYED + 3;
    /// One that is in the hand.
    pub const IN_HAND: usize = UNPLAYED + 4;
    /// A space on the way to Kansas City.
    pub const WAY: usize = IN_HAND + 1;
    /// A turn on the way to Kansas City.
    pub const TURNS: usize = WAY + 1;
    /// Whose turn it is.
    pub const TURN: usize = TURNS + 1;
    /// What Sam will still make, by level.
    pub const SAM: usize = TURN + 1;
    pub const COUNT: usize = SAM + 3;
}

/// How many things are weighed.
pub(crate) const THINGS: usize = thing::COUNT;

/// What the things are, each group by its first.
pub(crate) const GROUPS: [(usize, &str); 28] = [
    (thing::START, "start"),
    (thing::PURSE, "purse"),
    (thing::WORKER, "cowboys"),
    (thing::WORKER + 5, "craftsmen"),
    (thing::WORKER + 10, "engineers"),
    (thing::CERTIFICATE, "certificates, permanent ones, tokens"),
    (thing::DISC, "discs"),
    (thing::SECOND_DISC, "second discs"),
    (thing::NEXT_DELIVERY, "next delivery, its value"),
    (thing::LATER_DELIVERY, "later deliveries, their value"),
    (thing::HERD, "cards of the herd"),
    (thing::CATTLE, "cattle"),
    (thing::CITY, "cities"),
    (thing::BUILDING, "buildings, a sides"),
    (thing::BUILDING + 12, "buildings, b sides"),
    (thing::FEE, "fees"),
    (thing::ENGINE, "engine"),
    (thing::CROSS, "crosses"),
    (thing::STATION, "stations"),
    (thing::MASTER, "station masters"),
    (thing::DANGER, "bandits and hazards"),
    (thing::PLAYED, "objectives played"),
    (thing::UNPLAYED, "objectives not played"),
    (thing::IN_HAND, "objectives in hand"),
    (thing::WAY, "the way to Kansas City"),
    (thing::TURNS, "turns to Kansas City"),
    (thing::TURN, "one's turn"),
    (thing::SAM, "Sam"),
];

/// How much of a game is still to come for somebody: nothing, the last turn, or so many parts of the job market.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Moment(u8);

/// All moments of a game.
const MOMENTS: usize = Moment::PARTS as usize + 2;

impl Moment {
    /// Into how many parts the job market is divided.
    const PARTS: u8 = 24;

    /// The game is over, or will be without another turn of one's own.
    pub const OVER: Moment = Moment(0);
    /// One more turn is to come.
    pub const LAST: Moment = Moment(1);

    /// So many of all fields of the job market are still empty.
    pub const fn of_jobs(empty: u32, all: u32) -> Self {
        let parts = (empty * Moment::PARTS as u32).div_ceil(all);
        Moment(1 + if parts < Moment::PARTS as u32 { parts as u8 } else { Moment::PARTS })
    }

    /// The part of the game that is still to come.
    pub const fn left(self) -> f32 {
        self.0 as f32 / (Moment::PARTS + 1) as f32
    }

    /// What the numbers of a worth are multiplied with: the part of the game that is to come and its square, for what is
    /// useful for the rest of it, and what is nearly constant until the end is near.
    pub const fn slopes(self) -> [f32; SLOPES] {
        let left = self.left();
        let soon = 6.0 * left;
        [left, left * left, if soon < 1.0 { soon } else { 1.0 }]
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
            let slopes = Moment(moment as u8).slopes();
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
        &self.things[moment.0 as usize]
    }
}

/// Somebody to whom everything is shown that is weighed.
pub(super) trait Scale {
    /// Points that are certain, which belong to a term of the guide.
    fn sure(&mut self, term: usize, points: f32);

    /// So much of a thing.
    fn put(&mut self, term: usize, thing: usize, amount: f32);
}
