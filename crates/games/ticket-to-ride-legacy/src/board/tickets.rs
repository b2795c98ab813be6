//! Tickets: those one holds, with what is missing, and those that were drawn.

use drawing::{Element, Key, Markup, html};

use super::hand::picture;
use super::layout::{Rect, round};
use super::sayings::Said;
use super::{Artist, Held, keys};
use crate::data::data;
use crate::ids::{Cities, Strand, Strands, Ticket};
use crate::words::own::Own;
use crate::words::ways::Way;

/// One's own tickets: unfinished ones first, those that miss least before the others, then those that cannot be
/// finished, then finished ones.
pub(super) fn held(own: &Own<'_>) -> Vec<Held> {
    let tickets = own.it.tickets.iter().flatten().map(|it| it.ticket);
    let mut all: Vec<Held> = tickets.map(|ticket| Held { ticket, way: way(own, ticket) }).collect();
    all.sort_by_key(|held| (rank(&held.way), held.ticket));
    all
}

/// The cities of drawn tickets, as long as they are chosen from.
pub(super) fn wanted(own: &Own<'_>) -> Cities {
    let drawn = own.it.drawn.iter().flatten().filter(|_| own.view.deciding);
    drawn.map(|ticket| &data().tickets[ticket.index()]).flat_map(|it| [it.a, it.b]).collect()
}

/// How things stand with a ticket.
pub(super) fn way(own: &Own<'_>, ticket: Ticket) -> Way {
    let it = &data().tickets[ticket.index()];
    own.way(it.a, it.b)
}

const fn rank(way: &Way) -> u8 {
    match way {
        Way::Missing { spaces, .. } => *spaces,
        Way::TooLong { .. } => 100,
        Way::Cut => 101,
        Way::Connected => 102,
    }
}

/// A, B, C … for the tickets in hand.
pub(super) fn letter(place: usize) -> String {
    let letter = |n: usize| char::from(b'A' + (n % 26) as u8);
    match place / 26 {
        0 => letter(place).to_string(),
        _ => format!("{}{}", letter(place / 26 - 1), letter(place)),
    }
}

/// The strands that a way would build: between each two of its cities that are not joined the first free one.
fn strands_of(own: &Own<'_>, way: &Way) -> Vec<Strand> {
    let Way::Missing { cities, .. } = way else { return Vec::new() };
    let free: Strands = own.free();
    let between = |a, b| {
        let here = data().map.by_city[crate::ids::City::index(a)].both(data().map.by_city[crate::ids::City::index(b)]);
        let built = here.iter().any(|strand| own.player().built.contains(strand));
        here.both(free).iter().next().filter(|_| !built)
    };
    cities.windows(2).filter_map(|pair| between(pair[0], pair[1])).collect()
}

/// What a ticket points at: its two cities and what is missing between them.
pub(super) fn pointed(own: &Own<'_>, ticket: Ticket, way: &Way) -> Vec<Key> {
    let it = &data().tickets[ticket.index()];
    let cities = [it.a, it.b].into_iter().map(keys::city);
    cities.chain(strands_of(own, way).into_iter().map(keys::strand)).map(Key::new).collect()
}

/// How large a ticket is.
pub(super) const TICKET: (f32, f32) = (190.0, 44.0);

impl Artist<'_> {
    /// A ticket in one's hand.
    pub(super) fn held_ticket(&self, place: usize, held: &Held) -> Markup {
        let Some(own) = &self.own else { return html! {} };
        let points = pointed(own, held.ticket, &held.way);
        let label = self.ticket_label(held.ticket, &held.way);
        let key = keys::ticket(held.ticket);
        let class = match held.way {
            Way::Connected => "tr-ticket done",
            Way::Cut | Way::TooLong { .. } => "tr-ticket lost",
            Way::Missing { .. } => "tr-ticket",
        };
        let inner = self.ticket_face(held.ticket, &held.way, &letter(place));
        self.pen.item(Element::new(&key, class, &label).lens("ticket").points(&points), &picture(TICKET, &inner))
    }

    /// A drawn ticket: kept or returned.
    pub(super) fn drawn_ticket(&self, place: usize, ticket: Ticket, kept: bool) -> Markup {
        let Some(own) = &self.own else { return html! {} };
        let way = way(own, ticket);
        let points = pointed(own, ticket, &way);
        let mut label = self.ticket_label(ticket, &way);
        if kept {
            label = [&*label, "; ", &*self.word("drawn-kept")].concat();
        }
        let class = if kept { "tr-ticket fresh kept" } else { "tr-ticket fresh" };
        let inner = self.ticket_face(ticket, &way, if kept { "✓" } else { "" });
        let key = keys::drawn(place);
        self.pen.item(Element::new(&key, class, &label).lens("ticket").points(&points), &picture(TICKET, &inner))
    }

    fn ticket_label(&self, ticket: Ticket, way: &Way) -> String {
        let missing = match way {
            Way::Connected => self.word("way-connected"),
            Way::Cut => self.word("way-cut"),
            Way::TooLong { spaces } | Way::Missing { spaces, .. } => {
                self.say(Said::Count("drawn-missing", (*spaces).into()))
            }
        };
        [&*self.say(Said::Ticket(ticket)), "; ", &*missing].concat()
    }

    /// The two cities, the value, and a bar of what is missing.
    pub(super) fn ticket_face(&self, ticket: Ticket, way: &Way, letter: &str) -> Markup {
        let it = &data().tickets[ticket.index()];
        let (w, h) = TICKET;
        let [a, b] = [it.a, it.b].map(|city| self.say(Said::City(city)));
        html! {
            rect class="halo" x="-2" y="-2" width=(w + 4.0) height=(h + 4.0) rx="7" {}
            use class="tr-slip" href="#tr-ticket" width=(w) height=(h) {}
            @if !letter.is_empty() { text class="tr-letter" x="16" y="28" { (letter) } }
            @let left = if letter.is_empty() { 12.0 } else { 30.0 };
            @let room = w - 44.0 - left;
            (fitted(&a, left, 16.0, room))
            (fitted(&b, left, 32.0, room))
            @match way {
                Way::Missing { spaces, .. } => { (missing(*spaces, Rect::new(left, 38.5, room, 3.0))) },
                // Whoever has arrived has the ticket punched.
                Way::Connected => {
                    circle class="tr-punch" cx="131" cy="22" r="13" {}
                    path class="tr-done-tick" d="M124 22l5 6 9-12" {}
                },
                Way::Cut | Way::TooLong { .. } => { path class="tr-cross" d="M124 16l14 14m0-14l-14 14" {} },
            }
            text class="tr-worth" x=(w - 25.0) y="29" { (it.value) }
        }
    }
}

/// Words that are made narrower if they must be.
pub(super) fn fitted(text: &str, x: f32, y: f32, room: f32) -> Markup {
    let wide = text.chars().count() as f32 * 8.1;
    let length = (wide > room).then_some(round(room));
    html! { text class="tr-where" x=(x) y=(y) textLength=[length] lengthAdjust="spacingAndGlyphs" { (text) } }
}

/// A small mark for each space that is missing.
fn missing(spaces: u8, room: Rect) -> Markup {
    let pitch = (room.w / f32::from(spaces.max(1))).min(9.0);
    let path: String = (0..spaces)
        .map(|space| format!("M{} {}h{}", round(room.x + pitch * f32::from(space)), room.y, round(pitch - 2.0)))
        .collect();
    html! { path class="tr-missing" d=(path) {} }
}
