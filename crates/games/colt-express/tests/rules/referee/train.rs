//! The train as the rulebook has it, and what cards and Events do to it. Nothing is clever here: every question is answered
//! by looking at everybody.

use std::collections::{BTreeMap, BTreeSet};

use colt_express::Action;
use colt_express::data::{Character, Direction, Incident, Kind, Level, Loot};
use colt_express::view::{Phase, View};
use table::Seat;

use super::Choice;

/// A car and whether it is its roof.
type Place = (u8, bool);

#[derive(Clone, PartialEq, Eq, Debug)]
struct Bandit {
    seat: Seat,
    place: Place,
    bullets_left: u8,
    /// Bullets taken, by who fired them; Neutral ones by nobody.
    taken: BTreeMap<Option<Character>, u8>,
    loot: BTreeMap<Loot, u8>,
    ransoms: u8,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Train {
    locomotive: u8,
    sheriff: u8,
    supply: u8,
    out_of_game: u8,
    second_strongbox_aside: bool,
    bandits: BTreeMap<Character, Bandit>,
    floors: BTreeMap<(Place, Loot), u8>,
}

fn take_one<K: Ord + std::fmt::Debug>(counts: &mut BTreeMap<K, u8>, what: K) {
    let count = counts.get_mut(&what).unwrap_or_else(|| panic!("there is no {what:?}"));
    *count -= 1;
    if *count == 0 {
        counts.remove(&what);
    }
}

impl Train {
    /// What everybody sees.
    pub fn seen(view: &View) -> Train {
        let mut floors = BTreeMap::new();
        for (car, unit) in view.units.iter().enumerate() {
            for level in Level::ALL {
                let spot = unit.level(level);
                let place = (car as u8, level == Level::Roof);
                let purses = spot.purses + spot.dropped.len() as u8;
                for (loot, count) in
                    [(Loot::Purse, purses), (Loot::Jewel, spot.jewels), (Loot::Strongbox, spot.strongboxes)]
                {
                    if count > 0 {
                        floors.insert((place, loot), count);
                    }
                }
            }
        }
        let bandits = view.bandits.iter().map(|bandit| {
            let mut taken: BTreeMap<_, _> = bandit.hits.iter().map(|&(by, count)| (Some(by), count)).collect();
            taken.insert(None, bandit.neutral_hits);
            taken.retain(|_, count| *count > 0);
            let mut loot = BTreeMap::from([
                (Loot::Purse, bandit.purses),
                (Loot::Jewel, bandit.jewels),
                (Loot::Strongbox, bandit.strongboxes),
            ]);
            loot.retain(|_, count| *count > 0);
            let place = (bandit.unit.expect("aboard"), bandit.level == Level::Roof);
            let ransoms = bandit.ransoms;
            let bandit_now = Bandit { seat: bandit.seat, place, bullets_left: bandit.bullets, taken, loot, ransoms };
            (bandit.character, bandit_now)
        });
        Train {
            locomotive: view.units.len() as u8 - 1,
            sheriff: view.sheriff.expect("on the train"),
            supply: view.neutral_bullets,
            out_of_game: view.neutral_removed,
            second_strongbox_aside: view.strongbox_aside,
            bandits: bandits.collect(),
            floors,
        }
    }

    fn place(&self, who: Character) -> Place {
        self.bandits[&who].place
    }

    fn bandit(&mut self, who: Character) -> &mut Bandit {
        self.bandits.get_mut(&who).expect("in play")
    }

    fn everybody(&self) -> Vec<Character> {
        self.bandits.keys().copied().collect()
    }

    fn who_is_at(&self, place: Place) -> Vec<Character> {
        self.everybody().into_iter().filter(|&who| self.place(who) == place).collect()
    }

    fn drop_loot(&mut self, place: Place, loot: Loot) {
        *self.floors.entry((place, loot)).or_insert(0) += 1;
    }

    /// “You cannot choose a player in the same car”; inside the cars next door, on a roof whoever nobody stands before.
    /// Tuco shoots through the roof of his own car besides.
    fn can_hit(&self, shooter: Character, target: Character) -> bool {
        let ((from, from_roof), (to, to_roof)) = (self.place(shooter), self.place(target));
        if target == shooter {
            return false;
        }
        if from == to {
            return shooter == Character::Tuco && from_roof != to_roof;
        }
        match (from_roof, to_roof) {
            (false, false) => from + 1 == to || to + 1 == from,
            (true, true) => {
                let between = |car: u8| from.min(to) < car && car < from.max(to);
                self.everybody().into_iter().all(|other| {
                    let (car, roof) = self.place(other);
                    !roof || !between(car)
                })
            }
            _ => false,
        }
    }

