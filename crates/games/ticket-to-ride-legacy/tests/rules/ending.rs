//! The end of a game: slips, ranking, and the steps after it.

use table::{Game, Seat};
use ticket_to_ride_legacy::view::Phase;
use ticket_to_ride_legacy::{Event, Position, Record, Sticker, Ticket, Vault};

use crate::building::WHITES;
use crate::common::*;

fn over(position: Position) -> Table {
    let mut t = ended(position);
    t.finish();
    t
}

#[test]
fn ttr_end_01_with_two_cars_left_everybody_has_one_more_turn() {
    let mut t = turn(Position::players(3).cars(1, 3).hand(1, "green").deck(WHITES), 1);
    t.play("build BOS-ALB");
    assert!(t.was_told(|event| *event == Event::LastTurns { seat: seat(1) }));
    assert_eq!(t.view().turns_left, Some(3));
    for expected in [2, 0, 1] {
        assert_eq!(t.turn(), Some(expected));
        t.play_all(["tickets", "keep 1 2 3"]);
    }
    assert!(t.acting().is_empty());
    // Three cars are too many.
    let mut t = turn(Position::players(3).cars(1, 4).hand(1, "green").deck(WHITES), 1);
    t.play("build BOS-ALB");
    assert_eq!(t.view().turns_left, None);
}

#[test]
fn ttr_end_02_who_else_has_few_cars_changes_nothing() {
    let mut t = turn(Position::players(2).cars(0, 2).cars(1, 3).hand(1, "green").deck(WHITES), 0);
    t.play_all(["tickets", "keep 1 2 3"]);
    assert_eq!(t.view().turns_left, Some(2));
    t.play("build BOS-ALB");
    assert_eq!((t.cars(1), t.view().turns_left), (2, Some(1)));
    t.play_all(["tickets", "keep 1 2 3"]);
    assert!(t.acting().is_empty());
}

#[test]
fn ttr_end_03_the_slip_adds_dollars_unused_cars_and_tickets() {
    for (cars, bonus) in [(0, 6), (1, 5), (2, 4), (3, 3), (4, 2), (5, 1), (6, 0), (20, 0)] {
        let t = ended(Position::players(2).dollars(0, 9).cars(0, cars));
        let slip = t.player(0).slip.unwrap();
        assert_eq!((slip.dollars, slip.cars, slip.total()), (9, bonus, 9 + bonus), "{cars} cars");
    }
    assert_eq!(turn(game(3), 0).view().year, 1869);
}

#[test]
fn ttr_end_04_a_total_below_nothing_is_nothing() {
    let t = ended(Position::players(2).dollars(0, 3).cars(0, 7).tickets(0, "T001"));
    let slip = t.player(0).slip.unwrap();
    assert_eq!((slip.dollars, slip.tickets, slip.floor, slip.total()), (3, -12, 9, 0));
    assert_eq!(t.game.standing().unwrap().of(seat(0)).total, 0);
}

#[test]
fn ttr_end_05_ties_go_to_more_tickets_then_to_who_played_later() {
    let place = |position: Position| {
        let standing = ended(position).game.standing().unwrap();
        [0, 1, 2].map(|index| standing.of(Seat::new(index)).place)
    };
    // Red: $4 and a ticket of $5; the others $9.
    let tied = || Position::players(3).dollars(0, 9).dollars(2, 9).cars(0, 9).cars(1, 9).cars(2, 9);
    let red = || tied().dollars(1, 4).tickets(1, "T011").built(1, "CHI-CIN-A CIN-LEW PIT-LEW PIT-BAL-A");
    assert_eq!(place(red().first(0)), [3, 1, 2]);
    assert_eq!(place(tied().dollars(1, 9).first(1)), [1, 3, 2], "seat 1 plays first, seat 0 last");
}

#[test]
fn ttr_end_06_the_same_comparison_orders_everybody() {
    let t = ended(Position::players(4).dollars(0, 1).dollars(1, 4).dollars(2, 4).dollars(3, 2).first(1));
    assert!(t.was_told(|event| *event == Event::Ranked { seats: [2, 1, 3, 0].map(seat).to_vec() }));
    let standing = t.game.standing().unwrap();
    assert_eq!([0, 1, 2, 3].map(|index| standing.of(Seat::new(index)).place), [4, 2, 1, 3]);
}

