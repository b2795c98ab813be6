//! Cities with their business fields, and the other places of the valley: licences, desert, fort and railway.

use drawing::{Element, Markup, html};

use super::layout::{self, Area, CELL, DESERT, FORT, JAIL, RAILWAY};
use super::sayings::Said;
use super::scene::Layers;
use super::{Artist, cards, halo, keys, put};
use crate::data::{JAIL_POINTS, LICENCE_COINS, Side, Symbol};
use crate::view::{CityView, FieldView};

impl Artist<'_> {
    pub(super) fn put_cities(&self, layers: &mut Layers) {
        for (area, city) in self.view.cities.iter().enumerate() {
            self.put_plaque(area, city, layers);
            for field in &city.fields {
                self.put_cell(city, field, layers);
            }
            self.put_jail(area, city, layers);
        }
    }

    /// Name, price, points of outposts, the poster; bars in the colours of the regions from which the city is reached.
    fn put_plaque(&self, area: usize, city: &CityView, layers: &mut Layers) {
        let at = layout::city(city.city);
        let numbers = &self.table.numbers().cities[city.city.index()];
        let key = keys::city(city.city);
        let label = self.say(Said::City(city.city, numbers.cost, city.poster));
        let next = self.view.seat.map(|seat| usize::from(self.table.player(seat).outposts[area]));
        let near = self.is_near(area);
        let inner = html! {
            (put("ws-roofs", ROOFS))
            (put("ws-plaque", Area::new(0.0, 0.0, at.w, at.h)))
            (windows(city))
            (vacant(city))
            (self.bars(area))
            text class="ws-city" x="12" y="25" textLength=[fitted(&self.say(Said::CityName(city.city)))] lengthAdjust="spacingAndGlyphs" {
                (self.say(Said::CityName(city.city)))
            }
            (put("ws-coin", Area::new(124.0, 7.0, 26.0, 26.0)))
            text class="ws-pn" x="137" y="25.5" { (numbers.cost) }
            @for (number, worth) in numbers.outposts.into_iter().enumerate() {
                @let class = if next == Some(number) { "ws-worth next" } else { "ws-worth" };
                text class=(class) x=(161.0 + 15.0 * number as f32) y="26" { (worth) }
            }
            (put("ws-poster", Area::new(202.0, 4.0, 30.0, 30.0)))
            (put(cards::symbol(city.poster), Area::new(206.0, 8.0, 22.0, 22.0)))
            rect class="ws-frame" x="1.2" y="1.2" width="233.6" height="129.6" rx="5" {}
        };
        let class = if near { "ws-plaque near" } else { "ws-plaque" };
        layers.put(false, &self.pen.group(Element::new(&key, class, &label).lens("city"), at.corner(), &inner));
    }

    /// Whether it is the Nearest City of these eyes.
    fn is_near(&self, area: usize) -> bool {
        self.view.seat.is_some_and(|seat| self.table.is_near(seat, area))
    }

    fn bars(&self, area: usize) -> Markup {
        let board = self.table.board();
        let from = || board.regions.iter().filter(|region| region.has_area(area));
        let height = 94.0 / from().count().max(1) as f32;
        html! {
            @for (number, region) in from().enumerate() {
                rect class="ws-bar" x="-4" y=(34.0 + height * number as f32) width="6" height=(height) fill=(region.colour) {}
            }
        }
    }

    /// What a field asks for and gives; a disc leaves the need to be read.
    fn put_cell(&self, city: &CityView, field: &FieldView, layers: &mut Layers) {
        let at = layout::cell(field.id).within(layout::city(city.city));
        let key = keys::cell(city.city, field.id);
        let label = self.say(Said::Cell(city.city, field.field, field.disc.map(|(_, outpost)| outpost)));
        let ground = match field.id.index() {
            0..3 => "ws-cell printed",
            3..7 => "ws-cell",
            _ => "ws-cell added",
        };
        let lens = match field.disc {
            Some((_, true)) => "outpost",
            Some((_, false)) => "robbery",
            None => "business",
        };
        let inner = html! {
            rect class="ws-box" width=(CELL.0) height=(CELL.1) rx="5" {}
            (put(cards::need(field.field.need), Area::new(6.0, 1.0, 24.0, 24.0)))
            @match field.disc {
                Some((seat, outpost)) => {
                    g class={ "ws-token " (self.colour(seat)) } {
                        rect class="ws-rim" x="2" y="22" width="32" height="19" rx="5" {}
                        (put(if outpost { "ws-house" } else { "ws-mask" }, Area::new(3.0, 23.5, 20.0, 15.0)))
                    }
                    // Whose it is can be seen without colour too.
                    (self.disc(seat, (26.5, 31.5), 15.0))
                }
                None => {
                    @if let Some(symbol) = cards::premium(field.field.premium) {
                        text class="ws-n" x="10" y="39" font-size="16.8" { "+" }
                        (put(symbol, Area::new(16.0, 25.0, 16.0, 16.0)))
                    } @else {
                        rect class="ws-lot" x="8" y="28" width="20" height="10" rx="3" {}
                    }
                }
            }
            (halo(Area::new(0.0, 0.0, CELL.0, CELL.1), 5.0))
        };
        let can = self.pen.can_choose(&key);
        layers.put(can, &self.pen.group(Element::new(&key, ground, &label).lens(lens), at.corner(), &inner));
    }

    /// The jail of a city; the one of the Nearest City is where bandits are brought.
    fn put_jail(&self, area: usize, city: &CityView, layers: &mut Layers) {
        let at = JAIL.within(layout::city(city.city));
        let bars = html! {
            (put("ws-bars", Area::new(0.0, 0.0, CELL.0, CELL.1)))
            (put("ws-point", Area::new(9.0, 15.0, 27.0, 27.0)))
            text class="ws-n" x="22.5" y="34" font-size="16.8" { (JAIL_POINTS) }
        };
        // The double city has one jail for both halves.
        let posters = self.table.board().posters;
        let first = posters.iter().position(|poster| *poster == posters[area]) == Some(area);
        if !self.is_near(area) || !first {
            layers.put(false, &html! { g transform={ "translate(" (at.x) " " (at.y) ")" } { (bars) } });
            return;
        }
        let label = self.say(Said::Jail(city.city));
        let inner = html! { (bars) (halo(Area::new(0.0, 0.0, CELL.0, CELL.1), 5.0)) };
        let can = self.pen.can_choose(keys::JAIL);
        layers.put(can, &self.pen.group(Element::new(keys::JAIL, "ws-jail", &label).lens("jail"), at.corner(), &inner));
    }

    /// Licences, the desert, the fort, the railway.
    pub(super) fn put_places(&self, layers: &mut Layers) {
        self.put_licences(layers);
        match self.view.side {
            Side::A => self.put_desert(layers),
            Side::B => {
                self.put_fort(layers);
                self.put_railway(layers);
            }
        }
    }

    fn put_licences(&self, layers: &mut Layers) {
        let (one, two) = layout::licence_places(self.view.side);
        for (area, wide) in [(Some(one), false), (two, true)] {
            let Some(area) = area else { continue };
            let (x, y) = if wide { (8.0, 28.0) } else { (8.0, 17.0) };
            let inner = html! {
                rect class="ws-place" width=(area.w) height=(area.h) rx="7" {}
                text class="ws-label" x=(x) y=(y) { (self.word("drawn-licences")) }
                @let coin = if wide { (96.0, 8.0) } else { (area.w - 32.0, 1.0) };
                (put("ws-coin", Area::new(coin.0, coin.1, 24.0, 24.0)))
                text class="ws-pn small" x=(coin.0 + 12.0) y=(coin.1 + 17.0) { (LICENCE_COINS) }
            };
            layers.put(false, &html! { g transform={ "translate(" (area.x) " " (area.y) ")" } { (inner) } });
        }
        let first = self.licences_at_first();
        for (spot, licence) in self.view.licences.iter().enumerate() {
            let at = layout::licence(self.view.side, spot, first);
            let Some(licence) = *licence else {
                layers
                    .put(false, &html! { rect class="ws-gone" x=(at.x) y=(at.y) width=(at.w) height=(at.h) rx="4" {} });
                continue;
            };
            let key = keys::licence(licence);
            let label = self.say(Said::Licence(licence));
            let [one, two] = licence.symbols();
            let inner = html! {
                (put("ws-paper", Area::new(0.0, 0.0, at.w, at.h)))
                (put(cards::symbol(one), Area::new(3.0, 8.0, 22.0, 22.0)))
                (put(cards::symbol(two), Area::new(27.0, 8.0, 22.0, 22.0)))
                (halo(Area::new(0.0, 0.0, at.w, at.h), 4.0))
            };
            let can = self.pen.can_choose(&key);
            layers.put(
                can,
                &self.pen.group(Element::new(&key, "ws-licence", &label).lens("licence"), at.corner(), &inner),
            );
        }
    }

    /// How many licences lie at the first of their places.
    pub(super) fn licences_at_first(&self) -> usize {
        self.table.board().licences[self.view.players.len().clamp(2, 4) - 2][0]
    }

    /// The desert of side A: trains are robbed here.
    fn put_desert(&self, layers: &mut Layers) {
        let label = self.word("drawn-train");
        let ready = self.view.seat.is_some_and(|seat| self.table.region_of(seat) == 3);
        let inner = html! {
            (put("ws-dunes", Area::new(0.0, 0.0, DESERT.w, DESERT.h)))
            g class="ws-train" {
                (put("ws-wagon", Area::new(14.0, 52.0, 62.0, 40.0)))
                (put("ws-wagon", Area::new(74.0, 52.0, 62.0, 40.0)))
                (put("ws-engine", Area::new(134.0, 41.0, 120.0, 52.0)))
                @if ready {
                    circle class="ws-puff" cx="200" cy="36" r="7" {}
                    circle class="ws-puff b" cx="190" cy="26" r="9" {}
                    circle class="ws-puff c" cx="176" cy="18" r="11" {}
                }
            }
            text class="ws-label" x="10" y="19" { (self.word("drawn-desert")) }
            (halo(Area::new(0.0, 0.0, DESERT.w, DESERT.h), 8.0))
        };
        let can = self.pen.can_choose(keys::TRAIN);
        layers.put(
            can,
            &self.pen.group(Element::new(keys::TRAIN, "ws-desert", &label).lens("train"), DESERT.corner(), &inner),
        );
    }

    /// The fort of side B: a jail where nobody is wanted.
    fn put_fort(&self, layers: &mut Layers) {
        let fort = self.table.board().fort;
        let here = self.view.seat.is_some_and(|seat| fort == Some(self.table.region_of(seat) as u8));
        let label = self.word("drawn-fort-jail");
        let inner = html! {
            rect class="ws-place" width=(FORT.w) height=(FORT.h) rx="7" {}
            text class="ws-label" x="10" y="24" { (self.word("drawn-fort")) }
            (put("ws-fort", Area::new(70.0, 2.0, 90.0, 60.0)))
            (put("ws-bars", Area::new(12.0, 30.0, 26.0, 30.0)))
            (put("ws-point", Area::new(40.0, 34.0, 24.0, 24.0)))
            text class="ws-n" x="52" y="52" font-size="16.8" { (JAIL_POINTS) }
            (halo(Area::new(0.0, 0.0, FORT.w, FORT.h), 7.0))
        };
        let drawn = if here {
            self.pen.group(Element::new(keys::JAIL, "ws-fort", &label).lens("jail"), FORT.corner(), &inner)
        } else {
            html! { g transform={ "translate(" (FORT.x) " " (FORT.y) ")" } { (inner) } }
        };
        layers.put(self.pen.can_choose(keys::JAIL) && here, &drawn);
    }

    /// The railway of side B: from here outposts are founded far away.
    fn put_railway(&self, layers: &mut Layers) {
        let label = self.word("drawn-railway");
        let railway = self.table.board().railway;
        let here = self.view.seat.is_some_and(|seat| railway == Some(self.table.region_of(seat) as u8));
        let inner = html! {
            rect class="ws-place" width=(RAILWAY.w) height=(RAILWAY.h) rx="7" {}
            path class="ws-rails" d="M6 56h150M6 61h150" {}
            (put("ws-engine", Area::new(66.0, 19.0, 92.0, 39.9)))
            @if here {
                circle class="ws-puff" cx="117" cy="15" r="6" {}
                circle class="ws-puff b" cx="108" cy="8" r="7" {}
            }
            text class="ws-label" x="10" y="19" { (self.word("drawn-railway-name")) }
            (put("ws-a-business", Area::new(8.0, 26.0, 26.0, 26.0)))
            text class="ws-n" x="48" y="46" font-size="16.8" { "+2" }
            (halo(Area::new(0.0, 0.0, RAILWAY.w, RAILWAY.h), 7.0))
        };
        layers.put(
            false,
            &self.pen.group(Element::new("railway", "ws-railway", &label).lens("railway"), RAILWAY.corner(), &inner),
        );
    }

    /// The poster that the tied bandit of these eyes is wanted on here.
    pub(super) fn is_wanted(&self, bandit: Symbol) -> bool {
        self.view.seat.is_some_and(|seat| self.table.is_wanted(seat, bandit))
    }
}

