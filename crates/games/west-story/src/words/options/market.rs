//! Purchases, payments, and the Market Scam.

use table::sets::ones;
use wording::{Arg, Phrase};

use super::town::due;
use crate::action::Slot;
use crate::data::{Ability, Card, Level, PURCHASES, ROW};
use crate::state::{Deal, Phase, Task};
use crate::view::View;
use crate::words::cards::{in_full, in_full_for, price as printed_price};
use crate::words::nouns::{card, card_in, card_number, counted, kind_number, me, resources, slot as slot_name, things};
use crate::words::prices;

/// The card in a place of the Market, or the reserved one.
fn lies(view: &View, slot: Slot) -> Option<Card> {
    match slot.row() {
        Some(_) => view.market[slot.index()],
        None => view.table.player(me(view)).reserved.some(),
    }
}

/// A card to buy: its price for this player, and all that it brings.
pub(super) fn buy(view: &View, slot: Slot) -> Phrase {
    let (table, seat) = (&view.table, me(view));
    let Some(of) = lies(view, slot) else { return gone("option-buy-nothing", slot) };
    let facts = table.facts(of);
    let (id, name) = match slot.row() {
        Some(_) => ("option-buy", card_in(of, slot)),
        None => ("option-buy-reserved", card(of)),
    };
    Phrase::new(id)
        .with("card", name)
        .with("price", prices::price(table, seat, due(view, of)))
        .with("brings", in_full_for(table, seat, facts))
}

fn gone(id: &'static str, slot: Slot) -> Phrase {
    Phrase::new(id).with("slot", slot_name(slot)).with("reserved", super::yes(slot.row().is_none()))
}

/// The cows that stand in for what hats and coins do not pay; none where nothing is due.
fn cows_of(view: &View, hats: u8, coins: u8, uses: u8) -> u8 {
    let table = &view.table;
    let due = table.due();
    let open = table.phase == Phase::Turn && table.turn.deal != Deal::None && uses <= due.most_uses();
    if open { due.after(uses).1.saturating_sub(hats + coins) } else { 0 }
}

/// How many cows are in a payment, for those who have any.
pub(super) fn cows_in(view: &View, hats: u8, coins: u8, uses: u8) -> Option<Phrase> {
    let any = view.table.player(me(view)).cows > 0;
    any.then(|| counted("part-pay", cows_of(view, hats, coins, uses)))
}

/// One way to pay: hats, coins, and cows for the rest.
pub(super) fn pay(view: &View, hats: u8, coins: u8, uses: u8) -> Phrase {
    let due = view.table.due();
    let cows = cows_of(view, hats, coins, uses);
    let paid = resources(hats, coins.into(), cows);
    let free = hats + coins + cows == 0;
    let phrase = Phrase::new(if free { "option-pay-nothing" } else { "option-pay" });
    let phrase = if free { phrase } else { phrase.with("paid", paid) };
    match due.discount {
        Some((discount, _)) if uses > 0 => {
            Phrase::new("option-pay-discounted").with("pay", phrase).with("discount", prices::discounts(discount, uses))
        }
        _ => phrase.with("uses", uses),
    }
}

pub(super) fn shop(view: &View) -> Phrase {
    let more = view.table.anvils_of(me(view), Ability::SpecialDelivery);
    counted("option-shop", PURCHASES + more).with("more", more)
}

pub(super) fn refresh(view: &View, row: Level) -> Phrase {
    let there: Vec<Phrase> =
        if row.index() < 3 { row.slots().filter_map(|n| view.market[n]).map(card).collect() } else { Vec::new() };
    Phrase::new("option-refresh").with("row", Arg::Verbatim(row.to_string())).with("cards", things(there))
}

/// The cards of a row that are discarded, so that many ways are told apart at a glance: one card with its symbols, several by
/// their numbers, nearly all by the one that stays.
pub(super) fn discard(view: &View, cards: u8) -> Phrase {
    let row = if let Task::Refresh(row) = view.table.turn.task { row.index() } else { 0 };
    let row = &view.market[row * ROW..][..ROW];
    let stay = (0..ROW).filter(|&number| row[number].is_some()).fold(0, |set, number| set | 1 << number) & !cards;
    match (cards.count_ones(), u8::count_ones(stay)) {
        (1, _) => Phrase::new("option-discard").with("cards", numbered(row, cards, card_number)),
        (count, 0) => counted("option-discard-all", count),
        (3.., 1) => Phrase::new("option-discard-but").with("cards", numbered(row, stay, kind_number)),
        _ => Phrase::new("option-discard").with("cards", numbered(row, cards, kind_number)),
    }
}

/// Some cards of a row, with their numbers.
fn numbered(row: &[Option<Card>], cards: u8, name: fn(Card, usize) -> Phrase) -> Vec<Phrase> {
    let lies = |number: usize| row[number].map_or_else(|| Phrase::new("nothing"), |lies| name(lies, number + 1));
    ones(cards).map(usize::from).map(lies).collect()
}

pub(super) fn reserve(view: &View, slot: Slot) -> Phrase {
    let Some(of) = lies(view, slot) else { return gone("option-reserve-nothing", slot) };
    let facts = view.table.facts(of);
    Phrase::new("option-reserve")
        .with("card", card_in(of, slot))
        .with("price", printed_price(facts))
        .with("brings", in_full(facts))
}

pub(super) fn keep(view: &View, new: bool) -> Phrase {
    let table = &view.table;
    let fresh = if let Task::Keep(fresh) = table.turn.task { fresh } else { Card::NONE };
    let old = table.player(me(view)).reserved;
    let (kept, other) = if new { (fresh, old) } else { (old, fresh) };
    Phrase::new("option-keep").with("card", card(kept)).with("other", card(other)).with("new", super::yes(new))
}
