//! The Market, the decks, and the kinds of cards in them; start cards before the first round.

use wording::{Arg, Block, Phrase, Section};

use super::players::piled;
use super::{head, line};
use crate::action::Slot;
use crate::data::{Card, Kind, Level};
use crate::view::View;
use crate::words::cards::{in_full, price};
use crate::words::nouns::{card, counted, kind, listed, me, points, series, slot, symbols};
use crate::words::prices;

/// The three rows, with what each card costs the player whose eyes these are.
pub(super) fn section(view: &View) -> Section {
    let table = &view.table;
    let rows = (0..Slot::COUNT - 1).map(Slot::by_index).filter_map(|at| {
        let lies = view.market[at.index()]?;
        let facts = table.facts(lies);
        let due = table.purchase_price(me(view), facts.sort, facts.cost);
        let affordable = due.is_payable(table.player(me(view)));
        let cost = match view.seat {
            Some(seat) if !table.is_tom(seat) && affordable => prices::price(table, seat, due),
            Some(seat) if !table.is_tom(seat) => Phrase::new("price-too-dear").with("cost", price(facts)),
            _ => price(facts),
        };
        Some(vec![
            Phrase::new("slot").with("slot", slot(at)),
            Phrase::new("cell").with("what", kind(lies.kind())),
            symbols(lies.symbols().into_iter().flatten()),
            cost,
            in_full(facts),
        ])
    });
    let heads = ["head-slot", "head-card", "head-symbols", "head-price", "head-brings"];
    super::section("table-market", vec![Block::Table { head: head(heads), rows: rows.collect() }])
}

/// What is left in each deck, in no order, and what lies under it.
pub(super) fn decks(view: &View) -> Section {
    let levels = [Level::I, Level::II, Level::III];
    let rows = levels.into_iter().zip(&view.decks).map(|(level, deck)| {
        vec![
            Phrase::new("deck").with("row", Arg::Verbatim(level.to_string())).with("count", deck.face_down.len()),
            listed(by_kind(&deck.face_down)),
            listed(piled(deck.discards.iter().copied())),
        ]
    });
    super::section(
        "table-decks",
        vec![
            line(Phrase::new("decks-about")),
            Block::Table { head: head(["head-deck", "head-left", "head-discards"]), rows: rows.collect() },
        ],
    )
}

/// How many cards of each kind there are.
fn by_kind(cards: &[Card]) -> Vec<Phrase> {
    let kinds = Kind::ALL.into_iter().map(|of| (of, cards.iter().filter(|card| card.kind() == of).count()));
    let there = kinds.filter(|(_, count)| *count > 0);
    there.map(|(of, count)| Phrase::new("kind-times").with("kind", kind(of)).with("times", count)).collect()
}

/// Every kind of card that can be bought in this game: price, points, and what it does.
pub(super) fn kinds(view: &View) -> Section {
    let table = &view.table;
    let gold = |of: Kind| {
        matches!(
            of,
            Kind::GoldPanners
                | Kind::SluiceCrew
                | Kind::MuleTrain
                | Kind::ClaimStakers
                | Kind::GoldProspectors
                | Kind::GoldMine
        )
    };
    let in_play = |of: &Kind| match of.level() {
        Level::I | Level::II if gold(*of) => view.gold_rush,
        Level::II if *of == Kind::Raccoon => table.raccoons,
        Level::I | Level::II => true,
        Level::III => view.kinds.contains(of) || gold(*of) && view.gold_rush,
        Level::Start | Level::Printed => false,
    };
    let rows = Kind::ALL.into_iter().filter(in_play).map(|of| {
        let facts = table.facts(of.first());
        vec![
            Phrase::new("cell").with("what", kind(of)),
            Phrase::new("kind-sort")
                .with("row", Arg::Verbatim(of.level().to_string()))
                .with("sort", Arg::Key(facts.sort.name())),
            price(facts),
            if facts.points > 0 { points(facts.points) } else { Phrase::new("dash") },
            effects(facts),
        ]
    });
    let heads = ["head-card", "head-sort", "head-price", "head-points", "head-does"];
    super::section("table-kinds", vec![Block::Table { head: head(heads), rows: rows.collect() }])
}

fn effects(facts: &crate::data::CardFacts) -> Phrase {
    crate::words::cards::effects(facts)
}

/// Piles of start cards.
pub(super) fn piles(view: &View) -> Section {
    let rows = view.table.piles.iter().enumerate().filter(|(_, pile)| pile[0] != Card::NONE).map(|(number, pile)| {
        let described = pile
            .iter()
            .filter_map(|card| card.some())
            .map(|of| Phrase::new("card-described").with("card", card(of)).with("what", in_full(view.table.facts(of))));
        vec![Phrase::new("pile").with("number", number + 1), series(described)]
    });
    let about = counted("piles-about", view.piles.len() as i64);
    super::section(
        "table-piles",
        vec![line(about), Block::Table { head: head(["head-pile", "head-card"]), rows: rows.collect() }],
    )
}
