//! What everybody can reach and understand, whatever they look with: headings, landmarks, names, and what scrolls. And a
//! lobby that shows what there is at once.

use browser::{Page, Size};

use crate::hands::{PATIENCE, SIZES, choose_value, play_against_bots, prefer, swift_person, wait_for_turn};
use crate::house::House;
use crate::learning;

/// What is wrong with a page for those who do not see it, or have no mouse.
const FAULTS: &str = r#"(() => {
  const faults = [];
  const seen = (element) => element.checkVisibility({ visibilityProperty: true });
  const named = (element) => element.getAttribute('aria-label')
    ?? (element.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '').join(' ').trim();
  const where = (element) => element.outerHTML.slice(0, 160);
  const headings = [...document.querySelectorAll('h1')];
  if (headings.length !== 1) faults.push(`${headings.length} first headings`);
  const outline = [...document.querySelectorAll('h1, h2, h3, h4')].filter((heading) => seen(heading) && !heading.closest('dialog:not([open])'));
  outline.forEach((heading, i) => {
    const level = (one) => Number(one?.localName[1] ?? 0);
    if (level(heading) > level(outline[i - 1]) + 1) faults.push(`a level of headings is left out: ${where(heading)}`);
  });
  const landmarks = [...document.querySelectorAll('main, nav, aside, section, form, [role=region], [role=navigation], [role=complementary]')]
    .filter((element) => seen(element) && !element.closest('dialog:not([open])'))
    .map((element) => ({ element, kind: element.getAttribute('role') ?? element.localName, name: named(element) }))
    .filter(({ kind, name }) => name || !['section', 'form', 'region'].includes(kind));
  const met = new Set();
  for (const { element, kind, name } of landmarks) {
    const key = `${kind} ${name}`;
    if (met.has(key)) faults.push(`two landmarks are ${key}: ${where(element)}`);
    met.add(key);
  }
  for (const attribute of ['aria-controls', 'aria-labelledby', 'aria-describedby']) {
    for (const element of document.querySelectorAll(`[${attribute}]`)) {
      for (const id of element.getAttribute(attribute).split(' ')) {
        if (!document.getElementById(id)) faults.push(`${attribute} names nothing: ${where(element)}`);
      }
    }
  }
  const ids = [...document.querySelectorAll('[id]')].map((element) => element.id);
  for (const id of new Set(ids.filter((id, at) => ids.indexOf(id) !== at))) faults.push(`two elements are called ${id}`);
  const shown = (element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const parts = [];
    while (texts.nextNode()) {
      const { parentElement: part, nodeValue } = texts.currentNode;
      if (!part.closest('[aria-hidden=true], .unseen') && seen(part)) parts.push(nodeValue);
    }
    return parts.join('');
  };
  for (const element of document.querySelectorAll('button[aria-label], a[aria-label], summary[aria-label], [role=button][aria-label]')) {
    const plain = (text) => text.toLowerCase().replace(/\s+/g, ' ').replace(/[^\p{L}\p{N} ]/gu, '').trim();
    const text = plain(shown(element));
    if (seen(element) && text && !plain(named(element)).includes(text)) faults.push(`its name is not what it shows: ${where(element)}`);
  }
  for (const element of document.querySelectorAll('ul, ol')) {
    const role = element.getAttribute('role');
    if (role && role !== 'list' && element.querySelector(':scope > li:not([role])')) faults.push(`items of no list: ${where(element)}`);
  }
  for (const element of document.querySelectorAll('body *')) {
    if (!seen(element) || element.closest('[inert]')) continue;
    const style = getComputedStyle(element);
    const scrolls = (overflow, whole, part) => /auto|scroll/.test(overflow) && whole > part + 2;
    if (!scrolls(style.overflowY, element.scrollHeight, element.clientHeight) && !scrolls(style.overflowX, element.scrollWidth, element.clientWidth)) continue;
    const inside = 'a[href], button:not(:disabled), input:not([type=hidden]), select, textarea, summary, [tabindex="0"]';
    if (element.tabIndex < 0 && ![...element.querySelectorAll(inside)].some(seen)) faults.push(`cannot be scrolled by keys: ${where(element)}`);
  }
  return faults;
})()"#;

/// Words that are torn in the middle though no hyphen stands there.
const TORN: &str = r#"(() => {
  const torn = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent.checkVisibility({ visibilityProperty: true }) || parent.closest('code, pre, svg, .unseen, [inert]')) continue;
    if (getComputedStyle(parent).hyphens === 'auto') continue;
    for (const { 0: word, index } of node.data.matchAll(/\p{L}{3,}/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = [...range.getClientRects()].filter((box) => box.width > 0.5).map((box) => Math.round(box.top));
      if (Math.max(...lines) - Math.min(...lines) > 4) torn.add(`${word}: ${parent.outerHTML.slice(0, 120)}`);
    }
  }
  return [...torn];
})()"#;

async fn expect_reachable(page: &Page, what: &str) {
    for script in [FAULTS, TORN] {
        let faults: Vec<String> = page.read(script).await.expect("the page answers");
        assert!(faults.is_empty(), "{what}: {faults:#?}");
    }
}

