//! The ways of choosing: elements that are gathered, elements that light others up, small ones, and notes.

use browser::{Page, Size};

use crate::alone::GAME;
use crate::hands::{
    PATIENCE, SIZES, choose_first, host_for_two, meet, options, play_against_bots, some_game, swift_person,
    wait_for_turn,
};
use crate::house::House;

/// Sits down to a game in which a space and a card are chosen together.
async fn at_the_first_turn(page: &Page) {
    play_against_bots(page, GAME, 2, "beginner").await;
    assert!(wait_for_turn(page).await, "the game has only begun");
}

/// The key of a card that goes with several spaces.
const CARD: &str = "lineup-1";

fn keyed(key: &str) -> String {
    format!("[data-key=\"{key}\"]")
}

/// A space that goes with this card and with another one, and is in sight.
async fn space_in_sight(page: &Page) -> String {
    let script = format!(
        "(() => {{ const options = [...document.querySelectorAll('#region-options .option')]; \
         const held = (key) => options.filter((option) => option.dataset.keys.split(' ').includes(key)); \
         const frame = document.querySelector('#region-scene .scene').getBoundingClientRect(); \
         const inside = (element) => {{ const box = element.getBoundingClientRect(); \
           return box.left > frame.left && box.right < frame.right && box.top > frame.top && box.bottom < frame.bottom; }}; \
         const spaces = [...document.querySelectorAll('#region-scene [data-options]')].filter(inside); \
         return spaces.map((space) => space.dataset.key).find((key) => held(key).length > 1 \
           && held(key).some((option) => option.dataset.keys === key + ' {CARD}')); }})()"
    );
    page.read(&script).await.expect("there is such a space")
}

/// The keys of the options that are left in the list. (A phone shows what is gathered in its place.)
async fn listed_keys(page: &Page) -> Vec<String> {
    page.read(
        "[...document.querySelectorAll('#region-options .options > li:not(.is-unfit) > .option')] \
         .filter((option) => innerWidth < 861 || option.checkVisibility()).map((option) => option.dataset.keys)",
    )
    .await
    .expect("there is a list")
}

#[tokio::test]
async fn a_space_and_a_card_make_one_decision() {
    let house = House::open().await;
    for (size, language) in SIZES.into_iter().zip(["en", "pl"]) {
        let (_person, page) = swift_person(&house, size, language).await;
        at_the_first_turn(&page).await;
        let before = options(&page).await;
        let space = space_in_sight(&page).await;
        page.click(&keyed(&space)).await.expect("a space can be clicked");
        page.wait_for(&format!("{}.is-gathered", keyed(&space))).await.expect("it is gathered");
        assert!(!page.exists("#preview .go").await.expect("answered"), "a card is missing yet");
        // Only what goes with it is lit on the board, and listed.
        let others = "[...document.querySelectorAll('#region-scene [data-options].can:not(.is-gathered)')].length";
        assert_eq!(page.read::<usize>(others).await.expect("answered"), 0, "no two spaces go together");
        let listed = listed_keys(&page).await;
        assert!(!listed.is_empty() && listed.iter().all(|keys| keys.split(' ').any(|key| key == space)), "{listed:?}");
        page.click(&keyed(CARD)).await.expect("a card can be clicked");
        page.wait_for("#preview .go").await.expect("both make an option");
        // A second click lets the card go, a third takes it again.
        page.click(&keyed(CARD)).await.expect("clicked");
        page.wait_gone("#preview .go").await.expect("it is let go");
        assert!(page.exists(&format!("{}.is-gathered", keyed(&space))).await.expect("answered"));
        page.click(&keyed(CARD)).await.expect("clicked");
        page.click("#preview .go").await.expect("it can be done");
        page.wait_until("!document.body.classList.contains('is-sending')", PATIENCE).await.expect("answered");
        assert!(
            !page.exists(".is-gathered, .is-unfit").await.expect("answered"),
            "what is done is not gathered any more"
        );
        assert_ne!(options(&page).await, before, "it was decided");
        page.expect_no_errors().await.expect("nothing went wrong");
    }
}

#[tokio::test]
async fn a_click_on_a_card_filters_and_another_card_takes_its_place() {
    let house = House::open().await;
    for size in SIZES {
        let (_person, page) = swift_person(&house, size, "pl").await;
        at_the_first_turn(&page).await;
        for card in ["lineup-1", "lineup-2"] {
            page.click(&keyed(card)).await.expect("a card can be clicked");
            page.wait_for(&format!("{}.is-gathered", keyed(card))).await.expect("it is gathered");
            assert_eq!(page.count(".is-gathered").await.expect("answered"), 1, "no two cards go together");
            assert!(!page.is_seen(".bubble").await.expect("answered"), "nothing is refused");
        }
        page.press("Escape").await.expect("pressed");
        page.wait_gone(".is-gathered").await.expect("everything is let go");
        assert!(!page.exists(".is-unfit").await.expect("answered"), "and everything is lit again");
    }
}