    /// “She cannot be the target if another Bandit could be.”
    fn without_belle(targets: Vec<Character>) -> Vec<Character> {
        let others: Vec<Character> = targets.iter().copied().filter(|&who| who != Character::Belle).collect();
        if others.is_empty() { targets } else { others }
    }

    /// All in the group get a Neutral Bullet, or nobody does and the rest of the supply leaves the game.
    fn neutral_bullets(&mut self, group: &[Character]) {
        if group.len() <= usize::from(self.supply) {
            for &who in group {
                self.supply -= 1;
                *self.bandit(who).taken.entry(None).or_insert(0) += 1;
            }
        } else {
            self.out_of_game += self.supply;
            self.supply = 0;
        }
    }

    /// Whoever is inside with the Sheriff is shot at and flees.
    fn meet_the_sheriff(&mut self) {
        let met = self.who_is_at((self.sheriff, false));
        self.neutral_bullets(&met);
        for who in met {
            self.bandit(who).place.1 = true;
        }
    }

    pub fn carry_out<'a>(&mut self, who: Character, kind: Kind, choices: &mut impl Iterator<Item = &'a Choice>) {
        match kind {
            Kind::Move => self.walk(who, choices),
            Kind::Level => {
                let roof = &mut self.bandit(who).place.1;
                *roof = !*roof;
            }
            Kind::Sheriff => {
                let options = self.cars_within(self.sheriff, 1).into_iter().map(Action::Sheriff).collect();
                if let Action::Sheriff(car) = ask(options, choices) {
                    self.sheriff = car;
                }
            }
            Kind::Shoot => self.shoot(who, choices),
            Kind::Rob => self.rob(who, choices),
            Kind::Punch => self.punch(who, choices),
        }
        self.meet_the_sheriff();
    }

    fn cars_within(&self, car: u8, distance: u8) -> Vec<u8> {
        (0..=self.locomotive).filter(|&other| other != car && other.abs_diff(car) <= distance).collect()
    }

