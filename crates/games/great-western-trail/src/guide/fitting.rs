//! Making the weights of the guide: what the example `fit` needs to know of a game, and how it writes down what it found.

use std::fmt::Write as _;

use table::fitting::{Part, rounded};
use table::{Dice, Seat};

pub use super::weights::Weights;
use super::weights::{GROUPS, SLOPES, Scale, THINGS, Worth};
use super::worth::WORTHS;
use crate::action::Action;
use crate::state::GreatWesternTrail;

/// How many numbers describe what things are worth.
pub const NUMBERS: usize = SLOPES * THINGS;

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

    /// The points that a seat may expect with these weights.
    pub fn estimate(&self, game: &GreatWesternTrail, seat: Seat) -> f32 {
        game.estimate(seat, self)
    }
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
