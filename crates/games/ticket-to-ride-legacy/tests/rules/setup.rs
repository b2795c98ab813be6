//! Setting up a game.

use table::{Game, Setup};
use ticket_to_ride_legacy::data::data;
use ticket_to_ride_legacy::view::Phase;
use ticket_to_ride_legacy::{Card, Company, Event, Options, Position, Record, Sticker, Ticket};

use crate::common::*;

#[test]
fn ttr_setup_01_the_board_is_the_starting_one_and_every_opened_area() {
    assert_eq!(data().open_strands(record(0).open_areas()).len(), 72);
    assert!(!turn(game(1).hand(0, "blue"), 0).can("build SAV-JAX-A"));
    assert!(turn(game(2).hand(0, "blue"), 0).can("build SAV-JAX-A"), "Florida is the first of the data");
    assert!(turn(game(12).hand(0, "red"), 0).can("build SAC-SFO-B"));
    let all: usize = data().open_strands(record(12).open_areas()).len();
    assert_eq!(all, 200);
}

#[test]
fn ttr_setup_02_the_office_is_emptied_and_the_vault_is_not() {
    let mut t = begun(&game(4).upgrades(Blue, "U4 U5").options(), 1);
    let blue = t.player(0);
    assert_eq!((blue.dollars, blue.cars), (5 + 2, 28 + 2), "the upgrades of the office count");
    t.finish();
    assert!(t.legacy().slip(4, Blue).is_some());
}

#[test]
fn ttr_setup_03_five_dollars_each_for_all_to_see() {
    let t = deal(&Options::for_players(5), 3);
    for seat in 0..5 {
        assert_eq!(t.view_of(seat).players.iter().map(|player| player.dollars).collect::<Vec<_>>(), [5; 5]);
    }
}

#[test]
fn ttr_setup_04_newspapers_by_the_number_of_players() {
    for (players, news) in [(2, 6), (3, 4), (4, 3), (5, 3)] {
        let census = deal(&Options::for_players(players), 1).game.census();
        assert_eq!(census.at("train card newspaper", "deck"), news, "{players} players");
        assert_eq!(census.at("train card newspaper", "storeroom"), 6 - news);
    }
    // Of a campaign's companies those who are present count.
    let record = Record::example(&Company::ALL, 3);
    for (present, news) in [(&[Red, Black][..], 6), (&[Red, Green, Black], 4), (&[Blue, Red, Green, Black], 3)] {
        let census = deal(&Options::next(&record, present).unwrap(), 1).game.census();
        assert_eq!(census.at("train card newspaper", "deck"), news, "{present:?}");
    }
}

#[test]
fn ttr_setup_05_four_cards_each_and_five_in_the_row() {
    let t = deal(&Options::for_players(4), 1);
    assert_eq!(t.hand_sizes(), [4; 4]);
    assert_eq!(t.row().len(), 5);
    let census = t.game.census();
    assert_eq!(t.view().deck as usize, 84 + 3 - 16 - 5 - t.view().discards.len());
    assert_eq!(census.differences(&ticket_to_ride_legacy::TicketToRide::contents(&Options::for_players(4))), []);
}

#[test]
fn ttr_setup_06_no_newspaper_is_dealt_or_turned_up_and_no_event_is_revealed() {
    for seed in 0..200 {
        let t = deal(&Options::for_players(2), seed);
        let census = t.game.census();
        assert_eq!(census.at("train card newspaper", "deck"), 6);
        assert_eq!((t.active_event(), t.view().past_events.len()), (None, 0));
    }
}

#[test]
fn ttr_setup_07_three_locomotives_in_the_first_row_are_replaced() {
    let mut replaced = 0;
    for seed in 0..600 {
        let t = deal(&Options::for_players(2), seed);
        let locos = t.view().row.iter().filter(|card| **card == Some(Card::LOCO)).count();
        replaced += usize::from(!t.view().discards.is_empty());
        if !t.view().discards.is_empty() {
            assert!(t.view().discards.count(Card::LOCO) >= 3 && t.view().discards.len().is_multiple_of(5));
        }
        assert!(locos < 3);
    }
    assert!(replaced > 0, "it happens now and then");
}

#[test]
fn ttr_setup_08_four_tickets_each_of_which_two_are_kept() {
    let mut t = deal(&Options::for_players(3), 1);
    assert_eq!(t.view_of(1).players[1].drawn.as_ref().unwrap().len(), 4);
    assert_eq!(t.legal_of(1).len(), 11);
    assert_eq!(t.refused_as(1, "keep 2"), ("TTR-SETUP-08", "why-keep-more"));
    t.play_as(1, "keep 1 3");
    t.play_as(0, "keep 1 2 3 4");
    t.play_as(1, "under 4");
    t.play_as(2, "keep 1 2 4");
    assert_eq!(t.view().players.iter().map(|player| player.ticket_count).collect::<Vec<_>>(), [4, 2, 3]);
    assert_eq!((t.view().ticket_deck, t.view().returned), (33 - 9, 3));
}

