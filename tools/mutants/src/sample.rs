//! Chance that is the same every time.

/// All numbers below `count`, in an order that follows from the seed.
pub fn order(count: usize, seed: u64) -> Vec<usize> {
    let mut state = seed;
    let mut order: Vec<usize> = (0..count).collect();
    for last in (1..count).rev() {
        let other = (next(&mut state) % (last as u64 + 1)) as usize;
        order.swap(last, other);
    }
    order
}

/// SplitMix64.
fn next(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_order_holds_everything_once_and_follows_from_its_seed() {
        let first = order(100, 1);
        let mut sorted = first.clone();
        sorted.sort_unstable();
        assert_eq!(sorted, (0..100).collect::<Vec<_>>());
        assert_eq!(first, order(100, 1));
        assert_ne!(first, order(100, 2));
        assert_eq!((order(0, 1), order(1, 1)), (vec![], vec![0]));
    }
}
