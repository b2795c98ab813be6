//! Main action E: New Licence.

use table::{List, Log, Run, Seat};

use crate::action::Action;
use crate::data::{LICENCE_COINS, Licence};
use crate::event::{Event, Payment};
use crate::state::{Deal, Table, Task, WestStory, main_action};

impl Table {
    /// Tokens that still lie where one's pawn is (WS-BOARD-13, WS-LIC-04), for five coins, cows allowed (WS-LIC-01), once in
    /// a game (WS-LIC-02).
    pub(crate) fn list_licences(&self, seat: Seat, out: &mut impl List<Action>) {
        let player = self.player(seat);
        if player.licence.is_some() || player.coins + u16::from(player.cows) < u16::from(LICENCE_COINS) {
            return;
        }
        self.offered_licences(seat).for_each(|(_, licence)| out.put(Action::Licence(licence)));
    }

    /// Licences offered where a seat's pawn is, by spot.
    pub(crate) fn offered_licences(&self, seat: Seat) -> impl Iterator<Item = (usize, Licence)> {
        let region = self.region_of(seat);
        let here = move |spot: usize| self.board().licence_spot(self.seat_count(), spot) >> region & 1 == 1;
        let lies = move |(spot, licence): (usize, &Option<Licence>)| licence.map(|licence| (spot, licence));
        self.licences.iter().enumerate().filter_map(lies).filter(move |(spot, _)| here(*spot))
    }

    pub(crate) fn begin_licence<L: Log<WestStory>>(&mut self, licence: Licence, run: &mut Run<'_, L>) {
        let Some(spot) = self.licences.iter().position(|&lies| lies == Some(licence)) else { return };
        self.take_main_action(main_action::LICENCE);
        self.turn.deal = Deal::Licence { spot: spot as u8 };
        self.ask_payment(run);
    }

    /// It covers the printed licence for good (WS-LIC-02) and is not replaced (WS-LIC-04).
    pub(crate) fn take_licence<L: Log<WestStory>>(&mut self, spot: usize, paid: Payment, run: &mut Run<'_, L>) {
        let seat = self.turn.seat;
        self.turn.deal = Deal::None;
        self.turn.task = Task::Main;
        if let Some(licence) = self.licences[spot].take() {
            self.player_mut(seat).licence = Some(licence);
            self.tell(run, || Event::Licensed { seat, licence, paid });
        }
    }
}
