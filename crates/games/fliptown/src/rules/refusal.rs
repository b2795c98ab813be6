//! Why an action is not possible now: the rule that forbids it.

use table::{Refusal, Seat, refused};

use crate::action::{Action, Effect, Payment};
use crate::data::{Character, Region, SUIT_PRICE};
use crate::reach::others;
use crate::space::Space;
use crate::state::{Ask, Fliptown, Sheet, Step};

impl Fliptown {
    /// The rule that forbids `action`, which is not legal.
    pub(crate) fn refuse(&self, seat: Seat, action: Action) -> Refusal {
        if self.step == Step::Over {
            return refused("FT-END-01", "why-game-over");
        }
        if seat.index() >= self.player_count() {
            return refused("FT-COW-04", "why-cowbot-decides-nothing");
        }
        if !self.waiting.contains(seat) {
            return self.refuse_waiting();
        }
        match self.step {
            Step::Mayor => refused("FT-CHAR-13", "why-mayor-first"),
            Step::Turn => self.refuse_in_turn(seat, action),
            Step::Cheat => refused("FT-CHAR-09", "why-cheat-first"),
            Step::Evening => self.refuse_in_the_evening(action),
            Step::Bribe => refused("FT-SHERIFF-01", "why-bribe-now"),
            Step::Arrest => self.refuse_under_arrest(seat),
            Step::Unfolding | Step::Over => refused("FT-END-01", "why-game-over"),
        }
    }

    /// It is somebody else's decision, or this seat has decided already.
    fn refuse_waiting(&self) -> Refusal {
        match self.step {
            Step::Mayor => refused("FT-CHAR-13", "why-wait-for-mayor"),
            Step::Turn => refused("FT-TURN-14", "why-turn-ended"),
            Step::Cheat => refused("FT-HOLD-08", "why-wait-for-cheat"),
            Step::Evening => refused("FT-CHAR-02", "why-nothing-to-use-now"),
            Step::Bribe => refused("FT-SHERIFF-02", "why-no-bribe-to-decide"),
            Step::Arrest | Step::Unfolding | Step::Over => refused("FT-SHERIFF-05", "why-not-arrested"),
        }
    }

    fn refuse_in_the_evening(&self, action: Action) -> Refusal {
        match action {
            Action::Absolve(_) => refused("FT-CHAR-12", "why-fewer-wanted"),
            _ => refused("FT-CHAR-02", "why-use-or-keep"),
        }
    }

    fn refuse_under_arrest(&self, seat: Seat) -> Refusal {
        match self.running(seat).ask {
            Ask::Marshal => refused("FT-CHAR-11", "why-marshal-first"),
            _ => refused("FT-SHERIFF-07", "why-pay-now"),
        }
    }

    fn refuse_in_turn(&self, seat: Seat, action: Action) -> Refusal {
        let player = self.player(seat);
        match (player.running.ask, action) {
            (Ask::Bail, Action::Bail(_)) => refused("FT-TOWN-15", "why-no-wanted-to-clear"),
            (Ask::Bail, action) if !self.may_come_before_rewards(action) => refused("FT-TURN-02", "why-bail-first"),
            (Ask::Tool, _) => refused("FT-TRAIL-08", "why-take-tool-first"),
            (Ask::Office, _) => refused("FT-TOWN-J", "why-office-reward-first"),
            (_, Action::Use | Action::UseFor(_)) => self.refuse_ability(seat, action),
            (_, Action::Bonus(space)) => self.refuse_bonus(seat, space),
            (_, Action::Decline(_)) => refused("FT-RES-05", "why-no-such-bonus"),
            (_, Action::Effect(effect)) => self.refuse_effect(seat, effect),
            (_, Action::Done) if player.is_pending() => refused("FT-RES-07", "why-still-pending"),
            (_, Action::Done) => refused("FT-TURN-11", "why-act-first"),
            (_, Action::Act { .. } | Action::Pass(_)) if player.running.acted => {
                refused("FT-TURN-11", "why-one-main-action")
            }
            (_, Action::Act { .. } | Action::Pass(_)) if player.is_pending() => {
                refused("FT-RES-03", "why-pending-first")
            }
            (_, Action::Act { poker, space, payment }) => self.refuse_act(seat, poker, space, payment),
            (_, Action::Pass(_)) => refused("FT-TURN-12", "why-no-passing"),
            (_, Action::Bail(_)) => refused("FT-TOWN-10b", "why-no-outlaw-shown"),
            (_, Action::Take(_)) => refused("FT-TRAIL-08", "why-no-tool-to-take"),
            (_, Action::Office(_)) => refused("FT-TOWN-J", "why-not-in-the-office"),
            (_, Action::Keep) => refused("FT-CHAR-02", "why-nothing-to-keep"),
            (_, Action::Absolve(_)) => refused("FT-CHAR-12", "why-not-evening"),
            (_, Action::Bribe | Action::Risk | Action::Pay(_)) => refused("FT-ROUND-01", "why-no-sheriff-yet"),
        }
    }

