//! Every page fits both sizes in both languages, at twice the text size, in words alone and in every palette.

use browser::Size;

use shelf::Shelved;

use crate::hands::{
    PATIENCE, SIZES, choose_first, drawn_games, expect_tidy, play_against_bots, prefer, some_game, swift_person,
    wait_for_turn,
};
use crate::house::House;

#[tokio::test]
async fn every_page_is_tidy_in_both_languages_and_sizes() {
    let house = House::open().await;
    for size in SIZES {
        for language in ["en", "pl"] {
            let (_person, page) = swift_person(&house, size, language).await;
            let common = ["/", "/tables", "/settings", "/account", "/api"].map(str::to_owned);
            for path in common.into_iter().chain(shelf::games().iter().flat_map(|game| paths_of(*game))) {
                page.goto(&house.url(&path)).await.expect("the page opens");
                expect_tidy(&page, &format!("{path} in {language}")).await;
                page.expect_no_errors().await.expect("nothing went wrong");
            }
        }
    }
}

/// The pages that a game has.
fn paths_of(game: &dyn Shelved) -> Vec<String> {
    let name = game.name();
    let mut paths = vec![format!("/host/{name}"), format!("/rules/{name}"), format!("/rules/{name}/first-game")];
    paths.extend(game.daily().map(|_| format!("/daily/{name}")));
    paths.extend((!game.achievements().is_empty()).then(|| format!("/achievements/{name}")));
    paths
}

#[tokio::test]
async fn text_can_be_twice_as_large() {
    let house = House::open().await;
    for size in SIZES {
        let (_person, page) = swift_person(&house, size, "pl").await;
        page.set_text_zoom(2.0).await.expect("text grows");
        let wide = "document.documentElement.scrollWidth <= document.documentElement.clientWidth + 1";
        assert!(page.read::<bool>(wide).await.expect("answered"), "the lobby does not spill over");
        page.set_text_zoom(1.0).await.expect("text shrinks");
        play_against_bots(&page, some_game(), 4, "beginner").await;
        page.set_text_zoom(2.0).await.expect("text grows");
        assert!(page.read::<bool>(wide).await.expect("answered"), "the table does not spill over");
        assert!(wait_for_turn(&page).await);
        choose_first(&page).await;
    }
}

#[tokio::test]
async fn a_game_can_be_played_in_words_alone() {
    let house = House::open().await;
    for (size, game) in SIZES.into_iter().flat_map(|size| drawn_games().map(move |game| (size, game))) {
        let (_person, page) = swift_person(&house, size, "pl").await;
        prefer(&page, r#"{"face":"words"}"#).await;
        play_against_bots(&page, game, 3, "beginner").await;
        assert!(wait_for_turn(&page).await);
        assert!(!page.exists("#region-scene").await.expect("answered"), "nothing is drawn");
        assert!(page.is_seen("#region-table h2").await.expect("answered"), "the table is told in words");
        expect_tidy(&page, "the table in words").await;
        for _ in 0..5 {
            assert!(wait_for_turn(&page).await);
            choose_first(&page).await;
            page.wait_until("!document.body.classList.contains('is-sending')", PATIENCE).await.expect("answered");
        }
        page.expect_no_errors().await.expect("nothing went wrong");
    }
}

#[tokio::test]
async fn text_can_be_read_in_every_palette() {
    let house = House::open().await;
    let (_person, page) = swift_person(&house, Size::DESKTOP, "en").await;
    for game in drawn_games() {
        page.goto(&house.url("/")).await.expect("the lobby opens");
        play_against_bots(&page, game, 4, "beginner").await;
        for palette in ["paper", "night", "contrast"] {
            prefer(&page, &format!(r#"{{"palette":"{palette}"}}"#)).await;
            page.reload().await.expect("the page opens again");
            assert!(wait_for_turn(&page).await);
            let problems = page.contrast_problems().await.expect("measured");
            assert!(problems.is_empty(), "{game}, {palette}: {problems:#?}");
        }
    }
}
