//! The whole table in words: enough to play from.

mod herd;
mod markets;
mod players;
mod railroad;
mod trail;
mod turn;

use table::Seat;
use wording::{Block, Phrase, Section};

use super::nouns::who;
use crate::view::View;

pub(crate) use markets::bag;
pub(crate) use players::sam_card;
pub(crate) use turn::workers_to_come;

/// The table, section by section: what is one's own first, what is everybody's, and what is the others'.
pub(crate) fn of(view: &View) -> Vec<Section> {
    let mut sections = vec![turn::section(view)];
    if let Some(own) = view.own() {
        sections.extend([herd::section(own), players::own(view, own)]);
        sections.extend([players::buildings(view, own), players::discs(view, own), herd::objectives(own)]);
    }
    sections.extend([trail::ways(view), trail::spaces(view)]);
    sections.extend([markets::jobs(view), markets::foresight(view), markets::cattle(view), markets::objectives(view)]);
    sections.extend([railroad::stations(view), railroad::cities(view), railroad::links(view)]);
    let others = view.players.iter().filter(|player| view.seat != Some(player.seat));
    sections.extend(others.map(|player| players::other(view, player)));
    sections
}

fn line(phrase: Phrase) -> Block {
    Block::Line(phrase)
}

fn head<const N: usize>(ids: [&'static str; N]) -> Vec<Phrase> {
    ids.map(Phrase::new).to_vec()
}

fn section(title: &'static str, blocks: Vec<Block>) -> Section {
    Section { title: Phrase::new(title), blocks }
}

/// The names of players for whom something holds.
fn people(view: &View, holds: impl Fn(Seat) -> bool) -> Vec<Phrase> {
    view.table.all_seats().filter(|&seat| holds(seat)).map(|seat| who(&view.table, seat)).collect()
}