/// A record with so few tickets in play that everybody gets fewer.
fn few_tickets(count: usize) -> Record {
    let mut stamps: Vec<&str> = Ticket::all().skip(count).take(33 - count).map(Ticket::id).collect();
    stamps.dedup();
    let text = Record::example(&[Blue, Red], 1).to_text();
    let bits = Ticket::all().skip(count).take(33 - count).fold(0u128, |bits, ticket| bits | 1 << ticket.index());
    let gone = format!("stamps:blue.{bits:x}-red.{bits:x}");
    // Florida is open: its tickets are worn too.
    let florida: u128 = ((1u128 << 6) - 1) << 33;
    let all = bits | florida;
    let gone = gone.replace(&format!("{bits:x}"), &format!("{all:x}"));
    Record::from_text(&text.replace("stamps:none", &gone)).expect("a record")
}

#[test]
fn ttr_setup_09_with_too_few_tickets_everybody_gets_fewer_and_keeps_one() {
    for (count, each) in [(7, 3), (6, 3), (5, 2), (4, 2)] {
        let t = deal(&Options::next(&few_tickets(count), &[Blue, Red]).unwrap(), 1);
        assert_eq!(t.view().players.iter().map(|player| player.drawn_count).collect::<Vec<_>>(), [each; 2], "{count}");
        assert!(t.can("keep 1"), "{count}");
    }
    let t = deal(&Options::next(&few_tickets(8), &[Blue, Red]).unwrap(), 1);
    assert!(!t.can("keep 1"), "four each are enough");
}

#[test]
fn ttr_setup_18_with_fewer_than_two_each_everybody_keeps_one_or_none() {
    for (count, each) in [(3, 1), (2, 1), (1, 0), (0, 0)] {
        let t = deal(&Options::next(&few_tickets(count), &[Blue, Red]).unwrap(), 1);
        assert_eq!(t.view().players.iter().map(|player| player.ticket_count).collect::<Vec<_>>(), [each; 2], "{count}");
        assert_eq!(t.view().phase, Phase::Turn, "nobody is asked");
    }
}

#[test]
fn ttr_setup_10_the_story_is_read_up_to_the_pause() {
    let mut t = deal(&Options::campaign(&trio()), 1);
    assert_eq!(t.view().campaign.unwrap().story, []);
    t.keep_all();
    let read = t.view().campaign.unwrap().story;
    assert_eq!(read.iter().map(|card| card.id()).collect::<Vec<_>>(), ["1865-01", "1865-02"]);
}

#[test]
fn ttr_setup_11_the_event_deck_is_full_and_no_event_is_active() {
    let t = begun(&game(3).options(), 1);
    assert_eq!((t.view().event_deck.len(), t.view().past_events.len(), t.active_event()), (12, 0, None));
}

#[test]
fn ttr_setup_12_train_cars_by_the_game() {
    let cars = [20, 22, 25, 28, 31, 34, 37, 40, 42, 45, 48, 50];
    for (number, cars) in (1..).zip(cars) {
        let t = turn(game(number), 0);
        assert_eq!(t.view().players.iter().map(|player| player.cars).collect::<Vec<_>>(), [cars; 3], "game {number}");
        assert_eq!(t.game.census().at("train cars blue", "company box"), u32::from(56 - cars));
    }
}

#[test]
fn ttr_setup_13_frames_ten_to_thirteen_wait_for_their_stickers() {
    let numbers = [Sticker::CattleSetup, Sticker::OutlawSetup, Sticker::ConductorSetup, Sticker::OfficeSetup];
    let rows = numbers.map(|sticker| data().stickers[sticker.index()].number);
    assert_eq!(rows, [10, 11, 12, 13]);
    let first = turn(game(1), 0).view();
    assert_eq!((first.cattle.len(), first.outlaw), (0, None));
    let later = turn(game(6), 0).view();
    assert_eq!((later.cattle.len(), later.outlaw, later.stash), (6, Some(city("MIL")), 3));
}

#[test]
fn ttr_setup_14_the_holder_of_the_caboose_card_plays_first() {
    for holder in ["blue", "red", "green"] {
        let text = record(3).to_text().replace("caboose:blue", &format!("caboose:{holder}"));
        let record = Record::from_text(&text).expect("a record");
        let t = begun(&Options::next(&record, &trio()).unwrap(), 1);
        assert_eq!(t.view().players[t.turn().unwrap()].company.name(), holder);
    }
}

