//! Animals, and what they count in the end.

use west_story::Position;
use west_story::data::{Licence, OURS, Sort};

use crate::common::*;

fn owning(ids: &[&str]) -> Position {
    let places = ["t1", "t2", "t3", "t4", "t5", "t6", "b1", "b2", "b3", "b4", "b5", "b6"];
    ids.iter().zip(places.iter().cycle()).fold(people(2), |position, (id, place)| position.card(0, place, id))
}

#[test]
fn ws_ani_01_a_mustang_counts_animals_itself_and_covered_ones_too() {
    assert_eq!(over(owning(&["II-A1.1"])).scores(0)[MUSTANGS], 1);
    assert_eq!(over(owning(&["II-A1.1", "II-A1.2", "II-A2.1"])).scores(0)[MUSTANGS], 6);
    let covered = people(2).card(0, "t1", "II-A2.1").card(0, "t1", "II-A1.1").card(0, "t1", "I-01.1");
    assert_eq!(over(covered).scores(0)[MUSTANGS], 2);
}

#[test]
fn ws_ani_02_a_bison_counts_buildings() {
    let five = ["III-01.1", "III-02.1", "III-03.1", "III-04.1", "III-05.1"];
    let two = [&["II-A2.1", "II-A2.2"][..], &five].concat();
    assert_eq!(over(owning(&two)).scores(0)[BISON], 10);
    let covered = people(2).card(0, "t1", "III-01.1").card(0, "t1", "I-01.1").card(0, "t2", "II-A2.1");
    assert_eq!(over(covered).scores(0)[BISON], 1);
}

#[test]
fn ws_ani_03_an_eagle_counts_the_most_frequent_symbol() {
    // Five horseshoes, two cacti.
    let cards = ["I-01.2", "I-02.2", "I-03.2", "III-01.1", "III-05.1"];
    let two = [&["II-A3.1", "II-A3.2"][..], &cards].concat();
    assert_eq!(over(owning(&two)).scores(0)[EAGLES], 10);
    assert_eq!(over(owning(&two).jokers(0, 1)).scores(0)[EAGLES], 12, "a token may be added");
}

#[test]
fn ws_ani_04_a_raccoon_counts_what_is_left_without_animals_and_licence_cards() {
    let cards = ["II-A4.1", "II-A4.2", "I-01.1", "I-02.1", "I-03.1", "I-04.1", "I-01.3", "I-02.3", "I-01.4"];
    let t = over(owning(&cards));
    assert_eq!((t.scores(0)[RACCOONS], t.scores(0)[LICENCE]), (6, 4));
    // With a pair licence every card with one of its symbols is set aside, paired or not.
    let t = over(owning(&cards).licence(0, Licence::L2));
    assert_eq!(t.scores(0)[RACCOONS], 2, "one revolver");
}

#[test]
fn ws_ani_05_animals_give_no_points_when_bought() {
    let mut t = turn(people(2).hats(0, 3).market(1, &["II-A1.1"]), 0);
    t.play_all_as(0, ["cow", "cow", "buy II-1", "pay 3h 0c"]);
    assert_eq!(t.total(0), 0);
    let facts = west_story::data::Card::all().map(|card| OURS.card(card));
    let points: Vec<u8> = facts.filter(|card| card.sort == Sort::Animal).map(|card| card.points).collect();
    assert_eq!(points, [0; 20]);
}

#[test]
fn ws_ani_06_start_cards_count_for_every_animal_and_a_dog_scores_nothing() {
    let t = over(owning(&["II-A1.1", "II-A2.1", "II-A3.1", "II-A4.1", "ST-D.1", "ST-H.2", "ST-W.4"]));
    // Five animals; one Cabin; horseshoes on Cabin and Well; both are left for the Raccoon.
    assert_eq!(t.scores(0)[MUSTANGS..=RACCOONS], [5, 1, 2, 2]);
    assert_eq!(over(owning(&["ST-D.1"])).scores(0).iter().sum::<i32>(), 0);
}
