//! Every card, symbol and token, enlarged and explained.

use drawing::{Lens, Markup, html};
use table::RuleId;
use wording::Phrase;

use super::cards;
use super::layout::Area;
use super::put;
use crate::data::{CardFacts, Kind, Level, OURS, PLAYER_BOARDS, Sort, Symbol, TUNED};
use crate::words::cards as said;
use crate::words::nouns;

/// The lens of a kind of card.
pub(super) const fn of_card(kind: Kind) -> &'static str {
    kind.name()
}

/// All lenses.
pub(super) fn all() -> Vec<Lens> {
    let kinds = Kind::ALL.into_iter().filter(|kind| *kind != Kind::Printed).map(kind);
    let symbols = Symbol::ALL.into_iter().filter(|symbol| *symbol != Symbol::Joker).map(symbol);
    THINGS.map(thing).into_iter().chain(kinds).chain(symbols).collect()
}

/// What is counted and what is done: how it is called in `data-lens`, how it looks, and the rule.
const THINGS: [(&str, &str, &str); 40] = [
    ("track", "ws-rider", "WS-VP-02"),
    ("round", "ws-glass", "WS-ROUND-01"),
    ("bandit", "ws-bandit", "WS-POSSE-01"),
    ("bandit-hidden", "ws-poster", "WS-POSSE-01"),
    ("gang", "ws-gang", "WS-POSSE-08"),
    ("tied", "ws-rope", "WS-JAIL-01"),
    ("joker", "ws-s-joker", "WS-JOK-02"),
    ("city", "ws-a-business", "WS-BIZ-01"),
    ("business", "ws-a-business", "WS-BIZ-02"),
    ("outpost", "ws-house", "WS-BIZ-04"),
    ("robbery", "ws-mask", "WS-BIZ-05"),
    ("jail", "ws-bars", "WS-JAIL-01"),
    ("licence", "ws-paper", "WS-LIC-01"),
    ("train", "ws-engine", "WS-BLD-22"),
    ("railway", "ws-engine", "WS-BLD-15"),
    ("dice", "ws-die-y-5", "WS-TOWN-01"),
    ("sheriff", "ws-star", "WS-SHER-02"),
    ("contest", "ws-star", "WS-SHER-02"),
    ("scam", "ws-a-scam", "WS-SCAM-01"),
    ("purchase", "ws-bag", "WS-BUY-01"),
    ("deck", "ws-back", "WS-SCAM-02"),
    ("reserve", "ws-back", "WS-SCAM-03"),
    ("start-card", "ws-back", "WS-ASYM-03"),
    ("production", "ws-bag", "WS-TOWN-09"),
    ("hat", "ws-hat", "WS-RES-05"),
    ("coin", "ws-coin", "WS-RES-05"),
    ("cow", "ws-cow", "WS-RES-05"),
    ("point", "ws-point", "WS-VP-02"),
    ("anvil", "ws-anvil", "WS-ABIL-02"),
    ("blocked", "ws-shoe", "WS-TOWN-06"),
    ("payment", "ws-bag", "WS-RES-05"),
    ("done", "ws-tick", "WS-TURN-01"),
    ("building", "ws-roof", "WS-CARD-03"),
    ("animal", "ws-paw", "WS-CARD-03"),
    ("printed", "ws-k-printed-coins", "WS-CARD-01"),
    ("tom", "ws-e-tom", "WS-TOM-03"),
    ("posse", "ws-a-posse", "WS-POSSE-01"),
    ("combo", "ws-s-joker", "WS-COMBO-02"),
    ("empty", "ws-back", "WS-BUY-01"),
    ("desert", "ws-engine", "WS-BOARD-12"),
];

