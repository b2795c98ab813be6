//! The expert variant (CE-EXP).

use std::collections::{BTreeMap, BTreeSet};

use crate::common::*;
use colt_express::data::RoundCard;
use colt_express::view::Phase;
use colt_express::{Action, Cast, ColtExpress, Event, Options, Position};
use table::setup::{Setup, Value, Values};
use table::{Dice, Eyes, Game, RulesVersion, Silent};

/// Tuco, Ghost and Doc are experts in a Round of four open Turns, all inside the Caboose, which is empty.
fn experts() -> Position {
    Position::of(&[Tuco, Ghost, Doc])
        .expert()
        .round(1, RoundCard::Braking24)
        .hand(1, &cards(Ghost, &[Rob, Move]))
        .hand(2, &cards(Doc, &[Rob, Move]))
}

/// The last Turn of that Round.
fn last_turn(position: Position) -> Table {
    planning(position, 3)
}

/// Everybody has made the last act; Tuco's was this one.
fn keeping(position: Position, act: &str) -> Table {
    let mut t = last_turn(position);
    t.play(act);
    t.play("play ghost.rob");
    t.play("play doc.rob");
    assert_eq!(t.view().phase, Phase::Keeping);
    t
}

/// All keep what they have.
fn keep_all(t: &mut Table) {
    for seat in t.game.to_act().iter() {
        t.play_as(seat, "done");
    }
}

fn discard_names(t: &Table, seat: usize) -> Vec<String> {
    names(&t.own(seat).discard)
}

#[test]
fn ce_exp_01_there_is_a_discard_pile_and_nothing_is_shuffled_at_the_end_of_a_round() {
    let hand = cards(Tuco, &[Move, Rob, Shoot]);
    let mut t = keeping(experts().hand(0, &hand), "play tuco.rob");
    t.play_as(0, "discard tuco.shoot");
    keep_all(&mut t);
    assert_eq!(t.view().rounds.len(), 2);
    assert_eq!(discard_names(&t, 0), ["tuco.shoot", "tuco.rob"], "they stay discarded");
    assert_eq!(t.sizes(0), (6, 2, 2), "one card kept, five drawn from seven");
    assert!(t.hand(0).contains(&"tuco.move".to_owned()));
    assert!(!t.events().iter().any(|event| matches!(event, Event::Reshuffled { .. })));
    // In the standard game all ten are shuffled and six are drawn.
    let standard = Position::of(&[Tuco, Ghost, Doc]).round(1, RoundCard::Braking24).hand(0, &hand);
    let standard = standard.hand(1, &cards(Ghost, &[Rob, Move])).hand(2, &cards(Doc, &[Rob, Move]));
    let mut t = planning(standard, 3);
    for act in ["play tuco.rob", "play ghost.rob", "play doc.rob"] {
        t.play(act);
    }
    assert_eq!((t.view().rounds.len(), t.sizes(0), t.sizes(2)), (2, (6, 4, 0), (7, 3, 0)));
}

#[test]
fn ce_exp_02_any_action_cards_in_hand_may_be_kept() {
    let hand = cards(Tuco, &[Move, Move, Rob, Shoot, Sheriff]);
    let start = experts().hand(0, &hand);
    let mut t = keeping(start.clone(), "play tuco.rob");
    assert_eq!(t.legal_of(0), ["discard tuco.move", "discard tuco.shoot", "discard tuco.sheriff", "done"]);
    t.play_as(0, "done");
    assert_eq!(t.hand(0), ["tuco.move", "tuco.move", "tuco.shoot", "tuco.sheriff"], "done at once keeps all");
    let mut t = keeping(start, "play tuco.rob");
    t.play_as(0, "discard tuco.move");
    assert_eq!(t.legal_of(0), ["discard tuco.move", "discard tuco.shoot", "discard tuco.sheriff", "done"]);
    t.play_as(0, "discard tuco.shoot");
    assert_eq!(t.legal_of(0), ["discard tuco.move", "discard tuco.sheriff", "done"], "in any order");
    assert_eq!(t.refused_as(0, "discard tuco.rob"), ("CE-EXP-03", "why-card-not-in-hand"));
    assert_eq!(t.refused_as(0, "play tuco.move"), ("CE-EXP-02", "why-keep-now"));
    t.play_as(0, "discard tuco.sheriff");
    t.play_as(0, "discard tuco.move");
    assert_eq!(t.legal_of(0), ["done"]);
    t.play_as(0, "done");
    assert_eq!((t.hand(0).len(), names(&t.own(0).shed)), (0, names_of(&["move", "move", "shoot", "sheriff"])));
}

