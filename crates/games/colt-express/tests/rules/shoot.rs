//! Shooting (CE-SHOOT).

use crate::common::*;
use colt_express::data::Kind;
use colt_express::{Event, Idle, Shooter};
use table::Eyes;

fn hit(who: colt_express::data::Character, by: colt_express::data::Character) -> Event {
    Event::Hit { who, by: Shooter::Bandit(by) }
}

fn idle(owner: colt_express::data::Character, why: Idle) -> Event {
    Event::Idle { card: card(owner, Kind::Shoot), why }
}

#[test]
fn ce_shoot_01_the_target_chosen_gets_one_of_the_shooters_own_bullets() {
    let position =
        quiet(&[Doc, Ghost, Tuco, Belle]).at(2, Inside, &[Doc]).at(1, Inside, &[Ghost]).at(3, Inside, &[Tuco]);
    let mut t = heist(position, &[(Doc, Shoot), (Doc, Move)]);
    assert_eq!(t.legal(), ["shoot ghost", "shoot tuco"]);
    t.play("shoot tuco");
    assert_eq!(t.legal(), ["move 1", "move 3"], "the Heist goes on with the next card");
    assert_eq!((t.bandit(Doc).bullets, t.bandit(Tuco).bullets), (5, 6));
    assert_eq!(t.bandit(Tuco).hits[..], [(Doc, 1)]);
    assert_eq!([Doc, Ghost, Tuco, Belle].map(|who| t.hits(who)), [0, 0, 1, 0]);
    assert_eq!(t.bandit(Tuco).neutral_hits, 0);
    assert_eq!([0, 1, 2, 3].map(|seat| t.sizes(seat)), [(0, 9, 0), (0, 10, 0), (0, 11, 0), (0, 10, 0)]);
    assert_eq!(bullets(&t.own(2).deck), 1);
    assert_eq!(t.spot(Tuco), (3, Inside));
    assert_eq!(t.view().neutral_bullets, 13);
}

#[test]
fn ce_shoot_01_the_bullet_lies_on_top_of_the_targets_deck() {
    let position = quiet(&[Doc, Ghost, Tuco]).expert().at(2, Inside, &[Doc]).at(1, Inside, &[Ghost]);
    let t = heist(position, &[(Doc, Shoot), (Doc, Shoot), (Doc, Move)]);
    assert_eq!([0, 1, 2].map(|seat| t.player(seat).bullets_on_top), [0, 2, 0]);
    assert_eq!(t.bandit(Ghost).hits[..], [(Doc, 2)]);
    assert_eq!(t.bandit(Doc).bullets, 4);
}

#[test]
fn ce_shoot_02_inside_only_the_two_adjacent_units_are_in_range() {
    let six = [Doc, Ghost, Tuco, Belle, Cheyenne, Django];
    let spread = |unit| {
        quiet(&six)
            .at(unit, Inside, &[Doc])
            .at(0, Inside, &[Ghost])
            .at(1, Inside, &[Tuco])
            .at(3, Inside, &[Cheyenne])
            .at(4, Inside, &[Django])
            .at(6, Roof, &[Belle])
    };
    assert_eq!(targets(spread(2), Doc), [Cheyenne, Tuco]);
    assert_eq!(targets(spread(0), Doc), [Tuco]);
    assert_eq!(targets(spread(3), Doc), [Django]);
    assert_eq!(targets(spread(5), Doc), [Django]);
    assert_eq!(targets(spread(6).sheriff(2), Doc), []);
    assert_eq!(targets(spread(6).sheriff(2).at(5, Inside, &[Ghost]), Doc), [Ghost]);
}

#[test]
fn ce_shoot_03_a_shot_along_the_roofs_reaches_any_distance() {
    let six = [Doc, Ghost, Tuco, Belle, Cheyenne, Django];
    for distance in 1..=6 {
        let position = quiet(&six).at(0, Roof, &[Doc]).at(distance, Roof, &[Ghost]);
        assert_eq!(targets(position, Doc), [Ghost], "forward {distance}");
        let position = quiet(&six).at(6, Roof, &[Doc]).at(6 - distance, Roof, &[Ghost]);
        assert_eq!(targets(position, Doc), [Ghost], "rearward {distance}");
    }
}

