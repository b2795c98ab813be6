//! The Town Phase: dice, activations and production, everybody at once (WS-ROUND-02).

use table::{List, Log, Run, Seat, Seats};

use crate::action::Action;
use crate::data::{MAX_PLAYERS, Place};
use crate::event::Event;
use crate::setup::Variant;
use crate::state::{Morning, Phase, Table, WestStory};

impl Table {
    /// A round begins (WS-ROUND-01): the Sheriff rolls both dice, once for everybody and the whole round (WS-TOWN-01).
    pub(crate) fn begin_round<L: Log<WestStory>>(&mut self, run: &mut Run<'_, L>) {
        self.round += 1;
        self.phase = Phase::Town;
        self.waiting = Seats::NONE;
        self.tell(run, || Event::RoundBegan { round: self.round });
        self.dice = [0; 2].map(|_: u8| run.dice.below(6) as u8 + 1);
        self.tell(run, || Event::Rolled { seat: self.sheriff, dice: self.dice });
        self.begin_town(run);
    }

    /// Everybody's cards are activated, as far as nothing is to be decided.
    pub(crate) fn begin_town<L: Log<WestStory>>(&mut self, run: &mut Run<'_, L>) {
        self.phase = Phase::Town;
        for seat in self.in_turn_order() {
            if !self.is_tom(seat) {
                self.begin_morning(seat, run);
                self.go_on_producing(seat, run);
            }
        }
        self.settle_town(run);
    }

    /// The places that the dice lead to: a card in each row (WS-TOWN-02, WS-TOWN-03). In the basic variant yellow is for the
    /// top row (WS-TOWN-04).
    pub(crate) fn led_to(&self, seat: Seat, crossed: bool) -> [Place; 2] {
        let blocked = self.player(seat).blocked;
        [0, 1].map(|row| Self::slide(blocked, row, usize::from(self.dice[row ^ usize::from(crossed)]) - 1))
    }

    /// In the advanced variant each decides which die goes to which row (WS-TOWN-05), if that makes a difference.
    fn begin_morning<L: Log<WestStory>>(&mut self, seat: Seat, run: &mut Run<'_, L>) {
        let asks = self.variant == Variant::Advanced && self.led_to(seat, false) != self.led_to(seat, true);
        if asks {
            self.player_mut(seat).morning = Morning::Dice;
        } else {
            self.activate_by_dice(seat, false, run);
        }
    }

    /// Markers on the two cards; then the Combo (WS-TOWN-07).
    fn activate_by_dice<L: Log<WestStory>>(&mut self, seat: Seat, crossed: bool, run: &mut Run<'_, L>) {
        let led_to = self.led_to(seat, crossed);
        let player = self.player_mut(seat);
        player.active = [led_to[0].index() as u8, led_to[1].index() as u8, 0];
        player.active_count = 2;
        for (row, place) in led_to.into_iter().enumerate() {
            let card = self.player(seat).town[place.index()];
            let slid = place.column() + 1 != usize::from(self.dice[row ^ usize::from(crossed)]);
            self.tell(run, || Event::Activated { seat, place, card, slid });
        }
        self.begin_combo(seat, run);
    }

    pub(crate) fn list_town(&self, seat: Seat, out: &mut impl List<Action>) {
        match self.player(seat).morning {
            Morning::Dice => {
                out.put(Action::Dice { crossed: false });
                out.put(Action::Dice { crossed: true });
            }
            Morning::Combo => self.list_combo(seat, out),
            Morning::Production => self.list_production(seat, out),
            Morning::Done => {}
        }
    }

    pub(crate) fn decide_in_town<L: Log<WestStory>>(&mut self, seat: Seat, action: Action, run: &mut Run<'_, L>) {
        match action {
            Action::Dice { crossed } => {
                self.tell(run, || Event::DiceGiven { seat, crossed });
                self.activate_by_dice(seat, crossed, run);
            }
            Action::Combo { .. } | Action::NoCombo => self.decide_combo(seat, action, run),
            Action::Produce { place, second, how } => self.produce(seat, place, second, how, run),
            _ => {}
        }
        self.go_on_in_town(seat, run);
    }

    /// Goes on with a seat's production, and with the phase.
    pub(crate) fn go_on_in_town<L: Log<WestStory>>(&mut self, seat: Seat, run: &mut Run<'_, L>) {
        self.go_on_producing(seat, run);
        self.settle_town(run);
    }

    fn go_on_producing<L: Log<WestStory>>(&mut self, seat: Seat, run: &mut Run<'_, L>) {
        if self.player(seat).morning == Morning::Production && self.produce_on(seat, run) {
            self.finish_activation(seat);
            self.player_mut(seat).morning = Morning::Done;
        }
    }

    /// Who is waited for. All act at once where nothing depends on the order. Points that could turn up a region wait for the
    /// seats before, Sheriff first (WS-ROUND-03); so does Tom, whose points are never refused.
    fn settle_town<L: Log<WestStory>>(&mut self, run: &mut Run<'_, L>) {
        let mut waiting = Seats::NONE;
        for seat in self.in_turn_order() {
            if self.is_tom(seat) {
                if waiting.is_empty() {
                    self.tom_produces(run);
                }
                continue;
            }
            let player = self.player(seat);
            if player.morning == Morning::Done {
                continue;
            }
            // Whoever comes before and is not done is in `waiting`, or waits for somebody who is.
            let waits = player.offer > 0 && !waiting.is_empty() && self.could_reveal(seat, u16::from(player.offer));
            if !waits {
                waiting = waiting.with(seat);
            }
        }
        self.waiting = waiting;
        if waiting.is_empty() {
            self.end_town(run);
        }
    }

    /// At the end of the Town Phase full rows are cleared (WS-TOWN-12); then Gold Mines give their cows.
    fn end_town<L: Log<WestStory>>(&mut self, run: &mut Run<'_, L>) {
        for seat in self.all_seats() {
            if !self.is_tom(seat) {
                self.clear_full_rows(seat, run);
            }
        }
        self.phase = Phase::Gifts;
        self.hand_out_gifts(run);
    }

    /// The cows of all Gold Mines that were used, the Sheriff's first, then clockwise. Each is decided upon by its receiver at
    /// once if it finds no room (WS-BLD-21).
    pub(crate) fn hand_out_gifts<L: Log<WestStory>>(&mut self, run: &mut Run<'_, L>) {
        for _ in 0..=MAX_PLAYERS * 3 {
            if let Some(seat) = self.asked_by_gift() {
                return self.wait_for(seat);
            }
            let Some(owner) = self.in_turn_order().find(|&seat| self.player(seat).mines > 0) else { break };
            self.player_mut(owner).mines -= 1;
            self.give_cows(owner, run);
        }
        self.begin_turn(self.sheriff, run);
    }
}
