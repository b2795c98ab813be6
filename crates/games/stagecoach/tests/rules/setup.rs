//! Setting up.

use std::collections::{BTreeMap, BTreeSet};

use proving::chance::assert_shares;
use stagecoach::data::{COPIES, Freight, KINDS, YARD};
use stagecoach::{Event, Options, Stagecoach};
use table::setup::{Value, Values};
use table::{Game, Setup};

use crate::common::Table;

#[test]
fn sc_setup_01_two_to_four_drivers_play_with_empty_coaches() {
    let chosen = |players| Options::choose(&Values::new().with("players", Value::Number(players)));
    for players in 2..=4 {
        let table = Table::deal(&chosen(players).expect("so many can play"), 1);
        assert_eq!(table.game.seats(), players as usize);
        assert!(table.view().coaches.iter().all(|coach| coach.cards.is_empty() && coach.total() == 0));
    }
    assert!(chosen(1).is_err() && chosen(5).is_err());
}

#[test]
fn sc_setup_02_the_deck_has_six_cards_of_each_kind() {
    let census = Stagecoach::contents(&Options::standard());
    assert_eq!(census.totals().len(), KINDS);
    assert!(census.totals().values().all(|&count| count == u32::from(COPIES)));
    assert_eq!(Freight::ALL.map(Freight::value), [1, 2, 3, 4, 5]);
}

#[test]
fn sc_setup_03_three_cards_lie_open() {
    for seed in 0..20 {
        let table = Table::deal(&Options::standard(), seed);
        let census = table.game.census();
        let open: u32 = Freight::ALL.iter().map(|freight| census.at(freight.name(), "yard")).sum();
        assert_eq!(open as usize, YARD);
        assert_eq!(table.view().deck, 27);
    }
}

#[test]
fn sc_setup_04_everybody_begins_as_often() {
    let begins = |seed| Table::deal(&Options::for_players(3), seed).actor().index();
    let mut seen = BTreeMap::new();
    (0..3_000).for_each(|seed| *seen.entry(begins(seed)).or_default() += 1);
    assert_shares(&seen, &[0, 1, 2].map(|seat| (seat, 1.0 / 3.0)));
}

#[test]
fn sc_setup_04_the_table_is_told_who_begins() {
    let seats: BTreeSet<usize> = (0..30)
        .map(|seed| {
            let table = Table::deal(&Options::for_players(4), seed);
            let told = table.game.opening();
            assert_eq!(told, [Event::Began { first: table.actor(), yard: table.view().yard }]);
            table.actor().index()
        })
        .collect();
    assert_eq!(seats.len(), 4);
}
