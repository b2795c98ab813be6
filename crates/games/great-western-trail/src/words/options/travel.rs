//! Routes of the rancher: steps, what is passed, and what is paid to whom.

use table::Seat;
use wording::Phrase;

use crate::action::Route;
use crate::data::trail::Site;
use crate::state::Step;
use crate::view::View;
use crate::words::nouns::{me, number};
use crate::words::spaces;

/// A route with the spaces that are passed and every fee, in the order of travel (GWT-FEE-01); what is lacking is not
/// paid (GWT-FEE-04). A free move pays nothing (GWT-FEE-06).
pub(super) fn route(view: &View, route: Route) -> Phrase {
    let (table, seat) = (&view.table, me(view));
    let from = table.player(seat).rancher.unwrap_or(Site::Start);
    let path = table.path(from, route);
    let free = matches!(super::asked(view), Some(Step::FreeMove(_)));
    let mut dollars = table.player(seat).dollars;
    // One sum for each who is paid, in the order in which they are.
    let mut sums: Vec<(Option<Seat>, u16, u16)> = Vec::new();
    for site in path.iter() {
        let (due, to) = table.fee(seat, site);
        if due == 0 || free {
            continue;
        }
        let paid = due.min(dollars);
        dollars -= paid;
        match sums.iter_mut().find(|(other, ..)| *other == to) {
            Some((_, all_paid, all_due)) => (*all_paid, *all_due) = (*all_paid + paid, *all_due + due),
            None => sums.push((to, paid, due)),
        }
    }
    let fees: Vec<Phrase> = sums.into_iter().map(|(to, paid, due)| spaces::fee(table, paid, due, to)).collect();
    let passed = path.without(route.to).iter().map(|site| spaces::space(table, view.seat, site));
    Phrase::new("option-go")
        .with("space", spaces::space(table, view.seat, route.to))
        .with("steps", path.len())
        .with("passed", passed.collect::<Vec<_>>())
        .with("fees", fees)
        .with("left", number(dollars))
}
