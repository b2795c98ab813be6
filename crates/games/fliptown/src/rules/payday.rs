//! Phases 4 and 5: poker hands are paid, pans and hammers bring income.

use table::{Log, Seat, Seats};

use super::Run;
use crate::action::Action;
use crate::cards::Card;
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
            None => self.pay_hands(run),
        }
    }

    pub(super) fn decide_as_cheat<L: Log<Self>>(&mut self, seat: Seat, action: Action, run: &mut Run<'_, L>) {
        self.waiting = Seats::NONE;
        self.step = Step::Unfolding;
        if action == Action::Use {
            self.sheet_mut(seat).uses -= 1;
            self.cheated = self.round;
            self.tell_deed(seat, || Deed::AbilityUsed(Character::Cheat), run);
        } else {
            run.tell(self, || Event::AbilityKept { seat, character: Character::Cheat });
        }
        self.pay_hands(run);
    }

    /// Phase 4: no betting and, but for the competitive version, no comparing (FT-POKER-01). The best kind pays, once, by
    /// the table (FT-POKER-03, FT-POKER-05).
    fn pay_hands<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        self.step = Step::Unfolding;
        self.show_holdem(run);
        let shares = (self.holdem == Holdem::Competitive).then(|| self.shares(self.round));
        for seat in self.all_players() {
            let wild = self.is_wild(self.round, seat);
            let hand = if wild { self.strength(self.round, seat).hand() } else { self.poker_cards(seat).best_hand() };
            let payout = shares.map_or(hand.payout(), |shares| shares[seat.index()]);
            self.pay_hand(seat, hand, wild, payout, run);
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
            let cards = self.held(seat);
            self.seen = self.seen.union(cards.into_iter().collect());
            run.tell(self, || Event::CardsShown { seat, cards });
        }
        run.reveal();
    }

    /// The cards of a round's hand: the five of its column (FT-POKER-01) and those of Texas Hold'em (FT-HOLD-03).
    #[inline]
    fn written(&self, round: u8, seat: Seat) -> Written {
        let round = usize::from(round) - 1;
        let cards = self.sheet(seat).poker[round].into_iter().chain(self.holdem_cards[round][seat.index() & 3]);
        Written::by(self.rules, cards.filter_map(Card::some))
    }

    /// The cards of this round's hand.
    #[inline]
    pub(crate) fn poker_cards(&self, seat: Seat) -> Written {
        self.written(self.round, seat)
    }

    /// Whether a card of this hand counts as any card (FT-CHAR-09).
    pub(crate) fn is_wild(&self, round: u8, seat: Seat) -> bool {
        self.cheated == round && self.owner(Character::Cheat) == Some(seat)
    }

    fn strength(&self, round: u8, seat: Seat) -> Strength {
        let cards = self.written(round, seat);
        if self.is_wild(round, seat) { cards.best_with_wild() } else { cards.best() }
    }

    /// What everybody is paid for the hand of a round in the competitive version: only the strongest hand is paid
    /// (FT-HOLD-05); equal ones share, rounding down (FT-HOLD-06); less than a pair pays nothing (FT-HOLD-07).
    fn shares(&self, round: u8) -> [(u16, u16); MAX_PLAYERS] {
        let mut strengths = [None; MAX_PLAYERS];
        for seat in self.all_players() {
            strengths[seat.index()] = Some(self.strength(round, seat));
        }
        let strongest = strengths.into_iter().max().flatten();
        let equal = strengths.iter().filter(|strength| **strength == strongest).count() as u16;
        strengths.map(|strength| match strength.filter(|_| strength == strongest) {
            Some(strength) => {
                let (cash, stars) = strength.hand().payout();
                (cash / equal, stars / equal)
            }
            None => (0, 0),
        })
    }

    /// What the hand of a round that is over was paid.
    pub(crate) fn paid(&self, round: u8, seat: Seat, hand: Hand) -> (u16, u16) {
        if self.holdem == Holdem::Competitive { self.shares(round)[seat.index() & 3] } else { hand.payout() }
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
        run.tell(self, || Event::HandPaid { seat, hand, wild, cash, stars });
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
                run.tell(self, || Event::Worked { seat, gold, cash });
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
                self.tell_deed(seat, || Deed::AbilityUsed(Character::Preacher), run);
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
