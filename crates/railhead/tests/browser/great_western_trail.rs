//! Great Western Trail on its board: whole games by clicks on elements alone, one that is watched, one against Sam, and a
//! turn that is looked at before it is taken, and taken back.

use browser::{Page, Size};

use crate::hands::{
    PATIENCE, choose_value, expect_tidy, is_over, open_and_begin, options, play_against_bots, prefer, swift_person,
    wait_for_turn,
};
use crate::house::House;
use crate::in_words::{ENDLESS, PLAY, STRIDE};
use crate::on_the_board::decide;

const GAME: &str = "great-western-trail";

/// The page is tidy in both languages; the game goes on in the second.
async fn expect_tidy_in(page: &Page, languages: [&str; 2], what: &str) {
    for language in languages {
        prefer(page, &format!(r#"{{"language":"{language}"}}"#)).await;
        page.reload().await.expect("the table opens again");
        wait_for_turn(page).await;
        assert_eq!(page.attribute("html", "lang").await.expect("answered").as_deref(), Some(language));
        expect_tidy(page, &format!("{what} in {language}")).await;
    }
}

/// A whole game against a bot, by turns in both languages.
async fn on_the_board_alone(size: Size) {
    let house = House::open().await;
    let (_person, page) = swift_person(&house, size, "pl").await;
    play_against_bots(&page, GAME, 2, "beginner").await;
    assert!(wait_for_turn(&page).await, "the game has only begun");
    let mut decisions = 0;
    for languages in [["pl", "en"], ["en", "pl"]].into_iter().cycle() {
        expect_tidy_in(&page, languages, &format!("after {decisions} decisions")).await;
        if is_over(&page).await {
            break;
        }
        decisions += decide(&page, size, STRIDE, decisions).await;
        assert!(decisions < ENDLESS, "the game does not end");
    }
    assert!(decisions > 50, "a game takes decisions, not {decisions}");
    page.wait_for("#region-end .winner").await.expect("somebody has won");
    page.expect_no_errors().await.expect("nothing went wrong");
}

#[tokio::test]
async fn by_clicks_on_the_board_of_a_desk() {
    on_the_board_alone(Size::DESKTOP).await;
}

#[tokio::test]
async fn by_taps_on_the_board_of_a_phone() {
    on_the_board_alone(Size::PHONE).await;
}

#[tokio::test]
async fn four_play_and_somebody_watches_to_the_end() {
    let house = House::open().await;
    let (_player, page) = swift_person(&house, Size::DESKTOP, "en").await;
    // Who plays reads; who watches looks at the board.
    prefer(&page, r#"{"face":"words"}"#).await;
    play_against_bots(&page, GAME, 4, "beginner").await;
    assert!(wait_for_turn(&page).await, "the game has only begun");
    let (_stranger, watching) = swift_person(&house, Size::DESKTOP, "pl").await;
    watching.goto(&page.url().await.expect("answered")).await.expect("anybody with the link may watch");
    let mut decisions = 0;
    while !is_over(&page).await {
        let play = format!("({PLAY})({STRIDE}, {decisions})");
        decisions += page.eval::<usize>(&play).await.expect("the game goes on");
        assert!(decisions < ENDLESS, "the game does not end");
        assert!(!watching.exists("#region-hand svg, #region-scene [data-options]").await.expect("answered"));
        // Who watches is shown one step after the other, and may be some behind.
        watching.wait_for("#region-scene [data-key=\"rancher-3\"]").await.expect("all are seen");
    }
    watching.wait_until("!!document.querySelector('#region-end .winner')", PATIENCE).await.expect("the end is seen");
    expect_tidy(&watching, "the end").await;
    ranches_open(&watching, 4).await;
    for page in [&page, &watching] {
        page.expect_no_errors().await.expect("nothing went wrong");
    }
}

/// Everybody's ranch is opened from their panel, and closed again.
async fn ranches_open(page: &Page, players: usize) {
    for seat in 0..players {
        page.run(&format!("document.querySelector('[data-sheet=\"{seat}\"]').click()")).await.expect("clicked");
        page.wait_until("!!document.querySelector('dialog[open] .gw-sheet')", PATIENCE).await.expect("it opens");
        page.press("Escape").await.expect("keys can be pressed");
        page.wait_until("!document.querySelector('dialog[open]')", PATIENCE).await.expect("it closes");
    }
}

#[tokio::test]
async fn alone_against_sam() {
    let house = House::open().await;
    let (_person, page) = swift_person(&house, Size::DESKTOP, "pl").await;
    page.goto(&house.url(&format!("/host/{GAME}"))).await.expect("the form opens");
    choose_value(&page, "[name=\"set-players\"]", "1").await;
    open_and_begin(&page).await;
    assert!(wait_for_turn(&page).await, "the game has only begun");
    expect_tidy(&page, "the first turn against Sam").await;
    assert!(page.exists("[data-key=\"seat-1-card\"]").await.expect("answered"), "Sam sits opposite");
    let mut decisions = 0;
    while !is_over(&page).await {
        decisions += decide(&page, Size::DESKTOP, STRIDE, decisions).await;
        assert!(decisions < ENDLESS, "the game does not end");
        expect_tidy(&page, &format!("after {decisions} decisions against Sam")).await;
    }
    page.wait_for("#region-end .end").await.expect("it is over");
    page.expect_no_errors().await.expect("nothing went wrong");
}

/// Plays on until a way can be chosen.
async fn until_a_way_is_asked_for(page: &Page) {
    let asked = "() => !!document.querySelector('#region-options [data-notation^=\"go \"]')";
    for decisions in 0.. {
        assert!(wait_for_turn(page).await, "the game ended before anybody moved");
        if options(page).await.iter().any(|one| one.starts_with("go ")) {
            return;
        }
        page.eval::<usize>(&format!("({PLAY})(1, {decisions}, {asked})")).await.expect("the game goes on");
    }
}

/// A way is seen before it is taken: the road, the steps and what is paid. One click carries it out, however far it is, and
/// it can be taken back; what cannot be reached says why.
#[tokio::test]
async fn a_way_is_looked_at_taken_and_taken_back() {
    let house = House::open().await;
    let (_person, page) = swift_person(&house, Size::DESKTOP, "en").await;
    play_against_bots(&page, GAME, 2, "beginner").await;
    until_a_way_is_asked_for(&page).await;
    let before = options(&page).await;
    let place = "document.querySelector('[data-key=\"rancher-0\"]').closest('[transform]').getAttribute('transform')";
    let home: String = page.read(place).await.expect("the rancher stands somewhere");

    // The farthest space that one way alone leads to.
    let farthest = "(() => { const steps = (one) => Number(one.querySelector('.gw-steps + text')?.textContent ?? 0); \
         const single = [...document.querySelectorAll('#region-scene [data-key^=\"site-\"][data-options]')] \
           .filter((one) => !one.dataset.options.includes(' ')); \
         return single.sort((a, b) => steps(b) - steps(a))[0].dataset.key; })()";
    let far: String = page.read(farthest).await.expect("some space can be reached");
    let space = format!("[data-key=\"{far}\"]");
    page.hover(&space).await.expect("it can be pointed at");
    page.wait_for(".gw-way.is-pointed").await.expect("the road lights up");
    let told = "document.querySelector('.tip')?.textContent ?? ''";
    let told: String = page.read(told).await.expect("something is told");
    assert!(told.contains("step"), "the way is told beforehand: {told:?}");

    page.click(&space).await.expect("it can be clicked");
    let gone = format!("{place} !== {home:?}");
    page.wait_until(&gone, PATIENCE).await.expect("the rancher goes all the way");
    assert!(wait_for_turn(&page).await);
    page.click("[data-post=\"undo\"]").await.expect("it can be taken back");
    page.wait_until(&format!("{place} === {home:?}"), PATIENCE).await.expect("the rancher is back");
    assert!(wait_for_turn(&page).await);
    assert_eq!(options(&page).await, before, "everything can be chosen again");

    page.click("[data-key=\"site-kansas-city\"][data-why]").await.expect("it can be tried");
    page.wait_until("!!document.querySelector('.bubble a[href*=\"GWT-MOVE\"]')", PATIENCE).await.expect("it says why");
    page.expect_no_errors().await.expect("nothing went wrong");
}
