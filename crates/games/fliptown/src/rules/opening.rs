//! How the game began, told when somebody first decides: nobody listens while the table is set up.
//!
//! Alone, or when the Mayor decides first, all hear it at once. Otherwise everybody decides at the same time and hidden
//! from the others: each hears it with the own first decision, and those who only watch when the first turn is over, so
//! that nobody learns from it who has begun (FT-TURN-13).

use table::{Log, Seat};

use super::Run;
use crate::data::Character;
use crate::event::{Audience, Event};
use crate::setup::Holdem;
use crate::state::{Fliptown, Step};

impl Fliptown {
    /// Tells the beginning to whoever has not heard it before `seat` decides.
    pub(super) fn tell_opening<L: Log<Self>>(&self, seat: Seat, run: &mut Run<'_, L>) {
        if !self.is_first_turn() {
            return;
        }
        let to = match self.step {
            Step::Mayor => Audience::All,
            Step::Turn if self.mayor_has_begun() || self.has_begun(seat) => return,
            Step::Turn if self.hidden.is_empty() => Audience::All,
            Step::Turn if self.all_players().any(|other| self.has_begun(other)) => Audience::Seat(seat),
            Step::Turn => Audience::First(seat),
            _ => return,
        };
        self.tell_opening_to(to, run);
    }

    /// Those who only watch hear of the beginning right before they hear of the first turn.
    pub(super) fn tell_bystanders_opening<L: Log<Self>>(&self, run: &mut Run<'_, L>) {
        if self.is_first_turn() && !self.hidden.is_empty() && !self.mayor_has_begun() {
            self.tell_opening_to(Audience::Bystanders, run);
        }
    }

    fn is_first_turn(&self) -> bool {
        self.round == 1 && self.turn == 1
    }

    /// The Mayor is asked before the first turn, and everybody has heard the beginning then.
    fn mayor_has_begun(&self) -> bool {
        self.all_players().any(|seat| self.sheet(seat).character == Some(Character::Mayor))
    }

    /// Whether a seat has decided something in the first turn: the main action, or before it an ability.
    fn has_begun(&self, seat: Seat) -> bool {
        let sheet = self.sheet(seat);
        self.running(seat).acted || sheet.character.is_some_and(|character| sheet.uses < character.uses())
    }

    fn tell_opening_to<L: Log<Self>>(&self, to: Audience, run: &mut Run<'_, L>) {
        let mut tell = |step| run.tell(Event::Opening { to, step: Box::new(step) }, self);
        tell(Event::RoundBegan { round: self.round });
        if self.holdem != Holdem::Off {
            for seat in self.all_players() {
                let cards = self.holdem_cards[seat.index()];
                tell(Event::Dealt { seat, cards: Some(cards), secret: !self.is_solo() });
            }
        }
        tell(Event::Flipped { turn: self.turn, lineup: self.lineup });
    }
}
