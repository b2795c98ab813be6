//! What is asked before it cannot be taken back, and what waits because it can.

use browser::{Page, Size};

use crate::hands::{PATIENCE, SIZES, choose_first, play_against_bots, prefer, some_game, swift_person, wait_for_turn};
use crate::house::House;

/// The first option of the list with this finality, if it has one.
async fn notation(page: &Page, finality: &str) -> Option<String> {
    let script = format!(
        "[...document.querySelectorAll('#region-options .options .option')] \
         .find((option) => option.dataset.finality === '{finality}')?.dataset.notation ?? null"
    );
    page.read(&script).await.expect("answered")
}

/// Plays on until an option of this finality is offered.
async fn play_until(page: &Page, finality: &str) -> String {
    for _ in 0..200 {
        assert!(wait_for_turn(page).await, "the game goes on");
        if let Some(found) = notation(page, finality).await {
            return found;
        }
        choose_first(page).await;
        page.wait_until("!document.body.classList.contains('is-sending')", PATIENCE).await.expect("answered");
        if page.is_seen("#preview .go").await.expect("answered") {
            page.click("#preview .go").await.expect("done");
            page.wait_until("!document.body.classList.contains('is-sending')", PATIENCE).await.expect("answered");
        }
    }
    panic!("nothing is {finality}");
}

#[tokio::test]
async fn what_cannot_be_taken_back_is_asked_about_in_the_first_games() {
    let house = House::open().await;
    for (size, language) in SIZES.into_iter().zip(["en", "pl"]) {
        let (_person, page) = swift_person(&house, size, language).await;
        prefer(&page, r#"{"caution":"first-games"}"#).await;
        play_against_bots(&page, some_game(), 3, "beginner").await;
        let found = play_until(&page, "final").await;
        let option = format!("#region-options [data-notation=\"{found}\"]");
        page.click(&option).await.expect("clicked");
        page.wait_for("#preview .go").await.expect("it is asked about");
        assert!(page.exists(&option).await.expect("answered"), "nothing has been done yet");
        page.click("#preview .let-go").await.expect("one may think again");
        page.wait_gone("#preview .go").await.expect("it is not asked any more");
        page.click(&option).await.expect("clicked");
        page.click("#preview .go").await.expect("done");
        page.wait_gone("#preview .go").await.expect("it is done");
        page.expect_no_errors().await.expect("nothing went wrong");
    }
}

#[tokio::test]
async fn who_does_not_want_to_be_asked_is_not() {
    let house = House::open().await;
    let (_person, page) = swift_person(&house, Size::DESKTOP, "en").await;
    play_against_bots(&page, some_game(), 3, "beginner").await;
    let found = play_until(&page, "final").await;
    page.click(&format!("#region-options [data-notation=\"{found}\"]")).await.expect("clicked");
    let moved_on = format!(
        "document.querySelector('#region-options [data-notation=\"{found}\"].is-chosen') || \
         !document.querySelector('#preview .go')"
    );
    page.wait_until(&moved_on, PATIENCE).await.expect("it is sent at once");
    assert!(!page.exists("#preview .go").await.expect("answered"));
}

/// Takes decisions that are held until one of them waits for its button. On a busy machine three seconds may be over before the
/// page has been drawn.
async fn decide_until_it_is_held(page: &Page) {
    let waits = "!!document.querySelector('[data-post=confirm]:not([data-left])')";
    let settled = format!(
        "({waits}) || (!document.querySelector('[data-post=confirm]') && !document.body.classList.contains('is-sending'))"
    );
    for _ in 0..8 {
        let found = play_until(page, "held").await;
        page.click(&format!("#region-options [data-notation=\"{found}\"]")).await.expect("clicked");
        page.wait_until(&settled, PATIENCE).await.expect("it is held, or confirms itself");
        if page.read(waits).await.expect("answered") {
            return;
        }
        page.press("Escape").await.expect("the menu is closed");
    }
    panic!("no decision waits for its button");
}

#[tokio::test]
async fn a_held_decision_waits_while_its_player_reads() {
    let house = House::open().await;
    for size in SIZES {
        let (_person, page) = swift_person(&house, size, "en").await;
        prefer(&page, r#"{"confirm":"seconds"}"#).await;
        play_against_bots(&page, some_game(), 3, "beginner").await;
        // A menu is opened as soon as the decision waits, however slow the test is.
        page.run(
            "new MutationObserver(() => { document.getElementById('menu-prefs').open ||= \
             !!document.querySelector('[data-post=confirm][data-left]'); }) \
             .observe(document.getElementById('region-options'), { childList: true, subtree: true })",
        )
        .await
        .expect("watched");
        decide_until_it_is_held(&page).await;
        page.press("Escape").await.expect("closed");
        page.click("[data-post=confirm]").await.expect("confirmed by the button");
        page.wait_gone("[data-post=confirm]").await.expect("it is done");
    }
}

#[tokio::test]
async fn nothing_looks_locked() {
    let house = House::open().await;
    let (_person, page) = swift_person(&house, Size::DESKTOP, "en").await;
    play_against_bots(&page, some_game(), 3, "beginner").await;
    play_until(&page, "final").await;
    let icons = "[...document.querySelectorAll('#region-options .option .finality use')].map((use) => use.getAttribute('href'))";
    let icons: Vec<String> = page.read(icons).await.expect("answered");
    assert!(icons.iter().all(|icon| icon == "#i-undo"), "an arrow where it can be undone, and nothing else: {icons:?}");
    let told = "[...document.querySelectorAll('#region-options .option .finality')].every((mark) => mark.title)";
    assert!(page.read::<bool>(told).await.expect("answered"), "words on hover");
}
