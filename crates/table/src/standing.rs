//! How a finished game stands.

use arrayvec::ArrayVec;
use serde::Serialize;

use crate::guide::PerSeat;
use crate::seat::{MAX_SEATS, Seat};

/// The most categories a game scores.
pub const MAX_CATEGORIES: usize = 16;

/// The most tie-breaks a game has.
pub const MAX_TIE_BREAKS: usize = 4;

/// Scores and places of a finished game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Standing {
    /// What is scored, in the order of the rulebook: ids of words.
    pub categories: &'static [&'static str],
    /// What breaks ties, in order: ids of words.
    pub tie_breaks: &'static [&'static str],
    /// Every seat's result, in the order of seats.
    pub results: ArrayVec<SeatResult, MAX_SEATS>,
}

/// One seat's result.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SeatResult {
    /// 1 for the winner; seats that are equal in everything share a place.
    pub place: u8,
    /// The score that decides.
    pub total: i32,
    /// The score by category.
    pub scores: ArrayVec<i32, MAX_CATEGORIES>,
    /// What breaks ties, larger being better.
    pub ties: ArrayVec<i32, MAX_TIE_BREAKS>,
}

impl Standing {
    /// Ranks seats by total, then by each tie-break, larger being better every time.
    pub fn ranked(
        categories: &'static [&'static str],
        tie_breaks: &'static [&'static str],
        seats: impl IntoIterator<Item = (ArrayVec<i32, MAX_CATEGORIES>, ArrayVec<i32, MAX_TIE_BREAKS>)>,
    ) -> Self {
        let mut results: ArrayVec<SeatResult, MAX_SEATS> = seats
            .into_iter()
            .map(|(scores, ties)| SeatResult { place: 1, total: scores.iter().sum(), scores, ties })
            .collect();
        for i in 0..results.len() {
            let better = results.iter().filter(|other| other.key() > results[i].key()).count();
            results[i].place = better as u8 + 1;
        }
        Standing { categories, tie_breaks, results }
    }

    /// The seats in first place.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        self.results.iter().enumerate().filter(|(_, result)| result.place == 1).map(|(i, _)| Seat::new(i))
    }

    /// What told the winners from others with the same total, in the order in which ties are broken: nothing where there
    /// was no tie for the first place, or nothing broke it.
    pub fn tie_broken_by(&self) -> Vec<&'static str> {
        let Some(best) = self.winners().next().map(|seat| self.of(seat)) else { return Vec::new() };
        let rivals = || self.results.iter().filter(|result| result.place > 1 && result.total == best.total);
        let lost_by = |rival: &SeatResult| best.ties.iter().zip(&rival.ties).position(|(best, other)| best != other);
        let decisive =
            |(i, tie): (usize, &&'static str)| rivals().any(|rival| lost_by(rival) == Some(i)).then_some(*tie);
        self.tie_breaks.iter().enumerate().filter_map(decisive).collect()
    }

    /// One seat's result.
    pub fn of(&self, seat: Seat) -> &SeatResult {
        &self.results[seat.index()]
    }

    /// What each seat gets of the one victory: winners share it evenly.
    pub fn share(&self, seat: Seat) -> f64 {
        if self.of(seat).place == 1 { 1.0 / self.winners().count() as f64 } else { 0.0 }
    }

    /// The same for all seats, as [prospects](crate::Guide::prospects) of a game that is over.
    pub fn shares(&self) -> PerSeat {
        let mut shares = [0.0; MAX_SEATS];
        Seat::all(self.results.len()).for_each(|seat| shares[seat.index()] = self.share(seat) as f32);
        shares
    }
}

impl SeatResult {
    fn key(&self) -> (i32, &[i32]) {
        (self.total, &self.ties)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn standing(seats: &[(&[i32], &[i32])]) -> Standing {
        Standing::ranked(
            &["a", "b"],
            &["t"],
            seats.iter().map(|(s, t)| (s.iter().copied().collect(), t.iter().copied().collect())),
        )
    }

    #[test]
    fn seats_are_ranked_by_total_then_ties_and_equals_share_a_place() {
        let standing = standing(&[(&[1, 2], &[0]), (&[3, 0], &[1]), (&[5, 0], &[0]), (&[0, 3], &[0])]);
        assert_eq!(standing.results.iter().map(|r| r.place).collect::<Vec<_>>(), [3, 2, 1, 3]);
        assert_eq!(standing.results[0].total, 3);
    }

    #[test]
    fn what_broke_the_tie_for_the_first_place_is_named() {
        let broken = |seats: &[(i32, [i32; 3])]| {
            let seats =
                seats.iter().map(|(score, ties)| ([*score].into_iter().collect(), ties.iter().copied().collect()));
            Standing::ranked(&["a"], &["t", "u", "v"], seats).tie_broken_by()
        };
        assert_eq!(broken(&[(5, [0, 0, 0]), (4, [9, 9, 9])]), [""; 0], "nobody else has as much");
        assert_eq!(broken(&[(5, [1, 2, 3]), (5, [1, 2, 3])]), [""; 0], "they are equal in everything");
        assert_eq!(broken(&[(5, [1, 0, 0]), (5, [2, 0, 0]), (4, [0, 0, 0])]), ["t"]);
        assert_eq!(broken(&[(5, [1, 1, 7]), (5, [1, 2, 0])]), ["u"]);
        assert_eq!(broken(&[(5, [1, 1, 1]), (5, [0, 9, 9]), (5, [1, 1, 0])]), ["t", "v"], "each rival lost by another");
    }

    #[test]
    fn winners_share_the_victory() {
        let standing = standing(&[(&[1, 2], &[0]), (&[3, 0], &[0]), (&[0, 0], &[9])]);
        assert_eq!(standing.winners().collect::<Vec<_>>(), [Seat::new(0), Seat::new(1)]);
        assert_eq!([0, 1, 2].map(|i| standing.share(Seat::new(i))), [0.5, 0.5, 0.0]);
        assert_eq!(standing.shares()[..4], [0.5, 0.5, 0.0, 0.0]);
    }
}