#[test]
fn ttr_end_07_the_last_one_takes_the_caboose_card() {
    let t = over(game(3).dollars(0, 9).dollars(1, 2).dollars(2, 5));
    assert_eq!(t.legacy().caboose(), Some(Red));
    assert!(t.was_told(|event| *event == Event::Caboose { seat: seat(1) }));
}

#[test]
fn ttr_end_08_the_new_holder_archives_one_of_the_discarded_events() {
    let mut t = ended(game(3).dollars(1, 0).past_events("E02 E07").event("E01"));
    assert_eq!((t.acting(), t.view().phase), (vec![1], Phase::Archive));
    assert_eq!(t.legal(), ["archive E01", "archive E02", "archive E07"]);
    assert_eq!(t.refused_as(1, "archive E03"), ("TTR-END-08", "why-archive-event"));
    assert_eq!(t.refused_as(0, "archive E01"), ("TTR-END-08", "why-wait-for-caboose"));
    t.play("archive E02");
    t.finish();
    assert_eq!(t.legacy().archived_events().iter().collect::<Vec<_>>(), [event("E02")]);
    // One is archived without a question, and none if there is none.
    assert_eq!(over(game(3).event("E06")).legacy().archived_events().iter().collect::<Vec<_>>(), [event("E06")]);
    assert!(over(game(3)).legacy().archived_events().is_empty());
}

#[test]
fn ttr_end_09_the_story_goes_on_to_stop() {
    let t = over(game(4));
    let read: Vec<&str> = t
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::StoryRead(card) => Some(card.id()),
            _ => None,
        })
        .collect();
    assert_eq!(read, ["1871-03", "1871-04"]);
}

#[test]
fn ttr_end_10_frames_four_five_and_seven_wait_for_their_stickers() {
    use ticket_to_ride_legacy::data::data;
    let rows = [Sticker::Stamp, Sticker::StationEnd, Sticker::Worn].map(|it| data().stickers[it.index()].number);
    assert_eq!(rows, [4, 5, 7]);
    // The first game adds stamps in step 3, so that step 4 is carried out; stations only with their box.
    let mut t = ended(game(1).tickets(0, "T007").built(0, "BOS-ALB ALB-BUF BUF-PIT"));
    t.play("open FL");
    assert!(t.was_told(|event| matches!(event, Event::Stamped { .. })));
    assert!(t.acting().is_empty(), "no stations");
}

#[test]
fn ttr_end_11_slips_and_postcards_go_into_the_vaults() {
    let t = over(game(3).dollars(0, 17).cars(0, 9).dollars(1, 8).cars(1, 9).dollars(2, 4).cars(2, 9));
    assert_eq!(trio().map(|company| t.legacy().slip(3, company)), [Some(17), Some(8), Some(4)]);
    assert!(t.was_told(|event| *event == Event::VaultsFilled));
}

#[test]
fn ttr_end_12_then_the_next_game_may_begin() {
    let t = over(game(3));
    assert_eq!(t.legacy().games_played(), 3);
    assert_eq!(t.refused_as(0, "blind"), ("TTR-END-12", "why-game-over"));
    let next = deal(&ticket_to_ride_legacy::Options::next(&t.legacy(), &trio()).unwrap(), 1);
    assert_eq!(next.view().game, Some(4));
}

#[test]
fn ttr_end_13_the_lines_of_the_slip_in_their_order() {
    let lines = |position: Position| over(position).game.standing().unwrap().categories.to_vec();
    assert_eq!(lines(game(1)), ["score-dollars", "score-cars", "score-tickets", "score-floor"]);
    assert_eq!(
        lines(game(10)),
        [
            "score-dollars",
            "score-cars",
            "score-cargo",
            "score-cattle",
            "score-ore",
            "score-trade",
            "score-tickets",
            "score-floor"
        ]
    );
}

