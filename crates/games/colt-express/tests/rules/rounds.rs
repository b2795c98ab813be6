//! Rounds from their cards to their end (CE-ROUND).

use crate::common::rounds::*;
use crate::common::*;
use colt_express::data::{Character, Incident, RoundCard, Turn};
use colt_express::view::{CardCount, Phase};
use colt_express::{Cast, ColtExpress, Event, Idle, Options, Position};
use table::{Dice, Eyes, Game};

#[test]
fn ce_round_01_a_game_has_five_rounds_and_the_fifth_is_the_station() {
    for players in 3..=6 {
        let cast = &Character::ALL[..players];
        for seed in 0..4 {
            let mut t = start(cast, seed);
            let opening = t.view().round_card().unwrap();
            t.play_out(|_| {});
            let begun = rounds_begun(&t);
            assert_eq!(begun.iter().map(|one| one.0).collect::<Vec<_>>(), [2, 3, 4, 5]);
            let is_station = |card: RoundCard| card.name().starts_with("station-");
            assert!(!is_station(opening));
            assert_eq!(begun.iter().map(|one| is_station(one.1)).collect::<Vec<_>>(), [false, false, false, true]);
            assert_eq!(t.events().last(), Some(&Event::Ended));
            assert_eq!(t.view().phase, Phase::Over);
        }
    }
}

#[test]
fn ce_round_02_hands_card_planning_heist_and_event_follow_in_this_order() {
    for seed in 0..6 {
        let mut t = start(&FOUR, seed);
        t.play_out(|_| {});
        let mut stage = 2;
        let mut rounds = 1;
        for event in t.events() {
            let next = match event {
                Event::Dealt { .. } => 0,
                Event::RoundBegan { .. } => 1,
                Event::Played { .. } | Event::Drew { .. } => 2,
                Event::HeistBegan | Event::HeistSkipped => 3,
                Event::Turned { .. } => 4,
                Event::IncidentBegan(_) => 5,
                Event::RoundEnded { .. } | Event::Ended => 6,
                _ => continue,
            };
            if stage == 6 {
                assert_eq!(next, 0);
                rounds += 1;
            } else {
                let again = matches!(next, 0 | 2 | 4);
                assert!(next > stage || next == stage && again, "{next} after {stage}: {event:?}");
            }
            stage = next;
        }
        assert_eq!((stage, rounds), (6, 5));
    }
}

#[test]
fn ce_round_03_everybody_draws_six_cards_and_doc_seven() {
    let mut t = start(&FOUR, 3);
    for (seat, hand, deck) in [(0, 7, 3), (1, 6, 4), (2, 6, 4), (3, 6, 4)] {
        assert_eq!((t.player(seat).hand, t.player(seat).deck), (hand, deck));
    }
    t.until(|game| game.view(Eyes::Bystander).rounds.len() == 2);
    for (seat, hand) in [(0, 7), (1, 6), (2, 6), (3, 6)] {
        let player = t.player(seat);
        assert_eq!((player.hand, player.deck), (hand, 10 + player.bullets_received - hand));
        let dealt = t.events().into_iter().rev().find_map(|event| match event {
            Event::Dealt { seat: whose, count, cards } if whose.index() == seat => Some((count, cards)),
            _ => None,
        });
        assert_eq!(dealt, Some((hand, Some(t.own(seat).hand))));
    }
}

#[test]
fn ce_round_03_the_whole_deck_is_shuffled_before_the_hand_is_drawn() {
    let all = 800;
    let mut bullets = 0;
    let mut sheriff = 0;
    for seed in 0..all {
        let position = quiet(&[Ghost, Belle, Tuco]).wounded(Belle, 2).hand(1, &[Some((Belle, Sheriff)), None]);
        let position = position.hand(0, &[Some((Ghost, Rob))]).hand(2, &[Some((Tuco, Rob))]);
        let mut t = Table::led(seed, |_, _| position.planning(4));
        for _ in 0..3 {
            t.play("draw");
        }
        let hand = t.hand(1);
        assert_eq!((t.view().rounds.len(), hand.len(), t.player(1).deck), (2, 6, 6));
        bullets += hand.iter().filter(|name| *name == "bullet").count();
        sheriff += usize::from(t.view_of(1).in_hand(Belle, Sheriff));
    }
    // Twelve cards, six in hand: what was in hand does not stay there, what was received does not lie on top.
    assert_likely(bullets, 2 * all as usize, 0.5);
    assert_likely(sheriff, all as usize, 0.5);
}

