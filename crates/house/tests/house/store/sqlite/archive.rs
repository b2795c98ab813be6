//! Backups, restored ones, and what is exported.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

use futures_util::TryStreamExt;
use house::ids::{PersonId, TableId, Timestamp};
use house::journal::{Entry, Occupant, Stage};
use house::store::Kept;
use house::store::archive::{self, Existing};
use serde_json::Value;

use crate::store::place::{Place, batch, entries, folder, moved, open, requested, said, session, sitting};

fn names(folder: &Path) -> Vec<String> {
    let listed = fs::read_dir(folder).expect("a folder can be listed");
    let mut names: Vec<String> =
        listed.map(|entry| entry.expect("it can be listed").file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_made_while_many_write_is_the_store_at_one_moment() {
    let place = Place::in_a_folder().await;
    let (a, b) = (place.table(&PersonId::random()).await, place.table(&PersonId::random()).await);
    let done = AtomicBool::new(false);
    // Every entry goes to one table and then to the other: at no moment does the second have more.
    let writing = async {
        let mut n = 0;
        while !done.load(Ordering::Relaxed) {
            place.append(&a, n, vec![moved(&n.to_string())]).await.expect("it follows");
            place.append(&b, n, vec![moved(&n.to_string())]).await.expect("it follows");
            n += 1;
        }
        n
    };
    let copies = folder();
    let backing_up = async {
        let mut lengths = Vec::new();
        for n in 0..4 {
            let least = place.entries(&b).await.len();
            let file = copies.path().join(format!("{n}.db"));
            place.store.back_up(&file).await.expect("a backup is made");
            lengths.push((file, least, place.entries(&a).await.len()));
        }
        done.store(true, Ordering::Relaxed);
        lengths
    };
    let (written, lengths) = tokio::join!(writing, backing_up);
    assert!(written > 0);
    assert_eq!(names(copies.path()), ["0.db", "1.db", "2.db", "3.db"], "nothing is left beside them");
    for (file, least, most) in lengths {
        let folder = folder();
        archive::restore(&file, folder.path(), Existing::Keep).await.expect("a backup can be restored");
        let store = open(folder.path()).await;
        let (in_a, in_b) = (entries(&store, &a).await, entries(&store, &b).await);
        assert!(in_a.len() - in_b.len() <= 1, "{} and {}", in_a.len(), in_b.len());
        assert!((least..=most).contains(&in_a.len()), "{} of {least} to {most}", in_a.len());
        let expected: Vec<_> = (0..in_a.len()).map(|n| moved(&n.to_string())).collect();
        assert_eq!(in_a, expected);
    }
}

#[tokio::test]
async fn a_closed_house_can_be_backed_up_by_its_folder() {
    let place = Place::in_a_folder().await;
    let table = place.table(&PersonId::random()).await;
    place.append(&table, 0, vec![requested("a", "request-1")]).await.expect("it follows");
    place.store.close().await.expect("a store can be closed");
    let elsewhere = folder();
    let backup = elsewhere.path().join("backup.db");
    archive::back_up(place.path(), &backup).await.expect("a backup is made");
    archive::restore(&backup, &elsewhere.path().join("new"), Existing::Keep).await.expect("it can be restored");
    let store = open(&elsewhere.path().join("new")).await;
    assert_eq!(entries(&store, &table).await, [requested("a", "request-1")]);
}

#[tokio::test]
async fn a_backup_overwrites_nothing() {
    let place = Place::in_a_folder().await;
    let elsewhere = folder();
    let file = elsewhere.path().join("backup.db");
    fs::write(&file, "precious").expect("a file can be written");
    let refused = place.store.back_up(&file).await.expect_err("there is a file").to_string();
    assert_eq!(refused, format!("{}: there is such a file already; it is not overwritten", file.display()));
    assert_eq!(fs::read(&file).expect("the file stays"), b"precious");
    assert_eq!(names(elsewhere.path()), ["backup.db"]);
}

#[tokio::test]
async fn a_backup_that_cannot_be_made_says_why() {
    let place = Place::in_a_folder().await;
    let nowhere = place.path().join("missing/backup.db");
    let refused = place.store.back_up(&nowhere).await.expect_err("there is no such folder").to_string();
    assert!(refused.starts_with(&format!("{}: cannot write this file: ", nowhere.display())), "{refused}");
    let empty = folder();
    let refused = archive::back_up(empty.path(), &nowhere).await.expect_err("nothing is there").to_string();
    assert!(refused.ends_with("railhead.db: there is no such database"), "{refused}");
    assert_eq!(names(empty.path()), Vec::<String>::new());
}

#[tokio::test]
async fn a_backup_is_for_its_owners_eyes() {
    let place = Place::in_a_folder().await;
    let file = place.path().join("backup");
    place.store.back_up(&file).await.expect("a backup is made");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(fs::metadata(&file).expect("it is there").permissions().mode() & 0o077, 0);
    }
}

/// Two stores that tell themselves apart, and a backup of the first.
async fn two_stores() -> (Place, TableId, Place, TableId, PathBuf) {
    let (old, new) = (Place::in_a_folder().await, Place::in_a_folder().await);
    let (in_old, in_new) = (old.table(&PersonId::random()).await, new.table(&PersonId::random()).await);
    let backup = old.path().join("backup.db");
    old.store.back_up(&backup).await.expect("a backup is made");
    (old, in_old, new, in_new, backup)
}

#[tokio::test]
async fn a_backup_replaces_a_database_only_when_told_to() {
    let (_old, in_old, new, in_new, backup) = two_stores().await;
    new.store.close().await.expect("a store can be closed");
    let database = new.path().join("railhead.db");
    let refused =
        archive::restore(&backup, new.path(), Existing::Keep).await.expect_err("it would be lost").to_string();
    assert_eq!(refused, format!("{}: there is a database already; it would be lost", database.display()));
    let new = new.reopened().await;
    assert!(new.store.table(&in_new).await.expect("an answer").is_some());

    new.store.close().await.expect("a store can be closed");
    archive::restore(&backup, new.path(), Existing::Replace).await.expect("it is replaced");
    let new = new.reopened().await;
    assert_eq!(new.store.table(&in_new).await.expect("an answer"), None);
    assert!(new.store.table(&in_old).await.expect("an answer").is_some());
    let left: Vec<_> = names(new.path()).into_iter().filter(|name| name.contains("unfinished")).collect();
    assert_eq!(left, Vec::<String>::new());
}

#[tokio::test]
async fn nothing_is_restored_under_a_running_house() {
    let (_old, _, new, in_new, backup) = two_stores().await;
    let refused = archive::restore(&backup, new.path(), Existing::Replace).await.expect_err("it runs").to_string();
    assert!(refused.contains("another house is running with this folder"), "{refused}");
    assert!(new.store.table(&in_new).await.expect("an answer").is_some());
}

#[tokio::test]
async fn what_is_no_whole_backup_is_not_restored() {
    let (_old, _, new, in_new, backup) = two_stores().await;
    new.store.close().await.expect("a store can be closed");
    let whole = fs::read(&backup).expect("the backup can be read");
    let bad = backup.with_file_name("bad.db");
    let mut half = whole.clone();
    half.truncate(whole.len() / 2);
    let mut scratched = whole.clone();
    scratched[4096 * 2..4096 * 3].fill(0x5a);
    for (what, bytes) in
        [("text", b"not a backup".repeat(500)), ("empty", Vec::new()), ("half", half), ("scratched", scratched)]
    {
        fs::write(&bad, bytes).expect("a file can be written");
        let restored = archive::restore(&bad, new.path(), Existing::Replace).await;
        assert!(restored.is_err(), "{what}");
    }
    let missing = backup.with_file_name("missing.db");
    assert!(archive::restore(&missing, new.path(), Existing::Replace).await.is_err());
    let new = new.reopened().await;
    assert!(new.store.table(&in_new).await.expect("an answer").is_some(), "what was there stays");
}

#[tokio::test]
async fn a_database_without_its_log_is_no_backup() {
    let place = Place::in_a_folder().await;
    place.table(&PersonId::random()).await;
    let elsewhere = folder();
    let refused = archive::restore(&place.path().join("railhead.db"), elsewhere.path(), Existing::Keep).await;
    let refused = refused.expect_err("a part of it is in the log").to_string();
    assert!(refused.contains("this holds a part of the database"), "{refused}");
}

/// A finished, an unfinished and another finished table, the finished ones in the order of an export.
async fn some_tables(place: &Place) -> Vec<Kept> {
    let ann = place.guest("Ann").await;
    let mut finished = Vec::new();
    for stage in [Stage::Finished, Stage::Playing, Stage::Finished, Stage::Stopped, Stage::Gathering] {
        let table = place.begun(&ann, Stage::Playing, &[Occupant::Nobody]).await;
        let entries = vec![requested("a", "request-1"), said(&ann, "Ann", "Two\nlines"), moved("b")];
        let mut last = batch(&table, 1, entries);
        last.summary.stage = stage;
        place.store.append(last).await.expect("it follows");
        if stage == Stage::Finished {
            finished.push(place.store.table(&table).await.expect("an answer").expect("it is there"));
        }
    }
    finished.sort_by(|a, b| a.record.id.cmp(&b.record.id));
    finished
}

#[tokio::test]
async fn finished_tables_are_exported_and_no_others() {
    let place = Place::in_a_folder().await;
    let finished = some_tables(&place).await;
    let exported = archive::export(place.path()).await.expect("a running house can be exported");
    assert_eq!(exported.try_collect::<Vec<_>>().await.expect("all can be read"), finished);
}

#[tokio::test]
async fn an_export_is_a_line_of_json_for_every_table() {
    let place = Place::in_a_folder().await;
    let finished = some_tables(&place).await;
    place.store.close().await.expect("a store can be closed");
    let mut out = Vec::new();
    assert_eq!(archive::export_lines(place.path(), &mut out).await.expect("all can be read"), 2);
    let text = String::from_utf8(out).expect("JSON is text");
    assert!(text.ends_with('\n'));
    let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).expect("a line of JSON")).collect();
    assert_eq!(lines.len(), 2);
    for (line, kept) in lines.iter().zip(&finished) {
        assert_eq!(line["table"], serde_json::to_value(&kept.record).expect("JSON"));
        let entries = line["entries"].as_array().expect("entries");
        assert_eq!(entries.len(), kept.entries.len());
        for (entry, stored) in entries.iter().zip(&kept.entries) {
            let mut expected = serde_json::to_value(&stored.entry).expect("JSON");
            expected["at"] = stored.at.0.into();
            assert_eq!(*entry, expected);
        }
        assert!(matches!(kept.entries[0].entry, Entry::Started { .. }));
    }
    assert!(!text.contains("request-1"), "ids of requests stay behind");
}

