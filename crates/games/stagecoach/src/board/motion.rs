//! What is seen and heard of an event.

use drawing::{Cue, Motion};
use table::Seat;

use super::{cards, keys};
use crate::data::Freight;
use crate::event::{Event, Taker};
use crate::view::View;

/// The flights, the sound and the place of an event.
pub(super) fn of(event: &Event, after: &View) -> Motion {
    let at = |cue, seat: Seat| Motion::at(cue, keys::coach(seat));
    match *event {
        Event::Began { first, .. } => at(Cue::Bell, first),
        Event::Took { seat, place, freight, .. } => {
            at(Cue::Card, seat).flying(flown(Some(freight)), keys::yard(place), newest(after, seat))
        }
        Event::Drew { seat, freight } => at(Cue::Card, seat).flying(flown(freight), keys::DECK, newest(after, seat)),
        Event::Drove { seat, .. } => at(Cue::Shuffle, seat),
        Event::HeldUp { whom, .. } => at(Cue::Shuffle, whom),
        Event::Lost { seat, freight, to, .. } => {
            let cue = match to {
                Taker::Bandits => Cue::Shot,
                Taker::Sheriff => Cue::Blow,
            };
            at(cue, seat).flying(flown(Some(freight)), keys::coach(seat), keys::ROAD)
        }
        Event::Robbed { seat, whom, freight, .. } => {
            at(Cue::Coin, seat).flying(flown(freight), keys::coach(whom), newest(after, seat))
        }
        Event::Delivered { seat, .. } => at(Cue::Coin, seat).flying("sc-coin", keys::STATION, keys::points(seat)),
        Event::CameIn { seat, .. } => at(Cue::End, seat),
    }
}

/// A symbol's name, without the mark of a reference.
fn flown(freight: Option<Freight>) -> &'static str {
    cards::symbol(freight).trim_start_matches('#')
}

/// The card that came aboard last.
fn newest(after: &View, seat: Seat) -> String {
    let place = after.coaches[seat.index()].cards.len().saturating_sub(1);
    keys::aboard(seat, place)
}
