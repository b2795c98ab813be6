//! Punching: the victim, what he loses, and where he goes.

use table::{Log, Run, Seats};

use super::shoot::spare_belle;
use crate::action::Card;
use crate::data::{Character, Direction, Loot};
use crate::event::{Event, Idle, Prize};
use crate::state::{Bandits, ColtExpress, Step};

impl ColtExpress {
    /// The other Bandits in the same location, without Belle if anybody else is there (CE-PUNCH-01,
    /// CE-BELLE-01, CE-TWO-11).
    #[inline]
    pub(crate) fn punch_targets(&self, puncher: Character) -> Bandits {
        spare_belle(self.at(self.spot(puncher)).without(puncher))
    }

    /// Compulsory if anybody is there (CE-PUNCH-02).
    pub(super) fn resolve_punch<L: Log<Self>>(&mut self, card: Card, run: &mut Run<'_, L>) -> bool {
        let targets = self.punch_targets(card.owner);
        if targets.is_empty() {
            return self.no_effect(card, Idle::NobodyHere, run);
        }
        match targets.single() {
            Some(victim) => self.strike(card.owner, victim, run),
            None => false,
        }
    }

    pub(super) fn punch<L: Log<Self>>(&mut self, victim: Character, run: &mut Run<'_, L>) {
        if self.strike(self.acting(), victim, run) {
            self.finish_card(run);
        }
    }

    /// The blow falls; true when everything after it left no choice.
    fn strike<L: Log<Self>>(&mut self, who: Character, victim: Character, run: &mut Run<'_, L>) -> bool {
        run.tell(self, || Event::Punched { who, victim });
        let mut kinds = self.losable(victim);
        match (kinds.next(), kinds.next()) {
            (None, _) => self.send_flying(victim, run), // CE-PUNCH-05
            (Some(only), None) => self.lose(who, victim, only, run),
            _ => {
                self.step = Step::Knock { victim }; // CE-PUNCH-03
                false
            }
        }
    }

    /// The kinds of loot the victim could lose (CE-PUNCH-03, CE-PUNCH-08).
    #[inline]
    pub(crate) fn losable(&self, victim: Character) -> impl Iterator<Item = Loot> + use<> {
        let &crate::state::Dossier { purses, jewels, strongboxes, .. } = self.bandit(victim);
        Loot::ALL.into_iter().filter(move |loot| match loot {
            Loot::Purse => purses > 0,
            Loot::Jewel => jewels > 0,
            Loot::Strongbox => strongboxes > 0,
        })
    }

    pub(super) fn knock<L: Log<Self>>(&mut self, loot: Loot, run: &mut Run<'_, L>) {
        let Step::Knock { victim } = self.step else { return };
        if self.lose(self.acting(), victim, loot, run) {
            self.finish_card(run);
        }
    }

    /// One token of this kind is lost and drops where the Punch took place (CE-PUNCH-04), unless
    /// Cheyenne may have the Purse (CE-CHEY-01, CE-CHEY-03).
    fn lose<L: Log<Self>>(&mut self, who: Character, victim: Character, loot: Loot, run: &mut Run<'_, L>) -> bool {
        let pile = &mut self.piles[self.spots.of(victim).index()];
        let prize = match loot {
            Loot::Purse => return self.lose_purse(who, victim, run),
            Loot::Jewel => {
                pile.jewels += 1;
                self.bandit_mut(victim).jewels -= 1;
                Prize { loot, value: None, known: Seats::NONE }
            }
            Loot::Strongbox => {
                pile.strongboxes += 1;
                self.bandit_mut(victim).strongboxes -= 1;
                Prize { loot, value: None, known: Seats::NONE }
            }
        };
        run.tell(self, || Event::Dropped { who: victim, prize });
        self.send_flying(victim, run)
    }

    /// Of several Purses chance takes one, unseen (CE-PUNCH-03, CE-RUL-04).
    fn lose_purse<L: Log<Self>>(&mut self, who: Character, victim: Character, run: &mut Run<'_, L>) -> bool {
        let loser = self.owner(victim);
        let purse = self.purses.lose_by_chance(victim, loser, self.rules, run.dice);
        if who == Character::Cheyenne {
            self.step = Step::Pocket { victim, purse }; // CE-CHEY-05, CE-RUL-29
            return false;
        }
        self.drop_purse(victim, purse, run);
        self.send_flying(victim, run)
    }

    fn drop_purse<L: Log<Self>>(&mut self, victim: Character, purse: u8, run: &mut Run<'_, L>) {
        self.bandit_mut(victim).purses -= 1;
        self.purses.drop_at(purse, self.spot(victim)); // CE-PUNCH-04, CE-TWO-09
        run.tell(self, || Event::Dropped { who: victim, prize: self.purse_prize(purse) });
    }

    /// Cheyenne takes the Purse and learns what is in it (CE-CHEY-01, CE-CHEY-05, CE-INFO-08).
    pub(super) fn pocket_purse<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        let Step::Pocket { victim, purse } = self.step else { return };
        let who = self.acting();
        self.bandit_mut(victim).purses -= 1;
        self.bandit_mut(who).purses += 1;
        run.reveal_if(self.purses.take(purse, who, self.owner(who)));
        run.tell(self, || Event::Pocketed { who, victim, prize: self.purse_prize(purse) });
        self.after_purse(victim, run);
    }

    /// Cheyenne lets the Purse drop as usual (CE-CHEY-02).
    pub(super) fn leave_purse<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        let Step::Pocket { victim, purse } = self.step else { return };
        self.drop_purse(victim, purse, run);
        self.after_purse(victim, run);
    }

    /// The victim is moved in every case (CE-CHEY-04).
    fn after_purse<L: Log<Self>>(&mut self, victim: Character, run: &mut Run<'_, L>) {
        if self.send_flying(victim, run) {
            self.finish_card(run);
        }
    }

    /// Where a punched Bandit can be sent (CE-PUNCH-06).
    #[inline]
    pub(crate) fn push_directions(&self, victim: Character) -> impl Iterator<Item = Direction> + use<> {
        let (unit, last) = (self.spot(victim).unit(), self.locomotive);
        Direction::ALL.into_iter().filter(move |direction| match direction {
            Direction::Rearward => unit > 0,
            Direction::Forward => unit < last,
        })
    }

    /// Moves the victim if there is only one way; true when that was so (CE-PUNCH-06).
    fn send_flying<L: Log<Self>>(&mut self, victim: Character, run: &mut Run<'_, L>) -> bool {
        let mut ways = self.push_directions(victim);
        match (ways.next(), ways.next()) {
            (Some(only), None) => {
                self.fly(victim, only, run);
                true
            }
            _ => {
                self.step = Step::Push { victim };
                false
            }
        }
    }

    pub(super) fn push_victim<L: Log<Self>>(&mut self, direction: Direction, run: &mut Run<'_, L>) {
        let Step::Push { victim } = self.step else { return };
        self.fly(victim, direction, run);
        self.finish_card(run);
    }

    /// One Unit along the same level; the puncher stays (CE-PUNCH-06 to -08).
    fn fly<L: Log<Self>>(&mut self, victim: Character, direction: Direction, run: &mut Run<'_, L>) {
        let spot = self.spot(victim);
        let to = match direction {
            Direction::Rearward => spot.unit() - 1,
            Direction::Forward => spot.unit() + 1,
        };
        self.put(victim, spot.in_unit(to));
        run.tell(self, || Event::Pushed { who: victim, level: spot.level(), from: spot.unit(), to });
        self.meet_sheriff_after_entering(victim, run); // CE-PUNCH-07
    }
}
