//! The final account: what everybody scored, row by row, and the titles.

use table::{Seat, Standing};
use wording::{Block, Phrase, Section, victory};

use super::nouns::{opponent, person};
use super::prompt::title;
use crate::view::View;

/// The account, with titles and achievements.
pub(super) fn section(view: &View, standing: &Standing) -> Section {
    let mut section = build(standing, |seat| opponent(view, seat));
    section.blocks.extend(view.players.iter().map(|player| {
        Block::Line(Phrase::new("account-title-of").with("who", person(player.seat)).with("title", title(player)))
    }));
    if let Some(feats) = &view.feats {
        section.blocks.extend(feats.achieved.iter().map(|achievement| {
            let what = Phrase::new(format!("achievement-{achievement}"));
            Block::Line(Phrase::new("account-achieved").with("number", achievement.number()).with("what", what))
        }));
    }
    section
}

/// Who has won and how a tie was broken (FT-END-08, FT-COW-14), and a row for every category in which somebody scored.
fn build(standing: &Standing, name: impl Fn(Seat) -> Phrase) -> Section {
    let seats: Vec<Seat> = Seat::all(standing.results.len()).collect();
    let cell = |id: &str, score: i32| Phrase::new(format!("{id}.cell")).with("value", score).with("negated", -score);
    let row = |id: &'static str, score: &dyn Fn(Seat) -> i32| -> Vec<Phrase> {
        std::iter::once(Phrase::new(id)).chain(seats.iter().map(|&seat| cell(id, score(seat)))).collect()
    };
    let mut rows = Vec::new();
    if seats.len() > 1 {
        let place = |&seat: &Seat| Phrase::new("account-place.cell").with("place", standing.of(seat).place);
        rows.push(std::iter::once(Phrase::new("account-place")).chain(seats.iter().map(place)).collect());
    }
    for (i, category) in standing.categories.iter().enumerate() {
        if seats.iter().any(|&seat| standing.of(seat).scores[i] != 0) {
            rows.push(row(category, &|seat| standing.of(seat).scores[i]));
        }
    }
    rows.push(row("score-total", &|seat| standing.of(seat).total));
    if has_tie(standing) {
        let ties = standing.tie_breaks.iter().enumerate();
        rows.extend(ties.map(|(i, tie)| row(tie, &|seat| standing.of(seat).ties[i])));
    }
    let head = std::iter::once(Phrase::new("account-points")).chain(seats.iter().map(|&seat| name(seat))).collect();
    let mut blocks = Vec::new();
    if seats.len() > 1 {
        blocks.push(Block::Line(victory(standing, &name)));
    }
    blocks.push(Block::Table { head, rows });
    Section { title: Phrase::new("account-title"), blocks }
}

/// Whether two seats have the same total, so that tie-breaks matter.
fn has_tie(standing: &Standing) -> bool {
    let mut totals: Vec<i32> = standing.results.iter().map(|result| result.total).collect();
    totals.sort_unstable();
    totals.windows(2).any(|pair| pair[0] == pair[1])
}
