//! Exchange tokens (GWT-EXC).

use great_western_trail::data::buildings::Side;
use great_western_trail::data::railroad::City;
use great_western_trail::data::tiles::Tile;
use great_western_trail::data::trail::Site;
use great_western_trail::{Card, Options, Pile, Position, Sides, Step};
use table::{Game, RulesVersion, Seats};

use crate::common::*;

fn hand_size(play: &Play, seat: table::Seat) -> u8 {
    play.own(seat).herd.hand_size
}

/// Discards whatever comes first.
fn discard(play: &mut Play, seat: table::Seat, count: u8) {
    for _ in 0..count {
        let card = play.legal_of(seat).into_iter().find(|option| option.starts_with("discard ")).expect("a card");
        play.play_as(seat, &card);
    }
}

/// Both players have tokens and four cards.
fn with_tokens(mine: u8, yours: u8) -> Position {
    let mut position = clear(2);
    position.player(ME).tokens = mine;
    position.player(YOU).tokens = yours;
    for seat in [ME, YOU] {
        position.hand(seat, cards(["criollo", "galloway", "pineywoods", "santa-gertrudis"]));
    }
    position
}

#[test]
fn gwt_exc_01_tokens_may_be_returned_at_any_time_by_anybody() {
    // Before moving, on a space, in the middle of an action, in the stages of Kansas City; in one's own turn and in others'.
    let mut position = with_tokens(1, 1);
    let mut moments = vec![play_from(&position)];
    moments.push(play_from(position.visit(Site::E)));
    let mut buying = moments[1].clone();
    buying.play("use buy-cattle");
    moments.push(buying);
    position.table.foresight[..2].copy_from_slice(&[Some(Tile::GreenBandit), Some(Tile::OrangeBandit)]);
    moments.push(play_from(position.visit(Site::KansasCity)));
    for moment in moments {
        let step = moment.table().step();
        assert_eq!(moment.game.may_act(), Seats::only(YOU), "{step:?}");
        for seat in [ME, YOU] {
            let mut play = moment.clone();
            let options = play.legal_of(ME);
            play.play_as(seat, "exchange 1");
            assert_eq!(play.player(seat).tokens, 0, "back to the bank");
            play.play_as(seat, "draw 2");
            assert_eq!(hand_size(&play, seat), 6);
            discard(&mut play, seat, 2);
            assert_eq!((hand_size(&play, seat), play.own(seat).herd.discard_size), (4, 2));
            assert_eq!(play.table().step(), step, "then the turn goes on where it was");
            if seat == YOU {
                assert_eq!(play.legal_of(ME), options);
            }
        }
    }
}

#[test]
fn gwt_exc_02_each_token_draws_up_to_2_cards_and_as_many_are_discarded() {
    let position = with_tokens(3, 0);
    for (tokens, most) in [(1, 2), (2, 4), (3, 6)] {
        let mut play = play_from(&position);
        assert!(play.can(format!("exchange {tokens}")) && !play.can("exchange 4"));
        play.play(format!("exchange {tokens}"));
        assert_eq!(play.player(ME).tokens, 3 - tokens);
        let numbers: Vec<String> = (0..=most).map(|count| count.to_string()).collect();
        assert_eq!(play.options("draw "), numbers, "the number is chosen before the first card is seen");
        for count in 0..=most {
            let mut play = play.clone();
            play.play(format!("draw {count}"));
            assert_eq!((hand_size(&play, ME), play.player(ME).owed), (4 + count, count));
            discard(&mut play, ME, count);
            assert_eq!((hand_size(&play, ME), play.player(ME).owed), (4, 0));
            assert!(play.can("go A"));
        }
    }
}

#[test]
fn gwt_exc_03_tokens_come_from_four_places() {
    let dealt = Play::deal(&Options::for_players(4), 1);
    assert!(dealt.table().all_seats().all(|seat| dealt.player(seat).tokens == 1), "one each at the start");
    // The first bandit slot, and no other.
    for (site, tokens, dollars) in [(Site::Bandit1, 1, 20), (Site::Bandit2, 0, 21), (Site::Bandit9, 0, 30)] {
        let mut position = clear(2);
        position.tile(site, Tile::GreenBandit).visit(Site::D);
        let mut play = play_from(&position);
        play.play_all(["use bandit", &format!("capture {site}")]);
        assert_eq!((play.player(ME).tokens, play.dollars(ME)), (tokens, dollars), "{site}");
    }
    // The link between St. Louis and Bloomington.
    let mut position = clear(2);
    position.table.foresight = [None; 6];
    position.city(ME, City::StLouis).hand(ME, cards(["hereford-5", "criollo"])).visit(Site::KansasCity);
    let mut play = play_from(&position);
    play.play_all(["deliver bloomington", "disc aux1"]);
    assert_eq!(play.player(ME).tokens, 1);
    // Building 12b.
    let mut position = clear_with(Options::for_players(2).sides(Sides::All(Side::B)));
    position.build(ME, 12, Site::A1).visit(Site::A1);
    let mut play = play_from(&position);
    play.play("use gain-token");
    assert_eq!(play.player(ME).tokens, 1);
}

#[test]
fn gwt_exc_04_tokens_score_nothing() {
    let total = |tokens: u8| play_from(&with_tokens(tokens, 0)).game.reckoning().expect("a reckoning").of(ME).total;
    assert_eq!(total(9), total(0));
}

