//! Worked examples of the rules, each with its exact result: who is shot, robbed and punched, what it comes to in the
//! end, experts and two players.

use std::collections::BTreeMap;

use crate::common::*;
use colt_express::data::RoundCard;
use colt_express::{Event, Idle, Position, Shooter};
use table::{Eyes, Game};

#[test]
fn ce_ex_30_inside_only_the_adjacent_units_can_be_hit() {
    let position = quiet(&[Doc, Ghost, Tuco, Cheyenne, Django, Belle])
        .at(2, Inside, &[Doc, Django])
        .at(1, Inside, &[Ghost])
        .at(3, Inside, &[Tuco])
        .at(4, Inside, &[Cheyenne])
        .at(3, Roof, &[Belle]);
    let t = heist(position, &[(Doc, Shoot)]);
    assert_eq!(t.legal(), ["shoot ghost", "shoot tuco"]);
    assert_eq!(t.refused_as(0, "shoot django"), ("CE-SHOOT-07", "why-same-unit"));
    assert_eq!(t.refused_as(0, "shoot cheyenne"), ("CE-SHOOT-02", "why-too-far-inside"));
    assert_eq!(t.refused_as(0, "shoot belle"), ("CE-SHOOT-07", "why-other-level"));
}

#[test]
fn ce_ex_31_belle_is_spared_by_somebody_in_the_other_direction() {
    let position = quiet(&[Doc, Belle, Ghost, Tuco]).at(2, Roof, &[Doc]).at(1, Roof, &[Belle]).at(4, Roof, &[Ghost]);
    let t = heist(position, &[(Doc, Shoot)]);
    assert_eq!(t.story()[1..], [Event::Hit { who: Ghost, by: Shooter::Bandit(Doc) }]);
}

#[test]
fn ce_ex_33_belle_is_spared_by_company() {
    let position = quiet(&[Doc, Belle, Tuco]).at(1, Roof, &[Doc]).at(3, Roof, &[Belle, Tuco]);
    let t = heist(position, &[(Doc, Shoot)]);
    assert_eq!(t.story()[1..], [Event::Hit { who: Tuco, by: Shooter::Bandit(Doc) }]);
}

#[test]
fn ce_ex_34_belle_is_shot_through_the_roof_unless_doc_is_in_reach() {
    let position = quiet(&[Tuco, Belle, Doc]).at(2, Inside, &[Tuco]).at(2, Roof, &[Belle]).at(0, Inside, &[Doc]);
    let t = heist(position.clone(), &[(Tuco, Shoot)]);
    assert_eq!(t.story()[1..], [Event::Hit { who: Belle, by: Shooter::Bandit(Tuco) }]);
    let t = heist(position.sheriff(0).at(3, Inside, &[Doc]), &[(Tuco, Shoot)]);
    assert_eq!(t.story()[1..], [Event::Hit { who: Doc, by: Shooter::Bandit(Tuco) }]);
}

#[test]
fn ce_ex_35_tuco_on_a_roof_sees_below_him_and_along() {
    let position = quiet(&[Tuco, Doc, Ghost, Cheyenne, Django])
        .at(2, Roof, &[Tuco, Cheyenne])
        .at(2, Inside, &[Doc])
        .at(3, Inside, &[Ghost])
        .at(0, Roof, &[Django]);
    let t = heist(position, &[(Tuco, Shoot)]);
    assert_eq!(t.legal(), ["shoot django", "shoot doc"]);
    assert_eq!(t.refused_as(0, "shoot ghost"), ("CE-SHOOT-07", "why-other-level"));
    assert_eq!(t.refused_as(0, "shoot cheyenne"), ("CE-SHOOT-07", "why-same-unit"));
}

