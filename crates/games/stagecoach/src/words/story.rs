//! The story, line by line, and what of it is a result.

use table::Seat;
use wording::{Outcome, Phrase};

use super::nouns::{cargo, freight};
use crate::data::{Freight, ROOM};
use crate::event::{Event, Taker};

/// A told event as a line of the story.
pub(super) fn of(event: &Event) -> Phrase {
    let of = |id: &'static str, seat: Seat| Phrase::new(id).with("who", seat);
    match event {
        Event::Began { first, yard } => of("story-began", *first).with("yard", cargo(yard)),
        Event::Took { seat, freight: what, next, .. } => {
            of("story-took", *seat).with("freight", freight(*what)).with("next", freight(*next))
        }
        Event::Drew { seat, freight: Some(what) } => of("story-drew-own", *seat).with("freight", freight(*what)),
        Event::Drew { seat, freight: None } => of("story-drew", *seat),
        Event::Drove { seat, pips } => of("story-drove", *seat).with("pips", *pips),
        Event::HeldUp { seat, whom, pips } => of("story-held-up", *seat).with("whom", *whom).with("pips", *pips),
        Event::Lost { seat, freight: what, to, .. } => of(lost(*to), *seat).with("freight", freight(*what)),
        Event::Robbed { seat, whom, freight: what, .. } => {
            let prize = what.map_or_else(|| Phrase::new("card-unknown"), freight);
            of("story-robbed", *seat).with("whom", *whom).with("freight", prize)
        }
        Event::Delivered { seat, cargo: what, bonus } => {
            let id = if what.len() == ROOM { "story-delivered-full" } else { "story-delivered" };
            of(id, *seat).with("cargo", cargo(what)).with("points", points(what) + bonus)
        }
        Event::CameIn { seat, cargo: what } => {
            of("story-came-in", *seat).with("cargo", cargo(what)).with("points", points(what))
        }
    }
}

const fn lost(to: Taker) -> &'static str {
    match to {
        Taker::Bandits => "story-ambushed",
        Taker::Sheriff => "story-caught",
    }
}

fn points(cargo: &[Freight]) -> u8 {
    cargo.iter().map(|freight| freight.value()).sum()
}

/// The result that an event is for the driver on a seat: what was drawn, lost, robbed and delivered.
pub(super) fn outcome(event: &Event, own: Seat) -> Option<Outcome> {
    let words = of(event);
    match event {
        Event::Drew { seat, .. } if *seat == own => Some(Outcome::even(words)),
        Event::Lost { seat, .. } if *seat == own => Some(Outcome::bad(words)),
        Event::Delivered { seat, .. } if *seat == own => Some(Outcome::good(words)),
        Event::Robbed { seat, whom, .. } if [*seat, *whom].contains(&own) => Some(Outcome::told(*seat == own, words)),
        _ => None,
    }
}
