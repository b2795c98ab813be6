//! The trail: its sites, how they are joined, and what is printed on them. `[P]`

use std::fmt;

use serde::Serialize;
use table::{named, set};

use super::tiles::Area;
use crate::effect::Effect;

named! {
    /// A printed place on the board. Sites of a branch follow each other in the order of travel.
    Site {
        /// The start of every trip; not a space.
        Start = "start",
        /// Neutral site A.
        A = "A",
        /// A building site.
        A1 = "A1",
        /// A building site.
        A2 = "A2",
        /// A building site.
        A3 = "A3",
        /// A flood slot.
        Flood1 = "flood1",
        /// A flood slot.
        Flood2 = "flood2",
        /// A flood slot.
        Flood3 = "flood3",
        /// A flood slot.
        Flood4 = "flood4",
        /// A building site behind the floods.
        Fr1 = "FR1",
        /// A building site behind the floods.
        Fr2 = "FR2",
        /// Neutral site B.
        B = "B",
        /// A building site.
        B1 = "B1",
        /// A building site.
        B2 = "B2",
        /// A building site.
        B3 = "B3",
        /// A drought slot.
        Drought1 = "drought1",
        /// A drought slot.
        Drought2 = "drought2",
        /// A drought slot.
        Drought3 = "drought3",
        /// A drought slot.
        Drought4 = "drought4",
        /// A building site behind the droughts.
        Dr1 = "DR1",
        /// Neutral site C.
        C = "C",
        /// A building site.
        C1 = "C1",
        /// A building site.
        C2 = "C2",
        /// Neutral site D.
        D = "D",
        /// A building site.
        D1 = "D1",
        /// A bandit slot.
        Bandit4 = "bandit4",
        /// A bandit slot.
        Bandit5 = "bandit5",
        /// A bandit slot.
        Bandit6 = "bandit6",
        /// A bandit slot.
        Bandit7 = "bandit7",
        /// A bandit slot.
        Bandit8 = "bandit8",
        /// A bandit slot.
        Bandit9 = "bandit9",
        /// A building site behind the bandits.
        Br1 = "BR1",
        /// A building site behind the bandits.
        Br2 = "BR2",
        /// Neutral site E.
        E = "E",
        /// A building site.
        E1 = "E1",
        /// A building site.
        E2 = "E2",
        /// A rockfall slot.
        Rock1 = "rock1",
        /// A rockfall slot.
        Rock2 = "rock2",
        /// A rockfall slot.
        Rock3 = "rock3",
        /// A rockfall slot.
        Rock4 = "rock4",
        /// A building site behind the rockfalls.
        Rr1 = "RR1",
        /// A building site behind the rockfalls.
        Rr2 = "RR2",
        /// Neutral site F.
        F = "F",
        /// A building site.
        F1 = "F1",
        /// A building site.
        F2 = "F2",
        /// Neutral site G.
        G = "G",
        /// A building site.
        G1 = "G1",
        /// A building site.
        G2 = "G2",
        /// Kansas City, where every trip ends.
        KansasCity = "kansas-city",
        /// A bandit slot beside the trail.
        Bandit1 = "bandit1",
        /// A bandit slot beside the trail.
        Bandit2 = "bandit2",
        /// A bandit slot beside the trail.
        Bandit3 = "bandit3",
    }
}

/// How many sites there are.
pub const SITES: usize = Site::ALL.len();

set! {
    /// A set of sites.
    #[derive(Serialize)]
    pub Sites of Site in u64; own Debug
}

/// As one number: playthroughs are written like this.
impl fmt::Debug for Sites {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.bits(), f)
    }
}

/// The sites with neutral buildings, in the order of their letters. Forks of the trail are here and nowhere else.
pub const NEUTRAL: [Site; 7] = [Site::A, Site::B, Site::C, Site::D, Site::E, Site::F, Site::G];

/// Where branches of the trail end: always spaces.
pub const ENDS: Sites = Sites::of(&NEUTRAL).with(Site::KansasCity);

/// The spaces that every trip comes past, whatever branches it takes.
pub const COMMON: Sites = ENDS.without(Site::D);

/// The slots of the bandit area, from 1 to 9.
pub const BANDITS: [Site; 9] = [
    Site::Bandit1,
    Site::Bandit2,
    Site::Bandit3,
    Site::Bandit4,
    Site::Bandit5,
    Site::Bandit6,
    Site::Bandit7,
    Site::Bandit8,
    Site::Bandit9,
];

