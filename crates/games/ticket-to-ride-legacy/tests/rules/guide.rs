//! The guide sees what a player should see.

use table::{Dice, Game, Guide, Seat, Silent};
use ticket_to_ride_legacy::{Action, Company, Options, Position, Record, TicketToRide};

use crate::common::*;

const ME: Seat = Seat::new(0);

fn variants() -> Vec<Options> {
    let five = Company::ALL;
    let next = |games: usize, present: &[Company]| {
        Options::next(&Record::example(&five, games), present).expect("a setup of ours")
    };
    vec![
        Options::for_players(2),
        Options::for_players(5),
        next(0, &five[..2]),
        next(4, &five[1..4]),
        next(8, &five[..2]),
        next(11, &five[..4]),
        next(12, &five[..3]),
    ]
}

/// Plays a game with the quick policy, looking at each position.
fn play_quickly(options: &Options, seed: u64, mut look: impl FnMut(&TicketToRide, Seat, &[Action])) -> TicketToRide {
    let mut dice = Dice::from_number(seed);
    let mut game = TicketToRide::new(options, &mut dice).expect("a setup that exists");
    let mut legal = Vec::new();
    while let Some(seat) = game.to_act().first() {
        game.legal(seat, &mut legal);
        look(&game, seat, &legal);
        let action = game.quick(seat, &legal, &mut dice);
        let _ = game.play(seat, action, &mut dice, &mut Silent).expect("the quick choice is legal");
    }
    game
}

/// How promising a decision of the first seat looks.
#[track_caller]
fn promise(game: &TicketToRide, notation: &str) -> f32 {
    assert!(game.is_legal(ME, action(notation)), "{notation} is not legal");
    game.promise(ME, action(notation))
}

/// How often the quick policy takes a decision of the first seat, in a hundred.
#[track_caller]
fn quick_count(game: &TicketToRide, wanted: impl Fn(Action) -> bool) -> usize {
    let mut legal = Vec::new();
    game.legal(ME, &mut legal);
    assert!(legal.iter().any(|action| wanted(*action)), "not legal");
    let mut dice = Dice::from_number(3);
    (0..100).filter(|_| wanted(game.quick(ME, &legal, &mut dice))).count()
}

/// What the first seat may expect.
fn chance(game: &TicketToRide) -> f32 {
    game.prospects()[0]
}

fn term(game: &TicketToRide, name: &str) -> f32 {
    let place = TicketToRide::TERMS.iter().position(|term| *term == name).expect("a term");
    game.terms(ME)[place]
}

#[test]
fn prospects_add_up_to_one_all_through_and_are_exact_at_the_end() {
    for (options, seed) in variants().iter().zip(1..) {
        let over = play_quickly(options, seed, |game, seat, legal| {
            let prospects = game.prospects();
            assert!((prospects.iter().sum::<f32>() - 1.0).abs() < 1e-4, "{prospects:?}");
            assert!(prospects.iter().all(|chance| (0.0..=1.0).contains(chance)), "{prospects:?}");
            assert!(prospects[game.seats()..].iter().all(|&chance| chance == 0.0));
            for &action in legal {
                let promise = game.promise(seat, action);
                assert!(promise > 0.0 && promise.is_finite(), "{action}: {promise}");
                assert_eq!(promise, game.promise(seat, action), "the guide is a function");
            }
        });
        let standing = over.standing().expect("the game is over");
        for seat in Seat::all(over.seats()) {
            assert_eq!(f64::from(over.prospects()[seat.index()]), standing.share(seat));
        }
    }
}

#[test]
fn at_the_end_the_terms_are_the_dollars_and_what_goes_into_the_vault() {
    for (options, seed) in variants().iter().zip(40..) {
        let over = play_quickly(options, seed, |_, _, _| {});
        let standing = over.standing().expect("the game is over");
        let vault = TicketToRide::TERMS.iter().position(|term| *term == "term-vault").expect("a term");
        for seat in Seat::all(over.seats()) {
            let terms = over.terms(seat);
            let sum: f32 = terms.iter().sum();
            assert!((sum - terms[vault] - standing.of(seat).total as f32).abs() < 1e-3, "{terms:?}");
            assert!(terms[vault] >= 0.0);
        }
    }
}

