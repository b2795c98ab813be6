//! The eighteen Purses: where they are, what is in them, and who knows it.
//!
//! A Purse that nobody has owned yet has no value of its own: its value is drawn from what is left
//! when somebody first takes it, which nobody can tell from values dealt at the start (CE-RUL-18).

use table::sets::ones;
use table::{Dice, MAX_SEATS, RulesVersion, Seat, Seats};

use crate::data::{Character, PURSE_VALUES, PURSES, PurseValue, Values};
use crate::rules::versions::CERTAIN_PURSES;
use crate::state::Spot;

/// Every pair of eyes there could be.
pub(crate) const EVERYBODY: Seats = Seats::first_n(MAX_SEATS);

/// Where a Purse that has been owned is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    /// On a Character card.
    With(Character),
    /// On the train.
    At(Spot),
}

/// A Purse that somebody has owned. Its number never changes; which value it holds does, when chance
/// takes one of several Purses from a card, so that no number can be followed (CE-INFO-09).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Purse {
    pub place: Place,
    pub value: PurseValue,
    /// Who knows the value (CE-INFO-06).
    pub known: Seats,
}

/// All Purses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Purses {
    owned: [Purse; PURSES],
    len: u8,
    /// The numbers of those that lie on the train.
    lying: u32,
    /// How many of each value are in Purses that nobody has owned, on the train or in the box.
    unseen: Values,
}

const NO_PURSE: Purse = Purse { place: Place::With(Character::Ghost), value: PurseValue::START, known: Seats::NONE };

impl Purses {
    /// None owned yet.
    pub fn boxed() -> Self {
        Purses { owned: [NO_PURSE; PURSES], len: 0, lying: 0, unseen: Values::of(PURSE_VALUES.map(|(_, count)| count)) }
    }

    /// Those that have been owned, by number.
    #[inline]
    pub fn owned(&self) -> &[Purse] {
        &self.owned[..usize::from(self.len)]
    }

    #[inline]
    fn owned_mut(&mut self) -> &mut [Purse] {
        &mut self.owned[..usize::from(self.len)]
    }

    /// How many of each value nobody has owned.
    pub fn unseen(&self) -> Values {
        self.unseen
    }

    #[inline]
    pub fn get(&self, number: u8) -> Purse {
        self.owned()[usize::from(number)]
    }

