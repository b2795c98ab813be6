//! Discs: which may go where, and what taking them unlocks.

use table::{Asks, List, Log, Refusal, Run, Seat, refused};

use crate::action::Action;
use crate::data::boards::{Disc, DiscKinds};
use crate::data::railroad::{City, Station, Stations};
use crate::event::Event;
use crate::state::{GreatWesternTrail, Place, Step, Table};

/// Discs that may go somewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Discs {
    /// Kinds on the own board.
    board: DiscKinds,
    /// Stations to take one from.
    stations: Stations,
}

impl Discs {
    /// Whether there is one.
    pub fn any(self) -> bool {
        !self.board.is_empty() || !self.stations.is_empty()
    }

    /// Kinds on the own board.
    pub fn of_the_board(self) -> impl Iterator<Item = Disc> {
        self.board.iter()
    }

    fn actions(self) -> impl Iterator<Item = Action> {
        self.of_the_board().map(Action::Disc).chain(self.stations.iter().map(Action::Recall))
    }
}

/// The kinds of discs of which something is true.
#[inline]
fn kinds(is_true: impl Fn(Disc) -> bool) -> DiscKinds {
    let bit = |disc: Disc| u16::from(is_true(disc)) << disc.index();
    DiscKinds::from_bits(Disc::ALL.iter().fold(0, |bits, &disc| bits | bit(disc)))
}

impl Place {
    fn is_dark(self) -> bool {
        match self {
            Place::City(city) | Place::Extraordinary(city) => city.is_dark(),
            Place::Station(station) => station.is_dark(),
        }
    }
}

impl Table {
    /// What may go to a place for at most so many dollars.
    ///
    /// A disc from a place with dark corners goes to dark corners only (GWT-DISC-01), unless no other is left
    /// (GWT-DISC-07). What cannot be paid for cannot be taken (GWT-DISC-04), and transport must still be paid
    /// (GWT-DEL-10). If nothing can be taken from the board, a disc of an own station is used, of any colour
    /// (GWT-DISC-08); never one of a city (GWT-DISC-09).
    pub(crate) fn discs_for(&self, seat: Seat, place: Place, dollars: u16) -> Discs {
        let player = self.player(seat);
        let left = kinds(|disc| player.discs[disc.index()] > 0);
        let white = left & kinds(|disc| !disc.is_dark());
        let allowed = if place.is_dark() || white.is_empty() { left } else { white };
        let (transport, gain) = match place {
            Place::City(city) => (city.transport(player.engine), city.dollars()),
            Place::Extraordinary(_) | Place::Station(_) => (0, 0),
        };
        let affordable =
            kinds(|disc| disc.price() <= dollars && dollars - disc.price() + disc.gain() + gain >= transport);
        let board = allowed & affordable;
        let own = match place {
            Place::Station(station) => player.stations.without(station),
            _ => player.stations,
        };
        Discs { board, stations: if board.is_empty() { own } else { Stations::NONE } }
    }
}

/// Which disc goes to a city or station.
#[derive(Clone, Copy)]
pub(super) struct DiscFor(pub Place);

impl Asks<DiscFor> for GreatWesternTrail {
    /// Without any disc nothing is put there.
    fn list(&self, seat: Seat, DiscFor(place): DiscFor, out: &mut impl List<Action>) {
        let discs = self.table.discs_for(seat, place, self.table.player(seat).dollars);
        out.put_all(discs.actions());
        if !discs.any() {
            out.put(Action::Done);
        }
    }

    fn answer<L: Log<Self>>(&mut self, _: Seat, DiscFor(place): DiscFor, answer: Action, run: &mut Run<'_, L>) {
        match answer {
            Action::Disc(disc) => self.take_disc(disc, place, run),
            Action::Recall(station) => self.recall_disc(station, place, run),
            _ => self.deliver_without_disc(place, run),
        }
    }

    fn object(&self, seat: Seat, DiscFor(place): DiscFor, answer: Action) -> Refusal {
        match (answer, place) {
            (Action::Disc(disc), _) => self.refuse_disc(seat, place, disc),
            (Action::Recall(_), _) => self.refuse_recall(seat, place),
            (_, Place::City(_) | Place::Extraordinary(_)) => refused("GWT-DEL-03", "why-disc-first"),
            (_, Place::Station(_)) => refused("GWT-STN-02", "why-disc-first"),
        }
    }
}

impl GreatWesternTrail {
    fn refuse_disc(&self, seat: Seat, place: Place, disc: Disc) -> Refusal {
        let player = self.table.player(seat);
        if player.discs[disc.index()] == 0 {
            refused("GWT-DISC-02", "why-disc-taken")
        } else if disc.is_dark() && !place.is_dark() && player.dollars >= disc.price() {
            refused("GWT-DISC-01", "why-dark-disc")
        } else if disc.price() > player.dollars {
            refused("GWT-DISC-04", "why-too-few-dollars")
        } else {
            refused("GWT-DEL-10", "why-no-transport-left")
        }
    }

    /// A disc of a station, which is used only if the board has none.
    fn refuse_recall(&self, seat: Seat, place: Place) -> Refusal {
        let discs = self.table.discs_for(seat, place, self.table.player(seat).dollars);
        let why = if discs.of_the_board().next().is_some() { "why-disc-of-board" } else { "why-no-disc-there" };
        refused("GWT-DISC-08", why)
    }

    /// Pays for the disc, unlocks what is under it (GWT-DISC-02), and takes what it brings (GWT-DISC-03).
    fn take_disc<L: Log<Self>>(&mut self, disc: Disc, place: Place, run: &mut Run<'_, L>) {
        let (seat, dollars) = (self.table.turn, disc.price());
        let player = self.table.mover_mut();
        player.discs[disc.index()] -= 1;
        player.dollars -= dollars;
        run.tell(self, || Event::DiscTaken { seat, disc, dollars });
        self.gain(disc.gain(), run);
        self.put_disc(place, run);
    }

    /// The station it came from is no longer upgraded (GWT-DISC-10).
    fn recall_disc<L: Log<Self>>(&mut self, station: Station, place: Place, run: &mut Run<'_, L>) {
        let seat = self.table.turn;
        self.table.mover_mut().stations.remove(station);
        run.tell(self, || Event::DiscRecalled(seat, station));
        self.put_disc(place, run);
    }

    fn put_disc<L: Log<Self>>(&mut self, place: Place, run: &mut Run<'_, L>) {
        match place {
            Place::Station(station) => self.table.mover_mut().stations.insert(station),
            Place::City(city) | Place::Extraordinary(city) => {
                self.table.mover_mut().cities[city.index()] += 1; // GWT-DEL-03
                self.gain(city.dollars(), run); // GWT-DEL-04
                self.table.steps.push(Step::Links(city));
            }
        }
    }

    /// Without any disc a delivery leaves no trace, but Kansas City pays (GWT-DISC-08).
    fn deliver_without_disc<L: Log<Self>>(&mut self, place: Place, run: &mut Run<'_, L>) {
        if let Place::City(City::KansasCity) | Place::Extraordinary(City::KansasCity) = place {
            self.gain(City::KansasCity.dollars(), run);
        }
    }
}
