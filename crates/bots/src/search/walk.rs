//! One iteration: down the tree, on through the rest of the game, and back with what it brought.

use std::cell::RefCell;

use table::{Dice, Game, Guide, PerSeat, Seat, Silent};

use super::forest::{Decided, Forest};
use super::tree::NodeId;
use crate::plan::{Plan, Policy, Rollout, Selection};

/// Somebody who looks at every iteration.
pub(crate) trait Witness<G: Game>: Send {
    /// `seat` is about to take this one of several options (none: it holds back).
    #[inline]
    fn chose(&mut self, world: &G, seat: Seat, option: Option<G::Action>) {
        let _ = (world, seat, option);
    }

    /// An iteration that began with this option of the searching seat ended here, and brought it this chance of winning.
    fn saw(&mut self, option: Option<G::Action>, end: &G, chance: f32);
}

/// Nobody looks.
impl<G: Game> Witness<G> for () {
    #[inline]
    fn saw(&mut self, _: Option<G::Action>, _: &G, _: f32) {}
}

/// What a world is walked through for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Purpose {
    /// To learn: what looks best is tried, and what it brought is remembered.
    Learn,
    /// To show what was learnt: what was tried most is taken, and nothing is remembered.
    Show,
}

/// What the searching seat does first, if that is given: an action, or none for holding back.
type Given<A> = Option<Option<A>>;

/// What was tried less often is not known well enough to be better than a quick choice.
const KNOWN: u32 = 30;

/// Walks worlds through a forest. All its lists are kept between iterations: walking allocates nothing
/// but new nodes.
#[derive(Debug)]
pub(super) struct Walker<G: Game, F> {
    pub forest: F,
    pub seats: usize,
    searcher: Seat,
    selection: Selection,
    rollout: Rollout,
    /// What the searching seat seeks beyond winning, and what one of it is worth to it.
    lean: Option<(usize, f32)>,
    legal: Vec<G::Action>,
    decisions: Vec<Decided<G::Action>>,
    options: Vec<NodeId>,
    promises: RefCell<Vec<f32>>,
}

/// Whose turn it is to be asked, in the eyes of the search.
#[derive(Clone, Copy)]
struct AskedSeat {
    seat: Seat,
    may_hold: bool,
}

impl<G: Guide, F: Forest<G>> Walker<G, F> {
    pub fn new(plan: &Plan, seats: usize, forest: F) -> Self {
        Walker {
            forest,
            seats,
            searcher: Seat::new(0),
            selection: plan.selection,
            rollout: plan.rollout,
            lean: lean::<G>(plan),
            legal: Vec::new(),
            decisions: Vec::new(),
            options: Vec::new(),
            promises: RefCell::new(Vec::new()),
        }
    }

    /// Forgets everything, and thinks for `searcher` from now on.
    pub fn reset(&mut self, searcher: Seat) {
        self.searcher = searcher;
        self.forest.reset(searcher);
    }

    /// Plays one world through and remembers what it brought.
    pub fn walk<W: Witness<G>>(&mut self, world: G, dice: &mut Dice, witness: &mut W) {
        self.walk_from(world, None, Purpose::Learn, dice, witness);
    }

    /// Plays one world through. What the searching seat does first may be given.
    pub fn walk_from<W: Witness<G>>(
        &mut self,
        mut world: G,
        given: Given<G::Action>,
        purpose: Purpose,
        dice: &mut Dice,
        witness: &mut W,
    ) {
        let first = self.descend(&mut world, given, purpose, dice, witness);
        let mut rewards = self.play_on(&mut world, dice, witness);
        if let Some((lean, strength)) = self.lean {
            rewards[self.searcher.index()] += strength * world.leaning(self.searcher, lean);
        }
        if purpose == Purpose::Learn {
            self.forest.credit(&rewards);
        }
        if let Some(first) = first {
            witness.saw(first.action, &world, rewards[self.searcher.index()]);
        }
    }

