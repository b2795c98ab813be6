//! How fast a click is answered over a slow connection: a measurement, by `make swift` on a quiet machine.

use std::time::Duration;

use browser::{Delay, Size};

use crate::hands::{PATIENCE, options, play_against_bots, prefer, some_game, wait_for_turn};
use crate::house::{House, chromium};

const ROUND_TRIP: Duration = Duration::from_millis(150);

/// How often is clicked.
const CLICKS: usize = 24;

#[tokio::test]
#[ignore = "measures milliseconds: make swift"]
async fn swift() {
    let house = House::open_alone().await;
    let far = Delay::before(house.address(), ROUND_TRIP).await.expect("a port is free");
    let person = chromium().await.person(Size::DESKTOP).await.expect("there is room");
    let page = person.page(&format!("http://{}/", far.address())).await.expect("the lobby opens");
    prefer(&page, r#"{"speed":"off","confirm":"ask","caution":"never"}"#).await;
    page.reload().await.expect("it opens again");
    play_against_bots(&page, some_game(), 4, "beginner").await;
    assert!(wait_for_turn(&page).await, "the game has only begun");
    let mut times = Vec::new();
    for _ in 0..CLICKS {
        page.wait_until("!document.body.classList.contains('is-sending')", PATIENCE).await.expect("at rest");
        watch(&page).await;
        page.click("#region-options .option").await.expect("clicked");
        page.wait_until("window.clicked?.answered > 0", PATIENCE).await.expect("answered");
        times.push(page.eval::<[f64; 2]>("[clicked.pressed, clicked.answered]").await.expect("measured"));
        // What was decided is taken back, so that the next click is like the first.
        if page.exists("[data-post=undo]").await.expect("answered") {
            page.click("[data-post=undo]").await.expect("taken back");
            page.wait_until("!!document.querySelector('#region-options .option')", PATIENCE).await.expect("back");
        } else {
            assert!(wait_for_turn(&page).await);
        }
    }
    assert!(!options(&page).await.is_empty());
    println!("{CLICKS} clicks, {} ms to the house and back", ROUND_TRIP.as_millis());
    for (which, what) in [(0, "felt"), (1, "answered")] {
        let mut sorted: Vec<f64> = times.iter().map(|pair| pair[which]).collect();
        sorted.sort_by(f64::total_cmp);
        println!(
            "{what:9} best {:6.1} ms, median {:6.1} ms, worst {:6.1} ms",
            sorted[0],
            sorted[CLICKS / 2],
            sorted[CLICKS - 1]
        );
    }
}

/// Notes when the next click is felt, and when the board has changed.
async fn watch(page: &browser::Page) {
    page.run(
        "window.clicked = { pressed: 0, answered: 0 }; \
         addEventListener('pointerdown', () => { \
           const start = performance.now(); \
           requestAnimationFrame(() => { \
             if (document.querySelector('.is-pressed')) clicked.pressed = performance.now() - start; }); \
           addEventListener('click', () => { \
             const clickedAt = performance.now(); \
             const observer = new MutationObserver(() => { \
               clicked.answered = performance.now() - clickedAt; observer.disconnect(); }); \
             observer.observe(document.getElementById('region-options'), { childList: true, subtree: true }); \
           }, { once: true, capture: true }); \
         }, { once: true, capture: true })",
    )
    .await
    .expect("the page can be watched");
}
