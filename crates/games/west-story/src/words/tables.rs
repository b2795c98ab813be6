//! The whole table in words: enough to play from.

mod board;
mod market;
mod players;
pub(crate) mod tom;
mod turn;

use wording::{Block, Phrase, Section};

use crate::state::Phase;
use crate::view::View;

/// The table, section by section: what is going on, what is one's own, what is everybody's, and what is the others'.
pub(super) fn of(view: &View) -> Vec<Section> {
    let mut sections = vec![turn::section(view), turn::contest(view)];
    if matches!(view.table.phase, Phase::Piles | Phase::StartCards) {
        sections.push(market::piles(view));
    }
    if let Some(seat) = view.seat.filter(|&seat| !view.table.is_tom(seat)) {
        sections.extend([players::own(view, seat), players::town(view, seat)]);
    }
    sections.push(market::section(view));
    sections.extend([board::regions(view), board::cities(view), board::licences(view)]);
    let others = view.table.all_seats().filter(|&seat| view.seat != Some(seat));
    sections.extend(
        others.map(|seat| if view.table.is_tom(seat) { tom::section(view, seat) } else { players::other(view, seat) }),
    );
    sections.extend([market::decks(view), market::kinds(view), turn::account(view)]);
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
