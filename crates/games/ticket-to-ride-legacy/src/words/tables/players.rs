//! The players: what everybody may know of each.

use table::Seat;
use wording::{Block, Phrase, Section};

use super::super::nouns::{
    by, city, company_in_full, counted, dollars, number, pile, player, postcard, series, ticket, who,
};
use super::super::own::cars;
use super::hand::{office, tokens};
use super::{head, line, section};
use crate::view::{PlayerView, TicketView, View};

/// Everybody in a row: money, cars, cards, tickets.
pub(super) fn summary(view: &View) -> Section {
    let rows = Seat::all(view.players.len()).map(|seat| {
        let it = player(view, seat);
        vec![
            who(seat),
            company_in_full(it.company),
            dollars(it.dollars),
            number(cars(view, it)),
            number(it.hand_size),
            number(it.ticket_count),
        ]
    });
    let head = head(["head-player", "head-company", "head-dollars", "head-cars", "head-cards", "head-tickets"]);
    section("table-players", vec![Block::Table { head, rows: rows.collect() }])
}

/// What is known of one of the others.
pub(super) fn one(view: &View, seat: Seat) -> Section {
    let it = player(view, seat);
    let mut blocks = vec![line(cards(view, it))];
    if let Some(tickets) = it.tickets.as_ref().filter(|tickets| !tickets.is_empty()) {
        blocks.push(line(Phrase::new("player-tickets").with("tickets", series(tickets.iter().map(open_ticket)))));
    }
    if it.drawn_count > 0 {
        blocks.push(line(counted("player-drawn", it.drawn_count)));
    }
    blocks.push(line(built(view, seat)));
    blocks.extend(tokens(view, it).map(line));
    blocks.extend(office(it).into_iter().map(line));
    if !it.postcards.is_empty() {
        let open: Vec<Phrase> = it.postcards.iter().map(|(of, _)| postcard(*of)).collect();
        blocks.push(line(Phrase::new("office-postcards").with("postcards", open)));
    }
    if !it.fulfilled.is_empty() {
        let fulfilled: Vec<Phrase> = it.fulfilled.iter().map(|of| postcard(*of)).collect();
        blocks.push(line(Phrase::new("postcards-fulfilled").with("postcards", fulfilled)));
    }
    Section { title: by("table-player", seat).with("company", company_in_full(it.company)), blocks }
}

/// The hand: all of it if it lies open, otherwise what everybody has seen of it.
fn cards(view: &View, it: &PlayerView) -> Phrase {
    match it.hand {
        Some(hand) => counted("player-hand-open", it.hand_size).with("cards", pile(view, &hand)),
        None => counted("player-hand", it.hand_size).with("known", pile(view, &it.known)),
    }
}

/// A ticket that lies open.
fn open_ticket(it: &TicketView) -> Phrase {
    Phrase::new(if it.completed { "ticket-completed" } else { "ticket-failed" }).with("ticket", ticket(it.ticket))
}

/// The network: cities it joins, each piece of it by itself.
fn built(view: &View, seat: Seat) -> Phrase {
    let side = super::super::own::Own::side(view, seat);
    let mut pieces: Vec<(u8, Vec<Phrase>)> = Vec::new();
    for touched in side.player().touched.iter() {
        let number = side.player().network[touched.index()];
        match pieces.iter_mut().find(|(of, _)| *of == number) {
            Some((_, cities)) => cities.push(city(touched)),
            None => pieces.push((number, vec![city(touched)])),
        }
    }
    let pieces = pieces.into_iter().map(|(_, cities)| Phrase::new("piece").with("cities", cities));
    counted("player-network", side.player().built.len() as i64).with("pieces", series(pieces))
}
