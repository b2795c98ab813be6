//! Time, shown honestly: results are seen, the future is not, and the way back leads to the present again.

use browser::{Page, Size};

use crate::hands::{
    PATIENCE, decide, drawn_games, expect_tidy, is_over, play_against_bots, prefer, swift_person, wait_for_turn,
};
use crate::house::House;

/// Every drawn game on both sizes, and each size in both languages.
fn everywhere() -> impl Iterator<Item = (&'static str, Size, &'static str)> {
    let ways = [(Size::DESKTOP, "en"), (Size::PHONE, "pl"), (Size::DESKTOP, "pl"), (Size::PHONE, "en")];
    drawn_games().enumerate().flat_map(move |(i, game)| {
        ways.into_iter().skip(2 * (i % 2)).take(2).map(move |(size, language)| (game, size, language))
    })
}

/// A box of the page, as far as its frame shows it.
const COVERED: &str = "(() => { \
    const card = document.querySelector('.results-card').getBoundingClientRect(); \
    const seen = (element) => { const box = element.getBoundingClientRect(); \
      const frame = element.closest('#region-scene, #region-hand, #region-options, #region-plates')?.getBoundingClientRect() ?? box; \
      return { left: Math.max(box.left, frame.left), right: Math.min(box.right, frame.right), \
        top: Math.max(box.top, frame.top), bottom: Math.min(box.bottom, frame.bottom) }; }; \
    const over = ({ left, right, top, bottom }) => left < right && top < bottom \
      && left < card.right - 1 && right > card.left + 1 && top < card.bottom - 1 && bottom > card.top + 1; \
    return [...document.querySelectorAll('#region-options .option, [data-options]')].filter((one) => over(seen(one))) \
      .map((one) => one.outerHTML.slice(0, 90)); })()";

async fn decide_until_there_is_a_result(page: &Page, size: Size) {
    let mut decisions = 0;
    while wait_for_turn(page).await {
        if page.exists("#results:not([hidden]) .result").await.expect("answered") {
            // It comes up softly, and goes by itself unless somebody is at it.
            page.run("document.querySelector('#results button').focus()").await.expect("it can be held");
            page.wait_for("#results .result").await.expect("it comes up");
            return;
        }
        decide(page, decisions, size).await;
        decisions += 1;
        assert!(decisions < 80, "nothing ever comes of anything");
    }
    panic!("the game ended without any result");
}

#[tokio::test]
async fn a_result_stays_until_the_next_tap_and_covers_nothing_to_choose() {
    let house = House::open().await;
    for (game, size, language) in everywhere() {
        let (_person, page) = swift_person(&house, size, language).await;
        play_against_bots(&page, game, 3, "beginner").await;
        decide_until_there_is_a_result(&page, size).await;
        let words = page.text("#results").await.expect("it says something");
        assert!(words.trim().len() > 8, "{game}: {words}");
        assert_eq!(page.attribute("#results", "role").await.expect("answered").as_deref(), Some("status"));
        let covered: Vec<String> = page.read(COVERED).await.expect("measured");
        assert!(covered.is_empty(), "{game} {size:?}: the card lies over {covered:#?}");
        expect_tidy(&page, &format!("a result of {game} in {language}")).await;
        page.press("Escape").await.expect("pressed");
        page.wait_gone("#results").await.expect("Escape puts it away");
        // The same by a tap, anywhere.
        decide_until_there_is_a_result(&page, size).await;
        page.click("#results button").await.expect("it can be tapped away");
        page.wait_gone("#results").await.expect("it is gone");
        page.expect_no_errors().await.expect("nothing went wrong");
    }
}

/// Watches that nothing can be chosen, and nothing is asked, while something is told; and counts what is played.
async fn watch(page: &Page) {
    page.run(
        "window.told = { told: 0, early: [], played: 0 }; \
         const send = window.fetch; \
         window.fetch = (address, options) => { \
           if (String(address).endsWith('/play')) told.played += 1; return send(address, options); }; \
         const look = () => { \
           if (!document.body.classList.contains('is-telling')) return; \
           told.told += 1; \
           const choosable = document.querySelectorAll('#region-options .option, [data-options]').length; \
           if (choosable) told.early.push(`${choosable} options`); \
           if (!document.querySelector('#region-prompt .telling')) told.early.push(document.querySelector('#region-prompt').textContent); \
           const [cards, counted] = [document.querySelectorAll('#region-hand .ce-card').length, document.querySelector('[data-key=panel-0-hand]')]; \
           if (counted && cards > Number(counted.textContent)) told.early.push(`${cards} cards of ${counted.textContent}`); }; \
         new MutationObserver(() => requestAnimationFrame(look)).observe(document.body, \
           { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] })",
    )
    .await
    .expect("the page can be watched");
}

