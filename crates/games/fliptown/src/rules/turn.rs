//! A turn: the lineup, income at its start, what can be done, and its end.

use table::{Log, Seat, Seats};

use super::Run;
use super::versions::ABILITIES_BEFORE_REWARDS;
use crate::action::{Action, Bail};
use crate::cards::Card;
use crate::data::{Character, Color, Item, LINEUP, Outlaw, TURNS, town};
use crate::event::{Deed, Event};
use crate::state::{Ask, Fliptown, Running, Sheet, Step};

impl Fliptown {
    /// Flips the lineup (FT-TURN-01); the Mayor may replace it before anything looks at it (FT-TURN-02).
    pub(super) fn begin_turn<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        self.turn += 1;
        self.flip(run);
        match self.able(Character::Mayor) {
            Some(mayor) => (self.step, self.waiting) = (Step::Mayor, Seats::only(mayor)),
            None => self.begin_acting(run),
        }
    }

    pub(super) fn flip<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        for slot in 0..LINEUP {
            self.lineup[slot] = self.draw_open(run); // FT-DECK-08
        }
        run.tell(self, || Event::Flipped { turn: self.turn, lineup: self.lineup });
    }

    /// Income at the start of a turn (FT-TURN-02), then everybody acts at the same time (FT-SETUP-11, FT-TURN-04).
    pub(crate) fn begin_acting<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        for seat in self.all_players() {
            *self.running_mut(seat) = Running::START;
            self.pay_bank(seat, run);
            self.running_mut(seat).due = self.bails(self.sheet(seat));
        }
        for seat in self.all_players() {
            self.note_objectives(seat); // FT-OBJ-08
        }
        self.open_window(Step::Turn, Seats::first_n(self.player_count()));
        for seat in self.all_players() {
            self.ask_for_bail(seat);
        }
    }

    /// Stars for three cards of the colour that was bet on, by the flipped lineup alone (FT-TOWN-2b, FT-TOWN-2c,
    /// FT-MOD-05).
    fn pay_bank<L: Log<Self>>(&mut self, seat: Seat, run: &mut Run<'_, L>) {
        let sheet = self.sheet(seat);
        if !sheet.has(Item::BankRed) && !sheet.has(Item::BankBlack) {
            return;
        }
        let all = |color: Color| self.lineup.iter().all(|card| card.suit().color() == color);
        if sheet.has(Item::BankRed) && all(Color::Red) || sheet.has(Item::BankBlack) && all(Color::Black) {
            let stars = u16::from(self.round);
            self.player_mut(seat).gain_stars(stars);
            run.tell(self, || Event::BankPaid { seat, stars });
        }
    }

    /// How many cards of the flipped lineup are outlaws that this player is out for (FT-TOWN-10b, FT-TOWN-10c).
    #[inline]
    pub(crate) fn bails(&self, sheet: &Sheet) -> u8 {
        if sheet.items.outlaws() == 0 {
            return 0;
        }
        let wanted = |card: &Card| Outlaw::ALL.into_iter().any(|o| o.value() == card.value() && sheet.items.outlaw(o));
        self.lineup.iter().filter(|card| wanted(card)).count() as u8
    }

    /// Asks for the next reward, once for every card; for nothing when there is none left.
    pub(crate) fn ask_for_bail(&mut self, seat: Seat) {
        let running = self.running_mut(seat);
        running.ask = if running.due > 0 { Ask::Bail } else { Ask::Nothing };
    }

    /// What can be done in a turn: an answer to what is asked, whatever is pending, the main action, or the end; and
    /// between any two decisions the character's ability (FT-CHAR-02).
    #[inline]
    pub(crate) fn list_turn(&self, seat: Seat, out: &mut Vec<Action>) {
        let player = self.player(seat);
        match player.running.ask {
            Ask::Nothing => {
                if player.is_pending() {
                    self.list_pending(player, out);
                } else if !player.running.acted {
                    self.list_main(seat, out);
                } else {
                    out.push(Action::Done);
                }
                if self.characters {
                    self.list_ability(seat, out);
                }
            }
            ask => {
                list_answers(ask, &player.sheet, out);
                if ask == Ask::Bail && self.abilities_may_come_first() {
                    self.list_pending(player, out);
                    self.list_ability(seat, out);
                }
            }
        }
    }

    /// Whether a character's ability, and what it brings, may come before a reward for an outlaw: these are decisions of a
    /// turn like others (FT-CHAR-02).
    pub(super) fn abilities_may_come_first(&self) -> bool {
        self.characters && self.rules >= ABILITIES_BEFORE_REWARDS
    }

    /// One decision of a running turn. Alone, a turn ends by itself when nothing is left to do and nothing could
    /// be taken back; otherwise its player ends it (FT-TURN-14), so that nobody else learns that nothing was left.
    #[inline]
    pub(super) fn play_in_turn<L: Log<Self>>(&mut self, seat: Seat, action: Action, run: &mut Run<'_, L>) {
        if action == Action::Done {
            return self.end_own_turn(seat, run);
        }
        self.take_step(seat, action, run);
        if self.is_solo() && run.played().is_barrier() && self.is_ready(seat) {
            self.end_own_turn(seat, run);
        }
    }

    /// Whether nothing is left to do but to end the turn.
    pub(super) fn is_ready(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        let idle = player.running.ask == Ask::Nothing && !player.is_pending() && player.running.acted;
        idle && !self.has_ability(seat)
    }

    /// Carries out one decision on the own sheet, and what it leaves no choice about.
    #[inline]
    pub(crate) fn take_step<L: Log<Self>>(&mut self, seat: Seat, action: Action, run: &mut Run<'_, L>) {
        match action {
            Action::Act { poker, space, payment } => self.act(seat, poker, space, payment, run),
            Action::Pass(poker) => self.pass(seat, poker, run),
            Action::Bonus(space) => self.use_bonus(seat, space, run),
            Action::Decline(kind) => self.decline_bonus(seat, kind, run),
            Action::Effect(effect) => self.use_effect(seat, effect, run),
            Action::Bail(reward) => self.bail(seat, reward, run),
            Action::Take(tool) => self.take_tool(seat, tool, run),
            Action::Office(reward) => self.take_office_reward(seat, reward, run),
            Action::Use => self.use_ability(seat, None, run),
            Action::UseFor(kind) => self.use_ability(seat, Some(kind), run),
            _ => {}
        }
        self.note_objectives(seat);
        self.settle(seat, run);
    }

    /// Takes the reward for one outlaw (FT-TOWN-10b).
    fn bail<L: Log<Self>>(&mut self, seat: Seat, reward: Bail, run: &mut Run<'_, L>) {
        let player = self.player_mut(seat);
        let amount = match reward {
            Bail::Cash => {
                player.sheet.cash += town::BAIL_CASH;
                town::BAIL_CASH
            }
            Bail::Gold => {
                player.gain_gold(town::BAIL_GOLD);
                town::BAIL_GOLD
            }
            Bail::Wanted => player.clear_wanted(town::BAIL_CLEARED).into(),
        };
        player.running.due -= 1;
        self.ask_for_bail(seat);
        self.tell_deed(seat, || Deed::Bailed { reward, amount }, run);
    }

    /// A player is done; when all are, the turn is over (FT-TURN-14).
    fn end_own_turn<L: Log<Self>>(&mut self, seat: Seat, run: &mut Run<'_, L>) {
        let all = self.decided(seat);
        self.tell_deed(seat, || Deed::Ended, run);
        if all {
            self.end_turn(run);
        }
    }

    fn end_turn<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        self.close_window(run);
        self.score_objectives(run);
        if self.cowbot.is_some() {
            self.let_cowbot_steal(run);
        }
        self.discard = self.discard.union(self.open_lineup()); // FT-DECK-05
        self.lineup = [Card::NONE; LINEUP];
        for player in &mut self.seats {
            player.running = Running::START; // FT-MOD-09
        }
        if self.turn < TURNS { self.begin_turn(run) } else { self.begin_poker(run) }
    }
}

/// The answers to a question that comes before anything else.
fn list_answers(ask: Ask, sheet: &Sheet, out: &mut Vec<Action>) {
    let wanted = sheet.wanted > 0; // FT-TOWN-15
    match ask {
        Ask::Bail => {
            out.extend([Action::Bail(Bail::Cash), Action::Bail(Bail::Gold)]);
            if wanted {
                out.push(Action::Bail(Bail::Wanted));
            }
        }
        Ask::Tool => out.extend(crate::action::Tool::ALL.map(Action::Take)),
        Ask::Office => out.extend(crate::action::Office::ALL.map(Action::Office)),
        Ask::Nothing | Ask::Marshal | Ask::Penalty => {}
    }
}
