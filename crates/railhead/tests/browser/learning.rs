//! A first game: the guide with its pictures, the button that begins it, and what newcomers are told at its table.

use browser::{Fault, Page, Size};
use shelf::Shelved;

use crate::hands::{PATIENCE, SIZES, decide, expect_tidy, is_over, swift_person, table_opens, wait_for_turn};
use crate::house::House;

/// Opens the guide to a first game and begins it.
pub async fn begin(house: &House, page: &Page, game: &str) {
    page.goto(&house.url(&format!("/rules/{game}/first-game"))).await.expect("the guide opens");
    page.click(".begin button[type=submit]").await.expect("a first game can be begun");
    table_opens(page).await;
}

/// The lesson that is shown now, if one is.
async fn shown(page: &Page) -> Option<String> {
    let script = "(() => { const lesson = document.querySelector('.is-taught #region-lesson [data-lesson]'); \
         return lesson?.checkVisibility() ? lesson.dataset.lesson : null; })()";
    page.read(script).await.expect("the page answers")
}

/// The lesson of the decision that is asked for, shown or not.
async fn lesson(page: &Page) -> Option<String> {
    page.attribute("#region-lesson [data-lesson]", "data-lesson").await.unwrap_or(None)
}

/// Nothing is cut off, too small or on top of something else. Beside a lesson the scene of a desk is drawn as large as on a
/// laptop: letters of the board that are just large enough without it may be smaller by a sixth.
async fn expect_tidy_beside_a_lesson(page: &Page, what: &str) {
    let mut problems = page.layout_problems().await.expect("the page can be measured");
    problems.retain(|problem| !matches!(problem.fault, Fault::SmallText { pixels } if pixels >= 10.0));
    assert!(problems.is_empty(), "{what}: {problems:#?}");
}

/// Plays so many decisions. Each kind of decision is explained the first time it comes up, and never again.
async fn taught(page: &Page, size: Size, decisions: usize, what: &str) -> Vec<String> {
    let mut read: Vec<String> = Vec::new();
    for turn in 0..decisions {
        if !wait_for_turn(page).await {
            break;
        }
        let asked = lesson(page).await.unwrap_or_else(|| panic!("{what}: a decision without a lesson"));
        let wanted = (!read.contains(&asked)).then(|| asked.clone());
        let shows = format!(
            "(document.querySelector('.is-taught #region-lesson [data-lesson]')?.dataset.lesson ?? '') === {:?}",
            wanted.clone().unwrap_or_default()
        );
        page.wait_until(&shows, PATIENCE).await.unwrap_or_else(|error| panic!("{what}, {asked}: {error}"));
        if let Some(new) = wanted {
            let text = page.text("#region-lesson p").await.expect("it says something");
            assert!(text.chars().count() > 40 && !text.contains('⟦'), "{what}: {text}");
            if read.is_empty() {
                expect_tidy_beside_a_lesson(page, &format!("{what}: the first lesson")).await;
            }
            read.push(new);
        }
        decide(page, turn, size).await;
    }
    read
}

async fn a_first_game(game: &'static dyn Shelved, size: Size, language: &str) {
    let house = House::open().await;
    let (_person, page) = swift_person(&house, size, language).await;
    let what = format!("{} in {language}", game.name());
    page.goto(&house.url(&format!("/rules/{}/first-game", game.name()))).await.expect("the guide opens");
    expect_tidy(&page, &what).await;
    let drawn = "[...document.querySelectorAll('.shown img')].map((img) => (img.loading = 'eager', img.decode().then(() => img.naturalWidth)))";
    let widths: Vec<u32> = page.eval(&format!("Promise.all({drawn})")).await.expect("every picture can be seen");
    assert_eq!(!widths.is_empty(), game.is_drawn(), "{what}: pictures are of the drawn table");
    assert_eq!(page.exists("#pieces .lens").await.expect("answered"), game.is_drawn(), "{what}: the pieces");
    if game.is_drawn() {
        assert!(!page.is_seen("#pieces .lens").await.expect("answered"), "{what}: there are too many to scroll past");
        page.click(".all-pieces > summary").await.expect("they can be looked up");
        page.wait_until("document.querySelector('#pieces .lens').checkVisibility()", PATIENCE)
            .await
            .expect("all of them");
    }
    begin(&house, &page, game.name()).await;
    let bots = page.count("#region-panels .seat .tag .icon").await.expect("answered");
    assert!(bots > 0, "{what}: there are rivals");
    let read = taught(&page, size, 9, &what).await;
    assert!(!read.is_empty(), "{what}: something was explained");
    page.expect_no_errors().await.expect("nothing went wrong");
}

