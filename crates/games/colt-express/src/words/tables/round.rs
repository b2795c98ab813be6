//! The Round: its Turns, its Event, and where it stands.

use wording::{Block, Phrase, Section};

use super::super::nouns::{character, incident, player, turn, yes};
use super::{line, with_power};
use crate::data::ROUNDS;
use crate::view::{Phase, RoundView, View};

pub(super) fn section(view: &View) -> Section {
    let title = match view.rounds.len() {
        0 => Phrase::new("table-before"),
        round => Phrase::new("table-round").with("round", round).with("rounds", ROUNDS),
    };
    let mut blocks = Vec::new();
    if let Some(round) = view.rounds.last() {
        blocks.extend(turns(view, round));
        blocks.push(event(round));
    }
    blocks.extend(phase(view));
    if let Some(first) = view.first {
        blocks.push(Block::Line(Phrase::new("table-first").with("who", player(view, first))));
    }
    blocks.extend(past(view));
    blocks.extend(view.expert.then(|| line("table-expert")));
    blocks.extend(view.memory.then(|| line("table-memory")));
    Section { title, blocks }
}

/// The Turns with the current one marked, and what it means.
fn turns(view: &View, round: &RoundView) -> Vec<Block> {
    let now = match view.phase {
        Phase::Planning { turn, .. } => Some(usize::from(turn)),
        _ => None,
    };
    let each = round.turns.iter().enumerate().map(|(i, &symbol)| {
        Phrase::new("table-turn").with("number", i + 1).with("turn", turn(symbol)).with("now", yes(now == Some(i)))
    });
    let mut blocks = vec![Block::Line(Phrase::new("table-turns").with("turns", each.collect::<Vec<_>>()))];
    if let Some(&symbol) = now.and_then(|now| round.turns.get(now)) {
        blocks.push(Block::Line(Phrase::new("table-turn-help").with("turn", turn(symbol))));
    }
    blocks
}

fn event(round: &RoundView) -> Block {
    Block::Line(match round.card.incident() {
        Some(which) => Phrase::new("table-event").with("event", incident(Some(which))),
        None => Phrase::new("table-no-event"),
    })
}

/// Where the Round stands, outside Planning.
fn phase(view: &View) -> Vec<Block> {
    match &view.phase {
        Phase::Picking { free } => {
            let free = free.iter().map(|&who| with_power(character(who)));
            std::iter::once(line("table-free")).chain(free).collect()
        }
        Phase::Boarding | Phase::Planning { .. } => Vec::new(),
        Phase::Keeping => vec![line("table-phase-keep")],
        Phase::Resolving { .. } => {
            let done = view.stack.iter().filter(|laid| laid.resolved).count();
            let heist = Phrase::new("table-phase-heist").with("number", done + 1).with("count", view.stack.len());
            vec![Block::Line(heist)]
        }
        Phase::Over => vec![line("table-phase-over")],
        Phase::Pickpockets { .. } | Phase::Unfolding => vec![line("table-phase-incident")],
    }
}

/// Whether cards are being resolved.
pub(super) fn is_heist(view: &View) -> bool {
    matches!(view.phase, Phase::Resolving { .. })
}

/// The Events of the Rounds before: each card comes once (CE-ROUND-10).
fn past(view: &View) -> Option<Block> {
    let (_, past) = view.rounds.split_last()?;
    let rounds: Vec<Phrase> = past
        .iter()
        .enumerate()
        .map(|(i, round)| {
            Phrase::new("table-past-round").with("number", i + 1).with("event", incident(round.card.incident()))
        })
        .collect();
    (!rounds.is_empty()).then(|| Block::Line(Phrase::new("table-past").with("rounds", rounds)))
}
