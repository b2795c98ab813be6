//! The rules, one file a phase or mechanism, each naming the rule ids that it carries out.

pub(crate) mod account;
mod auxiliary;
mod build;
mod buy;
mod delivery;
mod disc;
mod effects;
mod engine;
mod exchange;
mod hazards;
mod herd;
mod hire;
mod income;
mod kansas_city;
mod objectives;
mod refusal;
mod sam;
mod setting_up;
mod station;
mod trail;
mod turn;
pub(crate) mod versions;
mod visit;

use table::{Dice, Log, Played, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::state::{GreatWesternTrail, Step};

/// What carrying out the rules needs besides the state: dice, somebody to tell, and a note of what was revealed.
pub(crate) struct Run<'a, L> {
    pub dice: &'a mut Dice,
    log: &'a mut L,
    /// Some seat learnt something hidden.
    pub revealed: bool,
    drawn_before: u64,
}

impl<'a, L: Log<GreatWesternTrail>> Run<'a, L> {
    #[inline]
    pub fn new(dice: &'a mut Dice, log: &'a mut L) -> Self {
        let drawn_before = dice.drawn();
        Run { dice, log, revealed: false, drawn_before }
    }

    /// Tells what happened; `event` is made only if somebody listens.
    #[inline]
    pub fn tell(&mut self, event: impl FnOnce() -> Event, after: &GreatWesternTrail) {
        if L::LISTENS {
            self.log.tell(event(), after);
        }
    }

    #[inline]
    fn played(&self) -> Played {
        Played { chance: self.dice.drawn() != self.drawn_before, revealed: self.revealed }
    }
}

impl GreatWesternTrail {
    /// Everything `seat` may do now, in an order that follows from what `seat` knows.
    #[inline]
    pub(crate) fn list_legal(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if self.table.busy.contains(seat) {
            self.list_due(seat, out);
        } else if let Some(step) = self.table.steps.top().filter(|_| self.table.asked == Some(seat)) {
            self.list_step(step, out);
        }
        if self.may_exchange(seat) {
            self.list_exchange(seat, out);
        }
    }

    /// What is drawn for tokens, then what is discarded.
    fn list_due(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.table.player(seat).returned > 0 {
            self.list_draws_for_tokens(seat, out);
        } else {
            out.extend(self.herd(seat).hand.kinds().map(Action::Discard));
        }
    }

