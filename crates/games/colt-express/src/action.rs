//! One atomic decision, its notation and its code.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;
use table::{Coded, NotAnAction};

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

/// How a card is laid on the stack.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Face {
    /// For all to see.
    Up,
    /// Known to its owner alone until it is resolved.
    Down,
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

/// One decision (the CE-DEC ids of the specification).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Take this character (CE-DEC-01).
    Pick(Character),
    /// Let this one of your two Bandits start in the Caboose (CE-DEC-02).
    Caboose(Character),
    /// Play a card (CE-DEC-03, CE-DEC-04).
    Play(Card, Face),
    /// Draw three cards (CE-DEC-03).
    Draw,
    /// Do not keep this card for the next Round (CE-DEC-06).
    Discard(Card),
    /// Keep the rest (CE-DEC-06).
    Done,
    /// Move your Bandit to this Unit (CE-DEC-10, CE-DEC-11).
    Move(u8),
    /// Move the Sheriff into this Unit (CE-DEC-13).
    Sheriff(u8),
    /// Shoot this Bandit (CE-DEC-14).
    Shoot(Character),
    /// Take this token (CE-DEC-15).
    Rob(Token),
    /// Punch this Bandit (CE-DEC-16).
    Punch(Character),
    /// Make the victim lose this kind of loot (CE-DEC-17).
    Knock(Loot),
    /// Cheyenne pockets the Purse (CE-DEC-18).
    Pocket,
    /// Cheyenne lets the Purse drop (CE-DEC-18).
    Leave,
    /// Push the victim this way (CE-DEC-19).
    Push(Direction),
    /// Take this Purse as a pickpocket (CE-DEC-20).
    Steal(Token),
    /// Take none (CE-DEC-20).
    Pass,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Pick(character) => write!(f, "pick {character}"),
            Action::Caboose(character) => write!(f, "caboose {character}"),
            Action::Play(card, Face::Up) => write!(f, "play {card}"),
            Action::Play(card, Face::Down) => write!(f, "play {card} down"),
            Action::Draw => f.write_str("draw"),
            Action::Discard(card) => write!(f, "discard {card}"),
            Action::Done => f.write_str("done"),
            Action::Move(unit) => write!(f, "move {unit}"),
            Action::Sheriff(unit) => write!(f, "sheriff {unit}"),
            Action::Shoot(character) => write!(f, "shoot {character}"),
            Action::Rob(token) => write!(f, "rob {token}"),
            Action::Punch(character) => write!(f, "punch {character}"),
            Action::Knock(loot) => write!(f, "knock {loot}"),
            Action::Pocket => f.write_str("pocket"),
            Action::Leave => f.write_str("leave"),
            Action::Push(direction) => write!(f, "push {direction}"),
            Action::Steal(token) => write!(f, "steal {token}"),
            Action::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Action {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Self, NotAnAction> {
        let error = |expected| NotAnAction::new(text, expected);
        let (verb, rest) = text.split_once(' ').map_or((text, None), |(verb, rest)| (verb, Some(rest)));
        let character = || rest.and_then(Character::named).ok_or_else(|| error("a character"));
        let unit = || rest.and_then(read_unit).ok_or_else(|| error("a unit from 0 to 6"));
        match (verb, rest) {
            ("pick", _) => character().map(Action::Pick),
            ("caboose", _) => character().map(Action::Caboose),
            ("shoot", _) => character().map(Action::Shoot),
            ("punch", _) => character().map(Action::Punch),
            ("play", Some(card)) => {
                let (card, face) = card.strip_suffix(" down").map_or((card, Face::Up), |card| (card, Face::Down));
                read_card(card).map(|card| Action::Play(card, face)).ok_or_else(|| error("a card such as doc.move"))
            }
            ("discard", Some(card)) => {
                read_card(card).map(Action::Discard).ok_or_else(|| error("a card such as doc.move"))
            }
            ("move", _) => unit().map(Action::Move),
            ("sheriff", _) => unit().map(Action::Sheriff),
            ("rob", Some(token)) => {
                read_token(token).map(Action::Rob).ok_or_else(|| error("purse, jewel, strongbox or purse:NUMBER"))
            }
            ("steal", Some(token)) => read_token(token)
                .filter(|token| token.loot() == Loot::Purse)
                .map(Action::Steal)
                .ok_or_else(|| error("purse or purse:NUMBER")),
            ("knock", Some(loot)) => {
                Loot::named(loot).map(Action::Knock).ok_or_else(|| error("purse, jewel or strongbox"))
            }
            ("push", Some(direction)) => {
                Direction::named(direction).map(Action::Push).ok_or_else(|| error("forward or rearward"))
            }
            ("draw", None) => Ok(Action::Draw),
            ("done", None) => Ok(Action::Done),
            ("pocket", None) => Ok(Action::Pocket),
            ("leave", None) => Ok(Action::Leave),
            ("pass", None) => Ok(Action::Pass),
            _ => Err(error("a decision such as `play doc.move`, `draw`, `move 3` or `shoot tuco`")),
        }
    }
}

fn read_card(text: &str) -> Option<Card> {
    let (owner, kind) = text.split_once('.')?;
    Some(Card { owner: Character::named(owner)?, kind: Kind::named(kind)? })
}

fn read_unit(text: &str) -> Option<u8> {
    read_number(text).filter(|unit| usize::from(*unit) < MAX_UNITS)
}

fn read_token(text: &str) -> Option<Token> {
    match text.strip_prefix("purse:") {
        Some(number) => read_number(number).filter(|n| usize::from(*n) < PURSES).map(Token::Dropped),
        None => Loot::named(text).map(|loot| match loot {
            Loot::Purse => Token::Purse,
            Loot::Jewel => Token::Jewel,
            Loot::Strongbox => Token::Strongbox,
        }),
    }
}