fn names_of(kinds: &[&str]) -> Vec<String> {
    kinds.iter().map(|kind| format!("tuco.{kind}")).collect()
}

#[test]
fn ce_exp_02_the_order_of_discarding_makes_no_difference() {
    let start = experts().hand(0, &cards(Tuco, &[Move, Rob, Shoot, Punch, Sheriff]));
    let after = |order: &[&str]| {
        let mut t = keeping(start.clone(), "play tuco.rob");
        for kind in order {
            t.play_as(0, format!("discard tuco.{kind}"));
        }
        t.game
    };
    let one = after(&["move", "shoot", "punch"]);
    for order in [["move", "punch", "shoot"], ["punch", "move", "shoot"], ["punch", "shoot", "move"]] {
        assert_eq!(after(&order), one, "{order:?}");
    }
}

/// Tuco holds all ten of his cards and a Bullet when everybody decides what to keep.
fn all_in_hand(rules: RulesVersion) -> Table {
    let all = [Move, Move, Climb, Climb, Shoot, Shoot, Rob, Rob, Punch, Sheriff];
    let t = keeping(experts().by_rules(rules).wounded(Tuco, 1).hand(0, &cards(Tuco, &all)), "draw");
    assert_eq!(t.sizes(0), (11, 0, 0));
    t
}

#[test]
fn ce_exp_02_every_choice_of_cards_can_be_kept() {
    let mut results = BTreeSet::new();
    let mut games = vec![all_in_hand(ColtExpress::RULES).game];
    while let Some(game) = games.pop() {
        if results.insert(names(&game.view(eyes(0)).own.unwrap().hand)) {
            games.extend(after_each(&game).into_iter().filter(|(action, _)| *action != Action::Done).map(|it| it.1));
        }
    }
    assert_eq!(results.len(), 324);
}

/// What Tuco may do, and what comes of it.
fn after_each(game: &ColtExpress) -> Vec<(Action, ColtExpress)> {
    let mut legal = Vec::new();
    game.legal(seat(0), &mut legal);
    let after = |action| {
        let mut next = game.clone();
        next.play_legal(seat(0), action, &mut Dice::from_number(0), &mut Silent);
        (action, next)
    };
    legal.into_iter().map(after).collect()
}

#[test]
fn ce_exp_02_by_version_1_kinds_go_in_order_and_every_result_has_one_path() {
    let mut results = Vec::new();
    walk(&all_in_hand(RulesVersion(1)).game, &mut results);
    assert_eq!(results.len(), 324);
    assert_eq!(results.iter().collect::<BTreeSet<_>>().len(), 324);
    let position = experts().by_rules(RulesVersion(1)).hand(0, &cards(Tuco, &[Move, Rob, Shoot, Sheriff]));
    let mut t = keeping(position, "play tuco.rob");
    t.play_as(0, "discard tuco.shoot");
    assert_eq!(t.legal_of(0), ["discard tuco.sheriff", "done"], "without going back");
    assert_eq!(t.refused_as(0, "discard tuco.move"), ("CE-EXP-02", "why-discard-in-order"));
}

/// What Tuco's hand could be when he is done, once for each way to get there.
fn walk(game: &ColtExpress, results: &mut Vec<Vec<String>>) {
    for (action, next) in after_each(game) {
        if action == Action::Done {
            results.push(names(&next.view(eyes(0)).own.unwrap().hand));
        } else {
            walk(&next, results);
        }
    }
}

