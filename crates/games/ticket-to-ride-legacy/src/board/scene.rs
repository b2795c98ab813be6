//! The scene: the map with everything on it, and the depot beside it.

use drawing::{Place, Scene, html};
use table::Seat;

use super::layout::{self, MAP, Point, Rect, SIZE, spot};
use super::sayings::Said;
use super::strands::shape;
use super::{Artist, colour, keys};
use crate::data::data;
use crate::ids::{Areas, City};
use crate::view::Phase;

/// Parts that a small screen leads to, each with the areas of which one must be open.
const PLACES: [(&str, &str, &[&str]); 8] = [
    ("northeast", "drawn-place-northeast", &["NE"]),
    ("south", "drawn-place-south", &["SO"]),
    ("plains", "drawn-place-plains", &["GP", "BL"]),
    ("texas", "drawn-place-texas", &["OR"]),
    ("rockies", "drawn-place-rockies", &["HD"]),
    ("northwest", "drawn-place-northwest", &["PN", "BL"]),
    ("california", "drawn-place-california", &["CF"]),
    ("mexico", "drawn-place-mexico", &["NM"]),
];

impl Artist<'_> {
    pub(super) fn scene(&self) -> Scene {
        let routes = self.routes();
        let own = self.company().map_or("tr-scene", |company| match company {
            crate::ids::Company::Blue => "tr-scene o-blue",
            crate::ids::Company::Red => "tr-scene o-red",
            crate::ids::Company::Green => "tr-scene o-green",
            crate::ids::Company::Yellow => "tr-scene o-yellow",
            crate::ids::Company::Black => "tr-scene o-black",
        });
        let body = html! {
            g class=(own) {
                rect class="tr-beyond" x="-900" y="-1000" width="2050" height="2748" {}
                rect class="tr-beyond wood" x=(MAP.w) y="-1000" width="1200" height="2748" {}
                (self.land())
                (self.margin())
                (routes.below())
                (routes.above())
                (self.lines_of_light())
                (self.discs())
                (self.smoke())
                (self.tokens())
                (self.names())
                (self.flags())
                (self.cartouche())
                (self.depot())
            }
        };
        Scene { size: SIZE, label: self.label(), centre: Some(self.centre()), places: self.places(), mood: None, body }
    }

    fn label(&self) -> String {
        self.say(Said::Counts("drawn-scene", self.strands.len() as i32, self.view.built.len() as i32)).to_string()
    }

    /// Where the eye belongs on a small screen: the strand that is being built, the cities of tickets that are chosen, the
    /// strands that can be chosen near one's own network, otherwise the depot. Whoever only watches sees the network of the
    /// company that is on turn.
    fn centre(&self) -> (u32, u32) {
        let at = self.matter().or_else(|| self.watched()).unwrap_or_else(|| layout::place("depot").middle());
        (at.0.clamp(0.0, SIZE.0 as f32) as u32, at.1.clamp(0.0, SIZE.1 as f32) as u32)
    }

    fn matter(&self) -> Option<Point> {
        let view = self.view;
        if let Some(build) = &view.build {
            return Some(shape(build.strand).middle().at);
        }
        match view.phase {
            Phase::Set(strand) => Some(shape(strand).middle().at),
            Phase::StartTickets | Phase::Tickets | Phase::Under => {
                average(self.wanted.iter().map(|city| spot(city).at))
            }
            Phase::Outlaw | Phase::Mine | Phase::Reserve | Phase::Station => {
                let lit: Vec<City> = self.cities().filter(|city| self.pen.can_choose(&keys::city(*city))).collect();
                average(lit.into_iter().map(|city| spot(city).at))
            }
            Phase::Turn => {
                let lit = self.strands.iter().filter(|strand| self.pen.can_choose(&keys::strand(*strand)));
                let touched = self.own.as_ref().map(|own| own.player().touched)?;
                let near = |strand: &crate::ids::Strand| {
                    let it = data().strand(*strand);
                    touched.is_empty() || touched.contains(it.a) || touched.contains(it.b)
                };
                average(lit.filter(near).map(|strand| shape(strand).middle().at))
            }
            _ => None,
        }
    }

    /// Where things happen as long as others decide: the network of whoever is on turn, or else all that is built.
    fn watched(&self) -> Option<Point> {
        let view = self.view;
        if view.deciding || view.built.is_empty() {
            return None;
        }
        let network = |by: Option<Seat>| {
            let strands = view.built.iter().filter(move |(_, seat)| by.is_none_or(|by| by == *seat));
            let places: Vec<Point> = strands.map(|(strand, _)| shape(*strand).middle().at).collect();
            let middle = average(places.iter().copied())?;
            // A network may be far apart: a part of it is seen, not the land between.
            let far = |at: &Point| (at.0 - middle.0).hypot(at.1 - middle.1);
            places.into_iter().min_by(|a, b| far(a).total_cmp(&far(b)))
        };
        view.turn.and_then(|seat| network(Some(seat))).or_else(|| network(None))
    }

    fn places(&self) -> Vec<Place> {
        let open: Areas = self.areas;
        let is_open = |ids: &&[&str]| open.iter().any(|area| ids.contains(&area.id()));
        let parts = PLACES.iter().filter(|(_, _, areas)| is_open(areas)).map(|(name, words, _)| (*name, *words));
        [("depot", "drawn-depot")]
            .into_iter()
            .chain(parts)
            .map(|(name, words)| {
                let Rect { x, y, w, h } = layout::place(name);
                Place { label: self.word(words).to_string(), at: (x as u32, y as u32), size: (w as u32, h as u32) }
            })
            .collect()
    }

    /// The company's colour of whoever has the turn.
    pub(super) fn turn_colour(&self) -> &'static str {
        self.view.turn.map_or("", |seat| colour(self.player(seat).company))
    }
}

fn average(points: impl Iterator<Item = Point>) -> Option<Point> {
    let (sum, count) = points.fold(((0.0, 0.0), 0), |(sum, count), at| ((sum.0 + at.0, sum.1 + at.1), count + 1));
    (count > 0).then(|| (sum.0 / count as f32, sum.1 / count as f32))
}