/// Decides until something is told step by step.
async fn decide_until_something_is_told(page: &Page, size: Size) {
    for decision in 0..60 {
        let next = "document.body.classList.contains('is-telling') || !!document.querySelector('#region-options .options .option, #region-end *')";
        page.wait_until(next, PATIENCE).await.expect("something happens");
        if page.exists("body.is-telling").await.expect("answered") {
            return;
        }
        assert!(!is_over(page).await, "nothing was told step by step");
        // What is told may begin at any moment, and takes away what was to be clicked.
        page.wait_until("!document.body.matches('.is-fresh, .is-sending')", PATIENCE).await.expect("at rest");
        if page.exists("body.is-telling").await.expect("answered") {
            return;
        }
        decide(page, 2 * decision, size).await;
    }
    panic!("nothing was told step by step");
}

#[tokio::test]
async fn what_is_still_to_come_is_neither_shown_nor_chosen_by_skipping() {
    let house = House::open().await;
    for (game, size, language) in everywhere() {
        let (_person, page) = swift_person(&house, size, language).await;
        prefer(&page, r#"{"speed":"slow"}"#).await;
        play_against_bots(&page, game, 3, "beginner").await;
        watch(&page).await;
        decide_until_something_is_told(&page, size).await;
        let played: usize = page.eval("told.played").await.expect("counted");
        // A tap where options will stand jumps to the present, and chooses none of them.
        page.click("#region-hand, .telling-note").await.expect("it can be tapped");
        page.wait_until("!document.body.classList.contains('is-telling')", PATIENCE).await.expect("it jumps");
        page.wait_until("!document.body.classList.contains('is-sending')", PATIENCE).await.expect("at rest");
        let (after, early): (usize, Vec<String>) = page.eval("[told.played, told.early]").await.expect("counted");
        assert_eq!(after, played, "{game}: skipping chose something");
        assert!(early.is_empty(), "{game} {size:?} {language}: too early: {early:?}");
        assert!(!page.exists("#region-prompt .telling").await.expect("answered"), "the present asks again");
        page.expect_no_errors().await.expect("nothing went wrong");
    }
}

/// How far the story is from showing its last line.
const FROM_THE_END: &str = "(() => { const log = document.getElementById('region-log'); return log.scrollHeight - log.scrollTop - log.clientHeight; })()";

async fn open_story(page: &Page, size: Size) {
    if size == Size::PHONE {
        page.click("#tab-story").await.expect("the story has a tab");
    }
}

async fn open_table(page: &Page, size: Size) {
    if size == Size::PHONE {
        page.click("#tab-table").await.expect("the table has a tab");
    }
}

#[tokio::test]
async fn looking_back_begins_with_the_last_thing_and_ends_where_the_story_follows_again() {
    let house = House::open().await;
    for (game, size, language) in everywhere() {
        let (_person, page) = swift_person(&house, size, language).await;
        play_against_bots(&page, game, 3, "beginner").await;
        for decision in 0..14 {
            assert!(wait_for_turn(&page).await);
            decide(&page, decision, size).await;
        }
        assert!(wait_for_turn(&page).await);
        let asked = page.text("#region-prompt").await.expect("something is asked");
        open_story(&page, size).await;
        page.click(".reopen").await.expect("one can look back");
        page.wait_until("document.body.classList.contains('is-looking-back') && document.getElementById('moment').textContent !== ''", PATIENCE)
            .await
            .expect("it opens");
        let at_the_end = "Number(document.getElementById('reel').value) === Number(document.getElementById('reel').max) \
             && Number(document.getElementById('reel').max) > 10";
        assert!(page.read::<bool>(at_the_end).await.expect("answered"), "{game}: it begins with the last thing");
        page.wait_for("#region-prompt .telling b").await.expect("the header is of that moment");
        assert!(page.count("#rounds button").await.expect("answered") > 0, "{game}: rounds are marked");
        page.click("#rounds button").await.expect("a round can be gone to");
        let there = "document.querySelector('#rounds [aria-current]') === document.querySelector('#rounds button') \
             && Number(document.getElementById('reel').value) < Number(document.getElementById('reel').max)";
        page.wait_until(there, PATIENCE).await.expect("its beginning is shown");
        expect_tidy(&page, &format!("looking back in {game}")).await;
        page.click("[data-step=present]").await.expect("back to the present");
        page.wait_until("!document.body.classList.contains('is-looking-back')", PATIENCE).await.expect("it closes");
        assert_eq!(page.text("#region-prompt").await.expect("answered"), asked, "{game}: the same is asked as before");
        let lines: usize = page.count("#region-log li").await.expect("answered");
        open_table(&page, size).await;
        decide(&page, 0, size).await;
        open_story(&page, size).await;
        let more = format!("document.querySelectorAll('#region-log li').length > {lines}");
        page.wait_until(&more, PATIENCE).await.expect("the story goes on");
        let follows = format!("{FROM_THE_END} < 4");
        page.wait_until(&follows, PATIENCE).await.expect("and is followed");
        page.expect_no_errors().await.expect("nothing went wrong");
    }
}

/// Moments whose step happened on something that the scene shows, and the key of it; the latest first.
const HAPPENED: &str = "(async () => { const found = []; \
     for (let n = Number(document.getElementById('reel').max); n > 0 && found.length < 5; n -= 1) { \
       const answer = await fetch(`${location.pathname}/moments/${n}?seat=0`, { headers: { accept: 'application/json' } }); \
       const { focus, regions } = await answer.json(); \
       if (focus && regions.scene.includes(`data-key=\"${focus}\"`)) found.push([n, focus]); } \
     return found; })()";

#[tokio::test]
async fn looking_back_leads_to_where_it_happened() {
    let house = House::open().await;
    let (_person, page) = swift_person(&house, Size::PHONE, "en").await;
    play_against_bots(&page, "great-western-trail", 2, "beginner").await;
    for decision in 0..12 {
        assert!(wait_for_turn(&page).await);
        decide(&page, decision, Size::PHONE).await;
    }
    assert!(wait_for_turn(&page).await);
    open_story(&page, Size::PHONE).await;
    page.click(".reopen").await.expect("one can look back");
    page.wait_until("document.getElementById('moment').textContent !== ''", PATIENCE).await.expect("it opens");
    let happened: Vec<(usize, String)> = page.read(HAPPENED).await.expect("answered");
    assert_eq!(happened.len(), 5, "things happen on the board");
    for (moment, key) in happened {
        page.run(&format!(
            "(() => {{ const reel = document.getElementById('reel'); reel.value = '{moment}'; \
               reel.dispatchEvent(new Event('input', {{ bubbles: true }})); }})()"
        ))
        .await
        .expect("the reel can be moved");
        let in_sight = format!(
            "(() => {{ if (document.getElementById('reel').value !== '{moment}') return false; \
               const frame = document.querySelector('svg.scene').getBoundingClientRect(); \
               const box = document.querySelector('#region-scene [data-key=\"{key}\"]')?.getBoundingClientRect(); \
               if (!box) return false; const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]; \
               return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom; }})()"
        );
        page.wait_until(&in_sight, PATIENCE).await.unwrap_or_else(|error| panic!("{key} at moment {moment}: {error}"));
        // A longer prompt leaves less room for the scene.
        for room in [120, 0] {
            page.run(&format!("document.getElementById('region-prompt').style.paddingTop = '{room}px'"))
                .await
                .expect("squeezed");
            let drawn = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))";
            assert!(page.read::<bool>(drawn).await.expect("drawn anew"));
            assert!(
                page.read::<bool>(&in_sight).await.expect("answered"),
                "{key} at moment {moment} with {room} px less"
            );
        }
    }
}

