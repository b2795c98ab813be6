//! One game with everything that can be observed of it.

use std::io::Write;

use crate::cli::PlaythroughArgs;
use crate::failure::Failure;

/// Writes a playthrough.
pub fn playthrough(args: &PlaythroughArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let game = shelf::game(&args.game)?;
    let text = game.playthrough(&args.setup.values(game)?, args.seed.0)?;
    Ok(out.write_all(text.as_bytes())?)
}
