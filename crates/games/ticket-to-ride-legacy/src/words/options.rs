//! Options: what is done, what it costs and what it sets off.

mod building;
mod drawing;

use wording::Phrase;

use super::nouns::{area, card_among, city, conductor, counted, event_in_full, text};
use super::own::Own;
use super::{prompt, texts};
use crate::action::Action;
use crate::cards::Card;
use crate::data::data;
use crate::ids::{City, EventCard, Postcard};
use crate::view::{Phase, View};
use crate::vocabulary::Condition;

pub(super) use building::{cost, follows};

/// An option as a line in a list. Whatever is not known at this table is not named, even to those who guess.
pub(super) fn of(view: &View, action: Action) -> Phrase {
    named(view, action).unwrap_or_else(|| Phrase::new("option-unknown"))
}

fn named(view: &View, action: Action) -> Option<Phrase> {
    Some(match action {
        Action::Keep(mask) => drawing::keep(view, mask)?,
        Action::Under(slot) => drawing::under(view, slot)?,
        Action::Take(card) => drawing::take(view, card),
        Action::Blind => Phrase::new("option-blind").with("deck", view.deck),
        Action::Tickets => drawing::tickets(view),
        Action::Refresh => {
            let known = Own::of(view).is_some_and(|own| own.perks().refreshes > 0);
            known.then(|| Phrase::new("option-refresh"))?
        }
        Action::Build(strand) => building::build(view, strand)?,
        Action::Pay(set) => building::pay(view, set)?,
        Action::Discard(of) => {
            let hand = own_hand(view);
            Phrase::new("option-discard").with("card", card_among(view, of, hand))
        }
        Action::Add(of) if view.phase == Phase::Surcharge => {
            Phrase::new("option-add").with("card", card_among(view, of, own_hand(view)))
        }
        Action::Cash if view.phase == Phase::Surcharge => {
            Phrase::new("option-cash").with("sum", data().modules.snow_surcharge)
        }
        Action::GiveUp if view.phase == Phase::Surcharge => Phrase::new("option-give-up"),
        Action::Outlaw(to) if view.outlaw.is_some() && knows(view, to) => {
            Phrase::new("option-outlaw").with("city", city(to))
        }
        Action::Accept => match view.phase {
            Phase::Postcard(Some(asked)) => accept(asked)?,
            _ => return None,
        },
        Action::Decline => match view.phase {
            Phase::Postcard(_) => Phrase::new("option-decline"),
            Phase::Station => Phrase::new("option-no-station"),
            _ => return None,
        },
        Action::Rest if matches!(view.phase, Phase::Postcard(Some(_))) => Phrase::new("option-rest"),
        Action::Wake if Own::of(view).is_some_and(|own| own.it.resting) => Phrase::new("option-wake"),
        Action::Show(shown) => show(view, shown)?,
        Action::Site(at) if knows(view, at) => site(view, at)?,
        Action::Conductor(of) if view.conductors.contains(&of) => {
            Phrase::new("option-conductor").with("conductor", conductor(of))
        }
        Action::Archive(of) if knows_event(view, of) => Phrase::new("option-archive").with("event", event_in_full(of)),
        Action::Open(of) if view.closed_areas.contains(&of) => Phrase::new("option-open").with("area", area(of)),
        _ => return None,
    })
}

/// The heading of an option where lists grow long.
pub(super) fn group(view: &View, action: Action) -> Option<Phrase> {
    if view.phase != Phase::Turn {
        return match action {
            Action::Pay(set) => drawing::pay_heading(view, set),
            _ => None,
        };
    }
    match action {
        Action::Take(_) | Action::Blind | Action::Refresh => Some(Phrase::new("group-cards")),
        Action::Tickets => Some(Phrase::new("group-tickets")),
        Action::Build(strand) => building::heading(view, strand),
        Action::Wake => Some(Phrase::new("group-postcards")),
        _ => None,
    }
}

fn own_hand(view: &View) -> Vec<Card> {
    let hand = Own::of(view).map(|own| own.player().hand);
    hand.iter().flat_map(|hand| hand.iter()).map(|(card, _)| card).collect()
}

/// Whether a city is on the board of this table.
fn knows(view: &View, city: City) -> bool {
    let at = data().city(city).area;
    data().map.start.contains(at) || view.areas.contains(&at)
}

fn knows_event(view: &View, event: EventCard) -> bool {
    let archived = view.campaign.iter().flat_map(|campaign| &campaign.archived);
    view.past_events.iter().chain(&view.event_deck).chain(archived).any(|known| *known == event)
}

/// Cards to be shown for a postcard.
fn show(view: &View, shown: crate::ids::Color) -> Option<Phrase> {
    let Phase::Postcard(Some(asked)) = view.phase else { return None };
    match data().postcards[asked.index()].condition {
        Condition::HandColor { n } => Some(
            Phrase::new("option-show")
                .with("cards", Phrase::new(format!("cards-{shown}")).with("count", n))
                .with("reward", text(texts::postcard(asked).reward)),
        ),
        _ => None,
    }
}

/// Locomotives to be discarded for a postcard.
fn accept(asked: Postcard) -> Option<Phrase> {
    match data().postcards[asked.index()].condition {
        Condition::ExtraLoco { n } => Some(
            Phrase::new("option-accept")
                .with("locos", counted("cards-loco", n))
                .with("reward", text(texts::postcard(asked).reward)),
        ),
        _ => None,
    }
}

/// Where something is placed.
fn site(view: &View, at: City) -> Option<Phrase> {
    let id = match view.phase {
        Phase::Mine => "option-mine",
        Phase::Reserve | Phase::Station => "option-station",
        _ => return None,
    };
    Some(Phrase::new(id).with("site", prompt::site(view, at)))
}