    fn list_step(&self, step: Step, out: &mut Vec<Action>) {
        match step {
            Step::Place => self.list_places(out),
            Step::Depart => self.list_departures(out),
            Step::Visit => self.list_visit(out),
            Step::Offer(one, other) => self.list_offer(one, other, out),
            Step::Hire(modifier) => self.list_hires(modifier, out),
            Step::Build(rate) => self.list_buildings(rate, out),
            Step::Buy => self.list_purchases(out),
            Step::TakeObjective { to_hand } => self.list_objectives(to_hand, out),
            Step::Bandit => self.list_bandits(out),
            Step::Hazard(_) => self.list_hazards(out),
            Step::Engine(most) => self.list_engine_targets(self.table.forward(self.table.turn, most), true, out),
            Step::Back(spaces) => self.list_engine_targets(self.table.backward(self.table.turn, spaces), false, out),
            Step::BackToDeliver => self.list_engine_targets(self.table.behind(self.table.turn), false, out),
            Step::Return => self.list_engine_targets(self.table.returns(self.table.turn), false, out),
            Step::Upgrade(station) => out.extend([Action::Upgrade(station), Action::Done]),
            Step::UpgradeBehind => self.list_stations_behind(out),
            Step::Disc(place) => self.list_discs(place, out),
            Step::Appoint(_) => self.list_appointments(out),
            Step::Auxiliary => self.list_auxiliary(true, out),
            Step::Forward(most) => self.list_routes(most, true, out),
            Step::FreeMove(most) => {
                self.list_routes(most, false, out);
                out.push(Action::Done);
            }
            Step::Draw(most) => {
                out.extend((1..=most).map(Action::Draw));
                out.push(Action::Done);
            }
            Step::Give(effect) => self.list_gifts(effect, out),
            Step::GiveSecond(_, breed) => self.list_second_gifts(breed, out),
            Step::Trash(_) => {
                out.extend(self.own().hand.kinds().map(Action::Trash));
                out.push(Action::Done);
            }
            Step::Foresight(column) => self.list_foresight(column, out),
            Step::Income => out.extend((0..=self.table.mover().certificates()).map(Action::Spend)),
            Step::Calves | Step::Heifers => out.extend((0..=self.raisable(step)).map(Action::Raise)),
            Step::City { limit, extraordinary } => self.list_cities(limit, extraordinary, out),
            Step::Links(city) => out.extend(self.table.new_links(city).map(Action::Link)),
            Step::Gain(_)
            | Step::Certify(_)
            | Step::Bonus(_)
            | Step::DiscardHand
            | Step::Transport(_)
            | Step::Leave => {}
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
        let busy = self.table.busy.contains(seat);
        match action {
            Action::Exchange(count) => self.return_tokens(seat, count, &mut run),
            Action::Draw(count) if busy => self.draw_for_tokens(seat, count, &mut run),
            Action::Discard(card) if busy => {
                self.table.player_mut(seat).owed -= 1;
                self.table.note_busy(seat);
                self.discard(seat, card, &mut run);
            }
            _ => self.answer(action, &mut run),
        }
        // Nobody's turn goes on because of what others do meanwhile.
        if seat == self.table.turn {
            self.settle(&mut run);
        }
        run.played()
    }

    /// The player whose turn it is answers the next step.
    fn answer<L: Log<Self>>(&mut self, action: Action, run: &mut Run<'_, L>) {
        let Some(step) = self.table.steps.top() else { return };
        self.table.note_use(action);
        match (step, action) {
            // These go on until nothing more is wanted.
            (Step::Visit, _) => return self.act_on_visit(action, run),
            (Step::Depart, Action::Play(objective)) => return self.play_objective(objective, run),
            (Step::Buy, Action::Buy(purchase)) => return self.buy(purchase, run),
            (Step::Buy, Action::Reveal) => return self.reveal_cattle(run),
            _ => self.table.steps.pop(),
        }
        match (step, action) {
            (Step::Place, Action::Settle(site)) => self.settle_rancher(site, run),
            (Step::Depart | Step::Forward(_), Action::Go(route)) => self.travel(route, run),
            (Step::FreeMove(_), Action::Go(route)) => self.travel_free(route, run),
            (Step::Offer(..), Action::Use(effect)) => self.perform(effect, run),
            (Step::Hire(modifier), Action::Hire { row, worker }) => self.hire(row, worker, modifier, run),
            (Step::Build(rate), Action::Build { number, site }) => self.build(number, site, rate, run),
            (Step::TakeObjective { to_hand }, Action::Take(objective)) => self.take_open(objective, to_hand, run),
            (Step::TakeObjective { to_hand }, Action::TakeTop) => self.take_top(to_hand, run),
            (Step::Bandit, Action::Capture(site)) => self.capture(site, run),
            (Step::Hazard(dollars), Action::Remove(site)) => self.remove_hazard(site, dollars, run),
            (Step::Engine(_) | Step::Back(_), Action::Engine(berth)) => self.move_engine(berth, run),
            (Step::BackToDeliver, Action::Engine(berth)) => self.move_engine_to_deliver(berth, run),
            (Step::Return, Action::Engine(berth)) => self.return_engine(berth, run),
            (Step::Upgrade(_) | Step::UpgradeBehind, Action::Upgrade(station)) => self.upgrade(station, run),
            (Step::Disc(place), Action::Disc(disc)) => self.take_disc(disc, place, run),
            (Step::Disc(place), Action::Recall(station)) => self.recall_disc(station, place, run),
            (Step::Appoint(station), Action::Appoint(worker)) => self.appoint(station, worker, run),
            (Step::Auxiliary, Action::Auxiliary { row, double }) => self.use_auxiliary(row, double, run),
            (Step::Draw(_), Action::Draw(count)) => self.draw_and_owe(count, run),
            (Step::Give(effect), Action::Discard(card)) => self.give(effect, card, run),
            (Step::GiveSecond(effect, _), Action::Discard(card)) => self.give_second(effect, card, run),
            (Step::Trash(most), Action::Trash(card)) => self.trash(card, most, run),
            (Step::Foresight(_), Action::Foresight(field)) => self.take_tile(field, run),
            (Step::Income, Action::Spend(count)) => self.take_income(count, run),
            (Step::Calves | Step::Heifers, Action::Raise(count)) => self.raise(step, count, run),
            (Step::City { extraordinary, .. }, Action::Deliver(city)) => self.deliver(city, extraordinary, run),
            (Step::Links(city), Action::Link(link)) => self.order_links(city, link),
            // Nothing, or nothing more.
            _ => {}
        }
    }

    /// Lets happen whatever happens by itself, until somebody has a choice or the game is over.
    pub(crate) fn settle<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        loop {
            if self.table.busy.contains(self.table.turn) {
                self.table.asked = Some(self.table.turn);
                return;
            }
            match self.table.steps.top() {
                Some(step) if self.passes(step, run) => {}
                Some(_) => {
                    self.table.asked = Some(self.table.turn);
                    return;
                }
                None => {
                    if self.is_last_turn() {
                        self.finish(run);
                        return;
                    }
                    self.end_turn(run);
                }
            }
        }
    }

