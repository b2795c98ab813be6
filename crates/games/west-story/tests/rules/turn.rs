//! A turn, abilities, and activating cards in it.

use west_story::data::{Ability, AbilityKind, City, Side};
use west_story::view::Phase;
use west_story::{Event, Options, Position};

use crate::common::*;

#[test]
fn ws_turn_01_up_to_two_main_actions_then_two_purchases() {
    let mut t = turn(people(2).coins(0, 9), 0);
    assert_eq!(t.refused_as(0, "buy I-1"), ("WS-TURN-01", "why-main-actions-first"));
    t.play_all_as(0, ["cow", "cow"]);
    assert!(t.options_of(0, "buy ").len() > 1 && !t.can_as(0, "scam"));
    assert!(t.events().contains(&Event::ShoppingBegan { seat: seat(0), purchases: 2 }));
    t.play_all_as(0, ["cow", "cow"]);
    assert_eq!(t.acting(), [1]);
}

#[test]
fn ws_turn_02_the_two_main_actions_are_different() {
    let mut t = turn(people(2).bandits(1, &["joker", "joker"]), 0);
    t.play_all_as(0, ["rob deadwood P1", "activate t1"]);
    assert_eq!(t.options_of(0, "rob ").len(), 0);
    assert_eq!(t.refused_as(0, "rob deadwood M1"), ("WS-TURN-02", "why-done-already"));
    assert!(t.can_as(0, "posse 1") && t.can_as(0, "scam"));
    t.play_all_as(0, ["scam", "reserve I-1", "done"]);
    assert_eq!(t.refused_as(0, "posse 1").rule.0, "WS-TURN-07");
    let mut t = turn(people(2), 0);
    t.play_all_as(0, ["scam", "reserve I-1", "done"]);
    assert!(!t.can_as(0, "scam"));
    assert_eq!(t.refused_as(0, "scam"), ("WS-TURN-02", "why-done-already"));
}

#[test]
fn ws_turn_03_a_cow_instead_of_any_main_action_also_twice() {
    let mut t = turn(people(2), 0);
    t.play_all_as(0, ["cow", "cow"]);
    assert_eq!(t.holds(0).2, 2);
    assert!(t.events().contains(&Event::CowTaken { seat: seat(0), purchase: false }));
}

#[test]
fn ws_turn_04_a_cow_instead_of_any_purchase() {
    let mut t = turn(people(2).coins(0, 4).market(0, &["I-02.1"]), 0);
    t.play_all_as(0, ["cow", "cow", "buy I-1", "pay 0h 2c", "lay t1"]);
    t.finish_turn(0);
    assert_eq!(t.holds(0).2, 3);
    assert!(t.events().contains(&Event::CowTaken { seat: seat(0), purchase: true }));
}

#[test]
fn ws_turn_05_five_main_actions_in_any_order() {
    // All five are possible on side B at Swift River.
    let at = || {
        let b = Position::of(&Options::for_people(2).side(Side::B));
        b.total(0, 20).holds(0, 6, 9, 0).tied(0, "boot").bandits(4, &["joker"])
    };
    let t = turn(at(), 0);
    for main in ["posse 1", "jail", "outpost swift-river P1", "scam", "licence L1", "cow"] {
        assert!(t.can_as(0, main), "{main}");
    }
    let mut t = turn(at(), 0);
    t.play_all_as(0, ["licence L1", "posse 1", "activate t1"]);
    let mut t = turn(at(), 0);
    t.play_all_as(0, ["posse 1", "activate t1", "licence L1"]);
}

#[test]
fn ws_turn_06_conditions_and_price_come_before_effects() {
    // The card would bring two coins; the outpost costs two before.
    let t = turn(people(2).coins(0, 1), 0);
    assert!(!t.can_as(0, "outpost deadwood P1") && t.can_as(0, "rob deadwood P1"));
    assert_eq!(t.refused_as(0, "outpost deadwood P1"), ("WS-BIZ-04", "why-too-few-coins"));
    let t = turn(people(2).hats(0, 1).bandits(1, &["boot"]), 0);
    assert_eq!(t.refused_as(0, "posse 1"), ("WS-POSSE-03", "why-too-few-hats"));
}

