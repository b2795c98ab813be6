//! The Planning phase: what an act is, and who takes it (CE-PLAN).

use std::collections::BTreeMap;

use crate::common::rounds::*;
use crate::common::*;
use colt_express::data::{RoundCard, Turn};
use colt_express::view::Phase;
use colt_express::{ColtExpress, Event, Position};
use table::{Dice, Eyes, Game, Played, Silent};

#[test]
fn ce_plan_01_players_act_once_a_turn_clockwise_from_the_first_player() {
    let position =
        holding(thick_decks(Position::of(&FOUR).round(1, RoundCard::Braking24).first(2), &FOUR), &FOUR, &[Move]);
    let mut t = planning(position, 0);
    assert_eq!(t.refused_as(1, "draw").rule.0, "CE-PLAN-01");
    assert_eq!(acts_by_drawing(&mut t), [2, 3, 0, 1].repeat(4));
}

#[test]
fn ce_plan_02_an_act_is_one_card_or_a_draw_and_nothing_else() {
    let mut t = four(RoundCard::Braking24, 0);
    assert_eq!(
        t.legal(),
        [
            "play doc.move",
            "play doc.level",
            "play doc.shoot",
            "play doc.rob",
            "play doc.punch",
            "play doc.sheriff",
            "draw"
        ]
    );
    for not_an_act in ["pass", "done", "leave", "discard doc.move"] {
        assert_eq!(t.refused_as(0, not_an_act).rule.0, "CE-PLAN-02", "{not_an_act}");
    }
    assert_eq!(t.legal_of(1), [""; 0], "it is not her turn");
    t.play("play doc.punch");
    assert_eq!((t.actor().index(), t.player(0).hand), (1, 5));
    t.play("draw");
    assert_eq!((t.actor().index(), t.player(1).hand), (2, 9));
}

#[test]
fn ce_plan_02_only_cards_in_hand_can_be_played() {
    let position = quiet(&FOUR).hand(0, &[Some((Doc, Move)), Some((Doc, Move)), Some((Doc, Rob))]);
    let t = planning(position, 0);
    assert_eq!(t.legal(), ["play doc.move", "play doc.rob", "draw"], "two alike are one option");
    assert_eq!(t.refused_as(0, "play doc.punch").rule.0, "CE-PLAN-02");
    assert_eq!(t.refused_as(0, "play belle.move").rule.0, "CE-PLAN-02");
}

#[test]
fn ce_plan_02_a_team_plays_cards_of_both_its_characters() {
    let position = Position::teams([Tuco, Cheyenne], [Django, Doc]).round(1, RoundCard::Tunnels24);
    let position =
        position.hand(0, &[Some((Cheyenne, Rob)), Some((Tuco, Rob)), Some((Cheyenne, Move)), Some((Tuco, Sheriff))]);
    let t = planning(position.clone(), 0);
    assert_eq!(t.legal(), ["play cheyenne.move", "play tuco.rob", "play cheyenne.rob", "play tuco.sheriff", "draw"]);
    let t = planning(position, 1);
    assert_eq!(
        t.legal(),
        ["play cheyenne.move down", "play tuco.rob down", "play cheyenne.rob down", "play tuco.sheriff down", "draw"]
    );
}

#[test]
fn ce_plan_03_cards_go_face_up_on_one_common_stack() {
    let mut t = four(RoundCard::Braking24, 0);
    assert_eq!(t.play("play doc.move"), Played { chance: false, revealed: true });
    t.play("play belle.shoot");
    t.play("draw");
    t.play("play cheyenne.punch");
    t.play("play doc.rob");
    for eyes in [Eyes::Bystander, Eyes::Seat(seat(0)), Eyes::Seat(seat(2))] {
        assert_eq!(t.stack(eyes), ["doc.move", "belle.shoot", "cheyenne.punch", "doc.rob"]);
    }
    let seats: Vec<usize> = t.view().stack.iter().map(|laid| laid.seat.index()).collect();
    assert_eq!(seats, [0, 1, 3, 0]);
    assert!(t.view().stack.iter().all(|laid| laid.face == Up && !laid.resolved));
    assert_eq!(t.events()[0], Event::Played { seat: seat(0), card: Some(card(Doc, Move)), hidden: false });
}