#[test]
fn ce_shoot_04_in_each_direction_only_the_nearest_occupied_roof_can_be_hit() {
    let six = [Doc, Ghost, Tuco, Belle, Cheyenne, Django];
    let position = quiet(&six)
        .at(3, Roof, &[Doc])
        .at(0, Roof, &[Ghost])
        .at(2, Roof, &[Tuco])
        .at(5, Roof, &[Cheyenne])
        .at(6, Roof, &[Django]);
    let t = heist(position.clone(), &[(Doc, Shoot)]);
    assert_eq!(t.legal(), ["shoot cheyenne", "shoot tuco"]);
    assert_eq!(t.refused_as(0, "shoot ghost"), ("CE-SHOOT-04", "why-out-of-sight"));
    assert_eq!(t.refused_as(0, "shoot django"), ("CE-SHOOT-04", "why-out-of-sight"));
    // Whoever is seen first does not depend on the order of characters.
    assert_eq!(targets(position.clone().at(1, Roof, &[Tuco]).at(2, Roof, &[Ghost]), Doc), [Ghost, Cheyenne]);
    assert_eq!(targets(position.at(6, Roof, &[Cheyenne]).at(4, Roof, &[Django]), Doc), [Tuco, Django]);
}

#[test]
fn ce_shoot_05_everybody_on_the_nearest_roof_is_visible() {
    let five = [Doc, Ghost, Tuco, Cheyenne, Django];
    let ahead = quiet(&five).at(0, Roof, &[Doc]).at(3, Roof, &[Ghost, Tuco, Django]).at(4, Roof, &[Cheyenne]);
    assert_eq!(targets(ahead, Doc), [Ghost, Tuco, Django]);
    let behind = quiet(&five).at(5, Roof, &[Doc]).at(3, Roof, &[Ghost, Tuco, Django]).at(2, Roof, &[Cheyenne]);
    assert_eq!(targets(behind, Doc), [Ghost, Tuco, Django]);
}

#[test]
fn ce_shoot_06_those_on_the_shooters_roof_are_neither_targets_nor_obstacles() {
    let position = quiet(&[Doc, Ghost, Tuco, Cheyenne]).at(2, Roof, &[Doc, Ghost, Cheyenne]).at(4, Roof, &[Tuco]);
    assert_eq!(targets(position, Doc), [Tuco]);
    assert_eq!(targets(quiet(&[Doc, Ghost, Tuco]).at(2, Roof, &[Doc, Ghost]), Doc), []);
}

#[test]
fn ce_shoot_07_nobody_in_the_same_unit_nor_on_the_other_level_is_a_target() {
    for shooter in [Doc, Ghost, Belle, Cheyenne, Django] {
        let others: Vec<_> = [Doc, Ghost, Cheyenne, Django].into_iter().filter(|who| *who != shooter).collect();
        let all: Vec<_> = [shooter].into_iter().chain(others.iter().copied()).collect();
        let inside =
            quiet(&all).at(2, Inside, &[shooter, others[0]]).at(2, Roof, &[others[1]]).at(1, Roof, &others[2..]);
        assert_eq!(targets(inside, shooter), [], "{shooter} inside");
        let roof =
            quiet(&all).at(2, Roof, &[shooter, others[0]]).at(2, Inside, &[others[1]]).at(1, Inside, &others[2..]);
        assert_eq!(targets(roof, shooter), [], "{shooter} on a roof");
    }
    let position = quiet(&[Doc, Ghost, Tuco, Cheyenne, Django])
        .at(2, Inside, &[Doc, Ghost])
        .at(3, Inside, &[Tuco])
        .at(1, Inside, &[Django])
        .at(3, Roof, &[Cheyenne]);
    let t = heist(position, &[(Doc, Shoot)]);
    assert_eq!(t.legal(), ["shoot tuco", "shoot django"]);
    assert_eq!(t.refused_as(0, "shoot ghost"), ("CE-SHOOT-07", "why-same-unit"));
    assert_eq!(t.refused_as(0, "shoot cheyenne"), ("CE-SHOOT-07", "why-other-level"));
    assert_eq!(t.refused_as(0, "shoot doc"), ("CE-SHOOT-07", "why-not-yourself"));
}

