//! Whole games that must replay for ever, one playthrough with everything anybody could observe, and counted positions.
//! `RAILHEAD_GOLDEN=1 cargo test -p great-western-trail --test rules golden` writes the files anew; a difference in a
//! stored game is a change of the rules and needs a new version of them.

use great_western_trail::data::buildings::Side;
use great_western_trail::data::sam::Level;
use great_western_trail::{Action, GreatWesternTrail, Options, Sides};
use proving::golden::{Golden, played};
use table::{Dice, Eyes, Game, RulesVersion, Transcript};

fn games() -> Vec<(&'static str, Options)> {
    let (solo, two, three, four) =
        (Options::for_players(1), Options::for_players(2), Options::for_players(3), Options::for_players(4));
    vec![
        ("solo-easy", solo.level(Level::Easy)),
        ("solo-medium-random", solo.random_layout().sides(Sides::Random).simmentals()),
        ("solo-hard", solo.level(Level::Hard).sides(Sides::All(Side::B))),
        ("two-players", two),
        ("two-players-random", two.random_layout().sides(Sides::Random).simmentals()),
        ("three-players", three),
        ("three-players-b-sides", three.sides(Sides::All(Side::B))),
        ("four-players", four),
        ("four-players-everything", four.random_layout().sides(Sides::Random).simmentals()),
    ]
}

fn golden() -> Golden {
    Golden::of(env!("CARGO_MANIFEST_DIR"))
}

/// A random decision, but what can be done is done rather than declined, and tokens are kept for a while.
fn lively(legal: &[Action], dice: &mut Dice) -> Action {
    let tokens = dice.below(10) == 0;
    let lively = |action: &&Action| match action {
        Action::Done => false,
        Action::Exchange(_) => tokens,
        _ => true,
    };
    let choices: Vec<Action> = legal.iter().filter(lively).copied().collect();
    dice.pick(if choices.is_empty() { legal } else { &choices })
}

fn lively_game(options: &Options, number: u64) -> Transcript<GreatWesternTrail> {
    played(options, number, "bot:random", |_: &GreatWesternTrail, _, legal, dice| lively(legal, dice))
}

#[test]
fn golden_games_replay() {
    for (number, (name, options)) in games().into_iter().enumerate() {
        golden().replays(name, || lively_game(&options, number as u64));
    }
}

#[test]
fn golden_games_of_version_1_replay() {
    golden().older::<GreatWesternTrail>(RulesVersion(1));
}

#[test]
fn golden_playthrough_shows_every_observable_value() {
    golden().playthrough::<GreatWesternTrail>("against-sam", &Options::for_players(1).simmentals(), 7);
}

#[test]
fn golden_counted_positions() {
    golden().counts::<GreatWesternTrail>(&games(), 5);
}

#[test]
fn finished_games_hide_nothing() {
    let transcript = lively_game(&Options::for_players(3), 3);
    let game = transcript.replay().expect("it replays");
    for eyes in [Eyes::Open, Eyes::Bystander] {
        let open = game.view(eyes);
        assert!(open.standing.is_some());
        for player in &open.players {
            let herd = &player.herd;
            let [hand, deck, discard] =
                [herd.hand, herd.deck, herd.discard].map(|pile| pile.expect("it is open").len());
            assert_eq!([hand, deck, discard], [herd.hand_size, herd.deck_size, herd.discard_size]);
        }
    }
}
