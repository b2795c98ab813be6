//! Phase B: using a space (GWT-LOC), and what holds everywhere (GWT-GEN).

use great_western_trail::data::boards::Disc;
use great_western_trail::data::buildings::Side;
use great_western_trail::data::tiles::{Tile, Worker};
use great_western_trail::data::trail::Site;
use great_western_trail::{Event, Options, Position, Sides, Tenant};
use table::{Eyes, Game, Seat};

use crate::common::*;

/// A cleared trail with two workers for hire and a hand of four breeds.
fn table_of(players: usize) -> Position {
    table_with(Options::for_players(players))
}

fn table_with(options: Options) -> Position {
    let mut position = clear_with(options);
    position.jobs(1, &[(0, 2, Worker::Cowboy), (0, 3, Worker::Craftsman)]);
    position.hand(ME, cards(["galloway", "santa-gertrudis", "pineywoods", "criollo"]));
    position
}

fn b_sides() -> Position {
    table_with(Options::for_players(2).sides(Sides::All(Side::B)))
}

/// `ME` has stopped here.
fn at(position: &mut Position, site: Site) -> Play {
    play_from(position.visit(site))
}

#[track_caller]
fn refused(play: &Play, notation: &str) -> (&'static str, &'static str) {
    let refusal = play.refused(notation);
    (refusal.rule.0, refusal.why)
}

#[test]
fn gwt_loc_01_local_actions_or_one_single_auxiliary_action_instead() {
    let mut position = table_of(2);
    position.build(ME, 2, Site::A1);
    for (site, local) in [
        (Site::A, vec!["use galloway-for-2", "use hire", "use hire-plus-2"]),
        (Site::A1, vec!["use galloway-for-4", "use buy-cattle"]),
    ] {
        let auxiliary = ["auxiliary 1", "auxiliary 2"];
        let mut play = at(&mut position, site);
        assert_eq!(play.legal(), [&local[..], &auxiliary, &["done"]].concat());
        play.play(local[0]);
        assert_eq!(play.legal(), [&local[1..], &["done"]].concat(), "no auxiliary action any more");
        let mut play = at(&mut position, site);
        play.play("auxiliary 1");
        assert_eq!(play.legal(), ["done"], "exactly one, and no local action any more");
    }
}

#[test]
fn gwt_loc_02_local_actions_in_any_order_each_once_or_not_at_all() {
    let mut position = table_of(2);
    let mut play = at(&mut position, Site::A);
    play.play_all(["use hire-plus-2", "hire cowboy 1", "use galloway-for-2"]);
    assert_eq!(play.legal(), ["use hire", "done"]);
    assert_eq!(refused(&play, "use hire-plus-2"), ("GWT-LOC-02", "why-used-already"));
    play.play_all(["use hire", "hire craftsman 1", "done"]);
    assert_eq!((play.player(ME).workers, play.dollars(ME), play.actor()), ([2, 2, 1], 20 - 8 + 2 - 6, YOU));
    let mut play = at(&mut position, Site::A);
    play.play_all(["use galloway-for-2", "done"]);
    assert_eq!((play.player(ME).workers, play.actor()), ([1, 1, 1], YOU), "the others are skipped");
}

#[test]
fn gwt_loc_03_of_two_actions_with_a_slash_only_one_is_performed() {
    let mut position = table_of(2);
    let mut play = at(&mut position, Site::C);
    assert!(play.can("use take-objective"));
    play.play("use certificate");
    assert_eq!(play.legal(), ["use engine-by-engineers", "done"]);
    assert_eq!(refused(&play, "use take-objective"), ("GWT-LOC-02", "why-used-already"));
    let mut play = at(&mut position, Site::C);
    play.play_all(["use take-objective", "take top"]);
    assert_eq!(play.legal(), ["use engine-by-engineers", "done"]);
}

