//! Every kind of layout problem is found, and what is meant to be so is not one.

use crate::support::{shown, shown_in_turn};
use browser::{Fault, Page, Problem, Size};

async fn problems(size: Size, body: &str) -> Vec<Problem> {
    let body = format!("<style>body {{ margin: 0; font: 16px/1.4 sans-serif }}</style>{body}");
    shown_in_turn(size, &body, async |page| page.layout_problems().await.expect("it can be checked")).await
}

/// That a page is fine, at both sizes.
async fn assert_fine(body: &str) {
    for size in [Size::DESKTOP, Size::PHONE] {
        let found = problems(size, body).await;
        assert!(found.is_empty(), "{body}\n{}", list(&found));
    }
}

/// That a page has exactly one problem, at both sizes, with the element named.
async fn the_only_one(body: &str, element: &str) -> Fault {
    the_only_one_on(Size::PHONE, body, element).await;
    the_only_one_on(Size::DESKTOP, body, element).await
}

async fn the_only_one_on(size: Size, body: &str, element: &str) -> Fault {
    let found = problems(size, body).await;
    let [one] = found.as_slice() else { panic!("{body}\n{} problems:\n{}", found.len(), list(&found)) };
    assert_eq!(one.element, element, "{one}");
    one.fault.clone()
}

fn list(found: &[Problem]) -> String {
    found.iter().map(|problem| format!("  {problem}\n")).collect()
}

#[tokio::test]
async fn an_ordinary_page_is_fine() {
    assert_fine(
        "<style>button, .button, input, select { min-height: 44px; min-width: 44px; font: inherit; box-sizing: border-box }
         h1 { line-height: 1; margin: 0 } .button { display: inline-flex; align-items: center }
         .sr { position: absolute; width: 1px; height: 1px; overflow: hidden; white-space: nowrap; clip-path: inset(50%) }
         .skip { position: absolute; left: -9999px } .list { height: 100px; overflow: auto } details { width: 200px }
         summary { min-height: 44px }</style>
         <a class=skip href='#main'>Skip</a><h1>Agy heading</h1><p>Running text with <a href='#x'>a link</a> in it.
         <span class=sr>Only for screen readers, and rather long</span></p>
         <nav><a class=button href='#a'>Lobby</a> <button>OK</button></nav>
         <label><input type=checkbox data-small-ok> Box</label><input value=Name aria-label=Name><select aria-label=Level><option>Easy</select>
         <details><summary>More</summary><p>Hidden for now</p></details><p hidden style='font-size: 3px'>Tiny</p>
         <div class=list tabindex=0><p>One</p><p>Two</p><p>Three</p><p>Four</p><p>Five</p></div>
         <svg viewBox='0 0 300 60' width=300 height=60><title>Drawing</title><text x=10 y=30 font-size=16>One</text>
         <text x=100 y=30 font-size=16>Two</text></svg>",
    )
    .await;
}

#[tokio::test]
async fn small_text_is_found_wherever_it_gets_small() {
    let fault = the_only_one("<p id=a style='font-size: 11px'>Small</p>", "#a").await;
    assert_eq!(fault, Fault::SmallText { pixels: 11.0 });
    assert_fine("<p style='font-size: 12px'>Enough</p>").await;
    let scaled =
        "<div style='transform: scale(0.5); transform-origin: 0 0'><p id=a style='font-size: 20px'>Shrunk</p></div>";
    assert_eq!(the_only_one(scaled, "#a").await, Fault::SmallText { pixels: 10.0 });
    let drawn = "<svg viewBox='0 0 600 200' width=300 height=100><text id=a x=10 y=50 font-size=20>Drawn</text></svg>";
    assert_eq!(the_only_one(drawn, "#a").await, Fault::SmallText { pixels: 10.0 });
    let foreign = "<svg viewBox='0 0 600 200' width=300 height=100><foreignObject width=600 height=200>\
        <p id=a style='font-size: 20px; margin: 0'>Inside</p></foreignObject></svg>";
    assert_eq!(the_only_one(foreign, "#a").await, Fault::SmallText { pixels: 10.0 });
    let field = "<input id=a value=Name style='font-size: 10px; width: 200px; height: 50px'>";
    assert_eq!(the_only_one(field, "#a").await, Fault::SmallText { pixels: 10.0 });
}

