//! The drawn sheet: every option can be chosen on it, nothing is drawn that the eyes do not know, and it
//! stays small.

use std::collections::BTreeSet;

use drawing::{Drawn, Key};
use fliptown::data::{Character::*, Cowbot, Difficulty, Item};
use fliptown::{Fliptown, Holdem, Options, Position, Rival, Space};
use proving::drawn::{self as checks, Seen, drawn, element};
use table::{Eyes, Game, Seat};
use wording::Language;

fn are_drawn(setups: impl IntoIterator<Item = Options>, seed: u64) {
    let mut seen = Seen::default();
    for (i, setup) in setups.into_iter().enumerate() {
        seen += checks::games::<Fliptown>(&setup, 1, seed + i as u64);
    }
    assert!(seen.refused > 1000 && seen.flights > 500, "{seen:?}");
}

fn in_company(players: usize) -> [Options; 3] {
    let plain = Options::for_players(players);
    [plain, plain.characters(), plain.characters().holdem(Holdem::Competitive)]
}

#[test]
fn one_player_is_drawn() {
    let alone = Options::for_players(1);
    let variants = [alone, alone.characters(), alone.holdem(Holdem::Standard).english_weapons()];
    are_drawn(variants, 100);
}

#[test]
fn cowbots_are_drawn() {
    let alone = Options::for_players(1);
    let chosen = Cowbot::ALL.map(|cowbot| alone.cowbot(Rival::Chosen(cowbot), Difficulty::Normal));
    are_drawn(chosen.into_iter().chain([alone.characters().cowbot(Rival::Drawn, Difficulty::Hard)]), 200);
}

proving::cases! { are_drawn;
    two_players_are_drawn(in_company(2), 300);
    three_players_are_drawn(in_company(3), 400);
    four_players_are_drawn(in_company(4), 500);
}

#[test]
fn only_spaces_that_are_options_light_up_each_with_its_gold() {
    // Nine of hearts and five of clubs: stops up to nine, the store; seven of spades would make either a robbery.
    let game = Position::solo().money(0, 4, 2).lineup("9h 5c 7s").turn();
    let scene = drawn(&game, Eyes::Seat(Seat::new(0)), Language::En).scene.body.0;
    let mut legal = Vec::new();
    game.legal(Seat::new(0), &mut legal);
    for space in Space::all() {
        let can = legal.iter().any(|action| action.to_string().split(' ').nth(2) == Some(space.name()));
        assert_eq!(element(&scene, space.name()).contains("data-options="), can, "{space}");
    }
    let coin = |key: &str| {
        let group = scene.split(&format!("data-key=\"{key}\"")).nth(1).unwrap_or_default();
        let group = group.split("</g>").next().unwrap_or_default();
        group.split("class=\"ft-cost\"").nth(1).and_then(|rest| rest.split(['>', '<']).nth(1)).map(str::to_owned)
    };
    // The seven or the nine as value card; further stops cost a gold a step.
    assert_eq!(coin("trail-7").as_deref(), Some("0"));
    assert_eq!(coin("trail-9").as_deref(), Some("2"), "the nine is the only heart: seven, and two steps up");
    assert_eq!(coin("bad-9").as_deref(), Some("0"));
    assert_eq!(coin("bad-10").as_deref(), Some("1"));
    assert_eq!(coin("town-7").as_deref(), Some("0"));
    assert_eq!(coin("town-2"), None, "too dear");
    assert_eq!(coin("grave-tl"), None, "tombstones never cost anything");
}

#[test]
fn what_takes_a_joker_shows_it_beside_its_gold() {
    let game = Position::players(2).characters(&[WildCard, Mayor]).money(0, 4, 1).lineup("2h 3h 5h").turn();
    let scene = drawn(&game, Eyes::Seat(Seat::new(0)), Language::En).scene.body.0;
    let helped = |key: &str| {
        let group = scene.split(&format!("data-key=\"{key}\"")).nth(1).unwrap_or_default();
        group.split("</g>").next().unwrap_or_default().contains("#ft-joker")
    };
    assert!(!helped("trail-5") && !helped("trail-6"), "gold does");
    assert!(helped("trail-k") && helped("town-3"), "a joker is needed");
}

