//! Those who are not waited for and may do something all the same: at the toy table, where whoever waits may whistle.

use proving::toy::Toy;
use shelf::boxed;
use table::setup::{Value, Values};
use table::{Dice, Eyes, Seat};
use wording::Language;

use super::leaks::{NOW, World, opened_with};
use crate::records::ids::Version;
use crate::records::journal::{By, Entry, Stored};
use crate::records::person::{Confirm, Face};
use crate::table::acts::{Act, Denied, Request};
use crate::table::gallery::Audience;
use crate::table::presence::Presence;
use crate::wire::Update;

const WHISTLE: &str = "whistle";

/// Three play; the first has decided and waits for the others.
fn one_waits() -> World {
    let setup = Values::new().with("players", Value::Number(3));
    let mut world = opened_with(boxed::<Toy>(), &setup, 1);
    decides(&mut world, 0, "bid 1");
    decides(&mut world, 0, "bold");
    world
}

fn request(world: &World, seat: usize, notation: &str) -> Request {
    let entries = world.table.entries();
    world.decision(Seat::new(seat), notation, Confirm::Ask, &mut Dice::from_number(entries))
}

fn decides(world: &mut World, seat: usize, notation: &str) {
    let request = request(world, seat, notation);
    assert_eq!(world.ask(&request), Ok(()), "{notation}");
}

fn version(world: &World, seat: usize) -> Version {
    world.table.versions().of(Eyes::Seat(Seat::new(seat))).version
}

fn shown(world: &mut World, eyes: Eyes, face: Face) -> Update {
    let audience = Audience { eyes, behind: table::Seats::NONE, language: Language::En, face };
    world.gallery.whole(&world.table, audience, NOW)
}

fn happens(world: &mut World, entry: Entry) {
    world.table.apply(&Stored { at: NOW, entry, request: None }).expect("it fits");
}

#[test]
fn whoever_waits_is_offered_what_can_be_done_meanwhile_and_is_not_waited_for() {
    let mut world = one_waits();
    assert!(!world.table.awaited().contains(Seat::new(0)));
    for face in [Face::Drawn, Face::Words] {
        let waiting = shown(&mut world, Eyes::Seat(Seat::new(0)), face);
        let options = &waiting.regions["options"];
        assert!(!waiting.turn && options.contains("<details class=\"asides\" id=\"asides\">"), "{options}");
        assert!(options.contains("data-notation=\"whistle\"") && !options.contains("data-number"), "{options}");
        let board = waiting.regions.get("scene").map_or("", String::as_str);
        assert!(!board.contains("data-options"), "the board asks nobody who is not waited for: {board}");
        for others in [Eyes::Seat(Seat::new(1)), Eyes::Bystander] {
            let seen = shown(&mut world, others, face);
            assert!(!seen.regions["options"].contains("asides"), "{others:?}");
        }
    }
}

#[test]
fn interjecting_does_not_go_stale_when_others_decide_and_happens_once() {
    let mut world = one_waits();
    let before = version(&world, 0);
    decides(&mut world, 1, "bid 0");
    assert!(version(&world, 0) > before, "it was seen that somebody has bid");
    let mut whistle = request(&world, 0, WHISTLE);
    whistle.version = Some(before);
    let moved = Entry::Move { seat: 0, notation: WHISTLE.to_owned(), by: By::Person };
    assert_eq!(
        whistle.entries(&world.table, &Presence::new(NOW), NOW),
        Ok(vec![moved]),
        "nothing is held: no turn passes"
    );
    assert_eq!(world.ask(&whistle), Ok(()));
    assert_eq!(
        whistle.entries(&world.table, &Presence::new(NOW), NOW),
        Err(Denied::Stale),
        "what was meant once is done once"
    );
}

#[test]
fn others_decide_undisturbed_by_interjections() {
    let mut world = one_waits();
    let mut bid = request(&world, 1, "bid 0");
    decides(&mut world, 0, WHISTLE);
    assert_eq!(world.ask(&bid), Ok(()), "what others do meanwhile does not matter");
    bid.version = None;
    assert_eq!(bid.entries(&world.table, &Presence::new(NOW), NOW), Err(Denied::Stale));
}

