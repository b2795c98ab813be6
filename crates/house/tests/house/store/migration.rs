//! Stores of earlier versions of the program: each of them, with rows in it, is brought up to date.

use std::path::{Path, PathBuf};

use house::ids::{PersonId, Timestamp};
use house::journal::{Entry, Stage, Stored, TableRecord};
use house::store::{Damage, Location, Store, TableQuery};
use serde_json::to_string as json;
use sqlx::migrate::Migrator;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Executor};

use super::place::{folder, moved, open, record, said, sitting, stored};
use crate::cluster::Cluster;

fn migrations(database: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations").join(database)
}

async fn migrator(database: &str) -> Migrator {
    Migrator::new(migrations(database)).await.expect("migrations can be read")
}

/// All versions before the newest.
fn earlier(migrator: &Migrator) -> Vec<i64> {
    let mut versions: Vec<i64> = migrator.iter().map(|migration| migration.version).collect();
    versions.pop();
    versions
}

/// What somebody left in a store of the first version.
struct Left {
    ann: PersonId,
    table: TableRecord,
    entries: Vec<Stored>,
}

impl Left {
    fn new() -> Left {
        let ann = PersonId::random();
        let seated = stored(Entry::Seated { seat: 0, who: sitting(&ann, "Ann") });
        let entries = vec![seated, said(&ann, "Ann", "Hi!"), moved("a")];
        Left { table: record(&ann), entries, ann }
    }

    /// The statements that put it there. The first schemas of the two databases differ in what they had to start from.
    fn statements(&self, database: &str) -> Vec<String> {
        let quoted = |text: &str| format!("'{}'", text.replace('\'', "''"));
        let (ann, table) = (quoted(self.ann.as_str()), quoted(self.table.id.as_str()));
        let record = quoted(&json(&self.table).expect("JSON"));
        let who = quoted(&json(&sitting(&self.ann, "Ann")).expect("JSON"));
        let mut statements = match database {
            "sqlite" => vec![
                format!("INSERT INTO people (id, name, settings, came) VALUES ({ann}, 'Ann', '{{}}', 3)"),
                format!(
                    "INSERT INTO tables (id, record, stage, waits_for, wakeful, places, changed, began, entries) \
                     VALUES ({table}, {record}, 'playing', 1, 1, '[2,1]', 7, NULL, 3)"
                ),
            ],
            _ => vec![
                format!("INSERT INTO people (id, name, settings, came, attended) VALUES ({ann}, 'Ann', '{{}}', 3, 0)"),
                format!(
                    "INSERT INTO tables (id, record, stage, waits_for, wakeful, results, changed, began, entries, \
                     attended) VALUES ({table}, {record}, 'playing', 1, TRUE, '[{{\"place\":2}},{{\"place\":1}}]', 7, \
                     NULL, 3, 0)"
                ),
            ],
        };
        statements.push(format!("INSERT INTO seats (table_id, seat, who) VALUES ({table}, 0, {who})"));
        for (seq, stored) in self.entries.iter().enumerate() {
            let body = quoted(&json(&stored.entry).expect("JSON"));
            statements.push(format!(
                "INSERT INTO entries (table_id, seq, at, body) VALUES ({table}, {seq}, {}, {body})",
                stored.at.0
            ));
        }
        statements
    }

    /// It is all there, and everything works with it.
    async fn assert_found(&self, store: &dyn Store, version: i64) {
        let Left { ann, table, entries } = self;
        let kept = store.table(&table.id).await.expect("an answer").expect("the table is there");
        assert_eq!((&kept.record, &kept.entries), (table, entries), "from {version}");
        let listed = store.tables(TableQuery::Of(ann.clone()), 9).await.expect("a list");
        assert_eq!(listed[0].summary.seats, [sitting(ann, "Ann")], "from {version}");
        let places: Vec<u8> = listed[0].summary.results.iter().map(|result| result.place).collect();
        assert_eq!(places, [2, 1], "from {version}");
        assert_eq!((listed[0].summary.stage, listed[0].summary.changed), (Stage::Playing, Timestamp(7)));

        store.forget_person(ann).await.expect("anybody can be forgotten");
        let kept = store.table(&table.id).await.expect("an answer").expect("the table is there");
        let stranger = &kept.record.host;
        assert_eq!(kept.entries[1], said(stranger, "", "Hi!"), "from {version}");
        assert_eq!(kept.entries[0].entry, Entry::Seated { seat: 0, who: sitting(stranger, "") }, "from {version}");
    }
}

#[tokio::test]
async fn every_earlier_schema_of_a_folder_is_brought_up_to_date() {
    let migrator = migrator("sqlite").await;
    for version in earlier(&migrator) {
        let (folder, left) = (folder(), Left::new());
        let options = SqliteConnectOptions::new().filename(folder.path().join("railhead.db")).create_if_missing(true);
        let mut db = options.connect().await.expect("a database can be made");
        migrator.run_to(1, &mut db).await.expect("the first schema can be made");
        for statement in left.statements("sqlite") {
            db.execute(AssertSqlSafe(statement)).await.expect("rows of the first schema");
        }
        migrator.run_to(version, &mut db).await.expect("migrations can be applied");
        db.close().await.expect("a database can be closed");
        left.assert_found(&open(folder.path()).await, version).await;
    }
}

#[tokio::test]
async fn every_earlier_schema_of_a_database_is_brought_up_to_date() {
    let migrator = migrator("postgres").await;
    for version in earlier(&migrator) {
        let (database, left) = (Cluster::shared().database().await, Left::new());
        let mut db = database.connect().await;
        migrator.run_to(1, &mut db).await.expect("the first schema can be made");
        for statement in left.statements("postgres") {
            db.execute(AssertSqlSafe(statement)).await.expect("rows of the first schema");
        }
        migrator.run_to(version, &mut db).await.expect("migrations can be applied");
        db.close().await.expect("a connection can be closed");
        let location: Location = database.url().parse().expect("a URL");
        let store = location.open(Damage::Refuse).await.expect("it is brought up to date");
        left.assert_found(&*store, version).await;
    }
}

#[tokio::test]
async fn a_store_that_is_up_to_date_is_opened_again_unchanged() {
    let folder = folder();
    open(folder.path()).await.close().await.expect("a store can be closed");
    let before = std::fs::read(folder.path().join("railhead.db")).expect("there is a database");
    open(folder.path()).await.close().await.expect("a store can be closed");
    assert_eq!(std::fs::read(folder.path().join("railhead.db")).expect("there is a database"), before);
}
