//! What a player of Colt Express should know beyond the rules: what a position is worth, which
//! actions look promising, and how to play on quickly.

use table::guide::{MAX_TERMS, PerSeat, Terms};
use table::{Dice, Game, Guide, Seat, Seed, Silent};

use crate::action::{Action, Card, Token};
use crate::data::{BULLETS, Character, Direction, Kind, Level, Loot, ROUNDS};
use crate::purses::Place;
use crate::rules::Run;
use crate::state::{ColtExpress, Spot, Step};

/// What an average Purse is worth that nobody has looked into.
const AVERAGE_PURSE: f32 = 340.0;
const JEWEL: f32 = 500.0;
const STRONGBOX: f32 = 1000.0;
/// What it costs to carry a Bullet through one more Round.
const BULLET_BURDEN: f32 = 45.0;
/// The share of loot in reach that a Bandit can expect to get in one more Round.
const REACH: f32 = 0.22;

/// Where the terms stand in [`ColtExpress::TERMS`].
mod term {
    pub const LOOT: usize = 0;
    pub const EXPECTED: usize = 1;
    pub const BULLETS_TAKEN: usize = 2;
    pub const BULLETS_GIVEN: usize = 3;
    pub const GUNSLINGER: usize = 4;
    pub const POSITION: usize = 5;
    pub const LEAD: usize = 6;
}

impl Guide for ColtExpress {
    const TERMS: &'static [&'static str] = &[
        "term-loot",
        "term-expected",
        "term-bullets-taken",
        "term-bullets-given",
        "term-gunslinger",
        "term-position",
        "term-lead",
    ];

    fn terms(&self, seat: Seat) -> Terms {
        let resolved = self.resolved_in_head();
        let mut terms = [0.0; MAX_TERMS];
        terms[term::LOOT] = self.fortune(seat);
        terms[term::EXPECTED] = resolved.fortune(seat) - self.fortune(seat);
        terms[term::BULLETS_TAKEN] = -resolved.burden(seat);
        terms[term::BULLETS_GIVEN] = resolved.burden_on_others(seat);
        terms[term::GUNSLINGER] = resolved.gunslinger_chance(seat) * 1000.0;
        terms[term::POSITION] = resolved.within_reach(seat);
        let best = Seat::all(self.player_count())
            .filter(|&other| other != seat)
            .map(|other| resolved.estimate(other))
            .fold(f32::MIN, f32::max);
        terms[term::LEAD] = resolved.estimate(seat) - best;
        terms
    }

    fn prospects(&self) -> PerSeat {
        if self.step == Step::Over {
            return self.shares();
        }
        let resolved = self.resolved_in_head();
        if resolved.step == Step::Over {
            return resolved.shares();
        }
        // The more Rounds are left, the less today's lead says.
        let spread = 220.0 + 170.0 * f32::from(ROUNDS - resolved.round.min(ROUNDS));
        let mut prospects = [f32::MIN; table::MAX_SEATS];
        for seat in Seat::all(self.player_count()) {
            prospects[seat.index()] = resolved.estimate(seat);
        }
        let best = prospects.into_iter().fold(f32::MIN, f32::max);
        let weights = prospects.map(|estimate| ((estimate - best) / spread).exp());
        let sum: f32 = weights.iter().sum();
        weights.map(|weight| weight / sum)
    }

    fn promise(&self, seat: Seat, action: Action) -> f32 {
        match self.step {
            Step::Plan { .. } => self.plan_promise(&self.outlook(seat), seat, action),
            _ => self.choice_promise(seat, action),
        }
    }

    fn quick(&self, seat: Seat, legal: &[Action], dice: &mut Dice) -> Action {
        if let [only] = legal {
            return *only;
        }
        match self.step {
            Step::Plan { .. } => {
                let outlook = self.outlook(seat);
                weighted(legal, dice, |action| self.plan_promise(&outlook, seat, action))
            }
            _ => weighted(legal, dice, |action| self.choice_promise(seat, action)),
        }
    }
}

/// Picks an action with a chance in proportion to its weight.
#[inline]
fn weighted(legal: &[Action], dice: &mut Dice, weight: impl Fn(Action) -> f32) -> Action {
    let mut weights = [0.0; 32];
    let count = legal.len().min(weights.len());
    let mut sum = 0.0;
    for (slot, &action) in weights.iter_mut().zip(&legal[..count]) {
        sum += weight(action);
        *slot = sum;
    }
    let at = dice.unit() * sum;
    let chosen = weights[..count].iter().position(|&upto| at < upto).unwrap_or(count - 1);
    legal[chosen]
}

