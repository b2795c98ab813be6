//! A tree of statistics in one flat array: siblings are linked by index, nothing is ever freed.

use table::Dice;

use crate::plan::Selection;

/// A node, by its place in the array.
pub(super) type NodeId = u32;

/// Where every tree begins.
pub(super) const ROOT: NodeId = 0;

const NOBODY: NodeId = NodeId::MAX;

/// What is known of having come here by `label` from the parent.
#[derive(Clone, Debug)]
pub(super) struct Node<L> {
    pub label: L,
    /// How often this was chosen.
    pub visits: u32,
    /// What it brought on average to the seat that chose it.
    pub mean: f32,
    /// How often it could have been chosen.
    available: u32,
    promise: f32,
    first: NodeId,
    last: NodeId,
    next: NodeId,
}

impl<L> Node<L> {
    fn new(label: L, promise: f32) -> Self {
        Node { label, visits: 0, mean: 0.0, available: 0, promise, first: NOBODY, last: NOBODY, next: NOBODY }
    }
}

/// Statistics by sequences of labels.
#[derive(Clone, Debug)]
pub(super) struct Tree<L> {
    nodes: Vec<Node<L>>,
    max_nodes: usize,
}

impl<L: PartialEq> Tree<L> {
    /// Only a root, whose own label means nothing.
    pub fn new(origin: L, max_nodes: usize) -> Self {
        Tree { nodes: vec![Node::new(origin, 1.0)], max_nodes }
    }

    /// Forgets everything but keeps the memory.
    pub fn reset(&mut self, origin: L) {
        self.nodes.clear();
        self.nodes.push(Node::new(origin, 1.0));
    }

    pub fn node(&self, id: NodeId) -> &Node<L> {
        &self.nodes[id as usize]
    }

    pub fn visits(&self, id: NodeId) -> u32 {
        self.node(id).visits
    }

    /// The children of a node, in the order in which they were met.
    pub fn children(&self, parent: NodeId) -> impl Iterator<Item = &Node<L>> {
        let mut child = self.nodes[parent as usize].first;
        std::iter::from_fn(move || {
            let node = self.nodes.get(child as usize)?;
            child = node.next;
            Some(node)
        })
    }

    /// The child with this label; a new one if there is none yet, unless the tree is full.
    ///
    /// Options mostly come in the same order, so the search begins behind `previous`, the child that
    /// was found last.
    pub fn child(
        &mut self,
        parent: NodeId,
        previous: Option<NodeId>,
        label: L,
        promise: impl FnOnce() -> f32,
    ) -> Option<NodeId> {
        let first = self.nodes[parent as usize].first;
        let start = previous.map_or(first, |previous| self.nodes[previous as usize].next);
        self.find(start, NOBODY, &label)
            .or_else(|| self.find(first, start, &label))
            .or_else(|| (self.nodes.len() < self.max_nodes).then(|| self.add(parent, Node::new(label, promise()))))
    }

    /// The sibling with this label, from `start` up to but not `end`.
    fn find(&self, start: NodeId, end: NodeId, label: &L) -> Option<NodeId> {
        let mut id = start;
        while id != end && id != NOBODY {
            let node = &self.nodes[id as usize];
            if node.label == *label {
                return Some(id);
            }
            id = node.next;
        }
        None
    }

    fn add(&mut self, parent: NodeId, node: Node<L>) -> NodeId {
        let id = self.nodes.len() as NodeId;
        self.nodes.push(node);
        let elder = std::mem::replace(&mut self.nodes[parent as usize].last, id);
        match self.nodes.get_mut(elder as usize) {
            Some(elder) => elder.next = id,
            None => self.nodes[parent as usize].first = id,
        }
        id
    }

    /// Which of these siblings to try next. All of them were there to choose.
    pub fn select(&mut self, siblings: &[NodeId], selection: Selection, dice: &mut Dice) -> NodeId {
        for &id in siblings {
            self.nodes[id as usize].available += 1;
        }
        match selection {
            Selection::Ucb { exploration } => self.by_confidence(siblings, exploration, dice),
            Selection::Puct { exploration, caution } => self.by_promise(siblings, exploration, caution, dice),
        }
    }

    fn by_confidence(&self, siblings: &[NodeId], exploration: f32, dice: &mut Dice) -> NodeId {
        let untried = siblings.iter().filter(|&&id| self.visits(id) == 0);
        match untried.clone().count() {
            0 => self.highest(siblings, dice, |node, whim| {
                let rarity = (node.available as f32).ln() / node.visits as f32;
                node.mean + exploration * whim * rarity.sqrt()
            }),
            count => {
                let nth = dice.below(count as u32) as usize;
                *untried.clone().nth(nth).expect("the number drawn is below their count")
            }
        }
    }

    fn by_promise(&self, siblings: &[NodeId], exploration: f32, caution: f32, dice: &mut Dice) -> NodeId {
        let (mut promise, mut reward, mut visits) = (0.0, 0.0, 0.0);
        for &id in siblings {
            let node = &self.nodes[id as usize];
            promise += node.promise;
            reward += node.mean * node.visits as f32;
            visits += node.visits as f32;
        }
        let untried = if visits == 0.0 { 0.0 } else { reward / visits - caution };
        let weight = exploration / promise;
        self.highest(siblings, dice, |node, whim| {
            let value = if node.visits == 0 { untried } else { node.mean };
            let rarity = (node.available as f32).sqrt() / (1 + node.visits) as f32;
            value + weight * whim * node.promise * rarity
        })
    }

