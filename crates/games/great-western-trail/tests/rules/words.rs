//! Everything that can be said is said, in every language: whole games of every setup, with a fine ear for what is
//! missing.

use great_western_trail::data::buildings::Side;
use great_western_trail::data::sam::Level;
use great_western_trail::{GreatWesternTrail, Options, Sides};
use table::words::checks;

fn alone() -> Vec<Options> {
    let solo = Options::for_players(1);
    vec![
        solo.level(Level::Easy),
        solo.level(Level::Medium).random_layout().sides(Sides::All(Side::B)),
        solo.level(Level::Hard).sides(Sides::Random).simmentals(),
    ]
}

fn in_company(players: usize) -> Vec<Options> {
    let plain = Options::for_players(players);
    vec![
        plain,
        plain.random_layout().sides(Sides::All(Side::B)),
        plain.random_layout().sides(Sides::Random).simmentals(),
    ]
}

fn are_told(setups: Vec<Options>, seed: u64) {
    for (i, setup) in setups.iter().enumerate() {
        checks::games::<GreatWesternTrail>(setup, 2, seed + 10 * i as u64);
    }
}

#[test]
fn whoever_plays_alone_is_told_everything() {
    are_told(alone(), 100);
}

#[test]
fn two_players_are_told_everything() {
    are_told(in_company(2), 200);
}

#[test]
fn three_players_are_told_everything() {
    are_told(in_company(3), 300);
}

#[test]
fn four_players_are_told_everything() {
    are_told(in_company(4), 400);
}

#[test]
fn the_lexicon_is_complete() {
    checks::lexicon::<GreatWesternTrail>();
}

#[test]
fn every_reason_and_every_category_has_words() {
    let sources = [include_str!("../../src/rules/refusal.rs"), include_str!("../../src/rules/account.rs")];
    assert!(checks::reasons::<GreatWesternTrail>(&sources) > 70);
}
