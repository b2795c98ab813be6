//! What is told step by step, however busy the house is.

use proving::toy::Toy;
use serde_json::Value;
use shelf::{Shelved, boxed};
use table::setup::Values;
use table::{Dice, Eyes, Seat, Seats};
use wording::Language;

use super::leaks::{NOW, World, gathered, opened, opened_with, some_decision};
use crate::records::journal::{Entry, Stored, StoryLine};
use crate::records::person::{Confirm, Face};
use crate::table::renderer::{Audience, Pace};
use crate::wire::Region;

/// Whatever is told stands under its own header: a question of the moment before would be answered too late.
#[test]
fn every_step_says_when_it_is() {
    let audience = Audience { eyes: Eyes::Bystander, behind: Seats::NONE, language: Language::En, face: Face::Drawn };
    for (game, pace) in shelf::games().iter().flat_map(|game| [Pace::StepByStep, Pace::AtOnce].map(|pace| (game, pace)))
    {
        let mut dice = Dice::from_number(1);
        let mut world = opened(*game, 1, &mut dice);
        let before = world.renders.whole(&world.table, audience, NOW).version;
        for _ in 0..6 {
            let Some((seat, notation)) = some_decision(&world, &mut dice) else { break };
            let decision = world.decision(seat, &notation, Confirm::AtOnce, &mut dice);
            assert_eq!(world.ask(&decision), Ok(()), "{notation}");
        }
        let sent = world.renders.since(&world.table, audience, before, NOW, pace);
        let sent: Value = serde_json::from_str(sent.as_str()).expect("JSON");
        let frames = sent["frames"].as_array().expect("steps");
        assert!(!frames.is_empty(), "{}: something happened", game.name());
        let mut header = String::new();
        for frame in frames {
            // What stays the same is not said again.
            header = frame["regions"]["prompt"].as_str().map_or(header, str::to_owned);
            assert!(header.contains("telling"), "{} {pace:?}: {header:?} over {}", game.name(), frame["line"]);
        }
    }
}

/// The toy's first cards, as a seat and a bystander are told of them.
const DEALT: &str = "Everybody has a card.";

fn audience(eyes: Eyes) -> Audience {
    Audience { eyes, behind: Seats::NONE, language: Language::En, face: Face::Words }
}

/// A table of the toy where everybody has sat down; the game has begun, or not yet.
fn toy(begun: bool) -> World {
    let setup = Values::new().with("players", table::setup::Value::Number(2));
    if begun { opened_with(boxed::<Toy>(), &setup, 1) } else { gathered(boxed::<Toy>(), &setup, 1) }
}

/// What a seat was dealt, in words.
fn own_card(world: &World, seat: Seat) -> String {
    let view = world.live().look(Eyes::Seat(seat)).json();
    format!("Everybody has a card, and yours is a {}.", view["own"]["card"])
}

#[test]
fn the_log_begins_with_what_setting_up_told_these_eyes() {
    let mut world = toy(true);
    for seat in [0, 1].map(Seat::new) {
        let (own, eyes) = (own_card(&world, seat), Eyes::Seat(seat));
        let log = world.renders.whole(&world.table, audience(eyes), NOW).regions[&Region::Log].clone();
        assert!(log.starts_with("<li class=\"line\" id=\"line-1\">") && log.contains(&own), "nobody decided it: {log}");
        let lines = world.renders.lines(&world.table, audience(eyes));
        assert_eq!(lines.iter().map(|line| (line.number, line.by)).collect::<Vec<_>>(), [(1, None)]);
    }
    assert_eq!(world.renders.lines(&world.table, audience(Eyes::Bystander))[0].words, DEALT);
}

