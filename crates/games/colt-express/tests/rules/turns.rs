//! The symbols of Turns (CE-TURN).

use crate::common::rounds::*;
use crate::common::*;
use colt_express::data::{Character, Kind, RoundCard, Turn};
use colt_express::view::Phase;
use colt_express::{ColtExpress, Event, Position};
use table::{Dice, Eyes, Game, Played};

#[test]
fn ce_turn_01_in_an_open_turn_cards_lie_face_up() {
    let mut t = four(RoundCard::Braking24, 1);
    assert!(t.legal().iter().all(|act| !act.ends_with(" down")), "{:?}", t.legal());
    assert_eq!(t.refused_as(0, "play doc.move down").rule.0, "CE-TURN-01");
    t.play("play doc.move");
    assert_eq!((t.view().stack[0].face, t.view().stack[0].card), (Up, Some(card(Doc, Move))));
}

#[test]
fn ce_turn_01_only_ghosts_first_turn_leaves_the_choice_how_to_lay_a_card() {
    let cast = [Ghost, Belle, Tuco];
    for (turn, seat, expected) in [(0, 0, true), (0, 1, false), (1, 0, false), (2, 0, false)] {
        let position = Position::of(&cast).round(1, RoundCard::SwivelArm24).first(seat);
        let t = planning(holding(position, &cast, &SIX_CARDS), turn);
        assert!(matches!(t.view().phase, Phase::Planning { may_hide, .. } if may_hide == expected), "Turn {turn}");
        let either =
            t.legal().iter().any(|act| act.ends_with(".rob")) && t.legal().iter().any(|act| act.ends_with(" down"));
        assert_eq!(either, expected);
        assert_eq!(t.legal().last(), Some(&"draw".to_owned()));
    }
}

#[test]
fn ce_turn_02_in_a_tunnel_cards_lie_face_down_and_only_their_owner_knows_them() {
    let mut t = four(RoundCard::Tunnels24, 1);
    assert_eq!(
        t.legal(),
        [
            "play doc.move down",
            "play doc.level down",
            "play doc.shoot down",
            "play doc.rob down",
            "play doc.punch down",
            "play doc.sheriff down",
            "draw"
        ]
    );
    assert_eq!(t.refused_as(0, "play doc.move").rule.0, "CE-TURN-02");
    assert_eq!(t.play("play doc.move down"), Played::QUIET);
    assert_eq!(t.view().stack[0].face, Down);
    assert_eq!(t.stack(Eyes::Seat(seat(0))), ["doc.move"]);
    let event = &t.events()[0];
    assert_eq!(*event, Event::Played { seat: seat(0), card: Some(card(Doc, Move)), hidden: true });
    for eyes in [Eyes::Bystander, Eyes::Seat(seat(1)), Eyes::Seat(seat(3))] {
        assert_eq!(t.stack(eyes), ["?"]);
        assert_eq!(
            ColtExpress::event_for(event, eyes),
            Some(Event::Played { seat: seat(0), card: None, hidden: true })
        );
    }
    assert_eq!(ColtExpress::event_for(event, Eyes::Seat(seat(0))), Some(event.clone()));
    t.play("draw");
    assert_eq!(t.player(1).hand, 9, "drawing is still allowed");
}

#[test]
fn ce_turn_02_a_face_down_card_reveals_at_most_that_the_hand_is_not_all_bullets() {
    let tunnel = |position: Position, cards: &[Option<(Character, Kind)>]| {
        let mut t = planning(position.round(1, RoundCard::Tunnels24).hand(0, cards), 1);
        t.play("play doc.rob down").revealed
    };
    let one = [Some((Doc, Rob)), None];
    let two = [Some((Doc, Rob)), Some((Doc, Move)), None];
    let none = [Some((Doc, Rob)), Some((Doc, Move))];
    assert!(tunnel(Position::of(&FOUR).wounded(Doc, 2), &one), "two Bullets could be the whole hand");
    assert!(!tunnel(Position::of(&FOUR).wounded(Doc, 1), &one), "one Bullet could not");
    assert!(!tunnel(Position::of(&FOUR).wounded(Doc, 2), &two), "nor two of three cards");
    assert!(tunnel(Position::of(&FOUR).wounded(Doc, 2), &none), "the others cannot see that they are in the deck");
    let on_top = Position::of(&FOUR).expert().wounded(Doc, 2).on_top(0, 2);
    assert!(!tunnel(on_top, &none), "but they know Bullets that lie on top");
}