    /// The first of the siblings that `score` puts highest, each with a whim of its own.
    fn highest(&self, siblings: &[NodeId], dice: &mut Dice, score: impl Fn(&Node<L>, f32) -> f32) -> NodeId {
        let mut whims = Whims::new(dice);
        let mut best = (siblings[0], f32::NEG_INFINITY);
        for &id in siblings {
            let score = score(&self.nodes[id as usize], whims.next());
            if score > best.1 {
                best = (id, score);
            }
        }
        best.0
    }

    /// This node was chosen, and this is what it brought to the seat that chose it.
    pub fn credit(&mut self, node: NodeId, reward: f32) {
        let node = &mut self.nodes[node as usize];
        node.visits += 1;
        node.mean += (reward - node.mean) / node.visits as f32;
    }
}

/// What makes options a little more or less interesting this time: factors from a half to one and a
/// half. Without them, seats that choose at once would fall into step: each tries its options in turn,
/// and always meets the same answer.
///
/// One word of the dice is spread over all siblings by a linear congruence: whims need not be good
/// randomness, but there are many of them.
struct Whims(u32);

impl Whims {
    fn new(dice: &mut Dice) -> Self {
        Whims(dice.word())
    }

    fn next(&mut self) -> f32 {
        self.0 = self.0.wrapping_mul(747_796_405).wrapping_add(2_891_336_453);
        0.5 + (self.0 >> 8) as f32 * (1.0 / (1 << 24) as f32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PUCT: Selection = Selection::Puct { exploration: 1.0, caution: 0.1 };
    const UCB: Selection = Selection::Ucb { exploration: 0.7 };

    fn siblings(tree: &mut Tree<char>, labels: &str, promise: fn(char) -> f32) -> Vec<NodeId> {
        let mut previous = None;
        labels
            .chars()
            .map(|label| {
                previous = tree.child(ROOT, previous, label, || promise(label));
                previous.unwrap()
            })
            .collect()
    }

    #[test]
    fn a_label_leads_to_one_child_in_whatever_order_it_is_met() {
        let mut tree = Tree::new('-', 100);
        let abc = siblings(&mut tree, "abc", |_| 1.0);
        assert_eq!(siblings(&mut tree, "cab", |_| 1.0), [abc[2], abc[0], abc[1]]);
        let bdc = siblings(&mut tree, "bdc", |_| 1.0);
        assert_eq!((bdc[0], bdc[2]), (abc[1], abc[2]));
        assert_eq!(tree.children(ROOT).map(|node| node.label).collect::<String>(), "abcd");
        assert_eq!(tree.children(abc[0]).count(), 0);
    }

    #[test]
    fn a_full_tree_keeps_what_it_has() {
        let mut tree = Tree::new('-', 3);
        let ab = siblings(&mut tree, "ab", |_| 1.0);
        assert_eq!(tree.child(ROOT, None, 'c', || 1.0), None);
        assert_eq!(tree.child(ab[0], None, 'c', || 1.0), None);
        assert_eq!(tree.child(ROOT, None, 'b', || 1.0), Some(ab[1]));
    }

    #[test]
    fn promise_decides_first_and_reward_in_the_end() {
        let mut tree = Tree::new('-', 100);
        let ab = siblings(&mut tree, "ab", |label| if label == 'b' { 3.0 } else { 1.0 });
        let mut dice = Dice::from_number(1);
        assert_eq!(tree.select(&ab, PUCT, &mut dice), ab[1]);
        for _ in 0..400 {
            let chosen = tree.select(&ab, PUCT, &mut dice);
            tree.credit(chosen, if chosen == ab[0] { 0.8 } else { 0.2 });
        }
        assert!(tree.visits(ab[0]) > 3 * tree.visits(ab[1]), "{tree:?}");
        assert!(tree.visits(ab[1]) > 0);
    }

    #[test]
    fn confidence_bounds_try_everything_once_and_then_what_pays() {
        let mut tree = Tree::new('-', 100);
        let abc = siblings(&mut tree, "abc", |_| 1.0);
        let mut dice = Dice::from_number(1);
        for tries in 0..600 {
            let chosen = tree.select(&abc, UCB, &mut dice);
            tree.credit(chosen, if chosen == abc[2] { 1.0 } else { 0.0 });
            assert!(tries != 2 || abc.iter().all(|&id| tree.visits(id) == 1));
        }
        assert!(tree.visits(abc[2]) > 450, "{tree:?}");
    }

    #[test]
    fn an_option_that_is_rarely_there_is_not_taken_for_neglected() {
        let mut tree = Tree::new('-', 100);
        let ab = siblings(&mut tree, "ab", |_| 1.0);
        let mut dice = Dice::from_number(1);
        for (there, times, reward) in [(ab[1], 5, 0.0), (ab[0], 1000, 0.5)] {
            for _ in 0..times {
                tree.select(&[there], UCB, &mut dice);
                tree.credit(there, reward);
            }
        }
        assert_eq!(tree.select(&ab, UCB, &mut dice), ab[0]);
    }
}
