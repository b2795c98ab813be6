//! Rounds, the Planning phase and the symbols of Turns (CE-ROUND, CE-PLAN, CE-TURN).

use std::collections::BTreeMap;

use crate::common::*;
use colt_express::data::{Character, Incident, Kind, RoundCard, Turn};
use colt_express::view::{CardCount, Phase};
use colt_express::{Cast, ColtExpress, Event, Idle, Options, Position};
use table::{Dice, Eyes, Game, Played, Silent};

const FOUR: [Character; 4] = [Doc, Belle, Tuco, Cheyenne];
const SIX_CARDS: [Kind; 6] = [Move, Climb, Shoot, Rob, Punch, Sheriff];

/// Everybody holds one card of each of these kinds.
fn holding(mut position: Position, cast: &[Character], kinds: &[Kind]) -> Position {
    for (seat, &who) in cast.iter().enumerate() {
        let cards: Vec<_> = kinds.iter().map(|&kind| Some((who, kind))).collect();
        position = position.hand(seat, &cards);
    }
    position
}

/// Four players with six different cards each, at the start of a Turn of this card.
fn four(card: RoundCard, turn: u8) -> Table {
    planning(holding(Position::of(&FOUR).round(1, card), &FOUR, &SIX_CARDS), turn)
}

/// A game for these characters from its start.
fn start(cast: &[Character], seed: u64) -> Table {
    deal(&Options::for_players(cast.len()).cast(Cast::Chosen(cast.to_vec())), seed)
}

fn rounds_begun(t: &Table) -> Vec<(u8, RoundCard, usize)> {
    t.events()
        .iter()
        .filter_map(|event| match event {
            Event::RoundBegan { round, card, first } => Some((*round, *card, first.index())),
            _ => None,
        })
        .collect()
}

fn phase(t: &Table) -> (u8, Turn, bool) {
    match t.view().phase {
        Phase::Planning { turn, symbol, again, .. } => (turn, symbol, again),
        other => panic!("not planning: {other:?}"),
    }
}

/// Everybody draws whenever asked, until Planning is over; the seats in the order of their acts.
fn acts_by_drawing(t: &mut Table) -> Vec<usize> {
    let round = t.view().rounds.len();
    let mut seats = Vec::new();
    while t.view().rounds.len() == round && matches!(t.view().phase, Phase::Planning { .. }) {
        seats.push(t.actor().index());
        t.play("draw");
    }
    seats
}

/// So many Bullets for each that five draws in a row are possible.
fn thick_decks(mut position: Position, cast: &[Character]) -> Position {
    for (i, &who) in cast.iter().enumerate() {
        position = position.fired(who, 0, cast[(i + 1) % cast.len()]);
    }
    position
}

// ---------------------------------------------------------------------------------------- Rounds

