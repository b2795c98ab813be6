//! Income and deliveries: values, certificates, cities, discs, links and transport (GWT-INC, GWT-DEL, GWT-DISC).

use std::collections::{BTreeMap, BTreeSet};

use great_western_trail::data::boards::Disc;
use great_western_trail::data::cattle::Cattle;
use great_western_trail::data::railroad::{Berth, City, Master, Station};
use great_western_trail::data::trail::Site;
use great_western_trail::{Action, Card, GreatWesternTrail, Pile, Player, Position, Step};
use table::{Dice, Eyes, Game, Seat, Silent};

use super::{arranged, legal, one_in, positions};

/// Cities by what they demand.
const CITIES: [(&str, u8); 10] = [
    ("kansas-city", 0),
    ("fulton", 1),
    ("st-louis", 4),
    ("bloomington", 6),
    ("peoria", 8),
    ("chicago", 10),
    ("toledo", 12),
    ("pittsburgh", 14),
    ("philadelphia", 16),
    ("new-york", 18),
];

/// Cities and stations with dark corners, and discs from dark corners.
const DARK: [&str; 14] = [
    "chicago",
    "toledo",
    "philadelphia",
    "new-york",
    "s5",
    "s6",
    "s7",
    "s8",
    "s9",
    "s10",
    "cert6",
    "step1",
    "step2",
    "hand",
];

/// Spaces after which a cross stands.
const CROSSES: [u8; 11] = [3, 4, 5, 7, 9, 10, 11, 13, 15, 16, 17];

/// The track: after these spaces a turnout branches off.
const TURNOUTS: [(u8, &str); 9] =
    [(4, "s1"), (7, "s2"), (10, "s3"), (13, "s4"), (16, "s5"), (21, "s6"), (25, "s7"), (29, "s8"), (33, "s9")];

/// What the marker shows, space by space.
const MARKER: [u8; 6] = [0, 1, 2, 3, 4, 6];

fn city(name: &str) -> City {
    City::named(name).expect("a city")
}

/// The value of a hand: each breed once, and of Simmentals the best.
fn value_of(hand: Pile) -> u8 {
    let mut breeds: BTreeMap<&str, u8> = BTreeMap::new();
    for card in hand.kinds() {
        let name = card.to_string();
        let (breed, value) = match name.split('-').next().expect("a name") {
            "criollo" => ("criollo", 1),
            "santa" => ("santa gertrudis", 2),
            "pineywoods" => ("pineywoods", 2),
            "galloway" => ("galloway", 2),
            "longhorn" => ("longhorn", 3),
            "red" => ("red poll", 3),
            "black" => ("black angus", 3),
            "shorthorn" => ("shorthorn", 4),
            "hereford" => ("hereford", 5),
            "calf" => ("simmental", 2),
            "heifer" => ("simmental", 4),
            "cow" => ("simmental", 5),
            _ => continue,
        };
        let known = breeds.entry(breed).or_default();
        *known = value.max(*known);
    }
    breeds.values().sum()
}

fn permanent(player: &Player) -> u8 {
    let has = |master: Master| player.masters.contains(master);
    [(Master::Sm2, 1), (Master::Sm3, 1), (Master::Sm4, 1), (Master::Sm6, 1), (Master::Sm8, 2)]
        .into_iter()
        .filter(|&(master, _)| has(master))
        .map(|(_, certificates)| certificates)
        .sum()
}

/// The number before which the engine's front stands: on a turnout that of the space after it.
fn front(engine: Berth) -> u8 {
    let name = engine.to_string();
    let turnout = TURNOUTS.iter().find(|(_, station)| *station == name);
    turnout.map_or_else(|| name.parse().expect("a number"), |(after, _)| after + 1)
}

/// A dollar for every cross between the engine and the city.
fn transport(engine: Berth, value: u8) -> u16 {
    CROSSES.iter().filter(|&&cross| front(engine) <= cross && cross < value).count() as u16
}

/// What can be put on a city: discs of the own board, or else of stations.
fn discs(player: &Player, to: &str, transport: u16) -> BTreeSet<String> {
    let on_board: Vec<Disc> = Disc::ALL.into_iter().filter(|disc| player.discs[disc.index()] > 0).collect();
    let is_dark = |name: &str| DARK.contains(&name);
    let no_white = on_board.iter().all(|disc| is_dark(disc.name()));
    let fits = |disc: &&Disc| is_dark(to) || no_white || !is_dark(disc.name());
    let payable = |disc: &&Disc| {
        let price = if disc.name() == "hand" { 5 } else { 0 };
        let back = if disc.name() == "step1" { 3 } else { 0 } + if to == "kansas-city" { 4 } else { 0 };
        player.dollars >= price && player.dollars - price + back >= transport
    };
    let of_board: BTreeSet<String> =
        on_board.iter().filter(fits).filter(payable).map(|disc| format!("disc {disc}")).collect();
    if !of_board.is_empty() {
        return of_board;
    }
    Station::ALL
        .into_iter()
        .filter(|station| player.stations.contains(*station))
        .map(|station| format!("recall {station}"))
        .collect()
}

