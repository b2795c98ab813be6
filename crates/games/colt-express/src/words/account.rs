//! The end: who won, how a tie was broken, and the final account.

use table::{Seat, Standing};
use wording::{Block, Phrase, Section, account};

use super::nouns::player;
use crate::view::View;

/// The final account, with everybody by name and character.
pub(super) fn of(view: &View, standing: &Standing) -> Section {
    let mut section = account(standing);
    let mut seats: Vec<Seat> = Seat::all(standing.results.len()).collect();
    seats.sort_by_key(|&seat| standing.of(seat).place);
    for block in &mut section.blocks {
        match block {
            Block::Line(line) => *line = result(view, standing),
            Block::Table { rows, .. } => {
                for (row, &seat) in rows.iter_mut().zip(&seats) {
                    row[1] = player(view, seat);
                }
            }
        }
    }
    section
}

/// Who won, and whom only the Bullets taken kept from it (CE-SCORE-05, CE-TWO-13).
pub(super) fn result(view: &View, standing: &Standing) -> Phrase {
    let best = standing.winners().next().map(|seat| standing.of(seat).total);
    let as_rich = |seat: &Seat| standing.of(*seat).place > 1 && Some(standing.of(*seat).total) == best;
    let tied: Vec<Phrase> = Seat::all(standing.results.len()).filter(as_rich).map(|seat| player(view, seat)).collect();
    let winners: Vec<Phrase> = standing.winners().map(|seat| player(view, seat)).collect();
    Phrase::new("result").with("winners", winners).with("tied", tied)
}
