//! The Gold Rush.

use west_story::data::{Kind, Licence, Symbol};
use west_story::{Event, Options, Position};

use crate::common::*;

fn rush(people: usize) -> Position {
    Position::of(&Options::for_people(people).gold_rush())
}

/// Two cows, then purchases.
fn shopping(position: Position) -> Table {
    let mut t = turn(position, 0);
    t.play_all_as(0, ["cow", "cow"]);
    t
}

#[test]
fn ws_gold_01_what_the_gold_rush_adds() {
    let view = deal(&Options::for_people(2).gold_rush().asymmetric(), 1).view();
    let kinds = |row: usize| {
        let market = view.market[row * 4..row * 4 + 4].iter().flatten();
        view.decks[row].face_down.iter().chain(market).map(|card| card.kind()).collect::<Vec<_>>()
    };
    let count = |row: usize, wanted: &[Kind]| kinds(row).iter().filter(|kind| wanted.contains(kind)).count();
    assert_eq!(count(0, &[Kind::GoldPanners, Kind::SluiceCrew, Kind::MuleTrain, Kind::ClaimStakers]), 8);
    assert_eq!(count(1, &[Kind::GoldProspectors]), 3);
    assert_eq!(count(2, &[Kind::GoldMine]), 4);
    assert_eq!(view.unseen_bandits[Symbol::Gold.index()], 2);
    assert!(view.cities[0].tokens[0].expect("a token").name().starts_with('G'));
    assert!(view.contests_to_come.contains(&west_story::data::SheriffCard::Gold));
    let base = deal(&Options::for_people(2), 1).view();
    assert_eq!(base.unseen_bandits[Symbol::Gold.index()], 0);
    assert!(!base.contests_to_come.contains(&west_story::data::SheriffCard::Gold));
}

#[test]
fn ws_gold_02_a_card_with_gold_is_activated_when_it_is_laid() {
    let mut t = shopping(rush(2).holds(0, 0, 4, 0).market(0, &["I-G2.1"]));
    t.play_all_as(0, ["buy I-1", "pay 0h 4c", "lay b3"]);
    assert_eq!((t.holds(0), t.total(0), t.blocked(0)), ((3, 0, 2), 1, "b3".to_owned()));
    let order: Vec<_> = t
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::Laid { .. } => Some("laid"),
            Event::Activated { .. } => Some("activated"),
            Event::Produced { .. } => Some("produced"),
            _ => None,
        })
        .collect();
    assert_eq!(order, ["laid", "activated", "produced"]);
    // Others are not.
    let mut t = shopping(rush(2).holds(0, 0, 2, 0).market(0, &["I-02.1"]));
    t.play_all_as(0, ["buy I-1", "pay 0h 2c", "lay b3"]);
    assert!(!t.events().iter().any(|event| matches!(event, Event::Activated { .. })));
    assert_eq!((t.holds(0).0, t.blocked(0)), (0, String::new()));
}

#[test]
fn ws_gold_03_never_a_combo_even_with_two_gold_cards() {
    let mut t = shopping(rush(2).holds(0, 4, 4, 0).market(0, &["I-G1.1", "I-G2.1"]));
    t.play_all_as(0, ["buy I-2", "pay 0h 4c", "lay t1", "buy I-1", "pay 4h 0c", "lay b1"]);
    assert!(!t.events().iter().any(|event| matches!(event, Event::ComboCow { .. } | Event::ComboThird { .. })));
    assert_eq!(t.blocked(0), "t1 b1");
}

#[test]
fn ws_gold_04_its_hats_pay_for_the_next_purchase_or_are_lost() {
    let mut t = shopping(rush(2).holds(0, 0, 4, 0).market(0, &["I-G2.1"]).market(1, &["II-A1.1"]));
    assert!(!t.can_as(0, "buy II-1"), "two cows are not three hats");
    t.play_all_as(0, ["buy I-1", "pay 0h 4c", "lay b3"]);
    assert!(t.can_as(0, "buy II-1"));
    t.play_as(0, "cow");
    let t = order(rush(2).hats(0, 3));
    assert_eq!(t.right_after(|event| matches!(event, Event::RoundBegan { .. })).holds(0).0, 0);
}

