//! What Tom does, step by step, and why.

use table::Seat;
use table::words::{Arg, Phrase};

use super::in_coins;
use crate::data::{
    Card, Cost, Gain, Place, Sort, Symbol, TOM_GOLD_POINTS, TOM_GOLD_POINTS_HARDER, TOM_POSSE_POINTS, TomAct,
};
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

/// What Tom looks for in a step, in order, and the die that says so; nothing where he takes what there is.
fn wants(view: &View, row: usize, tried: TomAct) -> Phrase {
    let sought = match tried {
        TomAct::Coins(_) | TomAct::CheapestAnimal | TomAct::DearestAnimal => Vec::new(),
        TomAct::Outpost => fields(view, row),
        _ => symbols(view, row),
    };
    let then = |before, after| Phrase::new("wants-then").with("before", before).with("after", after);
    match sought.into_iter().reduce(then) {
        Some(sought) => Phrase::new("wants")
            .with("sought", sought)
            .with("row", row_key(row))
            .with("value", view.table.dice[row])
            .with("most", yes(tried == TomAct::Building)),
        None => Phrase::new("wants-nothing"),
    }
}

/// The symbols that Tom goes by, each once.
fn symbols(view: &View, row: usize) -> Vec<Phrase> {
    let mut wanted = Vec::new();
    for want in view.table.toms_wants(row) {
        if !wanted.contains(&want) {
            wanted.push(want);
        }
    }
    let name = |want| match want {
        Want::Symbol(one) => symbol(one),
        Want::Anything => Phrase::new("wants-anything"),
    };
    wanted.into_iter().map(name).collect()
}

/// The fields that Tom tries for an outpost (WS-TOM-39, WS-TOM-40).
fn fields(view: &View, row: usize) -> Vec<Phrase> {
    let table = &view.table;
    let top = view.tom.as_ref().and_then(|tom| table.player(tom.seat).stack.some()).map(|card| card.kind().sort());
    let first = match top.filter(|_| table.tom_consults_himself(row)) {
        Some(Sort::Animal) => Some("animal"),
        Some(Sort::Building) => Some("building"),
        _ => None,
    };
    let field = |need: &'static str| Phrase::new("wants-field").with("need", Arg::Key(need));
    let by_symbol = symbols(view, row).into_iter().filter(|sought| sought.id != "wants-anything");
    let last = (first == Some("animal")).then(|| Phrase::new("wants-any-field"));
    first.into_iter().map(field).chain([field("joker")]).chain(by_symbol).chain(last).collect()
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
