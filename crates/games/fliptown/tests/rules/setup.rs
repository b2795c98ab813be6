//! Setup, deck and inventory (FT-SETUP, FT-DECK, FT-INV).

use std::collections::BTreeSet;

use fliptown::data::{Character, Difficulty, Item, Objective};
use fliptown::{Deed, Event, Holdem, Options, Position, Rival};
use table::{Eyes, Game, Setup};

use crate::common::*;

#[test]
fn ft_setup_01_one_to_four_play_on_identical_sheets() {
    for players in 1..=4 {
        let t = deal(&Options::for_players(players), 1);
        let view = t.view();
        assert_eq!(view.players.len(), players);
        let blank = |index: usize| {
            let mut sheet = view.players[index].clone();
            sheet.seat = seat(0);
            sheet
        };
        assert!((1..players).all(|index| blank(index) == blank(0)));
    }
}

#[test]
fn ft_setup_02_jokers_are_left_out_of_the_deck() {
    let t = deal(&Options::for_players(1), 1);
    let census = t.game.census();
    assert_eq!(census.at("jokers", "box"), 2);
    assert_eq!(t.view().unseen.len() + t.view().lineup.len(), 52);
}

#[test]
fn ft_setup_03_a_player_without_a_character_starts_with_4_dollars_and_2_gold() {
    let t = deal(&Options::for_players(2), 1);
    for seat in [0, 1] {
        let sheet = t.sheet(seat);
        assert_eq!(t.sums_of(seat), (4, 2, 0, 0));
        assert_eq!((sheet.pans, sheet.hammers, sheet.items.len(), sheet.hotel, sheet.land.len()), (0, 0, 0, 0, 0));
    }
}

#[test]
fn ft_setup_04_only_the_centre_tombstone_is_circled() {
    assert_eq!(deal(&Options::for_players(3), 1).sheet(2).circled, [space("grave-c")]);
}

#[test]
fn ft_setup_05_06_three_random_objectives_but_none_alone() {
    assert!(deal(&Options::for_players(1), 1).view().objectives.is_empty());
    let mut met = BTreeSet::new();
    for seed in 0..60 {
        let objectives = deal(&Options::for_players(2), seed).view().objectives;
        let three: BTreeSet<Objective> = objectives.iter().map(|objective| objective.objective).collect();
        assert_eq!(three.len(), 3, "three different ones");
        assert!(objectives.iter().all(|objective| !objective.turned && objective.scored.is_empty()));
        met.extend(three);
    }
    assert_eq!(met.len(), 12, "any of the twelve");
}

#[test]
fn ft_setup_07_everybody_gets_a_different_character_and_starts_with_what_it_says() {
    let mut met = BTreeSet::new();
    for seed in 0..80 {
        let t = deal(&Options::for_players(4).characters(), seed);
        let characters: BTreeSet<Character> = t.view().players.iter().filter_map(|player| player.character).collect();
        assert_eq!(characters.len(), 4);
        for player in &t.view().players {
            let start = player.character.unwrap().start();
            assert_eq!(
                (player.cash, player.gold, player.stars, player.wanted, player.pans, player.hammers),
                (start.cash, start.gold, start.stars, start.wanted, start.pans, start.hammers)
            );
            assert_eq!(player.items.contains(&Item::Shovel), start.shovel);
        }
        met.extend(characters);
    }
    assert_eq!(met.len(), 14);
}

#[test]
fn ft_setup_08_a_cowbot_of_ones_choice_or_a_random_one() {
    let mut met = BTreeSet::new();
    for seed in 0..40 {
        let options = Options::for_players(1).cowbot(Rival::Random, Difficulty::Easy);
        let cowbot = deal(&options, seed).view().cowbot.unwrap();
        assert_eq!(cowbot.difficulty, Difficulty::Easy);
        met.insert(cowbot.cowbot);
    }
    assert_eq!(met.len(), 4);
    for cowbot in fliptown::data::Cowbot::ALL {
        let options = Options::for_players(1).cowbot(Rival::Chosen(cowbot), Difficulty::Hard);
        let t = deal(&options, 3);
        assert_eq!(t.view().cowbot.unwrap().cowbot, cowbot);
        assert_eq!((t.game.seats(), options.seats()), (2, 2), "a cowbot has a seat");
        assert_eq!(t.acting(), [0], "but never decides");
    }
}

