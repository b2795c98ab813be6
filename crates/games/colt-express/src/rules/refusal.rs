//! Why an action is not possible now: the rule that forbids it.

use table::{Refusal, Seat, refused};

use super::planning::Laying;
use crate::action::{Action, Card, Face, Token};
use crate::data::{Character, Kind, Level, Loot};
use crate::state::{ColtExpress, Step};

impl ColtExpress {
    /// The rule that forbids `action`, which is not legal.
    pub(crate) fn refuse(&self, seat: Seat, action: Action) -> Refusal {
        if self.step == Step::Over {
            return refused("CE-END-01", "why-game-over");
        }
        if !self.deciding().contains(seat) {
            return self.refuse_waiting(seat);
        }
        match (self.step, action) {
            (Step::Pick { .. }, Action::Pick(_)) => refused("CE-SETUP-02", "why-character-taken"),
            (Step::Pick { .. }, _) => refused("CE-SETUP-18", "why-pick-first"),
            (Step::Board { .. }, Action::Caboose(_)) => refused("CE-TWO-03", "why-not-your-bandit"),
            (Step::Board { .. }, _) => refused("CE-TWO-03", "why-board-first"),
            (Step::Plan { .. }, Action::Play(card, face)) => self.refuse_play(seat, card, face),
            (Step::Plan { .. }, Action::Draw) => refused("CE-PLAN-06", "why-nothing-to-draw"),
            (Step::Plan { .. }, _) => refused("CE-PLAN-02", "why-plan-now"),
            (Step::Keep { .. }, Action::Discard(card)) => self.refuse_discard(seat, card),
            (Step::Keep { .. }, _) => refused("CE-EXP-02", "why-keep-now"),
            (Step::Resolve, action) => self.refuse_resolution(action),
            (Step::Knock { .. }, Action::Knock(_)) => refused("CE-PUNCH-03", "why-victim-lacks-loot"),
            (Step::Knock { .. }, _) => refused("CE-PUNCH-08", "why-knock-now"),
            (Step::Pocket { .. }, _) => refused("CE-CHEY-05", "why-pocket-now"),
            (Step::Push { .. }, _) => refused("CE-PUNCH-06", "why-push-now"),
            (Step::Pickpocket { .. }, Action::Steal(_)) => refused("CE-EV-PICK-01", "why-no-such-purse"),
            (Step::Pickpocket { .. }, Action::Rob(_)) => refused("CE-EV-PICK-02", "why-only-purses"),
            (Step::Pickpocket { .. }, _) => refused("CE-EV-PICK-01", "why-pickpocket-now"),
            (Step::Unfolding | Step::Over, _) => refused("CE-END-01", "why-game-over"),
        }
    }

    /// It is somebody else's decision.
    fn refuse_waiting(&self, seat: Seat) -> Refusal {
        match self.step {
            Step::Plan { .. } => refused("CE-PLAN-01", "why-not-your-turn"),
            Step::Keep { .. } if self.pocket(seat).hand.is_empty() && self.pocket(seat).shed.is_empty() => {
                refused("CE-EXP-02", "why-nothing-to-keep")
            }
            Step::Keep { .. } => refused("CE-EXP-11", "why-already-decided"),
            Step::Pickpocket { .. } => refused("CE-EV-PICK-03", "why-not-asked"),
            Step::Pick { .. } => refused("CE-SETUP-18", "why-not-your-pick"),
            Step::Board { .. } => refused("CE-TWO-03", "why-not-your-boarding"),
            _ => refused("CE-HEIST-03", "why-not-your-card"),
        }
    }

    fn refuse_play(&self, seat: Seat, card: Card, face: Face) -> Refusal {
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

    fn refuse_discard(&self, seat: Seat, card: Card) -> Refusal {
        match self.slot(seat, card) {
            None => self.refuse_foreign_card(card, "CE-EXP-02"),
            // By the first version of the rules only.
            Some(slot) if self.pocket(seat).hand.has(slot) => refused("CE-EXP-02", "why-discard-in-order"),
            Some(_) => refused("CE-EXP-03", "why-card-not-in-hand"),
        }
    }

    /// A card of somebody else, or of a character that nobody plays; `own_hand` is the rule that speaks of one's own hand.
    fn refuse_foreign_card(&self, card: Card, own_hand: &'static str) -> Refusal {
        if !self.in_play.contains(card.owner) {
            refused("CE-SETUP-02", "why-not-in-play")
        } else if self.players == 2 {
            refused("CE-TWO-08", "why-not-your-card-to-play")
        } else {
            refused(own_hand, "why-not-your-card-to-play")
        }
    }

    /// The card being resolved asks for something else.
    fn refuse_resolution(&self, action: Action) -> Refusal {
        let Some((_, card)) = self.current() else { return refused("CE-HEIST-03", "why-not-your-card") };
        let who = card.owner;
        match (card.kind, action) {
            (Kind::Move, Action::Move(unit)) => self.refuse_move(who, unit),
            (Kind::Sheriff, Action::Sheriff(_)) => refused("CE-SCARD-01", "why-sheriff-one-unit"),
            (Kind::Shoot, Action::Shoot(target)) => self.refuse_shot(who, target),
            (Kind::Rob, Action::Rob(token)) => self.refuse_token(token),
            (Kind::Punch, Action::Punch(victim)) => self.refuse_punch(who, victim),
            _ => refused("CE-HEIST-05", "why-resolve-the-card"),
        }
    }

    fn refuse_move(&self, who: Character, unit: u8) -> Refusal {
        let spot = self.spot(who);
        if unit > self.locomotive {
            refused("CE-POS-04", "why-off-the-train")
        } else if unit == spot.unit() {
            refused("CE-MOVE-03", "why-must-move")
        } else if spot.level() == Level::Inside {
            refused("CE-MOVE-01", "why-one-unit-inside")
        } else {
            refused("CE-MOVE-02", "why-three-units-on-roof")
        }
    }

    fn refuse_shot(&self, who: Character, target: Character) -> Refusal {
        let (from, to) = (self.spot(who), self.spot(target));
        if !self.in_play.contains(target) {
            refused("CE-SETUP-02", "why-not-in-play")
        } else if target == who {
            refused("CE-SHOOT-07", "why-not-yourself")
        } else if target == Character::Belle && self.in_sight(who).contains(target) {
            refused("CE-BELLE-01", "why-belle-spared")
        } else if from.unit() == to.unit() {
            refused("CE-SHOOT-07", "why-same-unit")
        } else if from.level() != to.level() {
            refused("CE-SHOOT-07", "why-other-level")
        } else if from.level() == Level::Inside {
            refused("CE-SHOOT-02", "why-too-far-inside")
        } else {
            refused("CE-SHOOT-04", "why-out-of-sight")
        }
    }

    fn refuse_token(&self, token: Token) -> Refusal {
        match token.loot() {
            Loot::Purse => refused("CE-ROB-02", "why-no-such-purse"),
            Loot::Jewel => refused("CE-ROB-02", "why-no-jewel-here"),
            Loot::Strongbox => refused("CE-ROB-02", "why-no-strongbox-here"),
        }
    }

    fn refuse_punch(&self, who: Character, victim: Character) -> Refusal {
        if !self.in_play.contains(victim) {
            refused("CE-SETUP-02", "why-not-in-play")
        } else if victim == who {
            refused("CE-PUNCH-01", "why-not-yourself")
        } else if victim == Character::Belle && self.spot(victim) == self.spot(who) {
            refused("CE-BELLE-01", "why-belle-spared")
        } else {
            refused("CE-PUNCH-01", "why-not-in-reach")
        }
    }
}
