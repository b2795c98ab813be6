//! The components in the box, as typed constants. Each table names where its facts come from:
//! `[R]` the rulebook prints it, `[P]` it is a public fact, `[D]` it is our own design.

use std::fmt;

use serde::Serialize;
use table::{counts, indexed, named, set};

/// Rounds in a game: four drawn Round cards and a Station. `[R]`
pub const ROUNDS: u8 = 5;
/// Regular Round cards drawn for a game. `[R]`
pub const REGULAR_ROUNDS: u8 = 4;
/// Cards in hand at the start of a Round. `[R]`
pub const HAND: u8 = 6;
/// Cards in Doc's hand at the start of a Round. `[R]`
pub const HAND_OF_DOC: u8 = 7;
/// Cards taken by a draw act. `[R]`
pub const DRAW: u8 = 3;
/// How far a Bandit may run along the roofs. `[R]`
pub const ROOF_RUN: u8 = 3;
/// Bullets in every character's cylinder. `[R]`
pub const BULLETS: u8 = 6;
/// Neutral Bullets in the supply. `[R]`
pub const NEUTRAL_BULLETS: u8 = 13;
/// Jewels in the box. `[R]`
pub const JEWELS: u8 = 6;
/// Strongboxes in the box. `[R]`
pub const STRONGBOXES: u8 = 2;
/// Purses in the box. `[R]`
pub const PURSES: usize = 18;
/// What a Jewel is worth. `[R]`
pub const JEWEL_VALUE: i32 = 500;
/// What a Strongbox is worth. `[R]`
pub const STRONGBOX_VALUE: i32 = 1000;
/// The Gunslinger's reward. `[R]`
pub const GUNSLINGER_REWARD: i32 = 1000;
/// The ransom for the conductor. `[R]`
pub const RANSOM: i32 = 250;

/// The most Cars a train has, with the Locomotive: the most Units. `[R]`
pub const MAX_UNITS: usize = 7;
/// Locations of the longest train: an inside and a roof each. `[R]`
pub const MAX_SPOTS: usize = 2 * MAX_UNITS;
/// The most cards the common stack can hold: six players with four acts each. (derived)
pub const MAX_STACK: usize = 24;

/// Purse values and how many of each there are. `[P]`
pub const PURSE_VALUES: [(PurseValue, u8); 6] = [
    (PurseValue(0), 8),
    (PurseValue(1), 2),
    (PurseValue(2), 2),
    (PurseValue(3), 2),
    (PurseValue(4), 2),
    (PurseValue(5), 2),
];

indexed! {
    /// What a Purse holds: $250 to $500 in steps of $50.
    #[derive(Debug)]
    pub PurseValue: PURSE_VALUES.len()
}

counts! {
    /// How many Purses of each value there are somewhere.
    pub(crate) Values of PurseValue
}

impl PurseValue {
    /// Every player starts with one of these (CE-SETUP-05). `[R]`
    pub const START: PurseValue = PurseValue(0);

    /// In dollars.
    pub const fn dollars(self) -> i32 {
        250 + 50 * self.0 as i32
    }
}

impl fmt::Display for PurseValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "${}", self.dollars())
    }
}

impl Serialize for PurseValue {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_i32(self.dollars())
    }
}

named! {
    /// The six characters. `[R]`
    Character {
        /// White: the card of his first Turn of a Round may lie face down.
        Ghost = "ghost",
        /// Pink: spared while somebody else could be hit.
        Belle = "belle",
        /// Green: pockets the Purse that her Punch knocks loose.
        Cheyenne = "cheyenne",
        /// Red: shoots through the roof.
        Tuco = "tuco",
        /// Black: his shots push.
        Django = "django",
        /// Blue: starts a Round with seven cards.
        Doc = "doc",
    }
}

named! {
    /// The six kinds of Action cards. `[R]`
    Kind {
        /// Move along the train.
        Move = "move",
        /// Climb up or down.
        Level = "level",
        /// Shoot somebody.
        Shoot = "shoot",
        /// Take loot.
        Rob = "rob",
        /// Punch somebody.
        Punch = "punch",
        /// Move the Sheriff.
        Sheriff = "sheriff",
    }
}

impl Kind {
    /// How many of these a character has: 3–6 players. `[P]`
    pub const fn count(self) -> u8 {
        match self {
            Kind::Move | Kind::Level | Kind::Shoot | Kind::Rob => 2,
            Kind::Punch | Kind::Sheriff => 1,
        }
    }
}

