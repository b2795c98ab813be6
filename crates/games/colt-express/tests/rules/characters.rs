//! The six characters and their powers (CE-GHOST, CE-BELLE, CE-CHEY, CE-TUCO, CE-DJANGO, CE-DOC).

use crate::common::*;
use colt_express::data::{Character, Kind, Loot, RoundCard, Turn};
use colt_express::view::Phase;
use colt_express::{Cast, Event, Idle, Options, Position, Shooter};
use table::{Eyes, Game};

// Ghost

/// Ghost's first act of a Round with this card; four of his cards lie in his deck.
fn ghost_plans(card: RoundCard, turn: u8) -> Table {
    let held = cards(Ghost, &[Move, Shoot, Climb, Climb, Rob, Punch]);
    let position = Position::of(&[Ghost, Doc, Tuco]).round(1, card).hand(0, &held);
    planning(position.hand(1, &cards(Doc, &[Move, Rob])).hand(2, &cards(Tuco, &[Move, Rob])), turn)
}

#[test]
fn ce_ghost_01_his_first_card_of_a_round_may_be_face_down() {
    let mut t = ghost_plans(RoundCard::Braking24, 0);
    assert_eq!(
        t.legal(),
        [
            "play ghost.move",
            "play ghost.move down",
            "play ghost.level",
            "play ghost.level down",
            "play ghost.shoot",
            "play ghost.shoot down",
            "play ghost.rob",
            "play ghost.rob down",
            "play ghost.punch",
            "play ghost.punch down",
            "draw",
        ]
    );
    let Phase::Planning { may_hide, symbol, .. } = t.view().phase else { panic!("planning") };
    assert!(may_hide && symbol == Turn::Open);
    assert!(!t.play("play ghost.move down").revealed, "nobody learns which card it is");
    assert_eq!(t.stack(eyes(0)), ["ghost.move"]);
    assert_eq!([eyes(1), eyes(2), Eyes::Bystander].map(|eyes| t.stack(eyes)), [["?"], ["?"], ["?"]]);
    let mut t = ghost_plans(RoundCard::Braking24, 0);
    assert!(t.play("play ghost.move").revealed);
    assert_eq!(t.stack(eyes(1)), ["ghost.move"]);
}

#[test]
fn ce_ghost_01_nobody_else_may_hide_a_card_in_an_open_turn() {
    for who in [Doc, Tuco, Belle, Cheyenne, Django] {
        let position = Position::of(&[who, Ghost, if who == Doc { Tuco } else { Doc }]).round(1, RoundCard::Braking24);
        let t = planning(position.hand(0, &cards(who, &[Move, Rob])), 0);
        assert_eq!(t.legal(), [format!("play {who}.move"), format!("play {who}.rob"), "draw".to_owned()]);
        assert_eq!(t.refused_as(0, format!("play {who}.move down")), ("CE-TURN-01", "why-face-up"));
        let Phase::Planning { may_hide, .. } = t.view().phase else { panic!("planning") };
        assert!(!may_hide);
    }
}

#[test]
fn ce_ghost_02_drawing_in_his_first_turn_loses_the_power_for_the_round() {
    let position = Position::of(&[Ghost, Doc, Tuco]).round(1, RoundCard::Braking24);
    let position =
        position.hand(0, &cards(Ghost, &[Move])).hand(1, &cards(Doc, &[Move])).hand(2, &cards(Tuco, &[Move]));
    let mut t = planning(position, 0);
    t.play("draw");
    t.play("play doc.move");
    t.play("play tuco.move");
    assert_eq!(t.actor(), seat(0));
    assert!(t.legal().iter().all(|option| !option.ends_with("down")), "{:?}", t.legal());
    assert_eq!(t.refused_as(0, "play ghost.move down"), ("CE-GHOST-01", "why-ghost-too-late"));
}

