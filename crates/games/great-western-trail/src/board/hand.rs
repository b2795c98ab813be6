//! One's own herd and ranch: one picture, near the thumb.

use drawing::{Element, Key, Markup, Plate, html};
use wording::Phrase;

use super::layout::Area;
use super::sayings::Said;
use super::{Artist, cards, glossary, goals, keys, picture, text};
use crate::cards::{Card, Pile};
use crate::data::buildings::Number;
use crate::data::tiles::Worker;
use crate::data::trail::Sites;
use crate::state::{Step, Tenant};
use crate::view::PlayerView;
use crate::words::nouns::{counted, pile};
use crate::words::spaces;

/// The size of the picture.
pub(super) const SIZE: (f32, f32) = (584.0, 188.0);

/// Where the herd lies, and how little of it is left while numbers are asked.
const HERD: f32 = 388.0;
const FOLDED: f32 = 136.0;
/// A card.
const CARD: (f32, f32) = (60.0, 88.0);
/// Tiles that could be built lie so far apart.
const TILE: f32 = 48.5;

impl Artist<'_> {
    pub(super) fn hand(&self) -> Option<Plate> {
        let own = self.own().filter(|own| !self.table.is_sam(own.seat))?;
        let (width, height) = SIZE;
        let body = html! {
            // On a phone herd and ranch lie side by side, so that the board has more room: see the style sheet.
            svg class={ "gw-hand " (self.colour(own.seat)) (self.lies_first()) } viewBox={ "0 0 " (width) " " (height) } width=(width) height=(height) preserveAspectRatio="xMinYMin slice" {
                g class="gw-herd" {
                    @if matches!(self.step, Some(Step::Build(_))) { (self.tray(own)) } @else { (self.herd(own)) }
                }
                g class="gw-ranch" { (self.ranch(own)) }
            }
        };
        Some(Plate { key: Key::new(keys::HERD), title: self.word("drawn-hand").to_string(), body })
    }

    /// What is asked about lies first: mostly the herd.
    fn lies_first(&self) -> &'static str {
        match self.step {
            Some(Step::Disc(_) | Step::Auxiliary | Step::Appoint(_)) => " ranch-first",
            _ => "",
        }
    }

    fn herd(&self, own: &PlayerView) -> Markup {
        let hand = own.herd.hand.unwrap_or(Pile::EMPTY);
        let numbers = self.numbers();
        let room = if numbers.is_empty() { HERD } else { FOLDED };
        html! {
            (self.cards_in_hand(hand, room))
            (self.chips(&numbers))
            (self.worth(own, hand))
            (self.piles(own))
        }
    }

    /// The cards, sorted; many lie over each other. What can be chosen is drawn last.
    fn cards_in_hand(&self, hand: Pile, room: f32) -> Markup {
        let cards: Vec<(Card, u8)> =
            hand.iter().flat_map(|(card, count)| (0..count).map(move |copy| (card, copy))).collect();
        let gaps = cards.len().saturating_sub(1).max(1) as f32;
        let pitch = (CARD.0 + 4.0).min((room - CARD.0) / gaps);
        html! {
            @for (place, &(card, copy)) in cards.iter().enumerate() {
                (self.card_in_hand(card, copy, pitch * place as f32))
            }
            @if cards.is_empty() { rect class="gw-gone" x="2" y="2" width="56" height="84" rx="7" {} }
        }
    }

    fn card_in_hand(&self, card: Card, copy: u8, x: f32) -> Markup {
        let key = keys::card(card, copy);
        let (label, lens) = match card {
            Card::Cattle(kind) => (self.say(Said::Card(kind)), glossary::breed_lens(kind.breed())),
            Card::Objective(kind) => (self.say(Said::Goal(kind)), glossary::objective_lens(kind)),
        };
        let inner = html! {
            @match card {
                Card::Cattle(kind) => { (cards::face(kind)) }
                Card::Objective(kind) => { (goals::upright(kind.terms(), Some(kind.instant()), self.items())) }
            }
            rect class="halo" x="0" y="0" width=(CARD.0) height=(CARD.1) rx="8" {}
        };
        self.pen.group(Element::new(&key, "gw-held", &label).lens(lens), (x, 0.0), &inner)
    }

    /// Numbers that are asked for now.
    fn numbers(&self) -> Vec<u8> {
        (0..=24).filter(|&count| self.pen.can_choose(&keys::number(count))).collect()
    }

    fn chips(&self, numbers: &[u8]) -> Markup {
        let columns = numbers.len().div_ceil(2).max(5) as f32;
        let left = FOLDED + 6.0;
        let pitch = (HERD - left) / columns;
        let size = (pitch - 4.0).min(42.0);
        html! {
            @for (place, &count) in numbers.iter().enumerate() {
                @let columns = columns as usize;
                @let at = (left + pitch * (place % columns) as f32, 45.0 * (place / columns) as f32);
                @let key = keys::number(count);
                @let label = self.count("drawn-number", count);
                @let inner = html! {
                    rect class="gw-chip" x="0" y="0" width=(size) height="42" rx="9" {}
                    (text("gw-huge", size / 2.0, 30.0, count))
                    rect class="halo" x="-1" y="-1" width=(size + 2.0) height="44" rx="10" {}
                };
                (self.pen.group(Element::new(&key, "gw-chipbox", &label), at, &inner))
            }
        }
    }

    /// What the hand is worth in Kansas City, and the certificates that could be added.
    fn worth(&self, own: &PlayerView, hand: Pile) -> Markup {
        let value = hand.cows.breeding_value();
        let (permanent, spare) = (own.open.permanent(), own.open.certificates());
        let label = self.count("drawn-value", value);
        let more = self.say(Said::Pair("drawn-certificates", spare, permanent));
        html! {
            (self.pen.group(Element::new("value", "gw-worth", &label).lens("breeding-value"), (392.0, 0.0), &html! {
                rect class="gw-panelet" x="0" y="0" width="54" height="42" rx="6" {}
                (picture("gw-i-cow", 1.0, 8.0, 26.0, 26.0))
                (text("gw-huge gw-start", 28.0, 29.0, value))
            }))
            (self.pen.group(Element::new("value-more", "gw-worth", &more).lens("certificate"), (392.0, 46.0), &html! {
                rect class="gw-panelet" x="0" y="0" width="54" height="42" rx="6" {}
                (picture("gw-i-cert", 1.0, 9.0, 23.0, 23.0))
                (text("gw-big gw-start", 25.0, 20.0, format!("+{spare}")))
                @if permanent > 0 { (text("gw-num gw-start gw-act", 25.0, 37.0, format!("+{permanent}"))) }
            }))
        }
    }

    /// The draw deck and the discard pile; their owner may look through both.
    fn piles(&self, own: &PlayerView) -> Markup {
        let herd = &own.herd;
        let told = |id: &'static str, size: u8, cards: Option<Pile>| {
            self.pen.say(&counted(id, size).with("cards", pile(cards.unwrap_or(Pile::EMPTY))))
        };
        let deck = told("herd-deck", herd.deck_size, herd.deck);
        let discard = told("herd-discard", herd.discard_size, herd.discard);
        html! {
            (self.pen.group(Element::new(keys::DECK, "gw-pile", &deck).note(&*deck), (452.0, 0.0), &html! {
                @if herd.deck_size > 0 { (picture("gw-back", 0.0, 0.0, 60.0, 88.0)) }
                @else { rect class="gw-gone" x="2" y="2" width="56" height="84" rx="7" {} }
                (badge(30.0, 46.0, herd.deck_size))
            }))
            (self.pen.group(Element::new(keys::DISCARD, "gw-pile", &discard).note(&*discard), (520.0, 0.0), &html! {
                @match herd.top {
                    Some(Card::Cattle(kind)) => { (cards::face(kind)) }
                    Some(Card::Objective(kind)) => { (goals::upright(kind.terms(), Some(kind.instant()), None)) }
                    None => { rect class="gw-gone" x="2" y="2" width="56" height="84" rx="7" {} }
                }
                (badge(46.5, 12.5, herd.discard_size))
            }))
        }
    }

    /// Tiles that could be built, instead of the herd.
    fn tray(&self, own: &PlayerView) -> Markup {
        html! {
            @for (place, number) in self.table.unbuilt(own.seat).enumerate() {
                (self.tile_in_tray(own, number, TILE * place as f32))
            }
        }
    }

    /// What can be built now, and where.
    pub(super) fn buildable(&self) -> Vec<(Number, Sites)> {
        match (self.step, self.own()) {
            (Some(Step::Build(rate)), Some(own)) => self.table.buildings(own.seat, rate).collect(),
            _ => Vec::new(),
        }
    }

    fn tile_in_tray(&self, own: &PlayerView, number: Number, x: f32) -> Markup {
        let (key, side) = (keys::tile(number), self.table.side(own.seat, number));
        let plan = number.plan(side);
        let label = self.pen.say(
            &Phrase::new("drawn-tile")
                .with("building", crate::words::nouns::building(self.table, own.seat, number))
                .with("craftsmen", crate::words::nouns::workers(Worker::Craftsman, plan.craftsmen))
                .with("points", crate::words::nouns::points(plan.points.into()))
                .with("offers", spaces::printed(self.table, own.seat, Tenant::Private { owner: own.seat, number })),
        );
        let inner = html! {
            rect class="gw-panelet" x="0" y="10" width="46" height="78" rx="5" {}
            (picture(&format!("gw-p-{}{side}", number.get()), -1.0, -2.0, 48.5, 50.0))
            (picture("gw-craftsman", 3.0, 49.0, 17.0, 17.0))
            (text("gw-num gw-start", 23.0, 63.5, plan.craftsmen))
            (picture("gw-i-star", 2.0, 67.0, 19.0, 19.0))
            (text("gw-num gw-start", 23.0, 83.0, plan.points))
            rect class="halo" x="-1" y="9" width="48" height="80" rx="6" {}
        };
        // Where it could stand lights up while it is looked at.
        let buildable = self.buildable();
        let sites = buildable.iter().find(|(which, _)| *which == number).map_or(Sites::NONE, |(_, sites)| *sites);
        let sites: Vec<Key> = sites.iter().map(|site| Key::new(keys::site(site))).collect();
        let element = Element::new(&key, "gw-tray", &label).lens(glossary::private_lens(number, side)).points(&sites);
        self.pen.group(element, (x, 0.0), &inner)
    }
}

/// How many cards a pile has.
pub(super) fn badge(x: f32, y: f32, count: u8) -> Markup {
    html! {
        rect class="gw-badge" x=(x - 13.0) y=(y - 12.0) width="26" height="22" rx="10" {}
        (text("gw-num", x, y + 5.0, count))
    }
}

/// A rectangle of the ranch.
pub(super) const fn area(x: f32, y: f32, width: f32, height: f32) -> Area {
    Area::new(x, y, width, height)
}
