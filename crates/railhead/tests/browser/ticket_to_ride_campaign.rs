//! The first three games of a campaign of Ticket to Ride Legacy, by two people at two browsers who click on the map alone:
//! boxes and areas are opened, and everybody sees the same of it.

use browser::{Page, Size};
use wording::Language;

use crate::campaign::{game_of, nothing_sealed_is_here, opened};
use crate::hands::{
    PATIENCE, choose_value, expect_tidy, host_for_two, is_over, meet, swift_person, table_opens, wait_for_turn,
};
use crate::house::House;
use crate::in_words::ENDLESS;
use crate::on_the_board::decide;

const GAME: &str = "ticket-to-ride-legacy";

/// How many decisions are taken between two looks at the page.
const STRIDE: usize = 60;

/// Whatever is read aloud is read and put away, and its title kept.
const READ: &str = "(() => { window.cards = []; const card = document.querySelector('#reading'); \
     const read = () => { while (card.open) { window.cards.push(document.querySelector('#reading-title').textContent); \
       document.querySelector('#reading [data-reading=next]').click(); } }; \
     new MutationObserver(read).observe(card, { attributes: true, attributeFilter: ['open'] }); read(); })()";

/// Areas that are drawn on the map.
const AREAS: &str =
    "[...document.querySelectorAll('#region-scene [data-key^=\"area-\"]')].map((area) => area.dataset.key).sort()";

/// Everything that can be built or could be, by its name.
const STRANDS: &str = "document.querySelectorAll('#region-scene [data-key^=\"strand-\"]').length";

/// Plays one seat to the end of the game.
async fn play(page: &Page, size: Size) {
    page.run(READ).await.expect("the page answers");
    let mut decisions = 0;
    while wait_for_turn(page).await {
        decisions += decide(page, size, STRIDE, decisions).await;
        assert!(decisions < ENDLESS, "the game does not end");
    }
    assert!(is_over(page).await);
}

/// The titles of what was read aloud.
async fn cards(page: &Page) -> Vec<String> {
    page.read("window.cards").await.expect("the page answers")
}

async fn areas(page: &Page) -> Vec<String> {
    page.read(AREAS).await.expect("the page answers")
}

async fn strands(page: &Page) -> usize {
    page.read(STRANDS).await.expect("the page answers")
}

/// From the end of a game to the campaign, and into the next game, which one begins and the other finds.
async fn go_on(at_anna: &Page, at_ola: &Page) {
    for page in [at_anna, at_ola] {
        page.click("#region-end a[href*='/campaigns/']").await.expect("the end leads to the campaign");
        page.wait_for(".campaign .keepsake").await.expect("the campaign has its map");
        expect_tidy(page, "a campaign between two games").await;
    }
    at_anna.click(".next-game form[action$='/next'] button").await.expect("the next game is begun");
    table_opens(at_anna).await;
    at_ola.reload().await.expect("the campaign is still there");
    at_ola.click(".next-game a.go").await.expect("the other finds the table");
    table_opens(at_ola).await;
}

#[tokio::test]
async fn three_games_of_a_campaign_by_two_people() {
    let house = House::open().await;
    let (_anna, at_anna) = swift_person(&house, Size::DESKTOP, "en").await;
    let (_ola, at_ola) = swift_person(&house, Size::PHONE, "pl").await;
    host_for_two(&house, &at_anna, GAME, 0).await;
    choose_value(&at_anna, "[name=\"set-campaign\"]", "new").await;
    meet(&at_anna, &at_ola).await;
    let game = game_of(GAME);
    let (mut known, mut open) = (areas(&at_anna).await, strands(&at_anna).await);
    for number in 1..=3 {
        tokio::join!(play(&at_anna, Size::DESKTOP), play(&at_ola, Size::PHONE));
        for page in [&at_anna, &at_ola] {
            assert!(cards(page).await.len() > 1, "game {number} has a story");
            page.expect_no_errors().await.expect("nothing went wrong");
        }
        nothing_sealed_is_here(&at_anna, game, Language::En).await;
        nothing_sealed_is_here(&at_ola, game, Language::Pl).await;
        if number == 3 {
            break;
        }
        let books = opened(&at_anna, game, Language::En).await;
        assert!(books.iter().any(|book| book.starts_with("box-")), "a box was opened in game {number}: {books:?}");
        go_on(&at_anna, &at_ola).await;
        let (now, drawn) = (areas(&at_anna).await, strands(&at_anna).await);
        assert!(now.len() > known.len() && drawn > open, "the map has grown: {now:?}, {drawn} strands");
        assert_eq!(areas(&at_ola).await, now, "both see the same land");
        (known, open) = (now, drawn);
    }
    watched_again(&at_anna).await;
}

/// The whole campaign can be watched: the first game from its beginning, and then the next.
async fn watched_again(page: &Page) {
    page.click("#region-end a[href*='/campaigns/']").await.expect("the end leads to the campaign");
    page.click(".campaign .watch").await.expect("it can be watched from the first game");
    table_opens(page).await;
    page.wait_until("document.body.classList.contains('is-looking-back')", PATIENCE).await.expect("one looks back");
    let first = page.url().await.expect("an address");
    assert!(first.contains("watch"), "{first}");
    assert!(page.exists("#sequel[hidden]").await.expect("answered"), "the next game waits until this one was seen");
    // A card of the story stops the film until it is read; then it goes on by itself.
    page.wait_until("document.querySelector('#reading').open", PATIENCE).await.expect("the story is told again");
    page.click("#reading [data-reading=next]").await.expect("one reads on");
    let end = "(() => { const reel = document.querySelector('#reel'); reel.value = reel.max; \
         reel.dispatchEvent(new Event('input', { bubbles: true })); })()";
    page.run(READ).await.expect("the page answers");
    page.run(end).await.expect("one can skip to the end");
    page.wait_for("#sequel:not([hidden])").await.expect("the end leads on");
    page.click("#sequel").await.expect("to the next game");
    table_opens(page).await;
    let second = page.url().await.expect("an address");
    let table = |url: &str| url.split('?').next().map(str::to_owned);
    assert!(second.contains("watch") && table(&first) != table(&second), "{first} {second}");
    page.wait_until("document.body.classList.contains('is-looking-back')", PATIENCE).await.expect("at its beginning");
    page.click("[data-step=present]").await.expect("and back to the present");
    page.wait_until("!document.body.classList.contains('is-looking-back')", PATIENCE).await.expect("there");
    page.expect_no_errors().await.expect("nothing went wrong");
}
