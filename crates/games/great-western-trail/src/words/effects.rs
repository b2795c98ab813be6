//! What the signs on buildings, slots, tiles and cards say, and what they mean for a player now.

use table::Seat;
use wording::{Arg, Phrase};

use super::nouns::{breed, counted, dollars, number, workers, yes};
use crate::data::boards::CERTIFICATES;
use crate::data::tiles::Worker;
use crate::effect::{Amount, Deed, Effect, Price, Ware};
use crate::state::{Player, Table};

/// An action as printed.
pub(crate) fn printed(table: &Table, seat: Seat, effect: Effect) -> Phrase {
    deed(table, seat, effect)
}

/// An action as an option: with what it comes to now.
pub(crate) fn option(table: &Table, seat: Seat, effect: Effect) -> Phrase {
    let deed = deed(table, seat, effect);
    Phrase { id: format!("{}.do", deed.id).into(), ..deed }
}

fn deed(table: &Table, seat: Seat, effect: Effect) -> Phrase {
    let player = table.player(seat);
    match effect.deed() {
        Deed::Hire(modifier) => hire(table, seat, modifier),
        Deed::Build(rate) => Phrase::new("deed-build")
            .with("rate", rate)
            .with("craftsmen", workers(Worker::Craftsman, player.workers(Worker::Craftsman))),
        Deed::Buy => Phrase::new("deed-buy").with("cowboys", workers(Worker::Cowboy, table.cowboys_left(seat))),
        Deed::Objective => Phrase::new("deed-objective"),
        Deed::Bandit => Phrase::new("deed-bandit"),
        Deed::Hazard(price) => {
            Phrase::new("deed-hazard").with("free", yes(price == 0)).with("price", dollars(price.into()))
        }
        Deed::Engine(price, amount) => counted("deed-engine", player.amount(amount))
            .with("paid", yes(price > 0))
            .with("price", dollars(price.into()))
            .with("by", source(amount)),
        Deed::EngineBack(gain) => Phrase::new("deed-engine-back").with("gain", dollars(gain.into())),
        Deed::Auxiliary => Phrase::new("deed-auxiliary"),
        Deed::Forward(most) => counted("deed-forward", most),
        Deed::FreeMove(most) => counted("deed-free-move", most),
        Deed::Certificates(count) => certified(counted("deed-certificates", count), player, count),
        Deed::CertificatesToLimit => {
            certified(Phrase::new("deed-certificates-to-limit"), player, player.marker_limit())
        }
        Deed::BanditPairs => {
            let pairs = player.bandit_pairs();
            certified(counted("deed-bandit-pairs", pairs), player, 2 * pairs)
                .with("gain", dollars(2 * u16::from(pairs)))
        }
        Deed::Gain(each, amount) => counted("deed-gain", player.amount(amount))
            .with("each", dollars(each.into()))
            .with("by", source(amount))
            .with("gain", dollars(u16::from(each) * u16::from(player.amount(amount)))),
        Deed::Token => Phrase::new("deed-token"),
        Deed::Draw(amount) => counted("deed-draw", player.amount(amount)).with("by", source(amount)),
        Deed::Deliver => Phrase::new("deed-deliver"),
        Deed::Upgrade => Phrase::new("deed-upgrade"),
        Deed::Copy => Phrase::new("deed-copy"),
        Deed::Trade(ware, price) => {
            Phrase::new("deed-trade").with("ware", self::ware(ware)).with("gains", gains(price))
        }
    }
}

fn hire(table: &Table, seat: Seat, modifier: i8) -> Phrase {
    let wages = Worker::ALL.into_iter().flat_map(|worker| table.hires(seat, worker, modifier));
    let least = wages.map(|(_, wage)| wage).min();
    let how = match modifier {
        1.. => "more",
        0 => "plain",
        _ => "less",
    };
    Phrase::new("deed-hire")
        .with("how", Arg::Key(how))
        .with("change", dollars(modifier.unsigned_abs().into()))
        .with("any", yes(least.is_some()))
        .with("least", dollars(least.unwrap_or(0)))
}

/// With where the certificate marker is, and where it would be.
fn certified(phrase: Phrase, player: &Player, spaces: u8) -> Phrase {
    let then = (player.marker + spaces).min(player.marker_limit()).max(player.marker);
    phrase.with("now", player.certificates()).with("then", CERTIFICATES[usize::from(then)])
}

/// What decides how many.
fn source(amount: Amount) -> Arg {
    Arg::Key(match amount {
        Amount::Fixed(_) => "fixed",
        Amount::Workers(worker) => worker.name(),
        Amount::Woods => "woods",
        Amount::Hazards => "hazards",
        Amount::Stations => "stations",
    })
}

/// What must be discarded.
fn ware(ware: Ware) -> Phrase {
    match ware {
        Ware::Breed(of) => Phrase::new("ware-breed").with("breed", breed(of)),
        Ware::Pair => Phrase::new("ware-pair"),
        Ware::Value3 => Phrase::new("ware-value-3"),
        Ware::Cattle => Phrase::new("ware-cattle"),
        Ware::Objective => Phrase::new("ware-objective"),
    }
}

/// What must be discarded for an action, and what is got for it.
pub(crate) fn trade(effect: Effect) -> Option<(Phrase, Vec<Phrase>)> {
    match effect.deed() {
        Deed::Trade(of, price) => Some((ware(of), gains(price))),
        _ => None,
    }
}

/// What is got for it.
fn gains(price: Price) -> Vec<Phrase> {
    let mut gains = Vec::new();
    if price.certificates > 0 {
        gains.push(counted("gain-certificates", price.certificates));
    }
    if price.dollars > 0 {
        gains.push(Phrase::new("gain-dollars").with("dollars", number(price.dollars.into())));
    }
    if price.engine > 0 {
        gains.push(counted("gain-engine", price.engine));
    }
    if price.objective {
        gains.push(Phrase::new("gain-objective"));
    }
    gains
}

/// An action that comes at once, as briefly as on a card.
pub(crate) fn brief(effect: Effect) -> Phrase {
    match effect.deed() {
        Deed::Gain(each, Amount::Fixed(count)) => dollars(u16::from(each) * u16::from(count)),
        Deed::Auxiliary => Phrase::new("brief-auxiliary"),
        Deed::Draw(Amount::Fixed(count)) => counted("brief-draw", count),
        Deed::Engine(_, Amount::Fixed(count)) => counted("brief-engine", count),
        Deed::FreeMove(count) => counted("brief-free-move", count),
        _ => Phrase::new("nothing"),
    }
}
