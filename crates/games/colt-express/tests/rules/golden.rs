//! Whole games that must replay for ever, one playthrough with everything anybody could observe, and
//! counted positions. `RAILHEAD_GOLDEN=write cargo test -p colt-express --test rules golden` writes the
//! files anew; a difference in a stored game is a change of the rules and needs a new version of them.

use colt_express::{Cast, ColtExpress, Options};
use proving::golden::{Golden, played};
use table::{Eyes, Game, Guide, RulesVersion, Transcript};

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

fn golden() -> Golden {
    Golden::of(env!("CARGO_MANIFEST_DIR"))
}

/// A plausible game, played by the quick policy.
fn plausible_game(options: &Options, number: u64) -> Transcript<ColtExpress> {
    played(options, number, "bot:quick", |game: &ColtExpress, seat, legal, dice| game.quick(seat, legal, dice))
}

#[test]
fn golden_games_replay() {
    for (number, (name, options)) in games().into_iter().enumerate() {
        golden().replays(name, || plausible_game(&options, number as u64));
    }
}

#[test]
fn golden_games_of_version_1_replay() {
    golden().older::<ColtExpress>(RulesVersion(1));
}

#[test]
fn golden_playthrough_shows_every_observable_value() {
    golden().playthrough::<ColtExpress>("two-players", &Options::for_players(2), 7);
}

#[test]
fn golden_counted_positions() {
    golden().counts::<ColtExpress>(&games(), 4);
}

#[test]
fn finished_games_hide_nothing() {
    let transcript = plausible_game(&Options::for_players(4), 3);
    let game = transcript.replay().expect("it replays");
    let open = game.view(Eyes::Open);
    assert!(open.bandits.iter().all(|bandit| bandit.known_values.len() == usize::from(bandit.purses)));
}
