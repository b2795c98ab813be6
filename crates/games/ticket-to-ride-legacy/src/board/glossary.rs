//! Cards, marks, companies, ports and large cities, enlarged and explained. It is the same for everybody, and speaks of
//! nothing that a campaign may still hide.

use table::RuleId;
use table::drawn::{Lens, Markup, html};
use table::words::Phrase;

use super::panels::company_lens;
use super::{colour, emblem, mark, shade};
use crate::ids::{Color, Company};
use crate::words::nouns;

/// Things that are no cards and no companies: their names in `data-lens`, how they look, and the rule.
const THINGS: [(&str, &str, &str); 11] = [
    ("deck", "#tr-deck", "TTR-DRAW-01"),
    ("ticket", "#tr-stub", "TTR-TICKET-01"),
    ("event", "#tr-paper-page", "TTR-NEWS-01"),
    ("rule", "#tr-ledger", "TTR-BUILD-12"),
    ("cars", "#tr-wagon", "TTR-BUILD-02"),
    ("dollars", "#tr-coin", "TTR-SETUP-03"),
    ("seen", "#tr-fan", "TTR-DRAW-02"),
    ("caboose", "#tr-caboose", "TTR-SETUP-14"),
    ("large-city", "#tr-large", "TTR-BUILD-16"),
    ("port", "#tr-port", "TTR-CAMP-17"),
    ("last-turns", "#tr-bell", "TTR-END-01"),
];

/// All lenses.
pub(super) fn all() -> Vec<Lens> {
    let cards = Color::ALL.map(card);
    let companies = Company::ALL.map(company);
    let things = THINGS.map(thing);
    cards.into_iter().chain([loco()]).chain(companies).chain(things).collect()
}

fn picture(class: &str, symbol: &str) -> Markup {
    html! {
        svg class={ "tr-lens " (class) } viewBox="0 0 120 120" aria-hidden="true" { use href=(symbol) width="120" height="120" {} }
    }
}

fn card(color: Color) -> Lens {
    Lens {
        id: super::depot::lens(crate::cards::Card::of(color, crate::cards::Symbol::Plain)),
        picture: picture(shade(Some(color)), mark(color)),
        title: Phrase::new("lens-title-card").with("color", nouns::color(Some(color))),
        text: Phrase::new("lens-card"),
        rule: Some(RuleId("TTR-BUILD-02")),
    }
}

fn loco() -> Lens {
    Lens {
        id: "card-loco",
        picture: picture("k-grey", "#tr-loco"),
        title: Phrase::new("lens-title-loco"),
        text: Phrase::new("lens-loco"),
        rule: Some(RuleId("TTR-DRAW-10")),
    }
}

fn company(company: Company) -> Lens {
    Lens {
        id: company_lens(company),
        picture: picture(colour(company), emblem(company)),
        title: nouns::company_in_full(company),
        text: Phrase::new("lens-company").with("color", nouns::color(Some(company.color()))),
        rule: Some(RuleId("TTR-BUILD-13")),
    }
}

fn thing((id, symbol, rule): (&'static str, &'static str, &'static str)) -> Lens {
    Lens {
        id,
        picture: picture("", symbol),
        title: Phrase::new(format!("lens-title-{id}")),
        text: Phrase::new(format!("lens-{id}")),
        rule: Some(RuleId(rule)),
    }
}
