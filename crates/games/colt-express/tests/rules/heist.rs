//! The Heist in general, Move, Change Level and the Sheriff card (CE-HEIST, CE-MOVE, CE-LEVEL, CE-SCARD).

use crate::common::*;
use colt_express::data::{Character, Direction, Incident, Kind, Level, Loot, RoundCard};
use colt_express::view::{Ask, Phase};
use colt_express::{Event, Idle, Position, Shooter};
use table::{Eyes, Played};

const FOUR: [Character; 4] = [Doc, Belle, Tuco, Ghost];

fn turned(index: usize, who: Character, kind: Kind) -> Event {
    Event::Turned { seat: seat(index), card: card(who, kind), hidden: false }
}

/// The owners of the cards, in the order in which these were turned.
fn order(t: &Table) -> Vec<(Character, Kind)> {
    t.events()
        .iter()
        .filter_map(|event| match event {
            Event::Turned { card, .. } => Some((card.owner, card.kind)),
            _ => None,
        })
        .collect()
}

fn units(verb: &str, units: impl IntoIterator<Item = u8>) -> Vec<String> {
    units.into_iter().map(|unit| format!("{verb} {unit}")).collect()
}

/// Neighbours of a Unit on a train whose Locomotive is `last`, the rearward one first.
fn neighbours(unit: u8, last: u8) -> Vec<u8> {
    (0..=last).filter(|other| other.abs_diff(unit) == 1).collect()
}

// ------------------------------------------------------------------------------ Heist in general

#[test]
fn ce_heist_01_cards_are_resolved_in_the_order_in_which_they_were_played() {
    let cards =
        [(Ghost, Climb), (Doc, Climb), (Ghost, Climb), (Belle, Rob), (Tuco, Climb), (Doc, Climb), (Belle, Climb)];
    let t = heist(quiet(&FOUR), &cards);
    assert_eq!(order(&t), cards);
    assert_eq!([Doc, Belle, Tuco, Ghost].map(|who| t.spot(who).1), [Inside, Roof, Roof, Inside]);
    assert_eq!(t.events()[0], Event::HeistBegan);
}

#[test]
fn ce_heist_02_a_face_down_card_is_revealed_only_when_its_resolution_begins() {
    let position = quiet(&FOUR).at(2, Inside, &[Doc]).stack(&[
        (Doc, Move, Up),
        (Tuco, Climb, Down),
        (Doc, Move, Down),
        (Belle, Rob, Down),
    ]);
    let mut t = heist(position, &[]);
    assert_eq!(t.stack(Eyes::Bystander), ["doc.move", "?", "?", "?"]);
    assert_eq!(t.stack(Eyes::Seat(seat(2))), ["doc.move", "tuco.level", "?", "?"]);
    assert_eq!(t.play("move 1"), Played { chance: false, revealed: true });
    assert_eq!(t.stack(Eyes::Bystander), ["doc.move", "tuco.level", "doc.move", "?"]);
    assert_eq!(t.view().stack[2].face, Up);
    let resolved: Vec<bool> = t.view().stack.iter().map(|laid| laid.resolved).collect();
    assert_eq!(resolved, [true, true, false, false]);
    let event = Event::Turned { seat: seat(2), card: card(Tuco, Climb), hidden: true };
    assert!(t.events().contains(&event));
    assert_eq!(t.right_after(|told| *told == event).stack(Eyes::Bystander), ["doc.move", "tuco.level", "?", "?"]);
}

#[test]
fn ce_heist_02_turning_a_face_up_card_tells_nobody_anything_new() {
    let position = quiet(&FOUR).at(2, Inside, &[Doc, Tuco]);
    let mut t = heist(position, &[(Doc, Move), (Tuco, Move)]);
    assert_eq!(t.play("move 1"), Played::QUIET);
    assert!(t.events().contains(&turned(2, Tuco, Move)));
}

