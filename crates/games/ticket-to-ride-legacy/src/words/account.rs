//! The final account: everybody's deposit slip, line by line.

use table::{Seat, Standing};
use wording::{Block, Phrase, Section, victory};

use super::nouns::who;

/// Who has won, and a row for every line of the slips.
pub(super) fn section(standing: &Standing) -> Section {
    let seats: Vec<Seat> = Seat::all(standing.results.len()).collect();
    let cell = |id: &str, value: i32| Phrase::new(format!("{id}.cell")).with("value", value).with("negated", -value);
    let row = |id: &'static str, value: &dyn Fn(Seat) -> i32| -> Vec<Phrase> {
        std::iter::once(Phrase::new(id)).chain(seats.iter().map(|&seat| cell(id, value(seat)))).collect()
    };
    let place = |&seat: &Seat| Phrase::new("account-place.cell").with("place", standing.of(seat).place);
    let mut rows = vec![std::iter::once(Phrase::new("account-place")).chain(seats.iter().map(place)).collect()];
    for (i, category) in standing.categories.iter().copied().enumerate() {
        // What is missing to nothing is a line only where something is.
        let empty = seats.iter().all(|seat| standing.of(*seat).scores[i] == 0);
        if !(empty && category == "score-floor") {
            rows.push(row(category, &|seat| standing.of(seat).scores[i]));
        }
    }
    rows.push(row("score-total", &|seat| standing.of(seat).total));
    if has_tie(standing) {
        let ties = standing.tie_breaks.iter().copied().enumerate();
        rows.extend(ties.map(|(i, tie)| row(tie, &|seat| standing.of(seat).ties[i])));
    }
    let head = std::iter::once(Phrase::new("account-slip")).chain(seats.iter().map(|seat| who(*seat))).collect();
    let winners = Block::Line(victory(standing, who));
    Section { title: Phrase::new("account-title"), blocks: vec![winners, Block::Table { head, rows }] }
}

/// Whether two seats have the same total, so that tie-breaks matter.
fn has_tie(standing: &Standing) -> bool {
    let mut totals: Vec<i32> = standing.results.iter().map(|result| result.total).collect();
    totals.sort_unstable();
    totals.windows(2).any(|pair| pair[0] == pair[1])
}
