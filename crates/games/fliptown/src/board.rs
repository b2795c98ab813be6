//! The view drawn as SVG and HTML: one's own sheet as the scene, with what a pen has written on it; the lineup, chances,
//! objectives and cowbot as plates; poker hand and character in hand; everybody's counters as panels.
//!
//! Everything that is printed is one symbol (`print`), sent once a page: a drawing only adds words, ink, and what can be
//! chosen. Colours are in `scene.css`, shapes in `board/art/*.svg`.

use std::sync::Arc;

use drawing::{Attempt, Drawing, Drawn, Key, Lens, Markup, Motion, Pen, Scene, html};
use table::Seat;

use crate::action::Action;
use crate::data::Character;
use crate::event::Event;
use crate::state::Fliptown;
use crate::view::{PlayerView, View};

mod attempts;
mod cards;
mod chances;
mod costs;
mod glossary;
mod hand;
mod keys;
mod layout;
mod ledger;
mod lineup;
mod motion;
mod panels;
mod print;
mod rivals;
mod sayings;
mod scene;
mod spaces;
mod symbols;
mod targets;

use sayings::Said;

impl Drawn for Fliptown {
    const STYLE: &'static str = include_str!("board/scene.css");

    fn symbols() -> Markup {
        symbols::all()
    }

    fn draw(view: &View, pen: &Pen<'_>) -> Option<Drawing> {
        let sheet = view.player(shown(view))?;
        let artist = Artist { view, pen, sheet };
        Some(Drawing { scene: artist.scene(), plates: artist.plates(), hand: artist.hand(), panels: artist.panels() })
    }

    fn sheet(view: &View, seat: Seat, pen: &Pen<'_>) -> Option<Scene> {
        let sheet = view.player(seat)?;
        Some(Artist { view, pen, sheet }.scene())
    }

    fn targets(view: &View, action: Action) -> Vec<Key> {
        targets::of(view, action)
    }

    fn gathers(action: Action) -> bool {
        targets::gathers(action)
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

/// Whose sheet is the scene: one's own; the first for those who only watch.
fn shown(view: &View) -> Seat {
    view.seat.filter(|seat| seat.index() < view.players.len()).unwrap_or(Seat::new(0))
}

/// Draws one view with one pen.
struct Artist<'a> {
    view: &'a View,
    pen: &'a Pen<'a>,
    /// The sheet that is the scene.
    sheet: &'a PlayerView,
}

impl Artist<'_> {
    fn say(&self, said: Said) -> Arc<str> {
        self.pen.label(said)
    }

    fn word(&self, id: &'static str) -> Arc<str> {
        self.say(Said::Word(id))
    }

    /// One's own sheet, for those who play.
    fn own(&self) -> Option<&PlayerView> {
        self.view.player(self.view.seat?)
    }
}

/// The colour of a seat, as a class.
const fn colour(seat: Seat) -> &'static str {
    match seat.index() {
        0 => "ft-c0",
        1 => "ft-c1",
        2 => "ft-c2",
        _ => "ft-c3",
    }
}

/// What tells a player apart: the character's thing, or the seat's.
const fn emblem(seat: Seat, character: Option<Character>) -> &'static str {
    match character {
        Some(character) => portrait(character),
        None => match seat.index() {
            0 => "ft-seat-0",
            1 => "ft-seat-1",
            2 => "ft-seat-2",
            _ => "ft-seat-3",
        },
    }
}

/// The picture of a character.
const fn portrait(who: Character) -> &'static str {
    match who {
        Character::Trailblazer => "ft-c-trailblazer",
        Character::Cheat => "ft-c-cheat",
        Character::Prospector => "ft-pan",
        Character::Settler => "ft-c-settler",
        Character::Bandit => "ft-bandana",
        Character::Marshal => "ft-badge",
        Character::Preacher => "ft-c-preacher",
        Character::Miner => "ft-pickaxe",
        Character::RanchHand => "ft-hammer",
        Character::GraveRobber => "ft-shovel",
        Character::ManInBlack => "ft-c-man-in-black",
        Character::Baroness => "ft-c-baroness",
        Character::Mayor => "ft-c-mayor",
        Character::WildCard => "ft-joker",
    }
}

/// A small picture within HTML: one symbol.
fn icon(symbol: &str) -> Markup {
    html! { svg class="ft-i" aria-hidden="true" { use href={ "#" (symbol) } {} } }
}
