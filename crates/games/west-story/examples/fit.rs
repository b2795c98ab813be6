//! Makes the weights of the guide to West Story, `src/guide/worth.rs`:
//! `cargo run --release -p west-story --features positions --example fit -- [--steps N] [--games N] [--seed N] [--ahead] [--write]`.
//!
//! The guide estimates a player's final score as what is certain plus a weighed sum of what the position is good for. In
//! each step games are played by the quick policy with the weights so far, or with `--ahead` by looking at where each
//! decision leads to at the end of the turn; most players have tastes of their own, so that everything is tried. Then the
//! weights are chosen, by least squares, that would have foreseen the results best, games of earlier steps counting less
//! and less; they are drawn to those at the start. Weights that win a match against the best so far are kept, and with
//! `--write` they replace the file.
//!
//! The result depends on the arguments and on the weights at the start alone, not on the number of threads.

use std::error::Error;
use std::time::Instant;

use proving::fitting::{Equations, in_parts};
use table::{Dice, Game, Guide, Seat, Silent};
use west_story::data::Side;
use west_story::fitting::{Lesson, NUMBERS, Weights, lesson, usual, with_taste, worth_source};
use west_story::{Action, Buildings, Hard, Options, WestStory};

/// What can go wrong.
type Fault = Box<dyn Error + Send + Sync>;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src/guide/worth.rs");

/// Of so many players, one has no taste of his own.
const PLAIN: u32 = 4;

/// How often one with a taste does anything at all.
const WILD: f32 = 0.01;

/// How much the games of the step before count.
const MEMORY: f64 = 0.5;

/// How strongly weights are drawn to those at the start: as if so many positions had confirmed each.
const RIDGE: f64 = 60.0;

struct Args {
    steps: u32,
    games: u32,
    seed: u64,
    ahead: bool,
    write: bool,
}

impl Args {
    fn read() -> Result<Self, Fault> {
        let mut args = Args { steps: 6, games: 8_000, seed: 1, ahead: false, write: false };
        let mut words = std::env::args().skip(1);
        while let Some(word) = words.next() {
            let mut number = || words.next().ok_or_else(|| format!("{word} needs a number"));
            match word.as_str() {
                "--steps" => args.steps = number()?.parse()?,
                "--games" => args.games = number()?.parse()?,
                "--seed" => args.seed = number()?.parse()?,
                "--ahead" => args.ahead = true,
                "--write" => args.write = true,
                _ => return Err(format!("what is {word}?").into()),
            }
        }
        Ok(args)
    }
}

/// Somebody who plays to learn, or to show what was learnt.
struct Pupil {
    weights: Box<Weights>,
    ahead: bool,
    wild: f32,
}

impl Pupil {
    fn plain(numbers: &[f64], ahead: bool) -> Self {
        Pupil { weights: Weights::from_numbers(numbers), ahead, wild: 0.0 }
    }

    fn drawn(numbers: &[f64], ahead: bool, dice: &mut Dice) -> Self {
        if dice.below(PLAIN) == 0 {
            return Pupil::plain(numbers, ahead);
        }
        let strength = 2.0 * dice.unit();
        Pupil { weights: Weights::from_numbers(&with_taste(numbers, strength, dice)), ahead, wild: WILD }
    }

    fn choose(&self, game: &WestStory, seat: Seat, legal: &[Action], dice: &mut Dice) -> Action {
        if self.wild > 0.0 && dice.unit() < self.wild {
            return dice.pick(legal);
        }
        // One imagined world is enough: what is hidden hardly matters for one's own turn.
        let world = game.imagine(seat, dice);
        if !self.ahead || legal.len() == 1 {
            return self.weights.quick(&world, seat, legal, dice);
        }
        let luck = dice.split();
        let value = |&action: &Action| self.weights.value(&world, seat, action, &mut luck.clone());
        let mut best = (f32::MIN, legal[0]);
        for action in legal {
            let value = value(action);
            if value > best.0 {
                best = (value, *action);
            }
        }
        best.1
    }
}

/// Tables of all kinds, two players most often.
fn table_of(dice: &mut Dice) -> Options {
    let options = match dice.below(20) {
        0..=3 => Options::for_people(1).with_tom(|tom| tom.hard = Hard::Random(dice.below(13) as usize)),
        4 => Options::for_people(2).with_tom(|tom| tom.hard = Hard::Random(dice.below(13) as usize)),
        5..=7 => Options::for_people(3),
        8..=9 => Options::for_people(4),
        _ => Options::for_people(2),
    };
    let mut options = if dice.below(3) == 0 { options.side(Side::B) } else { options };
    if dice.below(3) == 0 {
        options = options.new_cards();
    }
    if dice.below(4) == 0 {
        options = options.gold_rush();
    }
    if dice.below(4) == 0 {
        options = options.asymmetric();
    }
    if dice.below(3) == 0 {
        options = options.advanced();
    }
    if dice.below(2) == 0 { options.buildings(Buildings::Random) } else { options }
}

