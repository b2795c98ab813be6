//! Herds (GWT-DECK), turns (GWT-TURN) and phase C (GWT-DRAW).

use great_western_trail::data::boards::Disc;
use great_western_trail::data::cattle::Cattle;
use great_western_trail::data::objectives::Objective;
use great_western_trail::data::trail::Site;
use great_western_trail::{Card, Cows, Event, Pile, Position};
use table::{Dice, Eyes, Game};

use crate::common::*;

/// A player's herd is exactly this.
fn herd(position: &mut Position, hand: &[&str], deck: &[&str], discard: &[&str]) {
    let pile = |names: &[&str]| names.iter().map(|name| name.parse::<Card>().expect("a card")).collect::<Pile>();
    let herd = position.herd(ME);
    (herd.hand, herd.deck, herd.discard) = (pile(hand), pile(deck), pile(discard));
    herd.top = discard.last().map(|name| name.parse().expect("a card"));
}

/// Sizes of hand, deck and discard pile.
fn sizes(play: &Play) -> [u8; 3] {
    let herd = play.own(ME).herd;
    [herd.hand_size, herd.deck_size, herd.discard_size]
}

fn reshuffles(play: &Play) -> usize {
    play.latest().iter().filter(|event| matches!(event, Event::Reshuffled(ME))).count()
}

/// `ME` stands on neutral building A and is about to end the turn.
fn ending_turn(hand: &[&str], deck: &[&str], discard: &[&str]) -> Play {
    let mut position = clear(2);
    herd(&mut position, hand, deck, discard);
    play_from(position.visit(Site::A))
}

#[test]
fn gwt_deck_01_cards_gained_go_face_up_to_the_own_discard_pile() {
    let mut position = clear(2);
    herd(&mut position, &["criollo"], &["criollo", "galloway"], &["pineywoods"]);
    position.table.market = Cows::NONE;
    position.table.market.add(Cattle::BlackAngus, 1);
    let mut play = play_from(position.visit(Site::E));
    assert_eq!(sizes(&play), [1, 2, 1]);
    play.play_all(["use buy-cattle", "buy 3"]);
    assert_eq!(sizes(&play), [1, 2, 2], "a herd is hand, deck and discard pile");
    assert_eq!(play.view_of(YOU).player(ME).herd.top, Some(Card::Cattle(Cattle::BlackAngus)), "face up");
    let mut play = play_from(position.visit(Site::C));
    let open = play.table().display[0].expect("a card on display");
    play.play_all(["use take-objective", &format!("take {open}")]);
    assert_eq!(sizes(&play), [1, 2, 2]);
    assert_eq!(play.view_of(YOU).player(ME).herd.top, Some(Card::Objective(open)));
}

#[test]
fn gwt_deck_02_the_discard_pile_is_shuffled_when_a_card_must_be_drawn_and_there_is_none() {
    let discard = ["criollo", "criollo", "galloway", "galloway", "pineywoods"];
    let mut play = ending_turn(&["longhorn"], &["hereford-7"], &discard);
    play.play("done");
    assert_eq!(sizes(&play), [4, 3, 0], "one of the deck, then two of the new one");
    assert_eq!((reshuffles(&play), play.holds(ME, "hereford-7")), (1, 1));
    assert_eq!(play.own(ME).herd.top, None);
    // Any card of the discard pile may be drawn first.
    let mut drawn = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let mut play = ending_turn(&["longhorn"; 3], &[], &["criollo", "galloway", "o5"]);
        play.dice = Dice::from_number(seed);
        play.play("done");
        drawn.extend(play.view_of(ME).hand().kinds().map(|card| card.to_string()));
    }
    assert_eq!(drawn.into_iter().collect::<Vec<_>>(), ["criollo", "galloway", "longhorn", "o5"]);
}

#[test]
fn gwt_deck_03_an_emptied_deck_waits_for_the_next_draw() {
    // Rulebook, page 11: a hand limit of 5, 3 cards in hand, 2 in the deck.
    let mut position = clear(2);
    position.take(ME, Disc::Hand);
    herd(&mut position, &["criollo"; 3], &["galloway"; 2], &["pineywoods"; 3]);
    let mut play = play_from(position.visit(Site::A));
    play.play("done");
    assert_eq!((sizes(&play), reshuffles(&play)), ([5, 0, 3], 0));
    assert_eq!(play.own(ME).herd.top, Some(Card::Cattle(Cattle::Pineywoods)));
}