#[test]
fn ce_plan_04_bullets_are_never_playable() {
    let position = quiet(&FOUR).wounded(Doc, 2).fired(Tuco, 5, Doc).hand(0, &[None, Some((Doc, Rob)), None, None]);
    let t = planning(position, 0);
    assert_eq!(t.hand(0), ["doc.rob", "bullet", "bullet", "bullet"]);
    assert_eq!(t.legal(), ["play doc.rob", "draw"]);
}

#[test]
fn ce_plan_05_drawing_takes_three_cards_of_the_own_deck() {
    let mut t = four(RoundCard::Braking24, 0);
    let before = [t.player(1), t.player(2), t.player(3)];
    let played = t.play("draw");
    assert_eq!(played, Played { chance: true, revealed: false });
    assert_eq!((t.player(0).hand, t.player(0).deck), (9, 1));
    assert_eq!([t.player(1), t.player(2), t.player(3)], before);
    let mut all = t.hand(0);
    all.extend(t.deck(0));
    all.sort_unstable();
    let mut ten = ten_cards(Doc);
    ten.sort_unstable();
    assert_eq!(all, ten);
    let drawn = match &t.events()[..] {
        [Event::Drew { seat, count: 3, cards: Some(cards) }] if seat.index() == 0 => names(cards),
        other => panic!("{other:?}"),
    };
    // The deck held a second Move, Change Level, Shoot and Rob.
    let left = t.deck(0);
    assert_eq!((drawn.len(), left.len()), (3, 1));
    assert!(!drawn.contains(&left[0]), "{drawn:?} {left:?}");
}

#[test]
fn ce_plan_05_every_card_of_the_deck_is_drawn_equally_often() {
    let all = 1000;
    let mut left: BTreeMap<String, usize> = BTreeMap::new();
    for seed in 0..all {
        let mut game = four(RoundCard::Braking24, 0).game;
        let draw = action("draw");
        game.play(seat(0), draw, &mut Dice::from_number(seed), &mut Silent).unwrap();
        let own = game.view(Eyes::Seat(seat(0))).own.unwrap();
        *left.entry(names(&own.deck)[0].clone()).or_default() += 1;
    }
    assert_eq!(left.len(), 4);
    for (_, count) in left {
        assert_likely(count, all as usize, 0.25);
    }
}

#[test]
fn ce_plan_06_drawing_takes_what_is_left_and_an_empty_deck_offers_none() {
    let tucos = [(Tuco, Move, Up), (Tuco, Climb, Up)];
    let position = holding(quiet(&FOUR), &FOUR, &SIX_CARDS).stack(&tucos).first(2);
    let mut t = planning(position, 0);
    assert_eq!((t.player(2).hand, t.player(2).deck), (6, 2));
    let played = t.play("draw");
    assert!(!played.chance, "all that is left: no chance in it");
    assert_eq!((t.player(2).hand, t.player(2).deck), (8, 0));
    assert!(matches!(t.events()[0], Event::Drew { count: 2, .. }));
    for _ in 0..3 {
        t.play("draw");
    }
    assert_eq!(t.actor().index(), 2);
    assert_eq!(phase(&t), (1, Turn::Tunnel, false));
    assert!(!t.legal().contains(&"draw".to_owned()), "{:?}", t.legal());
    assert_eq!(t.refused_as(2, "draw").rule.0, "CE-PLAN-06");
}

#[test]
fn ce_plan_07_a_hand_may_grow_without_limit() {
    let position = holding(thick_decks(Position::of(&FOUR).round(1, RoundCard::Rebellion24), &FOUR), &FOUR, &SIX_CARDS);
    let mut t = planning(position, 0);
    for turn in 1..=3 {
        for _ in 0..4 {
            t.play("draw");
        }
        assert_eq!(t.player(0).hand, 6 + 3 * turn);
    }
    t.play("draw");
    assert_eq!((t.player(0).hand, t.player(0).deck), (16, 0), "all ten Action cards and six Bullets");
    t.play("draw");
    t.play("draw");
    t.play("draw");
    assert_eq!((t.player(0).hand, t.player(3).hand), (16, 16));
}

