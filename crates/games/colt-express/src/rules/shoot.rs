//! Shooting.

use table::{Asks, List, Log, Refusal, Run, Seat, refused};

use super::heist::RESOLVE_IT;
use crate::action::Action;
use crate::data::{Character, Level};
use crate::event::{Event, Idle, Shooter};
use crate::state::{Bandits, ColtExpress, Spot};

/// The Shoot card: whom this Bandit hits.
#[derive(Clone, Copy)]
pub(super) struct Shoot(pub Character);

impl Asks<Shoot> for ColtExpress {
    /// The shot is compulsory with a Bullet and a target, and nothing otherwise (CE-SHOOT-08 to -10).
    #[inline]
    fn list(&self, _: Seat, Shoot(who): Shoot, out: &mut impl List<Action>) {
        let targets = self.shoot_targets(who);
        if self.bandit(who).bullets == 0 || targets.is_empty() {
            out.put(Action::Pass);
        } else {
            out.put_all(targets.iter().map(Action::Shoot)); // CE-BELLE-02
        }
    }

    /// The shooter's own Bullet goes to the target's deck (CE-SHOOT-01); Django's has a kick.
    fn answer<L: Log<Self>>(&mut self, _: Seat, Shoot(who): Shoot, choice: Action, run: &mut Run<'_, L>) {
        let Action::Shoot(target) = choice else {
            // CE-SHOOT-09, CE-SHOOT-10, CE-DJANGO-05
            let why = if self.bandit(who).bullets == 0 { Idle::NoBullet } else { Idle::NoTarget };
            return self.no_effect(why, run);
        };
        self.bandit_mut(who).bullets -= 1; // CE-SETUP-17
        self.bandit_mut(target).hits[who.index()] += 1;
        self.bullet_on_deck(target);
        run.tell(self, || Event::Hit { who: target, by: Shooter::Bandit(who) });
        if who == Character::Django {
            self.push_away(target, self.spot(who).unit(), run); // CE-DJANGO-01, CE-BELLE-04
        }
    }

    fn object(&self, _: Seat, Shoot(who): Shoot, choice: Action) -> Refusal {
        let Action::Shoot(target) = choice else { return RESOLVE_IT };
        let (from, to) = (self.spot(who), self.spot(target));
        if !self.in_play.contains(target) {
            refused("CE-SETUP-02", "why-not-in-play")
        } else if target == who {
            refused("CE-SHOOT-07", "why-not-yourself")
        } else if target == Character::Belle && self.in_sight(who).contains(target) {
            refused("CE-BELLE-01", "why-belle-spared")
        } else if from.unit() == to.unit() {
            refused("CE-SHOOT-07", "why-same-unit")
        } else if from.level() != to.level() {
            refused("CE-SHOOT-07", "why-other-level")
        } else if from.level() == Level::Inside {
            refused("CE-SHOOT-02", "why-too-far-inside")
        } else {
            refused("CE-SHOOT-04", "why-out-of-sight")
        }
    }
}

impl ColtExpress {
    /// Whom `shooter` may hit: what can be seen, without Belle if anybody else can (CE-SHOOT-07, -11).
    #[inline]
    pub(crate) fn shoot_targets(&self, shooter: Character) -> Bandits {
        spare_belle(self.in_sight(shooter))
    }

    /// Whom `shooter` could hit if Belle had no charm (CE-BELLE-03).
    #[inline]
    pub(crate) fn in_sight(&self, shooter: Character) -> Bandits {
        let spot = self.spot(shooter);
        let seen = match spot.level() {
            Level::Inside => self.inside_neighbours(spot.unit()), // CE-SHOOT-02
            Level::Roof => self.nearest_on_roofs(spot.unit()),    // CE-SHOOT-03
        };
        if shooter == Character::Tuco {
            seen | self.at(spot.other_level()) // CE-TUCO-01 to -03
        } else {
            seen
        }
    }

    fn inside_neighbours(&self, unit: u8) -> Bandits {
        let inside = |unit| self.at(Spot::new(unit, Level::Inside));
        let behind = if unit > 0 { inside(unit - 1) } else { Bandits::NONE };
        behind | inside(unit + 1) // nobody is ever past the Locomotive
    }

    /// In each direction the nearest occupied roof, and everybody on it (CE-SHOOT-04, -05); those on the
    /// same roof do not count, and nobody inside hides anybody (CE-SHOOT-06, -12).
    fn nearest_on_roofs(&self, unit: u8) -> Bandits {
        let mut ahead = (u8::MAX, Bandits::NONE);
        let mut behind = (u8::MAX, Bandits::NONE);
        for who in self.in_play.iter() {
            let spot = self.spot(who);
            if spot.level() == Level::Inside || spot.unit() == unit {
                continue;
            }
            let distance = spot.unit().abs_diff(unit);
            let side = if spot.unit() > unit { &mut ahead } else { &mut behind };
            if distance < side.0 {
                *side = (distance, Bandits::only(who));
            } else if distance == side.0 {
                side.1 = side.1.with(who);
            }
        }
        ahead.1 | behind.1
    }

    /// One Unit away from the shot on the same level, whatever the distance, never off the train
    /// (CE-DJANGO-01 to -04, CE-POS-04).
    fn push_away<L: Log<Self>>(&mut self, target: Character, from_unit: u8, run: &mut Run<'_, L>) {
        let spot = self.spot(target);
        let unit = spot.unit();
        let to = if unit > from_unit { unit + 1 } else { unit.wrapping_sub(1) };
        if to > self.locomotive {
            return; // CE-DJANGO-02
        }
        self.put(target, spot.in_unit(to));
        run.tell(self, || Event::Pushed { who: target, level: spot.level(), from: unit, to });
        self.meet_sheriff_after_entering(target, run); // CE-DJANGO-04
    }
}

/// Belle is no target while anybody else is (CE-BELLE-01, CE-BELLE-02, CE-RUL-34).
#[inline]
pub(super) fn spare_belle(targets: Bandits) -> Bandits {
    let others = targets.without(Character::Belle);
    if others.is_empty() { targets } else { others }
}
