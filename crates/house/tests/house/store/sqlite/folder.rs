//! Folders that can be used, and what is said of those that cannot.

use std::fs;
use std::path::Path;
use std::time::Duration;

use house::ids::PersonId;
use house::store::{Sqlite, Store};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Executor};

use crate::store::place::{Place, entries, folder, moved, open};

/// What is said of a folder.
async fn refusal(folder: &Path) -> String {
    Sqlite::open(folder).await.expect_err("it cannot be used").to_string()
}

/// Changes the database of a folder behind the house's back.
async fn tamper(folder: &Path, statement: &str) {
    let options = SqliteConnectOptions::new().filename(folder.join("railhead.db")).create_if_missing(true);
    let mut db = options.connect().await.expect("a database can be opened");
    db.execute(AssertSqlSafe(statement)).await.expect("the statement is right");
    db.close().await.expect("a database can be closed");
}

#[tokio::test]
async fn a_missing_folder_is_made_for_its_owner_alone() {
    let parent = folder();
    let path = parent.path().join("a/b");
    open(&path).await.close().await.expect("a store can be closed");
    assert!(path.join("railhead.db").is_file());
    #[cfg(unix)]
    for made in [path.clone(), path.join("railhead.db")] {
        use std::os::unix::fs::PermissionsExt;
        let mode = fs::metadata(&made).expect("it was made").permissions().mode();
        assert_eq!(mode & 0o077, 0, "{} has mode {mode:o}", made.display());
    }
}

#[tokio::test]
async fn two_houses_do_not_share_a_folder() {
    let place = Place::in_a_folder().await;
    let table = place.table(&PersonId::random()).await;
    let said = refusal(place.path()).await;
    let path = place.path().display().to_string();
    assert_eq!(said, format!("{path}: another house is running with this folder; stop it first"));
    place.append(&table, 0, vec![moved("a")]).await.expect("the first goes on");
    let place = place.reopened().await;
    assert_eq!(place.entries(&table).await, [moved("a")]);
}

#[tokio::test]
async fn a_store_that_is_dropped_leaves_its_folder() {
    let folder = folder();
    drop(open(folder.path()).await);
    // The task that writes ends a moment later.
    for _ in 0..500 {
        if Sqlite::open(folder.path()).await.is_ok() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("the folder is still locked");
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_folder_that_cannot_be_written_is_named() {
    // Not even the system's administrator writes there.
    let said = refusal(Path::new("/proc/self/map_files")).await;
    assert!(said.starts_with("/proc/self/map_files: cannot write into this folder: "), "{said}");
    let said = refusal(Path::new("/proc/self/railhead")).await;
    assert!(said.starts_with("/proc/self/railhead: cannot make this folder: "), "{said}");
}

#[tokio::test]
async fn a_file_is_no_folder() {
    let folder = folder();
    let path = folder.path().join("file");
    fs::write(&path, "something").expect("a file can be written");
    assert_eq!(refusal(&path).await, format!("{}: this is a file, and a folder is needed", path.display()));
    assert_eq!(fs::read(&path).expect("the file stays"), b"something");
}

#[tokio::test]
async fn what_is_no_database_is_left_as_it_is() {
    let folder = folder();
    let path = folder.path().join("railhead.db");
    let text = "not a database, but long enough to be taken for the first page of one. ".repeat(100);
    fs::write(&path, &text).expect("a file can be written");
    assert_eq!(refusal(folder.path()).await, format!("{}: this is not a database", path.display()));
    assert_eq!(fs::read_to_string(&path).expect("the file stays"), text);
}

#[tokio::test]
async fn a_database_of_another_program_is_left_as_it_is() {
    let folder = folder();
    tamper(folder.path(), "CREATE TABLE recipes (name TEXT)").await;
    let path = folder.path().join("railhead.db");
    let before = fs::read(&path).expect("there is a database");
    assert_eq!(refusal(folder.path()).await, format!("{}: this is a database of another program", path.display()));
    assert_eq!(fs::read(&path).expect("the file stays"), before);
}

#[tokio::test]
async fn a_database_of_a_newer_program_is_left_as_it_is() {
    let folder = folder();
    open(folder.path()).await.close().await.expect("a store can be closed");
    tamper(
        folder.path(),
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
         VALUES (9999, 'the future', 1, x'00', 0)",
    )
    .await;
    let before = fs::read(folder.path().join("railhead.db")).expect("there is a database");
    let said = refusal(folder.path()).await;
    assert!(said.contains("a newer version of the program wrote this database (schema 9999, here "), "{said}");
    assert_eq!(fs::read(folder.path().join("railhead.db")).expect("the file stays"), before);
}

#[tokio::test]
async fn an_entry_that_cannot_be_read_is_told_with_its_table() {
    let place = Place::in_a_folder().await;
    let table = place.table(&PersonId::random()).await;
    place.append(&table, 0, vec![moved("a")]).await.expect("it follows");
    tamper(place.path(), "UPDATE entries SET body = '{\"kind\":\"unheard-of\"}'").await;
    let said = place.store.table(&table).await.expect_err("it cannot be read").to_string();
    assert!(said.contains(table.as_str()) && said.contains("unheard-of"), "{said}");
}

#[tokio::test]
async fn the_store_answers() {
    let place = Place::in_a_folder().await;
    place.store.ping().await.expect("it answers");
}

#[tokio::test]
async fn a_store_that_was_closed_is_in_one_file() {
    let place = Place::in_a_folder().await;
    let table = place.table(&PersonId::random()).await;
    place.append(&table, 0, vec![moved("a")]).await.expect("it follows");
    assert!(place.path().join("railhead.db-wal").exists());
    place.store.close().await.expect("a store can be closed");
    assert!(!place.path().join("railhead.db-wal").exists());
    let place = place.reopened().await;
    assert_eq!(place.entries(&table).await, [moved("a")]);
}

#[tokio::test]
async fn a_store_whose_house_was_killed_needs_nothing_but_to_be_opened() {
    let place = Place::in_a_folder().await;
    let table = place.table(&PersonId::random()).await;
    place.append(&table, 0, vec![moved("a")]).await.expect("it follows");
    // What a kill leaves: the files as they are, nothing closed.
    let copy = folder();
    for name in ["railhead.db", "railhead.db-wal"] {
        fs::copy(place.path().join(name), copy.path().join(name)).expect("files can be copied");
    }
    let store = open(copy.path()).await;
    assert_eq!(entries(&store, &table).await, [moved("a")]);
}
