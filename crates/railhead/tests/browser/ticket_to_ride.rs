//! Ticket to Ride Legacy on its map: whole single games by clicks and taps alone, and the story with its pictures.

use browser::Size;

use crate::hands::{PATIENCE, choose_value, expect_tidy, play_against_bots, swift_person, table_opens, wait_for_turn};
use crate::house::House;
use crate::on_the_board::{decide, play};

const GAME: &str = "ticket-to-ride-legacy";

async fn a_single_game(size: Size, language: &str) {
    let house = House::open().await;
    let (_person, page) = swift_person(&house, size, language).await;
    play_against_bots(&page, GAME, 2, "beginner").await;
    let decisions = play(&page, size, 12).await;
    assert!(decisions > 10, "a game takes decisions, not {decisions}");
    page.wait_for("#region-end .winner").await.expect("somebody has won");
}

#[tokio::test]
async fn a_single_game_by_clicks_on_the_map() {
    a_single_game(Size::DESKTOP, "en").await;
}

#[tokio::test]
async fn a_single_game_by_taps_on_the_map() {
    a_single_game(Size::PHONE, "pl").await;
}

/// A campaign's first tickets are kept, then its story begins: the card that opens the chapter has a picture, the next none.
async fn the_story_begins(size: Size, language: &str) {
    let house = House::open().await;
    let (_person, page) = swift_person(&house, size, language).await;
    let form = format!("form.play:has(input[value=\"{GAME}\"])");
    choose_value(&page, &format!("{form} select[name=players]"), "2").await;
    choose_value(&page, &format!("{form} select[name=level]"), "beginner").await;
    page.click(&format!("{form} button[name=campaign]")).await.expect("a campaign can be begun");
    table_opens(&page).await;
    assert!(wait_for_turn(&page).await, "the first tickets are chosen");
    // Those that are not kept go under the deck one by one; what is not read yet waits for its reader.
    for decision in 0..4 {
        if page.exists("#region-readings article").await.expect("answered") {
            break;
        }
        decide(&page, size, 1, decision).await;
    }
    page.wait_until("!!document.querySelector('#reading[open] #reading-body figure svg')", PATIENCE)
        .await
        .expect("the first card comes with its picture");
    let shape = "(() => { const box = document.querySelector('#reading-body figure').getBoundingClientRect(); \
         return box.width > 200 && box.width <= innerWidth && box.height > 60; })()";
    assert!(page.read::<bool>(shape).await.expect("answered"), "it is as wide as the card");
    expect_tidy(&page, "a card with a picture").await;
    page.click("#reading [data-reading=next]").await.expect("one can read on");
    page.wait_until("!document.querySelector('#reading-body figure')", PATIENCE).await.expect("the next has none");
    page.expect_no_errors().await.expect("nothing went wrong");
}

#[tokio::test]
async fn the_story_opens_with_a_picture_on_a_desk() {
    the_story_begins(Size::DESKTOP, "pl").await;
}

#[tokio::test]
async fn the_story_opens_with_a_picture_on_a_phone() {
    the_story_begins(Size::PHONE, "en").await;
}
