//! Clicks, taps, keys and gestures that go through Chromium's own input.

use std::time::Duration;

use crate::support::{PATIENCE, shown};
use browser::{BrowserError, Page, Size};

const LOG: &str = "<script>log = []; for (const kind of ['click', 'touchstart', 'mousedown', 'keydown', 'wheel']) \
    addEventListener(kind, event => log.push(`${kind} ${event.target.id || event.key}`), { capture: true, passive: true })</script>";

async fn with_log(size: Size, body: &str) -> Page {
    shown(size, &format!("{LOG}{body}")).await
}

async fn log(page: &Page) -> Vec<String> {
    page.eval("log.splice(0)").await.expect("there is a log")
}

#[tokio::test]
async fn a_click_presses_what_is_there_and_a_tap_touches_it() {
    let body = "<button id=b onclick='trusted = event.isTrusted'>Press</button>";
    let page = with_log(Size::DESKTOP, body).await;
    page.click("#b").await.expect("clicked");
    assert_eq!(log(&page).await, ["mousedown b", "click b"]);
    assert!(page.eval::<bool>("trusted").await.expect("it is set"));
    let page = with_log(Size::PHONE, body).await;
    page.click("#b").await.expect("tapped");
    page.wait_until("log.includes('click b')", PATIENCE).await.expect("it is a click");
    assert_eq!(log(&page).await[0], "touchstart b");
}

#[tokio::test]
async fn a_tap_is_a_finger_on_any_screen() {
    for size in [Size::DESKTOP, Size::PHONE] {
        let body = "<button id=b onpointerdown='kind = event.pointerType'>Press</button>";
        let page = with_log(size, body).await;
        page.tap("#b").await.expect("tapped");
        page.wait_until("log.includes('click b')", PATIENCE).await.expect("it is a click");
        assert_eq!(page.eval::<String>("kind").await.expect("it is set"), "touch");
    }
}

#[tokio::test]
async fn what_is_out_of_view_is_scrolled_to_and_what_is_in_view_is_not() {
    let body = "<style>html { scroll-behavior: smooth }</style><button id=top>T</button>\
        <div style='height: 3000px'></div><button id=low>L</button>";
    for size in [Size::DESKTOP, Size::PHONE] {
        let page = with_log(size, body).await;
        page.click("#top").await.expect("clicked");
        assert_eq!(page.eval::<f64>("scrollY").await.expect("it is somewhere"), 0.0);
        page.click("#low").await.expect("clicked");
        assert!(page.eval::<f64>("scrollY").await.expect("it is somewhere") > 1000.0);
        page.wait_until("log.includes('click low')", PATIENCE).await.expect("it was hit");
    }
}

#[tokio::test]
async fn a_covered_button_cannot_be_clicked() {
    let body = "<button id=b>Press</button><div id=veil style='position: fixed; inset: 0'></div>";
    for size in [Size::DESKTOP, Size::PHONE] {
        let page = with_log(size, body).await;
        let error = page.click("#b").await.expect_err("the veil is on top");
        assert_eq!(error.to_string(), "#b is covered by #veil");
        assert!(log(&page).await.is_empty());
        page.run("setTimeout(() => veil.remove(), 200)").await.expect("set");
        page.click("#b").await.expect("what passes is waited for");
    }
}

#[tokio::test]
async fn what_is_missing_hidden_or_disabled_cannot_be_clicked() {
    let page =
        with_log(Size::DESKTOP, "<button id=off disabled>Off</button><button id=none hidden>None</button>").await;
    let (click, tap) = tokio::join!(page.click("#off"), page.tap("#off"));
    assert!(matches!(tap, Err(BrowserError::Disabled { .. })), "{tap:?}");
    let error = click.expect_err("it is disabled");
    assert!(matches!(error, BrowserError::Disabled { .. }), "{error}");
    page.hover("#off").await.expect("it can be pointed at");
    page.run("setTimeout(() => none.hidden = false, 200)").await.expect("set");
    page.click("#none").await.expect("it is waited for");
    assert_eq!(log(&page).await.last().map(String::as_str), Some("click none"));
    page.run("document.body.replaceChildren()").await.expect("cleared");
    page.set_patience(Duration::from_millis(200));
    let error = page.click("#none").await.expect_err("it is gone");
    assert!(matches!(error, BrowserError::Missing { .. }), "{error}");
}

