//! The components in the box, as typed constants. Each table names where its facts come from:
//! `[R]` the rulebook prints it, `[P]` it is a public fact, `[D]` it is our own design.

use table::named;

mod people;
mod spaces;

pub use people::{
    Achievement, Character, Cowbot, Difficulty, Objective, Start, TITLE_BOUNDS, Title, Trigger, WANTED_BOUNDS, Wanted,
};
pub(crate) use people::{PREACHER_LIMIT, RANCH_HAND_EACH};
pub use spaces::{
    BuildingBonus, CORRIDORS, Corridor, GRAVE_REWARDS, GraveReward, LAND_BONUS, LAND_STARS, PLOTS, Plot, Reward,
    SPACE_NAMES, Shape, Target,
};
pub(crate) use spaces::{MINE, TARGET_CASH, chamber_reward, trail_reward};

/// Rounds in a game. `[R]`
pub const ROUNDS: u8 = 3;
/// Turns in a round. `[R]`
pub const TURNS: u8 = 5;
/// Cards flipped for a turn. `[R]`
pub const LINEUP: usize = 3;
/// The most players. `[R]`
pub const MAX_PLAYERS: usize = 4;
/// Cash that a player without a character starts with. `[R]`
pub const START_CASH: u16 = 4;
/// Gold that a player without a character starts with. `[R]`
pub const START_GOLD: u16 = 2;
/// Objectives in play with two players and more. `[R]`
pub const OBJECTIVES: usize = 3;
/// Stars of an objective while its first side shows. `[R]`
pub const OBJECTIVE_FIRST: u16 = 7;
/// Stars of an objective once it is turned over. `[R]`
pub const OBJECTIVE_LATER: u16 = 4;
/// The length of the tracks of pans and of hammers. `[P]`
pub const MAX_TOOLS: u8 = 4;
/// Gold for a pan in each round. `[R]`
pub const GOLD_PER_PAN: u16 = 1;
/// Cash for a hammer in each round. `[R]`
pub const CASH_PER_HAMMER: u16 = 2;
/// Gold to change the suit. `[R]`
pub const SUIT_PRICE: u8 = 2;
/// Gold for a step of the value card. `[R]`
pub const STEP_PRICE: u8 = 1;
/// How much a trail horse adds on the Trail. `[R]`
pub const TRAIL_HORSE: u8 = 6;
/// How far a pickaxe shifts the value card in the Mine. `[R]`
pub const PICKAXE: u8 = 2;
/// Wanted posters that a bandana saves in each robbery. `[R]`
pub const BANDANA: u8 = 1;
/// Wanted posters for a tombstone. `[R]`
pub const GRAVE_WANTED: u8 = 1;
/// Stars that a shovel gives for a tombstone. `[R]`
pub const SHOVEL_STARS: u16 = 1;
/// Penalties by round: cash. `[R]`
pub const PENALTY_CASH: [u16; 3] = [10, 14, 18];
/// Penalties by round: stars. `[P]`
pub const PENALTY_STARS: [u16; 3] = [4, 6, 8];
/// With so many wanted posters cash pays no penalty. `[R]`
pub const STARS_ONLY_FROM: u8 = 14;
/// Dollars for a point at the end. `[R]`
pub const CASH_PER_POINT: u16 = 4;
/// Gold for a point at the end. `[R]`
pub const GOLD_PER_POINT: u16 = 2;
/// The jokers of the Wild Card. `[R]`
pub const JOKERS: u8 = 2;