#[test]
fn ce_exp_03_cards_not_kept_and_all_bullets_go_to_the_discard_pile() {
    let mut hand = cards(Tuco, &[Move, Rob, Shoot]);
    hand.extend([None, None]);
    let mut t = keeping(experts().wounded(Tuco, 3).hand(0, &hand), "play tuco.rob");
    assert_eq!(t.legal_of(0), ["discard tuco.move", "discard tuco.shoot", "done"], "Bullets are no choice");
    t.play_as(0, "discard tuco.shoot");
    assert_eq!(t.sizes(0), (4, 8, 0), "until all are done everything is in the hand");
    assert_eq!(names(&t.own(0).shed), ["tuco.shoot"]);
    keep_all(&mut t);
    let heist = t.right_after(|event| *event == Event::HeistBegan);
    assert_eq!(heist.hand(0), ["tuco.move"]);
    assert_eq!(discard_names(&heist, 0), ["tuco.shoot", "bullet", "bullet"]);
    assert_eq!((heist.sizes(0), names(&heist.own(0).shed).len()), ((1, 8, 3), 0));
    assert!(t.events().contains(&Event::Kept { counts: vec![1, 1, 1] }));
}

#[test]
fn ce_exp_03_even_a_hand_of_bullets_is_asked_and_an_empty_one_is_not() {
    let bullets_only = experts().wounded(Tuco, 1).hand(0, &[Some((Tuco, Rob)), None]);
    let mut t = keeping(bullets_only, "play tuco.rob");
    assert_eq!(t.legal_of(0), ["done"]);
    t.play_as(0, "done");
    assert_eq!(t.refused_as(0, "done"), ("CE-EXP-11", "why-already-decided"));
    let t = keeping(experts().hand(0, &cards(Tuco, &[Rob])), "play tuco.rob");
    assert!(!t.game.to_act().contains(seat(0)));
    assert_eq!(t.game.to_act().iter().map(|seat| seat.index()).collect::<Vec<_>>(), [1, 2]);
    assert_eq!(t.refused_as(0, "done"), ("CE-EXP-02", "why-nothing-to-keep"));
    // Whoever discarded everything has decided, too.
    let mut t = keeping(experts().hand(0, &cards(Tuco, &[Rob, Move])), "play tuco.rob");
    t.play_as(0, "discard tuco.move");
    t.play_as(0, "done");
    assert_eq!(t.refused_as(0, "done"), ("CE-EXP-11", "why-already-decided"));
}

#[test]
fn ce_exp_03_in_the_last_round_nobody_is_asked_and_all_is_discarded() {
    let position = Position::of(&[Tuco, Ghost, Doc])
        .expert()
        .round(5, RoundCard::StationRevenge)
        .wounded(Tuco, 1)
        .hand(0, &[Some((Tuco, Rob)), Some((Tuco, Move)), None])
        .hand(1, &cards(Ghost, &[Rob, Move]))
        .hand(2, &cards(Doc, &[Rob, Move]));
    let mut t = planning(position, 3);
    for act in ["play tuco.rob", "play ghost.rob", "play doc.rob"] {
        t.play(act);
    }
    let heist = t.right_after(|event| *event == Event::HeistBegan);
    assert_eq!(
        (heist.sizes(0), discard_names(&heist, 0)),
        ((0, 8, 2), vec!["tuco.move".to_owned(), "bullet".to_owned()])
    );
    assert_eq!(heist.sizes(1), (0, 8, 1));
    assert!(t.game.to_act().is_empty());
}

#[test]
fn ce_exp_04_resolved_cards_go_to_the_owners_discard_pile_for_all_to_have_seen() {
    let position = quiet(&[Tuco, Ghost, Doc]).expert().at(1, Inside, &[Doc]);
    let t = heist(position, &[(Tuco, Rob), (Ghost, Punch), (Tuco, Climb), (Doc, Move)]);
    assert_eq!(
        (discard_names(&t, 0), discard_names(&t, 1)),
        (vec!["tuco.level".to_owned(), "tuco.rob".to_owned()], vec!["ghost.punch".to_owned()])
    );
    assert_eq!((t.sizes(0), t.sizes(1), t.sizes(2)), ((0, 8, 2), (0, 9, 1), (0, 9, 0)));
    assert_eq!(names(&t.player(0).discard_seen), ["tuco.level", "tuco.rob"]);
    // In the standard game they go onto the deck.
    let t = heist(quiet(&[Tuco, Ghost, Doc]).at(1, Inside, &[Doc]), &[(Tuco, Rob), (Doc, Move)]);
    assert_eq!((t.sizes(0), names(&t.player(0).discard_seen).len()), ((0, 10, 0), 0));
}

