//! Which process holds which table. A lease here lasts a moment or longer than any test, and a test waits for what it needs:
//! no test is right only if it is quick.

use std::time::{Duration, Instant};

use house::ids::{PersonId, TableId};
use house::journal::Stage;
use house::store::{Batch, Claim, Fence, Lease, Process, StoreError, Swept};

use super::place::{LONG, Place, batch, moved, on_both_stores, process, requested, sitting, summary};

/// How long a test waits for a lease to run out.
const PATIENCE: Duration = Duration::from_secs(60);

/// A term that is over before anybody can wait for it.
const MOMENT: Duration = Duration::from_millis(1);

const HOUR: Duration = Duration::from_secs(3_600);

/// A process that lives for as long as it is wanted.
async fn living(place: &Place) -> Process {
    let process = process();
    place.store.renew(&process, LONG).await.expect("a process can say that it lives");
    process
}

/// A process was last heard of a while ago.
async fn lapse(place: &Place, process: &Process) {
    place.store.renew(process, MOMENT).await.expect("a process can say that it lives");
    let began = Instant::now();
    while place.store.processes().await.expect("a list").contains(process) {
        assert!(began.elapsed() < PATIENCE, "it lives for ever");
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
}

#[track_caller]
fn granted(claim: Result<Claim, StoreError>) -> Lease {
    match claim {
        Ok(Claim::Granted(lease)) => lease,
        other => panic!("{other:?}"),
    }
}

async fn claim(place: &Place, table: &TableId, process: &Process) -> Lease {
    granted(place.store.claim(table, &process.id).await)
}

fn with(fence: Fence, batch: Batch) -> Batch {
    Batch { fence, ..batch }
}

#[track_caller]
fn assert_superseded(refused: &Result<(), StoreError>, fence: Fence, by: Fence) {
    let right = matches!(refused, Err(StoreError::Superseded { held, latest, .. }) if (*held, *latest) == (fence, by));
    assert!(right, "{refused:?}");
}

async fn a_table_is_held_by_one_process_which_others_can_find(place: Place) {
    let (one, other) = (living(&place).await, living(&place).await);
    let table = place.table(&PersonId::random()).await;
    assert_eq!(place.store.holder_of(&table).await.expect("an answer"), None);
    let lease = claim(&place, &table, &one).await;
    assert!(lease.fence > Fence::UNCLAIMED && lease.lasts > LONG / 2 && lease.lasts <= LONG, "{lease:?}");
    let Ok(Claim::Held(holder)) = place.store.claim(&table, &other.id).await else { panic!("it is held") };
    assert_eq!((&holder.process, holder.lease.fence), (&one, lease.fence));
    let found = place.store.holder_of(&table).await.expect("an answer").expect("somebody holds it");
    assert_eq!((&found.process, found.lease.fence), (&one, lease.fence));
    assert_eq!(place.store.held_by(&one.id).await.expect("a list"), [(table.clone(), lease.fence)]);
    assert_eq!(place.store.held_by(&other.id).await.expect("a list"), []);

    place.store.append(with(lease.fence, batch(&table, 0, vec![moved("a")]))).await.expect("it is its own");
    let place = place.reopened().await;
    assert_eq!(place.entries(&table).await, [moved("a")]);
}

async fn whoever_was_superseded_appends_nothing(place: Place) {
    let (stopped, successor) = (living(&place).await, living(&place).await);
    let (table, beside) = (place.table(&PersonId::random()).await, place.table(&PersonId::random()).await);
    let old = claim(&place, &table, &stopped).await;
    let kept = claim(&place, &beside, &stopped).await;
    place.store.append(with(old.fence, batch(&table, 0, vec![moved("a")]))).await.expect("it is its own");
    lapse(&place, &stopped).await;
    assert_eq!(place.store.holder_of(&table).await.expect("an answer"), None);
    let new = claim(&place, &table, &successor).await;
    assert!(new.fence > old.fence);

    // It goes on as if nothing had happened: with the right count, and with any other; with the same seats, and others.
    let before = place.store.tables(house::store::TableQuery::Watchable, 9).await.expect("a list");
    for after in [1, 0, 2] {
        let late = with(old.fence, batch(&table, after, vec![requested("b", "request-1")]));
        assert_superseded(&place.store.append(late).await, old.fence, new.fence);
        let mut sat_down = with(old.fence, batch(&table, after, vec![moved("b")]));
        sat_down.summary = summary(Stage::Playing, &[sitting(&PersonId::random(), "Ann")]);
        assert_superseded(&place.store.append(sat_down).await, old.fence, new.fence);
        let unclaimed = batch(&table, after, vec![moved("b")]);
        assert_superseded(&place.store.append(unclaimed).await, Fence::UNCLAIMED, new.fence);
    }
    assert_eq!(place.entries(&table).await, [moved("a")]);
    assert_eq!(place.store.tables(house::store::TableQuery::Watchable, 9).await.expect("a list"), before);

    place.store.append(with(new.fence, batch(&table, 1, vec![requested("b", "request-1")]))).await.expect("its own");
    // What nobody has taken meanwhile is still its own.
    assert!(!place.store.renew(&stopped, LONG).await.expect("it lives again"), "it was not believed meanwhile");
    assert_eq!(place.store.held_by(&stopped.id).await.expect("a list"), [(beside.clone(), kept.fence)]);
    place.store.append(with(kept.fence, batch(&beside, 0, vec![moved("a")]))).await.expect("nobody has taken it");
}

async fn a_process_supersedes_its_own_earlier_claim(place: Place) {
    let process = living(&place).await;
    let table = place.table(&PersonId::random()).await;
    let (old, new) = (claim(&place, &table, &process).await, claim(&place, &table, &process).await);
    let late = with(old.fence, batch(&table, 0, vec![moved("a")]));
    assert_superseded(&place.store.append(late).await, old.fence, new.fence);
    place.store.append(with(new.fence, batch(&table, 0, vec![moved("a")]))).await.expect("it is its own");
}

async fn a_table_that_is_given_back_is_free_at_once(place: Place) {
    let (one, other) = (living(&place).await, living(&place).await);
    let table = place.table(&PersonId::random()).await;
    let old = claim(&place, &table, &one).await;
    assert!(place.store.release(&table, old.fence).await.expect("it is given back"));
    assert_eq!(place.store.holder_of(&table).await.expect("an answer"), None);
    let late = with(old.fence, batch(&table, 0, vec![moved("a")]));
    assert!(matches!(place.store.append(late).await, Err(StoreError::Superseded { .. })), "nothing comes afterwards");
    let new = claim(&place, &table, &other).await;
    assert!(!place.store.release(&table, old.fence).await.expect("an answer"), "it is another's now");
    let holder = place.store.holder_of(&table).await.expect("an answer").expect("somebody holds it");
    assert_eq!((holder.process, holder.lease.fence), (other, new.fence));
}

async fn what_a_process_held_is_free_when_it_leaves(place: Place) {
    let (one, other) = (living(&place).await, living(&place).await);
    let tables = [place.table(&PersonId::random()).await, place.table(&PersonId::random()).await];
    let mut leases = Vec::new();
    for table in &tables {
        leases.push(claim(&place, table, &one).await);
    }
    place.store.leave(&one.id).await.expect("it leaves");
    assert!(!place.store.processes().await.expect("a list").contains(&one));
    for (table, old) in tables.iter().zip(leases) {
        let late = with(old.fence, batch(table, 0, vec![moved("a")]));
        assert!(matches!(place.store.append(late).await, Err(StoreError::Superseded { .. })));
        let new = claim(&place, table, &other).await;
        place.store.append(with(new.fence, batch(table, 0, vec![moved("a")]))).await.expect("it is its own");
    }
    place.store.leave(&one.id).await.expect("it is no mistake to leave twice");
}

async fn only_who_lives_can_claim_and_only_what_is_there(place: Place) {
    let table = place.table(&PersonId::random()).await;
    let (unknown, lapsed, living) = (process(), process(), living(&place).await);
    lapse(&place, &lapsed).await;
    for nobody in [&unknown, &lapsed] {
        let refused = place.store.claim(&table, &nobody.id).await;
        assert!(matches!(&refused, Err(StoreError::Lapsed(id)) if *id == nobody.id), "{refused:?}");
    }
    let nowhere = TableId::random();
    let refused = place.store.claim(&nowhere, &living.id).await;
    assert!(matches!(&refused, Err(StoreError::NoTable(table)) if *table == nowhere), "{refused:?}");
    assert_eq!(place.store.holder_of(&nowhere).await.expect("an answer"), None);
    assert!(!place.store.release(&nowhere, Fence(1)).await.expect("an answer"));
}

async fn processes_that_live_are_listed_with_where_they_are(place: Place) {
    let (one, mut other) = (living(&place).await, living(&place).await);
    let lapsed = process();
    lapse(&place, &lapsed).await;
    other.address = "elsewhere.example:80".to_owned();
    assert!(place.store.renew(&other, LONG).await.expect("it moves"), "it was believed all the time");
    let mut expected = vec![one, other, place.process.clone()];
    expected.sort_by(|a, b| a.id.cmp(&b.id));
    assert_eq!(place.store.processes().await.expect("a list"), expected);
}

async fn a_game_that_is_abandoned_is_nobodys(place: Place) {
    let process = living(&place).await;
    let table = place.begun(&PersonId::random(), Stage::Playing, &[]).await;
    let lease = claim(&place, &table, &process).await;
    assert!(place.store.abandon(&table, house::ids::Timestamp(9)).await.expect("it is ended"));
    let late = with(lease.fence, batch(&table, 2, vec![moved("a")]));
    assert!(matches!(place.store.append(late).await, Err(StoreError::Superseded { .. })));
    assert_eq!(place.entries(&table).await.len(), 2);
}

/// How long the house has been open: a table that was opened at its beginning is that old.
async fn is_open_for(place: &Place, time: Duration) -> bool {
    !place.store.unattended(time).await.expect("a list").is_empty()
}

async fn one_process_counts_for_all_and_sweeps(place: Place) {
    let other = living(&place).await;
    place.table_with(super::place::record(&PersonId::random()), summary(Stage::Gathering, &[])).await;
    place.live_on(HOUR).await;
    for _ in 0..3 {
        assert!(!place.store.live_on(&other.id, HOUR).await.expect("an answer"), "one counts already");
    }
    assert!(is_open_for(&place, HOUR).await && !is_open_for(&place, HOUR + MOMENT).await);
    let swept = place.store.sweep(&other.id, HOUR).await.expect("an answer");
    assert_eq!(swept, Swept::default(), "another one sweeps");

    // The one that counted is not heard of any more: another takes over, and counts from then on.
    lapse(&place, &place.process).await;
    assert!(place.store.live_on(&other.id, HOUR).await.expect("it takes over"));
    assert!(!is_open_for(&place, HOUR + MOMENT).await, "that hour was counted already");
    assert!(place.store.live_on(&other.id, HOUR).await.expect("it counts"));
    assert!(is_open_for(&place, HOUR * 2).await && !is_open_for(&place, HOUR * 2 + MOMENT).await);
    place.store.renew(&place.process, LONG).await.expect("it lives again");
    assert!(!place.store.live_on(&place.process.id, HOUR).await.expect("an answer"), "another one counts now");
    let swept = place.store.sweep(&place.process.id, HOUR).await.expect("an answer");
    assert_eq!(swept, Swept::default(), "another one sweeps now");

    place.store.leave(&other.id).await.expect("it leaves");
    assert!(place.store.live_on(&place.process.id, HOUR).await.expect("it takes over"));
    let swept = place.store.sweep(&place.process.id, HOUR).await.expect("it sweeps");
    assert_eq!(swept, Swept { tables: 1, ..Swept::default() });
}

on_both_stores!(
    a_table_is_held_by_one_process_which_others_can_find,
    whoever_was_superseded_appends_nothing,
    a_process_supersedes_its_own_earlier_claim,
    a_table_that_is_given_back_is_free_at_once,
    what_a_process_held_is_free_when_it_leaves,
    only_who_lives_can_claim_and_only_what_is_there,
    processes_that_live_are_listed_with_where_they_are,
    a_game_that_is_abandoned_is_nobodys,
    one_process_counts_for_all_and_sweeps,
);
