//! Bots think apart from everything else, a few at a time, and for everybody in turn: whoever has many tables waits for
//! their own bots, not others for theirs.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use shelf::{Bot, Haste, Mind};
use table::Dice;
use tokio::sync::oneshot;

use crate::operations::metrics::Metrics;
use crate::records::ids::PersonId;

/// The heads that bots think with.
#[derive(Clone)]
pub struct Thinkers {
    heads: Arc<Heads>,
    metrics: Arc<Metrics>,
}

impl Thinkers {
    /// So many heads.
    pub fn new(heads: usize, metrics: Arc<Metrics>) -> Self {
        let queue = Queue { free: heads.max(1), waiting: Turns::default() };
        Thinkers { heads: Arc::new(Heads(Mutex::new(queue))), metrics }
    }

    /// What a bot plays, once a head is free for this person. Nothing if it has nothing to decide, or its head failed.
    pub async fn choose(
        &self,
        person: PersonId,
        mind: Box<dyn Mind>,
        bot: Bot,
        haste: Haste,
        mut dice: Dice,
    ) -> Option<String> {
        self.think(person, move || mind.choose(&bot, &haste, &mut dice)).await
    }

    /// Whether a bot interjects, and how.
    pub async fn interject(&self, person: PersonId, mind: Box<dyn Mind>, bot: Bot, mut dice: Dice) -> Option<String> {
        self.think(person, move || mind.interject(&bot, &mut dice)).await
    }

    /// Any other thought that somebody waits for.
    pub async fn think<T: Send + 'static>(
        &self,
        person: PersonId,
        thought: impl FnOnce() -> Option<T> + Send + 'static,
    ) -> Option<T> {
        let head = self.heads.lend(person).await?;
        let started = std::time::Instant::now();
        let thought = tokio::task::spawn_blocking(move || {
            let _head = head;
            thought()
        });
        let result = thought.await;
        self.metrics.thought(started.elapsed());
        result.unwrap_or_else(|error| {
            tracing::error!(%error, "a bot's thought failed");
            None
        })
    }
}

struct Heads(Mutex<Queue>);

struct Queue {
    free: usize,
    waiting: Turns<PersonId, oneshot::Sender<Head>>,
}

/// A head that somebody thinks with; the next one gets it when it is dropped.
struct Head(Arc<Heads>);

impl Heads {
    /// A head, once it is this person's turn.
    async fn lend(self: &Arc<Self>, person: PersonId) -> Option<Head> {
        let (lend, lent) = oneshot::channel();
        self.queue().waiting.join(person, lend);
        self.hand_out();
        lent.await.ok()
    }

    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn hand_out(self: &Arc<Self>) {
        while let Some(next) = self.next() {
            // Whoever does not wait any more gives it back by dropping it.
            drop(next.send(Head(Arc::clone(self))));
        }
    }

    /// Takes a free head for the next one who still waits.
    fn next(&self) -> Option<oneshot::Sender<Head>> {
        let mut queue = self.queue();
        if queue.free == 0 {
            return None;
        }
        let next = std::iter::from_fn(|| queue.waiting.next()).find(|waiting| !waiting.is_closed())?;
        queue.free -= 1;
        Some(next)
    }
}

impl Drop for Head {
    fn drop(&mut self) {
        self.0.queue().free += 1;
        self.0.hand_out();
    }
}

/// Those who wait: person by person in turn, what one person waits for in the order it came.
struct Turns<P, T> {
    order: VecDeque<P>,
    lines: HashMap<P, VecDeque<T>>,
}

impl<P, T> Default for Turns<P, T> {
    fn default() -> Self {
        Turns { order: VecDeque::new(), lines: HashMap::new() }
    }
}

impl<P: Clone + Eq + std::hash::Hash, T> Turns<P, T> {
    fn join(&mut self, person: P, waiting: T) {
        let line = self.lines.entry(person.clone()).or_default();
        if line.is_empty() {
            self.order.push_back(person);
        }
        line.push_back(waiting);
    }

    fn next(&mut self) -> Option<T> {
        let person = self.order.pop_front()?;
        let line = self.lines.get_mut(&person)?;
        let next = line.pop_front();
        if line.is_empty() {
            self.lines.remove(&person);
        } else {
            self.order.push_back(person);
        }
        next
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_take_turns_however_much_one_of_them_waits_for() {
        let mut turns: Turns<&str, u32> = Turns::default();
        for number in 0..300 {
            turns.join("eve", number);
        }
        assert_eq!(turns.next(), Some(0));
        turns.join("anna", 1_000);
        turns.join("anna", 1_001);
        turns.join("ola", 2_000);
        let served: Vec<u32> = std::iter::from_fn(|| turns.next()).take(8).collect();
        assert_eq!(served, [1, 1_000, 2_000, 2, 1_001, 3, 4, 5]);
        while turns.next().is_some() {}
        assert!(turns.order.is_empty() && turns.lines.is_empty(), "nothing is kept of those who are gone");
    }

    fn person(letter: &str) -> PersonId {
        letter.repeat(16).parse().expect("a plain id")
    }

    #[tokio::test]
    async fn a_head_goes_to_the_next_person_and_never_to_somebody_who_left() {
        let thinkers = Thinkers::new(1, Arc::default());
        let (busy, done) = (Arc::new(tokio::sync::Mutex::new(())), Arc::new(Mutex::new(Vec::new())));
        let hold = busy.try_lock().expect("nobody else has it");
        let think = |who: &'static str, name: &'static str| {
            let (thinkers, busy, done) = (thinkers.clone(), Arc::clone(&busy), Arc::clone(&done));
            tokio::spawn(async move {
                let thought = move || {
                    drop(busy.blocking_lock());
                    done.lock().ok()?.push(name);
                    Some(())
                };
                thinkers.think(person(who), thought).await
            })
        };
        let queued = async |count: usize| {
            while thinkers.heads.queue().waiting.lines.values().map(VecDeque::len).sum::<usize>() != count {
                tokio::task::yield_now().await;
            }
        };
        let first = think("a", "first");
        while thinkers.heads.queue().free != 0 {
            tokio::task::yield_now().await;
        }
        let (left, second) = (think("a", "left"), think("a", "second"));
        queued(2).await;
        let third = think("a", "third");
        queued(3).await;
        let other = think("b", "other");
        queued(4).await;
        left.abort();
        assert!(left.await.is_err());
        drop(hold);
        for thought in [first, second, third, other] {
            assert_eq!(thought.await.expect("it thinks"), Some(()));
        }
        assert_eq!(*done.lock().expect("all are done"), ["first", "other", "second", "third"]);
        assert_eq!(thinkers.heads.queue().free, 1);
    }
}
