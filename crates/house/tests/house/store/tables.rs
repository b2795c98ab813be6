//! Tables, their entries, and lists of them.

use std::time::Duration;

use house::ids::{Day, Invitation, PersonId, TableId, Timestamp};
use house::journal::{
    Access, BotName, By, Entry, Occupant, Room, SeatResult, Stage, StandIn, Stop, Stored, StoryLine, Summary,
    TableRecord,
};
use house::store::{Batch, Fence, Kept, StoreError, TableQuery};

use super::place::{Place, batch, mark, moved, on_both_stores, record, requested, sitting, stored, summary};

/// One of every kind of entry.
fn one_of_each() -> Vec<Entry> {
    let person = PersonId::random();
    let notation = "e4 \"żółw\"\n".to_owned();
    let bot = Occupant::Bot { bot: BotName("hard".parse().expect("a level")) };
    vec![
        Entry::Seated { seat: 0, who: sitting(&person, "Łucja") },
        Entry::Seated { seat: 1, who: bot },
        Entry::Seated { seat: 2, who: Occupant::Nobody },
        Entry::Salted { seat: 0, salt: "sól".to_owned() },
        Entry::Started { salts: [(0, "sól".to_owned()), (2, String::new())].into() },
        Entry::Clocks { left: [(0, 60_000), (1, u64::from(u32::MAX) * 4)].into() },
        Entry::Move { seat: 0, notation: notation.clone(), by: By::Person },
        Entry::Move { seat: 1, notation: notation.clone(), by: By::Bot },
        Entry::Move { seat: 1, notation: notation.clone(), by: By::Clock },
        Entry::Draft { seat: 0, notation: notation.clone(), until: Some(Timestamp(9)) },
        Entry::DraftDropped { seat: 0 },
        Entry::Draft { seat: 0, notation, until: None },
        Entry::TakenBack { seat: 0, count: 2 },
        Entry::StoodIn { seat: 0, why: StandIn::Time },
        Entry::StoodIn { seat: 0, why: StandIn::Absent },
        Entry::StoodIn { seat: 0, why: StandIn::Left },
        Entry::Returned { seat: 0 },
        Entry::Paused { seat: 0 },
        Entry::Resumed,
        Entry::Proposal { seat: 0, agrees: true },
        Entry::Conceded { seat: 0 },
        Entry::Said { person, name: "Łucja".to_owned(), room: Room::Gallery, text: "<b>'; DROP".to_owned() },
        Entry::Stopped { why: Stop::Agreement },
        Entry::Finished {
            story: vec![StoryLine { by: Some(1), en: "A shot.".to_owned(), pl: "Strzał.".to_owned() }],
            bequest: None,
        },
    ]
}

async fn every_kind_of_entry_is_read_back_as_it_was_written(place: Place) {
    let record = record(&PersonId::random());
    let entries: Vec<Stored> =
        (0..).zip(one_of_each()).map(|(n, entry)| Stored { at: Timestamp(n), ..stored(entry) }).collect();
    let (first, more) = entries.split_at(3);
    let gathering = summary(Stage::Gathering, &[]);
    place.store.open_table(record.clone(), first.to_vec(), gathering).await.expect("a table is kept");
    place.append(&record.id, 3, more.to_vec()).await.expect("entries are kept");

    let place = place.reopened().await;
    let kept = place.store.table(&record.id).await.expect("a table can be read");
    assert_eq!(kept, Some(Kept { record, entries }));
}

async fn a_table_that_is_not_there_is_none(place: Place) {
    assert_eq!(place.store.table(&TableId::random()).await.expect("an answer"), None);
    assert_eq!(place.store.invited(&Invitation::random()).await.expect("an answer"), None);
}

async fn an_invitation_leads_to_its_table(place: Place) {
    let record = record(&PersonId::random());
    let id = place.table_with(record.clone(), summary(Stage::Gathering, &[])).await;
    place.table(&PersonId::random()).await;
    assert_eq!(place.store.invited(&record.invitation).await.expect("an answer"), Some(id));
}

