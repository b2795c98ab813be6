//! Ways along the trail, steps and fees (GWT-MOVE, GWT-FEE).

use std::collections::{BTreeMap, BTreeSet};

use great_western_trail::data::boards::Disc;
use great_western_trail::data::trail::Site;
use great_western_trail::{Action, Event, GreatWesternTrail, Step, Tenant};
use table::{Dice, Game, Seat};

use super::{arranged, legal, on_the_way, one_in, positions};

/// Where one comes from each site: the first branch, then the second.
const MAP: &str = "
    start: A
    A: A1 flood1
    A1: A2
    A2: A3
    A3: B
    flood1: flood2
    flood2: flood3
    flood3: flood4
    flood4: FR1
    FR1: FR2
    FR2: B
    B: B1 drought1
    B1: B2
    B2: B3
    B3: C
    drought1: drought2
    drought2: drought3
    drought3: drought4
    drought4: DR1
    DR1: C
    C: C1 D
    C1: C2
    C2: E
    D: D1 bandit4
    D1: E
    bandit4: bandit5
    bandit5: bandit6
    bandit6: bandit7
    bandit7: bandit8
    bandit8: bandit9
    bandit9: BR1
    BR1: BR2
    BR2: E
    E: E1 rock1
    E1: E2
    E2: F
    rock1: rock2
    rock2: rock3
    rock3: rock4
    rock4: RR1
    RR1: RR2
    RR2: F
    F: F1 F2
    F1: G
    F2: G
    G: G1 G2
    G1: kansas-city
    G2: kansas-city
";

/// What is printed on buildings with a hand: their number and side.
const GREEN: [&str; 3] = ["1a", "8a", "1b"];
const BLACK: [&str; 4] = ["4a", "10a", "4b", "10b"];
const BOTH: [&str; 2] = ["7a", "7b"];

/// A way: the spaces entered one after the other, and the forks at which it goes to the right of the map.
type Way = (Vec<&'static str>, String);

struct Trail<'a> {
    game: &'a GreatWesternTrail,
    map: BTreeMap<&'static str, Vec<&'static str>>,
}

impl Trail<'_> {
    fn of(game: &GreatWesternTrail) -> Trail<'_> {
        let line = |line: &'static str| {
            let (from, to) = line.trim().split_once(": ")?;
            Some((from, to.split(' ').collect()))
        };
        Trail { game, map: MAP.lines().filter_map(line).collect() }
    }

    fn tenant(&self, site: &str) -> Tenant {
        self.game.table().tenant(Site::named(site).expect("a site"))
    }

    /// Everything that can be entered with so many steps, however one gets there.
    fn go(&self, from: &'static str, way: &Way, most: u8, ways: &mut Vec<Way>) {
        for (branch, &next) in self.map[from].iter().enumerate() {
            let (mut entered, mut right) = way.clone();
            if branch == 1 {
                right.push_str(from);
            }
            if next == "kansas-city" || self.tenant(next) != Tenant::Empty {
                entered.push(next);
                ways.push((entered.clone(), right.clone()));
                if next == "kansas-city" || entered.len() == usize::from(most) {
                    continue;
                }
            }
            self.go(next, &(entered, right), most, ways);
        }
    }

    /// All ways by their notation. Those that enter the same spaces are one: the one with the fewest turns to the right.
    fn ways(&self, from: &'static str, most: u8, kansas_city: bool) -> BTreeMap<String, Vec<&'static str>> {
        let mut all = Vec::new();
        self.go(from, &(Vec::new(), String::new()), most, &mut all);
        let mut shortest: BTreeMap<Vec<&str>, String> = BTreeMap::new();
        for (entered, right) in all {
            let known = shortest.entry(entered).or_insert_with(|| right.clone());
            if right.len() < known.len() {
                *known = right;
            }
        }
        let notation = |(entered, right): (Vec<&'static str>, String)| {
            let to = entered[entered.len() - 1];
            let notation = if right.is_empty() { format!("go {to}") } else { format!("go {to} via {right}") };
            (notation, entered)
        };
        let free = |(entered, _): &(Vec<&str>, String)| kansas_city || entered[entered.len() - 1] != "kansas-city";
        shortest.into_iter().filter(free).map(notation).collect()
    }

    /// What entering costs a player, and who is paid.
    fn fee(&self, seat: Seat, site: &str) -> (u16, Option<Seat>) {
        let table = self.game.table();
        let (green, black) = match table.seats {
            2 => (2, 2),
            3 => (2, 1),
            _ => (1, 2),
        };
        match self.tenant(site) {
            Tenant::Tile(tile) if tile.name().contains("green") => (green, None),
            Tenant::Tile(_) => (black, None),
            Tenant::Private { owner, number } if owner != seat => {
                let sam = table.sam.is_some();
                let side = if sam && owner == Seat::new(1) || table.b_sides.bits() >> (number.get() - 1) & 1 == 1 {
                    "b"
                } else {
                    "a"
                };
                let tile = format!("{}{side}", number.get());
                let has = |tiles: &[&str]| tiles.contains(&tile.as_str());
                let due = if has(&BOTH) {
                    green + black
                } else if has(&GREEN) {
                    green
                } else if has(&BLACK) {
                    black
                } else {
                    0
                };
                (due, Some(owner).filter(|_| due > 0 && !sam))
            }
            _ => (0, None),
        }
    }
}

