//! What is in the journals afterwards, against what was answered.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::time::Duration;

use house::ids::TableId;
use house::journal::{By, Entry, Stored};
use house::store::{Kept, Sqlite, Store};
use house::table::state::TableState;

use super::player::{Sending, Sent};

/// What each seat of a table with a clock began with, in milliseconds.
const ALLOWANCE: u64 = 600_000;

/// Every request that was acknowledged is in the journal once, no other that was refused is, nothing is
/// there twice, and every table can be taken up.
pub fn check(folder: &Path, sent: &[Sent], lasted: Duration, kills: usize) {
    let tables: BTreeSet<&str> = sent.iter().map(|sent| sent.table.as_str()).collect();
    let kept = read(folder, &tables);
    let mut count = Counted::default();
    for (table, kept) in &kept {
        let sent: Vec<&Sent> = sent.iter().filter(|sent| sent.table == *table).collect();
        requests_are_there_once(kept, &sent, &mut count);
        decisions_have_a_reason(kept);
        clocks_ran(kept, lasted, &mut count);
        let state = TableState::replay(kept.record.clone(), &kept.entries);
        if let Err(error) = state {
            panic!("table {table} cannot be taken up: {error}");
        }
    }
    println!("{count:?} at {} tables, with {kills} kills in {lasted:?}", kept.len());
    assert!(count.moves >= kills * 5 && count.drafts >= kills / 4 && count.confirmed >= kills / 5, "{count:?}");
    assert!(count.taken_back >= kills / 20 && count.clocks >= kills / 2, "{count:?}");
}

/// What the test has seen: were it nothing, it would have shown nothing.
#[derive(Default, Debug)]
struct Counted {
    moves: usize,
    drafts: usize,
    confirmed: usize,
    taken_back: usize,
    clocks: usize,
}

fn read(folder: &Path, tables: &BTreeSet<&str>) -> BTreeMap<String, Kept> {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let store = Sqlite::open(folder).await.expect("the store opens after everything");
        let mut kept = BTreeMap::new();
        for &table in tables {
            let id: TableId = table.parse().expect("the name of a table");
            let found = store.table(&id).await.expect("the store answers").expect("an acknowledged table is there");
            kept.insert(table.to_owned(), found);
        }
        store.close().await.expect("the store closes");
        kept
    })
}

fn requests_are_there_once(kept: &Kept, sent: &[&Sent], count: &mut Counted) {
    let mut written: BTreeMap<&str, Vec<&Stored>> = BTreeMap::new();
    for stored in &kept.entries {
        if let Some(request) = &stored.request {
            written.entry(request.client.as_str()).or_default().push(stored);
        }
    }
    for sent in sent {
        let found = written.remove(sent.client.as_str()).unwrap_or_default();
        assert_eq!(found.len(), usize::from(sent.done), "{sent:?} is in the journal so often: {found:?}");
        if let Some(stored) = found.first() {
            assert!(carries_out(&stored.entry, &sent.act, count), "{sent:?} became {stored:?}");
        }
    }
    written.retain(|client, _| !client.starts_with("say-"));
    assert!(written.is_empty(), "nobody asked for {written:?}");
}

/// Whether an entry is what a request asked for.
fn carries_out(entry: &Entry, act: &Sending, count: &mut Counted) -> bool {
    match (entry, act) {
        (Entry::Move { seat, notation, by: By::Person }, Sending::Play { seat: asked, notation: wanted }) => {
            count.moves += 1;
            (usize::from(*seat), notation) == (*asked, wanted)
        }
        (Entry::Draft { seat, notation, until: Some(_) }, Sending::Play { seat: asked, notation: wanted }) => {
            count.drafts += 1;
            (usize::from(*seat), notation) == (*asked, wanted)
        }
        (Entry::Move { seat, by: By::Person, .. }, Sending::Confirm { seat: asked }) => {
            count.confirmed += 1;
            usize::from(*seat) == *asked
        }
        (Entry::TakenBack { seat, .. } | Entry::DraftDropped { seat }, Sending::Undo { seat: asked }) => {
            count.taken_back += 1;
            usize::from(*seat) == *asked
        }
        _ => false,
    }
}

/// A person's decision that no request led to was a draft whose time had come.
fn decisions_have_a_reason(kept: &Kept) {
    let mut drafts: BTreeMap<u8, &str> = BTreeMap::new();
    for stored in &kept.entries {
        match &stored.entry {
            Entry::Draft { seat, notation, .. } => {
                drafts.insert(*seat, notation);
            }
            Entry::DraftDropped { seat } => {
                drafts.remove(seat);
            }
            Entry::Move { seat, notation, by: By::Person } => {
                let draft = drafts.remove(seat);
                let asked = stored.request.is_some();
                assert!(asked || draft == Some(notation.as_str()), "nobody decided {stored:?}");
            }
            _ => {}
        }
    }
}

/// Clocks only ran while the house was there, and nobody's ran out.
fn clocks_ran(kept: &Kept, lasted: Duration, count: &mut Counted) {
    let mut shown: BTreeMap<u8, u64> = BTreeMap::new();
    let longest = u64::try_from(lasted.as_millis()).expect("a test is short");
    for stored in &kept.entries {
        match &stored.entry {
            Entry::Clocks { left } => {
                count.clocks += 1;
                for (&seat, &left) in left {
                    let before = shown.insert(seat, left).unwrap_or(ALLOWANCE);
                    assert!(left <= before, "a clock went back: {stored:?}");
                    assert!(left + longest >= ALLOWANCE, "a clock ran too fast: {stored:?}");
                }
            }
            Entry::StoodIn { .. } => panic!("somebody was thought to be away: {stored:?}"),
            _ => {}
        }
    }
}
