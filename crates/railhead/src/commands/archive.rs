//! Copies of what a house keeps.

use std::io::Write;
use std::path::Path;

use futures_util::StreamExt;
use house::store::archive::{self, Existing, Key};
use house::table::state::TableState;

use super::serve::folder;
use crate::cli::{BackupArgs, ExportArgs, RestoreArgs};
use crate::failure::Failure;

/// Copies everything to one file.
pub fn back_up(args: &BackupArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let folder = folder(&args.data)?;
    runtime()?.block_on(archive::back_up(&folder, &args.file))?;
    Ok(writeln!(
        out,
        "{} holds everything of {}, its secret key too: keep it as private as the folder.",
        args.file.display(),
        folder.display()
    )?)
}

/// Puts a backup in place.
pub fn restore(args: &RestoreArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let folder = folder(&args.data)?;
    let existing = if args.replace { Existing::Replace } else { Existing::Keep };
    let key = runtime()?.block_on(archive::restore(&args.file, &folder, existing))?;
    writeln!(out, "{} has everything of {}.", folder.display(), args.file.display())?;
    match key {
        Key::Brought => {}
        Key::Stays => writeln!(
            out,
            "The backup holds no secret key, as earlier versions of the program made them. The one in the folder stays: \
             if it is that of the same house, everybody stays logged in."
        )?,
        Key::Missing => writeln!(
            out,
            "The backup holds no secret key, as earlier versions of the program made them. Copy secret.key from the \
             folder that it was made of before you open the house; without it everybody has to log in again, guests \
             lose their seats, and deals of the day are others."
        )?,
    }
    Ok(())
}

/// Writes every finished game as a `.rail` file.
pub fn export(args: &ExportArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let folder = folder(&args.data)?;
    let failed = |source| Failure::File { path: args.to.clone(), source };
    archive::make_private_folder(&args.to).map_err(failed)?;
    let (mut written, mut kept, mut unreadable) = (0, 0, 0);
    runtime()?.block_on(async {
        let mut tables = std::pin::pin!(archive::export(&folder).await?);
        while let Some(table) = tables.next().await {
            let table = match table {
                Ok(table) => table,
                Err(error) => {
                    writeln!(out, "a game cannot be read: {error}")?;
                    unreadable += 1;
                    continue;
                }
            };
            let id = table.record.id.clone();
            let path = args.to.join(format!("{id}.rail"));
            if path.exists() {
                kept += 1;
                continue;
            }
            let state = TableState::replay(table.record, &table.entries);
            match state.as_ref().map(|state| state.live()) {
                Ok(Some(live)) => {
                    write_new(&path, &live.rail())?;
                    written += 1;
                }
                Ok(None) => {}
                Err(error) => {
                    writeln!(out, "table {id} cannot be written: {error}")?;
                    unreadable += 1;
                }
            }
        }
        Ok::<(), Failure>(())
    })?;
    writeln!(out, "{written} games written to {}, {kept} were there already.", args.to.display())?;
    match unreadable {
        0 => Ok(()),
        n => Err(Failure::NotInOrder(format!("{n} games could not be written"))),
    }
}

fn write_new(path: &Path, text: &str) -> Result<(), Failure> {
    archive::write_private(path, text).map_err(|source| Failure::File { path: path.to_owned(), source })
}

pub(super) fn runtime() -> Result<tokio::runtime::Runtime, Failure> {
    Ok(tokio::runtime::Builder::new_current_thread().enable_all().build()?)
}
