//! Three friends, two at desks and one with a phone: whatever one of them does that concerns the others, they are told.

use browser::{Page, Person, Size};

use crate::hands::{
    PATIENCE, choose_value, decide, expect_tidy, open_and_begin, options, play_against_bots, prefer, some_game,
    swift_person, table_opens,
};
use crate::house::House;

/// Somebody with a browser.
type Friend = (Person, Page);

/// Anna at a desk hosts, Ola has a phone and reads Polish, Ewa has another desk. They sit at a table that has not begun.
async fn gather(house: &House) -> [Friend; 3] {
    let (anna, at_anna) = swift_person(house, Size::DESKTOP, "en").await;
    at_anna.goto(&house.url(&format!("/host/{}", some_game()))).await.expect("the form opens");
    choose_value(&at_anna, "[name=\"set-players\"]", "3").await;
    at_anna.run("document.querySelector('[name=\"name-0\"]').value = ''").await.expect("emptied");
    at_anna.type_text("[name=\"name-0\"]", "Anna").await.expect("the host has a name");
    at_anna.click("main form button.go[type=submit]").await.expect("the table can be opened");
    at_anna.wait_for("#invitation").await.expect("there is an invitation");
    let link = invitation(&at_anna).await;
    let ola = come(house, &link, "Ola", Size::PHONE, "pl").await;
    let ewa = come(house, &link, "Ewa", Size::DESKTOP, "en").await;
    at_anna.wait_for("form[action$=\"start\"] button").await.expect("everybody is there");
    [(anna, at_anna), ola, ewa]
}

async fn invitation(page: &Page) -> String {
    page.read("document.querySelector('#invitation').value").await.expect("it can be copied")
}

/// Somebody comes in by an invitation.
async fn come(house: &House, link: &str, name: &str, size: Size, language: &str) -> Friend {
    let (person, page) = swift_person(house, size, language).await;
    page.goto(link).await.expect("the invitation opens");
    page.run("document.querySelector('#join-name').value = ''").await.expect("emptied");
    page.type_text("#join-name", name).await.expect("a name");
    page.click(".joining form button.go").await.expect("they sit down");
    page.wait_for("#gathering").await.expect("they wait");
    (person, page)
}

/// The same three, and play has begun.
async fn friends(house: &House) -> [Friend; 3] {
    let friends = gather(house).await;
    friends[0].1.click("form[action$=\"start\"] button").await.expect("Anna begins");
    for (_, page) in &friends {
        table_opens(page).await;
    }
    friends
}

/// Something in the menu of the table, and yes if it asks.
async fn ask_for(page: &Page, post: &str) {
    page.click("#menu-table > summary").await.expect("the menu opens");
    page.click(&format!("#menu-table [data-post=\"{post}\"]")).await.expect("it can be asked for");
    if page.is_seen("#dialog .go").await.expect("answered") {
        page.click("#dialog .go").await.expect("yes");
    }
}

/// Waits until an element is there whose text holds all of these.
async fn reads(page: &Page, selector: &str, words: &[&str]) {
    let script = format!(
        "(() => {{ const element = document.querySelector({selector:?}); \
         return !!element && element.checkVisibility() && {words:?}.every((word) => element.textContent.includes(word)); }})()"
    );
    let found = page.wait_until(&script, PATIENCE).await;
    let now: String = page.read("document.body.innerText").await.unwrap_or_default();
    found.unwrap_or_else(|error| panic!("{selector} says {words:?}: {error}\n{now}"));
}

async fn gone(page: &Page, selector: &str) {
    page.wait_gone(selector).await.unwrap_or_else(|error| panic!("{selector} goes away: {error}"));
}

#[tokio::test]
async fn a_pause_says_whose_it_is_and_anybody_can_end_it() {
    let house = House::open().await;
    let [(_a, anna), (_b, ola), (_c, ewa)] = friends(&house).await;
    ask_for(&anna, "pause").await;
    for page in [&anna, &ola, &ewa] {
        reads(page, "#matter-paused", &["Anna"]).await;
        expect_tidy(page, "a paused table").await;
    }
    ola.click("#matter-paused [data-post=resume]").await.expect("Ola goes on, on a phone");
    for page in [&anna, &ola, &ewa] {
        gone(page, "#matter-paused").await;
        page.expect_no_errors().await.expect("nothing went wrong");
    }
}