#[tokio::test]
async fn a_telephone_page_that_is_shrunk_to_fit_has_small_text() {
    let found = problems(Size::PHONE, "<meta name=viewport content='width=980'><p id=a>Text</p>").await;
    assert!(matches!(found.as_slice(), [Problem { fault: Fault::SmallText { .. }, .. }]), "{}", list(&found));
}

#[tokio::test]
async fn text_that_is_cut_off_is_found() {
    let wide =
        "<p id=a style='width: 100px; overflow: hidden; white-space: nowrap'>Much more text than fits in here</p>";
    assert!(matches!(the_only_one(wide, "#a").await, Fault::Clipped { pixels } if pixels > 50.0));
    let ellipsis = "<p id=a style='width: 100px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis'>\
        Much more text than fits in here</p>";
    assert!(matches!(the_only_one(ellipsis, "#a").await, Fault::Clipped { pixels } if pixels > 50.0));
    let high = "<div style='height: 30px; width: 100px; overflow: hidden'><p id=a style='margin: 0'>Much more text than ever fits into two lines</p></div>";
    assert!(matches!(the_only_one(high, "#a").await, Fault::Clipped { pixels } if pixels > 10.0));
    let drawn = "<svg width=100 height=40><text id=a x=10 y=30>Longer than the drawing</text></svg>";
    assert!(matches!(the_only_one(drawn, "#a").await, Fault::Clipped { .. }));
    let fixed = "<p id=a style='position: fixed; bottom: -15px; margin: 0'>At the edge</p>";
    assert!(matches!(the_only_one(fixed, "#a").await, Fault::Clipped { .. }));
}

#[tokio::test]
async fn text_that_can_be_scrolled_to_or_is_hidden_on_purpose_is_not_cut_off() {
    assert_fine("<p style='width: 100px; overflow: auto; white-space: nowrap'>Much more text than fits in here</p>")
        .await;
    assert_fine("<div style='height: 50px; overflow: hidden'><div style='height: 50px; overflow-y: scroll'><p>One<p>Two<p>Three</div></div>").await;
    assert_fine("<div style='height: 0; overflow: hidden'><p>Folded away</p></div>").await;
    assert_fine(
        "<div data-clip-ok style='width: 100px; overflow: hidden; white-space: nowrap'>A board that people pan</div>",
    )
    .await;
    let escapes = "<div style='width: 50px; height: 50px; overflow: hidden'>\
        <p style='position: absolute; left: 100px; top: 100px; margin: 0'>Not inside, as far as layout goes</p></div>";
    assert_fine(escapes).await;
}

#[tokio::test]
async fn texts_on_top_of_each_other_are_found() {
    let two = "<style>p { position: absolute; margin: 0; top: 50px }</style><p id=a style='left: 20px'>First text</p>\
        <p id=b style='left: 60px; top: 55px'>Second text</p>";
    let fault = the_only_one(two, "#a").await;
    assert!(
        matches!(&fault, Fault::Overlap { other, other_text, width, height }
        if other == "#b" && other_text == "Second text" && *width > 10.0 && *height > 2.0),
        "{fault}"
    );
    let drawn =
        "<svg width=300 height=100><text id=a x=10 y=40>First text</text><text x=30 y=45>Second text</text></svg>";
    assert!(matches!(the_only_one(drawn, "#a").await, Fault::Overlap { .. }));
    let below = format!("<div style='height: 3000px'></div><div style='position: relative; height: 200px'>{two}</div>");
    assert!(matches!(the_only_one(&below, "#a").await, Fault::Overlap { .. }));
    let untouchable = two.replace("margin: 0;", "margin: 0; pointer-events: none;");
    assert!(matches!(the_only_one(&untouchable, "#a").await, Fault::Overlap { .. }));
    let veiled = format!("{two}<div style='position: fixed; inset: 0; background: rgb(0 0 0 / 20%)'></div>");
    assert!(matches!(the_only_one(&veiled, "#a").await, Fault::Overlap { .. }));
}

