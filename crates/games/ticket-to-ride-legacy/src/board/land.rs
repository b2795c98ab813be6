//! The land: bare paper, and what has been surveyed of it, in watercolour.

use drawing::{Markup, html};

use super::geography::{Land, land, pencilled, tint};
use super::layout::{MAP, Point, spot};
use super::sayings::Said;
use super::{Artist, keys};
use crate::data::data;
use crate::ids::{Area, City};
use crate::vocabulary::Effect;

/// From this game on there is a ring of coffee on the map.
const COFFEE: u8 = 3;

/// So far from any city is the land nobody's.
const AWAY: f32 = 125.0;

/// Something that lives on blank paper.
struct Wild {
    symbol: &'static str,
    at: Point,
    size: (f32, f32),
    /// Whether there is room for it beside the surveyor's notes.
    beside_notes: bool,
}

const WILDS: [Wild; 4] = [
    Wild { symbol: "#tr-bison", at: (250.0, 660.0), size: (86.0, 56.0), beside_notes: true },
    Wild { symbol: "#tr-bison", at: (340.0, 672.0), size: (60.0, 39.0), beside_notes: true },
    Wild { symbol: "#tr-balloon", at: (70.0, 90.0), size: (78.0, 114.0), beside_notes: false },
    Wild { symbol: "#tr-bison", at: (90.0, 420.0), size: (86.0, 56.0), beside_notes: false },
];

impl Artist<'_> {
    /// The paper, the sea and the land of all open areas.
    pub(super) fn land(&self) -> Markup {
        let lands: Vec<(Area, &'static Land)> = self.lands().filter_map(|area| Some((area, land(area)?))).collect();
        let fresh = self.view.new_areas.iter().filter_map(|area| Some((*area, land(*area)?)));
        html! {
            rect class="tr-paper" width=(MAP.w) height=(MAP.h) {}
            use href="#tr-grid" width=(MAP.w) height=(MAP.h) {}
            @for wash in (0..4).rev() {
                g class="tr-wash" { @for (_, land) in &lands { path d=(land.washes[wash]) {} } }
            }
            @for (area, land) in &lands { (self.area(*area, land)) }
            g class="tr-lake" { @for (_, land) in &lands { @if !land.lakes.is_empty() { path d=(land.lakes) {} } } }
            g class="tr-river" { @for (_, land) in &lands { path d=(land.rivers) {} } }
            g class="tr-coast" { @for (_, land) in &lands { path d=(land.coast) {} } }
            g class="tr-relief" { @for (_, land) in &lands { path d=(land.mountains) {} path d=(land.plants) {} } }
            use class="tr-faded" href="#tr-ship" x="1070" y="395" width="66" height="60" {}
            use class="tr-faded" href="#tr-whale" x="852" y="676" width="74" height="44" {}
            // Nobody keeps coffee away from a map for twelve games.
            @if self.view.game.is_some_and(|game| game >= COFFEE) {
                use class="tr-faded" href="#tr-ring" x="596" y="30" width="100" height="100" {}
            }
            (self.wilds())
            @for (area, land) in fresh { (self.stain(area, land)) }
            (self.years())
        }
    }

    /// What lives where nobody has surveyed yet: it leaves when land is opened there.
    fn wilds(&self) -> Markup {
        let empty = |wild: &&Wild| {
            let (x, y) = (wild.at.0 + wild.size.0 / 2.0, wild.at.1 + wild.size.1 / 2.0);
            let far = |city: City| (spot(city).at.0 - x).hypot(spot(city).at.1 - y) > AWAY;
            self.cities().all(far) && (wild.beside_notes || !self.has_notes())
        };
        html! {
            @for wild in WILDS.iter().filter(empty) {
                use class="tr-faded" href=(wild.symbol) x=(wild.at.0) y=(wild.at.1) width=(wild.size.0) height=(wild.size.1) {}
            }
        }
    }

    /// The colour of an area, with an edge where watercolour dries.
    fn area(&self, area: Area, land: &Land) -> Markup {
        let tint = tint(area);
        html! { path class="tr-tint" data-key=(keys::area(area)) d=(land.land) fill=(tint) stroke=(tint) {} }
    }

    /// An area that was opened after the last turn: it joins the board with the next game.
    fn stain(&self, area: Area, land: &Land) -> Markup {
        let name = self.say(Said::Area(area));
        let (x, y) = self.middle_of(area);
        html! {
            g class="tr-stain" {
                path data-key=(keys::area(area)) d=(land.land) fill=(tint(area)) stroke=(tint(area)) {}
                text class="tr-stained" x=(x) y=(y) { (name) }
                text class="tr-stained" x=(x) y=(y + 20.0) { (self.word("drawn-next-game")) }
            }
        }
    }

    /// Beside each stain the year when it was surveyed, in pencil.
    fn years(&self) -> Markup {
        if self.view.game.is_none() {
            return html! {};
        }
        let first = data().map.start.iter().map(|area| (area, data().games[0].year));
        let opened = self.view.areas.iter().copied().zip(openings());
        html! {
            @for (area, year) in first.chain(opened) {
                @if let Some((x, y)) = pencilled(area) {
                    g class="tr-surveyed" transform={ "translate(" (x) " " (y) ")rotate(-7)" } {
                        text { (year) }
                        path d="M-20 5q12-4 21 0t18-2" {}
                    }
                }
            }
        }
    }

    /// The middle of the cities of an area.
    fn middle_of(&self, area: Area) -> (f32, f32) {
        let cities = data().map.cities[area.index()];
        let sum = cities.iter().fold((0.0, 0.0), |(x, y), city| {
            let at = super::layout::spot(city).at;
            (x + at.0, y + at.1)
        });
        let count = cities.len().max(1) as f32;
        (super::layout::round(sum.0 / count), super::layout::round(sum.1 / count))
    }
}

/// The years in which areas are opened, in the order of the story.
fn openings() -> impl Iterator<Item = u16> {
    let opens = |effect: &&Effect| matches!(effect, Effect::OpenArea { .. });
    let cards = data().story.iter();
    cards.flat_map(move |card| {
        let year = data().games[usize::from(card.game) - 1].year;
        card.effects.iter().filter(opens).map(move |_| year)
    })
}
