//! What the signs on buildings, slots, tiles and cards say, and what they mean for a player now.

use table::Seat;
use wording::{Arg, Phrase};

use super::nouns::{breed, counted, dollars, number, workers, yes};
use crate::data::boards::CERTIFICATES;
use crate::data::tiles::Worker;
use crate::effect::{Amount, Effect, Operation, Price, Ware};
use crate::state::{Player, Table};

/// An action as printed.
pub(crate) fn printed(table: &Table, seat: Seat, effect: Effect) -> Phrase {
    operation(table, seat, effect)
}

/// An action as an option: with what it comes to now.
pub(crate) fn option(table: &Table, seat: Seat, effect: Effect) -> Phrase {
    let operation = operation(table, seat, effect);
    Phrase { id: format!("{}.do", operation.id).into(), ..operation }
}

fn operation(table: &Table, seat: Seat, effect: Effect) -> Phrase {
    let player = table.player(seat);
    match effect.operation() {
        Operation::Hire(modifier) => hire(table, seat, modifier),
        Operation::Build(rate) => Phrase::new("operation-build")
            .with("rate", rate)
            .with("craftsmen", workers(Worker::Craftsman, player.workers(Worker::Craftsman))),
        Operation::Buy => {
            Phrase::new("operation-buy").with("cowboys", workers(Worker::Cowboy, table.cowboys_left(seat)))
        }
        Operation::Objective => Phrase::new("operation-objective"),
        Operation::Bandit => Phrase::new("operation-bandit"),
        Operation::Hazard(price) => {
            Phrase::new("operation-hazard").with("free", yes(price == 0)).with("price", dollars(price.into()))
        }
        Operation::Engine(price, amount) => counted("operation-engine", player.amount(amount))
            .with("paid", yes(price > 0))
            .with("price", dollars(price.into()))
            .with("by", source(amount)),
        Operation::EngineBack(gain) => Phrase::new("operation-engine-back").with("gain", dollars(gain.into())),
        Operation::Auxiliary => Phrase::new("operation-auxiliary"),
        Operation::Forward(most) => counted("operation-forward", most),
        Operation::FreeMove(most) => counted("operation-free-move", most),
        Operation::Certificates(count) => certified(counted("operation-certificates", count), player, count),
        Operation::CertificatesToLimit => {
            certified(Phrase::new("operation-certificates-to-limit"), player, player.marker_limit())
        }
        Operation::BanditPairs => {
            let pairs = player.bandit_pairs();
            certified(counted("operation-bandit-pairs", pairs), player, 2 * pairs)
                .with("gain", dollars(2 * u16::from(pairs)))
        }
        Operation::Gain(each, amount) => counted("operation-gain", player.amount(amount))
            .with("each", dollars(each.into()))
            .with("by", source(amount))
            .with("gain", dollars(u16::from(each) * u16::from(player.amount(amount)))),
        Operation::Token => Phrase::new("operation-token"),
        Operation::Draw(amount) => counted("operation-draw", player.amount(amount)).with("by", source(amount)),
        Operation::Deliver => Phrase::new("operation-deliver"),
        Operation::Upgrade => Phrase::new("operation-upgrade"),
        Operation::Copy => Phrase::new("operation-copy"),
        Operation::Trade(ware, price) => {
            Phrase::new("operation-trade").with("ware", self::ware(ware)).with("gains", gains(price))
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
    Phrase::new("operation-hire")
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
    match effect.operation() {
        Operation::Trade(of, price) => Some((ware(of), gains(price))),
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
    match effect.operation() {
        Operation::Gain(each, Amount::Fixed(count)) => dollars(u16::from(each) * u16::from(count)),
        Operation::Auxiliary => Phrase::new("brief-auxiliary"),
        Operation::Draw(Amount::Fixed(count)) => counted("brief-draw", count),
        Operation::Engine(_, Amount::Fixed(count)) => counted("brief-engine", count),
        Operation::FreeMove(count) => counted("brief-free-move", count),
        _ => Phrase::new("nothing"),
    }
}
