//! The guide sees what a player should see.

use proving::guiding::{Contest, against_random, is_sound, play_quickly, promise, quick_count};
use table::linear::Fitted;
use table::{Game, Guide, Seat};
use west_story::{Action, Options, Position, WestStory};

use crate::common::{people, setups, turn};

const ME: Seat = Seat::new(0);

fn variants() -> Vec<Options> {
    setups().into_iter().map(|(_, setup)| setup).collect()
}

/// What the first seat may expect at the beginning of its turn.
fn expects(position: Position) -> f32 {
    position.turn(0).terms(ME).iter().sum()
}

#[test]
fn prospects_add_up_to_one_all_through_and_are_exact_at_the_end() {
    is_sound::<WestStory>(variants());
}

#[test]
fn at_the_end_the_terms_are_the_points() {
    for (options, seed) in variants().iter().zip(40..) {
        let over = play_quickly::<WestStory>(options, seed, |_, _, _| {});
        let standing = over.standing().expect("the game is over");
        for seat in Seat::all(over.seats()) {
            let sum: f32 = over.terms(seat).iter().sum();
            assert!((sum - standing.of(seat).total as f32).abs() < 1e-3, "{sum} for {:?}", standing.of(seat));
        }
    }
}

#[test]
fn what_is_fitted_is_what_the_guide_weighs() {
    let numbers = WestStory::usual();
    for (options, seed) in variants().iter().zip(120..) {
        let mut samples = 0;
        play_quickly::<WestStory>(options, seed, |game, _, _| {
            for seat in Seat::all(game.seats()) {
                let sample = game.sample(seat);
                let weighed: f64 = sample.parts.iter().map(|&(i, amount)| f64::from(amount) * numbers[i]).sum();
                let guide: f32 = game.terms(seat).iter().sum();
                assert!((f64::from(sample.certain) + weighed - f64::from(guide)).abs() < 0.05, "{guide}: {sample:?}");
                samples += 1;
            }
        });
        assert!(samples > 50, "a game teaches something");
    }
}

#[test]
fn ws_end_07_cards_that_are_covered_are_weighed_with_what_is_owned() {
    let learnt = |covered: &[&str]| {
        let at = covered.iter().fold(people(2).licences(&[]), |at, card| at.card(0, "t1", card));
        turn(at.card(0, "t1", "I-01.1"), 0).game.sample(Seat::new(0))
    };
    let (none, one) = (learnt(&[]), learnt(&["I-02.2"]));
    let changed: Vec<_> = one.parts.iter().filter(|part| !none.parts.contains(part)).collect();
    let half = |part: &(usize, f32)| none.parts.contains(&(part.0, part.1 / 2.0));
    assert!((1..=4).contains(&changed.len()), "one feature alone is counted: {changed:?}");
    assert!(changed.iter().all(|part| half(part)), "two cards instead of one: {changed:?}");
}

#[test]
fn the_weights_are_what_the_fitting_writes() {
    assert_eq!(WestStory::source(&WestStory::usual()), include_str!("../../src/guide/worth.rs"));
}

#[test]
fn the_quick_policy_beats_chance_by_far() {
    let Contest { wins, lead, .. } = against_random::<WestStory>(&Options::for_people(2), 40);
    assert!(wins >= 39.0 && lead > 40.0, "{wins} of 40, ahead by {lead} points");
}

#[test]
fn a_position_is_settled_when_a_turn_begins_and_not_before() {
    for (options, seed) in variants().iter().zip(160..) {
        let over = play_quickly::<WestStory>(options, seed, |game, seat, legal| {
            if game.settled() {
                assert!(legal.contains(&Action::Cow) && !legal.contains(&Action::Shop), "{seat}: {legal:?}");
            }
        });
        assert!(over.settled(), "nothing is half done when a game is over");
    }
    let mut t = turn(people(2).holds(0, 4, 4, 2), 0);
    assert!(t.game.settled());
    t.play_as(0, "cow");
    assert!(!t.game.settled(), "a main action is done");
}