#[test]
fn ce_heist_03_the_owner_of_the_card_makes_every_choice_of_its_resolution() {
    let position = quiet(&FOUR).at(2, Inside, &FOUR).treasure(Ghost, 1, 0).first(2);
    let mut t = heist(position, &[(Tuco, Punch), (Belle, Sheriff)]);
    let asks = [
        ("punch ghost", Ask::Card),
        ("knock jewel", Ask::Knock { victim: Ghost }),
        ("push forward", Ask::Push { victim: Ghost }),
    ];
    for (choice, ask) in asks {
        assert_eq!(t.acting(), [2]);
        assert_eq!(t.view().phase, Phase::Resolving { card: card(Tuco, Punch), ask });
        for other in [0, 1, 3] {
            assert_eq!(t.refused_as(other, choice).rule.0, "CE-HEIST-03");
            assert_eq!(t.legal_of(other), [""; 0]);
        }
        t.play(choice);
    }
    // The Sheriff stands in the Locomotive: his only way is rearward, where he meets Ghost.
    assert_eq!(t.spot(Ghost), (3, Roof));
    assert_eq!(t.view().sheriff, Some(3));
}

#[test]
fn ce_heist_04_choices_are_made_in_the_situation_at_the_time() {
    let position = quiet(&FOUR).at(2, Inside, &[Doc]).sheriff(0);
    let mut t = heist(position.at(4, Inside, &[Belle, Tuco, Ghost]), &[(Doc, Move), (Doc, Climb), (Doc, Move)]);
    assert_eq!(t.legal(), ["move 1", "move 3"]);
    t.play("move 1");
    assert_eq!(t.spot(Doc), (1, Roof));
    assert_eq!(t.legal(), ["move 0", "move 2", "move 3", "move 4"]);
    t.play("move 4");
    assert_eq!(t.spot(Doc), (4, Roof));
}

#[test]
fn ce_heist_05_an_action_that_is_possible_must_be_carried_out() {
    let position =
        || quiet(&FOUR).at(2, Inside, &[Doc, Tuco, Ghost]).at(1, Inside, &[Belle]).sheriff(3).loot(2, Inside, 1, 1, 0);
    for (kind, legal) in [
        (Move, &["move 1", "move 3"][..]),
        (Sheriff, &["sheriff 2", "sheriff 4"]),
        (Rob, &["rob purse", "rob jewel"]),
        (Punch, &["punch ghost", "punch tuco"]),
    ] {
        let t = heist(position(), &[(Doc, kind)]);
        assert_eq!(t.legal(), legal);
        for way_out in ["pass", "leave", "draw", "done"] {
            assert_eq!(t.refused_as(0, way_out).rule.0, "CE-HEIST-05", "{kind}: {way_out}");
        }
    }
    // One option is no choice: Belle is shot, although Doc might not like it.
    let t = heist(position(), &[(Doc, Shoot)]);
    assert_eq!((t.hits(Belle), t.bandit(Doc).bullets), (1, 5));
    // Down to the Sheriff, although that hurts.
    let t = heist(quiet(&FOUR).at(3, Roof, &[Doc]).sheriff(3), &[(Doc, Climb)]);
    assert_eq!((t.spot(Doc), t.hits(Doc)), ((3, Roof), 1));
}

#[test]
fn ce_heist_05_another_action_than_that_of_the_card_is_refused() {
    let t = heist(quiet(&FOUR).at(2, Inside, &[Doc]), &[(Doc, Move)]);
    for other in ["sheriff 3", "shoot tuco", "rob jewel", "punch tuco", "play doc.move", "push forward", "move 1 "] {
        if other.ends_with(' ') {
            assert!(other.parse::<colt_express::Action>().is_err());
        } else {
            assert_eq!(t.refused_as(0, other).rule.0, "CE-HEIST-05", "{other}");
        }
    }
}