/// What a captured bandit is worth at each slot: dollars, or an exchange token at the first (GWT-BAN-02). `[P]`
pub const REWARDS: [u8; 9] = [0, 1, 2, 3, 4, 5, 6, 8, 10];

/// What a site is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Purpose {
    /// Trips start here.
    Start,
    /// A neutral building stands here.
    Neutral,
    /// Players build here.
    Building,
    /// Hazards of an area lie here.
    Hazard(Area),
    /// Bandits lie here.
    Bandit,
    /// Trips end here.
    KansasCity,
}

/// Building sites near woods (GWT-PB-1a, GWT-PB-7b).
pub const WOODS: Sites = Sites::of(&[Site::Fr2, Site::B1, Site::C1, Site::C2, Site::E1, Site::E2, Site::Rr2, Site::F2]);

/// All sites on which players build.
pub const BUILDING_SITES: Sites = {
    let mut sites = Sites::NONE;
    let mut i = 0;
    while i < SITES {
        if matches!(Site::ALL[i].purpose(), Purpose::Building) {
            sites.insert(Site::ALL[i]);
        }
        i += 1;
    }
    sites
};

/// One way on from a site: the sites of the branch that lie ahead, and the site at which it ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Branch {
    /// Sites ahead, in the order of travel.
    pub ahead: Sites,
    /// Where the branch ends: always a space.
    pub end: Site,
}

/// Where a branch begins, its first and last site, and its end.
type Stretch = (Site, Option<(Site, Site)>, Site);

/// The branches of the trail: where they begin, their first and last site (none for a segment without sites), and their end.
/// Of two branches at a fork the first is named first.
const BRANCHES: [Stretch; 15] = [
    (Site::Start, None, Site::A),
    (Site::A, Some((Site::A1, Site::A3)), Site::B),
    (Site::A, Some((Site::Flood1, Site::Fr2)), Site::B),
    (Site::B, Some((Site::B1, Site::B3)), Site::C),
    (Site::B, Some((Site::Drought1, Site::Dr1)), Site::C),
    (Site::C, Some((Site::C1, Site::C2)), Site::E),
    (Site::C, None, Site::D),
    (Site::D, Some((Site::D1, Site::D1)), Site::E),
    (Site::D, Some((Site::Bandit4, Site::Br2)), Site::E),
    (Site::E, Some((Site::E1, Site::E2)), Site::F),
    (Site::E, Some((Site::Rock1, Site::Rr2)), Site::F),
    (Site::F, Some((Site::F1, Site::F1)), Site::G),
    (Site::F, Some((Site::F2, Site::F2)), Site::G),
    (Site::G, Some((Site::G1, Site::G1)), Site::KansasCity),
    (Site::G, Some((Site::G2, Site::G2)), Site::KansasCity),
];

const WAYS: [[Option<Branch>; 2]; SITES] = {
    let mut ways = [[None; 2]; SITES];
    let mut i = 0;
    while i < BRANCHES.len() {
        let (from, chain, end) = BRANCHES[i];
        let second = i > 0 && BRANCHES[i - 1].0 as usize == from as usize;
        let mut ahead = Sites::NONE;
        if let Some((first, last)) = chain {
            let mut site = last as usize;
            loop {
                ways[site][0] = Some(Branch { ahead, end });
                ahead.insert(Site::ALL[site]);
                if site == first as usize {
                    break;
                }
                site -= 1;
            }
        }
        ways[from as usize][second as usize] = Some(Branch { ahead, end });
        i += 1;
    }
    ways
};

/// What lies ahead of a site, as sets: a branch without a tile on it shows as its end alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ahead {
    /// The sites of the first branch, with the space at which it ends; nothing beyond Kansas City.
    pub first: Sites,
    /// Those of the second branch at a fork, elsewhere of the first.
    pub second: Sites,
    /// The fork, as a set of one among the forks in the order of letters; nothing elsewhere.
    pub fork: u8,
}

const AHEAD: [Ahead; SITES] = {
    let mut all = [Ahead { first: Sites::NONE, second: Sites::NONE, fork: 0 }; SITES];
    let mut i = 0;
    while i < SITES {
        if let Some(branch) = WAYS[i][0] {
            all[i].first = branch.ahead.with(branch.end);
            all[i].second = all[i].first;
        }
        if let (Some(branch), Some(fork)) = (WAYS[i][1], Site::ALL[i].fork()) {
            all[i].second = branch.ahead.with(branch.end);
            all[i].fork = 1 << fork;
        }
        i += 1;
    }
    all
};

