//! How fast a game is, measured the same way for every game.
//!
//! Rates are per second of the thread's own CPU time, so that other work on the machine does not
//! count.

use std::hint::black_box;
use std::time::Duration;

use cpu_time::ThreadTime;
use serde::Serialize;

use crate::dice::Dice;
use crate::game::{Game, Silent};
use crate::seat::{Seat, Seats};
use crate::setup::SetupError;

/// Positions kept for measuring copies and imagination.
const POSITIONS: usize = 64;

/// Work done between two looks at the clock, which take microseconds on some machines.
const BATCH: u64 = 1024;

/// Whole games played between two looks at the clock.
const GAMES: u64 = 32;

/// What was measured, each per second of CPU time.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Rates {
    /// Whole games, every choice uniformly random.
    pub games: f64,
    /// Decisions in such games.
    pub decisions: f64,
    /// Copies of a state from the middle of a game.
    pub clones: f64,
    /// Worlds imagined from such a state.
    pub imagines: f64,
    /// The size of a state in bytes, without what it may point to.
    pub state_bytes: usize,
}

/// Measures each rate for about `time` of CPU time.
pub fn measure<G: Game>(setup: &G::Setup, seed: u64, time: Duration) -> Result<Rates, SetupError> {
    let mut dice = Dice::from_number(seed);
    let positions = positions::<G>(setup, &mut dice)?;
    let mut legal = Vec::new();
    let mut decisions = 0;
    let games = per_second(time, GAMES, |_| {
        // Setting up worked before, and depends on nothing but the setup.
        if let Ok(mut game) = G::new(setup, &mut dice) {
            decisions += play_out(&mut game, &mut dice, &mut legal, |_| {});
            black_box(&game);
        }
    });
    let clones = per_second(time, BATCH, |i| _ = black_box(positions[i % positions.len()].0.clone()));
    let imagines = per_second(time, BATCH, |i| {
        let (game, seat) = &positions[i % positions.len()];
        _ = black_box(game.imagine(*seat, &mut dice));
    });
    Ok(Rates {
        games: games.rate,
        decisions: games.rate * decisions as f64 / games.times as f64,
        clones: clones.rate,
        imagines: imagines.rate,
        state_bytes: size_of::<G>(),
    })
}

struct Measured {
    times: u64,
    rate: f64,
}

/// Does `work` again and again for about `time`, looking at the clock after every `batch` of it.
fn per_second(time: Duration, batch: u64, mut work: impl FnMut(usize)) -> Measured {
    let start = ThreadTime::now();
    let mut times = 0;
    loop {
        for _ in 0..batch {
            work(times as usize);
            times += 1;
        }
        let elapsed = start.elapsed();
        if elapsed >= time {
            return Measured { times, rate: times as f64 / elapsed.as_secs_f64().max(f64::EPSILON) };
        }
    }
}

/// Plays to the end, every choice uniformly random, and counts the decisions. Seats that may only
/// interject do not. `look` sees every state in which somebody is to act.
pub fn play_out<G: Game>(game: &mut G, dice: &mut Dice, legal: &mut Vec<G::Action>, mut look: impl FnMut(&G)) -> usize {
    for decisions in 0..G::BOUND {
        let Some(seat) = somebody(game.to_act(), dice) else { return decisions };
        look(game);
        game.legal(seat, legal);
        if legal.is_empty() {
            return decisions;
        }
        let action = dice.pick(legal);
        let _ = game.play_legal(seat, action, dice, &mut Silent);
    }
    G::BOUND
}

/// One of those to act, each equally likely.
#[inline]
fn somebody(to_act: Seats, dice: &mut Dice) -> Option<Seat> {
    match to_act.len() {
        0 | 1 => to_act.first(),
        several => to_act.iter().nth(dice.below(several as u32) as usize),
    }
}

/// States from the middle third of random games, and who was to act.
pub fn positions<G: Game>(setup: &G::Setup, dice: &mut Dice) -> Result<Vec<(G, Seat)>, SetupError> {
    let mut positions = Vec::new();
    let mut legal = Vec::new();
    while positions.len() < POSITIONS {
        let mut seen = Vec::new();
        let mut game = G::new(setup, dice)?;
        let first = game.to_act().first().unwrap_or(Seat::new(0));
        let start = (game.clone(), first);
        play_out(&mut game, dice, &mut legal, |game| {
            seen.extend(game.to_act().first().map(|seat| (game.clone(), seat)));
        });
        let middle = seen.len() / 3..seen.len() * 2 / 3;
        let each = (middle.len() / 8).max(1);
        let kept = seen.drain(middle).step_by(each);
        let before = positions.len();
        positions.extend(kept);
        if positions.len() == before {
            positions.push(start);
        }
    }
    Ok(positions)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::setup::Setup;
    use crate::toy::{Toy, ToySetup};

    #[test]
    fn the_toy_is_measured() {
        let rates = measure::<Toy>(&ToySetup::standard(), 1, Duration::from_millis(20)).unwrap();
        assert_eq!(rates.state_bytes, size_of::<Toy>());
        let per_game = rates.decisions / rates.games;
        assert!((18.0..=Toy::BOUND as f64).contains(&per_game), "{rates:?}");
        assert!(rates.clones > rates.games && rates.imagines > rates.games, "{rates:?}");
    }

    #[test]
    fn positions_are_from_the_middle_of_games() {
        let positions = positions::<Toy>(&ToySetup::standard(), &mut Dice::from_number(2)).unwrap();
        assert!(positions.len() >= POSITIONS);
        let rounds: Vec<u8> = positions.iter().map(|(toy, _)| toy.view(crate::seat::Eyes::Bystander).round).collect();
        assert!(rounds.iter().filter(|&&round| round == 1).count() > rounds.len() / 2, "{rounds:?}");
        assert!(positions.iter().all(|(toy, seat)| toy.to_act().contains(*seat)));
    }

    #[test]
    fn a_rate_is_work_by_time() {
        let measured = per_second(Duration::from_millis(5), 3, |i| _ = black_box(i));
        assert!(measured.times.is_multiple_of(3) && measured.rate > 0.0);
    }
}
