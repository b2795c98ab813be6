//! Every kind of card and place, enlarged and explained.

use drawing::{Lens, Markup, html};
use table::RuleId;
use wording::Phrase;

use super::cards;
use crate::data::Freight;

/// The others: what they are called in `data-lens`, how they look, and the rule.
const THINGS: [(&str, &str, &str); 5] = [
    ("deck", "#sc-back", "SC-END-01"),
    ("down", "#sc-back", "SC-LOAD-02"),
    ("road", "#sc-signpost", "SC-ROAD-01"),
    ("station", "#sc-station", "SC-STOP-02"),
    ("coach", "#sc-coach", "SC-HOLD-01"),
];

/// All lenses.
pub(super) fn all() -> Vec<Lens> {
    let kind = |freight: Freight| Lens {
        id: freight.name(),
        picture: picture(cards::symbol(Some(freight))),
        title: Phrase::new(format!("freight-{freight}.title")),
        text: Phrase::new(format!("freight-{freight}.worth")),
        rule: Some(RuleId("SC-SETUP-02")),
    };
    let thing = |(id, symbol, rule): (&'static str, &str, &'static str)| Lens {
        id,
        picture: picture(symbol),
        title: Phrase::new(format!("lens-{id}")),
        text: Phrase::new(format!("lens-{id}.text")),
        rule: Some(RuleId(rule)),
    };
    Freight::ALL.into_iter().map(kind).chain(THINGS.map(thing)).collect()
}

fn picture(symbol: &str) -> Markup {
    html! {
        svg class="sc-lens" viewBox="0 0 120 120" aria-hidden="true" { use href=(symbol) width="120" height="120" {} }
    }
}
