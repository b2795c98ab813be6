//! Positions in which the best choice is known.

use std::num::NonZeroUsize;
use std::time::Duration;

use table::{Dice, Guide, Seat, Worlds};

use super::*;
use crate::greedy::Greedy;
use crate::plan::{Noticed, Policy, Selection};
use crate::sketch::{Drawing, Go, Sketch, Spot};

/// The fourth spot wins for seat 0, but only if it finds the right second step.
static TWO_STEPS: Drawing = Drawing {
    seats: 2,
    secrets: 1,
    knows: None,
    leaks: false,
    spots: &[
        Spot::Choose(0, &[1, 2, 3]),
        Spot::Choose(1, &[5, 4]),
        Spot::Choose(1, &[5, 4]),
        Spot::Choose(0, &[4, 5, 4]),
        Spot::End(&[0, 1]),
        Spot::End(&[1, 0]),
    ],
};

/// Guessing a secret of four wins one time in four; staying safe wins one time in two. Who plays every
/// imagined world as if it were known would guess.
static GUESS: Drawing = Drawing {
    seats: 2,
    secrets: 4,
    knows: Some(1),
    leaks: false,
    spots: &[
        Spot::Choose(0, &[1, 2]),
        Spot::Choose(0, &[3, 4, 5, 6]),
        Spot::Chance(&[7, 8]),
        Spot::Secret(&[7, 8, 8, 8]),
        Spot::Secret(&[8, 7, 8, 8]),
        Spot::Secret(&[8, 8, 7, 8]),
        Spot::Secret(&[8, 8, 8, 7]),
        Spot::End(&[1, 0]),
        Spot::End(&[0, 1]),
    ],
};

/// Whoever knows the secret can name it.
static NAME_IT: Drawing = Drawing {
    seats: 2,
    secrets: 3,
    knows: Some(0),
    leaks: false,
    spots: &[
        Spot::Choose(0, &[1, 2, 3]),
        Spot::Secret(&[4, 5, 5]),
        Spot::Secret(&[5, 4, 5]),
        Spot::Secret(&[5, 5, 4]),
        Spot::End(&[1, 0]),
        Spot::End(&[0, 1]),
    ],
};

/// Both show one of two fingers at once; equal fingers win for seat 0. The other way out wins for seat 0
/// one time in three, which is less than the even chance of an honest game of fingers, but more than
/// nothing, which is what is left when the other seat answers what it cannot see.
static FINGERS: Drawing = Drawing {
    seats: 2,
    secrets: 1,
    knows: None,
    leaks: false,
    spots: &[
        Spot::Choose(0, &[1, 2]),
        Spot::Both([[3, 4], [4, 3]]),
        Spot::Chance(&[3, 4, 4]),
        Spot::End(&[1, 0]),
        Spot::End(&[0, 1]),
    ],
};

/// Seat 1 is to act and will win, unless seat 0 interjects.
static INTERJECT: Drawing = Drawing {
    seats: 2,
    secrets: 1,
    knows: None,
    leaks: false,
    spots: &[Spot::Unless(1, &[1, 1], 0, 2), Spot::End(&[0, 1]), Spot::End(&[1, 0])],
};

/// The same, but interjecting is what loses.
static HOLD: Drawing = Drawing {
    seats: 2,
    secrets: 1,
    knows: None,
    leaks: false,
    spots: &[Spot::Unless(1, &[2, 2], 0, 1), Spot::End(&[0, 1]), Spot::End(&[1, 0])],
};

/// Seat 0 can share the victory, or let seat 1 decide, who will win unless seat 0 interjects then.
static LATER: Drawing = Drawing {
    seats: 2,
    secrets: 1,
    knows: None,
    leaks: false,
    spots: &[
        Spot::Choose(0, &[1, 2]),
        Spot::Unless(1, &[3, 3], 0, 4),
        Spot::End(&[1, 1]),
        Spot::End(&[0, 1]),
        Spot::End(&[1, 0]),
    ],
};

