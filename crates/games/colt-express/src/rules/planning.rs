//! The Planning phase: playing cards and drawing, Turn by Turn.

use table::{Asks, List, Log, Refusal, Run, Seat, refused};

use crate::action::{Action, Card, Face};
use crate::cards::{Laid, Member, Slot};
use crate::data::{Character, DRAW, Kind, RoundCard, Turn};
use crate::event::Event;
use crate::state::{ColtExpress, Step};
use crate::view;

/// How a card may be laid in an act.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Laying {
    /// CE-TURN-01, CE-PLAN-03
    FaceUp,
    /// CE-TURN-02
    FaceDown,
    /// CE-GHOST-01
    Either,
}

impl Laying {
    /// The only way, if there is just one.
    #[inline]
    fn face(self) -> Option<Face> {
        match self {
            Laying::FaceUp => Some(Face::Up),
            Laying::FaceDown => Some(Face::Down),
            Laying::Either => None,
        }
    }
}

/// What is played or drawn.
#[derive(Clone, Copy)]
pub(super) struct Plan;

impl Asks<Plan> for ColtExpress {
    /// Every playable card, and drawing if a card can be drawn (CE-PLAN-02, CE-PLAN-04, CE-PLAN-06).
    #[inline]
    fn list(&self, seat: Seat, _: Plan, out: &mut impl List<Action>) {
        let Some(face) = self.laying(seat).face() else { return self.list_either(seat, out) };
        self.list_cards(seat, face, out);
    }

    #[inline]
    fn answer<L: Log<Self>>(&mut self, seat: Seat, _: Plan, choice: Action, run: &mut Run<'_, L>) {
        match choice {
            Action::Play(card, face) => self.lay_card(seat, card, face, run),
            _ => self.draw_three(seat, run),
        }
        self.next_act(run);
    }

    fn object(&self, seat: Seat, _: Plan, choice: Action) -> Refusal {
        let (card, face) = match choice {
            Action::Play(card, face) => (card, face),
            Action::Draw => return refused("CE-PLAN-06", "why-nothing-to-draw"),
            _ => return refused("CE-PLAN-02", "why-plan-now"),
        };
        match self.slot(seat, card) {
            None => self.refuse_foreign_card(card, "CE-PLAN-02"),
            Some(slot) if !self.pocket(seat).hand.has(slot) => refused("CE-PLAN-02", "why-card-not-in-hand"),
            Some(_) if self.laying(seat) == Laying::FaceDown => refused("CE-TURN-02", "why-tunnel"),
            Some(_) if face == Face::Down && self.team(seat).has(Character::Ghost) => {
                refused("CE-GHOST-01", "why-ghost-too-late")
            }
            Some(_) => refused("CE-TURN-01", "why-face-up"),
        }
    }
}

impl ColtExpress {
    /// Every playable card both ways (CE-GHOST-01), and drawing.
    fn list_either(&self, seat: Seat, out: &mut impl List<Action>) {
        for card in self.pocket(seat).hand.slots().map(|slot| self.card(seat, slot)) {
            out.put_all([Action::Play(card, Face::Up), Action::Play(card, Face::Down)]);
        }
        if self.can_draw(seat) {
            out.put(Action::Draw);
        }
    }

    /// Every playable card, laid one way, and drawing. What a hand holds cannot be foretold, so nothing
    /// branches on it: every option is written down, and one that is not there is written over.
    #[inline]
    fn list_cards(&self, seat: Seat, face: Face, out: &mut impl List<Action>) {
        const ROOM: usize = 16;
        let hand = self.pocket(seat).hand;
        let team = self.team(seat);
        let mut options = [Action::Draw; ROOM];
        let mut count = 0;
        let mut write = |option, there| {
            options[count % ROOM] = option;
            count += usize::from(there);
        };
        for kind in Kind::ALL {
            let first = Card { owner: team.member(Member::First), kind };
            write(Action::Play(first, face), hand.has(Slot::new(kind, Member::First)));
            if self.players == 2 {
                let second = Card { owner: team.member(Member::Second), kind };
                write(Action::Play(second, face), hand.has(Slot::new(kind, Member::Second)));
            }
        }
        write(Action::Draw, self.can_draw(seat));
        out.put_first(options, count);
    }

    /// How `seat` may lay a card now.
    #[inline]
    pub(super) fn laying(&self, seat: Seat) -> Laying {
        let Step::Plan { turn, symbol, .. } = self.step else { return Laying::FaceUp };
        if symbol == Turn::Tunnel {
            Laying::FaceDown // CE-TURN-02
        } else if turn == 0 && self.team(seat).has(Character::Ghost) {
            Laying::Either // CE-GHOST-01 to -04, CE-TWO-15
        } else {
            Laying::FaceUp
        }
    }

