//! One atomic decision, its notation and its code.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;
use table::{Coded, NotAnAction};

use crate::cards::{CARD_KINDS, Card};
use crate::data::boards::{self, Disc, Row};
use crate::data::buildings::{Number, PRIVATE};
use crate::data::cattle::PURCHASES;
use crate::data::objectives::{OBJECTIVES, Objective};
use crate::data::railroad::{BERTHS, Berth, CITIES, City, Link, STATIONS, Station};
use crate::data::tiles::{ROWS, Worker};
use crate::data::trail::{NEUTRAL, SITES, Site};
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

/// One atomic decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Put the rancher on a neutral building in the first turn.
    Settle(Site),
    /// Move the rancher.
    Go(Route),
    /// Play an objective card.
    Play(Objective),
    /// Use an action of the space, or one that is offered.
    Use(Effect),
    /// Use the actions of the building on this site.
    Copy(Site),
    /// An auxiliary action.
    Auxiliary {
        /// Which.
        row: Row,
        /// Whether doubled.
        double: bool,
    },
    /// Hire a worker.
    Hire {
        /// From which row, from 0.
        row: u8,
        /// Which.
        worker: Worker,
    },
    /// Build.
    Build {
        /// Which tile.
        number: Number,
        /// Where; an own building there is replaced.
        site: Site,
    },
    /// Make this purchase of the price list.
    Buy(u8),
    /// Reveal two cards of the market.
    Reveal,
    /// Move the engine.
    Engine(Berth),
    /// Upgrade a station.
    Upgrade(Station),
    /// Take a disc from the board.
    Disc(Disc),
    /// Take a disc from a station.
    Recall(Station),
    /// Give up a worker for the station-master tile.
    Appoint(Worker),
    /// Remove a hazard.
    Remove(Site),
    /// Capture a bandit.
    Capture(Site),
    /// Take an open objective card.
    Take(Objective),
    /// Take the top card of the objective deck.
    TakeTop,
    /// Draw so many cards.
    Draw(u8),
    /// Discard a card.
    Discard(Card),
    /// Remove a card from the game.
    Trash(Card),
    /// Take a tile from the foresight area, by field from 0: two fields a column.
    Foresight(u8),
    /// Spend so many certificates.
    Spend(u8),
    /// Raise so many Simmentals to the next stage.
    Raise(u8),
    /// Deliver to a city.
    Deliver(City),
    /// Take the bonus of this link first.
    Link(Link),
    /// Return so many exchange tokens.
    Exchange(u8),
    /// Nothing, or nothing more.
    Done,
}

/// The most cards that can be drawn, certificates spent and tokens returned at once.
pub(crate) const MOST: usize = 24;

