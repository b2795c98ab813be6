//! The guide sees what a player should see.

use great_western_trail::data::railroad::City;
use great_western_trail::data::tiles::{Tile, Worker};
use great_western_trail::data::trail::Site;
use great_western_trail::{Action, GreatWesternTrail, Options, Position, Step};
use proving::guiding::{Contest, against_random, is_sound, play_quickly, promise, quick_count};
use table::linear::Fitted;
use table::{Dice, Game, Guide, Seat};

use crate::common::{ME, YOU, cards, clear, setups};

fn variants() -> Vec<Options> {
    setups().into_iter().map(|(_, setup)| setup).collect()
}

/// Two players with the same of everything.
fn twins() -> Position {
    let mut position = clear(2);
    let (player, herd) = (*position.player(ME), *position.herd(ME));
    (*position.player(YOU), *position.herd(YOU)) = (player, herd);
    position
}

#[test]
fn prospects_add_up_to_one_all_through_and_are_exact_at_the_end() {
    is_sound::<GreatWesternTrail>(variants());
}

#[test]
fn at_the_end_the_terms_are_the_points() {
    for (options, seed) in variants().iter().zip(40..) {
        let over = play_quickly::<GreatWesternTrail>(options, seed, |_, _, _| {});
        let standing = over.standing().expect("the game is over");
        for seat in Seat::all(over.seats()) {
            // Dollars that make no whole point are lost.
            let sam = over.table().is_sam(seat);
            let rest = if sam { 0.0 } else { f32::from(over.table().player(seat).dollars % 5) / 5.0 };
            let sum: f32 = over.terms(seat).iter().sum();
            assert!((sum - rest - standing.of(seat).total as f32).abs() < 1e-3, "{sum} for {:?}", standing.of(seat));
        }
    }
}

#[test]
fn what_a_seat_does_not_know_changes_nothing_that_it_weighs() {
    for (options, seed) in variants().iter().zip(80..) {
        let mut dice = Dice::from_number(seed);
        play_quickly::<GreatWesternTrail>(options, seed, |game, seat, legal| {
            let world = game.imagine(seat, &mut dice);
            assert_eq!(game.terms(seat), world.terms(seat));
            for &action in legal {
                assert_eq!(game.promise(seat, action), world.promise(seat, action), "{action}");
            }
            let luck = dice.split();
            assert_eq!(game.quick(seat, legal, &mut luck.clone()), world.quick(seat, legal, &mut luck.clone()));
        });
    }
}

#[test]
fn seats_are_equal() {
    let chances = |seat| twins().turn(seat).game().prospects();
    let (mine, yours) = (chances(ME), chances(YOU));
    assert!((mine[0] - yours[1]).abs() < 1e-6 && (mine[1] - yours[0]).abs() < 1e-6);
}

#[test]
fn the_quick_policy_beats_chance_by_far() {
    let Contest { wins, lead, .. } = against_random::<GreatWesternTrail>(&Options::for_players(2), 40);
    assert!(wins >= 39.0 && lead > 40.0, "{wins} of 40, ahead by {lead} points");
}

#[test]
fn what_is_fitted_is_what_the_guide_weighs() {
    let numbers = GreatWesternTrail::usual();
    for (options, seed) in variants().iter().zip(120..) {
        let mut samples = 0;
        play_quickly::<GreatWesternTrail>(options, seed, |game, _, _| {
            for seat in Seat::all(game.seats()) {
                let sample = game.sample(seat);
                let weighed: f64 = sample.parts.iter().map(|&(i, amount)| f64::from(amount) * numbers[i]).sum();
                let guide: f32 = game.terms(seat).iter().sum();
                assert!((f64::from(sample.certain) + weighed - f64::from(guide)).abs() < 0.05, "{guide}: {sample:?}");
                samples += 1;
            }
        });
        assert!(samples > 100, "a game teaches something");
    }
}

#[test]
fn the_weights_are_what_the_fitting_writes() {
    assert_eq!(GreatWesternTrail::source(&GreatWesternTrail::usual()), include_str!("../../src/guide/worth.rs"));
}

