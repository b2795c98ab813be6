//! The game keeps the laws of the table, with every count of players, alone and in every game of a campaign; and whole
//! campaigns can be played, whoever is absent and whatever is opened first.
//!
//! 5,000 single games and 500 whole campaigns are played to their ends. All laws are held against a share of single
//! games and games of a campaign.

use proving::laws;
use proving::laws::Thoroughness;
use table::{Dice, Game, Seat, Setup};
use ticket_to_ride_legacy::{Action, Company, Options, Record, TicketToRide};

use crate::common::*;

fn keeps_the_laws(options: &Options, games: u32, seed: u64) {
    let thoroughness = Thoroughness { deals: 600, ..Thoroughness::default() };
    laws::check_with::<TicketToRide>(options, games, seed, thoroughness);
}

fn single(players: usize) {
    keeps_the_laws(&Options::for_players(players), 125, players as u64 * 1_000);
}

proving::cases! { single;
    two_players(2);
    three_players(3);
    four_players(4);
    five_players(5);
}

/// Plays a game at random: it ends, is scored, and nothing is lost on the way.
#[track_caller]
fn ends(setup: &Options, dice: &mut Dice, legal: &mut Vec<Action>, what: impl Fn() -> String) -> TicketToRide {
    let mut game = TicketToRide::new(setup, dice).expect("a setup of ours");
    proving::bench::play_out(&mut game, dice, legal, |_, _| {});
    let standing = game.standing().unwrap_or_else(|| panic!("{}: it ends and is scored", what()));
    let places: Vec<u8> = Seat::all(game.seats()).map(|seat| standing.of(seat).place).collect();
    assert!((1..=game.seats() as u8).all(|place| places.contains(&place)), "{}: {places:?}", what());
    assert_eq!(game.census().differences(&TicketToRide::contents(setup)), [], "{}", what());
    game
}

#[test]
fn five_thousand_games_end_and_are_scored() {
    let (mut dice, mut legal) = (Dice::from_number(5_000), Vec::new());
    for players in 2..=5 {
        let setup = Options::for_players(players);
        for number in 0..1_250 {
            ends(&setup, &mut dice, &mut legal, || format!("{players} players, game {number}"));
        }
    }
}

/// Every game of a campaign, each with another number of companies present.
fn campaign_game(number: usize) {
    let companies = Company::ALL;
    let record = Record::example(&companies, number - 1);
    let present: Vec<Company> = (0..2 + number % 4).map(|i| companies[(i + number) % 5]).collect();
    let seated: Vec<Company> = companies.into_iter().filter(|it| present.contains(it)).collect();
    let games = if number < 6 { 12 } else { 6 };
    keeps_the_laws(&Options::next(&record, &seated).unwrap(), games, number as u64 * 100);
}

#[test]
fn games_one_to_three() {
    (1..=3).for_each(campaign_game);
}

#[test]
fn games_four_to_six() {
    (4..=6).for_each(campaign_game);
}

#[test]
fn games_seven_to_nine() {
    (7..=9).for_each(campaign_game);
}

#[test]
fn games_ten_to_twelve() {
    (10..=12).for_each(campaign_game);
}

#[test]
fn after_the_campaign() {
    let record = Record::example(&trio(), 12);
    keeps_the_laws(&Options::next(&record, &trio()).unwrap(), 5, 77);
}

/// A game with offices full of postcards and upgrades, stations and mines on the board: whatever can be asked is.
#[test]
fn a_game_with_everything() {
    let position = game(11)
        .postcards(Blue, &[17, 18, 35, 43, 64, 28, 45])
        .postcards(Red, &[60, 70, 71, 48, 58, 67])
        .postcards(Green, &[76, 61, 75, 62, 63, 69, 77])
        .upgrades(Blue, "U6 U3")
        .upgrades(Red, "U6")
        .station(Green, "DEN")
        .stamps(Blue, "T001 T058");
    keeps_the_laws(&position.options(), 12, 500);
}

/// Plays a whole campaign at random: who is present, which areas are opened, everything.
fn random_campaign(seed: u64) -> Record {
    let mut dice = Dice::from_number(seed ^ 0xca3);
    let mut companies = Company::ALL.to_vec();
    dice.shuffle(&mut companies);
    companies.truncate(2 + dice.below(4) as usize);
    let mut record = Record::founded(&companies);
    let mut legal = Vec::new();
    for number in 1..=12 {
        let present = attending(&companies, &mut dice);
        let setup = Options::next(&record, &present).expect("companies of the campaign in their order");
        let setup = Options::choose(&setup.to_values()).expect("a setup is read back from its values");
        let game = ends(&setup, &mut dice, &mut legal, || format!("seed {seed}, game {number}"));
        record = game.legacy().expect("a game of a campaign leaves its record");
        assert_eq!(record.games_played(), number);
        assert_eq!(Record::from_text(&record.to_text()), Some(record), "seed {seed}: {}", record.to_text());
        for company in &companies {
            assert_eq!(record.was_absent(number, *company), !present.contains(company));
        }
    }
    record
}

/// Two or more of the companies, in their order.
fn attending(companies: &[Company], dice: &mut Dice) -> Vec<Company> {
    loop {
        let present: Vec<Company> = companies.iter().copied().filter(|_| dice.below(5) > 0).collect();
        if present.len() >= 2 {
            return present;
        }
    }
}

#[test]
fn whole_campaigns_end_and_are_scored() {
    let mut orders = std::collections::BTreeSet::new();
    for seed in 0..500 {
        let record = random_campaign(seed);
        let vaults = record.reckoning().expect("a finished campaign");
        assert!(vaults.iter().any(|vault| vault.place == 1));
        assert_eq!((record.areas().count(), record.tickets().len() + record.worn_tickets().len()), (8, 87));
        orders.insert(record.areas().map(|area| area.id()).collect::<Vec<_>>());
    }
    assert!(orders.len() == 72, "areas are opened in every order: {}", orders.len());
}
