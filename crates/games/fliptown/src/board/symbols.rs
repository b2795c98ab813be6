//! All symbols, put on a page once.

use std::sync::LazyLock;

use drawing::{Markup, PreEscaped};

use super::print;

const ART: [&str; 3] = [include_str!("art/land.svg"), include_str!("art/icons.svg"), include_str!("art/people.svg")];

static ALL: LazyLock<String> = LazyLock::new(|| {
    let art: String = ART.iter().flat_map(|art| art.lines().map(str::trim)).filter(|line| !is_note(line)).collect();
    art + &print::sheet() + &print::thumbnail()
});

/// Notes in the files of the artwork, one a line.
fn is_note(line: &str) -> bool {
    line.starts_with("<!--")
}

/// Every symbol.
pub(super) fn all() -> Markup {
    PreEscaped(ALL.clone())
}
