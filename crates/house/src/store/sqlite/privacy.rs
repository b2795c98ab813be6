//! Who may look at what a house keeps: its owner alone. It holds seeds of running games, hashed passwords and what
//! sessions are signed with.

use std::path::Path;

use super::files::{Folder, unusable};
use crate::store::StoreError;

/// Closes a folder to everybody but its owner. A folder that is not the house's own is left as it is, and refused:
/// others may need what else is in it.
pub(super) fn close_folder(path: &Path, database: &Path) -> Result<(), StoreError> {
    let Some(mode) = loose(path)? else { return Ok(()) };
    if mode & SHARED != 0 {
        return Err(unusable(path, "this folder is shared by everybody; choose one for the house alone"));
    }
    let empty = || std::fs::read_dir(path).is_ok_and(|mut inside| inside.next().is_none());
    if !database.exists() && !empty() {
        let why = format!(
            "others may look into this folder (mode {mode:o}), and there are other things in it; choose an empty \
             folder, or close this one with `chmod 700`"
        );
        return Err(unusable(path, why));
    }
    close(path, mode, 0o700)
}

/// Closes the files of a house to everybody but their owner.
pub(super) fn close_files(folder: &Folder) -> Result<(), StoreError> {
    for path in folder.files() {
        if let Some(mode) = loose(&path)? {
            close(&path, mode, 0o600)?;
        }
    }
    Ok(())
}

/// The bit of a folder in which everybody has files, such as that for temporary ones.
const SHARED: u32 = 0o1000;

/// The mode of something that others than its owner may use; nothing if none may, or if it is not there.
#[cfg(unix)]
pub(super) fn loose(path: &Path) -> Result<Option<u32>, StoreError> {
    use std::os::unix::fs::PermissionsExt;
    match std::fs::metadata(path) {
        Ok(found) => Ok(Some(found.permissions().mode() & 0o7777).filter(|mode| mode & 0o077 != 0)),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(unusable(path, format!("cannot see who may use this: {error}"))),
    }
}

/// Takes all rights from others, and makes sure that they are gone.
#[cfg(unix)]
fn close(path: &Path, mode: u32, wanted: u32) -> Result<(), StoreError> {
    use std::os::unix::fs::PermissionsExt;
    let refused = |why: &str| {
        unusable(path, format!("others may look into this (mode {mode:o}), and it cannot be closed to them: {why}"))
    };
    std::fs::set_permissions(path, std::fs::Permissions::from_mode(wanted))
        .map_err(|error| refused(&error.to_string()))?;
    if loose(path)?.is_some() {
        return Err(refused("the disk does not keep modes; use another one"));
    }
    tracing::warn!(path = %path.display(), "others could look into this (mode {mode:o}); it is closed to them now");
    Ok(())
}

/// Elsewhere who may look is up to the folder of the user.
#[cfg(not(unix))]
pub(super) fn loose(_path: &Path) -> Result<Option<u32>, StoreError> {
    Ok(None)
}

#[cfg(not(unix))]
fn close(_path: &Path, _mode: u32, _wanted: u32) -> Result<(), StoreError> {
    Ok(())
}
