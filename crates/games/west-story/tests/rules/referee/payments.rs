//! Prices: every way to pay in hats, coins and cows, with every number of discounts, and tokens where cards do not fit.

use std::collections::BTreeSet;

use table::Dice;
use west_story::data::{Card, Kind, Level, Need, Sort, Symbol};
use west_story::view::{DealView, Task, View};
use west_story::{Action, Event, Payment, Position};

use super::{Chance, PLACES, anvils, bears, positions};
use crate::common::*;

/// A price, and discounts that may be used on it.
#[derive(Clone, Copy)]
struct Price {
    hats: u8,
    coins: u8,
    discount: Option<(Kind, u8)>,
}

impl Price {
    const fn of(hats: u8, coins: u8) -> Price {
        Price { hats, coins, discount: None }
    }

    /// What so many discounts leave of it: hats and coins, in every way (WS-BLD-01, WS-BLD-02, WS-BLD-03). None if the last of
    /// them would take nothing off.
    fn after(self, uses: u8) -> Vec<(u8, u8)> {
        let all = self.hats + self.coins;
        match self.discount {
            Some((Kind::Workshop, _)) if uses > 0 => {
                let less = (2 * uses).min(all);
                let ways = (0..=self.hats).filter(|hats| *hats <= less && less - hats <= self.coins);
                if 2 * (uses - 1) >= all {
                    return Vec::new();
                }
                ways.map(|hats| (self.hats - hats, self.coins - (less - hats))).collect()
            }
            Some(_) if uses > 0 && 2 * (uses - 1) >= self.hats => Vec::new(),
            Some(_) => vec![(self.hats.saturating_sub(2 * uses), self.coins)],
            None => vec![(self.hats, self.coins)],
        }
    }

    /// Every way to pay it: hats, coins and discounts, the rest in cows (WS-RES-05).
    fn ways(self, hats: u8, coins: u16, cows: u8) -> BTreeSet<(u8, u8, u8)> {
        let mut ways = BTreeSet::new();
        for uses in 0..=self.discount.map_or(0, |(_, most)| most) {
            for (hats_due, coins_due) in self.after(uses) {
                for hats_paid in 0..=hats_due.min(hats) {
                    for coins_paid in 0..=coins_due {
                        let cows_paid = hats_due - hats_paid + coins_due - coins_paid;
                        if u16::from(coins_paid) <= coins && cows_paid <= cows {
                            ways.insert((hats_paid, coins_paid, uses));
                        }
                    }
                }
            }
        }
        ways
    }
}

fn ways(view: &View, price: Price) -> BTreeSet<(u8, u8, u8)> {
    let player = &view.players[0];
    price.ways(player.hats, player.coins, player.cows)
}

/// The price of a card for seat 0.
fn price_of(view: &View, card: Card) -> Price {
    let numbers = view.numbers.numbers().kinds[card.kind().index()];
    let discount = match card.kind().sort() {
        Sort::Building => Some(Kind::Workshop),
        Sort::Animal => Some(Kind::TrappersHut),
        Sort::Plain => None,
    };
    let anvils = |kind: Kind| (kind, anvils(&view.players[0], kind));
    Price { hats: numbers.cost.hats, coins: numbers.cost.coins, discount: discount.map(anvils) }
}

/// A turn of seat 0 with much to pay and to pay with.
fn purse(number: u64) -> Position {
    let mut chance = Chance::of(number);
    let mut options = chance.options(2);
    options.tom = None;
    options.gold_rush = false;
    let mut cards = chance.cards(&options);
    let mut position = Position::of(&options).total(0, chance.up_to(55) as u16).sheriff(chance.up_to(1) as usize);
    position = position.holds(0, chance.up_to(6) as u8, chance.up_to(8) as u16, chance.up_to(5) as u8);
    for (kind, place) in [(Kind::Workshop, "t1"), (Kind::TrappersHut, "t2"), (Kind::Workshop, "b1")] {
        let found = cards.iter().position(|card| card.kind() == kind);
        if let Some(found) = found.filter(|_| chance.one_in(2)) {
            let card = cards.swap_remove(found);
            position = position.card(0, place, &card.to_string()).anvils(0, place, 1 + chance.up_to(1) as u8);
        }
    }
    for place in &PLACES[2..6] {
        let card = cards.pop().filter(|_| chance.one_in(2));
        position = card.map_or(position.clone(), |card| position.card(0, place, &card.to_string()));
    }
    for row in 0..3 {
        let level = Level::ALL[row];
        let of_row: Vec<String> =
            cards.iter().filter(|card| card.kind().level() == level).take(4).map(ToString::to_string).collect();
        position = position.market(row, &of_row.iter().map(String::as_str).collect::<Vec<_>>());
    }
    if chance.one_in(3) {
        position = position.tied(0, "boot");
    }
    let region = options.side.board().region_at(over(position.clone()).total(0));
    let bandits: Vec<&str> =
        ["cactus", "horseshoe", "boot", "revolver", "joker"].into_iter().filter(|_| chance.one_in(3)).collect();
    let fields = options.side.board().regions[region].bandits;
    position = position.bandits(region + 1, &bandits[..bandits.len().min(fields)]);
    position = position.jokers(0, chance.up_to(1) as u8);
    chance.blocked(position, 0)
}

