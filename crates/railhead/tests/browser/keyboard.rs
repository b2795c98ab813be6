//! A game with the keyboard alone.

use browser::{Page, Size};

use crate::hands::{PATIENCE, prefer, wait_for_turn};
use crate::house::{House, chromium};

/// Presses Tab until an element has the focus.
async fn tab_to(page: &Page, selector: &str) {
    let there = format!("!!document.activeElement?.matches({selector:?})");
    for _ in 0..400 {
        if page.read::<bool>(&there).await.expect("answered") {
            return;
        }
        page.press("Tab").await.expect("pressed");
    }
    panic!("Tab does not lead to {selector}; the focus is on {:?}", page.focused().await);
}

#[tokio::test]
async fn everything_can_be_done_by_keys() {
    let house = House::open().await;
    let person = chromium().await.person(Size::DESKTOP).await.expect("there is room");
    let page = person.page(&house.url("/")).await.expect("the lobby opens");
    prefer(&page, r#"{"speed":"off","confirm":"ask","caution":"never"}"#).await;
    page.reload().await.expect("it opens again");
    tab_to(&page, "form.play button[type=submit]").await;
    page.press("Enter").await.expect("pressed");
    page.wait_until("location.pathname.startsWith('/tables/')", PATIENCE).await.expect("the table opens");

    let mut decisions = 0;
    while wait_for_turn(&page).await {
        let on_board = "#region-scene [data-options], #region-hand [data-options]";
        if decisions % 4 == 1 && page.exists(on_board).await.expect("answered") {
            // A thing on the board is reached by Tab and chosen by Enter.
            tab_to(&page, on_board).await;
            page.press("Enter").await.expect("pressed");
            if page.is_seen(".choice-menu").await.expect("answered") {
                page.press("Enter").await.expect("pressed");
            }
        } else {
            page.press("1").await.expect("pressed");
        }
        page.wait_until("!document.body.classList.contains('is-sending')", PATIENCE).await.expect("answered");
        confirm_or_take_back(&page, decisions).await;
        decisions += 1;
        assert!(decisions < 500, "the game does not end");
    }
    page.expect_no_errors().await.expect("nothing went wrong");
}

/// A decision that waits is confirmed by Enter; once it is taken back by U first.
async fn confirm_or_take_back(page: &Page, decisions: usize) {
    let held = "[data-post=confirm]";
    if !page.exists(held).await.expect("answered") {
        return;
    }
    if decisions < 3 {
        page.press("u").await.expect("pressed");
        page.wait_gone(held).await.expect("it is taken back");
        assert!(wait_for_turn(page).await, "what was taken back can be decided again");
        page.press("1").await.expect("pressed");
        page.wait_for(held).await.expect("it waits again");
    }
    page.run("document.activeElement?.blur()").await.expect("done");
    page.press("Enter").await.expect("pressed");
    page.wait_gone(held).await.expect("it is confirmed");
}
