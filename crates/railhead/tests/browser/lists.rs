//! Long lists: two steps, headings, free before paid, and what stands beside the board.

use browser::{Page, Size};

use crate::alone::GAME;
use crate::hands::{
    PATIENCE, SIZES, choose_first, expect_tidy, options, play_against_bots, some_game, swift_person, wait_for_turn,
};
use crate::house::House;

/// More than this are not seen at once.
const MOST: usize = 20;

/// What can be seen of the list, headings and options alike.
async fn lines(page: &Page) -> Vec<String> {
    page.read(
        "[...document.querySelectorAll('#region-options :is(summary.opens, .option)')] \
         .filter((line) => line.getClientRects().length && line.checkVisibility()) \
         .map((line) => line.querySelector('.words').textContent)",
    )
    .await
    .expect("there is a list")
}

/// Clicks the line of the list that opens to most others of its kind.
async fn open_fold(page: &Page, kind: &str) {
    let slot = format!(
        "(() => {{ const seen = (fold) => fold.getClientRects().length && fold.checkVisibility() && !fold.open; \
         const folds = [...document.querySelectorAll('#region-options details.{kind}')].filter(seen); \
         const size = (fold) => fold.querySelectorAll('.option').length; \
         return folds.sort((a, b) => size(b) - size(a))[0].dataset.slot; }})()"
    );
    let slot: String = page.read(&slot).await.expect("there is something to open");
    page.click(&format!("#region-options [data-slot=\"{slot}\"] > summary")).await.expect("it opens");
}

#[tokio::test]
async fn the_first_decision_is_taken_in_two_steps() {
    let house = House::open().await;
    for size in SIZES {
        for language in ["en", "pl"] {
            let (_person, page) = swift_person(&house, size, language).await;
            play_against_bots(&page, GAME, 4, "beginner").await;
            assert!(wait_for_turn(&page).await, "the game has only begun");
            let all = options(&page).await;
            assert!(all.len() > MOST, "there are many: {}", all.len());
            let seen = lines(&page).await;
            assert!((2..=MOST).contains(&seen.len()), "{language}: {seen:?}");
            expect_tidy(&page, "the folded list").await;
            // The region, the space, the card.
            open_fold(&page, "option-group").await;
            let within = lines(&page).await;
            assert!(within.len() > seen.len() && within.len() <= MOST, "{language}: {within:?}");
            let places = page.count("#region-options details.option-group[open]").await.expect("answered");
            assert_eq!(places, 1, "one heading is open at a time");
            open_fold(&page, "part").await;
            let cards = lines(&page).await.len() - within.len();
            assert!((2..=3).contains(&cards), "{cards} cards lead there");
            expect_tidy(&page, "the open list").await;
            choose_first(&page).await;
            page.wait_until("!document.body.classList.contains('is-sending')", PATIENCE).await.expect("answered");
            assert_ne!(options(&page).await, all, "it was decided");
            page.expect_no_errors().await.expect("nothing went wrong");
        }
    }
}

#[tokio::test]
async fn what_is_free_stands_before_what_is_paid_for() {
    let house = House::open().await;
    let (_person, page) = swift_person(&house, Size::DESKTOP, "en").await;
    play_against_bots(&page, GAME, 2, "beginner").await;
    assert!(wait_for_turn(&page).await);
    let paid = "[...document.querySelectorAll('#region-options details.option-group')].map((group) => \
         [...group.querySelectorAll(':scope > .options > li')].map((line) => \
           / for \\d+ gold/.test(line.querySelector('.words').textContent)))";
    let groups: Vec<Vec<bool>> = page.read(paid).await.expect("there are groups");
    assert!(
        groups.len() > 2 && groups.iter().any(|group| group.contains(&true) && group.contains(&false)),
        "{groups:?}"
    );
    for group in groups {
        assert!(group.is_sorted(), "free before paid: {group:?}");
    }
}

#[tokio::test]
async fn keys_reach_every_line() {
    let house = House::open().await;
    let (_person, page) = swift_person(&house, Size::DESKTOP, "en").await;
    play_against_bots(&page, GAME, 2, "beginner").await;
    assert!(wait_for_turn(&page).await);
    let before = options(&page).await;
    page.press("1").await.expect("pressed");
    page.wait_for("#region-options details.option-group[open]").await.expect("the first heading opens");
    // The second line is the first space; its first card is the third.
    page.press("2").await.expect("pressed");
    if page.exists("#region-options details.part[open]").await.expect("answered") {
        page.press("3").await.expect("pressed");
    }
    let decided = format!(
        "!document.body.classList.contains('is-sending') && \
         document.querySelectorAll('#region-options .option').length !== {}",
        before.len()
    );
    page.wait_until(&decided, PATIENCE).await.expect("it was decided by keys alone");
}

