//! The phases after the turns: poker, Texas Hold'em, work, the sheriff (FT-POKER, FT-HOLD, FT-WORK, FT-SHERIFF).

use fliptown::data::{Character, Cowbot, Difficulty, Hand};
use fliptown::view::Phase;
use fliptown::{Action, Event, Fliptown, Holdem, Options, Penalty, Position};
use proving::words as checks;
use table::{Eyes, Game, RulesVersion};
use wording::{Language, Worded};

use crate::common::*;

/// A column that is worth nothing.
const NOTHING: &str = "Qh Js 8d 6c 3h";

fn paid(column: &str) -> (Hand, (u16, u16)) {
    let t = payday(Position::solo().money(0, 0, 0).poker(0, column).sheriff("Kd"));
    (t.sheet(0).hands[0].expect("it was paid"), (t.sheet(0).cash, t.sheet(0).stars))
}

#[test]
fn ft_poker_01_the_five_recorded_cards_and_no_comparison() {
    let position =
        Position::players(2).money(0, 0, 0).money(1, 0, 0).poker(0, "2h 2s 8d 6c 3h").poker(1, "Ah As Kd Qc Jh");
    let t = payday(position.sheriff("Kc"));
    assert_eq!([0, 1].map(|seat| t.sums_of(seat)), [(2, 0, 1, 0), (2, 0, 1, 0)], "both pairs are paid alike");
}

#[test]
fn ft_poker_02_03_every_hand_pays_by_the_table() {
    for (column, hand, payout) in [
        ("Ah Kh Qh Jh 10h", Hand::RoyalFlush, (10, 9)),
        ("9c Kc Qc Jc 10c", Hand::StraightFlush, (9, 8)),
        ("9c 9h 9s 9d 10c", Hand::FourOfAKind, (8, 7)),
        ("9c 9h 9s 10d 10c", Hand::FullHouse, (7, 6)),
        ("2s 4s 6s 8s 10s", Hand::Flush, (6, 5)),
        ("4s 5d 6s 7s 8s", Hand::Straight, (5, 4)),
        ("9c 9h 9s 2d 10c", Hand::ThreeOfAKind, (4, 3)),
        ("9c 9h 2s 2d 10c", Hand::TwoPair, (3, 2)),
        ("9c 9h 3s 2d 10c", Hand::Pair, (2, 1)),
        (NOTHING, Hand::HighCard, (0, 0)),
    ] {
        assert_eq!(paid(column), (hand, payout), "{column}");
    }
}

#[test]
fn ft_poker_04_an_ace_ends_a_straight_but_is_never_in_its_middle() {
    assert_eq!(paid("As 2d 3s 4s 5s").0, Hand::Straight);
    assert_eq!(paid("As 10d Js Qs Kc").0, Hand::Straight);
    assert_eq!(paid("As 2d Js Qs Kc").0, Hand::HighCard);
    assert_eq!(paid("As 2d 3s Qs Kc").0, Hand::HighCard);
    assert_eq!(paid("As 2s 3s 4s 5s").0, Hand::StraightFlush);
}

#[test]
fn ft_poker_05_only_the_best_kind_pays() {
    // A full house is three of a kind, two pairs and a pair as well.
    assert_eq!(paid("9c 9h 9s 10d 10c").1, (7, 6));
}

#[test]
fn ft_work_01_02_gold_for_pans_and_cash_for_hammers() {
    for (pans, hammers) in [(0, 0), (1, 3), (4, 4)] {
        let t = payday(Position::solo().money(0, 0, 0).tools(0, pans, hammers).poker(0, NOTHING).sheriff("Kd"));
        assert_eq!(t.sums(), (2 * u16::from(hammers), u16::from(pans), 0, 0));
    }
}

#[test]
fn ft_work_03_in_every_round_and_before_the_sheriff() {
    for round in 1..=3 {
        let position = Position::solo().at(round, 5).money(0, 0, 0).tools(0, 3, 1).wanted(0, 3).poker(0, NOTHING);
        let mut t = payday(position.sheriff("2d"));
        assert_eq!(t.legal(), ["bribe", "risk"], "three gold have just been panned");
        t.play("bribe");
        assert_eq!(t.sums(), (2, 0, 0, 3));
    }
}

