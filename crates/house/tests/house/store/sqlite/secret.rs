//! The secret key goes with a backup, and comes back with it.

use std::fs;
use std::path::Path;

use house::store::Store;
use house::store::archive::{self, Existing, Key};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, Executor};

use crate::store::place::{Place, folder, open};

fn holds(file: &Path, secret: &[u8]) -> bool {
    fs::read(file).expect("it can be read").windows(secret.len()).any(|window| window == secret)
}

/// A backup of a house, and its secret.
async fn backed_up() -> (Place, std::path::PathBuf, [u8; 32]) {
    let place = Place::in_a_folder().await;
    let secret = place.store.secret().await.expect("a secret is made");
    let backup = place.path().join("backup");
    place.store.back_up(&backup).await.expect("a backup is made");
    (place, backup, secret)
}

#[tokio::test]
async fn a_secret_is_made_once() {
    let place = Place::in_a_folder().await;
    let secret = place.store.secret().await.expect("a secret is made");
    let place = place.reopened().await;
    assert_eq!(place.store.secret().await.expect("it is there"), secret);
    assert_ne!(Place::in_a_folder().await.store.secret().await.expect("a secret is made"), secret);
}

#[tokio::test]
async fn a_backup_brings_the_secret_into_another_folder_and_not_into_its_database() {
    let (place, backup, secret) = backed_up().await;
    assert!(holds(&backup, &secret) && !holds(&place.path().join("railhead.db"), &secret));
    let elsewhere = folder();
    let restored = archive::restore(&backup, elsewhere.path(), Existing::Keep).await.expect("it is restored");
    assert_eq!(restored, Key::Brought);
    assert_eq!(fs::read(elsewhere.path().join("secret.key")).expect("it came along"), secret);
    let store = open(elsewhere.path()).await;
    assert_eq!(store.secret().await.expect("it is there"), secret);
    store.close().await.expect("a store can be closed");
    assert!(!holds(&elsewhere.path().join("railhead.db"), &secret), "only backups carry it");
    let again = elsewhere.path().join("again");
    archive::back_up(elsewhere.path(), &again).await.expect("a backup is made");
    assert!(holds(&again, &secret));
}

#[tokio::test]
async fn a_backup_that_was_put_in_place_by_hand_brings_the_secret_as_well() {
    let (_place, backup, secret) = backed_up().await;
    let elsewhere = folder();
    fs::write(elsewhere.path().join("secret.key"), [7; 32]).expect("a file can be written");
    fs::copy(&backup, elsewhere.path().join("railhead.db")).expect("files can be copied");
    let store = open(elsewhere.path()).await;
    assert_eq!(store.secret().await.expect("it is there"), secret);
    store.close().await.expect("a store can be closed");
    assert!(!holds(&elsewhere.path().join("railhead.db"), &secret));
}

#[tokio::test]
async fn a_backup_of_an_earlier_version_leaves_the_key_of_the_folder() {
    let (_place, backup, _) = backed_up().await;
    let options = SqliteConnectOptions::new().filename(&backup);
    let mut db = options.connect().await.expect("a database can be opened");
    db.execute("DROP TABLE carried_secret").await.expect("as it was before");
    db.close().await.expect("a database can be closed");
    let elsewhere = folder();
    assert_eq!(archive::restore(&backup, elsewhere.path(), Existing::Keep).await.expect("restored"), Key::Missing);
    fs::write(elsewhere.path().join("secret.key"), [7; 32]).expect("a file can be written");
    assert_eq!(archive::restore(&backup, elsewhere.path(), Existing::Replace).await.expect("restored"), Key::Stays);
    assert_eq!(open(elsewhere.path()).await.secret().await.expect("it is there"), [7; 32]);
}

#[tokio::test]
async fn a_secret_of_the_wrong_size_is_told_and_kept() {
    let (place, backup, _) = backed_up().await;
    let file = place.path().join("secret.key");
    fs::write(&file, "short").expect("a file can be written");
    let said = place.store.secret().await.expect_err("it is no secret").to_string();
    assert!(said.contains("secret.key: expected 32 bytes"), "{said}");
    fs::remove_file(&backup).expect("it can be removed");
    assert!(place.store.back_up(&backup).await.is_err(), "a backup without it would not be whole");
    assert!(!backup.exists());
}
