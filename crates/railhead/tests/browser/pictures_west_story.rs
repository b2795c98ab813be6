//! Pictures of West Story for people who have not seen it: `make pictures`.

use browser::{Page, Size};

use crate::hands::{
    PATIENCE, SIZES, choose_value, is_over, open_and_begin, options, play_against_bots, swift_person, wait_for_turn,
};
use crate::house::House;
use crate::pictures::take;

const GAME: &str = "west-story";

/// So many games are played until one has a contest that tokens decide.
const GAMES: usize = 12;

/// What is asked at a moment that is worth a picture: how options of it begin, the name of the picture, and how many
/// decisions have been taken before, so that there is something to see.
type Worth = (&'static str, &'static str, usize);

/// Plays on at random until everything was asked that is worth a picture, and takes the pictures.
async fn take_when_asked(page: &Page, size: Size, mut missing: Vec<Worth>) {
    for decisions in 0.. {
        if missing.is_empty() || !wait_for_turn(page).await {
            break;
        }
        let asked = options(page).await;
        let worth = missing
            .iter()
            .position(|(begins, _, after)| decisions >= *after && asked.iter().any(|one| one.starts_with(begins)));
        if let Some(found) = worth {
            let (_, what, _) = missing.remove(found);
            take(page, what, size).await;
        }
        decide(page, decisions).await;
    }
    assert!(missing.is_empty(), "the game had no {missing:?}");
}

/// Decides something: what is first in the list mostly leads on, and now and then something else.
async fn decide(page: &Page, decisions: usize) {
    let script = format!(
        "(() => {{ const all = document.querySelectorAll('#region-options .options .option'); \
         all[{decisions} % 3 ? 0 : Math.floor(all.length / 2)].click(); }})()"
    );
    page.run(&script).await.expect("something is chosen");
    page.wait_until("!document.body.classList.contains('is-sending')", PATIENCE).await.expect("answered");
}

/// Side A: the Town Phase, a turn, the Market, a contest, somebody's Town, and the end.
#[tokio::test]
#[ignore = "writes pictures for the README: `make pictures`"]
async fn pictures_of_a_valley() {
    for size in SIZES {
        let house = House::open().await;
        let (_person, page) = swift_person(&house, size, "en").await;
        page.goto(&house.url(&format!("/host/{GAME}"))).await.expect("the form opens");
        choose_value(&page, "[name=\"set-players\"]", "3").await;
        for bot in 1..3 {
            choose_value(&page, &format!("[name=\"seat-{bot}\"]"), "easy").await;
        }
        page.click("[name=\"set-variant\"][value=\"advanced\"]").await.expect("it can be chosen");
        open_and_begin(&page).await;
        let worth = vec![("dice ", "valley-town", 20), ("buy ", "valley-market", 25), ("outpost ", "valley-turn", 30)];
        take_when_asked(&page, size, worth).await;
        page.run("document.querySelector('[data-sheet=\"1\"]').click()").await.expect("a Town can be opened");
        page.wait_for("dialog[open] .ws-sheet").await.expect("it opens");
        take(&page, "valley-sheet", size).await;
        page.press("Escape").await.expect("keys can be pressed");
        for decisions in 0.. {
            if !wait_for_turn(&page).await {
                break;
            }
            decide(&page, decisions).await;
        }
        assert!(is_over(&page).await, "the game is over");
        page.wait_until("!!document.querySelector('#region-end .winner')", PATIENCE).await.expect("it ends");
        take(&page, "valley-end", size).await;
    }
}

/// Side B with Gold Rush, in Polish: a turn of the Cowboy Phase.
#[tokio::test]
#[ignore = "writes pictures for the README: `make pictures`"]
async fn pictures_of_the_other_side() {
    for size in SIZES {
        let house = House::open().await;
        let (_person, page) = swift_person(&house, size, "pl").await;
        page.goto(&house.url(&format!("/host/{GAME}"))).await.expect("the form opens");
        choose_value(&page, "[name=\"set-players\"]", "4").await;
        for bot in 1..4 {
            choose_value(&page, &format!("[name=\"seat-{bot}\"]"), "easy").await;
        }
        for choice in ["[name=\"set-board\"][value=\"B\"]", "[name=\"set-gold-rush\"]"] {
            page.click(choice).await.expect("it can be chosen");
        }
        open_and_begin(&page).await;
        take_when_asked(&page, size, vec![("outpost ", "valley-b", 45)]).await;
    }
}

/// Tokens decide who becomes Sheriff, and Tom takes no notice.
#[tokio::test]
#[ignore = "writes pictures for the README: `make pictures`"]
async fn pictures_of_a_contest() {
    for size in SIZES {
        // Tokens are won by those who come far, and a contest about symbols has to come afterwards: not in every game.
        let house = House::open().await;
        let mut came = false;
        for _ in 0..GAMES {
            let (_person, page) = swift_person(&house, size, "en").await;
            play_against_bots(&page, GAME, 1, "easy").await;
            came = contest_comes(&page, size).await;
            if came {
                break;
            }
        }
        assert!(came, "no game of {GAMES} had a contest with tokens");
    }
}

/// Plays until tokens may be spent in a contest, and takes a picture; whether it came to that.
async fn contest_comes(page: &Page, size: Size) -> bool {
    for decisions in 0.. {
        if !wait_for_turn(page).await {
            return false;
        }
        if options(page).await.iter().any(|one| one.starts_with("contest ")) {
            take(page, "valley-contest", size).await;
            return true;
        }
        decide(page, decisions).await;
    }
    false
}
