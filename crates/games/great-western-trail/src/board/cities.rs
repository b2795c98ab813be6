//! Cities with the discs on them, and the links between.

use drawing::{Element, Markup, html};
use wording::Phrase;

use super::layout::{self, Area};
use super::sayings::Said;
use super::scene::Layers;
use super::{Artist, fitted, glossary, keys, picture, text};
use crate::data::railroad::{Bonus, City, Link};
use crate::words::nouns::{dollars, who};

impl Artist<'_> {
    pub(super) fn put_cities(&self, layers: &mut Layers) {
        for link in Link::ALL {
            let key = keys::link(link);
            layers.put(self.pen.can_choose(&key), &self.link(link, &key));
        }
        for city in City::ALL {
            let key = keys::city(city);
            layers.put(self.pen.can_choose(&key), &self.city(city, &key));
        }
    }

    fn city(&self, city: City, key: &str) -> Markup {
        let Area { x, y, width, height } = layout::city(city);
        let name = self.say(Said::CityName(city));
        let inner = html! {
            rect class="gw-plaque" x="0" y="0" width=(width) height=(height) rx="6" {}
            path class="gw-sky" d={ "M0 20V6q0-6 6-6h" (width - 12.0) "q6 0 6 6v14z" } {}
            (fitted("gw-city", (width / 2.0, 15.5), &name, 17.0, width - 8.0))
            (picture(if city.is_dark() { "gw-corner-dark" } else { "gw-corner-white" }, 2.0, 22.0, 15.0, 15.0))
            (self.discs(city))
            (picture("gw-valued", 1.0, 44.0, 34.0, 28.0))
            (text("gw-num gw-light", 18.0, 66.5, city.value()))
            @if city.points() != 0 {
                (picture("gw-i-star", 36.5, 45.5, 26.0, 26.0))
                (text(if city.points() < 0 { "gw-num gw-loss gw-rim" } else { "gw-num" }, 49.5, 65.0, signed(city.points())))
            }
            (self.transport(city))
            rect class="halo" x="-1" y="-1" width=(width + 2.0) height=(height + 2.0) rx="7" {}
        };
        let label = self.city_label(city);
        self.pen.group(Element::new(key, "gw-citybox", &label).lens(glossary::city_lens(city)), (x, y), &inner)
    }

    /// The city with its value and whose discs lie there.
    fn city_label(&self, city: City) -> String {
        let label = self.say(Said::City(city));
        let owners = self.table.all_seats().filter(|&seat| self.table.player(seat).cities[city.index()] > 0);
        let owners: Vec<Phrase> = owners.map(|seat| who(self.table, seat)).collect();
        if owners.is_empty() {
            return label.to_string();
        }
        format!("{label}; {}", self.pen.say(&Phrase::new("drawn-discs-of").with("people", owners)))
    }

    /// Everybody's discs, one's own first; several of one player are a number.
    fn discs(&self, city: City) -> Markup {
        let mut seats: Vec<_> = self.table.all_seats().collect();
        seats.sort_by_key(|&seat| self.view.seat != Some(seat));
        let counted = seats.into_iter().map(|seat| (seat, self.table.player(seat).cities[city.index()]));
        let there: Vec<_> = counted.filter(|(_, count)| *count > 0).collect();
        html! {
            @for (place, (seat, count)) in there.iter().enumerate() {
                @let x = 18.0 + 18.0 * place as f32;
                g class=(self.colour(*seat)) { (picture(self.emblem(*seat), x, 22.0, 18.0, 18.0)) }
                @if *count > 1 { (text("gw-num gw-rim", x + 9.0, 37.0, count)) }
            }
            @for place in there.len()..usize::from(self.table.seats) {
                circle class="gw-hole" cx=(27.0 + 18.0 * place as f32) cy="31" r="8" {}
            }
        }
    }

    /// What transport would cost the player of these eyes; what the city pays.
    fn transport(&self, city: City) -> Markup {
        let price = self.own().filter(|own| !self.table.is_sam(own.seat)).map(|own| city.transport(own.open.engine));
        html! {
            @if city.dollars() > 0 {
                (picture("gw-i-coin", 64.0, 46.5, 24.0, 24.0))
                (text("gw-num", 76.0, 64.5, city.dollars()))
            } @else if let Some(price) = price.filter(|price| *price > 0) {
                (picture("gw-i-cost", 64.0, 46.5, 24.0, 24.0))
                (text("gw-num", 76.0, 64.5, price))
            }
        }
    }

    fn link(&self, link: Link, key: &str) -> Markup {
        let area = layout::link(link);
        let (x, y) = area.middle();
        let (near, far) = link.cities();
        let linked = self.table.all_seats().filter(|&seat| {
            let cities = self.table.player(seat).cities;
            cities[near.index()] > 0 && cities[far.index()] > 0
        });
        let linked: Vec<_> = linked.collect();
        let inner = html! {
            rect class="gw-link" x="-12" y="-24" width="24" height="48" rx="11" {}
            @match link.bonus() {
                Some(Bonus::Objective) => { (picture("gw-i-goal", -10.0, -22.0, 20.0, 20.0)) }
                Some(Bonus::Token) => { (picture("gw-i-token", -10.0, -22.0, 20.0, 20.0)) }
                None => { (picture("gw-i-star", -12.0, -23.0, 24.0, 24.0)) }
            }
            @if link.points() != 0 {
                @let high = if link.bonus().is_some() { 11.0 } else { -4.5 };
                (text(if link.points() < 0 { "gw-num gw-loss" } else { "gw-num" }, 0.0, high, signed(link.points())))
            }
            @for (place, &seat) in linked.iter().enumerate() {
                @let (pitch, middle) = (15.0 / linked.len() as f32, (linked.len() - 1) as f32 / 2.0);
                g class=(self.colour(seat)) {
                    (picture(self.emblem(seat), pitch * (place as f32 - middle) - 6.5, 10.5, 13.0, 13.0))
                }
            }
            rect class="halo" x="-14" y="-26" width="28" height="52" rx="12" {}
        };
        let label = self.say(Said::Link(link));
        self.pen.group(Element::new(key, "gw-linkbox", &label).lens("link"), (x, y), &inner)
    }

    /// Dollars in the reader's language.
    pub(super) fn dollars(&self, sum: u16) -> String {
        self.pen.say(&dollars(sum))
    }
}

/// A number with a real minus.
pub(super) fn signed(number: i32) -> String {
    if number < 0 { format!("−{}", -number) } else { number.to_string() }
}
