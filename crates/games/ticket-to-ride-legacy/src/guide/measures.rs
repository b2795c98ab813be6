//! By what options are compared when somebody asks why.

use table::Seat;
use table::guide::{Facts, Measure};

use crate::state::TicketToRide;

const COMPLETED: usize = 0;
const MISSED: usize = 1;

pub(super) const ALL: &[Measure] = &[
    Measure::total(0.8),
    Measure::score("score-dollars", 0.8),
    Measure::score("score-cars", 0.5),
    Measure::score("score-cargo", 0.5),
    Measure::score("score-cattle", 0.5),
    Measure::score("score-ore", 0.5),
    Measure::score("score-trade", 0.5),
    Measure::score("score-tickets", 0.8),
    Measure::best_rival(1.5),
    Measure::fact("fact-tickets-completed", COMPLETED, 0.15),
    Measure::fact("fact-tickets-missed", MISSED, 0.15),
];

pub(super) fn facts(game: &TicketToRide, seat: Seat) -> Facts {
    let player = game.player(seat);
    let tickets = player.tickets.iter();
    let (completed, missed): (Vec<_>, Vec<_>) = tickets.partition(|ticket| player.completes(*ticket));
    let mut facts = Facts::default();
    facts[COMPLETED] = completed.len() as f32;
    facts[MISSED] = missed.len() as f32;
    facts
}