    /// Follows the forest to something that was never tried, and tries it. Gives what was done first.
    fn descend<W: Witness<G>>(
        &mut self,
        world: &mut G,
        mut given: Given<G::Action>,
        purpose: Purpose,
        dice: &mut Dice,
        witness: &mut W,
    ) -> Option<Decided<G::Action>> {
        self.forest.begin();
        let mut first = None;
        let mut held = false;
        for _ in 0..G::BOUND {
            let Some(asked) = self.asked(world, held) else { break };
            self.list_deeds(world, asked);
            self.promises.get_mut().clear();
            let promise = |place: usize| match self.selection {
                Selection::Ucb { .. } => 1.0,
                Selection::Puct { .. } => promise(world, asked.seat, &self.legal, place, &self.promises),
            };
            self.forest.options(&self.decisions, promise, &mut self.options);
            if self.options.is_empty() {
                break;
            }
            let given = if asked.seat == self.searcher { given.take() } else { None };
            let option = match given {
                Some(action) => {
                    let is_given = |&option: &NodeId| self.forest.decided(asked.seat, option).action == action;
                    self.options.iter().copied().find(is_given)?
                }
                None if purpose == Purpose::Show => match self.most_tried(asked.seat) {
                    Some(option) => option,
                    None => break,
                },
                None => self.forest.select(asked.seat, &self.options, self.selection, dice),
            };
            let decided = self.forest.decided(asked.seat, option);
            let forced = self.decisions.len() == 1;
            let leaf = self.forest.visits(asked.seat, option) == 0 && !forced;
            if !forced {
                witness.chose(world, asked.seat, decided.action);
            }
            self.forest.follow(world, asked.seat, option, dice);
            first = first.or(Some(decided));
            held = decided.action.is_none();
            if leaf {
                break;
            }
        }
        first
    }

    /// The option that `seat` has tried most, if it was tried often enough to be known.
    fn most_tried(&self, seat: Seat) -> Option<NodeId> {
        let tried = self.options.iter().map(|&option| (self.forest.visits(seat, option), option));
        let most = tried.reduce(|most, other| if other.0 > most.0 { other } else { most });
        most.filter(|(visits, _)| *visits >= KNOWN).map(|(_, option)| option)
    }

    /// Who decides next: the searching seat as soon as it can, then the first seat that is waited for.
    fn asked(&self, world: &G, held: bool) -> Option<AskedSeat> {
        let waited_for = world.to_act();
        let first = waited_for.first()?;
        if waited_for.contains(self.searcher) {
            return Some(AskedSeat { seat: self.searcher, may_hold: false });
        }
        if G::INTERJECTS && !held && world.may_act().contains(self.searcher) {
            return Some(AskedSeat { seat: self.searcher, may_hold: true });
        }
        Some(AskedSeat { seat: first, may_hold: false })
    }

    fn list_deeds(&mut self, world: &G, AskedSeat { seat, may_hold }: AskedSeat) {
        world.legal(seat, &mut self.legal);
        self.decisions.clear();
        self.decisions.extend(self.legal.iter().map(|&action| Decided { seat, action: Some(action) }));
        if may_hold {
            self.decisions.push(Decided { seat, action: None });
        }
    }

    /// Plays the game on to its end, or to the first settled position beyond the horizon, and judges it
    /// there.
    fn play_on<W: Witness<G>>(&mut self, world: &mut G, dice: &mut Dice, witness: &mut W) -> PerSeat {
        let horizon = self.rollout.horizon.map_or(G::BOUND, |decisions| decisions as usize);
        for made in 0..G::BOUND {
            if made >= horizon && world.settled() {
                break;
            }
            let Some(seat) = world.to_act().first() else { break };
            world.legal(seat, &mut self.legal);
            let action = match (self.rollout.policy, &self.legal[..]) {
                (_, &[only]) => only,
                (Policy::Uniform, legal) => dice.pick(legal),
                (Policy::Quick, legal) => world.quick(seat, legal, dice),
            };
            if self.legal.len() > 1 {
                witness.chose(world, seat, Some(action));
            }
            let _ = world.play_legal(seat, action, dice, &mut Silent);
        }
        world.prospects()
    }
}

/// What a plan leans towards, if the game knows it.
fn lean<G: Guide>(plan: &Plan) -> Option<(usize, f32)> {
    let lean = plan.lean?;
    let known = G::LEANS.iter().position(|&name| name == lean.name.as_str())?;
    Some((known, lean.strength))
}

/// What the guide thinks of one of these actions; what it thinks of all of them is remembered, if it says so.
fn promise<G: Guide>(world: &G, seat: Seat, legal: &[G::Action], place: usize, remembered: &RefCell<Vec<f32>>) -> f32 {
    let mut promises = remembered.borrow_mut();
    if promises.is_empty() {
        world.promises(seat, legal, &mut promises);
    }
    promises.get(place).copied().unwrap_or_else(|| world.promise(seat, legal[place]))
}