#[test]
fn ce_exp_05_bullets_from_players_the_sheriff_and_events_lie_on_top_of_the_deck() {
    let position = quiet(&[Tuco, Ghost, Doc]).expert().at(2, Roof, &[Tuco]).at(0, Roof, &[Ghost]).sheriff(2);
    let t = heist(position, &[(Ghost, Shoot), (Tuco, Climb), (Ghost, Move)]);
    assert_eq!((t.hits(Tuco), t.player(0).bullets_on_top, t.sizes(0)), (2, 2, (0, 11, 1)));
    assert_eq!(bullets(&t.own(0).deck), 2);
    let rebellion = Position::of(&[Tuco, Ghost, Doc]).expert().round(1, RoundCard::Rebellion24).on_top(0, 0);
    let mut told = Vec::new();
    rebellion.incident(&mut Dice::from_number(1), &mut told);
    let (_, after) = told.iter().find(|(event, _)| *event == Event::RoundEnded { round: 1 }).unwrap();
    let players = after.view(Eyes::Bystander).players;
    assert_eq!(players.iter().map(|player| (player.bullets_on_top, player.deck)).collect::<Vec<_>>(), [(1, 11); 3]);
}

#[test]
fn ce_exp_06_at_the_start_of_a_round_hands_are_filled_to_six_or_seven() {
    // Tuco keeps 2, Ghost 1, Doc 1.
    let mut t = keeping(experts().hand(0, &cards(Tuco, &[Rob, Move, Punch])), "play tuco.rob");
    keep_all(&mut t);
    let dealt: Vec<_> = t
        .events()
        .into_iter()
        .filter_map(|event| match event {
            Event::Dealt { seat, count, .. } => Some((seat.index(), count)),
            _ => None,
        })
        .collect();
    assert_eq!(dealt, [(0, 4), (1, 5), (2, 6)]);
    assert_eq!([0, 1, 2].map(|seat| t.sizes(seat).0), [6, 6, 7]);
    // With more than six he draws none and discards none.
    let eight = cards(Tuco, &[Move, Move, Climb, Climb, Shoot, Shoot, Punch, Sheriff, Rob]);
    let mut t = keeping(experts().hand(0, &eight), "play tuco.rob");
    keep_all(&mut t);
    assert_eq!((t.view().rounds.len(), t.sizes(0)), (2, (8, 1, 1)));
}

#[test]
fn ce_exp_07_an_empty_deck_is_made_anew_from_the_discard_pile_and_drawing_goes_on() {
    let discarded = cards(Tuco, &[Move, Climb, Shoot, Punch]);
    let held = cards(Tuco, &[Move, Climb, Shoot, Rob, Sheriff]);
    let mut t = planning(experts().hand(0, &held).discard(0, &discarded), 0);
    assert_eq!(t.sizes(0), (5, 1, 4));
    assert!(t.play("draw").chance);
    assert_eq!(t.sizes(0), (8, 2, 0), "one, then two of the shuffled four");
    assert_eq!(
        t.hand(0).iter().filter(|card| *card == "tuco.rob").count(),
        2,
        "the last card of the deck is in the hand"
    );
    assert_eq!(t.events()[0], Event::Reshuffled { seat: seat(0) });
    // Each of the four is as likely to be drawn.
    let mut punches = BTreeMap::new();
    for seed in 0..2000 {
        let mut t = planning(experts().hand(0, &held).discard(0, &discarded), 0);
        t.dice = Dice::from_number(seed);
        t.play("draw");
        *punches.entry(t.hand(0).contains(&"tuco.punch".to_owned())).or_insert(0u32) += 1;
    }
    assert_shares(&punches, &[(true, 0.5), (false, 0.5)]);
}

#[test]
fn ce_exp_08_never_earlier_than_a_card_is_needed() {
    let discarded = cards(Tuco, &[Move, Climb, Shoot, Punch]);
    let held = cards(Tuco, &[Move, Climb, Shoot]);
    let mut t = planning(experts().hand(0, &held).discard(0, &discarded), 0);
    assert_eq!(t.sizes(0), (3, 3, 4));
    assert!(!t.play("draw").chance, "taking the whole deck needs no dice");
    assert_eq!(t.sizes(0), (6, 0, 4), "the deck is empty and stays so");
    assert!(!t.events().iter().any(|event| matches!(event, Event::Reshuffled { .. })));
    t.play("play ghost.move");
    t.play("play doc.move");
    t.play("draw");
    assert_eq!(t.sizes(0), (9, 1, 0), "now a card is needed");
}

