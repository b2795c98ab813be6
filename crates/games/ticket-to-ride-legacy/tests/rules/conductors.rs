//! The conductor's box and upgrades.

use ticket_to_ride_legacy::view::Phase;
use ticket_to_ride_legacy::{Conductor, Event, Options, Position, Record, Sticker};

use crate::building::WHITES;
use crate::common::*;

fn build(position: Position, cards: &str, strand: &str) -> Table {
    let mut t = turn(position.hand(0, cards).deck(WHITES), 0);
    t.play(format!("build {strand}"));
    t
}

#[test]
fn ttr_cond_01_the_box_is_opened_at_the_end_of_game_nine() {
    let mut t = ended(game(9));
    t.finish();
    let record = t.legacy();
    assert!(record.rules().contains(Sticker::Conductor) && record.rules().contains(Sticker::ConductorSetup));
    assert_eq!(record.tickets().len(), 87);
    assert!(t.was_told(|event| *event == Event::ConductorBoxOpened));
    let mut before = ended(game(8));
    before.finish();
    assert!(!before.legacy().rules().contains(Sticker::Conductor));
}

#[test]
fn ttr_cond_02_conductors_are_chosen_clockwise_from_the_caboose() {
    let text = record(9).to_text().replace("caboose:blue", "caboose:green");
    let mut t = begun(&Options::next(&Record::from_text(&text).unwrap(), &trio()).unwrap(), 1);
    assert_eq!((t.view().phase, t.acting(), t.legal().len()), (Phase::Conductor, vec![2], 8));
    assert_eq!(t.refused_as(0, "conductor C1"), ("TTR-COND-02", "why-wait-for-conductor"));
    t.play("conductor C3");
    assert_eq!((t.acting(), t.legal().len()), (vec![0], 7));
    assert_eq!(t.refused_as(0, "conductor C3"), ("TTR-COND-02", "why-choose-conductor"));
    t.play_all(["conductor C1", "conductor C8"]);
    assert_eq!((t.view().phase, t.turn()), (Phase::Turn, Some(2)));
    let chosen: Vec<Option<Conductor>> = t.view().players.iter().map(|player| player.conductor).collect();
    assert_eq!(chosen.iter().flatten().map(|it| it.id()).collect::<Vec<_>>(), ["C1", "C8", "C3"]);
}

#[test]
fn ttr_cond_03_rule_6_pays_the_conductors_own_bonus() {
    assert_eq!(build(game(10).conductor(0, "C3"), "green", "BOS-ALB").dollars(0), 6, "short routes");
    assert_eq!(build(game(10).conductor(0, "C3"), "black black black", "BUF-PHI").dollars(0), 5);
    let blues = "yellow yellow yellow yellow yellow";
    assert_eq!(build(game(10).conductor(0, "C1"), blues, "SLC-PHX").dollars(0), 8, "long routes");
    let t = build(game(10).conductor(1, "C3"), "green", "BOS-ALB");
    assert_eq!(t.all_dollars(), [5, 5, 5], "somebody else's conductor");
}

#[test]
fn ttr_cond_04_an_event_that_forbids_overrides_a_conductor() {
    // Large cities: none with a curfew, otherwise the higher number.
    let cards = |event: Option<&str>, conductor: Option<&str>| {
        let position = event.map_or(game(12), |id| game(12).event(id));
        let position = conductor.into_iter().fold(position, |position, id| position.conductor(0, id));
        build(position, "green", "BOS-ALB").hand_sizes()[0]
    };
    assert_eq!([cards(None, None), cards(None, Some("C5")), cards(Some("E16"), Some("C5"))], [1, 2, 0]);
    assert_eq!([cards(Some("E17"), None), cards(Some("E17"), Some("C5"))], [2, 2]);
    // Locomotives of the row.
    let second = |event: Option<&str>, conductor: &str| {
        let position = game(11).row("loco red blue green black").deck(WHITES).conductor(0, conductor);
        let mut t = turn(event.into_iter().fold(position, |position, id| position.event(id)), 0);
        t.play("take red");
        t.can("take loco")
    };
    // The first card as well: it does not end the action of who has the Signalwoman.
    let first = |conductor: &str| {
        let mut t = turn(game(11).row("loco red blue green loco").deck(WHITES).conductor(0, conductor), 0);
        t.play("take loco");
        (t.acting() == [0] && t.can("take loco") && t.can("blind"), t.hand(0))
    };
    assert_eq!([first("C2"), first("C1")], [(true, "loco".to_owned()), (false, "loco".to_owned())]);
    assert!(second(None, "C2") && !second(None, "C1") && !second(Some("E04"), "C2") && second(Some("E15"), "C1"));
}

