//! What the search would play, and why.

use table::guide::MAX_TERMS;
use table::{Dice, Guide, Seat, Terms, Worlds};

use crate::plan::Plan;
use crate::search::{Prospect, Search, Witness};

/// What the coach thinks of a position. Words are made elsewhere.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<A> {
    /// The options, the best first.
    pub options: Vec<Assessed<A>>,
    /// How many games this rests on.
    pub iterations: u32,
}

/// What the coach thinks of one option.
#[derive(Clone, PartialEq, Debug)]
pub struct Assessed<A> {
    /// The action; none for holding back where one might interject.
    pub action: Option<A>,
    /// The chance of winning after it, from 0 to 1.
    pub chance: f32,
    /// In how many games it was tried.
    pub visits: u32,
    /// The part of all games in which it was tried.
    pub share: f32,
    /// What speaks for it and against it compared with the other options, the weightiest first.
    pub reasons: Vec<Reason>,
}

/// One thing that speaks for an option or against it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Reason {
    /// What it is about: one of the guide's terms, an id of words.
    pub term: &'static str,
    /// How much more of it this option leads to than the others do on average, in the game's points.
    pub delta: f32,
}

/// The most reasons given for an option.
const MAX_REASONS: usize = 4;

/// A difference smaller than this, in the game's points, is no reason.
const SLIGHT: f32 = 0.05;

/// Thinks about a position by this plan and explains what it found.
///
/// # Panics
/// If the seat has nothing to decide.
pub fn advise<G: Guide>(worlds: &Worlds<'_, G>, plan: Plan, dice: &mut Dice) -> Advice<G::Action> {
    let mut ledgers = vec![Ledger::new(worlds.seat()); plan.budget.threads.get()];
    let outlook = Search::new(plan).look_with(worlds, plan.budget, dice, &mut ledgers);
    let accounts = Ledger::merge(ledgers);
    let mut options: Vec<Assessed<G::Action>> =
        outlook.options.iter().map(|option| assess::<G>(option, &accounts, outlook.iterations)).collect();
    options.sort_by(|a, b| (b.visits, b.chance).partial_cmp(&(a.visits, a.chance)).expect("chances are numbers"));
    Advice { options, iterations: outlook.iterations }
}

fn assess<G: Guide>(
    option: &Prospect<G::Action>,
    accounts: &[Account<G::Action>],
    iterations: u32,
) -> Assessed<G::Action> {
    Assessed {
        action: option.action,
        chance: option.chance,
        visits: option.visits,
        share: option.visits as f32 / iterations.max(1) as f32,
        reasons: reasons(option.action, accounts, G::TERMS),
    }
}

/// Where this option's means differ from those of all other options together.
fn reasons<A: PartialEq>(option: Option<A>, accounts: &[Account<A>], terms: &[&'static str]) -> Vec<Reason> {
    let mut mine = Sums::default();
    let mut others = Sums::default();
    for account in accounts {
        let side = if account.option == option { &mut mine } else { &mut others };
        side.add(&account.sums);
    }
    let (Some(mine), Some(others)) = (mine.means(), others.means()) else { return Vec::new() };
    let mut reasons: Vec<Reason> = terms
        .iter()
        .zip(mine.iter().zip(others))
        .map(|(&term, (mine, others))| Reason { term, delta: mine - others })
        .filter(|reason| reason.delta.abs() >= SLIGHT)
        .collect();
    reasons.sort_by(|a, b| b.delta.abs().total_cmp(&a.delta.abs()));
    reasons.truncate(MAX_REASONS);
    reasons
}

/// The guide's terms at the ends of games, by what they began with.
#[derive(Clone, Debug)]
struct Ledger<A> {
    seat: Seat,
    accounts: Vec<Account<A>>,
}

#[derive(Clone, Debug)]
struct Account<A> {
    option: Option<A>,
    sums: Sums,
}

#[derive(Clone, Debug, Default)]
struct Sums {
    games: u32,
    terms: [f64; MAX_TERMS],
}

impl Sums {
    fn add(&mut self, other: &Sums) {
        self.games += other.games;
        self.terms.iter_mut().zip(other.terms).for_each(|(sum, term)| *sum += term);
    }

    fn means(&self) -> Option<Terms> {
        (self.games > 0).then(|| self.terms.map(|sum| (sum / f64::from(self.games)) as f32))
    }
}

impl<A: PartialEq + Copy> Ledger<A> {
    fn new(seat: Seat) -> Self {
        Ledger { seat, accounts: Vec::new() }
    }

    fn account(&mut self, option: Option<A>) -> &mut Sums {
        let at = self.accounts.iter().position(|account| account.option == option).unwrap_or_else(|| {
            self.accounts.push(Account { option, sums: Sums::default() });
            self.accounts.len() - 1
        });
        &mut self.accounts[at].sums
    }

    fn merge(ledgers: Vec<Self>) -> Vec<Account<A>> {
        let mut ledgers = ledgers.into_iter();
        let Some(mut merged) = ledgers.next() else { return Vec::new() };
        for account in ledgers.flat_map(|ledger| ledger.accounts) {
            merged.account(account.option).add(&account.sums);
        }
        merged.accounts
    }
}

impl<G: Guide> Witness<G> for Ledger<G::Action> {
    fn saw(&mut self, option: Option<G::Action>, end: &G) {
        let terms = end.terms(self.seat).map(f64::from);
        self.account(option).add(&Sums { games: 1, terms });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn account(option: char, games: u32, terms: [f64; 2]) -> Account<char> {
        let mut sums = Sums { games, ..Sums::default() };
        sums.terms[..2].copy_from_slice(&terms.map(|mean| mean * f64::from(games)));
        Account { option: Some(option), sums }
    }

    #[test]
    fn reasons_compare_with_the_others_by_how_often_they_were_tried() {
        let accounts = [account('a', 10, [3.0, 1.0]), account('b', 30, [1.0, 2.0]), account('c', 10, [5.0, 2.0])];
        let reasons = |option| reasons(Some(option), &accounts, &["gold", "wounds"]);
        assert_eq!(reasons('a'), [Reason { term: "gold", delta: 1.0 }, Reason { term: "wounds", delta: -1.0 }]);
        assert_eq!(reasons('c')[0], Reason { term: "gold", delta: 3.5 });
        assert_eq!(reasons('x'), []);
    }

    #[test]
    fn what_hardly_differs_is_no_reason() {
        let accounts = [account('a', 10, [3.0, 1.0]), account('b', 10, [3.01, 1.4])];
        let reasons = reasons(Some('a'), &accounts, &["gold", "wounds"]);
        assert_eq!(reasons.iter().map(|reason| reason.term).collect::<Vec<_>>(), ["wounds"]);
    }
}
