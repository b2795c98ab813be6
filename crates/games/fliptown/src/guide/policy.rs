//! Quick judgement of single decisions: for playing games out, and for where a search looks first.
//!
//! A decision is played in the head and the sheet appraised after it. Robberies are judged by their odds; effects of
//! buildings are used as well as one can at once.

use table::linear::Policy;
use table::{Dice, Seat, Seed, Silent};

use super::hand;
use super::weights::Weights;
use crate::action::Action;
use crate::cards::Card;
use crate::data::{Region, Suit};
use crate::rules::{Rehearsal, Run};
use crate::space::Space;
use crate::state::{Ask, Fliptown, Step};

/// What decisions bring is told in points.
const POLICY: Policy<192> = Policy { promise: 2.0, bounds: [0.01, 100.0], quick: 0.15 };

/// Thinking ahead needs some dice; the same ones every time, so that the guide is a function.
const THINKING: Seed = Seed([0x5a; 32]);

/// Robbery cards with which every robbery succeeds, or fails where it can fail.
const LUCKY: Card = Card::new(Suit::Hearts, 13);
const UNLUCKY: Card = Card::new(Suit::Hearts, 1);

/// What is needed to play decisions in the head.
pub(super) struct Head<'w> {
    weights: &'w Weights,
    dice: Dice,
    options: Vec<Action>,
}

impl<'w> Head<'w> {
    pub(super) fn new(weights: &'w Weights) -> Self {
        Head { weights, dice: Dice::new(THINKING), options: Vec::new() }
    }

    /// Forgets what was thought of before, which would have changed the dice.
    fn think_anew(&mut self) {
        if self.dice.drawn() > 0 {
            self.dice = Dice::new(THINKING);
        }
    }
}

impl Fliptown {
    /// How promising an action looks to a player who may expect to score so much `now`.
    pub(super) fn promise_of(&self, seat: Seat, action: Action, now: f32, head: &mut Head<'_>) -> f32 {
        head.think_anew();
        POLICY.promise(self.glance(seat, action, head) - now)
    }

    pub(super) fn quick_choice(&self, seat: Seat, legal: &[Action], dice: &mut Dice, weights: &Weights) -> Action {
        POLICY.choose(legal, dice, |legal, values| {
            let mut head = Head::new(weights);
            values.extend(legal.iter().map(|&action| self.glance(seat, action, &mut head)));
        })
    }

    /// What a player may expect after a decision.
    pub(super) fn glance(&self, seat: Seat, action: Action, head: &mut Head<'_>) -> f32 {
        match self.step {
            Step::Turn => self.glance_in_turn(seat, action, head),
            Step::Bribe => {
                let mut world = self.clone();
                world.waiting = world.waiting.without(seat);
                world.bribe(seat, action == Action::Bribe);
                world.estimate(seat, head.weights)
            }
            Step::Evening => {
                let mut world = self.clone();
                world.act_in_the_evening(seat, action, &mut Run::new(&mut head.dice, &mut Silent));
                world.estimate(seat, head.weights)
            }
            Step::Arrest => self.glance_under_arrest(seat, action, head.weights),
            Step::Cheat => {
                let cards = self.poker_cards(seat);
                let mut world = self.clone();
                let (natural, wild) = (cards.best_hand(), cards.best_with_wild().hand());
                if action == Action::Use {
                    world.sheet_mut(seat).uses -= 1;
                    world.estimate(seat, head.weights) + hand::payout(wild) - hand::payout(natural)
                } else {
                    world.estimate(seat, head.weights)
                }
            }
            // A new lineup is as good as any.
            Step::Mayor | Step::Unfolding | Step::Over => self.estimate(seat, head.weights),
        }
    }

    fn glance_in_turn(&self, seat: Seat, action: Action, head: &mut Head<'_>) -> f32 {
        match robbed(action) {
            None => self.rehearse_step(seat, action, &[], head),
            Some(value) => {
                let chance = self.chance_to_rob(seat, value);
                let mut sum = 0.0;
                if chance > 0.0 {
                    sum += chance * self.rehearse_step(seat, action, &[LUCKY], head);
                }
                if chance < 1.0 {
                    sum += (1.0 - chance) * self.rehearse_step(seat, action, &[UNLUCKY], head);
                }
                sum
            }
        }
    }

    /// The sheet after a decision with this robbery card.
    fn rehearse_step(&self, seat: Seat, action: Action, card: &[Card], head: &mut Head<'_>) -> f32 {
        let mut world = self.clone();
        let mut silent = Silent;
        let mut run = Run::new(&mut head.dice, &mut silent);
        run.besides = Some(Rehearsal::new(card));
        world.take_step(seat, action, &mut run);
        if world.running(seat).effects.is_empty() || matches!(action, Action::Effect(_)) {
            return world.estimate(seat, head.weights);
        }
        world.estimate_with_effect(seat, head)
    }

    /// The best that a pending effect can make of a sheet.
    fn estimate_with_effect(&self, seat: Seat, head: &mut Head<'_>) -> f32 {
        let mut options = std::mem::take(&mut head.options);
        options.clear();
        self.list_turn(seat, &mut options);
        let effects = options.iter().filter(|action| matches!(action, Action::Effect(_)));
        let best = effects.map(|&effect| self.rehearse_step(seat, effect, &[], head)).fold(f32::MIN, f32::max);
        head.options = options;
        if best == f32::MIN { self.estimate(seat, head.weights) } else { best }
    }

    /// The chance that the next card is good enough for a target of this value, by the cards that were not seen in
    /// this round (FT-BAD-03, FT-BAD-04).
    fn chance_to_rob(&self, seat: Seat, value: u8) -> f32 {
        let needed = value.saturating_sub(self.sheet(seat).weapon(self.weapons));
        let unseen = crate::cards::Cards::DECK.minus(self.seen).union(self.draw.both(self.seen));
        let high = !((1u32 << needed.saturating_sub(1)) - 1);
        let good: u32 = Suit::ALL.map(|suit| (unseen.values_of(suit) & high).count_ones()).iter().sum();
        good as f32 / unseen.len().max(1) as f32
    }

    fn glance_under_arrest(&self, seat: Seat, action: Action, weights: &Weights) -> f32 {
        let mut world = self.clone();
        match action {
            // A card of one's own frees more often than not.
            Action::Use => {
                world.sheet_mut(seat).uses -= 1;
                world.running_mut(seat).ask = Ask::Nothing;
                let free = world.estimate(seat, weights);
                let needed = self.sheet(seat).wanted.min(14);
                let chance = f32::from(14 - needed) / 13.0;
                chance * free + (1.0 - chance) * self.estimate(seat, weights)
            }
            Action::Keep => self.estimate(seat, weights),
            _ => {
                let _ = world.face_arrest(seat, action);
                world.estimate(seat, weights)
            }
        }
    }
}

/// The value of the target that a decision robs, if it does.
fn robbed(action: Action) -> Option<u8> {
    let space: Space = match action {
        Action::Act { space, .. } | Action::Bonus(space) => space,
        _ => return None,
    };
    if space.region() == Region::Badlands { space.value() } else { None }
}
