//! Files and notation that somebody has tampered with. `make fuzz` tries a million.

use great_western_trail::data::buildings::Side;
use great_western_trail::data::sam::Level;
use great_western_trail::{GreatWesternTrail, Options, Sides};
use proving::laws::{mutations, survives_mutation, survives_scrawling};

#[test]
fn spoilt_files_are_refused_with_their_line() {
    let setups = [
        Options::for_players(1).level(Level::Hard).random_layout(),
        Options::for_players(2).sides(Sides::Random).simmentals(),
        Options::for_players(4).sides(Sides::All(Side::B)),
    ];
    for (number, options) in setups.iter().enumerate() {
        survives_mutation::<GreatWesternTrail>(options, mutations(3_000) / 3, number as u64);
    }
}

#[test]
fn spoilt_notation_is_refused_or_reads_back() {
    survives_scrawling::<GreatWesternTrail>(mutations(6_000), 5);
}

#[test]
fn every_number_is_written_in_one_way() {
    for notation in
        ["hire cowboy 02", "buy 0", "buy 33", "build 13 A1", "go E via CA", "go E via AA", "go E via ", "engine 40"]
    {
        assert!(notation.parse::<great_western_trail::Action>().is_err(), "{notation}");
    }
    for notation in
        ["hire cowboy 12", "buy 32", "build 12 RR2", "go E via AC", "engine 39", "engine s9", "auxiliary 5 double"]
    {
        let action: great_western_trail::Action = notation.parse().expect("an action");
        assert_eq!(action.to_string(), notation);
    }
}
