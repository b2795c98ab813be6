//! Makes the weights of Fliptown's guide, `src/guide/worth.rs` and `src/guide/rivals.rs`:
//! `cargo run --release -p fliptown --features positions --example fit -- [--alone] [--cowbots] [--steps N] [--games N] [--seed N]
//! [--from-nothing] [--write]`.
//!
//! The guide estimates a player's final score as what is certain plus a weighed sum of what is on the sheet; against a
//! cowbot, how much more that is than the cowbot's. In each step, games are played by the quick policy with the weights
//! so far; in most of them the player has a taste for some spaces, so that everything is tried. Then the weights are chosen,
//! by least squares, that would have foreseen the results best, games of earlier steps counting less and less. They are
//! drawn to those at the start (for cowbots, to those of the game alone), or to zero with `--from-nothing`. The weights with
//! which the quick policy does best in games of their own are kept, and with `--write` they replace the files.
//!
//! The result depends on the arguments and on the weights at the start alone, not on the number of threads.

use std::error::Error;
use std::time::Instant;

use fliptown::data::{Cowbot, Difficulty, TURNS};
use fliptown::fitting::{
    HAND_NUMBERS, HandLesson, Lesson, NUMBERS, Numbers, Taste, Weights, hand_lesson, paid, rivals_source, worth_source,
};
use fliptown::{Action, Fliptown, Holdem, Options, Rival};
use proving::fitting::{Equations, in_parts};
use table::{Dice, Game, Guide, Seat, Silent};

/// What can go wrong.
type Fault = Box<dyn Error + Send + Sync>;

const ME: Seat = Seat::new(0);
const COWBOT: Seat = Seat::new(1);
const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src/guide");

/// Of so many games, one is played without a taste.
const PLAIN: u32 = 4;

/// Of so many games, one is played with Hold'em cards, which teach about hands only.
const WITH_HOLDEM: u32 = 6;

/// The strongest taste, in points.
const STRONGEST: f32 = 2.5;

/// How often a player with a taste does anything at all.
const WILD: f32 = 0.02;

/// How noisily one with a taste chooses, in points.
const NOISE: f32 = 0.3;

/// How much the games of the step before count.
const MEMORY: f64 = 0.6;

/// How strongly weights are drawn to those at the start, for things and for hands: as if so many positions had confirmed each.
const RIDGE: f64 = 30.0;
const HAND_RIDGE: f64 = 10.0;

/// What money that is left over costs on average, because it is rounded down in the end.
const ROUNDED_DOWN: f64 = 0.6;

struct Args {
    alone: bool,
    cowbots: bool,
    steps: u32,
    games: u32,
    seed: u64,
    from_nothing: bool,
    write: bool,
}

impl Args {
    fn read() -> Result<Self, Fault> {
        let mut args =
            Args { alone: false, cowbots: false, steps: 12, games: 16_000, seed: 1, from_nothing: false, write: false };
        let mut words = std::env::args().skip(1);
        while let Some(word) = words.next() {
            let mut number = || words.next().ok_or_else(|| format!("{word} needs a number"));
            match word.as_str() {
                "--alone" => args.alone = true,
                "--cowbots" => args.cowbots = true,
                "--steps" => args.steps = number()?.parse()?,
                "--games" => args.games = number()?.parse()?,
                "--seed" => args.seed = number()?.parse()?,
                "--from-nothing" => args.from_nothing = true,
                "--write" => args.write = true,
                _ => return Err(format!("what is {word}?").into()),
            }
        }
        if !args.alone && !args.cowbots {
            (args.alone, args.cowbots) = (true, true);
        }
        Ok(args)
    }
}

/// What games have taught.
#[derive(Clone)]
struct Learnt {
    things: Equations,
    /// By the number of cards to come.
    hands: Vec<Equations>,
}

impl Learnt {
    fn nothing() -> Self {
        Learnt { things: Equations::new(NUMBERS), hands: vec![Equations::new(HAND_NUMBERS); TURNS.into()] }
    }

