//! Drawings for the books alone: what the table of a first game does not show at its beginning.

use drawing::{Markup, Pen, html};
use table::{Eyes, Game, Seat};

use super::layout::{self, Area, CARD, TOWN_CARD};
use super::sayings::Said;
use super::{Artist, cards, chips, hand, put};
use crate::data::{COLUMNS, Card, Place, Symbol};
use crate::setup::Options;
use crate::state::{Phase, Table, WestStory};
use crate::view::View;
use crate::words::{dice, nouns};

/// The drawing that the books call by this name.
pub(super) fn named(name: &str, pen: &Pen<'_>) -> Option<Markup> {
    match name {
        "sliding" => Some(sliding(pen)),
        "card" => Some(parts_of_a_card(pen)),
        "symbols" => Some(symbols(pen)),
        _ => None,
    }
}

/// How wide every drawing is: as a small phone has room for. It is shown larger, and never smaller.
const WIDTH: f32 = 320.0;

/// A drawing of a height, in units that are at least a pixel each.
fn framed(height: f32, drawn: &Markup) -> Markup {
    html! {
        svg class="ws-scene ws-figure ws-c0" viewBox={ "0 0 " (WIDTH) " " (height) } width=(WIDTH) height=(height) { (drawn) }
    }
}

/// The row of the example: columns 5, 6 and 1 are blocked, and the die shows 5.
const VALUE: u8 = 5;
const BLOCKED: [usize; 3] = [0, 4, 5];
/// A card of that row, and how far it is from one to the next.
const STOP: (f32, f32) = (46.0, 60.5);
const PITCH: f32 = 50.0;
/// Where the row begins, below the die and its way.
const ROW_AT: layout::Point = (12.0, 58.0);
/// How high the middle of the die and its way are.
const WAY: f32 = 24.0;

/// A table for two with nothing on it, in a turn.
fn bare() -> Table {
    let mut table = Table::bare(WestStory::RULES, &Options::for_people(2));
    table.phase = Phase::Turn;
    table
}

/// Where a die leads when cards are blocked: over them, to the right, and from the last column to the first.
fn sliding(pen: &Pen<'_>) -> Markup {
    let seat = Seat::new(0);
    let mut table = bare();
    // In somebody else's turn: the dice on the cards are those of the next roll.
    table.turn.seat = Seat::new(1);
    table.player_mut(seat).blocked = BLOCKED.iter().map(|&column| Place::at(0, column)).collect();
    let view = View::of(&table, Eyes::Seat(seat));
    let artist = Artist::new(&view, pen);
    let middle = |column: usize| ROW_AT.0 + PITCH * column as f32 + STOP.0 / 2.0;
    let (from, to) = (middle(usize::from(VALUE) - 1), middle(1));
    framed(
        ROW_AT.1 + STOP.1 + 24.0,
        &html! {
            @for column in 0..COLUMNS {
                g transform={ "translate(" (middle(column) - STOP.0 / 2.0) " " (ROW_AT.1) ")" } { (artist.stop(seat, Place::at(0, column))) }
                text class="ws-part middle" x=(middle(column)) y=(ROW_AT.1 + STOP.1 + 18.0) { (column + 1) }
            }
            rect class="ws-brass" x=(to - STOP.0 / 2.0) y=(ROW_AT.1) width=(STOP.0) height=(STOP.1) rx="4" {}
            path class="ws-slide" d={ "M" (from) " " (WAY) "H" (WIDTH - 8.0) "M2 " (WAY) "H" (to) "V" (ROW_AT.1 - 12.0) } {}
            path class="ws-slide-end" d={ "M" (to) " " (ROW_AT.1 - 1.0) "l-8-13h16zM" (WIDTH) " " (WAY) "l-11-8v16z" } {}
            (put(chips::face(false, VALUE), Area::new(from - 20.0, WAY - 20.0, 40.0, 40.0)))
        },
    )
}

