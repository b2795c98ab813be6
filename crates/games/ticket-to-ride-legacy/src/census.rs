//! Where every component of the box is.

use arrayvec::ArrayVec;
use table::{Census, Seat};

use crate::cards::Card;
use crate::data::data;
use crate::ids::{Company, Tickets};
use crate::record::NOBODY;
use crate::state::TicketToRide;

/// What the box holds, whatever the setup; unopened boxes included.
pub(crate) fn of_the_box() -> Census {
    let (data, mut census) = (data(), Census::new());
    for card in Card::all() {
        census.add(format!("train card {card}"), "box", data.train_cards.count(card).into());
    }
    for (kind, count) in
        [("tickets", data.tickets.len()), ("events", data.events.len()), ("postcards", data.postcards.len())]
    {
        census.add(kind, "box", count);
        census.add(format!("{kind} in two places"), "table", 0);
    }
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
    for card in Card::all() {
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

/// Cards of which there is one each: how many are where, and whether one is in two places.
fn count_single(census: &mut Census, kind: &str, places: &[(&str, u128)]) {
    let (mut seen, mut twice) = (0u128, 0u128);
    for (place, cards) in places {
        twice |= seen & cards;
        seen |= cards;
        census.add(kind, *place, cards.count_ones() as usize);
    }
    census.add(format!("{kind} in two places"), "table", twice.count_ones() as usize);
}

/// All of so many cards.
const fn all(count: usize) -> u128 {
    (1 << count) - 1
}

fn count_tickets(game: &TicketToRide, census: &mut Census) {
    let drawn = |seat: Seat| game.player(seat).drawn.iter().collect::<Tickets>().bits();
    let bottom: Tickets = game.bottom.iter().map(|(ticket, _)| ticket).collect();
    let away = all(data().tickets.len()) & !game.fixed.record.tickets.bits();
    let mut places: ArrayVec<(&str, u128), 13> = ArrayVec::new();
    places.extend([("away", away), ("top", game.top.bits()), ("bottom", bottom.bits())]);
    places.extend(seats(game).map(|seat| ("hands", game.player(seat).tickets.bits())));
    places.extend(seats(game).map(|seat| ("drawn", drawn(seat))));
    count_single(census, "tickets", &places);
    // A ticket that lies under the deck twice is in two places.
    census.add("tickets in two places", "bottom", game.bottom.len() - bottom.len());
}

/// The event deck is made in step 8 of setting up; what joins it later waits for the next game.
fn count_events(game: &TicketToRide, census: &mut Census) {
    let [deck, past, archive] = [game.events, game.past, game.record.archived].map(|events| u128::from(events.bits()));
    let away = all(data().events.len()) & !(deck | past | archive);
    count_single(census, "events", &[("deck", deck), ("discards", past), ("archive", archive), ("away", away)]);
}

fn count_postcards(game: &TicketToRide, census: &mut Census) {
    let mut places: ArrayVec<(&str, u128), 16> = ArrayVec::new();
    places.extend(seats(game).map(|seat| ("shown", game.player(seat).fulfilled.bits())));
    places.extend(game.record.open.iter().map(|cards| ("offices", cards.bits())));
    places.extend(game.record.done.iter().map(|cards| ("vaults", cards.bits())));
    let taken = places.iter().fold(0, |all, (_, cards)| all | cards);
    places.push(("post office", all(data().postcards.len()) & !taken));
    count_single(census, "postcards", &places);
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
