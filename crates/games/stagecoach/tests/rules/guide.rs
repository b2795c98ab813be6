//! The guide sees what a driver should see.

use proving::guiding::{against_random, is_sound, promise};
use stagecoach::data::Freight::*;
use stagecoach::{Options, Position, Stagecoach};

use crate::common::setups;

fn two() -> Position {
    Position::of(&Options::for_players(2)).yard([Mail, Silk, Gold])
}

#[test]
fn prospects_add_up_to_one_all_through_and_are_exact_at_the_end() {
    is_sound::<Stagecoach>(setups().map(|(_, setup)| setup));
}

#[test]
fn the_quick_policy_beats_chance() {
    let contest = against_random::<Stagecoach>(&Options::for_players(2), 400);
    assert!(contest.wins > 260.0 && contest.lead > 5.0, "{contest:?}");
}

#[test]
fn gold_is_loaded_before_mail_and_full_coaches_stop() {
    let game = two().loading();
    assert!(promise(&game, "take 3") > promise(&game, "draw"));
    assert!(promise(&game, "draw") > promise(&game, "take 1"));
    let light = two().open(0, &[Mail]).loaded();
    assert!(promise(&light, "drive") > promise(&light, "stop"));
    let last = two().open(0, &[Gold, Silk, Silk]).left(0).loaded();
    assert!(promise(&last, "stop") > promise(&last, "drive"), "nothing will be loaded any more");
}
