//! What counts as a gain for a cowbot (FT-COW-04): everything that is really gained in the turn, wherever it comes from.

use fliptown::data::{Character, Cowbot, Difficulty, Item};
use fliptown::{Options, Position, Rival};

use crate::common::*;

/// Against a cowbot whose suit lies in the lineup, with a character.
fn with_character(cowbot: Cowbot, character: Character, lineup: &str) -> Position {
    let options = Options::for_players(1).characters().cowbot(Rival::Chosen(cowbot), Difficulty::Normal);
    Position::of(&options).characters(&[character]).money(0, 0, 0).lineup(lineup)
}

fn stolen(t: &Table) -> u8 {
    t.view().cowbot.expect("a cowbot").stolen.iter().sum()
}

/// Cards that were stolen in a turn of these decisions.
fn stolen_in(position: Position, decisions: &[&str]) -> u8 {
    let mut t = turn(position);
    t.play_all(decisions);
    t.play("done");
    stolen(&t)
}

#[test]
fn ft_cow_04_15_calamity_jane_steals_for_stars_of_the_bank() {
    let jane = || Position::against(Cowbot::CalamityJane, Difficulty::Normal).money(0, 0, 0).lineup("2h 5h 9d");
    assert_eq!(stolen_in(jane(), &["play 3 grave-tl"]), 0, "no star");
    assert_eq!(stolen_in(jane().items(0, &[Item::BankRed]), &["play 3 grave-tl"]), 1, "three red cards");
    assert_eq!(stolen_in(jane().items(0, &[Item::BankBlack]), &["play 3 grave-tl"]), 0);
}

#[test]
fn ft_cow_04_15_calamity_jane_steals_for_stars_that_are_bought() {
    let jane = |decisions: &[&str]| {
        let position = Position::against(Cowbot::CalamityJane, Difficulty::Normal).circled(0, "town-k town-q");
        stolen_in(position.money(0, 4, 3).lineup("2h Kc Qc"), decisions)
    };
    assert_eq!((jane(&["play 1 town-k", "club 0"]), jane(&["play 1 town-k", "club 1"])), (0, 1));
    assert_eq!((jane(&["play 1 town-q", "saloon 0"]), jane(&["play 1 town-q", "saloon 2"])), (0, 1));
}

#[test]
fn ft_cow_04_15_calamity_jane_steals_for_the_shovels_stars() {
    let jane = |items: &[Item]| {
        let position = Position::against(Cowbot::CalamityJane, Difficulty::Normal).money(0, 0, 0);
        stolen_in(position.items(0, items).lineup("2h 5c 9d"), &["play 3 grave-tl"])
    };
    assert_eq!((jane(&[]), jane(&[Item::Shovel])), (0, 1));
}

#[test]
fn ft_cow_04_black_bart_steals_for_the_gold_of_the_baroness() {
    let bart = |decisions: &[&str]| {
        stolen_in(with_character(Cowbot::BlackBart, Character::Baroness, "2h 5c 9d").wanted(0, 3), decisions)
    };
    assert_eq!((bart(&["play 3 grave-tl"]), bart(&["use", "play 3 grave-tl"])), (0, 1));
    assert_eq!(bart(&["play 3 grave-tl", "use"]), 1, "after the main action too");
}

#[test]
fn ft_cow_04_07_wyatt_earp_steals_for_the_bonus_action_of_an_ability() {
    let earp = |decisions: &[&str]| {
        stolen_in(with_character(Cowbot::WyattEarp, Character::Trailblazer, "2h 5c 9d"), decisions)
    };
    assert_eq!(earp(&["play 3 grave-tl"]), 0);
    assert_eq!(earp(&["use", "bonus trail-5", "play 3 grave-tl"]), 1);
    assert_eq!(earp(&["use", "decline trail", "play 3 grave-tl"]), 1, "given up is gained all the same");
}