#[test]
fn ce_ghost_03_one_card_a_round_and_only_if_he_likes() {
    for first in ["play ghost.move", "play ghost.move down"] {
        let mut t = ghost_plans(RoundCard::Braking24, 0);
        t.play(first);
        t.until(|game| game.to_act().contains(seat(0)));
        assert_eq!(t.legal(), ["play ghost.level", "play ghost.shoot", "play ghost.rob", "play ghost.punch", "draw"]);
        assert_eq!(t.refused_as(0, "play ghost.shoot down"), ("CE-GHOST-01", "why-ghost-too-late"));
    }
    // A new Round, and he may again.
    let mut t = ghost_plans(RoundCard::Braking24, 0);
    t.play("play ghost.move down");
    t.until(|game| game.view(Eyes::Bystander).rounds.len() == 2 && game.to_act().contains(seat(0)));
    assert!(t.legal().iter().any(|option| option.ends_with("down")));
}

#[test]
fn ce_ghost_04_every_round_card_begins_with_an_open_turn() {
    for round in RoundCard::ALL {
        assert_eq!(round.turns()[0], Turn::Open, "{round}");
        let mut t = ghost_plans(round, 0);
        t.play("play ghost.move down");
        assert_ne!(t.actor(), seat(0), "{round}: one act only");
    }
}

// Belle

#[test]
fn ce_belle_01_spared_by_a_shot_or_a_punch_while_anybody_else_could_be_hit() {
    let four = [Doc, Belle, Tuco, Ghost];
    // The same Unit, the other direction, both: somebody else is enough.
    let near = quiet(&four).at(2, Inside, &[Doc]).at(1, Inside, &[Belle, Tuco]);
    assert_eq!(targets(near, Doc), [Tuco]);
    let across = quiet(&four).at(2, Inside, &[Doc]).at(1, Inside, &[Belle]).at(3, Inside, &[Ghost]);
    assert_eq!(targets(across, Doc), [Ghost]);
    let three = quiet(&four).at(2, Inside, &[Doc]).at(1, Inside, &[Belle, Tuco]).at(3, Inside, &[Ghost]);
    let t = heist(three, &[(Doc, Shoot)]);
    assert_eq!(t.legal(), ["shoot ghost", "shoot tuco"]);
    assert_eq!(t.refused_as(0, "shoot belle"), ("CE-BELLE-01", "why-belle-spared"));
    let t = heist(quiet(&four).at(1, Roof, &[Doc, Belle, Tuco, Ghost]), &[(Doc, Punch)]);
    assert_eq!(t.legal(), ["punch ghost", "punch tuco"]);
    assert_eq!(t.refused_as(0, "punch belle"), ("CE-BELLE-01", "why-belle-spared"));
    // Somebody who is no target does not help her.
    let far = quiet(&four).at(2, Inside, &[Doc, Tuco]).at(1, Inside, &[Belle]).at(1, Roof, &[Ghost]);
    assert_eq!(targets(far, Doc), [Belle]);
}

#[test]
fn ce_belle_02_as_the_only_target_she_is_hit() {
    let shot = heist(quiet(&[Doc, Belle, Tuco]).at(2, Inside, &[Doc]).at(1, Inside, &[Belle]), &[(Doc, Shoot)]);
    assert_eq!(shot.story()[1..], [Event::Hit { who: Belle, by: Shooter::Bandit(Doc) }]);
    let punch = heist(quiet(&[Doc, Belle, Tuco]).at(2, Inside, &[Doc, Belle]), &[(Doc, Punch)]);
    assert_eq!(punch.story()[1], Event::Punched { who: Doc, victim: Belle });
    assert_eq!(punch.legal(), ["push rearward", "push forward"]);
}

#[test]
fn ce_belle_03_she_hides_those_behind_her() {
    let position = quiet(&[Doc, Belle, Tuco]).at(0, Roof, &[Doc]).at(1, Roof, &[Belle]).at(2, Roof, &[Tuco]);
    assert_eq!(targets(position, Doc), [Belle]);
    let both = quiet(&[Doc, Belle, Tuco, Ghost]).at(2, Roof, &[Doc]).at(3, Roof, &[Belle]).at(4, Roof, &[Tuco]).at(
        0,
        Roof,
        &[Ghost],
    );
    let t = heist(both, &[(Doc, Shoot)]);
    assert_eq!(t.story()[1..], [Event::Hit { who: Ghost, by: Shooter::Bandit(Doc) }]);
}

