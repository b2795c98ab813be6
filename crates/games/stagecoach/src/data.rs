//! What is in the box. All of it is `[D]`: designed by us.

use table::{counts, named};

named! {
    /// `[D]` What a card stands for, the least worth first.
    Freight {
        /// Bags of letters.
        Mail = "mail",
        /// Sacks of flour.
        Flour = "flour",
        /// Barrels of whiskey.
        Whiskey = "whiskey",
        /// Bales of silk.
        Silk = "silk",
        /// Bars of gold.
        Gold = "gold",
    }
}

impl Freight {
    /// `[D]` What it scores: 1 for mail to 5 for gold.
    #[must_use]
    pub const fn value(self) -> u8 {
        self as u8 + 1
    }
}

counts! {
    /// How many cards there are of each kind.
    pub(crate) Pile of Freight
}

/// How many kinds of freight there are.
pub const KINDS: usize = Freight::ALL.len();

/// `[D]` How many cards there are of each kind.
pub const COPIES: u8 = 6;

/// `[D]` The fewest drivers.
pub const FEWEST: usize = 2;

/// `[D]` The most drivers.
pub const DRIVERS: usize = 4;

/// `[D]` How many cards lie open in the yard.
pub const YARD: usize = 3;

/// `[D]` How many cards make a coach full.
pub const ROOM: usize = 5;

/// `[D]` What so many cards score on top when they are delivered together.
pub const BONUS: [u8; ROOM + 1] = [0, 0, 1, 3, 6, 10];

/// `[D]` The fewest pips with which a hold-up succeeds.
pub const PRIZE: u8 = 5;

/// The pips of a die.
pub const PIPS: u8 = 6;