    /// Whether `seat` may choose how to lay a card now.
    pub(crate) fn laying_either(&self, seat: Seat) -> bool {
        self.laying(seat) == Laying::Either
    }

    /// Lays a card on top of the common stack (CE-PLAN-03, CE-PLAN-08).
    fn lay_card<L: Log<Self>>(&mut self, seat: Seat, card: Card, face: Face, run: &mut Run<'_, L>) {
        let Some(slot) = self.slot(seat, card) else { return };
        // A face-down card tells at least that there was a card to play.
        run.reveal_if(face == Face::Up || self.could_hold_bullets_only(seat));
        let pocket = self.pocket_mut(seat);
        pocket.hand = pocket.hand.minus(slot);
        // Nobody can tell whether it was a kept card.
        pocket.hand_actions = pocket.hand_actions.saturating_sub(1);
        self.stack.lay(Laid::new(seat, slot, face));
        run.tell(self, || Event::Played { seat, card: Some(card), hidden: face == Face::Down });
    }

    /// Whether the others must think it possible that `seat` holds nothing but Bullets.
    fn could_hold_bullets_only(&self, seat: Seat) -> bool {
        let pocket = self.pocket(seat);
        let cards = pocket.hand + pocket.deck + pocket.discard;
        let placed = pocket.on_top + pocket.hand_bullets + pocket.seen.bullet_count();
        let loose = cards.bullet_count() - placed;
        pocket.hand_actions == 0 && loose >= pocket.hand.len() - pocket.hand_bullets
    }

    /// Takes three cards from one's own deck (CE-PLAN-05, CE-PLAN-07).
    fn draw_three<L: Log<Self>>(&mut self, seat: Seat, run: &mut Run<'_, L>) {
        let drawn = self.draw_cards(seat, DRAW, run);
        let cards = || Some(view::counts(self, seat, drawn));
        run.tell(self, || Event::Drew { seat, count: drawn.len(), cards: cards() });
    }

    /// Passes to the next act, and on while nobody has a choice.
    fn next_act<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        if self.advance() { self.plan_forced(run) } else { self.end_planning(run) }
    }

    /// Carries out acts of which everybody can see that they leave no choice (CE-PLAN-12), until
    /// somebody has one or only seems to.
    pub(super) fn plan_forced<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        while let Step::Plan { by, .. } = self.step {
            let Some(forced) = self.forced_act(by) else { return };
            match forced {
                Action::Play(card, face) => self.lay_card(by, card, face, run),
                _ => self.draw_three(by, run), // CE-PLAN-11
            }
            if !self.advance() {
                return self.end_planning(run);
            }
        }
    }

    /// The only act there is, if everybody knows that there is only one. A player whose hand is all
    /// Bullets, which nobody else can see, is asked like any other: to be skipped would betray the hand.
    #[inline]
    fn forced_act(&self, seat: Seat) -> Option<Action> {
        let pocket = self.pocket(seat);
        let unknown = pocket.hand.len() - pocket.hand_bullets;
        if unknown > 1 {
            return None;
        }
        if unknown == 0 {
            return Some(Action::Draw); // CE-PLAN-11
        }
        if self.can_draw(seat) {
            return None;
        }
        let face = self.laying(seat).face()?;
        pocket.hand.single_slot().map(|slot| Action::Play(self.card(seat, slot), face))
    }

    /// Moves on to the next act; false when all Turns of the Round card are done (CE-PLAN-09).
    #[inline]
    fn advance(&mut self) -> bool {
        let Step::Plan { by, turn, symbol, before, again } = self.step else { return false };
        let players = self.player_count();
        self.step = if symbol == Turn::SpeedingUp && !again {
            Step::Plan { by, turn, symbol, before, again: true } // CE-TURN-03, CE-TURN-04
        } else if usize::from(before) + 1 < players {
            // CE-PLAN-01; CE-TURN-05, CE-TWO-20
            let by = if symbol == Turn::Switching { by.right(players) } else { by.left(players) };
            Step::Plan { by, turn, symbol, before: before + 1, again: false }
        } else {
            // CE-ROUND-05
            let turns = self.round_card().map_or(&[][..], RoundCard::turns);
            match turns.get(usize::from(turn) + 1) {
                None => return false,
                Some(&symbol) => Step::Plan { by: self.first, turn: turn + 1, symbol, before: 0, again: false },
            }
        };
        true
    }

    /// Unplayed cards leave the hand (CE-PLAN-10), or the players decide what to keep (CE-EXP-01).
    fn end_planning<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        if self.expert {
            return self.begin_keeping(run);
        }
        for seat in Seat::all(self.player_count()) {
            let pocket = self.pocket_mut(seat);
            pocket.deck += std::mem::take(&mut pocket.hand); // CE-PLAN-10
        }
        self.begin_heist(run);
    }
}