#[test]
fn ce_heist_06_a_card_that_cannot_be_carried_out_has_no_effect() {
    let position = quiet(&FOUR).at(2, Roof, &[Doc]).at(0, Inside, &[Belle, Tuco, Ghost]).loot(2, Inside, 2, 1, 0);
    for (kind, why) in [(Shoot, Idle::NoTarget), (Rob, Idle::NoLoot), (Punch, Idle::NobodyHere)] {
        let t = heist(position.clone(), &[(Doc, kind)]);
        assert_eq!(t.story(), [turned(0, Doc, kind), Event::Idle { card: card(Doc, kind), why }]);
        assert_eq!((t.spot(Doc), t.bandit(Doc).bullets, t.bandit(Doc).purses), ((2, Roof), 6, 1));
        assert_eq!((t.location(2, Inside).purses, t.location(2, Inside).jewels), (2, 1));
    }
    let empty = position.fired(Doc, 0, Tuco).at(4, Roof, &[Ghost]);
    let t = heist(empty, &[(Doc, Shoot)]);
    assert_eq!(t.story()[1], Event::Idle { card: card(Doc, Shoot), why: Idle::NoBullet });
    assert_eq!(t.hits(Ghost), 0);
}

#[test]
fn ce_heist_07_a_resolved_card_goes_back_to_its_owners_deck() {
    let position = quiet(&FOUR).at(2, Inside, &[Belle]);
    let t = heist(position, &[(Doc, Climb), (Tuco, Rob), (Belle, Move)]);
    assert_eq!(t.view().phase, Phase::Resolving { card: card(Belle, Move), ask: Ask::Card });
    let first = t.right_after(|event| *event == turned(0, Doc, Climb));
    assert_eq!((first.player(0).deck, first.player(1).deck, first.player(2).deck), (9, 9, 9));
    let second = t.right_after(|event| *event == turned(2, Tuco, Rob));
    assert_eq!((second.player(0).deck, second.player(1).deck, second.player(2).deck), (10, 9, 9));
    assert_eq!((t.player(0).deck, t.player(1).deck, t.player(2).deck), (10, 9, 10));
    assert_eq!(t.deck(0), ten_cards(Doc));
    assert_eq!((t.player(0).discard, t.player(0).hand), (0, 0));
}

#[test]
fn ce_heist_07_a_card_resolved_by_a_choice_goes_back_too() {
    let position = quiet(&FOUR).at(2, Inside, &[Doc, Belle]);
    let mut t = heist(position, &[(Doc, Move), (Belle, Move)]);
    assert_eq!((t.player(0).deck, t.player(1).deck), (9, 9));
    t.play("move 1");
    assert_eq!((t.player(0).deck, t.player(1).deck), (10, 9));
    assert_eq!(t.deck(0), ten_cards(Doc));
}

#[test]
fn ce_heist_08_a_card_is_resolved_with_all_its_consequences_before_the_next() {
    let cast = [Django, Doc, Belle, Tuco];
    let position = quiet(&cast).at(2, Inside, &[Django]).at(1, Inside, &[Doc]).at(4, Roof, &[Belle, Tuco]).sheriff(0);
    let t = heist(position, &[(Django, Shoot), (Doc, Rob)]);
    assert_eq!(
        t.story(),
        [
            turned(0, Django, Shoot),
            Event::Hit { who: Doc, by: Shooter::Bandit(Django) },
            Event::Pushed { who: Doc, level: Inside, from: 1, to: 0 },
            Event::Hit { who: Doc, by: Shooter::Neutral },
            Event::Fled { who: Doc, unit: 0 },
            turned(1, Doc, Rob),
            Event::Idle { card: card(Doc, Rob), why: Idle::NoLoot },
        ]
    );
}

#[test]
fn ce_heist_09_an_empty_stack_skips_the_heist_and_the_event_follows() {
    let position = Position::of(&FOUR).round(2, RoundCard::Braking24).at(1, Roof, &[Doc]);
    let t = heist(position, &[]);
    assert_eq!(
        t.story(),
        [
            Event::HeistSkipped,
            Event::IncidentBegan(Incident::Braking),
            Event::Pushed { who: Doc, level: Roof, from: 1, to: 2 }
        ]
    );
    assert_eq!((t.spot(Doc), t.view().rounds.len()), ((2, Roof), 3));
}