/// What a player can expect of his Bandits once the cards he has already played are resolved.
struct Outlook {
    bandits: [Option<Expected>; 2],
    /// Kinds of cards to choose from: with few it is time to draw.
    choices: u8,
    acts_left: u8,
}

/// Where a Bandit will probably be, and what there is to do.
struct Expected {
    who: Character,
    spot: Spot,
    /// A Move of his is planned: nobody knows where he will be.
    moving: bool,
    robs_planned: u8,
}

impl ColtExpress {
    /// The world after the cards on the stack have been resolved in the head, as far as they are known
    /// to this world: by the quick policy, up to the end of the Round.
    fn resolved_in_head(&self) -> ColtExpress {
        let mut world = self.clone();
        let mut dice = Dice::new(THINKING);
        let mut run = Run { dice: &mut dice, log: &mut Silent, revealed: false };
        if matches!(world.step, Step::Plan { .. } | Step::Keep { .. }) {
            world.begin_heist(&mut run);
        }
        let round = self.round;
        let mut legal = Vec::new();
        while world.round == round && !matches!(world.step, Step::Pick { .. } | Step::Board { .. }) {
            let Some(seat) = world.to_act().first() else { break };
            world.legal(seat, &mut legal);
            let action = world.quick(seat, &legal, &mut dice);
            world.play_legal(seat, action, &mut dice, &mut Silent);
        }
        world
    }

    /// Winners share the victory.
    fn shares(&self) -> PerSeat {
        let mut wealth = [(i32::MIN, 0); table::MAX_SEATS];
        for seat in Seat::all(self.player_count()) {
            wealth[seat.index()] = (self.wealth(seat).iter().sum(), -i32::from(self.received(seat)));
        }
        let best = wealth.into_iter().max().unwrap_or_default();
        let winners = wealth.iter().filter(|&&wealth| wealth == best).count() as f32;
        wealth.map(|wealth| if wealth == best { 1.0 / winners } else { 0.0 })
    }

    /// Loot and ransom in dollars.
    fn fortune(&self, seat: Seat) -> f32 {
        self.wealth(seat)[..4].iter().sum::<i32>() as f32
    }

    /// What a seat will probably end with.
    fn estimate(&self, seat: Seat) -> f32 {
        self.fortune(seat) + self.gunslinger_chance(seat) * 1000.0 + self.within_reach(seat) - self.burden(seat)
    }

    fn rounds_left(&self) -> f32 {
        f32::from(ROUNDS - self.round.min(ROUNDS)) + if self.step == Step::Over { 0.0 } else { 0.5 }
    }

    /// Bullets clog the hand for the rest of the game.
    fn burden(&self, seat: Seat) -> f32 {
        f32::from(self.received(seat)) * BULLET_BURDEN * self.rounds_left()
    }

    fn burden_on_others(&self, seat: Seat) -> f32 {
        let given: u8 = self.team(seat).members().map(|who| BULLETS - self.bandit(who).bullets).sum();
        f32::from(given) * BULLET_BURDEN * self.rounds_left() / (self.player_count() as f32 - 1.0)
    }

    /// The chance of being the Gunslinger: by Bullets ahead of the next best, sharper as the end comes.
    fn gunslinger_chance(&self, seat: Seat) -> f32 {
        let Some(who) = self.team(seat).first().filter(|_| self.players > 2) else { return 0.0 };
        if self.step == Step::Over {
            return if self.is_gunslinger(who) { 1.0 } else { 0.0 };
        }
        let fired = |who: Character| f32::from(BULLETS - self.bandit(who).bullets);
        let best_other = self.in_play.iter().filter(|&other| other != who).map(fired).fold(0.0, f32::max);
        let lead = fired(who) - best_other;
        let sharpness = 1.1 / (0.5 + self.rounds_left()).sqrt();
        1.0 / (1.0 + (-(lead * 2.0 + 0.2) * sharpness).exp())
    }

    /// Loot that the seat's Bandits can hope to reach.
    fn within_reach(&self, seat: Seat) -> f32 {
        let rounds = self.rounds_left();
        self.team(seat).members().map(|who| self.loot_around(who)).sum::<f32>() * REACH * rounds.min(1.5)
    }

    fn loot_around(&self, who: Character) -> f32 {
        let spot = self.spot(who);
        if spot == Spot::NOWHERE {
            return 0.0;
        }
        let here = self.worth_at(spot) + 0.6 * self.worth_at(spot.other_level());
        let unit = spot.unit();
        let beside =
            |unit: u8| self.worth_at(Spot::new(unit, Level::Inside)) + self.worth_at(Spot::new(unit, Level::Roof));
        let behind = if unit > 0 { beside(unit - 1) } else { 0.0 };
        let ahead = if unit < self.locomotive { beside(unit + 1) } else { 0.0 };
        here.min(1500.0) + 0.4 * (behind + ahead).min(1500.0)
    }

