//! The program that fits a guide: games that teach, and matches that show what was learnt.

use std::error::Error;
use std::time::Instant;

use table::linear::{Fitted, Sample};
use table::{Dice, Game, Seat, Silent, Standing};

use super::{Equations, learn, mean};

/// What can go wrong.
pub type Fault = Box<dyn Error + Send + Sync>;

/// Of so many players, one has no taste of his own.
const PLAIN: u32 = 4;

/// How often one with a taste does anything at all.
const WILD: f32 = 0.01;

/// How much the games of the step before count.
const MEMORY: f64 = 0.5;

/// How strongly weights are drawn to those at the start: as if so many positions had confirmed each.
const RIDGE: f64 = 60.0;

/// The most decisions of a turn that are played on.
const LONGEST: usize = 40;

/// What the program is asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Args {
    /// How often games are played and learnt from.
    pub steps: u32,
    /// How many games are played in each step.
    pub games: u32,
    /// What all dice follow from.
    pub seed: u64,
    /// Whether files are written rather than shown.
    pub write: bool,
    flags: Vec<&'static str>,
}

impl Args {
    /// The arguments that the program was called with: `--steps N`, `--games N`, `--seed N`, `--write` and these flags.
    ///
    /// # Errors
    /// If there are others, or something is no number.
    pub fn read(steps: u32, games: u32, flags: &[&'static str]) -> Result<Self, Fault> {
        Args { steps, games, seed: 1, write: false, flags: Vec::new() }.given(std::env::args().skip(1), flags)
    }

    fn given(mut self, mut words: impl Iterator<Item = String>, flags: &[&'static str]) -> Result<Self, Fault> {
        while let Some(word) = words.next() {
            let mut number = || words.next().ok_or_else(|| format!("{word} needs a number"));
            match word.as_str() {
                "--steps" => self.steps = number()?.parse()?,
                "--games" => self.games = number()?.parse()?,
                "--seed" => self.seed = number()?.parse()?,
                "--write" => self.write = true,
                _ => match flags.iter().find(|flag| **flag == word) {
                    Some(flag) => self.flags.push(flag),
                    None => return Err(format!("what is {word}?").into()),
                },
            }
        }
        Ok(self)
    }

    /// Whether this flag was given.
    pub fn has(&self, flag: &str) -> bool {
        self.flags.contains(&flag)
    }
}

/// Plays a game to its end.
///
/// # Errors
/// If it has no result then.
pub fn play_to_end<G: Game>(
    game: &mut G,
    dice: &mut Dice,
    mut choose: impl FnMut(&G, Seat, &[G::Action], &mut Dice) -> G::Action,
) -> Result<Standing, Fault> {
    let mut legal = Vec::new();
    while let Some(seat) = game.to_act().first() {
        game.legal(seat, &mut legal);
        let action = choose(game, seat, &legal, dice);
        let _ = game.play_legal(seat, action, dice, &mut Silent);
    }
    game.standing().ok_or_else(|| "the game ended without a result".into())
}

/// Writes a source file, or shows it.
///
/// # Errors
/// If it cannot be written.
pub fn put(file: &str, source: &str, write: bool) -> Result<(), Fault> {
    if write {
        std::fs::write(file, source)?;
        eprintln!("written to {file}");
    } else {
        println!("{source}");
    }
    Ok(())
}

/// How the guide of a game is fitted.
///
/// The guide estimates a player's final score as what is certain plus a weighed sum of what the position is good for. In
/// each step games are played by the quick policy with the weights so far, or with `--ahead` by looking at where each
/// decision leads to at the end of the turn; most players have tastes of their own, so that everything is tried. Then the
/// weights are chosen, by least squares, that would have foreseen the results best, games of earlier steps counting less
/// and less; they are drawn to those at the start. Weights that win a match against the best so far are kept, and with
/// `--write` they replace the file.
///
/// The result depends on the arguments and on the weights at the start alone, not on the number of threads.
#[derive(Clone, Debug)]
pub struct Fitting<G: Fitted> {
    /// The file of the weights.
    pub file: &'static str,
    /// A table to learn at.
    pub table: fn(&mut Dice) -> G::Setup,
    /// The table of a match, for two.
    pub duel: G::Setup,
    /// What money that is left over costs on average, where it is rounded down in the end.
    pub rounded_down: f64,
}

impl<G: Fitted> Fitting<G> {
    /// The whole program.
    ///
    /// # Errors
    /// If arguments are wrong, a table cannot be set up, or the file cannot be written.
    pub fn run(&self) -> Result<(), Fault> {
        let args = Args::read(6, 8_000, &["--ahead"])?;
        put(self.file, &G::source(&self.best(&args)?), args.write)
    }

    /// The best numbers that were found, which may be those of the start.
    fn best(&self, args: &Args) -> Result<Vec<f64>, Fault> {
        let started = Instant::now();
        let ahead = args.has("--ahead");
        let prior = G::usual();
        let (mut numbers, mut best) = (prior.clone(), prior.clone());
        let mut learnt = [Equations::new(prior.len())];
        let mut dice = Dice::from_number(args.seed);
        for step in 1..=args.steps {
            learn(&mut learnt, MEMORY, args.games, &mut dice, |_, dice, learnt| {
                self.study(&numbers, ahead, dice, &mut learnt[0])
            })?;
            numbers = learnt[0].solve(RIDGE, &prior);
            let pupils = [&numbers, &best].map(|numbers| Pupil::plain(numbers, ahead));
            let games = (args.games / 4).max(2);
            let mut dice = Dice::from_number(args.seed).split();
            let [share, own, others] = mean(games, &mut dice, |number, dice| self.duel(&pupils, number, dice))?;
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
        Ok(best)
    }

    /// Plays one game to learn from it.
    fn study(&self, numbers: &[f64], ahead: bool, mut dice: Dice, learnt: &mut Equations) -> Result<(), Fault> {
        let mut game = G::new(&(self.table)(&mut dice), &mut dice)?;
        let everybody = || Seat::all(game.seats());
        let pupils: Vec<_> = everybody().map(|_| Pupil::<G>::drawn(numbers, ahead, &mut dice)).collect();
        let mut samples: Vec<(Seat, Sample)> = Vec::new();
        let standing = play_to_end(&mut game, &mut dice, |game, seat, legal, dice| {
            // Positions resemble each other: some of them are enough.
            if game.settled() && dice.below(2) == 0 {
                samples.extend(Seat::all(game.seats()).map(|seat| (seat, game.sample(seat))));
            }
            pupils[seat.index()].choose(game, seat, legal, dice)
        })?;
        for (seat, sample) in samples {
            let points = f64::from(standing.of(seat).total) - self.rounded_down;
            learnt.add(&sample.parts, points - f64::from(sample.certain));
        }
        Ok(())
    }

    /// What two players make of a game: the first one's part in the victory, and both one's points.
    fn duel(&self, pupils: &[Pupil<G>; 2], number: u32, mut dice: Dice) -> Result<[f64; 3], Fault> {
        let mut game = G::new(&self.duel, &mut dice)?;
        let first = Seat::new(number as usize % 2);
        let standing = play_to_end(&mut game, &mut dice, |game, seat, legal, dice| {
            pupils[usize::from(seat != first)].choose(game, seat, legal, dice)
        })?;
        let points = |seat| f64::from(standing.of(seat).total);
        Ok([standing.share(first), points(first), points(first.left(2))])
    }
}

/// Somebody who plays to learn, or to show what was learnt.
struct Pupil<G: Fitted> {
    weights: Box<G::Weights>,
    ahead: bool,
    wild: f32,
}

impl<G: Fitted> Pupil<G> {
    fn plain(numbers: &[f64], ahead: bool) -> Self {
        Pupil { weights: G::weights(numbers), ahead, wild: 0.0 }
    }

    fn drawn(numbers: &[f64], ahead: bool, dice: &mut Dice) -> Self {
        if dice.below(PLAIN) == 0 {
            return Pupil::plain(numbers, ahead);
        }
        let strength = 2.0 * dice.unit();
        Pupil { weights: G::weights(&with_taste::<G>(numbers, strength, dice)), ahead, wild: WILD }
    }

    fn choose(&self, game: &G, seat: Seat, legal: &[G::Action], dice: &mut Dice) -> G::Action {
        if self.wild > 0.0 && dice.unit() < self.wild {
            return dice.pick(legal);
        }
        // One imagined world is enough: what is hidden hardly matters for one's own turn.
        let world = game.imagine(seat, dice);
        if !self.ahead || legal.len() == 1 {
            return world.quick_by(&self.weights, seat, legal, dice);
        }
        let luck = dice.split();
        let mut best = (f32::MIN, legal[0]);
        for &action in legal {
            let lead = self.lead_after(world.clone(), seat, action, luck.clone());
            if lead > best.0 {
                best = (lead, action);
            }
        }
        best.1
    }

    /// How far ahead of the others a seat may expect to be after a decision, once its turn is over.
    fn lead_after(&self, mut world: G, seat: Seat, action: G::Action, mut dice: Dice) -> f32 {
        let mut legal = Vec::new();
        let _ = world.play_legal(seat, action, &mut dice, &mut Silent);
        for _ in 0..LONGEST {
            if !world.to_act().contains(seat) || world.settled() {
                break;
            }
            world.legal(seat, &mut legal);
            let action = world.quick_by(&self.weights, seat, &legal, &mut dice);
            let _ = world.play_legal(seat, action, &mut dice, &mut Silent);
        }
        let others = Seat::all(world.seats()).filter(|&other| other != seat);
        let rival = others.map(|other| world.expects(other, &self.weights)).fold(f32::MIN, f32::max);
        world.expects(seat, &self.weights) - rival
    }
}

/// Numbers near these: somebody with a taste of his own, the stronger the more peculiar.
fn with_taste<G: Fitted>(numbers: &[f64], strength: f32, dice: &mut Dice) -> Vec<f64> {
    // Nearly normal, with a spread of 1.
    let mut whim = || f64::from(2.0 * (dice.unit() + dice.unit() + dice.unit()) - 3.0);
    let mut numbers = numbers.to_vec();
    for (feature, worth) in numbers.chunks_mut(G::NUMBERS).enumerate() {
        let factor = (f64::from(strength) * 0.4 * whim()).exp();
        worth.iter_mut().for_each(|number| *number *= factor);
        if G::matters_alone(feature) {
            worth[0] += f64::from(strength) * whim();
        }
    }
    numbers
}

#[cfg(test)]
mod tests {
    use table::linear::{Evaluator, Weights, numbers, worths};
    use table::{Eyes, Guide, Setup};

    use super::*;
    use crate::toy::{Toy, ToyAction, ToySetup};

    /// A card, and the rest of the game.
    type Worths = [[f32; 1]; 2];
    const USUAL: Worths = [[0.0], [1.0]];
    const SLOPES: [Worths; 1] = [[[1.0]; 2]];

    fn show(game: &Toy, seat: Seat, evaluator: &mut impl Evaluator) {
        let view = game.view(Eyes::Seat(seat));
        evaluator.sure(0, f32::from(view.seats[seat.index()].purse));
        evaluator.put_all(0, 0, [f32::from(view.own.map_or(0, |own| own.card)) / 15.0, 1.0]);
    }

    impl Fitted for Toy {
        type Weights = Weights<2, 1>;
        const NUMBERS: usize = 1;

        fn usual() -> Vec<f64> {
            numbers(&USUAL)
        }

        fn weights(numbers: &[f64]) -> Box<Self::Weights> {
            Box::new(Weights::new(&worths(numbers), &SLOPES))
        }

        fn source(numbers: &[f64]) -> String {
            format!("{:?}", worths::<1, 2>(numbers))
        }

        fn matters_alone(feature: usize) -> bool {
            feature == 0
        }

        fn sample(&self, seat: Seat) -> Sample {
            Sample::noted(&SLOPES[0], |sampler| show(self, seat, sampler))
        }

        fn expects(&self, seat: Seat, weights: &Self::Weights) -> f32 {
            weights.total(0, |total| show(self, seat, total))
        }

        fn quick_by(&self, _: &Self::Weights, seat: Seat, legal: &[ToyAction], dice: &mut Dice) -> ToyAction {
            self.quick(seat, legal, dice)
        }
    }

    fn fitting() -> Fitting<Toy> {
        let duel = ToySetup { players: 2, ..ToySetup::standard() };
        Fitting { file: "", table: |_| ToySetup::standard(), duel, rounded_down: 0.0 }
    }

    #[test]
    fn games_teach_that_a_high_card_is_good() {
        let mut learnt = Equations::new(2);
        let mut dice = Dice::from_number(1);
        for game in 0..200 {
            fitting().study(&Toy::usual(), game % 2 == 0, dice.split(), &mut learnt).unwrap();
        }
        let [card, _] = learnt.solve(RIDGE, &Toy::usual())[..] else { panic!("two numbers") };
        assert!(card > 0.5, "worth {card}");
    }

    #[test]
    fn the_best_are_those_of_the_start_or_what_won() {
        let best = |steps, seed| {
            let args = Args { steps, games: 40, seed, write: false, flags: vec!["--ahead"] };
            fitting().best(&args).unwrap()
        };
        assert_eq!(best(0, 1), Toy::usual());
        let found: Vec<_> = (1..=6).map(|seed| best(1, seed)).collect();
        assert_eq!(found, (1..=6).map(|seed| best(1, seed)).collect::<Vec<_>>(), "the seed decides");
        assert!(found.contains(&Toy::usual()) && found.iter().any(|numbers| *numbers != Toy::usual()));
    }

    #[test]
    fn arguments_are_read_and_others_refused() {
        let args = Args { steps: 1, games: 2, seed: 3, write: false, flags: Vec::new() };
        let read = |words: &str| args.clone().given(words.split(' ').map(String::from), &["--ahead", "--alone"]);
        let given = read("--games 7 --ahead --write").unwrap();
        assert_eq!((given.steps, given.games, given.seed, given.write), (1, 7, 3, true));
        assert!(given.has("--ahead") && !given.has("--alone"));
        for (words, fault) in [("--faster", "what is --faster?"), ("--seed", "--seed needs a number")] {
            assert_eq!(read(words).unwrap_err().to_string(), fault);
        }
        assert!(read("--steps many").is_err());
    }

    #[test]
    fn tastes_differ_the_more_the_stronger_they_are() {
        let mut dice = Dice::from_number(1);
        let mut far = |strength| {
            let numbers = with_taste::<Toy>(&[2.0, 2.0], strength, &mut dice);
            numbers.iter().map(|number| (number - 2.0).abs()).sum::<f64>()
        };
        assert_eq!(far(0.0), 0.0);
        let mut mean = |strength| (0..50).map(|_| far(strength)).sum::<f64>() / 50.0;
        assert!(mean(2.0) > 2.0 * mean(0.5));
    }
}
