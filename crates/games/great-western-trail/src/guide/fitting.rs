//! Making the weights of the guide: what the example `fit` needs to know of a game, and how it writes down what it found.

use std::fmt::Write as _;

use table::linear::{Part, rounded};
use table::{Dice, Game, Guide, Seat, Silent};

pub use super::weights::Weights;
use super::weights::{GROUPS, SLOPES, Scale, THINGS, Worth};
use super::worth::WORTHS;
use crate::action::Action;
use crate::state::GreatWesternTrail;

/// How many numbers describe what things are worth.
pub const NUMBERS: usize = SLOPES * THINGS;

/// The most decisions of a turn that are played on.
const LONGEST: usize = 40;

/// What is fitted: what things are worth.
pub type Numbers = Vec<f64>;

/// What a position teaches once its game's result is known: that all parts together should be the final score less what is
/// certain already.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson {
    /// The points that are certain.
    pub certain: f32,
    /// What is weighed.
    pub parts: Vec<Part>,
}

/// Writes down what is shown.
struct Notes {
    slopes: [f32; SLOPES],
    lesson: Lesson,
}

impl Scale for Notes {
    fn sure(&mut self, _: usize, points: f32) {
        self.lesson.certain += points;
    }

    fn put(&mut self, _: usize, thing: usize, amount: f32) {
        if amount != 0.0 {
            let parts = self.slopes.iter().enumerate().map(|(i, slope)| (SLOPES * thing + i, slope * amount));
            self.lesson.parts.extend(parts);
        }
    }
}

/// What a position teaches about a seat.
pub fn lesson(game: &GreatWesternTrail, seat: Seat) -> Lesson {
    let slopes = game.table.moment(seat).slopes();
    let mut notes = Notes { slopes, lesson: Lesson { certain: 0.0, parts: Vec::new() } };
    game.show(seat, &mut notes);
    notes.lesson
}

/// The numbers that the guide uses.
pub fn usual() -> Numbers {
    WORTHS.iter().flatten().map(|&number| f64::from(number)).collect()
}

impl Weights {
    /// Weights with these numbers.
    ///
    /// # Panics
    /// If there are too few numbers.
    pub fn from_numbers(numbers: &[f64]) -> Box<Self> {
        Box::new(Weights::new(&worths(numbers)))
    }

    /// The quick choice with these weights.
    pub fn quick(&self, game: &GreatWesternTrail, seat: Seat, legal: &[Action], dice: &mut Dice) -> Action {
        game.quick_choice(seat, legal, dice, self)
    }

    /// How far ahead of the others a seat may expect to be after a decision, once its turn is over.
    pub fn value(&self, game: &GreatWesternTrail, seat: Seat, action: Action, dice: &mut Dice) -> f32 {
        let mut world = game.clone();
        let mut legal = Vec::new();
        let _ = world.play_legal(seat, action, dice, &mut Silent);
        for _ in 0..LONGEST {
            if !world.to_act().contains(seat) || world.settled() {
                break;
            }
            world.legal(seat, &mut legal);
            let action = world.quick_choice(seat, &legal, dice, self);
            let _ = world.play_legal(seat, action, dice, &mut Silent);
        }
        let others = world.table.all_seats().filter(|&other| other != seat);
        let rival = others.map(|other| world.estimate(other, self)).fold(f32::MIN, f32::max);
        world.estimate(seat, self) - rival
    }
}

/// Numbers near these: somebody with a taste of his own, the stronger the more peculiar.
pub fn with_taste(numbers: &[f64], strength: f32, dice: &mut Dice) -> Numbers {
    // Nearly normal, with a spread of 1.
    let mut whim = || f64::from(2.0 * (dice.unit() + dice.unit() + dice.unit()) - 3.0);
    let mut numbers = numbers.to_vec();
    for (thing, worth) in numbers.chunks_mut(SLOPES).enumerate() {
        let factor = (f64::from(strength) * 0.4 * whim()).exp();
        worth.iter_mut().for_each(|number| *number *= factor);
        if matters_alone(thing) {
            worth[0] += f64::from(strength) * whim();
        }
    }
    numbers
}

/// Whether a thing is had or not, rather than measured.
fn matters_alone(thing: usize) -> bool {
    use super::weights::thing::*;
    let any = |first: usize, next: usize| (first..next).contains(&thing);
    any(WORKER, CERTIFICATE) || any(DISC, NEXT_DELIVERY) || any(CATTLE, FEE) || any(MASTER, DANGER)
}

fn worths(numbers: &[f64]) -> [Worth; THINGS] {
    std::array::from_fn(|thing| std::array::from_fn(|slope| rounded(numbers[SLOPES * thing + slope])))
}

/// The source of `worth.rs` with these numbers.
///
/// # Panics
/// If there are too few numbers.
pub fn worth_source(numbers: &[f64]) -> String {
    let mut text = String::from(HEAD);
    let worths = worths(numbers);
    for (i, (first, about)) in GROUPS.into_iter().enumerate() {
        let end = GROUPS.get(i + 1).map_or(THINGS, |next| next.0);
        let _ = writeln!(text, "    // {about}");
        for line in worths[first..end].chunks(5) {
            let cells: Vec<String> = line.iter().map(|[a, b, c]| format!("[{a:.2}, {b:.2}, {c:.2}]")).collect();
            let _ = writeln!(text, "    {},", cells.join(", "));
        }
    }
    text + "];\n"
}

const HEAD: &str = "\
//! What things are worth, in points.
//!
//! Made by `cargo run --release -p great-western-trail --example fit`, which says how. Not to be changed by hand.

use super::weights::{THINGS, Worth};

/// What is weighed of a position.
#[rustfmt::skip]
#[allow(clippy::approx_constant, reason = \"what looks like a constant of mathematics is an accident\")]
pub(super) const WORTHS: [Worth; THINGS] = [
";