#[test]
fn ce_belle_04_no_charm_against_the_sheriff_events_or_djangos_push() {
    let sheriff = quiet(&[Doc, Belle, Tuco]).at(1, Inside, &[Belle, Tuco]).sheriff(2);
    let mut t = heist(sheriff, &[(Doc, Sheriff), (Doc, Move)]);
    t.play("sheriff 1");
    assert_eq!((t.hits(Belle), t.spot(Belle)), (1, (1, Roof)));
    let rebellion = Position::of(&[Doc, Belle, Tuco]).round(1, RoundCard::Rebellion24).at(1, Inside, &[Belle, Tuco]);
    assert_eq!(incident(rebellion).hits(Belle), 1);
    let django = quiet(&[Django, Belle, Tuco]).at(0, Roof, &[Django]).at(2, Roof, &[Belle]);
    let t = heist(django, &[(Django, Shoot)]);
    assert_eq!((t.hits(Belle), t.spot(Belle)), (1, (3, Roof)));
}

// Cheyenne

/// Cheyenne punches Doc at 2I.
fn cheyenne_punches(purses: &[i32], jewels: u8, strongboxes: u8) -> Table {
    let position = quiet(&[Cheyenne, Doc, Tuco]).at(2, Inside, &[Cheyenne, Doc]).purses(Doc, purses).treasure(
        Doc,
        jewels,
        strongboxes,
    );
    heist(position, &[(Cheyenne, Punch), (Cheyenne, Move)])
}

#[test]
fn ce_chey_01_she_may_take_the_purse_that_her_punch_knocks_loose() {
    let mut t = cheyenne_punches(&[300], 0, 0);
    assert_eq!((t.actor(), t.legal()), (seat(0), vec!["pocket".to_owned(), "leave".to_owned()]));
    t.play("pocket");
    assert_eq!((t.loot_of(Cheyenne), t.loot_of(Doc), t.pile(2, Inside)), ((2, 0, 0), (0, 0, 0), (0, 0, 0, 0)));
    assert_eq!(t.purses(Cheyenne), [250, 300]);
    // Nobody else has that power.
    let position = quiet(&[Tuco, Doc, Cheyenne]).at(2, Inside, &[Tuco, Doc]).at(0, Inside, &[Cheyenne]);
    let t = heist(position, &[(Tuco, Punch)]);
    assert_eq!(t.legal(), ["push rearward", "push forward"]);
    assert_eq!(t.pile(2, Inside), (0, 0, 0, 1));
    // Nor does Cheyenne gain by somebody else's Punch, or lose less when she is the victim.
    let position = quiet(&[Tuco, Cheyenne, Doc]).at(2, Inside, &[Tuco, Cheyenne]);
    assert_eq!(heist(position, &[(Tuco, Punch)]).legal(), ["push rearward", "push forward"]);
}

#[test]
fn ce_chey_02_a_purse_she_declines_drops_as_usual() {
    let mut t = cheyenne_punches(&[300], 0, 0);
    t.play("leave");
    assert_eq!((t.loot_of(Cheyenne), t.loot_of(Doc), t.pile(2, Inside)), ((1, 0, 0), (0, 0, 0), (0, 0, 0, 1)));
    assert_eq!(t.legal(), ["push rearward", "push forward"]);
    let Event::Dropped { who, prize } = t.story()[2] else { panic!("{:?}", t.story()) };
    assert_eq!((who, prize.loot), (Doc, Loot::Purse));
}

#[test]
fn ce_chey_03_jewels_and_strongboxes_always_drop() {
    for (choice, fallen) in [("knock jewel", (0, 1, 0, 0)), ("knock strongbox", (0, 0, 1, 0))] {
        let mut t = cheyenne_punches(&[300], 1, 1);
        assert_eq!(t.legal(), ["knock purse", "knock jewel", "knock strongbox"]);
        t.play(choice);
        assert_eq!(t.legal(), ["push rearward", "push forward"], "she is not asked");
        assert_eq!((t.loot_of(Cheyenne), t.pile(2, Inside)), ((1, 0, 0), fallen));
    }
}

