//! Poker hands that were paid: who shares, what a wild card makes of aces, and what everybody knows afterwards
//! (FT-HOLD-05 to -08, FT-CHAR-09).

use fliptown::data::{Character, Hand};
use fliptown::view::Showdown;
use fliptown::{Event, Holdem, Options, Position};
use table::{Eyes, Game, RulesVersion};

use crate::common::*;

/// A column that is worth nothing.
const NOTHING: &str = "Qh Js 8d 6c 3h";

fn competing(hands: &[&str], columns: &[&str]) -> Position {
    let position = Position::of(&Options::for_players(hands.len()).holdem(Holdem::Competitive));
    dealt(position, hands, columns)
}

fn dealt(mut position: Position, hands: &[&str], columns: &[&str]) -> Position {
    position = position.holdem(Holdem::Competitive, hands).sheriff("Kd");
    for (seat, column) in columns.iter().enumerate() {
        position = position.money(seat, 0, 0).poker(seat, column);
    }
    position
}

fn paid(position: Position, players: usize) -> Vec<(u16, u16)> {
    let t = payday(position);
    (0..players).map(|seat| (t.sums_of(seat).0, t.sums_of(seat).2)).collect()
}

#[test]
fn ft_hold_06_cash_and_stars_are_each_rounded_down() {
    let pair = ["9c 9h 2s 4d Kc", "9d 9s 2h 4c Kh"];
    assert_eq!(paid(competing(&["3d 6s", "3s 6d"], &pair), 2), [(1, 0), (1, 0)], "$2 and 1 star, halved");
    let three = ["9c 9h 9s 4d Kc", "9c 9h 9s 4c Kh"];
    assert_eq!(paid(competing(&["3d 6s", "3s 6d"], &three), 2), [(2, 1), (2, 1)], "$4 and 3 stars, halved");
    let straight = ["4c 5h 6s 7d 8c", "4d 5s 6h 7c 8h", "4s 5d 6c 7h 8s"];
    let shared = paid(competing(&["Kc Ks", "Kh Qs", "Qd Jc"], &straight), 3);
    assert_eq!(shared, [(1, 1), (1, 1), (1, 1)], "$5 and 4 stars in three parts");
    let beaten = ["4c 5h 6s 7d 8c", "4d 5s 6h 7c 8h", NOTHING];
    let shared = paid(competing(&["Kc Ks", "Kh Qs", "Ad Ac"], &beaten), 3);
    assert_eq!(shared, [(2, 2), (2, 2), (0, 0)], "who is not the strongest has no part");
}

#[test]
fn ft_char_09_hold_05_a_wild_card_beside_four_aces_beats_a_king() {
    let aces = "Ah As Ad Ac Kh";
    let contest = |rules: u16| {
        let cheat = Position::players(2).characters(&[Character::Cheat, Character::Settler]);
        let mut t = payday(dealt(cheat, &["2c 3d", "2d 3c"], &[aces, aces]).by_rules(RulesVersion(rules)));
        t.play("use");
        [0, 1].map(|seat| (t.sums_of(seat).0, t.sums_of(seat).2))
    };
    assert_eq!(contest(2), [(8, 7), (0, 0)], "a fifth ace is the highest card beside four");
    assert_eq!(contest(1), [(4, 3), (4, 3)], "by version 1 it was a king like the other's");
}

/// Two players of Texas Hold'em after the first round; the first is dealt two nines.
fn after_a_round(holdem: Holdem) -> Table {
    let position = Position::of(&Options::for_players(2).holdem(holdem)).holdem(holdem, &["9c 9d", "2c 7d"]);
    let position = position.money(0, 0, 0).money(1, 0, 0).poker(0, "9h Js 8d 6c 3h").poker(1, "Qs Jh 8c 2d 3s");
    payday(position.sheriff("Kd"))
}

#[test]
fn ft_hold_08_hands_of_rounds_that_are_over_are_known_to_all() {
    let t = after_a_round(Holdem::Standard);
    assert_eq!(t.view().round, 2);
    let showdown = |two: &str, cash, stars| {
        Some(Showdown { holdem: Some(cards(two).try_into().unwrap()), wild: false, cash, stars })
    };
    for eyes in [eyes(0), eyes(1), Eyes::Bystander] {
        let view = t.game.view(eyes);
        assert_eq!(view.players[0].showdowns, [showdown("9c 9d", 4, 3), None, None], "{eyes:?}");
        assert_eq!(view.players[1].showdowns, [showdown("2c 7d", 2, 1), None, None], "{eyes:?}");
    }
    // The cards of the new round are their owners' again.
    for (looker, owner, sees) in [(0, 0, true), (0, 1, false), (1, 0, false), (1, 1, true)] {
        assert_eq!(t.view_of(looker).players[owner].holdem.is_some(), sees);
    }
}