#[test]
fn ttr_cond_05_a_conductor_is_public_and_works_for_one_game() {
    let mut t = begun(&Options::next(&record(9), &trio()).unwrap(), 1);
    t.play_all(["conductor C8", "conductor C7", "conductor C2"]);
    for eyes in 0..3 {
        assert_eq!(t.view_of(eyes).players[0].conductor.map(Conductor::id), Some("C8"));
    }
    assert_eq!((t.player(0).cargo, t.dollars(1)), (3, 6), "start effects in step 13");
    t.play_out(|_| {});
    let next = begun(&Options::next(&t.legacy(), &trio()).unwrap(), 2);
    assert_eq!(next.player(0).conductor, None);
}

#[test]
fn ttr_cond_06_what_pays_or_draws_adds_up() {
    let mut t = turn(game(11).upgrades(Blue, "U3").conductor(0, "C4").event("E06").deck(WHITES), 0);
    t.play("tickets");
    assert_eq!(t.player(0).drawn.unwrap().len(), 4 + 1 + 2);
    let t = build(game(11).upgrades(Blue, "U1").event("E07"), "blue blue", "CIN-KNO");
    assert_eq!(t.dollars(0), 5 + 4);
}

#[test]
fn ttr_upg_01_three_different_upgrades_at_most_from_the_next_game_on() {
    let position = || game(4).postcards(Blue, &[61]).dollars(0, 20);
    let t = build(position(), "green", "BOS-ALB");
    assert_eq!(t.player(0).upgrades.iter().map(|it| it.id()).collect::<Vec<_>>(), ["U3"]);
    // Not yet in this game.
    let mut t = t;
    t.play_all(["tickets", "keep 1 2 3", "tickets", "keep 1 2 3", "tickets"]);
    assert_eq!(t.player(0).drawn.unwrap().len(), 3);
    let mut t = turn(game(5).upgrades(Blue, "U3"), 0);
    t.play("tickets");
    assert_eq!(t.player(0).drawn.unwrap().len(), 4);
}

#[test]
fn ttr_upg_02_the_dispatcher_refreshes_the_row_once_a_game() {
    let mut t = turn(game(4).upgrades(Blue, "U6").row("red blue green yellow black").deck(WHITES), 0);
    assert!(t.can("refresh"));
    t.play("refresh");
    assert_eq!((t.row(), t.discards().as_str()), (vec!["white".to_owned(); 5], "black blue green yellow red"));
    assert_eq!(t.legal(), ["take white", "blind"], "now a card is drawn");
    assert_eq!(t.refused_as(0, "tickets"), ("TTR-UPG-03", "why-draw-a-card"));
    t.play_all(["take white", "blind"]);
    t.play_all(["tickets", "keep 1 2 3", "tickets", "keep 1 2 3"]);
    assert_eq!(t.refused_as(0, "refresh"), ("TTR-UPG-02", "why-no-refresh"));
}

#[test]
fn ttr_upg_03_an_upgrade_stays_and_refreshing_is_no_action_by_itself() {
    // The draw action must be available.
    let t = turn(game(4).upgrades(Blue, "U6").deck("white white"), 0);
    assert_eq!(t.refused_as(0, "refresh"), ("TTR-DRAW-09", "why-too-few-cards"));
    let mut t = ended(game(4).upgrades(Blue, "U6"));
    t.finish();
    assert_eq!(t.legacy().upgrades(Blue).map(|it| it.id()).collect::<Vec<_>>(), ["U6"]);
}
