//! What the search would play, how sure that is, and why.
//!
//! The search finds what is best. Then the best option and another one are *compared*: both are thought about some more, and
//! played on in the same imagined worlds with the same dice, by what was learnt, to the end of the game. What these games end with,
//! category by category of the account, is the reason, as far as it differs by more than chance would make it.

mod compare;
mod course;
mod estimate;

use table::{Dice, Guide, Worlds};

use crate::plan::Plan;
use crate::search::{Search, Witness};

use compare::Trial;
use estimate::Sample;

pub use compare::{Comparison, PAIRS, Reason, Say, Side};
pub use course::Likely;
pub use estimate::Estimate;

/// What the coach thinks of a position. Words are made elsewhere.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<A, S> {
    /// The options, the best first.
    pub options: Vec<Assessed<A>>,
    /// How many games this rests on.
    pub iterations: u32,
    /// The best option compared with the next best, or one that was asked about with the best. None if there is nothing to
    /// compare.
    pub comparison: Option<Comparison<A, S>>,
}

/// What the coach thinks of one option.
#[derive(Clone, PartialEq, Debug)]
pub struct Assessed<A> {
    /// The action; none for holding back where one might interject.
    pub action: Option<A>,
    /// The chance of winning after it, from 0 to 1.
    pub chance: Estimate,
    /// What one ends with after it: where one plays alone, and wins against nobody.
    pub total: Option<Estimate>,
    /// In how many games it was tried.
    pub visits: u32,
    /// The part of all games in which it was tried.
    pub share: f32,
}

/// How many options are told by what one ends with.
const LIKED: usize = 5;

/// Thinks about a position by this plan and explains what it found. If the best option is not the one that is `asked` about,
/// that one is compared with it. What is likely to follow is told as it is said.
///
/// # Panics
/// If the seat has nothing to decide.
pub fn advise<G: Guide, S: Clone + PartialEq + Send>(
    worlds: &Worlds<'_, G>,
    plan: Plan,
    asked: Option<G::Action>,
    say: &Say<'_, G, S>,
    dice: &mut Dice,
) -> Advice<G::Action, S> {
    advise_before(worlds, plan, asked, say, dice, &mut |_, _: &G| ())
}

/// The same, before somebody who sees every game of the comparison when it is over.
pub fn advise_before<G: Guide, S: Clone + PartialEq + Send>(
    worlds: &Worlds<'_, G>,
    plan: Plan,
    asked: Option<G::Action>,
    say: &Say<'_, G, S>,
    dice: &mut Dice,
    seen: &mut dyn FnMut(Side, &G),
) -> Advice<G::Action, S> {
    let mut ledgers = vec![Ledger::default(); plan.budget.threads.get()];
    let mut search = Search::new(plan);
    let outlook = search.look_with(worlds, plan.budget, dice, &mut ledgers);
    let chances = Ledger::merge(ledgers);
    let mut options: Vec<Assessed<G::Action>> = outlook
        .options
        .iter()
        .map(|option| Assessed {
            action: option.action,
            chance: chances.of(option.action).map_or_else(Estimate::default, Sample::estimate),
            total: None,
            visits: option.visits,
            share: option.visits as f32 / outlook.iterations.max(1) as f32,
        })
        .collect();
    options.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.chance.mean.total_cmp(&a.chance.mean)));
    let mut trial = Trial::new(&mut search, worlds, say);
    if worlds.seats() == 1 {
        count_totals(&mut options, &mut trial, dice);
    }
    let comparison = opponents(&options, asked).map(|(of, with)| {
        [of, with].into_iter().for_each(|option| trial.study(option, dice));
        trial.compare([of, with], dice, seen)
    });
    Advice { options, iterations: outlook.iterations, comparison }
}

/// Where nobody can be beaten, options are told by what one ends with: those that the search likes most are played to the
/// end, all of them in the same worlds.
fn count_totals<G: Guide, S: Clone + PartialEq + Send>(
    options: &mut [Assessed<G::Action>],
    trial: &mut Trial<'_, G, S>,
    dice: &mut Dice,
) {
    let liked = options.len().min(LIKED);
    let luck = dice.split();
    for option in &mut options[..liked] {
        trial.study(option.action, dice);
        option.total = Some(trial.total(option.action, luck.clone()));
    }
    let mean = |option: &Assessed<G::Action>| option.total.map_or(f32::MIN, |total| total.mean);
    options[..liked].sort_by(|a, b| mean(b).total_cmp(&mean(a)));
}

/// Which option is compared with which.
fn opponents<A: Copy + PartialEq>(options: &[Assessed<A>], asked: Option<A>) -> Option<(Option<A>, Option<A>)> {
    let best = options.first()?.action;
    let asked = asked.map(Some).filter(|asked| *asked != best && options.iter().any(|option| option.action == *asked));
    match asked {
        Some(asked) => Some((asked, best)),
        None => options.get(1).map(|next| (best, next.action)),
    }
}

/// Plays a game to its end by quick choices.
fn finish<G: Guide>(mut world: G, dice: &mut Dice, legal: &mut Vec<G::Action>) -> G {
    for _ in 0..G::BOUND {
        let Some(seat) = world.to_act().first() else { break };
        world.legal(seat, legal);
        let action = match legal[..] {
            [only] => only,
            _ => world.quick(seat, legal, dice),
        };
        let _ = world.play_legal(seat, action, dice, &mut table::Silent);
    }
    world
}

/// The chances of winning that the games of a search ended with, by what they began with.
#[derive(Clone, Debug)]
struct Ledger<A>(Vec<(Option<A>, Sample)>);

impl<A> Default for Ledger<A> {
    fn default() -> Self {
        Ledger(Vec::new())
    }
}

impl<A: PartialEq> Ledger<A> {
    fn of(&self, option: Option<A>) -> Option<&Sample> {
        self.0.iter().find(|(of, _)| *of == option).map(|(_, sample)| sample)
    }

    fn entry(&mut self, option: Option<A>) -> &mut Sample {
        let at = self.0.iter().position(|(of, _)| *of == option).unwrap_or_else(|| {
            self.0.push((option, Sample::default()));
            self.0.len() - 1
        });
        &mut self.0[at].1
    }

    fn merge(ledgers: Vec<Self>) -> Self {
        let mut merged = Ledger::default();
        for (option, sample) in ledgers.into_iter().flat_map(|ledger| ledger.0) {
            merged.entry(option).merge(sample);
        }
        merged
    }
}

impl<G: Guide> Witness<G> for Ledger<G::Action> {
    fn saw(&mut self, option: Option<G::Action>, _: &G, chance: f32) {
        self.entry(option).add(chance);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn assessed(action: char) -> Assessed<char> {
        Assessed { action: Some(action), chance: Estimate::default(), total: None, visits: 1, share: 0.5 }
    }

    #[test]
    fn the_best_is_compared_with_the_next_and_what_is_asked_about_with_the_best() {
        let options = ['a', 'b', 'c'].map(assessed);
        let pair = |of, with| Some((Some(of), Some(with)));
        assert_eq!(opponents(&options, None), pair('a', 'b'));
        assert_eq!(opponents(&options, Some('c')), pair('c', 'a'));
        assert_eq!(opponents(&options, Some('a')), pair('a', 'b'), "the best itself");
        assert_eq!(opponents(&options, Some('x')), pair('a', 'b'), "what cannot be done is not compared");
        assert_eq!(opponents(&options[..1], None), None);
    }
}
