//! Cities: discs, names, what stands at them, and the flags of one's own tickets.

use drawing::{Element, Markup, html};

use super::layout::{Anchor, Point, Spot, round, spot};
use super::lettering::{escape_width, two_lines};
use super::sayings::Said;
use super::{Artist, colour, emblem, keys, stamps};
use crate::data::{Country, data};
use crate::ids::{City, Sticker};
use crate::words::ways::Way;

/// The width of a letter of a name.
const LETTER: f32 = 8.1;
/// From one line of a name to the next.
const LEADING: f32 = 15.0;
/// What stands at a city is so far from its rim.
const ASIDE: f32 = 11.0;
/// Where the golden spike stays in the map for ever, once somebody has driven it.
const PROMONTORY: &str = "SLC";
/// A flag: how wide it is, and how high with its pole.
const FLAG: (f32, f32) = (18.0, 19.0);
/// More flags than these are counted.
const FLAGS: usize = 3;

impl Artist<'_> {
    /// The discs, with what a finger needs around them.
    pub(super) fn discs(&self) -> Markup {
        html! { @for city in self.cities() { (self.disc(city)) } }
    }

    fn disc(&self, city: City) -> Markup {
        let (it, spot) = (data().city(city), spot(city));
        let key = keys::city(city);
        let label = self.say(Said::City(city));
        let symbol = match (it.large, it.port.is_some(), it.country == Country::Us) {
            (true, true, _) => "#tr-large-port",
            (true, false, _) => "#tr-large",
            (false, true, true) => "#tr-port",
            (false, true, false) => "#tr-port-abroad",
            (false, false, true) => "#tr-town",
            (false, false, false) => "#tr-abroad",
        };
        let lens = match (it.large, it.port.is_some()) {
            (true, _) => Some("large-city"),
            (false, true) => Some("port"),
            (false, false) => None,
        };
        let r = spot.radius + 1.5;
        let inner = html! {
            circle class="halo" r=(spot.radius + 7.0) {}
            use href=(symbol) x=(-r) y=(-r) width=(2.0 * r) height=(2.0 * r) {}
        };
        let class = if self.wanted.contains(city) { "tr-city wanted" } else { "tr-city" };
        self.pen.group(Element::new(&key, class, &label).lens(lens).small(), spot.at, &inner)
    }

    /// Stations, mines and whatever else rules put at cities.
    pub(super) fn tokens(&self) -> Markup {
        let view = self.view;
        html! {
            @for city in self.cities() {
                @let mut place = 0;
                @if data().modules.stockyards.contains(city) && self.has(Sticker::Cattle) {
                    @let label = self.say(Said::AtCity("drawn-stockyard", city));
                    (self.token(&keys::at_city("yard", city), &label, aside(city, &mut place), &stamps::stockyard()))
                }
                @if let Some((_, company)) = view.stations.iter().find(|(at, _)| *at == city) {
                    @let label = self.say(Said::AtCity("drawn-station", city));
                    @let picture = stamps::station(colour(*company), emblem(*company));
                    (self.token(&keys::at_city("station", city), &label, aside(city, &mut place), &picture))
                }
                @if view.mines.contains(&city) {
                    @let label = self.say(Said::AtCity("drawn-mine", city));
                    (self.token(&keys::at_city("mine", city), &label, aside(city, &mut place), &stamps::mine()))
                }
                @if view.cattle.contains(&city) {
                    @let label = self.say(Said::AtCity("drawn-cattle", city));
                    (self.token(&keys::at_city("herd", city), &label, aside(city, &mut place), &stamps::cattle()))
                }
                @if city.id() == PROMONTORY && view.campaign.as_ref().is_some_and(|campaign| campaign.first_spike.is_some()) {
                    @let label = self.word("spike");
                    (self.token("golden-spike", &label, aside(city, &mut place), &stamps::spike()))
                }
                @if view.outlaw == Some(city) {
                    @let label = self.say(Said::AtCity("drawn-outlaw", city));
                    @let (x, y) = spot(city).at;
                    (self.token("outlaw", &label, (x, y - 4.0), &stamps::outlaw()))
                }
            }
        }
    }

    fn token(&self, key: &str, label: &str, at: Point, picture: &Markup) -> Markup {
        self.pen.group(Element::new(key, "tr-token", label), (round(at.0), round(at.1)), picture)
    }

    /// Names lie over strands, each with a halo of paper.
    pub(super) fn names(&self) -> Markup {
        html! {
            g class="tr-names" {
                @for city in self.cities() {
                    @let spot = spot(city);
                    @let name = self.say(Said::City(city));
                    @if spot.lines == 2 {
                        @let (first, second) = two_lines(&name);
                        (line(spot, first, 0.0))
                        (line(spot, second, LEADING))
                    } @else {
                        (line(spot, &name, 0.0))
                    }
                }
            }
        }
    }

    /// A paper flag with its letter at each city of one's own unfinished tickets, a tick at those that are done.
    pub(super) fn flags(&self) -> Markup {
        html! {
            g class="tr-flags" data-overlap-ok="" {
                @for city in self.cities() {
                    @let here = self.flags_at(city);
                    @let count = here.len().min(FLAGS + 1);
                    @for (place, (letter, done)) in here.iter().take(FLAGS).enumerate() {
                        (flag(city, (place, count), letter, *done))
                    }
                    @if here.len() > FLAGS { (flag(city, (FLAGS, count), &format!("+{}", here.len() - FLAGS), false)) }
                }
            }
        }
    }

    /// Letters of one's own tickets that end in a city, and whether they are done.
    fn flags_at(&self, city: City) -> Vec<(String, bool)> {
        let tickets = self.tickets.iter().enumerate().filter(|(_, held)| {
            let it = &data().tickets[held.ticket.index()];
            it.a == city || it.b == city
        });
        tickets.map(|(place, held)| (super::tickets::letter(place), held.way == Way::Connected)).collect()
    }
}