#[test]
fn ft_setup_11_all_act_at_the_same_time() {
    let mut t = deal(&Options::for_players(4), 2);
    assert_eq!(t.acting(), [0, 1, 2, 3]);
    t.play_as(2, "play 1 grave-tl");
    t.play_as(2, "done");
    assert_eq!(t.acting(), [0, 1, 3]);
}

#[test]
fn ft_setup_13_starting_resources_are_no_gain() {
    // Billy the Kid waits for wanted posters; the Man in Black starts with six of them.
    let billy = Position::against(fliptown::data::Cowbot::BillyTheKid, Difficulty::Normal);
    let mut t = turn(billy.characters(&[Character::ManInBlack]).lineup("4s 5h 6h").items(0, &[Item::Friendship]));
    t.play_all(["play 3 grave-tl", "done"]);
    assert_eq!(t.view().cowbot.unwrap().stolen, [0, 0, 0]);
    assert_eq!(t.sheet(0).wanted, 6);
}

#[test]
fn ft_deck_01_values_go_from_1_to_13() {
    // As value card, robbery card and sheriff card alike.
    for (name, value) in [("A", 1), ("2", 2), ("10", 10), ("J", 11), ("Q", 12), ("K", 13)] {
        assert_eq!(card(&format!("{name}h")).value(), value);
        let mut t =
            turn(Position::solo().money(0, 0, 0).lineup("2s 10d 5h").draw_pile(&format!("{name}d")).sheriff("3c"));
        if name == "10" {
            continue; // It lies in the lineup.
        }
        t.play("play 3 bad-10");
        assert_eq!(t.robberies()[0].1, value >= 10, "{name}");
        let mut t = sheriff(Position::solo().wanted(0, 11).money(0, 0, 11).stars(0, 9).sheriff(&format!("{name}c")));
        t.play("risk");
        assert_eq!(t.sheet(0).arrested, value < 11, "{name}");
    }
}

#[test]
fn ft_deck_02_an_ace_is_high_only_in_a_poker_hand() {
    let t = payday(Position::solo().money(0, 0, 0).poker(0, "10h Js Qh Kh Ah").sheriff("Kd"));
    assert_eq!(t.sheet(0).hands[0], Some(fliptown::data::Hand::Straight));
    let mut t = turn(Position::solo().money(0, 0, 0).lineup("4s 2d 5h").draw_pile("Ad"));
    t.play("play 3 bad-2");
    assert_eq!(t.robberies(), [("Ad".to_owned(), false)], "an ace does not rob a two");
}

#[test]
fn ft_deck_03_everybody_may_look_through_the_discard_pile() {
    let mut t = turn(Position::players(2).lineup("4s 2d 5h").draw_pile("Ad 3c 8c 9c 10c"));
    for seat in [0, 1] {
        t.play_as(seat, "play 1 grave-tl");
        t.play_as(seat, "done");
    }
    for eyes in [eyes(0), eyes(1), Eyes::Bystander] {
        let pile = t.game.view(eyes).discard_pile;
        assert!(cards("4s 2d 5h").iter().all(|old| pile.contains(old)));
    }
}

#[test]
fn ft_deck_04_all_cards_but_stolen_ones_are_shuffled_each_round() {
    let bart = Position::against(fliptown::data::Cowbot::BlackBart, Difficulty::Normal).at(1, 5).stolen(1, "2h 3h");
    let mut t = payday(bart.money(0, 0, 0).poker(0, "Qh Js 8d 6c 4h").sheriff("Kd"));
    let view = t.view();
    assert_eq!((view.round, view.turn), (2, 1));
    // One sheriff card, three cards of the lineup, two stolen.
    assert_eq!((view.draw_pile, view.discard_pile.len()), (52 - 6, 0));
    assert_eq!(t.game.census().at("2h", "cowbot") + t.game.census().at("3h", "cowbot"), 2);
    t.play_out(|t| assert_eq!(t.game.census().at("2h", "cowbot"), 1));
}

