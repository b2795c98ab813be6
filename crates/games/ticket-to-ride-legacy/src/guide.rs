//! What a bot should know: so far what is plain to everybody.

use table::guide::{PerSeat, Terms};
use table::{Dice, Guide, Seat};

use crate::action::Action;
use crate::data::data;
use crate::state::{Stage, TicketToRide};

/// Dollars that are worth about as much as a tie is.
const SCALE: f32 = 8.0;

impl TicketToRide {
    /// What a seat would have if the game ended here.
    fn prospect(&self, seat: Seat) -> f32 {
        let slip = if self.is_scored() { self.player(seat).slip } else { self.slip(seat) };
        f32::from(slip.total() - slip.floor)
    }
}

impl Guide for TicketToRide {
    const TERMS: &'static [&'static str] = &["term-dollars", "term-tickets", "term-tokens", "term-cars"];

    fn terms(&self, seat: Seat) -> Terms {
        let slip = self.slip(seat);
        let tokens = slip.cargo + slip.cattle + slip.ore + slip.trade;
        let mut terms = Terms::default();
        for (term, value) in terms.iter_mut().zip([slip.dollars, slip.tickets, tokens, slip.cars]) {
            *term = f32::from(value);
        }
        terms
    }

    fn prospects(&self) -> PerSeat {
        let mut chances = PerSeat::default();
        if self.is_scored() {
            chances[usize::from(self.ranking[0])] = 1.0;
            return chances;
        }
        let seats = || Seat::all(self.seat_count());
        let best = seats().map(|seat| self.prospect(seat)).fold(f32::MIN, f32::max);
        let weight = |seat: Seat| ((self.prospect(seat) - best) / SCALE).exp();
        let sum: f32 = seats().map(weight).sum();
        seats().for_each(|seat| chances[seat.index()] = weight(seat) / sum);
        chances
    }

    /// Building is promising, the more so the longer the strand; tickets are not for the end of a game.
    fn promise(&self, _: Seat, action: Action) -> f32 {
        match action {
            Action::Build(strand) => 1.0 + f32::from(data().strand(strand).length),
            Action::Tickets if self.stage == Stage::Turns => 0.3,
            Action::GiveUp => 0.2,
            _ => 1.0,
        }
    }

    fn quick(&self, seat: Seat, legal: &[Action], dice: &mut Dice) -> Action {
        let sum: f32 = legal.iter().map(|action| self.promise(seat, *action)).sum();
        let mut place = dice.unit() * sum;
        for action in legal {
            place -= self.promise(seat, *action);
            if place < 0.0 {
                return *action;
            }
        }
        legal[legal.len() - 1]
    }
}