impl fmt::Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.to)?;
        if self.via != 0 {
            write!(f, " via ")?;
            NEUTRAL
                .iter()
                .enumerate()
                .filter(|(i, _)| self.via >> i & 1 == 1)
                .try_for_each(|(_, site)| write!(f, "{site}"))?;
        }
        Ok(())
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Settle(site) => write!(f, "settle {site}"),
            Action::Go(route) => write!(f, "go {route}"),
            Action::Play(objective) => write!(f, "play {objective}"),
            Action::Use(effect) => write!(f, "use {effect}"),
            Action::Copy(site) => write!(f, "copy {site}"),
            Action::Auxiliary { row, double } => {
                write!(f, "auxiliary {}{}", row.0 + 1, if double { " double" } else { "" })
            }
            Action::Hire { row, worker } => write!(f, "hire {worker} {}", row + 1),
            Action::Build { number, site } => write!(f, "build {} {site}", number.get()),
            Action::Buy(purchase) => write!(f, "buy {}", purchase + 1),
            Action::Reveal => f.write_str("reveal"),
            Action::Engine(berth) => write!(f, "engine {berth}"),
            Action::Upgrade(station) => write!(f, "upgrade {station}"),
            Action::Disc(disc) => write!(f, "disc {disc}"),
            Action::Recall(station) => write!(f, "recall {station}"),
            Action::Appoint(worker) => write!(f, "appoint {worker}"),
            Action::Remove(site) => write!(f, "remove {site}"),
            Action::Capture(site) => write!(f, "capture {site}"),
            Action::Take(objective) => write!(f, "take {objective}"),
            Action::TakeTop => f.write_str("take top"),
            Action::Draw(count) => write!(f, "draw {count}"),
            Action::Discard(card) => write!(f, "discard {card}"),
            Action::Trash(card) => write!(f, "trash {card}"),
            Action::Foresight(field) => write!(f, "foresight {}", field + 1),
            Action::Spend(count) => write!(f, "spend {count}"),
            Action::Raise(count) => write!(f, "raise {count}"),
            Action::Deliver(city) => write!(f, "deliver {city}"),
            Action::Link(link) => write!(f, "link {link}"),
            Action::Exchange(count) => write!(f, "exchange {count}"),
            Action::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Action {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Self, NotAnAction> {
        let error = |expected| NotAnAction::new(text, expected);
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        let read = match verb {
            "settle" => (Site::named(rest).filter(|site| NEUTRAL.contains(site)).map(Action::Settle), "a neutral site"),
            "go" => (
                read_route(rest).map(Action::Go),
                "a site, as in `go E`; `go E via AC` takes the second branch at A and at C",
            ),
            "play" => (Objective::named(rest).map(Action::Play), "an objective card"),
            "use" => (Effect::named(rest).map(Action::Use), "an action of a building, tile or card"),
            "copy" => (Site::named(rest).map(Action::Copy), "a site"),
            "auxiliary" => (read_auxiliary(rest), "a row from 1 to 5, as in `auxiliary 3` or `auxiliary 3 double`"),
            "hire" => (read_hire(rest), "a worker and a row from 1 to 12, as in `hire cowboy 2`"),
            "build" => (read_build(rest), "a building from 1 to 12 and a site, as in `build 3 A1`"),
            "buy" => (read_number(rest, 1, PURCHASES).map(|n| Action::Buy(n - 1)), "a purchase from 1 to 32"),
            "engine" => (read_berth(rest).map(Action::Engine), "a space from 0 to 39 or a turnout from s1 to s9"),
            "upgrade" => (Station::named(rest).map(Action::Upgrade), "a station"),
            "disc" => (Disc::named(rest).map(Action::Disc), "a disc"),
            "recall" => (Station::named(rest).map(Action::Recall), "a station"),
            "appoint" => (Worker::named(rest).map(Action::Appoint), "a worker"),
            "remove" => (Site::named(rest).map(Action::Remove), "a hazard slot"),
            "capture" => (Site::named(rest).map(Action::Capture), "a bandit slot"),
            "take" if rest == "top" => (Some(Action::TakeTop), ""),
            "take" => (Objective::named(rest).map(Action::Take), "an objective card or `top`"),
            "draw" => (read_number(rest, 0, MOST - 1).map(Action::Draw), "a number of cards"),
            "discard" => (rest.parse().ok().map(Action::Discard), "a card"),
            "trash" => (rest.parse().ok().map(Action::Trash), "a card"),
            "foresight" => (read_number(rest, 1, 6).map(|n| Action::Foresight(n - 1)), "a field from 1 to 6"),
            "spend" => (read_number(rest, 0, MOST - 1).map(Action::Spend), "a number of certificates"),
            "raise" => (read_number(rest, 0, MOST - 1).map(Action::Raise), "a number of Simmentals"),
            "deliver" => (City::named(rest).map(Action::Deliver), "a city"),
            "link" => (Link::named(rest).map(Action::Link), "a link"),
            "exchange" => (read_number(rest, 1, MOST).map(Action::Exchange), "a number of tokens"),
            "reveal" if text == verb => (Some(Action::Reveal), ""),
            "done" if text == verb => (Some(Action::Done), ""),
            _ => (None, "a decision such as `go B`, `use hire`, `deliver chicago` or `done`"),
        };
        read.0.ok_or_else(|| error(read.1))
    }
}

/// A number without leading zeros.
fn read_number(text: &str, from: usize, to: usize) -> Option<u8> {
    let number: usize = text.parse().ok()?;
    ((from..=to).contains(&number) && number.to_string() == text).then_some(number as u8)
}

/// `E`, `E via AC`
fn read_route(text: &str) -> Option<Route> {
    let (to, forks) = match text.split_once(" via ") {
        None => (text, ""),
        Some((_, "")) => return None,
        Some(both) => both,
    };
    let mut via = 0;
    for letter in forks.chars() {
        let fork = (letter as u32).checked_sub('A' as u32).filter(|fork| *fork < NEUTRAL.len() as u32)?;
        // In their order, each once.
        if via >> fork != 0 {
            return None;
        }
        via |= 1 << fork;
    }
    Some(Route { to: Site::named(to)?, via })
}

/// `3`, `3 double`
fn read_auxiliary(text: &str) -> Option<Action> {
    let (row, double) = match text.split_once(' ') {
        None => (text, false),
        Some((row, "double")) => (row, true),
        Some(_) => return None,
    };
    Some(Action::Auxiliary { row: Row(read_number(row, 1, boards::ROWS)? - 1), double })
}

