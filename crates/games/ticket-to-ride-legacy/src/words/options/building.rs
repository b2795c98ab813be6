//! Building: what a strand costs, and what it sets off in the order of the rules.

use wording::{Arg, Phrase};

use super::super::nouns::{
    area, by, city, color, commas, counted, event, postcard, series, set as cards_of, strand, ticket_ends, yes,
};
use super::super::own::{Consequence, Own};
use crate::action::Set;
use crate::cards::Card;
use crate::data::data;
use crate::ids::{Color, Strand};
use crate::state::Laid;
use crate::view::{Phase, View};

/// A strand: what it costs, and what follows.
pub(super) fn build(view: &View, chosen: Strand) -> Option<Phrase> {
    let own = Own::of(view)?;
    if !own.board().contains(chosen) {
        return None;
    }
    if own.price(chosen).is_none() {
        return Some(Phrase::new("option-build-plain").with("strand", strand(chosen)));
    }
    let sets = own.sets(chosen);
    let only = if let [only] = sets[..] { Some(only) } else { None };
    let steps = follows(&own, chosen, only);
    let id = if steps.is_empty() { "option-build" } else { "option-build-then" };
    Some(
        Phrase::new(id)
            .with("strand", strand(chosen))
            .with("cost", cost(&own, chosen, &sets))
            .with("then", series(steps)),
    )
}

/// Cards to pay with, and what follows from them.
pub(super) fn pay(view: &View, set: Set) -> Option<Phrase> {
    let Phase::Set(chosen) = view.phase else { return None };
    let own = Own::of(view)?;
    let price = own.price(chosen)?;
    if set.locos + set.pickaxes + set.skulls > price.cards {
        return None;
    }
    let steps = special(&own, chosen, set);
    let id = if steps.is_empty() { "option-pay" } else { "option-pay-then" };
    let locos = own.player().hand.count(Card::LOCO);
    Some(
        Phrase::new(id)
            .with("cards", cards_of(view, set, price.cards))
            .with("any", yes(locos > 0))
            .with("locos", counted("cards-loco", locos.saturating_sub(Laid::of(set, price.cards).locos)))
            .with("then", series(steps)),
    )
}

/// What depends on the cards: everything else follows whatever one pays with.
fn special(own: &Own<'_>, chosen: Strand, set: Set) -> Vec<Phrase> {
    let depends = |step: &Consequence| {
        matches!(
            step,
            Consequence::Stash { .. } | Consequence::Robbed(_) | Consequence::Ore(_) | Consequence::Postcard(_)
        )
    };
    own.consequences(chosen, Some(set)).iter().filter(|step| depends(step)).map(|step| say(own, *step)).collect()
}

/// What a strand costs: the cards, with those for an event, and dollars. `sets` are the ways to pay for it.
pub(in super::super) fn cost(own: &Own<'_>, chosen: Strand, sets: &[Set]) -> Phrase {
    let it = data().strand(chosen);
    let Some(price) = own.price(chosen) else { return Phrase::new("dash") };
    let mut parts = match *sets {
        [] => vec![printed(it.color, price.cards)],
        [only] => vec![Phrase::new("things").with("things", cards_of(own.view, only, price.cards))],
        _ => choice(sets, price.cards),
    };
    let extra = price.cards - it.length;
    if let (true, Some(cause)) = (extra > 0, own.view.event) {
        parts.push(counted("cost-extra", extra).with("event", event(cause)));
    }
    if let (1.., Some(cause)) = (price.fee, own.view.event) {
        parts.push(Phrase::new("cost-fee").with("sum", price.fee).with("event", event(cause)));
    }
    if price.duty > 0 {
        parts.push(Phrase::new("cost-duty").with("sum", price.duty));
    }
    series(parts)
}

/// What a strand asks of everybody, where one has nothing to pay with.
fn printed(color: Option<Color>, count: u8) -> Phrase {
    match color {
        Some(of) => counted("cost-color", count).with("cards", Phrase::new(format!("cards-{of}")).with("count", count)),
        None => counted("cost-grey", count),
    }
}

