//! The whole table in words: enough to play from.

mod cards;
mod people;
mod regions;
mod round;

use wording::{Block, Phrase, Section};

use super::nouns::person;
use crate::view::{PlayerView, View};

/// The table, section by section.
pub(super) fn of(view: &View) -> Vec<Section> {
    let mut sections = vec![round::section(view)];
    sections.push(people::inventories(view));
    sections.extend(people::characters(view));
    sections.push(regions::trail(view));
    sections.push(regions::badlands(view));
    sections.push(regions::mine(view));
    sections.push(regions::town(view));
    sections.push(regions::cemetery(view));
    sections.push(cards::poker(view));
    sections.extend(people::objectives(view));
    sections.extend(people::cowbot(view));
    sections.push(cards::deck(view));
    if view.standing.is_none() {
        sections.push(cards::odds(view));
    }
    sections
}

fn line(id: &'static str) -> Block {
    Block::Line(Phrase::new(id))
}

fn head<const N: usize>(ids: [&'static str; N]) -> Vec<Phrase> {
    ids.map(Phrase::new).to_vec()
}

fn section(title: &'static str, blocks: Vec<Block>) -> Section {
    Section { title: Phrase::new(title), blocks }
}

/// Several things, or a dash.
fn things(things: Vec<Phrase>) -> Phrase {
    Phrase::new("table-things").with("things", things)
}

/// A table whose last columns are the players'.
fn by_player(
    view: &View,
    ids: &[&'static str],
    rows: impl Iterator<Item = (Vec<Phrase>, Box<dyn Fn(&PlayerView) -> Phrase>)>,
) -> Block {
    let mut head: Vec<Phrase> = ids.iter().copied().map(Phrase::new).collect();
    head.extend(view.players.iter().map(|player| person(player.seat)));
    let rows = rows.map(|(mut cells, of)| {
        cells.extend(view.players.iter().map(&of));
        cells
    });
    Block::Table { head, rows: rows.collect() }
}