#[tokio::test]
async fn texts_that_are_hidden_apart_or_meant_so_do_not_overlap() {
    let style = "<style>p { position: absolute; margin: 0; top: 50px; left: 20px }</style>";
    assert_fine(&format!("{style}<p>First text</p><p style='background: white'>Menu text</p>")).await;
    assert_fine(&format!("{style}<p>First text</p><p data-overlap-ok>Second text</p>")).await;
    assert_fine(&format!("{style}<p>First text</p><p style='opacity: 0'>Second text</p>")).await;
    assert_fine(&format!("{style}<p>First text</p><p style='top: 70px'>Second text</p>")).await;
    let dialog = "<p>Text behind the dialog, and enough of it to be there in the middle.</p>\
        <dialog id=d style='top: 0; margin-top: 0'>A question</dialog><script>d.showModal()</script>";
    assert_fine(dialog).await;
    let card = "<svg width=300 height=100><text x=10 y=40>First text</text><rect width=200 height=90 fill=#fff />\
        <text x=30 y=45>Second text</text></svg>";
    assert_fine(card).await;
    let scrolled = "<div style='height: 60px; overflow: auto' id=s><div style='height: 500px'>Top line<br>more</div></div>\
        <p style='margin: 0'>Below</p>";
    assert_fine(scrolled).await;
    let header = "<div style='position: fixed; top: 0; background: #fff'>Header text</div><p style='margin: 0'>Text under it</p>";
    assert_fine(header).await;
}

#[tokio::test]
async fn small_targets_are_found_where_there_are_fingers() {
    let button = "<button id=a style='width: 40px; height: 50px; padding: 0; border: 0'>OK</button>";
    assert_eq!(the_only_one_on(Size::PHONE, button, "#a").await, Fault::SmallTarget { width: 40.0, height: 50.0 });
    assert!(problems(Size::DESKTOP, button).await.is_empty(), "a mouse can hit it");
    let alone = "<nav><a id=a href='#x'>Lobby</a></nav>";
    assert!(matches!(the_only_one_on(Size::PHONE, alone, "#a").await, Fault::SmallTarget { .. }));
    let drawn =
        "<svg width=200 height=100><g id=a role=button tabindex=-1><rect x=10 y=10 width=30 height=60 /></g></svg>";
    assert_eq!(the_only_one_on(Size::PHONE, drawn, "#a").await, Fault::SmallTarget { width: 30.0, height: 60.0 });
    let lonely = "<input id=a type=checkbox aria-label=Box>";
    assert!(matches!(the_only_one_on(Size::PHONE, lonely, "#a").await, Fault::SmallTarget { .. }));
    let far = "<div style='height: 3000px'></div><button id=a style='width: 30px; height: 30px'>x</button>";
    assert!(matches!(the_only_one_on(Size::PHONE, far, "#a").await, Fault::SmallTarget { .. }));
    let named =
        problems(Size::PHONE, "<button id=a aria-label='Close the menu' style='width: 20px; height: 20px'></button>")
            .await;
    assert_eq!(named[0].text, "Close the menu");
}

#[tokio::test]
async fn targets_whose_reach_is_large_enough_are_fine() {
    let edges = "<style>#a { position: relative; margin: 20px; width: 24px; height: 24px; padding: 0; border: 0 }\
        #a::before { content: ''; position: absolute; inset: -12px }</style><button id=a>x</button>";
    assert_fine(edges).await;
    let label = "<label style='display: inline-block; padding: 12px'><input type=checkbox> A box with words</label>";
    assert_fine(label).await;
    assert_fine("<div data-small-ok><button style='height: 20px'>Small</button></div>").await;
    assert_fine("<div inert><button style='height: 20px'>Small</button></div>").await;
    assert_fine("<p>See <a href='#x'>the rules</a> for more.</p><h2 tabindex=-1>Heading</h2>").await;
}

