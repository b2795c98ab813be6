//! West Story on its board: whole games by clicks and taps alone, against Tom and against each other, on both sides of it.

use browser::{Page, Size};

use crate::hands::{choose_value, host_for_two, meet, open_and_begin, play_against_bots, swift_person};
use crate::house::House;
use crate::on_the_board::play;

const GAME: &str = "west-story";

/// How many decisions are taken between two looks at the page.
const STRIDE: usize = 25;

/// Side B of the board, with Gold Rush.
async fn choose_side_b(page: &Page) {
    for choice in ["[name=\"set-board\"][value=\"B\"]", "[name=\"set-gold-rush\"]"] {
        page.click(choice).await.expect("it can be chosen");
    }
}

#[tokio::test]
async fn alone_against_tom_by_clicks() {
    let house = House::open().await;
    let (_person, page) = swift_person(&house, Size::DESKTOP, "pl").await;
    play_against_bots(&page, GAME, 1, "beginner").await;
    let decisions = play(&page, Size::DESKTOP, STRIDE).await;
    assert!(decisions > 40, "eight rounds take decisions, not {decisions}");
}

#[tokio::test]
async fn alone_against_tom_on_side_b_by_taps() {
    let house = House::open().await;
    let (_person, page) = swift_person(&house, Size::PHONE, "en").await;
    page.goto(&house.url(&format!("/host/{GAME}"))).await.expect("the form opens");
    choose_value(&page, "[name=\"set-players\"]", "1").await;
    choose_side_b(&page).await;
    open_and_begin(&page).await;
    let decisions = play(&page, Size::PHONE, STRIDE).await;
    assert!(decisions > 40, "eight rounds take decisions, not {decisions}");
}

/// Whatever is drawn of the valley is seen: no rule of the frame's style sheet is about a class of the board's. With four
/// players cities have all the fields that there can be.
#[tokio::test]
async fn every_field_of_every_city_is_seen() {
    let house = House::open().await;
    for side in ["A", "B"] {
        let (_person, page) = swift_person(&house, Size::DESKTOP, "en").await;
        page.goto(&house.url(&format!("/host/{GAME}"))).await.expect("the form opens");
        choose_value(&page, "[name=\"set-players\"]", "4").await;
        page.click(&format!("[name=\"set-board\"][value=\"{side}\"]")).await.expect("it can be chosen");
        for bot in 1..4 {
            choose_value(&page, &format!("[name=\"seat-{bot}\"]"), "beginner").await;
        }
        open_and_begin(&page).await;
        let unseen = "[...document.querySelectorAll('#region-scene [data-key]:not(.ws-waymarks > *)')] \
             .filter((one) => !one.checkVisibility() || one.getBoundingClientRect().width < 8) \
             .map((one) => one.dataset.key)";
        let unseen: Vec<String> = page.read(unseen).await.expect("the page answers");
        assert_eq!(unseen, Vec::<String>::new(), "side {side}");
        assert!(page.exists("[data-key$=\"-x4\"]").await.expect("answered"), "an additional token has four fields");
    }
}

/// Both Towns work at once, one at a desk and one in the hand.
#[tokio::test]
async fn two_people_in_two_browsers() {
    let house = House::open().await;
    let (_anna, at_anna) = swift_person(&house, Size::DESKTOP, "en").await;
    let (_ola, at_ola) = swift_person(&house, Size::PHONE, "pl").await;
    host_for_two(&house, &at_anna, GAME, 0).await;
    choose_side_b(&at_anna).await;
    meet(&at_anna, &at_ola).await;
    let (anna, ola) = tokio::join!(play(&at_anna, Size::DESKTOP, STRIDE), play(&at_ola, Size::PHONE, STRIDE));
    assert!(anna > 40 && ola > 40, "eight rounds take decisions, not {anna} and {ola}");
    for page in [&at_anna, &at_ola] {
        page.wait_for("#region-end .winner").await.expect("somebody has won");
    }
}
