//! Cards, marks, companies, ports and large cities, enlarged and explained. It is the same for everybody, and speaks of
//! nothing that a campaign may still hide.

use drawing::{Lens, Markup, html};
use table::RuleId;
use wording::Phrase;

use super::depot::small;
use super::panels::company_lens;
use super::{car, colour, emblem, mark, shade};
use crate::cards::{Card, Symbol};
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
    cards.into_iter().chain([loco()]).chain(companies).chain(things).chain([route(), payment()]).collect()
}

fn picture(class: &str, symbol: &str) -> Markup {
    html! {
        svg class={ "tr-lens " (class) } viewBox="0 0 120 120" aria-hidden="true" { use href=(symbol) width="120" height="120" {} }
    }
}

fn card(color: Color) -> Lens {
    Lens {
        id: super::depot::lens(Card::of(color, Symbol::Plain)),
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
        picture: company_picture(company),
        title: nouns::company_in_full(company),
        text: Phrase::new("lens-company").with("color", nouns::color(Some(company.color()))),
        rule: Some(RuleId("TTR-BUILD-13")),
    }
}

/// The emblem, and two cars of its train.
fn company_picture(company: Company) -> Markup {
    html! {
        svg class={ "tr-lens " (colour(company)) } viewBox="0 0 120 120" aria-hidden="true" {
            use href=(emblem(company)) x="20" width="80" height="80" {}
            @for x in [2, 62] { use href=(car(company)) x=(x) y="88" width="56" height="28" {} }
        }
    }
}

/// A route of three spaces, empty and with a train on it.
fn route() -> Lens {
    let cities =
        |y: u8| html! { @for x in [11, 109] { use href="#tr-town" x=(x - 10) y=(y - 10) width="20" height="20" {} } };
    let picture = html! {
        svg class="tr-lens" viewBox="0 0 120 120" aria-hidden="true" {
            g class="k-red" {
                @for x in [24, 49, 74] { rect class="tr-sp" x=(x) y="28" width="22" height="12" rx="2" {} }
                use href=(mark(Color::Red)) x="52" y="26" width="16" height="16" {}
            }
            (cities(34))
            path class="tr-pencil" d="M60 52v18m-6-7 6 8 6-8" {}
            @for x in [22, 47, 72] { use href=(car(Company::Blue)) x=(x) y="82" width="26" height="13" {} }
            (cities(89))
        }
    };
    Lens {
        id: "route",
        picture,
        title: Phrase::new("lens-title-route"),
        text: Phrase::new("lens-route"),
        rule: Some(RuleId("TTR-BUILD-01")),
    }
}

/// Three ways to pay for a red route of three spaces.
fn payment() -> Lens {
    let red = Card::of(Color::Red, Symbol::Plain);
    let ways = [[red, red, red], [red, red, Card::LOCO], [Card::LOCO, Card::LOCO, Card::LOCO]];
    let picture = html! {
        svg class="tr-lens" viewBox="0 0 120 120" aria-hidden="true" {
            @for (row, way) in ways.iter().enumerate() {
                g transform={ "translate(22 " (1 + 40 * row) ")scale(.78)" } {
                    @for (place, card) in way.iter().enumerate() { (small(*card, 34.0 * place as f32, 0.0)) }
                }
            }
        }
    };
    Lens {
        id: "payment",
        picture,
        title: Phrase::new("lens-title-payment"),
        text: Phrase::new("lens-payment"),
        rule: Some(RuleId("TTR-BUILD-02")),
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
