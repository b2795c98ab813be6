//! The steps after a game of a campaign.

use table::{Log, Run, Seat};

use super::newspapers::Archive;
use crate::data::data;
use crate::event::Event;
use crate::ids::{Postcards, Sticker, Tickets};
use crate::record::ABSENT;
use crate::state::{Ask, Task, TicketToRide};
use crate::vocabulary::When;

impl TicketToRide {
    /// Steps 2 to 8. Frames 4, 5 and 7 are empty until stickers fill them (TTR-END-10); the networks of this game still
    /// lie on the board (TTR-END-16).
    pub(super) fn end_step<L: Log<Self>>(&mut self, step: u8, run: &mut Run<'_, L>) {
        self.tasks.push(if step < 8 { Task::End(step + 1) } else { Task::Over });
        match step {
            2 => self.archive_an_event(run),
            3 => self.tasks.push(Task::Read(When::EndStep3)), // TTR-END-09
            4 if self.has(Sticker::Stamp) => self.stamp_tickets(run),
            5 if self.has(Sticker::StationEnd) => self.tasks.push(Task::Stations { done: 0 }), // TTR-STATION-06
            6 => self.fill_vaults(run),
            7 => {
                if self.has(Sticker::Worn) {
                    self.archive_worn_tickets(run);
                }
                // TTR-FINAL-01: the campaign is scored when everything of its last game is in the vaults.
                self.tasks.push(Task::Read(When::AfterCampaignScoring));
                self.tasks.push(Task::Read(When::AfterEndStep7));
            }
            8 => self.record.games += 1, // TTR-END-12: the next game may begin
            _ => {}
        }
    }

    /// Step 2: who holds the caboose card now archives one of the discarded events, the active one included
    /// (TTR-END-08).
    fn archive_an_event<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        let last = Seat::new(self.ranking[self.seat_count() - 1].into());
        if !self.past.is_empty() {
            self.ask_unless_forced(last, Ask::Archive, Archive, run);
        }
    }

    /// Step 4: completed tickets bring the postcards whose numbers they show (TTR-POSTCARD-01), if these are still in the
    /// post office, in order of play and ascending (TTR-POST-16); and each is stamped (TTR-STAMP-01).
    fn stamp_tickets<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        // What was shown in this game is on its way to a vault.
        let shown = Seat::all(self.seat_count()).map(|seat| self.player(seat).fulfilled);
        let shown = shown.fold(Postcards::NONE, Postcards::union);
        for seat in self.seats_from(self.first) {
            let player = self.player(seat);
            let completed: Tickets = player.tickets.iter().filter(|ticket| player.completes(*ticket)).collect();
            let numbers = completed.iter().filter_map(|ticket| data().tickets[ticket.index()].postcard);
            let left = self.record.post_office().minus(shown);
            let postcards: Postcards = numbers.filter(|postcard| left.contains(*postcard)).collect();
            postcards.iter().for_each(|postcard| self.take_postcard(seat, postcard, run));
            let stamps = &mut self.record.stamps[self.fixed.companies[seat.index()].index()];
            *stamps |= completed;
            if !completed.is_empty() {
                run.tell(self, || Event::Stamped { seat, tickets: completed.iter().collect() });
            }
        }
    }

    /// Step 5: from last place to first, each may place a regular station in its network (TTR-STATION-02).
    pub(super) fn ask_for_station(&mut self, done: u8) {
        let Some(seat) = self.ranked().rev().nth(done.into()) else { return };
        self.tasks.push(Task::Stations { done: done + 1 });
        let left = self.record.stations_left(self.company(seat));
        if left > 0 && !self.station_sites(seat).is_empty() {
            self.ask(seat, Ask::Station);
        }
    }

    /// Step 6: slips and fulfilled postcards go into the vaults (TTR-END-11, TTR-CAMP-08); the absent have no slip
    /// (TTR-FINAL-04).
    fn fill_vaults<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        let game = usize::from(self.fixed.game) - 1;
        for number in 0..usize::from(self.record.seat_count) {
            self.record.slips[game][usize::from(self.record.seats[number])] = ABSENT;
        }
        for seat in Seat::all(self.seat_count()) {
            let company = self.company(seat).index();
            self.record.slips[game][company] = self.player(seat).slip.total();
            self.record.done[company] |= self.player(seat).fulfilled;
            self.player_mut(seat).fulfilled = Postcards::NONE;
        }
        run.tell(self, || Event::VaultsFilled);
    }

    /// Step 7: tickets with the stamps of all companies leave the game (TTR-STAMP-03); their stamps count
    /// (TTR-STAMP-04).
    fn archive_worn_tickets<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        let worn = self.record.worn_now().minus(self.record.worn);
        if !worn.is_empty() {
            self.record.worn |= worn;
            self.record.tickets -= worn;
            run.tell(self, || Event::TicketsWorn(worn.iter().collect()));
        }
    }
}
