//! People who want to be forgotten.

use std::fs;

use house::ids::{PersonId, Timestamp};
use house::journal::{Entry, Occupant, Stage};
use house::store::{Store, TableQuery};

use super::place::{Place, account, record, said, session, sitting, stored, summary};

#[tokio::test]
async fn seats_and_chat_lines_keep_an_empty_name_and_another_id_at_every_table() {
    let place = Place::new().await;
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

#[tokio::test]
async fn account_and_sessions_go_and_the_name_is_free() {
    let place = Place::new().await;
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

#[tokio::test]
async fn nothing_of_the_person_is_left_in_a_backup() {
    let place = Place::new().await;
    let ann = place.holder("Annabelle-Rose").await;
    let table = place.begun(&ann, Stage::Finished, &[sitting(&ann, "Annabelle-Rose"), Occupant::Nobody]).await;
    place.append(&table, 1, vec![said(&ann, "Annabelle-Rose", "Bye.")]).await.expect("it follows");
    place.store.add_session(session("secret-key", &ann, Timestamp(9))).await.expect("she is there");
    let backup = place.path().join("copy");
    place.store.back_up(&backup).await.expect("a backup is made");
    let holds = |file: &std::path::Path, text: &str| {
        let bytes = fs::read(file).expect("the backup can be read");
        bytes.windows(text.len()).any(|window| window == text.as_bytes())
    };
    let traces = ["Annabelle-Rose", "annabelle-rose", ann.as_str(), "secret-key"];
    for trace in traces {
        assert!(holds(&backup, trace), "{trace}");
    }
    place.store.forget_person(&ann).await.expect("anybody can be forgotten");
    let later = place.path().join("later");
    place.store.back_up(&later).await.expect("a backup is made");
    for trace in traces {
        assert!(!holds(&later, trace), "{trace}");
    }
}
