//! Everything is said, in every language.

use proving::words::{self as checks, say};
use stagecoach::data::Freight::*;
use stagecoach::{Options, Position, Stagecoach};
use wording::{Language, Worded};

use crate::common::{Table, setups};

#[test]
fn whole_games_are_told_to_all_eyes() {
    for (_, setup) in setups() {
        checks::games::<Stagecoach>(&setup, 60, 1);
    }
}

#[test]
fn every_question_leads_to_its_rule() {
    let asked = checks::rules_asked::<Stagecoach>(&Options::for_players(3), 4, 1);
    assert_eq!(asked.into_iter().collect::<Vec<_>>(), ["SC-END-03", "SC-LOAD-01", "SC-ROAD-01"]);
}

#[test]
fn sc_road_01_an_option_says_how_dangerous_the_road_is() {
    let position = Position::of(&Options::for_players(2)).yard([Mail, Mail, Mail]);
    let table = Table::at(position.open(0, &[Gold, Silk]).down(0, &[Flour]).loaded());
    let view = table.view_of(0);
    let said = |notation: &str| {
        let action = notation.parse().expect("a decision");
        Language::ALL.map(|language| say::<Stagecoach>(language, &Stagecoach::option(&view, action)))
    };
    assert_eq!(said("drive"), ["Drive on (an ambush with 1 to 2)", "Jedź dalej (zasadzka od 1 do 2)"]);
    assert_eq!(said("stop"), ["Stop at the station (14 points)", "Stań na stacji (14 punktów)"]);
}
