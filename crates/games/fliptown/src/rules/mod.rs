//! The rules, one file a phase or mechanism, each naming the rule ids that it carries out.

pub(crate) mod account;
pub(crate) mod achievements;
mod badlands;
mod bonus;
mod buildings;
mod cemetery;
mod characters;
mod cowbot;
mod deck;
mod main_action;
mod objectives;
mod opening;
mod payday;
mod refusal;
mod rewards;
mod round;
mod setting_up;
mod sheriff;
mod town;
mod turn;
pub(crate) mod versions;
mod window;

use table::{Dice, Log, Played, Seat};

use crate::action::Action;
use crate::cards::Card;
use crate::event::{Deed, Event};
use crate::state::{Fliptown, MAX_ROBBERIES, Step};

/// What carrying out the rules needs besides the state: also robbery cards that are known already, in a turn that is only
/// imagined.
pub(crate) type Run<'a, L> = table::Run<'a, L, Option<Rehearsal>>;

/// Robbery cards for a turn that is only imagined.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rehearsal {
    cards: [Card; MAX_ROBBERIES],
    next: u8,
    count: u8,
}

impl Rehearsal {
    /// These cards, in this order.
    pub fn new(given: &[Card]) -> Self {
        let mut cards = [Card::NONE; MAX_ROBBERIES];
        cards[..given.len()].copy_from_slice(given);
        Rehearsal { cards, next: 0, count: given.len() as u8 }
    }

    pub const fn is_used_up(&self) -> bool {
        self.next == self.count
    }

    fn take(&mut self) -> Option<Card> {
        if self.is_used_up() {
            return None;
        }
        self.next += 1;
        Some(self.cards[usize::from(self.next) - 1])
    }
}

impl Fliptown {
    /// Everything `seat` may do now, in an order that follows from what `seat` knows.
    #[inline]
    pub(crate) fn list_legal(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if !self.waiting.contains(seat) {
            return;
        }
        match self.step {
            Step::Turn => self.list_turn(seat, out),
            Step::Mayor | Step::Cheat => out.extend([Action::Use, Action::Keep]),
            Step::Evening => self.list_evening(seat, out),
            Step::Bribe => out.extend([Action::Bribe, Action::Risk]),
            Step::Arrest => self.list_arrest(seat, out),
            Step::Unfolding | Step::Over => {}
        }
    }

    /// Carries out an action that is legal, and all that follows from it until somebody has a choice.
    #[inline]
    pub(crate) fn carry_out<L: Log<Self>>(
        &mut self,
        seat: Seat,
        action: Action,
        dice: &mut Dice,
        log: &mut L,
    ) -> Played {
        let mut run = Run::new(dice, log);
        match self.step {
            Step::Turn => self.play_in_turn(seat, action, &mut run),
            Step::Mayor => self.decide_as_mayor(seat, action, &mut run),
            Step::Cheat => self.decide_as_cheat(seat, action, &mut run),
            Step::Evening => self.decide_in_the_evening(seat, action, &mut run),
            Step::Bribe => self.decide_on_bribe(seat, action, &mut run),
            Step::Arrest => self.decide_under_arrest(seat, action, &mut run),
            Step::Unfolding | Step::Over => {}
        }
        run.played()
    }

    /// Tells what a player did on the own sheet.
    #[inline]
    fn tell_deed<L: Log<Self>>(&self, seat: Seat, deed: impl FnOnce() -> Deed, run: &mut Run<'_, L>) {
        run.tell(self, || Event::Did { seat, deed: deed(), hidden: self.hidden.contains(seat) });
    }
}
