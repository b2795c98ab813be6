//! A turn of the Cowboy Phase: two main actions, then two purchases (WS-TURN-01).

use table::{List, Log, Only, Run, Seat};

use crate::action::Action;
use crate::data::{Gain, Place, Places, ROUNDS};
use crate::event::Event;
use crate::state::{Deal, Phase, Table, Task, Turn, WestStory, main_action};

impl Table {
    /// The Sheriff first, then clockwise (WS-ROUND-02).
    pub(crate) fn begin_turn<L: Log<WestStory>>(&mut self, seat: Seat, run: &mut Run<'_, L>) {
        self.phase = Phase::Turn;
        self.turn = Turn::of(seat);
        self.tell(run, || Event::TurnBegan { seat });
        if self.is_tom(seat) {
            self.tom_turn(run);
            self.end_turn(run);
        } else {
            self.proceed(run);
        }
    }

    /// The next main action (WS-TURN-05), an additional action, or, when both main actions are done, the purchases
    /// (WS-ABIL-02). Region, city and bandits are looked up afresh every time (WS-TURN-09).
    #[inline]
    pub(crate) fn list_main(&self, seat: Seat, out: &mut impl List<Action>) {
        if self.turn.actions > 0 {
            let done = self.turn.done; // Each of them once in a turn, upgraded or not (WS-TURN-02, WS-ABIL-04).
            if done & main_action::POSSE == 0 {
                self.list_posses(seat, out);
            }
            if done & main_action::JAIL == 0 && self.can_jail(seat) {
                out.put(Action::Jail);
            }
            if done & main_action::BUSINESS == 0 {
                self.list_business(seat, out);
            }
            if done & main_action::SCAM == 0 && self.can_scam() {
                out.put(Action::Scam);
            }
            if done & main_action::LICENCE == 0 {
                self.list_licences(seat, out);
            }
            out.put(Action::Cow); // WS-TURN-03
        } else {
            out.put(Action::Shop);
        }
        self.list_additional(seat, out);
    }

    pub(crate) fn decide_in_turn<L: Log<WestStory>>(&mut self, seat: Seat, action: Action, run: &mut Run<'_, L>) {
        match action {
            Action::Posse(slot) => self.begin_posse(slot, run),
            Action::Jail => self.jail(seat, run),
            Action::Outpost(city, field) => self.begin_business(city, field, true, run),
            Action::Rob(city, field) => self.begin_business(city, field, false, run),
            Action::Scam => self.begin_scam(),
            Action::Licence(licence) => self.begin_licence(licence, run),
            Action::Cow if self.turn.shopping => self.cow_instead_of_purchase(seat, run),
            Action::Cow => self.cow_instead_of_action(seat, run),
            Action::Activate { place, joker } => self.choose_card(place, joker, run),
            Action::Pay { hats, coins, uses } => self.pay(hats, coins, uses, run),
            Action::Produce { place, second, how } => self.produce(seat, place, second, how, run),
            Action::Refresh(row) => self.begin_refresh(row, run),
            Action::Discard(cards) => self.refresh(seat, cards, run),
            Action::Reserve(slot) => self.reserve(seat, slot, run),
            Action::Keep { new } => self.keep(seat, new, run),
            Action::OwnPrison => self.jail_in_own_prison(seat, run),
            Action::Mobilise(place) => self.mobilise(seat, place, run),
            Action::Train { hats, bandit } => self.rob_train(seat, hats, bandit, run),
            Action::Shop => self.begin_shopping(seat, run),
            Action::Done => self.turn.task = Task::Main,
            Action::Buy(slot) => self.begin_purchase(seat, slot, run),
            Action::Lay(place) => self.lay_bought(seat, place, run),
            // Before the first round, in the Town Phase, in a contest, or about points.
            Action::Pile(_) | Action::Dice { .. } | Action::Combo { .. } | Action::NoCombo => {}
            Action::Contest(_) | Action::Accept(_) => {}
        }
    }

    /// One of the two main actions is taken.
    #[inline]
    pub(crate) fn take_main_action(&mut self, which: u8) {
        self.turn.actions -= 1;
        self.turn.done |= which;
    }

    fn cow_instead_of_action<L: Log<WestStory>>(&mut self, seat: Seat, run: &mut Run<'_, L>) {
        self.turn.actions -= 1; // Also twice (WS-TURN-03).
        self.tell(run, || Event::CowTaken { seat, purchase: false });
        self.gain(seat, Gain::cows(1), run);
    }

