//! The guide sees what a player should see.

use proving::guiding::{Contest, against_random, is_sound, play_quickly, promise};
use table::{Dice, Game, Guide, Seat, Silent};
use ticket_to_ride_legacy::{Action, Options, Position, TicketToRide};

use crate::common::*;

const ME: Seat = Seat::new(0);

fn variants() -> Vec<Options> {
    setups().into_iter().map(|(_, setup)| setup).collect()
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
    is_sound::<TicketToRide>(variants());
}

#[test]
fn at_the_end_the_terms_are_the_dollars_and_what_goes_into_the_vault() {
    for (options, seed) in variants().iter().zip(40..) {
        let over = play_quickly::<TicketToRide>(options, seed, |_, _, _| {});
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
        play_quickly::<TicketToRide>(options, seed, |game, seat, legal| {
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
        let over = play_quickly::<TicketToRide>(options, seed, |game, _, legal| {
            let begins = legal.iter().any(|action| matches!(action, Action::Build(_) | Action::Tickets));
            assert!(!begins || game.settled(), "{legal:?}");
            if legal.iter().any(|action| matches!(action, Action::Keep(_) | Action::Pay(_) | Action::Conductor(_))) {
                assert!(!game.settled(), "{legal:?}");
            }
        });
        assert!(over.settled(), "nothing is half done when a game is over");
    }
}

#[test]
fn the_quick_policy_beats_chance_by_far() {
    let Contest { wins, score, .. } = against_random::<TicketToRide>(&Options::for_players(2), 60);
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
