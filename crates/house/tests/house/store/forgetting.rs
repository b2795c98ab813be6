//! People who want to be forgotten.

use house::ids::{PersonId, Timestamp};
use house::journal::{Entry, Stage};
use house::store::TableQuery;

use super::place::{Place, account, on_both_stores, record, said, session, sitting, stored, summary};

async fn seats_and_chat_lines_keep_an_empty_name_and_another_id_at_every_table(place: Place) {
    let (ann, bob) = (place.holder("Ann").await, place.guest("Bob").await);
    let seats = [sitting(&ann, "Ann"), sitting(&bob, "Bob")];
    let mut tables = Vec::new();
    for _ in 0..2 {
        let table = record(&ann);
        let seated = stored(Entry::Seated { seat: 0, who: sitting(&ann, "Ann") });
        let entries = vec![seated, said(&ann, "Ann", "Draw!"), said(&bob, "Bob", "No.")];
        place.store.open_table(table.clone(), entries, summary(Stage::Playing, &seats)).await.expect("it is kept");
        tables.push(table.id);
    }
    place.store.forget_person(&ann).await.expect("anybody can be forgotten");

    let mut strangers = Vec::new();
    for id in &tables {
        let kept = place.store.table(id).await.expect("an answer").expect("the table stays");
        let stranger = kept.record.host;
        let seated = stored(Entry::Seated { seat: 0, who: sitting(&stranger, "") });
        assert_eq!(kept.entries, [seated, said(&stranger, "", "Draw!"), said(&bob, "Bob", "No.")]);
        strangers.push(stranger);
    }
    assert!(strangers[0] != strangers[1] && !strangers.contains(&ann), "{strangers:?}");
    let listed = place.store.tables(TableQuery::Of(bob.clone()), 9).await.expect("a list");
    for listed in &listed {
        assert_eq!(listed.summary.seats, [sitting(&listed.record.host, ""), sitting(&bob, "Bob")]);
    }
    assert_eq!(listed.len(), 2);
    assert_eq!(place.store.tables(TableQuery::Of(ann), 9).await.expect("a list"), []);
}

async fn account_and_sessions_go_and_the_name_is_free(place: Place) {
    let (ann, bob) = (place.holder("Ann").await, place.guest("Bob").await);
    for (key, person) in [("a", &ann), ("b", &bob)] {
        place.store.add_session(session(key, person, Timestamp(9))).await.expect("they are there");
    }
    place.store.forget_person(&ann).await.expect("anybody can be forgotten");
    assert_eq!(place.store.person(&ann).await.expect("an answer"), None);
    assert_eq!(place.store.account("Ann").await.expect("an answer"), None);
    assert_eq!(place.store.sessions(&ann).await.expect("a list"), []);
    assert_eq!(place.store.sessions(&bob).await.expect("a list").len(), 1);
    place.store.set_account(&bob, account("Ann")).await.expect("the name is free");
    place.store.forget_person(&ann).await.expect("it is no mistake to forget twice");
    place.store.forget_person(&PersonId::random()).await.expect("nor somebody unknown");
}

on_both_stores!(
    seats_and_chat_lines_keep_an_empty_name_and_another_id_at_every_table,
    account_and_sessions_go_and_the_name_is_free,
);
