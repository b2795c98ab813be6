//! Campaigns from files: each game's setup follows from what earlier ones have left.

use std::path::Path;

use shelf::LiveTable;
use table::setup::Values;

use crate::failure::Failure;
use crate::files;

/// The setup of the game that follows upon the last one of a file, without those who stay away (members from 1).
pub fn next(path: &Path, game: &str, absent: &[usize]) -> Result<Values, Failure> {
    let bytes = files::read(path)?;
    let mut left = None;
    for one in files::games(&bytes) {
        let table = files::taken_up(path, one)?;
        if table.game().name() != game {
            let found = table.game().name();
            return Err(Failure::Usage(format!("{} is a game of {found}, not of {game}", path.display())));
        }
        left = table.bequest().map(|setup| (table.game(), setup)).or(left);
    }
    let nothing = || Failure::Usage(format!("{} leaves nothing: it is no finished game of a campaign", path.display()));
    let (game, setup) = left.ok_or_else(nothing)?;
    let members = game.chapter(&setup).map_or(0, |chapter| chapter.members);
    if let Some(stranger) = absent.iter().find(|member| !(1..=members).contains(member)) {
        return Err(Failure::Usage(format!("the campaign has members 1 to {members}, and no {stranger}")));
    }
    let attending: Vec<usize> = (0..members).filter(|member| !absent.contains(&(member + 1))).collect();
    let refused = |error| Failure::Setup { game: game.name(), error, given: Box::new(setup.clone()) };
    game.attended(&setup, &attending).map_err(refused)
}

/// Whether a game was set up as what was left before it demands.
pub fn follows(table: &dyn LiveTable, left: &Values) -> bool {
    let (game, setup) = (table.game(), table.setup());
    let attending = game.chapter(&setup).map(|chapter| chapter.attending);
    attending.is_some_and(|attending| game.attended(left, &attending).is_ok_and(|expected| expected == setup))
}
