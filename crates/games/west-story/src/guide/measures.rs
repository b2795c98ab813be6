//! By what options are compared when somebody asks why.

use table::Seat;
use table::guide::{Facts, Measure};

use crate::data::Sort;
use crate::state::WestStory;

const BANDITS: usize = 0;
const OUTPOSTS: usize = 1;
const BUILDINGS: usize = 2;
const ANIMALS: usize = 3;

pub(super) const ALL: &[Measure] = &[
    Measure::total(0.8),
    Measure::score("score-track", 0.8),
    Measure::score("score-outposts", 0.8),
    Measure::score("score-robberies", 0.8),
    Measure::score("score-licence", 0.8),
    Measure::score("score-mustangs", 0.8),
    Measure::score("score-bison", 0.8),
    Measure::score("score-eagles", 0.8),
    Measure::score("score-raccoons", 0.8),
    Measure::best_rival(1.5),
    Measure::fact("fact-bandits", BANDITS, 0.2),
    Measure::fact("fact-outposts", OUTPOSTS, 0.2),
    Measure::fact("fact-buildings", BUILDINGS, 0.3),
    Measure::fact("fact-animals", ANIMALS, 0.2),
];

pub(super) fn facts(game: &WestStory, seat: Seat) -> Facts {
    let player = game.player(seat);
    let owned = |sort: Sort| game.owned(seat).filter(|&card| game.facts(card).sort == sort).count() as f32;
    let mut facts = Facts::default();
    facts[BANDITS] = player.delivered.into();
    facts[OUTPOSTS] = player.all_outposts().into();
    facts[BUILDINGS] = owned(Sort::Building);
    facts[ANIMALS] = owned(Sort::Animal);
    facts
}