/// The next free place beside a city, on the side away from its name.
fn aside(city: City, place: &mut usize) -> Point {
    let spot = spot(city);
    let (dx, dy) = spot.aside();
    // Straight away from the name, then to both sides in turn.
    let turn = match *place {
        0 => 0.0,
        n if n % 2 == 1 => 0.75 * n.div_ceil(2) as f32,
        n => -0.75 * (n / 2) as f32,
    };
    *place += 1;
    let (sin, cos) = f32::sin_cos(turn);
    let far = spot.radius + ASIDE;
    (spot.at.0 + (dx * cos - dy * sin) * far, spot.at.1 + (dx * sin + dy * cos) * far)
}

/// A line of a name, where the layout has room for it.
fn line(spot: &Spot, text: &str, down: f32) -> Markup {
    let label = spot.label;
    let x = match spot.anchor {
        Anchor::Start => label.x,
        Anchor::Middle => label.x + label.w / 2.0,
        Anchor::End => label.right(),
    };
    let length = round(escape_width(text, LETTER).min(label.w));
    html! {
        text x=(round(x)) y=(round(label.y + 12.0 + down)) text-anchor=(spot.anchor.name()) textLength=(length) lengthAdjust="spacingAndGlyphs" { (text) }
    }
}

/// To which side a flag flies, and whether its pole stands or hangs: where it covers nothing of the name.
fn flies(spot: &Spot, count: usize) -> (f32, f32) {
    let (wide, label) = (FLAG.0 * count as f32, spot.label);
    let clear = |(side, up): &(f32, f32)| {
        let pole = (spot.at.0 - side, spot.at.1 - up * (spot.radius + 2.0));
        let (left, top) = (pole.0.min(pole.0 + side * wide), pole.1.min(pole.1 - up * FLAG.1));
        let high = label.h.max(14.0);
        left + wide < label.x || left > label.right() || top + FLAG.1 < label.y || top > label.y + high
    };
    let ways = [(1.0, 1.0), (-1.0, 1.0), (1.0, -1.0), (-1.0, -1.0)];
    ways.into_iter().find(clear).unwrap_or(ways[0])
}

fn flag(city: City, (place, count): (usize, usize), letter: &str, done: bool) -> Markup {
    let spot = spot(city);
    let (side, up) = flies(spot, count);
    let (x, y) = (spot.at.0 - side + side * FLAG.0 * place as f32, spot.at.1 - up * (spot.radius + 2.0));
    let middle = (round(side * 7.6), if up > 0.0 { -4.8 } else { 16.6 });
    html! {
        g class={ "tr-flag" @if done { " done" } } transform={ "translate(" (round(x)) " " (round(y)) ")" } {
            path d="M0 4V-19l18 2-3 7 3 7-18-1" transform=[(side < 0.0 || up < 0.0).then(|| format!("scale({side} {up})"))] {}
            @if done { path class="tr-tick" d={ "M" (round(middle.0 - 3.6)) " " (middle.1 - 6.2) "l3.5 4 6-7" } {} } @else { text x=(middle.0) y=(middle.1) { (letter) } }
        }
    }
}
