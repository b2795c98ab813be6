//! Building: what a strand costs, and what it sets off in the order of the rules.

use table::words::Phrase;

use super::super::nouns::{
    area, by, city, counted, event, lay, postcard, series, set as cards_of, strand, ticket_ends, yes,
};
use super::super::own::{Own, Step};
use crate::action::Set;
use crate::cards::Card;
use crate::data::data;
use crate::ids::Strand;
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
            .with("cost", cost(&own, chosen, only))
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
    let locos = own.player.hand.count(Card::LOCO);
    Some(
        Phrase::new(id)
            .with("cards", cards_of(view, set, price.cards))
            .with("any", yes(locos > 0))
            .with("locos", counted("cards-loco", locos.saturating_sub(lay(set, price.cards).locos)))
            .with("then", series(steps)),
    )
}

/// What depends on the cards: everything else follows whatever one pays with.
fn special(own: &Own<'_>, chosen: Strand, set: Set) -> Vec<Phrase> {
    let depends = |step: &Step| matches!(step, Step::Stash { .. } | Step::Robbed(_) | Step::Ore(_) | Step::Postcard(_));
    own.steps(chosen, Some(set)).iter().filter(|step| depends(step)).map(|step| say(own, *step)).collect()
}

/// What a strand costs: the cards, with those for an event, and dollars.
pub(in super::super) fn cost(own: &Own<'_>, chosen: Strand, only: Option<Set>) -> Phrase {
    let it = data().strand(chosen);
    let Some(price) = own.price(chosen) else { return Phrase::new("dash") };
    let cards = match (only, it.color) {
        (Some(set), _) => Phrase::new("things").with("things", cards_of(own.view, set, price.cards)),
        (None, Some(of)) => counted("cost-color", price.cards)
            .with("cards", Phrase::new(format!("cards-{of}")).with("count", price.cards)),
        (None, None) => counted("cost-grey", price.cards),
    };
    let mut parts = vec![cards];
    let extra = price.cards - it.length;
    if let (true, Some(cause)) = (extra > 0, own.view.event) {
        parts.push(counted("cost-extra", extra).with("event", event(cause)));
    }
    let (strands, fee) = own.event().fee;
    if let (true, Some(cause)) = (strands.contains(chosen), own.view.event) {
        parts.push(Phrase::new("cost-fee").with("sum", fee).with("event", event(cause)));
    }
    let fee = if strands.contains(chosen) { fee } else { 0 };
    if price.dollars > fee {
        parts.push(Phrase::new("cost-duty").with("sum", price.dollars - fee));
    }
    series(parts)
}

/// What building a strand sets off.
pub(in super::super) fn follows(own: &Own<'_>, chosen: Strand, set: Option<Set>) -> Vec<Phrase> {
    own.steps(chosen, set).into_iter().map(|step| say(own, step)).collect()
}

fn say(own: &Own<'_>, step: Step) -> Phrase {
    match step {
        Step::Mountain { cards, surcharge, premium } => {
            counted("then-mountain", cards).with("surcharge", surcharge).with("premium", premium)
        }
        Step::Event(amount) => {
            let cause = own.view.event.map_or_else(|| Phrase::new("dash"), event);
            Phrase::new("then-event").with("sum", amount).with("event", cause)
        }
        Step::Company(amount) => Phrase::new("then-company").with("sum", i64::from(amount)),
        Step::Mail(amount) => Phrase::new("then-mail").with("sum", amount),
        Step::Stash { amount, certain } => {
            Phrase::new("then-stash").with("sum", i64::from(amount)).with("certain", yes(certain))
        }
        Step::Robbed(loss) => Phrase::new("then-robbed").with("sum", i64::from(loss)),
        Step::Skulls => {
            let (each, most) = data().modules.robbery;
            Phrase::new("then-skulls").with("each", each).with("most", most)
        }
        Step::Station { seat, city: at, amount } => {
            let id = if seat == own.seat { "then-station-own" } else { "then-station" };
            by(id, seat).with("city", city(at)).with("sum", amount)
        }
        Step::Conductor(amount) => Phrase::new("then-conductor").with("sum", amount),
        Step::Ore(ore) => counted("then-ore", ore),
        Step::Mine { city: at, most } => Phrase::new("then-mine").with("city", city(at)).with("most", most),
        Step::Cattle(at) => Phrase::new("then-cattle").with("city", city(at)),
        Step::Cargo(at) => Phrase::new("then-cargo").with("city", city(at)),
        Step::Spike { amount, first } => Phrase::new("then-spike").with("sum", amount).with("first", yes(first)),
        Step::Pioneer(of) => Phrase::new("then-pioneer").with("area", area(of)),
        Step::Postcard(of) => Phrase::new("then-postcard").with("postcard", postcard(of)),
        Step::Large(cards) => counted("then-large", cards),
        Step::Ticket(of) => {
            let value = data().tickets[of.index()].value;
            Phrase::new("then-ticket").with("ticket", ticket_ends(of)).with("sum", value)
        }
        Step::Closes => Phrase::new("then-closes"),
        Step::LastTurns => Phrase::new("then-last-turns"),
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