#[test]
fn ttr_setup_15_tickets_are_chosen_at_once_and_returned_in_the_order_of_play() {
    let mut t = deal(&Options::for_players(3), 5);
    assert_eq!(t.acting(), [0, 1, 2]);
    let first = t.view().first.index();
    let before = t.view_of(1);
    t.play_as(0, "keep 1 2");
    assert_eq!(t.view_of(1), before, "nobody learns anything of it");
    let order: Vec<usize> = (0..3).map(|i| (first + i) % 3).collect();
    let drawn: Vec<Vec<Ticket>> = (0..3).map(|seat| t.player(seat).drawn.unwrap()).collect();
    t.play_as(0, "under 4");
    assert_eq!(t.refused_as(0, "keep 1 2"), ("TTR-SETUP-15", "why-others-choose-tickets"));
    for seat in [2, 1] {
        t.play_as(seat, "keep 1 2");
        t.play_as(seat, "under 4");
    }
    // Each one's fourth ticket lies above its third, the first player's on top.
    for (place, seat) in order.iter().enumerate() {
        let own = t.view_of(*seat).under;
        let above = (t.view().ticket_deck - t.view().returned) as usize + 2 * place;
        assert_eq!(own, [(above as u8, drawn[*seat][3]), (above as u8 + 1, drawn[*seat][2])]);
    }
}

#[test]
fn ttr_setup_16_upgrades_are_applied_in_step_13() {
    let position = game(4).upgrades(Blue, "U2 U4 U5");
    let t = begun(&position.options(), 1);
    assert_eq!((t.hand_sizes()[0], t.dollars(0), t.cars(0)), (5, 7, 30));
    assert_eq!((t.hand_sizes()[1], t.dollars(1), t.cars(1)), (4, 5, 28));
    for seed in 0..100 {
        let t = begun(&game(4).upgrades(Blue, "U2").options(), seed);
        assert_eq!(t.game.census().at("train card newspaper", "deck"), 4, "newspapers are shuffled back");
    }
}

#[test]
fn ttr_setup_17_an_absent_holder_gives_the_caboose_card_away_before_anything_else() {
    let mut seen = [0; 2];
    for seed in 0..60 {
        let t = deal(&Options::next(&record(9), &[Red, Green]).unwrap(), seed);
        seen[t.view().first.index()] += 1;
        assert_eq!(t.view().campaign.unwrap().caboose, Some([Red, Green][t.view().first.index()]));
    }
    assert!(seen.iter().all(|times| *times > 10), "either of those present: {seen:?}");
}

#[test]
fn ttr_setup_19_the_order_of_step_13_and_the_deal_of_step_6() {
    let mut options = game(11).upgrades(Blue, "U3 U4 U5").options();
    let mut t = deal(&options, 1);
    assert_eq!(t.view().players[0].drawn_count, 4, "a ticket office draws no more tickets to begin with");
    t.keep_all();
    t.play_all(["conductor C7", "conductor C4", "conductor C8"]);
    let first = t.view().first.index();
    assert_eq!(first, 0);
    let order: Vec<&str> = t
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::Gained { seat: it, .. } if *it == seat(0) => Some("dollars"),
            Event::CargoTaken { .. } => Some("cargo of the next but one"),
            _ => None,
        })
        .collect();
    assert_eq!(order, ["dollars", "cargo of the next but one"]);
    assert_eq!((t.dollars(0), t.cars(0)), (5 + 2 + 1, 48 + 2), "upgrades and conductor together");
    options = Options::choose(&options.to_values()).unwrap();
    assert_eq!(options.seats(), 3);
}

#[test]
fn positions_are_like_games_that_have_begun() {
    for number in 1..=12 {
        let t = turn(Position::campaign(&trio(), number), 0);
        assert_eq!(
            t.game.census().differences(&ticket_to_ride_legacy::TicketToRide::contents(&game(number).options())),
            []
        );
    }
}

#[test]
fn ttr_camp_05_setup_14_17_the_opening_tells_who_plays_first() {
    // By lot before the first game, and in a single one.
    for options in [Options::for_players(3), Options::campaign(&trio())] {
        let t = deal(&options, 5);
        assert_eq!(t.game.opening(), [Event::PlaysFirst { seat: t.view().first, by_lot: true }]);
    }
    // Then whoever holds the caboose card; by lot again if the holder is absent.
    let record = Record::example(&trio(), 4);
    assert_eq!(record.caboose(), Some(Blue));
    let opening = |present: &[Company]| deal(&Options::next(&record, present).unwrap(), 5).game.opening();
    assert_eq!(opening(&trio()), [Event::PlaysFirst { seat: seat(0), by_lot: false }]);
    let first = deal(&Options::next(&record, &[Red, Green]).unwrap(), 5).view().first;
    assert_eq!(opening(&[Red, Green]), [Event::PlaysFirst { seat: first, by_lot: true }]);
}
