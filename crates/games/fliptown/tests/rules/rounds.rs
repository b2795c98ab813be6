//! Rounds, turns and resolving rewards (FT-ROUND, FT-TURN, FT-RES).

use std::collections::BTreeSet;

use fliptown::data::{Character, Item, Region};
use fliptown::view::Phase;
use fliptown::{Deed, Event, Holdem, Options, Position};
use table::{Eyes, Game};

use crate::common::*;

/// All tombstones.
pub const GRAVES: &str = "grave-tl grave-tm grave-tr grave-ml grave-mr grave-bl grave-bm grave-br";

#[test]
fn ft_round_01_04_three_rounds_of_five_turns_in_six_phases() {
    for players in [1, 3] {
        let mut t = deal(&Options::for_players(players), 4);
        t.play_out(|_| {});
        // The first round and turn began before anybody listened.
        let began = t.events().iter().filter(|event| matches!(event, Event::RoundBegan { .. })).count();
        let flipped = t.events().iter().filter(|event| matches!(event, Event::Flipped { .. })).count();
        assert_eq!((began, flipped), (2, 14));
        let order: Vec<u8> = t
            .events()
            .iter()
            .filter_map(|event| match event {
                Event::HandPaid { seat, .. } if seat.index() == 0 => Some(4),
                Event::Worked { seat, .. } if seat.index() == 0 => Some(5),
                Event::SheriffRevealed { .. } => Some(6),
                Event::RoundBegan { .. } => Some(1),
                _ => None,
            })
            .filter(|phase| *phase != 5)
            .collect();
        assert_eq!(order, [4, 6, 1, 4, 6, 1, 4, 6]);
        assert!(t.sheet(0).poker.iter().all(|column| column.len() == 5));
    }
}

#[test]
fn ft_round_02_03_the_deck_is_gathered_and_a_sheriff_card_put_aside_unseen() {
    let t = payday(Position::solo().money(0, 0, 0).poker(0, "Qh Js 8d 6c 3h").sheriff("Kd"));
    let view = t.view();
    assert_eq!((view.round, view.draw_pile, view.discard_pile.len()), (2, 48, 0));
    assert_eq!((view.sheriff, view.sheriff_open), (None, false));
    assert_eq!(t.view_of(0).sheriff, None);
    assert_eq!(view.unseen.len(), 49, "the sheriff card may be any card that was not flipped");
}

#[test]
fn ft_round_05_the_sheriff_comes_in_the_third_round_too() {
    let position = Position::solo().at(3, 5).wanted(0, 9).money(0, 0, 0).stars(0, 20);
    let t = payday(position.poker(0, "Qh Js 8d 6c 3h").sheriff("8d"));
    assert_eq!(t.view().phase, Phase::Over);
    assert_eq!(t.sums(), (0, 0, 12, 9));
    assert_eq!(t.view().standing.unwrap().results[0].total, 12);
}

#[test]
fn ft_turn_01_three_cards_are_flipped_for_all() {
    let t = deal(&Options::for_players(3), 8);
    let lineup = t.view().lineup;
    assert_eq!(lineup.len(), 3);
    assert!([0, 1, 2].iter().all(|&seat| t.view_of(seat).lineup == lineup));
}

#[test]
fn ft_turn_02_the_mayor_then_income_then_the_cowbot_then_actions() {
    // A new lineup is what bank and bail bonds look at.
    let items = [Item::BankBlack, Item::OutlawJack];
    let mayor = Position::solo().characters(&[Character::Mayor]).items(0, &items).lineup("Jh 9d Kh");
    let mut t = flipped(mayor.draw_pile("Js 5c 8c"));
    t.play("use");
    assert_eq!(t.sheet(0).stars, 4, "three black cards pay");
    assert_eq!(t.legal(), ["bail cash", "bail gold"]);
    assert_eq!(t.refused_as(0, "play 1 grave-tl"), ("FT-TURN-02", "why-bail-first"));
    t.play("bail cash");
    assert!(t.can("play 1 grave-tl"));
}

#[test]
fn ft_turn_03_any_of_the_three_cards_may_have_any_role() {
    let t = turn(Position::solo().money(0, 0, 0).lineup("4c 7s Ad"));
    let mut found = BTreeSet::new();
    for option in t.options("play ").iter().filter(|option| !option.contains("grave")) {
        found.insert(option.clone());
    }
    // Poker 4c: 7s as suit with the ace (no target), Ad as suit with the 7. Poker 7s: 4c with ace, Ad with 4.
    // Poker Ad: 4c with 7, 7s with 4.
    let expected = ["1 mine-1l", "2 town-a", "2 mine-1l", "3 town-7", "3 bad-4"];
    assert_eq!(found, expected.map(str::to_owned).into());
}