/// `cowboy 2`
fn read_hire(text: &str) -> Option<Action> {
    let (worker, row) = text.split_once(' ')?;
    Some(Action::Hire { row: read_number(row, 1, ROWS)? - 1, worker: Worker::named(worker)? })
}

/// `3 A1`
fn read_build(text: &str) -> Option<Action> {
    let (number, site) = text.split_once(' ')?;
    Some(Action::Build { number: Number::new(read_number(number, 1, PRIVATE)?)?, site: Site::named(site)? })
}

/// `17`, `s3`
fn read_berth(text: &str) -> Option<Berth> {
    (0..BERTHS).filter_map(Berth::from_index).find(|berth| berth.to_string() == text)
}

/// Where each kind of action starts in the space of codes.
mod code {
    use super::*;

    /// Ways to choose branches at the forks.
    pub const VIAS: usize = 1 << NEUTRAL.len();

    pub const SETTLE: usize = 0;
    pub const GO: usize = SETTLE + NEUTRAL.len();
    pub const PLAY: usize = GO + SITES * VIAS;
    pub const USE: usize = PLAY + OBJECTIVES;
    pub const COPY: usize = USE + Effect::ALL.len();
    pub const AUXILIARY: usize = COPY + SITES;
    pub const HIRE: usize = AUXILIARY + boards::ROWS * 2;
    pub const BUILD: usize = HIRE + ROWS * 3;
    pub const BUY: usize = BUILD + PRIVATE * SITES;
    pub const REVEAL: usize = BUY + PURCHASES;
    pub const ENGINE: usize = REVEAL + 1;
    pub const UPGRADE: usize = ENGINE + BERTHS;
    pub const DISC: usize = UPGRADE + STATIONS;
    pub const RECALL: usize = DISC + Disc::ALL.len();
    pub const APPOINT: usize = RECALL + STATIONS;
    pub const REMOVE: usize = APPOINT + 3;
    pub const CAPTURE: usize = REMOVE + SITES;
    pub const TAKE: usize = CAPTURE + SITES;
    pub const TAKE_TOP: usize = TAKE + OBJECTIVES;
    pub const DRAW: usize = TAKE_TOP + 1;
    pub const DISCARD: usize = DRAW + MOST;
    pub const TRASH: usize = DISCARD + CARD_KINDS;
    pub const FORESIGHT: usize = TRASH + CARD_KINDS;
    pub const SPEND: usize = FORESIGHT + 6;
    pub const RAISE: usize = SPEND + MOST;
    pub const DELIVER: usize = RAISE + MOST;
    pub const LINK: usize = DELIVER + CITIES;
    pub const EXCHANGE: usize = LINK + Link::ALL.len();
    pub const DONE: usize = EXCHANGE + MOST;
    pub const SPACE: usize = DONE + 1;
}

impl Coded for Action {
    const SPACE: usize = code::SPACE;

    fn encode(self) -> usize {
        use code::*;
        match self {
            Action::Settle(site) => SETTLE + site.fork().unwrap_or(0),
            Action::Go(Route { to, via }) => GO + to.index() * VIAS + usize::from(via),
            Action::Play(objective) => PLAY + objective.index(),
            Action::Use(effect) => USE + effect.index(),
            Action::Copy(site) => COPY + site.index(),
            Action::Auxiliary { row, double } => AUXILIARY + usize::from(row.0) * 2 + usize::from(double),
            Action::Hire { row, worker } => HIRE + usize::from(row) * 3 + worker.index(),
            Action::Build { number, site } => BUILD + number.index() * SITES + site.index(),
            Action::Buy(purchase) => BUY + usize::from(purchase),
            Action::Reveal => REVEAL,
            Action::Engine(berth) => ENGINE + berth.index(),
            Action::Upgrade(station) => UPGRADE + station.index(),
            Action::Disc(disc) => DISC + disc.index(),
            Action::Recall(station) => RECALL + station.index(),
            Action::Appoint(worker) => APPOINT + worker.index(),
            Action::Remove(site) => REMOVE + site.index(),
            Action::Capture(site) => CAPTURE + site.index(),
            Action::Take(objective) => TAKE + objective.index(),
            Action::TakeTop => TAKE_TOP,
            Action::Draw(count) => DRAW + usize::from(count),
            Action::Discard(card) => DISCARD + card.index(),
            Action::Trash(card) => TRASH + card.index(),
            Action::Foresight(field) => FORESIGHT + usize::from(field),
            Action::Spend(count) => SPEND + usize::from(count),
            Action::Raise(count) => RAISE + usize::from(count),
            Action::Deliver(city) => DELIVER + city.index(),
            Action::Link(link) => LINK + link.index(),
            Action::Exchange(count) => EXCHANGE + usize::from(count) - 1,
            Action::Done => DONE,
        }
    }

