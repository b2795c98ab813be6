//! Tables keep the rules they began with.

use table::setup::Values;
use table::{Dice, RulesVersion};

use super::leaks::{begun, record, some_decision};
use crate::records::person::Confirm;
use crate::table::state::TableState;

#[test]
fn a_table_is_played_by_the_version_of_its_record() {
    for game in shelf::games() {
        let known = game.known_rules();
        for version in (known.oldest.0..=known.newest.0).map(RulesVersion) {
            let setup = game.complete(&Values::new()).expect("defaults fit");
            let record = record(*game, version, &setup, 1);
            let mut world = begun(TableState::of(*game, record).expect("known rules"));
            let mut dice = Dice::from_number(1);
            if let Some((seat, notation)) = some_decision(&world, &mut dice) {
                let decision = world.decision(seat, &notation, Confirm::AtOnce, &mut dice);
                assert_eq!(world.ask(&decision), Ok(()), "{notation}");
            }
            let file = world.live().rail();
            assert!(file.contains(&format!("\nrules: {version}\n")), "{} by version {version}", game.name());
            assert!(game.load(file.as_bytes()).is_ok(), "what was downloaded can be replayed");
        }
    }
}

#[test]
fn a_table_of_unknown_rules_says_which_are_known() {
    let game = shelf::games()[0];
    let error = TableState::of(game, record(game, RulesVersion(99), &Values::new(), 1)).err().expect("refused");
    assert_eq!(
        error.to_string(),
        format!("it is played by version 99 of the rules; this program knows {}", game.known_rules())
    );
}
