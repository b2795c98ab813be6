//! Trying decisions out before anybody is committed to them.
//!
//! Whoever plans one decision or several in a row may be told whether the rules allow them, but only as far as that is
//! known beforehand: up to the first *barrier*. What lies behind one depends on chance or on something hidden, and
//! is answered to nobody who has not played it.
//!
//! **Invariant:** a rehearsal is the same in every world that its seat cannot tell from the true one. That follows from
//! the laws of barriers and of eyes, and has a law of its own; the live game keeps it on trust of neither, because it
//! rehearses in a world that the seat imagines.

use crate::dice::Dice;
use crate::game::{Game, Refusal, Silent};
use crate::seat::{Seat, Seats};

/// What a seat can know beforehand about taking a decision back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Rehearsed {
    /// It will use dice or show something hidden: it cannot be taken back.
    pub barrier: bool,
    /// It will pass the turn: it can be taken back until somebody else goes on.
    pub passes_turn: bool,
}

/// Why decisions in a row cannot be played like this.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotRehearsed {
    /// The rules forbid one of them.
    #[error("decision {number} in a row is {refusal}")]
    Refused {
        /// Which, from 1.
        number: usize,
        /// Why.
        refusal: Refusal,
    },
    /// One of them is not the last, and what it brings is not known before it is played.
    #[error("what follows decision {number} in a row is not known before it is played")]
    Unforeseeable {
        /// Which, from 1.
        number: usize,
    },
}

/// Plays decisions of one seat in a row in a world of its own, and says what can be known of the last of them. Nothing
/// after a barrier is looked at.
pub fn rehearse<G: Game>(mut world: G, seat: Seat, actions: &[G::Action]) -> Result<Rehearsed, NotRehearsed> {
    let mut dice = Dice::from_number(0);
    let mut rehearsed = Rehearsed::default();
    for (number, &action) in (1..).zip(actions) {
        let before = world.to_act();
        let played = world.play(seat, action, &mut dice, &mut Silent);
        let played = played.map_err(|refusal| NotRehearsed::Refused { number, refusal })?;
        if played.is_barrier() && number < actions.len() {
            return Err(NotRehearsed::Unforeseeable { number });
        }
        let passes_turn = passes_turn(seat, before, world.to_act());
        rehearsed = Rehearsed { barrier: played.is_barrier(), passes_turn };
    }
    Ok(rehearsed)
}

/// Whether a seat that acted is no longer waited for, and somebody else is who was not before.
pub(crate) fn passes_turn(seat: Seat, before: Seats, after: Seats) -> bool {
    !after.contains(seat) && after.iter().any(|other| !before.contains(other))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_turn_passes_when_somebody_new_is_waited_for() {
        let [a, b, c] = [0, 1, 2].map(Seat::new);
        let only = Seats::only;
        assert!(passes_turn(a, only(a), only(b)));
        assert!(!passes_turn(a, only(a).with(b), only(b)));
        assert!(!passes_turn(a, only(a), only(a).with(b)));
        assert!(passes_turn(a, only(a).with(b), only(b).with(c)));
        assert!(!passes_turn(a, only(a), Seats::NONE));
    }
}
