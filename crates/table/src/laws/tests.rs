use super::*;
use crate::setup::Setup;
use crate::toy::twins::*;
use crate::toy::{Toy, ToySetup};

fn caught<F: Fault>() -> (Law, String) {
    let setup = ToySetup::standard();
    let offence = find_offence::<Twin<F>>(&setup, 200, 1).expect("the offender is caught");
    (offence.law, offence.to_string())
}

/// Each fault is caught by its law, for the reason that these words are from.
macro_rules! catches {
    ($($test:ident: $fault:ty => $law:ident, $words:literal;)*) => {$(
        #[test]
        fn $test() {
            let (law, message) = caught::<$fault>();
            assert_eq!(law, Law::$law, "{message}");
            assert!(message.contains($words), "{message}");
        }
    )*};
}

catches! {
    law_1_catches_chance_that_is_not_in_the_dice: Moody => Replay, "the replay differs";
    law_2_catches_notation_that_is_read_as_something_else: Scribbler => Notation, "is written `bold`";
    law_2_catches_two_actions_with_one_code: Merger => Notation, "whose code is 3";
    law_2_catches_codes_beyond_the_space: Wrapping => Notation, "is not below 10";
    law_3_catches_a_seat_that_can_do_nothing: Stuck => Legality, "is to act, but nothing is legal";
    law_3_catches_an_action_listed_twice: Stammering => Legality, "the same action twice";
    law_3_catches_an_illegal_action_that_plays: Pushover => Legality, "not listed, but played";
    law_3_catches_a_legal_action_that_is_refused: Stubborn => Legality, "listed, but refused";
    law_3_catches_a_refusal_without_a_reason: Curt => Legality, "refused without a reason";
    law_3_catches_a_refusal_that_changes_something: Vengeful => Legality, "refused, but something changed";
    law_4_catches_a_game_that_goes_on: Endless => Bound, "it goes on after 7 decisions";
    law_5_catches_a_view_that_leaks: Transparent => Eyes, "by its view";
    law_5_catches_eyes_that_are_open_too_early: OpenEyed => Eyes, "open eyes see more";
    law_5_catches_a_told_event_that_leaks: Gossip => Eyes, "is told";
    law_5_catches_a_seat_that_forgets: Forgetful => Eyes, "by its view";
    law_5_catches_a_biased_imagination: Biased => Eyes, "true ones, but in";
    law_5_catches_an_imagination_of_the_truth: Clairvoyant => Eyes, "differs between two worlds that look the same";
    law_5_catches_an_imagination_of_half_the_truth: CardReader => Eyes, "differs between two worlds that look the same";
    law_5_catches_an_imagination_that_the_truth_decides: Peeping => Eyes, "depends on what it does not know";
    law_6_catches_a_coin_from_nowhere: Counterfeiter => Census, "of coin instead of";
    law_7_catches_places_that_do_not_fit: Flatterer => Standing, "a place does not fit";
    law_7_catches_a_seat_that_is_not_ranked: Snob => Standing, "not every seat has a result";
    law_7_catches_a_standing_before_the_end: Hasty => Standing, "somebody is still to act";
    law_7_catches_a_game_that_ends_without_a_standing: Indifferent => Standing, "there is no standing";
    law_8_catches_a_peek_that_is_no_barrier: SlyPeek => Barriers, "is no barrier, but shows it something";
    law_8_catches_what_others_learn: SlyWhistle => Barriers, "is no barrier, but teaches seat";
    law_8_catches_dice_that_are_not_declared: SlyDice => Barriers, "used dice, but does not say so";
    law_8_catches_dice_that_were_not_used: Superstitious => Barriers, "used no dice, but says it did";
    law_8_catches_barriers_that_betray_the_truth: TellTale => Barriers, "is a barrier in one world and none in another";
    law_9_catches_an_order_that_matters: Racing => Simultaneous, "the order of";
}

#[test]
fn the_healthy_toy_keeps_all_laws() {
    for players in 2..=4 {
        check::<Toy>(&ToySetup { players, ..ToySetup::standard() }, 300, 1);
    }
}

#[test]
fn a_twin_without_a_fault_keeps_all_laws() {
    check::<Twin<NoFault>>(&ToySetup::standard(), 200, 1);
}

#[test]
fn an_offence_is_found_again_by_its_seed_alone() {
    let setup = ToySetup::standard();
    let found = find_offence::<Twin<SlyWhistle>>(&setup, 200, 1).unwrap();
    assert_eq!(find_offence::<Twin<SlyWhistle>>(&setup, 1, found.seed), Some(found));
}

#[test]
#[should_panic(expected = "law 4 (every game ends within its bound) is broken in the game of seed 5")]
fn check_panics_with_the_law_and_the_seed() {
    check::<Twin<Endless>>(&ToySetup::standard(), 1, 5);
}

#[test]
fn the_toy_survives_mutation() {
    survives_mutation::<Toy>(&ToySetup::standard(), 3000, 1);
}
