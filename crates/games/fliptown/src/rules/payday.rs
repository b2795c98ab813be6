//! Phases 4 and 5: poker hands are paid, pans and hammers bring income.

use table::{Log, Seat, Seats};

use super::Run;
use super::versions::DOUBLED_CARDS;
use crate::action::Action;
use crate::cards::{Card, Cards};
use crate::data::{CASH_PER_HAMMER, Character, GOLD_PER_PAN, Hand, MAX_PLAYERS, PREACHER_LIMIT};
use crate::event::{Deed, Event, Gains};
use crate::poker::{Strength, Written};
use crate::setup::Holdem;
use crate::state::{Fliptown, Step};

impl Fliptown {
    /// The Cheat decides first, before any private cards are shown (FT-CHAR-09, FT-HOLD-08).
    pub(crate) fn begin_poker<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        match self.able(Character::Cheat) {
            Some(cheat) => (self.step, self.waiting) = (Step::Cheat, Seats::only(cheat)),
            None => self.pay_hands(None, run),
        }
    }

    pub(super) fn decide_as_cheat<L: Log<Self>>(&mut self, seat: Seat, action: Action, run: &mut Run<'_, L>) {
        self.waiting = Seats::NONE;
        self.step = Step::Unfolding;
        if action == Action::Use {
            self.sheet_mut(seat).uses -= 1;
            run.tell_deed(seat, || Deed::AbilityUsed(Character::Cheat), self);
            self.pay_hands(Some(seat), run);
        } else {
            run.tell(Event::AbilityKept { seat, character: Character::Cheat }, self);
            self.pay_hands(None, run);
        }
    }

    /// Phase 4: no betting and, but for the competitive version, no comparing (FT-POKER-01).
    fn pay_hands<L: Log<Self>>(&mut self, cheat: Option<Seat>, run: &mut Run<'_, L>) {
        self.step = Step::Unfolding;
        self.show_holdem(run);
        if self.holdem == Holdem::Competitive {
            self.pay_the_strongest(cheat, run);
        } else {
            for seat in self.all_players() {
                let wild = cheat == Some(seat);
                let hand = if wild { self.strength(seat, true).hand() } else { self.poker_cards(seat).best_hand() };
                self.pay_hand(seat, hand, wild, hand.payout(), run); // FT-POKER-03
            }
        }
        for seat in self.all_players() {
            self.note_objectives(seat);
        }
        self.score_objectives(run); // FT-OBJ-06
        self.work(run);
    }

    /// After phase 4 all private cards are open (FT-HOLD-08).
    fn show_holdem<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        if self.is_solo() || self.holdem == Holdem::Off {
            return;
        }
        for seat in self.all_players() {
            let cards = self.holdem_cards[seat.index()];
            self.seen = self.seen.union(cards.into_iter().collect());
            run.tell(Event::CardsShown { seat, cards }, self);
        }
        run.revealed = true;
    }

    /// The five cards of this round's column (FT-POKER-01) and those of Texas Hold'em (FT-HOLD-03).
    #[inline]
    fn poker_cards(&self, seat: Seat) -> Written {
        let column = self.sheet(seat).poker[usize::from(self.round) - 1];
        let cards = column.into_iter().chain(self.holdem_cards[seat.index() & 3]).filter_map(Card::some);
        if self.rules < DOUBLED_CARDS { cards.collect::<Cards>().iter().collect() } else { cards.collect() }
    }

    fn strength(&self, seat: Seat, wild: bool) -> Strength {
        let cards = self.poker_cards(seat);
        if wild { cards.best_with_wild() } else { cards.best() }
    }

    /// Only the strongest hand is paid (FT-HOLD-05); equal ones share, rounding down (FT-HOLD-06); less than a pair pays
    /// nothing (FT-HOLD-07).
    fn pay_the_strongest<L: Log<Self>>(&mut self, cheat: Option<Seat>, run: &mut Run<'_, L>) {
        let mut strengths = [None; MAX_PLAYERS];
        for seat in self.all_players() {
            strengths[seat.index()] = Some(self.strength(seat, cheat == Some(seat)));
        }
        let strongest = strengths.iter().max().copied().flatten();
        let equal = strengths.iter().filter(|strength| **strength == strongest).count() as u16;
        for seat in self.all_players() {
            let strength = strengths[seat.index()];
            let Some(hand) = strength.map(Strength::hand) else { continue };
            let (cash, stars) = hand.payout();
            let payout = if strength == strongest { (cash / equal, stars / equal) } else { (0, 0) };
            self.pay_hand(seat, hand, cheat == Some(seat), payout, run);
        }
    }

    fn pay_hand<L: Log<Self>>(
        &mut self,
        seat: Seat,
        hand: Hand,
        wild: bool,
        (cash, stars): (u16, u16),
        run: &mut Run<'_, L>,
    ) {
        let round = usize::from(self.round) - 1;
        let player = self.player_mut(seat);
        player.sheet.hands[round] = Some(hand);
        player.sheet.cash += cash;
        player.gain_stars(stars);
        run.tell(Event::HandPaid { seat, hand, wild, cash, stars }, self);
    }

    /// Phase 5: gold for every pan (FT-WORK-01), cash for every hammer (FT-WORK-02), before the sheriff comes (FT-WORK-03).
    fn work<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        for seat in self.all_players() {
            let player = self.player_mut(seat);
            let gold = GOLD_PER_PAN * u16::from(player.sheet.pans);
            let cash = CASH_PER_HAMMER * u16::from(player.sheet.hammers);
            player.gain_gold(gold);
            player.sheet.cash += cash;
            self.note_objectives(seat);
            if gold + cash > 0 {
                run.tell(Event::Worked { seat, gold, cash }, self);
            }
        }
        let by: Seats = self.all_players().filter(|&seat| self.is_asked_in_the_evening(seat)).collect();
        self.open_window(Step::Evening, by);
        if by.is_empty() {
            self.end_evening(run);
        }
    }

    /// Whether a character's ability can be used at the end of phase 5 to some effect (FT-CHAR-02, FT-CHAR-12).
    fn is_asked_in_the_evening(&self, seat: Seat) -> bool {
        let sheet = self.sheet(seat);
        match sheet.character {
            Some(Character::Preacher | Character::Baroness) => sheet.uses > 0 && sheet.wanted > 0,
            Some(Character::RanchHand) => sheet.uses > 0 && sheet.wanted > 0 && sheet.hammers > 0,
            _ => false,
        }
    }

    pub(crate) fn list_evening(&self, seat: Seat, out: &mut Vec<Action>) {
        let sheet = self.sheet(seat);
        if sheet.character == Some(Character::Preacher) {
            out.extend((1..=sheet.wanted.min(PREACHER_LIMIT)).map(Action::Absolve)); // FT-CHAR-12
        } else {
            out.push(Action::Use);
        }
        out.push(Action::Keep);
    }

    pub(super) fn decide_in_the_evening<L: Log<Self>>(&mut self, seat: Seat, action: Action, run: &mut Run<'_, L>) {
        self.act_in_the_evening(seat, action, run);
        if self.decided(seat) {
            self.end_evening(run);
        }
    }

    /// The decision on the own sheet.
    pub(crate) fn act_in_the_evening<L: Log<Self>>(&mut self, seat: Seat, action: Action, run: &mut Run<'_, L>) {
        match action {
            Action::Absolve(amount) => {
                let player = self.player_mut(seat);
                player.sheet.uses -= 1;
                let cleared = player.clear_wanted(amount);
                run.tell_deed(seat, || Deed::AbilityUsed(Character::Preacher), self);
                self.tell_gains(seat, Gains { cleared, ..Gains::default() }, run);
            }
            Action::Use => self.use_ability(seat, None, run),
            _ => {}
        }
        self.note_objectives(seat); // FT-OBJ-08
    }

    fn end_evening<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        self.close_window(run);
        self.score_objectives(run);
        self.begin_bribes(run);
    }
}