/// A number as `Display` writes it: no sign, no leading zero.
fn read_number(text: &str) -> Option<u8> {
    text.parse::<u8>().ok().filter(|number| number.to_string() == text)
}

/// Where each kind of action starts in the space of codes.
mod code {
    use super::{MAX_UNITS, PURSES};

    pub const PICK: usize = 0;
    pub const CABOOSE: usize = PICK + 6;
    pub const PLAY: usize = CABOOSE + 6;
    pub const DRAW: usize = PLAY + 2 * 36;
    pub const DISCARD: usize = DRAW + 1;
    pub const DONE: usize = DISCARD + 36;
    pub const MOVE: usize = DONE + 1;
    pub const SHERIFF: usize = MOVE + MAX_UNITS;
    pub const SHOOT: usize = SHERIFF + MAX_UNITS;
    pub const ROB: usize = SHOOT + 6;
    pub const PUNCH: usize = ROB + 3 + PURSES;
    pub const KNOCK: usize = PUNCH + 6;
    pub const POCKET: usize = KNOCK + 3;
    pub const LEAVE: usize = POCKET + 1;
    pub const PUSH: usize = LEAVE + 1;
    pub const STEAL: usize = PUSH + 2;
    pub const PASS: usize = STEAL + 1 + PURSES;
    pub const SPACE: usize = PASS + 1;
}

const fn card_code(card: Card) -> usize {
    card.owner.index() * 6 + card.kind.index()
}

fn card_of(code: usize) -> Card {
    Card { owner: Character::ALL[code / 6], kind: Kind::ALL[code % 6] }
}

impl Coded for Action {
    const SPACE: usize = code::SPACE;

    fn encode(self) -> usize {
        match self {
            Action::Pick(character) => code::PICK + character.index(),
            Action::Caboose(character) => code::CABOOSE + character.index(),
            Action::Play(card, Face::Up) => code::PLAY + card_code(card),
            Action::Play(card, Face::Down) => code::PLAY + 36 + card_code(card),
            Action::Draw => code::DRAW,
            Action::Discard(card) => code::DISCARD + card_code(card),
            Action::Done => code::DONE,
            Action::Move(unit) => code::MOVE + usize::from(unit),
            Action::Sheriff(unit) => code::SHERIFF + usize::from(unit),
            Action::Shoot(character) => code::SHOOT + character.index(),
            Action::Rob(Token::Dropped(number)) => code::ROB + 3 + usize::from(number),
            Action::Rob(token) => code::ROB + token.loot().index(),
            Action::Punch(character) => code::PUNCH + character.index(),
            Action::Knock(loot) => code::KNOCK + loot.index(),
            Action::Pocket => code::POCKET,
            Action::Leave => code::LEAVE,
            Action::Push(direction) => code::PUSH + direction.index(),
            Action::Steal(Token::Dropped(number)) => code::STEAL + 1 + usize::from(number),
            Action::Steal(_) => code::STEAL,
            Action::Pass => code::PASS,
        }
    }

    fn decode(code: usize) -> Option<Self> {
        use code::*;
        let character = |start: usize| Character::ALL[code - start];
        Some(match code {
            PICK..CABOOSE => Action::Pick(character(PICK)),
            CABOOSE..PLAY => Action::Caboose(character(CABOOSE)),
            PLAY..DRAW => {
                let number = code - PLAY;
                Action::Play(card_of(number % 36), if number < 36 { Face::Up } else { Face::Down })
            }
            DRAW => Action::Draw,
            DISCARD..DONE => Action::Discard(card_of(code - DISCARD)),
            DONE => Action::Done,
            MOVE..SHERIFF => Action::Move((code - MOVE) as u8),
            SHERIFF..SHOOT => Action::Sheriff((code - SHERIFF) as u8),
            SHOOT..ROB => Action::Shoot(character(SHOOT)),
            ROB..PUNCH => Action::Rob(match code - ROB {
                0 => Token::Purse,
                1 => Token::Jewel,
                2 => Token::Strongbox,
                number => Token::Dropped(number as u8 - 3),
            }),
            PUNCH..KNOCK => Action::Punch(character(PUNCH)),
            KNOCK..POCKET => Action::Knock(Loot::ALL[code - KNOCK]),
            POCKET => Action::Pocket,
            LEAVE => Action::Leave,
            PUSH..STEAL => Action::Push(Direction::ALL[code - PUSH]),
            STEAL..PASS => Action::Steal(match code - STEAL {
                0 => Token::Purse,
                number => Token::Dropped(number as u8 - 1),
            }),
            PASS => Action::Pass,
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_and_every_notation_reads_back() {
        for code in 0..Action::SPACE {
            let action = Action::decode(code).expect("codes have no gaps");
            assert_eq!(action.encode(), code);
            assert_eq!(action.to_string().parse(), Ok(action));
        }
        assert_eq!(Action::decode(Action::SPACE), None);
        assert_eq!(Action::decode(usize::MAX), None);
    }

    #[test]
    fn what_is_no_decision_is_refused_with_what_was_expected() {
        for bad in [
            "",
            " ",
            "play",
            "play doc",
            "play doc.fly",
            "play doc.move up",
            "draw 3",
            "move 7",
            "move 03",
            "move -1",
            "rob gold",
            "rob purse:18",
            "rob purse:+1",
            "steal jewel",
            "push sideways",
            "Draw",
            "shoot",
            "done ",
            "ą",
        ] {
            let error = bad.parse::<Action>().expect_err(bad).to_string();
            assert!(error.contains("expected"), "{error}");
        }
    }
}
