//! Posse and To Jail.

use west_story::data::Side;
use west_story::{Event, Options, Position};

use crate::common::*;

#[test]
fn ws_posse_01_needs_a_face_up_bandit_of_the_region() {
    let t = turn(people(2).hats(0, 6), 0);
    assert_eq!(t.options_of(0, "posse ").len(), 0);
    // Two of a kind are one choice.
    let t = turn(people(2).hats(0, 6).bandits(1, &["boot", "boot"]), 0);
    assert_eq!(t.options_of(0, "posse "), ["1"]);
    assert_eq!(t.refused_as(0, "posse 2"), ("WS-POSSE-01", "why-alike"));
}

#[test]
fn ws_posse_02_a_free_slot_the_hats_and_a_card_that_fits() {
    let at = || people(2).hats(0, 2).bandits(1, &["boot"]);
    assert!(turn(at(), 0).can_as(0, "posse 1"));
    let t = turn(at().tied(0, "boot"), 0);
    assert_eq!(t.refused_as(0, "posse 1"), ("WS-POSSE-02", "why-somebody-tied"));
    let t = turn(at().hats(0, 1), 0);
    assert_eq!(t.refused_as(0, "posse 1"), ("WS-POSSE-03", "why-too-few-hats"));
    let t = turn(at().blocked(0, "t4 b2 b5"), 0);
    assert_eq!(t.refused_as(0, "posse 1"), ("WS-POSSE-02", "why-no-card-fits"));
}

#[test]
fn ws_posse_03_04_two_hats_three_for_one_who_is_wanted_in_the_nearest_city() {
    let spent = |position: Position, region: usize, bandit: &str| {
        let mut t = turn(position.hats(0, 6).bandits(region, &[bandit]), 0);
        t.play_as(0, "posse 1");
        let first = t.options_of(0, "activate ")[0].clone();
        t.play_as(0, format!("activate {first}"));
        let paid = t.events().into_iter().find_map(|event| match event {
            Event::Paid { paid, .. } => Some(paid.hats),
            _ => None,
        });
        paid.expect("something was paid")
    };
    assert_eq!(spent(people(2), 1, "cactus"), 3, "wanted in Deadwood");
    assert_eq!(spent(people(2), 1, "boot"), 2);
    // In the fort region the permanent poster asks for nothing more: it is no city.
    let b = Position::of(&Options::for_people(2).side(Side::B)).total(0, 30);
    let mut t = turn(b.hats(0, 3).gang(6), 0);
    t.play_all_as(0, ["posse 3", "activate t1"]);
    assert!(!t.events().iter().any(|event| matches!(event, Event::Paid { .. })));
    // A Single Bandit never lies in a region without a city: the price is two by the rule.
    assert_eq!(t.view().regions[5].face_down, 0);
}

#[test]
fn ws_posse_05_pay_activate_tie() {
    let mut t = turn(people(2).hats(0, 3).bandits(1, &["boot"]), 0);
    t.play_all_as(0, ["posse 1", "activate b2"]);
    assert_eq!(
        (t.holds(0), t.me(0).tied.map(|it| it.name()), t.blocked(0)),
        ((1, 0, 1), Some("boot"), "b2".to_owned())
    );
    let names = |event: &Event| match event {
        Event::Paid { .. } => Some("paid"),
        Event::Activated { .. } => Some("activated"),
        Event::BanditTied { .. } => Some("tied"),
        _ => None,
    };
    let order: Vec<_> = t.events().iter().filter_map(names).collect();
    assert_eq!(order, ["paid", "activated", "tied"]);
}

#[test]
fn ws_posse_06_a_gang_is_for_the_sheriff_and_costs_nothing() {
    let at = |seat: usize| turn(people(2).tied(1, "boot").bandits(1, &["joker"]).sheriff(0), seat);
    assert!(at(0).can_as(0, "posse 1"));
    let t = at(1);
    assert_eq!(t.refused_as(1, "posse 1"), ("WS-POSSE-06", "why-sheriff-only"));
    // Neither hats nor a free slot are needed.
    let t = turn(people(2).tied(0, "boot").bandits(1, &["joker"]), 0);
    assert!(t.can_as(0, "posse 1"));
}

