//! What always holds (FT-INVAR), in random games of every kind.

use std::collections::BTreeSet;

use fliptown::data::{CORRIDORS, Region};
use fliptown::view::{Phase, PlayerView};
use fliptown::{Event, Fliptown, Options};
use table::{Eyes, Game};

use crate::common::*;

/// Looks at random games of every setup after each decision.
fn always(games: u64, look: impl Fn(&Table)) {
    for (_, options) in setups() {
        for seed in 0..games {
            let mut t = deal(&options, seed);
            look(&t);
            t.play_out(&look);
        }
    }
}

/// Every sheet, as its owner sees it.
fn sheets(t: &Table) -> Vec<PlayerView> {
    (0..t.view().players.len()).map(|seat| t.sheet(seat)).collect()
}

#[test]
fn ft_invar_01_there_are_always_52_different_cards() {
    always(4, |t| {
        let census = t.game.census();
        let places = ["draw pile", "discard pile", "lineup", "sheriff", "hold'em", "cowbot"];
        for suit in ["h", "s", "d", "c"] {
            for value in ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"] {
                let name = format!("{value}{suit}");
                assert_eq!(places.map(|place| census.at(&name, place)).iter().sum::<u32>(), 1, "{name}");
            }
        }
        assert_eq!(census.differences(&Fliptown::contents(&Options::for_players(1))), []);
    });
}

#[test]
fn ft_invar_02_after_a_turn_one_more_poker_box_is_filled() {
    always(4, |t| {
        let view = t.view();
        for sheet in sheets(t) {
            for (index, column) in sheet.poker.iter().enumerate() {
                let round = usize::from(view.round) - 1;
                let in_turn = matches!(view.phase, Phase::Turn | Phase::Mayor);
                let acted = sheet.running.as_ref().is_some_and(|running| running.acted);
                let expected = match index {
                    _ if index < round => 5,
                    _ if index > round => 0,
                    _ if in_turn => usize::from(view.turn) - usize::from(!acted),
                    _ => 5,
                };
                assert_eq!(column.len(), expected);
            }
        }
    });
}

#[test]
fn ft_invar_03_no_open_stop_is_left_of_the_last_circled_one() {
    for (_, options) in setups() {
        for seed in 0..4 {
            let mut t = deal(&options, seed);
            let mut last = vec![0; t.view().players.len()];
            t.play_out(|t| {
                for (index, sheet) in sheets(t).into_iter().enumerate() {
                    let stops: Vec<u8> = sheet
                        .circled
                        .iter()
                        .filter(|space| space.region() == Region::Trail)
                        .filter_map(|space| space.value())
                        .collect();
                    let highest = stops.last().copied().unwrap_or(0);
                    assert!(highest >= last[index], "only to the right");
                    last[index] = highest;
                    assert_eq!(stops.len() + sheet.passed.len(), usize::from(highest), "circled or crossed out");
                }
            });
        }
    }
}

#[test]
fn ft_invar_04_every_deeper_chamber_lies_below_a_circled_one() {
    always(4, |t| {
        for sheet in sheets(t) {
            let chambers: BTreeSet<u8> = sheet
                .circled
                .iter()
                .filter(|space| space.region() == Region::Mine)
                .map(|space| space.number())
                .collect();
            for chamber in &chambers {
                let above = CORRIDORS.iter().filter(|corridor| corridor.to == *chamber);
                assert!(above.clone().any(|corridor| corridor.from.is_none_or(|from| chambers.contains(&from))));
            }
        }
    });
}

#[test]
fn ft_invar_05_alone_the_draw_pile_never_runs_out() {
    for (_, options) in setups().into_iter().filter(|(_, options)| options.players == 1) {
        for seed in 0..60 {
            let mut t = deal(&options, seed);
            t.play_out(|t| assert!(t.view().draw_pile >= 1));
            assert!(!t.events().contains(&Event::Reshuffled));
        }
    }
}

#[test]
fn ft_invar_07_few_cards_are_outside_the_two_piles() {
    always(4, |t| {
        let view = t.game.view(Eyes::Bystander);
        let outside = 52 - usize::from(view.draw_pile) - view.discard_pile.len();
        let most = if view.players.len() > 1 { 13 } else { 22 };
        assert!(outside <= most, "{outside}");
    });
}