named! {
    /// The two levels of every Unit. `[R]`
    Level {
        /// Among the passengers.
        Inside = "inside",
        /// In the wind.
        Roof = "roof",
    }
}

impl Level {
    /// The other level.
    #[inline]
    pub const fn other(self) -> Level {
        match self {
            Level::Inside => Level::Roof,
            Level::Roof => Level::Inside,
        }
    }
}

named! {
    /// The two directions along the train. `[R]`
    Direction {
        /// Towards the Caboose.
        Rearward = "rearward",
        /// Towards the Locomotive.
        Forward = "forward",
    }
}

named! {
    /// The three kinds of loot. `[R]`
    Loot {
        /// Worth what is in it.
        Purse = "purse",
        /// Worth $500.
        Jewel = "jewel",
        /// Worth $1000.
        Strongbox = "strongbox",
    }
}

named! {
    /// The six Cars, by the loot on their floors. `[P]`
    Car {
        /// One Purse.
        P1 = "p1",
        /// One Purse, one Jewel.
        P1J1 = "p1-j1",
        /// Three Jewels.
        J3 = "j3",
        /// Three Purses.
        P3 = "p3",
        /// Three Purses, one Jewel.
        P3J1 = "p3-j1",
        /// Four Purses, one Jewel.
        P4J1 = "p4-j1",
    }
}

impl Car {
    /// Purses and Jewels on its floor at the start. `[P]`
    pub const fn loot(self) -> (u8, u8) {
        match self {
            Car::P1 => (1, 0),
            Car::P1J1 => (1, 1),
            Car::J3 => (0, 3),
            Car::P3 => (3, 0),
            Car::P3J1 => (3, 1),
            Car::P4J1 => (4, 1),
        }
    }
}

named! {
    /// The symbols of the Turns on a Round card. `[R]`
    Turn {
        /// Cards are played face up.
        Open = "open",
        /// Cards are played face down.
        Tunnel = "tunnel",
        /// Two acts in succession.
        SpeedingUp = "speeding-up",
        /// Counter-clockwise.
        Switching = "switching",
    }
}

impl Turn {
    /// How many acts each player has in such a Turn. `[R]`
    pub const fn acts(self) -> u8 {
        if matches!(self, Turn::SpeedingUp) { 2 } else { 1 }
    }
}

named! {
    /// What happens at the end of a Round. `[R]`
    Incident {
        /// He shoots at the roof above him and moves on.
        AngrySheriff = "angry-sheriff",
        /// It sweeps everybody on the roofs to the Caboose.
        SwivelArm = "swivel-arm",
        /// Everybody on the roofs slides forward.
        Braking = "braking",
        /// The second Strongbox comes into play.
        TakeItAll = "take-it-all",
        /// Everybody inside is shot at.
        Rebellion = "passengers-rebellion",
        /// Those who are alone may take a Purse.
        Pickpockets = "pickpockets",
        /// Those above the Sheriff lose their least valuable Purse.
        SheriffsRevenge = "sheriffs-revenge",
        /// Those at the Locomotive get a ransom.
        Hostage = "hostage-conductor",
    }
}

named! {
    /// The seventeen Round cards. `[P]`
    RoundCard {
        /// 2–4 players.
        AngrySheriff24 = "angry-sheriff-24",
        /// 2–4 players.
        SwivelArm24 = "swivel-arm-24",
        /// 2–4 players.
        Braking24 = "braking-24",
        /// 2–4 players.
        TakeItAll24 = "take-it-all-24",
        /// 2–4 players.
        Rebellion24 = "rebellion-24",
        /// 2–4 players.
        Tunnels24 = "tunnels-24",
        /// 2–4 players.
        Bridge24 = "bridge-24",
        /// 5–6 players.
        AngrySheriff56 = "angry-sheriff-56",
        /// 5–6 players.
        SwivelArm56 = "swivel-arm-56",
        /// 5–6 players.
        Braking56 = "braking-56",
        /// 5–6 players.
        TakeItAll56 = "take-it-all-56",
        /// 5–6 players.
        Rebellion56 = "rebellion-56",
        /// 5–6 players.
        Tunnels56 = "tunnels-56",
        /// 5–6 players.
        Bridge56 = "bridge-56",
        /// A Station, always the last Round.
        StationRevenge = "station-sheriffs-revenge",
        /// A Station, always the last Round.
        StationPickpockets = "station-pickpockets",
        /// A Station, always the last Round.
        StationHostage = "station-hostage",
    }
}

set! {
    /// A set of Round cards.
    pub RoundCards of RoundCard in u32
}

