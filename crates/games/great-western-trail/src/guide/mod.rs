//! What a player of Great Western Trail should know beyond the rules: what a position will probably be worth in the end,
//! which decisions look promising, and how to play on quickly.

mod appraisal;
mod delivery;
mod fitting;
mod herd;
mod measures;
mod policy;
mod valuation;
mod weights;
mod worth;

use table::guide::{Facts, LEVELS, Measure, PerSeat, Skill, Terms};
use table::linear::{chances, uncertainty};
use table::{Dice, Guide, Seat};

use crate::action::Action;
use crate::state::{GreatWesternTrail, Step};
use appraisal::term;
use weights::{SLOPES, Weights};

/// What features are worth.
static WEIGHTS: Weights = Weights::new(&worth::WORTHS, &SLOPES);

/// By how many points estimates are uncertain at the end, and by how many more with the whole game to come: the more, the
/// less today's lead says.
const UNCERTAINTY: [f32; 2] = [3.0, 9.0];

impl GreatWesternTrail {
    /// What an appraisal adds up, by name.
    pub const TERMS: &'static [&'static str] = term::NAMES;

    /// What each of the terms adds to a seat's prospects, in the game's own points.
    pub fn terms(&self, seat: Seat) -> Terms {
        self.appraise(seat, &WEIGHTS)
    }
}

impl Guide for GreatWesternTrail {
    const MEASURES: &'static [Measure] = measures::ALL;

    const LEVELS: Option<[Skill; LEVELS]> = Some(Skill::WELL_GUIDED);

    /// Exchange tokens can as well be returned in one's own turn, before the value of a hand is fixed.
    const INTERJECTS: bool = false;

    /// What a turn is good for shows in the turns after it: about one of everybody.
    const FORESIGHT: u32 = 12;

    fn facts(&self, seat: Seat) -> Facts {
        measures::facts(self, seat)
    }

    fn prospects(&self) -> PerSeat {
        if self.table.is_over() {
            return self.account().shares();
        }
        let uncertainty = uncertainty(UNCERTAINTY, self.table.horizon(self.table.turn).left());
        chances(self.table.all_seats().map(|seat| self.estimate(seat, &WEIGHTS)), uncertainty)
    }

    /// At the beginning of a turn.
    #[inline]
    fn settled(&self) -> bool {
        match self.table.asked {
            None => true,
            Some(asked) => {
                let player = self.table.player(asked);
                asked == self.table.turn
                    && player.owed == 0
                    && player.returned == 0
                    && matches!(self.table.steps.as_slice(), [Step::Depart])
            }
        }
    }

    fn promise(&self, seat: Seat, action: Action) -> f32 {
        self.promise_of(seat, action, &WEIGHTS)
    }

    fn quick(&self, seat: Seat, legal: &[Action], dice: &mut Dice) -> Action {
        self.quick_choice(seat, legal, dice, &WEIGHTS)
    }
}