#[test]
fn what_a_seat_does_not_know_changes_nothing_that_it_weighs() {
    for (options, seed) in variants().iter().zip(80..) {
        let mut dice = Dice::from_number(seed);
        let mut seen = 0;
        play_quickly(options, seed, |game, seat, legal| {
            // Two worlds that the seat cannot tell apart differ at most in what the deck and others hold.
            let (one, other) = (game.imagine(seat, &mut dice), game.imagine(seat, &mut dice));
            let open = |world: &TicketToRide| {
                let place = TicketToRide::TERMS.iter().position(|term| *term == "term-open").expect("a term");
                world.terms(seat)[place]
            };
            // The time that is left depends on how many cards others hold, and everybody knows that.
            assert_eq!(open(&one), open(&other));
            seen += usize::from(legal.len() > 1);
        });
        assert!(seen > 10, "there was something to weigh");
    }
}

#[test]
fn seats_are_equal() {
    let at = |seat: usize| Position::companies(&[Blue, Red]).tickets(0, "T010").tickets(1, "T007").turn(seat);
    let swapped = |seat: usize| Position::companies(&[Red, Blue]).tickets(1, "T010").tickets(0, "T007").turn(seat);
    let (here, there) = (at(0).prospects(), swapped(1).prospects());
    assert!((here[0] - there[1]).abs() < 1e-5 && (here[1] - there[0]).abs() < 1e-5, "{here:?} {there:?}");
}

#[test]
fn a_position_is_settled_when_a_turn_begins_and_not_before() {
    for (options, seed) in variants().iter().zip(160..) {
        let over = play_quickly(options, seed, |game, _, legal| {
            let begins = legal.iter().any(|action| matches!(action, Action::Build(_) | Action::Tickets));
            assert!(!begins || game.settled(), "{legal:?}");
            if legal.iter().any(|action| matches!(action, Action::Keep(_) | Action::Pay(_) | Action::Conductor(_))) {
                assert!(!game.settled(), "{legal:?}");
            }
        });
        assert!(over.settled(), "nothing is half done when a game is over");
    }
}

/// How many of so many games the quick policy wins against somebody who plays at random, and its mean score.
fn against_random(games: u64) -> (f64, f64) {
    let (mut wins, mut score) = (0.0, 0);
    for number in 0..games {
        let mut dice = Dice::from_number(500 + number);
        let mut game = TicketToRide::new(&Options::for_players(2), &mut dice).expect("a setup that exists");
        let quick = Seat::new(number as usize % 2);
        let mut legal = Vec::new();
        while let Some(seat) = game.to_act().first() {
            game.legal(seat, &mut legal);
            let action = if seat == quick { game.quick(seat, &legal, &mut dice) } else { dice.pick(&legal) };
            let _ = game.play_legal(seat, action, &mut dice, &mut Silent);
        }
        let standing = game.standing().expect("the game is over");
        wins += standing.share(quick);
        score += standing.of(quick).total;
    }
    (wins, f64::from(score) / games as f64)
}

#[test]
fn the_quick_policy_beats_chance_by_far() {
    let (wins, score) = against_random(60);
    assert!(wins >= 55.0 && score > 25.0, "{wins} of 60, with {score} dollars");
}

/// One ticket from Montréal to Chicago, and nothing else to do.
fn montreal_to_chicago() -> Position {
    Position::players(2).tickets(0, "T005").tickets(1, "T006")
}

#[test]
fn strands_of_the_way_are_built_before_others() {
    let game = montreal_to_chicago().hand(0, "red red white white").turn(0);
    assert!(promise(&game, "build MTL-BUF-A") > promise(&game, "build DET-CIN"));
    assert_eq!(quick_count(&game, |it| it == action("build DET-CIN")), 0);
}

#[test]
fn cards_of_the_way_are_drawn_before_others() {
    // Buffalo and Detroit are joined by green and red, Detroit and Chicago by blue and black.
    let game = montreal_to_chicago().built(0, "MTL-BUF-A BUF-DET-A").hand(0, "blue").row("blue white yellow white red");
    let game = game.turn(0);
    assert!(promise(&game, "take blue") > promise(&game, "take white"));
    assert!(promise(&game, "take blue") > promise(&game, "take yellow"));
}

#[test]
fn what_is_built_of_the_way_makes_a_ticket_more_likely() {
    let far = montreal_to_chicago().turn(0);
    let near = montreal_to_chicago().built(0, "MTL-BUF-A BUF-DET-A").cars(0, 16).turn(0);
    let done = montreal_to_chicago().built(0, "MTL-BUF-A BUF-DET-A DET-CHI-A").cars(0, 14).turn(0);
    assert!(chance(&far) < chance(&near) && chance(&near) < chance(&done));
    assert_eq!(term(&done, "term-open"), 0.0);
    assert_eq!(term(&done, "term-tickets"), 6.0);
}

#[test]
fn tickets_share_their_ways() {
    // Boston–New Orleans and Buffalo–New Orleans have most of their way in common, Boston–New Orleans and
    // Montréal–Chicago nearly nothing.
    let with = |tickets: &str| chance(&Position::players(2).tickets(0, tickets).cars(0, 20).turn(0));
    assert!(with("T001 T009") > with("T001 T002 T005 T016"));
}