async fn a_table_is_not_opened_twice(place: Place) {
    let host = PersonId::random();
    let first = record(&host);
    place.table_with(first.clone(), summary(Stage::Gathering, &[])).await;
    let second = TableRecord { game: "other".to_owned(), invitation: Invitation::random(), ..first.clone() };
    let refused = place.store.open_table(second, vec![moved("a")], summary(Stage::Gathering, &[])).await;
    assert!(matches!(refused, Err(StoreError::Database(_))), "{refused:?}");
    let kept = place.store.table(&first.id).await.expect("an answer");
    assert_eq!(kept, Some(Kept { record: first, entries: Vec::new() }));
}

async fn a_batch_that_does_not_follow_leaves_nothing_behind(place: Place) {
    let host = place.guest("Ann").await;
    let table = place.table(&host).await;
    place.append(&table, 0, vec![moved("a"), moved("b")]).await.expect("it follows");
    let before = place.store.tables(TableQuery::Of(host.clone()), 9).await.expect("a list");

    for after in [0, 1, 3] {
        let mut late = batch(&table, after, vec![requested("c", "request-c")]);
        late.summary = summary(Stage::Finished, &[sitting(&host, "Ann")]);
        match place.store.append(late).await {
            Err(StoreError::OutOfStep { table: named, expected, found: 2 }) => {
                assert_eq!((named, expected), (table.clone(), after));
            }
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(place.entries(&table).await, [moved("a"), moved("b")]);
    assert_eq!(place.store.tables(TableQuery::Of(host), 9).await.expect("a list"), before);
}

async fn entries_for_no_table_are_refused(place: Place) {
    let nowhere = TableId::random();
    let refused = place.append(&nowhere, 0, vec![moved("a")]).await;
    assert!(matches!(&refused, Err(StoreError::NoTable(table)) if *table == nowhere), "{refused:?}");
}

async fn a_repeated_request_leaves_nothing_behind(place: Place) {
    let host = place.guest("Ann").await;
    let table = place.table(&host).await;
    place.append(&table, 0, vec![requested("a", "request-1"), moved("b")]).await.expect("it follows");
    let before = place.store.tables(TableQuery::Of(host.clone()), 9).await.expect("a list");

    let mut again = batch(&table, 2, vec![moved("c"), requested("a", "request-1"), moved("d")]);
    again.summary = summary(Stage::Finished, &[sitting(&host, "Ann")]);
    match place.store.append(again).await {
        Err(StoreError::Repeated { table: named, request }) => {
            assert_eq!((named, request), (table.clone(), mark("request-1")));
        }
        other => panic!("{other:?}"),
    }
    assert_eq!(place.entries(&table).await, [requested("a", "request-1"), moved("b")]);
    assert_eq!(place.store.tables(TableQuery::Of(host.clone()), 9).await.expect("a list"), before);

    // The same id at another table is another request.
    let other = place.table(&host).await;
    place.append(&other, 0, vec![requested("a", "request-1")]).await.expect("it is new there");
    place.append(&table, 2, vec![requested("c", "request-2")]).await.expect("the count was not touched");
}

async fn a_request_of_several_entries_is_known_by_one_id(place: Place) {
    let table = place.table(&PersonId::random()).await;
    let entries = vec![requested("a", "request-1"), requested("b", "request-1"), requested("c", "request-2")];
    place.append(&table, 0, entries).await.expect("one request may have several entries");
    let kept: Vec<_> = place.entries(&table).await.into_iter().map(|stored| stored.request).collect();
    assert_eq!(kept, [Some(mark("request-1")), None, Some(mark("request-2"))]);
}

async fn lists_say_what_the_latest_batch_said(place: Place) {
    let host = place.guest("Ann").await;
    let record = record(&host);
    place.table_with(record.clone(), summary(Stage::Gathering, &[Occupant::Nobody, Occupant::Nobody])).await;
    let bot = Occupant::Bot { bot: BotName("easy".parse().expect("a level")) };
    let latest = Summary {
        stage: Stage::Finished,
        seats: vec![sitting(&host, "Ann \"ą\""), bot, Occupant::Nobody],
        waits_for: 0b101,
        wakeful: true,
        results: vec![result(2, 31, &["a", "b"]), result(1, 59, &[])],
        changed: Timestamp(7_000),
    };
    let last = Batch {
        table: record.id.clone(),
        after: 0,
        fence: Fence::UNCLAIMED,
        entries: vec![moved("a")],
        summary: latest.clone(),
    };
    place.store.append(last).await.expect("it follows");
    let listed = place.store.tables(TableQuery::Of(host), 9).await.expect("a list");
    assert_eq!(listed.len(), 1);
    assert_eq!((&listed[0].record, &listed[0].summary), (&record, &latest));
}

/// A table that was last changed at a moment.
async fn opened(place: &Place, record: TableRecord, stage: Stage, seats: &[Occupant], changed: i64) -> TableId {
    place.table_with(record, Summary { changed: Timestamp(changed), ..summary(stage, seats) }).await
}

async fn list(place: &Place, which: TableQuery) -> Vec<TableId> {
    let listed = place.store.tables(which, 100).await.expect("a list");
    listed.into_iter().map(|listed| listed.record.id).collect()
}

async fn ones_own_tables_are_those_one_hosts_or_sits_at_with_running_ones_first(place: Place) {
    let (ann, bob) = (PersonId::random(), PersonId::random());
    let at = [sitting(&ann, "Ann"), sitting(&ann, "Ann too")];
    let finished = opened(&place, record(&ann), Stage::Finished, &at, 50).await;
    let stopped = opened(&place, record(&ann), Stage::Stopped, &[], 60).await;
    let older = opened(&place, record(&bob), Stage::Playing, &at, 10).await;
    let newer = opened(&place, record(&ann), Stage::Gathering, &[], 20).await;
    let of_others = opened(&place, record(&bob), Stage::Playing, &[sitting(&bob, "Bob")], 30).await;

    assert_eq!(list(&place, TableQuery::Of(ann.clone())).await, [newer.clone(), older.clone(), stopped, finished]);
    assert_eq!(list(&place, TableQuery::Of(bob)).await, [of_others, older]);
    let shortest = place.store.tables(TableQuery::Of(ann), 1).await.expect("a list");
    assert_eq!(shortest.iter().map(|listed| &listed.record.id).collect::<Vec<_>>(), [&newer]);
    assert_eq!(list(&place, TableQuery::Of(PersonId::random())).await, []);
}

async fn open_tables_can_be_joined_while_a_seat_is_free_and_watched_while_they_are_played(place: Place) {
    let ann = PersonId::random();
    let (free, full) = ([sitting(&ann, "Ann"), Occupant::Nobody], [sitting(&ann, "Ann")]);
    let joinable = opened(&place, record(&ann), Stage::Gathering, &free, 10).await;
    let joinable_later = opened(&place, record(&ann), Stage::Gathering, &free, 20).await;
    opened(&place, record(&ann), Stage::Gathering, &full, 30).await;
    let playing = opened(&place, record(&ann), Stage::Playing, &free, 40).await;
    let paused = opened(&place, record(&ann), Stage::Paused, &full, 50).await;
    for stage in [Stage::Finished, Stage::Stopped] {
        opened(&place, record(&ann), stage, &free, 60).await;
    }
    for stage in [Stage::Gathering, Stage::Playing, Stage::Paused] {
        let by_link = TableRecord { access: Access::Link, ..record(&ann) };
        opened(&place, by_link, stage, &free, 70).await;
    }
    assert_eq!(list(&place, TableQuery::Joinable).await, [joinable_later, joinable]);
    assert_eq!(list(&place, TableQuery::Watchable).await, [paused, playing]);
}

async fn tables_to_wake_and_unattended_ones_are_found(place: Place) {
    let ann = PersonId::random();
    let mut woken = Vec::new();
    for wakeful in [true, false, true] {
        let summary = Summary { wakeful, ..summary(Stage::Finished, &[]) };
        let id = place.table_with(record(&ann), summary).await;
        woken.extend(wakeful.then_some(id));
    }
    woken.sort();
    assert_eq!(list(&place, TableQuery::Wakeful).await, woken);

    const LONG: Duration = Duration::from_secs(9);
    let mut idle = Vec::new();
    for stage in [Stage::Playing, Stage::Paused, Stage::Gathering] {
        idle.push(opened(&place, record(&ann), stage, &[], 10).await);
        place.live_on(LONG).await;
    }
    opened(&place, record(&ann), Stage::Playing, &[], 10).await;
    opened(&place, record(&ann), Stage::Stopped, &[], 10).await;
    assert_eq!(place.store.unattended(LONG).await.expect("a list"), idle);
}

fn result(place: u8, score: i32, deeds: &[&str]) -> SeatResult {
    SeatResult { place, score: Some(score), deeds: deeds.iter().map(|deed| (*deed).to_owned()).collect() }
}

/// A finished table of a game with these results.
async fn finished(place: &Place, record: &TableRecord, seats: &[Occupant], results: Vec<SeatResult>) {
    let mut over = summary(Stage::Finished, seats);
    over.results = results;
    place.table_with(record.clone(), over).await;
}

async fn deeds_of_all_finished_games_of_a_game_are_a_persons_own(place: Place) {
    let (ann, bob) = (place.guest("Ann").await, place.guest("Bob").await);
    let seats = [sitting(&ann, "Ann"), sitting(&bob, "Bob")];
    let here = record(&ann);
    finished(&place, &here, &seats, vec![result(1, 9, &["b", "a"]), result(2, 3, &["c"])]).await;
    finished(&place, &record(&bob), &seats, vec![result(1, 9, &["a"]), result(2, 3, &["d"])]).await;
    let elsewhere = TableRecord { game: "another-game".to_owned(), ..record(&ann) };
    finished(&place, &elsewhere, &seats, vec![result(1, 9, &["e"]), result(2, 3, &[])]).await;
    let deeds = async |who| place.store.deeds(who, &here.game).await.expect("an answer");
    assert_eq!(deeds(&ann).await, ["a", "b"]);
    assert_eq!(deeds(&bob).await, ["c", "d"]);
    assert_eq!(place.store.deeds(&ann, "another-game").await.expect("an answer"), ["e"]);
}

async fn the_deal_of_a_day_is_listed_by_score_and_found_again(place: Place) {
    let [ann, bob, eve] = [place.guest("Ann").await, place.guest("Bob").await, place.guest("Eve").await];
    let deal = |who: &PersonId, day| TableRecord { daily: Some(Day(day)), ..record(who) };
    let [first, second, earlier] = [deal(&ann, 9), deal(&bob, 9), deal(&bob, 8)];
    finished(&place, &first, &[sitting(&ann, "Ann")], vec![result(1, 48, &[])]).await;
    finished(&place, &second, &[sitting(&bob, "Bob")], vec![result(1, 102, &[])]).await;
    finished(&place, &earlier, &[sitting(&bob, "Bob")], vec![result(1, 70, &[])]).await;
    let running = deal(&eve, 9);
    place.table_with(running.clone(), summary(Stage::Playing, &[sitting(&eve, "Eve")])).await;
    place.table_with(record(&ann), summary(Stage::Finished, &[sitting(&ann, "Ann")])).await;

    let names = async |which| -> Vec<TableId> {
        let tables = place.store.tables(which, 9).await.expect("a list");
        tables.into_iter().map(|listed| listed.record.id).collect()
    };
    let game = || first.game.clone();
    assert_eq!(names(TableQuery::Daily(game(), Day(9))).await, [second.id.clone(), first.id.clone()]);
    assert_eq!(names(TableQuery::DailyOf(eve.clone(), game(), Day(9))).await, std::slice::from_ref(&running.id));
    assert_eq!(names(TableQuery::DailyOf(bob, game(), Day(8))).await, std::slice::from_ref(&earlier.id));
    assert!(names(TableQuery::DailyOf(eve, game(), Day(8))).await.is_empty());
    assert!(names(TableQuery::Daily("another-game".to_owned(), Day(9))).await.is_empty());
}

on_both_stores!(
    every_kind_of_entry_is_read_back_as_it_was_written,
    a_table_that_is_not_there_is_none,
    an_invitation_leads_to_its_table,
    a_table_is_not_opened_twice,
    a_batch_that_does_not_follow_leaves_nothing_behind,
    entries_for_no_table_are_refused,
    a_repeated_request_leaves_nothing_behind,
    a_request_of_several_entries_is_known_by_one_id,
    lists_say_what_the_latest_batch_said,
    ones_own_tables_are_those_one_hosts_or_sits_at_with_running_ones_first,
    open_tables_can_be_joined_while_a_seat_is_free_and_watched_while_they_are_played,
    tables_to_wake_and_unattended_ones_are_found,
    deeds_of_all_finished_games_of_a_game_are_a_persons_own,
    the_deal_of_a_day_is_listed_by_score_and_found_again,
);