#[test]
fn ft_turn_04_13_everybody_uses_the_same_cards_in_an_own_way() {
    let mut t = turn(Position::players(3).lineup("4c 7s Ad"));
    t.play_as(2, "play 3 town-7");
    t.play_as(0, "play 3 bad-4");
    let before = t.legal_of(1);
    t.play_as(2, "hotel yes");
    assert_eq!(t.legal_of(1), before, "what others do changes nothing for oneself");
    t.play_as(1, "play 1 mine-1l");
    assert_eq!(t.sheet(1).hammers, 1);
    assert_eq!([0, 2].map(|seat| t.sheet(seat).hammers), [0, 0]);
}

#[test]
fn ft_turn_05_only_the_suit_of_the_suit_card_counts() {
    for (suit, region) in [("h", "trail"), ("s", "bad"), ("d", "mine"), ("c", "town")] {
        for value in ["2", "Q"] {
            // The value card is the five: its own region is another.
            let other = if suit == "c" { "5d" } else { "5c" };
            let t = turn(Position::solo().money(0, 0, 0).lineup(&format!("{value}{suit} {other} 9h")));
            let five = if region == "mine" { "1l" } else { "5" };
            assert!(t.can(format!("play 3 {region}-{five}")), "{value}{suit}");
        }
    }
}

#[test]
fn ft_turn_06_the_value_card_selects_the_space() {
    for (index, value) in ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"].iter().enumerate() {
        let t = turn(Position::solo().money(0, 0, 0).lineup(&format!("Kc {value}h 9s")));
        let towns = t.options("play 3 town-");
        assert_eq!(towns, [value.to_lowercase()], "{index}");
    }
}

#[test]
fn ft_turn_07_the_poker_card_is_written_down_unchanged() {
    let mut t = turn(Position::solo().money(0, 0, 6).lineup("4c 7s Ad"));
    t.play("play 1 trail-9");
    assert_eq!(t.sheet(0).poker[0], cards("4c"));
    assert_eq!(t.sheet(0).gold, 2, "suit 2, two steps");
    t.play_all(["decline town", "done"]);
    let second = t.view().lineup[2];
    t.play("play 3 grave-tl");
    assert_eq!(t.sheet(0).poker[0], [card("4c"), second]);
}

#[test]
fn ft_turn_08_only_buildings_can_be_used_again() {
    let circled = "trail-7 bad-7 mine-1l town-7";
    let position = |lineup| Position::solo().money(0, 0, 0).circled(0, circled).lineup(lineup);
    for (lineup, gone) in [("9h 7h Kd", "trail-7"), ("9s 7s Kd", "bad-7"), ("9d 7d Kh", "mine-1l")] {
        let t = turn(position(lineup));
        assert!(!t.can(format!("play 3 {gone}")));
        assert_eq!(t.refused_as(0, format!("play 3 {gone}")), ("FT-TURN-08", "why-circled"));
    }
    let mut t = turn(position("9c 7c Kd"));
    t.play("play 3 town-7");
    assert_eq!(t.deeds()[1], Deed::Revisited(fliptown::data::Building::Hotel));
}

#[test]
fn ft_turn_09_the_cemetery_instead_of_suit_and_value() {
    let mut t = turn(Position::solo().money(0, 0, 0).lineup("4c 7s Ad"));
    assert_eq!(t.legal().iter().filter(|option| option.contains("grave")).count(), 24);
    t.play("play 2 grave-tl");
    assert_eq!(t.sheet(0).poker[0], cards("7s"));
    assert_eq!(t.legal(), ["done"]);
    assert!(t.game.is_legal(seat(0), action("done")));
}

#[test]
fn ft_turn_10_suit_and_value_may_be_changed_for_gold() {
    let mut t = turn(Position::solo().money(0, 0, 3).lineup("4c 7s Kc"));
    // From spades to hearts for 2, from the four to the five for 1.
    assert!(t.can("play 3 trail-8") && !t.can("play 3 trail-9"));
    t.play("play 3 trail-8");
    assert_eq!(t.sheet(0).gold, 8);
}