#[test]
fn ce_turn_02_bullets_known_to_be_in_hand_are_no_news() {
    // Belle drew the Bullets that lay on top; so many others are anywhere among her cards.
    for (on_top, others, revealed) in [(3, 0, false), (2, 3, true), (2, 2, false)] {
        let position = || quiet(&FOUR).expert().wounded(Belle, on_top + others).on_top(1, on_top);
        let mut tried = 0;
        for seed in 0..200 {
            let game = position().heist(&[(Doc, Rob)], &mut Dice::from_number(seed));
            let mut t = Table::led(seed, |_, _| game);
            let actions = t.hand(1).iter().filter(|name| *name != "bullet").count();
            if t.view().round_card().unwrap().turns()[1] != Turn::Tunnel || actions < 2 {
                continue;
            }
            assert_eq!((t.acting(), t.player(1).hand, t.player(1).bullets_in_hand), (vec![1], 6, on_top));
            assert_eq!((t.player(1).deck, t.player(1).bullets_on_top), (4 + others + on_top, 0));
            for _ in 0..4 {
                let first = t.legal()[0].clone();
                t.play(&first);
            }
            let first = t.legal()[0].clone();
            assert!(t.acting() == [1] && first.ends_with(" down"), "{first}");
            assert_eq!(t.play(&first).revealed, revealed, "{on_top} on top, {others} others");
            tried += 1;
        }
        assert!(tried > 10);
    }
}

#[test]
fn ce_turn_03_speeding_up_gives_everybody_two_acts_in_a_row() {
    let position =
        holding(thick_decks(Position::of(&FOUR).round(1, RoundCard::Bridge24).first(3), &FOUR), &FOUR, &SIX_CARDS);
    let mut t = planning(position, 1);
    assert_eq!((t.actor().index(), phase(&t)), (3, (1, Turn::SpeedingUp, false)));
    t.play("draw");
    assert_eq!((t.actor().index(), phase(&t)), (3, (1, Turn::SpeedingUp, true)));
    t.play("draw");
    assert_eq!((t.player(3).hand, t.player(3).deck), (12, 4), "drawing twice takes six cards");
    assert_eq!((t.actor().index(), phase(&t)), (0, (1, Turn::SpeedingUp, false)));
    assert!(t.legal().iter().all(|act| !act.ends_with(" down")));
    assert_eq!(t.refused_as(0, "play doc.rob down").rule.0, "CE-TURN-01");
    t.play("play doc.rob");
    assert_eq!(t.actor().index(), 0);
    t.play("play doc.punch");
    assert_eq!(t.actor().index(), 1);
    for _ in 0..4 {
        t.play("draw");
    }
    assert_eq!((t.actor().index(), phase(&t)), (3, (2, Turn::Open, false)));
    assert_eq!(t.stack(Eyes::Bystander), ["doc.rob", "doc.punch"]);
}

#[test]
fn ce_turn_04_the_two_acts_of_speeding_up_come_in_any_order() {
    let mut t = four(RoundCard::Bridge24, 1);
    t.play("play doc.rob");
    assert!(t.legal().contains(&"draw".to_owned()));
    t.play("draw");
    assert_eq!((t.player(0).hand, t.actor().index()), (8, 1));
    t.play("draw");
    assert_eq!(t.player(1).hand, 9);
    t.play("play belle.punch");
    assert_eq!((t.player(1).hand, t.actor().index()), (8, 2));
    assert_eq!(t.stack(Eyes::Bystander), ["doc.rob", "belle.punch"]);
}

#[test]
fn ce_turn_05_switching_goes_counter_clockwise_from_the_first_player() {
    for (first, order) in [(0, [0, 3, 2, 1]), (2, [2, 1, 0, 3])] {
        let position = Position::of(&FOUR).round(1, RoundCard::AngrySheriff24).first(first);
        let mut t = planning(holding(thick_decks(position, &FOUR), &FOUR, &[Move]), 2);
        assert!(t.legal().contains(&format!("play {}.move down", FOUR[first])), "still a Tunnel");
        let clockwise: Vec<usize> = (first..first + 4).map(|seat| seat % 4).collect();
        let mut seats = acts_by_drawing(&mut t);
        let switched = seats.split_off(4);
        assert_eq!((seats, switched), (clockwise, order.to_vec()));
        assert_eq!(t.actor().index(), (first + 1) % 4, "the next Round starts as always");
    }
    let mut t = four(RoundCard::AngrySheriff24, 3);
    assert!(t.legal().iter().all(|act| !act.ends_with(" down")), "cards are face up");
    t.play("play doc.rob");
    assert_eq!(t.actor().index(), 3);
}
