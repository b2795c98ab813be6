//! Fifty updates while a menu is open, the board is zoomed and a chat line is half typed.

use crate::hands::{PATIENCE, prefer, some_game};
use crate::house::House;
use crate::together::table_for_two;

#[tokio::test]
async fn nothing_of_a_persons_own_is_lost_in_fifty_updates() {
    let house = House::open().await;
    let [(_anna, at_anna), (_ola, at_ola)] = table_for_two(&house, some_game()).await;
    prefer(&at_ola, r#"{"speed":"off","confirm":"ask","caution":"never"}"#).await;
    at_ola.reload().await.expect("it opens again");

    // Anna zooms, opens a menu of the table, and types half a line.
    at_anna.wheel("#region-scene", -240.0).await.expect("zoomed");
    at_anna.click("#tab-chat").await.expect("the chat opens");
    at_anna.type_text("#say input[name=text]", "half a thou").await.expect("typed");
    at_anna.click("#menu-table > summary").await.expect("the menu opens");
    at_anna.run("document.querySelector('#say input[name=text]').focus()").await.expect("done");
    let before = state(&at_anna).await;
    assert!(before.contains("half a thou") && before.contains("\"open\":true"), "{before}");

    // Ola talks and moves: every remark and every decision is an update for Anna.
    for i in 0..50 {
        let said: u16 = at_ola
            .eval(&format!(
                "fetch(location.pathname + '/say', {{ method: 'POST', headers: {{ 'content-type': 'application/json' }}, \
                 body: JSON.stringify({{ room: 'players', text: 'line {i}', client: 'remark-number-{i}' }}) }})\
                 .then(answer => answer.status)"
            ))
            .await
            .expect("sent");
        assert_eq!(said, 200);
        pause_and_resume(&at_ola, i).await;
    }
    let all = "document.querySelectorAll('#said-players li').length >= 50";
    at_anna.wait_until(all, PATIENCE).await.expect("all of it arrives");
    assert_eq!(state(&at_anna).await, before, "zoom, menu, focus and text are as they were");
    at_anna.expect_no_errors().await.expect("nothing went wrong");
}

/// The table is paused and goes on: the page of everybody is drawn anew.
async fn pause_and_resume(page: &browser::Page, i: usize) {
    let act = if i.is_multiple_of(2) { "pause" } else { "resume" };
    let done: u16 = page
        .eval(&format!(
            "(() => {{ const state = JSON.parse(document.getElementById('state').textContent); \
             return fetch(location.pathname + '/{act}', {{ method: 'POST', headers: {{ 'content-type': 'application/json' }}, \
             body: JSON.stringify({{ seat: state.seat, version: state.version, client: '{act}-number-{i}' }}) }})\
             .then(answer => answer.status); }})()"
        ))
        .await
        .expect("sent");
    assert_eq!(done, 200, "{act}");
}

/// What belongs to the person and not to the game: menus, focus, typed text, and what is looked at how closely. The
/// height of the scene may change by a line that says who is there.
async fn state(page: &browser::Page) -> String {
    page.read(
        "JSON.stringify({ text: document.querySelector('#say input[name=text]').value, \
         focus: document.activeElement?.name ?? document.activeElement?.id, \
         open: document.querySelector('#menu-table').open, \
         tab: document.body.dataset.tab, \
         zoom: (() => { const scene = document.querySelector('#region-scene svg'); \
           const [x, y, w, h] = scene.getAttribute('viewBox').split(' ').map(Number); \
           return [x + w / 2, y + h / 2, 100 * scene.clientWidth / w].map(Math.round) + getComputedStyle(scene).transform; })() })",
    )
    .await
    .expect("answered")
}
