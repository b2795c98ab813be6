//! What is done by many at once, put back in order.

use std::collections::BTreeMap;

/// Hands on what it is given in the order of places, from 0 on. Only what comes early is kept.
#[derive(Debug)]
pub(crate) struct InOrder<T> {
    next: u32,
    early: BTreeMap<u32, T>,
}

impl<T> InOrder<T> {
    pub fn new() -> Self {
        InOrder { next: 0, early: BTreeMap::new() }
    }

    /// Takes what belongs to a place, to which nothing was given before, and hands on all whose turn it is.
    pub fn put(&mut self, place: u32, item: T, mut hand_on: impl FnMut(T)) {
        self.early.insert(place, item);
        while let Some(item) = self.early.remove(&self.next) {
            hand_on(item);
            self.next += 1;
        }
    }

    /// Hands on all that is left: nothing more will come to the places between.
    pub fn finish(self, hand_on: impl FnMut(T)) {
        self.early.into_values().for_each(hand_on);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_comes_early_waits_for_its_turn() {
        let mut handed_on = Vec::new();
        let mut order = InOrder::new();
        for place in [2, 0, 1, 5, 7, 3] {
            order.put(place, place, |item| handed_on.push(item));
        }
        assert_eq!(handed_on, [0, 1, 2, 3]);
        assert_eq!(order.early.len(), 2, "what was handed on is not kept");
        order.finish(|item| handed_on.push(item));
        assert_eq!(handed_on, [0, 1, 2, 3, 5, 7]);
    }
}