#[test]
fn ws_turn_07_no_action_once_purchases_have_begun() {
    let mut t = turn(people(2).hats(0, 3).total(0, 22), 0);
    t.play_all_as(0, ["cow", "cow"]);
    // The train can still be robbed: so the purchases are begun by decision.
    assert!(t.can_as(0, "train 3") && t.can_as(0, "shop"));
    t.play_as(0, "shop");
    assert_eq!(t.refused_as(0, "train 3"), ("WS-TURN-07", "why-only-purchases-now"));
    assert_eq!(t.refused_as(0, "scam"), ("WS-TURN-07", "why-only-purchases-now"));
}

#[test]
fn ws_turn_08_the_market_is_refilled_and_the_next_player_begins() {
    let mut t = turn(people(2).coins(0, 4).market(0, &["I-02.1", "I-02.2", "I-02.3", "I-02.4"]), 0);
    t.play_all_as(0, ["cow", "cow", "buy I-2", "pay 0h 2c", "lay t1"]);
    assert_eq!(t.row(0), ["I-02.1", "none", "I-02.3", "I-02.4"]);
    t.play_as(0, "cow");
    assert!(!t.row(0).contains(&"none".to_owned()));
    assert!(t.events().contains(&Event::TurnBegan { seat: seat(1) }));
    assert_eq!(t.acting(), [1]);
}

#[test]
fn ws_turn_09_region_city_and_bandits_are_looked_up_for_every_action() {
    // Jailing at 4 leads into A2, where there is another bandit and another city.
    let mut t = turn(people(2).total(0, 4).hats(0, 2).tied(0, "boot").bandits(2, &["boot"]), 0);
    assert_eq!(t.options_of(0, "posse ").len(), 0);
    t.play_all_as(0, ["jail", "accept 4"]);
    assert!(t.can_as(0, "posse 1") && t.can_as(0, "rob dodge-city M1") && !t.can_as(0, "rob deadwood P1"));
}

#[test]
fn ws_abil_01_three_kinds_of_abilities() {
    let of = |kind| Ability::ALL.into_iter().filter(|ability| ability.kind() == kind).collect::<Vec<_>>();
    assert_eq!(of(AbilityKind::Action), [Ability::OwnPrison, Ability::Mobilisation]);
    assert_eq!(of(AbilityKind::Passive), [Ability::Grazing, Ability::Interest]);
    assert_eq!(of(AbilityKind::Upgrade).len(), 4);
}

/// A Prison with so many anvils at t1.
fn prison(anvils: u8) -> Position {
    people(2).card(0, "t1", "III-07.1").anvils(0, "t1", anvils)
}

#[test]
fn ws_abil_02_an_additional_action_at_any_time_before_purchases_once_for_each_anvil() {
    let tied = || prison(1).tied(0, "boot");
    assert!(turn(tied(), 0).can_as(0, "own-prison"), "before");
    let mut t = turn(tied(), 0);
    t.play_as(0, "cow");
    assert!(t.can_as(0, "own-prison"), "between");
    t.play_as(0, "cow");
    assert_eq!(t.legal_of(0), ["shop", "own-prison"], "after");
    t.play_as(0, "own-prison");
    // Accepted without a question: the border is one further.
    assert!(t.options_of(0, "buy ").is_empty() || t.view().turn.expect("a turn").shopping);
    // Two cards, two uses.
    let two = prison(1).card(0, "b1", "III-07.2").anvils(0, "b1", 1).tied(0, "boot").hats(0, 2).bandits(1, &["boot"]);
    let mut t = turn(two, 0);
    t.play_all_as(0, ["own-prison", "posse 1", "activate t4", "own-prison"]);
    assert_eq!(t.me(0).delivered, 2);
    assert!(t.anvils(0, "t1") + t.anvils(0, "b1") == 0);
}