    /// Carries out a step that needs no answer. A step is passed over only where everybody can see that there is no
    /// choice: never because of what is in a hand.
    fn passes<L: Log<Self>>(&mut self, step: Step, run: &mut Run<'_, L>) -> bool {
        let (table, turn) = (&self.table, self.table.turn);
        match step {
            Step::Place | Step::Depart | Step::Visit | Step::Auxiliary | Step::Forward(_) => false,
            Step::Return | Step::BackToDeliver | Step::City { .. } => false,
            Step::FreeMove(most) => self.skips_unless(table.can_move_free(turn, most)),
            Step::Offer(one, other) => {
                let any = [Some(one), other].into_iter().flatten().any(|effect| self.may_be_of_use(effect.deed()));
                self.skips_unless(any)
            }
            Step::Hire(modifier) => self.skips_unless(table.can_hire(turn, modifier)),
            Step::Build(rate) => self.skips_unless(table.can_build(turn, rate)),
            Step::Buy => self.skips_unless(table.can_buy(turn)),
            Step::Bandit => self.skips_unless(!table.bandits().is_empty()),
            Step::Hazard(dollars) => self.skips_unless(table.can_remove_hazard(turn, dollars)),
            Step::Engine(most) => self.skips_unless(most > 0),
            Step::Upgrade(station) => self.skips_unless(table.can_upgrade(turn, station)),
            Step::UpgradeBehind => self.skips_unless(!table.stations_behind(turn).is_empty()),
            Step::Appoint(station) => self.skips_unless(table.can_appoint(turn, station)),
            Step::Draw(most) => self.skips_unless(most > 0),
            Step::Trash(_) => self.skips_unless(!self.own().hand.is_empty()),
            Step::Back(spaces) => self.answers(only(table.backward(turn, spaces)).map(Action::Engine), run),
            Step::Disc(place) => match self.only_disc(place) {
                Ok(only) => self.answers(only, run),
                Err(NoDisc) => self.happens(|game| game.deliver_without_disc(place, run)),
            },
            Step::TakeObjective { to_hand } => match self.only_objective(to_hand) {
                Some(only) => self.answers(only, run),
                None => self.skips_unless(false),
            },
            Step::Give(effect) => self.answers(self.only_gift(effect), run),
            Step::GiveSecond(_, breed) => self.answers(self.only_second_gift(breed), run),
            Step::Foresight(column) => match self.only_tile(column) {
                Some(only) => self.answers(only, run),
                None => self.skips_unless(false),
            },
            // A token may still be returned before the value is fixed.
            Step::Income if table.mover().marker > 0 || table.mover().tokens > 0 => false,
            Step::Income => self.answers(Some(Action::Spend(0)), run),
            Step::Calves | Step::Heifers if self.raisable(step) > 0 || self.may_come_up(step) => false,
            Step::Calves | Step::Heifers => self.answers(Some(Action::Raise(0)), run),
            Step::Links(city) if table.is_order_of_links_open(city) => false,
            Step::Links(city) => self.happens(|game| game.resolve_links(city, run)),
            Step::Gain(dollars) => self.happens(|game| game.gain(u16::from(dollars), run)),
            Step::Certify(count) => self.happens(|game| game.certify(count, run)),
            Step::Bonus(link) => self.happens(|game| game.take_bonus(link, run)),
            Step::DiscardHand => self.happens(|game| game.discard_hand(run)),
            Step::Transport(city) => self.happens(|game| game.pay_transport(city, run)),
            Step::Leave => self.happens(|game| game.leave_kansas_city(run)),
        }
    }

    /// The step is passed over unless there is something to choose.
    #[inline]
    fn skips_unless(&mut self, choice: bool) -> bool {
        if !choice {
            self.table.steps.pop();
        }
        !choice
    }

    /// The step is answered by itself if there is only one answer.
    #[inline]
    fn answers<L: Log<Self>>(&mut self, only: Option<Action>, run: &mut Run<'_, L>) -> bool {
        match only {
            Some(action) => {
                self.answer(action, run);
                true
            }
            None => false,
        }
    }

    /// The step happens by itself.
    #[inline]
    fn happens(&mut self, happen: impl FnOnce(&mut Self)) -> bool {
        self.table.steps.pop();
        happen(self);
        true
    }
}

/// There is no disc to be had (GWT-DISC-08).
struct NoDisc;

/// The only one of a set.
fn only(berths: crate::data::railroad::Berths) -> Option<crate::data::railroad::Berth> {
    berths.single()
}
