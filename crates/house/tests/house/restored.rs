//! A house that was backed up while it ran goes on elsewhere: on another machine, with the same people.

use std::net::SocketAddr;
use std::path::Path;

use house::store::archive::{self, Existing, Key};
use serde_json::{Value, json};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};

use crate::client::{Client, config, serve};
use crate::common::Browser;

fn block_on<T>(work: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime").block_on(work)
}

fn browser(address: SocketAddr, cookie: Option<&str>) -> Browser {
    Browser { cookie: cookie.map(str::to_owned), ..Browser::new(address) }
}

/// A game that has a deal of the day.
fn dealt_daily() -> &'static str {
    shelf::games().iter().find(|game| game.daily().is_some()).expect("some game has a deal of the day").name()
}

/// The days and seeds of all deals of the day in the house of a folder.
fn daily_deals(folder: &Path) -> Vec<(String, String)> {
    block_on(async {
        let options = SqliteConnectOptions::new().filename(folder.join("railhead.db")).read_only(true);
        let mut db = options.connect().await.expect("a database can be opened");
        let deals = sqlx::query_as("SELECT daily, record ->> '$.seed' FROM tables WHERE daily IS NOT NULL");
        let deals = deals.fetch_all(&mut db).await.expect("the deals can be read");
        db.close().await.expect("a database can be closed");
        deals
    })
}

/// Plays the first option of whichever seat is waited for, and gives the table as it was before.
fn play(guest: &Client, table: &str, n: usize) -> Value {
    let seen = guest.get(&format!("/api/v1/tables/{table}")).json();
    let option = seen["options"][0]["notation"].as_str().unwrap_or_else(|| panic!("{seen}"));
    let choice = json!({
        "seat": seen["seat"], "choices": [option], "version": seen["version"], "client": format!("restored-{n}")
    });
    let played = guest.post(&format!("/api/v1/tables/{table}/play"), &choice);
    assert_eq!(played.status, 200, "{played:?}");
    seen
}

#[test]
fn a_guest_goes_on_playing_at_the_restored_house() {
    let (old, new, elsewhere) = (tempfile::tempdir(), tempfile::tempdir(), tempfile::tempdir());
    let (old, new, elsewhere) = (old.expect("a folder"), new.expect("a folder"), elsewhere.expect("a folder"));
    let address = serve(config(old.path()));
    let guest = Client::guest(address, "Ann");
    let me = json!({ "kind": "me" });
    let table = json!({ "game": shelf::games()[0].name(), "setup": { "players": 3 }, "seats": [me, me, me] });
    let table = guest.post("/api/v1/tables", &table).json()["table"].as_str().expect("a table is opened").to_owned();
    play(&guest, &table, 1);
    play(&guest, &table, 2);
    let mut visitor = browser(address, None);
    visitor.post(&format!("/daily/{}", dealt_daily()), &[]).led();

    let backup = elsewhere.path().join("backup");
    block_on(archive::back_up(old.path(), &backup)).expect("a house that runs can be backed up");
    let restored = new.path().join("house");
    assert_eq!(block_on(archive::restore(&backup, &restored, Existing::Keep)).expect("restored"), Key::Brought);

    let address = serve(config(&restored));
    let guest = Client { address, ..guest };
    let seen = play(&guest, &table, 3);
    assert_eq!(seen["stage"], "playing");
    let reused = guest.post(
        &format!("/api/v1/tables/{table}/play"),
        &json!({ "seat": 0, "choices": ["x"], "version": 0, "client": "restored-2" }),
    );
    assert_eq!(reused.kind(), (409, "reused".to_owned()), "what was asked before the backup is known");

    let cookie = visitor.cookie.as_deref();
    let mut visitor = browser(address, cookie);
    visitor.get("/").page();
    assert_eq!(visitor.cookie.as_deref(), cookie, "the cookie is still good");
    browser(address, None).post(&format!("/daily/{}", dealt_daily()), &[]).led();
    let deals = daily_deals(&restored);
    assert_eq!(deals.len(), 2);
    // Unless midnight has just passed.
    assert!(deals[0].0 != deals[1].0 || deals[0].1 == deals[1].1, "the deal of the day is the same: {deals:?}");
}