#[test]
fn a_bottleneck_that_is_taken_costs_its_way() {
    let open = montreal_to_chicago().built(0, "MTL-BUF-A DET-CHI-A").turn(0);
    let shut = montreal_to_chicago().built(0, "MTL-BUF-A DET-CHI-A").built(1, "BUF-DET-A").turn(0);
    assert!(term(&shut, "term-open") < term(&open, "term-open"));
}

#[test]
fn tickets_are_not_drawn_in_the_last_turn_unless_they_are_done() {
    let alone = Position::players(2).tickets(0, "T005").cars(1, 0).cars(0, 10).hand(0, "red red");
    let mut game = alone.turn(1);
    let mut dice = Dice::from_number(1);
    // The other one has no cars left: its turn makes the next ones the last.
    let _ = game.play(Seat::new(1), action("blind"), &mut dice, &mut Silent).expect("legal");
    while game.to_act().first() != Some(ME) {
        let seat = game.to_act().first().expect("somebody");
        let _ = game.play(seat, action("blind"), &mut dice, &mut Silent).expect("legal");
    }
    assert!(quick_count(&game, |action| action == Action::Tickets) < 5);
}

#[test]
fn tickets_that_one_can_complete_are_kept() {
    let built = "BOS-NYC-A NYC-PHI-A PHI-BAL-A BAL-NRF-A NRF-CHS-A CHS-SAV-A";
    // Boston–Baltimore is not among them: New York–Charleston is done, Chicago–Mobile is far away.
    let position = Position::players(2).built(0, built).cars(0, 9).tickets(0, "T007").ticket_deck("T015 T012 T009");
    let mut game = position.turn(0);
    let mut dice = Dice::from_number(1);
    let _ = game.play(ME, Action::Tickets, &mut dice, &mut Silent).expect("legal");
    // In the order of their numbers: T009 Buffalo–New Orleans, T012 Chicago–Mobile, T015 New York–Charleston.
    assert!(promise(&game, "keep 3") > promise(&game, "keep 1"));
    assert!(promise(&game, "keep 3") > promise(&game, "keep 1 2 3"));
    assert!(quick_count(&game, |action| matches!(action, Action::Keep(mask) if mask >> 2 & 1 == 1)) > 95);
}

#[test]
fn a_strand_of_the_own_colour_pays() {
    // Blue builds blue or red between Montréal and Buffalo.
    let game = montreal_to_chicago().hand(0, "red red blue blue").turn(0);
    assert!(promise(&game, "build MTL-BUF-B") > promise(&game, "build MTL-BUF-A"));
}

#[test]
fn locomotives_are_spent_last() {
    let game = Position::players(2).tickets(0, "T010").hand(0, "red red red loco loco loco").turn(0);
    let mut game = game;
    let mut dice = Dice::from_number(1);
    let _ = game.play(ME, action("build BUF-NYC"), &mut dice, &mut Silent).expect("legal");
    assert!(promise(&game, "pay red") > promise(&game, "pay red 1l"));
    assert!(promise(&game, "pay red 1l") > promise(&game, "pay locos"));
}

#[test]
fn pickaxes_are_for_mines_and_skulls_for_nobody() {
    // Denver has a mine.
    let position = game(11).tickets(0, "T058").hand(0, "yellow yellow yellow-pickaxe yellow-skull").dollars(0, 5);
    let mut game = position.outlaw("MIL", 3).turn(0);
    let mut dice = Dice::from_number(1);
    let _ = game.play(ME, action("build CHE-DEN"), &mut dice, &mut Silent).expect("legal");
    assert!(promise(&game, "pay yellow 1p") > promise(&game, "pay yellow"));
    assert!(promise(&game, "pay yellow") > promise(&game, "pay yellow 1s"));
}

#[test]
fn nobody_weighs_what_the_postcards_of_others_ask_for() {
    let with = |numbers: &[usize]| {
        let position = game(3).postcards(Red, numbers).built(1, "BOS-NYC-A").turn(0);
        position.imagine(ME, &mut Dice::from_number(5)).prospects()
    };
    // Boston–Chicago, and three strands in New York.
    assert_eq!(with(&[]), with(&[1, 7]));
    let own = |numbers: &[usize]| {
        let position = game(3).postcards(Blue, numbers).built(0, "BOS-NYC-A").turn(0);
        position.imagine(ME, &mut Dice::from_number(5)).prospects()[0]
    };
    assert!(own(&[1, 7]) > own(&[]));
}
