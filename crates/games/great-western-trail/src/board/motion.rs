//! What is seen and heard of an event.

use drawing::{Cue, Flight, Key, Motion, Way};
use table::Seat;

use super::{keys, signs, targets, trail};
use crate::action::Route;
use crate::cards::Card;
use crate::data::buildings::Number;
use crate::data::railroad::{Bonus, Link, Master, Station};
use crate::data::tiles::{Tile, Worker};
use crate::data::trail::Site;
use crate::event::{Cause, Destination, Event, Leg};
use crate::state::Step;
use crate::view::View;

/// The flights, the ways, the sound and the place of an event.
pub(super) fn of(event: &Event, after: &View) -> Motion {
    let purse = |seat: Seat| panel(after, seat, "dollars");
    match *event {
        Event::Began(seat) | Event::TurnBegan(seat) => Motion::at(Cue::Bell, rider_or_panel(after, seat)),
        Event::Settled(seat, _) => Motion::at(Cue::Step, keys::rancher(seat)),
        Event::Moved { seat, to, leg, .. } => walked(seat, leg, to),
        Event::FeePaid { seat, to, site, leg, .. } => {
            let receiver = to.map_or_else(|| keys::site(site), purse);
            let payer = if after.table.is_sam(seat) { keys::site(site) } else { purse(seat) };
            Motion { ways: walked(seat, leg, site).ways, ..fly("gw-i-dollar", payer, receiver, Cue::Coin) }
        }
        Event::Used(..) => Motion::at(Cue::Card, here(after)),
        Event::Copied(_, site) => Motion::at(Cue::Card, keys::site(site)),
        Event::AuxiliaryUsed { seat, row, .. } if is_mine(after, seat) => Motion::at(Cue::Card, keys::auxiliary(row)),
        Event::AuxiliaryUsed { .. } => Motion::at(Cue::Card, here(after)),
        Event::Gained(seat, _) => fly("gw-i-dollar", here(after), purse(seat), Cue::Coin),
        Event::Paid(seat, _, Cause::Transport(city)) => fly("gw-i-dollar", purse(seat), keys::city(city), Cue::Coin),
        Event::Paid(seat, ..) => fly("gw-i-dollar", purse(seat), here(after), Cue::Coin),
        Event::Certified { seat, .. } if is_mine(after, seat) => Motion::at(Cue::Pen, keys::MARKER),
        Event::Certified { seat, .. } => fly("gw-i-cert", here(after), panel(after, seat, "certificates"), Cue::Pen),
        Event::Drew { seat, count, .. } => drew(after, seat, count),
        Event::Reshuffled(seat) => fly("gw-back", pile(after, seat), deck(after, seat), Cue::Shuffle),
        Event::Discarded(seat, card) if is_mine(after, seat) => {
            fly(face(card), left(after, card), keys::DISCARD, Cue::Card)
        }
        Event::Discarded(seat, card) => fly(face(card), hand(after, seat), pile(after, seat), Cue::Card),
        Event::HandDiscarded(seat) => fly("gw-i-hand", hand(after, seat), pile(after, seat), Cue::Card),
        Event::Trashed(seat, card) if is_mine(after, seat) => {
            fly(face(card), left(after, card), keys::NOTICE, Cue::Blow)
        }
        Event::Trashed(seat, card) => fly(face(card), hand(after, seat), keys::NOTICE, Cue::Blow),
        Event::Hired { seat, worker, row, .. } => hired(after, seat, worker, row),
        Event::Bought { seat, card, second, .. } => {
            let cards = std::iter::once(card).chain(second);
            let flights =
                cards.map(|card| Flight::new(signs::head(card.breed()), keys::cattle(card), pile(after, seat)));
            Motion { flights: flights.collect(), ..Motion::at(Cue::Coin, keys::cattle(card)) }
        }
        Event::MarketGrew(added) => {
            let flights = added.kinds().map(|kind| Flight::new("gw-back", keys::STACK, keys::cattle(kind)));
            Motion { flights: flights.collect(), ..Motion::at(Cue::Card, keys::STACK) }
        }
        Event::Built { seat, number, site, replaced, .. } => built(after, seat, number, site, replaced),
        Event::HazardRemoved { seat, tile, site, .. } => taken(after, seat, tile, site, Cue::Blow),
        Event::BanditCaptured { seat, tile, site } => taken(after, seat, tile, site, Cue::Shot),
        Event::EngineMoved { seat, .. } => Motion::at(Cue::Step, keys::engine(seat)),
        // Sam puts a disc there at once; others pay first, and then take one from their board.
        Event::Upgraded { seat, station, .. } => {
            let symbol = if after.table.is_sam(seat) { disc(after, seat) } else { "gw-i-dollar" };
            fly(symbol, purse(seat), keys::hut(station), Cue::Pen)
        }
        Event::DiscRecalled(seat, station) => {
            fly(disc(after, seat), keys::hut(station), bound_for(after).unwrap_or_else(|| purse(seat)), Cue::Pen)
        }
        Event::DiscTaken { seat, disc: taken, .. } => {
            let from = own_or(after, seat, &keys::disc(taken), "dollars");
            let to = bound_for(after).unwrap_or_else(|| here(after));
            fly(disc(after, seat), from, to, Cue::Pen)
        }
        Event::Appointed { seat, master, station, worker } => appointed(after, seat, master, station, worker),
        Event::ObjectiveTaken { seat, from_deck, to_hand, .. } => {
            let to = if to_hand { hand(after, seat) } else { pile(after, seat) };
            fly("gw-i-goal", display(after, from_deck), to, Cue::Card)
        }
        Event::DisplayRefilled(kind) => {
            let place = after.table.display.iter().position(|card| *card == Some(kind));
            place.map_or_else(
                || Motion::heard(Cue::Card),
                |place| fly("gw-i-goal", keys::GOAL_DECK, keys::goal(place), Cue::Card),
            )
        }
        Event::ObjectivePlayed(seat, _) => fly("gw-i-goal", hand(after, seat), panel(after, seat, "goals"), Cue::Bell),
        Event::TokenGained(seat) => fly("gw-i-token", here(after), tokens(after, seat), Cue::Coin),
        Event::TokensReturned(seat, _) => fly("gw-i-token", tokens(after, seat), here(after), Cue::Coin),
        Event::TilePlaced { tile, to, .. } => placed(after, tile, to),
        Event::ForesightRefilled(field, _) => {
            let field = usize::from(field);
            fly("gw-i-deck", keys::bag(field / 2), keys::foresight(field), Cue::Shuffle)
        }
        Event::TokenMoved(_) => Motion::at(Cue::Bell, keys::SPIKE),
        Event::EndTriggered(_) => Motion::at(Cue::Bell, keys::NOTICE),
        Event::HandShown { seat, hand: shown, .. } => {
            let from = hand(after, seat);
            let breeds = shown
                .cows
                .kinds()
                .map(|kind| Flight::new(signs::head(kind.breed()), from.clone(), keys::site(Site::KansasCity)));
            Motion { flights: breeds.collect(), ..Motion::at(Cue::Card, keys::site(Site::KansasCity)) }
        }
        Event::Raised { seat, .. } => {
            fly(signs::head(crate::data::cattle::Breed::Simmental), keys::STACK, hand(after, seat), Cue::Coin)
        }
        Event::Delivered { seat, city, .. } if after.table.is_sam(seat) => {
            fly(disc(after, seat), purse(seat), keys::city(city), Cue::Coin)
        }
        Event::Delivered { city, .. } => fly("gw-i-deliver", keys::site(Site::KansasCity), keys::city(city), Cue::Coin),
        Event::Linked(seat, link) => linked(after, seat, link),
        Event::SamTurned(_) => Motion::at(Cue::Card, sams(after, "card")),
        Event::SamSpecialized(_) => Motion::at(Cue::Card, sams(after, "specialty")),
        Event::Ended => Motion::heard(Cue::End),
    }
}

