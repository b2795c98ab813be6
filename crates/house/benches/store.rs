//! How many batches a second become durable, by how many tables write at the same time.
//!
//! Every batch is one move with what lists say of its table, as the house sends it; each writer waits for the
//! answer before it sends the next.

use std::sync::atomic::{AtomicU64, Ordering};

use divan::Bencher;
use divan::counter::ItemsCount;
use futures_util::future::join_all;
use house::ids::{Invitation, PersonId, TableId, Timestamp};
use house::journal::{Access, By, Clock, Entry, Occupant, Stage, Stored, Summary, TableRecord};
use house::store::{Batch, Fence, Sqlite, Store};
use tempfile::TempDir;
use tokio::runtime::Runtime;

fn main() {
    divan::main();
}

/// A store on a disk, with tables that are being played.
struct House {
    runtime: Runtime,
    store: Sqlite,
    tables: Vec<(TableId, AtomicU64)>,
    _folder: TempDir,
}

impl House {
    fn with(tables: usize) -> House {
        let runtime = Runtime::new().expect("a runtime can be started");
        // Beside the program that is measured: the folder for temporary files may be in memory.
        let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("there is room for a folder");
        let store = runtime.block_on(Sqlite::open(folder.path())).expect("a store can be opened");
        let records: Vec<TableRecord> = (0..tables).map(|_| record()).collect();
        runtime.block_on(async {
            let opening = records.iter().map(|record| store.open_table(record.clone(), Vec::new(), summary()));
            for opened in join_all(opening).await {
                opened.expect("a table is kept");
            }
        });
        let tables = records.into_iter().map(|record| (record.id, AtomicU64::new(0))).collect();
        House { runtime, store, tables, _folder: folder }
    }

    /// Every table sends so many batches, one after the other.
    fn play(&self, batches: u64) {
        self.runtime.block_on(join_all(self.tables.iter().map(async |(table, count)| {
            for _ in 0..batches {
                let after = count.fetch_add(1, Ordering::Relaxed);
                self.store.append(batch(table, after)).await.expect("it follows");
            }
        })));
    }
}

fn record() -> TableRecord {
    TableRecord {
        id: TableId::random(),
        game: "toy".to_owned(),
        rules: 1,
        setup: [("players".to_owned(), "4".to_owned())].into(),
        seed: "00".repeat(32),
        host: PersonId::random(),
        invitation: Invitation::random(),
        access: Access::Open,
        clock: Clock::Off,
        rematch_of: None,
        daily: None,
        campaign: None,
        opened: Timestamp(0),
    }
}

fn summary() -> Summary {
    let seats = vec![Occupant::Nobody; 4];
    Summary { stage: Stage::Playing, seats, waits_for: 1, wakeful: true, results: Vec::new(), changed: Timestamp(0) }
}

fn batch(table: &TableId, after: u64) -> Batch {
    let entry = Entry::Move { seat: 0, notation: "shoot ghost".to_owned(), by: By::Person };
    let request = Some(format!("request-{after} 0 0").parse().expect("a request"));
    Batch {
        table: table.clone(),
        after,
        fence: Fence::UNCLAIMED,
        entries: vec![Stored { at: Timestamp(1), entry, request }],
        summary: summary(),
    }
}

/// `items` a second are batches a second.
#[divan::bench(args = [1, 64, 1_000], sample_count = 20, sample_size = 1)]
fn appended_batches(bencher: Bencher, writers: usize) {
    const EACH: u64 = 5;
    let house = House::with(writers);
    bencher.counter(ItemsCount::new(writers as u64 * EACH)).bench(|| house.play(EACH));
}
