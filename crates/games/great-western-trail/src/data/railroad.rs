//! The railroad: where engines stand, stations, station masters, cities and links. `[P]`, space 39 and turnouts `[R]`

use std::fmt;

use serde::{Serialize, Serializer};
use table::{indexed, named, set};

use crate::effect::Effect;

named! {
    /// A station beside the track.
    Station {
        /// At the turnout after space 4.
        S1 = "s1",
        /// At the turnout after space 7.
        S2 = "s2",
        /// At the turnout after space 10.
        S3 = "s3",
        /// At the turnout after space 13.
        S4 = "s4",
        /// At the turnout after space 16.
        S5 = "s5",
        /// At the turnout after space 21.
        S6 = "s6",
        /// At the turnout after space 25.
        S7 = "s7",
        /// At the turnout after space 29.
        S8 = "s8",
        /// At the turnout after space 33.
        S9 = "s9",
        /// At the end of the track, space 39.
        S10 = "s10",
    }
}

set! {
    /// A set of stations.
    #[derive(Serialize)]
    pub Stations of Station in u16
}

/// How many stations there are.
pub const STATIONS: usize = Station::ALL.len();

/// Stations with a slot for a station master: the first five (GWT-SETUP-02).
pub const MASTERS: usize = 5;

impl Station {
    /// What upgrading costs (GWT-STN-02).
    #[inline]
    pub const fn price(self) -> u16 {
        [2, 2, 4, 4, 6, 8, 7, 6, 5, 3][self as usize]
    }

    /// Points of an own disc at the end (GWT-SCORE-04).
    #[inline]
    pub const fn points(self) -> i32 {
        [1, 1, 2, 2, 3, 5, 6, 7, 8, 9][self as usize]
    }

    /// Whether it takes discs with dark corners too.
    #[inline]
    pub const fn is_dark(self) -> bool {
        self as usize >= 4
    }

    /// The space after which its turnout branches off; its own space for the last.
    pub const fn after(self) -> u8 {
        [4, 7, 10, 13, 16, 21, 25, 29, 33, 39][self as usize]
    }

    /// Where an engine stands at it.
    #[inline]
    pub const fn berth(self) -> Berth {
        let turnouts_before = self as u8;
        match self {
            Station::S10 => Berth::END,
            _ => Berth(self.after() + turnouts_before + 1),
        }
    }
}

/// How many places there are for engines.
pub const BERTHS: usize = 49;

indexed! {
    /// A place for an engine: the start, a numbered space or a turnout, counted along the track.
    #[derive(Debug)]
    pub Berth: BERTHS
}

set! {
    /// A set of places for engines.
    pub Berths of Berth in u64
}

/// The turnouts.
pub const TURNOUTS: Berths = {
    let mut turnouts = Berths::NONE;
    let mut i = 0;
    while i + 1 < STATIONS {
        turnouts.insert(Station::ALL[i].berth());
        i += 1;
    }
    turnouts
};

/// The start and the numbered spaces.
pub const SPACES: Berths = Berths::first_n(BERTHS).minus(TURNOUTS);

/// After which spaces a cross stands (GWT-DEL-11).
const CROSSES: [u8; 11] = [3, 4, 5, 7, 9, 10, 11, 13, 15, 16, 17];

impl Berth {
    /// The start space, which holds any number of engines.
    pub const START: Berth = Berth(0);
    /// Space 39.
    pub const END: Berth = Berth(BERTHS as u8 - 1);

    /// The numbered space, or the start as 0.
    pub fn space(number: u8) -> Option<Berth> {
        Berth::all().find(|berth| !berth.is_turnout() && berth.front() == number)
    }

    /// Whether it is a turnout.
    #[inline]
    pub const fn is_turnout(self) -> bool {
        TURNOUTS.contains(self)
    }

    /// Turnouts before it.
    #[inline]
    const fn turnouts_before(self) -> u8 {
        const BEFORE: [u8; BERTHS] = {
            let mut before = [0; BERTHS];
            let mut i = 0;
            while i < BERTHS {
                before[i] = TURNOUTS.both(Berths::first_n(i)).len() as u8;
                i += 1;
            }
            before
        };
        BEFORE[self.index()]
    }

    /// The number at the front of an engine here: on a turnout that of the space after it (GWT-DEL-11).
    #[inline]
    pub const fn front(self) -> u8 {
        self.0 - self.turnouts_before()
    }

    /// The station here.
    #[inline]
    pub const fn station(self) -> Option<Station> {
        if self.0 == Berth::END.0 {
            Some(Station::S10)
        } else if self.is_turnout() {
            Some(Station::ALL[self.turnouts_before() as usize])
        } else {
            None
        }
    }

    /// Crosses passed by an engine here.
    #[inline]
    pub fn crosses(self) -> u8 {
        crosses_before(self.front())
    }
}

/// Crosses after spaces with a lower number, by number.
static CROSSES_BEFORE: [u8; 41] = {
    let mut before = [0; 41];
    let mut number = 1;
    while number < before.len() {
        before[number] = before[number - 1];
        let mut i = 0;
        while i < CROSSES.len() {
            before[number] += (CROSSES[i] as usize == number - 1) as u8;
            i += 1;
        }
        number += 1;
    }
    before
};

/// Crosses after spaces with a lower number.
#[inline]
fn crosses_before(number: u8) -> u8 {
    CROSSES_BEFORE[usize::from(number)]
}

/// `0` for the start, `17` for a space, `s3` for the turnout at a station.
impl fmt::Display for Berth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.station() {
            Some(station) if self.is_turnout() => write!(f, "{station}"),
            _ => write!(f, "{}", self.front()),
        }
    }
}

