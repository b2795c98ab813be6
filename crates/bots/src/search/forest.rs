//! Whose statistics are kept together: one tree for all seats, or one for each.

use table::{Dice, Eyes, Game, Log, MAX_SEATS, PerSeat, Seat, Silent};

use super::tree::{NodeId, ROOT, Tree};
use crate::plan::{Noticed, Selection};

/// What a seat did: an action, or holding back where it might have interjected.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Decided<A> {
    pub seat: Seat,
    pub action: Option<A>,
}

/// One root option's statistics.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Tally<A> {
    pub action: Option<A>,
    pub visits: u32,
    pub mean: f32,
}

/// Where statistics are kept while worlds are played through.
pub(super) trait Forest<G: Game> {
    /// A new position to think about.
    fn reset(&mut self, seat: Seat);

    /// A new world: everybody is back at the root.
    fn begin(&mut self);

    /// Where the statistics of what `seat` may choose now are kept, in the order of `decisions`; `promise` is asked about those
    /// that are new, by their place. Empty when the forest is full here.
    fn options(&mut self, decisions: &[Decided<G::Action>], promise: impl Fn(usize) -> f32, out: &mut Vec<NodeId>);

    /// Which of these options `seat` tries now.
    fn select(&mut self, seat: Seat, options: &[NodeId], selection: Selection, dice: &mut Dice) -> NodeId;

    /// How often this option was tried.
    fn visits(&self, seat: Seat, option: NodeId) -> u32;

    /// What was done at `option`.
    fn decided(&self, seat: Seat, option: NodeId) -> Decided<G::Action>;

    /// Does it in the world, and takes everybody along.
    fn follow(&mut self, world: &mut G, seat: Seat, option: NodeId, dice: &mut Dice);

    /// Adds what the game brought to all that was chosen on the way.
    fn credit(&mut self, rewards: &PerSeat);

    /// What was learnt about the options of `seat` at the root.
    fn tallies(&self, seat: Seat) -> Vec<Tally<G::Action>>;
}

/// One tree for all seats, by what was done.
#[derive(Debug)]
pub(super) struct Shared<G: Game> {
    tree: Tree<Decided<G::Action>>,
    here: NodeId,
    path: Vec<(Seat, NodeId)>,
}

impl<G: Game> Shared<G> {
    pub fn new(max_nodes: usize) -> Self {
        let origin = Decided { seat: Seat::new(0), action: None };
        Shared { tree: Tree::new(origin, max_nodes), here: ROOT, path: Vec::new() }
    }
}

impl<G: Game> Forest<G> for Shared<G> {
    fn reset(&mut self, seat: Seat) {
        self.tree.reset(Decided { seat, action: None });
    }

    fn begin(&mut self) {
        self.here = ROOT;
        self.path.clear();
    }

    fn options(&mut self, decisions: &[Decided<G::Action>], promise: impl Fn(usize) -> f32, out: &mut Vec<NodeId>) {
        children(&mut self.tree, self.here, decisions, |decided| decided, promise, out);
    }

    fn select(&mut self, _: Seat, options: &[NodeId], selection: Selection, dice: &mut Dice) -> NodeId {
        self.tree.select(options, selection, dice)
    }

    fn visits(&self, _: Seat, option: NodeId) -> u32 {
        self.tree.visits(option)
    }

    fn decided(&self, _: Seat, option: NodeId) -> Decided<G::Action> {
        self.tree.node(option).label
    }

    fn follow(&mut self, world: &mut G, seat: Seat, option: NodeId, dice: &mut Dice) {
        if let Some(action) = self.tree.node(option).label.action {
            let _ = world.play_legal(seat, action, dice, &mut Silent);
        }
        self.path.push((seat, option));
        self.here = option;
    }

    fn credit(&mut self, rewards: &PerSeat) {
        for &(seat, node) in &self.path {
            self.tree.credit(node, rewards[seat.index()]);
        }
    }

    fn tallies(&self, seat: Seat) -> Vec<Tally<G::Action>> {
        let mine = self.tree.children(ROOT).filter(|node| node.label.seat == seat);
        mine.map(|node| Tally { action: node.label.action, visits: node.visits, mean: node.mean }).collect()
    }
}

/// One tree a seat, by what it did and what it was told.
#[derive(Debug)]
pub(super) struct Separate<G: Game> {
    trees: Vec<Tree<Lived<G>>>,
    /// Where each seat stands; nowhere once its tree was too full to follow.
    here: [Option<NodeId>; MAX_SEATS],
    path: Vec<(Seat, NodeId)>,
    noticed: Noticed,
    heard: Heard<G>,
}

/// What a seat lived through.
#[derive(Debug)]
enum Lived<G: Game> {
    Did(Decided<G::Action>),
    Saw(G::Event),
}

