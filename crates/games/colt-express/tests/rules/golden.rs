//! Whole games that must replay for ever, one playthrough with everything anybody could observe, and
//! counted positions. `RAILHEAD_GOLDEN=write cargo test -p colt-express --test rules golden` writes the
//! files anew; a difference in a stored game is a change of the rules and needs a new version of them.

use std::fs;
use std::path::{Path, PathBuf};

use colt_express::{Cast, ColtExpress, Options};
use table::playthrough::{playthrough, uniform};
use table::transcript::Transcript;
use table::{Dice, Eyes, Game, Guide, Sealed, Seed, Session, Silent};

fn games() -> Vec<(&'static str, Options)> {
    vec![
        ("two-players", Options::for_players(2)),
        ("two-players-draft", Options::for_players(2).cast(Cast::Picked)),
        ("three-players", Options::for_players(3)),
        ("three-experts", Options::for_players(3).expert()),
        ("four-players", Options::for_players(4)),
        ("four-experts-memory", Options::for_players(4).expert().memory()),
        ("five-players-pick", Options::for_players(5).cast(Cast::Picked)),
        ("five-experts", Options::for_players(5).expert()),
        ("six-players", Options::for_players(6)),
        ("six-experts", Options::for_players(6).expert()),
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

/// A plausible game, played by the quick policy.
fn plausible_game(options: &Options, number: u64) -> Transcript<ColtExpress> {
    let sealed = Sealed::unsalted(Seed::from_number(number));
    let mut session = Session::<ColtExpress>::new(options.clone(), sealed).expect("a setup of ours");
    let mut dice = Dice::from_number(number + 1);
    let mut legal = Vec::new();
    while let Some(seat) = session.game().to_act().first() {
        session.game().legal(seat, &mut legal);
        let action = session.game().quick(seat, &legal, &mut dice);
        session.play(seat, action, &mut Silent).expect("a legal action");
    }
    let labels = (0..options.players).map(|_| "bot:quick".parse().expect("a label")).collect();
    session.transcript(labels)
}

#[test]
fn golden_games_replay() {
    for (number, (name, options)) in games().into_iter().enumerate() {
        let file = format!("{name}.rail");
        let text = golden(&file, || plausible_game(&options, number as u64).to_string());
        let transcript =
            Transcript::<ColtExpress>::parse(text.as_bytes()).unwrap_or_else(|error| panic!("{file}: {error}"));
        assert_eq!(transcript.to_string(), text, "{file}");
        let contents = ColtExpress::contents(&transcript.setup);
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
    let options = Options::for_players(2);
    let now = playthrough::<ColtExpress>(&options, Seed::from_number(7), uniform).expect("a setup of ours");
    let stored = golden("two-players.playthrough", || now.clone());
    let line = now.lines().zip(stored.lines()).position(|(now, stored)| now != stored);
    assert!(now == stored, "the playthrough differs from line {line:?} on");
}

/// How many different positions can be reached after some decisions from a fixed seed.
#[test]
fn counted_positions() {
    let mut text = String::new();
    for (name, options) in games() {
        let mut dice = Dice::from_number(11);
        let game = ColtExpress::new(&options, &mut dice).expect("a setup of ours");
        let counts: Vec<usize> = positions(game, dice, 4);
        text += &format!("{name} = {counts:?}\n");
    }
    assert_eq!(text, golden("counts.toml", || text.clone()));
}

/// Leaves of the tree of decisions, by depth.
fn positions(game: ColtExpress, dice: Dice, depth: usize) -> Vec<usize> {
    let mut layer = vec![(game, dice)];
    let mut counts = Vec::new();
    for _ in 0..depth {
        let mut next = Vec::new();
        for (game, dice) in &layer {
            let mut legal = Vec::new();
            for seat in game.to_act() {
                game.legal(seat, &mut legal);
                for &action in &legal {
                    let (mut after, mut dice) = (game.clone(), dice.clone());
                    after.play_legal(seat, action, &mut dice, &mut Silent);
                    next.push((after, dice));
                }
            }
        }
        counts.push(next.len());
        layer = next;
    }
    counts
}

#[test]
fn finished_games_hide_nothing() {
    let transcript = plausible_game(&Options::for_players(4), 3);
    let game = transcript.replay().expect("it replays");
    let open = game.view(Eyes::Open);
    assert!(open.bandits.iter().all(|bandit| bandit.known_values.len() == usize::from(bandit.purses)));
}