#[test]
fn ce_plan_08_a_played_card_is_out_of_the_hand_and_gets_no_details() {
    let mut t = four(RoundCard::Bridge24, 1);
    t.play("play doc.move");
    assert_eq!(phase(&t), (1, Turn::SpeedingUp, true));
    assert_eq!(t.hand(0), ["doc.level", "doc.shoot", "doc.rob", "doc.punch", "doc.sheriff"]);
    assert_eq!(t.refused_as(0, "play doc.move").rule.0, "CE-PLAN-02", "it lies on the stack");
    for detail in ["move 1", "shoot tuco", "sheriff 3", "rob purse", "push forward"] {
        assert_eq!(t.refused_as(0, detail).rule.0, "CE-PLAN-02", "{detail}");
    }
    assert_eq!(t.stack(Eyes::Bystander), ["doc.move"]);
}

#[test]
fn ce_plan_09_planning_ends_with_the_last_act_of_the_last_turn() {
    let position =
        holding(thick_decks(Position::of(&FOUR).round(1, RoundCard::SwivelArm24).first(1), &FOUR), &FOUR, &[Rob]);
    let mut t = planning(position, 3);
    t.play("play belle.rob");
    t.play("draw");
    t.play("draw");
    assert!(matches!(t.view().phase, Phase::Planning { turn: 3, .. }));
    assert!(!t.events().contains(&Event::HeistBegan));
    t.play("draw");
    assert!(t.events().contains(&Event::HeistBegan));
    assert_eq!(t.view().rounds.len(), 2);
}

#[test]
fn ce_plan_10_unplayed_cards_go_back_to_the_deck_unseen() {
    let mut t = planning(holding(quiet(&FOUR).wounded(Belle, 1), &FOUR, &SIX_CARDS).hand(1, &[None]), 4);
    for act in ["play doc.rob", "play belle.rob", "draw", "play cheyenne.rob"] {
        t.play(act);
    }
    let begun = t.right_after(|event| *event == Event::HeistBegan);
    for (seat, deck) in [(0, 9), (1, 10), (2, 10), (3, 9)] {
        assert_eq!((begun.player(seat).hand, begun.player(seat).deck, begun.player(seat).discard), (0, deck, 0));
    }
    assert_eq!(begun.own(1).hand[..], []);
    assert_eq!(begun.deck(1).iter().filter(|name| *name == "bullet").count(), 1);
    let told = t.events();
    let beginning = told.iter().position(|event| *event == Event::HeistBegan).unwrap();
    assert_eq!(beginning, 4, "nothing but the four acts is told before: {told:?}");
}

#[test]
fn ce_plan_11_a_hand_of_bullets_can_only_draw_and_everybody_always_has_an_act() {
    let position = quiet(&FOUR).fired(Tuco, 0, Belle).hand(0, &[Some((Doc, Rob))]).hand(1, &[None, None, None]);
    let mut t = planning(position.hand(2, &[Some((Tuco, Rob))]), 0);
    t.play("play doc.rob");
    // Nobody else knows that she has no choice, so she is asked.
    assert_eq!((t.acting(), t.legal()), (vec![1], vec!["draw".to_owned()]));
    t.play("draw");
    assert_eq!((t.player(1).hand, t.player(1).deck, t.actor().index()), (6, 10, 2));
    for seed in 0..6 {
        let mut t = start(&FOUR, 100 + seed);
        while let Some(actor) = t.game.to_act().first() {
            let legal = t.legal_of(actor);
            let number = t.dice.below(legal.len() as u32) as usize; // panics without an act
            t.play_as(actor, &legal[number]);
        }
    }
}

#[test]
fn ce_plan_12_a_forced_draw_is_not_asked_for_and_looks_like_a_chosen_one() {
    // Belle's hand is empty, as everybody can see.
    let mut t = planning(quiet(&FOUR).hand(0, &[Some((Doc, Rob))]).hand(2, &[Some((Tuco, Rob))]), 0);
    t.play("draw");
    assert_eq!((t.acting(), t.player(1).hand, t.player(1).deck), (vec![2], 3, 7));
    let eyes = Eyes::Seat(seat(3));
    let told: Vec<_> = t.events().iter().filter_map(|event| ColtExpress::event_for(event, eyes)).collect();
    assert_eq!(
        told,
        [Event::Drew { seat: seat(0), count: 3, cards: None }, Event::Drew { seat: seat(1), count: 3, cards: None }]
    );
}