/// The ways to pay that are offered.
fn offered(t: &Table) -> BTreeSet<(u8, u8, u8)> {
    let mut legal = Vec::new();
    table::Game::legal(&t.game, seat(0), &mut legal);
    let way = |action: &Action| match *action {
        Action::Pay { hats, coins, uses } => (hats, coins, uses),
        other => panic!("{other} is no payment"),
    };
    let ways: BTreeSet<_> = legal.iter().map(way).collect();
    assert_eq!(ways.len(), legal.len(), "each way once");
    ways
}

/// Holds what is asked, or was paid unasked, to all ways that there are; a way that is chosen costs what it says.
fn check_payment(t: &mut Table, before: &View, price: Price, number: u64) {
    let all = ways(before, price);
    if all.len() > 1 {
        assert_eq!(offered(t), all, "position {number}");
        let choice = t.dice.below(all.len() as u32) as usize;
        let (hats, coins, uses) = all.iter().copied().nth(choice).expect("one of them");
        let discounts = if uses > 0 { format!(" {uses}x") } else { String::new() };
        t.play_as(0, format!("pay {hats}h {coins}c{discounts}"));
    }
    let paid = t.events().into_iter().find_map(|event| match event {
        Event::Paid { paid, .. } | Event::Bought { paid, .. } | Event::Licensed { paid, .. } => Some(paid),
        _ => None,
    });
    let paid = paid.unwrap_or(Payment::coins(0));
    assert!(all.contains(&(paid.hats, paid.coins, paid.uses)), "position {number}: {paid:?} is none of {all:?}");
    let least = |way: &(u8, u8, u8)| price.after(way.2).iter().map(|due| due.0 + due.1).min().unwrap_or(0);
    let due = least(&(paid.hats, paid.coins, paid.uses));
    assert_eq!(paid.hats + paid.coins + paid.cows, due, "position {number}: {paid:?}");
}

/// Every card that can be paid can be bought, and no other.
fn check_purchases(t: &Table, number: u64) -> usize {
    let view = t.view();
    assert_eq!(view.turn.map(|turn| turn.task), Some(Task::Shop), "position {number}");
    let mut discounted = 0;
    for (slot, card) in view.market.iter().enumerate() {
        let Some(card) = *card else { continue };
        let name = format!("buy {}-{}", ["I", "II", "III"][slot / 4], slot % 4 + 1);
        let price = price_of(&view, card);
        assert_eq!(t.can_as(0, &name), !ways(&view, price).is_empty(), "position {number}: {name}");
        if t.can_as(0, &name) {
            let mut bought = t.clone();
            bought.play_as(0, &name);
            check_payment(&mut bought, &view, price, number);
            discounted += usize::from(price.discount.is_some_and(|(_, anvils)| anvils > 0));
        }
    }
    discounted
}

/// The cards that a symbol lets seat 0 activate, and those that a token does (WS-JOK-03).
fn cards_for(view: &View, symbol: Symbol) -> BTreeSet<String> {
    let player = &view.players[0];
    let free = player.town.iter().filter(|place| !place.blocked);
    let way = |fits: bool, place: &str| format!("activate {place}{}", if fits { "" } else { " joker" });
    free.filter(|place| bears(place.card, symbol) || player.jokers > 0)
        .map(|place| way(bears(place.card, symbol), &place.place.to_string()))
        .collect()
}

/// Free cards of seat 0 that fit.
fn free_cards(view: &View, fits: impl Fn(Card) -> bool) -> BTreeSet<String> {
    let free = view.players[0].town.iter().filter(|place| !place.blocked && fits(place.card));
    free.map(|place| format!("activate {}", place.place)).collect()
}

/// Posses: which bandits can be hunted, for how much, with which cards (WS-POSSE-02, WS-POSSE-03, WS-POSSE-06).
fn check_posses(t: &Table, number: u64) -> usize {
    let view = t.view();
    let player = &view.players[0];
    let region = usize::from(player.region);
    let poster = view.side.board().regions[region].city.map(|city| view.posters[usize::from(city)]);
    let (mut seen, mut hunted) = (Vec::new(), 0);
    for (slot, bandit) in view.regions[region].bandits.iter().enumerate() {
        let Some(bandit) = *bandit else { continue };
        let name = format!("posse {}", slot + 1);
        let price = match bandit {
            Symbol::Joker => Price::of(0, 0),
            _ if poster == Some(bandit) => Price::of(3, 0),
            _ => Price::of(2, 0),
        };
        let (possible, cards) = if bandit == Symbol::Joker {
            (view.sheriff.index() == 0, free_cards(&view, |_| true))
        } else {
            let cards = cards_for(&view, bandit);
            (player.tied.is_none() && !ways(&view, price).is_empty() && !cards.is_empty(), cards)
        };
        assert_eq!(t.can_as(0, &name), possible && !seen.contains(&bandit), "position {number}: {name}");
        seen.push(bandit);
        if t.can_as(0, &name) {
            let mut table = t.clone();
            table.play_as(0, &name);
            check_deal(&mut table, &view, &cards, price, number);
            hunted += 1;
        }
    }
    hunted
}

