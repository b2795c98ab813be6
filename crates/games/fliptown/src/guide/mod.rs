//! What a player of Fliptown should know beyond the rules: what a sheet will probably be worth in the end, which
//! decisions look promising, and how to play on quickly.

mod ability;
mod appraisal;
mod hand;
mod objectives;
mod policy;
mod worth;

use table::guide::{PerSeat, Terms};
use table::{Dice, Guide, MAX_SEATS, Seat, Seats};

use crate::action::Action;
use crate::data::{Difficulty, TITLE_BOUNDS, cowbot};
use crate::setup::Holdem;
use crate::state::{Fliptown, Step};
use appraisal::ALL_TURNS;

/// By how many points estimates are uncertain after the last turn, and by how many more with all turns to come: the
/// more, the less today's lead says.
const UNCERTAINTY: [f32; 2] = [2.0, 5.0];

/// By how many points a score may miss the highest title and still be nearly as good: alone, every point counts.
const AMBITION: f32 = 15.0;

/// Spaces that a player circles in a turn, bonus actions included.
const CIRCLED_A_TURN: f32 = 1.7;

impl Guide for Fliptown {
    const TERMS: &'static [&'static str] = &[
        "term-stars",
        "term-money",
        "term-income",
        "term-poker",
        "term-sheriff",
        "term-silver",
        "term-hotel",
        "term-land",
        "term-trail",
        "term-badlands",
        "term-mine",
        "term-town",
        "term-cemetery",
        "term-items",
        "term-objectives",
        "term-cowbot",
    ];

    fn terms(&self, seat: Seat) -> Terms {
        if seat.index() < self.player_count() { self.appraise(seat) } else { Terms::default() }
    }

    /// Alone there is nobody to beat: then this is how near a player comes to the highest title.
    fn prospects(&self) -> PerSeat {
        let mut prospects = [0.0; MAX_SEATS];
        match self.cowbot {
            Some((_, difficulty)) => {
                let chance = self.chance_against(difficulty);
                [prospects[0], prospects[1]] = [chance, 1.0 - chance];
            }
            None if self.is_solo() => prospects[0] = self.chance_of_title(),
            None => self.share_chances(&mut prospects),
        }
        prospects
    }

    /// At the beginning of a turn.
    #[inline]
    fn settled(&self) -> bool {
        let fresh = |seat| !self.running(seat).acted && !self.player(seat).is_pending();
        self.step == Step::Turn && self.waiting == Seats::first_n(self.player_count()) && self.all_players().all(fresh)
    }

    fn promise(&self, seat: Seat, action: Action) -> f32 {
        self.promise_of(seat, action)
    }

    fn quick(&self, seat: Seat, legal: &[Action], dice: &mut Dice) -> Action {
        self.quick_choice(seat, legal, dice)
    }
}

impl Fliptown {
    fn uncertainty(&self) -> f32 {
        let [last, more] = UNCERTAINTY;
        last + more * self.ahead(Seat::new(0)).turns.sqrt()
    }

    /// The chance of the highest title, in the column of the options in use.
    fn chance_of_title(&self) -> f32 {
        let column = usize::from(self.characters) + usize::from(self.holdem != Holdem::Off);
        let [.., highest] = TITLE_BOUNDS[column];
        logistic((self.estimate(Seat::new(0)) - highest as f32) / AMBITION)
    }

    /// The chance to beat a cowbot: it loses points for every space that will be circled.
    fn chance_against(&self, difficulty: Difficulty) -> f32 {
        if self.step == Step::Over {
            return self.share(Seat::new(0));
        }
        let player = Seat::new(0);
        let each: u16 = cowbot::MULTIPLIERS.into_iter().take(difficulty.regions()).sum();
        let a_turn = CIRCLED_A_TURN * f32::from(each) / cowbot::MULTIPLIERS.len() as f32;
        let to_come = ALL_TURNS * self.ahead(player).turns * a_turn;
        logistic((self.estimate(player) + to_come) / (2.0 * self.uncertainty()))
    }

    /// Everybody's chance against all others.
    fn share_chances(&self, prospects: &mut PerSeat) {
        if self.step == Step::Over {
            for seat in self.all_players() {
                prospects[seat.index()] = self.share(seat);
            }
            return;
        }
        for seat in self.all_players() {
            prospects[seat.index()] = self.estimate(seat);
        }
        let players = &mut prospects[..self.player_count()];
        let best = players.iter().copied().fold(f32::MIN, f32::max);
        let uncertainty = self.uncertainty();
        players.iter_mut().for_each(|estimate| *estimate = ((*estimate - best) / uncertainty).exp());
        let sum: f32 = players.iter().sum();
        players.iter_mut().for_each(|weight| *weight /= sum);
    }

    /// A seat's part in the victory.
    fn share(&self, seat: Seat) -> f32 {
        self.account().share(seat) as f32
    }
}

fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}