#[test]
fn ce_exp_09_drawing_stops_when_deck_and_discard_pile_are_empty() {
    let nine = cards(Tuco, &[Move, Move, Climb, Climb, Shoot, Shoot, Rob, Punch, Sheriff]);
    let mut t = planning(experts().hand(0, &nine).discard(0, &cards(Tuco, &[Rob])), 0);
    assert_eq!(t.sizes(0), (9, 0, 1));
    assert_eq!(t.legal().last().unwrap(), "draw");
    t.play("draw");
    assert_eq!(t.sizes(0), (10, 0, 0), "one card is all there is");
    let mut ten = nine;
    ten.push(Some((Tuco, Rob)));
    let t = planning(experts().hand(0, &ten), 0);
    assert!(!t.legal().contains(&"draw".to_owned()));
    assert_eq!(t.refused_as(0, "draw"), ("CE-PLAN-06", "why-nothing-to-draw"));
}

#[test]
fn ce_exp_10_a_player_may_look_through_his_own_discard_pile_at_any_time() {
    let discarded = cards(Tuco, &[Move, Sheriff]);
    let position = || experts().wounded(Tuco, 1).discard(0, &discarded).discard(0, &[None]);
    let expected = ["tuco.move", "tuco.sheriff", "bullet"];
    let planning_now = planning(position().hand(0, &cards(Tuco, &[Rob, Punch])), 0);
    let keeping_now = keeping(position().hand(0, &cards(Tuco, &[Rob, Punch])), "play tuco.rob");
    let heist_now = heist(position().at(1, Inside, &[Doc]), &[(Doc, Climb), (Doc, Sheriff), (Ghost, Punch)]);
    for t in [planning_now, keeping_now, heist_now] {
        assert_eq!(discard_names(&t, 0), expected);
        assert_eq!((t.player(0).discard, names(&t.player(0).discard_seen).len()), (3, 0), "others see a number");
    }
}

#[test]
fn ce_exp_11_keeping_is_decided_before_the_heist_and_the_next_round_card() {
    let mut t = keeping(experts().hand(0, &cards(Tuco, &[Rob, Move])), "play tuco.rob");
    assert!(!t.events().contains(&Event::HeistBegan));
    assert_eq!((t.view().rounds.len(), t.view().stack.iter().filter(|card| card.resolved).count()), (1, 0));
    assert_eq!(t.game.to_act().len(), 3, "all at once");
    // In any order, and nothing happens before the last is done.
    t.play_as(2, "done");
    t.play_as(0, "discard tuco.move");
    t.play_as(1, "done");
    assert!(!t.events().contains(&Event::HeistBegan));
    assert_eq!(t.refused_as(2, "discard doc.move"), ("CE-EXP-11", "why-already-decided"));
    assert!(t.play_as(0, "done").revealed);
    assert!(t.events().contains(&Event::HeistBegan));
    assert_eq!(t.view().rounds.len(), 2);
}

#[test]
fn ce_exp_12_bullets_received_since_the_last_draw_come_first_and_nothing_is_shuffled() {
    for seed in 0..40 {
        let mut t = planning(experts().wounded(Tuco, 3).on_top(0, 2).hand(0, &cards(Tuco, &[Move])), 0);
        t.dice = Dice::from_number(seed);
        assert_eq!(t.player(0).bullets_on_top, 2);
        t.play("draw");
        assert!(bullets(&t.own(0).hand) >= 2);
        assert_eq!((t.player(0).bullets_on_top, t.player(0).bullets_in_hand, t.sizes(0)), (0, 2, (4, 9, 0)));
    }
    // More on top than are drawn.
    let mut t = planning(experts().wounded(Tuco, 5).on_top(0, 5).hand(0, &cards(Tuco, &[Move])), 0);
    assert!(!t.play("draw").is_barrier(), "everybody knows what was drawn");
    assert_eq!(
        (t.hand(0), t.player(0).bullets_on_top),
        (vec!["tuco.move".to_owned(), "bullet".to_owned(), "bullet".to_owned(), "bullet".to_owned()], 2)
    );
    // Bullets that were shuffled in are anywhere.
    let mut drawn = BTreeMap::new();
    for seed in 0..2000 {
        let mut t = planning(experts().wounded(Tuco, 2).hand(0, &cards(Tuco, &[Move])), 0);
        t.dice = Dice::from_number(seed);
        t.play("draw");
        *drawn.entry(u32::from(bullets(&t.own(0).hand))).or_insert(0u32) += 1;
    }
    assert_shares(&drawn, &[0, 1, 2].map(|hits| (hits, hypergeometric(11, 2, 3, hits))));
}

