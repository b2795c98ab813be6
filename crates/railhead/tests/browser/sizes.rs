//! What is essential is not cut off at any common size of a screen, in any game.

use browser::{Page, Size};

use crate::hands::{SIZES, choose_first, play_against_bots, swift_person, wait_for_turn};
use crate::house::House;

/// Screens that are common besides the two that everything is tried on.
const COMMON: [Size; 2] = [
    Size { width: 1366, height: 768, scale: 1.0, touch: false },
    Size { width: 360, height: 740, scale: 2.0, touch: true },
];

/// Essential things that are not in the window in full, or lie under something that cuts them off.
const CUT: &str = r"(() => {
  const essential = '#region-prompt .ask, .stage, .words-face, #region-controls .control, .tabs .tab, .bar .control, '
    + '#region-panels .seat, #region-panels .seat [data-key], #region-hand > .plate, #region-plates > .plate, '
    + '#region-options > :first-child > :first-child, .places [aria-current=true]';
  const phone = innerWidth < 861;
  const problems = [];
  for (const element of document.querySelectorAll(essential)) {
    if (!element.checkVisibility({ checkVisibilityCSS: true }) || !element.getClientRects().length) continue;
    const box = element.getBoundingClientRect();
    let [wide, high] = [Math.max(-box.left, box.right - innerWidth), Math.max(-box.top, box.bottom - innerHeight)];
    let pushed = false;
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.overflow === 'visible' || at instanceof SVGElement) continue;
      const frame = at.getBoundingClientRect();
      // A strip that is pushed sideways with a finger cuts nothing off, and one is seen to go on.
      if (phone && /auto|scroll/.test(style.overflowX) && at.matches('.plates, .plates *, .hand, .hand *, .places, .people')) pushed = true;
      if (pushed) wide = 0;
      else wide = Math.max(wide, frame.left - box.left, box.right - frame.right);
      // The lower end of what lies beside the board may be scrolled to on a phone; its beginning may not.
      const end = phone && at.matches('.board') ? box.top + 40 : box.bottom;
      high = Math.max(high, frame.top - box.top, end - frame.bottom);
    }
    const cut = Math.round(Math.max(wide, high));
    if (cut > 3) problems.push(`${element.closest('[id]')?.id} ${element.getAttribute('class')} ${element.dataset.key ?? ''}: ${cut} px`);
  }
  return problems;
})()";

async fn expect_whole(page: &Page, what: &str) {
    let cut: Vec<String> = page.read(CUT).await.expect("measured");
    assert!(cut.is_empty(), "{what}: {cut:#?}");
}

async fn nothing_is_cut_off(size: Size) {
    let house = House::open().await;
    for (i, game) in shelf::games().iter().enumerate() {
        let language = ["en", "pl"][i % 2];
        let (_person, page) = swift_person(&house, size, language).await;
        play_against_bots(&page, game.name(), 4, "beginner").await;
        for turn in 0..4 {
            if !wait_for_turn(&page).await {
                break;
            }
            expect_whole(
                &page,
                &format!("{} in {language} at {}x{}, turn {turn}", game.name(), size.width, size.height),
            )
            .await;
            choose_first(&page).await;
            page.wait_until("!document.body.classList.contains('is-sending')", crate::hands::PATIENCE)
                .await
                .expect("answered");
        }
    }
}

#[tokio::test]
async fn nothing_is_cut_off_on_a_desk() {
    nothing_is_cut_off(SIZES[0]).await;
}

#[tokio::test]
async fn nothing_is_cut_off_on_a_phone() {
    nothing_is_cut_off(SIZES[1]).await;
}

#[tokio::test]
async fn nothing_is_cut_off_on_a_laptop() {
    nothing_is_cut_off(COMMON[0]).await;
}

#[tokio::test]
async fn nothing_is_cut_off_on_a_small_phone() {
    nothing_is_cut_off(COMMON[1]).await;
}

/// At 200 % a laptop is as small as a window of half its size: everything can be scrolled to and chosen.
#[tokio::test]
async fn everything_is_within_reach_at_200_percent() {
    let house = House::open().await;
    for Size { width, height, .. } in [SIZES[0], COMMON[0]] {
        let half = Size { width: width / 2, height: height / 2, scale: 2.0, touch: false };
        for game in shelf::games() {
            let (_person, page) = swift_person(&house, half, "pl").await;
            play_against_bots(&page, game.name(), 2, "beginner").await;
            for _ in 0..2 {
                assert!(wait_for_turn(&page).await);
                choose_first(&page).await;
                page.wait_until("!document.body.classList.contains('is-sending')", crate::hands::PATIENCE)
                    .await
                    .expect("answered");
            }
            let spills = "document.documentElement.scrollWidth - document.documentElement.clientWidth";
            assert!(page.read::<f64>(spills).await.expect("measured") <= 1.0, "{} does not spill over", game.name());
            page.click("#menu-prefs > summary").await.expect("the menus can be reached");
        }
    }
}