const SHARED: Trees = Trees::Shared;
const OWN: Trees = Trees::PerSeat(Noticed::Nothing);
const FIRST: Trees = Trees::PerSeat(Noticed::First);
const ALL: Trees = Trees::PerSeat(Noticed::All);
const UCB: Selection = Selection::Ucb { exploration: 0.7 };

fn plans(iterations: u32) -> impl Iterator<Item = Plan> {
    let selections = [UCB, Plan::new(1).selection];
    let trees = [SHARED, OWN, FIRST, ALL];
    trees
        .into_iter()
        .flat_map(move |trees| selections.map(|selection| Plan { trees, selection, ..Plan::new(iterations) }))
}

fn choose(drawing: &'static Drawing, plan: Plan, seed: u64) -> Go {
    let mut dice = Dice::from_number(seed);
    let game = drawing.begin(&mut dice);
    Search::new(plan).choose(&Worlds::of(&game, Seat::new(0)), &mut dice)
}

#[test]
fn the_winning_move_is_found_even_if_it_needs_a_second_one() {
    for plan in plans(300) {
        assert_eq!(choose(&TWO_STEPS, plan, 1), Go(2), "{plan}");
    }
}

#[test]
fn nobody_acts_on_what_he_does_not_know() {
    for plan in plans(2_000) {
        assert_eq!(choose(&GUESS, plan, 2), Go(1), "{plan}");
    }
}

#[test]
fn what_a_seat_knows_is_used() {
    for plan in plans(200) {
        for seed in 0..6 {
            let mut dice = Dice::from_number(seed);
            let game = NAME_IT.begin(&mut dice);
            let secret = game.view(table::Eyes::Seat(Seat::new(0)));
            let worlds = Worlds::of(&game, Seat::new(0));
            let mut named = game.clone();
            let choice = Search::new(plan).choose(&worlds, &mut dice);
            let _ = named.play_legal(Seat::new(0), choice, &mut dice, &mut table::Silent);
            assert_eq!(named.prospects()[0], 1.0, "{plan}: {secret:?}");
        }
    }
}

#[test]
fn separate_trees_do_not_let_others_answer_what_they_cannot_see() {
    let chance = |trees| {
        let plan = Plan { trees, selection: UCB, ..Plan::new(6_000) };
        let mut dice = Dice::from_number(4);
        let game = FINGERS.begin(&mut dice);
        let outlook = Search::new(plan).look(&Worlds::of(&game, Seat::new(0)), &mut dice);
        outlook.options[0].chance
    };
    assert!(chance(SHARED) < 0.25, "a shared tree is known to be gloomy here: {}", chance(SHARED));
    for trees in [OWN, FIRST, ALL] {
        assert!((0.4..0.6).contains(&chance(trees)), "{trees:?}: {}", chance(trees));
        assert_eq!(choose(&FINGERS, Plan { trees, selection: UCB, ..Plan::new(2_000) }, 5), Go(0));
    }
}

#[test]
fn interjections_are_made_when_they_help_and_only_then() {
    for plan in plans(400) {
        for (drawing, expected) in [(&INTERJECT, Some(Go(0))), (&HOLD, None)] {
            let mut dice = Dice::from_number(3);
            let game = drawing.begin(&mut dice);
            let choice = Search::new(plan).interject(&Worlds::of(&game, Seat::new(0)), &mut dice);
            assert_eq!(choice, expected, "{plan}");
        }
    }
}

