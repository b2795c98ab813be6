//! What is told step by step, however busy the house is.

use serde_json::Value;
use table::words::Language;
use table::{Dice, Eyes, Seats};

use super::gallery::{Audience, Pace};
use super::leaks::{NOW, opened, some_decision};
use crate::person::{Confirm, Face};

/// Whatever is told stands under its own header: a question of the moment before would be answered too late.
#[test]
fn every_step_says_when_it_is() {
    let audience = Audience { eyes: Eyes::Bystander, behind: Seats::NONE, language: Language::En, face: Face::Drawn };
    for (game, pace) in shelf::games().iter().flat_map(|game| [Pace::StepByStep, Pace::AtOnce].map(|pace| (game, pace)))
    {
        let mut dice = Dice::from_number(1);
        let mut world = opened(*game, 1, &mut dice);
        let before = world.gallery.whole(&world.table, audience, NOW).version;
        for _ in 0..6 {
            let Some((seat, notation)) = some_decision(&world, &mut dice) else { break };
            let decision = world.decision(seat, &notation, Confirm::AtOnce, &mut dice);
            assert_eq!(world.ask(&decision), Ok(()), "{notation}");
        }
        let sent = world.gallery.since(&world.table, audience, before, NOW, pace);
        let sent: Value = serde_json::from_str(sent.as_str()).expect("JSON");
        let frames = sent["frames"].as_array().expect("steps");
        assert!(!frames.is_empty(), "{}: something happened", game.name());
        let mut header = String::new();
        for frame in frames {
            // What stays the same is not said again.
            header = frame["regions"]["prompt"].as_str().map_or(header, str::to_owned);
            assert!(header.contains("telling"), "{} {pace:?}: {header:?} over {}", game.name(), frame["line"]);
        }
    }
}
