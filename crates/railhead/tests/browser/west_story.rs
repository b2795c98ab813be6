//! West Story, read and played in words: alone against Tom, and two people whose Towns work at once.
//! (It is drawn as well; what is asked and told has to be the same.)

use browser::{Page, Person, Size};
use serde::Deserialize;
use wording::{Language, Phrase, Unnamed};

use crate::hands::{
    PATIENCE, choose_value, expect_tidy, host_for_two, is_over, meet, open_and_begin, options, play_against_bots,
    prefer, swift_person, wait_for_turn,
};
use crate::house::House;
use crate::in_words::{ENDLESS, PLAY, STRIDE};

const GAME: &str = "west-story";

/// Somebody who reads tables and does not look at them.
async fn reader(house: &House, size: Size, language: &str) -> (Person, Page) {
    let (person, page) = swift_person(house, size, language).await;
    prefer(&page, r#"{"face":"words"}"#).await;
    (person, page)
}

/// Points with a border ahead, or tokens in a contest: there the page has to say how things stand.
const WORTH_A_LOOK: &str = "() => !!document.querySelector('#region-options .option:is([data-notation^=\"accept \"], \
     [data-notation^=\"contest \"])')";

/// A whole game from where it is; how often points were offered at a border.
async fn play_on(page: &Page, seats: usize) -> usize {
    let (mut decisions, mut borders) = (0, 0);
    while wait_for_turn(page).await {
        every_value_of_a_die_wakes_one_card(page).await;
        let asked = Asked::on(page).await;
        asked.the_standing_is_told(seats);
        if asked.first.starts_with("accept ") {
            borders += 1;
            points_can_be_refused(page, borders == 1).await;
        }
        let play = format!("({PLAY})({STRIDE}, {decisions}, {WORTH_A_LOOK})");
        decisions += page.eval::<usize>(&play).await.unwrap_or_else(|error| panic!("{error}"));
        assert!(decisions < ENDLESS, "the game does not end");
    }
    assert!(decisions > 40, "eight rounds take decisions, not {decisions}");
    borders
}

/// The Town says which values of a die would lead to each card: in a row all six, none of them twice.
async fn every_value_of_a_die_wakes_one_card(page: &Page) {
    let script =
        "[...document.querySelectorAll('#part-table-town tbody tr')].map((row) => row.lastElementChild.textContent)";
    let woken: Vec<String> = page.read(script).await.expect("the page answers");
    assert_eq!(woken.len(), 12, "{woken:?}");
    for row in woken.chunks(6) {
        let mut values: Vec<char> = row.concat().chars().filter(char::is_ascii_digit).collect();
        values.sort_unstable();
        assert_eq!(values, ['1', '2', '3', '4', '5', '6'], "{row:?}");
    }
}

/// What the page asks and shows, read at once: somebody else may decide at any moment.
#[derive(Deserialize)]
struct Asked {
    /// The first option.
    first: String,
    prompt: String,
    /// Everybody's count in the contest for the badge.
    counts: Vec<String>,
}

impl Asked {
    async fn on(page: &Page) -> Self {
        let script = "({ first: document.querySelector('#region-options .options .option')?.dataset.notation ?? '', \
             prompt: document.querySelector('#region-prompt').textContent, \
             counts: [...document.querySelectorAll('#part-table-contest tbody tr')].map((row) => row.cells[1].textContent) })";
        page.read(script).await.expect("the page answers")
    }

    /// Everybody's count is on the page as long as there is a contest, and whoever contends is told it.
    fn the_standing_is_told(&self, seats: usize) {
        let Asked { first, prompt, counts } = self;
        assert!(counts.is_empty() || counts.len() == seats, "{counts:?}");
        assert!(counts.iter().all(|count| count.trim().parse::<u32>().is_ok()), "{counts:?}");
        if first.starts_with("contest ") {
            assert!(counts.iter().all(|count| prompt.contains(count.trim())), "{prompt} does not tell {counts:?}");
        }
    }
}

/// Offered points can be accepted in any part, and the offer is made because all of them would lead over the border.
async fn points_can_be_refused(page: &Page, stay: bool) {
    let asked: String = page.text("#region-prompt").await.expect("something is asked");
    // Regions have names such as A1, which are no numbers.
    let words = asked.split(|c: char| !c.is_alphanumeric());
    let numbers: Vec<u32> = words.filter_map(|word| word.parse().ok()).collect();
    let [offered, _, border] = numbers[..] else { panic!("how many, from where and how far: {asked}") };
    let mut parts: Vec<u32> = Vec::new();
    for option in options(page).await {
        let part = option.strip_prefix("accept ").and_then(|part| part.parse().ok());
        parts.push(part.unwrap_or_else(|| panic!("{option} is no part of {offered} points")));
    }
    parts.sort_unstable();
    assert_eq!(parts, (0..=offered).collect::<Vec<_>>(), "{asked}");
    assert!(border <= offered, "nothing is asked where no border is ahead: {asked}");
    if stay {
        expect_tidy(page, "points at a border").await;
        let last = last_line(page).await;
        let choice = format!("#region-options .option[data-notation=\"accept {}\"]", border - 1);
        page.click(&choice).await.expect("one can stop before the border");
        let told = format!("({LAST_LINE}) > {last}");
        page.wait_until(&told, PATIENCE).await.expect("the story tells it");
        wait_for_turn(page).await;
    }
}

const LAST_LINE: &str = "document.querySelectorAll('#region-log .line').length";

async fn last_line(page: &Page) -> usize {
    page.read(LAST_LINE).await.expect("there is a story")
}

/// The account is there, in words of the reader's language, and nothing went wrong; the numbers of the account.
async fn the_end_is_told(page: &Page, language: Language) -> Vec<String> {
    page.wait_for("#region-end .winner").await.expect("somebody has won");
    expect_tidy(page, "the end").await;
    let said: String = page.read("document.body.innerText").await.expect("the page can be read");
    assert!(!said.contains('⟦'), "a word is missing: {said}");
    let story: String = page.read("document.querySelector('#region-log').textContent").await.expect("it can be read");
    let lexicon = shelf::game(GAME).expect("it stands on the shelf").lexicon();
    for round in 1..=8_usize {
        let last = wording::Arg::Key(if round == 8 { "yes" } else { "no" });
        let begins = Phrase::new("story-round").with("round", round).with("last", last);
        let begins = lexicon.say(language, &begins, &Unnamed);
        assert!(story.contains(&begins), "the story does not say: {begins}");
    }
    page.expect_no_errors().await.expect("nothing went wrong");
    let account = "[...document.querySelectorAll('#region-end .accounts section:first-child tbody td')] \
         .map((cell) => cell.textContent.trim()).filter((text) => /^[−\\d]/.test(text))";
    let numbers: Vec<String> = page.read(account).await.expect("the page answers");
    assert!(numbers.len() > 4, "every part of the account has its number: {numbers:?}");
    numbers
}

/// The names of those who sit at the table, in order.
async fn seated(page: &Page) -> Vec<String> {
    let names = "[...document.querySelectorAll('#region-panels .seat .name')].map((name) => name.textContent)";
    page.read(names).await.expect("the page answers")
}

#[tokio::test]
async fn alone_against_tom_in_english_on_a_desk() {
    let house = House::open().await;
    let (_person, page) = reader(&house, Size::DESKTOP, "en").await;
    play_against_bots(&page, GAME, 1, "beginner").await;
    assert!(wait_for_turn(&page).await, "the game has only begun");
    assert_eq!(seated(&page).await.last().map(String::as_str), Some("Tom"));
    expect_tidy(&page, "the first turn").await;
    assert!(play_on(&page, 2).await > 2, "there are borders on the way round the map");
    the_end_is_told(&page, Language::En).await;
}

/// Tom in the first seat, with everything that makes him hard: the form asks about all of it, and about one's own seat.
#[tokio::test]
async fn alone_against_a_grim_tom_in_polish_on_a_phone() {
    let house = House::open().await;
    let (_person, page) = reader(&house, Size::PHONE, "pl").await;
    page.goto(&house.url(&format!("/host/{GAME}"))).await.expect("the form opens");
    choose_value(&page, "[name=\"set-players\"]", "1").await;
    assert!(page.is_seen("[name=\"set-tom-seat\"]").await.expect("answered"), "whoever is alone can choose about Tom");
    let usual = page.read::<String>("document.querySelector('[name=\"set-tom-seat\"]').value").await;
    assert_eq!(usual.expect("answered"), "2", "his usual seat is the last, for one person too");
    choose_value(&page, "[name=\"set-tom-seat\"]", "1").await;
    choose_value(&page, "[name=\"set-tom-hard\"]", "12").await;
    for way in ["contests", "gangs", "coins"] {
        page.click(&format!("[name=\"set-tom-{way}\"]")).await.expect("he can be harder");
    }
    let rows = "[...document.querySelectorAll('.seat-row')].filter((row) => row.checkVisibility()).length";
    assert_eq!(page.read::<usize>(rows).await.expect("answered"), 1, "nobody is asked who sits in Tom's seat");
    expect_tidy(&page, "the form of a new table").await;
    open_and_begin(&page).await;
    assert!(wait_for_turn(&page).await, "the game has only begun");
    assert_eq!(seated(&page).await.first().map(String::as_str), Some("Tom"));
    expect_tidy(&page, "the first turn").await;
    assert!(play_on(&page, 2).await > 2, "there are borders on the way round the map");
    the_end_is_told(&page, Language::Pl).await;
}

/// Both are asked about their dice at once, and what one decides leaves the other's question as it is.
async fn both_choose_at_once(at_anna: &Page, at_ola: &Page) {
    for page in [at_anna, at_ola] {
        assert!(wait_for_turn(page).await, "the game has only begun");
        assert_eq!(options(page).await, ["dice straight", "dice crossed"]);
        assert_eq!(page.count(".seat.awaited").await.expect("answered"), 2);
        expect_tidy(page, "the first Town Phase").await;
    }
    at_anna.click("#region-options .option").await.expect("Anna gives her dice to rows");
    let done = "!document.querySelector('#region-options .option[data-notation^=\"dice \"]')";
    at_anna.wait_until(done, PATIENCE).await.expect("that is settled");
    assert_eq!(options(at_ola).await, ["dice straight", "dice crossed"]);
}

#[tokio::test]
async fn two_people_in_two_languages() {
    let house = House::open().await;
    let (_anna, at_anna) = reader(&house, Size::DESKTOP, "en").await;
    let (_ola, at_ola) = reader(&house, Size::PHONE, "pl").await;
    host_for_two(&house, &at_anna, GAME, 0).await;
    at_anna.click("[name=\"set-variant\"][value=\"advanced\"]").await.expect("a variant can be chosen");
    meet(&at_anna, &at_ola).await;
    both_choose_at_once(&at_anna, &at_ola).await;
    let (anna, ola) = tokio::join!(play_on(&at_anna, 2), play_on(&at_ola, 2));
    assert!(anna > 2 && ola > 2, "both rode over borders: {anna} and {ola}");
    assert!(is_over(&at_anna).await && is_over(&at_ola).await);
    let accounts = [the_end_is_told(&at_anna, Language::En).await, the_end_is_told(&at_ola, Language::Pl).await];
    assert_eq!(accounts[0], accounts[1], "the account is the same in both languages");
    assert_eq!(last_line(&at_anna).await, last_line(&at_ola).await, "so is the story");
}
