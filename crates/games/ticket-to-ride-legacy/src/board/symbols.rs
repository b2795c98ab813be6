//! All symbols, put on a page once. None of them speaks of what a campaign may still hide.

use std::sync::LazyLock;

use drawing::{Markup, PreEscaped};

const ART: [&str; 5] = [
    include_str!("art/paper.svg"),
    include_str!("art/marks.svg"),
    include_str!("art/cities.svg"),
    include_str!("art/trains.svg"),
    include_str!("art/depot.svg"),
];

static ALL: LazyLock<String> = LazyLock::new(|| {
    ART.iter().flat_map(|art| art.lines().map(str::trim)).filter(|line| !line.starts_with("<!--")).collect()
});

/// Every symbol.
pub(super) fn all() -> Markup {
    PreEscaped(ALL.clone())
}
