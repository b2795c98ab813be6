//! The power fails in the middle of a game.

use browser::Size;

use crate::hands::{
    PATIENCE, decide, options, play_against_bots, play_to_the_end, some_game, swift_person, wait_for_turn,
};
use crate::house::House;

#[tokio::test]
async fn the_page_comes_back_by_itself_after_the_house_was_killed() {
    let mut house = House::open().await;
    let (_person, page) = swift_person(&house, Size::DESKTOP, "en").await;
    play_against_bots(&page, some_game(), 4, "beginner").await;
    for turn in 0..4 {
        assert!(wait_for_turn(&page).await, "the game has only begun");
        decide(&page, turn, Size::DESKTOP).await;
    }
    assert!(wait_for_turn(&page).await, "the game has only begun");
    let (before, log) = (options(&page).await, page.count("#region-log li").await.expect("answered"));

    house.crash_and_reopen();
    // Without a reload: the socket finds its way back, and the next click is carried out.
    decide(&page, 0, Size::DESKTOP).await;
    let more = format!("document.querySelectorAll('#region-log li').length > {log}");
    page.wait_until(&more, PATIENCE).await.expect("the decision was carried out");
    page.forgive("WebSocket").await.expect("answered");
    page.forgive("ERR_CONNECTION_REFUSED").await.expect("answered");
    page.reload().await.expect("the page opens again");
    let kept: usize = page.count("#region-log li").await.expect("answered");
    assert!(kept > log, "{kept} lines of the story, {log} before; the options had been {before:?}");

    house.crash_and_reopen();
    play_to_the_end(&page, Size::DESKTOP).await;
    page.wait_for("#region-end .winner").await.expect("the game came to its end");
}
