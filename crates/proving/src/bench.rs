//! How fast a game is, measured the same way for every game.
//!
//! Rates are per second of the thread's own CPU time, so that other work on the machine does not
//! count.

use std::fmt::{self, Display};
use std::hint::black_box;
use std::time::Duration;

use cpu_time::ThreadTime;

use table::dice::Dice;
use table::game::{Game, Silent};
use table::guide::Guide;
use table::observe::Observed;
use table::seat::{Eyes, Seat, Seats};
use table::setup::SetupError;

/// Positions kept for measuring copies and imagination.
const POSITIONS: usize = 64;

/// Work done between two looks at the clock, which take microseconds on some machines.
const BATCH: u64 = 1024;

/// Whole games played between two looks at the clock.
const GAMES: u64 = 32;

/// How often something was done, and what that took.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Measured {
    /// How often.
    pub times: u64,
    /// The processor's time it took, on one thread.
    pub cpu: Duration,
}

impl Measured {
    /// How often a second of processor time.
    pub fn per_second(self) -> f64 {
        self.times as f64 / self.cpu.as_secs_f64().max(f64::EPSILON)
    }
}

impl fmt::Display for Measured {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.0} a second ({} in {:.2} s)", self.per_second(), self.times, self.cpu.as_secs_f64())
    }
}

/// What was measured of a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Measures {
    /// Whole games, every choice uniformly random.
    pub games: Measured,
    /// Decisions in these games.
    pub decisions: Measured,
    /// Copies of a state from the middle of a game.
    pub clones: Measured,
    /// Worlds imagined from such a state.
    pub imagines: Measured,
    /// The size of a state in bytes, without what it may point to.
    pub state_bytes: usize,
}

impl fmt::Display for Measures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Measures { games, decisions, clones, imagines, state_bytes } = self;
        write!(f, "games {games}, decisions {decisions}, copies {clones}, imagined worlds {imagines}, ")?;
        write!(f, "{state_bytes} bytes a state")
    }
}

/// Measures each of them for about `time` of CPU time.
pub fn measure<G: Game>(setup: &G::Setup, seed: u64, time: Duration) -> Result<Measures, SetupError> {
    let mut dice = Dice::from_number(seed);
    let positions = positions::<G>(setup, &mut dice)?;
    let mut legal = Vec::new();
    let mut decisions = 0;
    let games = repeat(time, GAMES, |_| {
        // Setting up worked before, and depends on nothing but the setup.
        if let Ok(mut game) = G::new(setup, &mut dice) {
            decisions += play_out(&mut game, &mut dice, &mut legal, |_, _| {}) as u64;
            black_box(&game);
        }
    });
    let clones = repeat(time, BATCH, |i| _ = black_box(positions[i % positions.len()].0.clone()));
    let imagines = repeat(time, BATCH, |i| {
        let (game, seat) = &positions[i % positions.len()];
        _ = black_box(game.imagine(*seat, &mut dice));
    });
    let decisions = Measured { times: decisions, ..games };
    Ok(Measures { games, decisions, clones, imagines, state_bytes: size_of::<G>() })
}

/// Decisions of random games, each with what the one who takes it observes: what may be done, the view and its numbers.
pub fn observed<G: Observed>(setup: &G::Setup, seed: u64, time: Duration) -> Result<Measured, SetupError> {
    let mut dice = Dice::from_number(seed);
    let mut row = vec![0.0; G::layout().len()];
    let (mut legal, mut decisions) = (Vec::new(), 0);
    G::new(setup, &mut dice)?;
    let games = repeat(time, GAMES, |_| {
        // Setting up worked before, and depends on nothing but the setup.
        if let Ok(mut game) = G::new(setup, &mut dice) {
            decisions += play_out(&mut game, &mut dice, &mut legal, |game, seat| {
                G::observe(&game.view(Eyes::Seat(seat)), black_box(&mut row));
            }) as u64;
        }
    });
    Ok(Measured { times: decisions, ..games })
}

/// What `cargo bench --bench rules` says of a game: how fast its rules are with each of these setups.
///
/// # Panics
/// If no table can be set up in one of these ways.
pub fn rules<G: Guide>(setups: impl IntoIterator<Item = (impl Display, G::Setup)>) {
    for (name, setup) in setups {
        let measures = measure::<G>(&setup, 1, patience()).unwrap_or_else(|error| panic!("{name}: {error}"));
        let positions = ours::<G>(&setup);
        let mut legal = Vec::new();
        let lists = repeat(patience(), BATCH, |i| {
            let (game, seat) = &positions[i % positions.len()];
            game.legal(*seat, &mut legal);
            black_box(&legal);
        });
        let prospects = repeat(patience(), BATCH, |i| _ = black_box(positions[i % positions.len()].0.prospects()));
        println!("{name}: {measures}, lists {lists}, prospects {prospects}");
    }
}