/// Notes of each sum of a round, the moment it is told, its share of the card's width, and how far the card goes below the page:
/// the next decision puts it away.
const NOTE_SUMS: &str = "(() => { window.sums = []; const note = () => { \
     const [sum, card] = ['#results .tally', '.results-card'].map((selector) => document.querySelector(selector)); \
     if (!sum) return; const [inner, outer] = [sum, card].map((element) => element.getBoundingClientRect()); \
     window.sums.push([inner.width / outer.width, outer.bottom - innerHeight]); }; \
     new MutationObserver(note).observe(document.querySelector('#results-list'), { childList: true }); })()";

#[tokio::test]
async fn what_a_round_brought_is_read_across_the_card() {
    let house = House::open().await;
    for (size, language) in [(Size::DESKTOP, "en"), (Size::PHONE, "pl")] {
        let (_person, page) = swift_person(&house, size, language).await;
        play_against_bots(&page, crate::hands::some_game(), 3, "beginner").await;
        page.run(NOTE_SUMS).await.expect("sums are noted");
        let mut sums: Vec<(f64, f64)> = Vec::new();
        for decision in 0.. {
            sums = page.read("window.sums").await.expect("the page answers");
            if !sums.is_empty() || !wait_for_turn(&page).await {
                break;
            }
            decide(&page, 2 * decision, size).await;
        }
        let (share, below) = *sums.first().expect("rounds are summed up before the game is over");
        assert!(share > 0.6, "what it brought takes {share} of the card in {language}");
        assert!(below <= 0.0, "{below} px of the card are out of sight in {language}");
    }
}