#[test]
fn gwt_exc_05_cards_drawn_add_up_with_those_still_to_be_discarded() {
    let mut position = with_tokens(2, 0);
    position.visit(Site::A);
    let mut play = play_from(&position);
    play.play("auxiliary 2");
    assert_eq!((hand_size(&play, ME), play.player(ME).owed), (5, 1));
    play.play_all(["exchange 1", "draw 2"]);
    assert_eq!((hand_size(&play, ME), play.player(ME).owed), (7, 3));
    discard(&mut play, ME, 1);
    play.play_all(["exchange 1", "draw 1"]);
    assert_eq!((hand_size(&play, ME), play.player(ME).owed), (7, 3), "and again");
    discard(&mut play, ME, 3);
    assert_eq!((hand_size(&play, ME), play.legal()), (4, vec!["done".to_owned()]));
}

#[test]
fn an_exchange_before_ones_first_turn_still_leaves_four_cards() {
    // The second player has 5 cards; two more are drawn and not discarded yet when the first turn begins.
    let mut play = Play::deal(&Options::for_players(2), 2);
    let (first, second) = (play.table().first, play.table().first.left(2));
    play.play_as(second, "exchange 1");
    play.play_as(second, "draw 2");
    play.play_as(first, "settle A");
    play.play_as(first, "done");
    assert_eq!((hand_size(&play, second), play.player(second).owed), (7, 3));
    discard(&mut play, second, 3);
    play.play_as(second, "settle B");
    assert_eq!(hand_size(&play, second), 4);
}

#[test]
fn gwt_exc_02_deck_04_08_with_too_few_cards_a_token_discards_as_many_as_it_drew() {
    for (deck, discard, drawn) in [(&["longhorn"][..], &[][..], 1), (&["longhorn"], &["hereford-5"], 2), (&[], &[], 0)]
    {
        for seat in [ME, YOU] {
            let mut position = with_tokens(2, 2);
            let pile = |names: &[&str]| names.iter().map(|name| name.parse::<Card>().expect("a card")).collect();
            let herd = position.herd(seat);
            (herd.deck, herd.discard) = (pile(deck), pile(discard));
            let mut play = play_from(&position);
            play.play_as(seat, "exchange 2");
            play.play_as(seat, "draw 4");
            assert_eq!((hand_size(&play, seat), play.player(seat).owed), (4 + drawn, drawn), "{deck:?}, {discard:?}");
            discard_all(&mut play, seat);
            assert_eq!((hand_size(&play, seat), play.player(seat).tokens), (4, 0));
            assert!(play.can("go A"), "the turn goes on");
        }
    }
}

/// Discards until nothing is owed.
fn discard_all(play: &mut Play, seat: table::Seat) {
    discard(play, seat, play.player(seat).owed);
}

/// In Kansas City with a token, this in hand and that in the deck; the hand is worth 1 and paid for.
fn paid(hand: [&str; 1], deck: &[&str], upgrades: [u8; 2], rules: Option<RulesVersion>) -> Play {
    let mut position = clear_with(Options::for_players(2).simmentals());
    position.table.foresight = [None; 6];
    position.table.upgrades = upgrades;
    position.player(ME).tokens = 1;
    let herd = position.herd(ME);
    herd.hand = cards(hand).into_iter().collect();
    (herd.deck, herd.discard) = (deck.iter().map(|name| name.parse::<Card>().expect("a card")).collect(), Pile::EMPTY);
    if let Some(rules) = rules {
        position.by_rules(rules);
    }
    let mut play = play_from(position.visit(Site::KansasCity));
    play.play("spend 0");
    assert_eq!(play.dollars(ME), 21);
    play
}

#[test]
fn gwt_exc_01_sim_05_tokens_may_be_returned_between_income_and_raising() {
    for (card, step, to) in [("calf", Step::Calves, "heifer"), ("heifer", Step::Heifers, "cow")] {
        let mut play = paid(["criollo"], &[card, card, "criollo"], [8, 8], None);
        assert_eq!((play.table().step(), play.legal()), (Some(step), vec!["raise 0".to_owned(), "exchange 1".into()]));
        let mut kept = play.clone();
        kept.play("raise 0");
        assert!(kept.can("deliver fulton") && kept.player(ME).tokens == 1, "nobody has to");
        play.play_all(["exchange 1", "draw 2"]);
        let drawn = play.holds(ME, card);
        assert!(drawn > 0, "at least one of two");
        while play.player(ME).owed > 0 {
            let other = play.options("discard ").into_iter().find(|name| name == "criollo");
            play.play(format!("discard {}", other.as_deref().unwrap_or(card)));
        }
        let left = play.holds(ME, card);
        let raised = play.play(format!("raise {left}"));
        assert!(raised.is_barrier(), "others see cards that they did not know of");
        assert_eq!(play.table().gone_cards.count(cards([card])[0]), left);
        assert_eq!(play.own(ME).herd.discard.expect("one's own").count(cards([to])[0]), left);
        assert_eq!(play.dollars(ME), 21, "the value was fixed before");
        assert!(play.can("deliver fulton") && !play.can("deliver st-louis"));
    }
}

#[test]
fn gwt_exc_01_sim_05_nobody_is_asked_who_could_raise_nothing_with_any_token() {
    let asked = |play: &Play| play.table().step();
    let city = Some(Step::City { limit: 1, extraordinary: false });
    assert_eq!(asked(&paid(["criollo"], &["criollo", "galloway"], [8, 8], None)), city, "no Simmental in the herd");
    assert_eq!(asked(&paid(["criollo"], &["calf", "heifer"], [0, 0], None)), city, "no card of the next stage");
    let without_token = {
        let mut play = paid(["criollo"], &["calf", "criollo"], [8, 8], None);
        play.play_all(["exchange 1", "draw 0"]);
        play
    };
    assert_eq!(asked(&without_token), city, "the last token is gone, and no calf has come");
    // The first version asked only those who held one.
    assert_eq!(asked(&paid(["criollo"], &["calf", "heifer"], [8, 8], Some(RulesVersion(1)))), city);
}