fn thing((id, symbol, rule): (&'static str, &'static str, &'static str)) -> Lens {
    Lens {
        id,
        picture: html! {
            svg class="ws-lens ws-c0" viewBox="0 0 120 120" aria-hidden="true" { (put(symbol, Area::new(6.0, 6.0, 108.0, 108.0))) }
        },
        title: Phrase::new(format!("drawn-lens-{id}")),
        text: Phrase::new(format!("drawn-lens-{id}.text")),
        rule: Some(RuleId(rule)),
    }
}

fn symbol(symbol: Symbol) -> Lens {
    let id: &'static str = match symbol {
        Symbol::Cactus => "symbol-cactus",
        Symbol::Horseshoe => "symbol-horseshoe",
        Symbol::Boot => "symbol-boot",
        Symbol::Revolver => "symbol-revolver",
        Symbol::Gold | Symbol::Joker => "symbol-gold",
    };
    Lens {
        id,
        picture: html! {
            svg class="ws-lens" viewBox="0 0 120 120" aria-hidden="true" { (put(cards::symbol(symbol), Area::new(6.0, 6.0, 108.0, 108.0))) }
        },
        title: nouns::symbol(symbol),
        text: Phrase::new("drawn-lens-symbol.text").with("boards", PLAYER_BOARDS.len()),
        rule: Some(RuleId("WS-SYM-01")),
    }
}

/// A kind of card: its picture, its price with either set of numbers, and all that it brings.
fn kind(kind: Kind) -> Lens {
    let facts = OURS.card(kind.first());
    let tuned = TUNED.card(kind.first());
    let text = Phrase::new("drawn-lens-card")
        .with("level", Phrase::new(format!("drawn-level-{}", kind.level().name().to_lowercase())))
        .with("brings", said::in_full(facts));
    let text = match (kind.level() == Level::Start, tuned.cost == facts.cost) {
        (true, _) => text.with("price", Phrase::new("price-nothing")),
        (_, true) => text.with("price", said::price(facts)),
        _ => text.with(
            "price",
            Phrase::new("drawn-two-prices").with("first", said::price(facts)).with("tuned", said::price(tuned)),
        ),
    };
    Lens {
        id: of_card(kind),
        picture: large(kind, facts),
        title: nouns::kind(kind),
        text,
        rule: Some(RuleId(rule(kind))),
    }
}

/// The face of a kind: without a name, which stands beside it, and without the symbols that its copies differ in.
fn large(kind: Kind, facts: &CardFacts) -> Markup {
    let same = kind.copies().iter().all(|symbols| symbols == &kind.copies()[0]);
    let facts = CardFacts { symbols: if same { facts.symbols } else { [None; 2] }, ..*facts };
    html! {
        svg class="ws-lens" viewBox="0 0 102 140" aria-hidden="true" {
            (cards::face(kind.first(), &facts, ""))
            (cards::line(&cards::cost(facts.cost), Area::new(5.0, 117.0, 92.0, 20.0), cards::IN_SCENE))
        }
    }
}

/// Where to read on.
fn rule(kind: Kind) -> &'static str {
    match (kind, kind.sort(), kind.level()) {
        (Kind::Workshop, ..) => "WS-BLD-01",
        (Kind::TrappersHut, ..) => "WS-BLD-03",
        (Kind::Ranch, ..) => "WS-BLD-05",
        (Kind::Bank, ..) => "WS-BLD-06",
        (Kind::Saloon, ..) => "WS-BLD-08",
        (Kind::Hotel, ..) => "WS-BLD-09",
        (Kind::Prison, ..) => "WS-BLD-11",
        (Kind::PostOffice, ..) => "WS-BLD-13",
        (Kind::RailwayStation, ..) => "WS-BLD-15",
        (Kind::Church, ..) => "WS-BLD-18",
        (Kind::SheriffsOffice, ..) => "WS-BLD-20",
        (Kind::GoldMine, ..) => "WS-BLD-21",
        (_, _, Level::Start) => "WS-ASYM-03",
        (_, Sort::Animal, _) => "WS-CARD-03",
        _ => "WS-CARD-05",
    }
}
