//! What an idle house throws away, and what it does not.

use house::ids::{Moment, PersonId, TableId};
use house::journal::{Entry, Occupant, Stage, Summary};
use house::store::{Store, Swept};

use super::place::{Place, account, batch, moved, person, record, session, sitting, stored, summary};

/// The moment before which what was last seen or changed may go.
const BEFORE: Moment = Moment(10_000);
const OLD: Moment = Moment(9_999);

async fn is_there(place: &Place, table: &TableId) -> bool {
    place.store.table(table).await.expect("an answer").is_some()
}

async fn is_known(place: &Place, id: &PersonId) -> bool {
    place.store.person(id).await.expect("an answer").is_some()
}

#[tokio::test]
async fn tables_that_never_began_go() {
    let place = Place::new().await;
    let host = place.holder("Host").await;
    let open = async |stage, changed| {
        place.table_with(record(&host), Summary { changed, ..summary(stage, &[sitting(&host, "Host")]) }).await
    };
    let gone = [open(Stage::Gathering, OLD).await, open(Stage::Stopped, OLD).await];
    place.append(&gone[0], 0, vec![moved("a")]).await.expect("it follows");
    let mut again = batch(&gone[0], 1, Vec::new());
    again.summary = Summary { changed: OLD, ..summary(Stage::Gathering, &[]) };
    place.store.append(again).await.expect("it follows");
    let mut stays = vec![open(Stage::Gathering, BEFORE).await];
    for stage in [Stage::Playing, Stage::Paused, Stage::Finished, Stage::Stopped] {
        stays.push(place.begun(&host, stage, &[]).await);
    }
    assert_eq!(place.store.sweep(BEFORE).await.expect("it is swept"), Swept { tables: 2, guests: 0, sessions: 0 });
    for table in &gone {
        assert!(!is_there(&place, table).await);
    }
    for table in &stays {
        assert!(is_there(&place, table).await);
    }
    assert_eq!(place.store.sweep(BEFORE).await.expect("it is swept"), Swept::default());
}

#[tokio::test]
async fn a_game_that_began_later_on_stays() {
    let place = Place::new().await;
    let table = place.table(&PersonId::random()).await;
    let started = stored(Entry::Started { salts: [].into() });
    place.append(&table, 0, vec![started]).await.expect("it follows");
    let mut stopped = batch(&table, 1, vec![moved("a")]);
    stopped.summary = Summary { changed: OLD, ..summary(Stage::Stopped, &[]) };
    place.store.append(stopped).await.expect("it follows");
    assert_eq!(place.store.sweep(BEFORE).await.expect("it is swept"), Swept::default());
    assert_eq!(place.entries(&table).await.len(), 2);
}

#[tokio::test]
async fn sessions_that_were_not_seen_go() {
    let place = Place::new().await;
    let ann = place.holder("Ann").await;
    for (key, seen) in [("old", OLD), ("new", BEFORE)] {
        place.store.add_session(session(key, &ann, seen)).await.expect("there is Ann");
    }
    assert_eq!(place.store.sweep(BEFORE).await.expect("it is swept"), Swept { sessions: 1, ..Swept::default() });
    assert_eq!(place.store.sessions(&ann).await.expect("a list"), [session("new", &ann, BEFORE)]);
}

#[tokio::test]
async fn guests_go_who_are_nowhere_needed() {
    let place = Place::new().await;
    let holder = place.holder("Holder").await;
    let guest = async |name| place.guest(name).await;

    let alone = guest("Alone").await;
    let not_seen = guest("Not seen").await;
    place.store.add_session(session("old", &not_seen, OLD)).await.expect("they are there");
    let among_guests = guest("Among guests").await;
    let all_guests = place.begun(&among_guests, Stage::Finished, &[sitting(&among_guests, "Among guests")]).await;
    let at_stopped = guest("At a stopped game").await;
    let seats = [sitting(&at_stopped, "At a stopped game"), sitting(&holder, "Holder")];
    place.begun(&holder, Stage::Stopped, &seats).await;
    let at_idle = guest("At a table that goes").await;
    place.table_with(record(&at_idle), summary(Stage::Gathering, &[sitting(&at_idle, "Idle")])).await;

    let seen = guest("Seen").await;
    place.store.add_session(session("new", &seen, BEFORE)).await.expect("they are there");
    let came_lately = person("Came lately", BEFORE);
    place.store.add_person(came_lately.clone()).await.expect("they are kept");
    let hosting = guest("Hosting").await;
    place.begun(&hosting, Stage::Playing, &[Occupant::Nobody]).await;
    let sitting_there = guest("Sitting").await;
    place.begun(&holder, Stage::Paused, &[sitting(&sitting_there, "Sitting")]).await;
    let with_holder = guest("With a holder").await;
    place.begun(&holder, Stage::Finished, &[sitting(&holder, "H"), sitting(&with_holder, "With a holder")]).await;

    let swept = place.store.sweep(BEFORE).await.expect("it is swept");
    assert_eq!(swept, Swept { tables: 1, guests: 5, sessions: 1 });
    for gone in [&alone, &not_seen, &among_guests, &at_stopped, &at_idle] {
        assert!(!is_known(&place, gone).await, "{gone}");
    }
    for stays in [&holder, &seen, &came_lately.id, &hosting, &sitting_there, &with_holder] {
        assert!(is_known(&place, stays).await, "{stays}");
    }
    let kept = place.store.table(&all_guests).await.expect("an answer").expect("a finished game stays");
    assert_ne!(kept.record.host, among_guests, "they are forgotten as anybody is");
}

#[tokio::test]
async fn more_than_a_portion_goes_in_one_sweep() {
    let place = Place::new().await;
    for n in 0..120 {
        place.guest(&format!("Guest {n}")).await;
    }
    let holder = place.guest("Holder").await;
    place.store.set_account(&holder, account("holder")).await.expect("the name is free");
    assert_eq!(place.store.sweep(BEFORE).await.expect("it is swept").guests, 120);
    assert!(is_known(&place, &holder).await);
}
