//! What lights up while something is looked at.

use drawing::Key;

use super::{keys, tickets};
use crate::action::Action;
use crate::cards::Card;
use crate::data::data;
use crate::ids::Color;
use crate::view::{Phase, View};
use crate::words::own::Own;

/// What an option points at without being chosen there.
pub(super) fn of(view: &View, action: Action) -> Vec<Key> {
    let Some(own) = Own::of(view) else { return Vec::new() };
    let keys: Vec<String> = match action {
        Action::Build(strand) => {
            let it = data().strand(strand);
            let completed = own.consequences(strand, None).into_iter().filter_map(|what| match what {
                crate::words::own::Consequence::Ticket(ticket) => Some(keys::ticket(ticket)),
                _ => None,
            });
            [it.a, it.b].map(keys::city).into_iter().chain(completed).collect()
        }
        Action::Keep(mask) => {
            let drawn = own.it.drawn.iter().flatten().enumerate().filter(|(slot, _)| mask >> slot & 1 == 1);
            return drawn
                .flat_map(|(_, ticket)| tickets::pointed(&own, *ticket, &tickets::way(&own, *ticket)))
                .collect();
        }
        Action::Pay(_) => match view.phase {
            Phase::Set(strand) => vec![keys::strand(strand)],
            _ => Vec::new(),
        },
        Action::Add(_) | Action::Cash | Action::GiveUp => {
            view.build.iter().map(|build| keys::strand(build.strand)).collect()
        }
        _ => Vec::new(),
    };
    keys.into_iter().map(Key::new).collect()
}

/// Strands that cards of a colour pay for, with locomotives if there are any.
pub(super) fn paid_by(own: &Own<'_>, color: Option<Color>) -> Vec<Key> {
    let hand = &own.player().hand;
    let have = color.map_or(0, |color| hand.of_color(color)) + hand.count(Card::LOCO);
    let pays = |strand: &crate::ids::Strand| {
        let it = data().strand(*strand);
        let fits = color.is_none() || it.color.is_none() || it.color == color;
        let price = own.price(*strand);
        fits && it.length <= own.player().cars
            && price.is_some_and(|price| price.cards <= have && u16::from(price.dollars()) <= own.player().dollars)
    };
    own.free().iter().filter(pays).map(keys::strand).map(Key::new).collect()
}
