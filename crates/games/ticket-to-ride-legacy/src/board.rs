//! The view drawn as SVG and HTML: a surveyor's map that is coloured in as a campaign opens it, the depot beside it, and
//! what lies before the players.
//!
//! What is sealed is not there: symbols, style sheet and glossary are the same for everybody and hold cards, marks,
//! companies, ports and large cities alone. Whatever belongs to an area, a rule, an event or a postcard comes with the
//! drawing, once the view says that it is open.

use std::sync::Arc;

use drawing::{Attempt, Drawing, Drawn, Key, Lens, Markup, Motion, Pen, Scene, html};
use table::Seat;

use crate::action::Action;
use crate::cards::Card;
use crate::data::data;
use crate::event::Event;
use crate::ids::{Area, Areas, Cities, City, Color, Company, Sticker, Strand, Strands, Ticket};
use crate::setup::Options;
use crate::state::TicketToRide;
use crate::view::{PlayerView, View};
use crate::words::own::{Own, board as board_of};
use crate::words::{nouns, ways::Way};

mod attempts;
mod ceremony;
mod cities;
mod depot;
mod geography;
mod glossary;
mod hand;
mod illustrations;
mod keepsakes;
mod keys;
mod land;
mod layout;
mod lettering;
mod lights;
mod margin;
mod motion;
mod panels;
mod points;
mod routes;
mod sayings;
mod scene;
mod sheet;
mod stamps;
mod strands;
mod symbols;
mod targets;
mod tickets;

use sayings::Said;

impl Drawn for TicketToRide {
    const STYLE: &'static str = include_str!("board/scene.css");

    fn symbols() -> Markup {
        symbols::all()
    }

    fn draw(view: &View, pen: &Pen<'_>) -> Option<Drawing> {
        let artist = Artist::new(view, pen);
        Some(Drawing { scene: artist.scene(), plates: Vec::new(), hand: artist.hand(), panels: artist.panels() })
    }

    fn sheet(view: &View, seat: Seat, pen: &Pen<'_>) -> Option<Scene> {
        Some(Artist::new(view, pen).sheet(seat))
    }

    fn keepsakes(setup: &Options, pen: &Pen<'_>) -> Vec<Scene> {
        keepsakes::all(setup, pen)
    }

    fn illustration(event: &Event) -> Option<Markup> {
        illustrations::of(event)
    }

    fn targets(view: &View, action: Action) -> Vec<Key> {
        targets::of(view, action)
    }

    /// Tickets are gathered: any of those that were drawn.
    fn gathers(action: Action) -> bool {
        matches!(action, Action::Keep(_))
    }

    fn points(view: &View, action: Action) -> Vec<Key> {
        points::of(view, action)
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
    /// One's own side, if these eyes are a player's.
    own: Option<Own<'a>>,
    /// Areas on the board, those of the beginning included.
    areas: Areas,
    /// Strands on the board.
    strands: Strands,
    /// Cities on the board.
    cities: Cities,
    /// One's own tickets, in the order in which they lie in the hand.
    tickets: Vec<Held>,
    /// The cities of tickets that are being chosen from.
    wanted: Cities,
}

/// A ticket in one's own hand, with what is missing.
struct Held {
    ticket: Ticket,
    way: Way,
}

impl<'a> Artist<'a> {
    fn new(view: &'a View, pen: &'a Pen<'a>) -> Self {
        let opened: Areas = view.areas.iter().copied().collect();
        let new: Areas = view.new_areas.iter().copied().collect();
        let own = Own::of(view);
        let tickets = own.as_ref().map_or(Vec::new(), tickets::held);
        let wanted = own.as_ref().map_or(Cities::NONE, tickets::wanted);
        Artist {
            view,
            pen,
            own,
            areas: opened.minus(new).union(data().map.start),
            strands: board_of(view),
            cities: data().open_cities(opened.minus(new)),
            tickets,
            wanted,
        }
    }

    fn say(&self, said: Said) -> Arc<str> {
        self.pen.label(said)
    }

    fn word(&self, id: &'static str) -> Arc<str> {
        self.say(Said::Word(id))
    }

    fn has(&self, sticker: Sticker) -> bool {
        nouns::has(self.view, sticker)
    }

    fn player(&self, seat: Seat) -> &'a PlayerView {
        &self.view.players[seat.index()]
    }

    /// The company of these eyes.
    fn company(&self) -> Option<Company> {
        self.own.as_ref().map(|own| own.it.company)
    }

    /// Whose a strand is.
    fn builder(&self, strand: Strand) -> Option<Company> {
        let built = self.view.built.binary_search_by_key(&strand, |(built, _)| *built).ok()?;
        Some(self.player(self.view.built[built].1).company)
    }

    /// Areas to be drawn, those of the beginning first.
    fn lands(&self) -> impl Iterator<Item = Area> {
        let start = data().map.start;
        start.iter().chain(self.areas.minus(start).iter())
    }

    /// Whether what a card shows means something at this table.
    fn matters(&self, card: Card) -> bool {
        nouns::shown(self.view, card) == card.symbol()
    }

    /// Cities of a set, in order.
    fn cities(&self) -> impl Iterator<Item = City> {
        self.cities.iter()
    }
}

/// The colour of a company, as a class.
const fn colour(company: Company) -> &'static str {
    match company {
        Company::Blue => "c-blue",
        Company::Red => "c-red",
        Company::Green => "c-green",
        Company::Yellow => "c-yellow",
        Company::Black => "c-black",
    }
}

/// The colour of a strand or a card, as a class.
const fn shade(color: Option<Color>) -> &'static str {
    match color {
        Some(Color::Black) => "k-black",
        Some(Color::Blue) => "k-blue",
        Some(Color::White) => "k-white",
        Some(Color::Green) => "k-green",
        Some(Color::Yellow) => "k-yellow",
        Some(Color::Red) => "k-red",
        None => "k-grey",
    }
}

/// The mark of a colour: a symbol.
const fn mark(color: Color) -> &'static str {
    match color {
        Color::Black => "#tr-k-black",
        Color::Blue => "#tr-k-blue",
        Color::White => "#tr-k-white",
        Color::Green => "#tr-k-green",
        Color::Yellow => "#tr-k-yellow",
        Color::Red => "#tr-k-red",
    }
}

/// The emblem of a company: a symbol.
const fn emblem(company: Company) -> &'static str {
    match company {
        Company::Blue => "#tr-e-blue",
        Company::Red => "#tr-e-red",
        Company::Green => "#tr-e-green",
        Company::Yellow => "#tr-e-yellow",
        Company::Black => "#tr-e-black",
    }
}

/// A car of a company: a symbol.
const fn car(company: Company) -> &'static str {
    match company {
        Company::Blue => "#tr-car-blue",
        Company::Red => "#tr-car-red",
        Company::Green => "#tr-car-green",
        Company::Yellow => "#tr-car-yellow",
        Company::Black => "#tr-car-black",
    }
}

/// A small picture within HTML: one symbol.
fn icon(symbol: &str) -> Markup {
    html! { svg class="tr-i" aria-hidden="true" { use href=(symbol) {} } }
}
