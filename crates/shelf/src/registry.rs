//! Which games there are.

use colt_express::ColtExpress;
use fliptown::Fliptown;
use great_western_trail::GreatWesternTrail;
use stagecoach::Stagecoach;
use table::transcript::{Header, RailError};
use ticket_to_ride_legacy::TicketToRide;
use west_story::WestStory;

use crate::face::{LiveTable, Shelved};
use crate::shelved::boxed;

/// Every game, in the order in which people see them. A new game is one line here.
static SHELF: [&dyn Shelved; 6] = [
    boxed::<ColtExpress>(),
    boxed::<Fliptown>(),
    boxed::<GreatWesternTrail>(),
    boxed::<TicketToRide>(),
    boxed::<WestStory>(),
    boxed::<Stagecoach>(),
];

/// All games.
pub fn games() -> &'static [&'static dyn Shelved] {
    &SHELF
}

/// The game with this name.
pub fn game(name: &str) -> Result<&'static dyn Shelved, NotOnTheShelf> {
    games().iter().copied().find(|game| game.name() == name).ok_or_else(|| NotOnTheShelf {
        name: name.chars().take(60).collect(),
        known: games().iter().map(|game| game.name()).collect::<Vec<_>>().join(", "),
    })
}

/// There is no such game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no game `{name}` here; there is {known}")]
pub struct NotOnTheShelf {
    /// What was asked for.
    pub name: String,
    /// What there is.
    pub known: String,
}

/// Why a `.rail` file cannot be taken up.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OpenError {
    /// It is not a transcript of a game that was played by the rules.
    #[error(transparent)]
    Rail(#[from] RailError),
    /// It is of a game that is not here.
    #[error("line 2: {0}")]
    Game(#[from] NotOnTheShelf),
}

/// Takes up a game where its `.rail` file stops, whichever game it is.
pub fn load(bytes: &[u8]) -> Result<Box<dyn LiveTable>, OpenError> {
    let header = Header::parse(bytes)?;
    Ok(game(&header.game)?.load(bytes)?)
}