/// Plays one game to learn from it.
fn study(numbers: &[f64], ahead: bool, mut dice: Dice, learnt: &mut Equations) -> Result<(), Fault> {
    let mut game = WestStory::new(&table_of(&mut dice), &mut dice)?;
    let pupils: Vec<Pupil> = Seat::all(game.seats()).map(|_| Pupil::drawn(numbers, ahead, &mut dice)).collect();
    let (mut lessons, mut legal): (Vec<(Seat, Lesson)>, _) = (Vec::new(), Vec::new());
    while let Some(seat) = game.to_act().first() {
        // Positions resemble each other: some of them are enough.
        if game.settled() && dice.below(2) == 0 {
            lessons.extend(Seat::all(game.seats()).map(|seat| (seat, lesson(&game, seat))));
        }
        game.legal(seat, &mut legal);
        let action = pupils[seat.index()].choose(&game, seat, &legal, &mut dice);
        let _ = game.play_legal(seat, action, &mut dice, &mut Silent);
    }
    let standing = game.standing().ok_or("the game ended without a result")?;
    for (seat, lesson) in lessons {
        let points = f64::from(standing.of(seat).total);
        learnt.add(&lesson.parts, points - f64::from(lesson.certain));
    }
    Ok(())
}

/// What two players make of a game: the first one's part in the victory, and both one's points.
fn duel(pupils: [&Pupil; 2], number: u32, mut dice: Dice) -> Result<[f64; 3], Fault> {
    let mut game = WestStory::new(&Options::for_people(2), &mut dice)?;
    let first = Seat::new(number as usize % 2);
    let mut legal = Vec::new();
    while let Some(seat) = game.to_act().first() {
        game.legal(seat, &mut legal);
        let action = pupils[usize::from(seat != first)].choose(&game, seat, &legal, &mut dice);
        let _ = game.play_legal(seat, action, &mut dice, &mut Silent);
    }
    let standing = game.standing().ok_or("the game ended without a result")?;
    let points = |seat| f64::from(standing.of(seat).total);
    Ok([standing.share(first), points(first), points(first.left(2))])
}

/// A match between two sets of numbers.
fn compete(one: &[f64], other: &[f64], args: &Args) -> Result<[f64; 3], Fault> {
    let (one, other) = (Pupil::plain(one, args.ahead), Pupil::plain(other, args.ahead));
    let games = (args.games / 4).max(2);
    let sums = in_parts(games, &mut Dice::from_number(args.seed).split(), |deals| {
        deals.into_iter().try_fold([0.0; 3], |sum, (number, dice)| {
            let game = duel([&one, &other], number, dice)?;
            Ok::<_, Fault>(std::array::from_fn(|i| sum[i] + game[i]))
        })
    })?;
    Ok(std::array::from_fn(|i| sums.iter().map(|sum| sum[i]).sum::<f64>() / f64::from(games)))
}

fn main() -> Result<(), Fault> {
    let args = Args::read()?;
    let started = Instant::now();
    let prior = usual();
    let (mut numbers, mut best) = (prior.clone(), prior.clone());
    let mut learnt = Equations::new(NUMBERS);
    let mut dice = Dice::from_number(args.seed);
    for step in 1..=args.steps {
        let parts = in_parts(args.games, &mut dice, |deals| {
            let mut learnt = Equations::new(NUMBERS);
            deals.into_iter().try_for_each(|(_, dice)| study(&numbers, args.ahead, dice, &mut learnt))?;
            Ok::<_, Fault>(learnt)
        })?;
        for (i, part) in parts.iter().enumerate() {
            learnt.join(if i == 0 { MEMORY } else { 1.0 }, part);
        }
        numbers = learnt.solve(RIDGE, &prior);
        let [share, own, others] = compete(&numbers, &best, &args)?;
        eprintln!(
            "step {step} of {}: {:.1} % against the best so far, {own:.1} to {others:.1} points ({:.0?})",
            args.steps,
            100.0 * share,
            started.elapsed()
        );
        if share > 0.5 {
            best.clone_from(&numbers);
        }
    }
    let source = worth_source(&best);
    if args.write {
        std::fs::write(FILE, source)?;
        eprintln!("written to {FILE}");
    } else {
        println!("{source}");
    }
    Ok(())
}