    /// Abilities, and what they bring (FT-CHAR-02).
    fn may_come_before_rewards(&self, action: Action) -> bool {
        let of_abilities = matches!(
            action,
            Action::Use | Action::UseFor(_) | Action::Bonus(_) | Action::Decline(_) | Action::Effect(_)
        );
        of_abilities && self.abilities_may_come_first()
    }

    fn refuse_ability(&self, seat: Seat, action: Action) -> Refusal {
        let sheet = self.sheet(seat);
        match sheet.character {
            None => refused("FT-SETUP-07", "why-no-character"),
            Some(_) if sheet.uses == 0 => refused("FT-CHAR-01", "why-ability-used"),
            Some(Character::Cheat) => refused("FT-CHAR-09", "why-cheat-later"),
            Some(Character::Marshal) => refused("FT-CHAR-11", "why-marshal-later"),
            Some(Character::Preacher) => refused("FT-CHAR-12", "why-not-evening"),
            Some(Character::Mayor) => refused("FT-CHAR-13", "why-mayor-too-late"),
            Some(Character::Prospector) => refused("FT-CHAR-10", "why-shift-with-main-action"),
            Some(Character::WildCard) => refused("FT-CHAR-16", "why-joker-with-main-action"),
            Some(Character::ManInBlack) if action == Action::Use => refused("FT-CHAR-08", "why-choose-a-kind"),
            Some(Character::ManInBlack) => refused("FT-RES-06", "why-no-space-for-bonus"),
            Some(_) if action != Action::Use => refused("FT-CHAR-08", "why-only-man-in-black"),
            Some(Character::RanchHand) => refused("FT-CHAR-14", "why-nothing-to-cross-out"),
            Some(Character::Baroness) => refused("FT-CHAR-15", "why-no-wanted-for-gold"),
            Some(_) => refused("FT-RES-06", "why-no-space-for-bonus"),
        }
    }

    fn refuse_bonus(&self, seat: Seat, space: Space) -> Refusal {
        if self.running(seat).bonus.count(space.region()) == 0 {
            return refused("FT-BONUS-01", "why-no-such-bonus");
        }
        self.refuse_space(seat, space)
    }

    /// A space that no value leads to.
    fn refuse_space(&self, seat: Seat, space: Space) -> Refusal {
        let sheet = self.sheet(seat);
        match space.region() {
            _ if sheet.circled.contains(space) => refused("FT-TURN-08", "why-circled"),
            Region::Trail => refused("FT-TRAIL-02", "why-only-to-the-right"),
            Region::Mine => refused("FT-MINE-02", "why-not-below-a-chamber"),
            _ => refused("FT-TURN-08", "why-circled"),
        }
    }

    fn refuse_act(&self, seat: Seat, poker: u8, space: Space, payment: Payment) -> Refusal {
        let sheet = self.sheet(seat);
        if space.region() == Region::Cemetery {
            return match payment {
                Payment::Gold => refused("FT-CEM-01", "why-circled"),
                _ => refused("FT-TURN-09", "why-cemetery-ignores-cards"),
            };
        }
        let Some(price) = sheet.price(&self.lineup, poker, space, payment) else {
            return self.refuse_space(seat, space);
        };
        let owner = match payment {
            Payment::Gold => return self.refuse_price(sheet, poker, space, payment),
            Payment::Shift => Character::Prospector,
            Payment::Joker | Payment::Jokers => Character::WildCard,
        };
        if sheet.character != Some(owner) {
            refused("FT-CHAR-01", "why-not-your-ability")
        } else if sheet.uses == 0 || payment == Payment::Jokers && sheet.uses < 2 {
            refused("FT-CHAR-01", "why-ability-used")
        } else if u16::from(price.gold) > sheet.gold {
            self.refuse_price(sheet, poker, space, payment)
        } else {
            refused("FT-MOD-07", "why-ability-saves-nothing")
        }
    }

    /// There is too little gold to change the cards that far.
    fn refuse_price(&self, sheet: &Sheet, poker: u8, space: Space, payment: Payment) -> Refusal {
        let of_its_suit = |slot: &u8| self.lineup[usize::from(*slot)].suit().region() == space.region();
        let suited = others(poker).iter().any(of_its_suit);
        match space.region() {
            _ if payment == Payment::Joker => refused("FT-CHAR-16", "why-joker-for-one"),
            _ if !suited && sheet.gold < u16::from(SUIT_PRICE) => refused("FT-MOD-01", "why-wrong-suit"),
            _ if !suited => refused("FT-MOD-07", "why-suit-and-value"),
            Region::Trail => refused("FT-TRAIL-03", "why-too-far"),
            Region::Badlands => refused("FT-BAD-01", "why-wrong-value"),
            Region::Mine => refused("FT-MINE-06", "why-corridor-closed"),
            _ => refused("FT-TOWN-01", "why-wrong-value"),
        }
    }

    fn refuse_effect(&self, seat: Seat, effect: Effect) -> Refusal {
        if self.running(seat).effects.count(effect.building()) == 0 {
            return refused("FT-TOWN-01", "why-not-visited");
        }
        self.sheet(seat).refuse_effect(effect)
    }
}