#[test]
fn ft_deck_05_06_lineup_and_robbery_cards_are_discarded() {
    let mut t = turn(Position::solo().money(0, 0, 0).lineup("4s 2d 5h").circled(0, "bad-3 bad-4"));
    t.play("play 3 bad-2");
    let robbery = t.told.iter().find_map(|(event, _)| match event {
        Event::RobberyCard { card, .. } => Some(*card),
        _ => None,
    });
    assert_eq!(t.view().discard_pile, [robbery.unwrap()], "right after the robbery");
    t.play_all(["decline cemetery", "done"]);
    assert_eq!(t.view().discard_pile.len(), 4);
    assert!(cards("4s 2d 5h").iter().all(|old| t.view().discard_pile.contains(old)));
}

#[test]
fn ft_deck_07_08_the_discard_pile_is_shuffled_when_the_draw_pile_is_empty() {
    let position = Position::solo().holdem(Holdem::Standard, &["Ah Kh"]).sheriff("Ks").stolen(1, "2h");
    let mut t = turn(position.lineup("4s 2d 5h").draw_pile("9c 8c"));
    t.play_all(["play 1 grave-tl", "done"]);
    // Two cards are left for a lineup of three: the third comes from the shuffled discard pile.
    let view = t.view();
    assert!(cards("9c 8c").iter().all(|left| view.lineup.contains(left)));
    assert!(t.events().contains(&Event::Reshuffled));
    assert!(view.discard_pile.is_empty());
    // Lineup 3, sheriff 1, Hold'em 2, stolen 1.
    assert_eq!(usize::from(view.draw_pile), 52 - 7);
    assert!(!cards("Ah Kh Ks 2h 9c 8c").iter().any(|out| view.reshuffled.contains(out)));
    let reshuffled = t.right_after_last(|event| *event == Event::Reshuffled);
    assert_eq!(reshuffled.view().lineup.len(), 2, "cards of the flip that lie open stay in the lineup");
}

#[test]
fn ft_deck_09_replaced_lineups_and_a_marshals_card_are_discarded_and_holdem_cards_stay() {
    let mayor = Position::players(2).characters(&[Character::Mayor, Character::Settler]).lineup("3h 9d Kh");
    let mut t = flipped(mayor);
    t.play("use");
    assert_eq!(t.view().discard_pile, cards("3h Kh 9d"));
    let marshal = Position::players(2).characters(&[Character::Marshal, Character::Settler]).at(1, 5);
    let marshal = marshal.holdem(Holdem::Standard, &["Ah Kh", "Ac Kc"]).wanted(0, 9).money(0, 20, 0).stars(0, 9);
    let mut t = sheriff(marshal.sheriff("2s").draw_pile("3d 4d"));
    t.play("use");
    let drawn = t.right_after_last(|event| matches!(event, Event::MarshalDrew { .. }));
    assert!(drawn.view().discard_pile.contains(&drawn.view().marshal.unwrap()));
    assert_eq!(drawn.game.census().at("Ah", "hold'em"), 1);
}

#[test]
fn ft_inv_01_gaining_raises_and_spending_lowers_a_counter() {
    let mut t = turn(Position::solo().money(0, 8, 0).wanted(0, 6).lineup("4c 6d 5h"));
    t.play_all(["play 3 town-6", "church 5"]);
    assert_eq!(t.sums(), (3, 0, 1, 1));
}

#[test]
fn ft_inv_02_counters_have_no_upper_limit() {
    let mut t = turn(Position::solo().money(0, 70, 50).stars(0, 70).wanted(0, 30).lineup("4h 8d 5h"));
    t.play("play 3 trail-8");
    assert_eq!(t.sums(), (70, 58, 70, 30));
    let mut t = turn(Position::solo().money(0, 70, 50).stars(0, 70).wanted(0, 30).lineup("4h Kd 5h"));
    t.play("play 3 trail-k");
    assert_eq!(t.sums(), (70, 50, 76, 33));
}

