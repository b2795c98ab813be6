//! Information-set Monte-Carlo tree search.
//!
//! Every iteration imagines a new world, walks down what is known so far, tries something new there,
//! plays the game on, and remembers what that brought to everybody who chose on the way.
//!
//! - **Simultaneous decisions** are taken one after another: the searching seat's first, then by seat.
//!   In a shared tree later seats can learn to answer choices that they do not see; separate trees do not
//!   have that fault.
//! - **Interjections** are considered for the searching seat only, and only within the tree: wherever it
//!   might interject it may also hold back, and is then not asked again before something else happens.
//!   Everybody else, and everybody beyond the tree, holds back.

mod forest;
mod tree;
mod walk;

use std::thread;
use std::time::Instant;

use table::{Dice, Game, Guide, Worlds};

use crate::haste::{Halt, Haste};
use crate::plan::{Budget, Plan, Trees};
use crate::player::{Player, legal};
use forest::{Forest, Separate, Shared, Tally};
use walk::Walker;
pub(crate) use walk::{Purpose, Witness};

/// An interjection is thought about this much more briefly than a decision: the chance comes often, and
/// is mostly let pass.
const INTERJECTION_HASTE: u32 = 8;

/// A player who searches.
#[derive(Debug)]
pub struct Search<G: Game> {
    plan: Plan,
    haste: Haste,
    thinkers: Vec<Thinker<G>>,
}

/// What a search found out about a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Outlook<A> {
    /// What the seat may do, in the order of the legal list; holding back comes last where that is
    /// possible.
    pub options: Vec<Prospect<A>>,
    /// How many iterations were made.
    pub iterations: u32,
}

/// What a search found out about one option.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Prospect<A> {
    /// The action; none for holding back.
    pub action: Option<A>,
    /// How often it was tried.
    pub visits: u32,
    /// The chance of winning after it; 0 if it was never tried.
    pub chance: f32,
}

/// One thread's share of a search.
#[derive(Debug)]
enum Thinker<G: Game> {
    Shared(Box<Walker<G, Shared<G>>>),
    Separate(Box<Walker<G, Separate<G>>>),
}

impl<G: Guide> Search<G> {
    /// A player who searches by this plan.
    pub fn new(plan: Plan) -> Self {
        Search { plan, haste: Haste::default(), thinkers: Vec::new() }
    }

    /// The same, but it can be hurried.
    #[must_use]
    pub fn hurried_by(self, haste: Haste) -> Self {
        Search { haste, ..self }
    }

    /// How it searches.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// Thinks about a position, without choosing.
    pub fn look(&mut self, worlds: &Worlds<'_, G>, dice: &mut Dice) -> Outlook<G::Action> {
        let mut nobody = vec![(); self.plan.budget.threads.get()];
        self.look_with(worlds, self.plan.budget, dice, &mut nobody)
    }

    /// Thinks about a position and chooses: what was found out, and the place of the choice. Unlike somebody who only plays, it
    /// thinks where there is no choice as well.
    pub fn weigh(&mut self, worlds: &Worlds<'_, G>, dice: &mut Dice) -> (Outlook<G::Action>, usize) {
        let outlook = self.look(worlds, dice);
        let decisions = outlook.options.iter().take_while(|option| option.action.is_some()).count();
        let place = self.pick(&outlook.options[..decisions], dice);
        (outlook, place)
    }

    /// Thinks about a position before witnesses, one a thread.
    pub(crate) fn look_with<W: Witness<G>>(
        &mut self,
        worlds: &Worlds<'_, G>,
        budget: Budget,
        dice: &mut Dice,
        witnesses: &mut [W],
    ) -> Outlook<G::Action> {
        self.hire(worlds.seats());
        let shares = shares(budget);
        let deadline = budget.time.map(|time| Instant::now() + time);
        let halt = Halt { deadline, haste: self.haste.clone() };
        let jobs = self.thinkers.iter_mut().zip(witnesses).zip(shares).map(|((thinker, witness), iterations)| {
            let (mut dice, halt) = (dice.split(), &halt);
            move || thinker.think(worlds, iterations, halt, &mut dice, witness)
        });
        let thoughts: Vec<(Vec<Tally<G::Action>>, u32)> = if budget.threads.get() == 1 {
            jobs.map(|mut job| job()).collect()
        } else {
            thread::scope(|scope| {
                let running: Vec<_> = jobs.map(|job| scope.spawn(job)).collect();
                running.into_iter().map(|job| job.join().expect("a search does not panic")).collect()
            })
        };
        outlook(worlds, &thoughts)
    }

    /// Plays one world on from an option that is given, after a look at the same position: to learn more about it, or to show
    /// what has been learnt.
    pub(crate) fn try_out<W: Witness<G>>(
        &mut self,
        world: G,
        option: Option<G::Action>,
        purpose: Purpose,
        dice: &mut Dice,
        witness: &mut W,
    ) {
        match self.thinkers.first_mut() {
            Some(Thinker::Shared(walker)) => walker.walk_from(world, Some(option), purpose, dice, witness),
            Some(Thinker::Separate(walker)) => walker.walk_from(world, Some(option), purpose, dice, witness),
            None => {}
        }
    }

