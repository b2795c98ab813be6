//! Two people at one table, each with a browser; and somebody who watches.

use browser::{Page, Size};

use crate::hands::{PATIENCE, decide, host_for_two, is_over, meet, options, some_game, swift_person};
use crate::house::{House, chromium};

/// Anna opens a table for two people and a bot; Ola comes in by the invitation.
pub async fn table_for_two(house: &House, game: &str) -> [(browser::Person, Page); 2] {
    let (anna, at_anna) = swift_person(house, Size::DESKTOP, "en").await;
    let (ola, at_ola) = swift_person(house, Size::PHONE, "pl").await;
    host_for_two(house, &at_anna, game, 1).await;
    meet(&at_anna, &at_ola).await;
    [(anna, at_anna), (ola, at_ola)]
}

#[tokio::test]
async fn two_browsers_play_at_one_table_and_a_third_watches() {
    let house = House::open().await;
    let [(anna, at_anna), (_ola, at_ola)] = table_for_two(&house, some_game()).await;
    let url = at_anna.url().await.expect("answered");
    let stranger = chromium().await.person(Size::DESKTOP).await.expect("there is room");
    let watching = stranger.page(&url).await.expect("anybody with the link may watch");
    // Anna has a second tab open: both are hers and agree.
    let second = anna.page(&url).await.expect("a second tab");
    let mut decisions = 0;
    while !is_over(&at_anna).await {
        let turn = "!!document.querySelector('#region-options .option, #region-end *')";
        let (anna_can, ola_can) = (!options(&at_anna).await.is_empty(), !options(&at_ola).await.is_empty());
        match (anna_can, ola_can) {
            (true, _) => {
                let same = format!(
                    "[...document.querySelectorAll('#region-options .option')].map(option => option.dataset.notation).join() === {:?}",
                    options(&at_anna).await.join(",")
                );
                second.wait_until(&same, PATIENCE).await.expect("two tabs of one seat agree");
                decide(&at_anna, decisions, Size::DESKTOP).await;
            }
            (false, true) => decide(&at_ola, decisions, Size::PHONE).await,
            (false, false) => {
                let anna = at_anna.wait_until(turn, PATIENCE);
                let ola = at_ola.wait_until(turn, PATIENCE);
                tokio::select! { done = anna => done, done = ola => done }.expect("somebody can decide");
            }
        }
        assert!(options(&watching).await.is_empty(), "those who watch decide nothing");
        decisions += 1;
        assert!(decisions < 2_000, "the game does not end");
    }
    for page in [&at_anna, &at_ola, &watching, &second] {
        // Whoever watches is told what happened step by step: a key leads to the present.
        page.press("Escape").await.expect("pressed");
        page.wait_until("!!document.querySelector('#region-end .winner')", PATIENCE).await.expect("all see the end");
        page.expect_no_errors().await.expect("nothing went wrong");
    }
}

#[tokio::test]
async fn what_is_said_reaches_the_other_and_is_not_taken_for_html() {
    let house = House::open().await;
    let [(_anna, at_anna), (_ola, at_ola)] = table_for_two(&house, some_game()).await;
    at_anna.click("#tab-chat").await.expect("the chat opens");
    at_anna.type_text("#say input[name=text]", "<b>howdy</b> & hello").await.expect("typed");
    at_anna.press("Enter").await.expect("sent");
    let there = "document.querySelector('#said-players').textContent.includes('<b>howdy</b> & hello')";
    at_ola.wait_until(there, PATIENCE).await.expect("Ola reads it");
    at_anna.wait_until(there, PATIENCE).await.expect("Anna reads it");
    at_ola.reload().await.expect("it opens again");
    assert!(at_ola.read::<bool>(there).await.expect("answered"), "it is kept");
}