#[test]
fn ws_gold_05_later_it_is_a_card_like_any_other() {
    let t = town(rush(2).card(0, "t1", "I-G2.1").dice(1, 2));
    assert_eq!((t.holds(0).0, t.blocked(0)), (3, "t1 b2".to_owned()));
    // Two cards with gold make a Combo in the Town Phase.
    let t = town(rush(2).card(0, "t1", "I-G2.1").card(0, "b2", "I-G2.2").card(0, "b6", "I-G1.1").dice(1, 2));
    assert_eq!(t.legal_of(0), ["combo cow", "combo b6"]);
}

#[test]
fn ws_gold_06_gold_bandits_need_gold_or_a_joker_and_no_poster_shows_gold() {
    let at = || rush(2).hats(0, 2).bandits(1, &["gold"]);
    let t = turn(at(), 0);
    assert_eq!(t.refused_as(0, "posse 1"), ("WS-POSSE-02", "why-no-card-fits"));
    let mut t = turn(at().card(0, "t1", "I-G1.1").card(0, "t2", "II-A1.1"), 0);
    t.play_as(0, "posse 1");
    assert_eq!(t.options_of(0, "activate "), ["t1", "t2"]);
    for seed in 0..30 {
        assert!(!deal(&Options::for_people(2).gold_rush(), seed).view().posters.contains(&Symbol::Gold));
    }
}

#[test]
fn ws_gold_07_no_licence_shows_gold_but_eagles_count_it() {
    assert!(Licence::ALL.iter().all(|licence| !licence.symbols().contains(&Symbol::Gold)));
    let t = over(rush(2).card(0, "t1", "I-G1.1").card(0, "t2", "I-G2.1").card(0, "t3", "II-A3.1"));
    assert_eq!((t.scores(0)[EAGLES], t.scores(0)[LICENCE]), (2, 0));
}

#[test]
fn ws_gold_08_prospectors_and_mines_too_and_a_sixth_block_clears_the_row() {
    let mut t = shopping(rush(2).holds(0, 3, 9, 0).market(1, &["II-G1.1"]));
    t.play_all_as(0, ["buy II-1", "pay 3h 2c", "lay t1"]);
    assert_eq!(t.total(0), 3 + 3, "seven coins left: three points");
    let mut t = shopping(rush(2).holds(0, 3, 4, 0).market(2, &["III-12.1"]));
    t.play_all_as(0, ["buy III-1", "pay 3h 4c", "lay t1"]);
    assert_eq!(t.legal_of(0), ["produce t1", "produce t1 skip"]);
    t.play_as(0, "produce t1 skip");
    assert_eq!(t.holds(0).1, 0);
    // Sixth of its row.
    let mut t = shopping(rush(2).holds(0, 0, 8, 0).blocked(0, "b1 b2 b3 b4 b6").market(0, &["I-G2.1", "I-G2.2"]));
    t.play_all_as(0, ["buy I-1", "pay 0h 4c", "lay b5"]);
    assert_eq!(t.blocked(0), "");
    t.play_all_as(0, ["buy I-2", "pay 0h 4c"]);
    assert!(t.can_as(0, "lay b5"), "a later purchase may cover that very card");
}

#[test]
fn ws_jok_05_ws_gold_07_both_tokens_may_be_gold_for_eagles() {
    // Three cards with gold, and two Eagles. As cacti the tokens would score with the licence, but less.
    let scored = |tokens| {
        let cards = ["II-A3.1", "II-A3.2", "I-G1.1", "I-G2.1", "I-G3.1"];
        let places = ["t1", "t2", "t3", "t4", "t5"];
        let at = places.iter().zip(cards).fold(rush(2), |position, (place, id)| position.card(0, place, id));
        let t = over(at.jokers(0, tokens));
        (t.scores(0)[EAGLES], t.scores(0)[LICENCE])
    };
    assert_eq!([scored(0), scored(1), scored(2)], [(6, 0), (8, 0), (10, 0)]);
}
