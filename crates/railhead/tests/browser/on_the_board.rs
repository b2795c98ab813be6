//! Playing by clicks and taps on what is drawn, and never in the list of options.

use browser::{Page, Size};

use crate::hands::{expect_tidy, is_over, wait_for_turn};
use crate::in_words::ENDLESS;

const PLAY: &str = include_str!("on_the_board.js");

/// Takes so many decisions on the board, after so many others; fewer if it is over before. How many were taken.
pub async fn decide(page: &Page, size: Size, most: usize, before: usize) -> usize {
    // The file begins with a comment, which needs lines of its own.
    let script = format!("(\n{}\n)({most}, {before}, {})", PLAY.trim_end(), size == Size::PHONE);
    page.eval(&script).await.unwrap_or_else(|error| panic!("after {before}: {error}"))
}

/// Plays to the end on the board, and looks at the page after each so many decisions; how many decisions that took.
pub async fn play(page: &Page, size: Size, stride: usize) -> usize {
    assert!(wait_for_turn(page).await, "the game has only begun");
    expect_tidy(page, "the first turn").await;
    let mut decisions = 0;
    while !is_over(page).await {
        decisions += decide(page, size, stride, decisions).await;
        assert!(decisions < ENDLESS, "the game does not end");
        expect_tidy(page, &format!("after {decisions} decisions")).await;
    }
    page.wait_for("#region-end .end").await.expect("it is over");
    expect_tidy(page, "the end").await;
    page.expect_no_errors().await.expect("nothing went wrong");
    decisions
}