#[test]
fn ce_round_04_the_round_card_is_revealed_to_all_and_stays_face_up() {
    let mut t = start(&FOUR, 12);
    let opening = t.view().round_card().expect("a Round card");
    while t.view().rounds.len() == 1 {
        assert_eq!(t.view().round_card(), Some(opening));
        assert_eq!(t.view().rounds[0].turns, opening.turns());
        let first = t.legal()[0].clone();
        t.play(&first);
    }
    let (round, card, first) = rounds_begun(&t)[0];
    let event = Event::RoundBegan { round, card, first: seat(first) };
    for eyes in [Eyes::Bystander, Eyes::Seat(seat(0)), Eyes::Seat(seat(3))] {
        assert_eq!(ColtExpress::event_for(&event, eyes), Some(event.clone()));
        let rounds: Vec<RoundCard> = t.game.view(eyes).rounds.iter().map(|round| round.card).collect();
        assert_eq!(rounds, [opening, card]);
    }
    let told = t.events();
    let reveal = told.iter().position(|one| *one == event).unwrap();
    assert!(matches!(
        told[reveal - 4..reveal],
        [Event::Dealt { .. }, Event::Dealt { .. }, Event::Dealt { .. }, Event::Dealt { .. }]
    ));
    let before = Table::at(t.told[reveal - 1].1.clone());
    assert_eq!(before.view().rounds.len(), 1, "hands are drawn before the card is known");
}

#[test]
fn ce_round_05_there_is_a_turn_for_every_symbol_from_left_to_right() {
    use Turn::{Open, SpeedingUp, Switching, Tunnel};
    for (card, symbols) in [
        (RoundCard::AngrySheriff24, &[Open, Open, Tunnel, Switching][..]),
        (RoundCard::TakeItAll24, &[Open, Tunnel, SpeedingUp, Open]),
        (RoundCard::Rebellion24, &[Open, Open, Tunnel, Open, Open]),
        (RoundCard::Bridge24, &[Open, SpeedingUp, Open]),
    ] {
        let position = holding(thick_decks(Position::of(&FOUR).round(1, card), &FOUR), &FOUR, &[Move]);
        let mut t = planning(position, 0);
        let mut seen = Vec::new();
        while t.view().rounds.len() == 1 {
            let (turn, symbol, _) = phase(&t);
            if usize::from(turn) == seen.len() {
                seen.push(symbol);
            }
            assert_eq!((usize::from(turn) + 1, seen.last()), (seen.len(), Some(&symbol)));
            t.play("draw");
        }
        assert_eq!(seen, symbols);
    }
}

#[test]
fn ce_round_06_a_card_without_an_event_symbol_has_no_event() {
    for (card, cast) in [
        (RoundCard::Tunnels24, &FOUR[..]),
        (RoundCard::Bridge24, &FOUR[..]),
        (RoundCard::Tunnels56, &Character::ALL[..5]),
        (RoundCard::Bridge56, &Character::ALL[..5]),
    ] {
        let position = Position::of(cast).round(2, card).at(1, Roof, cast).sheriff(1);
        let t = heist(position, &[(cast[0], Rob)]);
        let turned =
            Event::Turned { seat: seat(0), card: colt_express::Card { owner: cast[0], kind: Rob }, hidden: false };
        assert_eq!(
            t.story(),
            [turned, Event::Idle { card: colt_express::Card { owner: cast[0], kind: Rob }, why: Idle::NoLoot }]
        );
        assert!(t.events().contains(&Event::RoundEnded { round: 2 }));
        for &who in cast {
            assert_eq!((t.spot(who), t.hits(who)), ((1, Roof), 0));
        }
        assert_eq!((t.view().sheriff, t.view().neutral_bullets, t.view().strongbox_aside), (Some(1), 13, true));
    }
}

#[test]
fn ce_round_07_all_own_cards_and_this_rounds_bullets_make_the_next_deck() {
    let position = quiet(&[Doc, Belle, Tuco]).at(1, Roof, &[Doc]).at(3, Roof, &[Tuco]).wounded(Tuco, 1);
    let mut t = heist(position, &[(Tuco, Punch), (Doc, Shoot), (Tuco, Move)]);
    assert_eq!(t.legal(), ["move 0", "move 1", "move 2"]);
    t.play("move 2");
    assert_eq!(t.view().rounds.len(), 2);
    let mut all = t.hand(2);
    assert_eq!((all.len(), t.player(2).deck), (6, 6));
    all.extend(t.deck(2));
    all.sort_unstable();
    let mut expected = ten_cards(Tuco);
    expected.extend(["bullet".to_owned(), "bullet".to_owned()]);
    expected.sort_unstable();
    assert_eq!(all, expected);
    assert_eq!(t.view().stack.len(), 0);
}

#[test]
fn ce_round_08_the_first_player_passes_to_the_left_after_every_round() {
    for players in 3..=6 {
        let mut t = start(&Character::ALL[..players], 21);
        let opening = t.view().first.unwrap().index();
        t.play_out(|_| {});
        let firsts: Vec<usize> = rounds_begun(&t).iter().map(|one| one.2).collect();
        let expected: Vec<usize> = (1..5).map(|round| (opening + round) % players).collect();
        assert_eq!(firsts, expected);
    }
}

