//! Towns: where dice lead, what a Combo brings, and all that comes of producing in any order.

use std::collections::{BTreeMap, BTreeSet};

use table::{Dice, Game, Silent};
use west_story::data::{Card, Gain, Section, Side, Sort, Special, Symbol};
use west_story::view::{Morning, Phase, View};
use west_story::{Action, Position, WestStory};

use super::{Chance, of_sort, outposts, positions, symbols, visible};
use crate::common::*;

/// More states than this are not looked at one by one.
const MOST_STATES: usize = 20_000;

/// A Town in the morning: seat 0's, who is Sheriff and so waits for nobody. Seat 1 has nothing but printed cards.
fn morning(number: u64) -> Position {
    let mut chance = Chance::of(number);
    let mut options = chance.options(2);
    options.tom = None;
    let mut cards = chance.cards(&options);
    // Settlers, Prospectors and Mines are what order matters for.
    if chance.one_in(2) {
        let matters = |card: &Card| ["II-S1", "II-G1", "III-12", "II-S2"].contains(&card.kind().id());
        cards.sort_by_key(matters);
    }
    let mut position = Position::of(&options).dice(1 + chance.up_to(5) as u8, 1 + chance.up_to(5) as u8);
    position = position.total(0, chance.up_to(60) as u16).jokers(0, [0, 0, 1, 2][chance.up_to(3) as usize]);
    position = position.holds(0, chance.up_to(6) as u8, chance.up_to(9) as u16, chance.up_to(6) as u8);
    position = chance.discs(position, &options).delivered(0, chance.up_to(2) as u8);
    for region in 1..=options.side.board().regions.len() {
        if chance.one_in(2) {
            position = position.bandits(region, &[]);
        }
    }
    position = chance.built(position, 0, &mut cards);
    chance.blocked(position, 0)
}

/// Where a die leads: past blocked cards to the right, and round the end (WS-TOWN-06).
fn led_to(view: &View, row: usize, die: u8) -> usize {
    let mut column = usize::from(die) - 1;
    while view.players[0].town[row * 6 + column].blocked {
        column = (column + 1) % 6;
    }
    row * 6 + column
}

/// A card with one symbol more that counts as a joker, or as it is.
fn with_token(card: Card, token: bool) -> Vec<Symbol> {
    let mut all = symbols(card);
    if token {
        all.push(Symbol::Joker);
    }
    all
}

fn shows(symbols: &[Symbol], wanted: Symbol) -> bool {
    symbols.contains(&wanted) || symbols.contains(&Symbol::Joker)
}

/// The rewards of a Combo: a third card, or none for the cow; each with the fewest tokens that it takes (WS-COMBO-02, WS-COMBO-08).
fn rewards(view: &View, two: [usize; 2]) -> BTreeMap<Option<usize>, u8> {
    let player = &view.players[0];
    let mut rewards = BTreeMap::new();
    let mut possible = |reward: Option<usize>, tokens: u8| {
        let fewest = rewards.entry(reward).or_insert(tokens);
        *fewest = tokens.min(*fewest);
    };
    for (first, second, third) in (0..8).map(|way| (way & 1 == 1, way & 2 == 2, way & 4 == 4)) {
        let tokens = u8::from(first) + u8::from(second) + u8::from(third);
        if tokens > player.jokers {
            continue;
        }
        let one = with_token(player.town[two[0]].card, first);
        let other = with_token(player.town[two[1]].card, second);
        for symbol in Symbol::WITH_GOLD.into_iter().filter(|symbol| shows(&one, *symbol) && shows(&other, *symbol)) {
            possible(None, tokens);
            for (at, place) in player.town.iter().enumerate() {
                let fits = shows(&with_token(place.card, third), symbol);
                if fits && !place.blocked && !two.contains(&at) {
                    possible(Some(at), tokens);
                }
            }
        }
    }
    rewards
}

/// What a seat has: hats, coins, cows and points.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Has {
    hats: u8,
    coins: u16,
    cows: u8,
    total: u16,
}

impl Has {
    fn of(view: &View) -> Has {
        let player = &view.players[0];
        Has { hats: player.hats, coins: player.coins, cows: player.cows, total: player.total }
    }

    /// Everything that a gain can lead to: any part of its points may be refused (WS-VP-02, WS-RES-11).
    fn after(self, gain: Gain) -> Vec<Has> {
        let (hats, cows) = ((self.hats + gain.hats).min(6), (self.cows + gain.cows).min(6));
        let surplus = self.hats + gain.hats - hats + self.cows + gain.cows - cows;
        let most = u16::from(gain.points) + u16::from(surplus);
        let coins = self.coins + u16::from(gain.coins);
        (0..=most).map(|points| Has { hats, coins, cows, total: self.total + points }).collect()
    }
}