#[test]
fn the_pen_circles_crosses_and_fills() {
    let game = Position::solo()
        .circled(0, "trail-3 bad-5 mine-1l town-8 grave-tl")
        .items(0, &[Item::Pistol])
        .hotel(0, 2)
        .land(0, &[1, 2])
        .lineup("9h 5c 7s")
        .turn();
    let scene = drawn(&game, Eyes::Bystander, Language::En).scene.body.0;
    let inked = |key: &str, mark: &str| {
        let group = scene.split(&format!("data-key=\"{key}\"")).nth(1).unwrap_or_default();
        group.split("</g>").next().unwrap_or_default().contains(mark)
    };
    for key in ["trail-3", "bad-5", "mine-1l", "town-8", "grave-tl", "grave-c", "item-pistol", "night-1", "night-2"] {
        assert!(inked(key, "#ft-ring-"), "{key}");
    }
    for key in ["trail-a", "trail-2"] {
        assert!(inked(key, "#ft-cross-"), "{key} was passed");
    }
    assert!(inked("field-1", "#ft-scribble") && inked("field-2", "#ft-scribble"));
    for key in ["trail-4", "bad-6", "mine-1r", "town-9", "grave-tm", "item-rifle", "night-3", "field-3"] {
        assert!(!inked(key, "#ft-ring-") && !inked(key, "#ft-cross-") && !inked(key, "#ft-scribble"), "{key}");
    }
}

#[test]
fn plots_are_chosen_on_the_fields_they_cover() {
    let targets = |notation: &str| {
        let view = Position::solo().lineup("9h 5c 7s").turn().view(Eyes::Seat(Seat::new(0)));
        let action = notation.parse().expect("a decision");
        Fliptown::targets(&view, action).iter().map(Key::to_string).collect::<Vec<_>>()
    };
    assert_eq!(targets("land-office 1-2-5"), ["field-1", "field-2", "field-5"]);
    assert_eq!(targets("land-office no"), ["leave"]);
    assert_eq!(targets("store pickaxe"), ["item-pickaxe", "town-5"]);
    assert_eq!(targets("church 0"), ["leave", "town-6"]);
    assert_eq!(targets("play 2 bad-9"), ["bad-9", "lineup-2"]);
}

#[test]
fn chances_on_the_plate_are_those_of_the_rules() {
    let game = busy().view(Eyes::Seat(Seat::new(0)));
    let drawing = drawn(&busy(), Eyes::Seat(Seat::new(0)), Language::En);
    let plate = &drawing.plates.iter().find(|plate| plate.key.as_str() == "chances").expect("a plate").body.0;
    let shown: Vec<&str> = plate.split("<small>").skip(2).filter_map(|rest| rest.split('<').next()).collect();
    for (value, shown) in (2..=13).zip(&shown) {
        let odds = game.robbery_odds(&game.players[0], Space::target(value)).expect("a target");
        assert_eq!(shown.parse::<f64>().expect("a number"), (odds * 100.0).round(), "{value}");
    }
    assert_eq!(shown.len(), 12);
    let arrest = (game.arrest_odds(&game.players[0]) * 100.0).round();
    assert!(plate.contains(&format!("{arrest}%")), "{plate}");
}

/// A sheet with a pistol and some wanted posters.
fn busy() -> Fliptown {
    Position::players(3)
        .characters(&[WildCard, Mayor, Bandit])
        .at(2, 3)
        .wanted(0, 6)
        .items(0, &[Item::Pistol])
        .lineup("9c 10h 2d")
        .turn()
}

#[test]
fn every_word_in_the_scene_is_large_enough() {
    // A size is given once, in the line of the style sheet that begins with the class.
    let size = |class: &str| {
        let begin = format!(".{class} {{");
        let line = Fliptown::STYLE.lines().find(|line| line.starts_with(&begin))?;
        let font = line.split("font").nth(1)?;
        font.split("px").next()?.rsplit([' ', ':']).next()?.parse::<f32>().ok()
    };
    let all = Fliptown::symbols().0 + &drawn(&busy(), Eyes::Seat(Seat::new(0)), Language::Pl).scene.body.0;
    let mut classes = BTreeSet::new();
    for text in all.split("<text ").skip(1) {
        let class = text.split("class=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a class");
        classes.insert(class.split(' ').next().unwrap_or_default().to_owned());
    }
    assert!(classes.len() > 4, "{classes:?}");
    for class in classes {
        let size = size(&class).unwrap_or_else(|| panic!("{class} has no size"));
        assert!(size >= 15.5, "{class}: {size}");
    }
}

#[test]
fn those_who_only_watch_see_a_sheet_and_no_hand() {
    let drawing = drawn(&busy(), Eyes::Bystander, Language::En);
    assert!(drawing.hand.is_none());
    assert_eq!(drawing.panels.len(), 3);
    // The sheets that are not the scene are seen from afar.
    let thumbnails = drawing.panels.iter().filter(|panel| panel.body.0.contains("#ft-mini")).count();
    assert_eq!(thumbnails, 2);
}