    fn join(&mut self, memory: f64, others: &Learnt) {
        self.things.join(memory, &others.things);
        for (hands, others) in self.hands.iter_mut().zip(&others.hands) {
            hands.join(memory, others);
        }
    }

    fn numbers(&self, prior: &Numbers) -> Result<Numbers, Fault> {
        let things = self.things.solve(RIDGE, &prior.things).try_into().map_err(|_| "as many numbers as unknowns")?;
        let mut hands = [[0.0; HAND_NUMBERS]; TURNS as usize];
        for (i, equations) in self.hands.iter().enumerate() {
            hands[i].copy_from_slice(&equations.solve(HAND_RIDGE, &prior.hands[i]));
        }
        Ok(Numbers { things, hands })
    }
}

/// Somebody who plays to learn.
struct Pupil<'a> {
    weights: &'a Weights,
    taste: Option<Taste>,
}

impl Pupil<'_> {
    fn choose(&self, game: &Fliptown, seat: Seat, legal: &[Action], dice: &mut Dice) -> Action {
        let Some(taste) = &self.taste else { return self.weights.quick(game, seat, legal, dice) };
        if dice.unit() < WILD {
            return dice.pick(legal);
        }
        let mut best = (f32::MIN, legal[0]);
        for &action in legal {
            let whim = -NOISE * (-dice.unit().max(1e-6).ln()).max(1e-6).ln();
            let value = self.weights.value(game, seat, action) + taste.likes(action) + whim;
            if value > best.0 {
                best = (value, action);
            }
        }
        best.1
    }
}

/// What somebody has made of a game: points, or points more than the cowbot.
fn result(game: &Fliptown) -> Result<f64, Fault> {
    let standing = game.standing().ok_or("the game ended without a result")?;
    let cowbots = if game.seats() > 1 { standing.of(COWBOT).total } else { 0 };
    Ok(f64::from(standing.of(ME).total - cowbots))
}

/// Plays one game to learn from it.
fn study(weights: &Weights, table: &Options, number: u32, mut dice: Dice, learnt: &mut Learnt) -> Result<(), Fault> {
    let with_holdem = table.cowbot.is_none() && number % WITH_HOLDEM == WITH_HOLDEM - 1;
    let options = if with_holdem { table.holdem(Holdem::Standard) } else { *table };
    let taste = (!number.is_multiple_of(PLAIN)).then(|| Taste::drawn(STRONGEST * dice.unit(), &mut dice));
    let pupil = Pupil { weights, taste };
    let mut game = Fliptown::new(&options, &mut dice)?;
    let (mut lessons, mut hands, mut legal): (Vec<Lesson>, Vec<HandLesson>, _) = (Vec::new(), Vec::new(), Vec::new());
    while let Some(seat) = game.to_act().first() {
        // Positions within a turn resemble each other: some of them are enough.
        if !with_holdem && (game.settled() || dice.below(3) == 0) {
            lessons.extend(weights.lesson(&game, seat));
        }
        hands.extend(hand_lesson(&game, seat));
        game.legal(seat, &mut legal);
        let action = pupil.choose(&game, seat, &legal, &mut dice);
        let _ = game.play_legal(seat, action, &mut dice, &mut Silent);
    }
    let result = result(&game)?;
    for lesson in lessons {
        learnt.things.add(&lesson.parts, result - ROUNDED_DOWN - f64::from(lesson.certain));
    }
    for lesson in hands {
        let paid = paid(&game, ME, lesson.round).ok_or("every hand is paid in the end")?;
        learnt.hands[usize::from(lesson.to_come) - 1].add(&lesson.parts, f64::from(paid - lesson.pays));
    }
    Ok(())
}

/// What the quick policy makes of a game with these weights.
fn trial(weights: &Weights, table: &Options, mut dice: Dice) -> Result<f64, Fault> {
    let mut game = Fliptown::new(table, &mut dice)?;
    let mut legal = Vec::new();
    while let Some(seat) = game.to_act().first() {
        game.legal(seat, &mut legal);
        let action = weights.quick(&game, seat, &legal, &mut dice);
        let _ = game.play_legal(seat, action, &mut dice, &mut Silent);
    }
    result(&game)
}

