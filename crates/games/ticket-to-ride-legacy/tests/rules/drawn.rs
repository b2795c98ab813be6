//! The house's face of the game, whose scene is not drawn yet: everything is played in words, and what people may try in
//! vain has its reason.

use std::collections::BTreeSet;

use table::drawn::{Attempt, Drawn, Pen};
use table::journey::Journey;
use table::words::{Language, Unnamed, Worded, checks};
use table::{Eyes, Game, Seat, Silent};
use ticket_to_ride_legacy::{Options, Position, TicketToRide};

use crate::common::*;

/// What a player may try in vain now, with the reasons.
fn in_vain(game: &TicketToRide, seat: usize) -> Vec<(String, &'static str)> {
    let attempts = TicketToRide::attempts(&game.view(eyes(seat)));
    let keys: BTreeSet<String> = attempts.iter().map(|attempt| attempt.key.to_string()).collect();
    assert_eq!(keys.len(), attempts.len(), "every attempt has a key of its own");
    let seat = Seat::new(seat);
    let vain = attempts.into_iter().map(|Attempt { action, .. }| action).filter(|&action| !game.is_legal(seat, action));
    vain.map(|action| (action.to_string(), game.why_not(seat, action).why)).collect()
}

#[test]
fn whatever_is_tried_in_vain_has_words_for_its_reason() {
    let mut reasons = BTreeSet::new();
    let record = record(11);
    let setups = [Options::for_players(2), Options::for_players(4), Options::next(&record, &trio()).expect("a setup")];
    for setup in setups {
        let mut journey = Journey::<TicketToRide>::begin(&setup, 7);
        loop {
            for seat in 0..journey.game.seats() {
                let view = journey.game.view(eyes(seat));
                for (notation, why) in in_vain(&journey.game, seat) {
                    if reasons.insert(why) {
                        let action = action(&notation);
                        checks::phrase::<TicketToRide>(&TicketToRide::option(&view, action));
                        let refusal = journey.game.why_not(Seat::new(seat), action);
                        checks::phrase::<TicketToRide>(&TicketToRide::refusal(&refusal));
                    }
                }
            }
            if !journey.decide(&mut Silent) {
                break;
            }
        }
    }
    let often = [
        "why-keep-more",
        "why-loco-first",
        "why-too-few-of-colour",
        "why-too-few-alike",
        "why-double-closed",
        "why-one-strand-each",
    ];
    assert!(often.iter().all(|why| reasons.contains(why)), "{reasons:?}");
}

#[test]
fn only_the_player_who_decides_tries_anything() {
    let position = Position::players(2).hand(0, "red").row("loco red blue green white").tickets(0, "T001");
    let mut t = turn(position, 0);
    assert!(in_vain(&t.game, 0).iter().any(|(_, why)| *why == "why-too-few-of-colour"));
    assert_eq!(in_vain(&t.game, 1), []);
    assert_eq!(TicketToRide::attempts(&t.view()), []);
    t.play("take red");
    assert!(in_vain(&t.game, 0).contains(&("take loco".to_owned(), "why-loco-first")));
}

#[test]
fn the_scene_is_not_drawn_yet() {
    let t = begun(&Options::for_players(2), 3);
    let seat = t.acting()[0];
    let marks = table::drawn::marks(&t.game, Eyes::Seat(Seat::new(seat)), Language::En, &Unnamed);
    let pen = Pen::new(Language::En, TicketToRide::lexicon(), &Unnamed, &marks);
    assert!(TicketToRide::draw(&t.view_of(seat), &pen).is_none());
    assert!(!marks.is_empty(), "but it is played");
}
