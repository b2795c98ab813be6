//! Two people at one screen.

use browser::Size;

use crate::hands::{PATIENCE, choose_value, decide, is_over, open_and_begin, some_game, swift_person};
use crate::house::House;

#[tokio::test]
async fn the_screen_is_passed_on_behind_a_curtain() {
    let house = House::open().await;
    let (_person, page) = swift_person(&house, Size::DESKTOP, "en").await;
    page.goto(&house.url(&format!("/host/{}", some_game()))).await.expect("the form opens");
    choose_value(&page, "[name=\"set-players\"]", "3").await;
    choose_value(&page, "[name=\"seat-1\"]", "screen").await;
    choose_value(&page, "[name=\"seat-2\"]", "beginner").await;
    page.type_text("[name=\"name-1\"]", "Ola").await.expect("the second person has a name");
    open_and_begin(&page).await;

    let (mut decisions, mut curtains) = (0, 0);
    while !is_over(&page).await && curtains < 4 {
        let next = "!!document.querySelector('#region-options .option, #region-end *, #curtain[open]')";
        page.wait_until(next, PATIENCE).await.expect("somebody at this screen decides");
        if page.is_seen("#curtain").await.expect("answered") {
            curtains += 1;
            // The curtain covers everything: nothing of anybody's hand can be seen through it.
            let covered = "(() => { const dialog = document.getElementById('curtain'); const box = dialog.getBoundingClientRect(); \
                 return getComputedStyle(dialog).opacity === '1' && box.width >= innerWidth && box.height >= innerHeight; })()";
            assert!(page.read::<bool>(covered).await.expect("answered"), "the curtain covers the screen");
            let name = page.text("#curtain").await.expect("it says whose turn it is");
            page.click("#curtain button").await.expect("the next person takes over");
            page.wait_gone("#curtain").await.expect("the curtain rises");
            assert!(!name.is_empty());
        } else {
            decide(&page, decisions, Size::DESKTOP).await;
            decisions += 1;
        }
        assert!(decisions < 300, "the screen is never passed on");
    }
    assert!(curtains > 0, "the curtain falls when the next person has secrets");
    page.expect_no_errors().await.expect("nothing went wrong");
}
