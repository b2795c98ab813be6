//! The view drawn: the yard on the left, the road with the coaches, the station on the right.
//!
//! Shapes are `<symbol>`s of `board/art.svg`; colours are in `board/scene.css`.

use drawing::{Attempt, Drawing, Drawn, Key, Lens, Markup, Motion, Pen, html};
use table::Seat;

use crate::action::Action;
use crate::data::{Freight, YARD};
use crate::event::Event;
use crate::state::Stagecoach;
use crate::view::View;

mod cards;
mod glossary;
mod hand;
mod keys;
mod motion;
mod panels;
mod scene;

impl Drawn for Stagecoach {
    const STYLE: &'static str = include_str!("board/scene.css");

    fn symbols() -> Markup {
        cards::symbols()
    }

    fn draw(view: &View, pen: &Pen<'_>) -> Option<Drawing> {
        let artist = Artist { view, pen };
        Some(Drawing { scene: artist.scene(), plates: Vec::new(), hand: artist.hand(), panels: artist.panels() })
    }

    fn targets(_: &View, action: Action) -> Vec<Key> {
        vec![Key::new(place(action))]
    }

    /// Whatever can be decided at some time is tried at another.
    fn attempts(view: &View) -> Vec<Attempt<Action>> {
        let places = (0..YARD as u8).map(Action::Take);
        let coaches = Seat::all(view.coaches.len()).map(Action::HoldUp);
        let all = places.chain([Action::Draw, Action::Drive, Action::Stop]).chain(coaches);
        all.map(|action| Attempt { key: Key::new(place(action)), action }).collect()
    }

    fn motion(event: &Event, after: &View) -> Motion {
        motion::of(event, after)
    }

    fn glossary() -> Vec<Lens> {
        glossary::all()
    }
}

/// Where a decision is chosen.
fn place(action: Action) -> String {
    match action {
        Action::Take(place) => keys::yard(place),
        Action::Draw => keys::DECK.to_owned(),
        Action::Drive => keys::ROAD.to_owned(),
        Action::Stop => keys::STATION.to_owned(),
        Action::HoldUp(seat) => keys::coach(seat),
    }
}

/// Draws one view with one pen.
struct Artist<'a> {
    view: &'a View,
    pen: &'a Pen<'a>,
}

/// The lens of a kind of freight, or of a card that nobody here knows.
fn lens(freight: Option<Freight>) -> &'static str {
    freight.map_or("down", Freight::name)
}

/// A small picture within HTML: one symbol.
fn icon(class: &str, symbol: &str) -> Markup {
    html! { svg class=(class) aria-hidden="true" { use href=(symbol) {} } }
}
