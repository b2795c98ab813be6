//! A told event as a line of the story.

use table::Seat;
use wording::{Arg, Phrase};

use super::nouns::{
    berth, building, by, card, cards, cattle, city, counted, dollars, link, link_brings, master, number, pile, station,
    station_in_full, things, tile, who, worker, yes,
};
use super::{effects, goals, spaces};
use crate::cards::{Goals, Pile};
use crate::data::sam::DECK;
use crate::data::tiles::Tile;
use crate::data::trail::Site;
use crate::event::{Cause, Destination, Event};
use crate::state::Table;
use crate::view::View;

/// The line, with what these eyes see right after it.
pub(crate) fn of(event: &Event, after: &View) -> Phrase {
    let table = &after.table;
    match *event {
        Event::Began(seat) => by("story-begins", table, seat),
        Event::TurnBegan(seat) => by("story-turn", table, seat),
        Event::Settled(seat, site) => {
            by("story-settled", table, seat).with("space", spaces::space_for(table, seat, site))
        }
        Event::Moved { seat, to, steps, past, .. } => by("story-moved", table, seat)
            .with("space", spaces::space_for(table, seat, to))
            .with("steps", steps)
            .with("passed", past.iter().map(|site| spaces::space_for(table, seat, site)).collect::<Vec<_>>()),
        Event::FeePaid { seat, to, site, dollars, due, .. } => fee(table, seat, to, site, dollars, due),
        Event::Used(seat, effect) => by("story-used", table, seat).with("what", effects::printed(table, seat, effect)),
        Event::AuxiliaryUsed { seat, row, double } => {
            by("story-auxiliary", table, seat).with("number", row.0 + 1).with("double", yes(double))
        }
        Event::Copied(seat, site) => {
            by("story-copied", table, seat).with("space", spaces::space_for(table, seat, site))
        }
        Event::Gained(seat, sum) => by("story-gained", table, seat).with("gain", dollars(sum)),
        Event::Paid(seat, sum, cause) => paid(table, seat, sum, cause),
        Event::Certified { seat, from, to } => by("story-certified", table, seat).with("from", from).with("to", to),
        Event::Drew { seat, count, cards, phase_c } => drew(table, seat, count, cards, phase_c),
        Event::Reshuffled(seat) => by("story-reshuffled", table, seat),
        Event::Discarded(seat, what) => by("story-discarded", table, seat).with("card", card(what)),
        Event::Trashed(seat, what) => by("story-trashed", table, seat).with("card", card(what)),
        Event::Hired { seat, worker: kind, row, dollars: price } => by("story-hired", table, seat)
            .with("worker", worker(kind))
            .with("row", row + 1)
            .with("free", yes(price == 0))
            .with("price", number(price)),
        Event::Bought { seat, card, second, dollars: price } => {
            let bought: Vec<Phrase> = [Some(card), second].into_iter().flatten().map(cattle).collect();
            by("story-bought", table, seat)
                .with("cards", bought)
                .with("free", yes(price == 0))
                .with("price", number(price))
        }
        Event::MarketGrew(added) => {
            Phrase::new("story-market").with("cards", pile(Pile { cows: added, goals: Goals::NONE }))
        }
        Event::Built { seat, number: built, site, replaced, dollars: price } => {
            let phrase = match replaced {
                Some(old) => by("story-replaced", table, seat).with("old", building(table, seat, old)),
                None => by("story-built", table, seat),
            };
            phrase
                .with("building", building(table, seat, built))
                .with("site", spaces::site(site))
                .with("free", yes(price == 0))
                .with("price", number(price))
        }
        Event::HazardRemoved { seat, tile, site, dollars: price } => {
            counted_danger("story-removed", table, seat, tile, site)
                .with("free", yes(price == 0))
                .with("price", number(price))
        }
        Event::BanditCaptured { seat, tile, site } => counted_danger("story-captured", table, seat, tile, site),
        Event::EngineMoved { seat, from, to } => by("story-engine", table, seat)
            .with("forward", yes(to > from))
            .with("from", berth(from))
            .with("to", berth(to)),
        Event::Upgraded { seat, station: of, dollars: price } => by("story-upgraded", table, seat)
            .with("station", station_in_full(of))
            .with("free", yes(price == 0))
            .with("price", number(price)),
        Event::DiscTaken { seat, disc, dollars: price } => by("story-disc", table, seat)
            .with("disc", Phrase::new(format!("disc-{disc}")))
            .with("free", yes(price == 0))
            .with("price", number(price)),
        Event::DiscRecalled(seat, of) => by("story-recalled", table, seat).with("station", station(of)),
        Event::Appointed { seat, master: taken, station: of, worker: given } => {
            let phrase = match given {
                Some(given) => by("story-appointed", table, seat).with("worker", worker(given)),
                None => by("story-appointed-free", table, seat),
            };
            phrase.with("master", master(taken)).with("station", station(of))
        }
        Event::ObjectiveTaken { seat, objective, from_deck, to_hand } => {
            let phrase = match objective {
                Some(kind) => by("story-objective", table, seat).with("card", goals::card(kind)),
                None => by("story-objective-unseen", table, seat),
            };
            phrase.with("deck", yes(from_deck)).with("hand", yes(to_hand))
        }
        Event::DisplayRefilled(kind) => Phrase::new("story-display").with("card", goals::card(kind)),
        Event::ObjectivePlayed(seat, kind) => by("story-played", table, seat).with("tasks", goals::tasks(kind.terms())),
        Event::TokenGained(seat) => by("story-token-gained", table, seat),
        Event::TokensReturned(seat, count) => by("story-tokens-returned", table, seat).with("count", count),
        Event::TilePlaced { seat, tile: placed, to } => {
            by("story-placed", table, seat).with("tile", tile(placed)).with("place", destination(to))
        }
        Event::TokenMoved(row) => Phrase::new("story-token-moved").with("row", row + 1),
        Event::EndTriggered(seat) => by("story-end", table, seat),
        Event::HandShown { seat, hand, value, permanent, spent } => {
            let total = value + permanent + spent;
            by("story-hand", table, seat)
                .with("cards", pile(hand))
                .with("value", value)
                .with("permanent", permanent)
                .with("spent", spent)
                .with("total", total)
        }
        Event::Raised { seat, to, count } => {
            counted("story-raised", count).with("who", who(table, seat)).with("stage", Arg::Key(to.name()))
        }
        Event::HandDiscarded(seat) => by("story-hand-discarded", table, seat),
        Event::Delivered { seat, city: to, extraordinary } => {
            by("story-delivered", table, seat).with("city", city(to)).with("extraordinary", yes(extraordinary))
        }
        Event::Linked(seat, of) => {
            by("story-linked", table, seat).with("link", link(of)).with("brings", link_brings(of))
        }
        Event::ForesightRefilled(field, drawn) => {
            Phrase::new("story-foresight").with("column", field / 2 + 1).with("tile", tile(drawn))
        }
        Event::SamTurned(number) => sam_turned(number),
        Event::SamSpecialized(kind) => Phrase::new("story-sam-specialized").with("worker", worker(kind)),
        Event::Ended => super::results::over(after),
    }
}

