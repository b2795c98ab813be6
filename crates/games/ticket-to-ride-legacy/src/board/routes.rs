//! Strands on the map: empty spaces in their colour, trains of the companies, and what is closed.

use drawing::{Element, Markup, PreEscaped, html};

use super::layout::round;
use super::sayings::{Said, State};
use super::strands::{Shape, Slot, shape};
use super::{Artist, car, colour, emblem, keys, mark, shade};
use crate::data::data;
use crate::ids::{Company, Sticker, Strand};
use crate::view::Phase;

/// How large the mark of a colour is.
const MARK: f32 = 14.0;

/// What can be chosen lies over what cannot.
#[derive(Default)]
pub(super) struct Routes {
    pub below: String,
    pub above: String,
}

impl Routes {
    pub fn below(&self) -> PreEscaped<&str> {
        PreEscaped(&self.below)
    }

    pub fn above(&self) -> PreEscaped<&str> {
        PreEscaped(&self.above)
    }
}

impl Artist<'_> {
    /// All strands of the board.
    pub(super) fn routes(&self) -> Routes {
        let mut routes = Routes::default();
        for strand in self.strands.iter() {
            let key = keys::strand(strand);
            let drawn = self.strand(strand, &key);
            let layer = if self.pen.can_choose(&key) { &mut routes.above } else { &mut routes.below };
            layer.push_str(&drawn.0);
        }
        routes
    }

    fn strand(&self, strand: Strand, key: &str) -> Markup {
        let (it, shape) = (data().strand(strand), shape(strand));
        let builder = self.builder(strand);
        let (state, class, inner) = match builder {
            Some(company) => (State::Built(company), colour(company), self.train(strand, shape, company)),
            None if self.view.closed.contains(&strand) => (State::Closed, "tr-closed", self.spaces(strand, shape)),
            None => (State::Free, "tr-free", self.spaces(strand, shape)),
        };
        let label = self.say(Said::Strand(strand, state));
        let declared = self.view.build.as_ref().is_some_and(|build| build.strand == strand);
        let building = declared || self.view.phase == Phase::Set(strand);
        let class = ["tr-strand ", shade(it.color), " ", class, if building { " tr-now" } else { "" }].concat();
        self.pen.keyed_group(Element::new(key, &class, &label).small(), &inner)
    }

    fn spaces(&self, strand: Strand, shape: &Shape) -> Markup {
        let it = data().strand(strand);
        let (x, y) = shape.middle().at;
        html! {
            path class="halo" d=(shape.line) {}
            path class="tr-line" d=(shape.line) {}
            @if it.mountain && self.has(Sticker::Snow) {
                path d=(shape.teeth) fill="#fffdf6" stroke="#5b4a36" stroke-width=".7" {}
            }
            path class="tr-sp" d=(shape.spaces) {}
            @if let Some(color) = it.color {
                use href=(mark(color)) x=(round(x - MARK / 2.0)) y=(round(y - MARK / 2.0)) width=(MARK) height=(MARK) {}
            }
        }
    }

    /// A car on every space, the middle one with the emblem of the company.
    fn train(&self, strand: Strand, shape: &Shape, company: Company) -> Markup {
        let middle = shape.slots.len() / 2;
        let snow = data().strand(strand).mountain && self.has(Sticker::Snow);
        html! {
            path class="halo" d=(shape.line) {}
            path class="tr-line" d=(shape.line) {}
            @if snow { path d=(shape.teeth) fill="#fffdf6" stroke="#5b4a36" stroke-width=".7" {} }
            @for slot in &shape.slots { (wagon(slot, company)) }
            (badge(&shape.slots[middle], company))
        }
    }
}

/// A car on a space, as long as it.
fn wagon(slot: &Slot, company: Company) -> Markup {
    let (x, y) = slot.at;
    let place = format!(
        "translate({} {})rotate({})scale({} 1)",
        round(x),
        round(y),
        round(slot.upright()),
        (slot.length / 32.0 * 100.0).round() / 100.0
    );
    html! { use class="tr-car" href=(car(company)) transform=(place) x="-16" y="-7.5" width="32" height="15" {} }
}

fn badge(slot: &Slot, company: Company) -> Markup {
    let (x, y) = slot.at;
    html! { use href=(emblem(company)) x=(round(x - 7.5)) y=(round(y - 7.5)) width="15" height="15" {} }
}
