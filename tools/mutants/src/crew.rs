//! Several hands for many things.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use crate::trouble::Trouble;

/// Does something with each item, `jobs` of them at a time, until all is done or something went wrong.
pub fn each<T: Sync>(items: &[T], jobs: usize, work: impl Fn(&T) -> Result<(), Trouble> + Sync) -> Result<(), Trouble> {
    let next = AtomicUsize::new(0);
    let trouble = Mutex::new(None);
    thread::scope(|scope| {
        for _ in 0..jobs.max(1) {
            scope.spawn(|| {
                while let Some(item) = items.get(next.fetch_add(1, Ordering::Relaxed)) {
                    if let Err(error) = work(item) {
                        next.store(items.len(), Ordering::Relaxed);
                        trouble.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).get_or_insert(error);
                    }
                }
            });
        }
    });
    trouble.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner()).map_or(Ok(()), Err)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_is_done_once() {
        let done: Vec<AtomicUsize> = (0..50).map(|_| AtomicUsize::new(0)).collect();
        let indices: Vec<usize> = (0..50).collect();
        let work = |&index: &usize| {
            done[index].fetch_add(1, Ordering::Relaxed);
            Ok(())
        };
        assert_eq!(each(&indices, 3, work), Ok(()));
        assert!(done.into_iter().all(|count| count.into_inner() == 1));
    }

    #[test]
    fn trouble_ends_the_work() {
        let work = |&number: &u32| if number == 7 { Err(Trouble::new("seven")) } else { Ok(()) };
        assert_eq!(each(&[1, 7, 7], 1, work), Err(Trouble::new("seven")));
    }
}
