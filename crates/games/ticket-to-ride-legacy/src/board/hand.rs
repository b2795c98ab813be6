//! One's own things, as one picture: stacks of cards, the company, tickets, postcards; and over them what is being chosen.

use table::drawn::{Element, Key, Markup, Plate, html};

use super::depot::{lens, small};
use super::layout::round;
use super::lettering::lines;
use super::sayings::Said;
use super::tickets::TICKET;
use super::{Artist, colour, emblem, keys, mark, shade, stamps};
use crate::action::Set;
use crate::cards::{Card, Symbol};
use crate::ids::{Color, Postcard, Sticker, Strand, Ticket};
use crate::view::Phase;
use crate::words::nouns::lay;
use crate::words::own::Own;

/// The width of the picture.
const WIDTH: f32 = 584.0;
/// A stack of cards.
const STACK: (f32, f32) = (58.0, 88.0);
/// From one stack to the next.
const PITCH: f32 = 62.0;
/// The company's plate.
const COMPANY: (f32, f32) = (438.0, 146.0);
/// From one ticket to the next.
const TICKET_PITCH: (f32, f32) = (196.0, 47.0);
/// Tickets beside each other.
const COLUMNS: usize = 3;
/// The least height, so that nothing moves while there are few tickets.
const HEIGHT: f32 = 188.0;
/// So few cars are left that the end is near.
const FEW: u8 = 6;

/// Lays things out in three columns, from a line downwards.
struct Columns {
    top: f32,
    count: usize,
}

impl Columns {
    fn next(&mut self) -> (f32, f32) {
        let at = (self.count % COLUMNS, self.count / COLUMNS);
        self.count += 1;
        (TICKET_PITCH.0 * at.0 as f32, self.top + TICKET_PITCH.1 * at.1 as f32)
    }

    /// Where the next thing below begins.
    fn bottom(&self) -> f32 {
        self.top + TICKET_PITCH.1 * self.count.div_ceil(COLUMNS) as f32
    }
}