#[test]
fn ce_ex_36_without_bullets_nothing_happens_and_django_does_not_push() {
    for shooter in [Doc, Django] {
        let position =
            quiet(&[shooter, Ghost, Tuco]).at(2, Inside, &[shooter]).at(1, Inside, &[Ghost]).fired(shooter, 0, Tuco);
        let t = heist(position, &[(shooter, Shoot), (shooter, Move)]);
        assert_eq!(t.story()[1], Event::Idle { card: card(shooter, Shoot), why: Idle::NoBullet });
        assert_eq!((t.hits(Ghost), t.spot(Ghost), t.bandit(shooter).bullets), (0, (1, Inside), 0));
    }
}

#[test]
fn ce_ex_38_django_pushes_inside_up_to_the_caboose() {
    let position = quiet(&[Django, Ghost, Tuco]).at(2, Inside, &[Django]).at(1, Inside, &[Ghost]).at(3, Roof, &[Tuco]);
    let t = heist(position, &[(Django, Shoot), (Django, Move)]);
    assert_eq!((t.spot(Ghost), t.bandit(Ghost).hits.to_vec()), ((0, Inside), vec![(Django, 1)]));
    let next = quiet(&[Django, Ghost, Tuco]).at(1, Inside, &[Django]).at(0, Inside, &[Ghost]).at(3, Roof, &[Tuco]);
    let t = heist(next.fired(Django, 5, Ghost), &[(Django, Shoot), (Django, Move)]);
    assert_eq!((t.spot(Ghost), t.bandit(Ghost).hits.to_vec()), ((0, Inside), vec![(Django, 2)]));
}

#[test]
fn ce_ex_39_django_pushes_along_the_roofs_up_to_the_locomotive() {
    let position = quiet(&[Django, Doc, Ghost, Tuco]).at(0, Roof, &[Django]).at(3, Roof, &[Doc]);
    let t = heist(position, &[(Django, Shoot), (Django, Shoot), (Django, Move)]);
    let spots: Vec<_> = t
        .told
        .iter()
        .filter(|(event, _)| matches!(event, Event::Pushed { .. } | Event::Hit { .. }))
        .map(|(_, after)| after.view(Eyes::Bystander).bandit(Doc).unwrap().unit)
        .collect();
    assert_eq!(spots, [Some(3), Some(4), Some(4)], "hit, pushed, hit");
    assert_eq!((t.spot(Doc), t.hits(Doc)), ((4, Roof), 2));
}

#[test]
fn ce_ex_40_no_encounter_on_a_roof() {
    let position = quiet(&[Django, Tuco, Doc]).at(3, Roof, &[Django]).at(2, Roof, &[Tuco]).sheriff(1);
    let t = heist(position, &[(Django, Shoot), (Django, Move)]);
    assert_eq!((t.spot(Tuco), t.hits(Tuco), t.view().neutral_bullets), ((1, Roof), 1, 13));
}

#[test]
fn ce_ex_50_the_strongbox_inside_is_out_of_reach_from_the_roof() {
    let position = quiet(&[Doc, Ghost, Tuco, Belle]).at(4, Roof, &[Doc]).loot(4, Inside, 0, 0, 1);
    let t = heist(position, &[(Doc, Rob), (Doc, Move)]);
    assert_eq!(t.story()[1], Event::Idle { card: card(Doc, Rob), why: Idle::NoLoot });
    assert_eq!((t.loot_of(Doc), t.pile(4, Inside)), ((1, 0, 0), (0, 0, 1, 0)));
}

/// Ghost punches Tuco, who has two Purses and a Jewel, at 2I; the Sheriff is in 3.
fn ghost_punches_tuco(seed: u64) -> Table {
    let position = quiet(&[Ghost, Tuco, Doc, Belle])
        .at(2, Inside, &[Ghost, Tuco])
        .purses(Tuco, &[250, 400])
        .treasure(Tuco, 1, 0)
        .sheriff(3)
        .neutral(4);
    heist_with(position, &[(Ghost, Punch), (Ghost, Move)], seed)
}

