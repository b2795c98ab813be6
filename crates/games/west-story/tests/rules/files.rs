//! Files and notation that somebody has tampered with. `make fuzz` tries a million.

use proving::laws::{mutations, survives_mutation, survives_scrawling};
use west_story::{Options, WestStory};

#[test]
fn spoilt_files_are_refused_with_their_line() {
    let setups = [Options::for_people(1).everything(), Options::for_people(2), Options::for_people(4).everything()];
    for (number, options) in setups.iter().enumerate() {
        survives_mutation::<WestStory>(options, mutations(6_000) / 3, number as u64);
    }
}

#[test]
fn spoilt_notation_is_refused_or_reads_back() {
    survives_scrawling::<WestStory>(mutations(6_000), 5);
}
