//! What the tests share: setups, and rolls of the die that one asks for.

use proving::Playtest;
use stagecoach::{Event, Options, Stagecoach};

pub type Table = Playtest<Stagecoach>;

/// Every number of drivers, and the game without hold-ups.
pub fn setups() -> [(&'static str, Options); 4] {
    [
        ("two-drivers", Options::for_players(2)),
        ("three-drivers", Options::for_players(3)),
        ("four-drivers", Options::for_players(4)),
        ("three-peaceful-drivers", Options::for_players(3).peaceful()),
    ]
}

/// What the die shows that was rolled last.
fn pips(table: &Table) -> Option<u8> {
    table.latest().iter().find_map(|event| match event {
        Event::Drove { pips, .. } | Event::HeldUp { pips, .. } => Some(*pips),
        _ => None,
    })
}

/// The table after a decision with which the die shows this.
pub fn rolled(game: &Stagecoach, decision: &str, wanted: u8) -> Table {
    let tables = (1..500).map(|seed| {
        let mut table = Table::led(seed, |_, _| game.clone());
        table.play(decision);
        table
    });
    tables.into_iter().find(|table| pips(table) == Some(wanted)).expect("the die shows everything now and then")
}
