//! Who knows what, row by row and in both directions: who may know it sees it, is told it and finds it in every imagined
//! world; who may not, does not, and finds everything possible there, as often as chance would have it.

use table::{Eyes, Game};
use ticket_to_ride_legacy::view::Phase;
use ticket_to_ride_legacy::{Event, Options, Position, Ticket, TicketToRide};

use crate::building::WHITES;
use crate::common::*;

const WORLDS: u32 = 3000;

#[test]
fn a_hand_is_known_to_its_player_and_its_size_to_all() {
    let t = turn(Position::players(2).hand(0, "red").hand(1, "blue").deck("green green"), 0);
    assert_eq!(t.view_of(0).players[0].hand.map(|pile| named(&pile)), Some("red".to_owned()));
    for eyes in [eyes(1), Eyes::Bystander, Eyes::Open] {
        let seen = &t.game.view(eyes).players[0];
        assert_eq!((seen.hand, seen.hand_size), (None, 1));
    }
    // Seat 0 sees one red; the other hand and the deck hold a blue and two greens.
    let seen = t.imagined(0, WORLDS, |world| hand_in(world, 1));
    assert_shares(&seen, &[("blue".to_owned(), 1.0 / 3.0), ("green".to_owned(), 2.0 / 3.0)]);
    assert_constant(&t.imagined(0, 100, |world| hand_in(world, 0)), &"red".to_owned());
}

#[test]
fn cards_taken_face_up_are_known_to_all_until_they_are_played() {
    let position = Position::players(2)
        .row("red red blue blue black")
        .hand(0, "green")
        .deck("white white white white white white white white white yellow");
    let mut t = turn(position, 0);
    t.play_all(["take red", "take red"]);
    assert_eq!(named(&t.view_of(1).players[0].known), "red red");
    let seen = t.imagined(1, 400, |world| hand_in(world, 0).matches("red").count());
    assert_constant(&seen, &2);
    assert!(t.imagined(1, 400, |world| hand_in(world, 0)).len() > 1, "the third card is not known");
    t.play_all(["tickets", "keep 1 2 3"]);
    t.play("build MTL-ALB");
    assert_eq!(named(&t.view_of(1).players[0].known), "red", "one of them was played");
}

#[test]
fn a_card_from_the_deck_is_told_to_who_drew_it() {
    let mut t = turn(Position::players(2).deck(WHITES), 0);
    t.play("blind");
    let told = |eyes: Eyes| t.told_to(eyes).iter().any(|event| matches!(event, Event::Drew { card: Some(_), .. }));
    assert_eq!([eyes(0), eyes(1), Eyes::Bystander].map(told), [true, false, false]);
}

#[test]
fn tickets_are_known_to_their_holder_and_their_number_to_all() {
    let t = turn(Position::players(2).tickets(0, "T001").tickets(1, "T002").ticket_deck("T003 T004"), 0);
    assert_eq!(tickets_in(&t.game, 0), ["T001"]);
    assert_eq!((t.view_of(1).players[0].tickets.clone(), t.view_of(1).players[0].ticket_count), (None, 1));
    let seen = t.imagined(0, WORLDS, |world| tickets_in(world, 1)[0]);
    assert_shares(&seen, &["T002", "T003", "T004"].map(|id| (id, 1.0 / 3.0)));
    // At the end all tickets are laid open.
    let t = ended(game(2).tickets(0, "T001"));
    assert!(t.view_of(1).players[0].tickets.is_some());
}

#[test]
fn which_tickets_and_events_are_in_the_decks_is_public_and_their_order_is_nobodys() {
    let t = turn(Position::players(2).event_deck("E01 E05"), 0);
    for eyes in [eyes(0), eyes(1), Eyes::Bystander] {
        assert_eq!(t.game.view(eyes).event_deck, [event("E01"), event("E05")]);
    }
}

/// Tickets that seat 0 returned are the only ones left, seat 1 holds one: all others are held by seat 0.
fn returned() -> Position {
    let rest: Vec<&str> =
        Ticket::all().take(33).map(Ticket::id).filter(|id| !["T001", "T002", "T003", "T004"].contains(id)).collect();
    let rest = rest.join(" ");
    Position::players(2).tickets(1, "T004").tickets(0, &rest).returned(0, "T002 T001 T003").deck(WHITES)
}

