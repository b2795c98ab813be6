//! The whole table in words.

use table::Seat;
use wording::{Block, Phrase, Section};

use super::nouns::{card, cargo, freight};
use crate::data::Freight;
use crate::view::{CoachView, View};

/// Every part of the table.
pub(super) fn of(view: &View) -> Vec<Section> {
    vec![yard(view), coaches(view), gone(view)]
}

fn yard(view: &View) -> Section {
    let blocks = vec![
        Block::Line(Phrase::new("table-yard-open").with("yard", cargo(&view.yard))),
        Block::Line(Phrase::new("table-deck").with("count", view.deck)),
    ];
    Section { title: Phrase::new("table-yard"), blocks }
}

fn coaches(view: &View) -> Section {
    let head = ["table-driver", "table-aboard", "table-score", "table-delivered"].map(Phrase::new).to_vec();
    let rows = Seat::all(view.coaches.len()).zip(&view.coaches).map(|(seat, coach)| row(seat, coach)).collect();
    Section { title: Phrase::new("table-coaches"), blocks: vec![Block::Table { head, rows }] }
}

fn row(seat: Seat, coach: &CoachView) -> Vec<Phrase> {
    let number = |count: u8| Phrase::new("number").with("count", count);
    let aboard = if coach.cards.is_empty() {
        Phrase::new("table-nothing")
    } else {
        Phrase::new("table-cards").with("cards", coach.cards.iter().map(card).collect::<Vec<_>>())
    };
    vec![Phrase::new("person").with("seat", seat), aboard, number(coach.total()), number(coach.delivered)]
}

/// What cannot come any more.
fn gone(view: &View) -> Section {
    let kinds = Freight::ALL.into_iter().filter(|kind| view.gone[kind.index()] > 0);
    let counted =
        |kind: Freight| Phrase::new("counted").with("count", view.gone[kind.index()]).with("freight", freight(kind));
    let counted: Vec<Phrase> = kinds.map(counted).collect();
    let line = if counted.is_empty() {
        Phrase::new("table-gone-none")
    } else {
        Phrase::new("table-gone-some").with("cards", counted)
    };
    Section { title: Phrase::new("table-gone"), blocks: vec![Block::Line(line)] }
}
