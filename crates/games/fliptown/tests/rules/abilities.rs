//! Abilities between the rewards for outlaws, which are decisions of the same turn (FT-CHAR-02, FT-TOWN-10b).

use fliptown::data::{Character, Item, Region};
use fliptown::view::Question;
use fliptown::{Options, Position};
use table::RulesVersion;

use crate::common::*;

/// Two outlaws in the lineup, and everything else at hand.
fn two_outlaws(character: Character) -> Position {
    let position = Position::solo().characters(&[character]).money(0, 0, 0).lineup("Jh Qc 2c");
    position.items(0, &[Item::OutlawJack, Item::OutlawQueen])
}

#[test]
fn ft_char_02_an_ability_before_a_reward_and_between_two() {
    // All seven posters become gold before two of them are crossed out.
    let mut t = turn(two_outlaws(Character::Baroness).wanted(0, 7));
    assert_eq!(t.legal(), ["bail cash", "bail gold", "bail wanted", "use"]);
    t.play_all(["use", "bail wanted"]);
    assert_eq!(
        (t.sums(), t.legal()),
        ((0, 7, 0, 5), ["bail cash", "bail gold", "bail wanted"].map(String::from).to_vec())
    );
    let mut t = turn(two_outlaws(Character::Baroness).wanted(0, 7));
    t.play_all(["bail wanted", "use", "bail wanted"]);
    assert_eq!(t.sums(), (0, 5, 0, 3), "five posters were left between the rewards");
    assert!(t.can("play 1 town-2"), "and then the main action");
    let mut t = turn(two_outlaws(Character::RanchHand).tools(0, 0, 2).wanted(0, 7));
    t.play_all(["bail cash", "use", "bail wanted"]);
    assert_eq!(t.sums(), (4, 0, 0, 1));
}

#[test]
fn ft_char_02_10b_what_an_ability_brings_may_come_before_the_rewards() {
    // A poster from the Cemetery is there to be crossed out.
    let mut t = turn(two_outlaws(Character::GraveRobber));
    assert!(!t.can("bail wanted"));
    t.play("use");
    assert_eq!(t.bonuses(), [(Region::Cemetery, 1)]);
    assert!(t.can("bail cash") && t.can("bonus grave-tl") && t.can("decline cemetery") && !t.can("done"));
    assert_eq!(t.refused_as(0, "play 1 town-2"), ("FT-TURN-02", "why-bail-first"));
    t.play_all(["bonus grave-tl", "bail wanted", "bail gold"]);
    assert_eq!(t.sums(), (0, 2, 1, 0));
    // Whatever was not used by then is pending as always.
    let mut t = turn(two_outlaws(Character::GraveRobber));
    t.play_all(["use", "bail cash", "bail cash"]);
    assert_eq!(t.refused_as(0, "play 1 town-2"), ("FT-RES-03", "why-pending-first"));
    t.play("decline cemetery");
    assert!(t.can("play 1 town-2"));
}

#[test]
fn ft_char_02_questions_of_a_space_come_before_anything_else() {
    let mut t = turn(two_outlaws(Character::Trailblazer));
    t.play_all(["use", "bonus trail-2"]);
    assert_eq!(t.legal(), ["take pan", "take hammer"]);
    t.play("take pan");
    assert_eq!(t.sheet(0).running.unwrap().ask, Some(Question::Bail), "then the outlaws again");
    t.play_all(["bail cash", "bail cash"]);
    let mut t = turn(two_outlaws(Character::Settler).wanted(0, 3).circled(0, "town-j").sheriff("8d"));
    t.play_all(["use", "bonus town-j"]);
    assert_eq!(t.legal(), ["bail cash", "bail gold", "bail wanted", "sheriffs-office"]);
    t.play("sheriffs-office");
    assert_eq!(t.legal(), ["office star", "office wanted"]);
    t.play("office star");
    assert_eq!(t.legal(), ["bail cash", "bail gold", "bail wanted"]);
}

#[test]
fn ft_char_02_10b_an_effect_waits_for_rewards_that_may_pay_for_it() {
    // Without a dollar the hotel could only be left; the outlaws pay for two nights.
    let mut t = turn(two_outlaws(Character::Settler).circled(0, "town-7"));
    t.play_all(["use", "bonus town-7"]);
    assert_eq!(t.legal(), ["bail cash", "bail gold", "hotel no"]);
    t.play("bail cash");
    assert_eq!(t.legal(), ["bail cash", "bail gold", "hotel no", "hotel yes"]);
    t.play_all(["hotel yes", "bail gold"]);
    assert_eq!((t.sums(), t.sheet(0).hotel), ((2, 2, 0, 0), 1));
    // A bonus action without a space is lost at once all the same.
    let mut t = turn(two_outlaws(Character::Settler).circled(0, "trail-k"));
    t.play_all(["use", "bonus town-5"]);
    assert_eq!((t.bonuses(), t.can("bail gold"), t.can("store no")), (vec![], true, true));
}

#[test]
fn ft_char_02_by_version_1_rewards_come_first() {
    let mut t = turn(two_outlaws(Character::Baroness).wanted(0, 7).by_rules(RulesVersion(1)));
    assert_eq!(t.legal(), ["bail cash", "bail gold", "bail wanted"]);
    assert_eq!(t.refused_as(0, "use"), ("FT-TURN-02", "why-bail-first"));
    t.play_all(["bail wanted", "bail wanted", "use"]);
    assert_eq!(t.sums(), (0, 3, 0, 3));
}

#[test]
fn ft_turn_02_without_a_character_rewards_come_first() {
    let position = Position::of(&Options::for_players(1)).items(0, &[Item::OutlawJack]).lineup("Jh Qc 2c");
    let t = turn(position);
    assert_eq!(t.legal(), ["bail cash", "bail gold"]);
    for notation in ["use", "bonus trail-a", "play 1 town-2", "done"] {
        assert_eq!(t.refused_as(0, notation), ("FT-TURN-02", "why-bail-first"), "{notation}");
    }
}