#[test]
fn gwt_loc_04_a_risk_action_belongs_to_the_owner_at_every_visit() {
    for (site, action) in [(Site::Fr1, "use cattle-for-certificate"), (Site::Rr2, "use criollo-for-certificate-and-2")]
    {
        let mut position = table_of(2);
        position.build(ME, 2, site);
        for visit in 1..=2 {
            let mut play = at(&mut position, site);
            assert!(play.can(action), "visit {visit}");
            play.play(action);
            if site == Site::Fr1 {
                play.play("discard criollo");
            }
            assert_eq!((play.player(ME).certificates(), play.holds(ME, "criollo")), (1, 0));
            assert_eq!(play.dollars(ME), if site == Site::Fr1 { 20 } else { 22 });
            assert_eq!(play.legal(), ["use galloway-for-4", "use buy-cattle", "done"], "it counts as a local action");
        }
        let mut position = table_of(2);
        position.build(YOU, 2, site);
        assert_eq!(at(&mut position, site).legal(), ["auxiliary 1", "auxiliary 2", "done"]);
        let mut position = table_of(2);
        position.build(ME, 2, Site::A1);
        assert!(!at(&mut position, Site::A1).can(action), "no risk there");
    }
}

#[test]
fn gwt_loc_05_the_auxiliary_action_instead_is_single_and_excludes_all_others() {
    let mut position = table_of(2);
    position.take(ME, Disc::Aux1).build(ME, 2, Site::Fr1);
    let mut play = at(&mut position, Site::Fr1);
    assert_eq!(refused(&play, "auxiliary 1 double"), ("GWT-LOC-05", "why-only-single"), "though both places are open");
    play.play("auxiliary 1");
    assert_eq!(play.dollars(ME), 21);
    for action in ["use buy-cattle", "use cattle-for-certificate"] {
        assert_eq!(refused(&play, action), ("GWT-LOC-05", "why-auxiliary-instead"));
    }
    for first in
        [&["use cattle-for-certificate", "discard criollo"][..], &["use galloway-for-4"], &["use buy-cattle", "reveal"]]
    {
        let mut play = at(&mut position, Site::Fr1);
        play.play_all(first);
        assert_eq!(refused(&play, "auxiliary 1"), ("GWT-LOC-05", "why-acted-already"), "{first:?}");
    }
}

#[test]
fn gwt_loc_06_on_foreign_buildings_hazards_and_bandits_only_an_auxiliary_action() {
    let mut position = table_of(3);
    position.build(YOU, 2, Site::A1);
    position.tile(Site::Flood1, Tile::FloodGreen2).tile(Site::Bandit4, Tile::GreenBandit);
    for site in [Site::A1, Site::Flood1, Site::Bandit4] {
        let mut play = at(&mut position, site);
        assert_eq!(play.legal(), ["auxiliary 1", "auxiliary 2", "done"], "{site}");
        assert_eq!(refused(&play, "use buy-cattle"), ("GWT-LOC-06", "why-not-your-building"));
        play.play("auxiliary 1");
        assert_eq!(play.legal(), ["done"]);
    }
}

#[test]
fn gwt_loc_07_what_an_action_demands_is_met_completely_and_first() {
    let mut position = table_of(2);
    position.player(ME).dollars = 1;
    assert_eq!(refused(&at(&mut position, Site::D), "use paid-engine-2"), ("GWT-LOC-07", "why-too-few-dollars"));
    position.player(ME).dollars = 2;
    let mut play = at(&mut position, Site::D);
    play.play("use paid-engine-2");
    assert_eq!((play.dollars(ME), play.player(ME).engine.front()), (0, 0), "paid before the engine moves");
    assert!(play.can("engine 2"));
    // Two cards of a breed: one is not enough.
    assert_eq!(refused(&at(&mut position, Site::F), "use pair-for-4").1, "why-no-such-card");
    position.hand(ME, cards(["galloway", "galloway", "criollo"]));
    let mut play = at(&mut position, Site::F);
    play.play("use pair-for-4");
    let mut told = play.latest();
    told.retain(|event| matches!(event, Event::Discarded(..) | Event::Gained(..)));
    assert!(matches!(told[..], [Event::Discarded(..), Event::Discarded(..), Event::Gained(_, 4)]), "{told:?}");
}

