//! Whole games that must replay for ever, everything that is told of one of them and how it looks in the end, and counted
//! positions.
//! `RAILHEAD_GOLDEN=write cargo test -p west-story --test rules golden` writes the files anew; a difference in a stored game is a
//! change of the rules and needs a new version of them.

use proving::golden::{Golden, played};
use table::{Eyes, Game, Guide, RulesVersion, Transcript};
use west_story::data::{NumberSet, Side};
use west_story::{Buildings, Hard, Options, WestStory};

fn games() -> Vec<(&'static str, Options)> {
    let harder = |tom: &mut west_story::Tom| {
        (tom.contests, tom.gangs, tom.coins, tom.gold) = (true, true, true, true);
        tom.hard = Hard::Random(6);
    };
    vec![
        ("solo", Options::for_people(1)),
        ("solo-harder-gold", Options::for_people(1).everything().with_tom(harder)),
        ("two-people", Options::for_people(2)),
        ("two-people-side-b", Options::for_people(2).side(Side::B).advanced()),
        ("two-people-and-tom", Options::for_people(2).tom().side(Side::B).buildings(Buildings::Random)),
        ("three-people-gold", Options::for_people(3).gold_rush()),
        ("three-people-and-tom", Options::for_people(3).tom().new_cards()),
        ("four-people", Options::for_people(4)),
        ("four-people-everything", Options::for_people(4).everything().side(Side::B)),
        ("two-people-tuned", Options::for_people(2).numbers(NumberSet::Tuned)),
    ]
}

fn golden() -> Golden {
    Golden::of(env!("CARGO_MANIFEST_DIR"))
}

/// A game that is played with some sense, so that much happens in it.
fn lively_game(options: &Options, number: u64) -> Transcript<WestStory> {
    played(options, number, "bot:quick", |game: &WestStory, seat, legal, dice| game.quick(seat, legal, dice))
}

#[test]
fn golden_games_replay() {
    for (number, (name, options)) in games().into_iter().enumerate() {
        golden().replays(name, || lively_game(&options, number as u64));
    }
}

#[test]
fn golden_games_of_version_1_replay() {
    golden().older::<WestStory>(RulesVersion(1));
}

#[test]
fn golden_story_and_last_view_of_a_game() {
    let text = golden().stored("solo-gold.rail", || lively_game(&Options::for_people(1).gold_rush(), 7).to_string());
    let transcript = Transcript::<WestStory>::parse(text.as_bytes()).expect("a stored game");
    let mut replay = transcript.begin().expect("it replays");
    let (mut story, mut log) = (String::new(), Vec::new());
    for event in replay.game().opening() {
        story += &format!("{event:?}\n");
    }
    story += "\n";
    while let Some(step) = replay.step(&mut log) {
        step.expect("it replays");
        for (event, _) in log.drain(..) {
            story += &format!("{event:?}\n");
        }
        story += "\n";
    }
    golden().same("solo-gold.events", &story);
    let view = serde_json::to_string_pretty(&replay.game().view(Eyes::Bystander)).expect("views can be written down");
    golden().same("solo-gold.json", &(view + "\n"));
}

#[test]
fn golden_counted_positions() {
    golden().counts::<WestStory>(&games(), 3);
}
