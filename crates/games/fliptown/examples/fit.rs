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

use std::time::Instant;

use fliptown::data::{Cowbot, Difficulty, TURNS};
use fliptown::fitting::{
    HAND_NUMBERS, HandSample, NUMBERS, Numbers, Taste, Weights, hand_sample, paid, rivals_source, worth_source,
};
use fliptown::{Action, Fliptown, Holdem, Options, Rival};
use proving::fitting::{Args, Equations, Fault, learn, mean, play_to_end, put};
use table::linear::Sample;
use table::{Dice, Game, Guide, Seat, Standing};

const ME: Seat = Seat::new(0);
const COWBOT: Seat = Seat::new(1);
const WORTH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src/guide/worth.rs");
const RIVALS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src/guide/rivals.rs");

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

/// How strongly weights are drawn to those at the start, for features and for hands: as if so many positions had confirmed each.
const RIDGE: f64 = 30.0;
const HAND_RIDGE: f64 = 10.0;

/// What money that is left over costs on average, because it is rounded down in the end.
const ROUNDED_DOWN: f64 = 0.6;

/// What games teach about features, and about hands by the number of cards to come.
fn nothing_learnt() -> Vec<Equations> {
    let hands = (0..TURNS).map(|_| Equations::new(HAND_NUMBERS));
    std::iter::once(Equations::new(NUMBERS)).chain(hands).collect()
}

fn fitted(learnt: &[Equations], prior: &Numbers) -> Numbers {
    let mut hands = [[0.0; HAND_NUMBERS]; TURNS as usize];
    for (i, equations) in learnt[1..].iter().enumerate() {
        hands[i].copy_from_slice(&equations.solve(HAND_RIDGE, &prior.hands[i]));
    }
    Numbers { features: learnt[0].solve(RIDGE, &prior.features), hands }
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
fn result(standing: &Standing) -> f64 {
    let cowbots = standing.results.get(COWBOT.index()).map_or(0, |cowbot| cowbot.total);
    f64::from(standing.of(ME).total - cowbots)
}

/// Plays one game to learn from it.
fn study(
    weights: &Weights,
    table: &Options,
    number: u32,
    mut dice: Dice,
    learnt: &mut [Equations],
) -> Result<(), Fault> {
    let with_holdem = table.cowbot.is_none() && number % WITH_HOLDEM == WITH_HOLDEM - 1;
    let options = if with_holdem { table.holdem(Holdem::Standard) } else { *table };
    let taste = (!number.is_multiple_of(PLAIN)).then(|| Taste::drawn(STRONGEST * dice.unit(), &mut dice));
    let pupil = Pupil { weights, taste };
    let mut game = Fliptown::new(&options, &mut dice)?;
    let (mut samples, mut hands): (Vec<Sample>, Vec<HandSample>) = (Vec::new(), Vec::new());
    let standing = play_to_end(&mut game, &mut dice, |game, seat, legal, dice| {
        // Positions within a turn resemble each other: some of them are enough.
        if !with_holdem && (game.settled() || dice.below(3) == 0) {
            samples.extend(weights.sample(game, seat));
        }
        hands.extend(hand_sample(game, seat));
        pupil.choose(game, seat, legal, dice)
    })?;
    for sample in samples {
        learnt[0].add(&sample.parts, result(&standing) - ROUNDED_DOWN - f64::from(sample.certain));
    }
    for sample in hands {
        let paid = paid(&game, ME, sample.round).ok_or("every hand is paid in the end")?;
        learnt[usize::from(sample.to_come)].add(&sample.parts, f64::from(paid - sample.pays));
    }
    Ok(())
}

/// The mean result of the quick policy with these weights, over games that are the same for all.
fn mean_result(weights: &Weights, table: &Options, games: u32, seed: u64) -> Result<f64, Fault> {
    let [points] = mean(games, &mut Dice::from_number(seed).split(), |_, mut dice| {
        let mut game = Fliptown::new(table, &mut dice)?;
        let quick = |game: &Fliptown, seat, legal: &[Action], dice: &mut Dice| weights.quick(game, seat, legal, dice);
        Ok([result(&play_to_end(&mut game, &mut dice, quick)?)])
    })?;
    Ok(points)
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
    let mut learnt = nothing_learnt();
    let mut dice = Dice::from_number(args.seed);
    for step in 1..=args.steps {
        let weights = Weights::from_numbers(&numbers);
        learn(&mut learnt, MEMORY, args.games, &mut dice, |number, dice, learnt| {
            study(&weights, table, number, dice, learnt)
        })?;
        numbers = fitted(&learnt, prior);
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
    let args = Args::read(12, 16_000, &["--alone", "--cowbots", "--from-nothing"])?;
    let (from_nothing, all) = (args.has("--from-nothing"), args.has("--alone") == args.has("--cowbots"));
    let alone = Options::for_players(1);
    let mut usual = Numbers::usual();
    if all || args.has("--alone") {
        let start = if from_nothing { Numbers::none() } else { usual };
        usual = fit("alone", &alone, std::slice::from_ref(&start), &start, &args)?;
        put(WORTH, &worth_source(&usual), args.write)?;
    }
    if all || args.has("--cowbots") {
        let mut rivals = Vec::new();
        for cowbot in Cowbot::ALL {
            for difficulty in Difficulty::ALL {
                let table = alone.cowbot(Rival::Chosen(cowbot), difficulty);
                let known = Numbers { hands: usual.hands, ..Numbers::against(cowbot, difficulty) };
                let start = if from_nothing { vec![usual.clone()] } else { vec![usual.clone(), known] };
                let best = fit(&format!("{cowbot}, {difficulty}"), &table, &start, &usual, &args)?;
                rivals.push(((cowbot, difficulty), best));
            }
        }
        let source = rivals_source(|cowbot, difficulty| {
            let found = rivals.iter().find(|(rival, _)| *rival == (cowbot, difficulty));
            found.map_or_else(Numbers::none, |(_, numbers)| numbers.clone())
        });
        put(RIVALS, &source, args.write)?;
    }
    Ok(())
}
