//! The steps of the story, as small as people would see them at the table.

use table::{Eyes, Seat, Seats};

use crate::action::Card;
use crate::data::{Character, Incident, Level, Loot, PurseValue, RoundCard};
use crate::purses::EVERYBODY;
use crate::view::CardCounts;

/// Who hit a Bandit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shooter {
    /// Another Bandit, with one of his own Bullets.
    Bandit(Character),
    /// The Sheriff or the passengers, with a Neutral Bullet.
    Neutral,
}

/// Why a card had no effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Idle {
    /// Nobody to shoot at (CE-SHOOT-09).
    NoTarget,
    /// No Bullet left (CE-SHOOT-10).
    NoBullet,
    /// Nothing to take (CE-ROB-04).
    NoLoot,
    /// Nobody to punch (CE-PUNCH-02).
    NobodyHere,
}

/// A token that changed hands, and who knows what is in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Prize {
    /// What kind of loot it is.
    pub loot: Loot,
    /// A Purse's value, for those who know it.
    pub value: Option<PurseValue>,
    /// Who knows the value; nobody else is told it.
    pub known: Seats,
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A character was picked.
    Picked {
        /// By whom.
        seat: Seat,
        /// Which.
        character: Character,
    },
    /// All characters are taken and the train stands ready.
    TrainReady {
        /// The First Player.
        first: Seat,
    },
    /// A Bandit took his place for the start of a two-player game.
    Boarded {
        /// Who.
        who: Character,
        /// In which Unit.
        unit: u8,
    },
    /// A Round began with this card.
    RoundBegan {
        /// Which Round, from 1.
        round: u8,
        /// Its card.
        card: RoundCard,
        /// Its First Player.
        first: Seat,
    },
    /// A player's discard pile was shuffled into a new deck.
    Reshuffled {
        /// Whose.
        seat: Seat,
    },
    /// A player filled the hand at the start of a Round.
    Dealt {
        /// Who.
        seat: Seat,
        /// How many cards.
        count: u8,
        /// Which, for the player alone.
        cards: Option<CardCounts>,
    },
    /// A player drew cards as an act.
    Drew {
        /// Who.
        seat: Seat,
        /// How many cards.
        count: u8,
        /// Which, for the player alone.
        cards: Option<CardCounts>,
    },
    /// A player laid a card on the common stack.
    Played {
        /// Who.
        seat: Seat,
        /// Which, for those who see its face.
        card: Option<Card>,
        /// Whether it lies face down.
        hidden: bool,
    },
    /// A player decided not to keep a card: told to nobody else.
    Discarded {
        /// Who.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A player has decided what to keep.
    Decided {
        /// Who.
        seat: Seat,
    },
    /// All have decided what to keep.
    Kept {
        /// How many cards each player keeps, in the order of seats.
        counts: Vec<u8>,
    },
    /// The Heist began.
    HeistBegan,
    /// Nobody had played a card: there is no Heist.
    HeistSkipped,
    /// A card's resolution began; a face-down one is turned over now.
    Turned {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
        /// Whether it had lain face down.
        hidden: bool,
    },
    /// A card had no effect.
    Idle {
        /// Which card.
        card: Card,
        /// Why.
        why: Idle,
    },
    /// A Bandit moved along the train.
    Moved {
        /// Who.
        who: Character,
        /// On which level.
        level: Level,
        /// From which Unit.
        from: u8,
        /// To which Unit.
        to: u8,
    },
    /// A Bandit climbed up or down.
    Climbed {
        /// Who.
        who: Character,
        /// In which Unit.
        unit: u8,
        /// To which level.
        to: Level,
    },
    /// The Sheriff moved.
    SheriffMoved {
        /// Who played the card; nobody when he moved on his own.
        by: Option<Character>,
        /// From which Unit.
        from: u8,
        /// To which Unit.
        to: u8,
    },
    /// A Bandit met the Sheriff and fled to the roof.
    Fled {
        /// Who.
        who: Character,
        /// Of which Unit.
        unit: u8,
    },
    /// A Bandit received a Bullet.
    Hit {
        /// Who.
        who: Character,
        /// From whom.
        by: Shooter,
    },
    /// There were too few Neutral Bullets: nobody got one, and the rest is out of the game.
    SupplyGone {
        /// How many were left.
        left: u8,
    },
    /// A Bandit was pushed along the train.
    Pushed {
        /// Who.
        who: Character,
        /// On which level.
        level: Level,
        /// From which Unit.
        from: u8,
        /// To which Unit.
        to: u8,
    },
    /// A Bandit took loot.
    Robbed {
        /// Who.
        who: Character,
        /// What.
        prize: Prize,
    },
    /// A Bandit punched another.
    Punched {
        /// Who.
        who: Character,
        /// Whom.
        victim: Character,
    },
    /// A punched Bandit dropped loot where he stood.
    Dropped {
        /// Who.
        who: Character,
        /// What.
        prize: Prize,
    },
    /// Cheyenne pocketed the Purse she knocked loose.
    Pocketed {
        /// Who.
        who: Character,
        /// From whom.
        victim: Character,
        /// What.
        prize: Prize,
    },
    /// The Event of the Round began.
    IncidentBegan(Incident),
    /// The second Strongbox was put inside this Unit.
    StrongboxAppeared {
        /// Which Unit.
        unit: u8,
    },
    /// A pickpocket took a Purse.
    Stole {
        /// Who.
        who: Character,
        /// What.
        prize: Prize,
    },
    /// A pickpocket took nothing.
    Declined {
        /// Who.
        who: Character,
    },
    /// A Bandit lost his least valuable Purse to the Sheriff's revenge.
    PurseLost {
        /// Who.
        who: Character,
        /// What.
        prize: Prize,
    },
    /// A Bandit received a ransom.
    Ransomed {
        /// Who.
        who: Character,
    },
    /// A Round ended.
    RoundEnded {
        /// Which, from 1.
        round: u8,
    },
    /// The game is over and all loot is revealed.
    Ended,
}

impl Event {
    /// What these eyes learn of it.
    pub(crate) fn for_eyes(&self, eyes: Eyes) -> Option<Event> {
        let owns = |seat: Seat| eyes == Eyes::Open || eyes == Eyes::Seat(seat);
        let mut told = self.clone();
        match &mut told {
            Event::Discarded { seat, .. } if !owns(*seat) => return None,
            Event::Dealt { seat, cards, .. } | Event::Drew { seat, cards, .. } if !owns(*seat) => *cards = None,
            Event::Played { seat, card, hidden: true } if !owns(*seat) => *card = None,
            Event::Robbed { prize, .. }
            | Event::Dropped { prize, .. }
            | Event::Pocketed { prize, .. }
            | Event::Stole { prize, .. }
            | Event::PurseLost { prize, .. } => prize.hide_from(eyes),
            _ => {}
        }
        Some(told)
    }
}

impl Prize {
    fn hide_from(&mut self, eyes: Eyes) {
        let knows = match eyes {
            Eyes::Open => true,
            Eyes::Seat(seat) => self.known.contains(seat),
            Eyes::Bystander => self.known == EVERYBODY,
        };
        if !knows {
            self.value = None;
        }
        self.known = Seats::NONE;
    }
}