#[test]
fn a_position_is_settled_when_a_turn_begins_and_not_before() {
    for (options, seed) in variants().iter().zip(160..) {
        let over = play_quickly::<GreatWesternTrail>(options, seed, |game, seat, legal| {
            let departs = game.table().steps.as_slice() == [Step::Depart] && game.table().turn == seat;
            let player = game.table().player(seat);
            assert_eq!(game.settled(), departs && player.owed == 0 && player.returned == 0);
            if game.settled() {
                assert!(legal.iter().any(|action| matches!(action, Action::Go(_))));
            }
        });
        assert!(over.settled(), "nothing is half done when a game is over");
    }
}

#[test]
fn kansas_city_is_the_last_place_to_deliver_to() {
    let mut position = clear(2);
    position.step(Step::City { limit: 10, extraordinary: false });
    let game = position.game();
    let worst = promise(&game, "deliver kansas-city");
    for city in ["fulton", "st-louis", "bloomington", "peoria", "chicago"] {
        assert!(promise(&game, format!("deliver {city}")) > worst, "{city}");
    }
    assert_eq!(quick_count(&game, "deliver kansas-city"), 0);
}

#[test]
fn links_that_cost_points_are_avoided_and_others_sought() {
    let game = |delivered: City| {
        let mut position = clear(2);
        position.city(ME, delivered).step(Step::City { limit: 14, extraordinary: false });
        position.game()
    };
    // Pittsburgh and Toledo together bring 8 points.
    assert!(promise(&game(City::Toledo), "deliver pittsburgh") > promise(&game(City::Peoria), "deliver pittsburgh"));
    // Fulton and St. Louis together cost 3.
    assert!(
        promise(&game(City::Fulton), "deliver st-louis") < promise(&game(City::Chicago), "deliver st-louis") * 1.01
    );
}

#[test]
fn certificates_are_spent_for_a_better_city_and_not_for_nothing() {
    let spend = |hand: [&str; 4]| {
        let mut position = clear(2);
        position.hand(ME, cards(hand)).city(ME, City::Fulton).city(ME, City::StLouis);
        position.player(ME).marker = 1;
        position.visit(Site::KansasCity);
        position.table.foresight = [None; 6];
        position.game()
    };
    // 5 and 1 reach Bloomington; 7 and 1 reach Peoria; 6 and 1 reach nothing more than 6 do.
    let needed = spend(["criollo", "galloway", "pineywoods", "criollo"]);
    assert!(promise(&needed, "spend 1") > promise(&needed, "spend 0"));
    let idle = spend(["galloway", "pineywoods", "santa-gertrudis", "galloway"]);
    assert!(promise(&idle, "spend 0") > promise(&idle, "spend 1"));
}

#[test]
fn tokens_wait_for_kansas_city() {
    let mut position = clear(2);
    position.player(ME).tokens = 1;
    assert!(quick_count(&position.game(), "exchange 1") < 3, "on the way a token is kept");
    let at_the_gates = |hand: [&str; 4]| {
        let mut position = clear(2);
        position.hand(ME, cards(hand));
        position.player(ME).tokens = 1;
        position.visit(Site::KansasCity);
        position.table.foresight = [None; 6];
        promise(&position.game(), "exchange 1")
    };
    let doubles = at_the_gates(["criollo", "criollo", "criollo", "galloway"]);
    assert!(doubles > at_the_gates(["criollo", "santa-gertrudis", "pineywoods", "galloway"]));
}

#[test]
fn richer_hazards_and_bandits_look_better() {
    let mut position = clear(2);
    position.tile(Site::Flood1, Tile::FloodGreen2).tile(Site::Rock1, Tile::RockfallGreen4).step(Step::Hazard(0));
    let game = position.game();
    assert!(promise(&game, "remove rock1") > promise(&game, "remove flood1"));
    let mut position = clear(2);
    position.tile(Site::Bandit2, Tile::GreenBandit).tile(Site::Bandit6, Tile::GreenBandit).step(Step::Bandit);
    let game = position.game();
    assert!(promise(&game, "capture bandit6") > promise(&game, "capture bandit2"));
}

#[test]
fn the_same_worker_is_hired_where_it_is_cheap() {
    let mut position = clear(2);
    position.jobs(6, &[(2, 0, Worker::Cowboy), (3, 0, Worker::Cowboy)]).step(Step::Hire(0));
    let game = position.game();
    assert!(promise(&game, "hire cowboy 4") > promise(&game, "hire cowboy 3"), "5 dollars instead of 7");
}