    /// The worth of the loot in a location.
    fn worth_at(&self, spot: Spot) -> f32 {
        let pile = self.piles[spot.index()];
        let dropped: i32 = self.dropped_at(spot).map(|number| self.purses.get(number).value.dollars()).sum();
        f32::from(pile.purses) * AVERAGE_PURSE
            + f32::from(pile.jewels) * JEWEL
            + f32::from(pile.strongboxes) * STRONGBOX
            + dropped as f32
    }

    /// The most valuable token in a location.
    fn best_at(&self, spot: Spot) -> f32 {
        let pile = self.piles[spot.index()];
        if pile.strongboxes > 0 {
            STRONGBOX
        } else if pile.jewels > 0 {
            JEWEL
        } else if pile.purses > 0 {
            AVERAGE_PURSE
        } else {
            self.dropped_at(spot).map(|number| self.purses.get(number).value.dollars()).max().unwrap_or(0) as f32
        }
    }

    fn tokens_at(&self, spot: Spot) -> u8 {
        let pile = self.piles[spot.index()];
        pile.purses + pile.jewels + pile.strongboxes + self.purses.count(Place::At(spot))
    }

    fn outlook(&self, seat: Seat) -> Outlook {
        let mut members = self.team(seat).members();
        let acts_left = match self.step {
            Step::Plan { turn, .. } => self
                .round_card()
                .map_or(0, |card| card.turns()[usize::from(turn)..].iter().map(|turn| turn.acts()).sum()),
            _ => 0,
        };
        Outlook {
            bandits: [members.next(), members.next()].map(|who| who.map(|who| self.expected(seat, who))),
            choices: self.pocket(seat).hand.slots().count() as u8,
            acts_left,
        }
    }

    /// Where a Bandit will be after his planned cards.
    fn expected(&self, seat: Seat, who: Character) -> Expected {
        let mut expected = Expected { who, spot: self.spot(who), moving: false, robs_planned: 0 };
        for laid in self.stack.waiting().iter().filter(|laid| laid.seat() == seat) {
            let card = self.card(seat, laid.slot());
            if card.owner != who {
                continue;
            }
            match card.kind {
                Kind::Level => expected.spot = expected.spot.other_level(),
                Kind::Move => expected.moving = true,
                Kind::Rob => expected.robs_planned += 1,
                _ => {}
            }
        }
        expected
    }

    fn plan_promise(&self, outlook: &Outlook, seat: Seat, action: Action) -> f32 {
        match action {
            Action::Play(card, face) => {
                let expected = outlook.bandits.iter().flatten().find(|expected| expected.who == card.owner);
                let promise = expected.map_or(1.0, |expected| self.card_promise(expected, seat, card));
                if face == crate::action::Face::Down && self.laying_either(seat) { promise * 0.8 } else { promise }
            }
            Action::Draw => match (outlook.choices, outlook.acts_left) {
                (0..=1, 2..) => 1.6,
                (2, 3..) => 0.8,
                (_, 3..) => 0.25,
                _ => 0.1,
            },
            _ => 1.0,
        }
    }

    /// How promising it looks to play a card now.
    fn card_promise(&self, expected: &Expected, seat: Seat, card: Card) -> f32 {
        let who = card.owner;
        let spot = expected.spot;
        let loot_here = self.tokens_at(spot) > expected.robs_planned;
        match card.kind {
            Kind::Rob if expected.moving => 1.4,
            Kind::Rob if loot_here => 2.0 + self.best_at(spot) / 200.0,
            Kind::Rob => 0.3,
            Kind::Shoot if self.bandit(who).bullets == 0 => 0.05,
            Kind::Shoot if self.in_sight(who).is_empty() && !expected.moving => 0.7,
            Kind::Shoot => 2.0,
            Kind::Punch => {
                let near = self.at(spot).without(who);
                let rich = near.iter().any(|other| self.owner(other) != seat && self.losable(other).next().is_some());
                if rich { 1.5 } else { 0.5 }
            }
            Kind::Move if expected.moving => 0.7,
            Kind::Move if loot_here => 0.7,
            Kind::Move => 1.8,
            Kind::Level => self.level_promise(expected, loot_here),
            Kind::Sheriff => {
                if self.team(seat).members().any(|who| self.spot(who).unit().abs_diff(self.sheriff) <= 1) {
                    0.4
                } else {
                    0.8
                }
            }
        }
    }