/// How many steps phase A allows.
fn limit(game: &GreatWesternTrail, seat: Seat) -> u8 {
    let (base, first, second) = match game.table().seats {
        2 => (3, 1, 1),
        3 => (3, 2, 1),
        _ => (4, 2, 1),
    };
    let removed = |disc: Disc| game.table().player(seat).discs[disc.index()] == 0;
    base + if removed(Disc::Step1) { first } else { 0 } + if removed(Disc::Step2) { second } else { 0 }
}

/// Compares all ways, and goes some of them. Says whether anybody was about to move.
fn moves_are_right(game: &GreatWesternTrail, dice: &mut Dice) -> bool {
    let table = game.table();
    let seat = table.turn;
    let (most, free) = match table.step() {
        Some(Step::Depart) => (limit(game, seat), false),
        Some(Step::Forward(most)) => (most, false),
        Some(Step::FreeMove(most)) => (most, true),
        _ => return false,
    };
    let (Some(from), false) = (table.player(seat).rancher, table.busy.contains(seat)) else { return false };
    let trail = Trail::of(game);
    let ways = trail.ways(from.name(), most, !free);
    let found: BTreeSet<String> = legal(game, seat).into_iter().filter(|option| option.starts_with("go ")).collect();
    let expected: BTreeSet<String> = ways.keys().cloned().collect();
    assert_eq!(found, expected, "from {from} with {most} steps{}", if free { ", free" } else { "" });
    for (notation, entered) in &ways {
        if !one_in(3, dice) {
            continue;
        }
        let mut dollars = [0, 1, 2, 3].map(|i| table.players().get(i).map_or(0, |player| player.dollars));
        let mut fees = Vec::new();
        for &site in entered {
            let (due, to) = trail.fee(seat, site);
            if due > 0 && !free {
                let paid = due.min(dollars[seat.index()]);
                dollars[seat.index()] -= paid;
                if let Some(owner) = to {
                    dollars[owner.index()] += paid;
                }
                fees.push((site, to, paid, due));
            }
        }
        let mut told: Vec<(Event, GreatWesternTrail)> = Vec::new();
        let action: Action = notation.parse().expect("a way");
        game.clone().play(seat, action, &mut dice.split(), &mut told).unwrap_or_else(|why| panic!("{notation}: {why}"));
        let paid: Vec<(&str, Option<Seat>, u16, u16)> = told
            .iter()
            .filter_map(|(event, _)| match *event {
                Event::FeePaid { seat: by, to, site, dollars, due, .. } if by == seat => {
                    Some((site.name(), to, dollars, due))
                }
                _ => None,
            })
            .collect();
        assert_eq!(paid, fees, "{notation} from {from}");
        let moved = told.iter().find_map(|(event, after)| match *event {
            Event::Moved { seat: by, to, steps, .. } if by == seat => Some((to.name(), usize::from(steps), after)),
            _ => None,
        });
        let (to, steps, after) = moved.expect("the move is told");
        assert_eq!((to, steps), (entered[entered.len() - 1], entered.len()), "{notation} from {from}");
        let left = [0, 1, 2, 3].map(|i| after.table().players().get(i).map_or(0, |player| player.dollars));
        assert_eq!(left, dollars, "{notation} from {from}");
    }
    true
}

#[test]
fn gwt_move_06_fee_03_ways_and_fees_on_crowded_trails() {
    for seed in 0..positions(20_000) {
        let mut dice = Dice::from_number(seed);
        let mut position = arranged(1 + seed as usize % 4, &mut dice);
        let places: Vec<Site> = Site::ALL
            .into_iter()
            .filter(|site| !matches!(site, Site::KansasCity | Site::Bandit1 | Site::Bandit2 | Site::Bandit3))
            .collect();
        let seat = position.table.turn;
        position.player(seat).rancher = Some(dice.pick(&places));
        match dice.below(4) {
            0 => _ = position.step(Step::FreeMove(3)),
            1 => _ = position.step(Step::Forward(1 + dice.below(5) as u8)),
            _ => {}
        }
        let game = position.game();
        let asked = moves_are_right(&game, &mut dice);
        assert!(asked || !matches!(game.table().step(), Some(Step::Depart | Step::Forward(_))), "seed {seed}");
    }
}

#[test]
fn gwt_move_04_fee_01_ways_and_fees_in_games() {
    on_the_way(positions(15_000), moves_are_right);
}