    /// The numbers of the Purses in a place, in order.
    #[inline]
    pub fn at(&self, place: Place) -> impl DoubleEndedIterator<Item = u8> + '_ {
        (0..self.len).filter(move |&number| self.owned[usize::from(number)].place == place)
    }

    /// The numbers of the Purses lying in a location, in order.
    #[inline]
    pub fn lying_at(&self, spot: Spot) -> impl Iterator<Item = u8> + '_ {
        ones(self.lying).filter(move |&number| self.owned[usize::from(number)].place == Place::At(spot))
    }

    /// Everybody starts with a Purse worth 250, as everybody knows (CE-SETUP-05, CE-INFO-06).
    pub fn deal_start(&mut self, who: Character) {
        self.unseen.take(PurseValue::START, 1);
        self.push(Purse { place: Place::With(who), value: PurseValue::START, known: EVERYBODY });
    }

    /// Gives `who` a Purse that nobody has owned; `seat` learns what is in it (CE-ROB-05, CE-INFO-07).
    pub fn open(&mut self, who: Character, seat: Seat, dice: &mut Dice) -> Purse {
        let purse = Purse { place: Place::With(who), value: self.unseen.draw(dice), known: Seats::only(seat) };
        self.push(purse);
        purse
    }

    /// Gives `who` a Purse that has been owned; `seat` learns what is in it, if it did not know
    /// (CE-INFO-07). Tells whether it learnt something.
    pub fn take(&mut self, number: u8, who: Character, seat: Seat) -> bool {
        let purse = &mut self.owned[usize::from(number)];
        let learnt = !purse.known.contains(seat);
        self.lying &= !(1 << number);
        purse.place = Place::With(who);
        purse.known = purse.known.with(seat);
        learnt
    }

    /// Lays a Purse down.
    pub fn drop_at(&mut self, number: u8, spot: Spot) {
        self.owned[usize::from(number)].place = Place::At(spot);
        self.lying |= 1 << number;
    }

    /// Chance takes a Purse from a card (CE-RUL-04). With several there, values change numbers so that
    /// the one with the highest number goes, and only the loser still knows what is where (CE-INFO-08);
    /// a single one keeps its set (CE-INFO-07).
    #[inline]
    pub fn lose_by_chance(&mut self, who: Character, loser: Seat, rules: RulesVersion, dice: &mut Dice) -> u8 {
        let count = self.at(Place::With(who)).count();
        let lost = self.at(Place::With(who)).next_back().expect("whoever loses a Purse has one");
        if count > 1 {
            let chosen = dice.below(count as u32) as usize;
            let chosen = self.at(Place::With(who)).nth(chosen).expect("one of several");
            self.owned.swap(usize::from(chosen), usize::from(lost));
            if rules < CERTAIN_PURSES {
                self.publish(Place::With(who), Seats::only(loser));
            } else {
                self.keep_what_follows(who, lost, loser);
            }
        }
        lost
    }

    /// What is certain after chance took one of several Purses from a card: of so many with the same value that somebody
    /// knew there, all but one are still there; and what fell is known to those who knew all of them, if all were equal
    /// (CE-INFO-08, CE-RUL-31). Which of them stay known says nothing, because Purses on a card cannot be told apart
    /// (CE-INFO-09).
    fn keep_what_follows(&mut self, who: Character, lost: u8, loser: Seat) {
        let fallen = self.get(lost);
        let on_card = |purse: &&mut Purse| purse.place == Place::With(who);
        let mut all_equal = true;
        let mut know_all = EVERYBODY;
        // By value, those who have given up one that they knew; for what fell, all who knew it.
        let mut gave_up = [Seats::NONE; PURSE_VALUES.len()];
        gave_up[fallen.value.index()] = fallen.known;
        for purse in self.owned_mut()[..usize::from(lost)].iter_mut().rev().filter(on_card) {
            all_equal &= purse.value == fallen.value;
            know_all &= purse.known;
            let gave_up = &mut gave_up[purse.value.index()];
            let knew = purse.known;
            purse.known = (knew & *gave_up).with(loser);
            *gave_up |= knew;
        }
        let certain = if all_equal { know_all & fallen.known } else { Seats::NONE };
        self.owned[usize::from(lost)].known = certain.with(loser);
    }

    /// The number of the least valuable Purse on a card; of equal ones the first.
    pub fn least_valuable(&self, who: Character) -> Option<u8> {
        self.at(Place::With(who)).min_by_key(|&number| self.get(number).value)
    }

    /// The worth of all Purses on a card.
    pub fn worth(&self, who: Character) -> i32 {
        self.owned().iter().filter(|purse| purse.place == Place::With(who)).map(|purse| purse.value.dollars()).sum()
    }

    /// Fills every Purse whose value `seat` does not know anew, from all values it has not seen.
    pub fn imagine(&mut self, seat: Seat, dice: &mut Dice) {
        let mut left = self.unseen;
        for purse in self.owned().iter().filter(|purse| !purse.known.contains(seat)) {
            left.add(purse.value, 1);
        }
        if left == self.unseen {
            return;
        }
        for purse in self.owned_mut().iter_mut().filter(|purse| !purse.known.contains(seat)) {
            purse.value = left.draw(dice);
        }
        self.unseen = left;
    }

    /// Puts a Purse of this value somewhere, for a position.
    #[cfg(any(test, feature = "positions"))]
    pub fn put(&mut self, place: Place, value: PurseValue, known: Seats) {
        self.unseen.take(value, 1);
        if let Place::At(_) = place {
            self.lying |= 1 << self.len;
        }
        self.push(Purse { place, value, known });
    }

    /// Returns all Purses of a place to those nobody has owned, for a position.
    #[cfg(any(test, feature = "positions"))]
    pub fn clear(&mut self, place: Place) {
        let owned = *self;
        *self = Purses::boxed();
        for purse in owned.owned().iter().filter(|purse| purse.place != place) {
            self.put(purse.place, purse.value, purse.known);
        }
    }

    /// Lets just these know the values of all Purses of a place.
    pub fn publish(&mut self, place: Place, known: Seats) {
        self.owned_mut().iter_mut().filter(|purse| purse.place == place).for_each(|purse| purse.known = known);
    }

    fn push(&mut self, purse: Purse) {
        self.owned[usize::from(self.len)] = purse;
        self.len += 1;
    }
}
