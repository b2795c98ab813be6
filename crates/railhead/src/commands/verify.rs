//! Whether a game was fair.

use std::io::Write;
use std::path::Path;

use shelf::{Header, LiveTable, OpenError};
use table::Commitment;
use table::setup::Values;
use table::transcript::Sealing;

use crate::campaign;
use crate::cli::VerifyArgs;
use crate::failure::Failure;
use crate::files;

/// Recomputes everything that a file claims. Of a campaign every game, and that each follows from those before it.
pub fn verify(args: &VerifyArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let bytes = files::read(&args.file)?;
    let games = files::games(&bytes);
    let mut left: Option<Values> = None;
    for (i, game) in games.iter().enumerate() {
        if games.len() > 1 {
            writeln!(out, "\ngame {} of {}", i + 1, games.len())?;
        }
        let table = verify_one(args, game, out)?;
        if let Some(left) = &left {
            if !campaign::follows(&*table, left) {
                let file = args.file.display();
                return Err(Failure::NotInOrder(format!(
                    "{file}: game {} does not follow from what was left before it",
                    i + 1
                )));
            }
            writeln!(out, "campaign    its setup follows from what was left before it")?;
        }
        left = table.bequest().or(left);
    }
    Ok(writeln!(out, "verified")?)
}

/// One game: the commitment from the seed, the game's seed from the server's and the salts, every state from the decisions,
/// and the result from the last one.
fn verify_one(args: &VerifyArgs, bytes: &[u8], out: &mut dyn Write) -> Result<Box<dyn LiveTable>, Failure> {
    let rail = |error: OpenError| Failure::Rail { path: args.file.clone(), error: Box::new(error) };
    let header = Header::parse(bytes).map_err(|error| rail(error.into()))?;
    check_published(args.commitment, header.sealing.commitment())?;
    let Sealing::Open(seed) = &header.sealing else { return Err(still_sealed(&args.file)) };
    let table = files::taken_up(&args.file, bytes)?;
    writeln!(out, "game        {}, version {} of its rules", header.game, header.rules)?;
    writeln!(out, "commitment  {} is the hash of the seed", seed.commitment())?;
    writeln!(out, "seed        {}", seed.server_seed)?;
    writeln!(out, "salts       {}", seed.salts)?;
    writeln!(out, "game seed   {} follows from seed and salts", seed.game_seed())?;
    writeln!(out, "decisions   {} replayed, all of them legal", table.decisions())?;
    match &header.result {
        Some(result) => {
            let result: Vec<String> = result.iter().map(ToString::to_string).collect();
            writeln!(out, "result      {} follows from the decisions", result.join(" | "))?;
        }
        None => writeln!(out, "result      none yet: the game is unfinished")?,
    }
    Ok(table)
}

fn check_published(published: Option<Commitment>, found: Commitment) -> Result<(), Failure> {
    match published {
        Some(published) if published != found => Err(Failure::NotInOrder(format!(
            "the published commitment was {published}, but the file has {found}: the seed was changed"
        ))),
        _ => Ok(()),
    }
}

fn still_sealed(file: &Path) -> Failure {
    let file = file.display();
    Failure::NotInOrder(format!("{file}: the seed is still sealed; verify the file that is shown after the game"))
}
