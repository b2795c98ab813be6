//! A player who looks one decision ahead and trusts the guide.

use table::{Dice, Guide, Seat, Seats, Silent, Worlds};

use crate::player::{Player, legal};

/// How many worlds are imagined for a decision.
const WORLDS: u32 = 12;

/// The most further decisions of its own that a look ahead plays out.
const RUN_ON: usize = 16;

/// What an action gains in chance of winning each time its promise doubles.
const PROMISE_WEIGHT: f64 = 0.02;

/// Plays each action in a few imagined worlds, lets its own turn run on, and takes the action after
/// which the guide sees the best prospects on average, leaning towards what looks promising.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Greedy {
    worlds: u32,
}

impl Default for Greedy {
    fn default() -> Self {
        Greedy { worlds: WORLDS }
    }
}

impl Greedy {
    /// A greedy player who imagines this many worlds for a decision, at least one.
    pub fn new(worlds: u32) -> Self {
        Greedy { worlds: worlds.max(1) }
    }

    /// The mean value of each option over imagined worlds. Every option meets the same worlds and
    /// the same luck, so that they differ by what they do and not by chance.
    fn values<G: Guide>(self, worlds: &Worlds<'_, G>, options: &[Option<G::Action>], dice: &mut Dice) -> Vec<f64> {
        let seat = worlds.seat();
        let mut values = vec![0.0; options.len()];
        for _ in 0..self.worlds {
            let world = worlds.imagine(dice);
            let luck = dice.split();
            for (value, &option) in values.iter_mut().zip(options) {
                *value += after(&world, seat, option, luck.clone());
            }
        }
        values.iter_mut().for_each(|value| *value /= f64::from(self.worlds));
        values
    }

    /// The place of the best option.
    fn best<G: Guide>(self, worlds: &Worlds<'_, G>, options: &[Option<G::Action>], dice: &mut Dice) -> usize {
        let values = self.values(worlds, options, dice);
        (0..options.len()).reduce(|best, i| if values[i] > values[best] { i } else { best }).unwrap_or(0)
    }
}

/// What `seat` may expect once it has played `option` (or held back) and finished its own choices.
fn after<G: Guide>(world: &G, seat: Seat, option: Option<G::Action>, mut luck: Dice) -> f64 {
    let mut world = world.clone();
    let promise = option.map_or(1.0, |action| world.promise(seat, action));
    if let Some(action) = option {
        let _ = world.play_legal(seat, action, &mut luck, &mut Silent);
        run_on(&mut world, seat, &mut luck);
    }
    f64::from(world.prospects()[seat.index()]) + PROMISE_WEIGHT * f64::from(promise).log2()
}

/// Lets `seat` finish what it has begun: until somebody else is waited for, or the position is settled.
fn run_on<G: Guide>(world: &mut G, seat: Seat, luck: &mut Dice) {
    let mut legal = Vec::new();
    for _ in 0..RUN_ON {
        if world.to_act() != Seats::only(seat) || world.settled() {
            return;
        }
        world.legal(seat, &mut legal);
        let action = world.quick(seat, &legal, luck);
        let _ = world.play_legal(seat, action, luck, &mut Silent);
    }
}

impl<G: Guide> Player<G> for Greedy {
    fn choose_place(&mut self, worlds: &Worlds<'_, G>, legal: &[G::Action], dice: &mut Dice) -> usize {
        if legal.len() == 1 {
            return 0;
        }
        let options: Vec<_> = legal.iter().copied().map(Some).collect();
        self.best(worlds, &options, dice)
    }

    fn interject(&mut self, worlds: &Worlds<'_, G>, dice: &mut Dice) -> Option<G::Action> {
        if !G::INTERJECTS {
            return None;
        }
        let options: Vec<_> = std::iter::once(None).chain(legal(worlds).into_iter().map(Some)).collect();
        options[self.best(worlds, &options, dice)]
    }
}