#[test]
fn ttr_end_14_an_events_token_value_counts_if_it_is_active_at_the_end() {
    let cattle = |position: Position| ended(position.tokens(0, 0, 0, "DAL")).player(0).slip.unwrap().cattle;
    assert_eq!(cattle(game(5)), 1);
    assert_eq!(cattle(game(5).event("E22")), 2);
    assert_eq!(cattle(game(5).past_events("E22").event("E01")), 1);
}

#[test]
fn ttr_end_15_a_ticket_is_completed_exactly_when_it_pays() {
    let t = ended(game(2).tickets(0, "T007 T006").built(0, "BOS-ALB ALB-BUF BUF-PIT"));
    let slip = t.player(0).slip.unwrap();
    assert_eq!((slip.completed, slip.tickets), (1, 4 - 4));
    let seen: Vec<bool> = t.view().players[0].tickets.as_ref().unwrap().iter().map(|it| it.completed).collect();
    assert_eq!(seen, [false, true]);
}

#[test]
fn ttr_end_16_the_networks_stay_until_everything_is_put_away() {
    let mut t = ended(game(4).built(0, "BOS-ALB").built(1, "BUF-PIT"));
    t.answer_while(|view| view.phase != Phase::Station);
    assert_eq!(t.view().built.len(), 2);
    assert!(t.can("site ALB") || t.can("site BUF"));
}

#[test]
fn ttr_stamp_01_every_completed_ticket_is_stamped_once() {
    let position = || game(2).tickets(0, "T007 T006").built(0, "BOS-ALB ALB-BUF BUF-PIT");
    let t = over(position());
    assert_eq!(t.legacy().stamps(Blue).collect::<Vec<_>>(), [ticket("T007")]);
    let t = over(position().stamps(Blue, "T007"));
    assert_eq!(t.legacy().stamps(Blue).count(), 1);
}

#[test]
fn ttr_stamp_02_a_ticket_stamped_before_pays_two_more() {
    let pays = |position: Position| {
        ended(position.tickets(0, "T007").built(0, "BOS-ALB ALB-BUF BUF-PIT")).player(0).slip.unwrap().tickets
    };
    assert_eq!(pays(game(2)), 4);
    assert_eq!(pays(game(2).stamps(Blue, "T007")), 6);
    assert_eq!(pays(game(2).stamps(Red, "T007")), 4, "somebody else's stamp");
}

#[test]
fn ttr_stamp_03_a_ticket_stamped_by_all_is_archived() {
    let position = |stamps: [bool; 2]| {
        let mut position = game(3).tickets(0, "T007").built(0, "BOS-ALB ALB-BUF BUF-PIT");
        for (company, stamped) in [Red, Green].into_iter().zip(stamps) {
            if stamped {
                position = position.stamps(company, "T007");
            }
        }
        over(position)
    };
    let t = position([true, true]);
    assert_eq!(t.legacy().worn_tickets().iter().collect::<Vec<Ticket>>(), [ticket("T007")]);
    assert!(!t.legacy().tickets().contains(ticket("T007")));
    assert!(position([true, false]).legacy().worn_tickets().is_empty());
}

#[test]
fn ttr_stamp_04_stamps_on_archived_tickets_count_in_the_end() {
    let all = 1u128 << ticket("T007").index();
    let text = record(12).to_text();
    let text = text.replace("stamps:none", &format!("stamps:blue.{all:x}-red.{all:x}-green.{all:x}"));
    let record = Record::from_text(&text).expect("a record");
    assert!(record.worn_tickets().contains(ticket("T007")));
    let stamps = |vault: &Vault| vault.stamps;
    assert_eq!(record.reckoning().unwrap().iter().map(stamps).collect::<Vec<_>>(), [1, 1, 1]);
}

#[test]
fn ttr_ribbon_01_the_winner_of_every_game_gets_a_ribbon_the_first_included() {
    for number in [1, 2, 12] {
        let t = over(game(number).dollars(1, 30));
        assert_eq!(t.legacy().ribbons(Red), 1, "game {number}");
        assert_eq!(
            t.times(|it| matches!(it, Event::VaultItem { item, .. } if item.name() == "ribbon")),
            1,
            "game {number}"
        );
    }
}
