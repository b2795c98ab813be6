//! Making the weights of the guide: what the example `fit` needs to know of a game, and how it writes down what it found.

use std::fmt::Write as _;

use table::linear::{Part, rounded};
use table::{Dice, Guide, Seat};

use super::hand;
use super::policy::Head;
use super::rivals::AGAINST;
pub use super::weights::Weights;
use super::weights::{GROUPS, Hands, Scale, THINGS, Worth, slopes};
use super::worth::{HANDS, WORTHS};
use crate::action::Action;
use crate::data::{Cowbot, Difficulty, Hand, TURNS};
use crate::space::Space;
use crate::state::{Fliptown, Step};

/// How many numbers describe what things are worth: two for each.
pub const NUMBERS: usize = 2 * THINGS;

/// How many numbers describe a hand with so many cards to come: one for each kind, and for each number of cards that lack
/// for a flush and for a straight. The last kind of hand cannot be bettered, and its place is taken by the empty hand.
pub const HAND_NUMBERS: usize = KINDS + 2 * LACKING;

const KINDS: usize = 10;
const LACKING: usize = 6;
const EMPTY: usize = KINDS - 1;
const STRAIGHTS: usize = KINDS + LACKING;

/// What is fitted.
#[derive(Clone, PartialEq, Debug)]
pub struct Numbers {
    /// What things are worth.
    pub things: [f64; NUMBERS],
    /// What hands are worth, by the number of cards to come.
    pub hands: [[f64; HAND_NUMBERS]; TURNS as usize],
}

/// What a position teaches once its game's result is known: that all parts together should be the final score less what is
/// certain already.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson {
    /// The points that are certain or follow by reckoning.
    pub certain: f32,
    /// What is weighed.
    pub parts: Vec<Part>,
}

/// The same about a poker hand, once it is paid.
#[derive(Clone, PartialEq, Debug)]
pub struct HandLesson {
    /// The round, from 1.
    pub round: u8,
    /// How many cards are to come.
    pub to_come: u8,
    /// What the hand pays as it is, in points.
    pub pays: f32,
    /// What is weighed.
    pub parts: Vec<Part>,
}

impl Numbers {
    /// Those of somebody who knows only what is certain.
    pub const NONE: Numbers = Numbers { things: [0.0; NUMBERS], hands: [[0.0; HAND_NUMBERS]; TURNS as usize] };

    /// Those that the guide uses in games without a cowbot.
    pub fn usual() -> Self {
        Numbers::of(&WORTHS)
    }

    /// Those that it uses against a cowbot.
    pub fn against(cowbot: Cowbot, difficulty: Difficulty) -> Self {
        Numbers::of(&AGAINST[cowbot as usize][difficulty as usize])
    }

    fn of(worths: &[Worth; THINGS]) -> Self {
        let things = std::array::from_fn(|i| f64::from(worths[i / 2][i % 2]));
        let pays = Hand::ALL.map(hand::payout);
        let hands = std::array::from_fn(|turns| {
            std::array::from_fn(|i| {
                let number = match i {
                    EMPTY => HANDS.empty,
                    ..EMPTY => HANDS.made[turns][i] - pays[i],
                    KINDS..STRAIGHTS => HANDS.flush[turns][i - KINDS],
                    _ => HANDS.straight[turns][i - STRAIGHTS],
                };
                f64::from(number)
            })
        });
        Numbers { things, hands }
    }
}

/// Notes what is shown.
struct Notes(Vec<(usize, f32)>);

impl Scale for Notes {
    fn put(&mut self, _: usize, thing: usize, amount: f32) {
        if amount != 0.0 {
            self.0.push((thing, amount));
        }
    }
}

impl Weights {
    /// The weights that these numbers make.
    pub fn from_numbers(numbers: &Numbers) -> Self {
        Weights::new(&worths(&numbers.things), hand_worths(&numbers.hands))
    }

    /// The quick choice by these weights.
    pub fn quick(&self, game: &Fliptown, seat: Seat, legal: &[Action], dice: &mut Dice) -> Action {
        game.quick_choice(seat, legal, dice, self)
    }

    /// What a player may expect to score after a decision.
    pub fn value(&self, game: &Fliptown, seat: Seat, action: Action) -> f32 {
        game.glance(seat, action, &mut Head::new(self))
    }

    /// What a position teaches, if it is one in which the guide has something to judge.
    pub fn lesson(&self, game: &Fliptown, seat: Seat) -> Option<Lesson> {
        if game.step != Step::Turn || !game.running(seat).effects.is_empty() {
            return None;
        }
        let nothing = Weights::new(&[[0.0; 2]; THINGS], self.hands);
        let mut notes = Notes(Vec::new());
        game.show(seat, &game.ahead(seat, self), &mut notes);
        let moment = game.moment(seat);
        let parts = notes.0.into_iter().flat_map(|(thing, amount)| {
            let [first, second] = slopes(thing, moment);
            [(2 * thing, amount * first), (2 * thing + 1, amount * second)]
        });
        Some(Lesson { certain: game.estimate(seat, &nothing), parts: parts.collect() })
    }
}

/// What a player's hand teaches at the beginning of a turn.
pub fn hand_lesson(game: &Fliptown, seat: Seat) -> Option<HandLesson> {
    let moment = game.moment(seat);
    if !game.settled() || moment.turns == 0 {
        return None;
    }
    let (round, to_come) = (moment.round, moment.turns);
    let cards = game.poker_cards(seat);
    if cards.list().is_empty() {
        return Some(HandLesson { round, to_come, pays: 0.0, parts: vec![(EMPTY, 1.0)] });
    }
    let made = cards.best_hand();
    let mut parts = vec![(made.index(), 1.0)];
    for (first, lacking) in [(KINDS, hand::lacks_for_flush(&cards)), (STRAIGHTS, hand::lacks_for_straight(&cards))] {
        if (1..=to_come).contains(&lacking) {
            parts.push((first + usize::from(lacking), 1.0));
        }
    }
    Some(HandLesson { round, to_come, pays: hand::payout(made), parts })
}

