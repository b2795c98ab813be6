//! Contrast of text, with everything translucent laid together.

use crate::support::shown_in_turn;
use browser::{Fault, Problem, Size};

async fn problems(body: &str) -> Vec<Problem> {
    shown_in_turn(Size::DESKTOP, body, async |page| page.contrast_problems().await.expect("it can be checked")).await
}

async fn assert_fine(body: &str) {
    let found = problems(body).await;
    assert!(found.is_empty(), "{body}\n{found:#?}");
}

/// The ratio of the only problem of a page.
async fn ratio(body: &str) -> f64 {
    let found = problems(body).await;
    let [Problem { element, fault: Fault::Contrast { ratio, .. }, .. }] = found.as_slice() else {
        panic!("{body}\n{found:#?}")
    };
    assert_eq!(element, "#a");
    *ratio
}

#[tokio::test]
async fn faint_text_is_found_with_its_colours() {
    let found = problems("<p id=a style='color: #777'>Grey</p>").await;
    let letters_on = |letters: &str, background: &str, ratio, needed| Fault::Contrast {
        ratio,
        needed,
        letters: letters.to_owned(),
        background: background.to_owned(),
    };
    assert_eq!(found[0].fault, letters_on("#777777", "#ffffff", 4.47, 4.5));
    assert_fine("<p style='color: #767676'>Grey</p>").await;
}

#[tokio::test]
async fn large_letters_need_less() {
    assert_fine("<p style='color: #949494; font-size: 24px'>Large</p>").await;
    assert_fine("<p style='color: #949494; font-size: 18.7px; font-weight: bold'>Bold</p>").await;
    assert!(ratio("<p id=a style='color: #949494; font-size: 18.7px'>Not bold</p>").await < 4.5);
    assert!(ratio("<p id=a style='color: #a0a0a0; font-size: 30px'>Large and too faint</p>").await < 3.0);
}

#[tokio::test]
async fn what_is_translucent_is_laid_together() {
    // Half of black on white is the grey 128 or 127: 3.95 to 1, or 4.0.
    let half = 3.9..4.05;
    assert!(half.contains(&ratio("<p id=a style='color: rgb(0 0 0 / 50%)'>Half</p>").await));
    assert!(half.contains(&ratio("<div style='opacity: 0.5'><p id=a style='color: #000'>Half</p></div>").await));
    let below = "<div style='background: #000'><div style='background: rgb(255 255 255 / 50%)'><p id=a style='color: #fff'>x</p></div></div>";
    assert!(half.contains(&ratio(below).await));
    assert!(half.contains(&ratio("<p id=a style='color: color(srgb 0.5 0.5 0.5)'>Other notation</p>").await));
}

#[tokio::test]
async fn what_really_lies_behind_counts() {
    let beside = "<div style='position: absolute; top: 0; left: 0; width: 300px; height: 100px; background: #222'></div>\
        <p id=a style='position: absolute; top: 10px; left: 10px; color: #333'>Dark on dark</p>";
    assert!(ratio(beside).await < 1.5);
    assert_fine(&beside.replace("#333", "#fff")).await;
    let below = "<div style='height: 3000px'></div><p id=a style='color: #ccc'>Far below</p>";
    assert!(ratio(below).await < 2.0);
}

#[tokio::test]
async fn fields_are_judged_by_value_and_placeholder() {
    assert!(ratio("<input id=a value=Name style='color: #aaa; background: #fff'>").await < 3.0);
    let hint = "<style>::placeholder { color: #ccc }</style><input id=a placeholder=Name style='background: #fff'>";
    assert!(ratio(hint).await < 2.0);
    assert_fine("<input value=Name style='color: #222; background: #fff'>").await;
}

#[tokio::test]
async fn pictures_gradients_drawings_and_disabled_elements_are_not_judged() {
    assert_fine("<p style='color: #eee; background: linear-gradient(#fff, #000)'>Gradient</p>").await;
    assert_fine("<div style='background-image: url(data:,)'><p style='color: #eee'>Picture</p></div>").await;
    assert_fine("<svg><text y=20 fill='#eee'>Drawn</text></svg>").await;
    assert_fine("<button disabled style='color: #ccc; background: #fff'>Off</button>").await;
    let over = "<svg width=300 height=100 style='position: absolute; top: 0; left: 0'><rect width=300 height=100 /></svg>\
        <p style='position: absolute; top: 10px; left: 10px; color: #eee'>Over a drawing</p>";
    assert_fine(over).await;
    assert_fine("<p hidden style='color: #eee'>Hidden</p>").await;
}
