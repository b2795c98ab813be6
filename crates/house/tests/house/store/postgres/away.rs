//! A database that goes away for a while: nothing is acknowledged that is not kept, and everything goes on by itself.

use std::sync::Arc;
use std::time::{Duration, Instant};

use house::ids::PersonId;
use house::journal::Stage;
use house::store::{Postgres, Store, StoreError};

use crate::cluster::{Cluster, Disk};
use crate::store::place::{batch, entries, record, requested, summary};

/// How long a test waits for what happens by itself.
const PATIENCE: Duration = Duration::from_secs(60);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_acknowledged_before_a_crash_is_there_after_it_and_nothing_twice() {
    let cluster = Cluster::start(Disk::Awaited);
    let database = cluster.database().await;
    let store = Arc::new(Postgres::open(&database.url().parse().expect("a URL")).await.expect("it opens"));
    let table = record(&PersonId::random());
    let id = table.id.clone();
    store.open_table(table, Vec::new(), summary(Stage::Playing, &[])).await.expect("a table is kept");

    // One request after another, each until it is answered, whatever becomes of the database.
    let (acknowledge, acknowledged) = tokio::sync::watch::channel(0_u64);
    let playing = tokio::spawn({
        let (store, id) = (Arc::clone(&store), id.clone());
        async move {
            let mut refused = 0;
            for n in 0.. {
                let entry = requested(&format!("move-{n}"), &format!("request-{n}"));
                loop {
                    match store.append(batch(&id, n, vec![entry.clone()])).await {
                        // It was kept although nobody said so.
                        Ok(()) | Err(StoreError::Repeated { .. }) => break,
                        Err(StoreError::OutOfStep { found, .. }) if found == n + 1 => break,
                        Err(StoreError::Away(_)) => refused += 1,
                        Err(error) => panic!("{error:?}"),
                    }
                    tokio::time::sleep(Duration::from_millis(10)).await;
                }
                if acknowledge.send(n + 1).is_err() {
                    break;
                }
            }
            refused
        }
    });
    let wait_for = async |count: u64| {
        let mut acknowledged = acknowledged.clone();
        let reached = acknowledged.wait_for(|reached| *reached >= count);
        tokio::time::timeout(PATIENCE, reached).await.expect("it goes on").map(|reached| *reached).expect("it plays")
    };
    for _ in 0..3 {
        let before = wait_for(*acknowledged.borrow() + 20).await;
        cluster.stop();
        let refused = Instant::now();
        while !matches!(store.ping().await, Err(StoreError::Away(_))) {
            assert!(refused.elapsed() < PATIENCE, "nobody is told");
        }
        let away = store.table(&id).await;
        assert!(matches!(away, Err(StoreError::Away(_))), "{away:?}");
        cluster.restart();
        wait_for(before + 20).await;
        store.ping().await.expect("it is well again");
    }
    drop(acknowledged);
    let refused = playing.await.expect("no panic");
    assert!(refused > 0, "nothing was refused: nothing was tried");
    let kept = entries(&*store, &id).await;
    let expected: Vec<_> = (0..kept.len()).map(|n| requested(&format!("move-{n}"), &format!("request-{n}"))).collect();
    assert_eq!(kept, expected, "each once, and in order");
    assert!(kept.len() >= 120, "{}", kept.len());
}