#[test]
fn ws_posse_07_a_gang_activates_any_card_and_moves_on() {
    let mut t = turn(people(2).bandits(1, &["joker", "boot"]), 0);
    t.play_as(0, "posse 1");
    assert_eq!(t.options_of(0, "activate ").len(), 12);
    t.play_as(0, "activate t3");
    assert_eq!((t.holds(0).0, t.bandits(1), t.bandits(2)), (2, vec!["boot".to_owned()], vec!["joker".to_owned()]));
    assert_eq!((t.me(0).tied, t.me(0).delivered), (None, 0));
}

#[test]
fn ws_posse_08_after_the_last_region_comes_the_first() {
    let mut t = turn(people(2).total(0, 45).bandits(7, &["joker"]), 0);
    t.play_all_as(0, ["posse 1", "activate t1"]);
    assert_eq!((t.bandits(7).len(), t.bandits(1)), (0, vec!["joker".to_owned()]));
    let b = Position::of(&Options::for_people(2).side(Side::B));
    let mut t = turn(b.total(0, 45).bandits(8, &["joker"]), 0);
    t.play_all_as(0, ["posse 1", "activate t1"]);
    assert_eq!(t.bandits(1), ["joker"]);
}

#[test]
fn ws_posse_09_a_gang_counts_as_a_bandit_and_may_be_hunted_again() {
    // It came by into A1, where it lies behind the fields.
    let mut t = turn(people(2).bandits(1, &["boot"]).gang(1), 0);
    assert!(t.can_as(0, "posse 3"));
    t.play_all_as(0, ["posse 3", "activate t1"]);
    assert_eq!(t.bandits(2), ["joker"]);
    // A Prison does not count a region with nothing but a gang as free.
    let free = |position: Position| town(position.card(0, "t1", "III-07.1").dice(1, 2)).total(0);
    assert_eq!(free(people(2)), 2, "A1 and the desert");
    assert_eq!(free(people(2).gang(1)), 1);
}

#[test]
fn ws_posse_10_one_token_in_a_turn() {
    let mut t = turn(people(2).hats(0, 6).bandits(1, &["joker", "boot"]), 0);
    t.play_all_as(0, ["posse 1", "activate t1"]);
    assert_eq!(t.refused_as(0, "posse 2"), ("WS-TURN-02", "why-done-already"));
}

#[test]
fn ws_posse_11_the_hunted_token_still_lies_there_during_the_activation() {
    // A Prison activated by the posse on the last bandit of A1: only the desert is free.
    let mut t = turn(people(2).hats(0, 3).card(0, "t1", "III-07.2").bandits(1, &["boot"]), 0);
    t.play_all_as(0, ["posse 1", "activate t1"]);
    assert_eq!((t.total(0), t.bandits(1).len()), (1, 0));
}

#[test]
fn ws_posse_12_a_joker_token_makes_any_card_fit() {
    let mut t = turn(people(2).hats(0, 2).jokers(0, 1).blocked(0, "t4 b2 b5").bandits(1, &["boot"]), 0);
    t.play_all_as(0, ["posse 1", "activate t3 joker"]);
    assert_eq!((t.me(0).jokers, t.me(0).tied.is_some(), t.holds(0).0), (0, true, 2));
    // Not where the card fits by itself, and not for gangs.
    let mut t = turn(people(2).hats(0, 2).jokers(0, 1).bandits(1, &["boot"]), 0);
    t.play_as(0, "posse 1");
    assert_eq!(t.refused_as(0, "activate t4 joker"), ("WS-JOK-03", "why-tokens-of-no-use"));
    let mut t = turn(people(2).jokers(0, 1).bandits(1, &["joker"]), 0);
    t.play_as(0, "posse 1");
    assert!(!t.legal_of(0).iter().any(|option| option.contains("joker")));
}

