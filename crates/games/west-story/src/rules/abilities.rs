//! Additional actions: before, between or after the main actions, as long as nothing is bought (WS-ABIL-02).

use table::{List, Log, Run, Seat};

use crate::action::Action;
use crate::data::{Ability, Kind, MOBILISATION_SHERIFF, Place, Places, TRAIN_BANDIT_COINS};
use crate::event::Event;
use crate::state::{Table, Task, WestStory};

impl Table {
    /// Each anvil gives one use (WS-ABIL-02).
    #[inline]
    pub(crate) fn list_additional(&self, seat: Seat, out: &mut impl List<Action>) {
        let player = self.player(seat);
        if !player.anvilled.is_empty() {
            if player.tied.is_some() && self.anvils_of(seat, Ability::OwnPrison) > 0 {
                out.put(Action::OwnPrison);
            }
            if self.anvils_of(seat, Ability::Mobilisation) > 0 {
                self.unblockable(seat).iter().for_each(|place| out.put(Action::Mobilise(place)));
            }
        }
        if self.can_rob_trains(seat) {
            self.list_trains(seat, out);
        }
    }

    /// Blocked cards, but never a Sheriff's Office (WS-BLD-20).
    pub(crate) fn unblockable(&self, seat: Seat) -> Places {
        let is_office = |place: &Place| self.card_at(seat, *place).kind == Kind::SheriffsOffice;
        let blocked = self.player(seat).blocked;
        blocked.iter().filter(|place| !is_office(place)).collect()
    }

    /// Unblocks a card of any row, which may be activated again or covered in this turn; at least one (WS-BLD-27). The Sheriff
    /// may unblock a second one (WS-BLD-20, WS-SHER-08).
    pub(crate) fn mobilise<L: Log<WestStory>>(&mut self, seat: Seat, place: Place, run: &mut Run<'_, L>) {
        let first = self.turn.task == Task::Main;
        if first {
            self.use_anvils(seat, Ability::Mobilisation, 1);
        }
        self.player_mut(seat).blocked.remove(place);
        self.tell(run, || Event::Mobilised { seat, place });
        let more = first && self.sheriff == seat && MOBILISATION_SHERIFF > 1 && !self.unblockable(seat).is_empty();
        self.turn.task = if more { Task::Mobilise } else { Task::Main };
    }

    pub(crate) fn list_more_mobilisation(&self, seat: Seat, out: &mut impl List<Action>) {
        self.unblockable(seat).iter().for_each(|place| out.put(Action::Mobilise(place)));
        out.put(Action::Done);
    }

    /// In the desert only, while one's pawn is there (WS-BOARD-12), once in a turn (WS-BLD-22).
    pub(crate) fn can_rob_trains(&self, seat: Seat) -> bool {
        !self.turn.train && self.board().desert == Some(self.region_of(seat) as u8)
    }

    /// Any number of hats, and the tied bandit or not; at least one of the two (WS-BLD-22).
    fn list_trains(&self, seat: Seat, out: &mut impl List<Action>) {
        let player = self.player(seat);
        (1..=player.hats).for_each(|hats| out.put(Action::Train { hats, bandit: false }));
        if player.tied.is_some() {
            (0..=player.hats).for_each(|hats| out.put(Action::Train { hats, bandit: true }));
        }
    }

    /// A coin for each hat, three for the bandit, who leaves the game and is not delivered. Cows cannot stand in: nothing is paid
    /// here (WS-BLD-22, WS-RES-10).
    pub(crate) fn rob_train<L: Log<WestStory>>(&mut self, seat: Seat, hats: u8, bandit: bool, run: &mut Run<'_, L>) {
        self.turn.train = true;
        let player = self.player_mut(seat);
        let freed = if bandit { player.tied.take() } else { None };
        let coins = u16::from(hats) + if freed.is_some() { u16::from(TRAIN_BANDIT_COINS) } else { 0 };
        player.hats -= hats;
        player.coins += coins;
        if let Some(bandit) = freed {
            self.freed.add(bandit, 1);
        }
        self.tell(run, || Event::TrainRobbed { seat, hats, bandit: freed, coins });
    }
}