fn fly(symbol: &'static str, from: impl Into<String>, to: impl Into<String>, cue: Cue) -> Motion {
    let flight = Flight::new(symbol, from, to);
    Motion { focus: Some(flight.to.clone()), flights: vec![flight], ..Motion::heard(cue) }
}

/// A rancher came by this way; it is drawn at its end.
fn walked(seat: Seat, leg: Leg, to: Site) -> Motion {
    let past = targets::past(leg.from, Route { to, via: leg.via });
    let ways = (past.len() > 1).then(|| Way { key: Key::new(keys::rancher(seat)), past });
    Motion { ways: ways.into_iter().collect(), ..Motion::at(Cue::Step, keys::rancher(seat)) }
}

fn is_mine(view: &View, seat: Seat) -> bool {
    view.seat == Some(seat)
}

fn sams(view: &View, what: &str) -> String {
    view.table.sam_seat().map_or_else(|| keys::NOTICE.to_owned(), |seat| keys::panel(seat, what))
}

/// A chip of a panel; Sam has other ones.
fn panel(view: &View, seat: Seat, what: &str) -> String {
    let what = match what {
        "dollars" | "certificates" | "tokens" | "deck" | "pile" if view.table.is_sam(seat) => "card",
        what => what,
    };
    keys::panel(seat, what)
}

fn rider_or_panel(view: &View, seat: Seat) -> String {
    match view.table.player(seat).rancher {
        Some(_) => keys::rancher(seat),
        None => panel(view, seat, "dollars"),
    }
}

/// Where the turn takes place: the space of the rancher, or the notice board before there is one.
fn here(view: &View) -> String {
    view.table.mover().rancher.map_or_else(|| keys::NOTICE.to_owned(), keys::site)
}

/// One's own things are in the hand, those of others before them.
fn own_or(view: &View, seat: Seat, own: &str, other: &str) -> String {
    if is_mine(view, seat) && !view.table.is_sam(seat) { own.to_owned() } else { panel(view, seat, other) }
}

fn deck(view: &View, seat: Seat) -> String {
    own_or(view, seat, keys::DECK, "deck")
}

fn pile(view: &View, seat: Seat) -> String {
    own_or(view, seat, keys::DISCARD, "pile")
}

