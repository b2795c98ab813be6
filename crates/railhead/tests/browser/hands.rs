//! What people do at a table, so that tests read like it.

use std::time::Duration;

use browser::{Page, Person, Size};

use crate::house::{House, chromium};

/// How long anything may take that other people or bots do.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// A screen of one of the two sizes that everything must fit.
pub const SIZES: [Size; 2] = [Size::DESKTOP, Size::PHONE];

/// Somebody new, with a screen of this size, who reads this language and does not wait for anything: what
/// happened is shown at once, decisions are confirmed at once, and nothing is asked about.
pub async fn swift_person(house: &House, size: Size, language: &str) -> (Person, Page) {
    let person = chromium().await.person(size).await.expect("there is room for one more");
    let page = person.page(&house.url("/")).await.expect("the lobby opens");
    prefer(&page, &format!(r#"{{"language":"{language}","speed":"off","confirm":"at-once","caution":"never"}}"#)).await;
    page.reload().await.expect("the lobby opens again");
    (person, page)
}

/// Sets preferences the way the table's own script does.
pub async fn prefer(page: &Page, settings: &str) {
    let sent = format!(
        "fetch('/settings', {{ method: 'POST', headers: {{ 'content-type': 'application/json' }}, \
         body: JSON.stringify({settings}) }}).then(answer => answer.status)"
    );
    let status: u16 = page.eval(&sent).await.expect("the request is sent");
    assert_eq!(status, 204);
}

/// The first game in the lobby.
pub fn some_game() -> &'static str {
    shelf::games()[0].name()
}

/// Every game that is not drawn yet and is played in words, and one that is drawn but can be.
pub fn games_in_words() -> impl Iterator<Item = &'static str> {
    let undrawn = shelf::games().iter().filter(|game| !game.is_drawn()).map(|game| game.name());
    drawn_games().take(1).chain(undrawn)
}

/// Boards on which whole games are played by every test that is for all boards. The three youngest have not been through
/// them yet: docs/testing.md says what is known of each.
const PROVEN: [&str; 2] = ["colt-express", "fliptown"];

/// Every game whose board is proven.
pub fn drawn_games() -> impl Iterator<Item = &'static str> {
    shelf::games().iter().map(|game| game.name()).filter(|name| PROVEN.contains(name))
}

/// From the lobby into a game against bots, with one click.
pub async fn play_against_bots(page: &Page, game: &str, players: usize, level: &str) {
    let form = format!("form.play:has(input[value=\"{game}\"])");
    choose_value(page, &format!("{form} select[name=players]"), &players.to_string()).await;
    choose_value(page, &format!("{form} select[name=level]"), level).await;
    page.click(&format!("{form} button[type=submit]")).await.expect("play can be clicked");
    table_opens(page).await;
}

/// Sends the form of a new table at which nobody is missing; play begins.
pub async fn open_and_begin(page: &Page) {
    page.click("main form button.go[type=submit]").await.expect("the table can be opened");
    page.wait_until("location.pathname.startsWith('/tables/')", PATIENCE).await.expect("it opens");
    if page.exists("form[action$=\"start\"] button").await.expect("answered") {
        page.click("form[action$=\"start\"] button").await.expect("the game begins");
    }
    table_opens(page).await;
}

/// Anna fills in the form of a new table for two people and so many bots; the form is still open.
pub async fn host_for_two(house: &House, at_anna: &Page, game: &str, bots: usize) {
    at_anna.goto(&house.url(&format!("/host/{game}"))).await.expect("the form opens");
    choose_value(at_anna, "[name=\"set-players\"]", &(2 + bots).to_string()).await;
    choose_value(at_anna, "[name=\"seat-1\"]", "nobody").await;
    for seat in 2..2 + bots {
        choose_value(at_anna, &format!("[name=\"seat-{seat}\"]"), "beginner").await;
    }
}

/// Anna opens the table of the form before her; Ola comes in by the invitation, and play begins.
pub async fn meet(at_anna: &Page, at_ola: &Page) {
    at_anna.click("main form button.go[type=submit]").await.expect("the table can be opened");
    at_anna.wait_for("#invitation").await.expect("there is an invitation");
    let link: String = at_anna.read("document.querySelector('#invitation').value").await.expect("it can be copied");
    at_ola.goto(&link).await.expect("the invitation opens");
    at_ola.click("main form button.go[type=submit]").await.expect("Ola sits down");
    at_anna.click("form[action$=\"start\"] button").await.expect("Anna begins");
    table_opens(at_anna).await;
    table_opens(at_ola).await;
}

/// Waits until the page of a table is ready. Where people still gather the page has no prompt, and is drawn anew by
/// itself when the game begins.
pub async fn table_opens(page: &Page) {
    let ready = "!!document.querySelector('#region-prompt') && document.documentElement?.dataset.ready === ''";
    page.wait_until(ready, PATIENCE).await.expect("the table opens");
}

/// Chooses a value of a select element.
pub async fn choose_value(page: &Page, selector: &str, value: &str) {
    let chosen = format!(
        "(() => {{ const select = document.querySelector({selector:?}); select.value = {value:?}; \
         select.dispatchEvent(new Event('change', {{ bubbles: true }})); return select.value; }})()"
    );
    let now: String = page.read(&chosen).await.expect("there is something to choose from");
    assert_eq!(now, value, "{selector} offers {value}");
}