/// A fee, which goes to whoever owns the space; Sam pays none, but the bank pays the owner of what he enters (GWT-SOLO-08).
fn fee(table: &Table, seat: Seat, to: Option<Seat>, site: Site, paid: u16, due: u16) -> Phrase {
    let phrase = match to {
        Some(owner) if table.is_sam(seat) => by("story-fee-of-bank", table, owner),
        _ => by("story-fee", table, seat).with("due", number(due)).with("short", yes(paid < due)),
    };
    phrase.with("space", spaces::space_for(table, seat, site)).with("paid", number(paid))
}

fn paid(table: &Table, seat: Seat, sum: u16, cause: Cause) -> Phrase {
    let phrase = match cause {
        Cause::Auxiliary(_) => by("story-paid-auxiliary", table, seat),
        Cause::Effect(_) => by("story-paid-engine", table, seat),
        Cause::Transport(to) => by("story-paid-transport", table, seat).with("city", city(to)),
    };
    phrase.with("price", number(sum))
}

fn drew(table: &Table, seat: Seat, count: u8, seen: Option<Pile>, phase_c: bool) -> Phrase {
    let drawn = match seen {
        Some(seen) => things(pile(seen)),
        None => cards(count),
    };
    by(if phase_c { "story-drew-up" } else { "story-drew" }, table, seat).with("cards", drawn)
}

/// A hazard or bandit that was taken from its slot.
fn counted_danger(id: &'static str, table: &Table, seat: Seat, tile: Tile, site: Site) -> Phrase {
    by(id, table, seat).with("danger", spaces::danger(tile, site)).with("points", tile.points())
}

fn destination(to: Destination) -> Phrase {
    match to {
        Destination::Site(site) => Phrase::new("placed-on").with("site", spaces::site(site)),
        Destination::Job(row, _) => Phrase::new("placed-in-row").with("row", row + 1),
        Destination::Gone => Phrase::new("placed-nowhere"),
    }
}

/// Sam's card with what it says.
fn sam_turned(number: u8) -> Phrase {
    let Some(card) = DECK.get(usize::from(number).wrapping_sub(1)) else { return Phrase::new("nothing") };
    Phrase::new("story-sam").with("number", number).with("card", super::tables::sam_card(card))
}
