//! The Heist: the common stack, card by card.

use table::{Asks, List, Log, Refusal, Run, Seat, refused};

use super::punch::Punch;
use super::rob::Rob;
use super::shoot::Shoot;
use super::travel::{ChangeLevel, Move, SendSheriff};
use crate::action::{Action, Card, Face};
use crate::data::{Character, Kind};
use crate::event::{Event, Idle};
use crate::state::{ColtExpress, Step};

/// The card being resolved asks for something else.
pub(super) const RESOLVE_IT: Refusal = refused("CE-HEIST-05", "why-resolve-the-card");

/// What the owner of the card being resolved chooses.
#[derive(Clone, Copy)]
pub(super) struct Resolve;

/// Passing is the one choice where there is none (CE-HEIST-04 to -06).
impl Asks<Resolve> for ColtExpress {
    #[inline]
    fn list(&self, seat: Seat, _: Resolve, out: &mut impl List<Action>) {
        self.list(seat, &self.resolved(), out);
    }

    #[inline]
    fn answer<L: Log<Self>>(&mut self, seat: Seat, _: Resolve, choice: Action, run: &mut Run<'_, L>) {
        self.answer(seat, &self.resolved(), choice, run);
    }

    fn object(&self, seat: Seat, _: Resolve, choice: Action) -> Refusal {
        self.object(seat, &self.resolved(), choice)
    }
}

table::questions! {
    ColtExpress asks Card {
        Card { kind: Kind::Move, owner } => Move(owner),
        Card { kind: Kind::Level, owner } => ChangeLevel(owner),
        Card { kind: Kind::Sheriff, owner } => SendSheriff(owner),
        Card { kind: Kind::Shoot, owner } => Shoot(owner),
        Card { kind: Kind::Rob, owner } => Rob(owner),
        Card { kind: Kind::Punch, owner } => Punch(owner),
    }
}

impl ColtExpress {
    pub(crate) fn begin_heist<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        self.step = Step::Unfolding;
        if self.stack.next().is_none() {
            run.tell(self, || Event::HeistSkipped); // CE-HEIST-09
            return self.begin_incident(run);
        }
        run.tell(self, || Event::HeistBegan);
        self.next_card(run);
    }

    /// Resolves cards in the order in which they were played (CE-HEIST-01, CE-HEIST-08), until one asks
    /// for a choice or the stack is empty.
    fn next_card<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        while let Some(laid) = self.stack.next() {
            let card = self.card(laid.seat(), laid.slot());
            let hidden = laid.face() == Face::Down;
            run.reveal_if(hidden); // CE-HEIST-02
            self.stack.turn_up();
            self.step = Step::Resolve;
            run.tell(self, || Event::Turned { seat: laid.seat(), card, hidden });
            if !self.answer_if_forced(laid.seat(), &card, run) || self.step != Step::Resolve {
                return;
            }
            self.take_back();
        }
        self.begin_incident(run);
    }

    /// Asks something more about the card, unless there is only one answer.
    pub(super) fn ask<Q: Copy, L: Log<Self>>(&mut self, seat: Seat, step: Step, question: Q, run: &mut Run<'_, L>)
    where
        Self: Asks<Q>,
    {
        if !self.answer_if_forced(seat, question, run) {
            self.step = step;
        }
    }

    /// The card being resolved and its player.
    #[inline]
    pub(crate) fn current(&self) -> Option<(Seat, Card)> {
        let laid = self.stack.next()?;
        Some((laid.seat(), self.card(laid.seat(), laid.slot())))
    }

    /// The card being resolved, while there is one.
    #[inline]
    pub(super) fn resolved(&self) -> Card {
        self.current().map_or(Card { owner: Character::Ghost, kind: Kind::Level }, |(_, card)| card)
    }

    /// The Bandit who acts with it (CE-TWO-08).
    #[inline]
    pub(super) fn acting(&self) -> Character {
        self.resolved().owner
    }

    /// Carries out what was chosen for the card being resolved, and goes on with the next one unless something else is
    /// to be chosen.
    pub(super) fn resolve<L: Log<Self>>(&mut self, seat: Seat, asked: Step, choice: Action, run: &mut Run<'_, L>) {
        self.answer(seat, &asked, choice, run);
        if self.step == asked {
            self.take_back();
            self.next_card(run);
        }
    }

    /// A resolved card goes back to its owner: onto the deck, or for experts onto the discard pile where
    /// everybody has seen it (CE-HEIST-07, CE-EXP-04).
    fn take_back(&mut self) {
        let Some(laid) = self.stack.next() else { return };
        let expert = self.expert;
        let pocket = self.pocket_mut(laid.seat());
        if expert {
            pocket.discard = pocket.discard.plus(laid.slot());
            pocket.seen = pocket.seen.plus(laid.slot());
        } else {
            pocket.deck = pocket.deck.plus(laid.slot());
        }
        self.stack.resolve();
    }

    /// The card cannot be carried out at all (CE-HEIST-06).
    pub(super) fn no_effect<L: Log<Self>>(&mut self, why: Idle, run: &mut Run<'_, L>) {
        run.tell(self, || Event::Idle { card: self.resolved(), why });
    }
}
