//! The end of the game: what everybody has scored, and who has won.

use west_story::Position;
use west_story::data::{Card, Kind, PLAYER_BOARDS, Sort, Symbol};
use west_story::view::View;

use super::{Chance, outposts, positions, symbols};
use crate::common::*;

/// A table at the end of the game, with all that scores.
fn end(number: u64) -> (Position, bool) {
    let mut chance = Chance::of(number);
    let people = 2 + chance.up_to(2) as usize;
    let harder = chance.one_in(2);
    let mut options = chance.options(people);
    if options.tom.is_some() {
        options = options.with_tom(|tom| tom.coins = harder);
    }
    let mut cards = chance.cards(&options);
    let seats = options.players();
    let mut position = Position::of(&options).sheriff(chance.up_to(seats as u32 - 1) as usize);
    // Half of all tables have few points, so that there are ties.
    let spread = if chance.one_in(2) { 1 } else { 120 };
    position = chance.discs(position, &options);
    for seat in 0..seats {
        position = position.total(seat, chance.up_to(spread) as u16).coins(seat, chance.up_to(15) as u16);
        position = chance.licence(position, seat);
        if options.tom.is_some_and(|tom| tom.seat.index() == seat) {
            let stack: Vec<String> =
                (0..chance.up_to(12)).filter_map(|_| cards.pop()).map(|card| card.to_string()).collect();
            position = position.stack(&stack.iter().map(String::as_str).collect::<Vec<_>>());
        } else if spread > 1 {
            position = chance.built(position, seat, &mut cards).jokers(seat, chance.up_to(2) as u8);
            if chance.one_in(2)
                && let Some(card) = cards.pop()
            {
                position = position.reserved(seat, &card.to_string());
            }
        }
    }
    (position, harder)
}

/// All cards that a seat owns, covered ones too (WS-END-07).
fn owned(view: &View, seat: usize) -> Vec<Card> {
    let player = &view.players[seat];
    let town = player.town.iter().flat_map(|place| [place.card].into_iter().chain(place.covered.iter().copied()));
    town.chain(player.stack.iter().copied()).filter(|card| !card.is_printed()).collect()
}

/// Licence and Eagles together, with tokens as these symbols (WS-END-05, WS-END-06, WS-ANI-03).
fn by_symbols(licence: &[Symbol], all: &[Symbol], eagles: usize) -> usize {
    let count = |symbol: Symbol| all.iter().filter(|one| **one == symbol).count();
    let of_licence = match licence {
        [one, other] => 3 * count(*one).min(count(*other)),
        [one] => count(*one),
        _ => panic!("a licence has one symbol or two"),
    };
    let most = Symbol::WITH_GOLD.into_iter().map(count).max().unwrap_or(0);
    of_licence + eagles * most
}

/// Every way to give so many tokens a symbol (WS-JOK-05).
fn tokens(count: u8, known: &[Symbol]) -> Vec<Vec<Symbol>> {
    (0..count).fold(vec![Vec::new()], |ways, _| {
        ways.iter().flat_map(|way| known.iter().map(|symbol| [&way[..], &[*symbol]].concat())).collect()
    })
}

/// Track, outposts, Robberies, licence and Eagles together, Mustangs, Bison, Raccoons, Tom's coins.
fn scores(view: &View, seat: usize, harder: bool) -> [i32; 8] {
    let player = &view.players[seat];
    let cards = owned(view, seat);
    let kind = |kind: Kind| cards.iter().filter(|card| card.kind() == kind).count();
    let licence: Vec<Symbol> = match player.licence {
        Some(licence) => licence.symbols().to_vec(),
        None => vec![PLAYER_BOARDS[usize::from(player.board)].licence],
    };
    let mut by_city = 0;
    for (city, count) in view.cities.iter().zip(outposts(view, seat)) {
        let worth = view.numbers.numbers().cities[city.city.index()].outposts;
        by_city += worth.iter().take(count).map(|points| i32::from(*points)).sum::<i32>();
    }
    let printed = cards.iter().flat_map(|card| symbols(*card)).filter(|symbol| *symbol != Symbol::Joker);
    let printed: Vec<Symbol> = printed.collect();
    let known = if view.gold_rush { &Symbol::WITH_GOLD[..] } else { &Symbol::BASIC[..] };
    let ways = tokens(player.jokers, known);
    let best = ways.iter().map(|way| by_symbols(&licence, &[&printed[..], way].concat(), kind(Kind::Eagle))).max();
    let animals = cards.iter().filter(|card| card.kind().sort() == Sort::Animal).count();
    let buildings = cards.iter().filter(|card| card.kind().sort() == Sort::Building).count();
    let apart = |card: &&Card| {
        card.kind().sort() != Sort::Animal && !symbols(**card).iter().any(|symbol| licence.contains(symbol))
    };
    let others = cards.iter().filter(apart).count();
    let robberies = view.cities.iter().flat_map(|city| &city.fields);
    let robberies = robberies.filter(|field| field.disc.is_some_and(|(of, outpost)| of.index() == seat && !outpost));
    let advanced = view.variant == west_story::Variant::Advanced;
    [
        i32::from(player.total),
        by_city,
        if advanced { -2 * robberies.count() as i32 } else { 0 },
        best.unwrap_or(0) as i32,
        (kind(Kind::Mustang) * animals) as i32,
        (kind(Kind::Bison) * buildings) as i32,
        (kind(Kind::Raccoon) * others) as i32,
        if player.tom && harder { i32::from(player.coins) } else { 0 },
    ]
}

/// The place of each seat: more points, then the Sheriff, then whoever sits next to the right, and so on (WS-END-11).
fn places(totals: &[i32], sheriff: usize) -> Vec<u8> {
    let seats = totals.len();
    let mut order: Vec<usize> = (0..seats).map(|step| (sheriff + seats - step) % seats).collect();
    order.sort_by_key(|&seat| std::cmp::Reverse(totals[seat])); // Stable: equals keep the order of seats.
    (0..seats).map(|seat| 1 + order.iter().position(|&one| one == seat).unwrap_or(0) as u8).collect()
}

#[test]
fn the_referee_agrees_about_scores_and_places() {
    let (mut ties, mut with_tokens) = (0, 0);
    for number in 0..positions() {
        let (position, harder) = end(number);
        let t = over(position);
        let view = t.view();
        let mut totals = Vec::new();
        for seat in 0..view.players.len() {
            let [track, outposts, robberies, symbols, mustangs, bison, raccoons, coins] = scores(&view, seat, harder);
            let told = t.scores(seat);
            let expected = vec![
                track,
                outposts,
                robberies,
                symbols - told[EAGLES],
                mustangs,
                bison,
                told[EAGLES],
                raccoons,
                coins,
            ];
            assert_eq!(told, expected, "position {number}, seat {seat}");
            totals.push(told.iter().sum());
            with_tokens += u32::from(view.players[seat].jokers > 0);
        }
        assert_eq!(t.places(), places(&totals, view.sheriff.index()), "position {number}: {totals:?}");
        totals.sort_unstable();
        ties += u32::from(totals.windows(2).any(|pair| pair[0] == pair[1]));
    }
    assert!(u64::from(ties) > positions() / 20 && u64::from(with_tokens) > positions() / 4, "{ties}, {with_tokens}");
}