#[test]
fn ws_abil_03_passive_benefits_work_every_time_and_add_up() {
    let ranches = people(2).card(0, "t1", "III-03.1").card(0, "t2", "III-03.2").anvils(0, "t1", 1).anvils(0, "t2", 1);
    let mut t = turn(ranches, 0);
    t.play_all_as(0, ["cow", "cow"]);
    assert_eq!(t.holds(0), (0, 4, 2));
}

#[test]
fn ws_abil_04_a_main_action_is_done_once_and_with_one_upgrade() {
    // Two Stations: one Rail Delivery, and then no other business.
    let at = people(2).card(0, "t1", "III-09.1").card(0, "t2", "III-09.2").anvils(0, "t1", 1).anvils(0, "t2", 1);
    let mut t = turn(at.coins(0, 20).outposts(0, City::FortWorth, 1), 0);
    t.play_all_as(0, ["outpost fort-worth M1", "activate t3"]);
    assert_eq!(t.options_of(0, "outpost ").len() + t.options_of(0, "rob ").len(), 0);
    assert_eq!(t.anvils(0, "t1") + t.anvils(0, "t2"), 1, "the other is of no use");
}

#[test]
fn ws_abil_05_upgrades_of_purchases_can_be_combined() {
    // A Workshop, a Trapper's Hut and a Post Office in one turn.
    let at = people(2)
        .card(0, "t1", "III-01.1")
        .card(0, "t2", "III-02.1")
        .card(0, "t3", "III-08.1")
        .anvils(0, "t1", 1)
        .anvils(0, "t2", 1)
        .anvils(0, "t3", 1)
        .holds(0, 2, 6, 0)
        .market(1, &["II-A1.1"])
        .market(2, &["III-05.1"]);
    let mut t = turn(at, 0);
    t.play_all_as(0, ["rob deadwood P1", "activate b4", "scam", "reserve I-1", "done"]);
    assert_eq!(t.view().turn.expect("a turn").purchases, 3);
    t.play_all_as(0, ["buy III-1", "pay 1h 4c 1x", "lay b1", "buy II-1", "lay b2"]);
    assert_eq!(t.at(0, "b2"), "II-A1.1");
    assert_eq!(t.view().turn.expect("a turn").purchases, 1);
}

#[test]
fn ws_abil_06_using_an_ability_removes_its_anvil_and_the_order_phase_the_rest() {
    let mut t = turn(prison(1).tied(0, "boot"), 0);
    t.play_as(0, "own-prison");
    assert_eq!(t.anvils(0, "t1"), 0);
    let t = order(prison(2));
    let after = t.right_after(|event| matches!(event, Event::RoundBegan { .. }));
    assert_eq!(after.anvils(0, "t1"), 0);
}

#[test]
fn ws_abil_07_a_card_activated_twice_has_its_ability_doubled() {
    // The Prison is the sixth card of its row in the Town Phase and activated again in the turn.
    let mut t = town(people(2).card(0, "t5", "III-03.1").blocked(0, "t1 t2 t3 t4 t6").dice(5, 2));
    while t.view().phase == Phase::Town {
        let seat = t.acting()[0];
        let first = t.legal_of(seat)[0].clone();
        t.play_as(seat, &first);
    }
    assert_eq!((t.anvils(0, "t5"), t.blocked(0)), (1, "b2".to_owned()));
    t.play_all_as(0, ["rob deadwood P1", "activate t5"]);
    assert_eq!(t.anvils(0, "t5"), 2);
    let before = t.holds(0);
    t.play_as(0, "cow");
    assert_eq!(t.holds(0).1, before.1 + 2, "two anvils on one Ranch");
}

