//! Stores of earlier versions of the program.

use std::fs;
use std::path::Path;

use house::ids::{PersonId, Timestamp};
use house::journal::{Entry, Stage};
use house::store::{Store, TableQuery};
use serde_json::to_string as json;
use sqlx::migrate::Migrator;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};

use super::place::{folder, moved, open, record, said, sitting, stored};

/// A store as the program made it that knew the schema up to a version.
async fn store_of_version(folder: &Path, version: &str) -> SqliteConnection {
    let all = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations");
    let known = folder.join("known");
    fs::create_dir(&known).expect("a folder can be made");
    for file in fs::read_dir(all).expect("there are migrations") {
        let file = file.expect("they can be listed");
        if file.file_name().to_string_lossy().as_ref()[..version.len()] <= *version {
            fs::copy(file.path(), known.join(file.file_name())).expect("they can be copied");
        }
    }
    let options = SqliteConnectOptions::new().filename(folder.join("railhead.db")).create_if_missing(true);
    let mut db = options.connect().await.expect("a database can be made");
    let migrator = Migrator::new(known).await.expect("migrations can be read");
    migrator.run(&mut db).await.expect("migrations can be applied");
    db
}

#[tokio::test]
async fn the_first_schema_with_rows_in_it_is_brought_up_to_date() {
    let folder = folder();
    let mut db = store_of_version(folder.path(), "0001").await;
    let ann = PersonId::random();
    let table = record(&ann);
    let seated = stored(Entry::Seated { seat: 0, who: sitting(&ann, "Ann") });
    let entries = [seated, said(&ann, "Ann", "Hi!"), moved("a")];
    sqlx::query("INSERT INTO people (id, name, settings, came) VALUES (?, 'Ann', '{}', 3)")
        .bind(ann.as_str())
        .execute(&mut db)
        .await
        .expect("a person of the first schema");
    sqlx::query(
        "INSERT INTO tables (id, record, stage, waits_for, wakeful, places, changed, began, entries) \
         VALUES (?, ?, 'playing', 1, 1, '[2,1]', 7, NULL, 3)",
    )
    .bind(table.id.as_str())
    .bind(json(&table).expect("JSON"))
    .execute(&mut db)
    .await
    .expect("a table of the first schema");
    sqlx::query("INSERT INTO seats (table_id, seat, who) VALUES (?, 0, ?)")
        .bind(table.id.as_str())
        .bind(json(&sitting(&ann, "Ann")).expect("JSON"))
        .execute(&mut db)
        .await
        .expect("a seat of the first schema");
    for (seq, stored) in (0..).zip(&entries) {
        sqlx::query("INSERT INTO entries (table_id, seq, at, body, client) VALUES (?, ?, ?, ?, NULL)")
            .bind(table.id.as_str())
            .bind::<i64>(seq)
            .bind(stored.at.0)
            .bind(json(&stored.entry).expect("JSON"))
            .execute(&mut db)
            .await
            .expect("an entry of the first schema");
    }
    db.close().await.expect("a database can be closed");

    let store = open(folder.path()).await;
    let kept = store.table(&table.id).await.expect("an answer").expect("the table is there");
    assert_eq!((kept.record, kept.entries), (table.clone(), entries.to_vec()));
    let listed = store.tables(TableQuery::Of(ann.clone()), 9).await.expect("a list");
    assert_eq!(listed[0].summary.seats, [sitting(&ann, "Ann")]);
    let places: Vec<u8> = listed[0].summary.results.iter().map(|result| result.place).collect();
    assert_eq!(places, [2, 1], "places that were kept alone are results now");
    assert_eq!((listed[0].summary.stage, listed[0].summary.changed), (Stage::Playing, Timestamp(7)));

    // What the second schema is for.
    store.forget_person(&ann).await.expect("anybody can be forgotten");
    let kept = store.table(&table.id).await.expect("an answer").expect("the table is there");
    let stranger = &kept.record.host;
    assert_eq!(kept.entries[1], said(stranger, "", "Hi!"));
    assert_eq!(kept.entries[0].entry, Entry::Seated { seat: 0, who: sitting(stranger, "") });
}

#[tokio::test]
async fn a_store_that_is_up_to_date_is_opened_again_unchanged() {
    let folder = folder();
    open(folder.path()).await.close().await.expect("a store can be closed");
    let before = fs::read(folder.path().join("railhead.db")).expect("there is a database");
    open(folder.path()).await.close().await.expect("a store can be closed");
    assert_eq!(fs::read(folder.path().join("railhead.db")).expect("there is a database"), before);
}