#[test]
fn ft_inv_03_nothing_goes_below_0() {
    let mut t = turn(Position::solo().money(0, 0, 0).wanted(0, 2).lineup("4h Jd 5h"));
    t.play("play 3 trail-j");
    assert_eq!(t.sums(), (0, 0, 0, 0), "six are crossed out, or all");
    let mut t = turn(Position::solo().money(0, 9, 9).wanted(0, 2).lineup("4c 6d 5h"));
    t.play("play 3 town-6");
    assert_eq!(t.refused_as(0, "church 3"), ("FT-INV-03", "why-fewer-wanted"));
}

#[test]
fn ft_inv_04_whoever_buys_has_the_full_price() {
    let mut t = turn(Position::solo().money(0, 2, 0).lineup("4c 5d 5h"));
    t.play("play 3 town-5");
    assert_eq!(t.options("store "), ["no", "pickaxe", "bandana"]);
    assert_eq!(t.refused_as(0, "store pan"), ("FT-INV-04", "why-too-little-cash"));
}

#[test]
fn ft_inv_05_a_fifth_hammer_is_lost() {
    let mut t = turn(Position::solo().money(0, 3, 0).tools(0, 0, 4).lineup("4c 4d 5h"));
    t.play_all(["play 3 town-4", "stables work"]);
    assert_eq!((t.sheet(0).hammers, t.sheet(0).stars, t.sheet(0).cash), (4, 1, 0));
    let mut t = turn(Position::solo().money(0, 0, 0).tools(0, 4, 0).lineup("4d 8d 5h"));
    t.play("play 3 mine-1r");
    assert_eq!((t.sheet(0).pans, t.sheet(0).gold), (4, 1));
}

#[test]
fn ft_inv_06_items_work_from_the_moment_they_are_circled_and_every_time() {
    // The bandana is bought, and works for the robbery of the same turn and of the next.
    let position = Position::solo().money(0, 4, 0).lineup("4c 5d 2h").circled(0, "trail-5");
    let mut t = turn(position);
    t.play_all(["play 3 town-5", "store bandana", "bonus trail-6", "bonus bad-2"]);
    assert_eq!(t.sheet(0).wanted, 0);
    let mut t = turn(Position::solo().money(0, 4, 0).items(0, &[Item::Bandana]).lineup("4s 6d 2h"));
    t.play("play 3 bad-6");
    assert_eq!(t.sheet(0).wanted, 1);
}

#[test]
fn ft_inv_07_effects_of_items_cannot_be_switched_off() {
    let position = || Position::solo().money(0, 0, 0).items(0, &[Item::Friendship, Item::Shovel]).lineup("4s 6d 2h");
    let mut t = turn(position());
    // There is one way to dig at a stone, and it gives no wanted poster but a star.
    assert_eq!(t.options("play 3 grave-tl").len(), 1);
    t.play("play 3 grave-tl");
    assert_eq!(t.sums(), (0, 0, 1, 0));
    // There is one way to rob a chicken, with the bandana and the pistol at work.
    let mut armed = turn(Position::solo().items(0, &[Item::Bandana, Item::Pistol]).lineup("9s 4h 7c"));
    assert_eq!(armed.options("play 3 bad-4").len(), 1);
    armed.play("play 3 bad-4");
    assert_eq!(armed.sheet(0).wanted, 0);
    assert!(armed.deeds().iter().any(|deed| matches!(deed, Deed::Robbed { weapon: 2, .. })));
    // The trail horse only widens the choice.
    let horse = turn(position().items(0, &[Item::TrailHorse]).lineup("4h 2d 9s"));
    assert_eq!(horse.options("play 3 trail-"), ["a", "2", "3", "4", "5", "6", "7", "8"]);
}