/// All sites of a trip from the start to Kansas City, by the forks at which it takes the second branch.
const TRIPS: [Sites; 1 << NEUTRAL.len()] = {
    let mut trips = [Sites::NONE; 1 << NEUTRAL.len()];
    let mut via = 0;
    while via < trips.len() {
        let mut site = Site::Start;
        loop {
            let ahead = AHEAD[site as usize];
            let branch = if via as u8 & ahead.fork == 0 { ahead.first } else { ahead.second };
            let Some(end) = branch.last() else { break };
            trips[via] = trips[via].union(branch);
            site = end;
        }
        via += 1;
    }
    trips
};

/// The forks at which one must take the second branch to come past a site, by site.
static REACHED_VIA: [u8; SITES] = {
    let mut all = [0; SITES];
    let mut i = 0;
    while i < SITES {
        let mut via = 0;
        while via < TRIPS.len() {
            if TRIPS[via].contains(Site::ALL[i]) {
                all[i] = via as u8;
                break;
            }
            via += 1;
        }
        i += 1;
    }
    all
};

impl Site {
    /// What the site is for.
    #[inline]
    pub const fn purpose(self) -> Purpose {
        match self {
            Site::Start => Purpose::Start,
            Site::KansasCity => Purpose::KansasCity,
            Site::A | Site::B | Site::C | Site::D | Site::E | Site::F | Site::G => Purpose::Neutral,
            Site::Flood1 | Site::Flood2 | Site::Flood3 | Site::Flood4 => Purpose::Hazard(Area::Flood),
            Site::Drought1 | Site::Drought2 | Site::Drought3 | Site::Drought4 => Purpose::Hazard(Area::Drought),
            Site::Rock1 | Site::Rock2 | Site::Rock3 | Site::Rock4 => Purpose::Hazard(Area::Rockfall),
            Site::Bandit1 | Site::Bandit2 | Site::Bandit3 | Site::Bandit4 | Site::Bandit5 | Site::Bandit6 => {
                Purpose::Bandit
            }
            Site::Bandit7 | Site::Bandit8 | Site::Bandit9 => Purpose::Bandit,
            _ => Purpose::Building,
        }
    }

    /// Whether the site is near woods.
    #[inline]
    pub const fn is_in_woods(self) -> bool {
        WOODS.contains(self)
    }

    /// The risk action printed at a building site (GWT-LOC-04).
    pub const fn risk(self) -> Option<Effect> {
        match self {
            Site::Fr1 | Site::Dr1 | Site::Br1 | Site::Rr1 => Some(Effect::CattleForCertificate),
            Site::Fr2 | Site::Br2 | Site::Rr2 => Some(Effect::CriolloForCertificateAnd2),
            _ => None,
        }
    }

    /// The slot of a bandit site, from 0.
    pub fn bandit_slot(self) -> Option<usize> {
        BANDITS.iter().position(|&site| site == self)
    }

    /// The place of a fork among the forks: that of its letter.
    #[inline]
    pub const fn fork(self) -> Option<usize> {
        match self {
            Site::A => Some(0),
            Site::B => Some(1),
            Site::C => Some(2),
            Site::D => Some(3),
            Site::E => Some(4),
            Site::F => Some(5),
            Site::G => Some(6),
            _ => None,
        }
    }

    /// The first way on, and the second at a fork; none from Kansas City.
    #[inline]
    pub fn ways(self) -> &'static [Option<Branch>; 2] {
        static ALL: [[Option<Branch>; 2]; SITES] = WAYS;
        &ALL[self.index()]
    }

    /// What lies ahead.
    #[inline]
    pub fn ahead(self) -> &'static Ahead {
        static ALL: [Ahead; SITES] = AHEAD;
        &ALL[self.index()]
    }

    /// The sites after this one up to another, which must lie ahead, with the second branch at these forks.
    #[inline]
    pub fn path(self, to: Site, via: u8) -> Sites {
        static ALL: [Sites; TRIPS.len()] = TRIPS;
        (ALL[usize::from(via | REACHED_VIA[self.index()])] & Sites::up_to(to)) - Sites::up_to(self)
    }

    /// Neighbouring sites that can hold a building, with no other site between (GWT-PB-6b).
    pub fn adjacent(self) -> Sites {
        let can_hold = |site: &Site| matches!(site.purpose(), Purpose::Neutral | Purpose::Building);
        let next = |site: Site| site.ways().iter().flatten().map(|way| way.ahead.first().unwrap_or(way.end));
        let ahead = next(self);
        let behind = Site::ALL.into_iter().filter(|&site| next(site).any(|after| after == self));
        ahead.chain(behind).filter(can_hold).collect()
    }
}