// ------------------------------------------------------------------------------ the sheriff

fn hunted(wanted: u8, cash: u16, gold: u16, stars: u16, card: &str) -> Position {
    Position::solo().wanted(0, wanted).money(0, cash, gold).stars(0, stars).sheriff(card)
}

#[test]
fn ft_sheriff_01_all_decide_about_bribes_before_the_card_is_turned() {
    let position = Position::players(3).wanted(0, 3).money(0, 0, 5).wanted(1, 2).money(1, 20, 2).money(2, 0, 9);
    let mut t = sheriff(position.sheriff("Ad"));
    assert_eq!(t.acting(), [0, 1]);
    t.play_as(1, "risk");
    assert_eq!((t.view().phase, t.view().sheriff), (Phase::Bribe, None));
    assert!(!t.events().iter().any(|event| matches!(event, Event::SheriffRevealed { .. })));
    assert_eq!(t.refused_as(2, "bribe"), ("FT-SHERIFF-02", "why-no-bribe-to-decide"));
    assert!(t.play("bribe").is_barrier());
    let told: Vec<Event> = t.events().into_iter().take(3).collect();
    assert_eq!(
        told,
        [
            Event::Bribed { seat: seat(0), gold: 3 },
            Event::Bribed { seat: seat(1), gold: 0 },
            Event::SheriffRevealed { card: card("Ad") }
        ]
    );
}

#[test]
fn ft_sheriff_02_a_bribe_costs_a_gold_for_each_wanted_poster_and_all_of_it() {
    let mut t = sheriff(hunted(5, 0, 7, 9, "Ad"));
    t.play("bribe");
    assert_eq!(t.sums(), (0, 2, 9, 5));
    // With four gold for five posters nothing is asked.
    let t = sheriff(hunted(5, 0, 4, 9, "Ad"));
    assert_eq!(t.sums(), (0, 4, 5, 5));
}

#[test]
fn ft_sheriff_03_a_bribe_buys_freedom_and_crosses_out_nothing() {
    let mut t = sheriff(hunted(13, 40, 13, 40, "Ad"));
    t.play("bribe");
    assert_eq!(t.sums(), (40, 0, 40, 13));
    assert!(!t.sheet(0).arrested);
    assert_eq!(t.view().round, 2);
}

#[test]
fn ft_sheriff_04_05_free_if_the_card_is_at_least_ones_wanted_posters() {
    for (card, arrested) in [("8d", false), ("9d", false), ("7d", true), ("Ad", true)] {
        let t = sheriff(hunted(8, 0, 0, 9, card));
        assert_eq!((t.sheet(0).arrested, t.sheet(0).wanted), (arrested, 8), "{card}");
        assert_eq!(t.sheet(0).stars, if arrested { 5 } else { 9 });
    }
}

#[test]
fn ft_sheriff_06_07_the_penalty_of_the_round_in_cash_or_stars() {
    for (round, cash, stars) in [(1, 10, 4), (2, 14, 6), (3, 18, 8)] {
        for (choice, left) in [("pay cash", (40 - cash, 20)), ("pay stars", (40, 20 - stars))] {
            let mut t = sheriff(hunted(8, 40, 0, 20, "2d").at(round, 5));
            assert_eq!(t.legal(), ["pay cash", "pay stars"]);
            assert_eq!(t.refused_as(0, "done"), ("FT-SHERIFF-07", "why-pay-now"));
            t.play(choice);
            assert_eq!((t.sheet(0).cash, t.sheet(0).stars), left);
            let (penalty, amount) = if choice == "pay cash" { (Penalty::Cash, cash) } else { (Penalty::Stars, stars) };
            assert!(t.events().contains(&Event::Arrested { seat: seat(0), penalty, amount }));
        }
    }
}

#[test]
fn ft_sheriff_08_without_the_full_cash_stars_are_lost() {
    let t = sheriff(hunted(8, 9, 0, 20, "2d"));
    assert_eq!(t.sums(), (9, 0, 16, 8));
}