/// Long names of cities are fitted to the room before the price.
fn fitted(name: &str) -> Option<&'static str> {
    (cards::reach(name, 17.0) > 108.0).then_some("108")
}

/// The roofs of a city, behind its plaque: a house for each field that it can have.
const ROOFS: Area = Area::new(6.0, -14.0, 224.0, 16.0);

/// Each outpost lights a window, a robbery leaves one boarded up.
fn windows(city: &CityView) -> Markup {
    let discs = city.fields.iter().filter_map(|field| field.disc);
    html! {
        @for (house, (_, outpost)) in discs.enumerate() {
            @let (x, y) = (ROOFS.x + 8.5 + 20.0 * house as f32, ROOFS.y + 7.0);
            rect class=(if outpost { "ws-window" } else { "ws-window boarded" }) x=(x) y=(y) width="8" height="7" {}
            @if !outpost { path class="ws-planks" d={ "M" (x - 1.0) " " (y + 0.5) "l10 6m0-6l-10 6" } {} }
        }
    }
}

/// Where no field lies there is grass with a fence.
fn vacant(city: &CityView) -> Markup {
    const SPOTS: usize = 6;
    let lies = |x: f32, y: f32| {
        city.fields.iter().map(|field| layout::cell(field.id)).chain([JAIL]).any(|cell| cell.corner() == (x, y))
    };
    let free = |y: f32| {
        let spots: Vec<f32> = (0..SPOTS).map(|spot| 6.0 + 38.0 * spot as f32).filter(|&x| !lies(x, y)).collect();
        spots.chunk_by(|left, right| right - left < 39.0).map(|run| (run[0], y, run.len())).collect::<Vec<_>>()
    };
    html! {
        @for (x, y, spots) in [38.0, 84.0].into_iter().flat_map(free) {
            (put("ws-vacant", Area::new(x, y, 38.0 * spots as f32 - 2.0, CELL.1)))
        }
    }
}
