//! The first games of a campaign, as somebody plays them who knows nothing of what is to come.

use browser::{Page, Size};
use shelf::Shelved;
use table::setup::{SetupKind, Value, Values};
use wording::{Language, SealedBook};

use crate::hands::{PATIENCE, choose_value, expect_tidy, is_over, swift_person, table_opens, wait_for_turn};
use crate::house::House;
use crate::in_words::{ENDLESS, PLAY, STRIDE};

/// Every game that has campaigns.
fn games() -> impl Iterator<Item = &'static dyn Shelved> {
    let founds = |game: &dyn Shelved, key, value| game.chapter(&Values::new().with(key, Value::one(value))).is_some();
    shelf::games().iter().copied().filter(move |game| {
        game.schema().options.iter().any(|option| match &option.kind {
            SetupKind::OneOf(values) => values.iter().any(|(value, _)| founds(*game, option.key, *value)),
            _ => false,
        })
    })
}

/// A game by its name.
pub fn game_of(name: &str) -> &'static dyn Shelved {
    shelf::game(name).expect("a game of the house")
}

/// From the lobby into a campaign for two against a bot.
async fn begin(page: &Page, game: &dyn Shelved) {
    let form = format!("form.play:has(input[value=\"{}\"])", game.name());
    choose_value(page, &format!("{form} select[name=players]"), "2").await;
    choose_value(page, &format!("{form} select[name=level]"), "beginner").await;
    page.click(&format!("{form} button[name=campaign]")).await.expect("a campaign can be begun");
    table_opens(page).await;
}

/// Reads the first card that lies open, if one does, then skips the others.
async fn read_what_is_open(page: &Page) {
    if !page.is_seen("#reading[open]").await.expect("answered") {
        return;
    }
    expect_tidy(page, "a card that is read aloud").await;
    let title: String = page.text("#reading-title").await.expect("it has a title");
    assert!(!title.trim().is_empty() && !title.contains('⟦'), "{title}");
    page.click("#reading [data-reading=next]").await.expect("one can read on");
    if page.is_seen("#reading[open]").await.expect("answered") {
        page.click("#reading [data-reading=skip]").await.expect("one can skip the rest");
    }
    page.wait_until("!document.querySelector('#reading').open", PATIENCE).await.expect("everything was read");
}

/// Notes every card with which reading begins, and how many cards there were when it ended.
const NOTE: &str = "(() => { window.cards = []; window.read = 0; const card = document.querySelector('#reading'); \
     const note = () => { if (card.open) window.cards.push(document.querySelector('#reading-title').textContent); \
       else window.read = document.querySelectorAll('#region-readings article').length; }; \
     note(); new MutationObserver(note).observe(card, { attributes: true, attributeFilter: ['open'] }); })()";

/// Whether cards have come up since the reader last read.
const UNREAD: &str = "document.querySelectorAll('#region-readings article').length > window.read";

/// A card that is put before the reader stops the play.
const IS_READ: &str = "() => document.querySelector('#reading').open";

/// Plays a game to its end, reading on the way.
async fn play(page: &Page, game: &dyn Shelved, language: Language) {
    page.run(NOTE).await.expect("the page answers");
    let mut decisions = 0;
    while wait_for_turn(page).await {
        read_what_is_open(page).await;
        let script = format!("({PLAY})({STRIDE}, {decisions}, {IS_READ})");
        decisions += page.eval::<usize>(&script).await.unwrap_or_else(|error| panic!("{}: {error}", game.name()));
        assert!(decisions < ENDLESS, "{} does not end", game.name());
        nothing_sealed_is_here(page, game, language).await;
    }
    assert!(is_over(page).await);
    the_rest_is_read(page).await;
    let cards: Vec<String> = page.read("window.cards").await.expect("the page answers");
    assert!(cards.len() > 1, "the story is read before a game and after it: {cards:?}");
    assert!(cards.iter().all(|title| !title.trim().is_empty() && !title.contains('⟦')), "{cards:?}");
}

/// What the last decision brought is seen first; once it is put away the story is put before the reader.
async fn the_rest_is_read(page: &Page) {
    if page.is_seen("#results").await.expect("answered") && !page.is_seen("#reading[open]").await.expect("answered") {
        page.press("Escape").await.expect("results can be put away");
    }
    if page.read::<bool>(UNREAD).await.expect("the page answers") {
        page.wait_for("#reading[open]").await.expect("the story after the game is put before the reader");
        read_what_is_open(page).await;
    }
}

