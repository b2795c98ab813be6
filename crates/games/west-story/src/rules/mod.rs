//! The rules, one file for each phase or mechanism. Each names the rules that it carries out.
//!
//! A decision is carried out together with everything that follows from it until somebody has a choice.

mod abilities;
mod asymmetric;
mod business;
pub(crate) mod combo;
mod jail;
mod licence;
mod market;
mod opening;
pub(crate) mod payment;
mod points;
mod posse;
mod production;
mod purchase;
mod refusal;
mod resources;
mod scam;
pub(crate) mod scoring;
mod setting_up;
mod sheriff;
pub(crate) mod tom;
mod town;
mod turn;
pub(crate) mod versions;

pub(crate) use production::Pending;
use table::{Dice, Log, Played, Run, Seat, Seats};

use crate::action::Action;
use crate::event::Event;
use crate::state::{Phase, Table, Task, WestStory};

impl Table {
    /// Tells what led to this table: all that there is to a game.
    #[inline]
    fn tell<L: Log<WestStory>>(&self, run: &mut Run<'_, L>, event: impl FnOnce() -> Event) {
        if L::LISTENS {
            run.tell(&WestStory { table: self.clone() }, event);
        }
    }

    /// Everything `seat` may do now.
    #[inline]
    pub(crate) fn list_legal(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if !self.waiting.contains(seat) {
            return;
        }
        if self.player(seat).offer > 0 {
            return self.list_acceptance(seat, out);
        }
        match self.phase {
            Phase::Turn => self.list_turn(seat, out),
            Phase::Town => self.list_town(seat, out),
            Phase::Piles => self.list_piles(out),
            Phase::StartCards => self.list_start_places(seat, out),
            Phase::Contest => self.list_contest(seat, out),
            Phase::Gifts | Phase::Over => {}
        }
    }

    #[inline]
    fn list_turn(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.turn.task {
            Task::Main => self.list_main(seat, out),
            Task::Activate => self.list_cards(seat, out),
            Task::Pay => self.list_payments(seat, out),
            Task::Produce => self.list_production(seat, out),
            Task::Scam => self.list_scam(out),
            Task::Refresh(row) => self.list_discards(row, out),
            Task::Keep(_) => out.extend([Action::Keep { new: false }, Action::Keep { new: true }]),
            Task::Mobilise => self.list_more_mobilisation(seat, out),
            Task::Shop => self.list_purchases(seat, out),
            Task::Lay(_) => self.list_places(seat, out),
        }
    }

    /// Carries out an action that is legal, and all that follows from it until somebody has a choice.
    #[inline]
    pub(crate) fn carry_out<L: Log<WestStory>>(
        &mut self,
        seat: Seat,
        action: Action,
        dice: &mut Dice,
        log: &mut L,
    ) -> Played {
        let mut run = Run::new(dice, log);
        if let Action::Accept(points) = action {
            self.accept_offer(seat, points, &mut run);
            return run.played();
        }
        match self.phase {
            Phase::Turn => {
                self.decide_in_turn(seat, action, &mut run);
                self.proceed(&mut run);
            }
            Phase::Town => self.decide_in_town(seat, action, &mut run),
            Phase::Piles | Phase::StartCards => self.decide_at_the_start(seat, action, &mut run),
            Phase::Contest => self.decide_in_contest(seat, action, &mut run),
            Phase::Gifts | Phase::Over => {}
        }
        run.played()
    }

    /// Goes on after points were accepted or refused.
    fn accept_offer<L: Log<WestStory>>(&mut self, seat: Seat, points: u8, run: &mut Run<'_, L>) {
        let offered = std::mem::take(&mut self.player_mut(seat).offer);
        self.accept(seat, u16::from(points), u16::from(offered), run);
        match self.phase {
            Phase::Turn => self.proceed(run),
            Phase::Town => self.go_on_in_town(seat, run),
            Phase::Gifts => self.hand_out_gifts(run),
            // No points are offered there.
            Phase::Piles | Phase::StartCards | Phase::Contest | Phase::Over => {}
        }
    }

    /// Waits for one seat.
    #[inline]
    fn wait_for(&mut self, seat: Seat) {
        self.waiting = Seats::only(seat);
    }
}
