//! People and their accounts.

use house::ids::{PersonId, Timestamp};
use house::journal::{Entry, Occupant, Stage};
use house::person::{Account, Palette, Person, Settings, Speed, Tongue};
use house::store::{StoreError, TableQuery, Teaching};

use super::place::{Place, account, batch, on_both_stores, person, record, said, session, sitting, stored, summary};

async fn a_person_is_kept_as_a_guest(place: Place) {
    let settings = Settings { language: Some(Tongue::Pl), speed: Speed::Slow, sound: true, ..Settings::default() };
    let ann = Person { settings, ..person("Ann \u{1f920}", Timestamp(7)) };
    let claimed = Person { account: Some("root".to_owned()), ..ann.clone() };
    place.store.add_person(claimed).await.expect("a guest is kept");
    let place = place.reopened().await;
    assert_eq!(place.store.person(&ann.id).await.expect("an answer"), Some(ann));
    assert_eq!(place.store.person(&PersonId::random()).await.expect("an answer"), None);
    assert_eq!(place.store.account("root").await.expect("an answer"), None);
}

async fn a_name_and_settings_can_be_changed(place: Place) {
    let (ann, bob) = (place.guest("Ann").await, place.guest("Bob").await);
    let settings = Settings { palette: Palette::Night, notify: true, ..Settings::default() };
    place.store.rename(&ann, "Anna").await.expect("there is Ann");
    place.store.set_settings(&ann, &settings).await.expect("there is Ann");
    let read = async |id| place.store.person(id).await.expect("an answer").expect("there is this person");
    assert_eq!((read(&ann).await.name, read(&ann).await.settings), ("Anna".to_owned(), settings));
    assert_eq!((read(&bob).await.name, read(&bob).await.settings), ("Bob".to_owned(), Settings::default()));
}

async fn nobody_is_changed_who_is_not_there(place: Place) {
    let (ann, nobody) = (place.guest("Ann").await, PersonId::random());
    let refused = [
        place.store.rename(&nobody, "Nobody").await,
        place.store.set_settings(&nobody, &Settings::default()).await,
        place.store.set_account(&nobody, account("nobody")).await,
        place.store.adopt(&nobody, &ann).await,
        place.store.adopt(&ann, &nobody).await,
        place.store.add_session(session("key", &nobody, Timestamp(1))).await,
    ];
    for answer in refused {
        assert!(matches!(&answer, Err(StoreError::NoPerson(id)) if *id == nobody), "{answer:?}");
    }
    assert_eq!(place.store.account("nobody").await.expect("an answer"), None);
}

async fn an_account_is_found_whatever_the_case_of_its_name(place: Place) {
    let ann = place.guest("Ann").await;
    place.store.set_account(&ann, account("Żółwik")).await.expect("the name is free");
    for name in ["Żółwik", "żółwik", "ŻÓŁWIK"] {
        let found = place.store.account(name).await.expect("an answer");
        assert_eq!(found, Some((ann.clone(), account("Żółwik"))), "{name}");
    }
    assert_eq!(place.store.account("żółw").await.expect("an answer"), None);
    let read = place.store.person(&ann).await.expect("an answer").expect("there is Ann");
    assert_eq!(read.account.as_deref(), Some("Żółwik"));
}

async fn a_name_is_one_persons_only(place: Place) {
    let (ann, bob) = (place.holder("Ann").await, place.guest("Bob").await);
    let refused = place.store.set_account(&bob, account("ANN")).await;
    assert!(matches!(&refused, Err(StoreError::NameTaken(name)) if name == "ANN"), "{refused:?}");
    assert_eq!(place.store.person(&bob).await.expect("an answer").expect("there is Bob").account, None);
    assert_eq!(place.store.account("ann").await.expect("an answer"), Some((ann, account("Ann"))));
}

async fn an_account_can_have_another_password_and_another_name(place: Place) {
    let ann = place.holder("Ann").await;
    let renewed = Account { password: "other hash".to_owned(), recovery: "other code".to_owned(), ..account("anna") };
    place.store.set_account(&ann, renewed.clone()).await.expect("the name is free");
    assert_eq!(place.store.account("Anna").await.expect("an answer"), Some((ann, renewed)));
    assert_eq!(place.store.account("Ann").await.expect("an answer"), None);
    let bob = place.guest("Bob").await;
    place.store.set_account(&bob, account("Ann")).await.expect("the old name is free");
}

