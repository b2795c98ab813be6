//! Whole games that must replay for ever, one playthrough with everything anybody could observe, and counted positions.
//! `RAILHEAD_GOLDEN=write cargo test -p fliptown --test rules golden` writes the files anew; a difference in a stored
//! game is a change of the rules and needs a new version of them.

use fliptown::data::{Cowbot, Difficulty};
use fliptown::{Action, Fliptown, Holdem, Options, Rival};
use proving::golden::{Golden, played};
use table::{Eyes, Game, RulesVersion, Transcript};

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

fn golden() -> Golden {
    Golden::of(env!("CARGO_MANIFEST_DIR"))
}

/// A game in which nobody declines what can be used, and all else is random.
fn lively_game(options: &Options, number: u64) -> Transcript<Fliptown> {
    played(options, number, "bot:random", |_: &Fliptown, _, legal, dice| {
        let lively: Vec<Action> =
            legal.iter().copied().filter(|action| !matches!(action, Action::Decline(_) | Action::Keep)).collect();
        dice.pick(if lively.is_empty() { legal } else { &lively })
    })
}

#[test]
fn golden_games_replay() {
    for (number, (name, options)) in games().into_iter().enumerate() {
        golden().replays(name, || lively_game(&options, number as u64));
    }
}

#[test]
fn golden_games_of_version_1_replay() {
    golden().older::<Fliptown>(RulesVersion(1));
}

#[test]
fn golden_playthrough_shows_every_observable_value() {
    let options = Options::for_players(1).cowbot(Rival::Chosen(Cowbot::CalamityJane), Difficulty::Normal);
    golden().playthrough::<Fliptown>("calamity-jane", &options, 7);
}

#[test]
fn golden_counted_positions() {
    golden().counts::<Fliptown>(&games(), 3);
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
