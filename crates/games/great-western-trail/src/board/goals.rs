//! Objective cards: what they ask for, with ticks for what is there; points, penalty, and what they do at once.

use drawing::{Markup, html};

use super::{Artist, picture, signs, text};
use crate::data::cattle::Breed;
use crate::data::objectives::{TASKS, Task, Terms};
use crate::effect::Effect;
use crate::rules::account;
use crate::view::PlayerView;

/// What somebody has that objective cards ask for.
pub(super) type Items = [u8; TASKS];

/// What a card asks for, as a picture.
pub(super) const fn icon(task: Task) -> &'static str {
    match task {
        Task::Building => "gw-i-house",
        Task::Green => "gw-bandit-green",
        Task::Orange => "gw-bandit-orange",
        Task::Hazard => "gw-i-hazard",
        Task::Station => "gw-i-station",
        Task::Value3 => "gw-i-value3",
        Task::Shorthorn => signs::head(Breed::Shorthorn),
        Task::Hereford => signs::head(Breed::Hereford),
        Task::NewYork => "gw-i-newyork",
    }
}

impl Artist<'_> {
    /// What the player of these eyes has.
    pub(super) fn items(&self) -> Option<Items> {
        self.own().and_then(items)
    }
}

/// What a player has, if the herd is known.
pub(super) fn items(player: &PlayerView) -> Option<Items> {
    let herd = &player.herd;
    Some(account::items(&player.open, herd.hand?.plus(herd.deck?).plus(herd.discard?).cows))
}

/// Every task of a card, and whether it is fulfilled.
fn tasks(terms: &Terms, items: Option<Items>) -> Vec<(Task, bool)> {
    let asked = Task::ALL.into_iter().zip(terms.needs);
    let each =
        |(task, count): (Task, u8)| (0..count).map(move |i| (task, items.is_some_and(|items| i < items[task.index()])));
    asked.flat_map(each).collect()
}

/// Up to four tasks in two rows, from an upper left corner.
fn grid(terms: &Terms, items: Option<Items>, x: f32, y: f32, size: f32, pitch: (f32, f32)) -> Markup {
    let tasks = tasks(terms, items);
    // One or two tasks stand in the middle.
    let (single, down) = (tasks.len() == 1, if tasks.len() <= 2 { pitch.1 / 2.0 } else { 0.0 });
    html! {
        @for (i, (task, done)) in tasks.into_iter().enumerate() {
            @let left = x + pitch.0 * (i % 2) as f32 + if single { pitch.0 / 2.0 } else { 0.0 };
            @let top = y + down + pitch.1 * (i / 2) as f32;
            (picture(icon(task), left, top, size, size))
            @if matches!(task, Task::Shorthorn | Task::Hereford) {
                (text("gw-num gw-rim", left + size / 2.0, top + size + 1.5, if task == Task::Shorthorn { "Sh" } else { "He" }))
            }
            @if done { (picture("gw-i-tick", left + size - 11.0, top - 3.0, 14.0, 14.0)) }
        }
    }
}

/// A card of the display, 106 x 68.
pub(super) fn broad(terms: &Terms, instant: Effect, items: Option<Items>) -> Markup {
    html! {
        rect class="gw-card" x="0" y="0" width="106" height="68" rx="7" {}
        path class="gw-lilac" d="M58 .800h41q6.200 0 6.200 6.200v54q0 6.200-6.200 6.200H58z" {}
        (grid(terms, items, 4.0, 7.0, 25.0, (26.0, 29.0)))
        (picture("gw-i-star", 58.5, 1.0, 24.0, 24.0))
        (text("gw-num", 70.5, 19.5, terms.points))
        (text("gw-num gw-loss gw-end", 104.0, 19.5, format!("−{}", terms.penalty)))
        (picture(&format!("gw-k-{instant}"), 71.0, 28.0, 23.0, 38.0))
    }
}

/// A card in the hand, 60 x 88.
pub(super) fn upright(terms: &Terms, instant: Option<Effect>, items: Option<Items>) -> Markup {
    html! {
        rect class="gw-card" x="0" y="0" width="60" height="88" rx="7" {}
        path class="gw-lilac" d="M.800 54h58.400v27q0 6.200-6.200 6.200H7q-6.200 0-6.200-6.200z" {}
        (grid(terms, items, 4.0, 3.0, 24.0, (27.0, 25.0)))
        (picture("gw-i-star", 3.0, 51.5, 24.0, 24.0))
        (text("gw-num", 15.0, 70.0, terms.points))
        @if terms.penalty > 0 { (text("gw-num gw-loss", 15.0, 85.7, format!("−{}", terms.penalty))) }
        @if let Some(instant) = instant { (picture(&format!("gw-k-{instant}"), 35.0, 54.0, 20.0, 33.0)) }
    }
}
