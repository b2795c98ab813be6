//! What is seen and heard of an event.

use drawing::{Cue, Key, Motion};
use table::Seat;

use super::keys;
use crate::cards::Card;
use crate::data::data;
use crate::event::{Event, Reason};
use crate::ids::{City, Color};
use crate::state::Laid;
use crate::view::View;

/// Card, ticket, coin and token backs that fly.
const BACK: &str = "tr-back";
const STUB: &str = "tr-stub";
const COIN: &str = "tr-coin";
const TOKEN: &str = "tr-token";

/// The flights, the sound and the place of an event.
pub(super) fn of(event: &Event, after: &View) -> Motion {
    let stage = Stage { view: after };
    match event {
        Event::TicketsDrawn { seat, count, .. } => {
            let to = keys::counter(*seat, "tickets");
            (0..*count)
                .fold(Motion::at(Cue::Card, keys::TICKETS), |motion, _| motion.flying(STUB, keys::TICKETS, to.clone()))
        }
        Event::TicketsKept { seat, returned, .. } => {
            let from = keys::counter(*seat, "tickets");
            (0..*returned)
                .fold(Motion::at(Cue::Card, from.clone()), |motion, _| motion.flying(STUB, from.clone(), keys::TICKETS))
        }
        Event::StartTicketsKept { .. } | Event::TicketsAdded(_) | Event::TicketsWorn(_) => Motion::heard(Cue::Card),
        Event::StoryRead(_) | Event::ConductorBoxOpened | Event::EventsAdded(_) => Motion::heard(Cue::Bell),
        Event::RuleAdded(sticker) => Motion::at(Cue::Pen, keys::rule(*sticker)),
        Event::RuleRemoved(_) | Event::EventArchived(_) => Motion::heard(Cue::Pen),
        Event::ConductorChosen { seat, .. } | Event::Upgraded { seat, .. } => Motion::at(Cue::Pen, keys::player(*seat)),
        Event::Stamped { seat, .. } => Motion::at(Cue::Pen, keys::player(*seat)),
        Event::TurnBegan { seat } | Event::Passed { seat } => Motion::at(Cue::Bell, keys::player(*seat)),
        Event::Took { seat, card } => {
            let from = stage.gap();
            Motion::at(Cue::Card, from.clone()).flying(face(*card), from, stage.cards(*seat, Some(*card)))
        }
        Event::Drew { seat, card } => {
            Motion::at(Cue::Card, keys::DECK).flying(card.map_or(BACK, face), keys::DECK, stage.cards(*seat, *card))
        }
        Event::TurnedUp { card } => {
            let place = after.row.iter().position(|here| *here == Some(*card));
            match place.map(keys::row) {
                Some(to) => Motion::at(Cue::Card, to.clone()).flying(BACK, keys::DECK, to),
                None => Motion::heard(Cue::Card),
            }
        }
        Event::RowDiscarded => Motion::at(Cue::Shuffle, keys::row(0)),
        Event::Reshuffled => Motion::at(Cue::Shuffle, keys::DECK),
        Event::Newspaper { .. } | Event::EventTurned(_) => Motion::at(Cue::Bell, keys::EVENT),
        Event::EventsReshuffled => Motion::at(Cue::Shuffle, keys::EVENT),
        Event::Gained { seat, why, .. } => stage.pays(stage.cause(*seat, *why), *seat),
        Event::Paid { seat, why, .. } => {
            let to = stage.cause(*seat, *why);
            Motion::at(Cue::Coin, to.clone()).flying(COIN, keys::counter(*seat, "dollars"), to)
        }
        Event::Discarded { seat, card } => {
            Motion::at(Cue::Card, keys::DECK).flying(face(*card), stage.cards(*seat, Some(*card)), keys::DECK)
        }
        Event::Declared { seat, strand, cards, .. } => {
            Motion { focus: Some(Key::new(keys::strand(*strand))), ..stage.declared(*seat, cards) }
        }
        Event::Revealed { .. } => Motion::at(Cue::Card, keys::WORKS).flying(BACK, keys::DECK, keys::WORKS),
        Event::Surcharged { seat, card: Some(card) } => {
            Motion::at(Cue::Card, keys::WORKS).flying(face(*card), stage.cards(*seat, Some(*card)), keys::WORKS)
        }
        Event::Surcharged { seat, card: None } => {
            Motion::at(Cue::Coin, keys::WORKS).flying(COIN, keys::counter(*seat, "dollars"), keys::WORKS)
        }
        Event::GaveUp { strand, .. } => Motion::at(Cue::Blow, keys::strand(*strand)),
        Event::Built { strand, .. } => Motion::at(Cue::Step, keys::strand(*strand)),
        Event::OutlawMoved { to } => Motion::at(Cue::Shot, stage.city(*to)),
        Event::StashGrew { .. } => Motion::at(Cue::Coin, keys::WORKS),
        Event::StashTaken { seat, .. } => stage.pays(keys::WORKS.to_owned(), *seat),
        Event::OreTaken { seat, .. } => stage.token(None, *seat),
        Event::CargoTaken { seat, port, .. } => stage.token(*port, *seat),
        Event::CattleTaken { seat, ranch } => stage.token(Some(*ranch), *seat),
        Event::SpikeDriven { seat, .. } => Motion::at(Cue::Blow, keys::player(*seat)),
        Event::VaultItem { seat, .. } => Motion::at(Cue::Coin, keys::player(*seat)),
        Event::PostcardTaken { seat, .. } | Event::PostcardFulfilled { seat, .. } | Event::CardsShown { seat, .. } => {
            Motion::at(Cue::Card, keys::player(*seat))
        }
        Event::MinePlaced { city } | Event::StationPlaced { city, .. } => Motion::at(Cue::Blow, stage.city(*city)),
        Event::LastTurns { .. } => Motion::at(Cue::Bell, keys::CARTOUCHE),
        Event::Scored { seat, .. } => stage.pays(keys::counter(*seat, "tickets"), *seat),
        Event::Ranked { .. } | Event::VaultsFilled => Motion::heard(Cue::Coin),
        Event::Caboose { seat } | Event::PlaysFirst { seat, .. } => Motion::at(Cue::Card, keys::player(*seat)),
        Event::PostcardsRest { seat, .. } => Motion::at(Cue::Card, keys::player(*seat)),
        Event::AreaOpened(area) => Motion::at(Cue::Bell, keys::area(*area)),
        Event::GameEnded | Event::CampaignScored | Event::Over => Motion::heard(Cue::End),
    }
}

