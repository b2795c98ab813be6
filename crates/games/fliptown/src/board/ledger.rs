//! What the sheet counts, along its upper edge, and the poker columns.

use drawing::{Element, Markup, html};

use super::cards::{is_red, value_name};
use super::layout::{self, Area};
use super::sayings::Said;
use super::scene::{halo, ring};
use super::{Artist, keys};
use crate::cards::Card;
use crate::data::{MAX_TOOLS, Suit};
use crate::view::Showdown;

/// A counter: its key, picture, words and lens.
pub(super) struct Counter {
    pub key: &'static str,
    pub symbol: &'static str,
    pub label: &'static str,
}

/// The counters in their order; pans and hammers have tracks.
pub(super) const COUNTERS: [Counter; 8] = [
    Counter { key: keys::CASH, symbol: "ft-cash", label: "drawn-cash" },
    Counter { key: keys::GOLD, symbol: "ft-gold", label: "drawn-gold" },
    Counter { key: keys::STARS, symbol: "ft-star", label: "drawn-stars" },
    Counter { key: keys::SILVER, symbol: "ft-silver", label: "drawn-silver" },
    Counter { key: keys::WANTED, symbol: "ft-wanted", label: "drawn-wanted" },
    Counter { key: keys::PANS, symbol: "ft-pan", label: "drawn-pans" },
    Counter { key: keys::HAMMERS, symbol: "ft-hammer", label: "drawn-hammers" },
    Counter { key: keys::POINTS, symbol: "ft-points", label: "drawn-points" },
];

impl Artist<'_> {
    pub(super) fn ledger(&self) -> Markup {
        html! {
            @for (number, counter) in COUNTERS.iter().enumerate() { (self.counter(number, counter)) }
        }
    }

    fn counter(&self, number: usize, counter: &Counter) -> Markup {
        let amount = amount(self.sheet, counter.key);
        let area = layout::counter(number);
        let label = self.say(Said::Count(counter.label, amount));
        let element = Element::new(counter.key, "ft-count", &label).lens(counter.key);
        let left = area.left();
        let inner = html! {
            rect class="ft-counter" x=(left) y=(area.top()) width=(area.width) height=(area.height) rx="8" {}
            (halo(area, 8.0))
            use href={ "#" (counter.symbol) } x=(left + 6.0) y=(area.y - 14.0) width="28" height="28" {}
            @if matches!(counter.key, keys::PANS | keys::HAMMERS) {
                (track(area, amount))
            } @else {
                text class="ft-big" x=(left + 40.0) y=(area.y + 7.0) { (amount) }
            }
        };
        self.pen.keyed_group(element, &inner)
    }

    /// The cards of the three rounds, and what each hand was paid.
    pub(super) fn poker_columns(&self) -> Markup {
        let label = self.word("drawn-poker-columns");
        let inner = html! {
            (halo(layout::POKER, 10.0))
            @for (round, column) in self.sheet.poker.iter().enumerate() {
                @for (turn, &card) in column.iter().enumerate() { (note(layout::poker_card(round, turn), card)) }
                @if let Some(showdown) = self.sheet.showdowns[round] { (paid(layout::poker_card(round, 0).x, &showdown)) }
            }
        };
        let element = Element::new(keys::POKER, "ft-poker", &label).lens("poker");
        self.pen.keyed_group(element, &inner)
    }
}

/// So much of what a counter counts.
pub(super) fn amount(player: &crate::view::PlayerView, key: &str) -> i32 {
    match key {
        keys::CASH => player.cash.into(),
        keys::GOLD => player.gold.into(),
        keys::STARS => player.stars.into(),
        keys::SILVER => player.silver,
        keys::WANTED => player.wanted.into(),
        keys::PANS => player.pans.into(),
        keys::HAMMERS => player.hammers.into(),
        _ => player.points,
    }
}

/// Four boxes, those that are owned circled.
fn track(counter: Area, owned: i32) -> Markup {
    html! {
        @for number in 0..usize::from(MAX_TOOLS) {
            @let area = layout::track(counter, number);
            rect class="ft-box" x=(area.left()) y=(area.top()) width=(area.width) height=(area.height) rx="4" {}
            @if (number as i32) < owned { (ring(area.grown(1.0), number)) }
        }
    }
}

/// A card noted in a column.
fn note(area: Area, card: Card) -> Markup {
    html! {
        rect class="ft-note-card" x=(area.left()) y=(area.top()) width=(area.width) height=(area.height) rx="4" {}
        text class=(if is_red(card) { "ft-card-text red" } else { "ft-card-text" }) x=(area.x) y=(area.y + 6.0)
            textLength=[(card.value() == 10).then_some("30")] lengthAdjust=[(card.value() == 10).then_some("spacingAndGlyphs")] {
            (value_name(card.value())) (glyph(card.suit()))
        }
    }
}

/// What a hand brought, below its column, and the cards that belonged to it besides.
fn paid(x: f32, showdown: &Showdown) -> Markup {
    let (cash, stars) = if showdown.holdem.is_some() { (269.0, 284.0) } else { (260.0, 281.0) };
    html! {
        @if let Some(two) = showdown.holdem {
            text class="ft-held" x=(x) y="254" textLength="30" lengthAdjust="spacingAndGlyphs" {
                @for card in two { tspan class=[is_red(card).then_some("red")] { (value_name(card.value())) (glyph(card.suit())) } }
            }
        }
        @if showdown.wild { use href="#ft-c-cheat" x=(x - 17.0) y=(cash - 12.0) width="12" height="12" {} }
        text class="ft-n ft-paid" x=(x + if showdown.wild { 6.0 } else { 0.0 }) y=(cash) { "$" (showdown.cash) }
        use href="#ft-star" x=(x - 17.0) y=(stars - 14.0) width="17" height="17" {}
        text class="ft-n ft-paid" x=(x + 8.0) y=(stars) { (showdown.stars) }
    }
}

/// A suit as a letter, never as a coloured picture of the system.
const fn glyph(suit: Suit) -> &'static str {
    match suit {
        Suit::Hearts => "♥\u{fe0e}",
        Suit::Spades => "♠\u{fe0e}",
        Suit::Diamonds => "♦\u{fe0e}",
        Suit::Clubs => "♣\u{fe0e}",
    }
}
