use std::path::Path;
use std::sync::Arc;

use super::*;
use crate::operations::config::Config;
use crate::records::person::{Person, Settings};
use crate::services::Inner;
use crate::store::{CachingStore, Process, Sqlite};
use crate::table::Unreachable;
use crate::table::handle::NoAnswer;
use crate::table::tests::leaks::site;

/// A house with one table, where a person plays against bots.
async fn house_with_a_table(folder: &Path) -> (Arc<Inner>, TableId) {
    let store = Arc::new(Sqlite::open(folder).await.expect("a store"));
    let config = Config::local(folder.to_owned());
    let store = Arc::new(CachingStore::new(store));
    let inner = Arc::new(Inner::new(config, Process::new("here"), store, site(), [0; 32]));
    let (anna, _) = inner.welcome("Anna".to_owned(), Settings::default(), "").await.expect("a guest");
    let id = opened(&inner, &anna).await;
    (inner, id)
}

async fn opened(inner: &Arc<Inner>, host: &Person) -> TableId {
    let game = shelf::games()[0];
    let setup = game.complete(&table::setup::Values::new()).expect("the usual setup");
    let level = shelf::Bot::Level(shelf::Level::Beginner);
    inner.open_against_bots(host, game, setup, &level).await.expect("a table").id
}

#[tokio::test]
async fn a_panic_is_answered_once_and_the_table_lives_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let (inner, id) = house_with_a_table(folder.path()).await;
    let failed = inner.tables.ask(&id, Command::Panic).await;
    assert!(matches!(&failed, Err(Unreachable::Failed(table)) if *table == id), "{failed:?}");
    let game = inner.tables.ask(&id, Command::Game).await.expect("the table can be reached");
    assert_eq!(game.map(|game| game.name()), Some(shelf::games()[0].name()));
}

#[tokio::test]
async fn whoever_waits_behind_a_panic_is_not_left_waiting() {
    let folder = tempfile::tempdir().expect("a folder");
    let (inner, id) = house_with_a_table(folder.path()).await;
    let handle = inner.tables.table(&id).await.expect("the table can be reached").expect("it is there");
    let asked =
        (0..20).map(|i| {
            let handle = handle.clone();
            async move {
                if i == 0 { handle.ask(Command::Panic).await.err() } else { handle.ask(Command::Game).await.err() }
            }
        });
    let answers = futures_util::future::join_all(asked).await;
    assert_eq!(answers[0], Some(NoAnswer::Failed));
    assert!(answers.iter().all(|answer| *answer != Some(NoAnswer::PutAway) || handle.is_closed()), "{answers:?}");
}