#[test]
fn gwt_loc_08_part_of_a_reward_may_be_left_but_money_is_taken() {
    let mut position = b_sides();
    position.build(ME, 2, Site::A1).build(ME, 8, Site::A2);
    let mut play = at(&mut position, Site::A1);
    play.play("use santa-gertrudis-for-engine-2");
    assert_eq!(play.legal(), ["engine 1", "engine 2", "done"]);
    play.play("done");
    assert_eq!((play.player(ME).engine.front(), play.holds(ME, "santa-gertrudis")), (0, 0), "the card is gone");
    let mut play = at(&mut position, Site::A2);
    play.play_all(["use cattle-for-6-and-objective", "discard criollo"]);
    assert_eq!(play.dollars(ME), 26, "nobody is asked whether to take the money");
    play.play("done");
    assert_eq!(play.view_of(ME).hand().goals.len(), 0, "the objective card is declined");
}

#[test]
fn gwt_loc_09_exactly_the_cards_shown_are_discarded_once() {
    let mut position = table_of(2);
    position.hand(ME, cards(["galloway", "galloway", "galloway", "criollo"]));
    let mut play = at(&mut position, Site::A);
    play.play("use galloway-for-2");
    assert_eq!((play.holds(ME, "galloway"), play.holds(ME, "criollo"), play.dollars(ME)), (2, 1, 22));
    assert_eq!(refused(&play, "use galloway-for-2"), ("GWT-LOC-02", "why-used-already"), "however many are held");
    let mut play = at(&mut position, Site::F);
    play.play("use pair-for-4");
    assert_eq!((play.holds(ME, "galloway"), play.dollars(ME)), (1, 24));
    // Another breed does not do.
    position.hand(ME, cards(["pineywoods", "criollo", "o1"]));
    assert_eq!(refused(&at(&mut position, Site::A), "use galloway-for-2"), ("GWT-LOC-09", "why-no-such-card"));
}

#[test]
fn gwt_loc_10_certificates_stop_at_the_limit_of_the_track() {
    let taken: [&[Disc]; 4] = [&[], &[Disc::Cert6], &[Disc::Cert4], &[Disc::Cert4, Disc::Cert6]];
    // Certificates before and after "up to 2", by discs taken.
    for (discs, cases) in taken.into_iter().zip([
        &[(0, 2), (1, 3), (2, 3), (3, 3)][..],
        &[(2, 3), (3, 3)],
        &[(1, 3), (2, 4), (3, 4), (4, 4)],
        &[(2, 4), (3, 6), (4, 6), (6, 6)],
    ]) {
        for &(before, after) in cases {
            let mut position = b_sides();
            for &disc in discs {
                position.take(ME, disc);
            }
            position.build(ME, 5, Site::A1);
            position.player(ME).marker = [0, 1, 2, 3, 4, 6].iter().position(|&space| space == before).unwrap() as u8;
            let mut play = at(&mut position, Site::A1);
            play.play("use pineywoods-for-2-certificates");
            assert_eq!(play.player(ME).certificates(), after, "{discs:?} from {before}");
            assert_eq!(play.holds(ME, "pineywoods"), 0, "the card is discarded at the limit too");
        }
    }
    // One at a time.
    let mut play = at(&mut b_sides(), Site::C);
    play.play("use certificate");
    assert_eq!(play.player(ME).certificates(), 1);
}