/// What a special section gives somebody who has this (WS-LV2-02, WS-BLD-04, WS-BLD-08 to WS-BLD-21).
fn special(view: &View, special: Special, has: Has) -> Gain {
    let cards = visible(&view.players[0]);
    let outposts = |area: usize| (0..2).any(|seat| outposts(view, seat)[area] > 0);
    match special {
        Special::PointsByCoins => Gain::points((has.coins / 2) as u8),
        Special::PointsByAnimals => Gain::points(of_sort(&cards, Sort::Animal) as u8),
        Special::CoinsByDice => Gain::coins(view.dice[0].max(view.dice[1]) - view.dice[0].min(view.dice[1])),
        Special::HatsByBuildings => {
            let buildings = cards.iter().map(|card| card.kind()).filter(|kind| kind.sort() == Sort::Building);
            Gain::hats(buildings.collect::<BTreeSet<_>>().len() as u8)
        }
        Special::PointsByRegions => {
            let bare = view.regions.iter().filter(|region| region.face_down == 0);
            Gain::points(bare.filter(|region| region.bandits.iter().all(Option::is_none)).count() as u8)
        }
        Special::HatsByCities => Gain::hats((0..view.cities.len()).filter(|area| outposts(*area)).count() as u8),
        Special::CoinsByBandits => Gain::coins(view.players[0].delivered),
        Special::GoldMine => Gain::coins(4),
    }
}

/// All that carrying out one section can lead to.
fn ways(view: &View, section: Section, has: Has) -> Vec<Has> {
    match section {
        Section::Empty => vec![has],
        Section::Gain(gain) => has.after(gain),
        Section::Choose(one, other) => [has.after(one), has.after(other)].concat(),
        Section::Pay(hats, gain) => {
            let cows = (0..=hats).filter(|cows| *cows <= has.cows && hats - cows <= has.hats);
            let paid = cows.map(|cows| Has { hats: has.hats - (hats - cows), cows: has.cows - cows, ..has });
            paid.flat_map(|has| has.after(gain)).chain([has]).collect()
        }
        Section::Special(Special::GoldMine) => [has.after(Gain::coins(4)), vec![has]].concat(),
        Section::Special(one) => has.after(special(view, one, has)),
    }
}

/// Everything that producing these sections in any order can lead to (WS-TOWN-09).
fn outcomes(view: &View, sections: &[Section], has: Has) -> BTreeSet<Has> {
    let mut ends = BTreeSet::new();
    let mut seen = BTreeSet::new();
    let mut open = vec![(0u8, has)];
    while let Some((done, has)) = open.pop() {
        if !seen.insert((done, has)) {
            continue;
        }
        let left = (0..sections.len()).filter(|number| done >> number & 1 == 0);
        for number in left.clone() {
            open.extend(ways(view, sections[number], has).into_iter().map(|has| (done | 1 << number, has)));
        }
        if left.count() == 0 {
            ends.insert(has);
        }
    }
    ends
}

/// Everything that the rules let seat 0 reach in this Town Phase; none if there are too many ways.
fn reached(game: &WestStory) -> Option<Vec<WestStory>> {
    let (mut open, mut ends, mut states) = (vec![game.clone()], Vec::new(), 0);
    let mut legal: Vec<Action> = Vec::new();
    while let Some(game) = open.pop() {
        states += 1;
        if states > MOST_STATES {
            return None;
        }
        game.legal(seat(0), &mut legal);
        if game.view(table::Eyes::Bystander).phase != Phase::Town || legal.is_empty() {
            ends.push(game);
            continue;
        }
        for &action in &legal {
            let mut next = game.clone();
            next.play_legal(seat(0), action, &mut Dice::from_number(1), &mut Silent);
            open.push(next);
        }
    }
    Some(ends)
}

/// Of all that have the same goods and stand in the same region on the same lap, the most points: fewer are never better.
fn best(board: Side, all: impl Iterator<Item = Has>) -> BTreeMap<(u8, u16, u8, u16, usize), u16> {
    let mut best = BTreeMap::new();
    for has in all {
        let regions = board.board().regions;
        let field = has.total % 50;
        let region = regions.iter().position(|region| region.from <= field && field <= region.to).expect("a region");
        let most = best.entry((has.hats, has.coins, has.cows, has.total / 50, region)).or_insert(has.total);
        *most = has.total.max(*most);
    }
    best
}