impl Artist<'_> {
    /// Nothing for those who only watch.
    pub(super) fn hand(&self) -> Option<Plate> {
        let own = self.own.as_ref()?;
        let mut above = Columns { top: 2.0, count: 0 };
        let chosen = html! {
            @for (place, ticket) in own.it.drawn.iter().flatten().enumerate() {
                (self.drawn_ticket(place, *ticket, self.is_kept(own, *ticket), above.next()))
            }
            @for (place, set) in self.ways(own).iter().enumerate() { (self.way(own, place, *set, above.next())) }
        };
        let top = if above.count == 0 { 0.0 } else { above.bottom() + 4.0 };
        let mut below = Columns { top: top + STACK.1 + 8.0, count: 0 };
        let rest = html! {
            @for (place, held) in self.tickets.iter().enumerate() { (self.held_ticket(place, held, below.next())) }
            @for (postcard, readable) in &own.it.postcards { (self.postcard(*postcard, *readable, below.next())) }
        };
        let height = round(below.bottom().max(HEIGHT));
        let body = html! {
            svg class={ "tr-hand-view " (colour(own.it.company)) } viewBox={ "0 0 " (WIDTH) " " (height) } width=(WIDTH) height=(height) {
                (chosen)
                g transform={ "translate(0 " (top) ")" } {
                    @for (place, color) in Color::ALL.into_iter().map(Some).chain([None]).enumerate() {
                        (self.stack(own, color, PITCH * place as f32))
                    }
                    (self.office(own))
                }
                (rest)
            }
        };
        Some(Plate { key: Key::new("hand"), title: self.word("drawn-hand").to_string(), body })
    }

    fn is_kept(&self, own: &Own<'_>, ticket: Ticket) -> bool {
        own.it.kept.as_ref().is_some_and(|kept| kept.contains(&ticket))
    }

    /// The ways to pay that are being chosen from.
    fn ways(&self, own: &Own<'_>) -> Vec<Set> {
        match (self.view.phase, self.view.deciding) {
            (Phase::Set(strand), true) => sets(own, strand),
            _ => Vec::new(),
        }
    }

    /// A way to pay: a fan of cards.
    fn way(&self, own: &Own<'_>, place: usize, set: Set, at: (f32, f32)) -> Markup {
        let Phase::Set(strand) = self.view.phase else { return html! {} };
        let count = own.price(strand).map_or(0, |price| price.cards);
        let cards = lay(set, count).pile();
        let all: Vec<Card> = cards.iter().flat_map(|(card, count)| (0..count).map(move |_| card)).collect();
        let pitch = ((TICKET.0 - 44.0) / all.len().max(1) as f32).min(29.0);
        let key = keys::way(place);
        let label = self.word("drawn-way");
        let inner = html! {
            rect class="halo" x="-2" y="-2" width=(TICKET.0 + 4.0) height=(TICKET.1 + 4.0) rx="7" {}
            rect class="tr-way" width=(TICKET.0) height=(TICKET.1) rx="6" {}
            g transform="translate(7 3)scale(.8)" {
                @for (i, card) in all.iter().enumerate() { (small(*card, pitch / 0.8 * i as f32, 0.0)) }
            }
        };
        self.pen.group(Element::new(&key, "tr-paying", &label), at, &inner)
    }

    /// All cards of a colour, or the locomotives, and the strands that they pay for.
    fn stack(&self, own: &Own<'_>, color: Option<Color>, x: f32) -> Markup {
        let hand = &own.player.hand;
        let of = |symbol| color.map_or(0, |color| hand.count(Card::of(color, symbol)));
        let count = color.map_or(hand.count(Card::LOCO), |color| hand.of_color(color));
        let pickaxes = if self.has(Sticker::Mine) { of(Symbol::Pickaxe) } else { 0 };
        let skulls = if self.has(Sticker::Robbery) { of(Symbol::Skull) } else { 0 };
        let label = self.say(Said::Stack(color, count, pickaxes, skulls));
        let card = color.map_or(Card::LOCO, |color| Card::of(color, Symbol::Plain));
        let points = if count == 0 { Vec::new() } else { super::points::paid_by(own, color) };
        let class = ["tr-stack ", shade(color), if count == 0 { " none" } else { "" }].concat();
        let inner = html! {
            rect class="halo" x="-2" y="-2" width=(STACK.0 + 4.0) height=(STACK.1 + 4.0) rx="8" {}
            @if count > 2 { rect class="tr-card" x="3" y="-2" width=(STACK.0 - 2.0) height=(STACK.1) rx="7" {} }
            rect class="tr-card" width=(STACK.0 - 2.0) height=(STACK.1) rx="7" {}
            @match color {
                Some(color) => { use href=(mark(color)) x="14" y="5" width="28" height="28" {} },
                None => { use href="#tr-loco" x="8" y="4" width="40" height="32" {} },
            }
            text class="tr-many" x="28" y="62" { (count) }
            @if pickaxes > 0 {
                use href="#tr-pickaxe" x="4" y="67" width="16" height="16" {}
                text class="tr-tag" x="21" y="80" { (pickaxes) }
            }
            @if skulls > 0 {
                use href="#tr-skull" x="30" y="67" width="16" height="16" {}
                text class="tr-tag" x="47" y="80" { (skulls) }
            }
        };
        let key = keys::stack(color);
        self.pen.group(Element::new(&key, &class, &label).lens(lens(card)).points(&points), (x, 0.0), &inner)
    }

    /// The company: cars left, dollars, and what its office has.
    fn office(&self, own: &Own<'_>) -> Markup {
        let cars = own.player.cars;
        let few = if cars <= FEW { "tr-big few" } else { "tr-big" };
        let (cars_label, purse_label) = (
            self.say(Said::Count("drawn-cars", cars.into())),
            self.say(Said::Count("drawn-dollars", own.it.dollars.into())),
        );
        let cars_inner = html! {
            use href="#tr-wagon" x="52" y="8" width="34" height="26" {}
            text class=(few) x="112" y="30" { (cars) }
        };
        let purse = html! {
            rect class="halo" x="50" y="40" width="92" height="30" rx="8" {}
            use href="#tr-coin" x="56" y="42" width="26" height="26" {}
            text class="tr-big" x="112" y="63" { (own.it.dollars) }
        };
        let stamps = own.it.upgrades.len() + usize::from(own.it.conductor.is_some());
        let pitch = (COMPANY.1 / stamps.max(1) as f32).min(24.0);
        html! {
            g transform={ "translate(" (COMPANY.0) " 0)" } {
                rect class="tr-office" width=(COMPANY.1) height=(STACK.1) rx="8" {}
                use href=(emblem(own.it.company)) x="6" y="8" width="42" height="42" {}
                (self.pen.keyed_group(Element::new(keys::CARS, "tr-counter", &cars_label).lens("cars"), &cars_inner))
                (self.pen.keyed_group(Element::new(keys::PURSE, "tr-counter", &purse_label).lens("dollars"), &purse))
                @for (place, upgrade) in own.it.upgrades.iter().enumerate() {
                    @let (name, note) = (self.say(Said::UpgradeName(*upgrade)), self.say(Said::Upgrade(*upgrade)));
                    @let key = keys::counter(own.seat, &upgrade.id().to_ascii_lowercase());
                    @let inner = html! { use href="#tr-seal" x="-10" y="-10" width="20" height="20" {} };
                    (self.pen.group(Element::new(&["own-", &key].concat(), "tr-counter", &name).note(Some(&*note)), (16.0 + pitch * place as f32, 78.0), &inner))
                }
                @if let Some(conductor) = own.it.conductor {
                    @let note = self.say(Said::Conductor(conductor));
                    @let name = self.say(Said::ConductorName(conductor));
                    (self.pen.group(Element::new("own-conductor", "tr-counter", &name).note(Some(&*note)), (16.0 + pitch * own.it.upgrades.len() as f32, 76.0), &stamps::conductor()))
                }
            }
        }
    }

    /// A postcard: its number and title; what it asks for is in its note, for those who may read it.
    fn postcard(&self, postcard: Postcard, readable: bool, at: (f32, f32)) -> Markup {
        let title = self.say(Said::Postcard(postcard));
        let note = self.say(if readable { Said::PostcardBack(postcard) } else { Said::PostcardFront(postcard) });
        let key = keys::postcard(postcard);
        let inner = html! {
            rect class="halo" x="-2" y="-2" width=(TICKET.0 + 4.0) height=(TICKET.1 + 4.0) rx="7" {}
            rect class="tr-leaf-face" width=(TICKET.0) height=(TICKET.1) rx="3" {}
            rect x=(TICKET.0 - 24.0) y="5" width="18" height="20" fill="#d9b0a0" stroke="#7a2b1d" stroke-dasharray="2 2" {}
            @for (i, text) in lines(&title, 19, 2).iter().enumerate() { text class="tr-where" x="8" y=(17.0 + 16.0 * i as f32) { (text) } }
        };
        self.pen.group(Element::new(&key, "tr-leaf", &title).note(Some(&*note)), at, &inner)
    }
}

/// The ways to pay for a strand, those with the fewest locomotives first.
pub(super) fn sets(own: &Own<'_>, strand: Strand) -> Vec<Set> {
    let mut sets = own.sets(strand);
    let count = own.price(strand).map_or(0, |price| price.cards);
    sets.sort_by_key(|set| (lay(*set, count).locos, set.color, set.skulls, std::cmp::Reverse(set.pickaxes)));
    sets
}
