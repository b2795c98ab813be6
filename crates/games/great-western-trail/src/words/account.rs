//! The final account: what everybody scored, row by row.

use table::{Seat, Standing};
use wording::{Block, Phrase, Section, victory};

use super::nouns::who;
use crate::view::View;

/// Who has won, and a row for every category of the score sheet.
pub(crate) fn section(view: &View, standing: &Standing) -> Section {
    let seats: Vec<Seat> = Seat::all(standing.results.len()).collect();
    let cell = |id: &str, score: i32| match score {
        ..0 => Phrase::new("account-negative").with("value", -score),
        _ => Phrase::new(format!("{id}.cell")).with("value", score).with("negated", -score),
    };
    let row = |id: &'static str, score: &dyn Fn(Seat) -> i32| -> Vec<Phrase> {
        std::iter::once(Phrase::new(id)).chain(seats.iter().map(|&seat| cell(id, score(seat)))).collect()
    };
    let place = |&seat: &Seat| Phrase::new("account-place.cell").with("place", standing.of(seat).place);
    let mut rows = vec![std::iter::once(Phrase::new("account-place")).chain(seats.iter().map(place)).collect()];
    let categories = standing.categories.iter().enumerate();
    rows.extend(categories.map(|(i, category)| row(category, &|seat| standing.of(seat).scores[i])));
    rows.push(row("score-total", &|seat| standing.of(seat).total));
    if has_tie(standing) {
        let ties = standing.tie_breaks.iter().enumerate();
        rows.extend(ties.map(|(i, tie)| row(tie, &|seat| standing.of(seat).ties[i])));
    }
    let names = seats.iter().map(|&seat| who(&view.table, seat));
    let head = std::iter::once(Phrase::new("account-points")).chain(names).collect();
    let winners = victory(standing, |seat| who(&view.table, seat));
    Section { title: Phrase::new("account-title"), blocks: vec![Block::Line(winners), Block::Table { head, rows }] }
}

/// Whether two seats have the same total, so that tie-breaks matter.
pub(super) fn has_tie(standing: &Standing) -> bool {
    let mut totals: Vec<i32> = standing.results.iter().map(|result| result.total).collect();
    totals.sort_unstable();
    totals.windows(2).any(|pair| pair[0] == pair[1])
}
