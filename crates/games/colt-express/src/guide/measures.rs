//! By what options are compared when somebody asks why.

use table::Seat;
use table::guide::{Facts, Measure};

use crate::data::BULLETS;
use crate::state::ColtExpress;

const BULLETS_TAKEN: usize = 0;
const BULLETS_FIRED: usize = 1;

pub(super) const ALL: &[Measure] = &[
    Measure::total(40.0),
    Measure::score("score-purses", 40.0),
    Measure::score("score-jewels", 40.0),
    Measure::score("score-strongboxes", 60.0),
    Measure::score("score-ransom", 40.0),
    Measure::score("score-gunslinger", 60.0),
    Measure::best_rival(60.0),
    Measure::fact("fact-bullets-taken", BULLETS_TAKEN, 0.2),
    Measure::fact("fact-bullets-fired", BULLETS_FIRED, 0.2),
];

pub(super) fn facts(game: &ColtExpress, seat: Seat) -> Facts {
    let mut facts = Facts::default();
    facts[BULLETS_TAKEN] = game.received(seat).into();
    facts[BULLETS_FIRED] = game.team(seat).members().map(|who| f32::from(BULLETS - game.bandit(who).bullets)).sum();
    facts
}
