//! What a player of Fliptown should know beyond the rules: what a sheet will probably be worth in the end, which
//! decisions look promising, and how to play on quickly.

mod ability;
mod appraisal;
pub mod fitting;
mod hand;
mod measures;
mod objectives;
mod policy;
mod rivals;
mod weights;
mod worth;

use table::guide::{Facts, LEVELS, Measure, PerSeat, Skill, Terms};
use table::{Dice, Guide, MAX_SEATS, Seat, linear};

use crate::action::Action;
use crate::data::TITLE_BOUNDS;
use crate::setup::Holdem;
use crate::state::{Ask, Fliptown, Step};
use appraisal::term;
use policy::Head;
use weights::{Weights, Worth, feature};

/// What features are worth among players, and alone.
static USUAL: Weights = Weights::new(&worth::WORTHS, worth::HANDS);

/// What they are worth against cowbots.
static AGAINST: [[Weights; 3]; 4] = {
    const fn all(worths: &[[Worth; feature::COUNT]; 3]) -> [Weights; 3] {
        let [easy, normal, hard] = worths;
        [Weights::new(easy, worth::HANDS), Weights::new(normal, worth::HANDS), Weights::new(hard, worth::HANDS)]
    }
    let [first, second, third, fourth] = &rivals::AGAINST;
    [all(first), all(second), all(third), all(fourth)]
};

/// By how many points estimates are uncertain after the last turn, and by how many more with all turns to come: the
/// more, the less today's lead says.
const UNCERTAINTY: [f32; 2] = [2.0, 5.0];

/// By how many points a score may miss the highest title and still be nearly as good: alone, every point counts.
const AMBITION: f32 = 15.0;

impl Fliptown {
    /// What an appraisal adds up, by name.
    pub const TERMS: &'static [&'static str] = term::NAMES;

    /// What each of the terms adds to a seat's prospects, in the game's own points.
    pub fn terms(&self, seat: Seat) -> Terms {
        if seat.index() < self.player_count() { self.appraise(seat, self.weights()) } else { Terms::default() }
    }
}

impl Guide for Fliptown {
    const MEASURES: &'static [Measure] = measures::ALL;

    /// The quick policy alone plays well: weak levels must look at more than they would elsewhere, to err more widely.
    const LEVELS: Option<[Skill; LEVELS]> = Some([
        Skill { iterations: 40, temperature: 4.0 },
        Skill { iterations: 60, temperature: 1.4 },
        Skill { iterations: 100, temperature: 0.65 },
        Skill { iterations: 300, temperature: 0.3 },
        Skill { iterations: 2_000, temperature: 0.0 },
    ]);

    fn facts(&self, seat: Seat) -> Facts {
        measures::facts(self, seat)
    }

    /// Alone there is nobody to beat: then this is how near a player comes to the highest title.
    fn prospects(&self) -> PerSeat {
        let mut prospects = [0.0; MAX_SEATS];
        match self.cowbot {
            Some(_) => {
                let chance = self.chance_against_cowbot();
                [prospects[0], prospects[1]] = [chance, 1.0 - chance];
            }
            None if self.is_solo() => prospects[0] = self.chance_of_title(),
            None => prospects = self.share_chances(),
        }
        prospects
    }

    /// While nobody is in the middle of a turn: everybody has ended it or not begun. What the others will make of theirs is
    /// hidden until all have ended it and seldom touches a player, so that nothing is gained by waiting for it.
    #[inline]
    fn settled(&self) -> bool {
        let between = |seat| {
            let running = self.running(seat);
            let begun = running.acted || self.player(seat).is_pending() || running.ask != Ask::Nothing;
            !begun || !self.waiting.contains(seat)
        };
        self.step == Step::Turn && self.all_players().all(between)
    }

    fn promise(&self, seat: Seat, action: Action) -> f32 {
        let now = self.estimate(seat, self.weights());
        self.promise_of(seat, action, now, &mut Head::new(self.weights()))
    }

    fn promises(&self, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        let now = self.estimate(seat, self.weights());
        let mut head = Head::new(self.weights());
        out.extend(actions.iter().map(|&action| self.promise_of(seat, action, now, &mut head)));
    }

    fn quick(&self, seat: Seat, legal: &[Action], dice: &mut Dice) -> Action {
        self.quick_choice(seat, legal, dice, self.weights())
    }
}

impl Fliptown {
    /// What things are worth in this game.
    #[inline]
    fn weights(&self) -> &'static Weights {
        self.cowbot.map_or(&USUAL, |(cowbot, difficulty)| &AGAINST[cowbot as usize][difficulty as usize])
    }

    fn uncertainty(&self) -> f32 {
        linear::uncertainty(UNCERTAINTY, self.horizon(Seat::new(0)).left())
    }

    /// The chance of the highest title, in the column of the options in use.
    fn chance_of_title(&self) -> f32 {
        let column = usize::from(self.characters) + usize::from(self.holdem != Holdem::Off);
        let [.., highest] = TITLE_BOUNDS[column];
        logistic((self.estimate(Seat::new(0), self.weights()) - highest as f32) / AMBITION)
    }

    /// The chance to beat the cowbot.
    fn chance_against_cowbot(&self) -> f32 {
        let player = Seat::new(0);
        if self.step == Step::Over {
            return self.account().share(player) as f32;
        }
        logistic(self.estimate(player, self.weights()) / (2.0 * self.uncertainty()))
    }

    /// Everybody's chance against all others.
    fn share_chances(&self) -> PerSeat {
        if self.step == Step::Over {
            return self.account().shares();
        }
        linear::chances(self.all_players().map(|seat| self.estimate(seat, self.weights())), self.uncertainty())
    }
}

fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}
