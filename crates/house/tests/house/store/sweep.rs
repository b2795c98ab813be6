//! What a house throws away after long enough, and what it does not. All wall clocks here say that everything happened
//! at the beginning of 1970: only the time counts during which the house was open.

use std::time::Duration;

use house::ids::{PersonId, TableId, Timestamp};
use house::journal::{Entry, Occupant, Stage, Stop, Summary};
use house::store::Swept;

use super::place::{
    Place, account, batch, moved, on_both_stores, person, record, requested, session, sitting, stored, summary,
};

const DAY: Duration = Duration::from_secs(86_400);
const IDLE: Duration = Duration::from_secs(30 * 86_400);

async fn is_there(place: &Place, table: &TableId) -> bool {
    place.store.table(table).await.expect("an answer").is_some()
}

async fn is_known(place: &Place, id: &PersonId) -> bool {
    place.store.person(id).await.expect("an answer").is_some()
}

/// The house stays open for as long as it takes until what there is may go.
async fn wait(place: &Place) {
    place.live_on(IDLE).await;
}

async fn swept(place: &Place) -> Swept {
    place.store.sweep(&place.process.id, IDLE).await.expect("it is swept")
}

async fn unattended(place: &Place) -> Vec<TableId> {
    place.store.unattended(IDLE).await.expect("a list")
}

async fn a_clock_that_jumps_ahead_sweeps_nothing(place: Place) {
    let ann = place.guest("Ann").await;
    place.store.add_session(session("key", &ann, Timestamp(1_000))).await.expect("there is Ann");
    let gathering = place.table(&ann).await;
    let playing = place.begun(&ann, Stage::Playing, &[sitting(&ann, "Ann")]).await;
    // Decades have passed since then by the clock on the wall, and less than thirty days in the house.
    place.live_on(IDLE - Duration::from_millis(1)).await;
    let place = place.reopened().await;
    assert_eq!((unattended(&place).await, swept(&place).await), (vec![], Swept::default()));
    assert!(is_there(&place, &gathering).await && is_there(&place, &playing).await && is_known(&place, &ann).await);
    place.live_on(Duration::from_millis(1)).await;
    assert_eq!(unattended(&place).await.len(), 2);
    assert_eq!(swept(&place).await, Swept { tables: 1, sessions: 1, ..Swept::default() });
}

async fn a_clock_that_was_set_back_does_not_make_a_session_unseen(place: Place) {
    let ann = place.guest("Ann").await;
    let key = session("key", &ann, Timestamp(9_000_000_000_000)).key;
    place.store.add_session(session("key", &ann, Timestamp(9_000_000_000_000))).await.expect("there is Ann");
    for _ in 0..40 {
        place.live_on(DAY).await;
        place.store.session(&key, Timestamp(5)).await.expect("an answer").expect("it is there");
    }
    assert_eq!(swept(&place).await, Swept::default());
}

async fn tables_that_never_began_go(place: Place) {
    let host = place.holder("Host").await;
    let open = async |stage| place.table_with(record(&host), summary(stage, &[sitting(&host, "Host")])).await;
    let gone = [open(Stage::Gathering).await, open(Stage::Stopped).await];
    let mut stays = Vec::new();
    for stage in [Stage::Playing, Stage::Paused, Stage::Finished, Stage::Stopped] {
        stays.push(place.begun(&host, stage, &[]).await);
    }
    let visited = open(Stage::Gathering).await;
    wait(&place).await;
    stays.push(open(Stage::Gathering).await);
    let mut sat_down = batch(&visited, 0, vec![requested("a", "request-1")]);
    sat_down.summary = summary(Stage::Gathering, &[]);
    place.store.append(sat_down).await.expect("it follows");
    stays.push(visited);
    assert_eq!(swept(&place).await, Swept { tables: 2, ..Swept::default() });
    for table in &gone {
        assert!(!is_there(&place, table).await);
    }
    for table in &stays {
        assert!(is_there(&place, table).await);
    }
    assert_eq!(swept(&place).await, Swept::default());
}

async fn a_game_that_began_later_on_stays(place: Place) {
    let table = place.table(&PersonId::random()).await;
    let started = stored(Entry::Started { salts: [].into() });
    place.append(&table, 0, vec![started]).await.expect("it follows");
    let mut stopped = batch(&table, 1, vec![moved("a")]);
    stopped.summary = summary(Stage::Stopped, &[]);
    place.store.append(stopped).await.expect("it follows");
    wait(&place).await;
    assert_eq!(swept(&place).await, Swept::default());
    assert_eq!(place.entries(&table).await.len(), 2);
}

async fn bots_that_play_on_are_nobody_who_plays(place: Place) {
    let ann = place.guest("Ann").await;
    let seats = [sitting(&ann, "Ann")];
    let (left, played) =
        (place.begun(&ann, Stage::Playing, &seats).await, place.begun(&ann, Stage::Playing, &seats).await);
    place.begun(&ann, Stage::Finished, &seats).await;
    wait(&place).await;
    place.append(&left, 1, vec![moved("a")]).await.expect("a bot moves");
    place.append(&played, 1, vec![requested("a", "request-1"), moved("b")]).await.expect("a person moves");
    assert_eq!(unattended(&place).await, [left]);
}