    fn walk<'a>(&mut self, who: Character, choices: &mut impl Iterator<Item = &'a Choice>) {
        let (car, roof) = self.place(who);
        let options = self.cars_within(car, if roof { 3 } else { 1 }).into_iter().map(Action::Move).collect();
        if let Action::Move(to) = ask(options, choices) {
            self.bandit(who).place.0 = to;
        }
    }

    fn shoot<'a>(&mut self, who: Character, choices: &mut impl Iterator<Item = &'a Choice>) {
        let in_sight = self.everybody().into_iter().filter(|&target| self.can_hit(who, target)).collect();
        let targets = Train::without_belle(in_sight);
        if targets.is_empty() || self.bandits[&who].bullets_left == 0 {
            return;
        }
        let Action::Shoot(target) = ask(targets.into_iter().map(Action::Shoot).collect(), choices) else { return };
        self.bandit(who).bullets_left -= 1;
        *self.bandit(target).taken.entry(Some(who)).or_insert(0) += 1;
        if who == Character::Django {
            let (from, (car, _)) = (self.place(who).0, self.place(target));
            let away = if car > from { car + 1 } else { car.wrapping_sub(1) };
            if away <= self.locomotive {
                self.bandit(target).place.0 = away;
            }
        }
    }

    /// Which tokens can be told apart is not judged here.
    fn rob<'a>(&mut self, who: Character, choices: &mut impl Iterator<Item = &'a Choice>) {
        let place = self.place(who);
        let kinds: Vec<Loot> = Loot::ALL.into_iter().filter(|&loot| self.floors.contains_key(&(place, loot))).collect();
        let chosen = choices.next().map(|choice| choice.chosen);
        let loot = match (chosen, kinds.as_slice()) {
            (None, []) => return,
            (None, &[only]) => only,
            (Some(Action::Rob(token)), _) => token.loot(),
            (chosen, kinds) => panic!("{chosen:?} where {kinds:?} lie"),
        };
        take_one(&mut self.floors, (place, loot));
        *self.bandit(who).loot.entry(loot).or_insert(0) += 1;
    }

    fn punch<'a>(&mut self, who: Character, choices: &mut impl Iterator<Item = &'a Choice>) {
        let place = self.place(who);
        let near = self.who_is_at(place).into_iter().filter(|&other| other != who).collect();
        let targets = Train::without_belle(near);
        if targets.is_empty() {
            return;
        }
        let Action::Punch(victim) = ask(targets.into_iter().map(Action::Punch).collect(), choices) else { return };
        let kinds: Vec<Action> = self.bandits[&victim].loot.keys().map(|&loot| Action::Knock(loot)).collect();
        if !kinds.is_empty()
            && let Action::Knock(loot) = ask(kinds, choices)
        {
            take_one(&mut self.bandit(victim).loot, loot);
            let may_pocket = who == Character::Cheyenne && loot == Loot::Purse;
            if may_pocket && ask(vec![Action::Pocket, Action::Leave], choices) == Action::Pocket {
                *self.bandit(who).loot.entry(loot).or_insert(0) += 1;
            } else {
                self.drop_loot(place, loot);
            }
        }
        let mut ways = Vec::new();
        if place.0 > 0 {
            ways.push(Action::Push(Direction::Rearward));
        }
        if place.0 < self.locomotive {
            ways.push(Action::Push(Direction::Forward));
        }
        let car = &mut self.bandit(victim).place.0;
        match ask(ways, choices) {
            Action::Push(Direction::Forward) => *car += 1,
            _ => *car -= 1,
        }
    }

    pub fn befall<'a>(&mut self, incident: Incident, first: Seat, choices: &mut impl Iterator<Item = &'a Choice>) {
        let above = self.who_is_at((self.sheriff, true));
        match incident {
            Incident::AngrySheriff => {
                self.neutral_bullets(&above);
                if self.sheriff > 0 {
                    self.sheriff -= 1;
                }
                self.meet_the_sheriff();
            }
            Incident::SwivelArm | Incident::Braking => {
                for who in self.everybody().into_iter().filter(|&who| self.place(who).1).collect::<Vec<_>>() {
                    let forward = (self.place(who).0 + 1).min(self.locomotive);
                    self.bandit(who).place.0 = if incident == Incident::Braking { forward } else { 0 };
                }
            }
            Incident::TakeItAll => {
                self.second_strongbox_aside = false;
                self.drop_loot((self.sheriff, false), Loot::Strongbox);
            }
            Incident::Rebellion => {
                let inside: Vec<_> = self.everybody().into_iter().filter(|&who| !self.place(who).1).collect();
                self.neutral_bullets(&inside);
            }
            Incident::SheriffsRevenge => {
                for who in above
                    .into_iter()
                    .filter(|who| self.bandits[who].loot.contains_key(&Loot::Purse))
                    .collect::<Vec<_>>()
                {
                    take_one(&mut self.bandit(who).loot, Loot::Purse);
                    self.drop_loot((self.sheriff, true), Loot::Purse);
                }
            }
            Incident::Hostage => {
                for who in
                    self.everybody().into_iter().filter(|&who| self.place(who).0 == self.locomotive).collect::<Vec<_>>()
                {
                    self.bandit(who).ransoms += 1;
                }
            }
            Incident::Pickpockets => self.pick_pockets(first, choices),
        }
    }

    /// Clockwise from the First Player; within a team nobody is asked twice, and each has a place of his own.
    fn pick_pockets<'a>(&mut self, first: Seat, choices: &mut impl Iterator<Item = &'a Choice>) {
        let players = self.bandits.values().map(|bandit| bandit.seat).collect::<BTreeSet<_>>().len();
        for offset in 0..players {
            let seat = Seat::new((first.index() + offset) % players);
            let mut alone: BTreeSet<Character> = self.everybody().into_iter().collect();
            alone.retain(|who| {
                let place = self.place(*who);
                let purse = self.floors.contains_key(&(place, Loot::Purse));
                self.bandits[who].seat == seat && purse && self.who_is_at(place).len() == 1
            });
            while !alone.is_empty() {
                let choice = choices.next().expect("whoever is alone with a Purse is asked");
                let Phase::Pickpockets { who } = choice.phase else { panic!("{choice:?}") };
                assert!(alone.remove(&who), "{who} is asked");
                assert!(choice.options.contains(&Action::Pass), "{choice:?}");
                if let Action::Steal(_) = choice.chosen {
                    take_one(&mut self.floors, (self.bandits[&who].place, Loot::Purse));
                    *self.bandit(who).loot.entry(Loot::Purse).or_insert(0) += 1;
                }
            }
        }
    }
}

/// What is chosen: the only option without a question, otherwise what somebody chose out of just these.
#[track_caller]
fn ask<'a>(options: Vec<Action>, choices: &mut impl Iterator<Item = &'a Choice>) -> Action {
    if let [only] = *options {
        return only;
    }
    let choice = choices.next().unwrap_or_else(|| panic!("nobody was asked, though there are {options:?}"));
    let (mut offered, mut expected) = (choice.options.clone(), options);
    offered.sort_unstable();
    expected.sort_unstable();
    assert_eq!(offered, expected, "what was offered, and what the referee would offer");
    choice.chosen
}