/// What the town's buildings cost and give. `[R]`
pub mod town {
    /// The bank's fee.
    pub const BANK_FEE: u16 = 4;
    /// Wanted posters that the hideout crosses out at most.
    pub const HIDEOUT_LIMIT: u8 = 4;
    /// A work horse: a hammer and a star.
    pub const WORK_HORSE: u16 = 3;
    /// A trail horse.
    pub const TRAIL_HORSE: u16 = 4;
    /// A pan and a star.
    pub const PAN: u16 = 3;
    /// A pickaxe and a star.
    pub const PICKAXE: u16 = 2;
    /// A bandana.
    pub const BANDANA: u16 = 1;
    /// The church's price of a wanted poster.
    pub const CHURCH_PRICE: u16 = 1;
    /// Wanted posters that the church crosses out at most.
    pub const CHURCH_LIMIT: u8 = 8;
    /// A night in the hotel.
    pub const HOTEL_FEE: u16 = 2;
    /// What the nights in the hotel are worth: only the last one counts.
    pub const HOTEL_STARS: [u16; 4] = [2, 7, 14, 23];
    /// A pistol.
    pub const PISTOL: u16 = 3;
    /// A rifle, for those who have a pistol.
    pub const RIFLE: u16 = 4;
    /// Cash for an outlaw.
    pub const BAIL_CASH: u16 = 4;
    /// Gold for an outlaw.
    pub const BAIL_GOLD: u16 = 2;
    /// Wanted posters crossed out for an outlaw.
    pub const BAIL_CLEARED: u8 = 2;
    /// Stars of the sheriff's office.
    pub const OFFICE_STARS: u16 = 1;
    /// Wanted posters crossed out in the sheriff's office.
    pub const OFFICE_CLEARED: u8 = 2;
    /// Dollars for a star in the saloon.
    pub const SALOON_PRICE: u16 = 2;
    /// Stars that the saloon sells at most.
    pub const SALOON_LIMIT: u8 = 8;
    /// Gold for a star in the prospectors' club.
    pub const CLUB_PRICE: u16 = 1;
    /// Stars that the club sells at most.
    pub const CLUB_LIMIT: u8 = 8;
}

/// Points of a cowbot. `[R]`
pub mod cowbot {
    /// How much each uncircled space of the regions on the card counts, in their order.
    pub const MULTIPLIERS: [u16; 4] = [4, 3, 2, 1];
    /// For a character.
    pub const CHARACTER: u16 = 5;
    /// For Texas Hold'em.
    pub const HOLDEM: u16 = 5;
}

named! {
    /// The four suits, in the order of their regions. `[R]`
    Suit {
        /// The Trail's.
        Hearts = "hearts",
        /// The Badlands'.
        Spades = "spades",
        /// The Mine's.
        Diamonds = "diamonds",
        /// The Town's.
        Clubs = "clubs",
    }
}

impl Suit {
    /// The region that a suit card of this suit leads to (FT-TURN-05). `[R]`
    #[inline]
    pub const fn region(self) -> Region {
        Region::ALL[self as usize]
    }

    /// Its colour, for the bank. `[R]`
    #[inline]
    pub const fn color(self) -> Color {
        match self {
            Suit::Hearts | Suit::Diamonds => Color::Red,
            Suit::Spades | Suit::Clubs => Color::Black,
        }
    }

    /// Its letter in the names of cards.
    pub const fn letter(self) -> char {
        match self {
            Suit::Hearts => 'h',
            Suit::Spades => 's',
            Suit::Diamonds => 'd',
            Suit::Clubs => 'c',
        }
    }
}

named! {
    /// The colours one can bet on in the bank. `[R]`
    Color {
        /// Hearts and diamonds.
        Red = "red",
        /// Clubs and spades.
        Black = "black",
    }
}

named! {
    /// The five regions of a sheet; also the five kinds of bonus actions. `[R]`
    Region {
        /// Hearts: stops from left to right.
        Trail = "trail",
        /// Spades: targets to rob.
        Badlands = "badlands",
        /// Diamonds: chambers below each other.
        Mine = "mine",
        /// Clubs: buildings to visit.
        Town = "town",
        /// No suit: tombstones.
        Cemetery = "cemetery",
    }
}

impl Region {
    /// The four regions that suits lead to.
    pub const OF_SUITS: [Region; 4] = [Region::Trail, Region::Badlands, Region::Mine, Region::Town];
}

named! {
    /// The buildings of the Town, by their values from ace to king. `[R]`
    Building {
        /// Friendship, then the shovel.
        Undertaker = "undertaker",
        /// A bet on a colour.
        Bank = "bank",
        /// Crosses out up to four wanted posters.
        Hideout = "hideout",
        /// Sells horses.
        Stables = "stables",
        /// Sells a pan, a pickaxe, a bandana.
        Store = "store",
        /// Crosses out wanted posters for cash.
        Church = "church",
        /// Silver stars, more for every night.
        Hotel = "hotel",
        /// Sells plots.
        LandOffice = "land-office",
        /// Sells a pistol, then a rifle.
        Gunsmith = "gunsmith",
        /// Outlaws to look out for.
        BailBonds = "bail-bonds",
        /// A look at the sheriff card.
        SheriffsOffice = "sheriffs-office",
        /// Stars for cash.
        Saloon = "saloon",
        /// Stars for gold.
        Club = "club",
    }
}

