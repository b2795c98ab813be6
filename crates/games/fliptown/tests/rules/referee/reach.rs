//! Where a turn can lead, and for how much: every poker card, every suit and every value that gold or an ability makes of
//! the other two, tried one by one.

use std::collections::{BTreeMap, BTreeSet};

use fliptown::data::{Character, Item};
use fliptown::view::{Phase, PlayerView, View};
use fliptown::{Deed, Event, Fliptown, Position};
use proving::journey::Journey;
use table::{Dice, Game, Seat};

use super::{PAYERS, Plain, plain, tables, tries, value_of};
use crate::common::*;

const VALUES: [&str; 13] = ["a", "2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k"];
const GRAVES: [&str; 9] = ["tl", "tm", "tr", "ml", "c", "mr", "bl", "bm", "br"];

/// The corridors as the sheet prints them: from where, the lowest and the highest value, to where.
const CORRIDORS: [(&str, u8, u8, &str); 20] = [
    ("entrance", 1, 7, "1l"),
    ("entrance", 8, 13, "1r"),
    ("1l", 1, 4, "2a"),
    ("1l", 5, 7, "2b"),
    ("1r", 8, 10, "2b"),
    ("1r", 11, 13, "2c"),
    ("2a", 1, 3, "3a"),
    ("2a", 4, 5, "3b"),
    ("2b", 6, 7, "3b"),
    ("2b", 8, 9, "3c"),
    ("2c", 10, 11, "3c"),
    ("2c", 12, 13, "3d"),
    ("3a", 1, 2, "4a"),
    ("3a", 3, 4, "4b"),
    ("3b", 5, 6, "4b"),
    ("3b", 7, 8, "4c"),
    ("3c", 9, 10, "4c"),
    ("3c", 10, 11, "4d"),
    ("3d", 11, 12, "4d"),
    ("3d", 12, 13, "4e"),
];

/// As much of a sheet as says where one can go.
struct Sheet {
    circled: BTreeSet<String>,
    gold: u16,
    pans: u8,
    horse: bool,
    pickaxe: bool,
    character: Option<Character>,
    uses: u8,
}

impl Sheet {
    fn of(player: &PlayerView) -> Self {
        Sheet {
            circled: player.circled.iter().map(ToString::to_string).collect(),
            gold: player.gold,
            pans: player.pans,
            horse: player.items.contains(&Item::TrailHorse),
            pickaxe: player.items.contains(&Item::Pickaxe),
            character: player.character,
            uses: player.uses,
        }
    }

    fn is_open(&self, space: &str) -> bool {
        !self.circled.contains(space)
    }

    /// Stops right of the last circled one whose value is at most this.
    fn stops(&self, value: u8) -> Vec<String> {
        let reach = if self.horse { value + 6 } else { value };
        let last = (0..13).rev().find(|&i| !self.is_open(&format!("trail-{}", VALUES[i])));
        let ahead = (0..13).filter(|i| last.is_none_or(|last| *i > last) && *i < usize::from(reach));
        ahead.map(|i| format!("trail-{}", VALUES[i])).collect()
    }

    fn targets(&self, value: u8) -> Vec<String> {
        let target = format!("bad-{}", VALUES[usize::from(value) - 1]);
        if value > 1 && self.is_open(&target) { vec![target] } else { Vec::new() }
    }

    /// Chambers at the end of a corridor that takes this value, by up to two more or less with the pickaxe.
    fn chambers(&self, value: u8) -> Vec<String> {
        let shift = if self.pickaxe { 2 } else { 0 };
        let mut found = BTreeSet::new();
        for shifted in 1..=13u8 {
            if shifted.abs_diff(value) > shift {
                continue;
            }
            for (from, low, high, to) in CORRIDORS {
                let starts = from == "entrance" || !self.is_open(&format!("mine-{from}"));
                let chamber = format!("mine-{to}");
                if starts && low <= shifted && shifted <= high && self.is_open(&chamber) {
                    found.insert(chamber);
                }
            }
        }
        found.into_iter().collect()
    }

    /// The spaces to which a suit and a value lead.
    fn spaces(&self, suit: char, value: u8) -> Vec<String> {
        match suit {
            'h' => self.stops(value),
            's' => self.targets(value),
            'd' => self.chambers(value),
            _ => vec![format!("town-{}", VALUES[usize::from(value) - 1])],
        }
    }

    fn graves(&self) -> Vec<String> {
        GRAVES.iter().map(|grave| format!("grave-{grave}")).filter(|grave| self.is_open(grave)).collect()
    }

    /// Where a bonus action of a region leads: to whatever some value reaches.
    fn anywhere(&self, region: &str) -> BTreeSet<String> {
        let suit = match region {
            "trail" => 'h',
            "badlands" => 's',
            "mine" => 'd',
            "town" => 'c',
            _ => return self.graves().into_iter().collect(),
        };
        (1..=13).flat_map(|value| self.spaces(suit, value)).collect()
    }
}

