//! Drawings for the books alone: what the table of a first game does not show at its beginning.

use std::sync::Arc;

use table::drawn::{Markup, Pen, html};
use table::{Eyes, Game, Seat};

use super::layout::{self, Area, CARD, TOWN_CARD};
use super::sayings::Said;
use super::{Artist, cards, chips, put};
use crate::data::{COLUMNS, Card, Place, Symbol};
use crate::position::Position;
use crate::words::nouns;

/// The drawing that the books call by this name.
pub(super) fn named(name: &str, pen: &Pen<'_>) -> Option<Markup> {
    match name {
        "sliding" => Some(sliding(pen)),
        "card" => Some(parts_of_a_card(pen)),
        "symbols" => Some(symbols(pen)),
        _ => None,
    }
}

/// The row of the example: columns 5, 6 and 1 are blocked, and the die shows 5.
const VALUE: u8 = 5;
const BLOCKED: &str = "t5 t6 t1";
/// How high the die and its way are above the row.
const ABOVE: f32 = 58.0;

/// Where a die leads when cards are blocked: over them, to the right, and from the last column to the first.
fn sliding(pen: &Pen<'_>) -> Markup {
    let seat = Seat::new(0);
    // In somebody else's turn: the dice on the cards are those of the next roll.
    let view = Position::people(2).board(0, 1).blocked(0, BLOCKED).turn(1).view(Eyes::Seat(seat));
    let artist = Artist::new(&view, pen);
    let row = || (0..COLUMNS).map(|column| Place::at(0, column));
    let middle = |column: usize| layout::town(Place::at(0, column)).middle().0;
    let (from, to) = (middle(usize::from(VALUE) - 1), middle(1));
    let (left, right) = (layout::town(Place::at(0, 0)).x, middle(5) + TOWN_CARD.0 / 2.0);
    html! {
        svg class="ws-scene ws-figure ws-c0" viewBox={ "0 0 " (right + 22.0) " " (ABOVE + TOWN_CARD.1 + 8.0) } width=(right + 22.0) height=(ABOVE + TOWN_CARD.1 + 8.0) {
            g transform={ "translate(0 " (ABOVE) ")" } { @for place in row() { (artist.town_card(seat, place)) } }
            rect class="ws-brass" x=(to - TOWN_CARD.0 / 2.0 + 1.5) y=(ABOVE + 1.5) width="67" height="89" rx="4" {}
            path class="ws-slide" d={ "M" (from + 22.0) " 24H" (right + 12.0) } {}
            path class="ws-slide" d={ "M" (left - 20.0) " 24H" (to) "V" (ABOVE - 8.0) } {}
            path class="ws-slide-end" d={ "M" (to) " " (ABOVE + 2.0) "l-9-14h18z" } {}
            path class="ws-slide-end" d={ "M" (right + 21.0) " 24l-12-8v16z" } {}
            (put(chips::face(false, VALUE), Area::new(from - 20.0, 4.0, 40.0, 40.0)))
        }
    }
}

/// Every symbol with its name.
fn symbols(pen: &Pen<'_>) -> Markup {
    const EACH: layout::Point = (102.0, 92.0);
    const IN_ROW: usize = 3;
    let (width, height) = (EACH.0 * IN_ROW as f32, EACH.1 * Symbol::ALL.len().div_ceil(IN_ROW) as f32);
    html! {
        svg class="ws-scene ws-figure" viewBox={ "0 0 " (width) " " (height) } width=(width) height=(height) {
            @for (number, symbol) in Symbol::ALL.into_iter().enumerate() {
                @let (x, y) = (EACH.0 * ((number % IN_ROW) as f32 + 0.5), EACH.1 * (number / IN_ROW) as f32);
                (put(cards::symbol(symbol), Area::new(x - 28.0, y + 4.0, 56.0, 56.0)))
                text class="ws-part middle" x=(x) y=(y + 78.0) { (pen.say(&nouns::symbol(symbol))) }
            }
        }
    }
}

/// How much larger a card is whose parts are named.
const LARGER: f32 = 1.2;
/// Where it lies.
const AT: layout::Point = (98.0, 10.0);
/// The room for names to the right of it.
const BESIDE: f32 = 155.0;
/// The parts of a card: what it is called, where it is on a card of the usual size, and on which side its name stands.
const PARTS: [(&str, layout::Point, bool); 7] = [
    ("drawn-part-symbols", (16.0, 22.0), false),
    ("drawn-part-gable", (66.0, 4.5), true),
    ("drawn-part-points", (92.0, 22.0), true),
    ("drawn-part-name", (10.0, 80.0), false),
    ("drawn-part-production", (26.0, 107.0), false),
    ("drawn-part-anvil", (92.0, 106.0), true),
    ("drawn-part-price", (64.0, 128.0), true),
];

/// A building with all its parts named.
fn parts_of_a_card(pen: &Pen<'_>) -> Markup {
    let Some(card) = Card::named("III-01.1") else { return html! {} };
    let view = Position::people(2).turn(0).view(Eyes::Seat(Seat::new(0)));
    let artist = Artist::new(&view, pen);
    let (width, height) = (AT.0 + CARD.0 * LARGER + BESIDE, AT.1 * 2.0 + CARD.1 * LARGER);
    html! {
        svg class="ws-scene ws-figure parts" viewBox={ "0 0 " (width) " " (height) } width=(width) height=(height) {
            g transform={ "translate(" (AT.0) " " (AT.1) ") scale(" (LARGER) ")" } { (artist.card_with_price(card, None)) }
            @for (word, (x, y), right) in PARTS {
                (part(&artist.say(Said::Word(word)), (AT.0 + x * LARGER, AT.1 + y * LARGER), right.then_some(width)))
            }
        }
    }
}

/// The name of a part, and the line that leads to it from its side of the drawing.
fn part(name: &Arc<str>, (x, y): layout::Point, right: Option<f32>) -> Markup {
    let (edge, end, class) = match right {
        Some(width) => (width - BESIDE + 8.0, width - BESIDE + 12.0, "ws-part"),
        None => (AT.0 - 8.0, AT.0 - 12.0, "ws-part left"),
    };
    html! {
        path class="ws-leader" d={ "M" (x) " " (y) "H" (edge) } {}
        circle class="ws-leader-end" cx=(x) cy=(y) r="3" {}
        text class=(class) x=(end) y=(y + 5.0) { (name) }
    }
}
