//! What shows life on the map: smoke over the home of the company that is on turn, and at the end of a game its network as a
//! line of light.

use drawing::{Markup, html};
use table::Seat;

use super::layout::{round, spot};
use super::strands::shape;
use super::{Artist, colour};
use crate::data::data;
use crate::ids::{Cities, City, Company, Strand};

/// The home of each company, a city of the first land.
const fn home(company: Company) -> &'static str {
    match company {
        Company::Blue => "BAL",
        Company::Red => "PHI",
        Company::Green => "BOS",
        Company::Yellow => "BUF",
        Company::Black => "NYC",
    }
}

impl Artist<'_> {
    /// Smoke rises where the company on turn is at home.
    pub(super) fn smoke(&self) -> Markup {
        let Some(company) = self.view.turn.map(|seat| self.player(seat).company) else { return html! {} };
        let Some(city) = self.cities().find(|city| city.id() == home(company)) else { return html! {} };
        let (x, y) = spot(city).at;
        html! {
            g class={ "tr-smoke " (colour(company)) } transform={ "translate(" (round(x)) " " (round(y - 6.0)) ")" } {
                circle r="4.5" {}
                circle r="6" {}
                circle r="7.5" {}
            }
        }
    }

    /// At the end each network draws itself, strand by strand.
    pub(super) fn lines_of_light(&self) -> Markup {
        let is_over = self.view.turn.is_none();
        if !is_over || self.view.built.is_empty() {
            return html! {};
        }
        html! {
            g class="tr-lights" {
                @for seat in Seat::all(self.view.players.len()) {
                    g class={ "tr-light " (colour(self.player(seat).company)) } {
                        @for strand in self.walked(seat) { path d=(shape(strand).line) pathLength="1" {} }
                    }
                }
            }
        }
    }

    /// The strands of a network as somebody would walk them: each begins where another ended, as far as there is one.
    fn walked(&self, seat: Seat) -> Vec<Strand> {
        let mut left: Vec<Strand> =
            self.view.built.iter().filter(|(_, by)| *by == seat).map(|(strand, _)| *strand).collect();
        let mut walked = Vec::with_capacity(left.len());
        let mut reached = Cities::NONE;
        while !left.is_empty() {
            let touches = |city: City| reached.contains(city);
            let next =
                left.iter().position(|strand| touches(data().strand(*strand).a) || touches(data().strand(*strand).b));
            let strand = left.remove(next.unwrap_or_default());
            reached.insert(data().strand(strand).a);
            reached.insert(data().strand(strand).b);
            walked.push(strand);
        }
        walked
    }
}