#[test]
fn ce_chey_04_the_victim_is_moved_in_every_case() {
    for choice in ["pocket", "leave"] {
        let mut t = cheyenne_punches(&[300], 0, 0);
        t.play(choice);
        t.play("push rearward");
        assert_eq!((t.spot(Doc), t.spot(Cheyenne)), ((1, Inside), (2, Inside)), "{choice}");
        assert_eq!(t.legal(), ["move 1", "move 3"], "and the Heist goes on");
        // At the end of the train there is only one way.
        let position = quiet(&[Cheyenne, Doc, Tuco]).at(0, Roof, &[Cheyenne, Doc]);
        let mut t = heist(position, &[(Cheyenne, Punch), (Cheyenne, Move)]);
        t.play(choice);
        assert_eq!((t.spot(Doc), t.legal().len()), ((1, Roof), 3), "{choice}");
    }
}

#[test]
fn ce_chey_05_she_decides_unseen_and_before_the_victim_is_moved_then_she_knows() {
    let mut t = cheyenne_punches(&[300, 500], 0, 0);
    assert_eq!(t.legal(), ["pocket", "leave"]);
    assert_eq!((t.spot(Doc), t.loot_of(Doc)), ((2, Inside), (2, 0, 0)), "the Purse still counts as Doc's");
    assert_eq!(t.view_of(0).bandit(Doc).unwrap().known_values[..], []);
    assert_eq!(t.refused_as(0, "push forward"), ("CE-CHEY-05", "why-pocket-now"));
    let worlds = t.imagined(0, 400, |world| {
        let mut after = Table::at(world.clone());
        after.play("pocket");
        *after.purses(Cheyenne).iter().max().unwrap()
    });
    assert_eq!(worlds.keys().copied().collect::<Vec<_>>(), [250, 300, 350, 400, 450, 500], "she cannot know");
    let played = t.play("pocket");
    assert!(played.revealed && !played.chance);
    let own = t.purses(Cheyenne);
    let left = t.purses(Doc);
    assert_eq!((own.len(), left.len(), own[1] + left[0]), (2, 1, 800));
    let values = |eyes: Eyes| {
        t.told_to(eyes).into_iter().find_map(|event| match event {
            Event::Pocketed { who: Cheyenne, victim: Doc, prize } => Some(prize.value.map(|value| value.dollars())),
            _ => None,
        })
    };
    assert_eq!([eyes(0), eyes(1)].map(values), [Some(Some(own[1])); 2], "she and the former owner");
    assert_eq!([eyes(2), Eyes::Bystander].map(values), [Some(None); 2]);
}

// Tuco

#[test]
fn ce_tuco_01_he_may_shoot_through_the_roof_of_his_own_unit() {
    let up = quiet(&[Tuco, Doc, Ghost]).at(2, Inside, &[Tuco]).at(2, Roof, &[Doc]);
    assert_eq!(targets(up, Tuco), [Doc]);
    let down = quiet(&[Tuco, Doc, Ghost]).at(2, Roof, &[Tuco]).at(2, Inside, &[Doc]);
    assert_eq!(targets(down, Tuco), [Doc]);
    for who in [Ghost, Belle, Cheyenne, Django, Doc] {
        let position = quiet(&[who, Tuco, if who == Doc { Ghost } else { Doc }]);
        assert_eq!(targets(position.at(2, Inside, &[who]).at(2, Roof, &[Tuco]), who), [], "{who} may not");
    }
}

