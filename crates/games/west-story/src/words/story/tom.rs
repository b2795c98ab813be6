//! What Tom does, step by step, and why.

use table::Seat;
use table::words::{Arg, Phrase};

use super::in_coins;
use crate::data::{Card, Cost, Gain, Place, Symbol, TOM_GOLD_POINTS, TOM_GOLD_POINTS_HARDER, TOM_POSSE_POINTS, TomAct};
use crate::event::{Event, TomWay};
use crate::rules::tom::Want;
use crate::view::View;
use crate::words::nouns::{bandit, by, card, counted, gain, points, row_key, symbol, toms_card, toms_card_at, yes};
use crate::words::tables::tom::{act, steps};

/// An event of Tom's turn as a line.
pub(super) fn of(event: &Event, after: &View) -> Phrase {
    let table = &after.table;
    match *event {
        Event::TomActivated { place, way, .. } => {
            let key = match way {
                TomWay::Die => "die",
                TomWay::Slid => "slid",
                TomWay::Linked => "linked",
            };
            Phrase::new("story-tom-activated")
                .with("card", toms_card_at(after, place))
                .with("way", Arg::Key(key))
                .with("row", row_key(place.row()))
                .with("value", table.dice[place.row()])
                .with("partner", partner(after, place))
        }
        Event::TomTakesUp { place, .. } => Phrase::new("story-tom-card")
            .with("card", toms_card_at(after, place))
            .with("steps", steps(table.toms_side(place).steps)),
        Event::TomTries { place, step, act: tried, .. } => Phrase::new("story-tom-tries")
            .with("card", toms_card_at(after, place))
            .with("number", step + 1)
            .with("act", act(tried))
            .with("wants", wants(after, place.row(), tried)),
        Event::TomPassesOver { place, .. } => {
            Phrase::new("story-tom-passes-over").with("card", toms_card_at(after, place))
        }
        Event::TomStops { place, left, .. } => {
            counted("story-tom-stops", left).with("card", toms_card_at(after, place))
        }
        Event::TomFails { seat, act: tried, coins } => {
            Phrase::new("story-tom-fails").with("why", why_not(after, seat, tried)).with("coins", i64::from(coins))
        }
        Event::TomHunted { seat, bandit: prey } => {
            let price = if prey == Symbol::Joker { 0 } else { table.price_of(seat, prey) };
            Phrase::new("story-tom-hunted")
                .with("bandit", bandit(prey))
                .with("gang", yes(prey == Symbol::Joker))
                .with("price", in_coins(Cost::new(price, 0)))
                .with("points", points(TOM_POSSE_POINTS))
        }
        Event::TomCoins { coins, .. } => counted("story-tom-coins", coins),
        Event::TomExchanged { coins, .. } => counted("story-tom-exchanged", coins),
        _ => Phrase::new("nothing"),
    }
}

/// The card that a card of Tom's is linked with.
fn partner(view: &View, place: Place) -> Arg {
    let Some(tom) = &view.tom else { return Arg::Verbatim(String::new()) };
    let (own, _) = tom.cards[place.index()];
    let linked = tom.cards.iter().find(|(other, _)| own.partner() == Some(*other));
    linked.map_or_else(|| toms_card(own, false), |&(card, hard)| toms_card(card, hard))
}

/// The symbols that Tom goes by in a step, in order, if he goes by symbols at all.
fn wants(view: &View, row: usize, tried: TomAct) -> Phrase {
    match tried {
        TomAct::Coins(_) | TomAct::CheapestAnimal | TomAct::DearestAnimal => Phrase::new("wants-nothing"),
        _ => {
            let wanted = view.table.toms_wants(row).map(|want| match want {
                Want::Symbol(one) => symbol(one),
                Want::Anything => Phrase::new("wants-anything"),
            });
            let listed: Vec<Phrase> = wanted.collect();
            let then = |before, after| Phrase::new("wants-then").with("before", before).with("after", after);
            match listed.into_iter().reduce(then) {
                Some(listed) => Phrase::new("wants").with("symbols", listed),
                None => Phrase::new("wants-nothing"),
            }
        }
    }
}

/// Why a step could not be carried out.
fn why_not(view: &View, seat: Seat, tried: TomAct) -> Phrase {
    let table = &view.table;
    let here = table.region_of(seat);
    Phrase::new(match tried {
        TomAct::Outpost if table.player(seat).discs == 0 => "tom-no-disc",
        TomAct::Outpost if table.board().regions[here].city.is_none() => "tom-no-city",
        TomAct::Outpost => "tom-no-field",
        TomAct::Posse if table.bandits[here].iter().all(Option::is_none) => "tom-no-bandit",
        TomAct::Posse => "tom-no-prey",
        TomAct::CheapestAnimal | TomAct::DearestAnimal => "tom-no-animal",
        _ => "tom-no-card",
    })
}

/// What Tom's cards bring him.
pub(super) fn produced(after: &View, seat: Seat, place: Place, gained: Gain) -> Phrase {
    by("story-tom-produced", after, seat).with("card", toms_card_at(after, place)).with("gain", gain(gained))
}

/// What Tom pays for a card, and gets for gold in it (WS-TOM-43).
pub(super) fn bought(after: &View, seat: Seat, bought: Card) -> Phrase {
    let facts = after.table.facts(bought);
    let harder = after.tom.as_ref().is_some_and(|tom| tom.harder[3]);
    let gold = match facts.marks & Symbol::Gold.bit() {
        0 => 0,
        _ if harder => TOM_GOLD_POINTS_HARDER,
        _ => TOM_GOLD_POINTS,
    };
    by("story-tom-bought", after, seat)
        .with("card", card(bought))
        .with("price", in_coins(facts.cost))
        .with("gold", gold)
}