/// What one may pay with, where there is a choice: the colours, how many locomotives, and what the cards show.
fn choice(sets: &[Set], count: u8) -> Vec<Phrase> {
    let mut colors: Vec<Color> = sets.iter().filter_map(|set| set.color).collect();
    colors.dedup();
    let locos = || sets.iter().map(|set| Laid::of(*set, count).locos);
    let (least, most) = (locos().min().unwrap_or(0), locos().max().unwrap_or(0));
    let cards = match colors[..] {
        // One card is either of the two.
        [of] if count == 1 && most == 1 => {
            return vec![printed(Some(of), 1)].into_iter().chain(shown(sets, count)).collect();
        }
        [of] => Phrase::new(format!("cards-{of}")).with("count", count),
        _ => {
            let colors: Vec<Phrase> = colors.into_iter().map(|of| color(Some(of))).collect();
            counted("cost-colors", count).with("colors", commas(colors))
        }
    };
    let kind = match (least, most) {
        (_, 0) => None,
        (0, _) => Some("some"),
        _ if least == most => Some("all"),
        _ => Some("range"),
    };
    let locos =
        kind.map(|kind| Phrase::new("cost-locos").with("kind", Arg::Key(kind)).with("least", least).with("most", most));
    std::iter::once(cards).chain(locos).chain(shown(sets, count)).collect()
}

/// Whether the same cards can be paid with other symbols.
fn shown(sets: &[Set], count: u8) -> Option<Phrase> {
    let alike = |a: &Set, b: &Set| a.color == b.color && a.locos == b.locos;
    let differ =
        |symbol: fn(&Set) -> u8| sets.iter().any(|a| sets.iter().any(|b| alike(a, b) && symbol(a) != symbol(b)));
    let which = match (differ(|set| set.pickaxes), differ(|set| set.skulls)) {
        (false, false) => return None,
        (true, false) => "pickaxes",
        (false, true) => "skulls",
        (true, true) => "both",
    };
    Some(counted("cost-symbols", count).with("which", Arg::Key(which)))
}

/// What building a strand sets off.
pub(in super::super) fn follows(own: &Own<'_>, chosen: Strand, set: Option<Set>) -> Vec<Phrase> {
    own.consequences(chosen, set).into_iter().map(|step| say(own, step)).collect()
}

fn say(own: &Own<'_>, what: Consequence) -> Phrase {
    match what {
        Consequence::Mountain { cards, surcharge, premium } => {
            counted("then-mountain", cards).with("surcharge", surcharge).with("premium", i32::from(premium))
        }
        Consequence::Event(amount) => {
            let cause = own.view.event.map_or_else(|| Phrase::new("dash"), event);
            Phrase::new("then-event").with("sum", i32::from(amount)).with("event", cause)
        }
        Consequence::Company(amount) => Phrase::new("then-company").with("sum", i32::from(amount)),
        Consequence::Mail(amount) => Phrase::new("then-mail").with("sum", i32::from(amount)),
        Consequence::Stash { amount, certain } => {
            Phrase::new("then-stash").with("sum", i32::from(amount)).with("certain", yes(certain))
        }
        Consequence::Robbed(loss) => Phrase::new("then-robbed").with("sum", i64::from(loss)),
        Consequence::Skulls => {
            let (each, most) = data().modules.robbery;
            Phrase::new("then-skulls").with("each", each).with("most", most)
        }
        Consequence::Station { seat, city: at, amount } => {
            let id = if seat == own.seat { "then-station-own" } else { "then-station" };
            by(id, seat).with("city", city(at)).with("sum", i32::from(amount))
        }
        Consequence::Conductor(amount) => Phrase::new("then-conductor").with("sum", i32::from(amount)),
        Consequence::Ore(ore) => counted("then-ore", ore),
        Consequence::Mine { city: at, most } => Phrase::new("then-mine").with("city", city(at)).with("most", most),
        Consequence::Cattle(at) => Phrase::new("then-cattle").with("city", city(at)),
        Consequence::Cargo(at) => Phrase::new("then-cargo").with("city", city(at)),
        Consequence::Spike { amount, first } => {
            Phrase::new("then-spike").with("sum", i32::from(amount)).with("first", yes(first))
        }
        Consequence::Pioneer(of) => Phrase::new("then-pioneer").with("area", area(of)),
        Consequence::Postcard(of) => Phrase::new("then-postcard").with("postcard", postcard(of)),
        Consequence::Large(cards) => counted("then-large", cards),
        Consequence::Ticket(of) => {
            let value = data().tickets[of.index()].value;
            Phrase::new("then-ticket").with("ticket", ticket_ends(of)).with("sum", value)
        }
        Consequence::Closes => Phrase::new("then-closes"),
        Consequence::LastTurns => Phrase::new("then-last-turns"),
    }
}

/// The heading of a strand: whether a ticket wants it, otherwise where it lies.
pub(super) fn heading(view: &View, chosen: Strand) -> Option<Phrase> {
    let own = Own::of(view)?;
    if own.wanted().contains(chosen) {
        return Some(Phrase::new("group-wanted"));
    }
    let it = data().strand(chosen);
    Some(Phrase::new("group-build").with("area", area(data().city(it.a).area)))
}
