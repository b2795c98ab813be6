//! Changes that become durable together.

use std::fs;
use std::path::Path;
use std::time::Duration;

use futures_util::future::join_all;
use house::ids::PersonId;
use house::store::{Location, StoreError};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, Executor};

use super::place::{Place, batch, moved, on_both_stores, requested};

/// How long a test waits for what happens by itself.
const PATIENCE: Duration = Duration::from_secs(60);

/// How many transactions have appended something.
async fn transactions(place: &Place) -> usize {
    match place.location() {
        Location::Folder(folder) => commits(&folder),
        Location::Postgres(_) => {
            let count = "SELECT count(DISTINCT xmin::text) FROM entries";
            let count: i64 =
                sqlx::query_scalar(count).fetch_one(&mut place.database().connect().await).await.expect("a count");
            usize::try_from(count).expect("a count")
        }
    }
}

/// As many as there are ways to the disk at the same time.
fn ways(place: &Place) -> usize {
    match place.location() {
        Location::Folder(_) => 1,
        Location::Postgres(_) => 2,
    }
}

/// How many transactions the log beside the database holds: its frames that end one say how many pages the
/// database has after it, and those of this log carry its salts.
fn commits(folder: &Path) -> usize {
    const HEADER: usize = 32;
    const FRAME_HEADER: usize = 24;
    let log = fs::read(folder.join("railhead.db-wal")).expect("there is a log");
    let number = |bytes: &[u8]| u32::from_be_bytes(bytes.try_into().expect("four bytes"));
    let page = number(&log[8..12]) as usize;
    let salts = &log[16..24];
    let frames = log[HEADER..].chunks_exact(FRAME_HEADER + page);
    frames.take_while(|frame| frame[8..16] == *salts).filter(|frame| number(&frame[4..8]) != 0).count()
}

async fn appends_that_arrive_together_share_transactions(place: Place) {
    // A task may send so many without a pause for others.
    let mut tables = Vec::new();
    for _ in 0..100 {
        tables.push(place.table(&PersonId::random()).await);
    }
    let before = transactions(&place).await;
    let kept = join_all(tables.iter().map(|table| place.append(table, 0, vec![moved("a"), moved("b")]))).await;
    for answer in kept {
        answer.expect("each follows");
    }
    let made = transactions(&place).await - before;
    assert!((1..=ways(&place)).contains(&made), "{made}");
    for table in &tables {
        assert_eq!(place.entries(table).await, [moved("a"), moved("b")]);
    }
}

async fn appends_one_after_the_other_are_a_transaction_each(place: Place) {
    let table = place.table(&PersonId::random()).await;
    let before = transactions(&place).await;
    for n in 0..5 {
        place.append(&table, n, vec![moved("a")]).await.expect("it follows");
    }
    assert_eq!(transactions(&place).await - before, 5);
}

async fn more_changes_than_the_queue_holds_are_all_made(place: Place) {
    let mut tables = Vec::new();
    for _ in 0..20 {
        tables.push(place.table(&PersonId::random()).await);
    }
    let request = |n: usize| format!("request-{n}");
    // Whoever is late at a table tries again: the house sends one batch a table at a time, this sends many.
    let one = async |n: usize| {
        let table = &tables[n % tables.len()];
        let after = (n / tables.len()) as u64;
        loop {
            match place.append(table, after, vec![requested("a", &request(n))]).await {
                Err(StoreError::OutOfStep { found, .. }) if found < after => {}
                answer => break answer,
            }
        }
    };
    for answer in join_all((0..3_000).map(one)).await {
        answer.expect("each follows in the end");
    }
    for (t, table) in tables.iter().enumerate() {
        let expected: Vec<_> = (t..3_000).step_by(tables.len()).map(|n| requested("a", &request(n))).collect();
        assert_eq!(place.entries(table).await, expected);
    }
}