#[test]
fn ws_jail_01_a_tied_bandit_and_a_city_or_the_fort() {
    let can = |position: Position| turn(position.tied(0, "boot"), 0).can_as(0, "jail");
    assert!(can(people(2)));
    assert!(!can(people(2).total(0, 25)), "not in the desert");
    let b = || Position::of(&Options::for_people(2).side(Side::B));
    assert!(can(b().total(0, 33)), "in the fort");
    let t = turn(people(2), 0);
    assert_eq!(t.refused_as(0, "jail"), ("WS-JAIL-01", "why-nobody-tied"));
    let t = turn(people(2).tied(0, "boot").total(0, 25), 0);
    assert_eq!(t.refused_as(0, "jail"), ("WS-JAIL-01", "why-no-jail-here"));
}

#[test]
fn ws_jail_02_03_four_points_and_two_coins_or_four_for_one_who_is_wanted() {
    let jailed = |bandit: &str| {
        let mut t = turn(people(2).tied(0, bandit), 0);
        t.play_as(0, "jail");
        (t.total(0), t.holds(0).1)
    };
    assert_eq!(jailed("boot"), (4, 2));
    assert_eq!(jailed("cactus"), (4, 4), "the poster of Deadwood");
}

#[test]
fn ws_jail_04_the_token_goes_onto_the_delivered_pile() {
    let mut t = turn(people(2).tied(0, "boot").delivered(0, 2), 0);
    t.play_as(0, "jail");
    assert_eq!((t.me(0).tied, t.me(0).delivered), (None, 3));
    let census = table::Game::census(&t.game);
    assert_eq!(
        ["bandit cactus", "bandit horseshoe", "bandit boot", "bandit revolver"]
            .map(|kind| census.at(kind, "delivered"))
            .iter()
            .sum::<u32>(),
        3
    );
}

#[test]
fn ws_jail_05_catching_and_jailing_in_one_turn() {
    let mut t = turn(people(2).hats(0, 2).bandits(1, &["boot"]), 0);
    t.play_all_as(0, ["posse 1", "activate t4", "jail"]);
    assert_eq!((t.me(0).delivered, t.total(0), t.holds(0)), (1, 4, (0, 2, 1)));
}

#[test]
fn ws_jail_06_the_place_is_where_the_pawn_was_and_coins_are_paid_in_any_case() {
    // At 6 in A1 with a cactus bandit: wanted in Deadwood, though the points lead into A2.
    let mut t = turn(people(2).total(0, 6).tied(0, "cactus"), 0);
    t.play_all_as(0, ["jail", "accept 4"]);
    assert_eq!((t.total(0), t.holds(0).1), (10, 4));
    let mut t = turn(people(2).total(0, 6).tied(0, "cactus"), 0);
    t.play_all_as(0, ["jail", "accept 0"]);
    assert_eq!((t.total(0), t.holds(0).1, t.me(0).delivered), (6, 4, 1));
}

#[test]
fn ws_posse_11_the_bandit_is_taken_where_it_was_hunted_wherever_the_activation_leads() {
    let at = people(2).total(0, 6).hats(0, 2).card(0, "t1", "II-S2.3").blocked(0, "t4 b2 b5");
    let mut t = turn(at.bandits(1, &["boot"]).bandits(2, &["cactus", "revolver"]), 0);
    t.play_all_as(0, ["posse 1", "accept 3"]);
    assert_eq!((t.total(0), t.me(0).region), (9, 1), "the Rodeo led into A2");
    assert_eq!(t.me(0).tied.map(|bandit| bandit.name()), Some("boot"));
    assert_eq!((t.bandits(1).len(), t.bandits(2)), (0, vec!["cactus".to_owned(), "revolver".to_owned()]));
}
