use super::*;
use crate::toy::twins::*;
use crate::toy::{Toy, ToyAction, ToySetup};
use table::observe::{Layout, Shape};
use table::setup::Setup;

fn twin(fault: Fault) -> TwinSetup {
    TwinSetup { toy: ToySetup::standard(), fault }
}

/// Each fault is caught by its law, for the reason that these words are from.
macro_rules! catches {
    ($($test:ident: $fault:ident => $law:ident, $words:literal;)*) => {$(
        #[test]
        fn $test() {
            let found = find_offence::<Twin<ToyAction>>(&twin(Fault::$fault), 200, 1);
            let offence = found.expect("the offender is caught");
            assert_eq!(offence.law, Law::$law, "{offence}");
            assert!(offence.detail.contains($words), "{offence}");
        }
    )*};
}

catches! {
    law_1_catches_chance_that_is_not_in_the_dice: Moody => Replay, "its transcript is not read back";
    law_3_catches_a_seat_that_can_do_nothing: Stuck => Legality, "is to act, but nothing is legal";
    law_3_catches_an_action_listed_twice: Stammering => Legality, "the same action twice";
    law_3_catches_an_illegal_action_that_plays: Pushover => Legality, "not listed, but played";
    law_3_catches_a_legal_action_that_is_refused: Stubborn => Legality, "listed, but refused";
    law_3_catches_a_refusal_without_a_reason: Curt => Legality, "refused without a reason";
    law_3_catches_a_refusal_that_changes_something: Vengeful => Legality, "refused, but something changed";
    law_3_catches_a_seat_both_waited_for_and_interjecting: Ambiguous => Legality, "both waited for and free to interject";
    law_3_catches_offers_to_those_who_may_not_act: Tempting => Legality, "may not act, but has legal actions";
    law_4_catches_a_game_that_goes_on: Endless => Bound, "it goes on after 36 decisions";
    law_5_catches_a_view_that_leaks: Transparent => Eyes, "by its view";
    law_5_catches_eyes_that_are_open_too_early: OpenEyed => Eyes, "open eyes see more";
    law_5_catches_a_told_event_that_leaks: Gossip => Eyes, "is told";
    law_5_catches_an_opening_that_leaks: Herald => Eyes, "at the opening";
    law_5_catches_a_seat_that_forgets: Forgetful => Eyes, "by its view";
    law_5_catches_a_biased_imagination: Biased => Eyes, "true ones, but in";
    law_5_catches_an_imagination_of_the_truth: Clairvoyant => Eyes, "differs between two worlds that look the same";
    law_5_catches_an_imagination_that_stands_still: Waking => Eyes, "imagined nothing but the truth";
    law_5_catches_an_imagination_of_half_the_truth: CardReader => Eyes, "differs between two worlds that look the same";
    law_5_catches_an_imagination_that_the_truth_decides: Peeping => Eyes, "depends on what it does not know";
    law_6_catches_a_coin_from_nowhere: Counterfeiter => Census, "of coin instead of";
    law_7_catches_places_that_do_not_fit: Flatterer => Standing, "a place does not fit";
    law_7_catches_a_seat_that_is_not_ranked: Snob => Standing, "not every seat has a result";
    law_7_catches_a_standing_before_the_end: Hasty => Standing, "somebody is still to act";
    law_7_catches_a_game_that_ends_without_a_standing: Indifferent => Standing, "there is no standing";
    law_7_catches_a_legacy_that_makes_no_game: Heirless => Standing, "its legacy makes no next game";
    law_7_catches_a_legacy_without_a_campaign: Loner => Standing, "is no game of a campaign";
    law_8_catches_a_peek_that_is_no_barrier: SlyPeek => Barriers, "is no barrier, but shows it something";
    law_8_catches_what_others_learn: SlyWhistle => Barriers, "is no barrier, but teaches seat";
    law_8_catches_dice_that_are_not_declared: SlyDice => Barriers, "used dice, but does not say so";
    law_8_catches_dice_that_were_not_used: Superstitious => Barriers, "used no dice, but says it did";
    law_8_catches_barriers_that_betray_the_truth: TellTale => Barriers, "is a barrier in one world and none in another";
    law_9_catches_a_decision_that_takes_anothers: Grasping => Simultaneous, "takes `bid 0` from seat";
    law_9_catches_an_order_that_matters: Racing => Simultaneous, "the order of";
    law_11_catches_a_refusal_that_betrays_the_truth: Tattling => DryRuns, "which of two worlds is the true one";
}

fn words_of(verdict: Verdict) -> String {
    let broken = verdict.expect_err("the offender is caught");
    assert_eq!(broken.law, Law::Notation);
    broken.detail
}

