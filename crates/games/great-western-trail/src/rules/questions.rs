//! The steps of a turn: each is a question of its own, and everything about a question is in one place.

use table::{Asks, List, Log, Refusal, Run, Seat};

use super::auxiliary::Auxiliary;
use super::build::Build;
use super::buy::Buy;
use super::delivery::{Deliver, Links};
use super::disc::DiscFor;
use super::effects::{Give, Offer};
use super::engine::Ride;
use super::hazards::{Capture, Remove};
use super::herd::{Draw, Trash};
use super::hire::Hire;
use super::income::{Income, Raise};
use super::kansas_city::Foresight;
use super::objectives::TakeObjective;
use super::refusal::not_now;
use super::station::{Appoint, Upgrade};
use super::trail::{Depart, Forward, FreeMove, Settle};
use super::visit::Stay;
use crate::action::Action;
use crate::data::railroad::{City, Link};
use crate::state::{GreatWesternTrail, Step};

table::questions! {
    GreatWesternTrail asks Step {
        Step::Place => Settle,
        Step::Depart => Depart,
        Step::Visit => Stay,
        Step::Offer(one, other) => Offer(one, other),
        Step::Hire(modifier) => Hire(modifier),
        Step::Build(rate) => Build(rate),
        Step::Buy => Buy,
        Step::TakeObjective { to_hand } => TakeObjective { to_hand },
        Step::Bandit => Capture,
        Step::Hazard(dollars) => Remove(dollars),
        Step::Engine(most) => Ride::Forward(most),
        Step::Back(spaces) => Ride::Back(spaces),
        Step::BackToDeliver => Ride::BackToDeliver,
        Step::Return => Ride::Return,
        Step::Upgrade(station) => Upgrade(Some(station)),
        Step::UpgradeBehind => Upgrade(None),
        Step::Disc(place) => DiscFor(place),
        Step::Appoint(station) => Appoint(station),
        Step::Auxiliary => Auxiliary,
        Step::Forward(most) => Forward(most),
        Step::FreeMove(most) => FreeMove(most),
        Step::Draw(most) => Draw(most),
        Step::Give(effect) => Give { effect, second: None },
        Step::GiveSecond(effect, breed) => Give { effect, second: Some(breed) },
        Step::Trash(most) => Trash(most),
        Step::Foresight(column) => Foresight(column),
        Step::Income => Income,
        Step::Calves => Raise::CALVES,
        Step::Heifers => Raise::HEIFERS,
        Step::City { limit, extraordinary } => Deliver { limit, extraordinary },
        Step::Links(city) => Links(city),
        Step::Gain(dollars) => ByItself::Gain(dollars),
        Step::Certify(count) => ByItself::Certify(count),
        Step::Bonus(link) => ByItself::Bonus(link),
        Step::DiscardHand => ByItself::DiscardHand,
        Step::Transport(city) => ByItself::Transport(city),
        Step::Leave => ByItself::Leave,
    }
}

/// What happens by itself when its time comes: a question with one answer.
#[derive(Clone, Copy)]
enum ByItself {
    Gain(u8),
    Certify(u8),
    Bonus(Link),
    DiscardHand,
    Transport(City),
    Leave,
}

impl Asks<ByItself> for GreatWesternTrail {
    #[inline]
    fn list(&self, _: Seat, _: ByItself, out: &mut impl List<Action>) {
        out.put(Action::Done);
    }

    fn answer<L: Log<Self>>(&mut self, _: Seat, step: ByItself, _: Action, run: &mut Run<'_, L>) {
        match step {
            ByItself::Gain(dollars) => self.gain(u16::from(dollars), run),
            ByItself::Certify(count) => self.certify(count, run),
            ByItself::Bonus(link) => self.take_bonus(link, run),
            ByItself::DiscardHand => self.discard_hand(run),
            ByItself::Transport(city) => self.pay_transport(city, run),
            ByItself::Leave => self.leave_kansas_city(run),
        }
    }

    fn object(&self, _: Seat, _: ByItself, answer: Action) -> Refusal {
        not_now(answer)
    }
}