    /// Makes sure that there is a thinker for each thread, with a tree for each seat.
    fn hire(&mut self, seats: usize) {
        let fits = self.thinkers.first().is_some_and(|thinker| thinker.fits(seats));
        if !fits {
            self.thinkers.clear();
        }
        let plan = &self.plan;
        self.thinkers.resize_with(plan.budget.threads.get(), || Thinker::new(plan, seats));
    }

    /// The place of the option that is taken in the end.
    fn pick(&self, options: &[Prospect<G::Action>], dice: &mut Dice) -> usize {
        let temperature = self.plan.temperature;
        let most = options.iter().map(|option| option.visits).max().unwrap_or(0);
        if temperature <= 0.0 || most == 0 {
            return favourite(options);
        }
        let weight = |option: &Prospect<_>| (option.visits as f32 / most as f32).powf(1.0 / temperature);
        let mut left = dice.unit() * options.iter().map(weight).sum::<f32>();
        let drawn = options.iter().position(|option| {
            left -= weight(option);
            left < 0.0
        });
        drawn.unwrap_or_else(|| favourite(options))
    }
}

/// The place of the option that was tried most, the better one if several were.
fn favourite<A>(options: &[Prospect<A>]) -> usize {
    let liked = |place: usize| (options[place].visits, options[place].chance);
    (0..options.len()).reduce(|best, place| if liked(place) > liked(best) { place } else { best }).unwrap_or(0)
}

/// Each thread's part of the iterations.
fn shares(budget: Budget) -> impl Iterator<Item = u32> {
    let threads = budget.threads.get() as u32;
    (0..threads).map(move |i| budget.iterations / threads + u32::from(i < budget.iterations % threads))
}

/// Adds up what the threads found out.
fn outlook<G: Game>(worlds: &Worlds<'_, G>, thoughts: &[(Vec<Tally<G::Action>>, u32)]) -> Outlook<G::Action> {
    let tallies = || thoughts.iter().flat_map(|(tallies, _)| tallies);
    let may_hold = tallies().any(|tally| tally.action.is_none());
    let actions = legal(worlds).into_iter().map(Some).chain(may_hold.then_some(None));
    let options = actions
        .map(|action| {
            let matching = || tallies().filter(|tally| tally.action == action);
            let visits: u32 = matching().map(|tally| tally.visits).sum();
            let reward: f64 = matching().map(|tally| f64::from(tally.mean) * f64::from(tally.visits)).sum();
            Prospect { action, visits, chance: (reward / f64::from(visits.max(1))) as f32 }
        })
        .collect();
    Outlook { options, iterations: thoughts.iter().map(|(_, iterations)| iterations).sum() }
}

impl<G: Guide> Player<G> for Search<G> {
    fn choose_place(&mut self, worlds: &Worlds<'_, G>, legal: &[G::Action], dice: &mut Dice) -> usize {
        if legal.len() == 1 {
            return 0;
        }
        self.weigh(worlds, dice).1
    }

    fn interject(&mut self, worlds: &Worlds<'_, G>, dice: &mut Dice) -> Option<G::Action> {
        if !G::INTERJECTS {
            return None;
        }
        let iterations = (self.plan.budget.iterations / INTERJECTION_HASTE).max(1);
        let budget = Budget { iterations, ..self.plan.budget };
        let mut nobody = vec![(); budget.threads.get()];
        let outlook = self.look_with(worlds, budget, dice, &mut nobody);
        outlook.options[favourite(&outlook.options)].action
    }
}

impl<G: Guide> Thinker<G> {
    fn new(plan: &Plan, seats: usize) -> Self {
        match plan.trees {
            Trees::Shared => Thinker::Shared(Box::new(Walker::new(plan, seats, Shared::new(plan.max_nodes)))),
            Trees::PerSeat(noticed) => {
                let forest = Separate::new(seats, noticed, plan.max_nodes);
                Thinker::Separate(Box::new(Walker::new(plan, seats, forest)))
            }
        }
    }

    fn fits(&self, seats: usize) -> bool {
        match self {
            Thinker::Shared(walker) => walker.seats == seats,
            Thinker::Separate(walker) => walker.seats == seats,
        }
    }

    fn think<W: Witness<G>>(
        &mut self,
        worlds: &Worlds<'_, G>,
        iterations: u32,
        halt: &Halt,
        dice: &mut Dice,
        witness: &mut W,
    ) -> (Vec<Tally<G::Action>>, u32) {
        match self {
            Thinker::Shared(walker) => think(walker, worlds, iterations, halt, dice, witness),
            Thinker::Separate(walker) => think(walker, worlds, iterations, halt, dice, witness),
        }
    }
}

fn think<G: Guide, F: Forest<G>, W: Witness<G>>(
    walker: &mut Walker<G, F>,
    worlds: &Worlds<'_, G>,
    iterations: u32,
    halt: &Halt,
    dice: &mut Dice,
    witness: &mut W,
) -> (Vec<Tally<G::Action>>, u32) {
    walker.reset(worlds.seat());
    let mut made = 0;
    while made < iterations {
        walker.walk(worlds.imagine(dice), dice, witness);
        made += 1;
        if halt.is_due(made) {
            break;
        }
    }
    (walker.forest.tallies(worlds.seat()), made)
}

#[cfg(test)]
mod tests;