/// The mean result with these weights, over games that are the same for all.
fn mean_result(weights: &Weights, table: &Options, games: u32, seed: u64) -> Result<f64, Fault> {
    let mut dice = Dice::from_number(seed).split();
    let sums = in_parts(games, &mut dice, |deals| {
        deals.into_iter().try_fold(0.0, |sum, (_, dice)| Ok::<f64, Fault>(sum + trial(weights, table, dice)?))
    })?;
    Ok(sums.iter().sum::<f64>() / f64::from(games))
}

/// The best weights for a table that were found from these on, which may be these. Hands are as good whoever watches: what
/// they are worth is learnt alone.
fn fit(what: &str, table: &Options, start: &[Numbers], prior: &Numbers, args: &Args) -> Result<Numbers, Fault> {
    let started = Instant::now();
    let trials = (args.games / 2).max(1);
    let judge = |numbers: &Numbers| mean_result(&Weights::from_numbers(numbers), table, trials, args.seed);
    let mut best: Option<(f64, Numbers)> = None;
    for numbers in start {
        let mean = judge(numbers)?;
        eprintln!("{what}: {mean:.2} at the start");
        if best.as_ref().is_none_or(|(most, _)| mean > *most) {
            best = Some((mean, numbers.clone()));
        }
    }
    let (mut most, mut best) = best.ok_or("weights to start with")?;
    let mut numbers = best.clone();
    let mut learnt = Learnt::nothing();
    let mut dice = Dice::from_number(args.seed);
    for step in 1..=args.steps {
        let weights = Weights::from_numbers(&numbers);
        let parts = in_parts(args.games, &mut dice, |deals| {
            let mut learnt = Learnt::nothing();
            deals.into_iter().try_for_each(|(number, dice)| study(&weights, table, number, dice, &mut learnt))?;
            Ok::<Learnt, Fault>(learnt)
        })?;
        let mut memory = MEMORY;
        for part in parts {
            learnt.join(memory, &part);
            memory = 1.0;
        }
        numbers = learnt.numbers(prior)?;
        if table.cowbot.is_some() {
            numbers.hands = prior.hands;
        }
        let mean = judge(&numbers)?;
        eprintln!("{what}: {mean:.2} after step {step} of {} ({:.0?})", args.steps, started.elapsed());
        if mean > most {
            (most, best) = (mean, numbers.clone());
        }
    }
    eprintln!("{what}: {most:.2} is the best");
    Ok(best)
}

fn main() -> Result<(), Fault> {
    let args = Args::read()?;
    let alone = Options::for_players(1);
    let mut usual = Numbers::usual();
    if args.alone {
        let start = if args.from_nothing { Numbers::NONE } else { usual };
        usual = fit("alone", &alone, std::slice::from_ref(&start), &start, &args)?;
        put("worth.rs", &worth_source(&usual), args.write)?;
    }
    if args.cowbots {
        let mut rivals = Vec::new();
        for cowbot in Cowbot::ALL {
            for difficulty in Difficulty::ALL {
                let table = alone.cowbot(Rival::Chosen(cowbot), difficulty);
                let known = Numbers { hands: usual.hands, ..Numbers::against(cowbot, difficulty) };
                let start = if args.from_nothing { vec![usual.clone()] } else { vec![usual.clone(), known] };
                let best = fit(&format!("{cowbot}, {difficulty}"), &table, &start, &usual, &args)?;
                rivals.push(((cowbot, difficulty), best));
            }
        }
        let source = rivals_source(|cowbot, difficulty| {
            let found = rivals.iter().find(|(rival, _)| *rival == (cowbot, difficulty));
            found.map_or(Numbers::NONE, |(_, numbers)| numbers.clone())
        });
        put("rivals.rs", &source, args.write)?;
    }
    Ok(())
}

/// Writes a source file, or shows it.
fn put(name: &str, source: &str, write: bool) -> Result<(), Fault> {
    if write {
        std::fs::write(format!("{FOLDER}/{name}"), source)?;
        eprintln!("written to {FOLDER}/{name}");
    } else {
        println!("{source}");
    }
    Ok(())
}