#[test]
fn ce_ex_51_a_jewel_falls_and_tuco_flies_into_the_sheriff() {
    let mut t = ghost_punches_tuco(1);
    assert_eq!(t.legal(), ["knock purse", "knock jewel"]);
    t.play("knock jewel");
    t.play("push forward");
    assert_eq!((t.pile(2, Inside), t.loot_of(Tuco)), ((0, 1, 0, 0), (2, 0, 0)));
    assert_eq!((t.spot(Tuco), t.hits(Tuco), t.view().neutral_bullets), ((3, Roof), 1, 3));
    assert_eq!(t.spot(Ghost), (2, Inside));
}

#[test]
fn ce_ex_52_one_of_two_purses_falls_face_down() {
    let mut fallen = BTreeMap::new();
    for seed in 0..1000 {
        let mut t = ghost_punches_tuco(seed);
        t.play("knock purse");
        t.play("push rearward");
        assert_eq!((t.pile(2, Inside), t.spot(Tuco)), ((0, 0, 0, 1), (1, Inside)));
        let value = |eyes| t.game.view(eyes).units[2].inside.dropped[0].value.map(|value| value.dollars());
        assert_eq!([eyes(0), eyes(2), Eyes::Bystander].map(value), [None; 3]);
        *fallen.entry(value(eyes(1)).expect("Tuco knows")).or_insert(0u32) += 1;
    }
    assert_shares(&fallen, &[(250, 0.5), (400, 0.5)]);
}

#[test]
fn ce_ex_53_cheyenne_takes_a_purse_or_not_but_never_a_strongbox() {
    let punch = || {
        let position = quiet(&[Cheyenne, Doc, Tuco]).at(0, Roof, &[Cheyenne, Doc]).treasure(Doc, 0, 1);
        let t = heist(position, &[(Cheyenne, Punch), (Cheyenne, Move)]);
        assert_eq!(t.legal(), ["knock purse", "knock strongbox"]);
        t
    };
    let mut t = punch();
    t.play("knock purse");
    t.play("pocket");
    assert_eq!((t.purses(Cheyenne), t.spot(Doc), t.pile(0, Roof)), (vec![250, 250], (1, Roof), (0, 0, 0, 0)));
    assert_eq!(t.loot_of(Doc), (0, 0, 1));
    let mut t = punch();
    t.play("knock purse");
    t.play("leave");
    assert_eq!((t.loot_of(Cheyenne), t.spot(Doc), t.pile(0, Roof)), ((1, 0, 0), (1, Roof), (0, 0, 0, 1)));
    let mut t = punch();
    t.play("knock strongbox");
    assert_eq!((t.loot_of(Cheyenne), t.spot(Doc), t.pile(0, Roof)), ((1, 0, 0), (1, Roof), (0, 0, 1, 0)));
    assert_eq!(t.legal(), ["move 1", "move 2", "move 3"], "nothing was left to decide");
}

#[test]
fn ce_ex_54_a_victim_without_loot_is_only_moved() {
    let position = quiet(&[Ghost, Doc, Tuco]).at(2, Roof, &[Ghost, Doc]).purses(Doc, &[]);
    let mut t = heist(position, &[(Ghost, Punch), (Ghost, Move)]);
    t.play("push forward");
    assert_eq!(
        (t.spot(Doc), t.pile(2, Roof), t.loot_of(Doc), t.loot_of(Ghost)),
        ((3, Roof), (0, 0, 0, 0), (0, 0, 0), (1, 0, 0))
    );
    assert!(!t.events().iter().any(|event| matches!(event, Event::Dropped { .. })));
}

#[test]
fn ce_ex_55_belle_is_punched_only_when_nobody_else_is_there() {
    let position = quiet(&[Django, Belle, Ghost]).at(1, Inside, &[Django, Belle, Ghost]);
    let t = heist(position.clone(), &[(Django, Punch)]);
    assert_eq!(t.story()[1], Event::Punched { who: Django, victim: Ghost });
    let t = heist(position.at(2, Roof, &[Ghost]), &[(Django, Punch)]);
    assert_eq!(t.story()[1], Event::Punched { who: Django, victim: Belle });
}

