//! A whole game against bots, from the lobby to the rematch.

use browser::{Page, Size};

use crate::hands::{PATIENCE, drawn_games, expect_tidy, is_over, play_against_bots, play_to_the_end, swift_person};
use crate::house::House;

/// Every game on the shelf, one after the other, at the same house.
async fn from_the_lobby_to_the_rematch(size: Size, language: &str) {
    let house = House::open().await;
    for game in drawn_games() {
        let (_person, page) = swift_person(&house, size, language).await;
        expect_tidy(&page, "the lobby").await;
        play_against_bots(&page, game, 4, "beginner").await;
        a_whole_game(&page, size, language).await;
    }
}

async fn a_whole_game(page: &Page, size: Size, language: &str) {
    assert_eq!(page.attribute("html", "lang").await.expect("answered").as_deref(), Some(language));
    expect_tidy(page, "the first turn").await;
    let first = page.url().await.expect("answered");
    let decisions = play_to_the_end(page, size).await;
    assert!(decisions > 10, "a game takes decisions, not {decisions}");
    page.wait_for("#region-end .winner").await.expect("somebody has won");
    expect_tidy(page, "the end").await;
    page.expect_no_errors().await.expect("nothing went wrong");
    page.click("#region-end [data-post=rematch]").await.expect("a rematch can be asked for");
    let elsewhere = format!("location.href !== {first:?} && !!document.querySelector('#region-options')");
    page.wait_until(&elsewhere, PATIENCE).await.expect("the rematch begins");
    assert!(!is_over(page).await, "the rematch has only begun");
    page.expect_no_errors().await.expect("nothing went wrong");
}

#[tokio::test]
async fn in_english_on_a_desk() {
    from_the_lobby_to_the_rematch(Size::DESKTOP, "en").await;
}

#[tokio::test]
async fn in_polish_on_a_desk() {
    from_the_lobby_to_the_rematch(Size::DESKTOP, "pl").await;
}

#[tokio::test]
async fn in_english_on_a_phone() {
    from_the_lobby_to_the_rematch(Size::PHONE, "en").await;
}

#[tokio::test]
async fn in_polish_on_a_phone() {
    from_the_lobby_to_the_rematch(Size::PHONE, "pl").await;
}
