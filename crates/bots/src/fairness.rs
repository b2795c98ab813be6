//! No bot can peek: what is hidden from a seat never changes what its bot does.

use table::{Dice, Game, Guide, Seat, SetupError, Silent, Worlds};

use crate::bot::{Bot, Tuning};

/// A bot that does not play by what its seat knows alone, or a table that could not be set up.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unfair {
    /// The choice depended on something hidden.
    #[error(
        "{bot} in seat {seat} chose `{here}`, but `{there}` in a world that it cannot tell from this one, after {decisions} decisions"
    )]
    Peeked {
        /// The bot.
        bot: String,
        /// Its seat.
        seat: Seat,
        /// What it chose at the table.
        here: String,
        /// What it chose in the imagined world.
        there: String,
        /// How far the game was.
        decisions: usize,
    },
    /// No game could be set up.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

/// Plays `games` random games, and lets every bot decide in true positions and in worlds imagined from
/// them, with equal dice: it must choose the same. Gives the number of decisions compared.
///
/// Only every `stride`th position is looked at, so that long games and slow bots can be tested too.
pub fn same_choice<G: Guide>(
    setup: &G::Setup,
    bots: &[Bot],
    tuning: &Tuning,
    games: u32,
    stride: usize,
    seed: u64,
) -> Result<usize, Unfair> {
    let mut dice = Dice::from_number(seed);
    let mut compared = 0;
    for _ in 0..games {
        let mut game = G::new(setup, &mut dice)?;
        for decisions in 0..G::BOUND {
            if decisions % stride.max(1) == 0 {
                compared += compare(&game, bots, tuning, decisions, &mut dice)?;
            }
            let Some(seat) = game.to_act().first() else { break };
            let mut legal = Vec::new();
            game.legal(seat, &mut legal);
            let _ = game.play_legal(seat, dice.pick(&legal), &mut dice, &mut Silent);
        }
    }
    Ok(compared)
}

/// Compares the choices of all bots in all seats that can do something here.
fn compare<G: Guide>(
    truth: &G,
    bots: &[Bot],
    tuning: &Tuning,
    decisions: usize,
    dice: &mut Dice,
) -> Result<usize, Unfair> {
    let mut compared = 0;
    for seat in truth.to_act().union(truth.may_act()) {
        let world = truth.imagine(seat, dice);
        for bot in bots {
            let luck = dice.split();
            let here = decide(truth, seat, bot, tuning, luck.clone());
            let there = decide(&world, seat, bot, tuning, luck);
            if here != there {
                let [here, there] =
                    [here, there].map(|action| action.map_or("-".to_owned(), |action| action.to_string()));
                return Err(Unfair::Peeked { bot: bot.to_string(), seat, here, there, decisions });
            }
            compared += 1;
        }
    }
    Ok(compared)
}

fn decide<G: Guide>(game: &G, seat: Seat, bot: &Bot, tuning: &Tuning, mut luck: Dice) -> Option<<G as Game>::Action> {
    let mut player = bot.player::<G>(tuning);
    let worlds = Worlds::of(game, seat);
    if game.to_act().contains(seat) {
        Some(player.choose(&worlds, &mut luck))
    } else {
        player.interject(&worlds, &mut luck)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sketch::{Drawing, Sketch, Spot};

    const fn guess(leaks: bool) -> Drawing {
        Drawing {
            seats: 2,
            secrets: 3,
            knows: Some(1),
            leaks,
            spots: &[
                Spot::Choose(0, &[1, 2, 3]),
                Spot::Secret(&[4, 5, 5]),
                Spot::Secret(&[5, 4, 5]),
                Spot::Secret(&[5, 5, 4]),
                Spot::End(&[1, 0]),
                Spot::End(&[0, 1]),
            ],
        }
    }

    static HONEST: Drawing = guess(false);
    static LEAKY: Drawing = guess(true);

    #[test]
    fn a_choice_that_follows_from_a_secret_is_noticed() {
        let tuning = Tuning::for_players(2);
        for bot in [Bot::Greedy, Bot::search(100)] {
            let check = |drawing| same_choice::<Sketch>(&drawing, std::slice::from_ref(&bot), &tuning, 20, 1, 1);
            assert_eq!(check(&HONEST), Ok(20));
            assert!(matches!(check(&LEAKY), Err(Unfair::Peeked { decisions: 0, .. })), "{bot}");
        }
    }
}
