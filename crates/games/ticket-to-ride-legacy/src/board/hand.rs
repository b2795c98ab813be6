//! One's own things, each a picture of its own: stacks of cards, the company, tickets, postcards; and over them what is
//! being chosen.

use drawing::{Element, Key, Markup, Plate, html};

use super::depot::{lens, small};
use super::layout::round;
use super::sayings::Said;
use super::tickets::{TICKET, fitted};
use super::{Artist, colour, emblem, keys, mark, shade, stamps};
use crate::action::Set;
use crate::cards::{Card, Symbol};
use crate::ids::{Color, Postcard, Sticker, Strand, Ticket};
use crate::state::Laid;
use crate::view::Phase;
use crate::words::nouns;
use crate::words::own::Own;

/// A stack of cards, and a little more for what lies behind it.
const STACK: (f32, f32) = (58.0, 90.0);
/// The company's plate.
const COMPANY: (f32, f32) = (146.0, 90.0);
/// A postcard: its title is read, the rest is in its note.
const LEAF: (f32, f32) = (190.0, 28.0);
/// A card of a fan, as it is drawn before it is made smaller.
const FANNED: f32 = 0.84;
/// So few cars are left that the end is near.
const FEW: u8 = 6;

impl Artist<'_> {
    /// Nothing for those who only watch. What is asked about lies on top; a small screen lays the rest out closer.
    pub(super) fn hand(&self) -> Option<Plate> {
        let own = self.own.as_ref()?;
        let ways = self.ways(own);
        let body = html! {
            section class={ "tr-hand-view " (colour(own.it.company)) } {
                @if own.it.drawn.is_some() || !ways.is_empty() || self.pen.can_choose(keys::DONE) {
                    div class="tr-tray" {
                        @for (place, ticket) in own.it.drawn.iter().flatten().enumerate() {
                            (self.drawn_ticket(place, *ticket, self.is_kept(own, *ticket)))
                        }
                        @for (place, set) in ways.iter().enumerate() { (self.way(own, place, *set)) }
                        @if self.pen.can_choose(keys::DONE) { (self.done()) }
                        @if self.pen.can_choose(keys::REST) { (self.plate(keys::REST, "drawn-rest")) }
                    }
                }
                div class={ "tr-rack" @if self.has(Sticker::Mine) || self.has(Sticker::Robbery) { " tagged" } } {
                    @for color in Color::ALL.into_iter().map(Some).chain([None]) { (self.stack(own, color)) }
                    div class="tr-desk" { (self.office(own)) }
                }
                @if !self.tickets.is_empty() {
                    div class="tr-tray" {
                        @for (place, held) in self.tickets.iter().enumerate() { (self.held_ticket(place, held)) }
                    }
                }
                @if !own.it.postcards.is_empty() {
                    div class="tr-tray leaves" {
                        @for (postcard, readable) in &own.it.postcards { (self.postcard(*postcard, *readable)) }
                    }
                }
            }
        };
        Some(Plate { key: Key::new("hand"), title: self.word("drawn-hand").to_string(), body })
    }

    /// The plate with which something is declined or given up, drawn only then.
    fn done(&self) -> Markup {
        let words = match self.view.phase {
            Phase::Surcharge => "drawn-give-up",
            Phase::Station => "drawn-no-station",
            _ => "drawn-decline",
        };
        self.plate(keys::DONE, words)
    }

    fn plate(&self, key: &'static str, words: &'static str) -> Markup {
        let label = self.word(words);
        let inner = html! {
            rect class="halo" x="-2" y="-2" width=(TICKET.0 + 4.0) height=(TICKET.1 + 4.0) rx="8" {}
            rect class="tr-brass" x="1" y="1" width=(TICKET.0 - 2.0) height=(TICKET.1 - 2.0) rx="8" {}
            text class="tr-plate" x=(TICKET.0 / 2.0) y="28" { (label) }
        };
        self.pen.item(Element::new(key, "tr-done", &label), &picture(TICKET, &inner))
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

    /// A way to pay: a fan of cards, and how many of each kind are in it.
    fn way(&self, own: &Own<'_>, place: usize, set: Set) -> Markup {
        let Phase::Set(strand) = self.view.phase else { return html! {} };
        let count = own.price(strand).map_or(0, |price| price.cards);
        let laid = Laid::of(set, count);
        let cards = laid.pile();
        let all: Vec<Card> = cards.iter().flat_map(|(card, count)| (0..count).map(move |_| card)).collect();
        let counts = [(set.color, all.len() as u8 - laid.locos), (None, laid.locos)];
        let counts: Vec<_> = counts.into_iter().filter(|(_, count)| *count > 0).collect();
        let right = TICKET.0 - 8.0 - 46.0 * counts.len() as f32;
        let pitch = ((right - 34.0) / all.len().max(1) as f32).min(17.0);
        let key = keys::way(place);
        let label = self.word("drawn-way");
        let inner = html! {
            rect class="halo" x="-2" y="-2" width=(TICKET.0 + 4.0) height=(TICKET.1 + 4.0) rx="7" {}
            rect class="tr-way" width=(TICKET.0) height=(TICKET.1) rx="6" {}
            @for (i, card) in all.iter().enumerate() {
                @let turn = 5.0 * (i as f32 - (all.len() as f32 - 1.0) / 2.0).clamp(-3.0, 3.0);
                g transform={ "translate(" (round(8.0 + pitch * i as f32)) " 2)scale(" (FANNED) ")rotate(" (round(turn)) " 15 60)" } {
                    (small(*card, 0.0, 0.0))
                }
            }
            @for (i, (color, count)) in counts.iter().enumerate() {
                @let x = right + 46.0 * i as f32;
                text class="tr-times" x=(round(x + 14.0)) y="29" { (count) }
                @match color {
                    Some(color) => { use href=(mark(*color)) x=(round(x + 20.0)) y="12" width="20" height="20" {} },
                    None => { use href="#tr-loco" x=(round(x + 18.0)) y="11" width="26" height="22" {} },
                }
            }
        };
        self.pen.item(Element::new(&key, "tr-paying", &label), &picture(TICKET, &inner))
    }

    /// All cards of a colour, or the locomotives, and the strands that they pay for.
    fn stack(&self, own: &Own<'_>, color: Option<Color>) -> Markup {
        let hand = &own.player().hand;
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
            @if count > 2 { rect class="tr-card" x="3" y="0" width=(STACK.0 - 3.0) height=(STACK.1 - 3.0) rx="7" {} }
            rect class="tr-card" y="2" width=(STACK.0 - 2.0) height=(STACK.1 - 3.0) rx="7" {}
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
        let svg = html! {
            svg class="tr-pic" viewBox={ "-3 -3 " (STACK.0 + 5.0) " " (STACK.1 + 6.0) } preserveAspectRatio="xMidYMin slice" aria-hidden="true" { (inner) }
        };
        self.pen.item(Element::new(&key, &class, &label).lens(lens(card)).points(&points), &svg)
    }

    /// The company: cars left, dollars, and what its office has.
    fn office(&self, own: &Own<'_>) -> Markup {
        let cars = own.player().cars;
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
        let pitch = (COMPANY.0 / stamps.max(1) as f32).min(24.0);
        html! {
            svg class="tr-pic" viewBox={ "-2 -1 " (COMPANY.0 + 4.0) " " (COMPANY.1 + 2.0) } {
                rect class="tr-office" y="1" width=(COMPANY.0) height=(COMPANY.1 - 2.0) rx="8" {}
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
    fn postcard(&self, postcard: Postcard, readable: bool) -> Markup {
        let title = self.say(Said::Postcard(postcard));
        let last = nouns::is_last_game(self.view);
        let note = self.say(if readable { Said::PostcardBack(postcard, last) } else { Said::PostcardFront(postcard) });
        let key = keys::postcard(postcard);
        let inner = html! {
            rect class="halo" x="-2" y="-2" width=(LEAF.0 + 4.0) height=(LEAF.1 + 4.0) rx="7" {}
            rect class="tr-leaf-face" width=(LEAF.0) height=(LEAF.1) rx="3" {}
            rect x=(LEAF.0 - 21.0) y="4" width="16" height="19" fill="#d9b0a0" stroke="#7a2b1d" stroke-dasharray="2 2" {}
            (fitted(&title, 8.0, 19.0, LEAF.0 - 36.0))
        };
        self.pen.item(Element::new(&key, "tr-leaf", &title).note(Some(&*note)), &picture(LEAF, &inner))
    }
}

/// A picture of its own among others: as wide as there is room for.
pub(super) fn picture((width, height): (f32, f32), inner: &Markup) -> Markup {
    html! { svg class="tr-pic" viewBox={ "0 0 " (width) " " (height) } aria-hidden="true" { (inner) } }
}

/// The ways to pay for a strand, those with the fewest locomotives first.
pub(super) fn sets(own: &Own<'_>, strand: Strand) -> Vec<Set> {
    let mut sets = own.sets(strand);
    let count = own.price(strand).map_or(0, |price| price.cards);
    sets.sort_by_key(|set| (Laid::of(*set, count).locos, set.color, set.skulls, std::cmp::Reverse(set.pickaxes)));
    sets
}
