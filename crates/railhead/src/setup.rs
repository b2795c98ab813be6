//! What the host chose, from flags.

use shelf::Shelved;
use table::setup::{SetupKind, Values};

use crate::cli::SetupArgs;
use crate::failure::Failure;

/// The option that `--players` stands for.
pub const PLAYERS: &str = "players";

impl SetupArgs {
    /// What was chosen for this game, complete and checked.
    pub fn values(&self, game: &'static dyn Shelved) -> Result<Values, Failure> {
        self.with_players(game, self.players)
    }

    /// The same for a number of players, unless that was chosen otherwise.
    pub fn with_players(&self, game: &'static dyn Shelved, players: Option<u32>) -> Result<Values, Failure> {
        let refused =
            |error, given: &Values| Failure::Setup { game: game.name(), error, given: Box::new(given.clone()) };
        let mut values = Values::new();
        let shorthand = players.map(|players| (PLAYERS.to_owned(), players.to_string()));
        for (key, text) in shorthand.iter().chain(&self.set) {
            let value = game.schema().read(key, text).map_err(|error| refused(error, &values))?;
            values.set(key, value);
        }
        game.complete(&values).map_err(|error| refused(error, &values))
    }
}

/// The game with this name, or the only one there is.
pub fn game(name: Option<&str>) -> Result<&'static dyn Shelved, Failure> {
    match (name, shelf::games()) {
        (Some(name), _) => Ok(shelf::game(name)?),
        (None, [only]) => Ok(*only),
        (None, several) => {
            Err(Failure::WhichGame(several.iter().map(|game| game.name()).collect::<Vec<_>>().join(", ")))
        }
    }
}

/// The game with this name, or all of them.
pub fn games(name: Option<&str>) -> Result<Vec<&'static dyn Shelved>, Failure> {
    match name {
        Some(name) => Ok(vec![shelf::game(name)?]),
        None => Ok(shelf::games().to_vec()),
    }
}

/// The values that an option can have, where they have names.
pub fn named_values(kind: &SetupKind) -> Vec<&'static str> {
    match kind {
        SetupKind::OneOf(options) => options.iter().map(|(value, _)| *value).collect(),
        SetupKind::Ordered { of, .. } => of.clone(),
        SetupKind::Number { .. } | SetupKind::Flag => Vec::new(),
    }
}