#[tokio::test]
async fn gathering_works_by_keys() {
    let house = House::open().await;
    let (_person, page) = swift_person(&house, Size::DESKTOP, "en").await;
    at_the_first_turn(&page).await;
    let before = options(&page).await;
    let space = space_in_sight(&page).await;
    for key in [space.as_str(), CARD] {
        page.run(&format!("document.querySelector('{}').focus()", keyed(key))).await.expect("focused");
        page.press("Enter").await.expect("pressed");
        page.wait_for(&format!("{}.is-gathered", keyed(key))).await.expect("it is gathered");
    }
    page.wait_until("!!document.activeElement?.matches('#preview .go')", PATIENCE).await.expect("the button is next");
    page.press("Enter").await.expect("pressed");
    page.wait_gone("#preview .go").await.expect("it is done");
    page.wait_until("!document.body.classList.contains('is-sending')", PATIENCE).await.expect("answered");
    assert_ne!(options(&page).await, before, "it was decided");
}

#[tokio::test]
async fn what_is_gathered_outlives_what_others_do() {
    let house = House::open().await;
    let (_anna, at_anna) = swift_person(&house, Size::DESKTOP, "en").await;
    let (_ola, at_ola) = swift_person(&house, Size::PHONE, "pl").await;
    host_for_two(&house, &at_anna, GAME, 0).await;
    meet(&at_anna, &at_ola).await;
    assert!(wait_for_turn(&at_anna).await && wait_for_turn(&at_ola).await, "both decide at once");
    let space = space_in_sight(&at_anna).await;
    at_anna.click(&keyed(&space)).await.expect("clicked");
    at_anna.click(&keyed(CARD)).await.expect("clicked");
    at_anna.wait_for("#preview .go").await.expect("both make an option");
    for _ in 0..60 {
        if options(&at_ola).await.is_empty() {
            break;
        }
        choose_first(&at_ola).await;
        let answered = "!document.body.classList.contains('is-sending')";
        at_ola.wait_until(answered, PATIENCE).await.expect("answered");
    }
    let alone = "document.querySelectorAll('.seat.awaited').length === 1";
    at_anna.wait_until(alone, PATIENCE).await.expect("Anna sees that Ola is done");
    assert_eq!(at_anna.count(".is-gathered").await.expect("answered"), 2, "it is still gathered");
    assert!(at_anna.is_seen("#preview .go").await.expect("answered"), "and still offered");
}

/// An option whose elements are a part of another's is offered as soon as they are gathered, and the other one when the
/// rest is. No game has to be built for it: two options of a real list are given such elements.
#[tokio::test]
async fn a_part_of_an_option_can_be_an_option_too() {
    let house = House::open().await;
    let (_person, page) = swift_person(&house, Size::DESKTOP, "en").await;
    at_the_first_turn(&page).await;
    page.run(
        "document.querySelectorAll('#region-options .option').forEach((option, i) => { \
           option.dataset.keys = ['lineup-1', 'lineup-1 lineup-2', 'lineup-2 lineup-3'][i] ?? 'deck'; }); \
         for (const element of document.querySelectorAll('[data-options]')) element.removeAttribute('data-options'); \
         [['lineup-1', '1 2'], ['lineup-2', '2 3'], ['lineup-3', '3']].forEach(([key, numbers]) => \
           document.querySelector(`[data-key=${key}]`).setAttribute('data-options', numbers))",
    )
    .await
    .expect("done");
    let offered = "document.querySelector('.option.is-preview')?.dataset.number ?? ''";
    page.click(&keyed("lineup-1")).await.expect("clicked");
    page.wait_for("#preview .go").await.expect("it is an option by itself");
    assert_eq!(page.read::<String>(offered).await.expect("answered"), "1");
    page.click(&keyed("lineup-2")).await.expect("the other one is still lit");
    page.wait_until(&format!("({offered}) === '2'"), PATIENCE).await.expect("both are another option");
    page.click(&keyed("lineup-2")).await.expect("clicked");
    page.wait_until(&format!("({offered}) === '1'"), PATIENCE).await.expect("back to the first");
}

#[tokio::test]
async fn a_card_of_the_plan_points_at_whoever_plays_it() {
    let house = House::open().await;
    for size in SIZES {
        let (_person, page) = swift_person(&house, size, "en").await;
        play_against_bots(&page, some_game(), 3, "beginner").await;
        while !page.exists("#region-plates [data-points]").await.expect("answered") {
            assert!(wait_for_turn(&page).await, "cards are played");
            choose_first(&page).await;
            page.wait_until("!document.body.classList.contains('is-sending')", PATIENCE).await.expect("answered");
        }
        let plan = "#region-plates [data-points]";
        let keys = page.attribute(plan, "data-points").await.expect("answered").unwrap_or_default();
        if size.touch {
            page.click(plan).await.expect("tapped");
        } else {
            page.hover(plan).await.expect("pointed at");
        }
        for key in keys.split(' ') {
            page.wait_until(
                &format!("document.querySelector('{}').classList.contains('is-pointed')", keyed(key)),
                PATIENCE,
            )
            .await
            .expect("it lights up");
        }
    }
}