/// What pays besides gold: steps that are free, a joker for the suit, a joker for the value.
#[derive(Clone, Copy)]
struct Help {
    free_steps: u8,
    suit: bool,
    value: bool,
}

const NO_HELP: Help = Help { free_steps: 0, suit: false, value: false };

/// The least gold for every space, with a poker card and this help.
fn prices(sheet: &Sheet, lineup: &[Plain], poker: usize, help: Help) -> BTreeMap<String, u8> {
    let mut least = BTreeMap::new();
    for suit_card in 0..3 {
        for value_card in 0..3 {
            if suit_card == value_card || suit_card == poker || value_card == poker {
                continue;
            }
            for suit in ['h', 's', 'd', 'c'] {
                let for_suit = if suit == lineup[suit_card].1 || help.suit { 0 } else { 2 };
                for value in 1..=13u8 {
                    let steps = value.abs_diff(lineup[value_card].0);
                    let for_value = if help.value { 0 } else { steps.saturating_sub(help.free_steps) };
                    for space in sheet.spaces(suit, value) {
                        let price = least.entry(space).or_insert(u8::MAX);
                        *price = (*price).min(for_suit + for_value);
                    }
                }
            }
        }
    }
    least
}

/// Every way to pay that an ability offers, by its notation, with what it takes the place of.
fn payments(sheet: &Sheet, lineup: &[Plain], poker: usize) -> Vec<(&'static str, BTreeMap<String, u8>)> {
    let with = |help| prices(sheet, lineup, poker, help);
    let cheaper = |ability: BTreeMap<String, u8>, usual: &BTreeMap<String, u8>| -> BTreeMap<String, u8> {
        ability.into_iter().filter(|(space, price)| *price < usual[space]).collect()
    };
    let gold = with(NO_HELP);
    let mut all = Vec::new();
    match (sheet.character, sheet.uses) {
        (Some(Character::Prospector), 1..) => {
            let shifted = with(Help { free_steps: sheet.pans, ..NO_HELP });
            all.push((" shift", cheaper(shifted, &gold)));
        }
        (Some(Character::WildCard), jokers @ 1..) => {
            let (for_suit, for_value) = (with(Help { suit: true, ..NO_HELP }), with(Help { value: true, ..NO_HELP }));
            let one: BTreeMap<String, u8> = for_suit
                .into_iter()
                .map(|(space, price)| {
                    let other = for_value[&space];
                    (space, price.min(other))
                })
                .collect();
            if jokers > 1 {
                let both = with(Help { suit: true, value: true, ..NO_HELP });
                all.push((" jokers", cheaper(both, &one)));
            }
            all.push((" joker", cheaper(one, &gold)));
        }
        _ => {}
    }
    all.push(("", gold));
    all
}

/// Every main action in notation, with its price.
fn main_actions(sheet: &Sheet, lineup: &[Plain]) -> BTreeMap<String, u8> {
    let mut actions = BTreeMap::new();
    let mut something_is_free = false;
    for poker in 0..3 {
        for (payment, prices) in payments(sheet, lineup, poker) {
            something_is_free |= payment.is_empty() && prices.values().any(|price| *price == 0);
            for (space, price) in prices.into_iter().filter(|(_, price)| u16::from(*price) <= sheet.gold) {
                actions.insert(format!("play {} {space}{payment}", poker + 1), price);
            }
        }
        for grave in sheet.graves() {
            actions.insert(format!("play {} {grave}", poker + 1), 0);
        }
    }
    if sheet.graves().is_empty() && !something_is_free {
        actions.extend((1..=3).map(|poker| (format!("pass {poker}"), 0)));
    }
    actions
}

/// Abilities have tests of their own.
fn is_ability(notation: &str) -> bool {
    notation == "use" || notation.starts_with("use ")
}

/// Whether the main action is what comes next for this player.
fn is_main(player: &PlayerView) -> bool {
    let idle = |running: &fliptown::view::RunningView| {
        running.ask.is_none() && running.bonus.is_empty() && running.effects.is_empty() && !running.acted
    };
    player.running.as_ref().is_some_and(idle)
}

