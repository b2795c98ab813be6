//! The house's face of the game, whose scene is not drawn yet: everything is played in words, and what people may try in
//! vain has its reason.

use std::collections::BTreeSet;

use great_western_trail::data::buildings::Side;
use great_western_trail::data::trail::Site;
use great_western_trail::{Action, GreatWesternTrail, Options, Sides};
use table::drawn::{Attempt, Drawn, Pen};
use table::journey::Journey;
use table::words::{Language, Unnamed, Worded, checks};
use table::{Eyes, Game, Seat, Silent};

use crate::common::*;

/// What a player may try in vain now, with the reasons.
fn in_vain(game: &GreatWesternTrail, seat: Seat) -> Vec<(Action, &'static str)> {
    let attempts = GreatWesternTrail::attempts(&game.view(Eyes::Seat(seat)));
    let keys: BTreeSet<String> = attempts.iter().map(|attempt| attempt.key.to_string()).collect();
    assert_eq!(keys.len(), attempts.len(), "every attempt has a key of its own");
    let vain = attempts.into_iter().map(|Attempt { action, .. }| action).filter(|&action| !game.is_legal(seat, action));
    vain.map(|action| (action, game.why_not(seat, action).why)).collect()
}

#[test]
fn whatever_is_tried_in_vain_has_words_for_its_reason() {
    let mut reasons = BTreeSet::new();
    let setups = [Options::for_players(2), Options::for_players(3).sides(Sides::All(Side::B)).simmentals()];
    for setup in setups {
        let mut journey = Journey::<GreatWesternTrail>::begin(&setup, 7);
        loop {
            for seat in Seat::all(journey.game.seats()) {
                let view = journey.game.view(Eyes::Seat(seat));
                for (action, why) in in_vain(&journey.game, seat) {
                    if reasons.insert(why) {
                        checks::phrase::<GreatWesternTrail>(&GreatWesternTrail::option(&view, action));
                        let refusal = journey.game.why_not(seat, action);
                        checks::phrase::<GreatWesternTrail>(&GreatWesternTrail::refusal(&refusal));
                    }
                }
            }
            if !journey.decide(&mut Silent) {
                break;
            }
        }
    }
    let often = ["why-too-far", "why-too-few-dollars", "why-too-few-craftsmen", "why-row-closed", "why-value-too-low"];
    assert!(often.iter().all(|why| reasons.contains(why)), "{reasons:?}");
}

#[test]
fn only_the_player_whose_turn_it_is_tries_anything() {
    let mut position = clear(2);
    position.visit(Site::A);
    position.player(ME).dollars = 0;
    let game = position.game();
    assert!(in_vain(&game, ME).iter().any(|(_, why)| *why == "why-nobody-to-hire"));
    assert_eq!(in_vain(&game, YOU), []);
    assert_eq!(GreatWesternTrail::attempts(&game.view(Eyes::Bystander)), []);
}

#[test]
fn the_scene_is_not_drawn_yet() {
    let game = clear(2).game();
    let marks = table::drawn::marks(&game, Eyes::Seat(ME), Language::En, &Unnamed);
    let pen = Pen::new(Language::En, GreatWesternTrail::lexicon(), &Unnamed, &marks);
    assert!(GreatWesternTrail::draw(&game.view(Eyes::Seat(ME)), &pen).is_none());
    assert!(!marks.is_empty(), "but it is played");
}