/// What a previewed option points at is dark again once it was chosen, though the hand is still where the option was.
#[tokio::test]
async fn what_was_pointed_at_is_left_with_the_decision() {
    let house = House::open().await;
    let (_person, page) = swift_person(&house, Size::DESKTOP, "en").await;
    play_against_bots(&page, "great-western-trail", 2, "beginner").await;
    let option = "#region-options .option[data-points]";
    for _ in 0..60 {
        assert!(wait_for_turn(&page).await, "there is something to decide");
        if page.is_seen(option).await.expect("answered") {
            break;
        }
        choose_first(&page).await;
        page.wait_until("!document.body.classList.contains('is-sending')", PATIENCE).await.expect("answered");
    }
    page.hover(option).await.expect("an option of the list can be pointed at");
    page.wait_for(".is-pointed").await.expect("what it concerns lights up");
    page.click(option).await.expect("chosen");
    page.wait_until("!document.querySelector('.is-pointed')", PATIENCE).await.expect("it is dark again");
}

#[tokio::test]
async fn a_tap_near_something_small_means_it() {
    let house = House::open().await;
    let (_person, page) = swift_person(&house, Size::PHONE, "en").await;
    play_against_bots(&page, some_game(), 3, "beginner").await;
    assert!(wait_for_turn(&page).await);
    // Two small targets of two options of the list, 60 pixels apart.
    page.run(
        "(() => { const scene = document.querySelector('#region-scene .scene'); \
           const matrix = scene.getScreenCTM().inverse(); const box = scene.getBoundingClientRect(); \
           window.spots = [[box.x + 80, box.y + 60], [box.x + 140, box.y + 60]]; \
           for (const other of scene.querySelectorAll('[data-options]')) other.removeAttribute('data-options'); \
           spots.forEach(([x, y], i) => { const at = new DOMPoint(x, y).matrixTransform(matrix); \
             const dot = document.createElementNS('http://www.w3.org/2000/svg', 'g'); \
             dot.innerHTML = `<circle cx=\"${at.x}\" cy=\"${at.y}\" r=\"4\"/>`; \
             dot.setAttribute('data-key', `dot-${i}`); dot.setAttribute('data-small', ''); dot.setAttribute('class', 'can'); \
             dot.setAttribute('data-options', String(i + 1)); scene.append(dot); }); })()",
    )
    .await
    .expect("drawn");
    let [first, second]: [(f64, f64); 2] = page.eval("window.spots").await.expect("answered");
    page.click_at(first.0 - 15.0, first.1 + 8.0).await.expect("tapped near the first");
    page.wait_for("#preview .go").await.expect("it is meant");
    let offered = "document.querySelector('.option.is-preview')?.dataset.number ?? ''";
    assert_eq!(page.read::<String>(offered).await.expect("answered"), "1");
    // Between two of them both are offered: no finger can tell.
    page.run("document.querySelector('[data-key=dot-1]').setAttribute('transform', `translate(${-30 / document.querySelector('.scene').getScreenCTM().a} 0)`)")
        .await
        .expect("moved");
    page.click_at((first.0 + second.0 - 30.0) / 2.0, first.1).await.expect("tapped between them");
    page.wait_for(".choice-menu").await.expect("there is a menu");
    assert_eq!(page.count(".choice-menu .option").await.expect("answered"), 2);
    assert!(!page.is_seen("#preview .go").await.expect("answered"), "one thing at a time");
    page.click_at(first.0 + 150.0, first.1 + 60.0).await.expect("tapped far from both");
    page.wait_gone(".choice-menu").await.expect("nothing is meant");
}

#[tokio::test]
async fn a_note_is_read_like_a_lens() {
    let house = House::open().await;
    for size in SIZES {
        let (_person, page) = swift_person(&house, size, "en").await;
        play_against_bots(&page, some_game(), 3, "beginner").await;
        assert!(wait_for_turn(&page).await);
        page.run(
            "(() => { const seat = document.querySelector('#region-plates .plate-title'); \
               seat.dataset.note = 'Words of this table.\\nAnd more.'; })()",
        )
        .await
        .expect("noted");
        page.click("#region-plates [data-note]").await.expect("clicked");
        page.wait_for("#dialog .note").await.expect("the note is shown");
        assert_eq!(page.count("#dialog .note").await.expect("answered"), 2, "line by line");
        page.expect_no_errors().await.expect("nothing was asked for that does not exist");
    }
}
