//! Whether a game was fair.

use std::io::Write;
use std::path::Path;

use shelf::{Header, OpenError};
use table::Commitment;
use table::transcript::Sealing;

use crate::cli::VerifyArgs;
use crate::failure::Failure;
use crate::files;

/// Recomputes everything that a file claims: the commitment from the seed, the game's seed from the
/// server's and the salts, every state from the decisions, and the result from the last one.
pub fn verify(args: &VerifyArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let bytes = files::read(&args.file)?;
    let rail = |error: OpenError| Failure::Rail { path: args.file.clone(), error: Box::new(error) };
    let header = Header::parse(&bytes).map_err(|error| rail(error.into()))?;
    check_published(args.commitment, header.sealing.commitment())?;
    let Sealing::Open(sealed) = &header.sealing else { return Err(still_sealed(&args.file)) };
    let table = shelf::load(&bytes).map_err(rail)?;
    writeln!(out, "game        {}, version {} of its rules", header.game, header.rules)?;
    writeln!(out, "commitment  {} is the hash of the seed", sealed.commitment())?;
    writeln!(out, "seed        {}", sealed.server_seed)?;
    writeln!(out, "salts       {}", sealed.salts)?;
    writeln!(out, "game seed   {} follows from seed and salts", sealed.game_seed())?;
    writeln!(out, "decisions   {} replayed, all of them legal", table.decisions())?;
    match &header.result {
        Some(result) => {
            let result: Vec<String> = result.iter().map(ToString::to_string).collect();
            writeln!(out, "result      {} follows from the decisions", result.join(" | "))?;
        }
        None => writeln!(out, "result      none yet: the game is unfinished")?,
    }
    Ok(writeln!(out, "verified")?)
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
