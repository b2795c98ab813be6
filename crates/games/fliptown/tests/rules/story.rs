//! What the story tells: how the game began, how much a reward was, and where somebody was again.

use fliptown::data::{Building, Character, Item};
use fliptown::{Bail, Deed, Event, Holdem, Office, Options, Position, Report};
use table::Eyes;

use crate::common::*;

/// The beginning, as far as these eyes have heard of it.
fn heard(t: &Table, eyes: Eyes) -> Vec<Event> {
    let first_round = t.told_to(eyes).into_iter().take_while(|event| *event != Event::RoundBegan { round: 2 });
    first_round
        .filter(|event| {
            matches!(event, Event::RoundBegan { round: 1 } | Event::Dealt { .. } | Event::Flipped { turn: 1, .. })
        })
        .collect()
}

fn beginning(t: &Table) -> Vec<Event> {
    let lineup = t.view().lineup.as_slice().try_into().expect("three cards");
    vec![Event::RoundBegan { round: 1 }, Event::Flipped { turn: 1, lineup }]
}

#[test]
fn alone_the_beginning_is_told_with_the_first_decision_and_never_again() {
    let mut t = deal(&Options::for_players(1), 3);
    let beginning = beginning(&t);
    t.play("play 1 grave-tl");
    assert_eq!(t.told_to(eyes(0))[..2], beginning, "before anything else");
    assert_eq!(heard(&t, Eyes::Bystander), beginning);
    t.play_out(|_| ());
    assert_eq!(heard(&t, eyes(0)), beginning);
    assert_eq!(heard(&t, Eyes::Open), beginning);
}

#[test]
fn in_company_nobody_learns_from_the_beginning_that_another_has_begun() {
    let mut t = deal(&Options::for_players(2), 3);
    let beginning = beginning(&t);
    t.play_as(1, "play 1 grave-tl");
    assert_eq!(heard(&t, eyes(1)), beginning);
    assert_eq!((t.told_to(eyes(0)), t.told_to(Eyes::Bystander)), (vec![], vec![]));
    t.play_as(1, "done");
    assert_eq!(heard(&t, eyes(0)), []);
    t.play_as(0, "play 2 grave-tr");
    assert_eq!(heard(&t, eyes(0)), beginning);
    assert_eq!(heard(&t, Eyes::Bystander), []);
    t.play_as(0, "done");
    assert_eq!(t.told_to(Eyes::Bystander)[..2], beginning, "those who watch hear it before what was done");
    t.play_out(|_| ());
    for eyes in [eyes(0), eyes(1), Eyes::Bystander, Eyes::Open] {
        assert_eq!(heard(&t, eyes), beginning, "{eyes:?} has heard it once");
    }
}

#[test]
fn an_ability_may_be_the_first_decision() {
    let position = || Position::players(2).characters(&[Character::Baroness, Character::Cheat]).wanted(0, 3);
    let mut t = turn(position().lineup("2c 5c 9h"));
    t.play("use");
    assert_eq!(heard(&t, eyes(0)).len(), 2);
    t.play("play 1 grave-tl");
    assert_eq!(heard(&t, eyes(0)).len(), 2, "it is not told again");
    assert_eq!(heard(&t, Eyes::Open).len(), 2);
    t.play_as(1, "play 1 grave-tl");
    assert_eq!(heard(&t, eyes(1)).len(), 2);
    assert_eq!(heard(&t, Eyes::Open).len(), 2, "open eyes hear it with the first of all decisions");
}

#[test]
fn the_mayor_decides_before_all_and_all_hear_the_beginning() {
    let options = Options::for_players(2).characters();
    let with_mayor = |seed: &u64| deal(&options, *seed).sheet(1).character == Some(Character::Mayor);
    let seed = (0..200).find(with_mayor).expect("the Mayor is dealt");
    let mut t = deal(&options, seed);
    let beginning = beginning(&t);
    t.play_as(1, "use");
    for eyes in [eyes(0), eyes(1), Eyes::Bystander, Eyes::Open] {
        assert_eq!(heard(&t, eyes)[..2], beginning, "{eyes:?}");
        assert_eq!(heard(&t, eyes).len(), 3, "the lineup that took the place of the first is told as well");
    }
    t.play_as(0, "play 1 grave-tl");
    t.play_as(1, "play 1 grave-tl");
    assert_eq!([eyes(0), eyes(1), Eyes::Bystander].map(|eyes| heard(&t, eyes).len()), [3; 3]);
}

#[test]
fn secret_cards_stay_secret_in_the_beginning() {
    let position = Position::players(2).holdem(Holdem::Standard, &["Ah Kh", "2c 3c"]).lineup("5c 9h Js");
    let mut t = turn(position);
    t.play("play 1 grave-tl");
    let dealt = |of: usize, names: Option<&str>| Event::Dealt {
        seat: seat(of),
        cards: names.map(|names| cards(names).try_into().expect("two cards")),
        secret: true,
    };
    assert_eq!(heard(&t, eyes(0))[1..3], [dealt(0, Some("Ah Kh")), dealt(1, None)]);
}

#[test]
fn a_reward_for_an_outlaw_says_how_much_it_was() {
    let with = |wanted| {
        flipped(Position::solo().wanted(0, wanted).money(0, 0, 0).items(0, &[Item::OutlawKing]).lineup("Kh 8d 3c"))
    };
    for (wanted, notation, reward, amount) in [
        (3, "bail cash", Bail::Cash, 4),
        (3, "bail gold", Bail::Gold, 2),
        (3, "bail wanted", Bail::Wanted, 2),
        (1, "bail wanted", Bail::Wanted, 1),
    ] {
        let mut t = with(wanted);
        t.play(notation);
        assert_eq!(t.deeds()[0], Deed::Bailed { reward, amount }, "{notation} with {wanted}");
    }
}

#[test]
fn the_reward_of_the_office_says_how_much_it_was() {
    for (wanted, notation, reward, amount) in [
        (3, "office star", Office::Star, 1),
        (3, "office wanted", Office::Wanted, 2),
        (1, "office wanted", Office::Wanted, 1),
    ] {
        let mut t = turn(Position::solo().wanted(0, wanted).circled(0, "town-j").lineup("Jc 5c 9h"));
        t.play_all(&["play 3 town-j", notation]);
        assert!(t.deeds().contains(&Deed::OfficeRewarded { reward, amount }), "{notation}: {:?}", t.deeds());
    }
    let mut t = turn(Position::solo().circled(0, "town-j").lineup("Jc 5c 9h"));
    t.play("play 3 town-j");
    assert!(t.deeds().contains(&Deed::OfficeRewarded { reward: Office::Star, amount: 1 }), "{:?}", t.deeds());
}

#[test]
fn others_learn_where_somebody_was_again() {
    let mut t = turn(Position::players(2).money(0, 0, 0).circled(0, "town-9 town-5").lineup("9c 5c 2h"));
    t.play_all(&["play 3 town-9", "done"]);
    t.play_as(1, "play 1 grave-tl");
    t.play_as(1, "done");
    let reports: Vec<Report> = t
        .told_to(Eyes::Bystander)
        .into_iter()
        .filter_map(|event| match event {
            Event::Shown { report, .. } => Some(*report),
            _ => None,
        })
        .collect();
    assert_eq!(reports[0].revisited, [Building::Gunsmith]);
    assert_eq!((reports[0].circled.len(), reports[1].revisited.len(), reports[1].circled.len()), (0, 0, 1));
}
