//! The Town Phase, start cards, and laying cards.

use wording::Phrase;

use crate::action::How;
use crate::data::{Card, Place, Section, Special};
use crate::rules::payment::Due;
use crate::view::View;
use crate::words::cards::{in_full, production_now, section_now};
use crate::words::dice::{self, colour};
use crate::words::nouns::{card, card_at, counted, gain, me, place, series, yes};

pub(super) fn pile(view: &View, number: u8) -> Phrase {
    let cards = view.table.piles.get(usize::from(number)).copied().unwrap_or([Card::NONE; 2]);
    let described: Vec<Phrase> = cards.iter().filter_map(|card| card.some()).map(|of| described(view, of)).collect();
    let phrase = Phrase::new(if described.is_empty() { "option-pile-gone" } else { "option-pile" });
    let phrase = phrase.with("number", number + 1);
    match described.is_empty() {
        true => phrase,
        false => phrase.with("cards", series(described)),
    }
}

/// A card with what it produces.
fn described(view: &View, of: Card) -> Phrase {
    Phrase::new("card-described").with("card", card(of)).with("what", in_full(view.table.facts(of)))
}

/// A place for the card in hand: what it covers, what is lost by that, and which values of a die would wake it.
pub(super) fn lay(view: &View, at: Place) -> Phrase {
    let (table, seat) = (&view.table, me(view));
    let player = table.player(seat);
    let lies = player.town[at.index()];
    let blocked = player.blocked.contains(at);
    Phrase::new("option-lay")
        .with("place", place(at))
        .with("card", card(lies))
        .with("printed", yes(lies.is_printed()))
        .with("produces", production_now(table, seat, at))
        .with("anvils", player.anvils[at.index()])
        .with("blocked", yes(blocked))
        .with("led", dice::values(table, seat, at).len())
        .with("values", dice::woken_by(table, seat, at))
}

/// Which die goes where: the cards that they really lead to, and the Combo of these.
pub(super) fn dice(view: &View, crossed: bool) -> Phrase {
    let (table, seat) = (&view.table, me(view));
    let [top, bottom] = dice::led_to(table, seat, crossed);
    let crossed_key = usize::from(crossed);
    Phrase::new("option-dice")
        .with("top-die", colour(0, crossed))
        .with("top-value", table.dice[crossed_key])
        .with("top", top)
        .with("bottom-die", colour(1, crossed))
        .with("bottom-value", table.dice[1 - crossed_key])
        .with("bottom", bottom)
        .with("combo", dice::combo(table, seat, table.led_to(seat, crossed)))
}

/// The reward of a Combo: a cow, or a third card with what it produces; and the tokens that it takes.
pub(super) fn combo(view: &View, third: Option<Place>, tokens: u8) -> Phrase {
    let (table, seat) = (&view.table, me(view));
    match third {
        None => counted("option-combo-cow", tokens).with("full", yes(is_full(view))),
        Some(at) => counted("option-combo-card", tokens)
            .with("card", card_at(table, seat, at))
            .with("produces", production_now(table, seat, at))
            .with("ability", yes(table.card_at(seat, at).ability.is_some())),
    }
}

/// Whether a cow more would be a point.
pub(super) fn is_full(view: &View) -> bool {
    view.table.player(me(view)).cows >= crate::data::MAX_COWS
}

/// A section of production, in one of the ways that it can be carried out.
pub(super) fn produce(view: &View, at: Place, second: bool, how: How) -> Phrase {
    let (table, seat) = (&view.table, me(view));
    let section = table.card_at(seat, at).production[usize::from(second)];
    let gains = match (section, how) {
        (Section::Choose(first, _), How::First) => gain(first),
        (Section::Choose(_, second), How::Second) => gain(second),
        (Section::Pay(_, what), How::Hats | How::Cows | How::Skip) => gain(what),
        (Section::Special(Special::GoldMine), How::Plain) => Phrase::new("gold-mine-taken"),
        (Section::Special(Special::GoldMine), _) => Phrase::new("gold-mine-left"),
        (section, _) => section_now(table, seat, section),
    };
    let id = match how {
        How::Hats => "option-produce-hats",
        How::Cows => "option-produce-cows",
        How::Skip => "option-produce-skip",
        How::Plain | How::First | How::Second => "option-produce",
    };
    let cost = if let Section::Pay(hats, _) = section { hats } else { 0 };
    let phrase = Phrase::new(id).with("card", card_at(table, seat, at)).with("gain", gains);
    if matches!(how, How::Hats | How::Cows) { phrase.with("count", cost) } else { phrase }
}

/// The price of a card for a seat.
pub(super) fn due(view: &View, of: Card) -> Due {
    let facts = view.table.facts(of);
    view.table.purchase_price(me(view), facts.sort, facts.cost)
}
