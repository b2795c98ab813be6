//! Browsers that are logged in.

use house::ids::Timestamp;
use house::person::SessionKey;

use super::place::{Place, on_both_stores, session};

const MINUTE: i64 = 60_000;

async fn a_session_is_found_by_its_key_until_it_ends(place: Place) {
    let ann = place.guest("Ann").await;
    let (one, other) = (session("one", &ann, Timestamp(1_000)), session("other", &ann, Timestamp(2_000)));
    for session in [&one, &other] {
        place.store.add_session(session.clone()).await.expect("there is Ann");
    }
    let place = place.reopened().await;
    assert_eq!(place.store.session(&one.key, Timestamp(1_500)).await.expect("an answer"), Some(one.clone()));
    assert_eq!(place.store.sessions(&ann).await.expect("a list"), [other.clone(), one.clone()], "the latest first");
    place.store.end_session(&one.key).await.expect("it ends");
    assert_eq!(place.store.session(&one.key, Timestamp(1_500)).await.expect("an answer"), None);
    assert_eq!(place.store.sessions(&ann).await.expect("a list"), [other]);
    place.store.end_session(&one.key).await.expect("it is no mistake to end it twice");
    let unknown = SessionKey("unknown".to_owned());
    assert_eq!(place.store.session(&unknown, Timestamp(1)).await.expect("an answer"), None);
}

async fn it_is_noted_to_the_minute_that_a_session_was_seen(place: Place) {
    let ann = place.guest("Ann").await;
    let began = session("key", &ann, Timestamp(1_000));
    place.store.add_session(began.clone()).await.expect("there is Ann");
    let noted = async || place.store.sessions(&ann).await.expect("a list")[0].seen;
    let seen = async |now| {
        place.store.session(&began.key, Timestamp(now)).await.expect("an answer").expect("it is there").seen
    };

    assert_eq!(seen(1_000 + MINUTE - 1).await, Timestamp(1_000));
    assert_eq!(noted().await, Timestamp(1_000));
    assert_eq!(seen(1_000 + MINUTE).await, Timestamp(1_000 + MINUTE));
    assert_eq!(noted().await, Timestamp(1_000 + MINUTE));
    // A clock that was set back does not make a session older.
    assert_eq!(seen(5).await, Timestamp(1_000 + MINUTE));
    assert_eq!(noted().await, Timestamp(1_000 + MINUTE));
}

on_both_stores!(a_session_is_found_by_its_key_until_it_ends, it_is_noted_to_the_minute_that_a_session_was_seen,);