#[test]
fn who_returns_a_ticket_knows_where_it_lies() {
    let t = turn(returned(), 1);
    assert_eq!(t.view_of(0).under, [(0, ticket("T002")), (1, ticket("T001")), (2, ticket("T003"))]);
    assert_eq!((t.view_of(1).under.len(), t.view_of(1).returned), (0, 3));
    let next = |world: &TicketToRide| world.view(eyes(0)).under[0].1.id();
    assert_constant(&t.imagined(0, 50, next), &"T002");
    // To seat 1 any ticket may lie there that it has not seen.
    assert!(t.imagined(1, 400, next).len() > 20);
}

#[test]
fn who_returned_a_ticket_knows_who_has_drawn_it() {
    let mut t = turn(returned(), 1);
    t.play("tickets");
    let drawn = |world: &TicketToRide| world.view(eyes(1)).players[1].drawn.clone().unwrap();
    let all = vec![ticket("T001"), ticket("T002"), ticket("T003")];
    assert_constant(&t.imagined(0, 50, drawn), &all);
    // All are kept: seat 0 knows that too.
    t.play("keep 1 2 3");
    let held = |world: &TicketToRide| tickets_in(world, 1);
    assert_constant(&t.imagined(0, 50, held), &vec!["T001", "T002", "T003", "T004"]);
    // One goes back: which one, seat 0 does not know.
    let mut t = turn(returned(), 1);
    t.play_all(["tickets", "keep 1 2"]);
    let seen = t.imagined(0, WORLDS, |world| world.view(eyes(1)).under[0].1.id());
    assert_shares(&seen, &["T001", "T002", "T003", "T004"].map(|id| (id, 0.25)));
}

#[test]
fn tickets_just_drawn_are_seen_by_their_drawer() {
    let mut t = turn(Position::players(2).deck(WHITES), 0);
    t.play("tickets");
    assert_eq!((t.view_of(1).players[0].drawn.clone(), t.view_of(1).players[0].drawn_count), (None, 3));
    let truth = t.player(0).drawn.unwrap();
    let drawn = |world: &TicketToRide| world.view(eyes(0)).players[0].drawn.clone().unwrap();
    assert_constant(&t.imagined(0, 50, drawn), &truth);
    assert!(t.imagined(1, 300, drawn).len() > 100);
}

#[test]
fn a_strand_is_declared_with_its_cards_and_not_before() {
    let mut t = turn(Position::players(2).hand(0, "red red loco").deck(WHITES), 0);
    let (before, others) = (t.view_of(1), t.view());
    let played = t.play("build MTL-BUF-A");
    assert!(!played.is_barrier(), "it can be taken back");
    assert_eq!((t.view_of(1), t.view()), (before, others));
    assert_eq!(t.view_of(0).phase, Phase::Set(strand("MTL-BUF-A")));
    assert_eq!(t.told_to(eyes(1)), []);
    t.play("pay red");
    assert!(t.told_to(eyes(1)).iter().any(|event| matches!(event, Event::Declared { .. })));
}

#[test]
fn mountain_reveals_and_a_set_given_up_are_seen_by_all() {
    let mut t = turn(game(9).hand(0, "white white white white red").deck("white green").dollars(0, 0), 0);
    t.play("build HEL-SLC");
    assert_eq!(t.view().build.unwrap().revealed.len(), 2);
    t.play("give-up");
    for eyes in [eyes(1), eyes(2), Eyes::Bystander] {
        assert_eq!(named(&t.game.view(eyes).players[0].known), "white white white white");
    }
    assert_constant(&t.imagined(1, 100, |world| hand_in(world, 0).matches("white").count().min(4)), &4);
}

#[test]
fn shown_cards_are_known_to_all() {
    let mut t = turn(game(5).postcards(Blue, &[64]).hand(0, "red red red red red red blue").deck(WHITES), 0);
    t.play_all(["blind", "blind", "show red"]);
    assert_constant(&t.imagined(2, 100, |world| hand_in(world, 0).matches("red").count() >= 6), &true);
}

