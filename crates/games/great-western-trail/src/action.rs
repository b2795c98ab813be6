//! One atomic decision, its notation and its code.

use std::fmt;

use serde::Serialize;
use table::notation::{Between, ByLast, Notation, Ordinal};
use table::{decisions, either};

use crate::cards::Card;
use crate::data::boards::{Disc, Row};
use crate::data::buildings::Number;
use crate::data::cattle::PURCHASES;
use crate::data::objectives::Objective;
use crate::data::railroad::{Berth, City, Link, Station};
use crate::data::tiles::{ROWS, Worker};
use crate::data::trail::{NEUTRAL, Site};
use crate::effect::Effect;

/// A way along the trail: where it ends, and at which forks it takes the second branch. A fork whose branches both lead
/// past no space to the same one does not matter, and is not among them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Route {
    /// Where it ends.
    pub to: Site,
    /// The forks at which it takes the second branch, as a set: A is the lowest bit.
    pub via: u8,
}

impl Notation for Route {
    type Of = Route;
    const SPACE: usize = <(Site, Forks)>::SPACE;

    fn encode(Route { to, via }: Route) -> usize {
        <(Site, Forks)>::encode((to, via))
    }

    fn decode(code: usize) -> Option<Route> {
        <(Site, Forks)>::decode(code).map(|(to, via)| Route { to, via })
    }

    fn write(Route { to, via }: Route, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        <(Site, Forks)>::write((to, via), f)
    }

    fn read(text: &str) -> Option<Route> {
        <(Site, Forks)>::read(text).map(|(to, via)| Route { to, via })
    }
}

/// `via AC`
enum Forks {}

impl Notation for Forks {
    type Of = u8;
    const SPACE: usize = 1 << NEUTRAL.len();

    fn encode(via: u8) -> usize {
        via.into()
    }

    fn decode(code: usize) -> Option<u8> {
        (code < Self::SPACE).then_some(code as u8)
    }

    fn write(via: u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if via != 0 {
            f.write_str("via ")?;
        }
        let taken = NEUTRAL.iter().enumerate().filter(|(i, _)| via >> i & 1 == 1);
        taken.map(|(_, site)| site).try_for_each(|site| write!(f, "{site}"))
    }
}

/// A site at which a neutral building stands.
enum Neutral {}

impl Notation for Neutral {
    type Of = Site;
    const SPACE: usize = NEUTRAL.len();

    fn encode(site: Site) -> usize {
        site.fork().unwrap_or(0)
    }

    fn decode(code: usize) -> Option<Site> {
        NEUTRAL.get(code).copied()
    }

    fn write(site: Site, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{site}")
    }
}

either! {
    /// Whether an auxiliary action is doubled.
    Double = "" | "double";
}

/// The most cards that can be drawn, certificates spent and tokens returned at once.
pub(crate) const MOST: usize = 24;

/// A number of such things that may be 0.
type Count = Between<0, { MOST - 1 }>;

decisions! {
    /// One atomic decision.
    Action, "a decision such as `go B`, `use hire`, `deliver chicago` or `done`" {
        /// Put the rancher on a neutral building in the first turn.
        Settle(site: Site as Neutral) = "settle", "a neutral site";
        /// Move the rancher.
        Go(route: Route) = "go", "a site, as in `go E`; `go E via AC` takes the second branch at A and at C";
        /// Play an objective card.
        Play(objective: Objective) = "play", "an objective card";
        /// Use an action of the space, or one that is offered.
        Use(effect: Effect) = "use", "an action of a building, tile or card";
        /// Use the actions of the building on this site.
        Copy(site: Site) = "copy", "a site";
        /// An auxiliary action.
        Auxiliary {
            /// Where it stands on the player's board.
            row: Row,
            /// Whether doubled.
            double: bool as Double,
        } = "auxiliary", "a row from 1 to 5, as in `auxiliary 3` or `auxiliary 3 double`";
        /// Hire a worker.
        Hire {
            /// Who is hired.
            worker: Worker,
            /// From which row, from 0.
            row: u8,
        } as ByLast<(Worker, Ordinal<ROWS>)> = "hire", "a worker and a row from 1 to 12, as in `hire cowboy 2`";
        /// Build.
        Build {
            /// Which tile.
            number: Number,
            /// Where; an own building there is replaced.
            site: Site,
        } = "build", "a building from 1 to 12 and a site, as in `build 3 A1`";
        /// Make this purchase of the price list.
        Buy(purchase: u8 as Ordinal<PURCHASES>) = "buy", "a purchase from 1 to 32";
        /// Reveal two cards of the market.
        Reveal = "reveal";
        /// Move the engine.
        Engine(berth: Berth) = "engine", "a space from 0 to 39 or a turnout from s1 to s9";
        /// Upgrade a station.
        Upgrade(station: Station) = "upgrade", "a station";
        /// Take a disc from the board.
        Disc(disc: Disc) = "disc", "a disc";
        /// Take a disc from a station.
        Recall(station: Station) = "recall", "a station";
        /// Give up a worker for the station-master tile.
        Appoint(worker: Worker) = "appoint", "a worker";
        /// Remove a hazard.
        Remove(site: Site) = "remove", "a hazard slot";
        /// Capture a bandit.
        Capture(site: Site) = "capture", "a bandit slot";
        /// Take an open objective card.
        Take(objective: Objective) = "take", "an objective card or `top`";
        /// Take the top card of the objective deck.
        TakeTop = "take top";
        /// Draw so many cards.
        Draw(count: u8 as Count) = "draw", "a number of cards";
        /// Discard a card.
        Discard(card: Card) = "discard", "a card";
        /// Remove a card from the game.
        Trash(card: Card) = "trash", "a card";
        /// Take a tile from the foresight area, by field from 0: two fields a column.
        Foresight(field: u8 as Ordinal<6>) = "foresight", "a field from 1 to 6";
        /// Spend so many certificates.
        Spend(count: u8 as Count) = "spend", "a number of certificates";
        /// Raise so many Simmentals to the next stage.
        Raise(count: u8 as Count) = "raise", "a number of Simmentals";
        /// Deliver to a city.
        Deliver(city: City) = "deliver", "a city";
        /// Take the bonus of this link first.
        Link(link: Link) = "link", "a link";
        /// Return so many exchange tokens.
        Exchange(count: u8 as Between<1, MOST>) = "exchange", "a number of tokens";
        /// Nothing, or nothing more.
        Done = "done";
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
            "go; go H; go E via; go E via CA; go E via AA; go E via H; Go E; settle A1; use hiring; auxiliary 6; \
             auxiliary 3 twice; auxiliary 03; hire cowboy 13; hire 2 cowboy; build 13 A1; build 3; buy 0; buy 33; \
             engine 40; engine s10; take; draw; draw -1; discard cow-3; foresight 7; exchange 0; exchange 25; done 1; \
             reveal 2",
        );
    }

    #[test]
    fn an_action_is_small() {
        assert_eq!(size_of::<Action>(), 3);
    }
}
