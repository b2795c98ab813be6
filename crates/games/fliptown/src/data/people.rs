//! Characters, objectives, cowbots, titles and achievements.

use super::*;

named! {
    /// The fourteen characters, in the order of their corners from ace to king, the joker last. `[P]`
    Character {
        /// Takes a Trail bonus action.
        Trailblazer = "trailblazer",
        /// Makes one poker card wild.
        Cheat = "cheat",
        /// Shifts the value card by the number of pans.
        Prospector = "prospector",
        /// Takes a Town bonus action.
        Settler = "settler",
        /// Takes a Badlands bonus action.
        Bandit = "bandit",
        /// Draws a sheriff card of one's own.
        Marshal = "marshal",
        /// Crosses out up to six wanted posters.
        Preacher = "preacher",
        /// Takes a Mine bonus action.
        Miner = "miner",
        /// Crosses out two wanted posters for each hammer.
        RanchHand = "ranch-hand",
        /// Takes a Cemetery bonus action.
        GraveRobber = "grave-robber",
        /// Takes any bonus action.
        ManInBlack = "man-in-black",
        /// Gains gold for wanted posters.
        Baroness = "baroness",
        /// Flips a new lineup.
        Mayor = "mayor",
        /// Two jokers for suit or value.
        WildCard = "wild-card",
    }
}

/// What a character starts with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Start {
    /// Dollars.
    pub cash: u16,
    /// Gold.
    pub gold: u16,
    /// Stars.
    pub stars: u16,
    /// Wanted posters.
    pub wanted: u8,
    /// Pans.
    pub pans: u8,
    /// Hammers.
    pub hammers: u8,
    /// Whether the shovel is circled.
    pub shovel: bool,
}

const fn start(cash: u16, gold: u16) -> Start {
    Start { cash, gold, stars: 0, wanted: 0, pans: 0, hammers: 0, shovel: false }
}

/// Wanted posters that the Preacher crosses out at most. `[P]`
pub const PREACHER_LIMIT: u8 = 6;
/// Wanted posters that the Ranch Hand crosses out for each hammer. `[P]`
pub const RANCH_HAND_EACH: u8 = 2;

impl Character {
    /// What the card circles at the start. `[P]`
    pub const fn start(self) -> Start {
        match self {
            Character::Trailblazer => start(3, 4),
            Character::Cheat => start(7, 1),
            Character::Prospector => Start { pans: 1, ..start(3, 5) },
            Character::Settler => start(7, 2),
            Character::Bandit => Start { wanted: 4, ..start(7, 6) },
            Character::Marshal => Start { stars: 2, ..start(5, 2) },
            Character::Preacher => start(3, 3),
            Character::Miner => start(1, 5),
            Character::RanchHand => Start { hammers: 1, ..start(5, 1) },
            Character::GraveRobber => Start { shovel: true, ..start(3, 1) },
            Character::ManInBlack => Start { wanted: 6, stars: 1, ..start(3, 4) },
            Character::Baroness => start(7, 1),
            Character::Mayor => Start { stars: 3, ..start(3, 1) },
            Character::WildCard => start(4, 0),
        }
    }

    /// How often the ability may be used (FT-CHAR-01). `[P]`
    pub const fn uses(self) -> u8 {
        match self {
            Character::WildCard => JOKERS,
            _ => 1,
        }
    }

    /// The bonus action that the ability gives, for those with just one kind. `[P]`
    #[inline]
    pub const fn bonus(self) -> Option<Region> {
        match self {
            Character::Trailblazer => Some(Region::Trail),    // FT-CHAR-03
            Character::Settler => Some(Region::Town),         // FT-CHAR-04
            Character::Bandit => Some(Region::Badlands),      // FT-CHAR-05
            Character::Miner => Some(Region::Mine),           // FT-CHAR-06
            Character::GraveRobber => Some(Region::Cemetery), // FT-CHAR-07
            _ => None,
        }
    }

    /// The value in the corner, which matters for the random solo setup alone (FT-CHAR-17); the joker has
    /// none. `[P]`
    pub const fn corner(self) -> Option<u8> {
        match self {
            Character::WildCard => None,
            other => Some(other as u8 + 1),
        }
    }
}

named! {
    /// The twelve objectives. `[P]`
    Objective {
        /// Four circled spaces in each of the four regions of suits.
        FourEverywhere = "four-everywhere",
        /// All four stops of the Trail with a bonus action.
        TrailBonuses = "trail-bonuses",
        /// Five pans and hammers together.
        FiveTools = "five-tools",
        /// All five buildings with a star.
        StarBuildings = "star-buildings",
        /// Nine gold printed in circled chambers.
        MineGold = "mine-gold",
        /// A target of each kind.
        EveryTarget = "every-target",
        /// Five outer tombstones.
        FiveGraves = "five-graves",
        /// The last stop of the Trail, or two outlaws.
        TrailEnd = "trail-end",
        /// Nine wanted posters.
        NineWanted = "nine-wanted",
        /// Four different items of seven.
        FourItems = "four-items",
        /// $30, or 15 gold.
        Rich = "rich",
        /// A bonus action earned in each of the five regions.
        BonusEverywhere = "bonus-everywhere",
    }
}

named! {
    /// The four cowbots. `[P]`
    Cowbot {
        /// Steals when gold is gained.
        BlackBart = "black-bart",
        /// Steals when a bonus action is gained.
        WyattEarp = "wyatt-earp",
        /// Steals when a star is gained.
        CalamityJane = "calamity-jane",
        /// Steals when a wanted poster is gained.
        BillyTheKid = "billy-the-kid",
    }
}

