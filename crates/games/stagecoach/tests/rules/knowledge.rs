//! Who knows what.

use proving::chance::assert_shares;
use stagecoach::data::Freight::*;
use stagecoach::{Options, Position, Stagecoach};

use crate::common::Table;

/// The card at a place of the second coach.
fn card(place: usize) -> impl Fn(&Stagecoach) -> usize {
    use table::{Eyes, Game, Seat};
    move |world| {
        let owner = Eyes::Seat(Seat::new(1));
        world.view(owner).coaches[1].cards[place].freight.expect("its owner knows it").index()
    }
}

#[test]
fn sc_load_02_a_card_from_the_deck_could_be_any_that_is_not_seen() {
    let position = Position::of(&Options::for_players(2)).yard([Gold, Gold, Gold]).open(0, &[Gold, Gold]);
    let table = Table::at(position.down(1, &[Mail]).loading());
    let seen = table.imagined(0, 5_000, card(0));
    // Of gold one card has not been seen, of everything else six.
    let share = |kind: usize| (kind, if kind == Gold.index() { 1.0 } else { 6.0 } / 25.0);
    assert_shares(&seen, &[0, 1, 2, 3, 4].map(share));
    assert_eq!(table.imagined(1, 50, card(0)).into_keys().collect::<Vec<_>>(), [Mail.index()]);
}

#[test]
fn sc_hold_04_whoever_held_a_card_knows_it_in_every_world() {
    let table = Table::at(Position::of(&Options::for_players(3)).stolen(1, &[Silk], 0).loading());
    assert_eq!(table.imagined(0, 50, card(0)).into_keys().collect::<Vec<_>>(), [Silk.index()]);
    assert!(table.imagined(2, 200, card(0)).len() > 1);
}

#[test]
fn sc_load_01_open_cards_are_the_same_in_every_world() {
    let table = Table::at(Position::of(&Options::for_players(2)).yard([Mail, Mail, Mail]).open(1, &[Silk]).loading());
    assert_eq!(table.imagined(0, 50, card(0)).into_keys().collect::<Vec<_>>(), [Silk.index()]);
}
