//! What lies before each driver: points, and cards delivered.

use drawing::{Element, Markup, Panel, html};
use table::Seat;
use wording::Phrase;

use super::{Artist, icon, keys};
use crate::data::DRIVERS;

/// The colour of a seat, as a class.
pub(super) fn colour(seat: Seat) -> &'static str {
    const COLOURS: [&str; DRIVERS] = ["sc-red", "sc-blue", "sc-green", "sc-plum"];
    COLOURS[seat.index()]
}

impl Artist<'_> {
    pub(super) fn panels(&self) -> Vec<Panel> {
        Seat::all(self.view.coaches.len()).map(|seat| self.panel(seat)).collect()
    }

    fn panel(&self, seat: Seat) -> Panel {
        let coach = &self.view.coaches[seat.index()];
        let body = html! {
            div class="sc-chips" {
                (self.chip(&keys::points(seat), "drawn-points", "#sc-coin", coach.total(), "station"))
                (self.chip(&keys::delivered(seat), "drawn-delivered", "#sc-back", coach.delivered, "down"))
            }
        };
        Panel {
            colour: colour(seat),
            emblem: html! { span class={ "sc-emblem " (colour(seat)) } { (icon("sc-wheel", "#sc-wheel")) } },
            sign: Some("sc-wheel"),
            persona: None,
            body,
        }
    }

    fn chip(&self, key: &str, words: &'static str, symbol: &str, count: u8, lens: &str) -> Markup {
        let label = self.pen.say(&Phrase::new(words).with("count", count));
        self.pen.item(Element::new(key, "sc-chip", &label).lens(lens), &html! { (icon("sc-i", symbol)) b { (count) } })
    }
}