#[test]
fn points_and_resources_are_welcome() {
    let plain = || people(2).round(4).holds(0, 2, 4, 1);
    assert!(expects(people(2).round(4).holds(0, 4, 4, 1)) > expects(plain()));
    assert!(expects(people(2).round(4).holds(0, 2, 7, 1)) > expects(plain()));
    assert!(expects(people(2).round(4).holds(0, 2, 4, 3)) > expects(plain()));
    assert!(expects(plain().total(0, 3)) > expects(plain()) + 2.0);
    assert!(expects(plain().tied(0, "boot")) > expects(plain()) + 2.0);
    assert!(expects(plain().jokers(0, 1)) > expects(plain()));
}

#[test]
fn production_is_worth_less_and_less_and_nothing_in_the_end() {
    let gain = |round: u8| {
        let card = |position: Position| position.card(0, "t1", "I-08.1");
        expects(card(people(2).round(round))) - expects(people(2).round(round))
    };
    assert!(gain(1) > gain(4) && gain(4) > gain(7), "{} {} {}", gain(1), gain(4), gain(7));
    assert!(gain(1) > 1.5 && gain(8) < 1.5, "{} {}", gain(1), gain(8));
}

#[test]
fn a_bandit_is_jailed_rather_than_forgotten() {
    let game = people(2).round(8).tied(0, "boot").turn(0);
    assert!(quick_count(&game, "jail") > 95);
    assert!(promise(&game, "jail") > 5.0 * promise(&game, "cow"));
}

#[test]
fn in_the_last_turn_points_are_bought_and_not_production() {
    let position = people(2).round(8).holds(0, 4, 8, 0).market(0, &["I-08.1"]).market(1, &["II-S2.1"]);
    let mut t = turn(position, 0);
    t.play_all_as(0, ["cow", "cow"]);
    assert!(promise(&t.game, "buy II-1") > promise(&t.game, "buy I-1"));
    assert!(promise(&t.game, "buy I-1") > promise(&t.game, "cow"), "a point is a point");
}

#[test]
fn animals_are_bought_by_what_they_will_count() {
    let with = |buildings: &[&str]| {
        let mut position = people(2).round(6).holds(0, 5, 6, 2).market(1, &["II-A2.1"]);
        for (id, place) in buildings.iter().zip(["t1", "t2", "t3", "t4"]) {
            position = position.card(0, place, id);
        }
        let mut t = turn(position, 0);
        t.play_all_as(0, ["cow", "cow"]);
        promise(&t.game, "buy II-1")
    };
    assert!(with(&["III-01.1", "III-02.1", "III-03.1", "III-04.1"]) > 2.0 * with(&[]), "a Bison by its buildings");
}

#[test]
fn the_third_outpost_of_a_city_is_worth_more_where_it_scores_more() {
    use west_story::data::City;
    let outpost = |count: usize| {
        let position = people(2).round(6).total(0, 8).holds(0, 0, 6, 0).outposts(0, City::DodgeCity, count);
        let game = position.turn(0);
        let mut legal = Vec::new();
        game.legal(ME, &mut legal);
        let best = legal.iter().filter(|action| matches!(action, Action::Outpost(..)));
        best.map(|&action| game.promise(ME, action)).fold(0.0, f32::max)
    };
    assert!(outpost(2) > outpost(0), "6 points rather than 2");
    assert!(outpost(3) < outpost(2), "the fourth adds nothing");
}

#[test]
fn hats_pay_first_because_they_do_not_keep() {
    let position = people(2).round(3).holds(0, 4, 6, 3).market(0, &["I-08.1"]);
    let mut t = turn(position, 0);
    t.play_all_as(0, ["cow", "cow", "cow", "buy I-1"]);
    assert!(promise(&t.game, "pay 2h 2c") > promise(&t.game, "pay 0h 2c"));
}

#[test]
fn a_licence_is_bought_for_what_it_scores() {
    use west_story::data::Licence;
    let buy = |licence: Licence| {
        let position = people(2)
            .round(6)
            .total(0, 22)
            .holds(0, 0, 6, 0)
            .licences(&[Licence::L1, Licence::L6])
            .card(0, "t1", "III-05.1")
            .card(0, "t2", "III-04.1")
            .card(0, "t3", "III-01.1");
        let game = position.turn(0);
        promise(&game, format!("licence {licence}"))
    };
    assert!(buy(Licence::L1) > 3.0 * buy(Licence::L6), "three pairs of cactus and horseshoe");
}
