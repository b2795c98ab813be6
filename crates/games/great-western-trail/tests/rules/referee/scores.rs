//! The final account (GWT-SCORE), with every use of objective cards tried out.

use great_western_trail::data::boards::Disc;
use great_western_trail::data::cattle::Cattle;
use great_western_trail::data::objectives::{Objective, Start, TASKS, Task, Terms};
use great_western_trail::data::railroad::{City, Master, Station};
use great_western_trail::data::tiles::{Tile, Worker};
use great_western_trail::{Card, GreatWesternTrail, Pile, Player, Position};
use proving::journey::Journey;
use table::{Dice, Eyes, Game, Seat};

use super::{arranged, one_in, options, positions};

/// Points of buildings, from 1 to 12.
const A_SIDES: [i32; 12] = [1, 1, 1, 3, 4, 5, 6, 6, 9, 13, 20, 5];
const B_SIDES: [i32; 12] = [1, 1, 3, 3, 4, 5, 6, 8, 8, 11, 10, 4];

/// Points of stations, from 1 to 10.
const STATIONS: [i32; 10] = [1, 1, 2, 2, 3, 5, 6, 7, 8, 9];

/// Two neighbouring cities, and what both together are worth.
const LINKS: [(&str, &str, i32); 4] = [
    ("fulton", "st-louis", -3),
    ("chicago", "toledo", 6),
    ("toledo", "pittsburgh", 8),
    ("pittsburgh", "philadelphia", 4),
];

fn herd(game: &GreatWesternTrail, seat: Seat) -> Pile {
    let herd = game.view(Eyes::Seat(seat)).player(seat).herd.clone();
    let seen = |pile: Option<Pile>| pile.expect("one's own cards");
    seen(herd.hand).plus(seen(herd.deck)).plus(seen(herd.discard))
}

fn of_name(herd: Pile, begins: &str) -> u8 {
    herd.iter().filter(|(card, _)| card.to_string().starts_with(begins)).map(|(_, count)| count).sum()
}

fn points_of(card: &str) -> i32 {
    match card {
        "longhorn" => 1,
        "red-poll" => 2,
        "black-angus" | "calf" => 3,
        "heifer" => 4,
        "cow" => 5,
        _ if card.starts_with("shorthorn-") || card.starts_with("hereford-") => {
            card[card.len() - 1..].parse().expect("points")
        }
        _ => 0,
    }
}

/// What objective cards may ask for.
fn items(player: &Player, herd: Pile) -> [u8; TASKS] {
    let mut items = [0; TASKS];
    for task in Task::ALL {
        items[task.index()] = match task {
            Task::Building => (0..12).filter(|number| player.built.bits() >> number & 1 == 1).count() as u8,
            Task::Green => player.bandits[0],
            Task::Orange => player.bandits[1],
            Task::Hazard => player.hazards.iter().sum(),
            Task::Station => (0..10).filter(|station| player.stations.bits() >> station & 1 == 1).count() as u8,
            Task::Value3 => of_name(herd, "longhorn") + of_name(herd, "red-poll") + of_name(herd, "black-angus"),
            Task::Shorthorn => of_name(herd, "shorthorn"),
            Task::Hereford => of_name(herd, "hereford"),
            Task::NewYork => player.cities[City::NewYork.index()],
        };
    }
    items
}

