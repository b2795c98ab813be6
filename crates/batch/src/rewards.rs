//! What a finished game brings.

use table::{Guide, MAX_SEATS, PerSeat, Seat, Standing};

/// How a standing becomes a number for each seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rewards {
    /// The victory, and nothing else: 1 for whoever wins alone, and as much below 0 for all others together. Winners share.
    Win,
    /// The place, evenly from 1 for the first to −1 for the last. Those who share places get the mean of these.
    Rank,
    /// The score as it is.
    Score,
}

impl Rewards {
    /// All of them.
    pub const ALL: [Rewards; 3] = [Rewards::Win, Rewards::Rank, Rewards::Score];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Rewards::Win => "win",
            Rewards::Rank => "rank",
            Rewards::Score => "score",
        }
    }

    /// What each of several seats gets. Victories and ranks add up to 0 and lie between −1 and 1; automata have a seat like
    /// anybody else.
    #[must_use]
    pub fn of(self, standing: &Standing) -> PerSeat {
        let rivals = (standing.results.len().max(2) - 1) as f32;
        let mut rewards = [0.0; MAX_SEATS];
        for (seat, reward) in Seat::all(standing.results.len()).zip(&mut rewards) {
            let result = standing.of(seat);
            *reward = match self {
                Rewards::Win => (standing.share(seat) as f32 * (rivals + 1.0) - 1.0) / rivals,
                Rewards::Rank => {
                    let equals = standing.results.iter().filter(|other| other.place == result.place).count();
                    let place = f32::from(result.place) + (equals as f32 - 1.0) / 2.0;
                    1.0 - 2.0 * (place - 1.0) / rivals
                }
                Rewards::Score => result.total as f32,
            };
        }
        rewards
    }
}

/// What each seat of a finished game gets. Whoever plays alone against nobody always wins: there a victory or a rank is how
/// near the result comes to the best that the game knows, as its guide says, from −1 to 1.
pub fn returns<G: Guide>(game: &G, standing: &Standing, rewards: Rewards) -> PerSeat {
    if standing.results.len() > 1 || rewards == Rewards::Score {
        return rewards.of(standing);
    }
    let mut alone = [0.0; MAX_SEATS];
    alone[0] = game.prospects()[0] * 2.0 - 1.0;
    alone
}

#[cfg(test)]
mod tests {
    use super::*;

    fn standing(totals: &[i32]) -> Standing {
        Standing::ranked(&["a"], &[], totals.iter().map(|total| ([*total].into_iter().collect(), Default::default())))
    }

    fn of(rewards: Rewards, totals: &[i32]) -> Vec<f32> {
        rewards.of(&standing(totals))[..totals.len()].to_vec()
    }

    #[test]
    fn a_victory_is_paid_by_those_who_lose() {
        assert_eq!(of(Rewards::Win, &[7, 9]), [-1.0, 1.0]);
        assert_eq!(of(Rewards::Win, &[3, 3]), [0.0, 0.0]);
        assert_eq!(of(Rewards::Win, &[1, 2, 9, 4, 5]), [-0.25, -0.25, 1.0, -0.25, -0.25]);
        let shared = of(Rewards::Win, &[9, 2, 9]);
        assert_eq!(shared, [0.25, -0.5, 0.25]);
    }

    #[test]
    fn ranks_are_even_and_shared_places_get_their_mean() {
        assert_eq!(of(Rewards::Rank, &[7, 9]), [-1.0, 1.0]);
        assert_eq!(of(Rewards::Rank, &[30, 10, 20]), [1.0, -1.0, 0.0]);
        assert_eq!(of(Rewards::Rank, &[5, 5, 1, 9]), [0.0, 0.0, -1.0, 1.0]);
        assert_eq!(of(Rewards::Rank, &[4, 4, 4]), [0.0, 0.0, 0.0]);
    }

    #[test]
    fn scores_are_as_they_are() {
        assert_eq!(of(Rewards::Score, &[-3, 250]), [-3.0, 250.0]);
    }

    #[test]
    fn victories_and_ranks_add_up_to_nothing() {
        for totals in [&[1, 2][..], &[4, 4, 2], &[9, 9, 9, 1], &[1, 2, 3, 3, 3, 3, 7, 7]] {
            for rewards in [Rewards::Win, Rewards::Rank] {
                let all = of(rewards, totals);
                assert!(all.iter().sum::<f32>().abs() < 1e-5 && all.iter().all(|it| it.abs() <= 1.0), "{all:?}");
            }
        }
    }
}
