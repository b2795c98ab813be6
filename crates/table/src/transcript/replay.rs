//! Playing a transcript again.

use super::{Sealing, Transcript};
use crate::dice::Dice;
use crate::game::{Game, Log, Played, Refusal, Silent, told_at_setup};
use crate::seat::{Eyes, Seat};
use crate::setup::SetupError;

/// Why a transcript cannot be replayed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReplayError {
    /// The seed is not known.
    #[error("the transcript is sealed: its seed is not shown before the game is over")]
    SeedWithheld,
    /// No table can be set up this way.
    #[error("the table cannot be set up: {0}")]
    Setup(#[from] SetupError),
    /// A seat that the table does not have.
    #[error("decision {decision}: the table has no seat {seat}, only {seats}")]
    NoSuchSeat {
        /// Which decision, counted from 1.
        decision: usize,
        /// The seat that was named.
        seat: Seat,
        /// How many there are.
        seats: usize,
    },
    /// A decision is against the rules.
    #[error("decision {decision}: seat {seat} may not play `{notation}`: {refusal}")]
    Refused {
        /// Which decision, counted from 1.
        decision: usize,
        /// Who would have decided.
        seat: Seat,
        /// What was to be played.
        notation: String,
        /// Why that is not possible.
        refusal: Refusal,
    },
}

/// A game that is being played again, decision by decision.
#[derive(Clone, Debug)]
pub struct Replay<'a, G: Game> {
    moves: &'a [(Seat, G::Action)],
    played: usize,
    game: G,
    dice: Dice,
}

/// One step of a game as certain eyes were told it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReplayedStep<G: Game> {
    /// The decision that led to it, counted from 1; 0 for what setting up told.
    pub decision: usize,
    /// What these eyes learnt.
    pub event: G::Event,
    /// What they saw right after it.
    pub view: G::View,
}

impl<G: Game> Replay<'_, G> {
    /// The game as it stands.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The dice as they lie.
    pub fn dice(&self) -> &Dice {
        &self.dice
    }

    /// How many decisions have been played.
    pub fn played(&self) -> usize {
        self.played
    }

    /// Plays the next decision; `None` when there are no more. After an error nothing has changed.
    pub fn step(&mut self, log: &mut impl Log<G>) -> Option<Result<Played, ReplayError>> {
        let &(seat, action) = self.moves.get(self.played)?;
        let played = self.play(seat, action, log);
        self.played += usize::from(played.is_ok());
        Some(played)
    }

    fn play(&mut self, seat: Seat, action: G::Action, log: &mut impl Log<G>) -> Result<Played, ReplayError> {
        let decision = self.played + 1;
        let seats = self.game.seats();
        if seat.index() >= seats {
            return Err(ReplayError::NoSuchSeat { decision, seat, seats });
        }
        self.game.play(seat, action, &mut self.dice, log).map_err(|refusal| ReplayError::Refused {
            decision,
            seat,
            notation: action.to_string(),
            refusal,
        })
    }
}

impl<G: Game> Transcript<G> {
    /// The game right after setting up, ready to be played again.
    pub fn begin(&self) -> Result<Replay<'_, G>, ReplayError> {
        let Sealing::Open(seed) = &self.sealing else {
            return Err(ReplayError::SeedWithheld);
        };
        let mut dice = Dice::new(seed.game_seed());
        let game = G::new_by(self.rules, &self.setup, &mut dice)?;
        Ok(Replay { moves: &self.moves, played: 0, game, dice })
    }

    /// The game after all its decisions.
    pub fn replay(&self) -> Result<G, ReplayError> {
        self.at(self.moves.len())
    }

    /// The game after so many decisions, or after all of them if there are fewer.
    pub fn at(&self, decisions: usize) -> Result<G, ReplayError> {
        let mut replay = self.begin()?;
        while replay.played < decisions {
            match replay.step(&mut Silent) {
                Some(step) => _ = step?,
                None => break,
            }
        }
        Ok(replay.game)
    }

    /// Every state, from right after setting up to the last. Ends after the first error.
    pub fn states(&self) -> Result<impl Iterator<Item = Result<G, ReplayError>>, ReplayError> {
        let mut replay = self.begin()?;
        let start = replay.game.clone();
        let mut failed = false;
        let rest = std::iter::from_fn(move || {
            let step = if failed { None } else { replay.step(&mut Silent) }?;
            failed = step.is_err();
            Some(step.map(|_| replay.game.clone()))
        });
        Ok(std::iter::once(Ok(start)).chain(rest))
    }

    /// Everything that these eyes were told, and what they saw after each step.
    pub fn events_for(&self, eyes: Eyes) -> Result<Vec<ReplayedStep<G>>, ReplayError> {
        let mut replay = self.begin()?;
        let mut steps = Vec::new();
        let mut log = told_at_setup(&replay.game);
        loop {
            let decision = replay.played;
            steps.extend(log.drain(..).filter_map(|(event, after)| {
                Some(ReplayedStep { decision, event: G::event_for(&event, eyes)?, view: after.view(eyes) })
            }));
            match replay.step(&mut log) {
                Some(step) => _ = step?,
                None => return Ok(steps),
            }
        }
    }
}