/// A card that everybody sees, as what flies.
fn face(card: Card) -> &'static str {
    match card.color() {
        Some(Color::Black) => "tr-roll-black",
        Some(Color::Blue) => "tr-roll-blue",
        Some(Color::White) => "tr-roll-white",
        Some(Color::Green) => "tr-roll-green",
        Some(Color::Yellow) => "tr-roll-yellow",
        Some(Color::Red) => "tr-roll-red",
        None => "tr-roll-loco",
    }
}

/// Where things are for these eyes.
struct Stage<'a> {
    view: &'a View,
}

impl Stage<'_> {
    /// A player's cards: the stack in one's own hand, otherwise how many there are.
    fn cards(&self, seat: Seat, card: Option<Card>) -> String {
        match card.filter(|_| self.view.seat == Some(seat)) {
            Some(card) => keys::stack_of(card),
            None => keys::counter(seat, "cards"),
        }
    }

    /// Where a card of the row is missing.
    fn gap(&self) -> String {
        let gap = self.view.row.iter().position(Option::is_none);
        gap.map_or_else(|| keys::DECK.to_owned(), keys::row)
    }

    /// A city; if it is not on the board before the next game, its area.
    fn city(&self, city: City) -> String {
        let area = data().city(city).area;
        if self.view.new_areas.contains(&area) { keys::area(area) } else { keys::city(city) }
    }

    /// Who or what pays.
    fn cause(&self, seat: Seat, why: Reason) -> String {
        match why {
            Reason::Event(_) => keys::EVENT.to_owned(),
            Reason::Sticker(sticker) if self.view.rules.iter().any(|rule| rule.sticker == sticker) => {
                keys::rule(sticker)
            }
            _ => keys::player(seat),
        }
    }

    fn pays(&self, from: String, seat: Seat) -> Motion {
        Motion::at(Cue::Coin, from.clone()).flying(COIN, from, keys::counter(seat, "dollars"))
    }

    /// A token from a city, or from the strand that was built.
    fn token(&self, city: Option<City>, seat: Seat) -> Motion {
        let from = city.map_or_else(|| keys::player(seat), |city| self.city(city));
        Motion::at(Cue::Coin, from.clone()).flying(TOKEN, from, keys::player(seat))
    }

    fn declared(&self, seat: Seat, cards: &Laid) -> Motion {
        let all = cards.pile();
        let kinds = all.iter().map(|(card, _)| card);
        kinds.fold(Motion::at(Cue::Pen, keys::WORKS), |motion, card| {
            motion.flying(face(card), self.cards(seat, Some(card)), keys::WORKS)
        })
    }
}
