//! The twenty achievements of those who play alone, each just reached and just missed (FT-ACH).

use fliptown::data::{Character, Cowbot, Difficulty, Hand, Title, Wanted};
use fliptown::{Fliptown, Holdem, Position};
use table::Game;

use crate::common::*;
use crate::rounds::{GRAVES, mine};

fn blank() -> Position {
    Position::solo().money(0, 0, 0)
}

/// Six wanted posters, a pan and three pairs, so that nothing is achieved by doing nothing.
fn ordinary(position: Position) -> Position {
    position.money(0, 0, 0).wanted(0, 6).tools(0, 1, 0).hands(0, [Hand::Pair; 3])
}

fn base() -> Position {
    ordinary(Position::solo())
}

fn against(difficulty: Difficulty) -> Position {
    ordinary(Position::against(Cowbot::BlackBart, difficulty))
}

/// Whether the achievement with this number is among those of a finished game.
fn achieves(number: u8, position: Position) -> bool {
    let feats = over(position).view().feats.expect("a finished solo game");
    feats.achieved.iter().any(|achievement| achievement.number() == number)
}

/// Reached with all of these spaces, and missed without any one of them.
fn needs_each(number: u8, spaces: &str) {
    assert!(achieves(number, base().circled(0, spaces)), "{spaces}");
    for left_out in spaces.split(' ') {
        let others: Vec<&str> = spaces.split(' ').filter(|space| *space != left_out).collect();
        assert!(!achieves(number, base().circled(0, &others.join(" "))), "without {left_out}");
    }
}

/// The spaces of a region by their values.
fn all_of(region: &str, values: &[&str]) -> String {
    values.iter().map(|value| format!("{region}-{value}")).collect::<Vec<_>>().join(" ")
}

const VALUES: [&str; 13] = ["a", "2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k"];

#[test]
fn ft_ach_01_nothing_is_achieved_by_doing_nothing() {
    assert_eq!(over(base()).view().feats.expect("a finished solo game").achieved, []);
}

#[test]
fn ft_ach_01_number_1_asks_for_six_spaces_in_each_region_of_a_suit() {
    let mine = mine(6);
    let regions = [all_of("trail", &VALUES[..6]), all_of("bad", &VALUES[1..7]), all_of("town", &VALUES[..6])];
    needs_each(1, &format!("{} {}", regions.join(" "), mine.trim()));
}

#[test]
fn ft_ach_01_number_2_asks_for_seven_pans_and_hammers() {
    assert!(achieves(2, base().tools(0, 3, 4)) && achieves(2, base().tools(0, 4, 3)));
    assert!(!achieves(2, base().tools(0, 2, 4)) && !achieves(2, base().tools(0, 4, 2)));
}

#[test]
fn ft_ach_01_number_3_asks_for_no_wanted_posters() {
    assert!(achieves(3, base().wanted(0, 0)));
    assert!(achieves(3, base().wanted(0, 0).arrested(0)), "an arrest does not matter");
    assert!(!achieves(3, base().wanted(0, 1)));
}

#[test]
fn ft_ach_01_number_4_asks_for_all_the_gold_of_the_mine() {
    needs_each(4, "mine-1l mine-1r mine-2a mine-2b mine-2c mine-3a mine-3b mine-3c");
}

#[test]
fn ft_ach_01_number_5_asks_for_every_stop_with_a_star() {
    needs_each(5, "trail-a trail-3 trail-4 trail-7 trail-10 trail-k");
}

#[test]
fn ft_ach_01_number_6_asks_for_every_building_with_a_star() {
    needs_each(6, "town-2 town-3 town-6 town-10 town-q");
}

#[test]
fn ft_ach_01_number_7_asks_for_a_target_of_each_kind() {
    needs_each(7, "bad-2 bad-5 bad-8 bad-j");
    needs_each(7, "bad-4 bad-7 bad-10 bad-k");
}

#[test]
fn ft_ach_01_number_8_asks_for_all_tombstones() {
    needs_each(8, GRAVES);
}

#[test]
fn ft_ach_01_number_9_asks_for_four_of_a_kind_in_some_round() {
    let with = |hand, round: usize| {
        let mut hands = [Hand::Pair; 3];
        hands[round] = hand;
        base().hands(0, hands)
    };
    for round in 0..3 {
        for hand in [Hand::FourOfAKind, Hand::StraightFlush, Hand::RoyalFlush] {
            assert!(achieves(9, with(hand, round)), "{hand} in round {round}");
        }
        assert!(!achieves(9, with(Hand::FullHouse, round)));
    }
}

#[test]
fn ft_ach_01_number_10_asks_for_no_pan() {
    assert!(achieves(10, base().tools(0, 0, 0)) && achieves(10, base().tools(0, 0, 4)));
    assert!(!achieves(10, base().tools(0, 1, 0)));
}

#[test]
fn ft_ach_01_number_11_asks_for_cash_and_gold() {
    assert!(achieves(11, base().money(0, 30, 15)));
    assert!(!achieves(11, base().money(0, 29, 15)) && !achieves(11, base().money(0, 30, 14)));
}

#[test]
fn ft_ach_01_number_12_asks_for_more_than_a_pair_in_every_round() {
    assert!(achieves(12, base().hands(0, [Hand::TwoPair; 3])));
    for round in 0..3 {
        let mut hands = [Hand::TwoPair; 3];
        hands[round] = Hand::Pair;
        assert!(!achieves(12, base().hands(0, hands)), "a pair in round {round}");
    }
}

#[test]
fn ft_ach_01_number_13_asks_for_few_wanted_posters_and_no_arrest() {
    assert!(achieves(13, base().wanted(0, 5)) && achieves(13, base().wanted(0, 0)));
    assert!(!achieves(13, base().wanted(0, 6)));
    assert!(!achieves(13, base().wanted(0, 5).arrested(0)));
}

