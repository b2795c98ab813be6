//! The steps of the story, as small as people would see them at the table.

use table::{Eyes, Seat};

use crate::action::{Bail, Effect, Office, Payment, Penalty, Tool};
use crate::cards::Card;
use crate::data::{Building, Character, Cowbot, Difficulty, Hand, Item, OBJECTIVES, Objective, Region};
use crate::space::Space;

/// What somebody gained at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Gains {
    /// Dollars.
    pub cash: u16,
    /// Gold.
    pub gold: u16,
    /// Stars.
    pub stars: u16,
    /// Wanted posters taken.
    pub wanted: u8,
    /// Wanted posters crossed out.
    pub cleared: u8,
    /// Pans.
    pub pans: u8,
    /// Hammers.
    pub hammers: u8,
}

impl Gains {
    /// Whether it is nothing at all.
    #[inline]
    pub fn is_nothing(self) -> bool {
        self == Gains::default()
    }
}

/// What somebody did on the own sheet. In a game of several, others learn of it when all have decided.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deed {
    /// Was rewarded for an outlaw.
    Bailed {
        /// With what.
        reward: Bail,
        /// How much of it: dollars, gold, or wanted posters crossed out.
        amount: u16,
    },
    /// Took the main action in a region of a suit.
    Acted {
        /// The card that was written down for poker.
        poker: Card,
        /// The suit card.
        suit: Card,
        /// The value card.
        value: Card,
        /// Where it leads.
        space: Space,
        /// What else paid for it.
        payment: Payment,
        /// Gold that was paid.
        gold: u8,
    },
    /// Took the main action in the Cemetery.
    Dug {
        /// The card that was written down for poker.
        poker: Card,
        /// The tombstone.
        space: Space,
    },
    /// Took no main action.
    Passed {
        /// The card that was written down for poker.
        poker: Card,
    },
    /// Used a bonus action.
    BonusUsed {
        /// Where.
        space: Space,
    },
    /// Gave up a bonus action.
    BonusDeclined(Region),
    /// Lost a bonus action for which there is no space.
    BonusLost(Region),
    /// Gained a bonus action.
    BonusGained {
        /// Which.
        kind: Region,
        /// Where it was printed; nowhere for a character's.
        at: Option<Space>,
    },
    /// Circled a space.
    Circled {
        /// Which.
        space: Space,
        /// Stops passed over on the way.
        passed: Vec<Space>,
    },
    /// Visited a building that was circled before.
    Revisited(Building),
    /// Gained something, or lost wanted posters.
    Gained(Gains),
    /// A robbery was decided.
    Robbed {
        /// The target.
        space: Space,
        /// The robbery card.
        card: Card,
        /// What weapons added.
        weapon: u8,
        /// Whether it succeeded.
        success: bool,
    },
    /// Used the effect of a building.
    EffectUsed {
        /// How.
        effect: Effect,
        /// Dollars that were paid.
        cash: u16,
        /// Gold that was paid.
        gold: u16,
        /// An item that was circled.
        item: Option<Item>,
    },
    /// Looked at the sheriff card.
    Peeked {
        /// Which it is, for the one who looked.
        card: Option<Card>,
    },
    /// Took the reward of the sheriff's office.
    OfficeRewarded {
        /// Which.
        reward: Office,
        /// How much of it: stars, or wanted posters crossed out.
        amount: u16,
    },
    /// Took a pan or a hammer.
    Took(Tool),
    /// Used a character's ability.
    AbilityUsed(Character),
    /// Ended the turn.
    Ended,
}

