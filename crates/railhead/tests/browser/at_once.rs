//! Two people who play at the same time, each with a browser, and look at each other's sheets.

use browser::{Page, Size};

use crate::alone::GAME;
use crate::hands::{PATIENCE, decide, expect_tidy, host_for_two, is_over, meet, options, swift_person, wait_for_turn};
use crate::house::House;

/// Anna opens a table for two; Ola comes in by the invitation.
async fn table_for_two(house: &House, sizes: [Size; 2], languages: [&str; 2]) -> [(browser::Person, Page); 2] {
    let (anna, at_anna) = swift_person(house, sizes[0], languages[0]).await;
    let (ola, at_ola) = swift_person(house, sizes[1], languages[1]).await;
    host_for_two(house, &at_anna, GAME, 0).await;
    meet(&at_anna, &at_ola).await;
    [(anna, at_anna), (ola, at_ola)]
}

/// Plays to the end, whatever the other does meanwhile; how often both were waited for.
async fn play_on(page: &Page, size: Size) -> usize {
    let (mut decisions, mut together) = (0, 0);
    while wait_for_turn(page).await {
        together += usize::from(page.count(".seat.awaited").await.expect("answered") == 2);
        decide(page, decisions, size).await;
        decisions += 1;
        assert!(decisions < 500, "the game does not end");
    }
    together
}

/// Decides as long as there is something to decide; how much that was.
async fn decide_until_one_waits(page: &Page, size: Size, from: usize) -> usize {
    let mut decisions = 0;
    while !options(page).await.is_empty() && !is_over(page).await {
        decide(page, from + decisions, size).await;
        decisions += 1;
        assert!(decisions < 60, "a turn does not end");
    }
    decisions
}

async fn both_act_at_once(sizes: [Size; 2], languages: [&str; 2]) {
    let house = House::open().await;
    let [(_anna, at_anna), (_ola, at_ola)] = table_for_two(&house, sizes, languages).await;
    let (anna, ola) = tokio::join!(play_on(&at_anna, sizes[0]), play_on(&at_ola, sizes[1]));
    assert!(anna >= 10 && ola >= 10, "{anna} and {ola} decisions were taken while both could decide");
    for page in [&at_anna, &at_ola] {
        page.wait_until("!!document.querySelector('#region-end .winner')", PATIENCE).await.expect("both see the end");
        expect_tidy(page, "the end").await;
        page.expect_no_errors().await.expect("nothing went wrong");
    }
}

#[tokio::test]
async fn at_two_desks() {
    both_act_at_once([Size::DESKTOP, Size::DESKTOP], ["en", "pl"]).await;
}

#[tokio::test]
async fn on_two_phones() {
    both_act_at_once([Size::PHONE, Size::PHONE], ["pl", "en"]).await;
}

#[tokio::test]
async fn what_one_does_in_a_turn_is_seen_by_the_other_when_both_are_done() {
    let house = House::open().await;
    let [(_anna, at_anna), (_ola, at_ola)] = table_for_two(&house, [Size::DESKTOP, Size::PHONE], ["en", "pl"]).await;
    at_ola.click("#tab-people").await.expect("Ola looks at the players");
    at_ola.click("[data-sheet]").await.expect("Anna's sheet can be opened");
    at_ola.wait_for("#sheet[open] svg").await.expect("it is drawn");
    let sheet = "document.querySelector('#sheet-body svg').outerHTML";
    let before: String = at_ola.read(sheet).await.expect("answered");
    expect_tidy(&at_ola, "an open sheet").await;

    decide_until_one_waits(&at_anna, Size::DESKTOP, 0).await;
    let during: String = at_ola.read(sheet).await.expect("answered");
    assert_eq!(during, before, "Ola is still choosing and learns nothing");

    at_ola.click("#sheet .close").await.expect("the sheet can be closed");
    at_ola.click("#tab-table").await.expect("back to the table");
    decide_until_one_waits(&at_ola, Size::PHONE, 0).await;
    let next = "!!document.querySelector('#region-options .option')";
    at_anna.wait_until(next, PATIENCE).await.expect("the next turn begins");
    at_ola.click("#tab-people").await.expect("Ola looks again");
    at_ola.click("[data-sheet]").await.expect("Anna's sheet can be opened");
    let changed = format!("!!document.querySelector('#sheet[open] svg') && {sheet} !== {before:?}");
    at_ola.wait_until(&changed, PATIENCE).await.expect("now it shows what Anna did");
    at_ola.expect_no_errors().await.expect("nothing went wrong");
}
