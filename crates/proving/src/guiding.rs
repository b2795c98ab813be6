//! Whether a guide is worth following: what any game's guide is held to, and questions about single decisions.

use std::fmt::Display;

use crate::playtest::read;
use table::dice::Dice;
use table::game::{Game, Silent};
use table::guide::Guide;
use table::seat::Seat;

/// Plays a game with the quick policy, looking at each position with who decides and what is legal.
///
/// # Panics
/// If no table can be set up this way, or the quick choice is not legal.
#[track_caller]
pub fn play_quickly<G: Guide>(setup: &G::Setup, seed: u64, mut look: impl FnMut(&G, Seat, &[G::Action])) -> G {
    let mut dice = Dice::from_number(seed);
    let mut game = G::new(setup, &mut dice).unwrap_or_else(|error| panic!("{error}\nsetup: {setup:?}"));
    let mut legal = Vec::new();
    while let Some(seat) = game.to_act().first() {
        game.legal(seat, &mut legal);
        look(&game, seat, &legal);
        let action = game.quick(seat, &legal, &mut dice);
        let played = game.play(seat, action, &mut dice, &mut Silent);
        assert!(played.is_ok(), "the quick choice `{action}` is not legal");
    }
    game
}

/// Prospects add up to one all through, and are exact at the end; promises are positive, and always the same.
///
/// # Panics
/// If it is not so in a game of one of these setups.
#[track_caller]
pub fn is_sound<G: Guide>(setups: impl IntoIterator<Item = G::Setup>) {
    for (setup, seed) in setups.into_iter().zip(1..) {
        let over = play_quickly::<G>(&setup, seed, |game, seat, legal| {
            let prospects = game.prospects();
            assert!((prospects.iter().sum::<f32>() - 1.0).abs() < 1e-4, "{prospects:?}");
            assert!(prospects.iter().all(|chance| (0.0..=1.0).contains(chance)), "{prospects:?}");
            assert!(prospects[game.seats()..].iter().all(|&chance| chance == 0.0), "{prospects:?}");
            for &action in legal {
                let promise = game.promise(seat, action);
                assert!(promise > 0.0 && promise.is_finite(), "{action}: {promise}");
                assert_eq!(promise, game.promise(seat, action), "the guide is a function");
            }
        });
        let standing = over.standing().expect("the game is over");
        for seat in Seat::all(over.seats()) {
            assert_eq!(over.prospects()[seat.index()], standing.share(seat) as f32);
        }
    }
}

/// How the quick policy does against somebody who plays at random, in games of two.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Contest {
    /// Games won; a shared first place counts in part.
    pub wins: f64,
    /// Its mean score.
    pub score: f64,
    /// By how much that is more than the other's.
    pub lead: f64,
}

/// Plays so many games of the quick policy against somebody who plays at random; each begins half of them.
///
/// # Panics
/// If no table can be set up this way.
#[track_caller]
pub fn against_random<G: Guide>(setup: &G::Setup, games: u32) -> Contest {
    let mut contest = Contest::default();
    for number in 0..games {
        let mut dice = Dice::from_number(500 + u64::from(number));
        let mut game = G::new(setup, &mut dice).unwrap_or_else(|error| panic!("{error}\nsetup: {setup:?}"));
        let quick = Seat::new(number as usize % 2);
        let mut legal = Vec::new();
        while let Some(seat) = game.to_act().first() {
            game.legal(seat, &mut legal);
            let action = if seat == quick { game.quick(seat, &legal, &mut dice) } else { dice.pick(&legal) };
            let _ = game.play_legal(seat, action, &mut dice, &mut Silent);
        }
        let standing = game.standing().expect("the game is over");
        let [ours, theirs] = [quick, quick.left(2)].map(|seat| f64::from(standing.of(seat).total));
        contest.wins += standing.share(quick);
        contest.score += ours / f64::from(games);
        contest.lead += (ours - theirs) / f64::from(games);
    }
    contest
}

/// Whoever is to act, and what it is about to decide.
#[track_caller]
fn decision<G: Game>(game: &G, notation: impl Display) -> (Seat, G::Action) {
    let seat = game.to_act().first().expect("somebody is to act");
    let action = read::<G>(notation);
    assert!(game.is_legal(seat, action), "{action} is not legal");
    (seat, action)
}

/// How promising a decision of whoever is to act looks.
///
/// # Panics
/// If it is not legal.
#[track_caller]
pub fn promise<G: Guide>(game: &G, notation: impl Display) -> f32 {
    let (seat, action) = decision(game, notation);
    game.promise(seat, action)
}

/// How often the quick policy of whoever is to act takes this decision, in a hundred.
///
/// # Panics
/// If it is not legal.
#[track_caller]
pub fn quick_count<G: Guide>(game: &G, notation: impl Display) -> usize {
    let (seat, action) = decision(game, notation);
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let mut dice = Dice::from_number(3);
    (0..100).filter(|_| game.quick(seat, &legal, &mut dice) == action).count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::{Toy, ToySetup};
    use table::setup::Setup;

    #[test]
    fn the_guide_of_the_toy_is_sound() {
        is_sound::<Toy>([2, 3, 4].map(|players| ToySetup { players, ..ToySetup::standard() }));
    }

    #[test]
    fn whoever_has_a_guide_does_better_than_chance() {
        let two = ToySetup { players: 2, ..ToySetup::standard() };
        let Contest { wins, score, lead } = against_random::<Toy>(&two, 40);
        assert!(wins > 20.0 && score > 0.0 && lead > 0.0, "{wins} of 40, {score} coins, {lead} more");
    }

    #[test]
    fn single_decisions_are_weighed() {
        let toy = Toy::new(&ToySetup::standard(), &mut Dice::from_number(1)).unwrap();
        assert!(promise(&toy, "bid 1") > 0.0);
        let all = ["bid 0", "bid 1", "bid 2", "peek 2", "peek 3"].map(|notation| quick_count(&toy, notation));
        assert_eq!(all.iter().sum::<usize>(), 100);
    }
}