impl RoundCard {
    /// The set for 2–4 players. `[P]`
    pub const SET_24: RoundCards = RoundCards::up_to(RoundCard::Bridge24);
    /// The set for 5–6 players. `[P]`
    pub const SET_56: RoundCards = RoundCards::up_to(RoundCard::Bridge56).minus(RoundCard::SET_24);
    /// The Stations. `[P]`
    pub const STATIONS: RoundCards =
        RoundCards::of(&[RoundCard::StationRevenge, RoundCard::StationPickpockets, RoundCard::StationHostage]);

    /// The symbols of its Turns, in order. `[P]`
    pub const fn turns(self) -> &'static [Turn] {
        use Turn::{Open as O, SpeedingUp as S, Switching as W, Tunnel as T};
        match self {
            RoundCard::AngrySheriff24 => &[O, O, T, W],
            RoundCard::SwivelArm24 => &[O, T, O, O],
            RoundCard::Braking24 => &[O, O, O, O],
            RoundCard::TakeItAll24 => &[O, T, S, O],
            RoundCard::Rebellion24 => &[O, O, T, O, O],
            RoundCard::Tunnels24 => &[O, T, O, T, O],
            RoundCard::Bridge24 => &[O, S, O],
            RoundCard::AngrySheriff56 => &[O, O, W],
            RoundCard::SwivelArm56 => &[O, T, O],
            RoundCard::Braking56 => &[O, T, O, O],
            RoundCard::TakeItAll56 => &[O, S, W],
            RoundCard::Rebellion56 => &[O, T, O, W],
            RoundCard::Tunnels56 => &[O, T, O, T],
            RoundCard::Bridge56 => &[O, S],
            RoundCard::StationRevenge | RoundCard::StationPickpockets | RoundCard::StationHostage => &[O, O, T, O],
        }
    }

    /// What happens at the end of its Round. `[P]`
    pub const fn incident(self) -> Option<Incident> {
        match self {
            RoundCard::AngrySheriff24 | RoundCard::AngrySheriff56 => Some(Incident::AngrySheriff),
            RoundCard::SwivelArm24 | RoundCard::SwivelArm56 => Some(Incident::SwivelArm),
            RoundCard::Braking24 | RoundCard::Braking56 => Some(Incident::Braking),
            RoundCard::TakeItAll24 | RoundCard::TakeItAll56 => Some(Incident::TakeItAll),
            RoundCard::Rebellion24 | RoundCard::Rebellion56 => Some(Incident::Rebellion),
            RoundCard::Tunnels24 | RoundCard::Tunnels56 | RoundCard::Bridge24 | RoundCard::Bridge56 => None,
            RoundCard::StationRevenge => Some(Incident::SheriffsRevenge),
            RoundCard::StationPickpockets => Some(Incident::Pickpockets),
            RoundCard::StationHostage => Some(Incident::Hostage),
        }
    }
}

/// The teams recommended for the first two-player game. `[R]`
pub const PRESET_TEAMS: [[Character; 2]; 2] =
    [[Character::Tuco, Character::Cheyenne], [Character::Django, Character::Doc]];

/// How many Cars the train has. `[R]`
pub const fn cars_for(players: usize) -> usize {
    if players == 2 { 4 } else { players }
}

/// The Round cards to draw from. `[R]`
pub const fn round_set_for(players: usize) -> RoundCards {
    if players <= 4 { RoundCard::SET_24 } else { RoundCard::SET_56 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_box_adds_up() {
        assert_eq!(PURSE_VALUES.iter().map(|(_, count)| usize::from(*count)).sum::<usize>(), PURSES);
        let worth: i32 = PURSE_VALUES.iter().map(|(value, count)| value.dollars() * i32::from(*count)).sum();
        assert_eq!(worth, 6000);
        assert_eq!(Kind::ALL.iter().map(|kind| kind.count()).sum::<u8>(), 10);
        let loot = Car::ALL.iter().fold((0, 0), |sum, car| (sum.0 + car.loot().0, sum.1 + car.loot().1));
        assert_eq!(loot, (12, JEWELS));
    }

    #[test]
    fn sets_of_round_cards_are_seven_seven_and_three() {
        let count = |set: RoundCards, suffix: &str| {
            assert!(set.iter().all(|card| card.name().contains(suffix)), "{set:?}");
            set.len()
        };
        assert_eq!(count(RoundCard::SET_24, "-24"), 7);
        assert_eq!(count(RoundCard::SET_56, "-56"), 7);
        assert_eq!(count(RoundCard::STATIONS, "station-"), 3);
    }
}
