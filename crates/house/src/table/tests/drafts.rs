//! Decisions that wait to be confirmed.

use table::{Dice, Eyes, Seat, Seats};
use wording::Language;

use super::leaks::{NOW, World, opened, some_decision};
use crate::records::ids::Timestamp;
use crate::records::person::{Confirm, Face};
use crate::table::acts::{Act, Request};
use crate::table::renderer::{Audience, Pace};
use crate::wire::Region;

/// A table of the first game of the shelf at which a seat has decided, and it counts down.
fn one_counts_down() -> (World, Seat, Request) {
    for number in 0.. {
        let mut dice = Dice::from_number(number);
        let mut world = opened(shelf::games()[0], number, &mut dice);
        let Some((seat, notation)) = some_decision(&world, &mut dice) else { continue };
        let decision = world.decision(seat, &notation, Confirm::Seconds, &mut dice);
        assert_eq!(world.ask(&decision), Ok(()), "{notation}");
        if world.table.draft(seat).is_some() {
            let hold = Request { act: Act::Hold, ..world.decision(seat, "hold", Confirm::Seconds, &mut dice) };
            return (world, seat, hold);
        }
    }
    unreachable!("some decision can be taken back and passes the turn")
}

/// A page takes what it is sent by its version: what looks otherwise has another one.
#[test]
fn a_decision_that_is_held_is_sent_without_its_countdown() {
    let (mut world, seat, hold) = one_counts_down();
    let eyes = Eyes::Seat(seat);
    let audience = Audience { eyes, behind: Seats::NONE, language: Language::En, face: Face::Drawn };
    let before = world.table.versions().of(eyes).version;
    let counting = world.renders.whole(&world.table, audience, NOW);
    assert!(counting.regions[&Region::Options].contains("data-left"), "{counting:?}");
    assert_eq!(world.ask(&hold), Ok(()));
    assert!(world.table.draft(seat).is_some_and(|draft| draft.until.is_none()), "it does not confirm itself any more");
    assert_eq!(world.table.versions().of(eyes).version, before.next());
    let sent = world.renders.since(&world.table, audience, before, NOW, Pace::StepByStep);
    assert!(sent.as_str().contains("data-post=\\\"confirm\\\"") && !sent.as_str().contains("data-left"), "{sent:?}");
}

/// Whoever else looks sees neither a draft nor what becomes of it.
#[test]
fn nobody_else_learns_that_a_decision_is_held() {
    let (mut world, seat, hold) = one_counts_down();
    let other = Seat::new((seat.index() + 1) % 2);
    let others = [Eyes::Seat(other), Eyes::Bystander];
    let versions = |world: &World| others.map(|eyes| world.table.versions().of(eyes).version);
    let before = versions(&world);
    assert_eq!(world.ask(&hold), Ok(()));
    assert_eq!(versions(&world), before);
}

#[test]
fn what_is_left_of_a_countdown_is_told_anew() {
    let (mut world, seat, _) = one_counts_down();
    let audience = Audience { eyes: Eyes::Seat(seat), behind: Seats::NONE, language: Language::En, face: Face::Drawn };
    let mut left = |now: Timestamp| {
        let options = world.renders.whole(&world.table, audience, now).regions[&Region::Options].clone();
        let after = options.split("data-left=\"").nth(1).expect("a countdown");
        after.split('"').next().and_then(|number| number.parse::<u64>().ok()).expect("milliseconds")
    };
    let at_first = left(NOW);
    assert_eq!(left(Timestamp(NOW.0 + 1_000)), at_first - 1_000);
}

#[test]
fn a_draft_that_is_confirmed_leads_where_the_decision_itself_leads() {
    let (mut world, seat, hold) = one_counts_down();
    let notation = world.table.draft(seat).map(|draft| draft.notation.clone()).expect("a draft");
    let mut plainly = world.live().fork();
    let _ = plainly.play(seat, &notation).expect("what was drafted can be played");
    assert_eq!(world.ask(&Request { act: Act::Confirm, ..hold }), Ok(()));
    assert_eq!(world.live().rail(), plainly.rail());
    for eyes in [Eyes::Seat(seat), Eyes::Bystander] {
        assert_eq!(world.live().look(eyes).fingerprint(), plainly.look(eyes).fingerprint());
        assert_eq!(world.live().count_events_for(eyes, 0), plainly.count_events_for(eyes, 0));
    }
    assert!(world.table.draft(seat).is_none() && world.live().can_undo(seat) == plainly.can_undo(seat));
}