/// What `cargo bench --bench drawn` says of a game: how fast a table is drawn, for whoever is to act in the middle of games.
///
/// # Panics
/// If no table can be set up in one of these ways.
#[cfg(feature = "drawn")]
pub fn drawings<G: drawing::Drawn>(setups: impl IntoIterator<Item = (impl Display, G::Setup)>) {
    use drawing::{Pen, marks};
    use table::seat::Eyes;
    use wording::{Language, Unnamed};

    for (name, setup) in setups {
        let moment = |(game, seat): &(G, Seat)| {
            let eyes = Eyes::Seat(*seat);
            (game.view(eyes), marks(game, eyes, Language::Pl, &Unnamed))
        };
        let moments: Vec<_> = ours::<G>(&setup).iter().map(moment).collect();
        let drawn = repeat(patience(), 1, |i| {
            let (view, marks) = &moments[i % moments.len()];
            let pen = Pen::new(Language::Pl, G::lexicon(), &Unnamed, marks);
            black_box(G::draw(black_box(view), &pen));
        });
        println!("{name}: {drawn}");
    }
}

/// Positions of a setup that a bench names.
fn ours<G: Game>(setup: &G::Setup) -> Vec<(G, Seat)> {
    positions(setup, &mut Dice::from_number(2)).unwrap_or_else(|error| panic!("{error}"))
}

/// How long a bench measures each thing: when tests only try it, hardly at all.
fn patience() -> Duration {
    let measures = std::env::args().any(|arg| arg == "--bench");
    Duration::from_millis(if measures { 2_000 } else { 1 })
}

/// Does `work` again and again for about `time`, looking at the clock after every `batch` of it.
fn repeat(time: Duration, batch: u64, mut work: impl FnMut(usize)) -> Measured {
    let start = ThreadTime::now();
    let mut times = 0;
    loop {
        for _ in 0..batch {
            work(times as usize);
            times += 1;
        }
        let cpu = start.elapsed();
        if cpu >= time {
            return Measured { times, cpu };
        }
    }
}

/// Plays to the end, every choice uniformly random, and counts the decisions. Seats that may only
/// interject do not. `look` sees every state in which somebody is to act, and who will.
pub fn play_out<G: Game>(
    game: &mut G,
    dice: &mut Dice,
    legal: &mut Vec<G::Action>,
    mut look: impl FnMut(&G, Seat),
) -> usize {
    for decisions in 0..G::BOUND {
        let Some(seat) = somebody(game.to_act(), dice) else { return decisions };
        look(game, seat);
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
        play_out(&mut game, dice, &mut legal, |game, _| {
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
    use crate::toy::{Toy, ToySetup};
    use table::setup::Setup;

    #[test]
    fn the_toy_is_measured() {
        let time = Duration::from_millis(20);
        let measures = measure::<Toy>(&ToySetup::standard(), 1, time).unwrap();
        let Measures { games, decisions, clones, imagines, state_bytes } = measures;
        assert_eq!(state_bytes, size_of::<Toy>());
        let bounds = 18 * games.times..=Toy::BOUND as u64 * games.times;
        assert!(bounds.contains(&decisions.times) && decisions.cpu == games.cpu, "{measures:?}");
        assert!([games, clones, imagines].iter().all(|measured| measured.cpu >= time), "{measures:?}");
        let rate = games.per_second();
        assert!(clones.per_second() > rate && imagines.per_second() > rate, "{measures:?}");
    }

    #[test]
    fn positions_are_from_the_middle_of_games() {
        let positions = positions::<Toy>(&ToySetup::standard(), &mut Dice::from_number(2)).unwrap();
        assert!(positions.len() >= POSITIONS);
        let rounds: Vec<u8> = positions.iter().map(|(toy, _)| toy.view(table::seat::Eyes::Bystander).round).collect();
        assert!(rounds.iter().filter(|&&round| round == 1).count() > rounds.len() / 2, "{rounds:?}");
        assert!(positions.iter().all(|(toy, seat)| toy.to_act().contains(*seat)));
    }

    #[test]
    fn a_rate_is_work_by_time() {
        let mut done = 0;
        let measured = repeat(Duration::from_millis(5), 3, |_| done += 1);
        assert!(measured.times.is_multiple_of(3) && measured.times == done);
        assert_eq!(Measured { times: 30, cpu: Duration::from_millis(1_500) }.per_second(), 20.0);
    }
}
