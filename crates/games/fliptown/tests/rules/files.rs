//! Files and notation that somebody has tampered with. `make fuzz` tries a million.

use fliptown::data::Difficulty;
use fliptown::{Fliptown, Holdem, Options, Rival};
use proving::laws::{mutations, survives_mutation, survives_scrawling};

#[test]
fn spoilt_files_are_refused_with_their_line() {
    let setups = [
        Options::for_players(1).characters().cowbot(Rival::Drawn, Difficulty::Hard),
        Options::for_players(2).characters(),
        Options::for_players(4).holdem(Holdem::Competitive),
    ];
    for (number, options) in setups.iter().enumerate() {
        survives_mutation::<Fliptown>(options, mutations(6_000) / 3, number as u64);
    }
}

#[test]
fn spoilt_notation_is_refused_or_reads_back() {
    survives_scrawling::<Fliptown>(mutations(6_000), 5);
}
