//! Decisions that are tried out.

use proving::toy::{Toy, ToyAction, ToySetup};
use table::rehearsal::{NotRehearsed, Rehearsed, rehearse};
use table::{Dice, Game, Seat, Setup};

const FIRST: Seat = Seat::new(0);

fn rehearsed(actions: &[ToyAction]) -> Result<Rehearsed, NotRehearsed> {
    let toy = Toy::new(&ToySetup::standard(), &mut Dice::from_number(1)).expect("the usual toy");
    rehearse(toy, FIRST, actions)
}

#[test]
fn quiet_decisions_are_rehearsed_to_the_last() {
    assert_eq!(rehearsed(&[ToyAction::Bid(1), ToyAction::Bold]), Ok(Rehearsed::default()));
    let peek = ToyAction::Peek(Seat::new(1));
    assert_eq!(rehearsed(&[peek]), Ok(Rehearsed { barrier: true, passes_turn: false }));
}

#[test]
fn nothing_behind_a_barrier_is_looked_at() {
    let peek = ToyAction::Peek(Seat::new(1));
    for after in [ToyAction::Bid(0), ToyAction::Whistle, peek] {
        assert_eq!(rehearsed(&[peek, after]), Err(NotRehearsed::Unforeseeable { number: 1 }), "{after}");
    }
}

#[test]
fn the_first_refusal_is_named() {
    let refused = rehearsed(&[ToyAction::Bid(1), ToyAction::Bid(1), ToyAction::Whistle]);
    assert!(matches!(refused, Err(NotRehearsed::Refused { number: 2, .. })), "{refused:?}");
}
