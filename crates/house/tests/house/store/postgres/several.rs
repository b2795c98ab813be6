//! Several processes over one database: each decides on what the database holds, never on what it read before.

use std::sync::Arc;

use futures_util::future::join_all;
use house::ids::{PersonId, Timestamp};
use house::journal::Stage;
use house::store::{Damage, Store, StoreError, TableQuery};

use crate::store::place::{Place, account, batch, moved, record, requested, session, sitting, summary};

/// How often something is tried that could go wrong when it happens at the same moment.
const TRIES: usize = 20;

/// A place, and other processes at the same database.
async fn processes<const N: usize>() -> (Place, [Arc<dyn Store>; N]) {
    let place = Place::in_a_database().await;
    let mut others = Vec::new();
    for _ in 0..N {
        others.push(place.location().open(Damage::Refuse).await.expect("any number of processes may open it"));
    }
    (place, others.try_into().unwrap_or_else(|_| unreachable!("as many as were asked for")))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_one_has_written_the_other_reads() {
    let (place, [other]) = processes().await;
    let ann = place.guest("Ann").await;
    let table = place.table(&ann).await;
    place.append(&table, 0, vec![moved("a")]).await.expect("it follows");
    other.append(batch(&table, 1, vec![moved("b")])).await.expect("it follows upon what the other wrote");
    assert_eq!(place.entries(&table).await, [moved("a"), moved("b")]);
    other.rename(&ann, "Anna").await.expect("she is there");
    assert_eq!(place.store.person(&ann).await.expect("an answer").expect("she is there").name, "Anna");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_batches_that_follow_upon_the_same_entry_one_is_kept() {
    let (place, [first, second]) = processes().await;
    let table = place.table(&PersonId::random()).await;
    for n in 0..TRIES as u64 {
        let append = |store: &Arc<dyn Store>, by: &str| {
            let (store, batch) = (Arc::clone(store), batch(&table, n, vec![moved(&format!("{n}-{by}"))]));
            tokio::spawn(async move { store.append(batch).await })
        };
        let outcomes = join_all([append(&first, "first"), append(&second, "second")]).await;
        let outcomes: Vec<_> = outcomes.into_iter().map(|outcome| outcome.expect("no panic")).collect();
        let kept = outcomes.iter().filter(|outcome| outcome.is_ok()).count();
        assert_eq!(kept, 1, "{outcomes:?}");
        let late = outcomes.iter().filter(|outcome| matches!(outcome, Err(StoreError::OutOfStep { .. }))).count();
        assert_eq!(late, 1, "{outcomes:?}");
        assert_eq!(place.entries(&table).await.len() as u64, n + 1);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_request_that_reaches_two_processes_is_carried_out_once() {
    let (place, [first, second]) = processes().await;
    let table = place.table(&PersonId::random()).await;
    for n in 0..TRIES {
        let request = format!("request-{n}");
        let send = |store: &Arc<dyn Store>| {
            let (store, table, entry) = (Arc::clone(store), table.clone(), requested("a", &request));
            tokio::spawn(async move {
                loop {
                    let after = store.table(&table).await?.map_or(0, |kept| kept.entries.len() as u64);
                    match store.append(batch(&table, after, vec![entry.clone()])).await {
                        Err(StoreError::OutOfStep { .. }) => {}
                        outcome => return outcome,
                    }
                }
            })
        };
        let outcomes = join_all([send(&first), send(&second)]).await;
        let outcomes: Vec<_> = outcomes.into_iter().map(|outcome| outcome.expect("no panic")).collect();
        let repeated = outcomes.iter().filter(|outcome| matches!(outcome, Err(StoreError::Repeated { .. }))).count();
        assert_eq!((outcomes.iter().filter(|outcome| outcome.is_ok()).count(), repeated), (1, 1), "{outcomes:?}");
    }
    assert_eq!(place.entries(&table).await.len(), TRIES);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_name_goes_to_one_of_those_who_ask_for_it_at_once() {
    let (place, [first, second]) = processes().await;
    for n in 0..TRIES {
        let (ann, bob) = (place.guest("Ann").await, place.guest("Bob").await);
        let ask = |store: &Arc<dyn Store>, who: &PersonId, name: String| {
            let (store, who) = (Arc::clone(store), who.clone());
            tokio::spawn(async move { store.set_account(&who, account(&name)).await })
        };
        let asked = [ask(&first, &ann, format!("NAME-{n}")), ask(&second, &bob, format!("name-{n}"))];
        let outcomes: Vec<_> = join_all(asked).await.into_iter().map(|outcome| outcome.expect("no panic")).collect();
        let taken = outcomes.iter().filter(|outcome| matches!(outcome, Err(StoreError::NameTaken(_)))).count();
        assert_eq!((outcomes.iter().filter(|outcome| outcome.is_ok()).count(), taken), (1, 1), "{outcomes:?}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_guest_who_is_given_an_account_meanwhile_is_not_adopted() {
    let (place, [first, second]) = processes().await;
    for n in 0..TRIES {
        let (guest, person) = (place.guest("Guest").await, place.holder(&format!("Person {n}")).await);
        place.store.add_session(session(&format!("key-{n}"), &guest, Timestamp(1))).await.expect("they are there");
        let adopt = {
            let (store, guest, person) = (Arc::clone(&first), guest.clone(), person.clone());
            tokio::spawn(async move { store.adopt(&guest, &person).await })
        };
        let name = {
            let (store, guest) = (Arc::clone(&second), guest.clone());
            tokio::spawn(async move { store.set_account(&guest, account(&format!("Guest {n}"))).await })
        };
        let (adopted, named) = (adopt.await.expect("no panic"), name.await.expect("no panic"));
        let there = place.store.person(&guest).await.expect("an answer").is_some();
        match (&adopted, &named) {
            (Ok(()), Err(StoreError::NoPerson(_))) => assert!(!there),
            (Err(StoreError::NotAGuest(_)), Ok(())) => assert!(there),
            other => panic!("{other:?}"),
        }
        let whose = place.store.session(&session(&format!("key-{n}"), &guest, Timestamp(1)).key, Timestamp(1)).await;
        let whose = whose.expect("an answer").expect("a session is somebody's").person;
        assert_eq!(whose, if adopted.is_ok() { person } else { guest });
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn somebody_is_forgotten_while_others_play() {
    let (place, [first, second]) = processes().await;
    let bob = place.guest("Bob").await;
    let mut tables = Vec::new();
    for _ in 0..4 {
        tables.push(place.table_with(record(&bob), summary(Stage::Playing, &[sitting(&bob, "Bob")])).await);
    }
    let play = |store: &Arc<dyn Store>, tables: Vec<house::ids::TableId>| {
        let (store, bob) = (Arc::clone(store), bob.clone());
        tokio::spawn(async move {
            for n in 0..TRIES as u64 {
                for table in &tables {
                    let mut batch = batch(table, n, vec![moved("a")]);
                    batch.summary.seats = vec![sitting(&bob, "Bob")];
                    store.append(batch).await.expect("it follows");
                }
            }
        })
    };
    let (one, two) = tables.split_at(2);
    let playing = [play(&first, one.to_vec()), play(&second, two.to_vec())];
    for n in 0..TRIES {
        let ann = place.guest(&format!("Ann {n}")).await;
        let seats = [sitting(&ann, "Ann"), sitting(&bob, "Bob")];
        place.table_with(record(&ann), summary(Stage::Finished, &seats)).await;
        place.store.forget_person(&ann).await.expect("anybody can be forgotten");
        assert_eq!(place.store.tables(TableQuery::Of(ann), 9).await.expect("a list"), []);
    }
    for played in join_all(playing).await {
        played.expect("no panic");
    }
    for table in &tables {
        assert_eq!(place.entries(table).await.len(), TRIES);
    }
}