async fn a_change_that_is_refused_does_not_spoil_those_beside_it(place: Place) {
    let (a, b, c) = {
        let host = PersonId::random();
        (place.table(&host).await, place.table(&host).await, place.table(&host).await)
    };
    let nobody = PersonId::random();
    let before = transactions(&place).await;
    let (first, late, repeated, second, renamed, third) = tokio::join!(
        place.append(&a, 0, vec![requested("a", "request-1")]),
        place.append(&b, 7, vec![moved("late")]),
        place.append(&a, 1, vec![moved("half"), requested("a", "request-1")]),
        place.append(&b, 0, vec![moved("b")]),
        place.store.rename(&nobody, "Nobody"),
        place.append(&c, 0, vec![moved("c")]),
    );
    for kept in [first, second, third] {
        kept.expect("each follows");
    }
    assert!(matches!(late, Err(StoreError::OutOfStep { found: 0, .. })), "{late:?}");
    assert!(matches!(repeated, Err(StoreError::Repeated { .. })), "{repeated:?}");
    assert!(matches!(renamed, Err(StoreError::NoPerson(_))), "{renamed:?}");
    let made = transactions(&place).await - before;
    assert!((1..=ways(&place) + 2).contains(&made), "{made}");
    assert_eq!(place.entries(&a).await, [requested("a", "request-1")]);
    assert_eq!(place.entries(&b).await, [moved("b")]);
    assert_eq!(place.entries(&c).await, [moved("c")]);
}

/// Somebody else who uses the database, and lets nobody write.
enum Stranger {
    Sqlite(sqlx::SqliteConnection),
    Postgres(sqlx::PgConnection),
}

impl Stranger {
    async fn at(place: &Place) -> Stranger {
        match place.location() {
            Location::Folder(folder) => {
                let options = SqliteConnectOptions::new().filename(folder.join("railhead.db"));
                let mut db = options.connect().await.expect("others may open the database");
                db.execute("BEGIN IMMEDIATE").await.expect("nobody writes");
                Stranger::Sqlite(db)
            }
            Location::Postgres(_) => {
                let mut db = place.database().connect().await;
                db.execute("BEGIN; LOCK TABLE tables IN EXCLUSIVE MODE").await.expect("nobody writes");
                Stranger::Postgres(db)
            }
        }
    }

    async fn leave(self) {
        match self {
            Stranger::Sqlite(db) => db.close().await.expect("a connection can be closed"),
            Stranger::Postgres(db) => db.close().await.expect("a connection can be closed"),
        }
    }
}

async fn when_nothing_can_be_written_everybody_is_told_and_the_next_try_works(place: Place) {
    let (a, b) = (place.table(&PersonId::random()).await, place.table(&PersonId::random()).await);
    let stranger = Stranger::at(&place).await;
    let answers = tokio::join!(place.append(&a, 0, vec![moved("a")]), place.append(&b, 0, vec![moved("b")]));
    for answer in [answers.0, answers.1] {
        assert!(matches!(answer, Err(StoreError::NotKept(_) | StoreError::Away(_))), "{answer:?}");
    }
    stranger.leave().await;
    assert_eq!(place.entries(&a).await, []);
    place.append(&a, 0, vec![moved("a")]).await.expect("the database is free again");
    assert_eq!(place.entries(&a).await, [moved("a")]);
}

async fn a_change_is_made_though_nobody_waits_for_the_answer(place: Place) {
    let table = place.table(&PersonId::random()).await;
    let mut asked = place.store.append(batch(&table, 0, vec![moved("a")]));
    assert!(futures_util::poll!(&mut asked).is_pending());
    drop(asked);
    let began = std::time::Instant::now();
    while place.entries(&table).await != [moved("a")] {
        assert!(began.elapsed() < PATIENCE, "it is not made");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

async fn a_store_that_closes_makes_what_was_asked_for_and_then_nothing_more(place: Place) {
    let table = place.table(&PersonId::random()).await;
    let mut asked = place.store.append(batch(&table, 0, vec![moved("a")]));
    assert!(futures_util::poll!(&mut asked).is_pending());
    place.store.close().await.expect("a store can be closed");
    asked.await.expect("it was asked for in time");
    let late = place.append(&table, 1, vec![moved("b")]).await;
    assert!(matches!(late, Err(StoreError::Closed)), "{late:?}");
    assert!(place.store.ping().await.is_err());
    let place = place.reopened().await;
    assert_eq!(place.entries(&table).await, [moved("a")]);
}

on_both_stores!(
    appends_that_arrive_together_share_transactions,
    appends_one_after_the_other_are_a_transaction_each,
    more_changes_than_the_queue_holds_are_all_made,
    a_change_that_is_refused_does_not_spoil_those_beside_it,
    when_nothing_can_be_written_everybody_is_told_and_the_next_try_works,
    a_change_is_made_though_nobody_waits_for_the_answer,
    a_store_that_closes_makes_what_was_asked_for_and_then_nothing_more,
);