#[test]
fn ft_hold_08_nothing_is_shown_before_a_hand_is_paid() {
    let position = Position::players(2).holdem(Holdem::Standard, &["9c 9d", "2c 7d"]).lineup("2h 5s 9h");
    let t = turn(position);
    for eyes in [eyes(0), eyes(1), Eyes::Bystander] {
        assert!(t.game.view(eyes).players.iter().all(|player| player.showdowns == [None; 3]));
    }
    // The Cheat decides before private cards are shown.
    let cheats = Position::players(2).characters(&[Character::Cheat, Character::Settler]);
    let cheats = cheats.holdem(Holdem::Standard, &["9c 9d", "2c 7d"]).poker(0, NOTHING).poker(1, NOTHING);
    let t = payday(cheats);
    assert_eq!((t.acting(), t.view_of(0).players[1].showdowns[0]), (vec![0], None));
}

#[test]
fn ft_hold_05_a_showdown_says_what_was_really_paid() {
    let t = after_a_round(Holdem::Competitive);
    let payout = |seat: usize| t.view().players[seat].showdowns[0].map(|showdown| (showdown.cash, showdown.stars));
    assert_eq!((payout(0), payout(1)), (Some((4, 3)), Some((0, 0))), "three nines beat a pair");
    let told: Vec<(u16, u16)> = t
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::HandPaid { cash, stars, .. } => Some((*cash, *stars)),
            _ => None,
        })
        .collect();
    assert_eq!(told, [(4, 3), (0, 0)]);
}

#[test]
fn ft_char_09_a_showdown_says_that_a_card_was_wild() {
    let position = Position::players(2).characters(&[Character::Settler, Character::Cheat]).sheriff("Kd");
    let mut t = payday(position.poker(0, NOTHING).poker(1, "4h 5h 6h 7h 9s"));
    t.play_as(1, "use");
    let wild = |seat: usize| t.view().players[seat].showdowns[0].map(|showdown| showdown.wild);
    assert_eq!((wild(0), wild(1)), (Some(false), Some(true)));
    assert_eq!(t.sheet(1).hands[0], Some(Hand::StraightFlush));
}

#[test]
fn ft_hold_08_imagined_worlds_keep_the_hands_of_rounds_that_are_over() {
    let t = after_a_round(Holdem::Standard);
    let known = t.view_of(1).players[0].showdowns;
    assert_constant(
        &t.imagined(1, 50, |world| format!("{:?}", world.view(eyes(1)).players[0].showdowns)),
        &format!("{known:?}"),
    );
}

#[cfg(feature = "words")]
#[test]
fn ft_hold_08_the_table_in_words_shows_what_made_a_hand() {
    use fliptown::Fliptown;
    use proving::words as checks;
    use wording::Language;
    let t = after_a_round(Holdem::Standard);
    let said = |language| checks::whole_table::<Fliptown>(&t.view_of(1), language).replace('\u{a0}', " ");
    let english = said(Language::En);
    let nines = "9♥, J♠, 8♦, 6♣ and 3♥ with 9♣ and 9♦ of Texas Hold’em: three of a kind, $4 and 3 stars";
    assert!(english.contains(nines), "{english}");
    let polish = said(Language::Pl);
    let nines = "9♥, J♠, 8♦, 6♣ i 3♥ oraz 9♣ i 9♦ z Hold’em: trójka, 4 $ i 3 gwiazdki";
    assert!(polish.contains(nines), "{polish}");
}

#[cfg(feature = "drawn")]
#[test]
fn ft_hold_05_08_the_drawn_columns_show_private_cards_and_what_was_paid() {
    use proving::drawn::{drawn, element};
    use wording::Language;
    let t = after_a_round(Holdem::Competitive);
    let column = |seat: usize| {
        let scene = drawn(&t.game, eyes(seat), Language::En).scene.body.0;
        assert!(!element(&scene, "poker").is_empty());
        let poker = scene.split("data-key=\"poker\"").nth(1).unwrap().split("</g>").next().unwrap().to_owned();
        let held: Vec<&str> = poker.split("class=\"ft-held\"").skip(1).collect();
        let paid = poker.split("ft-paid\"").nth(1).unwrap().split(['>', '<']).nth(1).unwrap().to_owned();
        (held.len(), paid)
    };
    assert_eq!((column(0), column(1)), ((1, "$4".to_owned()), (1, "$0".to_owned())));
}