#[test]
fn it_can_be_looked_back_at_and_linked_to() {
    let mut world = toy(true);
    let bid = world.decision(Seat::new(0), "bid 2", Confirm::AtOnce, &mut Dice::from_number(1));
    assert_eq!(world.ask(&bid), Ok(()));
    let moment = |number| world.renders.moment(&world.table, audience(Eyes::Bystander), number).expect("a moment");
    assert_eq!((moment(0).moments, moment(0).regions[&Region::Line].as_str()), (2, ""));
    assert_eq!(moment(1).regions[&Region::Line], format!("<p>{DEALT}</p>"));
    assert_eq!(
        moment(1).regions[&Region::Table],
        moment(0).regions[&Region::Table],
        "before anybody has decided anything"
    );
    assert_eq!(moment(2).regions[&Region::Line], "<p>Something happened.</p>");
    assert!(world.renders.moment(&world.table, audience(Eyes::Bystander), 3).is_none());
}

#[test]
fn whoever_watches_the_game_begin_is_told_step_by_step() {
    let mut world = toy(false);
    let before = world.renders.whole(&world.table, audience(Eyes::Bystander), NOW).version;
    let started = Entry::Started { salts: Default::default() };
    world.table.apply(&Stored { at: NOW, entry: started, request: None }).expect("everybody is here");
    let sent = world.renders.since(&world.table, audience(Eyes::Bystander), before, NOW, Pace::StepByStep);
    let sent: Value = serde_json::from_str(sent.as_str()).expect("JSON");
    let lines: Vec<&str> =
        sent["frames"].as_array().expect("steps").iter().filter_map(|f| f["line"].as_str()).collect();
    assert!(matches!(lines[..], [line] if line.contains(DEALT)), "{sent}");
}

#[test]
fn stories_that_were_kept_before_are_read_and_nobody_decided_what_setting_up_told() {
    let kept = r#"{"by":1,"en":"A shot.","pl":"Strzał."}"#;
    let line: StoryLine = serde_json::from_str(kept).expect("it was written so");
    assert_eq!((line.by, serde_json::to_string(&line).expect("JSON")), (Some(1), kept.to_owned()));
    let opening = StoryLine { by: None, ..line };
    let written = serde_json::to_string(&opening).expect("JSON");
    assert_eq!(serde_json::from_str::<StoryLine>(&written).ok(), Some(opening), "{written}");
}

/// Tables of games that have a mode in which players remember by themselves, played in it or not.
fn with_memory(on: bool) -> impl Iterator<Item = World> {
    let knows = |game: &&'static dyn Shelved| game.schema().options.iter().any(|option| option.key == "memory");
    let setup = Values::new().with("memory", table::setup::Value::Flag(on));
    shelf::games().iter().copied().filter(knows).map(move |game| opened_with(game, &setup, 1))
}

/// The log, and every earlier moment, as somebody sees them who neither plays first nor second.
fn remembered(world: &mut World) -> Vec<String> {
    let audience = Audience { eyes: Eyes::Bystander, behind: Seats::NONE, language: Language::En, face: Face::Drawn };
    let mut seen = vec![world.renders.whole(&world.table, audience, NOW).regions[&Region::Log].clone()];
    let moments = world.live().count_events_for(Eyes::Bystander, 0);
    seen.extend((0..moments).map(|moment| format!("{:?}", world.renders.moment(&world.table, audience, moment))));
    seen
}

#[test]
fn what_is_to_be_remembered_stands_neither_in_the_log_nor_in_the_past() {
    for memory in [true, false] {
        // Whoever is first plays one card or another; the second covers it with the same.
        let played = |first: usize| -> Vec<Vec<String>> {
            let play = |mut world: World| {
                for choice in [first, 0] {
                    let seat = world.live().to_act().iter().next().expect("somebody is waited for");
                    let notation = world.live().options(seat)[choice].notation.clone();
                    let decision = world.decision(seat, &notation, Confirm::AtOnce, &mut Dice::from_number(1));
                    assert_eq!(world.ask(&decision), Ok(()), "{notation}");
                }
                remembered(&mut world)
            };
            with_memory(memory).map(play).collect()
        };
        let (one, other) = (played(0), played(1));
        assert!(!one.is_empty(), "some game has such a mode");
        assert_eq!(one == other, memory, "{one:?}\n{other:?}");
    }
}