fn hand(view: &View, seat: Seat) -> String {
    own_or(view, seat, "value", "cards")
}

fn tokens(view: &View, seat: Seat) -> String {
    own_or(view, seat, keys::TOKENS, "tokens")
}

fn crew(view: &View, seat: Seat, worker: Worker) -> String {
    own_or(view, seat, &keys::worker(worker), worker.name())
}

/// What a card looks like while it flies.
fn face(card: Card) -> &'static str {
    match card {
        Card::Cattle(kind) => signs::head(kind.breed()),
        Card::Objective(_) => "gw-i-goal",
    }
}

/// The place in one's own hand that a card has just left: that of the last of its kind.
fn left(view: &View, card: Card) -> String {
    keys::card(card, view.hand().count(card))
}

/// A player's disc.
fn disc(view: &View, seat: Seat) -> &'static str {
    const DISCS: [&str; 4] = ["gw-disc-0", "gw-disc-1", "gw-disc-2", "gw-disc-3"];
    if view.table.is_sam(seat) { "gw-disc-sam" } else { DISCS[seat.index() % DISCS.len()] }
}

/// Cards come to the hand; one's own appear there.
fn drew(view: &View, seat: Seat, count: u8) -> Motion {
    if count == 0 {
        return Motion::heard(Cue::Card);
    }
    fly("gw-back", deck(view, seat), hand(view, seat), Cue::Card)
}

/// A worker leaves the market; one's own comes to the ranch and to the number before its owner.
fn hired(view: &View, seat: Seat, worker: Worker, row: u8) -> Motion {
    let from = keys::row(row.into());
    let mut motion = fly(signs::worker(worker), from.clone(), crew(view, seat, worker), Cue::Step);
    if is_mine(view, seat) && !view.table.is_sam(seat) {
        motion.flights.push(Flight::new(signs::worker(worker), from, panel(view, seat, worker.name())));
    }
    motion
}

/// A building comes to its site, one's own from the tray; what stood there goes back.
fn built(view: &View, seat: Seat, number: Number, site: Site, replaced: Option<Number>) -> Motion {
    let store = panel(view, seat, "buildings");
    let from = own_or(view, seat, &keys::tile(number), "buildings");
    let mut motion = fly("gw-i-house", from, keys::site(site), Cue::Blow);
    if replaced.is_some() {
        motion.flights.push(Flight::new("gw-i-house", keys::site(site), store));
    }
    motion
}

/// The station master comes to the player, and the worker goes to the station.
fn appointed(view: &View, seat: Seat, master: Master, station: Station, worker: Option<Worker>) -> Motion {
    let to = panel(view, seat, &format!("master-{master}"));
    let mut motion = fly("gw-master", keys::hut(station), to, Cue::Bell);
    let gone = worker.map(|worker| Flight::new(signs::worker(worker), crew(view, seat, worker), keys::hut(station)));
    motion.flights.extend(gone);
    motion
}

/// Where a disc that has just been taken will lie: at the city or the station that the turn is about.
fn bound_for(view: &View) -> Option<String> {
    view.table.steps.as_slice().iter().rev().find_map(|step| match *step {
        Step::Transport(city) => Some(keys::city(city)),
        Step::Appoint(station) => Some(keys::hut(station)),
        _ => None,
    })
}

/// A hazard or a bandit goes from its slot to the player.
fn taken(view: &View, seat: Seat, tile: Tile, site: Site, cue: Cue) -> Motion {
    let what = match tile {
        Tile::GreenBandit => "green-bandit",
        Tile::OrangeBandit => "orange-bandit",
        _ => "hazards",
    };
    fly(trail::symbol(tile), keys::site(site), panel(view, seat, what), cue)
}

/// A tile of the foresight area comes to its place, or leaves the game. Columns are taken from the left, so it is from
/// the last that has a gap.
fn placed(view: &View, tile: Tile, to: Destination) -> Motion {
    let gap = view.table.foresight.iter().rposition(Option::is_none).unwrap_or(0);
    let (to, cue) = match to {
        Destination::Site(site) => (keys::site(site), Cue::Card),
        Destination::Job(row, column) => (keys::job(row.into(), column.into()), Cue::Card),
        Destination::Gone => (keys::NOTICE.to_owned(), Cue::Blow),
    };
    fly(trail::symbol(tile), keys::bag(gap / 2), to, cue)
}

/// Where an objective card came from: the deck, or the only gap in the display.
fn display(view: &View, from_deck: bool) -> String {
    let mut gaps = (0..).zip(view.table.display).filter(|(_, card)| card.is_none()).map(|(place, _)| place);
    match (gaps.next(), gaps.next()) {
        (Some(place), None) if !from_deck => keys::goal(place),
        _ => keys::GOAL_DECK.to_owned(),
    }
}

fn linked(view: &View, seat: Seat, link: Link) -> Motion {
    let symbol = match link.bonus() {
        Some(Bonus::Objective) => "gw-i-goal",
        Some(Bonus::Token) => "gw-i-token",
        None => "gw-i-star",
    };
    fly(symbol, keys::link(link), panel(view, seat, "goals"), Cue::Bell)
}