#[test]
fn ce_tuco_02_those_targets_are_added_to_his_normal_ones() {
    let inside = quiet(&[Tuco, Doc, Ghost, Django, Belle])
        .at(2, Inside, &[Tuco])
        .at(2, Roof, &[Doc])
        .at(1, Inside, &[Ghost])
        .at(3, Inside, &[Django]);
    let mut t = heist(inside.clone().at(3, Inside, &[Belle]), &[(Tuco, Shoot), (Tuco, Move)]);
    assert_eq!(t.legal(), ["shoot ghost", "shoot django", "shoot doc"]);
    t.play("shoot doc");
    assert_eq!([Doc, Ghost, Django, Belle].map(|who| t.hits(who)), [1, 0, 0, 0], "one is chosen from all");
    // Belle is judged against the whole set.
    assert_eq!(targets(quiet(&[Tuco, Doc, Belle]).at(2, Inside, &[Tuco]).at(2, Roof, &[Belle, Doc]), Tuco), [Doc]);
    let elsewhere = quiet(&[Tuco, Doc, Belle]).at(2, Inside, &[Tuco]).at(1, Inside, &[Belle]).at(2, Roof, &[Doc]);
    assert_eq!(targets(elsewhere, Tuco), [Doc]);
}

#[test]
fn ce_tuco_03_never_his_own_location_nor_the_other_level_of_other_units() {
    let inside =
        quiet(&[Tuco, Doc, Ghost, Django]).at(2, Inside, &[Tuco, Doc]).at(1, Roof, &[Ghost]).at(3, Roof, &[Django]);
    assert_eq!(targets(inside, Tuco), []);
    let roof =
        quiet(&[Tuco, Doc, Ghost, Django]).at(2, Roof, &[Tuco, Doc]).at(1, Inside, &[Ghost]).at(3, Inside, &[Django]);
    assert_eq!(targets(roof, Tuco), []);
}

// Django

#[test]
fn ce_django_01_whoever_he_shoots_is_pushed_one_unit_away_on_the_same_level() {
    for (level, from, target, to) in
        [(Inside, 2, 1, 0), (Inside, 1, 2, 3), (Roof, 2, 1, 0), (Roof, 1, 2, 3), (Roof, 4, 2, 1), (Roof, 0, 2, 3)]
    {
        let position =
            quiet(&[Django, Doc, Ghost, Tuco]).at(from, level, &[Django]).at(target, level, &[Doc]).sheriff(4);
        let position = position.at(0, level.other(), &[Ghost, Tuco]).sheriff(if from == 4 { 3 } else { 4 });
        let t = heist(position, &[(Django, Shoot), (Django, Climb)]);
        assert_eq!((t.spot(Doc), t.hits(Doc)), ((to, level), 1), "{from} {target}");
        assert_eq!(
            t.story()[1..3],
            [Event::Hit { who: Doc, by: Shooter::Bandit(Django) }, Event::Pushed { who: Doc, level, from: target, to },]
        );
    }
    // Nobody else's shots push.
    for who in [Ghost, Belle, Cheyenne, Tuco] {
        let position = quiet(&[who, Django, Doc]).at(1, Roof, &[who]).at(2, Roof, &[Doc]);
        assert_eq!(heist(position, &[(who, Shoot)]).spot(Doc), (2, Roof), "{who}");
    }
}

#[test]
fn ce_django_02_at_the_end_of_the_train_nobody_is_pushed_but_the_bullet_is_given() {
    for (from, end) in [(2, 0), (2, 4)] {
        let position = quiet(&[Django, Doc, Ghost, Tuco]).at(from, Roof, &[Django]).at(end, Roof, &[Doc]);
        let t = heist(position, &[(Django, Shoot)]);
        assert_eq!((t.spot(Doc), t.hits(Doc), t.bandit(Django).bullets), ((end, Roof), 1, 5));
        assert_eq!(t.story()[1..], [Event::Hit { who: Doc, by: Shooter::Bandit(Django) }]);
    }
}

#[test]
fn ce_django_03_inside_and_on_roofs_whatever_the_distance() {
    let six = [Django, Doc, Ghost, Tuco, Belle, Cheyenne];
    for distance in 1..=5 {
        let position = quiet(&six).at(0, Roof, &[Django]).at(distance, Roof, &[Doc]);
        assert_eq!(heist(position, &[(Django, Shoot)]).spot(Doc), (distance + 1, Roof));
    }
    let position = quiet(&six).at(3, Inside, &[Django]).at(4, Inside, &[Doc]);
    assert_eq!(heist(position, &[(Django, Shoot)]).spot(Doc), (5, Inside));
}