#[test]
fn ce_heist_10_move_change_level_and_sheriff_cards_are_always_possible() {
    for unit in 0..=3 {
        for level in Level::ALL {
            for sheriff in 0..=3 {
                if level == Inside && unit == sheriff {
                    continue;
                }
                for kind in [Move, Climb, Sheriff] {
                    let elsewhere = if unit == 0 { 3 } else { 0 };
                    let position = quiet(&[Doc, Belle, Tuco]).at(elsewhere, Roof, &[Belle, Tuco]);
                    let mut t = heist(position.at(unit, level, &[Doc]).sheriff(sheriff), &[(Doc, kind)]);
                    if t.view().rounds.len() == 1 {
                        let choice = t.legal()[0].clone();
                        t.play(&choice);
                    }
                    assert!(!t.events().iter().any(|event| matches!(event, Event::Idle { .. })));
                    match kind {
                        Move => assert_ne!(t.spot(Doc).0, unit),
                        Climb => assert_eq!(t.spot(Doc).0, unit),
                        _ => assert_eq!(t.view().sheriff.unwrap().abs_diff(sheriff), 1),
                    }
                }
            }
        }
    }
}

// ------------------------------------------------------------------------------------------ Move

#[test]
fn ce_move_01_inside_a_bandit_moves_to_an_adjacent_unit() {
    for unit in 0..=4 {
        let position = quiet(&FOUR).at(unit, Inside, &[Doc]).at((unit + 2) % 5, Roof, &[Belle, Tuco, Ghost]);
        let position = position.sheriff((unit + 2) % 5);
        let there = neighbours(unit, 4);
        if let [only] = there[..] {
            let t = heist(position, &[(Doc, Move)]);
            assert_eq!(t.spot(Doc), (only, Inside));
            assert_eq!(
                t.story(),
                [turned(0, Doc, Move), Event::Moved { who: Doc, level: Inside, from: unit, to: only }]
            );
            continue;
        }
        for &to in &there {
            let mut t = heist(position.clone(), &[(Doc, Move)]);
            assert_eq!(t.legal(), units("move", there.clone()));
            t.play(format!("move {to}"));
            assert_eq!(t.spot(Doc), (to, Inside));
            assert_eq!(t.story()[1], Event::Moved { who: Doc, level: Inside, from: unit, to });
        }
    }
    let t = heist(quiet(&FOUR).at(2, Inside, &[Doc]), &[(Doc, Move)]);
    for far in ["move 0", "move 4"] {
        assert_eq!(t.refused_as(0, far).rule.0, "CE-MOVE-01");
    }
}

#[test]
fn ce_move_02_on_the_roofs_a_bandit_runs_one_to_three_units_either_way() {
    let six = [Doc, Belle, Tuco, Ghost, Django, Cheyenne];
    for unit in 0..=6u8 {
        let within: Vec<u8> = (0..=6u8).filter(|other| (1..=3).contains(&other.abs_diff(unit))).collect();
        for &to in &within {
            let mut t = heist(quiet(&six).at(unit, Roof, &[Doc]), &[(Doc, Move)]);
            assert_eq!(t.legal(), units("move", within.clone()));
            t.play(format!("move {to}"));
            assert_eq!(t.spot(Doc), (to, Roof));
            assert_eq!(t.story()[1], Event::Moved { who: Doc, level: Roof, from: unit, to });
        }
    }
    let t = heist(quiet(&six).at(1, Roof, &[Doc]), &[(Doc, Move)]);
    assert_eq!(t.refused_as(0, "move 5").rule.0, "CE-MOVE-02");
    assert_eq!(t.refused_as(0, "move 6").rule.0, "CE-MOVE-02");
}

#[test]
fn ce_move_03_staying_where_he_is_is_not_allowed() {
    for level in Level::ALL {
        let t = heist(quiet(&FOUR).at(2, level, &[Doc]), &[(Doc, Move)]);
        assert!(!t.legal().contains(&"move 2".to_owned()));
        assert_eq!(t.refused_as(0, "move 2").rule.0, "CE-MOVE-03");
    }
    // Even when the only way is to the Sheriff, at either end of the train.
    for (unit, sheriff) in [(0, 1), (4, 3)] {
        let position = quiet(&FOUR).at(2, Roof, &[Belle, Tuco, Ghost]).at(unit, Inside, &[Doc]).sheriff(sheriff);
        let t = heist(position, &[(Doc, Move)]);
        assert_eq!((t.spot(Doc), t.hits(Doc)), ((sheriff, Roof), 1));
    }
}

