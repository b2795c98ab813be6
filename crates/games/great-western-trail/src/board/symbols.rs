//! All symbols, put on a page once.

use std::fmt::Write as _;
use std::sync::LazyLock;

use drawing::{Markup, PreEscaped};

use super::signs;

const ART: [&str; 5] = [
    include_str!("art/icons.svg"),
    include_str!("art/dangers.svg"),
    include_str!("art/cattle.svg"),
    include_str!("art/places.svg"),
    include_str!("art/ground.svg"),
];

/// Who has a colour: the seats, and Sam.
const COLOURS: [&str; 5] = ["0", "1", "2", "3", "sam"];

static ALL: LazyLock<String> = LazyLock::new(|| {
    let lines = ART.iter().flat_map(|art| art.lines().map(str::trim));
    let mut all: String = lines.filter(|line| !line.starts_with("<!--")).collect();
    for colour in COLOURS {
        all += &rider(colour);
        all += &engine(colour);
        all += &disc(colour);
    }
    all += &signs::all();
    all
});

/// Every symbol.
pub(super) fn all() -> Markup {
    PreEscaped(ALL.clone())
}

fn emblem(out: &mut String, colour: &str, x: f32, y: f32, size: f32) {
    let _ =
        write!(out, r##"<use class="gw-em" href="#gw-em-{colour}" x="{x}" y="{y}" width="{size}" height="{size}"/>"##);
}

/// A rancher on a horse.
fn rider(colour: &str) -> String {
    let mut out = format!(
        r##"<symbol id="gw-rider-{colour}" viewBox="-2 -2 46 58"><ellipse cx="21" cy="52" rx="17" ry="3" fill="#3a2413" opacity=".35"/><use href="#gw-horse" y="10"/><g class="gw-line"><path class="gw-c" d="M10 33Q8 18 17 14h6q8 4 7 17l-8 3-3 11h-5l1-12z"/><path d="M16 9h8v5q-4 4-8 0z" fill="#f0c79a"/><path class="gw-cd" d="M8 9.500q12-4 24 0-4 2.500-12 2.500T8 9.500z"/><path class="gw-cd" d="M13.500 8.500Q13 1.500 16.500 1q3.500 2 7 0 3.500.500 3 7.500-6.500-2-13 0z"/></g>"##
    );
    emblem(&mut out, colour, 12.5, 17.0, 14.0);
    out + "</symbol>"
}

fn engine(colour: &str) -> String {
    let mut out = format!(r##"<symbol id="gw-engine-{colour}" viewBox="0 0 46 37"><use href="#gw-loco"/>"##);
    emblem(&mut out, colour, 3.5, 10.5, 13.0);
    out + "</symbol>"
}

/// A disc brings its colour along: it also flies, where nothing around it has one.
fn disc(colour: &str) -> String {
    let mut out = format!(
        r##"<symbol id="gw-disc-{colour}" viewBox="0 0 24 24"><g class="gw-{colour}"><use href="#gw-disc" width="24" height="24"/>"##
    );
    emblem(&mut out, colour, 5.5, 5.5, 13.0);
    out + "</g></symbol>"
}