#[test]
fn where_interjecting_can_wait_nobody_thinks_about_it() {
    fn choices<const INTERJECTS: bool>(plan: Plan) -> (Go, Option<Go>, Option<Go>) {
        let mut dice = Dice::from_number(4);
        let begin = |drawing: &'static Drawing, dice: &mut Dice| Sketch::<INTERJECTS>::new(&drawing, dice).unwrap();
        let (later, now) = (begin(&LATER, &mut dice), begin(&INTERJECT, &mut dice));
        let seat = Seat::new(0);
        let searched = Search::new(plan).choose(&Worlds::of(&later, seat), &mut dice);
        let interjected = Search::new(plan).interject(&Worlds::of(&now, seat), &mut dice);
        (searched, interjected, Greedy::default().interject(&Worlds::of(&now, seat), &mut dice))
    }
    for plan in plans(400) {
        assert_eq!(choices::<true>(plan), (Go(0), Some(Go(0)), Some(Go(0))), "{plan}");
        assert_eq!(choices::<false>(plan), (Go(1), None, None), "{plan}");
    }
}

#[test]
fn equal_dice_make_equal_searches_on_any_number_of_threads() {
    for threads in 1..=3 {
        for mut plan in plans(101) {
            plan.budget.threads = NonZeroUsize::new(threads).unwrap();
            let look = || {
                let mut dice = Dice::from_number(7);
                let game = GUESS.begin(&mut dice);
                Search::new(plan).look(&Worlds::of(&game, Seat::new(0)), &mut dice)
            };
            let outlook = look();
            assert_eq!(outlook, look());
            assert_eq!(outlook.iterations, 101);
            assert_eq!(outlook.options.iter().map(|option| option.visits).sum::<u32>(), 101);
        }
    }
}

#[test]
fn a_search_that_was_used_before_thinks_like_a_new_one() {
    let mut dice = Dice::from_number(8);
    let game: Sketch = GUESS.begin(&mut dice);
    let worlds = Worlds::of(&game, Seat::new(0));
    for plan in plans(60) {
        let mut search = Search::new(plan);
        let first = search.look(&worlds, &mut Dice::from_number(1));
        search.look(&worlds, &mut Dice::from_number(2));
        assert_eq!(search.look(&worlds, &mut Dice::from_number(1)), first);
    }
}

#[test]
fn the_clock_ends_a_search() {
    let mut plan = Plan::new(u32::MAX);
    plan.budget.time = Some(Duration::from_millis(20));
    let mut dice = Dice::from_number(9);
    let game = TWO_STEPS.begin(&mut dice);
    let start = Instant::now();
    let outlook = Search::new(plan).look(&Worlds::of(&game, Seat::new(0)), &mut dice);
    assert!(outlook.iterations > 0);
    assert!(start.elapsed() < Duration::from_secs(5));
}

#[test]
fn a_tree_without_room_still_gives_a_legal_choice() {
    for plan in plans(50) {
        for max_nodes in [1, 2, 3, 6] {
            let choice = choose(&TWO_STEPS, Plan { max_nodes, ..plan }, 1);
            assert!(choice.0 < 3);
        }
    }
}

#[test]
fn a_warm_player_errs_but_rarely_badly() {
    let count = |temperature| {
        let plan = Plan { temperature, ..Plan::new(200) };
        (0..60).filter(|&seed| choose(&TWO_STEPS, plan, seed) == Go(2)).count()
    };
    assert_eq!(count(0.0), 60);
    assert!((35..60).contains(&count(1.0)), "{}", count(1.0));
}

#[test]
fn a_horizon_leaves_the_rest_to_the_guide() {
    let mut plan = Plan::new(50);
    plan.rollout.horizon = Some(0);
    plan.rollout.policy = Policy::Uniform;
    let mut dice = Dice::from_number(9);
    let game = TWO_STEPS.begin(&mut dice);
    let first =
        Search::new(Plan { budget: Budget::iterations(1), ..plan }).look(&Worlds::of(&game, Seat::new(0)), &mut dice);
    assert_eq!(first.options.iter().map(|option| option.chance).sum::<f32>(), 0.5);
    assert_eq!(choose(&TWO_STEPS, plan, 1), Go(2));
}