/// After the phase: all activated cards are blocked, with an anvil if they have an ability; full rows are clear (WS-TOWN-12).
fn check_markers(before: &View, after: &View, active: &[usize], number: u64) {
    let over = after.phase != Phase::Town;
    for row in 0..2 {
        let places = || row * 6..row * 6 + 6;
        let expected: Vec<bool> =
            places().map(|at| before.players[0].town[at].blocked || active.contains(&at)).collect();
        let full = over && expected.iter().all(|blocked| *blocked);
        for (at, blocked) in places().zip(expected) {
            let place = &after.players[0].town[at];
            assert_eq!(place.blocked, blocked && !full, "position {number}: {}", place.place);
            let anvil = active.contains(&at) && place.card.kind().ability().is_some();
            assert_eq!(place.anvils, u8::from(anvil), "position {number}: {}", place.place);
        }
    }
}

/// The dice are given to rows, where that makes a difference (WS-TOWN-04, WS-TOWN-05); then two cards are active.
fn give_dice(t: &mut Table, before: &View, number: u64) -> [usize; 2] {
    let [yellow, green] = before.dice;
    let straight = [led_to(before, 0, yellow), led_to(before, 1, green)];
    let crossed = [led_to(before, 0, green), led_to(before, 1, yellow)];
    let asks = before.variant == west_story::Variant::Advanced && straight != crossed;
    assert_eq!(t.me(0).morning == Morning::Dice, asks, "position {number}: dice");
    let crosses = asks && t.dice.below(2) == 1;
    if asks {
        t.play_as(0, if crosses { "dice crossed" } else { "dice straight" });
    }
    if crosses { crossed } else { straight }
}

/// What is offered for a Combo, and what comes unasked. The third card, and whether there is a cow.
fn take_combo(t: &mut Table, before: &View, two: [usize; 2], number: u64) -> (Option<usize>, bool) {
    let rewards = rewards(before, two);
    let natural = rewards.get(&None) == Some(&0);
    let asks = if natural { rewards.len() > 1 } else { before.players[0].jokers > 0 };
    assert_eq!(t.me(0).morning == Morning::Combo, asks, "position {number}: {rewards:?}");
    if !asks {
        return (None, natural);
    }
    let name = |(reward, tokens): (&Option<usize>, &u8)| {
        let reward = reward.map_or("cow".to_owned(), |at| before.players[0].town[at].place.to_string());
        format!("combo {reward}{}", ["", " joker", " jokers"][usize::from(*tokens)])
    };
    let mut expected: BTreeSet<String> = rewards.iter().map(name).collect();
    if !natural {
        expected.insert("no-combo".to_owned());
    }
    let legal = t.legal_of(0);
    assert_eq!(legal.iter().cloned().collect::<BTreeSet<_>>(), expected, "position {number}");
    let choice = t.dice.pick(&(0..legal.len()).collect::<Vec<_>>());
    t.play_as(0, &legal[choice]);
    let chosen = rewards.iter().find(|reward| name(*reward) == legal[choice]).map(|(reward, _)| *reward);
    let spent = chosen.and_then(|reward| rewards.get(&reward)).copied().unwrap_or(0);
    let jokers = t.told.iter().find(|(event, _)| matches!(event, west_story::Event::TokenSpent { .. })).map(|_| spent);
    assert_eq!(jokers.unwrap_or(0), spent, "position {number}: tokens");
    (chosen.flatten(), chosen == Some(None))
}

#[test]
fn the_referee_agrees_about_combos_and_all_that_production_leads_to() {
    let (mut third, mut several, mut too_many) = (0, 0, 0);
    for number in 0..positions() {
        let position = morning(number);
        let before = over(position.clone()).view();
        let mut t = town(position);
        t.dice = Dice::from_number(number);
        let two = give_dice(&mut t, &before, number);
        let (third_card, cow) = take_combo(&mut t, &before, two, number);
        let active: Vec<usize> = two.into_iter().chain(third_card).collect();
        third += u64::from(third_card.is_some());

        let numbers = before.numbers.numbers();
        let sections: Vec<Section> =
            active.iter().flat_map(|at| numbers.card(before.players[0].town[*at].card).production).collect();
        let begin = if cow { Has::of(&before).after(Gain::cows(1)) } else { vec![Has::of(&before)] };
        let Some(ends) = reached(&t.game) else {
            too_many += 1;
            continue;
        };
        let ends: Vec<View> = ends.iter().map(|game| game.view(table::Eyes::Bystander)).collect();
        let expected: BTreeSet<Has> = begin.into_iter().flat_map(|has| outcomes(&before, &sections, has)).collect();
        for end in &ends {
            assert!(expected.contains(&Has::of(end)), "position {number}: {:?} cannot be reached", Has::of(end));
            check_markers(&before, end, &active, number);
        }
        let by_rules = best(before.side, ends.iter().map(Has::of));
        assert_eq!(by_rules, best(before.side, expected.into_iter()), "position {number}: {sections:?}");
        several += u64::from(by_rules.len() > 1);
    }
    assert!(
        too_many * 50 < positions() && third > positions() / 20 && several > positions() / 5,
        "{too_many}, {third}, {several}"
    );
}