#[tokio::test]
async fn every_game_can_be_learnt_on_a_desk_in_english() {
    for game in shelf::games() {
        a_first_game(*game, Size::DESKTOP, "en").await;
    }
}

#[tokio::test]
async fn every_game_can_be_learnt_on_a_phone_in_polish() {
    for game in shelf::games() {
        a_first_game(*game, Size::PHONE, "pl").await;
    }
}

/// Whatever the house is to remember has reached it.
const KEPT: &str = "!document.body.classList.contains('is-keeping')";

#[tokio::test]
async fn what_was_read_is_remembered_and_lessons_can_be_ended_and_begun_again() {
    let house = House::open().await;
    let game = shelf::games()[0].name();
    let (_person, page) = swift_person(&house, Size::DESKTOP, "en").await;
    begin(&house, &page, game).await;
    assert!(wait_for_turn(&page).await);
    let first = shown(&page).await.expect("the first decision is explained");

    // Read, and gone, also after the page was opened again.
    page.click("[data-lesson-do=read]").await.expect("it can be read");
    page.wait_until("!document.body.classList.contains('is-taught')", PATIENCE).await.expect("it goes away");
    page.wait_until(KEPT, PATIENCE).await.expect("the house remembers it");
    page.reload().await.expect("the page opens again");
    table_opens(&page).await;
    assert!(wait_for_turn(&page).await);
    assert_eq!(shown(&page).await, None, "{first} was read");

    // Wanted again, all of it comes again; then no more of it, at this table and at the next.
    page.click("#menu-help summary").await.expect("there is a menu");
    page.click("#taught").await.expect("lessons can be ended");
    page.click("#taught").await.expect("and begun again");
    assert_eq!(shown(&page).await, Some(first));
    page.press("Escape").await.expect("the menu closes");
    page.click("[data-lesson-do=end]").await.expect("there need not be any");
    assert_eq!(shown(&page).await, None);
    page.wait_until(KEPT, PATIENCE).await.expect("the house remembers it");
    page.reload().await.expect("the page opens again");
    table_opens(&page).await;
    assert!(wait_for_turn(&page).await);
    assert_eq!(shown(&page).await, None, "nobody is taught who does not want to be");
    page.expect_no_errors().await.expect("nothing went wrong");
}

#[tokio::test]
async fn nobody_else_is_taught() {
    let house = House::open().await;
    let (_person, page) = swift_person(&house, Size::PHONE, "pl").await;
    crate::hands::play_against_bots(&page, shelf::games()[0].name(), 3, "beginner").await;
    assert!(wait_for_turn(&page).await && !is_over(&page).await);
    assert_eq!(shown(&page).await, None);
}

#[tokio::test]
async fn the_menu_of_help_leads_to_rules_pieces_a_first_game_and_keys() {
    let house = House::open().await;
    for (size, game) in SIZES.into_iter().flat_map(|size| shelf::games().iter().map(move |game| (size, *game))) {
        let (_person, page) = swift_person(&house, size, "en").await;
        begin(&house, &page, game.name()).await;
        page.click("#menu-help summary").await.expect("it opens");
        expect_tidy_beside_a_lesson(&page, &format!("{}: the menu of help", game.name())).await;
        let hrefs: Vec<String> = page
            .read("[...document.querySelectorAll('#menu-help .sheet a')].map((a) => a.getAttribute('href'))")
            .await
            .expect("answered");
        assert!(hrefs.iter().any(|href| href.ends_with("/first-game")), "{hrefs:?}");
        assert!(hrefs.iter().any(|href| href.ends_with("/rules") || href.ends_with(game.name())), "{hrefs:?}");
        assert_eq!(hrefs.iter().any(|href| href.ends_with("#pieces")), game.is_drawn(), "{hrefs:?}");
        for href in &hrefs {
            let status: u16 = page.eval(&format!("fetch({href:?}).then((a) => a.status)")).await.expect("answered");
            assert_eq!(status, 200, "{href}");
        }
        assert_eq!(page.exists("#menu-help [data-lens-mode]").await.expect("answered"), game.is_drawn());
        page.click("#menu-help [data-open=keys]").await.expect("there are keys");
        assert!(page.is_seen("#keys").await.expect("answered"));
        page.expect_no_errors().await.expect("nothing went wrong");
    }
}