impl Serialize for Berth {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

named! {
    /// A city that cattle is delivered to.
    City {
        /// Value 0: $4, and 6 points less.
        KansasCity = "kansas-city",
        /// Value 1.
        Fulton = "fulton",
        /// Value 4.
        StLouis = "st-louis",
        /// Value 6.
        Bloomington = "bloomington",
        /// Value 8.
        Peoria = "peoria",
        /// Value 10.
        Chicago = "chicago",
        /// Value 12.
        Toledo = "toledo",
        /// Value 14.
        Pittsburgh = "pittsburgh",
        /// Value 16.
        Philadelphia = "philadelphia",
        /// Value 18.
        NewYork = "new-york",
    }
}

/// How many cities there are.
pub const CITIES: usize = City::ALL.len();

impl City {
    /// The breeding value it takes to deliver here (GWT-DEL-01).
    #[inline]
    pub const fn value(self) -> u8 {
        [0, 1, 4, 6, 8, 10, 12, 14, 16, 18][self as usize]
    }

    /// Whether it takes discs with dark corners too.
    #[inline]
    pub const fn is_dark(self) -> bool {
        matches!(self, City::Chicago | City::Toledo | City::Philadelphia | City::NewYork)
    }

    /// Whether it can be chosen any number of times (GWT-DEL-02).
    #[inline]
    pub const fn is_repeatable(self) -> bool {
        matches!(self, City::KansasCity | City::NewYork)
    }

    /// Dollars at once (GWT-DEL-04).
    #[inline]
    pub const fn dollars(self) -> u16 {
        match self {
            City::KansasCity => 4,
            _ => 0,
        }
    }

    /// Points of each disc at the end (GWT-SCORE-03).
    #[inline]
    pub const fn points(self) -> i32 {
        match self {
            City::KansasCity => -6,
            City::Philadelphia => 6,
            City::NewYork => 9,
            _ => 0,
        }
    }

    /// What transport costs from an engine here (GWT-DEL-10, GWT-DEL-11).
    #[inline]
    pub fn transport(self, engine: Berth) -> u16 {
        crosses_before(self.value()).saturating_sub(engine.crosses()).into()
    }
}

named! {
    /// A link between two neighbouring cities.
    Link {
        /// Fulton and St. Louis.
        FultonStLouis = "fulton-st-louis",
        /// St. Louis and Bloomington.
        StLouisBloomington = "st-louis-bloomington",
        /// Bloomington and Peoria.
        BloomingtonPeoria = "bloomington-peoria",
        /// Peoria and Chicago.
        PeoriaChicago = "peoria-chicago",
        /// Chicago and Toledo.
        ChicagoToledo = "chicago-toledo",
        /// Toledo and Pittsburgh.
        ToledoPittsburgh = "toledo-pittsburgh",
        /// Pittsburgh and Philadelphia.
        PittsburghPhiladelphia = "pittsburgh-philadelphia",
    }
}

named! {
    /// What a link brings at once.
    Bonus {
        /// An objective card (GWT-DEL-06).
        Objective = "objective",
        /// An exchange token (GWT-DEL-07).
        Token = "token",
    }
}

impl Link {
    /// The two cities, the nearer one first.
    #[inline]
    pub const fn cities(self) -> (City, City) {
        (City::ALL[self as usize + 1], City::ALL[self as usize + 2])
    }

    /// What it brings at once.
    #[inline]
    pub const fn bonus(self) -> Option<Bonus> {
        match self {
            Link::FultonStLouis | Link::BloomingtonPeoria | Link::PeoriaChicago => Some(Bonus::Objective),
            Link::StLouisBloomington => Some(Bonus::Token),
            _ => None,
        }
    }

    /// Points at the end.
    #[inline]
    pub const fn points(self) -> i32 {
        [-3, 0, 0, 0, 6, 8, 4][self as usize]
    }

    /// The links at a city: to the nearer neighbour, and to the farther one.
    #[inline]
    pub fn at(city: City) -> impl Iterator<Item = Link> {
        static AT: [[Option<Link>; 2]; CITIES] = {
            let mut at = [[None; 2]; CITIES];
            let mut i = 0;
            while i < Link::ALL.len() {
                let (near, far) = Link::ALL[i].cities();
                at[far as usize][0] = Some(Link::ALL[i]);
                at[near as usize][1] = Some(Link::ALL[i]);
                i += 1;
            }
            at
        };
        AT[city.index()].into_iter().flatten()
    }
}

named! {
    /// A station-master tile (GWT-SMT-05).
    Master {
        /// For objective cards.
        Sm1 = "sm1",
        /// For certificates.
        Sm2 = "sm2",
        /// For pairs of bandits.
        Sm3 = "sm3",
        /// For hazards.
        Sm4 = "sm4",
        /// For workers.
        Sm5 = "sm5",
        /// For stations.
        Sm6 = "sm6",
        /// For buildings.
        Sm7 = "sm7",
        /// Two permanent certificates.
        Sm8 = "sm8",
        /// $12.
        Sm9 = "sm9",
    }
}

set! {
    /// A set of station masters.
    #[derive(Serialize)]
    pub Masters of Master in u16
}

impl Master {
    /// Permanent certificates (GWT-INC-03).
    #[inline]
    pub const fn certificates(self) -> u8 {
        [0, 1, 1, 1, 0, 1, 0, 2, 0][self as usize]
    }

    /// What taking it gives at once (GWT-SMT-03): one of these.
    pub const fn instant(self) -> &'static [Effect] {
        match self {
            Master::Sm1 => &[Effect::HazardFree, Effect::Bandit],
            Master::Sm5 => &[Effect::Gain2],
            Master::Sm7 => &[Effect::Certificates2],
            Master::Sm9 => &[Effect::Gain12],
            _ => &[],
        }
    }
}
