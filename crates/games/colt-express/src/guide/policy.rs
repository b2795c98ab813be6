//! Quick judgement of single actions: for playing games out, and for where a search looks first.
//!
//! Every action gets a weight around 1; the quick policy draws in proportion. Nothing here looks ahead
//! further than a Bandit's own cards on the stack.

use table::linear::draw;
use table::{Dice, Seat};

use super::appraisal::AVERAGE_PURSE;
use crate::action::{Action, Card, Face, Token};
use crate::data::{Character, Direction, JEWEL_VALUE, Kind, Level, Loot, STRONGBOX_VALUE};
use crate::state::{Bandits, ColtExpress, Spot, Step};

/// The most options that are weighed; there are hardly ever so many.
const MOST_WEIGHED: usize = 32;

/// What is allowed but makes no sense, or next to none.
const SENSELESS: f32 = 0.05;

/// What a player can expect of his Bandits once the cards he has already played are resolved.
pub(super) struct Outlook {
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
    /// He will be on the other level.
    climbing: bool,
    robs_planned: u8,
}

/// Picks an action with a chance in proportion to its weight.
#[inline]
fn weighted(legal: &[Action], dice: &mut Dice, weight: impl Fn(Action) -> f32) -> Action {
    let mut weights = [0.0; MOST_WEIGHED];
    let count = legal.len().min(MOST_WEIGHED);
    weights.iter_mut().zip(&legal[..count]).for_each(|(place, &action)| *place = weight(action));
    legal[draw(&mut weights[..count], dice)]
}