#[test]
fn ce_round_01_a_game_has_five_rounds_and_the_fifth_is_the_station() {
    for players in 3..=6 {
        let cast = &Character::ALL[..players];
        for seed in 0..4 {
            let mut dice = Dice::from_number(seed);
            let options = Options::for_players(players).cast(Cast::Chosen(cast.to_vec()));
            let game = ColtExpress::new(&options, &mut dice).unwrap();
            let opening = game.view(Eyes::Bystander).round_card().unwrap();
            let mut t = Table { game, dice, told: Vec::new() };
            t.play_out();
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
        t.play_out();
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
        let mut t = Table { game: position.planning(4), dice: Dice::from_number(seed), told: Vec::new() };
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
        assert_eq!(ColtExpress::told(&event, eyes), Some(event.clone()));
        let rounds: Vec<RoundCard> = t.game.view(eyes).rounds.iter().map(|round| round.card).collect();
        assert_eq!(rounds, [opening, card]);
    }
    let told = t.events();
    let reveal = told.iter().position(|one| *one == event).unwrap();
    assert!(matches!(
        told[reveal - 4..reveal],
        [Event::Dealt { .. }, Event::Dealt { .. }, Event::Dealt { .. }, Event::Dealt { .. }]
    ));
    let before = Table { game: t.told[reveal - 1].1.clone(), dice: Dice::from_number(0), told: Vec::new() };
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
        t.play_out();
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
            let legal = t.legal_of(actor.index());
            let number = t.dice.below(legal.len() as u32) as usize;
            t.play_as(actor.index(), &legal[number].clone());
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

// -------------------------------------------------------------------------------------- Planning

#[test]
fn ce_plan_01_players_act_once_a_turn_clockwise_from_the_first_player() {
    let position =
        holding(thick_decks(Position::of(&FOUR).round(1, RoundCard::Braking24).first(2), &FOUR), &FOUR, &[Move]);
    let mut t = planning(position, 0);
    assert_eq!(t.refused(1, "draw").rule.0, "CE-PLAN-01");
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
        assert_eq!(t.refused(0, not_an_act).rule.0, "CE-PLAN-02", "{not_an_act}");
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
    let mut t = planning(position, 0);
    assert_eq!(t.legal(), ["play doc.move", "play doc.rob", "draw"], "two alike are one option");
    assert_eq!(t.refused(0, "play doc.punch").rule.0, "CE-PLAN-02");
    assert_eq!(t.refused(0, "play belle.move").rule.0, "CE-TWO-08");
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
    assert_eq!(t.refused(2, "draw").rule.0, "CE-PLAN-06");
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
    assert_eq!(t.refused(0, "play doc.move").rule.0, "CE-PLAN-02", "it lies on the stack");
    for detail in ["move 1", "shoot tuco", "sheriff 3", "rob purse", "push forward"] {
        assert_eq!(t.refused(0, detail).rule.0, "CE-PLAN-02", "{detail}");
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
    let begun = t.when(&Event::HeistBegan);
    for (seat, deck) in [(0, 9), (1, 10), (2, 10), (3, 9)] {
        assert_eq!((begun.player(seat).hand, begun.player(seat).deck, begun.player(seat).discard), (0, deck, 0));
    }
    assert_eq!(begun.own(1).hand, []);
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
            let legal = t.legal_of(actor.index());
            let number = t.dice.below(legal.len() as u32) as usize; // panics without an act
            t.play_as(actor.index(), &legal[number].clone());
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
    let told: Vec<_> = t.events().iter().filter_map(|event| ColtExpress::told(event, eyes)).collect();
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

// ----------------------------------------------------------------------------------------- Turns

#[test]
fn ce_turn_01_in_an_open_turn_cards_lie_face_up() {
    let mut t = four(RoundCard::Braking24, 1);
    assert!(t.legal().iter().all(|act| !act.ends_with(" down")), "{:?}", t.legal());
    assert_eq!(t.refused(0, "play doc.move down").rule.0, "CE-TURN-01");
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
    assert_eq!(t.refused(0, "play doc.move").rule.0, "CE-TURN-02");
    assert_eq!(t.play("play doc.move down"), Played::QUIET);
    assert_eq!(t.view().stack[0].face, Down);
    assert_eq!(t.stack(Eyes::Seat(seat(0))), ["doc.move"]);
    let event = &t.events()[0];
    assert_eq!(*event, Event::Played { seat: seat(0), card: Some(card(Doc, Move)), hidden: true });
    for eyes in [Eyes::Bystander, Eyes::Seat(seat(1)), Eyes::Seat(seat(3))] {
        assert_eq!(t.stack(eyes), ["?"]);
        assert_eq!(ColtExpress::told(event, eyes), Some(Event::Played { seat: seat(0), card: None, hidden: true }));
    }
    assert_eq!(ColtExpress::told(event, Eyes::Seat(seat(0))), Some(event.clone()));
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
            let mut t = Table { game, dice: Dice::from_number(seed), told: Vec::new() };
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
    assert_eq!(t.refused(0, "play doc.rob down").rule.0, "CE-TURN-01");
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