async fn everything_of_a_guest_becomes_the_persons(place: Place) {
    let (guest, ann, bob) = (place.guest("Guest").await, place.holder("Ann").await, place.guest("Bob").await);
    let hosted = place.table(&guest).await;
    let seats = [sitting(&guest, "Guest"), sitting(&bob, "Bob"), Occupant::Nobody];
    let joined = place.table_with(record(&bob), summary(Stage::Playing, &seats)).await;
    let seated = |id: &PersonId, name: &str| stored(Entry::Seated { seat: 0, who: sitting(id, name) });
    let entries = |id: &PersonId| {
        vec![seated(id, "Guest"), said(id, "Guest", "Hi!"), seated(&bob, "Bob"), said(&bob, "Bob", "Hi, Guest.")]
    };
    place.append(&joined, 0, entries(&guest)).await.expect("it follows");
    let mut again = batch(&joined, 4, Vec::new());
    again.summary = summary(Stage::Playing, &seats);
    place.store.append(again).await.expect("it follows");
    place.store.add_session(session("browser", &guest, Timestamp(9))).await.expect("there is the guest");

    place.store.adopt(&guest, &ann).await.expect("a guest can be adopted");

    assert_eq!(place.store.person(&guest).await.expect("an answer"), None);
    let record = place.store.table(&hosted).await.expect("an answer").expect("the table stays").record;
    assert_eq!((record.host, record.id), (ann.clone(), hosted.clone()));
    assert_eq!(place.entries(&joined).await, entries(&ann));
    let listed = place.store.tables(TableQuery::Of(ann.clone()), 9).await.expect("a list");
    let mut ids: Vec<_> = listed.iter().map(|listed| listed.record.id.clone()).collect();
    ids.sort();
    let mut expected = [hosted, joined.clone()];
    expected.sort();
    assert_eq!(ids, expected);
    let there = listed.iter().find(|listed| listed.record.id == joined).expect("it was found");
    assert_eq!(there.summary.seats, [sitting(&ann, "Guest"), sitting(&bob, "Bob"), Occupant::Nobody]);
    assert_eq!(place.store.tables(TableQuery::Of(guest), 9).await.expect("a list"), []);
    assert_eq!(place.store.sessions(&ann).await.expect("a list"), [session("browser", &ann, Timestamp(9))]);
}

async fn whoever_has_an_account_is_not_adopted(place: Place) {
    let (ann, bob) = (place.holder("Ann").await, place.holder("Bob").await);
    let table = place.table(&bob).await;
    let refused = place.store.adopt(&bob, &ann).await;
    assert!(matches!(&refused, Err(StoreError::NotAGuest(id)) if *id == bob), "{refused:?}");
    assert_eq!(place.store.table(&table).await.expect("an answer").expect("it stays").record.host, bob);
    place.store.adopt(&ann, &ann).await.expect("everybody is oneself already");
    assert!(place.store.person(&ann).await.expect("an answer").is_some());
}

async fn what_somebody_is_taught_is_kept_for_each_game(place: Place) {
    let (ann, bob) = (place.guest("Ann").await, place.guest("Bob").await);
    let teach = async |who, game, teaching| place.store.teach(who, game, teaching).await.expect("kept");
    let read = |lesson: &str| Teaching::Read(lesson.to_owned());
    teach(&ann, "colts", read("early")).await;
    teach(&ann, "colts", Teaching::Begins).await;
    teach(&ann, "colts", read("plan")).await;
    teach(&ann, "colts", read("plan")).await;
    teach(&ann, "colts", read("rob")).await;
    let place = place.reopened().await;
    let lessons = async |who, game| place.store.lessons(who, game).await.expect("an answer");
    assert_eq!(lessons(&ann, "colts").await, Some(vec!["plan".to_owned(), "rob".to_owned()]), "each is read once");
    assert_eq!((lessons(&ann, "trail").await, lessons(&bob, "colts").await), (None, None));

    // A guest who logs in takes it along; what the person was being taught already stays.
    place.store.teach(&bob, "trail", Teaching::Begins).await.expect("kept");
    place.store.teach(&bob, "colts", Teaching::Begins).await.expect("kept");
    place.store.adopt(&bob, &ann).await.expect("Bob becomes Ann");
    assert_eq!(lessons(&ann, "colts").await.map(|read| read.len()), Some(2));
    assert_eq!(lessons(&ann, "trail").await, Some(Vec::new()));

    place.store.teach(&ann, "colts", Teaching::Ends).await.expect("kept");
    assert_eq!(lessons(&ann, "colts").await, None);
    place.store.forget_person(&ann).await.expect("forgotten");
    assert_eq!(lessons(&ann, "trail").await, None, "nothing is left of somebody who was forgotten");
    place.store.teach(&ann, "trail", Teaching::Begins).await.expect("nobody is taught");
    assert_eq!(lessons(&ann, "trail").await, None);
}

on_both_stores!(
    a_person_is_kept_as_a_guest,
    a_name_and_settings_can_be_changed,
    nobody_is_changed_who_is_not_there,
    an_account_is_found_whatever_the_case_of_its_name,
    a_name_is_one_persons_only,
    an_account_can_have_another_password_and_another_name,
    everything_of_a_guest_becomes_the_persons,
    whoever_has_an_account_is_not_adopted,
    what_somebody_is_taught_is_kept_for_each_game,
);
