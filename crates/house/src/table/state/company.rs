//! What people at a table owe each other: who sits where, what they are told, and whose secrets are kept from whom.

use std::collections::BTreeSet;

use table::{Seat, Seats};

use super::{SeatState, TableState};
use crate::records::ids::{Moment, PersonId};
use crate::records::journal::{Occupant, Remark, Remarked, Room, Stage};

impl TableState {
    /// Takes note of people in several seats of whom one knows what another may not. The story holds it from then on.
    pub(super) fn notice_secrets(&mut self) {
        let Some(live) = &self.live else { return };
        let people: BTreeSet<&PersonId> = self.seats.iter().filter_map(|seat| seat.occupant.person()).collect();
        let keeps = |person: &PersonId| {
            let own: Vec<Seat> = self.seats_of(person).collect();
            let others = |seat: Seat| own.iter().filter(move |&&other| other != seat);
            own.iter().any(|&seat| others(seat).any(|&other| live.hides(other, seat)))
        };
        let new = people.into_iter().filter(|person| !self.secretive.contains(*person) && keeps(person));
        let new: Vec<PersonId> = new.cloned().collect();
        self.secretive.extend(new);
    }

    /// Whether somebody has several seats, and what one of them knows is not for the others: until the game is over, and
    /// in a campaign beyond that.
    pub fn keeps_secrets(&self, person: &PersonId) -> bool {
        let over = matches!(self.stage(), Stage::Finished | Stage::Stopped) && self.record.campaign.is_none();
        !over && self.secretive.contains(person)
    }

    /// Somebody takes a seat, or leaves it.
    pub(super) fn seat_down(&mut self, seat: Seat, who: &Occupant) {
        let left = self.seats[seat.index()].left;
        self.seats[seat.index()] = SeatState { occupant: who.clone(), left, ..SeatState::default() };
        let sits = |person: &PersonId| self.seats.iter().any(|seat| seat.occupant.person() == Some(person));
        let gone = self.sent_away.iter().filter(|person| !sits(person)).cloned().collect();
        self.sent_away = gone;
    }

    /// Whether another person was waited for until a decision was taken back in a seat.
    pub(super) fn has_lost_a_turn(&self, before: Seats, by: u8) -> bool {
        let now = self.awaited();
        let own = self.seats[usize::from(by)].occupant.person();
        let other = |seat: &Seat| self.seats[seat.index()].occupant.person().is_some_and(|person| Some(person) != own);
        before.iter().any(|seat| !now.contains(seat) && other(&seat))
    }

    /// The house tells everybody something about the person in a seat.
    pub(super) fn notice(&mut self, seat: u8, word: &'static str, at: Moment) {
        let who = self.seats.get(usize::from(seat)).map(|seat| &seat.occupant);
        if let Some(Occupant::Person { id, name }) = who {
            let (person, name) = (id.clone(), name.clone());
            self.remark(person, name, Room::Players, Remarked::Notice(word), at);
        }
    }

    /// Who has paused the game.
    pub fn paused_by(&self) -> Option<Seat> {
        self.paused
    }

    /// Whether the host has made this person's seat free.
    pub fn has_sent_away(&self, person: &PersonId) -> bool {
        self.sent_away.contains(person)
    }

    pub(super) fn remark(&mut self, person: PersonId, name: String, room: Room, text: Remarked, at: Moment) {
        let number = self.remarks.len() + 1;
        self.remarks.push((person, Remark { number, name, room, text, at: at.0 }));
    }
}
