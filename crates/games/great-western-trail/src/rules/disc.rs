//! Discs: which may go where, and what taking them unlocks.

use table::{Log, Seat};

use super::{NoDisc, Run};
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

    /// Whether there is no other.
    fn is_only_one(self) -> bool {
        // A disc of a station is used only if there is none on the board.
        self.board.len() + self.stations.len() == 1
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

impl GreatWesternTrail {
    fn discs(&self, place: Place) -> Discs {
        self.table.discs_for(self.table.turn, place, self.table.mover().dollars)
    }

    pub(super) fn list_discs(&self, place: Place, out: &mut Vec<Action>) {
        out.extend(self.discs(place).actions());
    }

    /// The only disc there is, none if there is a choice, or an error if there is no disc at all.
    pub(super) fn only_disc(&self, place: Place) -> Result<Option<Action>, NoDisc> {
        let discs = self.discs(place);
        let first = discs.actions().next().ok_or(NoDisc)?;
        Ok(Some(first).filter(|_| discs.is_only_one()))
    }

    /// Pays for the disc, unlocks what is under it (GWT-DISC-02), and takes what it brings (GWT-DISC-03).
    pub(super) fn take_disc<L: Log<Self>>(&mut self, disc: Disc, place: Place, run: &mut Run<'_, L>) {
        let (seat, dollars) = (self.table.turn, disc.price());
        let player = self.table.mover_mut();
        player.discs[disc.index()] -= 1;
        player.dollars -= dollars;
        run.tell(|| Event::DiscTaken { seat, disc, dollars }, self);
        self.gain(disc.gain(), run);
        self.put_disc(place, run);
    }

    /// The station it came from is no longer upgraded (GWT-DISC-10).
    pub(super) fn recall_disc<L: Log<Self>>(&mut self, station: Station, place: Place, run: &mut Run<'_, L>) {
        let seat = self.table.turn;
        self.table.mover_mut().stations.remove(station);
        run.tell(|| Event::DiscRecalled(seat, station), self);
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
    pub(super) fn deliver_without_disc<L: Log<Self>>(&mut self, place: Place, run: &mut Run<'_, L>) {
        if let Place::City(City::KansasCity) | Place::Extraordinary(City::KansasCity) = place {
            self.gain(City::KansasCity.dollars(), run);
        }
    }
}
