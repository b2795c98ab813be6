//! Setting up.

use table::{Dice, Seat, Setup};

use crate::data::{COPIES, KINDS, Pile};
use crate::event::Event;
use crate::setup::Options;
use crate::state::{Coach, Stage, Stagecoach};

impl Stagecoach {
    /// SC-SETUP-01: a coach for each of two to four drivers.
    pub(crate) fn set_up(setup: &Options, dice: &mut Dice) -> Self {
        // SC-SETUP-02: six cards of each kind.
        let mut deck = Pile::of([COPIES; KINDS]);
        // SC-SETUP-03: three lie open.
        let yard = std::array::from_fn(|_| deck.draw(dice));
        // SC-SETUP-04: chance says who begins.
        let turn = Seat::new(dice.below(setup.players.into()) as usize);
        Stagecoach {
            hold_ups: setup.hold_ups,
            coaches: (0..setup.seats()).map(|_| Coach::default()).collect(),
            yard,
            deck,
            gone: Pile::of([0; KINDS]),
            turn,
            stage: Stage::Load,
        }
    }

    pub(crate) fn set_up_told(&self) -> Vec<Event> {
        vec![Event::Began { first: self.turn, yard: self.yard }]
    }
}