/// On hard, with nothing circled, Black Bart has 14·4 + 13·3 + 12·2 + 13·1 = 132, and 3 for each stolen card.
#[test]
fn ft_ach_01_number_15_asks_for_more_points_than_a_cowbot_on_hard() {
    assert!(achieves(15, against(Difficulty::Hard).stolen(1, "2h 3h").stars(0, 139)));
    assert!(!achieves(15, against(Difficulty::Hard).stolen(1, "2h 3h").stars(0, 138)), "a tie is lost");
    assert!(!achieves(15, against(Difficulty::Normal).stars(0, 250)), "normal is not hard");
    assert!(!achieves(15, base().stars(0, 250)), "there is no cowbot");
}

#[test]
fn ft_ach_01_number_16_asks_that_a_cowbot_steals_one_card_at_most() {
    assert!(achieves(16, against(Difficulty::Easy)) && achieves(16, against(Difficulty::Easy).stolen(2, "2h")));
    assert!(!achieves(16, against(Difficulty::Easy).stolen(1, "2h 3h")));
    assert!(!achieves(16, against(Difficulty::Easy).stolen(1, "2h").stolen(3, "3h")), "over all rounds");
    assert!(!achieves(16, base()), "there is no cowbot");
}

#[test]
fn ft_ach_01_number_17_asks_for_twenty_wanted_posters() {
    assert!(achieves(17, base().wanted(0, 20)) && !achieves(17, base().wanted(0, 19)));
}

#[test]
fn ft_ach_01_number_18_asks_for_twenty_four_silver_stars() {
    // The fourth night in the hotel is worth 23, and the chamber for tombstones counts the one in the centre.
    assert!(achieves(18, base().hotel(0, 4).circled(0, "mine-4a")));
    assert!(!achieves(18, base().hotel(0, 4)));
    assert!(!achieves(18, base().stars(0, 70)), "other stars are not silver");
}

#[test]
fn ft_ach_01_number_19_asks_for_a_whole_region_of_a_suit() {
    needs_each(19, &all_of("trail", &VALUES));
    needs_each(19, &all_of("bad", &VALUES[1..]));
    needs_each(19, &all_of("town", &VALUES));
    needs_each(19, mine(14).trim());
    assert!(!achieves(19, base().circled(0, GRAVES)), "the Cemetery has no suit");
}

#[test]
fn ft_ach_01_number_20_asks_for_a_legendary_title_by_the_options_in_use() {
    let cheat = |position: Position| position.characters(&[Character::Cheat]);
    let holdem = |position: Position| position.holdem(Holdem::Standard, &["2h 3h"]);
    for (position, enough) in [(base(), 80), (cheat(base()), 85), (holdem(base()), 85), (holdem(cheat(base())), 90)] {
        let with = |stars| position.clone().money(0, 0, 0).stars(0, stars);
        assert!(achieves(20, with(enough)), "{enough}");
        assert!(!achieves(20, with(enough - 1)), "{enough}");
    }
}

#[test]
fn ft_ach_01_a_beaten_cowbot_is_a_fact_for_the_fourteenth() {
    for (difficulty, beaten) in [(Difficulty::Normal, true), (Difficulty::Easy, true)] {
        let position = Position::against(Cowbot::WyattEarp, difficulty).stars(0, 250);
        let feats = over(position).view().feats.unwrap();
        assert_eq!(feats.beaten.is_some(), beaten);
        assert_eq!(feats.beaten, Some((Cowbot::WyattEarp, difficulty)));
    }
    let lost = over(Position::against(Cowbot::WyattEarp, Difficulty::Normal)).view().feats.unwrap();
    assert_eq!(lost.beaten, None);
    assert_eq!(over(Position::players(2).stars(0, 90)).view().feats, None, "only alone");
    assert_eq!(turn(Position::solo().lineup("2h 3h 4h")).view().feats, None, "only at the end");
}

#[test]
fn ft_ach_01_deeds_are_kept_over_any_number_of_games() {
    let feats = |position: Position| -> Vec<&str> {
        over(position).game.feats(seat(0)).into_iter().map(|feat| feat.0).collect()
    };
    let goal = |name: &str| Fliptown::ACHIEVEMENTS.iter().find(|goal| goal.name == name).expect("one of twenty");
    let mut done = Vec::new();
    for (i, cowbot) in Cowbot::ALL.into_iter().enumerate() {
        assert!(!goal("all-cowbots").is_achieved(|feat| done.contains(&feat.0)), "after {i} of four");
        let difficulty = if i == 0 { Difficulty::Hard } else { Difficulty::Normal };
        done.extend(feats(Position::against(cowbot, difficulty).stars(0, 250)));
    }
    assert!(goal("all-cowbots").is_achieved(|feat| done.contains(&feat.0)));
    assert!(goal("hard-beaten").is_achieved(|feat| done.contains(&feat.0)));
    let easy = feats(Position::against(Cowbot::WyattEarp, Difficulty::Easy).stars(0, 250));
    assert!(!easy.contains(&"beaten-wyatt-earp"), "easy does not count");
    assert!(over(Position::players(2).stars(0, 90)).game.feats(seat(0)).is_empty(), "only alone");
}

#[test]
fn ft_ach_02_alone_the_score_and_its_title_are_the_aim() {
    let t = over(blank().stars(0, 72).wanted(0, 11));
    assert_eq!(t.view().standing.unwrap().results[0].total, 72);
    assert_eq!(t.sheet(0).title, Some((Title::QuickDraw, Wanted::Desperado)));
}
