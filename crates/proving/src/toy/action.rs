//! The decisions of the toy game.

use std::fmt;
use std::str::FromStr;

use super::{MAX_BID, SEATS};
use table::game::{Coded, NotAnAction};
use table::seat::Seat;

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ToyAction {
    /// Bid so many coins.
    Bid(u8),
    /// Roll a die, and lose the bid with the round.
    Bold,
    /// Take the bid back if the round is lost.
    Meek,
    /// Look at that seat's card.
    Peek(Seat),
    /// Make the bank add a coin to the pot.
    Whistle,
}

/// `bid 2`, `bold`, `meek`, `peek 3`, `whistle`.
impl fmt::Display for ToyAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ToyAction::Bid(coins) => write!(f, "bid {coins}"),
            ToyAction::Bold => f.write_str("bold"),
            ToyAction::Meek => f.write_str("meek"),
            ToyAction::Peek(seat) => write!(f, "peek {seat}"),
            ToyAction::Whistle => f.write_str("whistle"),
        }
    }
}

impl FromStr for ToyAction {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Self, NotAnAction> {
        (0..Self::SPACE)
            .filter_map(Self::decode)
            .find(|action| action.to_string() == text)
            .ok_or_else(|| NotAnAction::new(text, "`bid 0` to `bid 2`, `bold`, `meek`, `peek SEAT` or `whistle`"))
    }
}

const BOLD: usize = MAX_BID as usize + 1;
const MEEK: usize = BOLD + 1;
const PEEK: usize = MEEK + 1;
const WHISTLE: usize = PEEK + SEATS;

impl Coded for ToyAction {
    const SPACE: usize = WHISTLE + 1;

    fn encode(self) -> usize {
        match self {
            ToyAction::Bid(coins) => coins.into(),
            ToyAction::Bold => BOLD,
            ToyAction::Meek => MEEK,
            ToyAction::Peek(seat) => PEEK + seat.index(),
            ToyAction::Whistle => WHISTLE,
        }
    }

    fn decode(code: usize) -> Option<Self> {
        Some(match code {
            0..BOLD => ToyAction::Bid(code as u8),
            BOLD => ToyAction::Bold,
            MEEK => ToyAction::Meek,
            PEEK..WHISTLE => ToyAction::Peek(Seat::new(code - PEEK)),
            WHISTLE => ToyAction::Whistle,
            _ => return None,
        })
    }
}