/// Cities that may be delivered to.
fn cities(player: &Player, limit: u8, extraordinary: bool) -> Vec<String> {
    let open = |name: &str| ["kansas-city", "new-york"].contains(&name) || player.cities[city(name).index()] == 0;
    let payable = |name: &str, value: u8| {
        let price = if extraordinary { 0 } else { transport(player.engine, value) };
        let gain = if name == "kansas-city" { 4 } else { 0 };
        player.dollars + gain >= price || !discs(player, name, price).is_empty()
    };
    CITIES
        .into_iter()
        .filter(|&(name, value)| value <= limit && open(name) && payable(name, value))
        .map(|(name, _)| format!("deliver {name}"))
        .collect()
}

/// Objective cards and tokens that the first disc on a city brings.
fn links(player: &Player, to: &str) -> (usize, u8) {
    let place = CITIES.iter().position(|(name, _)| *name == to).expect("a city");
    let bonus = |near: usize| match CITIES[near].0 {
        "fulton" | "bloomington" | "peoria" => (1, 0),
        "st-louis" => (0, 1),
        _ => (0, 0),
    };
    let mut sum = (0, 0);
    if player.cities[place] == 0 {
        // Kansas City and New York have no neighbours.
        for (near, far) in [(place.wrapping_sub(1), place), (place, place + 1)] {
            let other = if near == place { far } else { near };
            let joined = (1..8).contains(&near) && other < 10 && player.cities[other] > 0;
            if joined {
                let (cards, tokens) = bonus(near);
                sum = (sum.0 + cards, sum.1 + tokens);
            }
        }
    }
    sum
}

fn play(game: &mut GreatWesternTrail, seat: Seat, notation: &str, dice: &mut Dice) {
    let action: Action = notation.parse().unwrap_or_else(|error| panic!("{error}"));
    game.play(seat, action, dice, &mut Silent).unwrap_or_else(|why| panic!("{notation}: {why}"));
}

/// Objective cards in a herd.
fn goals(game: &GreatWesternTrail, seat: Seat) -> usize {
    let herd = game.view(Eyes::Seat(seat)).player(seat).herd.clone();
    [herd.hand, herd.deck, herd.discard].into_iter().flatten().map(|pile| usize::from(pile.goals.len())).sum()
}

/// Delivers to every city in turn, with some disc.
fn deliveries_are_right(game: &GreatWesternTrail, seat: Seat, limit: u8, extraordinary: bool, dice: &mut Dice) {
    let before = *game.table().player(seat);
    let open = cities(&before, limit, extraordinary);
    assert_eq!(legal(game, seat), open, "value {limit}");
    for deliver in open {
        let to = deliver.strip_prefix("deliver ").expect("a city");
        let value = CITIES.iter().find(|(name, _)| *name == to).expect("a city").1;
        let price = if extraordinary { 0 } else { transport(before.engine, value) };
        let possible = discs(&before, to, price);
        let mut after = game.clone();
        play(&mut after, seat, &deliver, dice);
        let mut chosen = possible.first().cloned();
        if possible.len() > 1 {
            assert_eq!(legal(&after, seat).into_iter().collect::<BTreeSet<_>>(), possible, "to {to}");
            chosen = Some(dice.pick(&possible.iter().collect::<Vec<_>>()).clone());
            play(&mut after, seat, chosen.as_ref().expect("a disc"), dice);
        }
        // Whatever else is asked on the way is answered somehow; nothing is upgraded.
        while let Some(Step::TakeObjective { .. } | Step::Links(_) | Step::Upgrade(_)) = after.table().step() {
            let options = legal(&after, seat);
            let answer = options.iter().find(|option| *option == "done").unwrap_or(&options[0]).clone();
            play(&mut after, seat, &answer, dice);
        }
        let mut expected = before;
        let (cards, tokens) = if chosen.is_some() { links(&before, to) } else { (0, 0) };
        expected.tokens += tokens;
        expected.dollars += if to == "kansas-city" { 4 } else { 0 };
        if let Some(chosen) = &chosen {
            expected.cities[city(to).index()] += 1;
            match chosen.split_once(' ').expect("a disc or a station") {
                ("disc", name) => {
                    let disc = Disc::named(name).expect("a disc");
                    expected.discs[disc.index()] -= 1;
                    expected.dollars += if name == "step1" { 3 } else { 0 };
                    expected.dollars -= if name == "hand" { 5 } else { 0 };
                }
                (_, name) => expected.stations.remove(Station::named(name).expect("a station")),
            }
        }
        expected.dollars -= price;
        if !extraordinary {
            expected.rancher = Some(Site::Start);
        }
        assert_eq!(*after.table().player(seat), expected, "to {to} with {chosen:?}");
        let there = usize::from(game.table().objective_deck) + game.table().display.iter().flatten().count();
        assert_eq!(goals(&after, seat), goals(game, seat) + cards.min(there), "to {to}: objective cards");
    }
}