#[test]
fn ce_ex_56_untouched_purses_are_one_option() {
    let position = quiet(&[Doc, Ghost, Tuco]).at(2, Inside, &[Doc]).loot(2, Inside, 3, 1, 0);
    let t = heist(position, &[(Doc, Rob)]);
    assert_eq!(t.legal(), ["rob purse", "rob jewel"]);
    assert_eq!(t.refused_as(0, "pass"), ("CE-HEIST-05", "why-resolve-the-card"));
}

#[test]
fn ce_ex_70_two_gunslingers_and_b_wins() {
    let position = Position::of(&[Doc, Ghost, Tuco, Belle])
        .purses(Doc, &[250, 400])
        .treasure(Doc, 1, 0)
        .fired(Doc, 2, Ghost)
        .purses(Ghost, &[250])
        .treasure(Ghost, 0, 1)
        .fired(Ghost, 2, Doc)
        .purses(Tuco, &[250, 300, 500])
        .treasure(Tuco, 1, 0)
        .fired(Tuco, 4, Doc)
        .purses(Belle, &[250])
        .treasure(Belle, 3, 0);
    let standing = over(position).game.standing().unwrap();
    let loot: Vec<i32> = standing.results.iter().map(|result| result.scores[..4].iter().sum()).collect();
    assert_eq!(loot, [1150, 1250, 1550, 1750]);
    assert_eq!(standing.results.iter().map(|result| result.scores[4]).collect::<Vec<_>>(), [1000, 1000, 0, 0]);
    assert_eq!(standing.results.iter().map(|result| result.total).collect::<Vec<_>>(), [2150, 2250, 1550, 1750]);
    assert_eq!(standing.winners().collect::<Vec<_>>(), [seat(1)]);
    assert_eq!(standing.results.iter().map(|result| result.place).collect::<Vec<_>>(), [2, 1, 4, 3]);
}

#[test]
fn ce_ex_72_nobody_fired_and_all_get_the_reward() {
    let standing = over(Position::of(&[Doc, Ghost, Tuco, Belle])).game.standing().unwrap();
    assert_eq!(standing.results.iter().map(|result| result.total).collect::<Vec<_>>(), [1250; 4]);
}

#[test]
fn ce_ex_80_an_experts_cards_through_a_round_and_into_the_next() {
    // Four acts (O S O). Tuco has received a Bullet; Ghost will shoot him twice.
    let mut hand = cards(Tuco, &[Move, Rob, Rob, Punch, Shoot]);
    hand.push(None);
    let position = Position::of(&[Tuco, Ghost, Doc])
        .expert()
        .round(1, RoundCard::Bridge24)
        .wounded(Tuco, 1)
        .hand(0, &hand)
        .hand(1, &cards(Ghost, &[Shoot, Shoot, Move]))
        .hand(2, &cards(Doc, &[Climb, Climb, Rob]))
        .at(2, Inside, &[Tuco])
        .at(1, Inside, &[Ghost])
        .at(0, Roof, &[Doc]);
    let mut t = planning(position, 0);
    assert_eq!(t.sizes(0), (6, 5, 0));
    for act in [
        "play tuco.rob",
        "play ghost.shoot",
        "draw", // open
        "play tuco.rob",
        "play tuco.punch",
        "play ghost.shoot",
        "draw",
        "play doc.level",
        "play doc.level", // speeding up
        "play tuco.shoot",
        "draw",
        "play doc.rob", // open
    ] {
        t.play(act);
    }
    assert_eq!(
        (t.hand(0), t.legal_of(0)),
        (vec!["tuco.move".into(), "bullet".into()], vec!["discard tuco.move".into(), "done".into()])
    );
    for seat in 0..3 {
        t.play_as(seat, "done");
    }
    let heist = t.right_after(|event| *event == Event::HeistBegan);
    assert_eq!((heist.sizes(0), names(&heist.own(0).discard)), ((1, 5, 1), vec!["bullet".to_owned()]));
    let ended = t.right_after(|event| *event == Event::RoundEnded { round: 1 });
    assert_eq!(ended.hits(Tuco), 3);
    assert_eq!((ended.sizes(0), ended.player(0).bullets_on_top), ((1, 7, 5), 2));
    assert_eq!(names(&ended.own(0).discard), ["tuco.shoot", "tuco.rob", "tuco.rob", "tuco.punch", "bullet"]);
    // The next Round: one card kept, two Bullets from the top, three others.
    assert_eq!((t.sizes(0), t.player(0).bullets_in_hand, t.player(0).bullets_on_top), ((6, 2, 5), 2, 0));
    assert_eq!(bullets(&t.own(0).hand), 2);
    assert!(t.hand(0).contains(&"tuco.move".to_owned()));
    assert_eq!(t.actor(), seat(1), "Ghost is First Player now");
    t.until(|game| game.to_act().contains(seat(0)));
    t.play_as(0, "draw");
    assert_eq!(t.sizes(0), (9, 4, 0));
    assert_eq!(t.events().iter().filter(|event| **event == Event::Reshuffled { seat: seat(0) }).count(), 1);
    assert_eq!(names(&t.own(0).hand).len() + names(&t.own(0).deck).len(), 13);
}

