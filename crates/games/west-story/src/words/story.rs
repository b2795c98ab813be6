//! The story: a line for every event.

mod tom;

use table::Seat;
use table::words::{Arg, Phrase};

use super::nouns::{
    bandit, bandits, by, card, card_at, card_in, card_on, city, contest, cost, counted, field, gain, held, licence,
    nearest_city, place, points, region, resources, row_key, things, who, yes,
};
use crate::action::{How, Slot};
use crate::data::{
    Card, City, Cost, FieldId, Gain, JAIL_POINTS, OWN_PRISON_POINTS, Premium, ROUNDS, Section, SheriffCard, TRACK,
};
use crate::event::Event;
use crate::state::Rail;
use crate::view::View;

/// An event as a line, with the table right after it.
pub(super) fn of(event: &Event, after: &View) -> Phrase {
    let table = &after.table;
    match *event {
        Event::Began { sheriff, contest: first } => {
            by("story-began", after, sheriff).with("contest", contest(first)).with("tom", yes(table.tom.is_some()))
        }
        Event::Holds { seat, hats, coins, cows } => {
            by("story-holds", after, seat).with("have", held(hats, coins, cows))
        }
        Event::PileTaken { seat, cards } => by("story-pile", after, seat).with("cards", named(&cards)),
        Event::PileLeft { cards } => Phrase::new("story-pile-left").with("cards", named(&cards)),
        Event::Laid { seat, card: laid, place: at, covered } => by("story-laid", after, seat)
            .with("card", card(laid))
            .with("place", place(at))
            .with("covered", card(covered))
            .with("printed", yes(covered.is_printed())),
        Event::RoundBegan { round } => {
            Phrase::new("story-round").with("round", round).with("last", yes(round == ROUNDS))
        }
        Event::Rolled { seat, dice } => by("story-rolled", after, seat).with("yellow", dice[0]).with("green", dice[1]),
        Event::DiceGiven { seat, crossed } => by("story-dice", after, seat).with("crossed", yes(crossed)),
        Event::Activated { seat, place: at, card: woken, slid } => {
            by("story-activated", after, seat).with("card", card_on(woken, at)).with("slid", yes(slid))
        }
        Event::TokenSpent { seat } => by("story-token-spent", after, seat),
        Event::ComboCow { seat } => by("story-combo-cow", after, seat),
        Event::ComboThird { seat, place: at } => {
            by("story-combo-third", after, seat).with("card", card_at(table, seat, at))
        }
        Event::Produced { seat, place: at, how, gain: gained } => produced(after, seat, at, how, gained),
        Event::Overflowed { seat, points: count } => by("story-overflowed", after, seat).with("count", count),
        Event::Scored { seat, points: accepted, offered } => scored(after, seat, accepted, offered),
        Event::Revealed { region: turned, bandits: there } => Phrase::new("story-revealed")
            .with("region", region(table, usize::from(turned)))
            .with("bandits", bandits(there.into_iter().flatten())),
        Event::TokenTaken { seat } => by("story-token-taken", after, seat),
        Event::RowCleared { seat, row } => by("story-cleared", after, seat).with("row", row_key(row.into())),
        Event::Gift { from, to } => {
            by("story-gift", after, to).with("giver", who(after, from)).with("tom", yes(table.is_tom(to)))
        }
        Event::TurnBegan { seat } => by("story-turn", after, seat).with("region", region(table, table.region_of(seat))),
        Event::CowTaken { seat, purchase } => by("story-cow", after, seat).with("purchase", yes(purchase)),
        Event::Grazed { seat, coins } => by("story-grazed", after, seat).with("count", i64::from(coins)),
        Event::Paid { seat, hats, coins, cows, uses } => paid(after, seat, [hats, coins, cows, uses]),
        Event::BanditTied { seat, bandit: tied } => by("story-tied", after, seat).with("bandit", bandit(tied)),
        Event::GangMoved { seat, to } => by("story-gang", after, seat).with("region", region(table, usize::from(to))),
        Event::Jailed { seat, bandit: jailed, coins, own } => jailed_line(after, seat, bandit(jailed), coins, own),
        Event::Business { seat, city, field, outpost, rail, premium } => {
            business(after, seat, (city, field), outpost, rail, premium)
        }
        Event::Discarded { seat, row, cards } => by("story-discarded", after, seat)
            .with("row", Arg::Verbatim(row.to_string()))
            .with("cards", things(named(&cards)))
            .with("count", named(&cards).len()),
        Event::Reserved { seat, card: taken, discarded } => reserved(after, seat, taken, discarded),
        Event::Reshuffled { row } => Phrase::new("story-reshuffled").with("row", Arg::Verbatim(row.to_string())),
        Event::Refilled { slot, card: drawn } => {
            Phrase::new("story-refilled").with("card", card_in(drawn, Slot::new(usize::from(slot))))
        }
        Event::Licensed { seat, licence: bought } => {
            by("story-licence", after, seat).with("licence", licence(bought)).with("tom", yes(table.is_tom(seat)))
        }
        Event::TrainRobbed { seat, hats, bandit: freed, coins } => by("story-train", after, seat)
            .with("count", hats)
            .with("coins", counted("coins", coins))
            .with("frees", yes(freed.is_some()))
            .with("bandit", freed.map_or_else(|| Phrase::new("bandit-nobody"), bandit)),
        Event::Mobilised { seat, place: at } => {
            by("story-mobilised", after, seat).with("card", card_at(table, seat, at))
        }
        Event::ShoppingBegan { seat, purchases } => by("story-shopping", after, seat).with("count", purchases),
        Event::Bought { seat, card: bought, reserved } => {
            if table.is_tom(seat) {
                return tom::bought(after, seat, bought);
            }
            by("story-bought", after, seat).with("card", card(bought)).with("reserved", yes(reserved))
        }
        Event::InterestPaid { seat, coins } => by("story-interest", after, seat).with("count", i64::from(coins)),
        Event::Counted { seat, count } => by("story-counted", after, seat).with("count", count),
        Event::Contested { seat, tokens } => by("story-contested", after, seat).with("count", tokens),
        Event::Elected { seat, outgoing, tie } => by("story-elected", after, seat)
            .with("tie", yes(tie))
            .with("outgoing", who(after, outgoing))
            .with("again", yes(outgoing == seat)),
        Event::ContestRevealed { contest: next } => {
            Phrase::new("story-contest").with("contest", contest(next)).with("last", yes(next == SheriffCard::Last))
        }
        Event::Ended => {
            let winners = after.standing.as_ref().map(|standing| standing.winners().map(|seat| who(after, seat)));
            Phrase::new("story-over").with("winners", winners.map(Iterator::collect::<Vec<_>>).unwrap_or_default())
        }
        Event::TomActivated { .. }
        | Event::TomTakesUp { .. }
        | Event::TomTries { .. }
        | Event::TomPassesOver { .. }
        | Event::TomStops { .. }
        | Event::TomFails { .. }
        | Event::TomHunted { .. }
        | Event::TomCoins { .. }
        | Event::TomExchanged { .. } => tom::of(event, after),
    }
}