impl ColtExpress {
    pub(super) fn quick_choice(&self, seat: Seat, legal: &[Action], dice: &mut Dice) -> Action {
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

    pub(super) fn outlook(&self, seat: Seat) -> Outlook {
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
        let mut expected = Expected { who, spot: self.spot(who), moving: false, climbing: false, robs_planned: 0 };
        for laid in self.stack.waiting().iter().filter(|laid| laid.seat() == seat) {
            let card = self.card(seat, laid.slot());
            if card.owner != who {
                continue;
            }
            match card.kind {
                Kind::Level => {
                    expected.spot = expected.spot.other_level();
                    expected.climbing = !expected.climbing;
                }
                Kind::Move => expected.moving = true,
                Kind::Rob => expected.robs_planned += 1,
                _ => {}
            }
        }
        expected
    }

    /// How promising an act of the Planning phase looks.
    pub(super) fn plan_promise(&self, outlook: &Outlook, seat: Seat, action: Action) -> f32 {
        match action {
            Action::Play(card, face) => {
                let expected = outlook.bandits.iter().flatten().find(|expected| expected.who == card.owner);
                let promise = expected.map_or(1.0, |expected| self.card_promise(expected, seat, card));
                if face == Face::Down && self.laying_either(seat) { promise * 0.8 } else { promise }
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
            Kind::Shoot if self.bandit(who).bullets == 0 => SENSELESS,
            Kind::Shoot if expected.moving || expected.climbing => 1.6,
            Kind::Shoot if self.in_sight(who).is_empty() => 0.7,
            Kind::Shoot => 2.0,
            Kind::Punch if expected.moving => 0.6,
            Kind::Punch => 0.3 + self.richest_prey(seat, self.at(spot).without(who)) / 333.0,
            Kind::Move if expected.moving || loot_here => 0.7,
            Kind::Move => 1.8,
            Kind::Level if expected.moving => 1.0,
            Kind::Level => self.level_promise(spot, loot_here),
            Kind::Sheriff => self.sheriff_card_promise(seat),
        }
    }

    fn level_promise(&self, spot: Spot, loot_here: bool) -> f32 {
        let other = spot.other_level();
        let into_sheriff = other == Spot::new(self.sheriff, Level::Inside);
        match (into_sheriff, loot_here, self.tokens_at(other) > 0) {
            (true, _, _) => 0.2,
            (_, false, true) => 2.2,
            (_, false, false) => 1.0,
            (_, true, _) => 0.6,
        }
    }

    /// The Sheriff card is for those who sit next to him, as long as they are others.
    fn sheriff_card_promise(&self, seat: Seat) -> f32 {
        let mut promise = 0.6;
        for unit in self.sheriff_units().iter() {
            for who in self.at(Spot::new(unit, Level::Inside)).iter() {
                promise += if self.owner(who) == seat { -0.2 } else { 0.3 };
            }
        }
        f32::max(promise, 0.1)
    }

    /// How promising a choice looks in the Heist, in setup and at the end of Planning.
    pub(super) fn choice_promise(&self, seat: Seat, action: Action) -> f32 {
        match action {
            Action::Move(unit) => self.arrival_promise(seat, unit),
            Action::Sheriff(unit) => self.sheriff_promise(seat, unit),
            Action::Shoot(target) => self.target_promise(seat, target, 1500.0),
            Action::Rob(token) | Action::Steal(token) => self.token_promise(token),
            Action::Punch(victim) => self.target_promise(seat, victim, 200.0),
            Action::Knock(loot) => self.knock_promise(loot),
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
        let sheriff = Spot::new(self.sheriff, Level::Inside);
        let mut there = self.spot(card.owner).in_unit(unit);
        if there == sheriff {
            return SENSELESS;
        }
        let mut robbed = 0.0;
        for laid in &self.stack.waiting()[1..] {
            let next = self.card(laid.seat(), laid.slot());
            if laid.seat() != seat || next.owner != card.owner {
                continue;
            }
            match next.kind {
                Kind::Level => there = there.other_level(),
                Kind::Rob if robbed == 0.0 && there != sheriff => robbed = self.best_at(there),
                Kind::Move => break,
                _ => {}
            }
        }
        0.5 + robbed / 150.0 + self.best_at(there) / 800.0
    }

    /// Where to send the Sheriff: to the others.
    fn sheriff_promise(&self, seat: Seat, unit: u8) -> f32 {
        let met = self.at(Spot::new(unit, Level::Inside));
        let own = met.iter().filter(|&who| self.owner(who) == seat).count() as f32;
        let others = met.len() as f32 - own;
        (0.6 + 1.2 * others - 2.0 * own).max(SENSELESS)
    }

    /// Hit the rich first, and never a friend; loot worth `respected` dollars counts as much as anybody.
    fn target_promise(&self, seat: Seat, target: Character, respected: f32) -> f32 {
        if self.owner(target) == seat {
            return SENSELESS;
        }
        1.0 + self.losable_worth(target) / respected
    }

    fn token_promise(&self, token: Token) -> f32 {
        match token {
            Token::Strongbox => 90.0,
            Token::Jewel => 9.0,
            Token::Purse => 1.0,
            Token::Dropped(number) => match self.purses.get(number).value.dollars() {
                450.. => 4.0,
                300..450 => 1.0,
                _ => 0.4,
            },
        }
    }

    /// What a victim should lose: the dearest, but Cheyenne can keep a Purse.
    fn knock_promise(&self, loot: Loot) -> f32 {
        match loot {
            Loot::Strongbox => 30.0,
            Loot::Jewel => 3.0,
            Loot::Purse if self.current().is_some_and(|(_, card)| card.owner == Character::Cheyenne) => 5.0,
            Loot::Purse => 1.0,
        }
    }

    /// Where a victim should go: into the Sheriff's arms, or at least away from loot.
    fn push_promise(&self, direction: Direction) -> f32 {
        let Step::Push { victim } = self.step else { return 1.0 };
        let spot = self.spot(victim);
        let to = spot.in_unit(match direction {
            Direction::Forward => spot.unit() + 1,
            Direction::Rearward => spot.unit().wrapping_sub(1),
        });
        if to == Spot::new(self.sheriff, Level::Inside) { 6.0 } else { 1.0 / (1.0 + self.best_at(to) / 500.0) }
    }

    /// The most valuable token in a location.
    fn best_at(&self, spot: Spot) -> f32 {
        let pile = self.piles[spot.index()];
        let dollars = if pile.strongboxes > 0 {
            STRONGBOX_VALUE
        } else if pile.jewels > 0 {
            JEWEL_VALUE
        } else if pile.purses > 0 {
            AVERAGE_PURSE
        } else {
            self.dropped_at(spot).map(|number| self.purses.get(number).value.dollars()).max().unwrap_or(0)
        };
        dollars as f32
    }

    fn tokens_at(&self, spot: Spot) -> u8 {
        let pile = self.piles[spot.index()];
        pile.purses + pile.jewels + pile.strongboxes + self.dropped_at(spot).count() as u8
    }

    /// The most that a Punch could make anybody lose who is not of `seat`.
    fn richest_prey(&self, seat: Seat, near: Bandits) -> f32 {
        near.iter().filter(|&who| self.owner(who) != seat).map(|who| self.losable_worth(who)).fold(0.0, f32::max)
    }

    /// The most valuable token that a Bandit could lose.
    fn losable_worth(&self, who: Character) -> f32 {
        let bandit = self.bandit(who);
        let dollars = if bandit.strongboxes > 0 {
            STRONGBOX_VALUE
        } else if bandit.jewels > 0 {
            JEWEL_VALUE
        } else if bandit.purses > 0 {
            AVERAGE_PURSE
        } else {
            0
        };
        dollars as f32
    }
}
