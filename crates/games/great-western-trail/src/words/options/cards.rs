//! Cards: objectives, drawing, discarding, income.

use wording::{Arg, Phrase};

use super::asked;
use crate::cards::{Card, Pile};
use crate::data::boards::CERTIFICATES;
use crate::data::objectives::Objective;
use crate::data::railroad::City;
use crate::state::{Place, Step};
use crate::view::View;
use crate::words::nouns::{card_in_full, city, counted, me, number, yes};
use crate::words::{effects, goals};

/// An objective card from the hand: what it does now, and what it asks for.
pub(super) fn play(view: &View, kind: Objective) -> Phrase {
    let instant = effects::printed(&view.table, me(view), kind.instant());
    Phrase::new("option-play")
        .with("tasks", goals::tasks(kind.terms()))
        .with("instant", instant)
        .with("points", goals::points(kind.terms()))
        .with("progress", goals::progress(view.player(me(view)), kind.terms()))
}

/// An open objective card.
pub(super) fn take(view: &View, kind: Objective) -> Phrase {
    Phrase::new("option-take")
        .with("tasks", goals::tasks(kind.terms()))
        .with("instant", effects::brief(kind.instant()))
        .with("points", goals::points(kind.terms()))
        .with("progress", goals::progress(view.player(me(view)), kind.terms()))
        .with("place", destination(view))
}

/// Where an objective card goes.
pub(super) fn destination(view: &View) -> Arg {
    Arg::Key(match asked(view) {
        Some(Step::TakeObjective { to_hand: true }) => "hand",
        _ => "discard",
    })
}

/// Drawing cards that must be discarded again; what is left in the deck is told.
pub(super) fn draw(view: &View, count: u8) -> Phrase {
    match count {
        0 => Phrase::new("option-draw-none"),
        _ => counted("option-draw", count).with("deck", view.player(me(view)).herd.deck_size),
    }
}

/// The hand without a card.
fn without(hand: Pile, card: Card) -> Pile {
    let mut rest = hand;
    if rest.count(card) > 0 {
        rest.remove(card);
    }
    rest
}

/// A card to discard, with what the hand is worth without it, or what it is given for.
pub(super) fn discard(view: &View, card: Card) -> Phrase {
    let traded = match asked(view) {
        Some(Step::Give(effect) | Step::GiveSecond(effect, _)) => effects::trade(effect),
        _ => None,
    };
    let phrase = match traded {
        Some((_, gains)) => Phrase::new("option-give").with("gains", gains),
        None => Phrase::new("option-discard"),
    };
    let hand = view.hand();
    phrase
        .with("card", card_in_full(card))
        .with("held", hand.count(card))
        .with("value", without(hand, card).cows.breeding_value())
}

/// Why one would part with a card: objective cards apart, and what the value of the hand does not need before the rest.
pub(super) fn discard_heading(view: &View, card: Card) -> Phrase {
    Phrase::new(match card {
        Card::Objective(_) => "group-discard-objectives",
        Card::Cattle(_) if loss(view.hand(), card) == 0 => "group-discard-spare",
        Card::Cattle(_) => "group-discard-needed",
    })
}

/// How much less a hand is worth without a card.
pub(crate) fn loss(hand: Pile, card: Card) -> u8 {
    hand.cows.breeding_value() - without(hand, card).cows.breeding_value()
}

pub(super) fn trash(view: &View, card: Card) -> Phrase {
    let hand = view.hand();
    Phrase::new("option-trash")
        .with("card", card_in_full(card))
        .with("held", hand.count(card))
        .with("value", without(hand, card).cows.breeding_value())
}

/// Certificates to spend: the total value, which is the income, and the best city that it reaches.
pub(super) fn spend(view: &View, count: u8) -> Phrase {
    let (table, seat) = (&view.table, me(view));
    let player = table.player(seat);
    let total = view.hand().cows.breeding_value() + player.permanent() + count;
    let dollars = player.dollars + u16::from(total);
    let payable = |city: City| {
        table.discs_for(seat, Place::City(city), dollars).any()
            || dollars + city.dollars() >= city.transport(player.engine)
    };
    let best = City::ALL.into_iter().rev().find(|&city| table.can_deliver(seat, city, total) && payable(city));
    let best = best.unwrap_or(City::KansasCity);
    let left = player.certificates().saturating_sub(count);
    let left = CERTIFICATES.into_iter().rev().find(|&space| space <= left).unwrap_or(0);
    counted("option-spend", count)
        .with("total", total)
        .with("income", number(total.into()))
        .with("city", city(best))
        .with("transport", number(best.transport(player.engine)))
        .with("paid", yes(best.transport(player.engine) > 0))
        .with("left", left)
}

/// Simmentals to raise.
pub(super) fn raise(view: &View, count: u8) -> Phrase {
    let heifers = asked(view) == Some(Step::Heifers);
    counted("option-raise", count).with("stage", Arg::Key(if heifers { "heifers" } else { "calves" }))
}
