//! Everything that can be said is said, in every language: whole games of every kind, every question, with a fine ear
//! for what is missing.

use table::words::checks;
use ticket_to_ride_legacy::{Company, Options, TicketToRide};

use crate::common::*;

/// The game of a campaign with this number, from 1; after the twelfth a free one.
fn chapter(number: usize, companies: &[Company]) -> Options {
    let record = ticket_to_ride_legacy::Record::example(companies, number - 1);
    Options::next(&record, companies).expect("a setup that fits")
}

fn are_told(setup: &Options, games: u32, seed: u64) {
    checks::games::<TicketToRide>(setup, games, seed);
}

#[test]
fn single_games_are_told_to_everybody() {
    for players in 2..=5 {
        are_told(&Options::for_players(players), 2, 100 * players as u64);
    }
}

#[test]
fn early_games_of_a_campaign_are_told_to_everybody() {
    are_told(&Options::campaign(&trio()), 2, 1);
    for number in [2, 3, 4] {
        are_told(&chapter(number, &trio()), 1, number as u64);
    }
}

#[test]
fn games_in_the_middle_of_a_campaign_are_told_to_everybody() {
    for number in 5..=9 {
        are_told(&chapter(number, &[Blue, Red, Green, Yellow]), 1, number as u64);
    }
}

#[test]
fn late_games_of_a_campaign_are_told_to_everybody() {
    for number in 10..=12 {
        are_told(&chapter(number, &trio()), 2, number as u64);
    }
}

#[test]
fn games_after_a_campaign_are_told_to_everybody() {
    are_told(&chapter(13, &[Black, Blue]), 2, 13);
}

#[test]
fn the_lexicon_is_complete() {
    checks::lexicon::<TicketToRide>();
}

#[test]
fn every_reason_and_every_category_has_words() {
    let sources = [include_str!("../../src/rules/refusal.rs"), include_str!("../../src/rules/reckoning.rs")];
    assert!(checks::reasons::<TicketToRide>(&sources) > 40);
}
