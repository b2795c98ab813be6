//! What a player may expect to have in the end.
//!
//! Some of it is certain: dollars, tokens, completed tickets. The rest is expected: open tickets by the chance that there
//! is time for them, turns that are left for something else, and the bonus for train cars.

use table::Seat;
use table::guide::{MAX_TERMS, Terms};

use super::atlas::Roads;
use super::plan::{Aim, Plan, SPARE_TURN};
use crate::data::data;
use crate::ids::{Sticker, Tickets};
use crate::setup::Mode;
use crate::state::TicketToRide;

table::terms! {
    /// Where the terms stand in the guide's list.
    pub(super) mod term {
        DOLLARS = "term-dollars",
        TICKETS = "term-tickets",
        OPEN = "term-open",
        TIME = "term-time",
        CARDS = "term-cards",
        CARS = "term-cars",
        CARGO = "term-cargo",
        CATTLE = "term-cattle",
        ORE = "term-ore",
        TRADE = "term-trade",
        SPIKE = "term-spike",
        POSTCARDS = "term-postcards",
        VAULT = "term-vault",
        RIVALS = "term-rivals",
    }
}

/// What a card is worth that is in no plan.
const SPARE_CARD: f32 = 0.45;

/// Train cars placed in a turn that is left.
const CARS_A_TURN: f32 = 1.2;

/// The part of a drawn ticket's worth that one may count on in later turns.
const LATER_TICKETS: f32 = 0.3;

/// Dollars that are lost with a ticket that had to be kept.
const UNWANTED: f32 = 4.0;

/// What an open ticket is worth that there is plenty of time for.
const WITH_TIME: f32 = 1.2;

/// A player's eyes on a position: goals, plan, and time.
pub(super) struct Outset {
    pub plan: Plan,
    /// Turns that the player still has.
    pub turns: f32,
}

impl Outset {
    pub fn of(game: &TicketToRide, seat: Seat, tickets: Tickets) -> Self {
        let turns = game.turns_of(seat);
        let goals = game.goals_of(seat, tickets);
        let pull = game.pull_of_cities(seat);
        let roads = Roads::of(game, seat, pull.as_ref());
        Outset { plan: Plan::make(game, seat, &goals, roads, turns), turns }
    }

    /// Turns that the plan leaves for something else.
    pub fn spare(&self) -> f32 {
        (self.turns - self.plan.turns).max(0.0)
    }
}

impl TicketToRide {
    /// What each term adds to a player's prospects.
    pub(super) fn appraise(&self, seat: Seat) -> Terms {
        if self.is_scored() {
            return self.settled_terms(seat);
        }
        self.appraise_with(seat, self.tickets_of(seat))
    }

    /// What a player may expect.
    pub(super) fn estimate(&self, seat: Seat) -> f32 {
        self.appraise(seat).iter().sum()
    }

    /// The same with other tickets.
    pub(super) fn appraise_with(&self, seat: Seat, tickets: Tickets) -> Terms {
        let outset = Outset::of(self, seat, tickets);
        let (player, plan) = (self.player(seat), &outset.plan);
        let mut terms = [0.0; MAX_TERMS];
        terms[term::DOLLARS] = f32::from(player.dollars);
        let completed = tickets.iter().filter(|ticket| player.completes(*ticket));
        let mut tickets_done = 0.0;
        for ticket in completed {
            tickets_done += 1.0;
            terms[term::TICKETS] += self.ticket_pays(seat, ticket);
        }
        for outlook in &plan.outlooks {
            let about = match outlook.goal.aim {
                Aim::Ticket => term::OPEN,
                Aim::Cattle => term::CATTLE,
                Aim::Spike => term::SPIKE,
                Aim::Postcard => term::POSTCARDS,
            };
            terms[about] += outlook.worth();
            if outlook.goal.aim == Aim::Ticket {
                tickets_done += outlook.chance;
            }
        }
        let spare = outset.spare();
        terms[term::TIME] = self.time_is_worth(seat, spare);
        let (_, missing) = plan.needs.missing(&player.hand);
        let planned = f32::from(plan.needs.cars.saturating_sub(missing));
        let idle_cards = (player.hand.len() as f32 - planned).max(0.0);
        terms[term::CARDS] = SPARE_CARD * idle_cards * (outset.turns / 4.0).min(1.0);
        let left = f32::from(self.cars_of(seat)) - f32::from(plan.needs.cars) - CARS_A_TURN * spare;
        let left = left.max(0.0);
        terms[term::CARS] = bonus_for(left);
        if self.fixed.mode != Mode::Single {
            self.add_boxes(seat, &mut terms);
            terms[term::POSTCARDS] += self.postcards_promise(seat, outset.turns, tickets_done, left);
            terms[term::VAULT] = self.vault_gains(seat, tickets);
        }
        terms
    }

