//! One atomic decision, its notation and its code.

use std::fmt;

use serde::Serialize;
use table::notation::{Between, ByLast, Notation, Unsaid};
use table::{Indexed, decisions, named};

use crate::data::{Character, Direction, Kind, Loot, MAX_UNITS, PURSES};

/// An Action card: what it does, and whose Bandit does it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Card {
    /// Whose card it is.
    pub owner: Character,
    /// What it does.
    pub kind: Kind,
}

/// `doc.move`
impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.owner, self.kind)
    }
}

impl Indexed for Card {
    const COUNT: usize = <(Character, Kind)>::SPACE;

    #[inline]
    fn index(self) -> usize {
        <(Character, Kind)>::encode((self.owner, self.kind))
    }

    fn from_index(index: usize) -> Option<Card> {
        <(Character, Kind)>::decode(index).map(|(owner, kind)| Card { owner, kind })
    }
}

named! {
    /// How a card is laid on the stack.
    Face {
        /// For all to see.
        Up = "up",
        /// Known to its owner alone until it is resolved.
        Down = "down",
    }
}

/// A token to take from a location.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Token {
    /// A Purse that nobody has owned yet: all of them are alike.
    Purse,
    /// A Jewel.
    Jewel,
    /// A Strongbox.
    Strongbox,
    /// A Purse that somebody has owned before and that is told apart by its number.
    Dropped(u8),
}

impl Token {
    /// What kind of loot it is.
    pub const fn loot(self) -> Loot {
        match self {
            Token::Purse | Token::Dropped(_) => Loot::Purse,
            Token::Jewel => Loot::Jewel,
            Token::Strongbox => Loot::Strongbox,
        }
    }
}

/// `purse`, `jewel`, `strongbox`, `purse:3`
impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Token::Dropped(number) => write!(f, "purse:{number}"),
            plain => plain.loot().fmt(f),
        }
    }
}

impl Indexed for Token {
    const COUNT: usize = Loot::ALL.len() + PURSES;

    fn index(self) -> usize {
        match self {
            Token::Dropped(number) => Loot::ALL.len() + usize::from(number),
            plain => plain.loot().index(),
        }
    }

    fn from_index(index: usize) -> Option<Token> {
        Some(match index {
            0 => Token::Purse,
            1 => Token::Jewel,
            2 => Token::Strongbox,
            3..Self::COUNT => Token::Dropped(index as u8 - 3),
            _ => return None,
        })
    }
}

/// A token that is a Purse.
enum Purse {}

impl Notation for Purse {
    type Of = Token;
    const SPACE: usize = 1 + PURSES;

    fn encode(token: Token) -> usize {
        if let Token::Dropped(number) = token { 1 + usize::from(number) } else { 0 }
    }

    fn decode(code: usize) -> Option<Token> {
        (code < Self::SPACE).then(|| code.checked_sub(1).map_or(Token::Purse, |number| Token::Dropped(number as u8)))
    }

    fn write(token: Token, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{token}")
    }
}

/// A Unit: the Locomotive or a Car.
type Unit = Between<0, { MAX_UNITS - 1 }>;

decisions! {
    /// One decision.
    Action, "a decision such as `play doc.move`, `draw`, `move 3` or `shoot tuco`" {
        /// Take this character.
        Pick(character: Character) = "pick", "a character";
        /// Let this one of your two Bandits start in the Caboose.
        Caboose(character: Character) = "caboose", "a character";
        /// Play a card.
        Play(card: Card, face: Face) as ByLast<(Card, Unsaid<Face>)> = "play", "a card such as doc.move";
        /// Draw three cards.
        Draw = "draw";
        /// Do not keep this card for the next Round.
        Discard(card: Card) = "discard", "a card such as doc.move";
        /// Keep the rest.
        Done = "done";
        /// Move your Bandit to this Unit.
        Move(unit: u8 as Unit) = "move", "a unit from 0 to 6";
        /// Move the Sheriff into this Unit.
        Sheriff(unit: u8 as Unit) = "sheriff", "a unit from 0 to 6";
        /// Shoot this Bandit.
        Shoot(character: Character) = "shoot", "a character";
        /// Take this token.
        Rob(token: Token) = "rob", "purse, jewel, strongbox or purse:NUMBER";
        /// Punch this Bandit.
        Punch(character: Character) = "punch", "a character";
        /// Make the victim lose this kind of loot.
        Knock(loot: Loot) = "knock", "purse, jewel or strongbox";
        /// Cheyenne pockets the Purse.
        Pocket = "pocket";
        /// Cheyenne lets the Purse drop.
        Leave = "leave";
        /// Push the victim this way.
        Push(direction: Direction) = "push", "forward or rearward";
        /// Take this Purse as a pickpocket.
        Steal(token: Token as Purse) = "steal", "purse or purse:NUMBER";
        /// Take none.
        Pass = "pass";
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Coded;

    #[test]
    fn notation_is_read_strictly() {
        proving::laws::notation::<Action>(
            Action::SPACE,
            "play; play doc; play doc.fly; play doc.move up; draw 3; move 7; move 03; move -1; rob gold; rob purse:18; \
             rob purse:+1; steal jewel; push sideways; Draw; shoot",
        );
    }
}
