//! The tiles of the three bags: workers, hazards and bandits. `[R]`, numbers on their backs `[P]`

use serde::{Serialize, Serializer};
use table::{counts, named};

use super::trail::Site;

named! {
    /// A kind of worker.
    Worker {
        /// Buys cattle.
        Cowboy = "cowboy",
        /// Builds.
        Craftsman = "craftsman",
        /// Moves the engine.
        Engineer = "engineer",
    }
}

named! {
    /// An area of hazards on the trail.
    Area {
        /// Floods.
        Flood = "flood",
        /// Droughts.
        Drought = "drought",
        /// Rockfalls.
        Rockfall = "rockfall",
    }
}

named! {
    /// A hand on a tile: whoever enters it pays.
    Hand {
        /// None.
        None = "none",
        /// A green one.
        Green = "green",
        /// A black one.
        Black = "black",
        /// One of each.
        Both = "both",
    }
}

named! {
    /// The colour of a bandit.
    Color {
        /// Green, with a green hand.
        Green = "green",
        /// Orange, with a black hand.
        Orange = "orange",
    }
}

named! {
    /// A tile of the bags. Hazards are named by area, hand and points.
    Tile {
        /// A flood.
        FloodGreen2 = "flood-green-2",
        /// A flood.
        FloodGreen3 = "flood-green-3",
        /// A flood.
        FloodGreen4 = "flood-green-4",
        /// A flood.
        FloodBlack2 = "flood-black-2",
        /// A flood.
        FloodBlack3 = "flood-black-3",
        /// A drought.
        DroughtGreen2 = "drought-green-2",
        /// A drought.
        DroughtGreen3 = "drought-green-3",
        /// A drought.
        DroughtGreen4 = "drought-green-4",
        /// A drought.
        DroughtBlack2 = "drought-black-2",
        /// A drought.
        DroughtBlack3 = "drought-black-3",
        /// A rockfall.
        RockfallGreen2 = "rockfall-green-2",
        /// A rockfall.
        RockfallGreen3 = "rockfall-green-3",
        /// A rockfall.
        RockfallGreen4 = "rockfall-green-4",
        /// A rockfall.
        RockfallBlack2 = "rockfall-black-2",
        /// A rockfall.
        RockfallBlack3 = "rockfall-black-3",
        /// A green bandit.
        GreenBandit = "green-bandit",
        /// An orange bandit.
        OrangeBandit = "orange-bandit",
        /// A cowboy.
        Cowboy = "cowboy",
        /// A craftsman.
        Craftsman = "craftsman",
        /// An engineer.
        Engineer = "engineer",
    }
}

/// How many kinds of tiles there are, and how many of them are hazards.
pub const TILES: usize = Tile::ALL.len();
/// Kinds of hazards.
pub const HAZARDS: usize = 15;

/// What a tile is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Sort {
    /// A hazard of this area.
    Hazard(Area),
    /// A bandit of this colour.
    Bandit(Color),
    /// A worker.
    Worker(Worker),
}

impl Tile {
    /// The tile of a worker.
    #[inline]
    pub const fn of(worker: Worker) -> Tile {
        match worker {
            Worker::Cowboy => Tile::Cowboy,
            Worker::Craftsman => Tile::Craftsman,
            Worker::Engineer => Tile::Engineer,
        }
    }

    /// What it is.
    #[inline]
    pub const fn sort(self) -> Sort {
        match self as usize {
            0..=4 => Sort::Hazard(Area::Flood),
            5..=9 => Sort::Hazard(Area::Drought),
            10..=14 => Sort::Hazard(Area::Rockfall),
            15 => Sort::Bandit(Color::Green),
            16 => Sort::Bandit(Color::Orange),
            17 => Sort::Worker(Worker::Cowboy),
            18 => Sort::Worker(Worker::Craftsman),
            _ => Sort::Worker(Worker::Engineer),
        }
    }

    /// Whether it is a worker.
    #[inline]
    pub const fn is_worker(self) -> bool {
        self as usize >= Tile::Cowboy as usize
    }

    /// Its hand.
    #[inline]
    pub const fn hand(self) -> Hand {
        const HANDS: [Hand; TILES] = {
            let mut hands = [Hand::None; TILES];
            let mut i = 0;
            while i < TILES {
                hands[i] = match Tile::ALL[i].sort() {
                    Sort::Hazard(_) if i % 5 < 3 => Hand::Green,
                    Sort::Hazard(_) | Sort::Bandit(Color::Orange) => Hand::Black,
                    Sort::Bandit(Color::Green) => Hand::Green,
                    Sort::Worker(_) => Hand::None,
                };
                i += 1;
            }
            hands
        };
        HANDS[self as usize]
    }

    /// The points of a hazard (GWT-HAZ-03).
    #[inline]
    pub const fn points(self) -> u8 {
        match self.sort() {
            Sort::Hazard(_) => [2, 3, 4, 2, 3][self as usize % 5],
            _ => 0,
        }
    }
}

impl Area {
    /// Its slots, from 1 to 4.
    pub const fn slots(self) -> [Site; 4] {
        match self {
            Area::Flood => [Site::Flood1, Site::Flood2, Site::Flood3, Site::Flood4],
            Area::Drought => [Site::Drought1, Site::Drought2, Site::Drought3, Site::Drought4],
            Area::Rockfall => [Site::Rock1, Site::Rock2, Site::Rock3, Site::Rock4],
        }
    }
}

counts! {
    /// Tiles by kind.
    pub Tally of Tile
}

impl Serialize for Tally {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.counts().serialize(serializer)
    }
}

/// What the three bags hold at the start (GWT-SETUP-05).
pub const BAGS: [Tally; 3] = [
    Tally::of([1, 1, 2, 1, 1, 1, 1, 2, 1, 1, 1, 1, 2, 1, 1, 9, 8, 0, 0, 0]),
    Tally::of([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 11, 11]),
    Tally::of([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 3, 7, 7, 7]),
];

/// Rows of the job market.
pub const ROWS: usize = 12;
/// Columns of the job market.
pub const COLUMNS: usize = 4;

/// What a worker of each row costs (GWT-HIRE-03). `[P]`
pub const WAGES: [u8; ROWS] = [6, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5, 4];

/// Whether the cattle market is refilled when the job-market token enters this row, from 0 (GWT-KC-07). `[P]`
pub const fn refills_market(row: usize) -> bool {
    row == 6 || row == 9
}
