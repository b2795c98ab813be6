//! What is being decided: everything about a question is in one place.

use table::{Asks, List, Log, Refusal, Run, Seat, refused};

use super::areas::OpenArea;
use super::boxes::{PlaceMine, PlaceReserve, PlaceStation, SendOutlaws};
use super::building::PayFor;
use super::drawing::{Discard, DrawCard};
use super::mountains::Surcharge;
use super::newspapers::Archive;
use super::postcards::{PayForPostcard, ShowFor};
use super::setting_up::ChooseConductor;
use super::tickets::ChooseTickets;
use super::turn::TakeTurn;
use crate::action::Action;
use crate::state::{Ask, TicketToRide};

table::questions! {
    TicketToRide asks Ask {
        Ask::Nothing => Nothing,
        Ask::StartTickets => ChooseTickets::AtStart,
        Ask::Conductor => ChooseConductor,
        Ask::Turn => TakeTurn,
        Ask::FirstCard => DrawCard { first: true },
        Ask::SecondCard => DrawCard { first: false },
        Ask::Tickets => ChooseTickets::InTurn,
        Ask::Under => ChooseTickets::Under,
        Ask::Set(strand) => PayFor(strand),
        Ask::Discard => Discard,
        Ask::Surcharge => Surcharge,
        Ask::Outlaw => SendOutlaws,
        Ask::Offer(number) => PayForPostcard(number),
        Ask::Mine => PlaceMine,
        Ask::Reserve => PlaceReserve,
        Ask::Show(number) => ShowFor(number),
        Ask::Archive => Archive,
        Ask::Area(tier) => OpenArea(tier),
        Ask::Station => PlaceStation,
    }
}

/// Nobody is asked anything.
#[derive(Clone, Copy)]
struct Nothing;

impl Asks<Nothing> for TicketToRide {
    fn list(&self, _: Seat, _: Nothing, _: &mut impl List<Action>) {}

    fn answer<L: Log<Self>>(&mut self, _: Seat, _: Nothing, _: Action, _: &mut Run<'_, L>) {}

    fn object(&self, _: Seat, _: Nothing, _: Action) -> Refusal {
        refused("TTR-END-12", "why-game-over")
    }
}
