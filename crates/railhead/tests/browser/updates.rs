//! What a page is sent little by little is what it would be sent whole.

use browser::Size;

use crate::hands::{choose_first, play_against_bots, swift_person, wait_for_turn};
use crate::house::House;

/// Counts how often the page has to ask for everything.
const COUNT: &str = "(() => { const ask = window.fetch; window.asked = 0; \
     window.fetch = (address, how) => { if (/\\/now\\b/.test(String(address))) window.asked += 1; return ask(address, how); }; })()";

/// Where the drawn parts of the page differ from what the house draws for these eyes now: what is written, what there is and
/// where it stands. What the page's scripts write by themselves (who thinks) is theirs.
const DIFFERING: &str = r"(async () => {
  const answer = await fetch(`${location.pathname}/now${location.search}`, { headers: { accept: 'application/json' } });
  window.asked -= 1;
  const { regions } = await answer.json();
  const facts = (root) => [...root.querySelectorAll(':not([data-own] *)')].map((one) => [one.localName, one.dataset.key, one.getAttribute('transform'),
    one.getAttribute('href'), one.dataset.options, one.childElementCount ? '' : one.textContent].join('|'));
  return ['scene', 'plates', 'hand', 'panels'].filter((name) => {
    const whole = document.createElement('template');
    whole.innerHTML = regions[name];
    const [page, house] = [facts(document.getElementById(`region-${name}`)), facts(whole.content)];
    return page.length !== house.length || page.some((fact, i) => fact !== house[i]);
  });
})()";

/// What the median answer to a decision may weigh on the wire, in bytes, where a board is large.
const WEIGHTS: [(&str, u64); 3] =
    [("great-western-trail", 12_000), ("ticket-to-ride-legacy", 10_000), ("west-story", 12_000)];

/// The compressed bodies of all answers to decisions, the lightest first.
const ANSWERS: &str = r"performance.getEntriesByType('resource').filter(({ name }) => /\/play\b/.test(name))
  .map(({ encodedBodySize }) => encodedBodySize).sort((one, other) => one - other)";

#[tokio::test]
async fn differences_lead_to_what_the_house_draws() {
    let house = House::open().await;
    for game in shelf::games() {
        let (_person, page) = swift_person(&house, Size::DESKTOP, "en").await;
        play_against_bots(&page, game.name(), 2, "beginner").await;
        page.run(COUNT).await.expect("requests are counted");
        for decision in 0..12 {
            assert!(wait_for_turn(&page).await, "{} has only begun", game.name());
            let differing: Vec<String> = page.read(DIFFERING).await.expect("compared");
            assert!(differing.is_empty(), "{} after {decision} decisions: {differing:?}", game.name());
            choose_first(&page).await;
            let answered = "!document.body.classList.contains('is-sending')";
            page.wait_until(answered, crate::hands::PATIENCE).await.expect("the house answers");
        }
        let asked: usize = page.read("window.asked").await.expect("counted");
        assert_eq!(asked, 0, "{}: differences were not enough", game.name());
        let answers: Vec<u64> = page.read(ANSWERS).await.expect("weighed");
        let median = answers[answers.len() / 2];
        println!("{}: {median} bytes in the median of {} answers", game.name(), answers.len());
        let heaviest = WEIGHTS.into_iter().find(|(name, _)| *name == game.name());
        assert!(heaviest.is_none_or(|(_, most)| median <= most), "{}: {answers:?}", game.name());
        page.expect_no_errors().await.expect("nothing went wrong");
    }
}