/// What the hand of a round paid in the end, in points.
pub fn paid(game: &Fliptown, seat: Seat, round: u8) -> Option<f32> {
    game.sheet(seat).hands.get(usize::from(round) - 1).copied().flatten().map(hand::payout)
}

/// Somebody's liking for some spaces and buildings, so that games differ in what is tried.
#[derive(Clone, PartialEq, Debug)]
pub struct Taste {
    spaces: [f32; Space::COUNT],
}

impl Taste {
    /// A taste of this strength, in points.
    pub fn drawn(strength: f32, dice: &mut Dice) -> Self {
        let mut bell = || (dice.unit() + dice.unit() + dice.unit() - 1.5) * 2.0;
        Taste { spaces: std::array::from_fn(|_| strength * bell()) }
    }

    /// How much a decision is to this taste.
    pub fn likes(&self, action: Action) -> f32 {
        match action {
            Action::Act { space, .. } | Action::Bonus(space) => self.spaces[space.index()],
            Action::Effect(effect) => self.spaces[Space::building(effect.building()).index()] / 2.0,
            _ => 0.0,
        }
    }
}

fn worths(numbers: &[f64; NUMBERS]) -> [Worth; THINGS] {
    std::array::from_fn(|thing| [rounded(numbers[2 * thing]), rounded(numbers[2 * thing + 1])])
}

fn hand_worths(numbers: &[[f64; HAND_NUMBERS]; TURNS as usize]) -> Hands {
    let all = |first: usize| numbers.map(|of| std::array::from_fn(|i| rounded(of[first + i])));
    let pays = Hand::ALL.map(hand::payout);
    let made = numbers
        .map(|of| std::array::from_fn(|kind| if kind == EMPTY { pays[kind] } else { pays[kind] + rounded(of[kind]) }));
    let empty = rounded(numbers[usize::from(TURNS) - 1][EMPTY]);
    Hands { empty, made, flush: all(KINDS), straight: all(STRAIGHTS) }
}

/// The source of `worth.rs` with these numbers.
pub fn worth_source(numbers: &Numbers) -> String {
    let mut text = String::from(WORTH_HEAD);
    let worths = worths(&numbers.things);
    for (i, (first, about)) in GROUPS.into_iter().enumerate() {
        let end = GROUPS.get(i + 1).map_or(THINGS, |next| next.0);
        let _ = writeln!(text, "    // {about}");
        write_worths(&mut text, "    ", &worths[first..end]);
    }
    let hands = hand_worths(&numbers.hands);
    let _ = writeln!(text, "{WORTH_MIDDLE}    empty: {:.2},", hands.empty);
    write_rows(&mut text, "made", &hands.made);
    write_rows(&mut text, "flush", &hands.flush);
    write_rows(&mut text, "straight", &hands.straight);
    text + "};\n"
}

/// The source of `rivals.rs` with these numbers, by cowbot and difficulty.
pub fn rivals_source(numbers: impl Fn(Cowbot, Difficulty) -> Numbers) -> String {
    let mut text = String::from(RIVALS_HEAD);
    for cowbot in Cowbot::ALL {
        text.push_str("    [\n");
        for difficulty in Difficulty::ALL {
            let _ = writeln!(text, "        [ // {cowbot}, {difficulty}");
            write_worths(&mut text, "            ", &worths(&numbers(cowbot, difficulty).things));
            text.push_str("        ],\n");
        }
        text.push_str("    ],\n");
    }
    text + "];\n"
}

fn write_worths(text: &mut String, indent: &str, worths: &[Worth]) {
    for line in worths.chunks(6) {
        let cells: Vec<String> = line.iter().map(|[a, b]| format!("[{a:.2}, {b:.2}]")).collect();
        let _ = writeln!(text, "{indent}{},", cells.join(", "));
    }
}

fn write_rows<const N: usize>(text: &mut String, name: &str, rows: &[[f32; N]]) {
    let _ = writeln!(text, "    {name}: [");
    for row in rows {
        let cells: Vec<String> = row.iter().map(|cell| format!("{cell:.2}")).collect();
        let _ = writeln!(text, "        [{}],", cells.join(", "));
    }
    text.push_str("    ],\n");
}

const WORTH_HEAD: &str = "\
//! What things are worth, in points.
//!
//! Made by `cargo run --release -p fliptown --example fit`, which says how. Not to be changed by hand.

use super::weights::{Hands, THINGS, Worth};

/// What is weighed of a sheet.
#[rustfmt::skip]
#[allow(clippy::approx_constant, reason = \"what looks like a constant of mathematics is an accident\")]
pub(super) const WORTHS: [Worth; THINGS] = [
";

const WORTH_MIDDLE: &str = "\
];

/// What is weighed of a poker hand.
#[rustfmt::skip]
#[allow(clippy::approx_constant, reason = \"what looks like a constant of mathematics is an accident\")]
pub(super) const HANDS: Hands = Hands {
";

const RIVALS_HEAD: &str = "\
//! What things are worth against each cowbot, in points more than it has.
//!
//! Made by `cargo run --release -p fliptown --example fit`, which says how. Not to be changed by hand. The things stand in
//! the order of `worth.rs`.

use super::weights::{THINGS, Worth};

/// By cowbot and difficulty.
#[rustfmt::skip]
#[allow(clippy::approx_constant, reason = \"what looks like a constant of mathematics is an accident\")]
pub(super) const AGAINST: [[[Worth; THINGS]; 3]; 4] = [
";