#[test]
fn ce_move_04_a_move_keeps_the_level_unless_the_sheriff_is_there() {
    for (level, sheriff, after, hits) in
        [(Inside, 4, Inside, 0), (Roof, 4, Roof, 0), (Inside, 1, Roof, 1), (Roof, 1, Roof, 0)]
    {
        let mut t = heist(quiet(&FOUR).at(2, level, &[Doc]).sheriff(sheriff), &[(Doc, Move)]);
        t.play("move 1");
        assert_eq!((t.spot(Doc), t.hits(Doc)), ((1, after), hits), "{level} {sheriff}");
    }
}

#[test]
fn ce_move_05_nobody_and_nothing_on_the_way_hinders_a_roof_run() {
    let six = [Doc, Belle, Tuco, Ghost, Django, Cheyenne];
    let position =
        quiet(&six).at(5, Roof, &[Doc]).at(4, Roof, &[Belle]).at(3, Roof, &[Tuco, Ghost]).at(3, Inside, &[Django]);
    let position = position.sheriff(4).loot(4, Roof, 1, 1, 0).loot(3, Roof, 0, 1, 1).at(0, Inside, &[Cheyenne]);
    let before = heist(position.clone(), &[(Doc, Move)]);
    let mut t = heist(position, &[(Doc, Move)]);
    assert_eq!(t.legal(), ["move 2", "move 3", "move 4", "move 6"]);
    t.play("move 2");
    assert_eq!(t.story(), [turned(0, Doc, Move), Event::Moved { who: Doc, level: Roof, from: 5, to: 2 }]);
    assert_eq!((t.spot(Doc), t.hits(Doc), t.view().neutral_bullets), ((2, Roof), 0, 13));
    for unit in [3, 4] {
        assert_eq!(t.location(unit, Roof), before.location(unit, Roof));
    }
}

// ---------------------------------------------------------------------------------- Change Level

#[test]
fn ce_level_01_up_or_down_in_the_same_unit_without_a_choice() {
    for unit in 0..=4 {
        let elsewhere = (unit + 1) % 5;
        for (from, to) in [(Inside, Roof), (Roof, Inside)] {
            let position = quiet(&FOUR).at(elsewhere, Roof, &[Belle, Tuco, Ghost]).at(unit, from, &[Doc]);
            let t = heist(position.sheriff(elsewhere), &[(Doc, Climb)]);
            assert_eq!(t.spot(Doc), (unit, to));
            assert_eq!(t.story(), [turned(0, Doc, Climb), Event::Climbed { who: Doc, unit, to }]);
            assert_eq!(t.view().rounds.len(), 2, "nobody was asked");
        }
    }
}

#[test]
fn ce_level_02_going_down_to_the_sheriff_costs_a_bullet_and_leads_back_up() {
    let position = quiet(&FOUR).at(2, Roof, &[Doc]).sheriff(2);
    let t = heist(position.clone(), &[(Doc, Climb)]);
    assert_eq!(
        t.story(),
        [
            turned(0, Doc, Climb),
            Event::Climbed { who: Doc, unit: 2, to: Inside },
            Event::Hit { who: Doc, by: Shooter::Neutral },
            Event::Fled { who: Doc, unit: 2 },
        ]
    );
    assert_eq!((t.spot(Doc), t.hits(Doc), t.view().neutral_bullets), ((2, Roof), 1, 12));
    let t = heist(position.neutral(0), &[(Doc, Climb)]);
    assert_eq!((t.spot(Doc), t.hits(Doc), t.view().neutral_bullets), ((2, Roof), 0, 0));
}

// ---------------------------------------------------------------------------------- Sheriff card