    fn decode(code: usize) -> Option<Self> {
        use code::*;
        Some(match code {
            SETTLE..GO => Action::Settle(NEUTRAL[code - SETTLE]),
            GO..PLAY => {
                let code = code - GO;
                Action::Go(Route { to: Site::from_index(code / VIAS)?, via: (code % VIAS) as u8 })
            }
            PLAY..USE => Action::Play(Objective::ALL[code - PLAY]),
            USE..COPY => Action::Use(Effect::ALL[code - USE]),
            COPY..AUXILIARY => Action::Copy(Site::from_index(code - COPY)?),
            AUXILIARY..HIRE => {
                let code = code - AUXILIARY;
                Action::Auxiliary { row: Row::ALL[code / 2], double: code % 2 == 1 }
            }
            HIRE..BUILD => {
                let code = code - HIRE;
                Action::Hire { row: (code / 3) as u8, worker: Worker::ALL[code % 3] }
            }
            BUILD..BUY => {
                let code = code - BUILD;
                Action::Build { number: Number::ALL[code / SITES], site: Site::from_index(code % SITES)? }
            }
            BUY..REVEAL => Action::Buy((code - BUY) as u8),
            REVEAL => Action::Reveal,
            ENGINE..UPGRADE => Action::Engine(Berth::from_index(code - ENGINE)?),
            UPGRADE..DISC => Action::Upgrade(Station::ALL[code - UPGRADE]),
            DISC..RECALL => Action::Disc(Disc::ALL[code - DISC]),
            RECALL..APPOINT => Action::Recall(Station::ALL[code - RECALL]),
            APPOINT..REMOVE => Action::Appoint(Worker::ALL[code - APPOINT]),
            REMOVE..CAPTURE => Action::Remove(Site::from_index(code - REMOVE)?),
            CAPTURE..TAKE => Action::Capture(Site::from_index(code - CAPTURE)?),
            TAKE..TAKE_TOP => Action::Take(Objective::ALL[code - TAKE]),
            TAKE_TOP => Action::TakeTop,
            DRAW..DISCARD => Action::Draw((code - DRAW) as u8),
            DISCARD..TRASH => Action::Discard(Card::from_index(code - DISCARD)?),
            TRASH..FORESIGHT => Action::Trash(Card::from_index(code - TRASH)?),
            FORESIGHT..SPEND => Action::Foresight((code - FORESIGHT) as u8),
            SPEND..RAISE => Action::Spend((code - SPEND) as u8),
            RAISE..DELIVER => Action::Raise((code - RAISE) as u8),
            DELIVER..LINK => Action::Deliver(City::ALL[code - DELIVER]),
            LINK..EXCHANGE => Action::Link(Link::ALL[code - LINK]),
            EXCHANGE..DONE => Action::Exchange((code - EXCHANGE) as u8 + 1),
            DONE => Action::Done,
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
            let action = Action::decode(code).expect("every code means something");
            assert_eq!(action.encode(), code);
            assert_eq!(action.to_string().parse(), Ok(action));
        }
        assert_eq!(Action::decode(Action::SPACE), None);
        assert_eq!(Action::decode(usize::MAX), None);
        assert_eq!(size_of::<Action>(), 3);
    }

    #[test]
    fn what_is_no_decision_is_refused_with_what_was_expected() {
        for bad in [
            "",
            " ",
            "go",
            "go ",
            "go H",
            "go E via",
            "go E via ",
            "go E via CA",
            "go E via AA",
            "go E via H",
            "Go E",
            "settle A1",
            "use hiring",
            "auxiliary 6",
            "auxiliary 3 twice",
            "auxiliary 03",
            "hire cowboy 13",
            "hire 2 cowboy",
            "build 13 A1",
            "build 3",
            "buy 0",
            "buy 33",
            "engine 40",
            "engine s10",
            "take",
            "draw",
            "draw -1",
            "discard cow-3",
            "foresight 7",
            "exchange 0",
            "exchange 25",
            "done 1",
            "reveal 2",
            "ą",
        ] {
            let error = bad.parse::<Action>().expect_err(bad).to_string();
            assert!(error.contains("expected"), "{error}");
        }
    }
}