named! {
    /// What can be had once and stays. `[R]`
    Item {
        /// The undertaker's friendship: no wanted posters in the Cemetery.
        Friendship = "friendship",
        /// A star for every tombstone.
        Shovel = "shovel",
        /// The stables' work horse, whose hammer is on the track.
        WorkHorse = "work-horse",
        /// Six more on the Trail.
        TrailHorse = "trail-horse",
        /// The store's pan, which is on the track.
        StorePan = "store-pan",
        /// Two more or less in the Mine.
        Pickaxe = "pickaxe",
        /// One wanted poster less in every robbery.
        Bandana = "bandana",
        /// Makes robberies easier.
        Pistol = "pistol",
        /// Makes robberies easier still.
        Rifle = "rifle",
        /// A bet on red.
        BankRed = "bank-red",
        /// A bet on black.
        BankBlack = "bank-black",
        /// The outlaw jack.
        OutlawJack = "outlaw-jack",
        /// The outlaw queen.
        OutlawQueen = "outlaw-queen",
        /// The outlaw king.
        OutlawKing = "outlaw-king",
    }
}

named! {
    /// The outlaws that bail bonds are out for. `[R]`
    Outlaw {
        /// Eleven.
        Jack = "jack",
        /// Twelve.
        Queen = "queen",
        /// Thirteen.
        King = "king",
    }
}

impl Outlaw {
    /// Its circle on the sheet.
    pub const fn item(self) -> Item {
        [Item::OutlawJack, Item::OutlawQueen, Item::OutlawKing][self as usize]
    }

    /// The value of its cards. `[R]`
    pub const fn value(self) -> u8 {
        11 + self as u8
    }
}

named! {
    /// The kinds of poker hands, best last. `[R]`
    Hand {
        /// Nothing that pays.
        HighCard = "high-card",
        /// Two cards of one value.
        Pair = "pair",
        /// Two pairs.
        TwoPair = "two-pair",
        /// Three cards of one value.
        ThreeOfAKind = "three-of-a-kind",
        /// Five values in a row.
        Straight = "straight",
        /// Five cards of one suit.
        Flush = "flush",
        /// Three of a kind and a pair.
        FullHouse = "full-house",
        /// Four cards of one value.
        FourOfAKind = "four-of-a-kind",
        /// A straight of one suit.
        StraightFlush = "straight-flush",
        /// Ten to ace of one suit.
        RoyalFlush = "royal-flush",
    }
}

impl Hand {
    /// Cash and stars (table of payouts, FT-POKER-03). `[P]`
    pub const fn payout(self) -> (u16, u16) {
        match self {
            Hand::HighCard => (0, 0),
            hand => (hand as u16 + 1, hand as u16),
        }
    }
}

named! {
    /// How much weapons add to a robbery. `[R]`, `[P]`
    Weapons {
        /// Pistol 2, rifle 4: the Polish edition.
        Polish = "polish",
        /// Pistol 3, rifle 6: the sheet of the English edition.
        English = "english",
    }
}

impl Weapons {
    /// What the pistol adds.
    #[inline]
    pub const fn pistol(self) -> u8 {
        match self {
            Weapons::Polish => 2,
            Weapons::English => 3,
        }
    }

    /// What the rifle adds, in place of the pistol.
    #[inline]
    pub const fn rifle(self) -> u8 {
        match self {
            Weapons::Polish => 4,
            Weapons::English => 6,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn payouts_fall_with_the_hands() {
        assert_eq!(Hand::RoyalFlush.payout(), (10, 9));
        assert_eq!(Hand::TwoPair.payout(), (3, 2));
        assert_eq!(Hand::Pair.payout(), (2, 1));
        assert_eq!(Hand::HighCard.payout(), (0, 0));
        assert!(Hand::ALL.windows(2).all(|pair| pair[0].payout() < pair[1].payout()));
    }
}