#[test]
fn ce_exp_12_round_1_begins_with_a_shuffled_deck_of_ten() {
    let options = Options::for_players(3).expert().cast(Cast::Chosen(vec![Tuco, Ghost, Doc]));
    let mut sheriffs = BTreeMap::new();
    for seed in 0..1500 {
        let t = deal(&options, seed);
        assert_eq!([0, 1, 2].map(|seat| t.sizes(seat)), [(6, 4, 0), (6, 4, 0), (7, 3, 0)]);
        *sheriffs.entry(t.hand(0).contains(&"tuco.sheriff".to_owned())).or_insert(0u32) += 1;
    }
    assert_shares(&sheriffs, &[(true, 0.6), (false, 0.4)]);
}

#[test]
fn ce_exp_13_all_at_the_table_are_experts_or_nobody_is() {
    for players in 3..=6 {
        for expert in [false, true] {
            let options = Options::for_players(players);
            let mut t = deal(&if expert { options.expert() } else { options }, 21);
            assert_eq!(t.view().expert, expert);
            t.until(|game| game.view(Eyes::Bystander).rounds.len() == 2);
            let ended = t.right_after(|event| matches!(event, Event::RoundEnded { .. })).view();
            assert!(ended.players.iter().all(|player| (player.discard > 0) == expert), "everybody or nobody");
            assert_eq!(t.events().iter().any(|event| matches!(event, Event::Kept { .. })), expert);
        }
    }
    // It is one choice of the host, which two players do not have.
    let two = Values::new().with("players", Value::Number(2)).with("expert", Value::Flag(false));
    assert!(Options::choose(&two).is_err());
    let forced = Options { expert: false, ..Options::for_players(2) };
    assert!(ColtExpress::new(&forced, &mut Dice::from_number(0)).is_err());
}

#[test]
fn ce_exp_14_bullets_in_the_discard_pile_become_part_of_the_new_deck() {
    let mut bullets_drawn = BTreeMap::new();
    for seed in 0..2000 {
        let mut discarded = cards(Tuco, &[Move, Climb, Shoot]);
        discarded.extend([None, None]);
        let held = cards(Tuco, &[Move, Climb, Shoot, Rob, Rob, Punch, Sheriff]);
        let mut t = planning(experts().wounded(Tuco, 2).hand(0, &held).discard(0, &discarded), 0);
        t.dice = Dice::from_number(seed);
        assert_eq!(t.sizes(0), (7, 0, 5));
        t.play("draw");
        assert_eq!((t.sizes(0), t.player(0).bullets_in_hand), ((10, 2, 0), 0), "no Bullet is known any more");
        assert_eq!(bullets(&t.own(0).hand) + bullets(&t.own(0).deck), 2);
        *bullets_drawn.entry(u32::from(bullets(&t.own(0).hand))).or_insert(0u32) += 1;
    }
    assert_shares(&bullets_drawn, &[0, 1, 2].map(|hits| (hits, hypergeometric(5, 2, 3, hits))));
}

#[test]
fn a_kept_card_is_known_to_be_an_action_card_until_it_may_have_been_played() {
    let mut t = keeping(experts().hand(0, &cards(Tuco, &[Rob, Move, Punch])), "play tuco.rob");
    keep_all(&mut t);
    assert_eq!([0, 1, 2].map(|seat| t.player(seat).actions_in_hand), [2, 1, 1]);
    t.until(|game| game.to_act().contains(seat(0)));
    let card: Vec<String> = t.legal().into_iter().filter(|option| option.starts_with("play")).collect();
    t.play(&card[0]);
    assert_eq!(t.player(0).actions_in_hand, 1);
}