#[test]
fn ce_round_08_the_new_first_player_acts_first() {
    let t = heist(quiet(&FOUR).first(3), &[(Doc, Rob)]);
    assert_eq!((t.view().first, t.actor()), (Some(seat(0)), seat(0)));
    let t = heist(quiet(&FOUR).first(1), &[(Doc, Rob)]);
    assert_eq!((t.view().first, t.actor()), (Some(seat(2)), seat(2)));
}

#[test]
fn ce_round_09_bullets_stay_with_whoever_received_them() {
    for seed in 0..5 {
        let mut t = start(&Character::ALL[..5], seed);
        let mut received = [0; 5];
        while let Some(actor) = t.game.to_act().first() {
            for (seat, before) in received.iter_mut().enumerate() {
                let player = t.player(seat);
                assert!(player.bullets_received >= *before);
                *before = player.bullets_received;
                let own = t.own(seat);
                let bullets = |cards: &[CardCount]| names(cards).iter().filter(|name| *name == "bullet").count() as u8;
                assert_eq!(bullets(&own.hand) + bullets(&own.deck), *before);
            }
            let legal = t.legal_of(actor);
            let number = t.dice.below(legal.len() as u32) as usize;
            t.play_as(actor, &legal[number]);
        }
        assert!(received.iter().sum::<u8>() > 0);
    }
}

#[test]
fn ce_round_10_after_the_fifth_round_nothing_is_dealt_and_nobody_becomes_first_player() {
    let position = Position::of(&FOUR).round(5, RoundCard::StationHostage).first(2).at(2, Inside, &FOUR);
    let t = heist(position, &[(Doc, Rob)]);
    let events = t.events();
    assert_eq!(events[events.len() - 2..], [Event::IncidentBegan(Incident::Hostage), Event::Ended]);
    assert!(
        !events
            .iter()
            .any(|event| matches!(event, Event::RoundEnded { .. } | Event::Dealt { .. } | Event::RoundBegan { .. }))
    );
    assert_eq!((t.view().first, t.view().phase.clone(), t.view().rounds.len()), (Some(seat(2)), Phase::Over, 5));
    assert_eq!((t.player(0).hand, t.player(0).deck, t.player(1).hand), (0, 10, 0));
    assert!(t.game.to_act().is_empty());
}

#[test]
fn ce_round_10_each_round_card_is_used_once() {
    for seed in 0..40 {
        let mut dice = Dice::from_number(seed);
        // Rounds one to three had the first three cards of the set; the fourth is another one.
        let position = Position::of(&FOUR).round(3, RoundCard::Tunnels24);
        let used: Vec<RoundCard> = vec![RoundCard::AngrySheriff24, RoundCard::SwivelArm24, RoundCard::Tunnels24];
        let game = position.heist(&[(Doc, Rob)], &mut dice);
        let rounds: Vec<RoundCard> = game.view(Eyes::Bystander).rounds.iter().map(|round| round.card).collect();
        assert_eq!(rounds[..3], used);
        assert!(!used.contains(&rounds[3]), "{rounds:?}");
    }
}

#[test]
fn ce_round_04_ce_setup_14_setting_up_tells_who_goes_first_and_the_first_round() {
    for seed in 0..6 {
        let t = start(&[Doc, Belle, Tuco, Cheyenne], seed);
        let (card, first) = (t.view().round_card().unwrap(), t.view().first.unwrap());
        let opening = t.game.opening();
        let hands = [7, 6, 6, 6].into_iter().enumerate();
        let dealt = |(index, count)| Event::Dealt { seat: seat(index), count, cards: Some(t.own(index).hand) };
        let mut expected = vec![Event::TrainReady { first }];
        expected.extend(hands.map(dealt));
        expected.push(Event::RoundBegan { round: 1, card, first });
        assert_eq!(opening, expected);
        // Everybody hears of the hands, and only of one's own what is in it.
        for (looker, eyes) in [(Some(2), Eyes::Seat(seat(2))), (None, Eyes::Bystander)] {
            let told: Vec<_> = opening.iter().filter_map(|event| ColtExpress::event_for(event, eyes)).collect();
            assert_eq!(told.len(), opening.len());
            for event in told {
                let Event::Dealt { seat, cards, .. } = event else { continue };
                assert_eq!(cards.is_some(), looker == Some(seat.index()));
            }
        }
    }
}

#[test]
fn ce_setup_14_before_the_first_round_setting_up_tells_what_there_is() {
    let picking = deal(&Options::for_players(4).cast(Cast::Picked), 1);
    assert_eq!(picking.game.opening(), [], "nobody has a character yet");
    let boarding = deal(&Options::for_players(2), 1);
    let first = boarding.view().first.unwrap();
    assert_eq!(boarding.game.opening(), [Event::TrainReady { first }], "teams take their places first");
}