#[test]
fn gwt_deck_04_with_too_few_cards_one_draws_what_there_is() {
    let mut play = ending_turn(&["criollo"], &["galloway"], &["pineywoods"]);
    play.play("done");
    assert_eq!((sizes(&play), play.actor()), ([3, 0, 0], YOU), "the game goes on with fewer");
    let mut play = ending_turn(&[], &[], &[]);
    play.play("done");
    assert_eq!((sizes(&play), play.actor()), ([0, 0, 0], YOU));
}

#[test]
fn gwt_deck_05_the_own_discard_pile_is_looked_through_and_the_deck_has_no_order() {
    let play = ending_turn(&["criollo"; 3], &["galloway", "pineywoods", "hereford-5"], &["longhorn", "o3"]);
    let own = play.own(ME).herd;
    assert_eq!(own.discard, Some(cards(["longhorn", "o3"]).into_iter().collect()));
    assert_eq!(play.view_of(YOU).player(ME).herd.discard, None, "only its owner's eyes look through it");
    // Whatever comes next, nobody could have seen it in the deck.
    let mut next = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let mut other = play.clone();
        other.dice = Dice::from_number(seed);
        assert_eq!(other.view_of(ME), play.view_of(ME));
        other.play("done");
        next.extend(other.view_of(ME).hand().kinds().map(|card| card.to_string()));
    }
    assert_eq!(next.len(), 4, "criollo, and any of the three");
}

#[test]
fn gwt_deck_06_any_number_of_cards_may_be_removed() {
    let mut position = clear(2);
    position.take(ME, Disc::Aux5).take(ME, Disc::Aux5);
    for removed in (0..14).step_by(2) {
        assert_eq!(position.table.gone_cards.len(), removed);
        // All cards that are left are in hand.
        let herd = position.herd(ME);
        (herd.hand, herd.deck) = (herd.all(), Pile::EMPTY);
        let mut play = play_from(position.engine(ME, 20).visit(Site::G));
        play.play_all(["use auxiliary", "auxiliary 5 double"]);
        for _ in 0..2 {
            let card = play.options("trash ").first().expect("a card in hand").clone();
            play.play(format!("trash {card}"));
        }
        position.table = *play.table();
        position.herd(ME).hand = play.view_of(ME).hand();
    }
    assert_eq!(position.herd(ME).all(), Pile::EMPTY, "a herd may vanish");
}

#[test]
fn gwt_deck_07_discarding_is_from_the_hand_to_the_own_pile_for_all_to_see() {
    let mut position = clear(2);
    herd(&mut position, &["galloway", "criollo"], &["pineywoods"], &[]);
    let mut play = play_from(position.visit(Site::A));
    play.play("use galloway-for-2");
    assert_eq!((sizes(&play), play.holds(ME, "galloway")), ([1, 1, 1], 0));
    let galloway = Card::Cattle(Cattle::Galloway);
    for eyes in [Eyes::Seat(YOU), Eyes::Bystander] {
        assert_eq!(play.game.view(eyes).player(ME).herd.top, Some(galloway));
        assert_eq!(play.game.view(eyes).player(YOU).herd.discard_size, 0);
    }
    assert!(play.latest().contains(&Event::Discarded(ME, galloway)));
}

