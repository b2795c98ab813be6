//! Files and notation that somebody has tampered with. `make fuzz` tries a million.

use colt_express::{ColtExpress, Options};
use proving::laws::{mutations, survives_mutation, survives_scrawling};

#[test]
fn spoilt_files_are_refused_with_their_line() {
    let setups = [Options::for_players(2), Options::for_players(4), Options::for_players(6).expert()];
    for (number, options) in setups.iter().enumerate() {
        survives_mutation::<ColtExpress>(options, mutations(6_000) / 3, number as u64);
    }
}

#[test]
fn spoilt_notation_is_refused_or_reads_back() {
    survives_scrawling::<ColtExpress>(mutations(6_000), 5);
}
