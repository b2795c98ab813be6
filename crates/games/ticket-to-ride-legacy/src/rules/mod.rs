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
mod reckoning;
mod refusal;
mod setting_up;
pub(crate) mod stickers;
mod story;
mod tickets;
mod turn;
pub(crate) mod versions;

use table::{Dice, Log, Played, Run, Seat, Seats};

use crate::action::Action;
use crate::event::{Event, Reason};
use crate::state::{Ask, Stage, Task, TicketToRide};

impl TicketToRide {
    /// Everything `seat` may do now, in an order that follows from what `seat` knows.
    #[inline]
    pub(crate) fn list_legal(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if !self.waiting.contains(seat) {
            return;
        }
        match self.ask {
            Ask::Nothing => {}
            Ask::Turn => self.list_turn(seat, out),
            Ask::FirstCard => out.extend(self.card_options(seat, true)),
            Ask::SecondCard => out.extend(self.card_options(seat, false)),
            Ask::Set(strand) => self.each_set(seat, strand, |set| out.push(Action::Pay(set))),
            Ask::StartTickets | Ask::Tickets | Ask::Under => self.list_tickets(seat, out),
            Ask::Conductor => out.extend(self.conductors.iter().map(Action::Conductor)),
            Ask::Discard => out.extend(self.player(seat).hand.iter().map(|(card, _)| Action::Discard(card))),
            Ask::Surcharge => self.list_surcharge(seat, out),
            Ask::Outlaw => out.extend(self.ends().map(Action::Outlaw)),
            Ask::Offer(number) => self.list_offer(seat, number, out),
            Ask::Mine => out.extend(self.mine_sites(seat).iter().map(Action::Site)),
            Ask::Reserve => out.extend(self.station_sites(seat).iter().map(Action::Site)),
            Ask::Show(number) => self.list_show(seat, number, out),
            Ask::Archive => out.extend(self.past.iter().map(Action::Archive)),
            Ask::Area(tier) => out.extend(self.closed_areas(tier).iter().map(Action::Open)),
            Ask::Station => {
                out.extend(self.station_sites(seat).iter().map(Action::Site));
                out.push(Action::Decline);
            }
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
        self.decide(ask, seat, action, &mut run);
        self.unfold(&mut run);
        run.played()
    }

    #[inline]
    fn decide<L: Log<Self>>(&mut self, ask: Ask, seat: Seat, action: Action, run: &mut Run<'_, L>) {
        match (ask, action) {
            (Ask::Turn, action) => self.take_turn(seat, action, run),
            (Ask::FirstCard, action) => self.draw_chosen(seat, action, true, run),
            (Ask::SecondCard, action) => self.draw_chosen(seat, action, false, run),
            (Ask::Set(strand), Action::Pay(set)) => self.declare(seat, strand, set, run),
            (Ask::StartTickets | Ask::Tickets | Ask::Under, action) => self.choose_tickets(ask, seat, action, run),
            (Ask::Conductor, Action::Conductor(conductor)) => self.choose_conductor(seat, conductor, run),
            (Ask::Discard, Action::Discard(card)) => self.discard(seat, card, run),
            (Ask::Surcharge, action) => self.settle_surcharge(seat, action, run),
            (Ask::Outlaw, Action::Outlaw(city)) => self.move_outlaw(city, run),
            (Ask::Offer(number), action) => self.answer_offer(seat, number, action, run),
            (Ask::Mine, Action::Site(city)) => self.place_mine(city, run),
            (Ask::Reserve, Action::Site(city)) => self.place_reserve(seat, city, run),
            (Ask::Show(number), action) => self.answer_show(seat, number, action, run),
            (Ask::Archive, Action::Archive(event)) => self.archive_event(event, run),
            (Ask::Area(_), Action::Open(area)) => self.open_area(area, run),
            (Ask::Station, Action::Site(city)) => self.place_station(seat, city, run),
            // A station that is not placed.
            _ => {}
        }
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