#[tokio::test]
async fn labels_children_lines_and_drawings_are_hit() {
    let ring = "<svg width=200 height=200><g id=g tabindex=0><rect width=60 height=60 fill=red />\
        <rect x=140 y=140 width=60 height=60 fill=red /></g></svg>";
    let body = format!(
        "<label for=box style='position: relative; display: inline-block'>A box<input id=box type=checkbox>\
         <i style='position: absolute; inset: 0'></i></label><button id=b><b>Press</b></button>{ring}\
         <p style='width: 60px'>a a a a a <a id=a href='#x'>link in lines</a></p>"
    );
    let page = with_log(Size::DESKTOP, &body).await;
    page.click("#box").await.expect("its label is on top");
    assert!(page.eval::<bool>("box.checked").await.expect("it is a box"));
    page.click("#b").await.expect("its child is on top");
    page.click("#g").await.expect("one of its parts is hit");
    page.click("#a").await.expect("one of its lines is hit");
    assert!(page.url().await.expect("it is somewhere").ends_with("#x"));
}

#[tokio::test]
async fn a_page_that_is_shrunk_to_fit_is_still_hit() {
    let page = with_log(
        Size::PHONE,
        "<meta name=viewport content='width=980'>\
        <button id=b style='position: absolute; left: 800px; top: 1500px; width: 60px; height: 60px'>B</button>",
    )
    .await;
    assert!(page.eval::<f64>("visualViewport.scale").await.expect("it has one") < 0.5);
    page.click("#b").await.expect("tapped");
    page.wait_until("log.includes('touchstart b')", PATIENCE).await.expect("it was hit");
}

#[tokio::test]
async fn a_page_that_is_pinched_open_is_still_hit() {
    let body = "<div id=d style='height: 700px'>D</div><button id=b style='width: 60px; height: 60px; margin-left: 300px'>B</button>";
    let page = with_log(Size::PHONE, body).await;
    page.pinch("#d", 3.0).await.expect("pinched");
    page.wait_until("visualViewport.scale > 1.5", PATIENCE).await.expect("it is open");
    page.click("#b").await.expect("tapped");
    page.wait_until("log.includes('click b')", PATIENCE).await.expect("it was hit");
}

#[tokio::test]
async fn what_moves_is_clicked_where_it_comes_to_rest() {
    let body = "<button id=b style='position: absolute; left: 0; top: 0'>B</button><script>b.animate(\
        [{ transform: 'none' }, { transform: 'translate(800px, 300px)' }], { duration: 400, fill: 'forwards' })</script>";
    let page = with_log(Size::DESKTOP, body).await;
    page.click("#b").await.expect("clicked");
    assert_eq!(log(&page).await, ["mousedown b", "click b"]);
}

#[tokio::test]
async fn what_comes_late_is_still_given_time_to_come_to_rest() {
    let body = "<button id=b hidden style='position: absolute; left: 0; top: 0'>B</button><script>setTimeout(() => {\
        b.hidden = false; const way = [{ transform: 'none' }, { transform: 'translate(800px, 300px)' }];\
        b.animate(way, { duration: 400, fill: 'forwards' }).onfinish = () => log.push('rests') }, 1200)</script>";
    let page = with_log(Size::DESKTOP, body).await;
    page.click("#b").await.expect("clicked");
    assert_eq!(log(&page).await, ["rests", "mousedown b", "click b"]);
}

