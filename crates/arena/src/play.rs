//! One game between bots.

use std::time::Duration;

use bots::{Player, Random};
use cpu_time::ThreadTime;
use table::{Dice, Game, MAX_SEATS, Refusal, Seat, Seats, SetupError, Silent, Standing, Worlds};

/// A game that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finished {
    /// How it ended.
    pub standing: Standing,
    /// What each seat put into it.
    pub efforts: [Effort; MAX_SEATS],
}

impl Finished {
    /// All decisions of the game.
    pub fn decisions(&self) -> u32 {
        self.efforts.iter().map(|effort| effort.decisions).sum()
    }
}

/// What a seat put into a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Effort {
    /// How often it decided.
    pub decisions: u32,
    /// The processor's time it took, on the thread that played the game.
    pub cpu: Duration,
}

/// Why a game could not be played to its end.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlayError {
    /// The table could not be set up.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A bot did something that is not allowed.
    #[error("the bot in seat {seat} chose `{action}`: {refusal}")]
    Refused {
        /// Its seat.
        seat: Seat,
        /// What it chose.
        action: String,
        /// Why that is not allowed.
        refusal: Refusal,
    },
    /// The game went on beyond its bound, or ended without a standing.
    #[error("the game did not end properly after {decisions} decisions")]
    Unfinished {
        /// How many there were.
        decisions: u32,
    },
}

/// A table at which bots play.
struct Table<G: Game> {
    game: G,
    dice: Dice,
    lucks: Vec<Dice>,
    efforts: [Effort; MAX_SEATS],
}

/// Plays one game: `players` by seat (those of automata are never asked), all chance from `dice`. The
/// table and every seat have dice of their own, so that one bot's thinking never changes the deal.
///
/// Between two decisions every seat that may interject is asked once. (Where the game's guide says that interjecting can
/// wait, its bots answer at once that they do not.)
pub fn play<G: Game>(
    setup: &G::Setup,
    players: &mut [Box<dyn Player<G>>],
    mut dice: Dice,
) -> Result<Finished, PlayError> {
    let mut deal = dice.split();
    let game = G::new(setup, &mut deal)?;
    let lucks = players.iter().map(|_| dice.split()).collect();
    let mut table = Table { game, dice: deal, lucks, efforts: [Effort::default(); MAX_SEATS] };
    for decisions in 0..=G::BOUND as u32 {
        table.offer_interjections(players)?;
        let Some(seat) = table.game.to_act().first() else { return table.finish(decisions) };
        table.decide(seat, &mut players[seat.index()])?;
    }
    Err(PlayError::Unfinished { decisions: G::BOUND as u32 })
}

impl<G: Game> Table<G> {
    fn decide(&mut self, seat: Seat, player: &mut impl Player<G>) -> Result<(), PlayError> {
        let action = self.ask(seat, |worlds, luck| player.choose(worlds, luck));
        self.carry_out(seat, action)
    }

    fn offer_interjections(&mut self, players: &mut [Box<dyn Player<G>>]) -> Result<(), PlayError> {
        for seat in self.game.may_act() {
            let still_may = self.game.may_act().contains(seat) && !self.game.to_act().contains(seat);
            if still_may {
                let player = &mut players[seat.index()];
                if let Some(action) = self.ask(seat, |worlds, luck| player.interject(worlds, luck)) {
                    self.carry_out(seat, action)?;
                }
            }
        }
        Ok(())
    }

    /// Lets a player think, and counts the time.
    fn ask<T>(&mut self, seat: Seat, think: impl FnOnce(&Worlds<'_, G>, &mut Dice) -> T) -> T {
        let start = ThreadTime::now();
        let answer = think(&Worlds::of(&self.game, seat), &mut self.lucks[seat.index()]);
        self.efforts[seat.index()].cpu += start.elapsed();
        answer
    }

    fn carry_out(&mut self, seat: Seat, action: G::Action) -> Result<(), PlayError> {
        self.efforts[seat.index()].decisions += 1;
        let played = self.game.play(seat, action, &mut self.dice, &mut Silent);
        let _ = played.map_err(|refusal| PlayError::Refused { seat, action: action.to_string(), refusal })?;
        Ok(())
    }

    fn finish(self, decisions: u32) -> Result<Finished, PlayError> {
        let standing = self.game.standing().ok_or(PlayError::Unfinished { decisions })?;
        Ok(Finished { standing, efforts: self.efforts })
    }
}

/// The seats that somebody plays: all but those of automata, which are never asked. Found by watching a
/// random game.
pub fn played_seats<G: Game>(setup: &G::Setup) -> Result<Seats, PlayError> {
    let mut dice = Dice::from_number(0);
    let mut game = G::new(setup, &mut dice)?;
    let mut played = Seats::NONE;
    while let Some(seat) = game.to_act().first() {
        played = played.union(game.to_act());
        let action = Random.choose(&Worlds::of(&game, seat), &mut dice);
        let _ = game.play_legal(seat, action, &mut dice, &mut Silent);
    }
    Ok(played)
}