#[tokio::test]
async fn a_proposal_to_end_is_put_before_the_others_who_play_on_or_agree() {
    let house = House::open().await;
    let [(_a, anna), (_b, ola), (_c, ewa)] = friends(&house).await;
    ask_for(&anna, "propose").await;
    reads(&anna, "#matter-proposal", &["Ola", "Ewa"]).await;
    for page in [&ola, &ewa] {
        reads(page, "#matter-proposal", &["Anna"]).await;
        expect_tidy(page, "a proposal").await;
    }
    ola.click("#matter-proposal [data-post=decline]").await.expect("Ola plays on");
    for page in [&anna, &ewa] {
        gone(page, "#matter-proposal").await;
        reads(page, "#news", &["Ola"]).await;
    }
    ask_for(&anna, "propose").await;
    for page in [&ola, &ewa] {
        page.wait_for("#matter-proposal [data-post=propose]").await.expect("they are asked again");
        page.click("#matter-proposal [data-post=propose]").await.expect("they agree");
    }
    for (page, words) in [(&anna, "agreement"), (&ola, "za zgodą"), (&ewa, "agreement")] {
        page.wait_for("#region-end .end").await.expect("it is over");
        reads(page, "#region-prompt", &[words]).await;
        page.expect_no_errors().await.expect("nothing went wrong");
    }
    rematch([&anna, &ola, &ewa]).await;
}

/// One opens the rematch, the others are in by one click each; seats and names are those of before.
async fn rematch(pages: [&Page; 3]) {
    let names = "[...document.querySelectorAll('#region-panels .name')].map((name) => name.textContent).join()";
    let before: String = pages[0].read(names).await.expect("everybody has a name");
    pages[0].click("#region-end [data-post=rematch]").await.expect("a rematch");
    pages[0].wait_for("#gathering").await.expect("its table");
    reads(pages[0], "#gathering", &["Ola", "Ewa"]).await;
    for page in &pages[1..] {
        page.wait_until(
            "document.querySelector('#region-end .go[data-post=rematch] use')?.getAttribute('href') === '#i-check'",
            PATIENCE,
        )
        .await
        .expect("the others see that there is one");
        page.click("#region-end [data-post=rematch]").await.expect("they are in");
        page.wait_for("#gathering").await.expect("its table");
    }
    pages[0].wait_for("form[action$=\"start\"] button").await.expect("everybody is in");
    assert!(pages[0].title().await.expect("a title").contains("Ready"));
    pages[0].click("form[action$=\"start\"] button").await.expect("it begins");
    for page in pages {
        table_opens(page).await;
        assert_eq!(page.read::<String>(names).await.expect("answered"), before, "seats and names are kept");
    }
}

#[tokio::test]
async fn whoever_left_is_offered_the_seat_back_and_the_others_hear_of_both() {
    let house = House::open().await;
    let [(_a, anna), (_b, ola), (_c, ewa)] = friends(&house).await;
    ask_for(&ola, "leave").await;
    reads(&ola, "#matter-stood-in", &["bot"]).await;
    expect_tidy(&ola, "a seat in which a bot plays").await;
    for page in [&anna, &ewa] {
        reads(page, "#news", &["Ola"]).await;
        assert!(!page.exists("#matter-stood-in").await.expect("answered"), "it concerns Ola alone");
    }
    ola.click("#matter-stood-in [data-post=return]").await.expect("Ola takes over");
    gone(&ola, "#matter-stood-in").await;
    reads(&anna, "#news", &["Ola plays again"]).await;
}

#[tokio::test]
async fn a_decision_that_is_taken_back_is_told_to_whoever_loses_the_turn() {
    let house = House::open().await;
    let friends = friends(&house).await;
    let pages: Vec<&Page> = friends.iter().map(|(_, page)| page).collect();
    for turn in 0..40 {
        let (now, page) = whose_turn(&pages).await;
        decide(page, 2 * turn, Size::DESKTOP).await;
        let (next, other) = whose_turn(&pages).await;
        if next == now || !page.is_seen("#region-controls [data-post=undo]").await.expect("answered") {
            continue;
        }
        let name: String = page.text(".seat.you .name").await.expect("a name");
        page.click("#region-controls [data-post=undo]").await.expect("it is taken back");
        reads(other, "#news", &[&name]).await;
        other
            .wait_until("document.querySelectorAll('#region-options .option').length === 0", PATIENCE)
            .await
            .expect("the turn is gone");
        page.wait_for("#region-options .option").await.expect("it is asked again");
        return;
    }
    panic!("nothing was ever taken back after the turn had passed");
}