#[test]
fn ws_abil_08_covering_a_card_loses_its_anvils() {
    let at = people(2).card(0, "t1", "III-01.1").anvils(0, "t1", 2).holds(0, 4, 9, 0).market(0, &["I-02.1"]);
    let mut t = turn(at.market(2, &["III-05.1"]), 0);
    t.play_all_as(0, ["rob deadwood P1", "activate b3", "scam", "reserve I-1", "done"]);
    assert!(t.can_as(0, "buy reserved"));
    t.play_all_as(0, ["buy reserved", "lay t1"]);
    assert_eq!(t.anvils(0, "t1"), 0);
    t.play_as(0, "buy III-1");
    assert_eq!(t.options_of(0, "pay ").len(), 0, "no Foreman any more: there is one way to pay");
}

#[test]
fn ws_abil_09_clearing_and_unblocking_leave_anvils() {
    let mut t = turn(people(2).card(0, "t5", "III-03.1").blocked(0, "t1 t2 t3 t4 t6"), 0);
    t.play_all_as(0, ["rob deadwood P1", "activate t5"]);
    assert_eq!((t.blocked(0), t.anvils(0, "t5")), (String::new(), 1));
    let office = people(2).card(0, "b1", "III-11.1").anvils(0, "b1", 1).card(0, "t1", "III-03.1").anvils(0, "t1", 1);
    let mut t = turn(office.blocked(0, "t1"), 0);
    t.play_as(0, "mobilise t1");
    assert_eq!((t.blocked(0), t.anvils(0, "t1")), (String::new(), 1));
}

#[test]
fn ws_act_01_only_an_available_card_that_fits_and_no_sliding() {
    let mut t = turn(people(2).hats(0, 2).blocked(0, "t4").bandits(1, &["boot"]), 0);
    t.play_as(0, "posse 1");
    assert_eq!(t.options_of(0, "activate "), ["b2", "b5"], "boots, but for the blocked one");
    assert_eq!(t.refused_as(0, "activate t4"), ("WS-ACT-01", "why-blocked"));
    assert_eq!(t.refused_as(0, "activate t1"), ("WS-ACT-01", "why-card-does-not-fit"));
    // None available: no posse.
    let t = turn(people(2).hats(0, 2).blocked(0, "t4 b2 b5").bandits(1, &["boot"]), 0);
    assert_eq!(t.refused_as(0, "posse 1"), ("WS-POSSE-02", "why-no-card-fits"));
}

#[test]
fn ws_act_02_production_anvil_and_block_at_once() {
    let mut t = turn(people(2).card(0, "t1", "III-01.1"), 0);
    t.play_all_as(0, ["rob deadwood P1", "activate t1"]);
    assert_eq!((t.holds(0), t.anvils(0, "t1"), t.blocked(0)), ((1, 1, 0), 1, "t1".to_owned()));
    // The ability can be used in the same turn; the anvil of a Ranch comes after its own cows.
    let mut t = turn(people(2).card(0, "t1", "III-03.1"), 0);
    t.play_all_as(0, ["rob deadwood P1", "activate t1"]);
    assert_eq!(t.holds(0), (0, 0, 2));
    t.play_as(0, "cow");
    assert_eq!(t.holds(0), (0, 1, 3));
}

#[test]
fn ws_act_03_a_sixth_block_clears_the_row_at_once() {
    let mut t = turn(people(2).blocked(0, "b1 b2 b3 b4 b5"), 0);
    t.play_all_as(0, ["rob deadwood P1", "activate b6"]);
    assert_eq!(t.blocked(0), "");
    assert!(t.events().contains(&Event::RowCleared { seat: seat(0), row: 1 }));
}

#[test]
fn ws_act_04_what_is_produced_cannot_pay_for_it() {
    // b1 would bring two hats, but a cactus bandit is wanted in Deadwood: three hats are due before.
    assert!(!turn(people(2).hats(0, 2).bandits(1, &["cactus"]), 0).can_as(0, "posse 1"));
    let mut t = turn(people(2).hats(0, 3).bandits(1, &["cactus"]), 0);
    t.play_all_as(0, ["posse 1", "activate b1"]);
    assert_eq!(t.holds(0).0, 2, "three paid, then two gained");
}
