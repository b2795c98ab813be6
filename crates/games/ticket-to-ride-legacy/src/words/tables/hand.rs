//! One's own things: cards, tickets with what they need, postcards, and what can be built.

use wording::{Block, Phrase, Section};

use super::super::nouns::{
    cities, company_in_full, conductor, counted, dollars, has, in_full, is_last_game, pile, postcard, postcard_title,
    reward, series, strand, text, things, ticket_ends, yes,
};
use super::super::options::{cost, follows};
use super::super::own::Own;
use super::super::texts;
use super::super::ways::Way;
use super::{head, line, section};
use crate::data::data;
use crate::ids::{City, Postcard, Sticker, Ticket};
use crate::view::{Phase, PlayerView, View};

/// Company, money, cars, cards and tokens.
pub(super) fn own(own: &Own<'_>) -> Section {
    let mut blocks = vec![
        line(Phrase::new("own-company").with("company", company_in_full(own.it.company))),
        line(
            Phrase::new("own-purse")
                .with("money", i64::from(own.it.dollars))
                .with("cars", counted("cars", own.player().cars)),
        ),
        line(counted("own-hand", own.it.hand_size).with("cards", things(pile(own.view, &own.player().hand)))),
    ];
    if own.it.known == own.player().hand && !own.it.known.is_empty() {
        blocks.push(line(Phrase::new("own-known-all")));
    } else if !own.it.known.is_empty() {
        blocks.push(line(Phrase::new("own-known").with("cards", pile(own.view, &own.it.known))));
    }
    blocks.extend(tokens(own.view, own.it).map(line));
    blocks.extend(office(own.it).into_iter().map(line));
    section("table-own", blocks)
}

/// Tokens of this game, as far as rules use them.
pub(super) fn tokens(view: &View, of: &PlayerView) -> Option<Phrase> {
    let used = [Sticker::Cargo, Sticker::Cattle, Sticker::Mine, Sticker::Spike];
    if !used.into_iter().any(|sticker| has(view, sticker)) {
        return None;
    }
    let counts = [("cargo", of.cargo), ("cattle", of.cattle.len() as u8), ("ore", of.ore)];
    let there = counts.into_iter().filter(|(_, count)| *count > 0).map(|(id, count)| counted(id, count));
    let tokens: Vec<Phrase> = there.chain(of.spiked.then(|| Phrase::new("spike"))).collect();
    Some(Phrase::new("own-tokens").with("tokens", things(tokens)))
}

/// Upgrades, conductor and stations.
pub(super) fn office(of: &PlayerView) -> Vec<Phrase> {
    let mut lines: Vec<Phrase> = Vec::new();
    for upgrade in &of.upgrades {
        let id = if of.new_upgrades.contains(upgrade) { "office-new-upgrade" } else { "office-upgrade" };
        lines.push(Phrase::new(id).with("upgrade", in_full(texts::upgrade(*upgrade))));
    }
    lines.extend(of.conductor.map(|it| Phrase::new("office-conductor").with("conductor", conductor(it))));
    if of.refreshes > 0 {
        lines.push(counted("office-refreshes", of.refreshes));
    }
    let (left, reserve) = of.stations_left;
    if left > 0 || reserve {
        lines.push(counted("office-stations", left).with("reserve", yes(reserve)));
    }
    if of.resting {
        lines.push(Phrase::new("office-resting"));
    }
    lines
}

/// Tickets that were drawn and are being chosen from.
pub(super) fn drawn(own: &Own<'_>) -> Option<Section> {
    let drawn = own.it.drawn.as_ref().filter(|drawn| !drawn.is_empty())?;
    let rows = drawn.iter().map(|it| row(own, *it)).collect();
    Some(section("table-drawn", vec![Block::Table { head: head(["head-ticket", "head-value", "head-needs"]), rows }]))
}

/// Tickets one holds, with what each of them needs.
pub(super) fn tickets(own: &Own<'_>) -> Section {
    let held: Vec<Ticket> = own.it.tickets.iter().flatten().map(|it| it.ticket).collect();
    if held.is_empty() {
        return section("table-tickets", vec![line(Phrase::new("tickets-none"))]);
    }
    let rows = held.iter().map(|it| row(own, *it)).collect();
    section("table-tickets", vec![Block::Table { head: head(["head-ticket", "head-value", "head-needs"]), rows }])
}

fn row(own: &Own<'_>, it: Ticket) -> Vec<Phrase> {
    let (value, needs) = (value(own, it), needs(own, it));
    vec![ticket_ends(it), value, needs]
}