named! {
    /// What a cowbot waits for. `[P]`
    Trigger {
        /// Gold.
        Gold = "gold",
        /// A bonus action.
        Bonus = "bonus",
        /// A star.
        Star = "star",
        /// A wanted poster.
        Wanted = "wanted",
    }
}

impl Cowbot {
    /// Its suit (FT-COW-01). `[P]`
    #[inline]
    pub const fn suit(self) -> Suit {
        match self {
            Cowbot::BlackBart => Suit::Diamonds,
            Cowbot::WyattEarp => Suit::Clubs,
            Cowbot::CalamityJane => Suit::Hearts,
            Cowbot::BillyTheKid => Suit::Spades,
        }
    }

    /// What makes it steal (FT-COW-01). `[P]`
    #[inline]
    pub const fn trigger(self) -> Trigger {
        match self {
            Cowbot::BlackBart => Trigger::Gold,
            Cowbot::WyattEarp => Trigger::Bonus,
            Cowbot::CalamityJane => Trigger::Star,
            Cowbot::BillyTheKid => Trigger::Wanted,
        }
    }

    /// The regions it counts, the dearest first (FT-COW-12). `[P]`
    pub const fn regions(self) -> [Region; 4] {
        use Region::{Badlands, Mine, Town, Trail};
        match self {
            Cowbot::BlackBart => [Mine, Town, Badlands, Trail],
            Cowbot::WyattEarp => [Town, Mine, Trail, Badlands],
            Cowbot::CalamityJane => [Trail, Badlands, Town, Mine],
            Cowbot::BillyTheKid => [Badlands, Trail, Mine, Town],
        }
    }

    /// The cowbot of this suit (FT-RAND-01).
    pub const fn of_suit(suit: Suit) -> Cowbot {
        match suit {
            Suit::Diamonds => Cowbot::BlackBart,
            Suit::Clubs => Cowbot::WyattEarp,
            Suit::Hearts => Cowbot::CalamityJane,
            Suit::Spades => Cowbot::BillyTheKid,
        }
    }
}

named! {
    /// How hard a cowbot is to beat. `[R]`
    Difficulty {
        /// Two regions count, a stolen card 1.
        Easy = "easy",
        /// Three regions count, a stolen card 2.
        Normal = "normal",
        /// All four regions count, a stolen card 3.
        Hard = "hard",
    }
}

impl Difficulty {
    /// Points of a stolen card (FT-COW-10). `[R]`
    pub const fn stolen_card(self) -> u16 {
        self as u16 + 1
    }

    /// How many regions of the card count (FT-COW-12). `[R]`
    pub const fn regions(self) -> usize {
        self as usize + 2
    }
}

named! {
    /// What a score makes of a player. `[R]`
    Title {
        /// The lowest.
        Greenhorn = "greenhorn",
        /// The second.
        Settled = "settled",
        /// The third.
        Pioneering = "pioneering",
        /// The fourth.
        QuickDraw = "quick-draw",
        /// The highest.
        Legendary = "legendary",
    }
}

/// The lowest score of each title: standard, with a character or Hold'em, with both. `[R]`
pub const TITLE_BOUNDS: [[i32; 5]; 3] = [[0, 50, 60, 70, 80], [0, 55, 65, 75, 85], [0, 60, 70, 80, 90]];

named! {
    /// What wanted posters make of a player. `[R]`
    Wanted {
        /// 0 to 3.
        Deputy = "deputy",
        /// 4 to 6.
        Homesteader = "settler",
        /// 7 to 9.
        Cowboy = "cowboy",
        /// 10 to 13.
        Desperado = "desperado",
        /// 14 and more.
        Outlaw = "outlaw",
    }
}

/// The fewest wanted posters of each second half of a title. `[R]`
pub const WANTED_BOUNDS: [u8; 5] = [0, 4, 7, 10, 14];

named! {
    /// The solo achievements that one game can bring; number 14 of the twenty needs several games. `[R]`, `[D]`
    Achievement {
        /// 1: six circled spaces in each region of a suit.
        SixEverywhere = "six-everywhere",
        /// 2: seven pans and hammers.
        SevenTools = "seven-tools",
        /// 3: no wanted poster.
        CleanSlate = "clean-slate",
        /// 4: all gold of the Mine.
        MinedOut = "mined-out",
        /// 5: all stops of the Trail with a star.
        StarTrail = "star-trail",
        /// 6: all buildings with a star.
        StarTown = "star-town",
        /// 7: a target of each kind.
        AllRound = "all-round-robber",
        /// 8: all outer tombstones.
        GraveDigger = "grave-digger",
        /// 9: a royal flush, straight flush or four of a kind.
        HighRoller = "high-roller",
        /// 10: no pan.
        NoPans = "no-pans",
        /// 11: $30 and 15 gold.
        Tycoon = "tycoon",
        /// 12: three hands better than a pair.
        CardSharp = "card-sharp",
        /// 13: at most five wanted posters and never arrested.
        Slippery = "slippery",
        /// 15: a cowbot beaten on hard.
        HardBeaten = "hard-beaten",
        /// 16: at most one card stolen.
        WellGuarded = "well-guarded",
        /// 17: twenty wanted posters.
        MostWanted = "most-wanted",
        /// 18: twenty-four silver stars.
        SilverRush = "silver-rush",
        /// 19: every space of a region.
        Completionist = "completionist",
        /// 20: the highest title.
        Legend = "legend",
    }
}

impl Achievement {
    /// Its number among the twenty of the rulebook. `[R]`
    pub const fn number(self) -> u8 {
        let number = self as u8 + 1;
        if number < 14 { number } else { number + 1 }
    }
}
