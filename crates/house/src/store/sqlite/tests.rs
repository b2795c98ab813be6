//! What cannot be seen from outside.

use sqlx::{AssertSqlSafe, Row};
use tempfile::TempDir;

use super::*;
use crate::records::ids::{Invitation, PersonId, TableId, Timestamp};
use crate::records::journal::{Access, By, Clock, Entry, Stage, Stored, Summary, TableRecord};
use crate::store::sql::tables::listing;
use crate::store::sql::{Db, params, rows, sweep};
use crate::store::{Batch, Fence, Store, TableQuery};

async fn opened() -> (TempDir, Sqlite) {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let store = Sqlite::open(folder.path()).await.expect("a store can be opened");
    (folder, store)
}

async fn opened_with_table() -> (TempDir, Sqlite, TableId) {
    let (folder, store) = opened().await;
    let record = TableRecord {
        id: TableId::random(),
        game: "toy".to_owned(),
        rules: 1,
        setup: [].into(),
        seed: "00".repeat(32),
        host: PersonId::random(),
        invitation: Invitation::random(),
        access: Access::Open,
        clock: Clock::Off,
        rematch_of: None,
        daily: None,
        campaign: None,
        opened: Timestamp(0),
    };
    let id = record.id.clone();
    store.open_table(record, Vec::new(), summary()).await.expect("a table is kept");
    (folder, store, id)
}

fn summary() -> Summary {
    let (seats, results) = (Vec::new(), Vec::new());
    Summary { stage: Stage::Playing, seats, waits_for: 0, wakeful: false, results, changed: Timestamp(0) }
}

fn request(table: &TableId, after: u64) -> Batch {
    let entry = Entry::Move { seat: 0, notation: "a".to_owned(), by: By::Person };
    let request = Some("request-1 0 0".parse().expect("a request"));
    Batch {
        table: table.clone(),
        after,
        fence: Fence::UNCLAIMED,
        entries: vec![Stored { at: Timestamp(0), entry, request }],
        summary: summary(),
    }
}

/// Ends the transaction of the whole group under the writer, as a disk that fails does.
struct Sabotage;

impl Change for Sabotage {
    type Done = ();

    async fn make(&self, db: &mut dyn Db) -> Result<(), StoreError> {
        db.execute("ROLLBACK", params![]).await?;
        Ok(())
    }
}

#[tokio::test]
async fn of_a_group_that_failed_nobody_hears_that_anything_was_done() {
    let (_folder, store, table) = opened_with_table().await;
    let (first, repeated, late, failed) = tokio::join!(
        store.append(request(&table, 0)),
        store.append(request(&table, 1)),
        store.append(request(&table, 7)),
        store.writer.make(Sabotage),
    );
    for answer in [first, repeated, late, failed] {
        assert!(matches!(answer, Err(StoreError::NotKept(_))), "{answer:?}");
    }
    let kept = store.table(&table).await.expect("an answer").expect("the table is there");
    assert_eq!(kept.entries, []);
    store.append(request(&table, 0)).await.expect("the next group is written by a new connection");
    let repeated = store.append(request(&table, 1)).await;
    assert!(matches!(repeated, Err(StoreError::Repeated { .. })), "{repeated:?}");
}

/// What the connection of the writer says of itself.
struct Ask(&'static str);

impl Change for Ask {
    type Done = String;

    async fn make(&self, db: &mut dyn Db) -> Result<String, StoreError> {
        let text = db.one::<String>(self.0, params![]).await;
        Ok(match text {
            Ok(text) => text,
            Err(_) => db.one::<i64>(self.0, params![]).await?.to_string(),
        })
    }
}

#[tokio::test]
async fn every_commit_waits_for_the_disk_also_after_a_failure() {
    const FULL: &str = "2";
    let (_folder, store) = opened().await;
    for _ in 0..2 {
        for (pragma, value) in
            [("PRAGMA synchronous", FULL), ("PRAGMA journal_mode", "wal"), ("PRAGMA foreign_keys", "1")]
        {
            assert_eq!(store.writer.make(Ask(pragma)).await.expect("an answer"), value, "{pragma}");
        }
        store.writer.make(Sabotage).await.expect_err("the connection is replaced");
    }
}

#[tokio::test]
async fn readers_cannot_write() {
    let (_folder, store) = opened().await;
    assert!(sqlx::query("DELETE FROM tables").execute(&store.readers).await.is_err());
}

/// How SQLite goes about a query.
async fn plan(store: &Sqlite, query: &str) -> String {
    let explained = sqlx::query(AssertSqlSafe(format!("EXPLAIN QUERY PLAN {query}")));
    let steps = explained.fetch_all(&store.readers).await.expect("the query is right");
    steps.iter().map(|step| step.get::<String, _>("detail")).collect::<Vec<_>>().join("\n")
}

#[tokio::test]
async fn no_list_reads_every_table() {
    let (_folder, store) = opened().await;
    let lists = [
        TableQuery::Of(PersonId::random()),
        TableQuery::HostedBy(PersonId::random()),
        TableQuery::Joinable,
        TableQuery::Watchable,
        TableQuery::Wakeful,
    ];
    let lists = lists.iter().map(|which| (format!("{which:?}"), listing(which)));
    for (which, query) in lists.chain([("unattended".to_owned(), sweep::UNATTENDED)]) {
        let plan = plan(&store, query).await;
        for step in plan.lines().filter(|step| step.contains("SCAN tables")) {
            assert!(step.contains("USING INDEX"), "{which}:\n{plan}");
        }
        assert!(!plan.contains("SCAN seats") && !plan.contains("SCAN entries"), "{which}:\n{plan}");
    }
}

#[tokio::test]
async fn nobody_is_forgotten_by_reading_every_journal() {
    let (_folder, store) = opened().await;
    for query in [
        "UPDATE entries SET body = body WHERE person = $1",
        "UPDATE entries SET body = body WHERE table_id = $3 AND person = $1",
        "SELECT table_id FROM entries WHERE person = $1",
    ] {
        let plan = plan(&store, query).await;
        assert!(!plan.contains("SCAN"), "{query}:\n{plan}");
    }
}

#[test]
fn a_stage_is_written_as_everywhere_else() {
    for stage in [Stage::Gathering, Stage::Playing, Stage::Paused, Stage::Finished, Stage::Stopped] {
        let word = rows::stage_word(stage);
        assert_eq!(serde_json::to_string(&stage).expect("JSON"), format!("\"{word}\""));
    }
}
