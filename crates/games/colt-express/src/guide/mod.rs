//! What a player of Colt Express should know beyond the rules: what a position is worth, which
//! actions look promising, and how to play on quickly.

mod appraisal;
mod measures;
mod policy;

use std::borrow::Cow;

use table::guide::{Facts, MAX_TERMS, Measure, PerSeat, Terms};
use table::{Dice, Game, Guide, Run, Seat, Seed, Silent};

use crate::action::Action;
use crate::state::{ColtExpress, Step};
use appraisal::Appraisal;

table::terms! {
    /// Where the terms stand in the guide's list.
    mod term {
        LOOT = "term-loot",
        EXPECTED = "term-expected",
        BULLETS_TAKEN = "term-bullets-taken",
        BULLETS_GIVEN = "term-bullets-given",
        GUNSLINGER = "term-gunslinger",
        POSITION = "term-position",
        SHERIFF = "term-sheriff",
        LEAD = "term-lead",
    }
}

/// Thinking ahead needs some dice; the same ones every time, so that the guide is a function.
const THINKING: Seed = Seed([0x5a; 32]);

impl ColtExpress {
    /// What an appraisal adds up, by name.
    pub const TERMS: &'static [&'static str] = term::NAMES;

    /// What each of the terms adds to a seat's prospects, in the game's own points.
    pub fn terms(&self, seat: Seat) -> Terms {
        let now = Appraisal::of(self);
        let resolved = self.between_rounds();
        let then = Appraisal::of(&resolved);
        let mut terms = [0.0; MAX_TERMS];
        terms[term::LOOT] = now.fortune(seat);
        terms[term::EXPECTED] = then.fortune(seat) - then.risk(seat) - now.fortune(seat);
        terms[term::BULLETS_TAKEN] = -then.burden(seat);
        terms[term::BULLETS_GIVEN] = then.burden_on_others(seat);
        terms[term::GUNSLINGER] = then.gunslinger(seat);
        terms[term::POSITION] = then.within_reach(seat);
        terms[term::SHERIFF] = -then.danger(seat);
        terms[term::LEAD] = then.lead(seat);
        terms
    }
}

impl Guide for ColtExpress {
    const MEASURES: &'static [Measure] = measures::ALL;

    fn facts(&self, seat: Seat) -> Facts {
        measures::facts(self, seat)
    }

    fn prospects(&self) -> PerSeat {
        Appraisal::of(&self.between_rounds()).prospects()
    }

    /// Between two Rounds.
    #[inline]
    fn settled(&self) -> bool {
        matches!(self.step, Step::Plan { turn: 0, before: 0, again: false, .. }) && self.stack.waiting().is_empty()
    }

    fn promise(&self, seat: Seat, action: Action) -> f32 {
        match self.step {
            Step::Plan { .. } => self.plan_promise(&self.outlook(seat), seat, action),
            _ => self.choice_promise(seat, action),
        }
    }

    fn quick(&self, seat: Seat, legal: &[Action], dice: &mut Dice) -> Action {
        self.quick_choice(seat, legal, dice)
    }
}

impl ColtExpress {
    /// This position, or what will come of it at the end of the Round: the cards on the stack are
    /// resolved in the head, as far as they are known to this world, by the quick policy.
    fn between_rounds(&self) -> Cow<'_, ColtExpress> {
        if self.step == Step::Over || self.settled() {
            Cow::Borrowed(self)
        } else {
            Cow::Owned(self.resolved_in_head())
        }
    }

    fn resolved_in_head(&self) -> ColtExpress {
        let mut world = self.clone();
        let mut dice = Dice::new(THINKING);
        if matches!(world.step, Step::Plan { .. } | Step::Keep { .. }) {
            world.begin_heist(&mut Run::new(&mut dice, &mut Silent));
        }
        let mut legal = Vec::new();
        while world.round == self.round && !matches!(world.step, Step::Pick { .. } | Step::Board { .. }) {
            let Some(seat) = world.to_act().first() else { break };
            world.legal(seat, &mut legal);
            let action = world.quick(seat, &legal, &mut dice);
            let _ = world.play_legal(seat, action, &mut dice, &mut Silent);
        }
        world
    }
}