#[test]
fn ce_shoot_08_with_a_bullet_and_a_target_the_shot_is_compulsory() {
    let one = quiet(&[Doc, Ghost, Tuco]).at(2, Inside, &[Doc]).at(1, Inside, &[Ghost]);
    let t = heist(one.clone(), &[(Doc, Shoot)]);
    assert_eq!(t.story(), [Event::Turned { seat: seat(0), card: card(Doc, Shoot), hidden: false }, hit(Ghost, Doc)]);
    let t = heist(one.at(3, Inside, &[Tuco]).sheriff(0), &[(Doc, Shoot)]);
    assert_eq!(t.legal(), ["shoot ghost", "shoot tuco"]);
    for way_out in ["pass", "done", "leave", "draw"] {
        assert_eq!(t.refused_as(0, way_out), ("CE-HEIST-05", "why-resolve-the-card"));
    }
}

#[test]
fn ce_shoot_09_without_a_target_the_bullet_stays_with_the_shooter() {
    let position = quiet(&[Doc, Ghost, Tuco]).at(2, Inside, &[Doc]).at(0, Inside, &[Ghost, Tuco]);
    let t = heist(position, &[(Doc, Shoot), (Doc, Move)]);
    assert_eq!(t.story()[1], idle(Doc, Idle::NoTarget));
    let (turned, after) = (&t.told[1].1, &t.told[2].1);
    assert_eq!(turned, after, "nothing changes");
    assert_eq!(t.bandit(Doc).bullets, 6);
    assert_eq!([Doc, Ghost, Tuco].map(|who| t.hits(who)), [0; 3]);
}

#[test]
fn ce_shoot_10_without_own_bullets_a_shoot_card_has_no_effect() {
    let position = quiet(&[Doc, Ghost, Tuco]).at(2, Inside, &[Doc]).at(1, Inside, &[Ghost]).fired(Doc, 1, Tuco);
    let t = heist(position, &[(Doc, Shoot), (Doc, Shoot), (Doc, Move)]);
    assert_eq!(t.story()[1], hit(Ghost, Doc), "the last Bullet can be fired");
    assert_eq!(t.story()[3], idle(Doc, Idle::NoBullet));
    assert_eq!((t.bandit(Doc).bullets, t.hits(Ghost)), (0, 1));
    // Not even asked, with two to choose from.
    let two = quiet(&[Doc, Ghost, Tuco]).at(1, Inside, &[Doc, Tuco]).at(2, Inside, &[Ghost]).fired(Doc, 0, Tuco);
    let t = heist(two.at(0, Inside, &[Tuco]), &[(Doc, Shoot)]);
    assert_eq!(t.story()[1..], [idle(Doc, Idle::NoBullet)]);
}

#[test]
fn ce_shoot_11_the_sheriff_cannot_be_shot() {
    let position = quiet(&[Doc, Ghost, Tuco]).at(2, Inside, &[Doc]).at(0, Roof, &[Ghost, Tuco]).sheriff(1);
    let t = heist(position, &[(Doc, Shoot), (Doc, Move)]);
    assert_eq!(t.story()[1], idle(Doc, Idle::NoTarget));
    assert_eq!((t.bandit(Doc).bullets, t.view().sheriff), (6, Some(1)));
}

#[test]
fn ce_shoot_12_the_other_level_never_hides_anybody() {
    let five = [Doc, Ghost, Tuco, Cheyenne, Django];
    let roofs =
        quiet(&five).at(0, Roof, &[Doc]).at(1, Inside, &[Ghost]).at(2, Inside, &[Tuco]).at(3, Roof, &[Cheyenne]);
    assert_eq!(targets(roofs, Doc), [Cheyenne]);
    let inside = quiet(&five).at(1, Inside, &[Doc]).at(1, Roof, &[Ghost]).at(2, Roof, &[Tuco, Django]).at(
        2,
        Inside,
        &[Cheyenne],
    );
    assert_eq!(targets(inside, Doc), [Cheyenne]);
}

#[test]
fn a_shot_is_seen_by_everybody_and_is_no_barrier_of_its_own() {
    let position = quiet(&[Doc, Ghost, Tuco]).at(2, Inside, &[Doc]).at(1, Inside, &[Ghost, Tuco]);
    let mut t = heist(position, &[(Doc, Shoot), (Doc, Move)]);
    let played = t.play("shoot ghost");
    assert!(!played.is_barrier());
    for eyes in [Eyes::Bystander, eyes(0), eyes(1), eyes(2)] {
        assert!(t.told_to(eyes).contains(&hit(Ghost, Doc)));
    }
}