/// Somebody about to be paid in Kansas City.
fn in_kansas_city(dice: &mut Dice) -> (Position, Seat) {
    let players = 2 + dice.below(3) as usize;
    let mut position = with_history(players, dice);
    let seat = position.table.turn;
    position.table.foresight = [None; 6];
    let kinds: Vec<Cattle> = Cattle::ALL.into_iter().collect();
    let hand: Vec<Card> = (0..dice.below(8)).map(|_| Card::Cattle(dice.pick(&kinds))).collect();
    position.hand(seat, hand).player(seat).marker = dice.below(6) as u8;
    position.visit(Site::KansasCity);
    (position, seat)
}

/// A table at which there were deliveries and upgrades before.
fn with_history(players: usize, dice: &mut Dice) -> Position {
    let mut position = arranged(players, dice);
    for seat in Seat::all(position.table.seats.into()) {
        for name in CITIES.map(|(name, _)| name).into_iter().filter(|_| one_in(3, dice)).collect::<Vec<_>>() {
            position.city(seat, city(name));
        }
        for station in Station::ALL.into_iter().filter(|_| one_in(4, dice)).collect::<Vec<_>>() {
            position.station(seat, station);
        }
        let masters = (0..dice.below(3)).map(|_| dice.pick(&Master::ALL)).collect();
        position.player(seat).masters = masters;
        if one_in(4, dice) {
            position.player(seat).discs = [0; 10];
            position.player(seat).discs[dice.below(10) as usize] = dice.below(2) as u8;
        }
        if one_in(4, dice) {
            let station = dice.pick(&Station::ALL[..9]);
            position.turnout(seat, station);
        }
    }
    position
}

#[test]
fn gwt_inc_02_del_10_disc_08_income_and_deliveries() {
    for seed in 0..positions(15_000) {
        let mut dice = Dice::from_number(seed);
        let (position, seat) = in_kansas_city(&mut dice);
        let mut game = position.game();
        let before = position.table.players()[seat.index()];
        let (value, permanent) = (value_of(position.herds[seat.index()].hand), permanent(&before));
        let certificates = MARKER[usize::from(before.marker)];
        let mut spent = 0;
        if game.table().step() == Some(Step::Income) {
            let numbers: Vec<String> = (0..=certificates).map(|count| format!("spend {count}")).collect();
            assert_eq!(legal(&game, seat), numbers, "seed {seed}");
            spent = dice.below(u32::from(certificates) + 1) as u8;
            play(&mut game, seat, &format!("spend {spent}"), &mut dice);
        }
        while let Some(Step::Calves | Step::Heifers) = game.table().step() {
            play(&mut game, seat, "raise 0", &mut dice);
        }
        let total = value + permanent + spent;
        let mut marker = before.marker;
        while certificates - MARKER[usize::from(marker)] < spent {
            marker -= 1;
        }
        let after = game.table().player(seat);
        assert_eq!((after.dollars, after.marker), (before.dollars + u16::from(total), marker), "seed {seed}");
        deliveries_are_right(&game, seat, total, false, &mut dice);
    }
}

/// The track from the start to its end.
fn track() -> Vec<String> {
    let mut track = Vec::new();
    for space in 0..=39 {
        track.push(space.to_string());
        track.extend(TURNOUTS.iter().filter(|(after, _)| *after == space).map(|(_, station)| (*station).to_owned()));
    }
    track
}

#[test]
fn gwt_pb_9a_eng_03_extraordinary_deliveries() {
    for seed in 0..positions(8_000) {
        let mut dice = Dice::from_number(1_000_000 + seed);
        let mut position = with_history(2 + seed as usize % 3, &mut dice);
        let seat = position.table.turn;
        let game = position.step(Step::BackToDeliver).game();
        let engine = |seat: Seat| game.table().player(seat).engine.to_string();
        let track = track();
        let from = track.iter().position(|berth| *berth == engine(seat)).expect("on the track");
        let others: Vec<String> = game.table().all_seats().filter(|&other| other != seat).map(engine).collect();
        let is_free = |berth: &String| berth == "0" || !others.contains(berth);
        let behind: Vec<String> = track[..from].iter().filter(|berth| is_free(berth)).cloned().collect();
        if behind.is_empty() {
            continue;
        }
        assert_eq!(legal(&game, seat), behind.iter().map(|berth| format!("engine {berth}")).collect::<Vec<_>>());
        let to = dice.pick(&behind.iter().collect::<Vec<_>>());
        let at = track.iter().position(|berth| berth == to).expect("on the track");
        let passed = track[at..from].iter().filter(|berth| is_free(berth) && !berth.starts_with('s')).count() as u8;
        let mut moved = game.clone();
        play(&mut moved, seat, &format!("engine {to}"), &mut dice);
        deliveries_are_right(&moved, seat, passed, true, &mut dice);
    }
}