async fn a_table_that_cannot_be_taken_up_is_ended_in_the_store(place: Place) {
    let ann = place.guest("Ann").await;
    let table = place.table_with(record(&ann), Summary { wakeful: true, ..summary(Stage::Paused, &[]) }).await;
    place.append(&table, 0, vec![stored(Entry::Started { salts: [].into() })]).await.expect("it follows");
    assert!(place.store.abandon(&table, Timestamp(7_000)).await.expect("it is ended"));
    let last = place.entries(&table).await.pop().expect("there are entries");
    assert_eq!((last.at, last.entry), (Timestamp(7_000), Entry::Stopped { why: Stop::Abandoned }));
    let listed = place.store.tables(house::store::TableQuery::Of(ann), 9).await.expect("a list");
    assert_eq!((listed[0].summary.stage, listed[0].summary.wakeful), (Stage::Stopped, false));
    assert!(!place.store.abandon(&table, Timestamp(8_000)).await.expect("an answer"), "once is enough");
    assert_eq!(place.entries(&table).await.len(), 2);
}

async fn sessions_that_were_not_seen_go(place: Place) {
    let ann = place.holder("Ann").await;
    for key in ["old", "seen"] {
        place.store.add_session(session(key, &ann, Timestamp(1_000))).await.expect("there is Ann");
    }
    wait(&place).await;
    place.store.add_session(session("new", &ann, Timestamp(1_000))).await.expect("there is Ann");
    let seen = session("seen", &ann, Timestamp(1_000)).key;
    place.store.session(&seen, Timestamp(1_000)).await.expect("an answer").expect("it is there");
    assert_eq!(swept(&place).await, Swept { sessions: 1, ..Swept::default() });
    let left = place.store.sessions(&ann).await.expect("a list");
    assert_eq!(left, [session("new", &ann, Timestamp(1_000)), session("seen", &ann, Timestamp(1_000))]);
}

async fn guests_go_who_are_nowhere_needed(place: Place) {
    let holder = place.holder("Holder").await;
    let guest = async |name| place.guest(name).await;

    let alone = guest("Alone").await;
    let not_seen = guest("Not seen").await;
    place.store.add_session(session("old", &not_seen, Timestamp(9))).await.expect("they are there");
    let among_guests = guest("Among guests").await;
    let all_guests = place.begun(&among_guests, Stage::Finished, &[sitting(&among_guests, "Among guests")]).await;
    let at_stopped = guest("At a stopped game").await;
    let seats = [sitting(&at_stopped, "At a stopped game"), sitting(&holder, "Holder")];
    place.begun(&holder, Stage::Stopped, &seats).await;
    let at_idle = guest("At a table that goes").await;
    place.table_with(record(&at_idle), summary(Stage::Gathering, &[sitting(&at_idle, "Idle")])).await;

    let seen = guest("Seen").await;
    let hosting = guest("Hosting").await;
    place.begun(&hosting, Stage::Playing, &[Occupant::Nobody]).await;
    let sitting_there = guest("Sitting").await;
    place.begun(&holder, Stage::Paused, &[sitting(&sitting_there, "Sitting")]).await;
    let with_holder = guest("With a holder").await;
    place.begun(&holder, Stage::Finished, &[sitting(&holder, "H"), sitting(&with_holder, "With a holder")]).await;

    wait(&place).await;
    place.store.add_session(session("new", &seen, Timestamp(9))).await.expect("they are there");
    let came_lately = person("Came lately", Timestamp(9));
    place.store.add_person(came_lately.clone()).await.expect("they are kept");

    assert_eq!(swept(&place).await, Swept { tables: 1, guests: 5, sessions: 1, left: 0 });
    for gone in [&alone, &not_seen, &among_guests, &at_stopped, &at_idle] {
        assert!(!is_known(&place, gone).await, "{gone}");
    }
    for stays in [&holder, &seen, &came_lately.id, &hosting, &sitting_there, &with_holder] {
        assert!(is_known(&place, stays).await, "{stays}");
    }
    let kept = place.store.table(&all_guests).await.expect("an answer").expect("a finished game stays");
    assert_ne!(kept.record.host, among_guests, "they are forgotten as anybody is");
}

async fn never_much_goes_at_once(place: Place) {
    for n in 0..120 {
        place.guest(&format!("Guest {n}")).await;
    }
    let holder = place.guest("Holder").await;
    place.store.set_account(&holder, account("holder")).await.expect("the name is free");
    wait(&place).await;
    assert_eq!(swept(&place).await, Swept { guests: 100, left: 20, ..Swept::default() });
    assert_eq!(swept(&place).await, Swept { guests: 20, ..Swept::default() });
    assert!(is_known(&place, &holder).await);
}

on_both_stores!(
    a_clock_that_jumps_ahead_sweeps_nothing,
    a_clock_that_was_set_back_does_not_make_a_session_unseen,
    tables_that_never_began_go,
    a_game_that_began_later_on_stays,
    bots_that_play_on_are_nobody_who_plays,
    a_table_that_cannot_be_taken_up_is_ended_in_the_store,
    sessions_that_were_not_seen_go,
    guests_go_who_are_nowhere_needed,
    never_much_goes_at_once,
);
