//! The story: a line for every event.

mod tom;

use table::Seat;
use wording::{Arg, Phrase};

use super::nouns::{
    bandit, bandits, by, card, card_at, card_in, card_on, city, contest, counted, field, gain, held, licence,
    nearest_city, place, region, resources, row_key, things, who, yes,
};
use super::prompt;
use crate::action::{How, Slot};
use crate::data::{Card, City, Field, FieldId, Gain, Premium, ROUNDS, Section, SheriffCard};
use crate::event::{Event, Payment};
use crate::state::Deal;
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
        Event::PileTaken { seat, cards } => {
            let id = if table.is_tom(seat) { "story-pile-tom" } else { "story-pile" };
            by(id, after, seat).with("cards", named(&cards))
        }
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
        Event::TurnBegan { seat } if table.is_tom(seat) => tom::turn(after, seat),
        Event::TurnBegan { seat } => by("story-turn", after, seat).with("region", region(table, table.region_of(seat))),
        Event::CowTaken { seat, purchase } => by("story-cow", after, seat).with("purchase", yes(purchase)),
        Event::Grazed { seat, coins } => by("story-grazed", after, seat).with("count", i64::from(coins)),
        Event::Paid { seat, paid } => {
            by("story-paid", after, seat).with("paid", given(paid)).with("what", paid_for(after))
        }
        Event::BanditTied { seat, bandit: tied } => by("story-tied", after, seat).with("bandit", bandit(tied)),
        Event::GangMoved { seat, to } => by("story-gang", after, seat).with("region", region(table, usize::from(to))),
        Event::Jailed { seat, bandit: jailed, coins, own } => jailed_line(after, seat, bandit(jailed), coins, own),
        Event::Business { seat, city, field, outpost, rail, premium } => {
            let phrase = match (table.is_tom(seat), outpost) {
                (true, _) => tom::outpost(after, seat, city, rail, premium),
                (false, true) => by("story-outpost", after, seat).with("premium", Arg::Key(premium.name())),
                (false, false) => by("story-robbery", after, seat).with("premium", Arg::Key(premium.name())),
            };
            phrase
                .with("city", super::nouns::city(city))
                .with("field", asking(after, city, field))
                .with("rail", yes(rail))
        }
        Event::Discarded { seat, row, cards } => by("story-discarded", after, seat)
            .with("row", Arg::Verbatim(row.to_string()))
            .with("cards", things(named(&cards)))
            .with("count", named(&cards).len()),
        Event::Reserved { seat, card: taken, discarded } => reserved(after, seat, taken, discarded),
        Event::Reshuffled { row } => Phrase::new("story-reshuffled").with("row", Arg::Verbatim(row.to_string())),
        Event::Refilled { slot, card: drawn } => {
            Phrase::new("story-refilled").with("card", card_in(drawn, Slot::by_index(usize::from(slot))))
        }
        Event::Licensed { seat, licence: bought, paid } => {
            let phrase = if table.is_tom(seat) { tom::licensed(after, seat) } else { by("story-licence", after, seat) };
            phrase.with("licence", licence(bought)).with("paid", given(paid))
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
        Event::Bought { seat, card: bought, paid, .. } if table.is_tom(seat) => {
            tom::bought(after, seat, bought).with("paid", given(paid))
        }
        Event::Bought { seat, card: bought, reserved, paid } => by("story-bought", after, seat)
            .with("card", card(bought))
            .with("reserved", yes(reserved))
            .with("paid", given(paid))
            .with("free", yes(paid.is_free()))
            .with("uses", paid.uses),
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
        Event::Ended => prompt::over(after),
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
            .with("region", region(table, table.region_of(seat)))
    } else {
        phrase
    };
    if accepted < offered { phrase.with("offered", i64::from(offered)) } else { phrase }
}

/// What was paid.
fn given(paid: Payment) -> Phrase {
    resources(paid.hats, paid.coins.into(), paid.cows)
}

/// What a payment is for, without the field, which is told when its disc lies there.
fn paid_for(after: &View) -> Phrase {
    match after.table.turn.deal {
        Deal::Business { spot, .. } => {
            Phrase::new("deal-outpost").with("city", city(after.table.board().areas[usize::from(spot.area)]))
        }
        _ => prompt::deal(after),
    }
}

/// A business field by what it asks for: what it gives is told besides.
fn asking(after: &View, of: City, at: FieldId) -> Phrase {
    let table = &after.table;
    let area = table.board().areas.iter().position(|&one| one == of).unwrap_or(0);
    let printed = table.fields[area][at.index()];
    printed.map_or_else(|| Phrase::new("nothing"), |it| field(Field { premium: Premium::Nothing, ..it }))
}

/// Points are told when they are accepted.
fn jailed_line(after: &View, seat: Seat, bandit: Phrase, coins: u8, own: bool) -> Phrase {
    let table = &after.table;
    let phrase = match nearest_city(table, table.region_of(seat)) {
        _ if own => by("story-jailed-own", after, seat),
        Some(city) => by("story-jailed", after, seat).with("city", city),
        None => by("story-jailed-fort", after, seat),
    };
    phrase.with("bandit", bandit).with("coins", counted("coins", coins))
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