#[test]
fn ft_sheriff_09_with_fourteen_wanted_posters_cash_does_not_help() {
    let t = sheriff(hunted(14, 90, 0, 20, "Kd"));
    assert_eq!(t.sums(), (90, 0, 16, 14));
    let t = sheriff(hunted(13, 90, 0, 20, "Qd"));
    assert_eq!(t.legal(), ["pay cash", "pay stars"]);
    let mut t = sheriff(hunted(14, 90, 14, 20, "Kd"));
    t.play("bribe");
    assert_eq!(t.sums(), (90, 0, 20, 14));
}

#[test]
fn ft_sheriff_10_nobody_is_arrested_with_one_wanted_poster_and_everybody_with_fourteen() {
    for card in ["Ad", "Kd"] {
        let mut t = sheriff(hunted(1, 0, 1, 9, card));
        t.play("risk");
        assert!(!t.sheet(0).arrested);
        assert!(sheriff(hunted(14, 0, 0, 9, card)).sheet(0).arrested);
        // Without wanted posters nothing is asked.
        assert_eq!(sheriff(hunted(0, 0, 9, 9, card)).view().round, 2);
    }
}

#[test]
fn ft_sheriff_11_too_few_stars_are_all_lost() {
    let t = sheriff(hunted(8, 0, 0, 3, "2d"));
    assert_eq!(t.sums(), (0, 0, 0, 8));
    assert!(t.events().contains(&Event::Arrested { seat: seat(0), penalty: Penalty::Stars, amount: 3 }));
}

#[test]
fn ft_sheriff_12_14_whoever_could_pay_cash_does_not_lose_fewer_stars() {
    let t = sheriff(hunted(8, 40, 0, 3, "2d"));
    assert_eq!(t.sums(), (30, 0, 3, 8), "cash without asking");
    let t = sheriff(hunted(8, 40, 0, 4, "2d"));
    assert_eq!(t.legal(), ["pay cash", "pay stars"]);
    let t = sheriff(hunted(20, 40, 19, 3, "2d"));
    assert_eq!(t.sums(), (40, 19, 0, 20), "neither cash nor gold pays with so many posters");
}

#[test]
fn ft_sheriff_13_one_card_for_all_and_everybody_compares_alone() {
    let position = Position::players(3).wanted(0, 8).stars(0, 9).money(0, 0, 0).wanted(1, 7).stars(1, 9).money(1, 0, 0);
    let t = sheriff(position.wanted(2, 6).stars(2, 9).money(2, 0, 0).sheriff("6d"));
    assert_eq!([0, 1, 2].map(|seat| t.sums_of(seat).2), [5, 5, 9]);
}

#[test]
fn ft_sheriff_14_penalties_of_several_are_shown_together() {
    let position =
        Position::players(2).wanted(0, 8).stars(0, 9).money(0, 20, 0).wanted(1, 7).stars(1, 9).money(1, 20, 0);
    let mut t = sheriff(position.sheriff("2d"));
    assert_eq!(t.acting(), [0, 1]);
    t.play("pay cash");
    assert_eq!((t.view_of(0).players[0].cash, t.view_of(1).players[0].cash), (10, 20));
    let arrests = |t: &Table| t.events().iter().filter(|event| matches!(event, Event::Arrested { .. })).count();
    assert_eq!(arrests(&t), 0, "nothing is told yet");
    t.play_as(1, "pay stars");
    assert_eq!(arrests(&t), 2);
    assert!(t.events().contains(&Event::Arrested { seat: seat(0), penalty: Penalty::Cash, amount: 10 }));
    assert!(t.events().contains(&Event::Arrested { seat: seat(1), penalty: Penalty::Stars, amount: 4 }));
    assert_eq!([0, 1].map(|seat| t.view().players[seat].cash), [10, 20]);
}

// ------------------------------------------------------------------------------ Texas Hold'em

#[test]
fn ft_hold_01_alone_two_cards_lie_open() {
    let t = deal(&Options::for_players(1).holdem(Holdem::Standard), 3);
    let cards = t.view().players[0].holdem.expect("they lie open");
    assert!(!t.view().unseen.contains(&cards[0]) && !t.view().unseen.contains(&cards[1]));
    assert_eq!(t.view().draw_pile, 52 - 1 - 2 - 3);
}

