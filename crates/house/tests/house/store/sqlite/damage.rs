//! What is damaged is noticed before anything is written to it, and refused unless it is accepted.

use std::fs;
use std::path::{Path, PathBuf};

use house::ids::{PersonId, TableId};
use house::store::archive::{self, Existing};
use house::store::{Damage, Sqlite, Store, StoreError, checkup};

use crate::store::place::{Place, entries, folder, moved, open};

/// How many entries the damaged houses had acknowledged.
const WRITTEN: usize = 40;

/// A house that was killed: its files as they are, nothing closed, with many commits in the log.
async fn killed() -> (tempfile::TempDir, TableId) {
    let place = Place::in_a_folder().await;
    let table = place.table(&PersonId::random()).await;
    for n in 0..WRITTEN {
        place.append(&table, n as u64, vec![moved(&n.to_string())]).await.expect("it follows");
    }
    let copy = folder();
    for name in ["railhead.db", "railhead.db-wal", "railhead.count"] {
        fs::copy(place.path().join(name), copy.path().join(name)).expect("files can be copied");
    }
    (copy, table)
}

/// A house that was closed, with much in its database.
async fn closed() -> (Place, TableId) {
    let place = Place::in_a_folder().await;
    let table = place.table(&PersonId::random()).await;
    for n in 0..WRITTEN {
        let long = format!("{n}-{}", "x".repeat(2_000));
        place.append(&table, n as u64, vec![moved(&long)]).await.expect("it follows");
    }
    place.store.close().await.expect("a store can be closed");
    (place, table)
}

fn log(folder: &Path) -> PathBuf {
    folder.join("railhead.db-wal")
}

/// Changes some bytes of a file from a place on.
fn scratch(path: &Path, from: usize, bytes: usize) {
    let mut whole = fs::read(path).expect("it can be read");
    whole[from..from + bytes].iter_mut().for_each(|byte| *byte ^= 0x5a);
    fs::write(path, whole).expect("it can be written");
}

async fn problems(folder: &Path) -> Vec<String> {
    match Sqlite::open(folder).await {
        Err(StoreError::Damaged { problems, .. }) => problems,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn a_house_that_was_killed_is_whole() {
    let (copy, table) = killed().await;
    assert_eq!(entries(&open(copy.path()).await, &table).await.len(), WRITTEN);
}

#[tokio::test]
async fn a_damaged_log_is_refused_and_left_as_it_is() {
    let whole = fs::metadata(log(killed().await.0.path())).expect("there is a log").len() as usize;
    // Its header, its middle, and the very last commit.
    for from in [0, whole / 2, whole - 100] {
        let (copy, table) = killed().await;
        scratch(&log(copy.path()), from, 16);
        let before = fs::read(log(copy.path())).expect("there is a log");
        let told = problems(copy.path()).await;
        assert!(told.len() == 1 && told[0].contains("commits are missing, and they were acknowledged"), "{told:?}");
        assert_eq!(fs::read(log(copy.path())).expect("the log stays"), before);

        let store = Sqlite::open_with(copy.path(), Damage::Accept).await.expect("it is accepted");
        let mut left = 0;
        if let Some(kept) = store.table(&table).await.expect("an answer") {
            left = kept.entries.len();
            store.append(crate::store::place::batch(&table, left as u64, vec![moved("on")])).await.expect("it goes on");
        }
        assert!(left < WRITTEN, "{left}");
        store.close().await.expect("a store can be closed");
        open(copy.path()).await.close().await.expect("it was accepted once and for all");
    }
}

#[tokio::test]
async fn a_log_or_a_database_that_is_gone_is_noticed() {
    let (copy, _) = killed().await;
    fs::remove_file(log(copy.path())).expect("it can be removed");
    assert!(problems(copy.path()).await[0].contains("commits are missing"));
    let (place, _) = closed().await;
    fs::remove_file(place.path().join("railhead.db")).expect("it can be removed");
    assert!(problems(place.path()).await[0].contains("commits are missing"));
}

#[tokio::test]
async fn an_older_copy_of_the_database_is_noticed_and_a_restored_backup_is_none() {
    let place = Place::in_a_folder().await;
    let table = place.table(&PersonId::random()).await;
    let backup = place.path().join("backup");
    place.store.back_up(&backup).await.expect("a backup is made");
    place.append(&table, 0, vec![moved("a")]).await.expect("it follows");
    place.store.close().await.expect("a store can be closed");
    archive::restore(&backup, place.path(), Existing::Replace).await.expect("it is restored");
    let place = place.reopened().await;
    place.append(&table, 0, vec![moved("b")]).await.expect("it follows");
    place.store.close().await.expect("a store can be closed");
    fs::copy(&backup, place.path().join("railhead.db")).expect("files can be copied");
    assert!(problems(place.path()).await[0].contains("commits are missing"));
}

/// The first page of the database that some text is in, and where it begins.
fn page_with(path: &Path, text: &str) -> usize {
    let bytes = fs::read(path).expect("it can be read");
    let at = bytes.windows(text.len()).position(|window| window == text.as_bytes()).expect("it is there");
    at / 4096 * 4096
}

#[tokio::test]
async fn a_damaged_page_is_refused_and_what_is_left_can_be_told() {
    let (place, table) = closed().await;
    let database = place.path().join("railhead.db");
    // A page of the journal, which is no index: the header of its tree is overwritten.
    scratch(&database, page_with(&database, "20-xxx"), 8);
    let before = fs::read(&database).expect("it can be read");
    let told = problems(place.path()).await;
    assert!(!told.is_empty());
    assert_eq!(fs::read(&database).expect("the file stays"), before);

    let found = checkup::examine(place.path()).await.expect("it can be looked at");
    assert!(!found.is_well() && found.problems == told, "{found:?}");
    let part = |name| found.parts.iter().find(|part| part.name == name).expect("it is a part");
    assert!(part("entries").broken.is_some(), "{found:?}");
    assert_eq!((part("tables").rows, &part("tables").broken), (1, &None));
    assert_eq!((found.readable, found.unreadable.len()), (0, 1));
    assert_eq!(found.unreadable[0].0, table.as_str());

    let store = Sqlite::open_with(place.path(), Damage::Accept).await.expect("it is accepted");
    assert!(store.table(&table).await.is_err());
    let other = place.table_in(&store).await;
    assert_eq!(entries(&store, &other).await, []);
}

#[tokio::test]
async fn a_house_in_order_is_well_open_or_closed() {
    let (place, _) = closed().await;
    let place = place.reopened().await;
    place.store.secret().await.expect("a secret is made");
    for _ in 0..2 {
        let found = checkup::examine(place.path()).await.expect("it can be looked at");
        assert!(found.is_well() && found.readable == 1, "{found:?}");
        assert_eq!(found.key, Ok(true));
        place.store.close().await.expect("a store can be closed");
    }
}
