//! What setting up has to tell.

use table::Game;
use west_story::data::START;
use west_story::{Event, Options};

use crate::common::*;

/// What a seat holds when the opening has been told: what it began with, and all that it got since.
fn reckoned(told: &[Event], of: usize) -> (u8, u16, u8) {
    let mut held = (0, 0, 0);
    for event in told {
        match *event {
            Event::Holds { seat, hats, coins, cows } if seat.index() == of => held = (hats, coins, cows),
            Event::Produced { seat, gain, .. } if seat.index() == of => {
                held.0 += gain.hats;
                held.1 += u16::from(gain.coins);
                held.2 += gain.cows;
            }
            Event::ComboCow { seat } if seat.index() == of => held.2 += 1,
            _ => {}
        }
    }
    held
}

#[test]
fn ws_setup_21_24_the_opening_tells_the_sheriff_the_contest_and_what_everybody_begins_with() {
    for seed in 0..40 {
        let t = deal(&Options::for_people(4), seed);
        let (told, view) = (t.game.opening(), t.view());
        assert_eq!(told[0], Event::Began { sheriff: view.sheriff, contest: view.contest });
        for (place, event) in told[1..5].iter().enumerate() {
            let seat = seat((view.sheriff.index() + place) % 4);
            assert_eq!(*event, Event::Holds { seat, hats: 0, coins: START[place].0, cows: START[place].1 });
        }
        let [one, other, ..] = view.regions[0].bandits[..] else { panic!("two bandits") };
        assert_eq!(told[5], Event::Revealed { region: 0, bandits: [one, other] });
        assert_eq!(told[6..8], [Event::RoundBegan { round: 1 }, Event::Rolled { seat: view.sheriff, dice: view.dice }]);
        assert!((0..4).all(|seat| reckoned(&told, seat) == t.holds(seat)));
    }
}

#[test]
fn ws_tom_14_alone_the_opening_tells_what_tom_has_done_already() {
    let mut already = 0;
    for seed in 0..40 {
        let mut t = deal(&Options::for_people(1), seed);
        let told = t.game.opening();
        let by_tom = told.iter().filter(|event| matches!(event, Event::TomActivated { .. })).count();
        assert_eq!(by_tom, t.view().tom.expect("Tom").active.len());
        assert_eq!((reckoned(&told, 0), reckoned(&told, 1)), (t.holds(0), t.holds(1)));
        already += usize::from(by_tom > 0);
        // It is told once: the first decision tells what follows from it.
        let seat = t.acting()[0];
        let first = t.legal_of(seat)[0].clone();
        t.play_as(seat, &first);
        assert!(!t.events().iter().any(|event| matches!(event, Event::Began { .. } | Event::Rolled { .. })));
    }
    assert!(already > 10, "Tom acts while nobody has anything to decide: {already} of 40");
}

#[test]
fn ws_tom_49_with_start_cards_the_opening_ends_before_anybody_takes_a_pile() {
    let t = deal(&Options::for_people(2).tom().asymmetric(), 3);
    let told = t.game.opening();
    let stack = t.me(2).stack;
    assert_eq!(told.len(), 5, "{told:?}");
    assert_eq!(told[4], Event::PileTaken { seat: seat(2), cards: [stack[0], stack[1]] });
    assert_eq!(deal(&Options::for_people(2).asymmetric(), 3).game.opening().len(), 3);
}