#[tokio::test]
async fn what_never_rests_is_caught_in_flight() {
    let body = "<style>@keyframes sway { to { transform: translateX(40px) } }\
        #b { width: 200px; height: 100px; animation: sway 300ms infinite alternate linear }</style><button id=b>B</button>";
    let page = with_log(Size::DESKTOP, body).await;
    page.click("#b").await.expect("clicked");
    assert_eq!(log(&page).await, ["mousedown b", "click b"]);
}

/// Something else slides under the mouse, or covers everything for a while, when the mouse is already there.
#[tokio::test]
async fn what_changes_between_aim_and_press_is_aimed_at_again() {
    let slides = "document.body.append(wrong)";
    let covers = "wrong.style = 'position: fixed; inset: 0'; setTimeout(() => wrong.style = '', 300)";
    for change in [slides, covers] {
        let body = format!(
            "<button id=wrong onclick='missed++'>Wrong</button><button id=right onclick='hits++'>Right</button>\
             <script>hits = missed = 0; addEventListener('mousemove', () => {{ {change} }}, {{ once: true }})</script>"
        );
        let page = with_log(Size::DESKTOP, &body).await;
        page.click("#right").await.expect("clicked");
        assert_eq!(page.eval::<[u8; 2]>("[hits, missed]").await.expect("it counts"), [1, 0], "{change}");
        assert!(log(&page).await.contains(&"click wrong".to_owned()), "the page did not change in time: {change}");
    }
}

/// A page that is loaded anew between aim and press has heard nothing of it.
#[tokio::test]
async fn a_press_that_comes_too_early_for_a_new_document_is_repeated() {
    let body = "<button id=b onclick='localStorage.pressed = 1'>B</button><script>localStorage.loads = 1 + (localStorage.loads ?? 0) * 1;\
        addEventListener('mousemove', () => localStorage.loads == 1 && location.reload(), { once: true })</script>";
    let page = with_log(Size::DESKTOP, body).await;
    page.click("#b").await.expect("clicked");
    let kept: (Option<String>, String) =
        page.eval("[localStorage.pressed ?? null, localStorage.loads]").await.expect("told");
    assert_eq!(kept, (Some("1".to_owned()), "2".to_owned()));
}

#[tokio::test]
async fn points_are_clicked_and_hovering_is_seen() {
    let body = "<style>#b { position: absolute; left: 100px; top: 100px } #b:hover { outline: 1px solid }</style>\
        <button id=b>B</button>";
    let page = with_log(Size::DESKTOP, body).await;
    page.hover("#b").await.expect("hovered");
    assert!(page.eval::<bool>("b.matches(':hover')").await.expect("it knows"));
    page.click_at(105.0, 105.0).await.expect("clicked");
    assert_eq!(log(&page).await, ["mousedown b", "click b"]);
}

#[tokio::test]
async fn keys_are_pressed_and_text_is_typed() {
    let body =
        "<form onsubmit='sent = line.value; return false'><input id=line><button id=go>Go</button></form><p id=p>P</p>";
    let page = with_log(Size::DESKTOP, body).await;
    for key in ["1", "Escape", "?"] {
        page.press(key).await.expect("pressed");
    }
    assert_eq!(log(&page).await, ["keydown 1", "keydown Escape", "keydown ?"]);
    page.press("Tab").await.expect("pressed");
    assert_eq!(page.focused().await.expect("looked").as_deref(), Some("#line"));
    log(&page).await;
    page.type_text("#line", "zażółć ").await.expect("typed");
    assert_eq!(log(&page).await.len(), 7, "each character is a key");
    page.press("A").await.expect("pressed");
    page.press("Space").await.expect("pressed");
    page.press("Backspace").await.expect("pressed");
    page.press("Enter").await.expect("pressed");
    assert_eq!(page.eval::<String>("sent").await.expect("sent"), "zażółć A");
    page.press("Tab").await.expect("pressed");
    page.press("Shift+Tab").await.expect("pressed");
    assert!(page.is_focused("#line").await.expect("looked"));
    page.press("Control+a").await.expect("pressed");
    page.press("x").await.expect("pressed");
    let error = page.press("Any").await.expect_err("no such key");
    assert!(matches!(error, BrowserError::UnknownKey(_)), "{error}");
    let error = page.type_text("#p", "x").await.expect_err("it takes no focus");
    assert!(matches!(error, BrowserError::Unfocusable { .. }), "{error}");
}