impl<G: Game> PartialEq for Lived<G> {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Lived::Did(a), Lived::Did(b)) => a == b,
            (Lived::Saw(a), Lived::Saw(b)) => a == b,
            _ => false,
        }
    }
}

/// All that happened in one step of the game.
#[derive(Debug)]
struct Heard<G: Game>(Vec<G::Event>);

impl<G: Game> Log<G> for Heard<G> {
    fn tell(&mut self, event: G::Event, _: &G) {
        self.0.push(event);
    }
}

impl<G: Game> Separate<G> {
    pub fn new(seats: usize, noticed: Noticed, max_nodes: usize) -> Self {
        let trees = Seat::all(seats).map(|seat| Tree::new(origin(seat), max_nodes)).collect();
        Separate { trees, here: [Some(ROOT); MAX_SEATS], path: Vec::new(), noticed, heard: Heard(Vec::new()) }
    }

    /// Takes `seat` along what it was told of the last step.
    fn notice(&mut self, seat: Seat) {
        let told = self.heard.0.iter().filter_map(|event| G::event_for(event, Eyes::Seat(seat)));
        let noticed = match self.noticed {
            Noticed::Nothing => 0,
            Noticed::First => 1,
            Noticed::All => usize::MAX,
        };
        for event in told.take(noticed) {
            let Some(here) = self.here[seat.index()] else { return };
            self.here[seat.index()] = self.trees[seat.index()].child(here, None, Lived::Saw(event), || 1.0);
        }
    }
}

fn origin<G: Game>(seat: Seat) -> Lived<G> {
    Lived::Did(Decided { seat, action: None })
}

impl<G: Game> Forest<G> for Separate<G> {
    fn reset(&mut self, _: Seat) {
        for (seat, tree) in Seat::all(MAX_SEATS).zip(&mut self.trees) {
            tree.reset(origin(seat));
        }
    }

    fn begin(&mut self) {
        self.here = [Some(ROOT); MAX_SEATS];
        self.path.clear();
    }

    fn options(&mut self, decisions: &[Decided<G::Action>], promise: impl Fn(usize) -> f32, out: &mut Vec<NodeId>) {
        let seat = decisions[0].seat.index();
        match self.here[seat] {
            Some(here) => children(&mut self.trees[seat], here, decisions, Lived::Did, promise, out),
            None => out.clear(),
        }
    }

    fn select(&mut self, seat: Seat, options: &[NodeId], selection: Selection, dice: &mut Dice) -> NodeId {
        self.trees[seat.index()].select(options, selection, dice)
    }

    fn visits(&self, seat: Seat, option: NodeId) -> u32 {
        self.trees[seat.index()].visits(option)
    }

    fn decided(&self, seat: Seat, option: NodeId) -> Decided<G::Action> {
        match self.trees[seat.index()].node(option).label {
            Lived::Did(decided) => decided,
            Lived::Saw(_) => unreachable!("options are what a seat may do"),
        }
    }

    fn follow(&mut self, world: &mut G, seat: Seat, option: NodeId, dice: &mut Dice) {
        self.path.push((seat, option));
        self.here[seat.index()] = Some(option);
        let Some(action) = Forest::<G>::decided(self, seat, option).action else { return };
        if self.noticed == Noticed::Nothing {
            let _ = world.play_legal(seat, action, dice, &mut Silent);
            return;
        }
        self.heard.0.clear();
        let _ = world.play_legal(seat, action, dice, &mut self.heard);
        for other in Seat::all(self.trees.len()) {
            if other != seat || self.noticed == Noticed::All {
                self.notice(other);
            }
        }
    }

    fn credit(&mut self, rewards: &PerSeat) {
        for &(seat, node) in &self.path {
            self.trees[seat.index()].credit(node, rewards[seat.index()]);
        }
    }

    fn tallies(&self, seat: Seat) -> Vec<Tally<G::Action>> {
        let children = self.trees[seat.index()].children(ROOT);
        children
            .filter_map(|node| match node.label {
                Lived::Did(decided) => Some(Tally { action: decided.action, visits: node.visits, mean: node.mean }),
                Lived::Saw(_) => None,
            })
            .collect()
    }
}

/// The children of `here` for these decisions, as far as the tree has room.
fn children<L: PartialEq, A: Copy>(
    tree: &mut Tree<L>,
    here: NodeId,
    decisions: &[Decided<A>],
    label: impl Fn(Decided<A>) -> L,
    promise: impl Fn(usize) -> f32,
    out: &mut Vec<NodeId>,
) {
    out.clear();
    let mut previous = None;
    for (place, &decided) in decisions.iter().enumerate() {
        let child = tree.child(here, previous, label(decided), || decided.action.map_or(1.0, |_| promise(place)));
        out.extend(child);
        previous = child.or(previous);
    }
}