#[test]
fn law_2_catches_notation_that_is_read_as_something_else() {
    let offence = find_offence::<Twin<Scrawl>>(&twin(Fault::None), 1, 1).expect("the offender is caught");
    assert_eq!(offence.law, Law::Notation);
    assert!(offence.detail.contains("is written `bold`"), "{offence}");
    assert_eq!(words_of(codes::round_trip(Scrawl::from(ToyAction::Meek))), offence.detail);
}

#[test]
fn law_2_catches_two_actions_with_one_code() {
    assert_eq!(words_of(codes::whole_space::<Merged>()), "code 4 is `meek`, whose code is 3");
    let met = words_of(codes::round_trip(Merged::from(ToyAction::Meek)));
    assert!(met.starts_with("`meek` has code 3, which is"), "{met}");
}

#[test]
fn law_2_catches_codes_beyond_the_space() {
    let found = words_of(codes::whole_space::<Wrapping>());
    assert!(found.starts_with("code 10 is not below 10"), "{found}");
}

/// As [`catches`], by law 12.
macro_rules! observes {
    ($($test:ident: $fault:ident => $words:literal;)*) => {$(
        #[test]
        fn $test() {
            let mut looking = observation::Looking::<Twin<ToyAction>>::default();
            let found = looking.at_games(&twin(Fault::$fault), 20, 1);
            let read = || looking.read().map_err(|broken| broken.at(1, 0));
            let offence = found.and_then(|()| read()).expect_err("the offender is caught");
            assert_eq!(offence.law, Law::Observation, "{offence}");
            assert!(offence.detail.contains($words), "{offence}");
        }
    )*};
}

observes! {
    law_12_catches_observations_that_change_by_themselves: Restless => "once and then";
    law_12_catches_an_observation_that_lacks_something: Absent => "observes the same where something else is seen";
    law_12_catches_an_observation_that_lacks_what_is_asked: Dazed => "observes the same where something else is seen";
    law_12_catches_what_can_only_be_worked_out: Absorbed => "(1):\n view.pot";
    law_12_catches_what_is_out_of_bounds: Boastful => "toy.pot is 2, not 0 to 1";
    law_12_catches_what_is_no_number: Blank => "toy.round is NaN, not 0 to 1";
    law_12_catches_what_the_seat_does_not_know: Transparent => "in a world that it imagines: Some(\"toy.pot\")";
}

/// A layout with these names, of which each entry is at most so much.
macro_rules! layout {
    ($high:expr; $($name:literal)*) => {{
        struct Names;

        impl Shape for Names {
            const LEN: usize = [$($name),*].len();

            fn name(names: &mut table::observe::Names) {
                $(names.within($name, |names| names.entry(0.0, $high));)*
            }
        }

        Layout::of::<Names>()
    }};
}

#[test]
fn law_12_catches_layouts_that_cannot_be_read() {
    let words = |layout: &Layout, len| observation::names(layout, len).expect_err("the offender is caught").detail;
    assert_eq!(words(&layout!(1.0; "one" "two" "one"), 3), "two entries are called one");
    assert_eq!(words(&layout!(1.0; "one" "two"), 3), "2 entries have names, but 3 are written");
    assert_eq!(words(&layout!(1.0; "one two"), 1), "\"one two\" is no name of an entry");
    assert_eq!(words(&layout!(f32::INFINITY; "one"), 1), "one has no bounds: 0 to inf");
    assert!(observation::names(&layout!(2.0; "one" "two"), 2).is_ok());
}

#[test]
fn the_healthy_toy_keeps_all_laws() {
    let setups = (2..=4).map(|players| ToySetup { players, ..ToySetup::standard() });
    setups.clone().for_each(|setup| check::<Toy>(&setup, 300, 1));
    observations::<Toy>(setups, 200, 1);
}

#[test]
fn a_twin_without_a_fault_keeps_all_laws() {
    observations::<Twin<ToyAction>>([twin(Fault::None)], 100, 1);
    check::<Twin<ToyAction>>(&twin(Fault::None), 200, 1);
}

#[test]
fn an_offence_is_found_again_by_its_seed_alone() {
    let setup = twin(Fault::SlyWhistle);
    let found = find_offence::<Twin<ToyAction>>(&setup, 200, 1).unwrap();
    assert_eq!(find_offence::<Twin<ToyAction>>(&setup, 1, found.seed), Some(found));
}

#[test]
#[should_panic(expected = "law 4 (every game ends within its bound) is broken in the game of seed 5")]
fn check_panics_with_the_law_and_the_seed() {
    check::<Twin<ToyAction>>(&twin(Fault::Endless), 1, 5);
}

#[test]
fn the_toy_survives_mutation() {
    survives_mutation::<Toy>(&ToySetup::standard(), 3000, 1);
}
