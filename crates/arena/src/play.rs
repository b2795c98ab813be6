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
    /// The processor's time it took, on the thread that played the game: that of its decisions, if it thinks about them.
    /// Of the rest of the game, everybody who does not think has a part, by decisions.
    pub cpu: Duration,
}

/// Why a game could not be played to its end.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlayError {
    /// The table could not be set up.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A bot chose what is not among its options.
    #[error("the bot in seat {seat} chose the option at place {place} of {options}")]
    NoOption {
        /// Its seat.
        seat: Seat,
        /// What it chose, from 0.
        place: usize,
        /// How many options it had.
        options: usize,
    },
    /// A bot interjected something that is not allowed.
    #[error("the bot in seat {seat} interjected `{action}`: {refusal}")]
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

/// Room for as many options as there usually are, so that the list of them seldom grows.
const OPTIONS: usize = 64;

/// A table at which bots play.
struct Table<'p, G: Game> {
    game: G,
    dice: Dice,
    players: &'p mut [Box<dyn Player<G>>],
    lucks: Vec<Dice>,
    legal: Vec<G::Action>,
    efforts: [Effort; MAX_SEATS],
}

/// Plays one game: `players` by seat (those of automata are never asked), all chance from `dice`. The
/// table and every seat have dice of their own, so that one bot's thinking never changes the deal.
///
/// Between two decisions every seat that may interject is asked once. (Where the game's guide says that interjecting can
/// wait, its bots answer at once that they do not.)
pub fn play<G: Game>(setup: &G::Setup, players: &mut [Box<dyn Player<G>>], dice: Dice) -> Result<Finished, PlayError> {
    let start = ThreadTime::now();
    let mut finished = play_unwatched(setup, players, dice)?;
    finished.share_out(start.elapsed(), players);
    Ok(finished)
}

/// The same, but only the time of those who think is measured: to look at the clock takes a good part of the time of a game
/// in which nobody does.
pub(crate) fn play_unwatched<G: Game>(
    setup: &G::Setup,
    players: &mut [Box<dyn Player<G>>],
    mut dice: Dice,
) -> Result<Finished, PlayError> {
    let mut deal = dice.split();
    let game = G::new(setup, &mut deal)?;
    let lucks = players.iter().map(|_| dice.split()).collect();
    let efforts = [Effort::default(); MAX_SEATS];
    let mut table = Table { game, dice: deal, players, lucks, legal: Vec::with_capacity(OPTIONS), efforts };
    for decisions in 0..=G::BOUND as u32 {
        table.offer_interjections()?;
        let Some(seat) = table.game.to_act().first() else { return table.finish(decisions) };
        table.decide(seat)?;
    }
    Err(PlayError::Unfinished { decisions: G::BOUND as u32 })
}

impl Finished {
    /// Divides what a game took beyond thinking among those who do not think.
    fn share_out<G: Game>(&mut self, whole: Duration, players: &[Box<dyn Player<G>>]) {
        let rest = whole.saturating_sub(self.efforts.iter().map(|effort| effort.cpu).sum());
        let thoughtless = || players.iter().enumerate().filter(|(_, player)| !player.thinks()).map(|(seat, _)| seat);
        let decisions: u32 = thoughtless().map(|seat| self.efforts[seat].decisions).sum();
        for seat in thoughtless() {
            let effort = &mut self.efforts[seat];
            effort.cpu = rest * effort.decisions / decisions.max(1);
        }
    }
}

impl<G: Game> Table<'_, G> {
    fn decide(&mut self, seat: Seat) -> Result<(), PlayError> {
        self.game.legal(seat, &mut self.legal);
        let legal = std::mem::take(&mut self.legal);
        let place = self.ask(seat, |player, worlds, luck| player.choose_place(worlds, &legal, luck));
        let &action = legal.get(place).ok_or(PlayError::NoOption { seat, place, options: legal.len() })?;
        self.legal = legal;
        self.efforts[seat.index()].decisions += 1;
        let _ = self.game.play_legal(seat, action, &mut self.dice, &mut Silent);
        Ok(())
    }

    fn offer_interjections(&mut self) -> Result<(), PlayError> {
        for seat in self.game.may_act() {
            let still_may = self.game.may_act().contains(seat) && !self.game.to_act().contains(seat);
            if still_may && let Some(action) = self.ask(seat, |player, worlds, luck| player.interject(worlds, luck)) {
                self.efforts[seat.index()].decisions += 1;
                let played = self.game.play(seat, action, &mut self.dice, &mut Silent);
                let _ = played.map_err(|refusal| PlayError::Refused { seat, action: action.to_string(), refusal })?;
            }
        }
        Ok(())
    }

    /// Asks a player, and counts the time if it thinks.
    fn ask<T>(&mut self, seat: Seat, question: impl FnOnce(&mut dyn Player<G>, &Worlds<'_, G>, &mut Dice) -> T) -> T {
        let player = &mut *self.players[seat.index()];
        let (worlds, luck) = (Worlds::of(&self.game, seat), &mut self.lucks[seat.index()]);
        if !player.thinks() {
            return question(player, &worlds, luck);
        }
        let start = ThreadTime::now();
        let answer = question(player, &worlds, luck);
        self.efforts[seat.index()].cpu += start.elapsed();
        answer
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

#[cfg(test)]
mod tests {
    use super::*;
    use bots::Greedy;
    use proving::toy::{Toy, ToyAction, ToySetup};

    fn setup() -> ToySetup {
        ToySetup { players: 3, purse: 6, champion: None }
    }

    fn players() -> Vec<Box<dyn Player<Toy>>> {
        vec![Box::new(Random), Box::new(Greedy::default()), Box::new(Random)]
    }

    /// Chooses what is not there.
    struct Cheat;

    impl Player<Toy> for Cheat {
        fn choose_place(&mut self, _: &Worlds<'_, Toy>, legal: &[ToyAction], _: &mut Dice) -> usize {
            legal.len()
        }
    }

    #[test]
    fn what_is_not_among_the_options_is_refused() {
        let mut players = players();
        players[1] = Box::new(Cheat);
        let error = play(&setup(), &mut players, Dice::from_number(1)).unwrap_err();
        assert!(matches!(error, PlayError::NoOption { seat, .. } if seat == Seat::new(1)), "{error}");
    }

    #[test]
    fn only_those_who_think_are_timed_by_decision() {
        let finished = play_unwatched(&setup(), &mut players(), Dice::from_number(1)).unwrap();
        let timed: Vec<bool> = finished.efforts[..3].iter().map(|effort| !effort.cpu.is_zero()).collect();
        assert_eq!(timed, [false, true, false]);
    }

    #[test]
    fn who_does_not_think_has_a_part_of_the_rest_by_decisions() {
        let mut players = players();
        let mut finished = play_unwatched(&setup(), &mut players, Dice::from_number(1)).unwrap();
        let micros = Duration::from_micros;
        for (effort, (decisions, cpu)) in finished.efforts.iter_mut().zip([(10, 0), (50, 400), (30, 0)]) {
            *effort = Effort { decisions, cpu: micros(cpu) };
        }
        finished.share_out(micros(1_200), &players);
        assert_eq!([0, 1, 2].map(|seat| finished.efforts[seat].cpu), [200, 400, 600].map(micros));
    }
}
