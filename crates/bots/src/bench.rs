//! How fast a search is, the same for every game.

use cpu_time::ThreadTime;
use proving::bench::Measured;
use table::{Dice, Guide, SetupError, Silent, Worlds};

use crate::plan::{Budget, Plan};
use crate::search::Search;

/// Positions from the middle fifth of random games (of a game of five rounds, the third), one a game.
pub fn positions<G: Guide>(setup: &G::Setup, count: usize, seed: u64) -> Result<Vec<G>, SetupError> {
    let mut dice = Dice::from_number(seed);
    (0..count).map(|_| position(setup, &mut dice)).collect()
}

fn position<G: Guide>(setup: &G::Setup, dice: &mut Dice) -> Result<G, SetupError> {
    let mut game = G::new(setup, dice)?;
    let mut met = Vec::new();
    let mut legal = Vec::new();
    while let Some(seat) = game.to_act().first() {
        met.push(game.clone());
        game.legal(seat, &mut legal);
        let _ = game.play_legal(seat, dice.pick(&legal), dice, &mut Silent);
    }
    let middle = met.len() * 2 / 5 + dice.below((met.len() as u32 / 5).max(1)) as usize;
    Ok(met.into_iter().nth(middle).unwrap_or(game))
}

/// Searches each position by `plan` on this thread, for whoever is to act first there, and counts the iterations.
/// Positions of finished games are left out.
pub fn iterations<G: Guide>(positions: &[G], plan: &Plan, seed: u64) -> Measured {
    let budget = Budget::iterations(plan.budget.iterations);
    let mut search = Search::new(Plan { budget, ..*plan });
    let mut dice = Dice::from_number(seed);
    let mut times = 0;
    let start = ThreadTime::now();
    for position in positions {
        if let Some(seat) = position.to_act().first() {
            times += u64::from(search.look(&Worlds::of(position, seat), &mut dice).iterations);
        }
    }
    Measured { times, cpu: start.elapsed() }
}
