//! A game for one person: against an opponent that the rules play, and the deal of the day.

use browser::{Page, Size};

use crate::hands::{
    choose_value, expect_tidy, is_over, open_and_begin, options, play_to_the_end, swift_person, table_opens,
    wait_for_turn,
};
use crate::house::House;

/// A game that can be played alone, with automata and achievements.
pub const GAME: &str = "fliptown";

/// Hosts a game for one, against a cowbot.
async fn against_a_cowbot(house: &House, page: &Page) {
    page.goto(&house.url(&format!("/host/{GAME}"))).await.expect("the form opens");
    choose_value(page, "[name=\"set-players\"]", "1").await;
    page.click("[name=\"set-cowbot\"]").await.expect("there are cowbots for one");
    page.click("[name=\"set-rival\"][value=\"calamity-jane\"]").await.expect("one of them can be chosen");
    open_and_begin(page).await;
}

async fn a_whole_game_against_a_cowbot(size: Size, language: &str) {
    let house = House::open().await;
    let (_person, page) = swift_person(&house, size, language).await;
    against_a_cowbot(&house, &page).await;
    assert!(wait_for_turn(&page).await, "the game has only begun");
    expect_tidy(&page, "the first turn").await;
    assert!(page.exists("[id^=plate-] [data-lens]").await.expect("answered"), "what lies beside the sheet can be read");
    let decisions = play_to_the_end(&page, size).await;
    assert!(decisions >= 15, "three rounds of five turns take decisions, not {decisions}");
    page.wait_for("#region-end .end").await.expect("it is over");
    let choosable = page.count("#region-scene :is([role=button], .can)").await.expect("answered");
    assert_eq!(choosable, 0, "nothing on the board is a button any more");
    expect_tidy(&page, "the end").await;
    // The cowbot has its column in the account, and its own name.
    assert_eq!(page.count("#region-panels .seat").await.expect("answered"), 2);
    page.goto(&house.url(&format!("/achievements/{GAME}"))).await.expect("the page opens");
    assert_eq!(page.count("main li").await.expect("answered"), 20, "every achievement is listed");
    page.expect_no_errors().await.expect("nothing went wrong");
}

#[tokio::test]
async fn against_a_cowbot_in_english_on_a_desk() {
    a_whole_game_against_a_cowbot(Size::DESKTOP, "en").await;
}

#[tokio::test]
async fn against_a_cowbot_in_polish_on_a_phone() {
    a_whole_game_against_a_cowbot(Size::PHONE, "pl").await;
}

#[tokio::test]
async fn the_deal_of_the_day_is_the_same_for_all_and_played_once() {
    let house = House::open().await;
    let daily = format!("/daily/{GAME}");
    let mut first = Vec::new();
    for (size, language) in [(Size::DESKTOP, "pl"), (Size::PHONE, "en")] {
        let (_person, page) = swift_person(&house, size, language).await;
        page.goto(&house.url(&daily)).await.expect("the page opens");
        page.click("main form button.go").await.expect("it can be played");
        table_opens(&page).await;
        let table = page.url().await.expect("answered");
        assert!(wait_for_turn(&page).await);
        first.push(options(&page).await);
        if size == Size::DESKTOP {
            play_to_the_end(&page, size).await;
            assert!(is_over(&page).await);
        }
        page.goto(&house.url(&daily)).await.expect("the page opens again");
        assert_eq!(page.count("main form").await.expect("answered"), 0, "nobody plays it twice");
        assert_eq!(page.count("table.figures tbody tr").await.expect("answered"), 1, "the finished game is listed");
        expect_tidy(&page, "the deal of the day").await;
        page.click("main a.go").await.expect("it leads back to the table");
        table_opens(&page).await;
        assert_eq!(page.url().await.expect("answered"), table);
        page.expect_no_errors().await.expect("nothing went wrong");
    }
    assert_eq!(first[0], first[1], "everybody is dealt the same");
}
