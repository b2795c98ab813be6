//! What somebody did while it was hidden, in one line.

use table::Seat;
use wording::{Arg, Phrase};

use super::super::nouns::{buildings, by, card, fields, item, spaces, stops};
use crate::event::Report;

/// A whole turn as others learn of it.
pub(super) fn of(seat: Seat, report: &Report) -> Phrase {
    let parts = parts(report).into_iter();
    let joined = parts.reduce(|before, after| Phrase::new("shown-next").with("before", before).with("after", after));
    by("story-shown", seat).with("what", joined.unwrap_or_else(|| Phrase::new("shown-nothing")))
}

fn parts(report: &Report) -> Vec<Phrase> {
    let mut parts = Vec::new();
    parts.extend(report.poker.map(|poker| Phrase::new("shown-poker").with("card", card(poker))));
    let mut list = |id: &'static str, things: Vec<Phrase>| {
        parts.extend((!things.is_empty()).then(|| Phrase::new(id).with("things", things)));
    };
    list("shown-circled", spaces(&report.circled));
    list("shown-passed", stops(&report.passed));
    list("shown-revisited", buildings(&report.revisited));
    list("shown-items", report.items.iter().map(|&one| item(one)).collect());
    list("shown-fields", fields(&report.cells));
    list("shown-changes", changes(report));
    parts.extend((report.nights > 0).then(|| Phrase::new("shown-nights").with("count", report.nights)));
    parts.extend(report.peeked.then(|| Phrase::new("shown-peeked")));
    parts.extend((report.abilities > 0).then(|| Phrase::new("shown-ability")));
    parts
}

/// What there is more or less of.
fn changes(report: &Report) -> Vec<Phrase> {
    let counts = [
        ("change-cash", report.cash),
        ("change-gold", report.gold),
        ("change-stars", report.stars),
        ("change-wanted", report.wanted),
        ("change-pans", report.pans.into()),
        ("change-hammers", report.hammers.into()),
    ];
    let changed = counts.into_iter().filter(|(_, by)| *by != 0);
    changed
        .map(|(id, by)| {
            let sign = Arg::Key(if by < 0 { "less" } else { "more" });
            Phrase::new(id).with("count", i32::from(by.abs())).with("sign", sign)
        })
        .collect()
}