/// The names of those cards that are cards.
fn named(cards: &[Card]) -> Vec<Phrase> {
    cards.iter().filter_map(|card| card.some()).map(card).collect()
}

/// Cows are coins to Tom (WS-TOM-57).
fn toms_premium(premium: Premium) -> &'static str {
    match premium {
        Premium::Cow => Premium::Coin.name(),
        other => other.name(),
    }
}

fn produced(after: &View, seat: Seat, at: crate::data::Place, how: How, gained: Gain) -> Phrase {
    let table = &after.table;
    if table.is_tom(seat) {
        return tom::produced(after, seat, at, gained);
    }
    let phrase = by("story-produced", after, seat).with("card", card_at(table, seat, at)).with("gain", gain(gained));
    let price = table.card_at(seat, at).production.into_iter().find_map(|section| match section {
        Section::Pay(hats, _) => Some(hats),
        _ => None,
    });
    let way = match how {
        How::Hats => "hats",
        How::Cows => "cows",
        How::Skip => "skip",
        How::Plain | How::First | How::Second if gained == Gain::NOTHING => "nothing",
        How::Plain | How::First | How::Second => "plain",
    };
    phrase.with("how", Arg::Key(way)).with("count", price.unwrap_or(0))
}

/// Points, all of them or a part; and where they have led.
fn scored(after: &View, seat: Seat, accepted: u16, offered: u16) -> Phrase {
    let table = &after.table;
    let total = table.player(seat).total;
    let id = match accepted {
        0 => "story-refused",
        _ if accepted < offered => "story-scored-part",
        _ => "story-scored",
    };
    let phrase = by(id, after, seat);
    let phrase = if accepted > 0 {
        phrase
            .with("count", i64::from(accepted))
            .with("total", i64::from(total))
            .with("field", i64::from(total % TRACK))
            .with("region", region(table, table.region_of(seat)))
    } else {
        phrase
    };
    if accepted < offered { phrase.with("offered", i64::from(offered)) } else { phrase }
}