#[test]
fn cards_that_were_drawn_before_the_deck_was_shuffled_are_not_in_it() {
    // Seat 1 holds a blue that nobody has seen. The deck runs out and becomes the discards: nine whites.
    let position = Position::players(2)
        .row("black black black black black")
        .hand(1, "blue")
        .deck("green")
        .discards(&"white ".repeat(9));
    let mut t = turn(position, 0);
    t.play("blind");
    assert!(t.was_told(|event| *event == Event::Reshuffled));
    // Seat 0 has seen the green and all discards: the blue can be nowhere but in the other hand.
    assert_constant(&t.imagined(0, 100, |world| hand_in(world, 1)), &"blue".to_owned());
    // Seat 1 in turn knows that seat 0 drew the green.
    assert_constant(&t.imagined(1, 100, |world| hand_in(world, 0)), &"green".to_owned());
}

#[test]
fn newspapers_are_never_in_hands() {
    let mut t = begun(&Options::for_players(2), 3);
    t.play_out(|t| {
        if t.acting() == [0] {
            let seen = t.imagined(0, 1, |world| hand_in(world, 1).contains("newspaper"));
            assert_constant(&seen, &false);
        }
    });
}

#[test]
fn what_is_chosen_at_the_beginning_is_secret_until_all_have_chosen() {
    let mut t = deal(&Options::for_players(3), 4);
    let before = (t.view_of(1), t.view());
    t.play_as(0, "keep 1 2 3 4");
    assert_eq!((t.view_of(1), t.view()), before);
    assert_eq!(t.told_to(eyes(1)), []);
    let kept = |world: &TicketToRide| world.view(eyes(0)).players[0].kept.clone().unwrap().len();
    assert_shares(&t.imagined(1, WORLDS, kept), &[(2, 6.0 / 11.0), (3, 4.0 / 11.0), (4, 1.0 / 11.0)]);
    t.play_as(1, "keep 1 2 3 4");
    t.play_as(2, "keep 1 2 3 4");
    assert_eq!(t.view_of(1).players[0].ticket_count, 4);
}

#[test]
fn dollars_cars_tokens_and_markers_are_public() {
    let position =
        game(11).dollars(0, 9).tokens(0, 3, 2, "DAL").station(Red, "BOS").conductor(1, "C2").upgrades(Green, "U1");
    let t = turn(position, 0);
    let own = t.view_of(0);
    for eyes in [eyes(1), eyes(2), Eyes::Bystander] {
        let view = t.game.view(eyes);
        for (mine, theirs) in own.players.iter().zip(&view.players) {
            assert_eq!(
                (mine.dollars, mine.cars, mine.cargo, mine.ore),
                (theirs.dollars, theirs.cars, theirs.cargo, theirs.ore)
            );
            assert_eq!(
                (&mine.cattle, mine.conductor, &mine.upgrades),
                (&theirs.cattle, theirs.conductor, &theirs.upgrades)
            );
        }
        assert_eq!((&own.stations, &own.mines, own.outlaw), (&view.stations, &view.mines, view.outlaw));
    }
}

#[test]
fn past_slips_are_shown_and_no_totals_before_the_end() {
    let t = turn(game(5), 0);
    let campaign = t.view().campaign.unwrap();
    assert_eq!(campaign.slips.len(), 4);
    let seen = serde_json::to_string(&t.view()).unwrap();
    assert!(t.view().reckoning.is_none() && !seen.contains("absent_score"));
}

#[test]
fn open_eyes_see_everything_when_the_game_is_over() {
    let mut t = begun(&Options::for_players(3), 1);
    t.play_out(|t| {
        if !t.acting().is_empty() {
            assert_eq!(t.game.view(Eyes::Open), t.game.view(Eyes::Bystander));
        }
    });
    let view = t.game.view(Eyes::Open);
    assert!(view.players.iter().all(|player| player.hand.is_some() && player.tickets.is_some()));
}
