//! A whole game in words alone: every game that is not drawn is played like this, and any other can be.

use browser::{Page, Size};

use crate::hands::{
    PATIENCE, expect_tidy, games_in_words, is_over, options, play_against_bots, prefer, swift_person, wait_for_turn,
};
use crate::house::House;

/// The most decisions that a person may take in a game.
pub const ENDLESS: usize = 3_000;

/// How many decisions are taken between two looks at the page.
pub const STRIDE: usize = 40;

/// Chooses from the list by clicks, one option after another, until it is over, enough was chosen or something is asked
/// that is worth a look; says how often. Which option it is follows from the number of decisions, so that all kinds of
/// them are met.
pub const PLAY: &str = "async (most, before, worthALook = () => false) => {
  const over = () => !!document.querySelector('#region-end *');
  const listed = () => [...document.querySelectorAll('#region-options .options .option')];
  const ready = () => over() || (listed().length > 0 && !document.body.classList.contains('is-sending'));
  const until = async (holds) => {
    for (const late = performance.now() + 60_000; !holds();) {
      if (performance.now() > late) throw new Error('nothing happens');
      await new Promise((done) => { setTimeout(done, 4); });
    }
  };
  let made = 0;
  for (await until(ready); made < most && !over();) {
    const options = listed();
    options[(before + made) * 7 % options.length].click();
    made += 1;
    await until(ready);
    if (worthALook()) break;
  }
  return made;
}";

async fn in_words_alone(size: Size, language: &str) {
    let house = House::open().await;
    for game in games_in_words() {
        let (_person, page) = swift_person(&house, size, language).await;
        prefer(&page, r#"{"face":"words"}"#).await;
        play_against_bots(&page, game, 2, "beginner").await;
        a_whole_game(&page, game, language).await;
    }
}

async fn a_whole_game(page: &Page, game: &str, language: &str) {
    assert!(wait_for_turn(page).await, "the game has only begun");
    assert_eq!(page.attribute("html", "lang").await.expect("answered").as_deref(), Some(language));
    assert!(page.exists("body.in-words #region-table .section").await.expect("answered"), "{game} is read");
    expect_tidy(page, &format!("the first turn of {game}")).await;
    parts_are_found(page).await;
    options_are_found(page).await;
    what_is_taken_back_can_be_chosen_again(page).await;
    let mut decisions = 0;
    while !is_over(page).await {
        let play = format!("({PLAY})({STRIDE}, {decisions})");
        decisions += page.eval::<usize>(&play).await.unwrap_or_else(|error| panic!("{game}: {error}"));
        assert!(decisions < ENDLESS, "{game} does not end");
        options_are_found(page).await;
    }
    assert!(decisions > 10, "a game of {game} takes decisions, not {decisions}");
    page.wait_for("#region-end .winner").await.expect("somebody has won");
    assert!(page.exists("#region-end .by-part svg").await.expect("answered"), "every part is seen to grow");
    expect_tidy(page, &format!("the end of {game}")).await;
    let said: String = page.read("document.body.innerText").await.expect("the page can be read");
    assert!(!said.contains('⟦'), "{game} lacks a word: {said}");
    page.expect_no_errors().await.expect("nothing went wrong");
}

/// Every part of the table is listed, and its place in the list leads to it.
async fn parts_are_found(page: &Page) {
    let script = "(() => { const face = document.querySelector('.words-face'); \
         return [...document.querySelectorAll('.parts a')].filter((link) => { link.click(); \
           const part = document.getElementById(link.hash.slice(1))?.getBoundingClientRect(); \
           const frame = face.getBoundingClientRect(); \
           return !part || part.top > frame.bottom || part.bottom < frame.top; }).map((link) => link.textContent); })()";
    let lost: Vec<String> = page.read(script).await.expect("the page answers");
    assert!(lost.is_empty(), "these lead nowhere: {lost:?}");
}

/// In a long list one types what one looks for, and Escape shows all again.
async fn options_are_found(page: &Page) {
    let all = options(page).await;
    if !page.exists("#find-option").await.expect("answered") {
        return;
    }
    let words = "[...document.querySelectorAll('#region-options .options .words')].at(-1).textContent";
    let wanted: String = page.read(words).await.expect("the page answers");
    page.type_text("#find-option", &wanted).await.expect("one can type");
    let left = "[...document.querySelectorAll('#region-options .options .option')].filter((one) => one.checkVisibility()) \
         .map((one) => one.dataset.notation)";
    let found: Vec<String> = page.read(left).await.expect("the page answers");
    assert_eq!(found.last(), all.last(), "{wanted}");
    assert!(found.len() < all.len(), "{wanted} is in all of them");
    page.press("Escape").await.expect("keys can be pressed");
    assert_eq!(page.read::<Vec<String>>(left).await.expect("the page answers"), all);
    page.run("document.activeElement.blur()").await.expect("the page answers");
}

/// A decision that can be taken back leaves everything as it was.
async fn what_is_taken_back_can_be_chosen_again(page: &Page) {
    let free = "#region-options .options .option[data-finality=free]";
    if !page.exists(free).await.expect("answered") {
        return;
    }
    let before = options(page).await;
    page.click(free).await.expect("an option can be clicked");
    page.wait_for("#region-controls [data-post=undo]").await.expect("it can be taken back");
    page.click("#region-controls [data-post=undo]").await.expect("it is taken back");
    let same = format!(
        "JSON.stringify([...document.querySelectorAll('#region-options .options .option')] \
         .map((option) => option.dataset.notation)) === {:?}",
        serde_json::to_string(&before).expect("notations can be written")
    );
    page.wait_until(&same, PATIENCE).await.expect("the same can be chosen again");
}

#[tokio::test]
async fn in_english_on_a_desk() {
    in_words_alone(Size::DESKTOP, "en").await;
}

#[tokio::test]
async fn in_polish_on_a_phone() {
    in_words_alone(Size::PHONE, "pl").await;
}