#[test]
fn ft_hold_02_in_company_everybody_has_two_secret_cards() {
    let t = deal(&Options::for_players(3).holdem(Holdem::Standard), 3);
    for owner in 0..3 {
        for looker in 0..3 {
            assert_eq!(t.view_of(looker).players[owner].holdem.is_some(), owner == looker);
        }
        assert_eq!(t.view().players[owner].holdem, None);
    }
    assert_eq!(t.view().draw_pile, 52 - 1 - 6 - 3);
}

#[test]
fn ft_hold_03_the_best_five_of_seven() {
    let solo = |hand, column| {
        let position = Position::solo().holdem(Holdem::Standard, &[hand]).money(0, 0, 0).poker(0, column);
        payday(position.sheriff("Kd")).sheet(0).hands[0]
    };
    assert_eq!(solo("9c 9d", "9h 9s 2d 3c 4h"), Some(Hand::FourOfAKind));
    assert_eq!(solo("Kh Ah", "10h Jh Qh 2c 2d"), Some(Hand::RoyalFlush));
    assert_eq!(solo("Kc 2s", "4h 5h 6h 7h 8h"), Some(Hand::StraightFlush), "none of the two need be used");
}

#[test]
fn ft_hold_04_the_two_cards_belong_to_no_lineup() {
    use fliptown::data::Item;
    let items = [Item::BankRed, Item::OutlawJack];
    let position = Position::solo().holdem(Holdem::Standard, &["Js Jc"]).items(0, &items).lineup("2h 3h 4h");
    let t = flipped(position);
    assert_eq!(t.sheet(0).stars, 1, "the lineup is red");
    assert_eq!(t.sheet(0).running.unwrap().bails, 0);
}

fn compete(hands: [&str; 2], columns: [&str; 2]) -> [(u16, u16); 2] {
    let position = Position::players(2).holdem(Holdem::Competitive, &hands).money(0, 0, 0).money(1, 0, 0);
    let t = payday(position.poker(0, columns[0]).poker(1, columns[1]).sheriff("Kd"));
    [0, 1].map(|seat| (t.sums_of(seat).0, t.sums_of(seat).2))
}

#[test]
fn ft_hold_05_only_the_strongest_hand_is_paid() {
    assert_eq!(compete(["2c 7d", "3c 3d"], [NOTHING, NOTHING]), [(0, 0), (4, 3)], "three threes");
    // Two pairs of the same values: the higher fifth card decides.
    let columns = ["9c 9h 2s 2d 10c", "9d 9s 2h 2c Jc"];
    assert_eq!(compete(["3d 4s", "3s 4d"], columns), [(0, 0), (3, 2)]);
}

#[test]
fn ft_hold_06_equal_hands_share_rounding_down() {
    let columns = ["9c 9h 2s 2d Kc", "9d 9s 2h 2c Kh"];
    assert_eq!(compete(["3d 4s", "3s 4d"], columns), [(1, 1), (1, 1)], "3 and 2, halved");
}

#[test]
fn ft_hold_07_less_than_a_pair_pays_nobody() {
    assert_eq!(compete(["2c 10d", "2d 10c"], [NOTHING, "Qc Jd 8s 6d 3c"]), [(0, 0), (0, 0)]);
}

#[test]
fn ft_hold_08_the_cheat_decides_before_cards_are_shown_and_then_all_are_open() {
    let position = Position::players(2).characters(&[Character::Settler, Character::Cheat]);
    let position = position.holdem(Holdem::Competitive, &["Ah Ac", "2c 7d"]).money(0, 0, 0).money(1, 0, 0);
    let mut t = payday(position.poker(0, NOTHING).poker(1, "4h 5h 6h 7h 9s").sheriff("Kd"));
    assert_eq!(t.acting(), [1]);
    assert_eq!(t.view_of(1).players[0].holdem, None);
    assert_eq!(t.refused_as(0, "use"), ("FT-HOLD-08", "why-wait-for-cheat"));
    assert!(t.play_as(1, "use").revealed);
    assert!(t.events().contains(&Event::CardsShown { seat: seat(0), cards: [card("Ah"), card("Ac")] }));
    assert_eq!(t.sheet(1).hands[0], Some(Hand::StraightFlush));
    assert_eq!([0, 1].map(|seat| t.sums_of(seat).0), [0, 9]);
    let shown = t.right_after_last(|event| matches!(event, Event::HandPaid { .. }));
    assert!([0, 1].iter().all(|&owner| shown.view().players[owner].holdem.is_some()));
}