#[tokio::test]
async fn lines_are_typed_into_a_larger_field() {
    let page = shown(Size::PHONE, "<textarea id=t></textarea>").await;
    page.type_text("#t", "One + 1\n\"Two\"").await.expect("typed");
    assert_eq!(page.eval::<String>("t.value").await.expect("it has one"), "One + 1\n\"Two\"");
}

const BOARD: &str = "<div id=board style='width: 300px; height: 300px; background: teal; touch-action: none'></div>\
    <script>down = new Map(); path = []; wheels = []; widest = 0; first = 0; last = 0;\
    board.onpointerdown = e => { board.setPointerCapture(e.pointerId); down.set(e.pointerId, e); path.push([e.clientX, e.clientY]) };\
    board.onpointermove = e => { if (!down.has(e.pointerId)) return; down.set(e.pointerId, e); path.push([e.clientX, e.clientY]);\
        if (down.size == 2) { const [a, b] = [...down.values()]; last = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY); first ||= last } };\
    board.onpointerup = e => down.delete(e.pointerId);\
    board.addEventListener('wheel', e => { e.preventDefault(); wheels.push([e.deltaY, e.ctrlKey]) }, { passive: false })</script>";

#[tokio::test]
async fn the_wheel_turns_over_an_element() {
    let page = shown(Size::DESKTOP, BOARD).await;
    page.wheel("#board", 120.0).await.expect("turned");
    assert_eq!(page.eval::<Vec<(f64, bool)>>("wheels").await.expect("told"), [(120.0, false)]);
    let page = shown(Size::DESKTOP, "<div style='height: 5000px'>Long</div>").await;
    page.wheel("div", 300.0).await.expect("turned");
    page.wait_until("scrollY > 200", PATIENCE).await.expect("it scrolls");
}

#[tokio::test]
async fn dragging_moves_step_by_step_with_mouse_and_finger() {
    for size in [Size::DESKTOP, Size::PHONE] {
        let page = shown(size, BOARD).await;
        page.drag("#board", 60.0, -40.0).await.expect("dragged");
        page.wait_until("path.length > 3 && down.size == 0", PATIENCE).await.expect("it moved");
        let path: Vec<(f64, f64)> = page.eval("path").await.expect("told");
        let ((x0, y0), (x1, y1)) = (path[0], path[path.len() - 1]);
        assert!((x1 - x0 - 60.0).abs() < 1.0 && (y1 - y0 + 40.0).abs() < 1.0, "{path:?}");
    }
}

#[tokio::test]
async fn pinching_spreads_two_fingers_or_turns_the_wheel_with_control() {
    for scale in [2.0, 0.5] {
        let page = shown(Size::PHONE, BOARD).await;
        page.pinch("#board", scale).await.expect("pinched");
        page.wait_until("last && down.size == 0", PATIENCE).await.expect("fingers moved");
        let (first, last): (f64, f64) = page.eval("[first, last]").await.expect("told");
        // The first movement that the page hears of is a step or two after the fingers came down.
        assert!(if scale > 1.0 { last > first * 1.5 } else { last < first * 0.7 }, "{first} to {last}");
        let page = shown(Size::DESKTOP, BOARD).await;
        page.pinch("#board", scale).await.expect("pinched");
        let wheels: Vec<(f64, bool)> = page.eval("wheels").await.expect("told");
        assert!((wheels[0].0 + 100.0 * scale.ln()).abs() < 1.0 && wheels[0].1, "{wheels:?}");
    }
}