#[tokio::test]
async fn pages_can_be_reached_and_understood() {
    let house = House::open().await;
    for (size, language) in SIZES.into_iter().zip(["pl", "en"]) {
        let (_person, page) = swift_person(&house, size, language).await;
        let common = ["/", "/tables", "/settings", "/account", "/api"].map(str::to_owned);
        let games = shelf::games().iter().flat_map(|game| {
            ["/host/GAME", "/rules/GAME", "/rules/GAME/first-game"].map(|path| path.replace("GAME", game.name()))
        });
        for path in common.into_iter().chain(games) {
            page.goto(&house.url(&path)).await.expect("the page opens");
            expect_reachable(&page, &format!("{path} in {language}")).await;
        }
    }
}

#[tokio::test]
async fn a_table_before_the_game_and_its_invitation_can_be_reached_and_understood() {
    let house = House::open().await;
    for (size, language) in SIZES.into_iter().zip(["en", "pl"]) {
        let (_anna, page) = swift_person(&house, size, language).await;
        crate::hands::host_for_two(&house, &page, shelf::games()[0].name(), 1).await;
        page.click("main form button.go[type=submit]").await.expect("the table can be opened");
        page.wait_for("#invitation").await.expect("there is an invitation");
        expect_reachable(&page, "the waiting room").await;
        let link: String = page.read("document.querySelector('#invitation').value").await.expect("it can be copied");
        let (_ola, at_ola) = swift_person(&house, size, language).await;
        at_ola.goto(&link).await.expect("the invitation opens");
        expect_reachable(&at_ola, "the invitation").await;
    }
}

#[tokio::test]
async fn tables_can_be_reached_and_understood() {
    let house = House::open().await;
    for (size, language) in SIZES.into_iter().zip(["pl", "en"]) {
        let (_person, page) = swift_person(&house, size, language).await;
        for game in shelf::games() {
            learning::begin(&house, &page, game.name()).await;
            assert!(wait_for_turn(&page).await);
            expect_reachable(&page, &format!("{} in {language}", game.name())).await;
            for tab in ["people", "story", "chat"] {
                if page.is_seen(&format!("#tab-{tab}")).await.expect("answered") {
                    page.click(&format!("#tab-{tab}")).await.expect("a tab opens");
                    expect_reachable(&page, &format!("{} in {language}: {tab}", game.name())).await;
                }
            }
        }
    }
}

/// Opens so many tables of this person that wait for them, and lets others open so many for anybody.
pub async fn a_busy_house(house: &House, page: &Page, waiting: usize, open: usize, language: &str) {
    for game in shelf::games().iter().cycle().take(waiting) {
        page.goto(&house.url("/")).await.expect("the lobby opens");
        play_against_bots(page, game.name(), 3, "beginner").await;
        assert!(wait_for_turn(page).await);
    }
    for (i, game) in shelf::games().iter().rev().cycle().take(open).enumerate() {
        let (_other, host) = swift_person(house, Size::DESKTOP, language).await;
        prefer(&host, r#"{"sound":false}"#).await;
        host.goto(&house.url(&format!("/host/{}", game.name()))).await.expect("the form opens");
        host.click("[name=access][value=open]").await.expect("a table can be open to all");
        choose_value(&host, "[name=\"set-players\"]", "3").await;
        let name = ["Ola", "Bartek", "Cecylia"][i % 3];
        host.run(&format!("document.querySelector('[name=\"name-0\"]').value = {name:?}"))
            .await
            .expect("a name is typed");
        host.click("main form button.go[type=submit]").await.expect("the table can be opened");
        host.wait_for("#invitation").await.expect("it waits for others");
    }
    page.goto(&house.url("/")).await.expect("the lobby opens");
}

#[tokio::test]
async fn the_lobby_shows_every_game_who_waits_and_open_tables_at_once() {
    for language in ["en", "pl"] {
        // A house of its own: what is open in one stays open for whoever comes next.
        let house = House::open().await;
        let (_person, page) = swift_person(&house, Size::DESKTOP, language).await;
        a_busy_house(&house, &page, 3, 2, language).await;
        let below = "[...document.querySelectorAll('.game-card, .game-card a, .game-card button, .table-line, .table-line a')]\
             .filter((element) => { const box = element.getBoundingClientRect(); return box.bottom > innerHeight || box.top < 0 || box.right > innerWidth; })\
             .map((element) => element.textContent.trim().slice(0, 60))";
        let below: Vec<String> = page.read(below).await.expect("answered");
        assert!(below.is_empty(), "{language}: below the fold: {below:#?}");
        assert_eq!(page.count(".game-card").await.expect("answered"), shelf::games().len());
        assert_eq!(page.count(".table-line.your-turn").await.expect("answered"), 3);
        assert!(page.count(".open-tables .table-line").await.expect("answered") >= 2);
        crate::hands::expect_tidy(&page, "a busy lobby").await;
        page.wait_until("scrollY === 0", PATIENCE).await.expect("nothing was scrolled");
    }
}