/// Waits until this page has something to decide, or the game is over; whether there is something to decide.
pub async fn wait_for_turn(page: &Page) -> bool {
    let ready = "document.documentElement?.dataset.ready === '' && \
         ((!!document.querySelector('#region-options .options .option') && !document.body.classList.contains('is-sending')) \
         || !!document.querySelector('#region-end *'))";
    page.wait_until(ready, PATIENCE).await.expect("it is one's turn, or over");
    !is_over(page).await
}

/// Whether the game is over.
pub async fn is_over(page: &Page) -> bool {
    page.exists("#region-end *").await.expect("the page answers")
}

/// The version of the table that this page shows.
pub async fn options(page: &Page) -> Vec<String> {
    page.read(
        "[...document.querySelectorAll('#region-options .options .option')].map(option => option.dataset.notation)",
    )
    .await
    .expect("there is a list of options")
}

/// Decides something, by turns in the list and on the board.
pub async fn decide(page: &Page, turn: usize, size: Size) {
    match within_reach(page).await.filter(|_| turn % 2 == 1) {
        Some(key) => decide_on_the_board(page, &key, size).await,
        None => choose_first(page).await,
    }
    let answered = "!document.body.classList.contains('is-sending')";
    page.wait_until(answered, PATIENCE).await.expect("the house answers");
}

/// Chooses the first option of the list: headings and lines that hold several options are opened on the way.
pub async fn choose_first(page: &Page) {
    let next = "(() => { const seen = (element) => element.getClientRects().length > 0 && element.checkVisibility(); \
         const option = [...document.querySelectorAll('#region-options .options .option')].find(seen); \
         if (option) return `#region-options [data-notation=\"${option.dataset.notation}\"]`; \
         const fold = [...document.querySelectorAll('#region-options details:not([open]):has(.option)')].find(seen); \
         return `#region-options [data-slot=\"${fold.dataset.slot}\"] > summary`; })()";
    for _ in 0..5 {
        let selector: String = page.read(next).await.expect("there is something to choose");
        page.click(&selector).await.expect("it can be clicked");
        if !selector.ends_with("summary") {
            return;
        }
    }
    panic!("no option comes to light");
}

/// Something on the board that stands for an option and is in sight: on a small screen the scene is panned.
async fn within_reach(page: &Page) -> Option<String> {
    first_in_sight(page, "#region-scene [data-options], #region-hand [data-options]").await
}

/// The key of the first element that matches and is in sight where it is drawn: neither panned away nor with something else in its
/// middle that can be chosen as well.
async fn first_in_sight(page: &Page, selector: &str) -> Option<String> {
    let script = format!(
        "(() => {{ const inside = (element) => {{ \
         const frame = element.closest('svg.scene, #region-hand, #region-plates').getBoundingClientRect(); \
         const box = element.getBoundingClientRect(); const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]; \
         const top = document.elementFromPoint(x, y)?.closest('[data-options]'); \
         const shared = top && top !== element && !element.contains(top) && !top.contains(element); \
         return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom && !shared; }}; \
       return [...document.querySelectorAll({selector:?})].find(inside)?.dataset.key ?? null; }})()"
    );
    page.read(&script).await.expect("the page answers")
}

/// Clicks what stands for an option where it happens: a card, a car, a bandit, a token; and what else belongs to it.
async fn decide_on_the_board(page: &Page, key: &str, size: Size) {
    let mut key = key.to_owned();
    for _ in 0..10 {
        page.click(&format!("[data-key=\"{key}\"]")).await.expect("it can be clicked where it is");
        if page.is_seen(".choice-menu .option").await.expect("answered") {
            return page.click(".choice-menu .option").await.expect("the menu can be clicked");
        }
        if size == Size::DESKTOP && !page.exists(".is-gathered").await.expect("answered") {
            return;
        }
        if page.is_seen("#preview .go").await.expect("answered") {
            return page.click("#preview .go").await.expect("what is offered can be done");
        }
        let lit = |region| format!("#region-{region} [data-options].can:not(.is-gathered)");
        let next = first_in_sight(page, &["plates", "hand", "scene"].map(lit).join(", ")).await;
        let now = "document.querySelector('#preview').outerHTML";
        let now: String = page.eval(now).await.unwrap_or_default();
        key = next.unwrap_or_else(|| panic!("nothing goes with {key}: {now}"));
    }
    panic!("{key} and all that was gathered make no option");
}

/// Plays to the end of the game; how many decisions that took.
pub async fn play_to_the_end(page: &Page, size: Size) -> usize {
    let mut decisions = 0;
    while wait_for_turn(page).await {
        decide(page, decisions, size).await;
        decisions += 1;
        assert!(decisions < crate::in_words::ENDLESS, "the game does not end");
    }
    decisions
}

/// Nothing is cut off, too small or on top of something else.
pub async fn expect_tidy(page: &Page, what: &str) {
    let problems = page.layout_problems().await.expect("the page can be measured");
    assert!(problems.is_empty(), "{what}: {problems:#?}");
}