    /// Carries out what leaves no choice, until somebody has one.
    pub(crate) fn proceed<L: Log<WestStory>>(&mut self, run: &mut Run<'_, L>) {
        let seat = self.turn.seat;
        loop {
            if self.player(seat).offer > 0 {
                return self.wait_for(seat);
            }
            if let Some(asked) = self.asked_by_gift() {
                return self.wait_for(asked);
            }
            match self.turn.task {
                Task::Produce => {
                    if !self.produce_on(seat, run) {
                        if self.player(seat).offer > 0 || self.asked_by_gift().is_some() {
                            continue;
                        }
                        return self.wait_for(seat);
                    }
                    if self.asked_by_gift().is_some() {
                        continue;
                    }
                    self.finish_activation_in_turn(seat, run);
                }
                Task::Main if self.has_choice(seat) => return self.wait_for(seat),
                Task::Main if self.turn.actions > 0 => self.cow_instead_of_action(seat, run),
                Task::Main => self.begin_shopping(seat, run),
                Task::Scam if !self.scam_goes_on() => self.turn.task = Task::Main,
                Task::Shop if self.turn.purchases == 0 => return self.end_turn(run),
                Task::Shop if !self.can_buy(seat) => self.cow_instead_of_purchase(seat, run),
                Task::Scam | Task::Shop => return self.wait_for(seat),
                Task::Activate | Task::Pay | Task::Refresh(_) | Task::Keep(_) | Task::Mobilise | Task::Lay(_) => {
                    return self.wait_for(seat);
                }
            }
        }
    }

    /// Whether there is more than one thing to do next.
    #[inline]
    fn has_choice(&self, seat: Seat) -> bool {
        if self.turn.actions > 0 && self.turn.done & main_action::SCAM == 0 && self.can_scam() {
            return true;
        }
        let mut options = Only::default();
        self.list_main(seat, &mut options);
        options.option().is_none()
    }

    /// Whether a joker token may make any card fit the deal (WS-JOK-03), and the cards that fit by themselves.
    fn cards_for_deal(&self, seat: Seat) -> (Places, Places) {
        let player = self.player(seat);
        let available = player.available(); // A blocked card never; there is no sliding (WS-ACT-01).
        let (fitting, by_symbol) = match self.turn.deal {
            Deal::Posse { slot } => self.cards_for_posse(seat, slot),
            Deal::Business { spot, .. } => self.cards_for_business(seat, spot),
            _ => (Places::NONE, false),
        };
        let fitting = fitting & available;
        let with_token = if by_symbol && player.jokers > 0 { available - fitting } else { Places::NONE };
        (fitting, with_token)
    }

    pub(crate) fn list_cards(&self, seat: Seat, out: &mut impl List<Action>) {
        let (fitting, with_token) = self.cards_for_deal(seat);
        fitting.iter().for_each(|place| out.put(Action::Activate { place, joker: false }));
        with_token.iter().for_each(|place| out.put(Action::Activate { place, joker: true }));
    }

    /// Asks which card to activate, unless only one fits.
    pub(crate) fn ask_card<L: Log<WestStory>>(&mut self, run: &mut Run<'_, L>) {
        let (fitting, with_token) = self.cards_for_deal(self.turn.seat);
        if fitting.len() + with_token.len() > 1 {
            self.turn.task = Task::Activate;
            return;
        }
        if let Some(place) = (fitting | with_token).first() {
            self.choose_card(place, !with_token.is_empty(), run);
        }
    }

    fn choose_card<L: Log<WestStory>>(&mut self, place: Place, joker: bool, run: &mut Run<'_, L>) {
        self.turn.place = place.index() as u8;
        self.turn.token = joker;
        self.ask_payment(run);
    }

    /// Activates the chosen card (WS-ACT-02); what it produces came too late to pay for it (WS-ACT-04).
    pub(crate) fn activate_for_deal<L: Log<WestStory>>(&mut self, run: &mut Run<'_, L>) {
        if std::mem::take(&mut self.turn.token) {
            self.spend_token(self.turn.seat, run);
        }
        self.activate_in_turn(Place::by_index(usize::from(self.turn.place)), run);
    }

    /// There is never a Combo in the Cowboy Phase (WS-COMBO-07).
    pub(crate) fn activate_in_turn<L: Log<WestStory>>(&mut self, place: Place, run: &mut Run<'_, L>) {
        let seat = self.turn.seat;
        let card = self.player(seat).town[place.index()];
        let player = self.player_mut(seat);
        player.active[0] = place.index() as u8;
        player.active_count = 1;
        self.tell(run, || Event::Activated { seat, place, card, slid: false });
        self.begin_production(seat);
        self.turn.task = Task::Produce;
    }

    /// The marker moves to the block field; if it is the sixth of its row, the row is cleared at once (WS-ACT-03).
    fn finish_activation_in_turn<L: Log<WestStory>>(&mut self, seat: Seat, run: &mut Run<'_, L>) {
        self.finish_activation(seat);
        self.clear_full_rows(seat, run);
        let deal = std::mem::replace(&mut self.turn.deal, Deal::None);
        self.turn.task = if self.turn.shopping { Task::Shop } else { Task::Main };
        match deal {
            Deal::Posse { slot } => self.finish_posse(seat, usize::from(slot), run),
            Deal::Business { spot, outpost, rail } => self.finish_business(seat, spot, outpost, rail, run),
            _ => {}
        }
    }

    /// The Market is refilled, and the next player begins (WS-TURN-08).
    pub(crate) fn end_turn<L: Log<WestStory>>(&mut self, run: &mut Run<'_, L>) {
        self.refill_market(run);
        let next = self.turn.seat.left(self.seat_count());
        if next != self.sheriff {
            self.begin_turn(next, run);
        } else if self.round == ROUNDS {
            self.end_game(run); // The last round has no Order Phase (WS-ROUND-01, WS-END-01).
        } else {
            self.begin_contest(run);
        }
    }
}
