//! The final account: what everybody scored, row by row.

use table::{Seat, Standing};
use wording::{Block, Phrase, Section, victory};

use super::nouns::who;
use crate::setup::Variant;
use crate::view::View;

/// Who has won, and a row for every category.
pub(super) fn section(view: &View, standing: &Standing) -> Section {
    let winners = victory(standing, |seat| who(view, seat));
    Section { title: Phrase::new("account-title"), blocks: vec![Block::Line(winners), table(view, standing)] }
}

/// A row for every category that this game has, with the total; where totals are equal, with what breaks ties.
pub(super) fn table(view: &View, standing: &Standing) -> Block {
    let seats: Vec<Seat> = Seat::all(standing.results.len()).collect();
    let cell = |id: &str, score: i32| match score {
        ..0 if id.starts_with("score-") => Phrase::new("account-negative").with("value", -score),
        _ => Phrase::new(format!("{id}.cell")).with("value", score).with("negated", -score),
    };
    let row = |id: &'static str, score: &dyn Fn(Seat) -> i32| -> Vec<Phrase> {
        std::iter::once(Phrase::new(id)).chain(seats.iter().map(|&seat| cell(id, score(seat)))).collect()
    };
    let place = |&seat: &Seat| Phrase::new("account-place.cell").with("place", standing.of(seat).place);
    let mut rows = vec![std::iter::once(Phrase::new("account-place")).chain(seats.iter().map(place)).collect()];
    for (i, category) in standing.categories.iter().enumerate() {
        let score = |seat: Seat| standing.of(seat).scores[i];
        if applies(view, category) {
            rows.push(row(category, &score));
        }
    }
    rows.push(row("score-total", &|seat| standing.of(seat).total));
    if has_tie(standing) {
        let ties = standing.tie_breaks.iter().enumerate();
        rows.extend(ties.map(|(i, tie)| row(tie, &|seat| standing.of(seat).ties[i])));
    }
    let names = seats.iter().map(|&seat| who(view, seat));
    Block::Table { head: std::iter::once(Phrase::new("account-points")).chain(names).collect(), rows }
}

/// Whether a category can score anything at this table.
fn applies(view: &View, category: &str) -> bool {
    match category {
        "score-robberies" => view.variant == Variant::Advanced, // WS-END-04
        "score-raccoons" => view.table.raccoons,
        "score-coins" => view.tom.as_ref().is_some_and(|tom| tom.harder[2]), // WS-TOM-46
        _ => true,
    }
}

/// Whether two seats have the same total, so that tie-breaks matter.
fn has_tie(standing: &Standing) -> bool {
    let mut totals: Vec<i32> = standing.results.iter().map(|result| result.total).collect();
    totals.sort_unstable();
    totals.windows(2).any(|pair| pair[0] == pair[1])
}