#[test]
fn ce_plan_12_an_expert_who_drew_nothing_but_known_bullets_draws_unasked() {
    let position = quiet(&FOUR).expert().wounded(Belle, 7).on_top(1, 7);
    let t = heist(position, &[(Doc, Rob)]);
    // Belle is the First Player of the second Round: six Bullets in hand, then the seventh and two cards.
    let began = t.events().iter().rposition(|event| matches!(event, Event::RoundBegan { .. })).unwrap();
    assert!(matches!(t.events()[began + 1], Event::Drew { seat, count: 3, .. } if seat.index() == 1));
    assert_eq!((t.acting(), t.player(1).hand, t.player(1).bullets_in_hand), (vec![2], 9, 7));
    // With one unknown card she would be asked.
    let t = heist(quiet(&FOUR).expert().wounded(Belle, 5).on_top(1, 5), &[(Doc, Rob)]);
    assert_eq!((t.acting(), t.player(1).hand, t.player(1).bullets_in_hand), (vec![1], 6, 5));
}

/// Nine of Belle's cards lie on the stack: she has one left, and nothing to draw.
fn belle_with_one_card(card: RoundCard) -> Position {
    let nine: Vec<_> =
        [Move, Move, Climb, Climb, Shoot, Shoot, Rob, Punch, Sheriff].map(|kind| (Belle, kind, Up)).to_vec();
    Position::of(&FOUR).round(1, card).stack(&nine).hand(1, &[Some((Belle, Rob))])
}

#[test]
fn ce_plan_12_a_forced_card_is_played_without_asking_the_way_the_turn_demands() {
    for (turn, hidden) in [(0, false), (1, true)] {
        let position = belle_with_one_card(RoundCard::SwivelArm24).hand(0, &[Some((Doc, Rob))]);
        let mut t = planning(position.hand(2, &[Some((Tuco, Rob))]), turn);
        t.play("draw");
        assert_eq!(t.events()[1], Event::Played { seat: seat(1), card: Some(card(Belle, Rob)), hidden });
        assert_eq!((t.actor().index(), t.player(1).hand), (2, 0));
    }
    // With a second kind of card, or a card to draw, she is asked.
    let nine: Vec<_> = [Move, Climb, Climb, Shoot, Shoot, Rob, Punch, Sheriff].map(|kind| (Belle, kind, Up)).to_vec();
    let two_left = Position::of(&FOUR).round(1, RoundCard::Braking24).stack(&nine).hand(0, &[Some((Doc, Rob))]);
    let mut t = planning(two_left.clone().hand(1, &[Some((Belle, Rob)), Some((Belle, Move))]), 0);
    t.play("draw");
    assert_eq!(t.legal_of(1), ["play belle.move", "play belle.rob"]);
    let mut t = planning(two_left.hand(1, &[Some((Belle, Rob))]), 0);
    t.play("draw");
    assert_eq!(t.legal_of(1), ["play belle.rob", "draw"]);
}

#[test]
fn ce_plan_12_ghosts_last_card_is_no_forced_act_while_he_may_hide_it() {
    let nine: Vec<_> =
        [Move, Move, Climb, Climb, Shoot, Shoot, Rob, Punch, Sheriff].map(|kind| (Ghost, kind, Up)).to_vec();
    let cast = [Doc, Ghost, Tuco];
    let position = Position::of(&cast).round(1, RoundCard::Braking24).stack(&nine).hand(1, &[Some((Ghost, Rob))]);
    let position = position.hand(0, &[Some((Doc, Rob))]).hand(2, &[Some((Tuco, Rob))]);
    let mut t = planning(position.clone(), 0);
    t.play("draw");
    assert_eq!(t.legal_of(1), ["play ghost.rob", "play ghost.rob down"]);
    let mut t = planning(position, 1);
    t.play("draw");
    assert_eq!((t.actor().index(), t.player(1).hand), (2, 0));
    assert_eq!(t.events()[1], Event::Played { seat: seat(1), card: Some(card(Ghost, Rob)), hidden: false });
}

#[test]
fn ce_plan_12_a_forced_last_act_ends_planning() {
    let hands =
        belle_with_one_card(RoundCard::Braking24).hand(2, &[Some((Tuco, Rob))]).hand(3, &[Some((Cheyenne, Rob))]);
    let mut t = planning(hands.hand(0, &[Some((Doc, Rob))]).first(2), 3);
    t.play("draw");
    t.play("draw");
    t.play("draw");
    assert!(t.events().contains(&Event::HeistBegan), "Belle was the last: {:?}", t.events());
}