#[test]
fn gwt_deck_08_only_as_many_are_discarded_as_were_drawn() {
    let drawing = |deck: &[&str], discard: &[&str]| {
        let mut position = clear(2);
        position.take(ME, Disc::Aux2);
        herd(&mut position, &["criollo", "criollo", "criollo"], deck, discard);
        let mut play = play_from(position.visit(Site::G));
        play.play_all(["use auxiliary", "auxiliary 2 double"]);
        play
    };
    assert_eq!(drawing(&["galloway"; 4], &[]).player(ME).owed, 2);
    let mut play = drawing(&["galloway"], &[]);
    assert_eq!((sizes(&play), play.player(ME).owed), ([4, 0, 0], 1), "two were intended, one was there");
    play.play("discard criollo");
    assert_eq!((sizes(&play), play.player(ME).owed), ([3, 0, 1], 0));
    let play = drawing(&[], &[]);
    assert_eq!((sizes(&play), play.player(ME).owed), ([3, 0, 0], 0), "nothing drawn, nothing discarded");
    // An objective card that draws up to 3.
    let mut position = clear(2);
    herd(&mut position, &["o7"], &["galloway"], &["criollo"]);
    let mut play = play_from(position.visit(Site::A));
    play.play("play o7");
    assert_eq!(play.legal(), ["draw 1", "draw 2", "done"], "no more than there are");
    play.play("draw 2");
    assert_eq!(play.player(ME).owed, 2);
    assert_eq!(play.player(ME).played.count(Objective::O7), 1);
}

#[test]
fn gwt_turn_01_turns_go_clockwise() {
    for players in 2..=4 {
        let mut play = play_from(&clear(players));
        let mut order = Vec::new();
        for site in ["A", "B"] {
            for _ in 0..players {
                order.push(play.actor().index());
                play.play_all([&format!("go {site}"), "done"]);
            }
        }
        assert_eq!(order, (0..players).chain(0..players).collect::<Vec<_>>());
    }
    // The first turn of all is the first player's.
    let mut play = Play::deal(&great_western_trail::Options::for_players(3), 5);
    let first = play.table().first;
    assert_eq!(play.actor(), first);
    play.play_all(["settle A", "done"]);
    assert_eq!(play.actor(), first.left(3));
}

#[test]
fn gwt_turn_02_a_turn_is_moving_then_using_then_drawing() {
    let mut position = clear(2);
    position.hand(ME, cards(["criollo"]));
    let mut play = play_from(&position);
    assert!(play.legal().iter().all(|option| option.starts_with("go ")), "phase A first");
    play.play("go A");
    assert!(!play.can("go B"), "phase B next: {:?}", play.legal());
    assert_eq!(play.refused("go B").why, "why-moved-already");
    play.play("auxiliary 1");
    assert_eq!(play.own(ME).herd.hand_size, 1, "not drawn up yet");
    play.play("done");
    assert!(matches!(
        play.latest()[..],
        [Event::Drew { seat: ME, count: 3, phase_c: true, .. }, Event::TurnBegan(YOU)]
    ));
    assert_eq!(play.actor(), YOU);
}

#[test]
fn gwt_draw_01_phase_c_draws_up_to_the_hand_limit() {
    for (discs, limit) in [(0, 4), (1, 5), (2, 6)] {
        for held in 0..=limit {
            let mut position = clear(2);
            (0..discs).for_each(|_| _ = position.take(ME, Disc::Hand));
            herd(&mut position, &vec!["criollo"; held], &["galloway"; 8], &[]);
            let mut play = play_from(position.visit(Site::A));
            play.play("done");
            assert_eq!(sizes(&play), [limit as u8, 8 - (limit - held) as u8, 0], "{discs} discs, {held} held");
        }
    }
}

#[test]
fn gwt_draw_02_more_cards_than_the_limit_are_kept() {
    let mut play = ending_turn(&["criollo"; 7], &["galloway"; 3], &["pineywoods"]);
    play.play("done");
    assert_eq!((sizes(&play), play.actor()), ([7, 3, 1], YOU));
    assert!(!play.latest().iter().any(|event| matches!(event, Event::Drew { .. } | Event::Discarded(..))));
}

#[test]
fn gwt_draw_03_after_kansas_city_a_whole_hand_is_drawn() {
    let mut position = clear(2);
    position.take(ME, Disc::Hand);
    herd(&mut position, &["galloway"; 3], &["criollo"; 9], &[]);
    position.table.foresight = [None; 6];
    let mut play = play_from(position.visit(Site::KansasCity));
    assert_eq!(sizes(&play), [0, 9, 3]);
    play.play_all(["deliver kansas-city", "disc aux1"]);
    assert_eq!((sizes(&play), play.holds(ME, "criollo")), ([5, 4, 3], 5));
}
