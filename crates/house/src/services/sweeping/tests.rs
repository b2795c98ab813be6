//! Games that nobody plays any more end, whatever state they are in.

use std::path::Path;

use shelf::{Bot, Level};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Executor};
use table::setup::Values;

use super::*;
use crate::kit::{SiteContext, assets, words};
use crate::operations::config::Config;
use crate::records::ids::PersonId;
use crate::records::journal::{Access, Clock, Entry, Occupant, Stage, StandIn, Stop, Stored};
use crate::services::opening::{Opening, bot};
use crate::services::standing;
use crate::store::{Batch, CachingStore, Fence, Kept, Process, Sqlite, Store, TableQuery};

struct Scene {
    folder: tempfile::TempDir,
    inner: Arc<Inner>,
    host: PersonId,
}

impl Scene {
    async fn new() -> Scene {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Sqlite::open(folder.path()).await.expect("a store can be opened");
        let site = SiteContext { words: words::words(), base: "", assets: assets::folder() };
        let config = Config::local(folder.path().to_owned());
        let process = Process::new("here");
        standing::enter(&store, &process).await.expect("nobody else is here");
        store.live_on(&process.id, Duration::ZERO).await.expect("it keeps house");
        let store = Arc::new(CachingStore::new(Arc::new(store)));
        let inner = Arc::new(Inner::new(config, process, store, site, [7; 32]));
        Scene { folder, inner, host: PersonId::random() }
    }

    /// A table where a person plays with two others; begun, or with a seat that is free.
    async fn table(&self, others: &Occupant) -> TableId {
        let me = Occupant::Person { id: self.host.clone(), name: "Ann".to_owned() };
        let game = shelf::games()[0];
        let mut setup = Values::new();
        setup.set("players", game.schema().read("players", "3").expect("three can play"));
        let opening = Opening {
            game,
            setup,
            access: Access::Link,
            clock: Clock::Off,
            seats: vec![me, others.clone(), others.clone()],
            rematch_of: None,
            daily: None,
            campaign: None,
            begins: true,
        };
        self.inner.open(&self.host, opening).await.expect("a table can be opened").id
    }

    async fn begun(&self) -> TableId {
        self.table(&Occupant::Person { id: self.host.clone(), name: "Bob".to_owned() }).await
    }

    async fn kept(&self, id: &TableId) -> Option<Kept> {
        self.inner.store.table(id).await.expect("the store answers")
    }

    /// Something happens at a table that is not taken up.
    async fn append(&self, id: &TableId, entry: Entry, client: Option<&str>, stage: Stage) {
        let kept = self.kept(id).await.expect("it is there");
        let listed = self.inner.store.tables(TableQuery::Of(self.host.clone()), 100).await.expect("a list");
        let mut summary = listed.into_iter().find(|listed| listed.record.id == *id).expect("it is listed").summary;
        summary.stage = stage;
        let request = client.map(|client| format!("{client} 0 0").parse().expect("a request"));
        let entries = vec![Stored { at: Timestamp::now(), entry, request }];
        let batch =
            Batch { table: id.clone(), after: kept.entries.len() as u64, fence: Fence::UNCLAIMED, entries, summary };
        self.inner.store.append(batch).await.expect("it follows");
    }

    async fn stage(&self, id: &TableId) -> String {
        ask(self.folder.path(), &format!("SELECT stage FROM tables WHERE id = '{id}'")).await.expect("it is there")
    }

    /// A table has ended because nobody played.
    async fn assert_abandoned(&self, id: &TableId) {
        assert_eq!(self.stage(id).await, "stopped", "{id} goes on");
        let last = format!("SELECT body FROM entries WHERE table_id = '{id}' ORDER BY seq DESC LIMIT 1");
        let last = ask(self.folder.path(), &last).await.expect("there are entries");
        let stopped = serde_json::to_string(&Entry::Stopped { why: Stop::Abandoned }).expect("JSON");
        assert_eq!(last, stopped);
    }
}

/// Talks to the database behind the house's back.
async fn ask(folder: &Path, query: &str) -> Option<String> {
    let options = SqliteConnectOptions::new().filename(folder.join("railhead.db"));
    let mut db = options.connect().await.expect("a database can be opened");
    let answer = sqlx::query_scalar(AssertSqlSafe(query)).fetch_optional(&mut db).await.expect("the query is right");
    db.close().await.expect("a database can be closed");
    answer
}

async fn tamper(folder: &Path, statement: &str) {
    let options = SqliteConnectOptions::new().filename(folder.join("railhead.db"));
    let mut db = options.connect().await.expect("a database can be opened");
    db.execute(AssertSqlSafe(statement)).await.expect("the statement is right");
    db.close().await.expect("a database can be closed");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_that_nobody_plays_end_as_abandoned() {
    let scene = Scene::new().await;
    let waiting = scene.begun().await;
    let paused = scene.begun().await;
    scene.append(&paused, Entry::Paused { seat: 0 }, Some("request-1"), Stage::Paused).await;
    let of_other_rules = scene.begun().await;
    tamper(
        scene.folder.path(),
        &format!("UPDATE tables SET record = json_set(record, '$.rules', 999) WHERE id = '{of_other_rules}'"),
    )
    .await;
    let unreadable = scene.begun().await;
    tamper(
        scene.folder.path(),
        &format!("UPDATE entries SET body = '{{\"kind\":\"unheard-of\"}}' WHERE table_id = '{unreadable}'"),
    )
    .await;
    let unlisted = scene.begun().await;
    tamper(
        scene.folder.path(),
        &format!("UPDATE seats SET who = '{{\"kind\":\"bot\",\"bot\":\"hal\"}}' WHERE table_id = '{unlisted}'"),
    )
    .await;
    let bots_alone = scene.table(&bot(Bot::Level(Level::Beginner))).await;
    let gathering = scene.table(&Occupant::Nobody).await;
    let played = scene.begun().await;
    let ended = [&waiting, &paused, &of_other_rules, &unreadable, &unlisted, &bots_alone];

    sweep(&scene.inner).await;
    for table in ended {
        assert_ne!(scene.stage(table).await, "stopped", "the house has not been open for long");
    }
    assert!(scene.kept(&gathering).await.is_some());

    let process = &scene.inner.process.id;
    assert!(scene.inner.store.live_on(process, FORGOTTEN).await.expect("it is counted"));
    // A bot plays on for somebody who left; somebody else does something in person.
    let left = Entry::StoodIn { seat: 0, why: StandIn::Time };
    scene.append(&bots_alone, left, None, Stage::Playing).await;
    scene.append(&played, Entry::Proposal { seat: 0, agrees: true }, Some("request-2"), Stage::Playing).await;
    sweep(&scene.inner).await;
    for table in ended {
        scene.assert_abandoned(table).await;
    }
    assert_eq!(scene.kept(&gathering).await, None, "a table that never began is forgotten");
    assert_eq!(scene.stage(&played).await, "playing");
}
