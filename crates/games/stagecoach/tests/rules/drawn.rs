//! The drawn table: every option can be chosen on it, and nothing is drawn that the eyes do not know.

use proving::drawn::{self as checks, element, text};
use proving::playtest::eyes;
use stagecoach::data::Freight::*;
use stagecoach::{Options, Position, Stagecoach};
use wording::Language;

use crate::common::setups;

#[test]
fn whole_games_are_drawn() {
    for (name, setup) in setups() {
        let seen = checks::games::<Stagecoach>(&setup, 12, 1);
        assert!(seen.refused > 1000 && seen.flights > 300, "{name}: {seen:?}");
    }
}

#[test]
fn reasons_stand_where_people_try() {
    let reasons = checks::reasons_in_vain::<Stagecoach>(setups().map(|(_, setup)| (setup, 1)));
    let all = [
        "why-empty-coach",
        "why-load-first",
        "why-loaded-already",
        "why-no-hold-ups",
        "why-not-your-turn",
        "why-over",
        "why-own-coach",
    ];
    assert_eq!(reasons.into_iter().collect::<Vec<_>>(), all);
}

#[test]
fn sc_load_02_a_face_down_card_shows_its_back_to_others() {
    let game = Position::of(&Options::for_players(2)).yard([Mail, Mail, Mail]).down(0, &[Gold]).loaded();
    let shown = |seat| text(&checks::drawn(&game, eyes(seat), Language::En));
    assert!(element(&shown(0), "aboard-1-1").contains("gold (face down)"));
    assert!(element(&shown(1), "aboard-1-1").contains("a face-down card") && !shown(1).contains("sc-card-gold"));
}
