//! The round and the turn: the lineup, and what is open.

use wording::{Block, Phrase, Section};

use super::super::nouns::{card, cards, person};
use super::super::prompt::pending;
use super::line;
use crate::data::{ROUNDS, TURNS, Weapons};
use crate::setup::Holdem;
use crate::view::{Phase, View};

pub(super) fn section(view: &View) -> Section {
    let title = Phrase::new("table-round")
        .with("round", view.round)
        .with("rounds", ROUNDS)
        .with("turn", view.turn)
        .with("turns", TURNS);
    let mut blocks = Vec::new();
    if !view.lineup.is_empty() {
        blocks.push(Block::Line(Phrase::new("table-lineup").with("cards", cards(&view.lineup))));
    }
    blocks.push(line(phase(view.phase)));
    blocks.extend(open(view));
    blocks.extend(robberies(view));
    blocks.extend((view.holdem == Holdem::Competitive).then(|| line("table-competitive")));
    blocks.extend((view.weapons == Weapons::English).then(|| line("table-english-weapons")));
    Section { title, blocks }
}

const fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Mayor => "table-phase-mayor",
        Phase::Turn => "table-phase-turn",
        Phase::Cheat => "table-phase-cheat",
        Phase::Evening => "table-phase-evening",
        Phase::Bribe => "table-phase-bribe",
        Phase::Arrest => "table-phase-arrest",
        Phase::Unfolding => "table-phase-unfolding",
        Phase::Over => "table-phase-over",
    }
}

/// What waits in one's own turn, and whether the main action is done.
fn open(view: &View) -> Vec<Block> {
    let Some(running) = view.own().filter(|_| view.phase == Phase::Turn) else { return Vec::new() };
    let mut blocks = vec![line(if running.acted { "table-acted" } else { "table-not-acted" })];
    let waiting = pending(running);
    if !waiting.is_empty() {
        blocks.push(Block::Line(Phrase::new("table-pending").with("things", waiting)));
    }
    blocks
}

/// Robbery cards of this turn, which everybody sees at once.
fn robberies(view: &View) -> Vec<Block> {
    let robbers = view.players.iter().filter(|player| !player.robberies.is_empty());
    robbers
        .map(|player| {
            let turned: Vec<Phrase> = player.robberies.iter().map(|&turned| card(turned)).collect();
            Block::Line(Phrase::new("table-robberies").with("who", person(player.seat)).with("cards", turned))
        })
        .collect()
}
