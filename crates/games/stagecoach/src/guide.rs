//! How to drive well: load what is worth most, and stop before the road takes it.

use table::guide::{Guide, Measure, PerSeat};
use table::linear::{Policy, chances, uncertainty};
use table::{Dice, Game, Seat};

use crate::action::Action;
use crate::data::{BONUS, PIPS, PRIZE};
use crate::state::{Coach, Stagecoach};

/// By how many points estimates are uncertain at the end, and by how much more with the whole game to come.
const UNCERTAINTY: [f32; 2] = [3.0, 9.0];

/// How many cards the deck has after setting up, about.
const WHOLE_DECK: f32 = 27.0;

/// How much of the bonus for what is aboard is as good as scored.
const HOPE: f32 = 0.7;

const POLICY: Policy<MOST> = Policy { promise: 1.7, bounds: [0.1, 20.0], quick: 1.0 };

/// The most options of a seat.
const MOST: usize = 5;

impl Guide for Stagecoach {
    const MEASURES: &'static [Measure] = &[
        Measure::total(0.3),
        Measure::score("score-freight", 0.3),
        Measure::score("score-bonus", 0.3),
        Measure::score("score-aboard", 0.3),
        Measure::best_rival(0.5),
    ];

    fn prospects(&self) -> PerSeat {
        if let Some(standing) = self.standing() {
            return standing.shares();
        }
        let uncertainty = uncertainty(UNCERTAINTY, f32::from(self.left()) / WHOLE_DECK);
        chances(self.coaches.iter().map(in_reach), uncertainty)
    }

    fn promise(&self, seat: Seat, action: Action) -> f32 {
        POLICY.promise(self.gain(seat, action))
    }

    fn quick(&self, seat: Seat, legal: &[Action], dice: &mut Dice) -> Action {
        POLICY.choose(legal, dice, |legal, gains| gains.extend(legal.iter().map(|&action| self.gain(seat, action))))
    }
}

/// What a coach has scored, and may hope for.
fn in_reach(coach: &Coach) -> f32 {
    let scored = f32::from(coach.freight + coach.bonus);
    scored + f32::from(coach.load()) + HOPE * f32::from(BONUS[coach.cards.len()])
}

impl Stagecoach {
    /// What a decision brings, in points.
    fn gain(&self, seat: Seat, action: Action) -> f32 {
        let coach = self.coach(seat);
        let cards = coach.cards.len();
        let is_last = self.left() == 0;
        // What is lost with a card: its value, and the step towards the bonus.
        let card = f32::from(coach.load()) / cards.max(1) as f32 + 1.0;
        let next = f32::from(BONUS[(cards + 1).min(BONUS.len() - 1)]) - f32::from(BONUS[cards]);
        match action {
            Action::Take(place) => f32::from(self.yard[usize::from(place)].value()),
            Action::Draw => self.mean_of_deck(),
            Action::Stop => {
                if is_last {
                    f32::from(BONUS[cards])
                } else {
                    0.0
                }
            }
            Action::Drive if is_last => -card,
            Action::Drive => HOPE * next - card * (cards as f32 - 1.0) / f32::from(PIPS),
            Action::HoldUp(whom) => {
                let prize = f32::from(self.coach(whom).load()) / self.coach(whom).cards.len().max(1) as f32;
                let hope = if is_last { 0.0 } else { HOPE * next };
                let taken = f32::from(PIPS + 1 - PRIZE) / f32::from(PIPS);
                hope + prize * taken - card * cards as f32 / f32::from(PIPS)
            }
        }
    }

    /// What the top card of the deck is worth, on average.
    fn mean_of_deck(&self) -> f32 {
        let worth: f32 = self.deck.iter().map(|(kind, count)| f32::from(kind.value() * count)).sum();
        worth / f32::from(self.left().max(1))
    }
}
