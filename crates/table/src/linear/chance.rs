//! From estimates to chances: who will win, what looks promising, what to do at once.

use arrayvec::ArrayVec;

use crate::dice::Dice;
use crate::guide::PerSeat;
use crate::seat::MAX_SEATS;

/// Each seat's chance of winning, by what each may expect to score: the greater the uncertainty, in points, the less a lead says.
#[inline]
pub fn chances(estimates: impl IntoIterator<Item = f32>, uncertainty: f32) -> PerSeat {
    let mut chances = [0.0; MAX_SEATS];
    let mut seats = 0;
    for (chance, estimate) in chances.iter_mut().zip(estimates) {
        *chance = estimate;
        seats += 1;
    }
    let players = &mut chances[..seats];
    likelihoods(players, uncertainty);
    let sum: f32 = players.iter().sum();
    players.iter_mut().for_each(|chance| *chance /= sum);
    chances
}

/// By how many points estimates are uncertain with a part of the game still `left`, if they are uncertain by `[last, more]` at the
/// end and by how much more with the whole game to come.
#[inline]
pub fn uncertainty([last, more]: [f32; 2], left: f32) -> f32 {
    last + more * left.sqrt()
}

/// How likely each is compared with the best, if one that is worse by `scale` is nearly three times less so.
#[inline]
fn likelihoods(values: &mut [f32], scale: f32) {
    let best = values.iter().copied().fold(f32::MIN, f32::max);
    values.iter_mut().for_each(|value| *value = ((*value - best) / scale).exp());
}

/// Draws a place, each with a chance in proportion to its weight. The weights are used up.
///
/// # Panics
/// If there are none.
#[inline]
pub fn draw(weights: &mut [f32], dice: &mut Dice) -> usize {
    let mut sum = 0.0;
    for weight in weights.iter_mut() {
        sum += *weight;
        *weight = sum;
    }
    let at = dice.unit() * sum;
    weights.iter().position(|&upto| at < upto).unwrap_or(weights.len() - 1)
}

/// What becomes of what decisions bring, in points: promises, and quick choices among at most `MOST` options; there are hardly
/// ever so many.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Policy<const MOST: usize> {
    /// By how many points an option must be better to look nearly three times as promising.
    pub promise: f32,
    /// The least and the most that an option promises.
    pub bounds: [f32; 2],
    /// What `promise` is, for the quick choice, which is meant to be good.
    pub quick: f32,
}

impl<const MOST: usize> Policy<MOST> {
    /// How promising a gain of so many points looks.
    #[inline]
    pub fn promise(&self, gain: f32) -> f32 {
        let [least, most] = self.bounds;
        (gain / self.promise).exp().clamp(least, most)
    }

    /// A quick choice among `legal` (never empty); `weigh` says what each of those that it is given brings.
    #[inline]
    pub fn choose<A: Copy>(
        &self,
        legal: &[A],
        dice: &mut Dice,
        weigh: impl FnOnce(&[A], &mut ArrayVec<f32, MOST>),
    ) -> A {
        if let [only] = legal {
            return *only;
        }
        let mut gains = ArrayVec::new();
        weigh(&legal[..legal.len().min(MOST)], &mut gains);
        likelihoods(&mut gains, self.quick);
        legal[draw(&mut gains, dice)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const POLICY: Policy<3> = Policy { promise: 2.0, bounds: [0.01, 100.0], quick: 0.5 };

    #[test]
    fn chances_add_up_to_one_and_seats_beyond_have_none() {
        let even = chances([7.0, 7.0], 3.0);
        assert_eq!(even[..3], [0.5, 0.5, 0.0]);
        let [first, second, third, ..] = chances([10.0, 4.0, f32::MIN], 3.0);
        assert!((first + second - 1.0).abs() < 1e-6 && third == 0.0);
        assert!((first / second - 2f32.exp()).abs() < 1e-4, "{first} to {second}");
        assert!(first > chances([10.0, 4.0], uncertainty([3.0, 4.0], 0.25))[0], "uncertain by 5 points");
    }

    #[test]
    fn places_are_drawn_in_proportion_to_their_weights() {
        let mut dice = Dice::from_number(1);
        let mut counts = [0u32; 3];
        (0..4_000).for_each(|_| counts[draw(&mut [1.0, 0.0, 3.0], &mut dice)] += 1);
        assert!(counts[0].abs_diff(1_000) < 100 && counts[1] == 0, "{counts:?}");
    }

    #[test]
    fn gains_are_promising_within_bounds() {
        assert_eq!([-100.0, 0.0, 100.0].map(|gain| POLICY.promise(gain)), [0.01, 1.0, 100.0]);
        assert!((POLICY.promise(2.0) - 1f32.exp()).abs() < 1e-6);
    }

    #[test]
    fn the_quick_choice_prefers_what_brings_more() {
        let mut dice = Dice::from_number(2);
        let mut count = |legal: &[f32]| {
            let mut choose = || POLICY.choose(legal, &mut dice, |legal, gains| gains.extend(legal.iter().copied()));
            (0..1_000).filter(|_| choose() == legal[0]).count()
        };
        // One in e and one.
        assert!(count(&[1.0, 1.5]).abs_diff(269) < 50);
        assert_eq!(count(&[9.0, 1.0, 1.0, 100.0]), 1_000, "the fourth is not looked at");
    }

    #[test]
    fn without_a_choice_nothing_is_weighed() {
        let mut dice = Dice::from_number(3);
        assert_eq!(POLICY.choose(&['a'], &mut dice, |_, _| unreachable!("there is only one")), 'a');
        assert_eq!(dice.drawn(), 0);
    }
}