/// The main actions of a position are those of the referee, and one of them costs what he says.
fn judge_main(game: &Fliptown, view: &View, seat: Seat, dice: &mut Dice) {
    let sheet = Sheet::of(&view.players[seat.index()]);
    let lineup: Vec<Plain> = view.lineup.iter().map(|&card| plain(card)).collect();
    let expected = main_actions(&sheet, &lineup);
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let listed: BTreeSet<String> = legal.iter().map(ToString::to_string).filter(|one| !is_ability(one)).collect();
    assert_eq!(listed, expected.keys().cloned().collect(), "{lineup:?} {game:?}");
    let (notation, price) = expected.iter().nth(dice.below(expected.len() as u32) as usize).expect("an action");
    if !notation.starts_with("play") || notation.contains("grave") {
        return;
    }
    let mut told: Vec<(Event, Fliptown)> = Vec::new();
    game.clone().play(seat, action(notation), dice, &mut told).expect("it is legal");
    let paid = told.iter().find_map(|(event, _)| match event {
        Event::Did { deed: Deed::Acted { gold, .. }, .. } => Some(*gold),
        _ => None,
    });
    assert_eq!(paid, Some(*price), "{notation} {game:?}");
}

/// Bonus actions that wait lead where the referee says.
fn judge_bonuses(game: &Fliptown, player: &PlayerView) -> bool {
    let Some(running) = player.running.as_ref().filter(|running| running.ask.is_none() && !running.bonus.is_empty())
    else {
        return false;
    };
    let sheet = Sheet::of(player);
    let mut expected = BTreeSet::new();
    for (kind, _) in &running.bonus {
        expected.extend(sheet.anywhere(kind.name()).iter().map(|space| format!("bonus {space}")));
        expected.insert(format!("decline {kind}"));
    }
    let mut legal = Vec::new();
    game.legal(player.seat, &mut legal);
    let listed = legal.iter().map(ToString::to_string);
    let listed: BTreeSet<String> =
        listed.filter(|one| one.starts_with("bonus ") || one.starts_with("decline ")).collect();
    assert_eq!(listed, expected, "{game:?}");
    true
}

#[test]
fn ft_turn_03_06_10_in_whole_games_main_actions_are_those_of_the_referee() {
    let (mut mains, mut bonuses) = (0, 0);
    for seed in 0..tries(210) {
        let tables = tables();
        let mut journey = Journey::<Fliptown>::begin(&tables[seed as usize % tables.len()], seed);
        let mut dice = Dice::from_number(seed);
        loop {
            for seat in journey.game.to_act() {
                let view = journey.game.view(table::Eyes::Seat(seat));
                let player = &view.players[seat.index()];
                if view.phase == Phase::Turn && is_main(player) {
                    judge_main(&journey.game, &view, seat, &mut dice);
                    mains += 1;
                }
                bonuses += u64::from(view.phase == Phase::Turn && judge_bonuses(&journey.game, player));
            }
            if !journey.decide(&mut table::Silent) {
                break;
            }
        }
    }
    assert!(mains >= tries(4_000) && bonuses >= tries(1_000), "{mains} main actions and {bonuses} bonus actions");
}

/// A random sheet: spaces circled one after the other as they can be reached, some items, some gold.
fn any_position(dice: &mut Dice) -> Position {
    let character = PAYERS[dice.below(3) as usize];
    let mut position =
        Position::solo().characters(&[character]).uses(0, dice.below(3).min(character.uses().into()) as u8);
    let mut sheet = Sheet::of(&position.clone().lineup("2h 3h 4h").turn().view(eyes(0)).players[0]);
    for _ in 0..dice.below(40) {
        let region = ["trail", "badlands", "mine", "town", "cemetery"][dice.below(5) as usize];
        let open: Vec<String> = sheet.anywhere(region).into_iter().collect();
        if !open.is_empty() {
            let space = open[dice.below(open.len() as u32) as usize].clone();
            position = position.circled(0, &space);
            sheet.circled.insert(space);
        }
    }
    for item in [Item::TrailHorse, Item::Pickaxe] {
        if dice.below(2) == 0 {
            position = position.items(0, &[item]);
        }
    }
    let mut deck: Vec<String> = ["h", "s", "d", "c"]
        .iter()
        .flat_map(|suit| VALUES.map(|value| format!("{}{suit}", value.to_uppercase())))
        .collect();
    let mut draw = || deck.swap_remove(dice.below(deck.len() as u32) as usize);
    let lineup = [draw(), draw(), draw()].join(" ");
    let gold = if dice.below(2) == 0 { dice.below(4) } else { dice.below(16) };
    position.money(0, 0, gold as u16).tools(0, dice.below(5) as u8, 0).lineup(&lineup)
}

#[test]
fn ft_mod_01_02_07_on_any_sheet_main_actions_and_prices_are_those_of_the_referee() {
    let mut dice = Dice::from_number(77);
    for _ in 0..tries(5_000) {
        let game = any_position(&mut dice).turn();
        judge_main(&game, &game.view(eyes(0)), seat(0), &mut dice);
    }
}

#[test]
fn the_referee_reads_values() {
    assert_eq!(["A", "2", "10", "J", "q", "k"].map(value_of), [1, 2, 10, 11, 12, 13]);
}