#[test]
fn ft_turn_11_one_main_action_and_all_bonus_actions() {
    let mut t = turn(Position::solo().money(0, 0, 0).lineup("4h 6d Kc"));
    assert_eq!(t.refused_as(0, "done"), ("FT-TURN-11", "why-act-first"));
    t.play("play 3 trail-6");
    assert_eq!(t.refused_as(0, "play 2 grave-tl"), ("FT-TURN-11", "why-one-main-action"));
    assert_eq!(t.refused_as(0, "done"), ("FT-RES-07", "why-still-pending"));
    t.play("decline badlands");
    assert_eq!(t.legal(), ["done"]);
}

#[test]
fn ft_turn_12_nobody_passes_who_can_act_for_nothing() {
    // The whole Cemetery and the whole Trail are circled; all cards are hearts.
    let position =
        |gold| Position::solo().money(0, 0, gold).circled(0, GRAVES).circled(0, "trail-k").lineup("4h 6h 9h");
    let mut t = turn(position(0));
    assert_eq!(t.legal(), ["pass 1", "pass 2", "pass 3"]);
    t.play("pass 2");
    assert_eq!(t.sheet(0).poker[0], cards("6h"));
    // Whoever could pay may, but need not.
    let t = turn(position(2));
    assert!(t.can("pass 1") && t.can("play 1 town-9"));
    // A single free action forbids passing, whichever card it needs.
    let t = turn(position(2).lineup("4h 6h 9c"));
    assert!(!t.can("pass 1"));
    assert_eq!(t.refused_as(0, "pass 1"), ("FT-TURN-12", "why-no-passing"));
    let t = turn(Position::solo().lineup("4h 6h 9h").circled(0, "trail-k"));
    assert_eq!(t.refused_as(0, "pass 3"), ("FT-TURN-12", "why-no-passing"), "there are tombstones left");
}

#[test]
fn ft_turn_14_the_turn_ends_when_all_have_ended_theirs() {
    let mut t = turn(Position::players(2).lineup("4c 7s Ad"));
    t.play("play 1 grave-tl");
    t.play("done");
    assert_eq!(t.refused_as(0, "done"), ("FT-TURN-14", "why-turn-ended"));
    assert_eq!(t.view().turn, 1);
    t.play_as(1, "play 1 grave-tl");
    t.play_as(1, "done");
    assert_eq!(t.view().turn, 2);
    assert!(cards("4c 7s Ad").iter().all(|old| t.view().discard_pile.contains(old)));
    // After the fifth turn comes phase 4.
    let position = Position::solo().at(1, 5).poker(0, "2h 4s 6d 8c").lineup("4c 7s Ad").sheriff("Kd");
    let mut t = turn(position);
    t.play_all(["play 1 grave-tl", "done"]);
    assert!(t.events().iter().any(|event| matches!(event, Event::HandPaid { .. })));
}

#[test]
fn ft_turn_14_alone_a_turn_ends_by_itself_when_nothing_could_be_taken_back() {
    // A robbery uses dice: nothing could be taken back, and nothing is left to do.
    let mut t = turn(Position::solo().money(0, 0, 0).lineup("4s 2d 5h"));
    assert!(t.play("play 3 bad-2").is_barrier());
    assert_eq!(t.view().turn, 2);
    // A quiet action can be taken back until the turn is ended.
    let mut t = turn(Position::solo().money(0, 0, 0).lineup("4s 2d 5h"));
    assert!(!t.play("play 3 grave-tl").is_barrier());
    assert_eq!((t.view().turn, t.legal()), (1, vec!["done".to_owned()]));
    // In company one ends one's turn: others must not learn that nothing was left.
    let mut t = turn(Position::players(2).money(0, 0, 0).lineup("4s 2d 5h"));
    t.play("play 3 bad-2");
    assert_eq!(t.legal(), ["done"]);
}

#[test]
fn ft_res_01_02_plain_rewards_and_wanted_posters_come_at_once_and_cannot_be_refused() {
    let mut t = turn(Position::solo().money(0, 0, 0).lineup("4d 2d 5h").circled(0, "mine-1l mine-2a"));
    t.play("play 3 mine-3a");
    assert_eq!(t.sums(), (0, 6, 1, 1));
    assert_eq!(t.legal(), ["done"], "there is nothing to refuse");
    let mut t = turn(Position::solo().money(0, 0, 0).lineup("4h 10d 5h"));
    t.play("play 3 trail-10");
    assert_eq!(t.sums(), (0, 0, 5, 2));
}

