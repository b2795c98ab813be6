//! What Tom does, step by step, and why.

use table::Seat;
use wording::{Arg, Phrase};

use crate::data::{Card, City, Gain, Place, Premium, Sort, Symbol, TOM_GOLD_POINTS, TOM_GOLD_POINTS_HARDER, TomAct};
use crate::event::{Event, TomWay};
use crate::rules::tom::Want;
use crate::state::Rail;
use crate::view::View;
use crate::words::nouns::{bandit, by, card, counted, gain, region, row_key, symbol, toms_card, toms_card_at, yes};
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
            let why = why_not(after, seat, tried).with("purse", purse(after, seat, -i64::from(coins)));
            Phrase::new("story-tom-fails").with("why", why).with("coins", i64::from(coins))
        }
        Event::TomHunted { seat, bandit: prey } => {
            let price = if prey == Symbol::Joker { 0 } else { table.price_of(seat, prey) };
            Phrase::new("story-tom-hunted")
                .with("bandit", bandit(prey))
                .with("gang", yes(prey == Symbol::Joker))
                .with("price", counted("coins", price))
                .with("left", left(after, seat, 0))
        }
        Event::TomCoins { seat, coins } => counted("story-tom-coins", coins).with("purse", purse(after, seat, 0)),
        Event::TomExchanged { coins, .. } => counted("story-tom-exchanged", coins),
        _ => Phrase::new("nothing"),
    }
}

/// The coins that Tom has, with so many more than the table shows.
fn purse(view: &View, seat: Seat, more: i64) -> Phrase {
    counted("tom-purse", i64::from(view.table.player(seat).coins) + more)
}

/// The coins that a payment leaves him, with so many more than the table shows.
fn left(view: &View, seat: Seat, more: i64) -> Phrase {
    counted("tom-left", i64::from(view.table.player(seat).coins) + more)
}

/// His turn begins: he pays everything with the coins that he has (WS-TOM-09).
pub(super) fn turn(after: &View, seat: Seat) -> Phrase {
    let table = &after.table;
    by("story-tom-turn", after, seat)
        .with("region", region(table, table.region_of(seat)))
        .with("purse", purse(after, seat, 0))
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
    let (sought, anything) = match tried {
        TomAct::Coins(_) | TomAct::CheapestAnimal | TomAct::DearestAnimal => return Phrase::new("wants-nothing"),
        TomAct::Outpost => (fields(view, row), false),
        _ => cards_or_bandits(view, row),
    };
    let then = |before, after| Phrase::new("wants-then").with("before", before).with("after", after);
    let phrase = match sought.into_iter().reduce(then) {
        Some(sought) => Phrase::new("wants")
            .with("sought", sought)
            .with("most", yes(tried == TomAct::Building))
            .with("anything", yes(anything)),
        None => Phrase::new("wants-anything"),
    };
    phrase.with("row", row_key(row)).with("value", view.table.dice[row])
}

/// The symbols that Tom goes by, each once; none for a joker.
fn symbols(view: &View, row: usize) -> Vec<Option<Symbol>> {
    let mut wanted = Vec::new();
    for want in view.table.toms_wants(row) {
        let symbol = match want {
            Want::Symbol(symbol) => Some(symbol),
            Want::Anything => None,
        };
        if !wanted.contains(&symbol) {
            wanted.push(symbol);
        }
    }
    wanted
}

/// The symbols of cards or bandits that Tom looks for, and whether then anything will do. Nothing is left to look for after
/// that: with an animal on top he takes the first that he can pay (WS-TOM-25).
fn cards_or_bandits(view: &View, row: usize) -> (Vec<Phrase>, bool) {
    let wanted = symbols(view, row);
    let before_anything = wanted.iter().map_while(|want| want.map(symbol));
    (before_anything.collect(), wanted.contains(&None))
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
    let by_symbol = symbols(view, row).into_iter().flatten().map(symbol);
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

/// An outpost with its price, since Tom tells no payment before. Cows are coins to him (WS-TOM-57).
pub(super) fn outpost(after: &View, seat: Seat, of: City, rail: bool, premium: Premium) -> Phrase {
    let table = &after.table;
    let area = table.board().areas.iter().position(|&one| one == of).unwrap_or(0);
    let price = table.outpost_price(area, if rail { Rail::Board } else { Rail::No });
    let (key, coins) = match premium {
        Premium::Coin | Premium::Cow => (Premium::Coin.name(), 1),
        other => (other.name(), 0),
    };
    by("story-tom-outpost", after, seat)
        .with("price", counted("coins", price))
        .with("premium", Arg::Key(key))
        .with("left", left(after, seat, coins))
}

pub(super) fn licensed(after: &View, seat: Seat) -> Phrase {
    by("story-tom-licence", after, seat).with("left", left(after, seat, 0))
}

/// What Tom pays for a card, and gets for gold in it (WS-TOM-43).
pub(super) fn bought(after: &View, seat: Seat, bought: Card) -> Phrase {
    let facts = after.table.facts(bought);
    let harder = after.tom.as_ref().is_some_and(|tom| tom.harder[3]);
    let gold = match facts.marks.contains(Symbol::Gold) {
        false => 0,
        true if harder => TOM_GOLD_POINTS_HARDER,
        true => TOM_GOLD_POINTS,
    };
    by("story-tom-bought", after, seat).with("card", card(bought)).with("gold", gold).with("left", left(after, seat, 0))
}