/// What a ticket pays, with what is added for a stamp of one's own or by a rule, and the number of its postcard once
/// that means something.
fn value(own: &Own<'_>, it: Ticket) -> Phrase {
    let data_of = &data().tickets[it.index()];
    let mut parts = vec![dollars(data_of.value)];
    if is_stamped(own, it) && has(own.view, Sticker::Stamp) {
        parts.push(Phrase::new("value-stamp").with("sum", data().modules.stamp_bonus));
    }
    if has(own.view, Sticker::Expo) {
        parts.push(Phrase::new("value-expo").with("sum", data().numbers.expo_dollars));
    }
    if let (true, Some(postcard)) = (is_waiting(own, it), data_of.postcard) {
        parts.push(Phrase::new("value-postcard").with("number", postcard.number()));
    }
    series(parts)
}

fn is_stamped(own: &Own<'_>, it: Ticket) -> bool {
    let Some(campaign) = &own.view.campaign else { return false };
    let place = campaign.companies.iter().position(|company| *company == own.it.company);
    place.is_some_and(|place| campaign.stamps[place].contains(&it))
}

/// Whether the postcard of a ticket is still in the post office, as far as everybody knows.
fn is_waiting(own: &Own<'_>, it: Ticket) -> bool {
    let (Some(campaign), Some(postcard)) = (&own.view.campaign, data().tickets[it.index()].postcard) else {
        return false;
    };
    let taken = campaign.postcards.iter().chain(&campaign.fulfilled).flatten();
    let shown = own.view.players.iter().flat_map(|player| &player.fulfilled);
    has(own.view, Sticker::Stamp) && !taken.chain(shown).any(|known| *known == postcard)
}

/// How things stand with a ticket: connected, what is missing, or that it is out of reach.
pub(super) fn needs(own: &Own<'_>, it: Ticket) -> Phrase {
    let cities_of = &data().tickets[it.index()];
    match own.way(cities_of.a, cities_of.b) {
        Way::Connected => Phrase::new("way-connected"),
        Way::Cut => Phrase::new("way-cut"),
        Way::TooLong { spaces } => counted("way-too-long", spaces).with("cars", own.player().cars),
        Way::Missing { spaces, cities, joined } => {
            let id = if joined.is_empty() { "way-missing" } else { "way-missing-joined" };
            let joined: Vec<Phrase> = joined.iter().map(|stretch| path(stretch)).collect();
            counted(id, spaces).with("way", path(&cities)).with("joined", joined)
        }
    }
}

/// “a – b – c”.
fn path(list: &[City]) -> Phrase {
    let joined = cities(list.iter().copied())
        .into_iter()
        .reduce(|before, after| Phrase::new("path").with("before", before).with("after", after));
    joined.unwrap_or_else(|| Phrase::new("dash"))
}

/// One's own postcards, with both sides (TTR-POST-15).
pub(super) fn postcards(own: &Own<'_>) -> Option<Section> {
    if own.it.postcards.is_empty() && own.it.fulfilled.is_empty() {
        return None;
    }
    let last = is_last_game(own.view);
    let rows = own.it.postcards.iter().map(|(it, _)| backs(*it, last)).collect::<Vec<_>>();
    let mut blocks = Vec::new();
    if !rows.is_empty() {
        blocks.push(Block::Table { head: head(["head-postcard", "head-asks", "head-brings"]), rows });
    }
    if !own.it.fulfilled.is_empty() {
        let fulfilled: Vec<Phrase> = own.it.fulfilled.iter().map(|it| postcard(*it)).collect();
        blocks.push(line(Phrase::new("postcards-fulfilled").with("postcards", fulfilled)));
    }
    Some(section("table-postcards", blocks))
}

/// A postcard with its back.
fn backs(it: Postcard, last_game: bool) -> Vec<Phrase> {
    vec![postcard_title(it), text(texts::postcard(it).back), reward(it, last_game)]
}

/// What one could build now with the cards in hand: those on the way of a ticket first.
pub(super) fn buildable(own: &Own<'_>) -> Option<Section> {
    let turns = own.view.turn.is_some() && !matches!(own.view.phase, Phase::Over);
    if !turns {
        return None;
    }
    let mut strands = own.buildable();
    let wanted = own.wanted();
    strands.sort_by_key(|strand| !wanted.contains(*strand));
    if strands.is_empty() {
        return Some(section("table-buildable", vec![line(Phrase::new("buildable-none"))]));
    }
    let rows = strands.iter().map(|it| {
        let sets = own.sets(*it);
        let only = if let [only] = sets[..] { Some(only) } else { None };
        vec![strand(*it), cost(own, *it, &sets), series(follows(own, *it, only))]
    });
    let head = head(["head-route", "head-cost", "head-then"]);
    Some(section("table-buildable", vec![Block::Table { head, rows: rows.collect() }]))
}
