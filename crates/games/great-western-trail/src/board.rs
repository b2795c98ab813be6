//! The view drawn as SVG and HTML: the trail from Texas to Kansas City, the railroad around it, and the markets between.
//!
//! Shapes are `<symbol>`s of `board/art/*.svg` and of `signs`; a drawing only says which of them stands where, so that
//! it stays small. Colours and light are in `scene.css`.

use std::sync::Arc;

use drawing::{Attempt, Drawing, Drawn, Key, Lens, Markup, Motion, Pen, Scene, html};
use table::Seat;

use crate::action::Action;
use crate::event::Event;
use crate::state::{GreatWesternTrail, Step, Table};
use crate::view::{PlayerView, View};
use crate::words::options::asked;

mod attempts;
mod cards;
mod cities;
mod glossary;
mod goals;
mod hand;
mod keys;
mod layout;
mod markets;
mod motion;
mod notice;
mod panels;
mod railroad;
mod ranch;
mod sayings;
mod scene;
mod sheet;
mod signboard;
mod signs;
mod symbols;
mod targets;
mod trail;
mod weather;

use sayings::Said;

impl Drawn for GreatWesternTrail {
    const STYLE: &'static str = include_str!("board/scene.css");

    fn symbols() -> Markup {
        symbols::all()
    }

    fn draw(view: &View, pen: &Pen<'_>) -> Option<Drawing> {
        let artist = Artist::new(view, pen);
        Some(Drawing { scene: artist.scene(), plates: Vec::new(), hand: artist.hand(), panels: artist.panels() })
    }

    fn sheet(view: &View, seat: Seat, pen: &Pen<'_>) -> Option<Scene> {
        let player = view.players.get(seat.index())?;
        Some(Artist::new(view, pen).sheet(player))
    }

    fn targets(view: &View, action: Action) -> Vec<Key> {
        targets::of(view, action)
    }

    fn gathers(action: Action) -> bool {
        matches!(action, Action::Build { .. })
    }

    fn points(view: &View, action: Action) -> Vec<Key> {
        targets::points(view, action)
    }

    fn attempts(view: &View) -> Vec<Attempt<Action>> {
        attempts::of(view)
    }

    fn motion(event: &Event, after: &View) -> Motion {
        motion::of(event, after)
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
    /// What the player of these eyes is asked, before anything else.
    step: Option<Step>,
}

impl<'a> Artist<'a> {
    fn new(view: &'a View, pen: &'a Pen<'a>) -> Self {
        let step = view.seat.and_then(|_| asked(view));
        Artist { view, table: &view.table, pen, step }
    }

    fn say(&self, said: Said) -> Arc<str> {
        self.pen.label(said)
    }

    fn word(&self, id: &'static str) -> Arc<str> {
        self.say(Said::Word(id))
    }

    fn count(&self, id: &'static str, count: impl Into<i32>) -> Arc<str> {
        self.say(Said::Count(id, count.into()))
    }

    /// The player whose eyes these are.
    fn own(&self) -> Option<&'a PlayerView> {
        self.view.own()
    }

    /// The colour of a seat, as a class.
    fn colour(&self, seat: Seat) -> &'static str {
        if self.table.is_sam(seat) { "gw-sam" } else { COLOURS[seat.index() % COLOURS.len()] }
    }

    /// A disc of a seat as a symbol: its emblem.
    fn emblem(&self, seat: Seat) -> &'static str {
        const DISCS: [&str; 4] = ["gw-disc-0", "gw-disc-1", "gw-disc-2", "gw-disc-3"];
        if self.table.is_sam(seat) { "gw-disc-sam" } else { DISCS[seat.index() % DISCS.len()] }
    }

    /// What the symbols of a seat end with.
    fn suffix(&self, seat: Seat) -> &'static str {
        if self.table.is_sam(seat) { "sam" } else { ["0", "1", "2", "3"][seat.index() % 4] }
    }
}

const COLOURS: [&str; 4] = ["gw-0", "gw-1", "gw-2", "gw-3"];

/// A symbol in a rectangle.
fn picture(symbol: &str, x: f32, y: f32, width: f32, height: f32) -> Markup {
    html! { use href={ "#" (symbol) } x=(x) y=(y) width=(width) height=(height) {} }
}

/// Words or a number in the scene.
fn text(class: &str, x: f32, y: f32, words: impl std::fmt::Display) -> Markup {
    html! { text class=(class) x=(x) y=(y) { (words.to_string()) } }
}

/// Words that are squeezed if they need more room than there is.
fn fitted(class: &str, at: (f32, f32), words: &str, size: f32, room: f32) -> Markup {
    let needed = words.chars().count() as f32 * size * 0.56;
    let length = (needed > room).then_some(room);
    let adjust = length.map(|_| "spacingAndGlyphs");
    html! { text class=(class) x=(at.0) y=(at.1) textLength=[length] lengthAdjust=[adjust] { (words) } }
}

/// A small picture within HTML: one symbol.
fn icon(symbol: &str) -> Markup {
    html! { svg class="gw-i" aria-hidden="true" { use href={ "#" (symbol) } {} } }
}
