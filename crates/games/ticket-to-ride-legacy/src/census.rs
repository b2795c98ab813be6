//! Where every component of the box is.

use table::{Census, Seat};

use crate::cards::{Card, KINDS};
use crate::data::data;
use crate::ids::{COMPANIES, Company, EventCard, Postcard, Ticket};
use crate::record::NOBODY;
use crate::state::TicketToRide;

/// What the box holds, whatever the setup; unopened boxes included.
pub(crate) fn of_the_box() -> Census {
    let (data, mut census) = (data(), Census::new());
    for card in (0..KINDS as u8).map(Card) {
        census.add(format!("train card {card}"), "box", data.train_cards.count(card).into());
    }
    Ticket::all().for_each(|ticket| census.add(format!("ticket {ticket}"), "box", 1));
    EventCard::all().for_each(|event| census.add(format!("event {event}"), "box", 1));
    (1..=data.postcards.len()).for_each(|number| census.add(format!("postcard {number}"), "box", 1));
    for company in Company::ALL {
        census.add(format!("train cars {company}"), "box", data.numbers.trains_per_colour.into());
        let (regular, reserve) = data.modules.stations;
        census.add(format!("stations {company}"), "box", usize::from(regular + reserve));
    }
    census.add("conductors", "box", data.conductors.len());
    census.add("cattle", "box", data.modules.ranches.len());
    census.add("ore", "box", data.modules.ore_supply.into());
    census.add("cargo", "box", data.modules.cargo_supply.into());
    census.add("mines", "box", data.modules.mines.into());
    census.add("caboose", "box", 1);
    census.add("golden spike", "box", 1);
    census
}

/// Where everything is now.
pub(crate) fn of(game: &TicketToRide) -> Census {
    let mut census = Census::new();
    count_cards(game, &mut census);
    count_tickets(game, &mut census);
    count_events(game, &mut census);
    count_postcards(game, &mut census);
    count_pieces(game, &mut census);
    census
}

fn seats(game: &TicketToRide) -> impl Iterator<Item = Seat> {
    Seat::all(game.seat_count())
}

fn count_cards(game: &TicketToRide, census: &mut Census) {
    for card in (0..KINDS as u8).map(Card) {
        let kind = format!("train card {card}");
        census.add(&kind, "deck", game.deck.count(card).into());
        census.add(&kind, "discards", game.discards.count(card).into());
        census.add(&kind, "row", game.row.iter().filter(|it| **it == card).count());
        census.add(&kind, "revealed", game.build.revealed.iter().filter(|it| **it == card).count());
        for seat in seats(game) {
            census.add(&kind, format!("hand {seat}"), game.player(seat).hand.count(card).into());
        }
        if game.build.pending {
            census.add(&kind, "set", game.build.laid.pile().count(card).into());
        }
    }
    let news = format!("train card {}", Card::NEWS);
    let dealt = data().numbers.newspapers[game.seat_count() - 2];
    census.add(&news, "limbo", game.limbo.into());
    census.add(&news, "storeroom", usize::from(data().train_cards.count(Card::NEWS) - dealt));
}

fn count_tickets(game: &TicketToRide, census: &mut Census) {
    let at_table = game.fixed.record.tickets;
    for ticket in Ticket::all() {
        let kind = format!("ticket {ticket}");
        census.add(&kind, "away", usize::from(!at_table.contains(ticket)));
        census.add(&kind, "top", usize::from(game.top.contains(ticket)));
        census.add(&kind, "bottom", game.bottom.iter().filter(|(it, _)| *it == ticket).count());
        for seat in seats(game) {
            let player = game.player(seat);
            census.add(&kind, format!("hand {seat}"), usize::from(player.tickets.contains(ticket)));
            census.add(&kind, format!("drawn {seat}"), player.drawn.iter().filter(|it| *it == ticket).count());
        }
    }
}

/// The event deck is made in step 8 of setting up; what joins it later waits for the next game.
fn count_events(game: &TicketToRide, census: &mut Census) {
    for event in EventCard::all() {
        let (deck, past) = (game.events.contains(event), game.past.contains(event));
        let kind = format!("event {event}");
        census.add(&kind, "deck", usize::from(deck));
        census.add(&kind, "discards", usize::from(past));
        let archived = game.record.archived.contains(event);
        census.add(&kind, "archive", usize::from(archived));
        census.add(&kind, "away", usize::from(!deck && !past && !archived));
    }
}

fn count_postcards(game: &TicketToRide, census: &mut Census) {
    let office = game.record.post_office();
    for postcard in (1..=data().postcards.len()).filter_map(Postcard::numbered) {
        let kind = format!("postcard {postcard}");
        let shown = seats(game).filter(|seat| game.player(*seat).fulfilled.contains(postcard)).count();
        census.add(&kind, "shown", shown);
        census.add(&kind, "post office", usize::from(office.contains(postcard)) - shown);
        for company in 0..COMPANIES {
            census.add(&kind, "offices", usize::from(game.record.open[company].contains(postcard)));
            census.add(&kind, "vaults", usize::from(game.record.done[company].contains(postcard)));
        }
    }
}

fn count_pieces(game: &TicketToRide, census: &mut Census) {
    let data = data();
    for company in Company::ALL {
        let cars = format!("train cars {company}");
        let (mut left, mut placed) = (0, 0);
        if let Some(seat) = game.seat_of(company) {
            let player = game.player(seat);
            left = usize::from(player.cars);
            placed = player.built.iter().map(|strand| usize::from(data.strand(strand).length)).sum();
        }
        census.add(&cars, "player", left);
        census.add(&cars, "board", placed);
        census.add(&cars, "company box", usize::from(data.numbers.trains_per_colour) - left - placed);
        let stations = format!("stations {company}");
        let there = game.record.stations.iter().filter(|owner| **owner == company.index() as u8).count();
        let (regular, reserve) = data.modules.stations;
        census.add(&stations, "board", there);
        census.add(&stations, "box", usize::from(regular + reserve) - there);
    }
    let chosen = seats(game).filter(|seat| game.player(*seat).conductor != NOBODY).count();
    census.add("conductors", "players", chosen);
    census.add("conductors", "box", data.conductors.len() - chosen);
    let held: usize = seats(game).map(|seat| game.player(seat).cattle.count_ones() as usize).sum();
    let ranches = game.cattle.count_ones() as usize;
    census.add("cattle", "players", held);
    census.add("cattle", "ranches", ranches);
    census.add("cattle", "box", data.modules.ranches.len() - held - ranches);
    census.add("ore", "players", seats(game).map(|seat| usize::from(game.player(seat).ore)).sum());
    census.add("ore", "supply", game.ore.into());
    let cargo: usize = seats(game).map(|seat| usize::from(game.player(seat).cargo)).sum();
    census.add("cargo", "players", cargo);
    census.add("cargo", "supply", usize::from(data.modules.cargo_supply) - cargo);
    census.add("mines", "board", game.record.mines.len());
    census.add("mines", "supply", usize::from(data.modules.mines) - game.record.mines.len());
    census.add("caboose", "companies", 1);
    census.add("golden spike", if game.spiked { "player" } else { "table" }, 1);
}
