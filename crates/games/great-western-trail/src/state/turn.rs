//! What is to come in a turn, and what is being visited.

use serde::{Serialize, Serializer};

use super::Tenant;
use crate::data::cattle::Breed;
use crate::data::railroad::{City, Link, Station};
use crate::data::trail::Site;
use crate::effect::Effect;

/// A question to the player whose turn it is, or something that happens by itself when its time comes. Those asked
/// last are answered first. Aligned, so that one is read and written at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[repr(align(4))]
pub enum Step {
    /// Where the rancher starts (GWT-SETUP-22).
    Place,
    /// Phase A: where the rancher goes.
    Depart,
    /// Phase B: what is used of the space.
    Visit,
    /// Which of these to use, if any.
    Offer(Effect, Option<Effect>),
    /// Which worker to hire, for so much more or less.
    Hire(i8),
    /// What to build, for so much a craftsman.
    Build(u8),
    /// What to buy.
    Buy,
    /// Which objective card to take: to the discard pile, or into the hand.
    TakeObjective {
        /// Whether it goes into the hand (GWT-PB-8b).
        to_hand: bool,
    },
    /// Which bandit to capture.
    Bandit,
    /// Which hazard to remove, for so much.
    Hazard(u8),
    /// How far the engine goes, up to so far.
    Engine(u8),
    /// Where the engine goes, exactly so far back.
    Back(u8),
    /// Where the engine goes back to, for an extraordinary delivery.
    BackToDeliver,
    /// Where the engine goes after space 39.
    Return,
    /// Whether to upgrade the station at which the engine has stopped.
    Upgrade(Station),
    /// Which station behind the engine to upgrade.
    UpgradeBehind,
    /// Which disc goes to a city or station.
    Disc(Place),
    /// Which worker is given up for a station master.
    Appoint(Station),
    /// Which auxiliary action.
    Auxiliary,
    /// How far the rancher goes.
    Forward(u8),
    /// How far the rancher goes without fees.
    FreeMove(u8),
    /// How many cards to draw, up to so many.
    Draw(u8),
    /// Which card to discard for an effect.
    Give(Effect),
    /// Which second card of this breed to discard for an effect.
    GiveSecond(Effect, Breed),
    /// Which cards to remove from the game, up to so many.
    Trash(u8),
    /// Which tile of a foresight column to take.
    Foresight(u8),
    /// How many certificates to spend.
    Income,
    /// How many calves to raise.
    Calves,
    /// How many heifers to raise.
    Heifers,
    /// Which city to deliver to, of at most this value; without transport if extraordinary.
    City {
        /// The total breeding value.
        limit: u8,
        /// Whether it is an extraordinary delivery (GWT-PB-9a).
        extraordinary: bool,
    },
    /// Which of two link bonuses comes first.
    Links(City),
    /// By itself: dollars from the bank.
    Gain(u8),
    /// By itself: certificates, up to so many.
    Certify(u8),
    /// By itself: a link bonus.
    Bonus(Link),
    /// By itself: the hand is discarded after income.
    DiscardHand,
    /// By itself: transport is paid.
    Transport(City),
    /// By itself: the rancher leaves Kansas City.
    Leave,
}

/// Where a disc goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// To a city, with transport to be paid.
    City(City),
    /// To a city, without transport.
    Extraordinary(City),
    /// To a station.
    Station(Station),
}

/// Steps that are still to come, the next one last.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Stack {
    steps: [Step; Stack::DEPTH],
    len: u8,
}

impl Stack {
    /// No turn is deeper: a chain of hiring, building, upgrading and delivering takes less.
    const DEPTH: usize = 20;

    /// Nothing is to come.
    pub const EMPTY: Stack = Stack { steps: [Step::Place; Stack::DEPTH], len: 0 };

    /// The next one.
    #[inline]
    pub fn top(&self) -> Option<&Step> {
        match self.len {
            0 => None,
            len => Some(&self.steps[usize::from(len) - 1]),
        }
    }

    /// One more, before all others.
    #[inline]
    pub(crate) fn push(&mut self, step: Step) {
        self.steps[usize::from(self.len)] = step;
        self.len += 1;
    }

    /// The next one is done.
    #[inline]
    pub(crate) fn pop(&mut self) {
        self.len -= 1;
        // What is over must not make two states differ.
        self.steps[usize::from(self.len)] = Step::Place;
    }

    /// All of them, the next one last.
    #[inline]
    pub fn as_slice(&self) -> &[Step] {
        &self.steps[..usize::from(self.len)]
    }
}

impl std::fmt::Debug for Stack {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.as_slice().fmt(f)
    }
}

impl Serialize for Stack {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(serializer)
    }
}

/// How far the local actions of a space were used: the single auxiliary action is for whoever used none (GWT-LOC-05).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Local {
    /// None was, or nothing came of it.
    Unused,
    /// One was chosen, and its first question is not answered yet.
    Chosen,
    /// Something came of one.
    Used,
}

/// A visit of a space in phase B: what it offers is fixed on arrival (GWT-BLD-07).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Visit {
    /// Where.
    pub site: Site,
    /// What stood there on arrival.
    pub tenant: Tenant,
    /// How far its local actions were used (GWT-LOC-05).
    pub local: Local,
    /// Whether the single auxiliary action was used instead.
    pub auxiliary: bool,
    /// Sites whose actions are used by building 6b, one after the other.
    pub copied: [Option<Site>; 3],
}

impl Visit {
    pub(crate) const NOWHERE: Visit =
        Visit { site: Site::Start, tenant: Tenant::Empty, local: Local::Unused, auxiliary: false, copied: [None; 3] };
}
