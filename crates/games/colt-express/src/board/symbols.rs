//! All symbols, put on a page once.

use std::fmt::Write as _;
use std::sync::LazyLock;

use drawing::{Markup, PreEscaped};

use super::cars;
use crate::data::BULLETS;

/// How far roofs reach over the ends of a Car.
pub(super) const OVERHANG: f32 = 10.0;

const ART: [&str; 6] = [
    include_str!("art/light.svg"),
    include_str!("art/land.svg"),
    include_str!("art/people.svg"),
    include_str!("art/rooms.svg"),
    include_str!("art/tokens.svg"),
    include_str!("art/cards.svg"),
];

static ALL: LazyLock<String> = LazyLock::new(|| {
    let mut all: String = ART.iter().flat_map(|art| art.lines().map(str::trim)).filter(|line| !is_note(line)).collect();
    all += &cars::all();
    for loaded in 0..=BULLETS {
        all += &cylinder(loaded);
    }
    all
});

/// Notes in the files of the artwork, one a line.
fn is_note(line: &str) -> bool {
    line.starts_with("<!--")
}

/// Every symbol.
pub(super) fn all() -> Markup {
    PreEscaped(ALL.clone())
}

/// A revolver's cylinder with so many chambers loaded: one more than the cylinder before it.
fn cylinder(loaded: u8) -> String {
    const CHAMBERS: [(f32, f32); 6] =
        [(20.0, 8.5), (30.0, 14.2), (30.0, 25.8), (20.0, 31.5), (10.0, 25.8), (10.0, 14.2)];
    let mut art = format!(r##"<symbol id="ce-cyl-{loaded}" viewBox="0 0 40 40">"##);
    let mut chamber = |symbol: &str, (x, y): (f32, f32)| {
        let _ = write!(art, r##"<use href="#ce-{symbol}" x="{}" y="{}"/>"##, x - 5.0, y - 5.0);
    };
    match loaded.checked_sub(1) {
        Some(before) => chamber("loaded", CHAMBERS[usize::from(before)]),
        None => CHAMBERS.into_iter().for_each(|at| chamber("empty", at)),
    }
    let under = loaded.checked_sub(1).map_or_else(|| "ce-drum".to_owned(), |before| format!("ce-cyl-{before}"));
    art.replacen("<use", &format!(r##"<use href="#{under}" width="40" height="40"/><use"##), 1) + "</symbol>"
}
