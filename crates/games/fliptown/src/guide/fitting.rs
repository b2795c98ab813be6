//! Making the weights of the guide: what the example `fit` needs to know of a game, and how it writes down what it found.

use table::linear::{self, Part, Sample, Source, rounded};
use table::{Dice, Game, Guide, Seat};

use super::hand;
use super::policy::Head;
use super::rivals::AGAINST;
pub use super::weights::Weights;
use super::weights::{Hands, SLOPES, Worth, feature};
use super::worth::{HANDS, WORTHS};
use crate::action::Action;
use crate::data::{Cowbot, Difficulty, Hand, TURNS};
use crate::space::Space;
use crate::state::{Fliptown, Step};

/// How many numbers describe what features are worth.
pub const NUMBERS: usize = super::weights::NUMBERS * feature::COUNT;

/// How many numbers describe a hand with so many cards to come: one for each kind, and for each number of cards that lack
/// for a flush and for a straight. The last kind of hand cannot be bettered, and its place is taken by the empty hand.
pub const HAND_NUMBERS: usize = KINDS + 2 * LACKING;

const KINDS: usize = 10;
const LACKING: usize = 6;
const EMPTY: usize = KINDS - 1;
const STRAIGHTS: usize = KINDS + LACKING;

/// How many features stand on a line of source.
const A_LINE: usize = 6;

/// What is fitted.
#[derive(Clone, PartialEq, Debug)]
pub struct Numbers {
    /// What features are worth.
    pub features: Vec<f64>,
    /// What hands are worth, by the number of cards to come.
    pub hands: [[f64; HAND_NUMBERS]; TURNS as usize],
}

/// What a poker hand teaches once it is paid.
#[derive(Clone, PartialEq, Debug)]
pub struct HandSample {
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
    pub fn none() -> Self {
        Numbers { features: vec![0.0; NUMBERS], hands: [[0.0; HAND_NUMBERS]; TURNS as usize] }
    }

    /// Those that the guide uses in games without a cowbot.
    pub fn usual() -> Self {
        Numbers::of(&WORTHS)
    }

    /// Those that it uses against a cowbot.
    pub fn against(cowbot: Cowbot, difficulty: Difficulty) -> Self {
        Numbers::of(&AGAINST[cowbot as usize][difficulty as usize])
    }

    fn of(worths: &[Worth; feature::COUNT]) -> Self {
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
        Numbers { features: linear::numbers(worths), hands }
    }
}

impl Weights {
    /// The weights that these numbers make.
    pub fn from_numbers(numbers: &Numbers) -> Self {
        Weights::new(&worths(numbers), hand_worths(&numbers.hands))
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
    pub fn sample(&self, game: &Fliptown, seat: Seat) -> Option<Sample> {
        if game.step != Step::Turn || !game.running(seat).effects.is_empty() {
            return None;
        }
        let nothing = Weights::new(&[[0.0; 2]; feature::COUNT], self.hands);
        let slopes = &SLOPES[game.horizon(seat).index()];
        let noted = Sample::noted(slopes, |sampler| game.show(seat, &game.ahead(seat, self), sampler));
        Some(Sample { certain: game.estimate(seat, &nothing), ..noted })
    }
}

/// What a player's hand teaches at the beginning of a turn.
pub fn hand_sample(game: &Fliptown, seat: Seat) -> Option<HandSample> {
    let horizon = game.horizon(seat);
    if !game.settled() || horizon.turns == 0 {
        return None;
    }
    let (round, to_come) = (horizon.round, horizon.turns);
    let cards = game.poker_cards(seat);
    if cards.list().is_empty() {
        return Some(HandSample { round, to_come, pays: 0.0, parts: vec![(EMPTY, 1.0)] });
    }
    let made = cards.best_hand();
    let mut parts = vec![(made.index(), 1.0)];
    for (first, lacking) in [(KINDS, hand::lacks_for_flush(&cards)), (STRAIGHTS, hand::lacks_for_straight(&cards))] {
        if (1..=to_come).contains(&lacking) {
            parts.push((first + usize::from(lacking), 1.0));
        }
    }
    Some(HandSample { round, to_come, pays: hand::payout(made), parts })
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

fn hand_worths(numbers: &[[f64; HAND_NUMBERS]; TURNS as usize]) -> Hands {
    let all = |first: usize| numbers.map(|of| std::array::from_fn(|i| rounded(of[first + i])));
    let pays = Hand::ALL.map(hand::payout);
    let made = numbers
        .map(|of| std::array::from_fn(|kind| if kind == EMPTY { pays[kind] } else { pays[kind] + rounded(of[kind]) }));
    let empty = rounded(numbers[usize::from(TURNS) - 1][EMPTY]);
    Hands { empty, made, flush: all(KINDS), straight: all(STRAIGHTS) }
}

fn worths(numbers: &Numbers) -> [Worth; feature::COUNT] {
    linear::worths(&numbers.features)
}

/// A comment on what is written.
fn sentence(words: &str) -> String {
    let (first, rest) = words.split_at(1);
    format!("{}{rest}.", first.to_uppercase())
}

/// The source of `worth.rs` with these numbers.
pub fn worth_source(numbers: &Numbers) -> String {
    let uses = "{Hands, Worth, feature}";
    let mut source = Source::of_worths(Fliptown::NAME, uses, "a sheet", feature::GROUPS, &worths(numbers), A_LINE);
    let hands = hand_worths(&numbers.hands);
    source.constant(&sentence("what is weighed of a poker hand"), "HANDS", "Hands");
    source.line("Hands {");
    source.line(format_args!("    empty: {:.2},", hands.empty));
    write_rows(&mut source, "made", &hands.made);
    write_rows(&mut source, "flush", &hands.flush);
    write_rows(&mut source, "straight", &hands.straight);
    source.line("};");
    source.text()
}

fn write_rows<const N: usize>(source: &mut Source, name: &str, rows: &[[f32; N]]) {
    source.line(format_args!("    {name}: ["));
    source.worths("        ", rows, 1);
    source.line("    ],");
}

/// The source of `rivals.rs` with these numbers, by cowbot and difficulty.
pub fn rivals_source(numbers: impl Fn(Cowbot, Difficulty) -> Numbers) -> String {
    let about = sentence("what features are worth against each cowbot, in points more than it has");
    let mut source = Source::new(&about, Fliptown::NAME, "{Worth, feature}");
    let order = sentence("by cowbot and difficulty, features in the order of `worth.rs`");
    source.constant(&order, "AGAINST", "[[[Worth; feature::COUNT]; 3]; 4]");
    source.line("[");
    for cowbot in Cowbot::ALL {
        source.line("    [");
        for difficulty in Difficulty::ALL {
            source.line(format_args!("        [ // {cowbot}, {difficulty}"));
            source.worths("            ", &worths(&numbers(cowbot, difficulty)), A_LINE);
            source.line("        ],");
        }
        source.line("    ],");
    }
    source.line("];");
    source.text()
}
