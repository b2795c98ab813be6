//! The rules, one file a step or mechanism, each naming the rule ids that it carries out.

mod areas;
pub(crate) mod boxes;
pub(crate) mod building;
pub(crate) mod conditions;
mod drawing;
mod effects;
mod ending;
pub(crate) mod finale;
mod mountains;
mod newspapers;
mod postcards;
#[cfg(feature = "words")]
pub(crate) mod preview;
mod questions;
mod reckoning;
mod refusal;
mod setting_up;
pub(crate) mod stickers;
mod story;
mod tickets;
mod turn;
pub(crate) mod versions;

use table::{Asks, Dice, Log, Played, Run, Seat, Seats};

use crate::action::Action;
use crate::event::{Event, Reason};
use crate::state::{Ask, Stage, Task, TicketToRide};

impl TicketToRide {
    /// Everything `seat` may do now, in an order that follows from what `seat` knows.
    #[inline]
    pub(crate) fn list_legal(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if self.waiting.contains(seat) {
            self.list(seat, &self.ask, out);
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
        let ask = self.ask;
        if !matches!(ask, Ask::StartTickets) {
            self.ask = Ask::Nothing;
            self.waiting = Seats::NONE;
        }
        self.answer(seat, &ask, action, &mut run);
        self.unfold(&mut run);
        run.played()
    }

    /// Carries out steps until somebody has a choice, or nothing is left to be done.
    #[inline]
    pub(crate) fn unfold<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        while self.waiting.is_empty() {
            let Some(task) = self.tasks.pop() else { return };
            self.step(task, run);
        }
    }

    fn step<L: Log<Self>>(&mut self, task: Task, run: &mut Run<'_, L>) {
        let seat = |index: u8| Seat::new(index.into());
        match task {
            Task::Nothing => {}
            Task::Setup(step) => self.set_up_step(step),
            Task::Conductors { done } => self.ask_for_conductor(done),
            Task::Office { done } => self.apply_office(done, run),
            Task::Turn => self.begin_turn(run),
            Task::FirstCard => self.ask_for_card(true, run),
            Task::SecondCard => self.ask_for_card(false, run),
            Task::Draw { seat: index, left } => self.draw_blind(seat(index), left, run),
            Task::Fill { attempts } => self.fill_row(attempts, run),
            Task::Newspaper => self.put_newspaper_away(),
            Task::Effects { list, next, seat: index } => self.carry_on(list, next, seat(index), run),
            Task::Discards { seat: index, left } => self.ask_to_discard(seat(index), left, run),
            Task::Reveal { left } => self.reveal(left, run),
            Task::Surcharges { next } => self.ask_for_surcharge(next, run),
            Task::Place => self.place_cars(run),
            Task::Rules { next } => self.next_build_rule(next, run),
            Task::Postcards => self.check_postcards(run),
            Task::Offers { next } => self.offer_postcards(next),
            Task::Shows { next } => self.end_actions(next),
            Task::TurnEnd => self.end_turn(run),
            Task::LastPostcards { done, next } => self.check_last_postcards(done, next, run),
            Task::Score => self.score(run),
            Task::End(step) => self.end_step(step, run),
            Task::Read(when) => self.read_story(when, run),
            Task::Stations { done } => self.ask_for_station(done),
            Task::Over => {
                self.stage = Stage::Over;
                run.reveal();
                run.tell(self, || Event::Over);
            }
        }
    }

    /// Asks one player.
    #[inline]
    fn ask(&mut self, seat: Seat, ask: Ask) {
        self.ask = ask;
        self.waiting = Seats::only(seat);
    }

    /// Asks one player, unless there is only one answer.
    fn ask_unless_forced<Q: Copy, L: Log<Self>>(&mut self, seat: Seat, ask: Ask, question: Q, run: &mut Run<'_, L>)
    where
        Self: Asks<Q>,
    {
        if !self.answer_if_forced(seat, question, run) {
            self.ask(seat, ask);
        }
    }

    /// Dollars from the bank.
    fn gain<L: Log<Self>>(&mut self, seat: Seat, amount: u16, why: Reason, run: &mut Run<'_, L>) {
        if amount > 0 {
            self.player_mut(seat).dollars += amount;
            run.tell(self, || Event::Gained { seat, amount, why });
        }
    }

    /// Dollars to the bank, or all there are if there are fewer; says how many.
    fn pay<L: Log<Self>>(&mut self, seat: Seat, amount: u16, why: Reason, run: &mut Run<'_, L>) -> u16 {
        let player = self.player_mut(seat);
        let paid = amount.min(player.dollars);
        player.dollars -= paid;
        if paid > 0 {
            run.tell(self, || Event::Paid { seat, amount: paid, why });
        }
        paid
    }
}