/// Who can decide now.
async fn whose_turn<'a>(pages: &[&'a Page]) -> (usize, &'a Page) {
    let since = std::time::Instant::now();
    loop {
        for (i, page) in pages.iter().enumerate() {
            if !options(page).await.is_empty() {
                return (i, page);
            }
        }
        assert!(since.elapsed() < PATIENCE, "nobody can decide");
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
}

#[tokio::test]
async fn a_table_that_is_cancelled_says_so_before_the_game_and_in_it() {
    let house = House::open().await;
    let [(_a, anna), (_b, ola), (_c, ewa)] = gather(&house).await;
    let link = anna.url().await.expect("answered");
    anna.click(".hosts .sure > summary").await.expect("cancelling asks first");
    reads(&anna, ".hosts .really", &["everybody"]).await;
    expect_tidy(&anna, "the question whether to cancel").await;
    assert!(ola.exists("#gathering").await.expect("answered"), "nothing has happened yet");
    anna.click(".hosts .really button").await.expect("yes");
    for (page, word) in [(&anna, "Anna"), (&ola, "Anna"), (&ewa, "Anna")] {
        reads(page, ".cancelled", &[word]).await;
        assert!(page.is_seen(".cancelled a.go[href='/']").await.expect("answered"), "there is a way to the lobby");
        expect_tidy(page, "a cancelled table").await;
    }
    ewa.goto(&link).await.expect("it can be opened again");
    reads(&ewa, ".cancelled", &["Anna"]).await;

    let [(_d, anna), (_e, ola), (_f, _ewa)] = friends(&house).await;
    ask_for(&anna, "cancel").await;
    for (page, word) in [(&anna, "cancelled"), (&ola, "odwołał")] {
        reads(page, "#region-prompt", &[word]).await;
        reads(page, "#region-end", &[word]).await;
        assert!(page.is_seen("#region-end a[href='/']").await.expect("answered"), "there is a way to the lobby");
    }
}

#[tokio::test]
async fn whoever_is_sent_away_is_told_and_the_host_was_asked() {
    let house = House::open().await;
    let [(_a, anna), (_b, ola), (_c, ewa)] = gather(&house).await;
    anna.click(".seat-card:nth-child(2) .sure > summary").await.expect("freeing a seat asks first");
    reads(&anna, ".seat-card:nth-child(2) .really", &["Ola"]).await;
    anna.click(".seat-card:nth-child(2) .really button").await.expect("yes");
    reads(&ola, ".note[role=alert]", &["Gospodarz"]).await;
    expect_tidy(&ola, "somebody who was sent away").await;
    assert!(ola.is_seen(".note a[href='/']").await.expect("answered"), "there is a way to the lobby");
    assert!(!ewa.exists(".note[role=alert]").await.expect("answered"), "it concerns Ola alone");
}

#[tokio::test]
async fn a_lost_connection_is_shown_with_what_waits_to_be_sent() {
    let house = House::open().await;
    let friends = friends(&house).await;
    let pages: Vec<&Page> = friends.iter().map(|(_, page)| page).collect();
    let (_, page) = whose_turn(&pages).await;
    let words: String = page.text("#region-options .option .words").await.expect("an option");
    page.set_offline(true).await.expect("the line is cut");
    page.click("#region-options .option").await.expect("a decision is taken all the same");
    reads(page, "#banner", &[words.trim()]).await;
    page.set_offline(false).await.expect("the line is back");
    gone(page, "#banner").await;
    page.wait_until("!document.body.classList.contains('is-sending')", PATIENCE).await.expect("it was sent");
    for page in pages {
        page.forgive("ERR_INTERNET_DISCONNECTED").await.expect("answered");
        page.forgive("WebSocket").await.expect("answered");
        page.expect_no_errors().await.expect("nothing else went wrong");
    }
}

#[tokio::test]
async fn the_waiting_room_has_all_that_is_needed_to_invite_and_to_wait() {
    let house = House::open().await;
    let (_a, anna) = swift_person(&house, Size::DESKTOP, "en").await;
    anna.goto(&house.url(&format!("/host/{}", some_game()))).await.expect("the form opens");
    choose_value(&anna, "[name=\"set-players\"]", "3").await;
    anna.run("document.querySelector('[name=\"name-0\"]').value = ''").await.expect("emptied");
    anna.type_text("[name=\"name-0\"]", "Anna").await.expect("the host has a name");
    anna.click("main form button.go[type=submit]").await.expect("the table can be opened");
    anna.wait_for("#invitation").await.expect("there is an invitation");
    assert!(anna.title().await.expect("a title").starts_with("(2)"), "two seats are free");
    assert!(anna.is_seen(".qr path").await.expect("answered"), "there is a picture of the link");
    reads(&anna, ".terms", &["Anna", "3"]).await;
    let link = invitation(&anna).await;

    let (_b, stranger) = swift_person(&house, Size::PHONE, "pl").await;
    stranger.goto(&link).await.expect("the invitation opens");
    reads(&stranger, ".joining", &["Anna", "minut", "Zasady"]).await;
    expect_tidy(&stranger, "an invitation on a phone").await;
    let (_c, ola) = come(&house, &link, "Anna", Size::PHONE, "pl").await;
    reads(&ola, ".seat-cards", &["Anna (2)"]).await;
    anna.wait_until("document.title.startsWith('(1)')", PATIENCE).await.expect("one seat is free");
    ola.type_text(".talk-form input[name=text]", "dzień dobry").await.expect("typed");
    ola.click(".talk-form button").await.expect("sent");
    reads(&anna, ".talk", &["dzień dobry"]).await;
    for page in [&anna, &ola] {
        expect_tidy(page, "the waiting room").await;
    }
    come(&house, &link, "Ewa", Size::DESKTOP, "en").await;
    anna.wait_until("document.title.includes('Ready')", PATIENCE).await.expect("the title says that all are there");

    // The name that was typed is the guest's from now on.
    anna.goto(&house.url("/settings")).await.expect("the settings open");
    assert_eq!(anna.read::<String>("document.querySelector('[name=name]').value").await.expect("answered"), "Anna");

    stranger.goto(&house.url("/join/aaaaaaaaaaaaaaaaaaaa")).await.expect("an address that invites nowhere");
    reads(&stranger, "main", &["zaproszenie nie jest już ważne"]).await;
    stranger.forgive("404").await.expect("answered");
}

#[tokio::test]
async fn tables_that_wait_are_counted_and_the_next_one_is_a_click_away() {
    let house = House::open().await;
    for size in [Size::DESKTOP, Size::PHONE] {
        let (person, page) = swift_person(&house, size, "en").await;
        for _ in 0..2 {
            page.goto(&house.url("/")).await.expect("the lobby opens");
            play_against_bots(&page, some_game(), 3, "beginner").await;
            page.wait_for("#region-options .option").await.expect("it waits for somebody");
        }
        let here = page.url().await.expect("answered");
        page.wait_until("document.title.startsWith('(2)')", PATIENCE).await.expect("the title counts");
        expect_tidy(&page, "a table while another waits").await;
        let lobby = person.page(&house.url("/")).await.expect("the lobby opens");
        lobby.wait_until("document.title.startsWith('(2)')", PATIENCE).await.expect("the lobby counts");
        lobby
            .wait_until("document.querySelector('#waiting-count').textContent === '2'", PATIENCE)
            .await
            .expect("so does its menu");
        let icon: String = lobby.read("document.querySelector('link[rel=icon]').href").await.expect("a mark");
        assert!(icon.ends_with("favicon-turn.svg"), "{icon}");
        page.click("#next-table").await.expect("the other table is a click away");
        page.wait_until(&format!("location.href !== {here:?} && location.pathname.startsWith('/tables/')"), PATIENCE)
            .await
            .expect("it opens");
        page.expect_no_errors().await.expect("nothing went wrong");
    }
}

#[tokio::test]
async fn a_lobby_that_is_open_shows_a_turn_that_comes() {
    let house = House::open().await;
    let friends = friends(&house).await;
    let pages: Vec<&Page> = friends.iter().map(|(_, page)| page).collect();
    let (now, page) = whose_turn(&pages).await;
    let waiting = (now + 1) % 3;
    let lobby = friends[waiting].0.page(&house.url("/")).await.expect("the lobby opens");
    lobby.wait_for("#lobby-own .table-line").await.expect("their table is listed");
    assert!(!lobby.exists("#lobby-own .your-turn").await.expect("answered"));
    let mut turn = page;
    for i in 0..60 {
        decide(turn, 2 * i, Size::DESKTOP).await;
        let (seat, next) = whose_turn(&pages).await;
        if seat == waiting {
            break;
        }
        turn = next;
    }
    lobby.wait_for("#lobby-own .your-turn").await.expect("the list is live");
    lobby.wait_until("document.title.startsWith('(1)')", PATIENCE).await.expect("the title, too");
}

#[tokio::test]
async fn whoever_watches_is_told_who_reads_what_is_said() {
    let house = House::open().await;
    let [(_a, anna), _ola, _ewa] = friends(&house).await;
    let (_d, watcher) = swift_person(&house, Size::PHONE, "pl").await;
    watcher.goto(&anna.url().await.expect("answered")).await.expect("anybody with the link may watch");
    watcher.click("#tab-chat").await.expect("the chat opens");
    reads(&watcher, "#chat", &["tylko oglądający"]).await;
    anna.click("#tab-chat").await.expect("the chat opens");
    reads(&anna, "#chat", &["everybody who watches"]).await;
}

#[tokio::test]
async fn the_deal_of_the_day_ends_in_its_results() {
    let house = House::open().await;
    let game = shelf::games().iter().find(|game| game.daily().is_some()).expect("a game with a deal of the day");
    let (_person, page) = swift_person(&house, Size::PHONE, "en").await;
    page.goto(&house.url(&format!("/daily/{}", game.name()))).await.expect("the deal of the day");
    page.click("main form button.go").await.expect("it can be played");
    table_opens(&page).await;
    ask_for(&page, "propose").await;
    page.wait_for("#region-end a[href*='/daily/']").await.expect("the end leads to the results");
    assert!(!page.exists("#region-end [data-post=rematch]").await.expect("answered"), "there is no rematch of a day");
    page.click("#region-end a[href*='/daily/']").await.expect("it can be followed");
    page.wait_for(".daily h1").await.expect("the results");
}

/// Two people at one screen, and everything they may do to a page.
#[tokio::test]
async fn on_a_shared_screen_nobody_sees_what_is_the_others() {
    let house = House::open().await;
    let (person, page) = swift_person(&house, Size::PHONE, "en").await;
    prefer(&page, r#"{"speed":"fast"}"#).await;
    page.goto(&house.url(&format!("/host/{}", some_game()))).await.expect("the form opens");
    choose_value(&page, "[name=\"set-players\"]", "3").await;
    choose_value(&page, "[name=\"seat-1\"]", "screen").await;
    choose_value(&page, "[name=\"seat-2\"]", "beginner").await;
    page.type_text("[name=\"name-1\"]", "Ola").await.expect("the second person has a name");
    open_and_begin(&page).await;
    covered(&page, "the first hand").await;
    page.reload().await.expect("reloaded");
    covered(&page, "after a reload").await;
    let second = person.page(&page.url().await.expect("answered")).await.expect("a second tab");
    covered(&second, "in a second tab").await;

    page.click("#curtain-body button").await.expect("somebody is alone with it");
    gone(&page, "#curtain").await;
    page.wait_for("#region-hand *").await.expect("and sees their hand");
    covered(&second, "in a second tab while the first shows a hand").await;
    let url = page.url().await.expect("answered");
    assert!(!url.contains("pass="), "nothing in the address opens it again: {url}");
    page.goto(&house.url("/")).await.expect("away");
    page.run("history.back()").await.expect("and back");
    page.wait_until(
        "location.pathname.startsWith('/tables/') && document.documentElement.dataset.ready === ''",
        PATIENCE,
    )
    .await
    .expect("it is there");
    covered(&page, "after going back").await;

    // A turn ends: what the decision brought is seen for a moment, then the screen is everybody's again.
    page.click("#curtain-body button").await.expect("lifted again");
    page.wait_for("#region-options .option").await.expect("there is something to decide");
    page.click("#region-options .option").await.expect("decided");
    page.wait_for("#lifted:not([hidden]), #curtain[open]").await.expect("the turn is over");
    page.wait_until(
        "!document.querySelector('#region-hand *') && !document.querySelector('#region-options .option')",
        PATIENCE,
    )
    .await
    .expect("the hand is taken off the screen by itself");
    page.expect_no_errors().await.expect("nothing went wrong");
}

/// Nothing of anybody's hand is on the page, and the curtain asks who is there.
async fn covered(page: &Page, when: &str) {
    page.wait_until("!!document.querySelector('#curtain[open]')", PATIENCE)
        .await
        .unwrap_or_else(|error| panic!("{when}: {error}"));
    let hand: usize = page
        .read("document.querySelectorAll('#region-hand *, #region-options .option').length")
        .await
        .expect("answered");
    assert_eq!(hand, 0, "{when}: a hand is on the page");
}
