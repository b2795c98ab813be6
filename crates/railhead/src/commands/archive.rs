//! Copies of what a house keeps.

use std::fs;
use std::io::Write;
use std::path::Path;

use futures_util::StreamExt;
use house::store::archive::{self, Existing};
use house::table::state::TableState;

use super::serve::folder;
use crate::cli::{BackupArgs, ExportArgs, RestoreArgs};
use crate::failure::Failure;

/// Copies everything to one file.
pub fn back_up(args: &BackupArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let folder = folder(&args.data)?;
    runtime()?.block_on(archive::back_up(&folder, &args.file))?;
    Ok(writeln!(out, "{} holds everything of {}.", args.file.display(), folder.display())?)
}

/// Puts a backup in place.
pub fn restore(args: &RestoreArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let folder = folder(&args.data)?;
    let existing = if args.replace { Existing::Replace } else { Existing::Keep };
    runtime()?.block_on(archive::restore(&args.file, &folder, existing))?;
    Ok(writeln!(out, "{} has everything of {}.", folder.display(), args.file.display())?)
}

/// Writes every finished game as a `.rail` file.
pub fn export(args: &ExportArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let folder = folder(&args.data)?;
    let failed = |source| Failure::File { path: args.to.clone(), source };
    fs::create_dir_all(&args.to).map_err(failed)?;
    let (mut written, mut kept, mut unreadable) = (0, 0, 0);
    runtime()?.block_on(async {
        let mut tables = std::pin::pin!(archive::export(&folder).await?);
        while let Some(table) = tables.next().await {
            let table = table?;
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
    fs::write(path, text).map_err(|source| Failure::File { path: path.to_owned(), source })
}

fn runtime() -> Result<tokio::runtime::Runtime, Failure> {
    Ok(tokio::runtime::Builder::new_current_thread().enable_all().build()?)
}
