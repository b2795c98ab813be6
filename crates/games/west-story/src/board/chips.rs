//! What is answered with a number or a way: a row of chips over the lower right corner of the hand.

use drawing::{Element, Markup, html};
use table::Seat;

use super::cards::{self, Piece};
use super::layout::{self, Area};
use super::sayings::Said;
use super::{Artist, halo, keys};
use crate::action::Action;
use crate::state::{Phase, Task};

/// So many ways to pay are laid out one by one; more are grouped by cows and discounts.
const MOST_PAYMENTS: usize = 20;

/// A chip: its key, what it says, and what it shows.
struct Chip {
    key: String,
    label: std::sync::Arc<str>,
    pieces: Vec<Piece>,
    lens: &'static str,
}

impl Artist<'_> {
    pub(super) fn chips(&self, seat: Seat) -> Markup {
        let (mut chips, width) = self.answers(seat);
        chips.extend(self.done());
        if chips.is_empty() {
            return html! {};
        }
        let places = layout::chips(chips.len(), width);
        let all = places.iter().copied().reduce(Area::and).unwrap_or(Area::new(0.0, 0.0, 0.0, 0.0));
        html! {
            rect class="ws-chipboard" x=(all.x - 4.0) y=(all.y - 4.0) width=(all.w + 8.0) height=(all.h + 8.0) rx="9" {}
            @for (chip, at) in chips.iter().zip(places) { (self.chip(chip, at)) }
        }
    }

    fn chip(&self, chip: &Chip, at: Area) -> Markup {
        let inner = html! {
            rect class="ws-chip-face" width=(at.w) height=(at.h) rx="8" {}
            (cards::line(&chip.pieces, Area::new(5.0, 10.0, at.w - 10.0, 26.0), cards::IN_HAND))
            (halo(Area::new(0.0, 0.0, at.w, at.h), 8.0))
        };
        self.pen.group(Element::new(&chip.key, "ws-chip", &chip.label).lens(chip.lens), at.corner(), &inner)
    }

    /// What is asked, as chips of a width.
    fn answers(&self, seat: Seat) -> (Vec<Chip>, f32) {
        match self.options.first() {
            Some(Action::Dice { .. }) => (self.dice(), 128.0),
            Some(Action::Pay { .. }) => (self.payments(seat), 108.0),
            Some(Action::Accept(_)) => (self.numbers("ws-point", "drawn-accept", "track"), 46.0),
            Some(Action::Contest(_)) => (self.numbers("ws-s-joker", "drawn-spend", "joker"), 54.0),
            _ => (Vec::new(), 70.0),
        }
    }

    /// The two ways to give the dice to rows: upper row first.
    fn dice(&self) -> Vec<Chip> {
        let [yellow, green] = self.view.dice;
        let (yellow, green) = (Piece::Icon(face(false, yellow)), Piece::Icon(face(true, green)));
        let chip = |key: &str, word, pieces: Vec<Piece>| Chip {
            key: key.to_owned(),
            label: self.word(word),
            pieces,
            lens: "dice",
        };
        vec![
            chip(keys::STRAIGHT, "drawn-give-straight", vec![yellow, Piece::Sign("↑"), green, Piece::Sign("↓")]),
            chip(keys::CROSSED, "drawn-give-crossed", vec![green, Piece::Sign("↑"), yellow, Piece::Sign("↓")]),
        ]
    }

    fn numbers(&self, symbol: &'static str, word: &'static str, lens: &'static str) -> Vec<Chip> {
        let number = |action: &Action| match *action {
            Action::Accept(number) | Action::Contest(number) => Some(number),
            _ => None,
        };
        let chip = |number: u8| Chip {
            key: keys::count(number),
            label: self.say(Said::Count(word, number.into())),
            pieces: vec![Piece::Number(number.into()), Piece::Icon(symbol)],
            lens,
        };
        self.options.iter().filter_map(number).map(chip).collect()
    }

    /// Ways to pay: hats, coins, cows, and discounts.
    fn payments(&self, seat: Seat) -> Vec<Chip> {
        let due = self.table.due();
        debug_assert_eq!(seat, self.table.turn.seat, "who pays");
        let ways = self.options.iter().filter_map(|action| match *action {
            Action::Pay { hats, coins, uses } => Some((hats, coins, uses, due.cows(hats, coins, uses))),
            _ => None,
        });
        if self.options.len() > MOST_PAYMENTS {
            let mut groups: Vec<(u8, u8)> = ways.map(|(.., uses, cows)| (uses, cows)).collect();
            groups.sort_unstable();
            groups.dedup();
            return groups
                .into_iter()
                .map(|(uses, cows)| self.payment(keys::payments(uses, cows), 0, 0, cows, uses))
                .collect();
        }
        ways.map(|(hats, coins, uses, cows)| self.payment(keys::pay(hats, coins, uses), hats, coins, cows, uses))
            .collect()
    }

    fn payment(&self, key: String, hats: u8, coins: u8, cows: u8, uses: u8) -> Chip {
        let mut pieces = cards::amounts(hats, coins.into(), cows, 0);
        if uses > 0 {
            pieces.extend([Piece::Number(uses.into()), Piece::Icon("ws-anvil")]);
        }
        if pieces.is_empty() {
            pieces = vec![Piece::Number(0), Piece::Icon("ws-coin")];
        }
        Chip { key, label: self.say(Said::Pay(hats, coins, cows, uses)), pieces, lens: "payment" }
    }

    /// Nothing more: where it is an option, or would be one soon.
    fn done(&self) -> Option<Chip> {
        let ends = self.options.iter().any(|action| matches!(action, Action::Done | Action::NoCombo));
        let could = self.table.phase == Phase::Turn && matches!(self.table.turn.task, Task::Scam | Task::Mobilise);
        (ends || could && !self.options.is_empty()).then(|| Chip {
            key: keys::DONE.to_owned(),
            label: self.word("drawn-done"),
            pieces: vec![Piece::Icon("ws-tick")],
            lens: "done",
        })
    }
}

/// How ways to pay are keyed at a table: one by one, or in groups.
pub(super) fn payment_key(table: &crate::state::Table, seat: Seat, hats: u8, coins: u8, uses: u8) -> String {
    let mut options = Vec::new();
    table.list_legal(seat, &mut options);
    if options.len() > MOST_PAYMENTS {
        let (_, sum) = table.due().after(uses);
        return keys::payments(uses, sum.saturating_sub(hats + coins));
    }
    keys::pay(hats, coins, uses)
}

/// A face of a die.
pub(super) fn face(green: bool, value: u8) -> &'static str {
    DIE[usize::from(green)][usize::from(value.clamp(1, 6)) - 1]
}

/// The faces of both dice.
const DIE: [[&str; 6]; 2] = [
    ["ws-die-y-1", "ws-die-y-2", "ws-die-y-3", "ws-die-y-4", "ws-die-y-5", "ws-die-y-6"],
    ["ws-die-g-1", "ws-die-g-2", "ws-die-g-3", "ws-die-g-4", "ws-die-g-5", "ws-die-g-6"],
];
