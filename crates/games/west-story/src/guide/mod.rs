//! What a player of West Story should know beyond the rules: what a position will probably be worth in the end, which decisions
//! look promising, and how to play on quickly.

mod appraisal;
mod fitting;
mod measures;
mod policy;
mod town;
mod valuation;
mod weights;
mod worth;

use table::guide::{Facts, LEVELS, Measure, PerSeat, Skill, Terms};
use table::linear::{chances, uncertainty};
use table::{Dice, Guide, MAX_SEATS, Seat};

use crate::action::Action;
use crate::data::{CardFacts, Level, Sort};
use crate::state::{Phase, Task, WestStory};
use appraisal::term;
use weights::{SLOPES, Weights};

/// What features are worth.
static WEIGHTS: Weights = Weights::new(&worth::WORTHS, &SLOPES);

/// By how many points estimates are uncertain at the end, and by how many more with the whole game to come: the more, the
/// less today's lead says.
const UNCERTAINTY: [f32; 2] = [2.0, 9.0];

impl WestStory {
    /// What an appraisal adds up, by name.
    pub const TERMS: &'static [&'static str] = term::NAMES;

    /// What each of the terms adds to a seat's prospects, in the game's own points.
    pub fn terms(&self, seat: Seat) -> Terms {
        self.appraise(seat, &WEIGHTS)
    }
}

impl Guide for WestStory {
    const MEASURES: &'static [Measure] = measures::ALL;

    const LEVELS: Option<[Skill; LEVELS]> = Some(Skill::WELL_GUIDED);

    const LEANS: &'static [&'static str] = &["buildings", "animals", "outposts", "bandits", "production"];

    /// Buildings, animals, outposts, bandits delivered or tied, and cards of level I.
    fn leaning(&self, seat: Seat, lean: usize) -> f32 {
        let player = self.player(seat);
        let owned = |wanted: fn(&CardFacts) -> bool| {
            self.owned(seat).filter(|&card| wanted(self.table.facts(card))).count() as f32
        };
        match lean {
            0 => owned(|card| card.sort == Sort::Building),
            1 => owned(|card| card.sort == Sort::Animal),
            2 => f32::from(player.all_outposts()),
            3 => f32::from(player.delivered) + f32::from(u8::from(player.tied.is_some())),
            _ => owned(|card| card.level == Level::I),
        }
    }

    fn facts(&self, seat: Seat) -> Facts {
        measures::facts(self, seat)
    }

    fn prospects(&self) -> PerSeat {
        if self.phase == Phase::Over {
            let mut prospects = [0.0; MAX_SEATS];
            prospects[self.leader().index()] = 1.0;
            return prospects;
        }
        let uncertainty = uncertainty(UNCERTAINTY, self.horizon(self.sheriff).left());
        chances(self.all_seats().map(|seat| self.estimate(seat, &WEIGHTS)), uncertainty)
    }

    /// At the beginning of a turn.
    #[inline]
    fn settled(&self) -> bool {
        match self.phase {
            Phase::Over => true,
            Phase::Turn => {
                let turn = &self.turn;
                turn.task == Task::Main && turn.actions == crate::data::MAIN_ACTIONS && !turn.train
            }
            _ => false,
        }
    }

    fn promise(&self, seat: Seat, action: Action) -> f32 {
        self.promise_of(seat, action, &WEIGHTS)
    }

    fn quick(&self, seat: Seat, legal: &[Action], dice: &mut Dice) -> Action {
        self.quick_choice(seat, legal, dice, &WEIGHTS)
    }
}