#[test]
fn ce_scard_01_the_sheriff_moves_exactly_one_unit_the_way_the_owner_chooses() {
    for to in [1, 3] {
        let mut t = heist(quiet(&FOUR).sheriff(2), &[(Tuco, Sheriff)]);
        assert_eq!((t.actor().index(), t.legal()), (2, vec!["sheriff 1".to_owned(), "sheriff 3".to_owned()]));
        for bad in ["sheriff 0", "sheriff 2", "sheriff 4", "sheriff 5"] {
            assert_eq!(t.refused_as(2, bad).rule.0, "CE-SCARD-01", "{bad}");
        }
        t.play(format!("sheriff {to}"));
        assert_eq!(t.view().sheriff, Some(to));
        assert_eq!(t.story(), [turned(2, Tuco, Sheriff), Event::SheriffMoved { by: Some(Tuco), from: 2, to }]);
    }
    for (end, next) in [(0, 1), (4, 3)] {
        let position = quiet(&FOUR).at(2, Roof, &FOUR).sheriff(end);
        let t = heist(position, &[(Tuco, Sheriff)]);
        assert_eq!(t.view().sheriff, Some(next), "one direction, no choice");
        assert_eq!(t.story()[1], Event::SheriffMoved { by: Some(Tuco), from: end, to: next });
    }
}

#[test]
fn ce_scard_02_the_sheriff_may_enter_and_leave_every_unit() {
    for from in 0..=4 {
        for to in neighbours(from, 4) {
            let mut t = heist(quiet(&FOUR).at(2, Roof, &FOUR).sheriff(from), &[(Tuco, Sheriff)]);
            if t.view().rounds.len() == 1 {
                assert_eq!(t.legal(), units("sheriff", neighbours(from, 4)));
                t.play(format!("sheriff {to}"));
            }
            assert_eq!(t.view().sheriff, Some(to));
        }
    }
}

#[test]
fn ce_scard_03_all_bandits_inside_the_unit_he_enters_meet_him() {
    let position = quiet(&FOUR).at(1, Inside, &[Doc, Tuco]).at(2, Inside, &[Belle]).at(3, Roof, &[Ghost]).sheriff(0);
    let t = heist(position, &[(Doc, Sheriff)]);
    assert_eq!(
        t.story(),
        [
            turned(0, Doc, Sheriff),
            Event::SheriffMoved { by: Some(Doc), from: 0, to: 1 },
            Event::Hit { who: Tuco, by: Shooter::Neutral },
            Event::Hit { who: Doc, by: Shooter::Neutral },
            Event::Fled { who: Tuco, unit: 1 },
            Event::Fled { who: Doc, unit: 1 },
        ]
    );
    assert_eq!([Doc, Tuco, Belle, Ghost].map(|who| t.spot(who)), [(1, Roof), (1, Roof), (2, Inside), (3, Roof)]);
    assert_eq!([Doc, Tuco, Belle, Ghost].map(|who| t.hits(who)), [1, 1, 0, 0]);
}

#[test]
fn ce_scard_04_bandits_on_roofs_are_not_affected() {
    let position = quiet(&FOUR).at(1, Roof, &[Doc, Tuco]).at(0, Roof, &[Belle]).at(2, Roof, &[Ghost]).sheriff(0);
    let t = heist(position, &[(Doc, Sheriff)]);
    assert_eq!(t.story(), [turned(0, Doc, Sheriff), Event::SheriffMoved { by: Some(Doc), from: 0, to: 1 }]);
    assert_eq!([Doc, Tuco, Belle, Ghost].map(|who| t.spot(who)), [(1, Roof), (1, Roof), (0, Roof), (2, Roof)]);
    assert_eq!((FOUR.map(|who| t.hits(who)), t.view().neutral_bullets), ([0; 4], 13));
}

#[test]
fn ce_heist_05_a_push_off_the_train_or_without_loot_is_refused() {
    let position = quiet(&FOUR).at(2, Inside, &[Doc, Tuco]).at(0, Roof, &[Belle, Ghost]).treasure(Tuco, 1, 0);
    let mut t = heist(position, &[(Doc, Punch)]);
    assert_eq!(t.legal(), [Loot::Purse, Loot::Jewel].map(|loot| format!("knock {loot}")));
    t.play("knock jewel");
    assert_eq!(t.legal(), Direction::ALL.map(|direction| format!("push {direction}")));
    assert_eq!(t.refused_as(0, "pass").rule.0, "CE-PUNCH-06");
}