    fn level_promise(&self, expected: &Expected, loot_here: bool) -> f32 {
        let other = expected.spot.other_level();
        let into_sheriff = other == Spot::new(self.sheriff, Level::Inside);
        match (into_sheriff, loot_here, self.tokens_at(other) > 0) {
            (true, _, _) => 0.2,
            (_, false, true) => 2.2,
            (_, false, false) => 1.0,
            (_, true, _) => 0.6,
        }
    }

    /// How promising a choice looks in the Heist, in setup and at the end of Planning.
    fn choice_promise(&self, seat: Seat, action: Action) -> f32 {
        match action {
            Action::Move(unit) => self.arrival_promise(seat, unit),
            Action::Sheriff(unit) => self.sheriff_promise(seat, unit),
            Action::Shoot(target) => self.target_promise(seat, target),
            Action::Rob(token) | Action::Steal(token) => self.token_promise(token),
            Action::Punch(victim) => self.target_promise(seat, victim) + self.losable_worth(victim) / 250.0,
            Action::Knock(Loot::Strongbox) => 8.0,
            Action::Knock(Loot::Jewel) => 3.0,
            Action::Knock(Loot::Purse) if self.current().is_some_and(|(_, card)| card.owner == Character::Cheyenne) => {
                5.0
            }
            Action::Knock(Loot::Purse) => 1.0,
            Action::Pocket => 9.0,
            Action::Leave | Action::Pass => 0.1,
            Action::Push(direction) => self.push_promise(direction),
            Action::Discard(card) => match card.kind {
                Kind::Shoot if self.bandit(card.owner).bullets == 0 => 3.0,
                Kind::Sheriff | Kind::Punch => 0.4,
                _ => 0.15,
            },
            _ => 1.0,
        }
    }

    /// Where to go: to loot that a planned Rob can take, not into the Sheriff's arms.
    fn arrival_promise(&self, seat: Seat, unit: u8) -> f32 {
        let Some((_, card)) = self.current() else { return 1.0 };
        let spot = self.spot(card.owner).in_unit(unit);
        if spot == Spot::new(self.sheriff, Level::Inside) {
            return 0.05;
        }
        let mut there = spot;
        let mut robs = 0.0f32;
        for laid in &self.stack.waiting()[1..] {
            let next = self.card(laid.seat(), laid.slot());
            if laid.seat() != seat || next.owner != card.owner {
                continue;
            }
            match next.kind {
                Kind::Level => there = there.other_level(),
                Kind::Rob => robs += self.best_at(there) / 150.0,
                Kind::Move => break,
                _ => {}
            }
        }
        0.5 + robs + self.best_at(there) / 800.0
    }

    fn sheriff_promise(&self, seat: Seat, unit: u8) -> f32 {
        let met = self.at(Spot::new(unit, Level::Inside));
        let own = met.iter().filter(|&who| self.owner(who) == seat).count() as f32;
        let others = f32::from(met.len()) - own;
        (0.6 + 1.2 * others - 2.0 * own).max(0.05)
    }

    /// Hit the rich first, and never a friend.
    fn target_promise(&self, seat: Seat, target: Character) -> f32 {
        if self.owner(target) == seat {
            return 0.05;
        }
        1.0 + self.losable_worth(target) / 1500.0
    }

    fn losable_worth(&self, who: Character) -> f32 {
        let bandit = self.bandit(who);
        if bandit.strongboxes > 0 {
            STRONGBOX
        } else if bandit.jewels > 0 {
            JEWEL
        } else if bandit.purses > 0 {
            AVERAGE_PURSE * 0.8
        } else {
            0.0
        }
    }

    fn token_promise(&self, token: Token) -> f32 {
        match token {
            Token::Strongbox => 30.0,
            Token::Jewel => 4.0,
            Token::Purse => 1.0,
            Token::Dropped(number) => match self.purses.get(number).value.dollars() {
                450.. => 2.0,
                300..450 => 1.0,
                _ => 0.4,
            },
        }
    }

    /// Towards the Sheriff hurts most.
    fn push_promise(&self, direction: Direction) -> f32 {
        let Step::Push { victim } = self.step else { return 1.0 };
        let spot = self.spot(victim);
        let to = match direction {
            Direction::Forward => spot.unit() + 1,
            Direction::Rearward => spot.unit().wrapping_sub(1),
        };
        if spot.in_unit(to) == Spot::new(self.sheriff, Level::Inside) {
            6.0
        } else {
            1.0 / (1.0 + self.worth_at(spot.in_unit(to)) / 500.0)
        }
    }
}

/// Thinking ahead needs some dice; the same ones every time, so that the guide is a function.
const THINKING: Seed = Seed([0x5a; 32]);
