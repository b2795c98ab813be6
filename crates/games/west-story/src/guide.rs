//! What a player should know beyond the rules: what a position is worth if it ended here and what is likely to come, and which
//! decisions look promising.

use table::guide::{PerSeat, Terms};
use table::{Dice, Game, Guide, MAX_SEATS, Seat};

use crate::action::{Action, How};
use crate::data::{ROUNDS, Sort};
use crate::state::{Step, Task, WestStory};

/// By how many points estimates are uncertain at the end, and by how many more with all rounds to come.
const UNCERTAINTY: [f32; 2] = [3.0, 12.0];

/// What a resource is worth in points while it can still be spent.
const RESOURCE: f32 = 0.45;

/// What a card adds in each round to come.
const FUTURE: f32 = 0.25;

impl Guide for WestStory {
    const TERMS: &'static [&'static str] =
        &["term-track", "term-outposts", "term-licence", "term-animals", "term-resources", "term-town", "term-bandit"];

    fn terms(&self, seat: Seat) -> Terms {
        let mut terms = Terms::default();
        let account = self.account();
        let scores = &account.of(seat).scores;
        let player = self.player(seat);
        let left = self.rounds_left();
        let spendable = if left > 0.0 { RESOURCE } else { 0.0 };
        let bought = self.owned(seat).count() as f32;
        terms[0] = (scores[0] + scores[2]) as f32;
        terms[1] = scores[1] as f32;
        terms[2] = scores[3] as f32;
        terms[3] = scores[4..8].iter().sum::<i32>() as f32;
        terms[4] = spendable * (f32::from(player.coins) + f32::from(player.cows) + f32::from(player.hats) / 2.0)
            + scores[8] as f32;
        terms[5] = FUTURE * left * bought;
        terms[6] = if player.tied.is_some() { 2.0 * left.min(1.0) } else { 0.0 };
        terms
    }

    fn prospects(&self) -> PerSeat {
        let mut prospects = [0.0; MAX_SEATS];
        if let Some(standing) = self.standing() {
            for seat in self.all_seats() {
                prospects[seat.index()] = standing.share(seat) as f32;
            }
            return prospects;
        }
        let uncertainty = UNCERTAINTY[0] + UNCERTAINTY[1] * self.rounds_left() / f32::from(ROUNDS);
        let estimates: [f32; MAX_SEATS] = std::array::from_fn(|seat| {
            if seat < self.seat_count() { self.terms(Seat::new(seat)).iter().sum() } else { f32::MIN }
        });
        let best = estimates.iter().copied().fold(f32::MIN, f32::max);
        for seat in self.all_seats() {
            prospects[seat.index()] = ((estimates[seat.index()] - best) / uncertainty).exp();
        }
        let sum: f32 = prospects.iter().sum();
        prospects.map(|chance| chance / sum)
    }

    /// Between turns.
    fn settled(&self) -> bool {
        self.step == Step::Turn && self.turn.task == Task::Main && self.turn.actions == crate::data::MAIN_ACTIONS
    }

    fn promise(&self, seat: Seat, action: Action) -> f32 {
        match action {
            Action::Buy(slot) => self.promise_of_card(seat, slot.index()),
            Action::Accept(points) if points == self.player(seat).offer => 4.0,
            Action::Accept(0) => 1.0,
            Action::Accept(_) => 0.3,
            Action::Jail | Action::OwnPrison => 6.0,
            Action::Licence(_) => 4.0,
            Action::Posse(_) | Action::Outpost(..) => 2.5,
            Action::Rob(..) => 1.2,
            Action::Combo { third: Some(_), tokens: 0 } => 2.0,
            Action::Combo { tokens: 1.., .. } => 0.4,
            Action::Produce { how: How::Hats | How::Cows, .. } => 3.0,
            Action::Pay { hats, .. } => 0.2 + f32::from(hats),
            Action::Scam | Action::Train { .. } => 0.5,
            Action::Discard(_) => 0.3,
            Action::Contest(0) => 2.0,
            Action::Lay(place) => self.promise_of_place(seat, place.index()),
            _ => 1.0,
        }
    }

    fn quick(&self, seat: Seat, legal: &[Action], dice: &mut Dice) -> Action {
        let total: f32 = legal.iter().map(|&action| self.promise(seat, action)).sum();
        let mut left = dice.unit() * total;
        for &action in legal {
            left -= self.promise(seat, action);
            if left < 0.0 {
                return action;
            }
        }
        legal[legal.len() - 1]
    }
}

impl WestStory {
    fn rounds_left(&self) -> f32 {
        f32::from(ROUNDS - self.round.min(ROUNDS))
    }

    /// Points now, and for animals what they will count.
    fn promise_of_card(&self, seat: Seat, slot: usize) -> f32 {
        let card = if slot < self.market.len() { self.market[slot] } else { self.player(seat).reserved };
        let Some(card) = card.some() else { return 1.0 };
        let facts = self.facts(card);
        let bonus = if facts.sort == Sort::Animal { 4.0 } else { f32::from(facts.points) };
        1.0 + bonus + 0.3 * self.rounds_left()
    }

    /// Rather on printed cards than on those that were bought.
    fn promise_of_place(&self, seat: Seat, place: usize) -> f32 {
        if self.player(seat).town[place].is_printed() { 3.0 } else { 0.5 }
    }
}