/// What somebody did in a turn, seen from outside when all have ended theirs.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// The poker card that was written down.
    pub poker: Option<Card>,
    /// Spaces circled, region by region.
    pub circled: Vec<Space>,
    /// Stops passed over.
    pub passed: Vec<Space>,
    /// Buildings visited that were circled before.
    pub revisited: Vec<Building>,
    /// Items circled.
    pub items: Vec<Item>,
    /// Cells filled in the land office, from 0.
    pub cells: Vec<u8>,
    /// Nights paid in the hotel.
    pub nights: u8,
    /// Dollars more or less.
    pub cash: i16,
    /// Gold more or less.
    pub gold: i16,
    /// Stars more or less.
    pub stars: i16,
    /// Wanted posters more or less.
    pub wanted: i16,
    /// Pans more.
    pub pans: u8,
    /// Hammers more.
    pub hammers: u8,
    /// Looked at the sheriff card.
    pub peeked: bool,
    /// How often the character's ability was used.
    pub abilities: u8,
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// Somebody got a character when the table was set up.
    Cast {
        /// Who.
        seat: Seat,
        /// Which.
        character: Character,
    },
    /// The cowbot of a solo game was chosen when the table was set up.
    Challenged {
        /// Which.
        cowbot: Cowbot,
        /// How hard it is.
        difficulty: Difficulty,
    },
    /// The objectives were laid out when the table was set up.
    ObjectivesLaid([Objective; OBJECTIVES]),
    /// A round began: the deck is shuffled and a sheriff card put aside.
    RoundBegan {
        /// Which, from 1.
        round: u8,
    },
    /// Two cards for Texas Hold'em.
    Dealt {
        /// To whom.
        seat: Seat,
        /// Which, for those who see them.
        cards: Option<[Card; 2]>,
        /// Whether they are the owner's secret.
        secret: bool,
    },
    /// The lineup of a turn.
    Flipped {
        /// Which turn of the round, from 1.
        turn: u8,
        /// Its cards.
        lineup: [Card; 3],
    },
    /// The discard pile became the draw pile.
    Reshuffled,
    /// The Mayor had the lineup replaced.
    LineupReplaced {
        /// Whose Mayor.
        seat: Seat,
        /// The cards that were discarded.
        old: [Card; 3],
    },
    /// A character's ability was asked for and kept.
    AbilityKept {
        /// Whose.
        seat: Seat,
        /// Which character's.
        character: Character,
    },
    /// The bank paid at the start of a turn.
    BankPaid {
        /// Whom.
        seat: Seat,
        /// Stars.
        stars: u16,
    },
    /// Somebody did something on the own sheet.
    Did {
        /// Who.
        seat: Seat,
        /// What.
        deed: Deed,
        /// Whether others do not see it yet.
        hidden: bool,
    },
    /// A robbery card was turned up, for all to see.
    RobberyCard {
        /// Who robs.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// What somebody did while it was hidden.
    Shown {
        /// Who.
        seat: Seat,
        /// All of it.
        report: Box<Report>,
    },
    /// Somebody scored an objective.
    ObjectiveScored {
        /// Who.
        seat: Seat,
        /// Which.
        objective: Objective,
        /// Stars.
        stars: u16,
    },
    /// An objective was turned to its lower side.
    ObjectiveTurned(Objective),
    /// The cowbot stole a card.
    Stole {
        /// Which cowbot.
        cowbot: Cowbot,
        /// How many it has now.
        cards: u8,
    },
    /// Somebody's two cards were laid open.
    CardsShown {
        /// Whose.
        seat: Seat,
        /// Which.
        cards: [Card; 2],
    },
    /// A poker hand was looked at and paid.
    HandPaid {
        /// Whose.
        seat: Seat,
        /// What it is.
        hand: Hand,
        /// Whether the Cheat made a card wild.
        wild: bool,
        /// Dollars.
        cash: u16,
        /// Stars.
        stars: u16,
    },
    /// Pans and hammers brought income.
    Worked {
        /// Whose.
        seat: Seat,
        /// Gold.
        gold: u16,
        /// Dollars.
        cash: u16,
    },
    /// Somebody's bribe became known: 0 gold is none.
    Bribed {
        /// Who.
        seat: Seat,
        /// Gold.
        gold: u16,
    },
    /// The sheriff card was turned up.
    SheriffRevealed {
        /// Which it is.
        card: Card,
    },
    /// The Marshal drew a card of the own.
    MarshalDrew {
        /// Whose Marshal.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// Somebody was arrested and paid.
    Arrested {
        /// Who.
        seat: Seat,
        /// What was paid.
        penalty: Penalty,
        /// How much.
        amount: u16,
    },
    /// The game is over.
    Ended,
}

impl Event {
    /// What these eyes learn of it.
    pub(crate) fn for_eyes(&self, eyes: Eyes) -> Option<Event> {
        let owns = |seat: Seat| eyes == Eyes::Open || eyes == Eyes::Seat(seat);
        let mut told = self.clone();
        match &mut told {
            Event::Dealt { seat, cards, secret: true } if !owns(*seat) => *cards = None,
            Event::Did { seat, hidden: true, .. } if !owns(*seat) => return None,
            Event::Did { seat, deed: Deed::Peeked { card }, .. } if !owns(*seat) => *card = None,
            // Whoever saw every step need not be told again.
            Event::Shown { seat, .. } if owns(*seat) => return None,
            _ => {}
        }
        Some(told)
    }
}