/// A payment, with what it was for.
fn paid(after: &View, seat: Seat, [hats, coins, cows, uses]: [u8; 4]) -> Phrase {
    by("story-paid", after, seat)
        .with("paid", resources(hats, coins.into(), cows))
        .with("free", yes(hats + coins + cows == 0))
        .with("what", super::prompt::deal(after, seat))
        .with("uses", uses)
}

/// Business in a city; Tom's with its price, since he pays nothing else for it.
fn business(
    after: &View,
    seat: Seat,
    (of, at): (City, FieldId),
    outpost: bool,
    rail: bool,
    premium: Premium,
) -> Phrase {
    let table = &after.table;
    let area = table.board().areas.iter().position(|&one| one == of).unwrap_or(0);
    let printed = table.fields[area][at.index()];
    let is_tom = table.is_tom(seat);
    let id = match (is_tom, outpost) {
        (true, _) => "story-tom-outpost",
        (false, true) => "story-outpost",
        (false, false) => "story-robbery",
    };
    let premium = if is_tom { toms_premium(premium) } else { premium.name() };
    let phrase = by(id, after, seat)
        .with("city", city(of))
        .with("field", printed.map_or_else(|| Phrase::new("nothing"), field))
        .with("rail", yes(rail))
        .with("premium", Arg::Key(premium));
    let price = table.outpost_price(area, if rail { Rail::Board } else { Rail::No });
    if is_tom { phrase.with("price", counted("coins", price)) } else { phrase }
}

fn jailed_line(after: &View, seat: Seat, bandit: Phrase, coins: u8, own: bool) -> Phrase {
    let table = &after.table;
    let won = points(if own { OWN_PRISON_POINTS } else { JAIL_POINTS });
    let reward = things(vec![won, counted("coins", coins)]);
    let phrase = match nearest_city(table, table.region_of(seat)) {
        _ if own => by("story-jailed-own", after, seat),
        Some(city) => by("story-jailed", after, seat).with("city", city),
        None => by("story-jailed-fort", after, seat),
    };
    phrase.with("bandit", bandit).with("reward", reward)
}

/// A reservation; with a card there already, which of the two was kept.
fn reserved(after: &View, seat: Seat, taken: Card, discarded: Card) -> Phrase {
    if discarded == taken {
        let kept = after.table.player(seat).reserved;
        return by("story-kept", after, seat).with("card", card(kept)).with("other", card(taken));
    }
    match discarded.some() {
        Some(other) => by("story-exchanged", after, seat).with("card", card(taken)).with("other", card(other)),
        None => by("story-reserved", after, seat).with("card", card(taken)),
    }
}

/// What something costs Tom: hats and coins added up, in coins.
pub(super) fn in_coins(price: Cost) -> Phrase {
    cost(Cost::new(0, price.sum()))
}