#[test]
fn ft_res_03_04_pending_things_in_any_order() {
    let position = || Position::solo().money(0, 4, 0).lineup("9c 5d 2h").circled(0, "trail-5");
    let first: [&[&str]; 2] = [
        &["play 3 town-5", "store bandana", "bonus trail-6", "decline badlands"],
        &["play 3 town-5", "bonus trail-6", "store bandana", "decline badlands"],
    ];
    for order in first {
        let mut t = turn(position());
        t.play_all(order);
        assert!(t.has(Item::Bandana) && t.is_circled("trail-6"));
        assert_eq!(t.legal(), ["done"]);
    }
    // What a bonus action triggers joins the others.
    let mut t = turn(position());
    t.play_all(["play 3 town-5", "bonus trail-6"]);
    assert_eq!(t.bonuses(), [(Region::Badlands, 1)]);
    assert!(t.can("store pan") && t.can("bonus bad-k") && t.can("decline badlands"));
    assert_eq!(t.refused_as(0, "bonus mine-1l"), ("FT-BONUS-01", "why-no-such-bonus"));
}

#[test]
fn ft_res_05_a_bonus_action_may_be_declined_but_was_gained() {
    let wyatt = Position::against(fliptown::data::Cowbot::WyattEarp, fliptown::data::Difficulty::Normal);
    let mut t = turn(wyatt.money(0, 0, 0).lineup("4h 6d Kc"));
    t.play_all(["play 3 trail-6", "decline badlands", "done"]);
    assert_eq!(t.view().cowbot.unwrap().stolen, [1, 0, 0]);
    assert_eq!(t.sheet(0).earned, [Region::Trail]);
}

#[test]
fn ft_res_06_a_bonus_action_without_a_space_is_lost() {
    // The stables give a tombstone, but all are circled.
    let position = Position::solo().money(0, 0, 0).circled(0, GRAVES).lineup("9c 4d 2h");
    let mut t = turn(position);
    t.play("play 3 town-4");
    assert!(t.deeds().contains(&Deed::BonusLost(Region::Cemetery)));
    assert_eq!(t.sheet(0).earned, [Region::Town]);
    assert_eq!(t.legal(), ["done"]);
    // The Trail's end, all targets, all chambers.
    let all: Vec<String> =
        ["2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k"].map(|v| format!("bad-{v}")).into();
    for (circled, lineup, main) in [
        ("trail-k".to_owned(), "2c 5d 9s", "play 3 town-5"),
        (all.join(" "), "2c 7d 9h", "play 3 town-7"),
        (mine(14), "2c Ad 9h", "play 3 town-a"),
    ] {
        let mut t = turn(Position::solo().money(0, 0, 0).circled(0, &circled).lineup(lineup));
        t.play(main);
        assert!(t.deeds().iter().any(|deed| matches!(deed, Deed::BonusLost(_))), "{main}");
        assert_eq!(t.legal(), ["done"]);
    }
}

/// The first chambers of the Mine.
pub fn mine(count: usize) -> String {
    let names = ["1l", "1r", "2a", "2b", "2c", "3a", "3b", "3c", "3d", "4a", "4b", "4c", "4d", "4e"];
    names[..count].iter().map(|name| format!("mine-{name} ")).collect()
}

#[test]
fn ft_res_07_chains_always_end() {
    let mut longest = 0;
    for seed in 0..200 {
        let mut t = deal(&Options::for_players(1).characters().holdem(Holdem::Standard), seed);
        let mut turn_decisions = 0;
        let mut at = (1, 1);
        t.play_out(|t| {
            let view = t.game.view(Eyes::Bystander);
            turn_decisions = if (view.round, view.turn) == at { turn_decisions + 1 } else { 0 };
            at = (view.round, view.turn);
            longest = longest.max(turn_decisions);
        });
        assert!(t.game.to_act().is_empty());
    }
    assert!((8..60).contains(&longest), "{longest}");
}

#[test]
fn ft_deck_08_09_an_old_lineup_is_discarded_before_the_new_one_is_flipped() {
    // One card is left in the draw pile: the other two come from the discard pile, where the old lineup lies already.
    let mayor = Position::players(2).characters(&[Character::Mayor, Character::Settler]).lineup("3h 9d Kh");
    let mut t = flipped(mayor.draw_pile("2c"));
    t.play("use");
    let view = t.view();
    assert!(t.events().contains(&Event::Reshuffled) && view.lineup.contains(&card("2c")));
    assert_eq!(view.discard_pile, [], "nothing was discarded after the pile was shuffled");
    assert_eq!(usize::from(view.draw_pile), 52 - 1 - 3);
    let back = cards("3h 9d Kh").into_iter().filter(|old| view.lineup.contains(old) || view.reshuffled.contains(old));
    assert_eq!(back.count(), 3, "the old cards can come again");
}
