//! The steps of the story, as small as people would see them at the table.

use table::{Eyes, Seat};

use crate::cards::{Card, Cows, Pile};
use crate::data::boards::{Disc, Row};
use crate::data::buildings::Number;
use crate::data::cattle::Cattle;
use crate::data::objectives::Objective;
use crate::data::railroad::{Berth, City, Link, Master, Station};
use crate::data::tiles::{Tile, Worker};
use crate::data::trail::{Site, Sites};
use crate::effect::Effect;

/// Where a tile of the foresight area went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Destination {
    /// To a site of the trail.
    Site(Site),
    /// To the job market, by row and column from 0.
    Job(u8, u8),
    /// Out of the game, since there was no room.
    Gone,
}

/// The stretch of the trail that a rancher has just gone. It is told, so that people see by which branch somebody went;
/// what follows from it is in the state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Leg {
    /// Where the rancher stood before.
    pub from: Site,
    /// The forks at which it took the second branch, as a set: A is the lowest bit.
    pub via: u8,
}

/// What dollars were paid for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// An auxiliary action.
    Auxiliary(Row),
    /// An action of a building.
    Effect(Effect),
    /// Transport to a city.
    Transport(City),
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// Somebody begins the game.
    Began(Seat),
    /// Somebody's turn began.
    TurnBegan(Seat),
    /// A rancher was put on its first building.
    Settled(Seat, Site),
    /// A rancher went on.
    Moved {
        /// Whose.
        seat: Seat,
        /// Where it ended.
        to: Site,
        /// Spaces entered.
        steps: u8,
        /// Spaces of a branch gone past for which no fee was told: they say by which way.
        past: Sites,
        /// By which way, since it was last seen.
        leg: Leg,
    },
    /// A fee was paid on the way.
    FeePaid {
        /// By whom.
        seat: Seat,
        /// To whom; to the bank if nobody.
        to: Option<Seat>,
        /// Where.
        site: Site,
        /// By which way the rancher came there, since it was last seen.
        leg: Leg,
        /// How much.
        dollars: u16,
        /// How much it should have been.
        due: u16,
    },
    /// An action was used that brings something for each of something: what comes of it would not say where from.
    Used(Seat, Effect),
    /// An auxiliary action was chosen.
    AuxiliaryUsed {
        /// By whom.
        seat: Seat,
        /// Which.
        row: Row,
        /// Whether doubled.
        double: bool,
    },
    /// The actions of an adjacent building were chosen.
    Copied(Seat, Site),
    /// Dollars came from the bank.
    Gained(Seat, u16),
    /// Dollars went to the bank.
    Paid(Seat, u16, Cause),
    /// The certificate marker moved forward to show so many certificates.
    Certified {
        /// Whose.
        seat: Seat,
        /// Before.
        from: u8,
        /// After.
        to: u8,
    },
    /// Cards were drawn.
    Drew {
        /// By whom.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which, for those who see them.
        cards: Option<Pile>,
        /// Whether it is phase C.
        phase_c: bool,
    },
    /// A discard pile became a draw deck.
    Reshuffled(Seat),
    /// A card was discarded.
    Discarded(Seat, Card),
    /// A card was removed from the game.
    Trashed(Seat, Card),
    /// A worker was hired.
    Hired {
        /// By whom.
        seat: Seat,
        /// Which.
        worker: Worker,
        /// From which row, from 0.
        row: u8,
        /// For how much.
        dollars: u16,
    },
    /// Cattle was bought.
    Bought {
        /// By whom.
        seat: Seat,
        /// What.
        card: Cattle,
        /// The second card of a pair.
        second: Option<Cattle>,
        /// For how much.
        dollars: u16,
    },
    /// Cards were added to the cattle market.
    MarketGrew(Cows),
    /// Something was built.
    Built {
        /// By whom.
        seat: Seat,
        /// What.
        number: Number,
        /// Where.
        site: Site,
        /// What it replaced.
        replaced: Option<Number>,
        /// For how much.
        dollars: u16,
    },
    /// A hazard was removed.
    HazardRemoved {
        /// By whom.
        seat: Seat,
        /// Which.
        tile: Tile,
        /// Where.
        site: Site,
        /// For how much.
        dollars: u16,
    },
    /// A bandit was captured.
    BanditCaptured {
        /// By whom.
        seat: Seat,
        /// Which.
        tile: Tile,
        /// Where.
        site: Site,
    },
    /// An engine moved.
    EngineMoved {
        /// Whose.
        seat: Seat,
        /// Before.
        from: Berth,
        /// After.
        to: Berth,
    },
    /// A station was upgraded.
    Upgraded {
        /// By whom.
        seat: Seat,
        /// Which.
        station: Station,
        /// For how much.
        dollars: u16,
    },
    /// A disc was taken from the board.
    DiscTaken {
        /// By whom.
        seat: Seat,
        /// Which.
        disc: Disc,
        /// For how much.
        dollars: u16,
    },
    /// A disc was taken from a station.
    DiscRecalled(Seat, Station),
    /// A station master was taken.
    Appointed {
        /// By whom.
        seat: Seat,
        /// Which tile.
        master: Master,
        /// Where.
        station: Station,
        /// The worker given up; none by Sam.
        worker: Option<Worker>,
    },
    /// An objective card was taken.
    ObjectiveTaken {
        /// By whom.
        seat: Seat,
        /// Which, for those who see it.
        objective: Option<Objective>,
        /// Whether it came from the deck.
        from_deck: bool,
        /// Whether it went into the hand.
        to_hand: bool,
    },
    /// A card came into the objective display.
    DisplayRefilled(Objective),
    /// An objective card was played.
    ObjectivePlayed(Seat, Objective),
    /// An exchange token was gained.
    TokenGained(Seat),
    /// Exchange tokens were returned.
    TokensReturned(Seat, u8),
    /// A tile of the foresight area was placed.
    TilePlaced {
        /// By whom.
        seat: Seat,
        /// Which.
        tile: Tile,
        /// Where.
        to: Destination,
    },
    /// The job-market token moved down to this row, from 0.
    TokenMoved(u8),
    /// The end of the game was triggered.
    EndTriggered(Seat),
    /// A hand was shown and paid for.
    HandShown {
        /// Whose.
        seat: Seat,
        /// What it was.
        hand: Pile,
        /// Its breeding value.
        value: u8,
        /// Permanent certificates.
        permanent: u8,
        /// Temporary certificates spent.
        spent: u8,
    },
    /// Simmentals were raised to the next stage.
    Raised {
        /// Whose.
        seat: Seat,
        /// What they become.
        to: Cattle,
        /// How many.
        count: u8,
    },
    /// A hand was discarded after income.
    HandDiscarded(Seat),
    /// A delivery was made.
    Delivered {
        /// By whom.
        seat: Seat,
        /// Where.
        city: City,
        /// Whether it is an extraordinary one.
        extraordinary: bool,
    },
    /// Two neighbouring cities are linked.
    Linked(Seat, Link),
    /// A tile came into a field of the foresight area.
    ForesightRefilled(u8, Tile),
    /// Sam turned over a card, from 1.
    SamTurned(u8),
    /// Sam has another specialization.
    SamSpecialized(Worker),
    /// The game is over.
    Ended,
}

impl Event {
    /// What these eyes learn of it.
    pub(crate) fn for_eyes(&self, eyes: Eyes) -> Event {
        let owns = |seat: Seat| eyes == Eyes::Open || eyes == Eyes::Seat(seat);
        let mut told = self.clone();
        match &mut told {
            Event::Drew { seat, cards, .. } if !owns(*seat) => *cards = None,
            Event::ObjectiveTaken { seat, objective, from_deck: true, to_hand: true } if !owns(*seat) => {
                *objective = None;
            }
            _ => {}
        }
        told
    }
}