#[test]
fn ce_django_04_pushed_into_the_sheriff_djangos_bullet_first_then_the_neutral_one_then_the_roof() {
    let position = quiet(&[Django, Doc, Ghost]).at(0, Inside, &[Django]).at(1, Inside, &[Doc]).sheriff(2);
    let t = heist(position.at(3, Roof, &[Ghost]), &[(Django, Shoot), (Django, Climb)]);
    assert_eq!(
        t.story()[1..5],
        [
            Event::Hit { who: Doc, by: Shooter::Bandit(Django) },
            Event::Pushed { who: Doc, level: Inside, from: 1, to: 2 },
            Event::Hit { who: Doc, by: Shooter::Neutral },
            Event::Fled { who: Doc, unit: 2 },
        ]
    );
    let doc = t.bandit(Doc);
    assert_eq!((doc.hits.to_vec(), doc.neutral_hits, t.spot(Doc)), (vec![(Django, 1)], 1, (2, Roof)));
    assert_eq!(t.view().neutral_bullets, 12);
}

#[test]
fn ce_django_05_without_a_bullet_no_shot_and_no_push() {
    let position = quiet(&[Django, Doc, Ghost]).at(1, Roof, &[Django]).at(2, Roof, &[Doc]).fired(Django, 0, Ghost);
    let t = heist(position, &[(Django, Shoot), (Django, Move)]);
    assert_eq!(t.story()[1], Event::Idle { card: card(Django, Kind::Shoot), why: Idle::NoBullet });
    assert_eq!((t.spot(Doc), t.hits(Doc)), ((2, Roof), 0));
}

// Doc

#[test]
fn ce_doc_01_seven_cards_at_the_start_of_each_round_but_three_in_a_draw() {
    let mut t = deal(&Options::for_players(3).cast(Cast::Chosen(vec![Doc, Tuco, Belle])), 5);
    for round in 1..=5 {
        assert_eq!(t.view().rounds.len(), round);
        assert_eq!([0, 1, 2].map(|seat| t.sizes(seat).0), [7, 6, 6], "Round {round}");
        t.until(|game| game.to_act().is_empty() || game.view(Eyes::Bystander).rounds.len() > round);
    }
    let mut t =
        planning(Position::of(&[Doc, Tuco, Belle]).round(1, RoundCard::Braking24).hand(0, &cards(Doc, &[Move])), 0);
    t.play("draw");
    assert_eq!(t.sizes(0), (4, 6, 0));
    // The expert variant fills his hand to seven too.
    let t = deal(&Options::for_players(3).expert().cast(Cast::Chosen(vec![Doc, Tuco, Belle])), 5);
    assert_eq!([0, 1, 2].map(|seat| t.sizes(seat).0), [7, 6, 6]);
}

#[test]
fn every_character_is_somebody() {
    for (who, name) in Character::ALL.into_iter().zip(["ghost", "belle", "cheyenne", "tuco", "django", "doc"]) {
        assert_eq!((who.name(), Character::named(name)), (name, Some(who)));
    }
    assert_eq!(Kind::ALL.len() * Character::ALL.len(), 36);
}

#[test]
fn ce_django_01_ce_django_05_djangos_last_bullet_still_pushes_and_then_there_is_none() {
    let position = quiet(&[Django, Ghost, Tuco]).at(0, Roof, &[Django]).at(1, Roof, &[Ghost]).fired(Django, 1, Tuco);
    let t = heist(position, &[(Django, Shoot), (Django, Shoot), (Tuco, Rob), (Ghost, Move)]);
    assert_eq!(
        t.story()[1..5],
        [
            Event::Hit { who: Ghost, by: Shooter::Bandit(Django) },
            Event::Pushed { who: Ghost, level: Roof, from: 1, to: 2 },
            Event::Turned { seat: seat(0), card: card(Django, Shoot), hidden: false },
            Event::Idle { card: card(Django, Shoot), why: Idle::NoBullet },
        ]
    );
    assert_eq!(
        (t.bandit(Django).bullets, t.bandit(Ghost).hits.to_vec(), t.spot(Ghost)),
        (0, vec![(Django, 1)], (2, Roof))
    );
}