#[tokio::test]
async fn nothing_of_the_person_is_left_in_a_backup() {
    let place = Place::in_a_folder().await;
    let ann = place.holder("Annabelle-Rose").await;
    let table = place.begun(&ann, Stage::Finished, &[sitting(&ann, "Annabelle-Rose"), Occupant::Nobody]).await;
    place.append(&table, 1, vec![said(&ann, "Annabelle-Rose", "Bye.")]).await.expect("it follows");
    place.store.add_session(session("secret-key", &ann, Timestamp(9))).await.expect("she is there");
    let backup = place.path().join("copy");
    place.store.back_up(&backup).await.expect("a backup is made");
    let holds = |file: &Path, text: &str| {
        let bytes = fs::read(file).expect("the backup can be read");
        bytes.windows(text.len()).any(|window| window == text.as_bytes())
    };
    let traces = ["Annabelle-Rose", "annabelle-rose", ann.as_str(), "secret-key"];
    for trace in traces {
        assert!(holds(&backup, trace), "{trace}");
    }
    place.store.forget_person(&ann).await.expect("anybody can be forgotten");
    let later = place.path().join("later");
    place.store.back_up(&later).await.expect("a backup is made");
    for trace in traces {
        assert!(!holds(&later, trace), "{trace}");
    }
}
