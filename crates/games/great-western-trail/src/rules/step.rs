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

/// Does something with the question that a step asks.
macro_rules! ask {
    ($step:expr, $question:ident => $do:expr) => {
        match $step {
            Step::Place => {
                let $question = Settle;
                $do
            }
            Step::Depart => {
                let $question = Depart;
                $do
            }
            Step::Visit => {
                let $question = Stay;
                $do
            }
            Step::Offer(one, other) => {
                let $question = Offer(one, other);
                $do
            }
            Step::Hire(modifier) => {
                let $question = Hire(modifier);
                $do
            }
            Step::Build(rate) => {
                let $question = Build(rate);
                $do
            }
            Step::Buy => {
                let $question = Buy;
                $do
            }
            Step::TakeObjective { to_hand } => {
                let $question = TakeObjective { to_hand };
                $do
            }
            Step::Bandit => {
                let $question = Capture;
                $do
            }
            Step::Hazard(dollars) => {
                let $question = Remove(dollars);
                $do
            }
            Step::Engine(most) => {
                let $question = Ride::Forward(most);
                $do
            }
            Step::Back(spaces) => {
                let $question = Ride::Back(spaces);
                $do
            }
            Step::BackToDeliver => {
                let $question = Ride::BackToDeliver;
                $do
            }
            Step::Return => {
                let $question = Ride::Return;
                $do
            }
            Step::Upgrade(station) => {
                let $question = Upgrade(Some(station));
                $do
            }
            Step::UpgradeBehind => {
                let $question = Upgrade(None);
                $do
            }
            Step::Disc(place) => {
                let $question = DiscFor(place);
                $do
            }
            Step::Appoint(station) => {
                let $question = Appoint(station);
                $do
            }
            Step::Auxiliary => {
                let $question = Auxiliary;
                $do
            }
            Step::Forward(most) => {
                let $question = Forward(most);
                $do
            }
            Step::FreeMove(most) => {
                let $question = FreeMove(most);
                $do
            }
            Step::Draw(most) => {
                let $question = Draw(most);
                $do
            }
            Step::Give(effect) => {
                let $question = Give { effect, second: None };
                $do
            }
            Step::GiveSecond(effect, breed) => {
                let $question = Give { effect, second: Some(breed) };
                $do
            }
            Step::Trash(most) => {
                let $question = Trash(most);
                $do
            }
            Step::Foresight(column) => {
                let $question = Foresight(column);
                $do
            }
            Step::Income => {
                let $question = Income;
                $do
            }
            Step::Calves => {
                let $question = Raise::CALVES;
                $do
            }
            Step::Heifers => {
                let $question = Raise::HEIFERS;
                $do
            }
            Step::City { limit, extraordinary } => {
                let $question = Deliver { limit, extraordinary };
                $do
            }
            Step::Links(city) => {
                let $question = Links(city);
                $do
            }
            Step::Gain(dollars) => {
                let $question = ByItself::Gain(dollars);
                $do
            }
            Step::Certify(count) => {
                let $question = ByItself::Certify(count);
                $do
            }
            Step::Bonus(link) => {
                let $question = ByItself::Bonus(link);
                $do
            }
            Step::DiscardHand => {
                let $question = ByItself::DiscardHand;
                $do
            }
            Step::Transport(city) => {
                let $question = ByItself::Transport(city);
                $do
            }
            Step::Leave => {
                let $question = ByItself::Leave;
                $do
            }
        }
    };
}

impl Asks<Step> for GreatWesternTrail {
    #[inline]
    fn list(&self, seat: Seat, step: Step, out: &mut impl List<Action>) {
        ask!(step, question => self.list(seat, question, out));
    }

    #[inline]
    fn answer<L: Log<Self>>(&mut self, seat: Seat, step: Step, answer: Action, run: &mut Run<'_, L>) {
        ask!(step, question => self.answer(seat, question, answer, run));
    }

    fn object(&self, seat: Seat, step: Step, answer: Action) -> Refusal {
        ask!(step, question => self.object(seat, question, answer))
    }

    /// Never because of what is in a hand.
    #[inline]
    fn forced(&self, seat: Seat, step: Step) -> Option<Action> {
        ask!(step, question => self.forced(seat, question))
    }
}

/// What happens by itself when its time comes: a question with one answer.
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
