//! The view drawn as SVG and HTML: the train from the side in the evening sun, and what lies around it.
//!
//! Shapes are `<symbol>`s of `board/art/*.svg` and of `cars`; a drawing only says which of them stands
//! where, so that it stays small. Colours and light are in `scene.css`.

use std::sync::Arc;

use drawing::{Attempt, Drawing, Drawn, Lens, Markup, Motion, Pen, html};
use table::Seat;

use crate::action::Action;
use crate::data::Character;
use crate::event::Event;
use crate::state::ColtExpress;
use crate::view::View;

mod attempts;
mod cards;
mod cars;
mod glossary;
mod hand;
mod keys;
mod layout;
mod loot;
mod motion;
mod names;
mod panels;
mod people;
mod posters;
mod round;
mod sayings;
mod scene;
mod stack;
mod symbols;
mod targets;

use layout::Shape;
use sayings::{Place, Said, Team, Unit};

impl Drawn for ColtExpress {
    const STYLE: &'static str = include_str!("board/scene.css");

    fn symbols() -> Markup {
        symbols::all()
    }

    fn draw(view: &View, pen: &Pen<'_>) -> Option<Drawing> {
        let artist = Artist { view, pen, train: Shape::of(view) };
        Some(Drawing { scene: artist.scene(), plates: artist.plates(), hand: artist.hand(), panels: artist.panels() })
    }

    fn targets(view: &View, action: Action) -> Vec<drawing::Key> {
        targets::of(view, action)
    }

    fn points(view: &View, action: Action) -> Vec<drawing::Key> {
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
    pen: &'a Pen<'a>,
    train: Shape,
}

impl Artist<'_> {
    fn say(&self, said: Said) -> Arc<str> {
        self.pen.label(said)
    }

    fn word(&self, id: &'static str) -> Arc<str> {
        self.say(Said::Word(id))
    }

    fn place(&self, unit: u8, level: crate::data::Level) -> Place {
        (Unit::of(self.view, unit), level)
    }

    /// The characters of a seat, once it has some.
    fn team(&self, seat: Seat) -> Option<Team> {
        let mut members = self.view.team(seat).map(|bandit| bandit.character);
        Some((members.next()?, members.next()))
    }

    /// Whether players lead teams of two.
    fn is_shared(&self) -> bool {
        self.view.players.len() == 2
    }
}

/// The colour of a character, as a class.
const fn colour(who: Character) -> &'static str {
    match who {
        Character::Ghost => "c-ghost",
        Character::Belle => "c-belle",
        Character::Cheyenne => "c-cheyenne",
        Character::Tuco => "c-tuco",
        Character::Django => "c-django",
        Character::Doc => "c-doc",
    }
}

/// A small picture within HTML: one symbol.
fn icon(class: &str, symbol: &str) -> Markup {
    html! { svg class=(class) aria-hidden="true" { use href=(symbol) {} } }
}
