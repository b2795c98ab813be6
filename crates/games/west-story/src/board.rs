//! The view drawn as SVG and HTML: a valley with the score track as a road around it, the Market beside it, one's own Town in
//! the hand, everybody's counters and Towns from afar as panels.
//!
//! What never changes is one symbol for each side of the board (`print`), sent once a page; a drawing only adds what lies on
//! it. Shapes are in `board/art/*.svg`, colours and light in `scene.css`.

use std::sync::Arc;

use drawing::{Attempt, Drawing, Drawn, Key, Lens, Markup, Motion, Pen, Scene, html};
use table::Seat;

use crate::action::Action;
use crate::event::Event;
use crate::state::{Table, WestStory};
use crate::view::View;

mod ahead;
mod attempts;
mod cards;
mod chips;
mod cities;
mod counter;
mod figures;
mod glossary;
mod hand;
mod keys;
mod layout;
mod market;
mod motion;
mod panels;
mod print;
mod sayings;
mod scene;
mod sheet;
mod square;
mod symbols;
mod targets;
mod track;

use sayings::Said;

impl Drawn for WestStory {
    const STYLE: &'static str = include_str!("board/scene.css");

    fn symbols() -> Markup {
        symbols::all()
    }

    fn draw(view: &View, pen: &Pen<'_>) -> Option<Drawing> {
        let artist = Artist::new(view, pen);
        Some(Drawing { scene: artist.scene(), plates: Vec::new(), hand: artist.hand(), panels: artist.panels() })
    }

    fn sheet(view: &View, seat: Seat, pen: &Pen<'_>) -> Option<Scene> {
        (seat.index() < view.players.len()).then(|| Artist::new(view, pen).sheet(seat))
    }

    fn targets(view: &View, action: Action) -> Vec<Key> {
        targets::of(view, action)
    }

    fn gathers(action: Action) -> bool {
        matches!(action, Action::Discard(_))
    }

    fn points(view: &View, action: Action) -> Vec<Key> {
        ahead::of(view, action)
    }

    fn attempts(view: &View) -> Vec<Attempt<Action>> {
        attempts::of(view)
    }

    fn motion(event: &Event, after: &View) -> Motion {
        motion::of(event, after)
    }

    fn figure(name: &str, pen: &Pen<'_>) -> Option<Markup> {
        figures::named(name, pen)
    }

    fn glossary() -> Vec<Lens> {
        glossary::all()
    }
}

/// Draws one view with one pen.
struct Artist<'a> {
    view: &'a View,
    table: &'a Table,
    pen: &'a Pen<'a>,
    /// What the seat of these eyes may do now; nothing if it is not asked.
    options: Vec<Action>,
}

impl<'a> Artist<'a> {
    fn new(view: &'a View, pen: &'a Pen<'a>) -> Self {
        let mut options = Vec::new();
        if let Some(seat) = asked(view) {
            view.table.list_legal(seat, &mut options);
        }
        Artist { view, table: &view.table, pen, options }
    }

    fn say(&self, said: Said) -> Arc<str> {
        self.pen.label(said)
    }

    fn word(&self, id: &'static str) -> Arc<str> {
        self.say(Said::Word(id))
    }

    fn colour(&self, seat: Seat) -> &'static str {
        colour(self.view, seat)
    }

    /// A seat's emblem on a disc of its colour, around a point.
    fn disc(&self, seat: Seat, (x, y): layout::Point, size: f32) -> Markup {
        let (left, top) = (layout::round(x - size / 2.0), layout::round(y - size / 2.0));
        html! {
            g class=(self.colour(seat)) {
                circle class="ws-disc" cx=(layout::round(x)) cy=(layout::round(y)) r=(size / 2.0) {}
                use href={ "#" (emblem(self.view, seat)) } x=(left + size * 0.16) y=(top + size * 0.16) width=(size * 0.68) height=(size * 0.68) {}
            }
        }
    }
}

/// The seat of these eyes, if something is asked of it.
fn asked(view: &View) -> Option<Seat> {
    view.seat.filter(|seat| view.waiting.contains(seat))
}

/// The colour of a seat, as a class.
fn colour(view: &View, seat: Seat) -> &'static str {
    const CLASSES: [&str; 4] = ["ws-c0", "ws-c1", "ws-c2", "ws-c3"];
    if view.table.is_tom(seat) { "ws-tom" } else { CLASSES[seat.index() & 3] }
}

/// What tells a seat apart without colour.
fn emblem(view: &View, seat: Seat) -> &'static str {
    const EMBLEMS: [&str; 4] = ["ws-e-0", "ws-e-1", "ws-e-2", "ws-e-3"];
    if view.table.is_tom(seat) { "ws-e-tom" } else { EMBLEMS[seat.index() & 3] }
}

/// A small picture within HTML: one symbol.
fn icon(symbol: &str) -> Markup {
    html! { svg class="ws-i" aria-hidden="true" { use href={ "#" (symbol) } {} } }
}

/// What is clicked, and what lights up.
fn halo(area: layout::Area, radius: f32) -> Markup {
    html! { rect class="halo" x=(area.x) y=(area.y) width=(area.w) height=(area.h) rx=(radius) {} }
}

/// A symbol in a box.
fn put(symbol: &str, area: layout::Area) -> Markup {
    html! {
        use href={ "#" (symbol) } x=(layout::round(area.x)) y=(layout::round(area.y)) width=(layout::round(area.w)) height=(layout::round(area.h)) {}
    }
}
