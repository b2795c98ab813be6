//! Whole games that must replay for ever, one playthrough with everything anybody could observe, and counted positions.
//! `RAILHEAD_GOLDEN=write cargo test -p fliptown --test rules golden` writes the files anew; a difference in a stored
//! game is a change of the rules and needs a new version of them.

use std::fs;
use std::path::{Path, PathBuf};

use fliptown::data::{Cowbot, Difficulty};
use fliptown::{Action, Fliptown, Holdem, Options, Rival};
use table::playthrough::{playthrough, uniform};
use table::transcript::Transcript;
use table::{Dice, Eyes, Game, Sealed, Seed, Session, Silent};

fn games() -> Vec<(&'static str, Options)> {
    let solo = Options::for_players(1);
    vec![
        ("solo", solo),
        ("solo-character", solo.characters()),
        ("solo-holdem-english", solo.holdem(Holdem::Standard).english_weapons()),
        ("solo-black-bart", solo.cowbot(Rival::Chosen(Cowbot::BlackBart), Difficulty::Hard)),
        ("solo-drawn", solo.characters().holdem(Holdem::Standard).cowbot(Rival::Drawn, Difficulty::Normal)),
        ("two-players", Options::for_players(2)),
        ("two-players-characters", Options::for_players(2).characters()),
        ("three-players-holdem", Options::for_players(3).holdem(Holdem::Standard)),
        ("four-players", Options::for_players(4)),
        ("four-players-everything", Options::for_players(4).characters().holdem(Holdem::Competitive)),
    ]
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

/// The stored text, after storing `text` if asked to.
fn golden(file: &str, text: impl FnOnce() -> String) -> String {
    let path = folder().join(file);
    if std::env::var_os("RAILHEAD_GOLDEN").is_some() {
        fs::write(&path, text()).expect("the folder of golden files can be written");
    }
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// A game in which nobody declines what can be used, and all else is random.
fn lively_game(options: &Options, number: u64) -> Transcript<Fliptown> {
    let sealed = Sealed::unsalted(Seed::from_number(number));
    let mut session = Session::<Fliptown>::new(*options, sealed).expect("a setup of ours");
    let mut dice = Dice::from_number(number + 1);
    let mut legal = Vec::new();
    while let Some(seat) = session.game().to_act().first() {
        session.game().legal(seat, &mut legal);
        let lively: Vec<Action> =
            legal.iter().copied().filter(|action| !matches!(action, Action::Decline(_) | Action::Keep)).collect();
        let action = dice.pick(if lively.is_empty() { &legal } else { &lively });
        session.play(seat, action, &mut Silent).expect("a legal action");
    }
    let labels = (0..session.game().seats()).map(|_| "bot:random".parse().expect("a label")).collect();
    session.transcript(labels)
}

#[test]
fn golden_games_replay() {
    for (number, (name, options)) in games().into_iter().enumerate() {
        let file = format!("{name}.rail");
        let text = golden(&file, || lively_game(&options, number as u64).to_string());
        let transcript =
            Transcript::<Fliptown>::parse(text.as_bytes()).unwrap_or_else(|error| panic!("{file}: {error}"));
        assert_eq!(transcript.to_string(), text, "{file}");
        let contents = Fliptown::contents(&transcript.setup);
        let mut replay = transcript.begin().unwrap_or_else(|error| panic!("{file}: {error}"));
        loop {
            assert_eq!(replay.game().census().differences(&contents), [], "{file}: everything is accounted for");
            match replay.step(&mut Silent) {
                Some(Ok(_)) => {}
                None => break,
                Some(Err(error)) => panic!("{file}: {error}"),
            }
        }
        assert!(replay.game().standing().is_some(), "{file} is a whole game");
    }
}

#[test]
fn golden_playthrough_shows_every_observable_value() {
    let options = Options::for_players(1).cowbot(Rival::Chosen(Cowbot::CalamityJane), Difficulty::Normal);
    let now = playthrough::<Fliptown>(&options, Seed::from_number(7), uniform).expect("a setup of ours");
    let stored = golden("calamity-jane.playthrough", || now.clone());
    let line = now.lines().zip(stored.lines()).position(|(now, stored)| now != stored);
    assert!(now == stored, "the playthrough differs from line {line:?} on");
}

/// How many different positions can be reached after some decisions from a fixed seed.
#[test]
fn golden_counted_positions() {
    let mut text = String::new();
    for (name, options) in games() {
        let mut dice = Dice::from_number(11);
        let game = Fliptown::new(&options, &mut dice).expect("a setup of ours");
        let counts = positions(game, dice, 3);
        text += &format!("{name} = {counts:?}\n");
    }
    assert_eq!(text, golden("counts.toml", || text.clone()));
}

/// Leaves of the tree of decisions of the first seat to act, by depth.
fn positions(game: Fliptown, dice: Dice, depth: usize) -> Vec<usize> {
    let mut layer = vec![(game, dice)];
    let mut counts = Vec::new();
    let mut legal = Vec::new();
    for _ in 0..depth {
        let mut next = Vec::new();
        for (game, dice) in &layer {
            let Some(seat) = game.to_act().first() else { continue };
            game.legal(seat, &mut legal);
            for &action in &legal {
                let (mut after, mut dice) = (game.clone(), dice.clone());
                after.play_legal(seat, action, &mut dice, &mut Silent);
                next.push((after, dice));
            }
        }
        counts.push(next.len());
        layer = next;
    }
    counts
}

#[test]
fn finished_games_hide_nothing() {
    let transcript = lively_game(&Options::for_players(1).cowbot(Rival::Random, Difficulty::Easy), 3);
    let game = transcript.replay().expect("it replays");
    let open = game.view(Eyes::Open);
    let cowbot = open.cowbot.expect("a cowbot");
    assert_eq!(cowbot.cards.map(|cards| cards.len()), Some(cowbot.stolen.iter().map(|&n| usize::from(n)).sum()));
    assert!(open.sheriff.is_some() && open.standing.is_some());
}