#[test]
fn ft_char_11_whoever_the_marshals_card_frees_is_not_arrested() {
    let hunted = Position::players(2).characters(&[Character::Marshal, Character::Cheat]).sheriff("2d");
    let hunted = [0, 1].into_iter().fold(hunted, |p, of| p.wanted(of, 5).money(of, 20, 0).stars(of, 9));
    let mut t = sheriff(hunted.draw_pile("Kc"));
    assert_eq!(t.acting(), [0, 1]);
    t.play_as(0, "use");
    t.play_as(1, "pay stars");
    let arrested = |of: usize| {
        let told = t.told_to(Eyes::Bystander).into_iter();
        told.filter(|event| matches!(event, Event::Arrested { seat: by, .. } if *by == seat(of))).count()
    };
    assert_eq!((arrested(0), arrested(1)), (0, 1));
    assert_eq!((t.sheet(0).arrested, t.sheet(1).arrested), (false, true));
    assert_eq!((t.sheet(0).cash, t.sheet(0).stars, t.sheet(1).stars), (20, 9, 5));
}

#[test]
fn ft_cow_10_the_end_shows_stolen_cards_and_cannot_be_taken_back() {
    let ended = |stolen: &str| {
        let bart = Position::against(Cowbot::BlackBart, Difficulty::Easy).at(3, 5).stolen(1, stolen);
        let mut t = sheriff(bart.wanted(0, 5).money(0, 20, 0).stars(0, 9).sheriff("2d"));
        let played = t.play("pay cash");
        assert_eq!(t.view().phase, Phase::Over);
        played.revealed
    };
    assert!(ended("2h"));
    assert!(!ended(""), "there is nothing to show");
}

#[test]
fn ft_deck_07_a_card_that_was_written_twice_counts_twice() {
    let paid = |column: &str, rules: u16| {
        let position = Position::solo().money(0, 0, 0).by_rules(RulesVersion(rules)).sheriff("Kd");
        payday(position.poker(0, column)).sheet(0).hands[0]
    };
    for (column, now, then) in [
        ("9h 9h 8d 6c 3h", Hand::Pair, Hand::HighCard),
        ("2h 4h 4h 8h Kh", Hand::Flush, Hand::HighCard),
        ("9h 9h 9s 6c 6d", Hand::FullHouse, Hand::TwoPair),
    ] {
        assert_eq!((paid(column, 2), paid(column, 1)), (Some(now), Some(then)), "{column}, by both versions");
    }
}

#[test]
fn ft_deck_07_what_is_promised_is_what_the_version_pays() {
    let asked = |rules: u16| {
        let position = Position::solo().characters(&[Character::Cheat]).by_rules(RulesVersion(rules)).sheriff("Kd");
        payday(position.poker(0, "9h 9h 8d 6c 3h")).game.view(Eyes::Seat(seat(0)))
    };
    let promised = |rules: u16| Fliptown::option(&asked(rules), Action::Keep);
    assert_ne!(promised(2), promised(1), "a pair, and nothing");
    let kept = |rules: u16| {
        let position = Position::solo().characters(&[Character::Cheat]).by_rules(RulesVersion(rules)).sheriff("Kd");
        let mut t = payday(position.money(0, 0, 0).poker(0, "9h 9h 9s 6c 3h"));
        let said = checks::say::<Fliptown>(Language::En, &Fliptown::option(&t.view_of(0), Action::Keep));
        t.play("keep");
        (said.replace("Keep the ability for later: ", ""), t.sheet(0).cash)
    };
    assert_eq!(kept(2), ("three of a kind, worth $4 and 3 stars".to_owned(), 4));
    assert_eq!(kept(1), ("a pair, worth $2 and 1 star".to_owned(), 2), "four cards by version 1");
}
