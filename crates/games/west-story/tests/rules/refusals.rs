//! What is not possible is refused with the rule that forbids it, and changes nothing.

use std::collections::BTreeSet;

use table::{Coded, Game, RuleId};
use west_story::{Action, Options};

use crate::common::*;

#[test]
fn answers_that_are_not_asked_for() {
    let t = turn(people(2), 0);
    for (notation, rule, why) in [
        ("pile 1", "WS-ASYM-03", "why-no-piles-now"),
        ("lay t1", "WS-TURN-01", "why-main-actions-first"),
        ("dice crossed", "WS-COMBO-07", "why-no-combo-now"),
        ("produce t1", "WS-TOWN-09", "why-not-activated"),
        ("accept 1", "WS-VP-02", "why-no-points-offered"),
        ("activate t1", "WS-ACT-01", "why-nothing-to-activate"),
        ("pay 1h 0c", "WS-TURN-06", "why-nothing-to-pay"),
        ("refresh I", "WS-SCAM-01", "why-no-scam-now"),
        ("keep new", "WS-SCAM-01", "why-no-scam-now"),
        ("done", "WS-SCAM-01", "why-no-scam-now"),
        ("shop", "WS-TURN-01", "why-main-actions-first"),
        ("contest 1", "WS-JOK-04", "why-no-contest-now"),
        ("mobilise t1", "WS-ABIL-02", "why-no-anvil"),
        ("outpost bleakston M1", "WS-SETUP-01", "why-other-side"),
    ] {
        assert_eq!(t.refused_as(0, notation), (rule, why), "{notation}");
    }
}

#[test]
fn every_refusal_names_a_rule_and_a_reason() {
    let mut whys = BTreeSet::new();
    for (options, seed) in
        [(Options::for_people(2).everything(), 1), (Options::for_people(1), 2), (Options::for_people(3), 3)]
    {
        let mut t = deal(&options, seed);
        let mut number = 0;
        t.play_out(|t| {
            number += 1;
            if number % 7 != 0 {
                return;
            }
            for seat in 0..t.game.seats() {
                for action in (0..Action::SPACE).filter_map(Action::decode) {
                    if !t.game.is_legal(table::Seat::new(seat), action) {
                        let refusal = t.game.why_not(table::Seat::new(seat), action);
                        assert!(RuleId::is_well_formed(refusal.rule.0) && refusal.rule.0.starts_with("WS-"));
                        whys.insert(refusal.why);
                    }
                }
            }
        });
    }
    assert!(whys.len() > 40, "{whys:?}");
    assert!(whys.iter().all(|why| why.starts_with("why-")));
}

#[test]
fn while_something_is_pending_it_comes_first() {
    let mut t = turn(people(2).holds(0, 3, 9, 3).bandits(1, &["boot"]), 0);
    t.play_as(0, "posse 1");
    assert_eq!(t.refused_as(0, "cow"), ("WS-ACT-01", "why-activate-first"));
    t.play_as(0, "activate t4");
    assert_eq!(t.refused_as(0, "cow"), ("WS-TURN-06", "why-pay-first"));
    assert_eq!(t.refused_as(0, "pay 0h 2c"), ("WS-RES-05", "why-not-that-payment"));
    t.play_all_as(0, ["pay 2h 0c", "scam"]);
    assert_eq!(t.refused_as(0, "cow"), ("WS-SCAM-01", "why-scam-first"));
    let mut t = deal(&Options::for_people(2).asymmetric(), 1);
    let (first, other) = (t.acting()[0], 1 - t.acting()[0]);
    assert_eq!(t.refused_as(first, "cow"), ("WS-ASYM-03", "why-pile-first"));
    assert_eq!(t.refused_as(other, "pile 1"), ("WS-ASYM-03", "why-not-your-pile"));
    t.play_as(first, "pile 1");
    assert_eq!(t.refused_as(first, "cow"), ("WS-ASYM-03", "why-lay-start-cards-first"));
}