/// Outposts: a free field for which there is a card, and a price that can be paid (WS-BIZ-01, WS-BIZ-04).
fn check_outposts(t: &Table, number: u64) -> usize {
    let view = t.view();
    let player = &view.players[0];
    let near = view.side.board().regions[usize::from(player.region)].areas;
    let mut founded = 0;
    for (_, city) in view.cities.iter().enumerate().filter(|(area, _)| near >> area & 1 == 1) {
        let price = Price::of(0, view.numbers.numbers().cities[city.city.index()].cost);
        let mut seen = Vec::new();
        for field in city.fields.iter().filter(|field| field.disc.is_none()) {
            let of_sort = |sort: Sort| free_cards(&view, |card| card.kind().sort() == sort);
            let cards: BTreeSet<String> = match field.field.need {
                Need::Any => free_cards(&view, |_| true),
                Need::Building => of_sort(Sort::Building),
                Need::Animal => of_sort(Sort::Animal),
                symbol => cards_for(&view, Symbol::named(symbol.name()).expect("a symbol")),
            };
            let name = format!("{} {}", city.city, field.id);
            let possible = !cards.is_empty() && !seen.contains(&field.field);
            assert_eq!(t.can_as(0, format!("rob {name}")), possible, "position {number}: rob {name}");
            let payable = possible && !ways(&view, price).is_empty();
            assert_eq!(t.can_as(0, format!("outpost {name}")), payable, "position {number}: outpost {name}");
            if !cards.is_empty() {
                seen.push(field.field);
            }
            if payable {
                let mut table = t.clone();
                table.play_as(0, format!("outpost {name}"));
                check_deal(&mut table, &view, &cards, price, number);
                founded += 1;
            }
        }
    }
    founded
}

/// The card that is activated for a deal, and the price.
fn check_deal(t: &mut Table, before: &View, cards: &BTreeSet<String>, price: Price, number: u64) {
    if cards.len() > 1 {
        assert_eq!(t.legal_of(0).into_iter().collect::<BTreeSet<_>>(), *cards, "position {number}");
        let choice = t.dice.below(cards.len() as u32) as usize;
        t.play_as(0, cards.iter().nth(choice).expect("one of them"));
    }
    let asked = t.view().turn.is_some_and(|turn| turn.task == Task::Pay);
    assert_eq!(asked, ways(before, price).len() > 1, "position {number}");
    check_payment(t, before, price, number);
}

/// A licence is five coins, cows allowed (WS-LIC-01).
fn check_licences(t: &Table, number: u64) {
    let view = t.view();
    for name in t.options_of(0, "licence ") {
        let mut table = t.clone();
        table.play_as(0, format!("licence {name}"));
        let asked = matches!(table.view().turn.and_then(|turn| turn.deal), Some(DealView::Licence(_)));
        assert_eq!(asked, ways(&view, Price::of(0, 5)).len() > 1, "position {number}");
        check_payment(&mut table, &view, Price::of(0, 5), number);
    }
    let player = &view.players[0];
    let offered = view.licences.iter().enumerate().filter(|(spot, licence)| {
        licence.is_some() && view.side.board().licence_spot(2, *spot) >> player.region & 1 == 1
    });
    let expected = if ways(&view, Price::of(0, 5)).is_empty() { 0 } else { offered.count() };
    assert_eq!(t.options_of(0, "licence ").len(), expected, "position {number}");
}

#[test]
fn the_referee_agrees_about_every_way_to_pay() {
    let (mut discounted, mut hunted, mut founded) = (0, 0, 0);
    for number in 0..positions() {
        let mut t = turn(purse(number), 0);
        t.dice = Dice::from_number(number);
        hunted += check_posses(&t, number);
        founded += check_outposts(&t, number);
        check_licences(&t, number);
        // Two cows instead of actions, with whatever points they are; then purchases.
        while t.view().turn.is_some_and(|turn| !turn.shopping) {
            let next = ["cow", "shop", "accept 0"].into_iter().find(|next| t.can_as(0, next)).expect("a way on");
            t.play_as(0, next);
        }
        discounted += check_purchases(&t, number);
    }
    let enough = positions() as usize / 20;
    assert!(discounted > enough && hunted > enough && founded > enough, "{discounted}, {hunted}, {founded}");
}
