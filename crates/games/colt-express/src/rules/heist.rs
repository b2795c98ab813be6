//! The Heist: the common stack, card by card.

use table::{Log, Run, Seat};

use crate::action::{Action, Card, Face};
use crate::data::{Character, Kind};
use crate::event::{Event, Idle};
use crate::state::{ColtExpress, Step};

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
            if !self.resolve(card, run) {
                return;
            }
            self.take_back();
        }
        self.begin_incident(run);
    }

    /// Resolves a card as far as it leaves no choice; false when its owner must choose (CE-HEIST-04 to -06).
    fn resolve<L: Log<Self>>(&mut self, card: Card, run: &mut Run<'_, L>) -> bool {
        let who = card.owner;
        match card.kind {
            Kind::Move => self.resolve_move(who, run),
            Kind::Level => self.change_level(who, run),
            Kind::Sheriff => self.resolve_sheriff(who, run),
            Kind::Shoot => self.resolve_shoot(card, run),
            Kind::Rob => self.resolve_rob(card, run),
            Kind::Punch => self.resolve_punch(card, run),
        }
    }

    /// What the owner of the card being resolved may choose.
    #[inline]
    pub(super) fn list_resolutions(&self, out: &mut Vec<Action>) {
        let Some((seat, card)) = self.current() else { return };
        let who = card.owner;
        match card.kind {
            Kind::Move => out.extend(self.move_units(who).iter().map(Action::Move)),
            Kind::Sheriff => out.extend(self.sheriff_units().iter().map(Action::Sheriff)),
            Kind::Shoot => out.extend(self.shoot_targets(who).iter().map(Action::Shoot)),
            Kind::Rob => self.each_token(self.spot(who), seat, |token| out.push(Action::Rob(token))),
            Kind::Punch => out.extend(self.punch_targets(who).iter().map(Action::Punch)),
            Kind::Level => {}
        }
    }

    /// The card being resolved and its player.
    #[inline]
    pub(crate) fn current(&self) -> Option<(Seat, Card)> {
        let laid = self.stack.next()?;
        Some((laid.seat(), self.card(laid.seat(), laid.slot())))
    }

    /// The Bandit who acts with the card being resolved (CE-TWO-08).
    #[inline]
    pub(super) fn acting(&self) -> Character {
        self.current().map_or(Character::Ghost, |(_, card)| card.owner)
    }

    /// A chosen action has been carried out in full: on with the next card.
    pub(super) fn finish_card<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        self.take_back();
        self.next_card(run);
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
    pub(super) fn no_effect<L: Log<Self>>(&mut self, card: Card, why: Idle, run: &mut Run<'_, L>) -> bool {
        run.tell(self, || Event::Idle { card, why });
        true
    }
}