/// A card that is counted at the end, and whether it has to be.
type Claim = (&'static Terms, bool);

/// Every way to use the cards: fulfilled, failed, or left out. The best total of cards and their station master, and every
/// pair of these two sums that reaches it.
fn best(claims: &[Claim], items: [u8; TASKS], points: i32, cards: i32, by_cards: bool, found: &mut Vec<(i32, i32)>) {
    let Some((&(terms, played), rest)) = claims.split_first() else {
        found.push((points, if by_cards { cards / 2 * 3 } else { 0 }));
        return;
    };
    if (0..TASKS).all(|task| terms.needs[task] <= items[task]) {
        let mut left = items;
        (0..TASKS).for_each(|task| left[task] -= terms.needs[task]);
        best(rest, left, points + i32::from(terms.points), cards + 1, by_cards, found);
    }
    best(rest, items, points - i32::from(terms.penalty), cards + 1, by_cards, found);
    if !played {
        best(rest, items, points, cards, by_cards, found);
    }
}

fn objectives(player: &Player, herd: Pile) -> Vec<(i32, i32)> {
    let mut claims: Vec<Claim> = player.start.iter().map(|start| (start.terms(), true)).collect();
    for (pile, played) in [(player.played, true), (herd.goals, false)] {
        for kind in Objective::ALL {
            claims.extend((0..pile.count(kind)).map(|_| (kind.terms(), played)));
        }
    }
    let by_cards = player.masters.contains(Master::Sm1);
    let mut found = Vec::new();
    best(&claims, items(player, herd), 0, 0, by_cards, &mut found);
    let most = found.iter().map(|(cards, master)| cards + master).max().expect("at least nothing");
    found.retain(|(cards, master)| cards + master == most);
    found
}

/// What a station master other than that for objective cards is worth.
fn master(player: &Player, master: Master) -> i32 {
    let twos = |count: u8| i32::from(count) / 2 * 3;
    let certificates = [0, 1, 2, 3, 4, 6][usize::from(player.marker)];
    let permanent: u8 = [("sm2", 1), ("sm3", 1), ("sm4", 1), ("sm6", 1), ("sm8", 2)]
        .into_iter()
        .filter(|(name, _)| player.masters.contains(Master::named(name).expect("a tile")))
        .map(|(_, count)| count)
        .sum();
    match master.name() {
        "sm2" => twos(certificates + permanent),
        "sm3" => 3 * i32::from(player.bandits[0].min(player.bandits[1])),
        "sm4" => twos(player.hazards.iter().sum()),
        "sm5" => player.workers.iter().map(|&count| i32::from(count)).sum(),
        "sm6" => twos((0..10).filter(|station| player.stations.bits() >> station & 1 == 1).count() as u8),
        "sm7" => 2 * (0..12).filter(|number| player.built.bits() >> number & 1 == 1).count() as i32,
        _ => 0,
    }
}

fn cities(player: &Player, new_york: i32) -> i32 {
    let discs = |name: &str| i32::from(player.cities[City::named(name).expect("a city").index()]);
    let linked: i32 =
        LINKS.iter().filter(|(near, far, _)| discs(near) > 0 && discs(far) > 0).map(|(.., points)| points).sum();
    6 * discs("philadelphia") + new_york * discs("new-york") - 6 * discs("kansas-city") + linked
}

/// Holds the account of every seat to a second one.
fn account_is_right(game: &GreatWesternTrail) {
    let table = game.table();
    let standing = game.reckoning().expect("a reckoning");
    let mut totals = Vec::new();
    for seat in table.all_seats() {
        let (player, sam) = (table.player(seat), table.sam.is_some() && seat == Seat::new(1));
        let herd = herd(game, seat);
        let built = |number: usize| player.built.bits() >> number & 1 == 1;
        let b_side = |number: usize| sam || table.b_sides.bits() >> number & 1 == 1;
        let buildings: i32 =
            (0..12).filter(|&number| built(number)).map(|n| if b_side(n) { B_SIDES[n] } else { A_SIDES[n] }).sum();
        let stations: i32 =
            (0..10).filter(|station| player.stations.bits() >> station & 1 == 1).map(|s| STATIONS[s]).sum();
        // Hazards are named by their points.
        let hazard = |tile: Tile| -> i32 { tile.name()[tile.name().len() - 1..].parse().expect("points") };
        let hazards: i32 = (0..15).map(|kind| i32::from(player.hazards[kind]) * hazard(Tile::ALL[kind])).sum();
        let cattle: i32 = herd.iter().map(|(card, count)| points_of(&card.to_string()) * i32::from(count)).sum();
        let workers: i32 = player.workers.iter().map(|&count| 4 * (i32::from(count) - 4).max(0)).sum();
        let token = if table.token_owner == Some(seat) { 2 } else { 0 };
        let has = |tile: Master| player.masters.contains(tile);
        let masters: i32 = Master::ALL.into_iter().filter(|&tile| has(tile)).map(|tile| master(player, tile)).sum();
        let step2 = if player.discs[Disc::Step2.index()] == 0 { 3 } else { 0 };
        let found: [i32; 11] = std::array::from_fn(|category| standing.of(seat).scores[category]);
        let expected: Vec<[i32; 11]> = if sam {
            let started = player.start.map_or(0, |start| i32::from(start.terms().points));
            let taken: i32 = player.played.iter().map(|(kind, n)| i32::from(kind.terms().points) * i32::from(n)).sum();
            vec![[0, buildings, cities(player, 6), stations, hazards, cattle, started + taken, 0, workers, 0, token]]
        } else {
            let money = i32::from(player.dollars / 5);
            let with = |(cards, by_cards): (i32, i32)| {
                let masters = masters + by_cards;
                [money, buildings, cities(player, 9), stations, hazards, cattle, cards, masters, workers, step2, token]
            };
            objectives(player, herd).into_iter().map(with).collect()
        };
        assert!(expected.contains(&found), "{seat}: {found:?}, expected one of {expected:?}");
        assert_eq!(standing.of(seat).total, found.iter().sum::<i32>(), "{seat}");
        totals.push((found.iter().sum::<i32>(), sam));
    }
    for (i, result) in standing.results.iter().enumerate() {
        // Whoever is better; Sam is better than an equal.
        let better = totals.iter().filter(|&&total| total > totals[i]).count();
        assert_eq!(usize::from(result.place), better + 1, "place of {i} in {totals:?}");
    }
}

/// Players with everything that scores, at random.
fn scattered(players: usize, dice: &mut Dice) -> Position {
    let mut position = arranged(players, dice);
    let seats: Vec<Seat> = Seat::all(position.table.seats.into()).collect();
    for &seat in &seats {
        let sam = position.table.sam.is_some() && seat == Seat::new(1);
        let herd = position.herd(seat);
        let kinds: Vec<Cattle> = Cattle::ALL.into_iter().collect();
        for _ in 0..dice.below(8) {
            let card = Card::Cattle(dice.pick(&kinds));
            if sam || one_in(2, dice) { herd.discard.add(card) } else { herd.deck.add(card) }
        }
        if !sam {
            (0..dice.below(4)).for_each(|_| herd.hand.add(Card::Objective(dice.pick(&Objective::ALL))));
        }
        let player = position.player(seat);
        player.start = if one_in(4, dice) { None } else { Some(dice.pick(&Start::ALL)) };
        (0..dice.below(5)).for_each(|_| player.played.add(dice.pick(&Objective::ALL), 1));
        player.dollars = dice.below(60) as u16;
        player.marker = dice.below(6) as u8;
        player.workers = Worker::ALL.map(|_| 1 + dice.below(6) as u8);
        player.bandits = [dice.below(4) as u8, dice.below(4) as u8];
        player.hazards = [(); 15].map(|()| u8::from(one_in(6, dice)));
        player.masters = Master::ALL.into_iter().filter(|_| one_in(3, dice)).collect();
        player.cities = City::ALL.map(|_| dice.below(3) as u8);
        player.stations = Station::ALL.into_iter().filter(|_| one_in(3, dice)).collect();
    }
    if one_in(2, dice) {
        (position.table.token_row, position.table.token_owner) = (12, Some(dice.pick(&seats)));
    }
    position
}

#[test]
fn gwt_score_12_13_accounts_of_any_position() {
    for seed in 0..positions(25_000) {
        let mut dice = Dice::from_number(seed);
        account_is_right(&scattered(1 + seed as usize % 4, &mut dice).game());
    }
}

#[test]
fn gwt_score_12_solo_24_accounts_of_whole_games() {
    for seed in 0..positions(300) {
        let mut dice = Dice::from_number(seed);
        let setup = options(1 + seed as usize % 4, &mut dice);
        let game = Journey::<GreatWesternTrail>::begin(&setup, seed).after(usize::MAX);
        assert!(game.standing().is_some_and(|standing| Some(standing) == game.reckoning()), "seed {seed}");
        account_is_right(&game);
    }
}
