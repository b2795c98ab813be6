//! Deposit slips and the order of a game, added up by hand.

use ticket_to_ride_legacy::{Slip, View};

use super::atlas::{ATLAS, number, words};
use super::desk::{Desk, reach};

/// The slip of a seat, from what lies open when the game has ended.
pub fn slip(view: &View, seat: usize) -> Slip {
    let (desk, it) = (Desk::of(view, seat), &view.players[seat]);
    let mut slip = Slip { dollars: it.dollars as i16, cars: (6 - i16::from(it.cars)).max(0), ..Slip::default() };
    let bonus = |token: &str| -> i16 {
        let more = ATLAS.on_event(desk.event(), "MOD_TOKEN_VALUE");
        let more = more.into_iter().chain(ATLAS.on_conductor(desk.conductor(), "MOD_TOKEN_VALUE"));
        more.filter(|effect| effect["token"].as_str() == Some(token)).map(|it| number(&it, "dollars") as i16).sum()
    };
    if desk.has("R-CARGO") {
        slip.cargo = [0, 1, 2, 3, 4, 5, 6, 8, 10][usize::from(it.cargo)];
    }
    if desk.has("R-CATTLE") {
        let yards = words(&ATLAS.module("cattle")["stockyards"]);
        let delivered = |ranch: &str| yards.iter().any(|yard| desk.joins(ranch, yard));
        let pays = |ranch: &str| if delivered(ranch) { 4 } else { 1 };
        slip.cattle = it.cattle.iter().map(|ranch| pays(ranch.id()) + bonus("cattle")).sum();
    }
    if desk.has("R-MINE") {
        slip.ore = 2 * i16::from(it.ore);
    }
    if desk.has("R-TRADE") {
        let foreign = desk.touched().into_iter().filter(|city| ATLAS.country(city) != "US");
        let own = desk.own();
        let trades = foreign.filter(|city| reach(&own, city).iter().any(|there| ATLAS.is_large(there)));
        slip.trade = trades.count().min(5) as i16 * (2 + bonus("foreign_city"));
    }
    for held in it.tickets.iter().flatten() {
        let value = ATLAS.ticket(held.ticket.id()).2 as i16;
        if !desk.completes(held.ticket.id()) {
            slip.tickets -= value;
            continue;
        }
        slip.completed += 1;
        slip.tickets += value;
        let place = |companies: &[ticket_to_ride_legacy::Company]| companies.iter().position(|one| *one == it.company);
        let stamped = view.campaign.as_ref().is_some_and(|campaign| {
            place(&campaign.companies).is_some_and(|place| campaign.stamps[place].contains(&held.ticket))
        });
        slip.tickets += if stamped && desk.has("R-STAMP") { 2 } else { 0 };
        slip.tickets += if desk.has("R-EXPO") { 1 } else { 0 };
    }
    let sum = slip.dollars + slip.cars + slip.cargo + slip.cattle + slip.ore + slip.trade + slip.tickets;
    slip.floor = if sum < 0 { -sum } else { 0 };
    slip
}

/// Seats from first place to last: whoever no other one left over beats comes next.
pub fn order(view: &View, slips: &[Slip]) -> Vec<usize> {
    let seats = slips.len();
    let turn = |seat: usize| (seat + seats - view.first.index()) % seats;
    let total = |seat: usize| slips[seat].total();
    let beats = |a: usize, b: usize| match total(a).cmp(&total(b)) {
        std::cmp::Ordering::Equal if slips[a].completed == slips[b].completed => turn(a) > turn(b),
        std::cmp::Ordering::Equal => slips[a].completed > slips[b].completed,
        more => more.is_gt(),
    };
    let mut left: Vec<usize> = (0..seats).collect();
    let mut order = Vec::new();
    while !left.is_empty() {
        let best = left.iter().position(|a| left.iter().all(|b| a == b || beats(*a, *b))).expect("somebody is ahead");
        order.push(left.remove(best));
    }
    order
}
