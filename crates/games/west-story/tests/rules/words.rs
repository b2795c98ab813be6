//! Everything that can be said is said, in every language: whole games of every setup, every question, with a fine ear
//! for what is missing.

use std::collections::BTreeSet;

use table::journey::all_eyes;
use table::words::{Worded, checks};
use table::{Coded, Game};
use west_story::data::{BuildingSet, Side};
use west_story::{Action, Buildings, Hard, Options, WestStory};

use crate::common::*;

/// Every way to play with so many people.
fn setups(people: usize) -> Vec<Options> {
    let plain = Options::for_people(people);
    let set = |set| Buildings::Set(set);
    let mut all = vec![
        plain,
        plain.side(Side::B).advanced().buildings(set(BuildingSet::Cowboys)),
        plain.new_cards().asymmetric().buildings(set(BuildingSet::Pioneers)),
        plain.everything(),
        plain.everything().side(Side::B),
    ];
    if people < 4 {
        let harder = |tom: &mut west_story::Tom| {
            (tom.contests, tom.gangs, tom.coins, tom.gold) = (people == 1, true, true, true);
            tom.hard = Hard::Random(6);
        };
        all.push(plain.everything().with_tom(harder));
        all.push(plain.tom().side(Side::B).buildings(set(BuildingSet::Trappers)));
    }
    all
}

fn are_told(setups: &[Options], seed: u64) {
    for (i, setup) in setups.iter().enumerate() {
        checks::games::<WestStory>(setup, 2, seed + 10 * i as u64);
    }
}

#[test]
fn whoever_plays_alone_is_told_everything() {
    are_told(&setups(1), 100);
}

#[test]
fn two_people_are_told_everything() {
    are_told(&setups(2), 200);
}

#[test]
fn three_people_are_told_everything() {
    are_told(&setups(3), 300);
}

#[test]
fn four_people_are_told_everything() {
    are_told(&setups(4), 400);
}

#[test]
fn the_lexicon_is_complete() {
    checks::lexicon::<WestStory>();
}

#[test]
fn every_reason_and_every_category_has_words() {
    let sources = [include_str!("../../src/rules/refusal.rs"), include_str!("../../src/rules/scoring.rs")];
    assert!(checks::reasons::<WestStory>(&sources) > 80);
}

#[test]
fn whatever_is_asked_or_waited_for_leads_to_a_rule() {
    let mut met = BTreeSet::new();
    for people in 1..=4 {
        for (i, setup) in setups(people).iter().enumerate() {
            met.extend(checks::rules_asked::<WestStory>(setup, 1, 1000 + 10 * (people * 10 + i) as u64));
        }
    }
    let always = [
        "WS-ABIL-02",
        "WS-ASYM-03",
        "WS-BIZ-02",
        "WS-BLD-20",
        "WS-BLD-21",
        "WS-BLD-26",
        "WS-BUY-01",
        "WS-BUY-04",
        "WS-COMBO-02",
        "WS-COMBO-08",
        "WS-END-09",
        "WS-JOK-04",
        "WS-POSSE-05",
        "WS-RES-05",
        "WS-ROUND-02",
        "WS-SCAM-01",
        "WS-SCAM-02",
        "WS-SCAM-04",
        "WS-TOWN-05",
        "WS-TOWN-08",
        "WS-TOWN-09",
        "WS-TOWN-10",
        "WS-TURN-01",
        "WS-TURN-05",
        "WS-VP-02",
    ];
    let missing: Vec<&str> = always.into_iter().filter(|rule| !met.contains(rule)).collect();
    assert_eq!(missing, Vec::<&str>::new(), "met: {met:?}");
}

#[test]
fn every_action_there_is_can_be_said() {
    let games = [
        turn(people(2).holds(0, 3, 5, 2).bandits(1, &["boot", "joker"]).tied(0, "cactus"), 0).game,
        town(people(2).dice(2, 2)).game,
        deal(&Options::for_people(1).everything(), 3).game,
        deal(&Options::for_people(3).side(Side::B), 4).game,
    ];
    for game in games {
        for eyes in all_eyes(&game) {
            let view = game.view(eyes);
            let all = (0..Action::SPACE).filter_map(Action::decode);
            all.for_each(|action| checks::phrase::<WestStory>(&WestStory::option(&view, action)));
        }
    }
}
