//! By what options are compared when somebody asks why.

use table::Seat;
use table::guide::{Facts, Measure};

use crate::data::Region;
use crate::state::Fliptown;

const WANTED: usize = 0;
const BUILDINGS: usize = 1;
const GRAVES: usize = 2;
const OUTLAWS: usize = 3;

pub(super) const ALL: &[Measure] = &[
    Measure::total(0.5),
    Measure::score("score-cash", 0.5),
    Measure::score("score-gold", 0.5),
    Measure::score("score-stars", 0.5),
    Measure::score("score-silver-graves", 0.5),
    Measure::score("score-silver-buildings", 0.5),
    Measure::score("score-silver-chambers", 0.5),
    Measure::score("score-silver-stops", 0.5),
    Measure::score("score-silver-targets", 0.5),
    Measure::score("score-hotel", 0.5),
    Measure::best_rival(1.0),
    Measure::fact("fact-wanted", WANTED, 0.2),
    Measure::fact("fact-buildings", BUILDINGS, 0.3),
    Measure::fact("fact-graves", GRAVES, 0.3),
    Measure::fact("fact-outlaws", OUTLAWS, 0.2),
];

/// A cowbot has no sheet.
pub(super) fn facts(game: &Fliptown, seat: Seat) -> Facts {
    let mut facts = Facts::default();
    if seat.index() < game.player_count() {
        let sheet = game.sheet(seat);
        facts[WANTED] = sheet.wanted.into();
        facts[BUILDINGS] = sheet.count(Region::Town) as f32;
        facts[GRAVES] = sheet.count(Region::Cemetery) as f32;
        facts[OUTLAWS] = sheet.items.outlaws() as f32;
    }
    facts
}