#[test]
fn gwt_loc_11_12_moving_on_leads_to_another_phase_b_and_leaves_the_rest_behind() {
    let mut position = table_of(2);
    position.hand(ME, cards(["galloway", "galloway"])).build(ME, 3, Site::A3);
    let mut play = at(&mut position, Site::A3);
    assert!(play.can("use pair-for-3"));
    play.play_all(["use forward-1", "go B"]);
    assert!(!play.latest().iter().any(|event| matches!(event, Event::Drew { .. })), "nothing is drawn in between");
    assert_eq!(play.own(ME).herd.hand_size, 2);
    assert_eq!(play.legal(), ["use build", "auxiliary 1", "auxiliary 2", "done"], "as on any arrival at B");
    assert_eq!(refused(&play, "use pair-for-3"), ("GWT-LOC-01", "why-not-offered-here"));
    play.play("done");
    assert_eq!(play.actor(), YOU, "nothing of A3 is left");
}

#[test]
fn gwt_loc_13_one_may_do_nothing_outside_kansas_city() {
    let mut position = table_of(2);
    position.build(ME, 2, Site::A1).build(YOU, 2, Site::A2).tile(Site::Flood1, Tile::FloodGreen2);
    for site in [Site::A, Site::G, Site::A1, Site::A2, Site::Flood1] {
        let mut play = at(&mut position, site);
        play.play("done");
        assert_eq!((play.actor(), play.dollars(ME)), (YOU, 20), "{site}");
    }
    position.table.foresight[..2].fill(Some(Tile::GreenBandit));
    position.table.foresight[1] = Some(Tile::OrangeBandit);
    assert!(!at(&mut position, Site::KansasCity).can("done"));
}

#[test]
fn gwt_gen_01_money_and_exchange_tokens_never_run_out() {
    // The box has 36 coins of $1 and 20 of $5, and 12 tokens.
    let mut position = b_sides();
    position.build(ME, 12, Site::A1).build(ME, 10, Site::A2);
    position.player(ME).dollars = 36 + 5 * 20;
    position.player(ME).tokens = 12;
    let mut play = at(&mut position, Site::A1);
    play.play("use gain-token");
    assert_eq!(play.player(ME).tokens, 13);
    let mut play = at(&mut position, Site::A2);
    play.play("use gain-4");
    assert_eq!(play.dollars(ME), 140);
}

#[test]
fn gwt_gen_02_signs_mean_the_same_wherever_they_are() {
    let mut position = table_of(2);
    position.player(ME).workers = [2, 1, 3];
    position.take(ME, Disc::Aux4).build(ME, 2, Site::A1).build(ME, 5, Site::A2).build(ME, 6, Site::A3);
    let options = |position: &mut Position, site: Site, action: &str| {
        let mut play = at(position, site);
        play.play(action);
        play.legal()
    };
    for (action, sites) in [
        ("use engine-by-engineers", &[Site::C, Site::G, Site::A3][..]),
        ("use auxiliary", &[Site::D, Site::G, Site::A2]),
        ("use buy-cattle", &[Site::E, Site::A1]),
    ] {
        let first = options(&mut position, sites[0], action);
        assert!(first.len() > 2);
        for &site in &sites[1..] {
            assert_eq!(options(&mut position, site, action), first, "{action} at {site}");
        }
    }
}

#[test]
fn gwt_gen_03_everybodys_money_is_open() {
    let mut position = table_of(3);
    for (seat, dollars) in Seat::all(3).zip([3, 14, 15]) {
        position.player(seat).dollars = dollars;
    }
    let play = play_from(&position);
    for eyes in [Eyes::Seat(ME), Eyes::Seat(YOU), Eyes::Seat(THIRD), Eyes::Bystander] {
        let view = play.game.view(eyes);
        assert_eq!(Seat::all(3).map(|seat| view.player(seat).open.dollars).collect::<Vec<_>>(), [3, 14, 15]);
    }
}

#[test]
fn what_is_on_a_space_is_seen_on_arrival() {
    let mut position = table_of(2);
    position.build(YOU, 3, Site::B1);
    let play = at(&mut position, Site::B1);
    assert_eq!(play.table().visit.tenant, play.table().tenant(Site::B1));
    assert!(matches!(play.table().visit.tenant, Tenant::Private { owner: YOU, .. }));
}