impl Artist<'_> {
    /// A card where a die may stop: its picture and symbols, and the values that lead to it.
    fn stop(&self, seat: Seat, place: Place) -> Markup {
        const SCALE: f32 = STOP.0 / TOWN_CARD.0;
        let shown = &self.view.players[seat.index()].town[place.index()];
        let facts = self.table.facts(shown.card);
        let values = dice::values(self.table, seat, place);
        let (left, top) = (if values.len() > 1 { 9.5 } else { 16.5 }, if values.len() > 2 { 34.0 } else { 40.5 });
        html! {
            g class=(if shown.blocked { "ws-town blocked" } else { "ws-town" }) {
                (put(cards::picture(shown.card, facts), hand::window(facts.sort).scaled(SCALE)))
                (put(cards::small_frame(facts.sort), Area::new(0.0, 0.0, STOP.0, STOP.1)))
                (cards::symbols(facts, (2.0, 2.0), 20.0))
                @if shown.blocked { (put("ws-shoe", Area::new(4.0, 37.0, 38.0, 20.0))) }
            }
            @for (number, value) in values.iter().enumerate() {
                use href={ "#ws-die-w-" (value) } x=(left + 13.5 * (number % 2) as f32) y=(top + 13.0 * (number / 2) as f32) width="13" height="13" {}
            }
        }
    }
}

/// Every symbol with its name.
fn symbols(pen: &Pen<'_>) -> Markup {
    const IN_ROW: usize = 3;
    const EACH: layout::Point = (WIDTH / IN_ROW as f32, 92.0);
    framed(
        EACH.1 * Symbol::ALL.len().div_ceil(IN_ROW) as f32,
        &html! {
            @for (number, symbol) in Symbol::ALL.into_iter().enumerate() {
                @let (x, y) = (EACH.0 * ((number % IN_ROW) as f32 + 0.5), EACH.1 * (number / IN_ROW) as f32);
                (put(cards::symbol(symbol), Area::new(x - 28.0, y + 4.0, 56.0, 56.0)))
                text class="ws-part middle" x=(x) y=(y + 78.0) { (pen.say(&nouns::symbol(symbol))) }
            }
        },
    )
}

/// How much larger a card is whose parts are named.
const LARGER: f32 = 1.1;
/// Where it lies, between the marks on either side of it.
const AT: layout::Point = (24.0, 10.0);
/// Where the marks stand before the names, and how far apart these are.
const NAMES: (f32, f32) = (182.0, 22.5);
/// How large a mark is.
const MARK: f32 = 10.0;
/// The parts of a card: what each is called, where it is on a card of the usual size, and on which side its mark stands.
const PARTS: [(&str, layout::Point, bool); 7] = [
    ("drawn-part-gable", (66.0, 4.5), true),
    ("drawn-part-symbols", (6.0, 22.0), false),
    ("drawn-part-points", (97.0, 26.0), true),
    ("drawn-part-name", (3.0, 80.0), false),
    ("drawn-part-production", (3.0, 107.0), false),
    ("drawn-part-anvil", (96.0, 104.0), true),
    ("drawn-part-price", (82.0, 128.0), true),
];

/// A building with all its parts numbered, and their names beside it.
fn parts_of_a_card(pen: &Pen<'_>) -> Markup {
    let Some(card) = Card::named("III-01.1") else { return html! {} };
    let view = View::of(&bare(), Eyes::Seat(Seat::new(0)));
    let artist = Artist::new(&view, pen);
    let height = AT.1 * 2.0 + CARD.1 * LARGER;
    let sides = [AT.0 - MARK - 4.0, AT.0 + CARD.0 * LARGER + MARK + 4.0];
    let first = (height - NAMES.1 * (PARTS.len() - 1) as f32) / 2.0;
    framed(
        height,
        &html! {
            g transform={ "translate(" (AT.0) " " (AT.1) ") scale(" (LARGER) ")" } { (artist.card_with_price(card, None)) }
            @for (number, (word, (x, y), right)) in PARTS.into_iter().enumerate() {
                @let (x, y) = (AT.0 + x * LARGER, AT.1 + y * LARGER);
                @let (beside, line) = (sides[usize::from(right)], first + NAMES.1 * number as f32);
                path class="ws-leader" d={ "M" (x) " " (y) "H" (beside) } {}
                circle class="ws-leader-end" cx=(x) cy=(y) r="3" {}
                (mark(number + 1, (beside, y)))
                (mark(number + 1, (NAMES.0, line)))
                text class="ws-part" x=(NAMES.0 + MARK + 6.0) y=(line + 5.0) { (artist.say(Said::Word(word))) }
            }
        },
    )
}

/// The number of a part.
fn mark(number: usize, (x, y): layout::Point) -> Markup {
    html! {
        circle class="ws-mark" cx=(x) cy=(y) r=(MARK) {}
        text class="ws-mark-n" x=(x) y=(y + 4.6) { (number) }
    }
}
