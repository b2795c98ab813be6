//! All symbols, put on a page once.

use std::fmt::Write as _;
use std::sync::LazyLock;

use drawing::{Markup, PreEscaped};

use super::print;
use crate::data::Side;

const ART: [&str; 4] = [
    include_str!("art/land.svg"),
    include_str!("art/icons.svg"),
    include_str!("art/cards.svg"),
    include_str!("art/frames.svg"),
];

static ALL: LazyLock<String> = LazyLock::new(|| {
    let mut all: String = ART.iter().flat_map(|art| art.lines().map(str::trim)).filter(|line| !is_note(line)).collect();
    for value in 1..=6 {
        die(&mut all, 'y', value);
        die(&mut all, 'g', value);
        die(&mut all, 'w', value);
    }
    for seat in SEATS {
        house(&mut all, seat);
    }
    all + &print::side(Side::A) + &print::side(Side::B)
});

/// Notes in the files of the artwork, one a line.
fn is_note(line: &str) -> bool {
    line.starts_with("<!--")
}

/// Every symbol.
pub(super) fn all() -> Markup {
    PreEscaped(ALL.clone())
}

/// What colours are called: those of four seats, and Tom's.
const SEATS: [&str; 5] = ["c0", "c1", "c2", "c3", "tom"];

/// An outpost that is under way lies in nothing that has its owner's colour.
fn house(all: &mut String, seat: &str) {
    let _ = write!(
        all,
        r##"<symbol id="ws-house-{seat}" viewBox="0 0 40 30"><g class="ws-{seat}"><use href="#ws-house" width="40" height="30"/></g></symbol>"##
    );
}

/// The middles of pips: a grid of three by three.
const PIPS: [&[(u8, u8)]; 6] = [
    &[(1, 1)],
    &[(0, 2), (2, 0)],
    &[(0, 2), (1, 1), (2, 0)],
    &[(0, 0), (0, 2), (2, 0), (2, 2)],
    &[(0, 0), (0, 2), (1, 1), (2, 0), (2, 2)],
    &[(0, 0), (0, 1), (0, 2), (2, 0), (2, 1), (2, 2)],
];

/// A face of a die. The yellow one has round pips and a notch, the green one square pips and a double frame: they are told
/// apart without colour.
fn die(all: &mut String, colour: char, value: usize) {
    let _ = write!(all, r##"<symbol id="ws-die-{colour}-{value}" viewBox="0 0 40 40"><use href="#ws-die-{colour}"/>"##);
    for &(x, y) in PIPS[value - 1] {
        let (x, y) = (10 + 10 * u32::from(x), 10 + 10 * u32::from(y));
        let _ = match colour {
            'y' | 'w' => write!(all, r##"<circle cx="{x}" cy="{y}" r="3.700" fill="#2b1a06"/>"##),
            _ => write!(
                all,
                r##"<path d="M{} {}h6.800v6.800h-6.800z" fill="#fffaf0"/>"##,
                x as f32 - 3.4,
                y as f32 - 3.4
            ),
        };
    }
    all.push_str("</symbol>");
}
