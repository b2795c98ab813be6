//! Only the owner of a house may look at what it keeps.

#![cfg(unix)]

use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use house::ids::PersonId;
use house::store::archive::{self, Existing};
use house::store::{Sqlite, Store};

use crate::store::place::{Place, folder, moved, open};

fn mode(path: &Path) -> u32 {
    fs::metadata(path).expect("it is there").permissions().mode() & 0o7777
}

fn set_mode(path: &Path, mode: u32) {
    fs::set_permissions(path, Permissions::from_mode(mode)).expect("modes can be set");
}

/// Everything in a folder is for its owner alone, and so is the folder.
#[track_caller]
fn assert_private(folder: &Path) -> Vec<String> {
    assert_eq!(mode(folder), 0o700, "{}", folder.display());
    let inside = fs::read_dir(folder).expect("a folder can be listed").map(|entry| entry.expect("it can be listed"));
    let mut names = Vec::new();
    for entry in inside {
        assert_eq!(mode(&entry.path()), 0o600, "{}", entry.path().display());
        names.push(entry.file_name().to_string_lossy().into_owned());
    }
    names.sort();
    names
}

#[tokio::test]
async fn every_file_of_a_house_is_private() {
    let parent = folder();
    let path = parent.path().join("house");
    let store = open(&path).await;
    store.secret().await.expect("a secret is made");
    store.back_up(&path.join("backup")).await.expect("a backup is made");
    let names = assert_private(&path);
    let expected = ["backup", "railhead.count", "railhead.db", "railhead.db-shm", "railhead.db-wal", "railhead.lock"];
    assert_eq!(names, [&expected[..], &["secret.key"]].concat());
    store.close().await.expect("a store can be closed");
    archive::restore(&path.join("backup"), &path.join("new"), Existing::Keep).await.expect("it is restored");
    assert_private(&path.join("new"));
}

#[tokio::test]
async fn what_others_could_look_into_is_closed_to_them() {
    let place = Place::in_a_folder().await;
    place.store.secret().await.expect("a secret is made");
    let table = place.table(&PersonId::random()).await;
    let copy = folder();
    for name in ["railhead.db", "railhead.db-wal", "railhead.lock", "railhead.count", "secret.key"] {
        fs::copy(place.path().join(name), copy.path().join(name)).expect("files can be copied");
        set_mode(&copy.path().join(name), 0o644);
    }
    set_mode(copy.path(), 0o755);
    let store = open(copy.path()).await;
    store.append(crate::store::place::batch(&table, 0, vec![moved("a")])).await.expect("it follows");
    assert_private(copy.path());
}

#[tokio::test]
async fn an_empty_folder_becomes_the_houses_own() {
    let empty = folder();
    set_mode(empty.path(), 0o755);
    open(empty.path()).await;
    assert_private(empty.path());
}

#[tokio::test]
async fn a_folder_that_others_need_is_refused_and_left_as_it_is() {
    let shared = folder();
    fs::write(shared.path().join("letter.txt"), "Dear").expect("a file can be written");
    for (loose, why) in [(0o755, "there are other things in it"), (0o1777, "shared by everybody")] {
        set_mode(shared.path(), loose);
        let said = Sqlite::open(shared.path()).await.expect_err("it is refused").to_string();
        assert!(said.contains(why), "{said}");
        assert_eq!(mode(shared.path()), loose);
        assert_eq!(fs::read_dir(shared.path()).expect("it can be listed").count(), 1, "nothing was put there");
    }
    set_mode(shared.path(), 0o700);
    open(shared.path()).await;
}
