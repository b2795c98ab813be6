//! A live table to test at, where decisions are taken back.

use std::fmt::Display;
use std::ops::{Deref, DerefMut};

use super::{IntoSeat, listed, read};
use table::commitment::SaltedSeed;
use table::dice::Seed;
use table::game::{Game, Played, Silent};
use table::live_game::LiveGame;

/// A game in which decisions are played in notation. All else is asked of the live game itself.
#[derive(Clone, Debug)]
pub struct Sitting<G: Game>(LiveGame<G>);

impl<G: Game> Sitting<G> {
    /// The table of this number.
    ///
    /// # Panics
    /// If no table can be set up this way.
    #[track_caller]
    pub fn open(setup: G::Setup, number: u64) -> Self {
        let seed = SaltedSeed::unsalted(Seed::from_number(number));
        Sitting(LiveGame::new(setup, seed).unwrap_or_else(|error| panic!("{error}")))
    }

    /// A seat plays this.
    ///
    /// # Panics
    /// If it is refused.
    #[track_caller]
    pub fn play_as(&mut self, seat: impl IntoSeat, action: impl Display) -> Played {
        let played = self.0.play(seat.into_seat(), read::<G>(&action), &mut Silent);
        played.unwrap_or_else(|error| panic!("{action}: {error}"))
    }

    /// All that a seat may do, in notation.
    pub fn legal_of(&self, seat: impl IntoSeat) -> Vec<String> {
        listed(self.game(), seat.into_seat())
    }
}

impl<G: Game> Deref for Sitting<G> {
    type Target = LiveGame<G>;

    fn deref(&self) -> &LiveGame<G> {
        &self.0
    }
}

impl<G: Game> DerefMut for Sitting<G> {
    fn deref_mut(&mut self) -> &mut LiveGame<G> {
        &mut self.0
    }
}
