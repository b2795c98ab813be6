//! Pictures of the house for people who have not seen it: `make pictures`.

use std::path::{Path, PathBuf};

use browser::{Page, Size};

use crate::alone::GAME;
use crate::hands::{PATIENCE, decide, options, play_against_bots, some_game, swift_person, wait_for_turn};
use crate::house::House;
use crate::learning;
use crate::reachable::a_busy_house;

pub fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/pictures")
}

pub async fn take(page: &Page, what: &str, size: Size) {
    let name = if size == Size::PHONE { "phone" } else { "desk" };
    // Somebody with a mouse sees the whole board; the browser of a test has none.
    if size == Size::DESKTOP {
        page.run("document.querySelector('[data-zoom=\"fit\"]')?.click()").await.expect("all of it is shown");
    }
    // What moves comes to rest, and no mark of the last click is left.
    tokio::time::sleep(std::time::Duration::from_millis(900)).await;
    page.screenshot(folder().join(format!("{what}-{name}.png"))).await.expect("a picture can be taken");
}

/// What the table shows now, if it is worth a picture.
async fn sight(page: &Page) -> &'static str {
    let dark = page.exists("#region-scene [data-mood]").await.expect("answered");
    let hand = page.exists("#region-hand [data-options]").await.expect("answered");
    match (dark, hand) {
        (true, _) => "tunnel",
        (false, true) => "planning",
        (false, false) => "heist",
    }
}

#[tokio::test]
#[ignore = "writes pictures for the README: `make pictures`"]
async fn pictures_of_the_lobby_and_of_a_table() {
    std::fs::create_dir_all(folder()).expect("the folder can be made");
    for size in [Size::DESKTOP, Size::PHONE] {
        let house = House::open().await;
        let (_person, page) = swift_person(&house, size, "en").await;
        a_busy_house(&house, &page, 3, 2, "en").await;
        take(&page, "lobby", size).await;
        let mut missing = vec!["planning", "tunnel", "heist"];
        for _ in 0..6 {
            page.goto(&house.url("/")).await.expect("the lobby opens");
            play_against_bots(&page, some_game(), 4, "easy").await;
            let mut decisions = 0;
            while wait_for_turn(&page).await {
                let now = sight(&page).await;
                // A table is worth looking at once something has happened at it.
                if decisions > 6 && missing.contains(&now) {
                    missing.retain(|what| *what != now);
                    take(&page, now, size).await;
                }
                decide(&page, 0, size).await;
                decisions += 1;
            }
            page.wait_until("!!document.querySelector('#region-end .winner')", PATIENCE).await.expect("it ends");
            if missing.is_empty() {
                break;
            }
        }
        assert!(missing.is_empty(), "no game had a {missing:?}");
        take(&page, "end", size).await;
    }
}

/// What came of somebody's cards, and what the round brought everybody.
#[tokio::test]
#[ignore = "writes pictures for the README: `make pictures`"]
async fn pictures_of_a_result() {
    std::fs::create_dir_all(folder()).expect("the folder can be made");
    for size in [Size::DESKTOP, Size::PHONE] {
        let house = House::open().await;
        let (_person, page) = swift_person(&house, size, "en").await;
        play_against_bots(&page, some_game(), 3, "easy").await;
        while !page.is_seen("#results .tally").await.expect("answered") {
            assert!(wait_for_turn(&page).await, "the game ended before a round was summed up");
            if !page.is_seen("#results .tally").await.expect("answered") {
                decide(&page, 0, size).await;
            }
        }
        take(&page, "result", size).await;
    }
}

#[tokio::test]
#[ignore = "writes pictures for the README: `make pictures`"]
async fn pictures_of_a_sheet() {
    std::fs::create_dir_all(folder()).expect("the folder can be made");
    for size in [Size::DESKTOP, Size::PHONE] {
        let house = House::open().await;
        let (_person, page) = swift_person(&house, size, "en").await;
        play_against_bots(&page, GAME, 3, "easy").await;
        for decisions in 0.. {
            assert!(wait_for_turn(&page).await, "the game ended before there was a picture");
            // The beginning of a turn, with much to choose from and much on the sheet already.
            if decisions > 20 && options(&page).await.len() > 12 {
                break;
            }
            page.run(MIDDLE).await.expect("something in the middle of the list is chosen");
            page.wait_until("!document.body.classList.contains('is-sending')", PATIENCE).await.expect("answered");
        }
        take(&page, "sheet", size).await;
    }
}

/// The guide to a first game, and its table with the first thing that newcomers are told.
#[tokio::test]
#[ignore = "writes pictures for the README: `make pictures`"]
async fn pictures_of_a_first_game() {
    std::fs::create_dir_all(folder()).expect("the folder can be made");
    for size in [Size::DESKTOP, Size::PHONE] {
        let house = House::open().await;
        let (_person, page) = swift_person(&house, size, "en").await;
        page.goto(&house.url(&format!("/rules/{}/first-game", some_game()))).await.expect("the guide opens");
        page.wait_until("[...document.images].some((img) => img.complete)", PATIENCE).await.expect("it is drawn");
        take(&page, "guide", size).await;
        learning::begin(&house, &page, some_game()).await;
        assert!(wait_for_turn(&page).await);
        page.wait_for(".is-taught .lesson").await.expect("something is explained");
        take(&page, "first-game", size).await;
    }
}

/// Chooses what stands in the middle of the list, so that all parts of the sheet are used.
const MIDDLE: &str = "(() => { const all = document.querySelectorAll('#region-options .option'); \
    all[Math.floor(all.length / 2)].click(); })()";

#[tokio::test]
#[ignore = "writes pictures for the README: `make pictures`"]
async fn pictures_of_a_trail() {
    std::fs::create_dir_all(folder()).expect("the folder can be made");
    for size in [Size::DESKTOP, Size::PHONE] {
        let house = House::open().await;
        let (_person, page) = swift_person(&house, size, "en").await;
        play_against_bots(&page, "great-western-trail", 3, "easy").await;
        assert!(wait_for_turn(&page).await, "the game has only begun");
        take(&page, "trail-start", size).await;
        // A beginning of a turn in the middle of the game, and a herd that has just been shown in Kansas City.
        let mut missing = vec![("go ", "trail"), ("deliver ", "kansas-city")];
        for decisions in 0.. {
            if !wait_for_turn(&page).await {
                break;
            }
            let asked = options(&page).await;
            let worth = missing.iter().position(|(notation, _)| asked.iter().any(|one| one.starts_with(notation)));
            if let Some(found) = worth.filter(|_| decisions > 60) {
                let (_, what) = missing.remove(found);
                take(&page, what, size).await;
                if what == "trail" {
                    page.click("[data-sheet=\"0\"]").await.expect("a ranch can be opened");
                    page.wait_for("dialog[open] .gw-sheet").await.expect("it opens");
                    take(&page, "ranch", size).await;
                    page.press("Escape").await.expect("keys can be pressed");
                }
            }
            page.run(MIDDLE).await.expect("something in the middle of the list is chosen");
            page.wait_until("!document.body.classList.contains('is-sending')", PATIENCE).await.expect("answered");
        }
        assert!(missing.is_empty(), "the game had no {missing:?}");
        page.wait_until("!!document.querySelector('#region-end .winner')", PATIENCE).await.expect("it ends");
        take(&page, "trail-end", size).await;
    }
}