#[test]
fn an_interjection_is_taken_back_like_any_decision() {
    let mut world = one_waits();
    let purse = |world: &World| world.live().look(Eyes::Bystander).json()["pot"].clone();
    let before = purse(&world);
    decides(&mut world, 0, WHISTLE);
    assert_ne!(purse(&world), before);
    let undo = Request { act: Act::Undo, ..request(&world, 0, WHISTLE) };
    assert_eq!(world.ask(&undo), Ok(()));
    assert_eq!(purse(&world), before);
    let options = shown(&mut world, Eyes::Seat(Seat::new(0)), Face::Words).regions["options"].clone();
    assert!(options.contains("data-notation=\"whistle\""), "{options}");
}

#[test]
fn who_may_not_is_refused_and_offered_nothing() {
    let mut world = one_waits();
    assert!(matches!(
        request(&world, 1, WHISTLE).entries(&world.table, &Presence::new(NOW), NOW),
        Err(Denied::Illegal(_))
    ));
    for _ in 0..2 {
        decides(&mut world, 0, WHISTLE);
    }
    assert!(!world.table.may_interject(Seat::new(0)), "there are two whistles");
    assert!(matches!(
        request(&world, 0, WHISTLE).entries(&world.table, &Presence::new(NOW), NOW),
        Err(Denied::Illegal(_))
    ));
    assert!(!shown(&mut world, Eyes::Seat(Seat::new(0)), Face::Words).regions["options"].contains("asides"));
}

#[test]
fn nobody_interjects_at_a_paused_table_or_where_a_bot_plays_on() {
    for entry in [Entry::Paused { seat: 1 }, Entry::Conceded { seat: 0 }] {
        let mut world = one_waits();
        happens(&mut world, entry);
        assert!(matches!(
            request(&world, 0, WHISTLE).entries(&world.table, &Presence::new(NOW), NOW),
            Err(Denied::NotNow(_))
        ));
        assert!(!shown(&mut world, Eyes::Seat(Seat::new(0)), Face::Words).regions["options"].contains("asides"));
    }
}

#[test]
fn a_draft_that_has_become_a_barrier_shows_nothing_of_what_it_brings() {
    let mut world = one_waits();
    decides(&mut world, 1, "bid 0");
    happens(&mut world, Entry::Draft { seat: 1, notation: "meek".to_owned(), until: None });
    let seat = Eyes::Seat(Seat::new(1));
    let done = |world: &World| world.table.seen_by(seat).expect("the game is on").decisions();
    assert_eq!(done(&world), world.live().decisions() + 1, "it is drawn as done");
    decides(&mut world, 2, "bid 0");
    decides(&mut world, 2, "bold");
    // Now it would be the last decision of the round, and everybody would show their cards.
    assert!(world.table.draft(Seat::new(1)).is_some(), "it still waits to be confirmed");
    assert_eq!(done(&world), world.live().decisions(), "it is no longer drawn as done");
    let confirm = Request { act: Act::Confirm, ..request(&world, 1, "meek") };
    assert_eq!(world.ask(&confirm), Ok(()));
    assert_eq!(world.table.draft(Seat::new(1)).map(|draft| draft.notation.as_str()), None);
}

#[test]
fn nothing_behind_a_barrier_is_answered() {
    let world = one_waits();
    let answer = |row: &[&str]| {
        let row: Vec<String> = row.iter().map(|&notation| notation.to_owned()).collect();
        world.row(Seat::new(1), &row, Confirm::AtOnce, &mut Dice::from_number(1)).entries(
            &world.table,
            &Presence::new(NOW),
            NOW,
        )
    };
    let refused = Err(Denied::NotNow("denied-unforeseeable"));
    for after in ["bid 0", "bid 2", "whistle", "bold", "peek 3"] {
        assert_eq!(answer(&["peek 1", after]), refused, "{after}");
        assert_eq!(answer(&["peek 1", after, after]), refused, "{after}");
    }
    assert_eq!(answer(&["peek 1", "bid 0", "zzz"]), Err(Denied::Malformed("denied-notation")));
    assert_eq!(answer(&["peek 1", "bold", "zzz"]), Err(Denied::Malformed("denied-notation")));
    assert_eq!(answer(&["bid 0", "bold"]).map(|entries| entries.len()), Ok(2));
    assert!(matches!(answer(&["bid 0", "peek 1"]), Err(Denied::Illegal(_))));
}