/// The titles of the sealed books that the rules of this table show.
pub async fn opened(page: &Page, game: &dyn Shelved, language: Language) -> Vec<&'static str> {
    let script = "fetch(`${location.pathname}/rules`).then((answer) => answer.text())";
    let rules: String = page.read(script).await.expect("the rules can be read");
    let books = game.sealed_books().iter().filter(|book| {
        let title = book.book(language).title.replace('&', "&amp;");
        rules.contains(&format!("<h2>{title}</h2>"))
    });
    books.map(|book| book.key).collect()
}

/// Neither the page nor anything that it can fetch says what this table has not opened.
pub async fn nothing_sealed_is_here(page: &Page, game: &dyn Shelved, language: Language) {
    let opened = opened(page, game, language).await;
    let script = "Promise.all(['', '/now', '/rules', '/moments/1'].map((path) => fetch(location.pathname + path) \
         .then((answer) => answer.text()))).then((texts) => [...texts, document.documentElement.outerHTML].join('\\n'))";
    let everything: String = page.read(script).await.expect("the page answers");
    let (open, sealed): (Vec<&SealedBook>, Vec<&SealedBook>) =
        game.sealed_books().iter().partition(|book| opened.contains(&book.key));
    // What an open book says as well is no secret.
    let known: Vec<String> =
        open.iter().flat_map(|book| book.book(language).blocks()).map(|block| block.plain()).collect();
    for sealed in sealed {
        let book = sealed.book(language);
        let blocks = book.blocks().map(|block| block.plain()).filter(|text| !known.contains(text));
        for text in blocks.chain([book.title.clone()]) {
            let text = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
            assert!(!everything.contains(&text), "{} is sealed, but the page says: {text}", sealed.key);
        }
    }
}

/// Tables are as wide as the page, and of a picture that is wider the part is seen where most of it is drawn.
async fn nothing_has_to_be_pushed_aside_to_be_read(page: &Page) {
    let pushed = "[...document.querySelectorAll('.campaign .wide')].filter((wide) => wide.scrollWidth > wide.clientWidth + 1) \
         .map((wide) => wide.getAttribute('aria-label'))";
    assert_eq!(page.read::<Vec<String>>(pushed).await.expect("the page answers"), [""; 0]);
    let seen = "[...document.querySelectorAll('.keepsake-view:has([data-key])')].map((view) => { \
         const frame = view.getBoundingClientRect(); const all = [...view.querySelectorAll('[data-key]')]; \
         const inside = all.filter((one) => { const box = one.getBoundingClientRect(); \
           const middle = box.left + box.width / 2; return middle > frame.left && middle < frame.right; }); \
         return inside.length / all.length; })";
    let seen: Vec<f64> = page.read(seen).await.expect("the page answers");
    assert!(!seen.is_empty() && seen.iter().all(|share| *share > 0.5), "most of each picture is in sight: {seen:?}");
}

async fn two_games(size: Size, language: Language) {
    let mut house = House::open().await;
    for game in games() {
        let (_person, page) = swift_person(&house, size, language.code()).await;
        begin(&page, game).await;
        assert_eq!(opened(&page, game, language).await, [""; 0], "nothing is open before the first game");
        play(&page, game, language).await;
        page.click("#region-end a[href*='/campaigns/']").await.expect("the end leads to the campaign");
        page.wait_for(".campaign .next-game form").await.expect("the next game can be begun");
        expect_tidy(&page, "a campaign between two games").await;
        nothing_has_to_be_pushed_aside_to_be_read(&page).await;
        page.expect_no_errors().await.expect("nothing went wrong");

        house.crash_and_reopen();
        page.reload().await.expect("the campaign is still there");
        page.forgive("WebSocket").await.expect("answered");
        page.forgive("ERR_CONNECTION_REFUSED").await.expect("answered");
        page.click(".next-game form[action$='/next'] button").await.expect("the next game is begun");
        table_opens(&page).await;
        play(&page, game, language).await;
        assert!(!opened(&page, game, language).await.is_empty(), "a box was opened in the first two games");
        page.click("#region-end a[href*='/campaigns/']").await.expect("the end leads to the campaign");
        page.wait_for(".campaign .journal li:nth-child(2)").await.expect("both games are in the journal");
        let said: String = page.read("document.body.innerText").await.expect("the page can be read");
        assert!(!said.contains('⟦'), "a word is missing: {said}");
        expect_tidy(&page, "a campaign after two games").await;
        page.expect_no_errors().await.expect("nothing went wrong");
    }
}

#[tokio::test]
async fn two_games_of_a_campaign_in_english_on_a_desk() {
    two_games(Size::DESKTOP, Language::En).await;
}

#[tokio::test]
async fn two_games_of_a_campaign_in_polish_on_a_phone() {
    two_games(Size::PHONE, Language::Pl).await;
}