#[test]
fn ce_ex_81_doc_keeps_eight_cards_and_draws_none() {
    let nine = cards(Doc, &[Move, Move, Climb, Climb, Shoot, Shoot, Rob, Rob, Punch]);
    let position = Position::of(&[Doc, Ghost, Tuco])
        .expert()
        .round(1, RoundCard::Braking24)
        .hand(0, &nine)
        .hand(1, &cards(Ghost, &[Rob]))
        .hand(2, &cards(Tuco, &[Rob]));
    let mut t = planning(position, 3);
    for act in ["play doc.rob", "play ghost.rob", "play tuco.rob", "done"] {
        t.play(act);
    }
    assert_eq!((t.view().rounds.len(), t.sizes(0)), (2, (8, 1, 1)));
    assert!(t.events().iter().any(|event| matches!(event, Event::Dealt { seat, count: 0, .. } if seat.index() == 0)));
}

#[test]
fn ce_ex_84_the_richer_team_wins_whatever_was_fired() {
    let position = Position::teams([Tuco, Cheyenne], [Django, Doc])
        .purses(Tuco, &[250])
        .treasure(Tuco, 0, 1)
        .purses(Cheyenne, &[400])
        .treasure(Cheyenne, 1, 0)
        .purses(Django, &[400])
        .treasure(Django, 0, 1)
        .purses(Doc, &[350, 350])
        .fired(Django, 0, Tuco)
        .fired(Doc, 3, Cheyenne);
    let standing = over(position).game.standing().unwrap();
    assert_eq!(standing.results.iter().map(|result| result.total).collect::<Vec<_>>(), [2150, 2100]);
    assert_eq!(standing.winners().collect::<Vec<_>>(), [seat(0)]);
}

#[test]
fn ce_ex_85_ghosts_team_hides_tucos_shoot_and_nothing_after_it() {
    let position = Position::teams([Ghost, Tuco], [Django, Doc])
        .round(1, RoundCard::Braking24)
        .hand(0, &[Some((Tuco, Shoot)), Some((Ghost, Move)), Some((Tuco, Rob))])
        .hand(1, &[Some((Doc, Move)), Some((Doc, Rob))]);
    let mut t = planning(position, 0);
    t.play("play tuco.shoot down");
    assert_eq!((t.stack(eyes(0)), t.stack(eyes(1))), (vec!["tuco.shoot".to_owned()], vec!["?".to_owned()]));
    let played = t.told_to(eyes(1));
    assert_eq!(played, [Event::Played { seat: seat(0), card: None, hidden: true }], "not even whose card it is");
    t.play("play doc.move");
    assert_eq!(t.legal(), ["play ghost.move", "play tuco.rob", "draw"]);
    assert_eq!(t.refused_as(0, "play tuco.rob down"), ("CE-GHOST-01", "why-ghost-too-late"));
}