#[tokio::test]
async fn a_card_says_what_it_does_beside_it() {
    let house = House::open().await;
    for (language, game) in
        ["en", "pl"].into_iter().flat_map(|language| [some_game(), GAME].map(|game| (language, game)))
    {
        let (_person, page) = swift_person(&house, Size::DESKTOP, language).await;
        play_against_bots(&page, game, 3, "beginner").await;
        assert!(wait_for_turn(&page).await);
        let pointed = "#region-hand [data-options][data-lens], #region-plates [data-options][data-lens], \
                       #region-scene [data-options][data-lens]";
        page.hover(pointed).await.expect("it can be pointed at");
        page.wait_for(".tip .what").await.expect("a sentence says what it is");
        let sentence = page.text(".tip .what").await.expect("answered");
        assert!(sentence.ends_with(['.', '!', '?', '…']) && !sentence.contains('\n'), "one sentence: {sentence}");
        // It covers nothing that can be chosen.
        let covered = format!(
            "(() => {{ const tip = document.querySelector('.tip').getBoundingClientRect(); \
             const pointed = document.querySelector({pointed:?}); \
             const over = (box) => Math.min(tip.right, box.right) - Math.max(tip.left, box.left) > 1 \
               && Math.min(tip.bottom, box.bottom) - Math.max(tip.top, box.top) > 1; \
             return [...document.querySelectorAll('#region-hand [data-options], #region-plates [data-options]')] \
               .filter((one) => over(one.getBoundingClientRect())).map((one) => one.dataset.key); }})()"
        );
        let covered: Vec<String> = page.read(&covered).await.expect("measured");
        assert!(covered.is_empty(), "{game}: {covered:?}");
    }
}

/// On a phone one thing is shown at a time.
#[tokio::test]
async fn a_tap_opens_one_thing() {
    let house = House::open().await;
    for language in ["en", "pl"] {
        for game in [some_game(), GAME] {
            let (_person, page) = swift_person(&house, Size::PHONE, language).await;
            play_against_bots(&page, game, 3, "beginner").await;
            assert!(wait_for_turn(&page).await);
            page.click("#region-hand [data-options], #region-plates [data-options]").await.expect("tapped");
            let shown = "[...document.querySelectorAll('#preview, .choice-menu, .tip, .bubble')] \
                         .filter((one) => one.childNodes.length && one.checkVisibility()).length";
            page.wait_until(&format!("({shown}) === 1"), PATIENCE).await.expect("one thing, not more");
        }
    }
}

/// While something is chosen on a phone, one's own things are in sight, and so is what is asked about.
#[tokio::test]
async fn a_phone_shows_what_is_mine_and_what_is_asked() {
    let house = House::open().await;
    for language in ["en", "pl"] {
        for game in [some_game(), GAME] {
            let (_person, page) = swift_person(&house, Size::PHONE, language).await;
            play_against_bots(&page, game, 3, "beginner").await;
            for turn in 0..6 {
                if !wait_for_turn(&page).await {
                    break;
                }
                assert!(page.is_seen("#people .seat.you .seat-body").await.expect("answered"), "{game}, turn {turn}");
                let out_of_sight = "(() => { const scene = document.querySelector('#region-scene .scene'); \
                     const frame = scene.getBoundingClientRect(); const lit = [...scene.querySelectorAll('[data-options]')]; \
                     const inside = (box) => box.left >= frame.left - 2 && box.right <= frame.right + 2 \
                       && box.top >= frame.top - 2 && box.bottom <= frame.bottom + 2; \
                     return lit.length > 0 && !lit.some((one) => inside(one.getBoundingClientRect())); })()";
                page.wait_until(&format!("!({out_of_sight})"), PATIENCE)
                    .await
                    .expect("the scene goes where it is asked");
                expect_tidy(&page, &format!("{game} in {language}, turn {turn}")).await;
                choose_first(&page).await;
                page.wait_until("!document.body.classList.contains('is-sending')", PATIENCE).await.expect("answered");
            }
        }
    }
}
