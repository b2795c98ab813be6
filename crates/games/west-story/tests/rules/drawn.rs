//! The house's face of the game, whose scene is not drawn yet: everything is played in words, and what people may try in
//! vain has its reason.

use std::collections::BTreeSet;

use table::drawn::{Attempt, Drawn, Pen};
use table::journey::Journey;
use table::words::{Language, Unnamed, Worded, checks};
use table::{Eyes, Game, Seat, Silent};
use west_story::data::Side;
use west_story::{Action, Options, WestStory};

use crate::common::*;

/// What a player may try in vain now, with the reasons.
fn in_vain(game: &WestStory, seat: Seat) -> Vec<(Action, &'static str)> {
    let attempts = WestStory::attempts(&game.view(Eyes::Seat(seat)));
    let keys: BTreeSet<String> = attempts.iter().map(|attempt| attempt.key.to_string()).collect();
    assert_eq!(keys.len(), attempts.len(), "every attempt has a key of its own");
    let vain = attempts.into_iter().map(|Attempt { action, .. }| action).filter(|&action| !game.is_legal(seat, action));
    vain.map(|action| (action, game.why_not(seat, action).why)).collect()
}

#[test]
fn whatever_is_tried_in_vain_has_words_for_its_reason() {
    let mut reasons = BTreeSet::new();
    let everything = Options::for_people(2).everything();
    for (setup, seed) in [(Options::for_people(2), 7), (everything, 8), (everything.side(Side::B), 9)] {
        let mut journey = Journey::<WestStory>::begin(&setup, seed);
        loop {
            for seat in Seat::all(journey.game.seats()) {
                let view = journey.game.view(Eyes::Seat(seat));
                for (action, why) in in_vain(&journey.game, seat) {
                    if reasons.insert(why) {
                        checks::phrase::<WestStory>(&WestStory::option(&view, action));
                        let refusal = journey.game.why_not(seat, action);
                        checks::phrase::<WestStory>(&WestStory::refusal(&refusal));
                    }
                }
            }
            if !journey.decide(&mut Silent) {
                break;
            }
        }
    }
    assert!(!reasons.contains("why-alike"), "nobody cares which of two that are alike");
    let often = [
        "why-blocked",
        "why-card-does-not-fit",
        "why-licence-elsewhere",
        "why-main-actions-first",
        "why-no-card-fits",
        "why-nobody-tied",
        "why-not-the-combo-symbol",
        "why-one-part-at-least",
        "why-pile-taken",
        "why-too-dear",
        "why-too-few-coins",
        "why-too-few-hats",
    ];
    let missing: Vec<&str> = often.into_iter().filter(|why| !reasons.contains(why)).collect();
    assert_eq!(missing, Vec::<&str>::new(), "{reasons:?}");
}

#[test]
fn only_a_player_who_is_asked_tries_anything() {
    let t = turn(people(2), 0);
    let vain = in_vain(&t.game, seat(0));
    assert!(vain.iter().any(|(action, why)| *action == Action::Jail && *why == "why-nobody-tied"), "{vain:?}");
    assert_eq!(in_vain(&t.game, seat(1)), []);
    assert_eq!(WestStory::attempts(&t.game.view(Eyes::Bystander)), []);
}

#[test]
fn the_scene_is_not_drawn_yet() {
    let game = turn(people(2), 0).game;
    let marks = table::drawn::marks(&game, Eyes::Seat(seat(0)), Language::En, &Unnamed);
    let pen = Pen::new(Language::En, WestStory::lexicon(), &Unnamed, &marks);
    assert!(WestStory::draw(&game.view(Eyes::Seat(seat(0))), &pen).is_none());
    assert!(!marks.is_empty(), "but it is played");
}
