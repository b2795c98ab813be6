//! By what options are compared when somebody asks why.

use table::Seat;
use table::guide::{Facts, Measure};

use crate::state::GreatWesternTrail;

const DELIVERIES: usize = 0;
const WORKERS: usize = 1;

pub(super) const ALL: &[Measure] = &[
    Measure::total(0.8),
    Measure::score("score-dollars", 0.8),
    Measure::score("score-buildings", 0.8),
    Measure::score("score-cities", 0.8),
    Measure::score("score-stations", 0.8),
    Measure::score("score-hazards", 0.8),
    Measure::score("score-cattle", 0.8),
    Measure::score("score-objectives", 0.8),
    Measure::score("score-masters", 0.8),
    Measure::score("score-workers", 0.8),
    Measure::score("score-steps", 0.5),
    Measure::score("score-token", 0.5),
    Measure::best_rival(1.5),
    Measure::fact("fact-deliveries", DELIVERIES, 0.2),
    Measure::fact("fact-workers", WORKERS, 0.3),
];

pub(super) fn facts(game: &GreatWesternTrail, seat: Seat) -> Facts {
    let player = game.table.player(seat);
    let mut facts = Facts::default();
    facts[DELIVERIES] = player.cities.iter().map(|discs| f32::from(*discs)).sum();
    facts[WORKERS] = player.workers.iter().map(|workers| f32::from(*workers)).sum();
    facts
}
