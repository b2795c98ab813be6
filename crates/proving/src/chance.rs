//! Whether what was counted is what chance gives. Bounds are wide enough that a true share never misses them over all tests, and
//! narrow enough that a wrong one does with a few hundred samples.

use std::collections::BTreeMap;
use std::fmt::Debug;

/// How many standard deviations a count may be away from what is expected.
const WIDTH: f64 = 4.5;

/// Each of these happened with its probability, and nothing else did.
///
/// # Panics
/// With the first that did not.
#[track_caller]
pub fn assert_shares<K: Ord + Debug>(seen: &BTreeMap<K, u32>, expected: &[(K, f64)]) {
    let all = seen.values().sum::<u32>() as usize;
    let sum: f64 = expected.iter().map(|(_, share)| share).sum();
    assert!((sum - 1.0).abs() < 1e-9, "the expected shares add up to {sum}");
    for (what, share) in expected {
        let count = seen.get(what).copied().unwrap_or(0) as usize;
        assert!(is_likely(count, all, *share), "{what:?}: {count} of {all}, expected {share}");
    }
    assert!(seen.keys().all(|what| expected.iter().any(|(it, _)| it == what)), "unexpected: {seen:?}");
}

/// The same every time.
///
/// # Panics
/// If it was not.
#[track_caller]
pub fn assert_constant<K: Ord + Debug>(seen: &BTreeMap<K, u32>, truth: &K) {
    assert_eq!(seen.keys().collect::<Vec<_>>(), [truth]);
}

/// A count is what chance gives: `share` of `all`.
///
/// # Panics
/// If it is too high or too low for that.
#[track_caller]
pub fn assert_likely(seen: usize, all: usize, share: f64) {
    assert!(is_likely(seen, all, share), "{seen} of {all}, expected about {:.0}", all as f64 * share);
}

fn is_likely(seen: usize, all: usize, share: f64) -> bool {
    let expected = all as f64 * share;
    let deviation = (expected * (1.0 - share)).max(0.0).sqrt();
    (seen as f64 - expected).abs() <= WIDTH * deviation + 1e-9
}

/// The chance that `drawn` of `all` cards, `special` of which are special, hold exactly `hits` of these.
#[must_use]
pub fn hypergeometric(all: u32, special: u32, drawn: u32, hits: u32) -> f64 {
    choose(special, hits) * choose(all - special, drawn - hits) / choose(all, drawn)
}

/// How many ways there are to choose `k` of `n`.
fn choose(n: u32, k: u32) -> f64 {
    if k > n {
        return 0.0;
    }
    (0..k).map(|i| f64::from(n - i) / f64::from(i + 1)).product()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_of_chance_have_bounds() {
        assert!(is_likely(100, 600, 1.0 / 6.0) && is_likely(80, 600, 1.0 / 6.0) && is_likely(0, 600, 0.0));
        assert!(!is_likely(50, 600, 1.0 / 6.0) && !is_likely(1, 600, 0.0) && !is_likely(599, 600, 1.0));
        assert_shares(&BTreeMap::from([("heads", 510), ("tails", 490)]), &[("heads", 0.5), ("tails", 0.5)]);
        assert_constant(&BTreeMap::from([(3, 12)]), &3);
    }

    #[test]
    #[should_panic(expected = "unexpected: {\"edge\": 1, ")]
    fn what_should_never_happen_is_found() {
        let seen = BTreeMap::from([("heads", 510), ("tails", 489), ("edge", 1)]);
        assert_shares(&seen, &[("heads", 0.5), ("tails", 0.5)]);
    }

    #[test]
    fn cards_are_drawn_without_putting_back() {
        let both_aces = hypergeometric(52, 4, 2, 2);
        assert!((both_aces - 4.0 * 3.0 / (52.0 * 51.0)).abs() < 1e-12);
        let all: f64 = (0..=2).map(|hits| hypergeometric(52, 4, 2, hits)).sum();
        assert!((all - 1.0).abs() < 1e-12);
    }
}