/// A reach that the edge of its frame cuts off is there once it is scrolled or pushed into view.
#[tokio::test]
async fn targets_are_measured_where_they_are_in_full_view() {
    let scrolled = "<style>#a { position: relative; margin: 100px 30px; width: 24px; height: 24px; padding: 0; border: 0 }\
        #a::before { content: ''; position: absolute; inset: -12px }</style>\
        <div style='height: 110px; overflow: auto' tabindex=0><button id=a>x</button></div>";
    assert_fine(scrolled).await;
    // The edge of the target is a stroke that nobody sees, at the lower right corner of what is in view.
    let drawing = |at: u32| {
        format!(
            "<svg data-clip-ok data-size='400 400' viewBox='0 0 100 100' width=200 height=200>\
             <g id=a role=button tabindex=-1><circle cx={at} cy={at} r=8 fill=red stroke=transparent stroke-width=10 /></g></svg>"
        )
    };
    assert_fine(&drawing(98)).await;
    assert_fine(&drawing(300)).await;
    // At the edge of the drawing itself no push helps.
    assert!(matches!(the_only_one_on(Size::PHONE, &drawing(397), "#a").await, Fault::SmallTarget { .. }));
    let page: Page = shown(Size::PHONE, &drawing(98)).await;
    page.layout_problems().await.expect("checked");
    let view = page.attribute("svg", "viewBox").await.expect("told");
    assert_eq!(view.as_deref(), Some("0 0 100 100"), "the drawing is left as it was");
}

#[tokio::test]
async fn what_goes_beyond_the_page_sideways_is_found() {
    let wide = "<p id=a style='width: 2000px; margin: 0; white-space: nowrap'>Wide <span style='margin-left: 1800px' id=b>far</span></p>";
    assert!(matches!(the_only_one(wide, "#b").await, Fault::Sideways { pixels } if pixels > 300.0));
    let cut = format!(
        "<style>html {{ overflow-x: hidden }}</style><p id=a style='margin: 0; width: 3000px; white-space: nowrap'>{}</p>",
        "words ".repeat(200)
    );
    assert!(matches!(the_only_one(&cut, "#a").await, Fault::Sideways { .. }));
    let left = "<p id=a style='position: absolute; left: -20px'>Begins too early</p>";
    assert!(matches!(the_only_one(left, "#a").await, Fault::Sideways { pixels } if (19.0..21.0).contains(&pixels)));
    let silent = "<div id=a style='width: 2000px; height: 20px; background: red'></div>";
    assert!(matches!(the_only_one(silent, "#a").await, Fault::Sideways { pixels } if pixels > 500.0));
    assert_fine("<div style='overflow-x: auto' tabindex=0><p style='width: 2000px; height: 50px; white-space: nowrap'>Wide, but in a box that scrolls</p></div>").await;
    assert_fine("<style>html { overflow-x: hidden }</style><p style='position: absolute; left: 100%; width: 100px'>A drawer</p>").await;
}

#[tokio::test]
async fn the_page_stays_as_it_was() {
    let body = "<style>html { scroll-behavior: smooth }</style><div style='height: 3000px'></div>\
        <button style='width: 30px; height: 30px'>x</button>";
    let page: Page = shown(Size::PHONE, body).await;
    page.run("scrollTo({ top: 100, behavior: 'instant' })").await.expect("scrolled");
    assert_eq!(page.layout_problems().await.expect("checked").len(), 1);
    page.contrast_problems().await.expect("checked");
    let state: (f64, usize) = page.eval("[scrollY, document.adoptedStyleSheets.length]").await.expect("told");
    assert_eq!(state, (100.0, 0));
}

#[tokio::test]
async fn problems_say_where_what_and_how_much() {
    let found =
        problems(Size::DESKTOP, "<ul><li>One<li class='small note'><b style='font-size: 9px'>Two</b></ul>").await;
    let said: Vec<String> = found.iter().map(ToString::to_string).collect();
    assert_eq!(said, ["ul > li.small.note:nth-of-type(2) > b \"Two\": text of 9 px"]);
}
