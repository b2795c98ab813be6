//! A table in the terminal: people on one keyboard, bots in the other seats.

mod ask;
mod interject;
mod order;
mod seats;
mod sitting;
mod terminal;
#[cfg(test)]
mod tests;

pub use seats::{Occupant, SeatPlan, SeatsError};

use std::io::{BufRead, IsTerminal, Write};

use shelf::{LiveTable, Shelved};
use table::{Eyes, SaltedSeed, Seed};
use wording::{Language, Names};

use crate::campaign;
use crate::cli::PlayArgs;
use crate::failure::Failure;
use crate::files;
use crate::setup::PLAYERS;
use seats::{Called, labels, occupants_of};
use sitting::Sitting;
use terminal::Terminal;

/// Plays a game until it is over, somebody quits, or the input ends.
pub fn play(args: &PlayArgs, language: Language, out: &mut dyn Write) -> Result<(), Failure> {
    let game = shelf::game(&args.game)?;
    let (table, occupants) = match &args.load {
        Some(path) => {
            let table = files::load(path)?;
            if table.game().name() != game.name() {
                return Err(Failure::Usage(format!(
                    "{} is a game of {}, not of {}",
                    path.display(),
                    table.game().name(),
                    game.name()
                )));
            }
            let occupants = match &args.seats {
                Some(plan) => plan.occupants(table.seats(), &args.bots)?,
                None => occupants_of(table.labels()),
            };
            (table, occupants)
        }
        None => open(game, args)?,
    };
    let stdin = std::io::stdin();
    let clears = std::io::stdout().is_terminal();
    let terminal = Terminal::new(Box::new(stdin.lock()) as Box<dyn BufRead>, out, language, clears);
    let mut sitting = Sitting::new(terminal, table, occupants);
    let played = sitting.play();
    // What was played is kept even when the terminal is gone.
    if let Some(path) = &args.save {
        files::write(path, &sitting.rail())?;
    }
    played
}

/// A new table, and who sits there.
fn open(game: &'static dyn Shelved, args: &PlayArgs) -> Result<(Box<dyn LiveTable>, Vec<Occupant>), Failure> {
    let has_players = game.schema().option(PLAYERS).is_ok();
    let chosen_otherwise = args.setup.set.iter().any(|(key, _)| key == PLAYERS);
    let named = args.seats.as_ref().map(|plan| plan.len() as u32);
    let players = args.setup.players.or(named.filter(|_| has_players && !chosen_otherwise));
    let values = match &args.after {
        Some(path) => campaign::next(path, game.name(), &args.absent)?,
        None => args.setup.with_players(game, players)?,
    };
    let refused = |error| Failure::Setup { game: game.name(), error, given: Box::new(values.clone()) };
    let seats = game.seats(&values).map_err(refused)?;
    let occupants = args.seats.clone().unwrap_or_default().occupants(seats, &args.bots)?;
    let seed = match args.seed {
        Some(seed) => seed.0,
        None => random_seed()?,
    };
    let table = game.open(&values, SaltedSeed::unsalted(seed), labels(&occupants)).map_err(refused)?;
    Ok((table, occupants))
}

/// What the people and bots at a table from a file are called in a language, with what they play as these eyes know it.
pub fn called(table: &dyn LiveTable, eyes: Eyes, language: Language) -> impl Names + use<> {
    Called::at(table, &occupants_of(table.labels()), eyes, language)
}

fn random_seed() -> Result<Seed, Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(Failure::NoSeed)?;
    Ok(Seed(bytes))
}