    /// The lines of the slip that come with boxes.
    fn add_boxes(&self, seat: Seat, terms: &mut Terms) {
        if self.has(Sticker::Cargo) {
            terms[term::CARGO] += f32::from(self.cargo_pays(seat));
        }
        if self.has(Sticker::Cattle) {
            terms[term::CATTLE] += f32::from(self.cattle_pays(seat));
        }
        if self.has(Sticker::Mine) {
            terms[term::ORE] += f32::from(self.player(seat).ore) * f32::from(data().modules.ore_value);
        }
        if self.has(Sticker::Trade) {
            terms[term::TRADE] += f32::from(self.trade_pays(seat));
        }
    }

    /// Everything is certain.
    fn settled_terms(&self, seat: Seat) -> Terms {
        let slip = self.player(seat).slip;
        let mut terms = [0.0; MAX_TERMS];
        let lines = [
            (term::DOLLARS, slip.dollars),
            (term::TICKETS, slip.tickets + slip.floor),
            (term::CARS, slip.cars),
            (term::CARGO, slip.cargo),
            (term::CATTLE, slip.cattle),
            (term::ORE, slip.ore),
            (term::TRADE, slip.trade),
        ];
        for (term, dollars) in lines {
            terms[term] = f32::from(dollars);
        }
        terms[term::VAULT] = self.vault_gains(seat, self.player(seat).tickets);
        terms
    }

    /// What turns are worth that no plan needs: new tickets, or strands for their own sake.
    fn time_is_worth(&self, seat: Seat, spare: f32) -> f32 {
        if spare <= 0.0 {
            return 0.0;
        }
        let (draw, draws) = self.ticket_draw_is_worth(seat, spare);
        let for_tickets = spare.min(draws);
        let each = (LATER_TICKETS * draw).max(SPARE_TURN);
        for_tickets * each + (spare - for_tickets) * SPARE_TURN
    }

    /// What drawing tickets would bring with so many turns to spare, and how often that can be done.
    pub(super) fn ticket_draw_is_worth(&self, seat: Seat, spare: f32) -> (f32, f32) {
        let player = self.player(seat);
        let deck = self.bottom.iter().fold(self.top, |deck, (ticket, _)| deck.union(Tickets::only(ticket)));
        let count = deck.len() as f32;
        if count == 0.0 {
            return (0.0, 0.0);
        }
        let (mut done, mut pays) = (0.0, 0.0);
        for ticket in deck.iter().filter(|ticket| player.completes(*ticket)) {
            done += 1.0;
            pays += self.ticket_pays(seat, ticket);
        }
        let numbers = &data().numbers;
        let (draw, _) = self.now().ticket_draw.unwrap_or((numbers.ticket_draw, numbers.ticket_keep));
        let draw = f32::from(draw + player.perks.ticket_plus).min(count);
        let none = (1.0 - done / count).powf(draw);
        let time = ((spare - 2.0) / 5.0).clamp(0.0, 1.0);
        let worth = draw * pays / count - none * UNWANTED * (1.0 - time) + WITH_TIME * time;
        (worth, count / draw)
    }
}

/// The bonus for so many unused cars.
fn bonus_for(left: f32) -> f32 {
    let table = &data().numbers.unused_train_bonus;
    let place = (left as usize).min(table.len() - 1);
    let next = (place + 1).min(table.len() - 1);
    let (low, high) = (f32::from(table[place]), f32::from(table[next]));
    low + (high - low) * left.fract()
}
