//! The notice board: the phase of the turn, the fees of the two hands, and how near the end is.

use drawing::{Element, Markup, html};

use super::layout::{self, Area};
use super::{Artist, keys, picture, text};
use crate::data::tiles::Hand;
use crate::state::{Step, Table};
use crate::words::tables::workers_to_come;

/// The phases of a turn.
const PHASES: [&str; 3] = ["A", "B", "C"];

impl Artist<'_> {
    pub(super) fn notice(&self) -> Markup {
        let Area { x, y, width, height } = layout::NOTICE;
        let now = phase(self.table);
        let left = workers_to_come(self.table) as i32;
        let label =
            if self.table.is_ending() { self.word("drawn-notice-ending") } else { self.count("drawn-notice", left) };
        let inner = html! {
            rect class="gw-board" x="0" y="0" width=(width) height=(height) rx="7" {}
            rect class="gw-board-line" x="3.500" y="3.500" width=(width - 7.0) height=(height - 7.0) rx="4" {}
            @for (i, letter) in PHASES.iter().enumerate() {
                @let cx = 27.0 + 36.0 * i as f32;
                circle class=(if now == Some(i) { "gw-phase now" } else { "gw-phase" }) cx=(cx) cy="26" r="15" {}
                (text(if now == Some(i) { "gw-big" } else { "gw-big gw-light" }, cx, 32.5, letter))
            }
            @for (i, (hand, symbol)) in [(Hand::Green, "gw-palm"), (Hand::Black, "gw-fist")].into_iter().enumerate() {
                @let left = 126.0 + 49.0 * i as f32;
                (picture(symbol, left, 12.0, 28.0, 28.0))
                (picture("gw-i-cost", left + 22.0, 21.0, 21.0, 21.0))
                (text("gw-num", left + 32.5, 37.5, self.table.hand_fee(hand)))
            }
            @if self.table.is_ending() {
                (picture("gw-i-flag", 232.0, 9.0, 36.0, 34.0))
            } @else {
                (picture("gw-i-crew", 224.0, 10.0, 32.0, 32.0))
                (text("gw-big gw-light gw-start", 256.0, 32.5, left))
            }
        };
        let class = if self.table.is_ending() { "gw-notice ending" } else { "gw-notice" };
        self.pen.group(Element::new(keys::NOTICE, class, &label).lens("turn"), (x, y), &inner)
    }
}

/// The phase that the turn is in: moving, using, drawing up.
fn phase(table: &Table) -> Option<usize> {
    table.asked?;
    match table.step()? {
        Step::Place | Step::Depart => Some(0),
        _ if table.mover().owed > 0 && table.steps.as_slice().is_empty() => Some(2),
        _ => Some(1),
    }
}
