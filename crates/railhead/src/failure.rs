//! What can go wrong, and the exit code that says so.

use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

use shelf::{NotOnTheShelf, OpenError, RunError};
use table::SetupError;
use table::setup::Values;
use table::transcript::ReplayError;
use wording::{Arg, Language, Phrase, Unnamed, setup};

use crate::play::SeatsError;
use crate::words::lexicon;

/// Why a command could not do what was asked.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// There is no such game.
    #[error("{0}; `railhead games` shows them")]
    Game(#[from] NotOnTheShelf),
    /// There are several games, and none was named.
    #[error("name a game: {0}")]
    WhichGame(String),
    /// The setup does not fit the game.
    #[error("{error}; `railhead games {game}` shows what can be set")]
    Setup {
        /// The game.
        game: &'static str,
        /// What does not fit.
        error: SetupError,
        /// What was chosen.
        given: Box<Values>,
    },
    /// Something on the command line cannot be used.
    #[error("{0}")]
    Usage(String),
    /// The people and bots at the table do not fit it.
    #[error(transparent)]
    Seats(#[from] SeatsError),
    /// A file could not be read or written.
    #[error("{path}: {source}", path = path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// A file is not what it should be.
    #[error("{path}, {error}", path = path.display())]
    Rail {
        /// The file.
        path: PathBuf,
        /// Where it is wrong, and how.
        error: Box<OpenError>,
    },
    /// A game that was read cannot be played again.
    #[error(transparent)]
    Replay(#[from] ReplayError),
    /// Many games could not be played.
    #[error(transparent)]
    Run(#[from] RunError),
    /// Something that was checked is not in order. It has been said what.
    #[error("{0}")]
    NotInOrder(String),
    /// A run was stopped before its end.
    #[error("{0}")]
    Stopped(String),
    /// The system gave no random seed.
    #[error("no random seed could be had from the system: {0}; give one with --seed")]
    NoSeed(getrandom::Error),
    /// The house could not be opened.
    #[error(transparent)]
    House(#[from] house::server::NotServed),
    /// What a house keeps could not be read or written.
    #[error(transparent)]
    Store(#[from] house::store::StoreError),
    /// No folder is known to keep anything in.
    #[error("there is no folder to keep anything in: set HOME, or name one with --data")]
    NoDataFolder,
    /// Reading or writing failed.
    #[error("reading or writing failed: {0}")]
    Io(#[from] io::Error),
}

impl Failure {
    /// What is wrong, in the language of whoever reads it: what a host chose is told in words of the game. The rest is for
    /// those who run the program, in English.
    pub fn told(&self, language: Language) -> String {
        match self {
            Failure::Setup { game, error, given } if language != Language::En => {
                said(language, game, error, given).unwrap_or_else(|| self.to_string())
            }
            _ => self.to_string(),
        }
    }

    /// Whoever read the output has left: nothing is wrong.
    pub fn is_closed_pipe(&self) -> bool {
        matches!(self, Failure::Io(error) if error.kind() == io::ErrorKind::BrokenPipe)
    }

    /// 1 when something is wrong with files or results, 2 with what was asked for, 130 when stopped.
    pub fn exit_code(&self) -> ExitCode {
        ExitCode::from(match self {
            Failure::Game(_) | Failure::WhichGame(_) | Failure::Setup { .. } => 2,
            Failure::Usage(_) | Failure::Seats(_) => 2,
            Failure::Stopped(_) => 130,
            _ => 1,
        })
    }
}

fn said(language: Language, game: &'static str, error: &SetupError, given: &Values) -> Option<String> {
    let words = shelf::game(game).ok()?;
    let say = |phrase: &Phrase| Arg::Verbatim(words.lexicon().say(language, phrase, &Unnamed));
    let why = say(&setup::trouble(words.schema(), given, error));
    let refused = match words.schema().option(error.key()) {
        Ok(option) => Phrase::new("setup-refused")
            .with("key", Arg::Verbatim(option.key.to_owned()))
            .with("option", say(&setup::option(option.key))),
        Err(_) => Phrase::new("setup-refused-whole"),
    };
    let refused = refused.with("why", why).with("game", Arg::Verbatim(game.to_owned()));
    Some(lexicon().say(language, &refused, &Unnamed))
}
