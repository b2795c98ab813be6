//! Punching: the victim, what he loses, and where he goes.

use table::{Asks, List, Log, Refusal, Run, Seat, Seats, refused};

use super::heist::RESOLVE_IT;
use super::shoot::spare_belle;
use crate::action::Action;
use crate::data::{Character, Direction, Loot};
use crate::event::{Event, Idle, Prize};
use crate::state::{Bandits, ColtExpress, Step};

/// The Punch card: whom this Bandit strikes.
#[derive(Clone, Copy)]
pub(super) struct Punch(pub Character);

impl Asks<Punch> for ColtExpress {
    /// Compulsory if anybody is there (CE-PUNCH-02).
    #[inline]
    fn list(&self, _: Seat, Punch(who): Punch, out: &mut impl List<Action>) {
        let targets = self.punch_targets(who);
        if targets.is_empty() {
            out.put(Action::Pass);
        } else {
            out.put_all(targets.iter().map(Action::Punch));
        }
    }

    fn answer<L: Log<Self>>(&mut self, seat: Seat, Punch(who): Punch, choice: Action, run: &mut Run<'_, L>) {
        let Action::Punch(victim) = choice else { return self.no_effect(Idle::NobodyHere, run) };
        run.tell(self, || Event::Punched { who, victim });
        self.ask(seat, Step::Knock { victim }, Knock { victim }, run);
    }

    fn object(&self, _: Seat, Punch(who): Punch, choice: Action) -> Refusal {
        let Action::Punch(victim) = choice else { return RESOLVE_IT };
        if !self.in_play.contains(victim) {
            refused("CE-SETUP-02", "why-not-in-play")
        } else if victim == who {
            refused("CE-PUNCH-01", "why-not-yourself")
        } else if victim == Character::Belle && self.spot(victim) == self.spot(who) {
            refused("CE-BELLE-01", "why-belle-spared")
        } else {
            refused("CE-PUNCH-01", "why-not-in-reach")
        }
    }
}

/// What the victim of a Punch loses.
#[derive(Clone, Copy)]
pub(super) struct Knock {
    pub victim: Character,
}

impl Asks<Knock> for ColtExpress {
    /// One of the kinds of loot that there are (CE-PUNCH-03), or nothing (CE-PUNCH-05).
    #[inline]
    fn list(&self, _: Seat, Knock { victim }: Knock, out: &mut impl List<Action>) {
        let mut kinds = self.losable(victim).map(Action::Knock);
        out.put(kinds.next().unwrap_or(Action::Pass));
        out.put_all(kinds);
    }

    /// One token of this kind is lost and drops where the Punch took place (CE-PUNCH-04), unless
    /// Cheyenne may have the Purse (CE-CHEY-01, CE-CHEY-03).
    fn answer<L: Log<Self>>(&mut self, seat: Seat, Knock { victim }: Knock, choice: Action, run: &mut Run<'_, L>) {
        let Action::Knock(loot) = choice else { return self.send_flying(seat, victim, run) };
        let pile = &mut self.piles[self.spots.of(victim).index()];
        match loot {
            Loot::Purse => return self.lose_purse(seat, victim, run),
            Loot::Jewel => {
                pile.jewels += 1;
                self.bandit_mut(victim).jewels -= 1;
            }
            Loot::Strongbox => {
                pile.strongboxes += 1;
                self.bandit_mut(victim).strongboxes -= 1;
            }
        }
        let prize = Prize { loot, value: None, known: Seats::NONE };
        run.tell(self, || Event::Dropped { who: victim, prize });
        self.send_flying(seat, victim, run);
    }

    fn object(&self, _: Seat, _: Knock, choice: Action) -> Refusal {
        match choice {
            Action::Knock(_) => refused("CE-PUNCH-03", "why-victim-lacks-loot"),
            _ => refused("CE-PUNCH-08", "why-knock-now"),
        }
    }
}

/// Whether Cheyenne takes the Purse (CE-CHEY-05, CE-RUL-29).
#[derive(Clone, Copy)]
pub(super) struct Pocket {
    pub victim: Character,
    pub purse: u8,
}

impl Asks<Pocket> for ColtExpress {
    #[inline]
    fn list(&self, _: Seat, _: Pocket, out: &mut impl List<Action>) {
        out.put_all([Action::Pocket, Action::Leave]);
    }

    /// Cheyenne takes the Purse and learns what is in it (CE-CHEY-01, CE-CHEY-05, CE-INFO-08), or lets it drop as usual
    /// (CE-CHEY-02). The victim is moved in every case (CE-CHEY-04).
    fn answer<L: Log<Self>>(&mut self, seat: Seat, pocket: Pocket, choice: Action, run: &mut Run<'_, L>) {
        let Pocket { victim, purse } = pocket;
        if choice == Action::Pocket {
            let who = self.acting();
            self.bandit_mut(victim).purses -= 1;
            self.bandit_mut(who).purses += 1;
            run.reveal_if(self.purses.take(purse, who, seat));
            run.tell(self, || Event::Pocketed { who, victim, prize: self.purse_prize(purse) });
        } else {
            self.drop_purse(victim, purse, run);
        }
        self.send_flying(seat, victim, run);
    }

    fn object(&self, _: Seat, _: Pocket, _: Action) -> Refusal {
        refused("CE-CHEY-05", "why-pocket-now")
    }
}

/// Where the victim of a Punch goes.
#[derive(Clone, Copy)]
pub(super) struct Push {
    pub victim: Character,
}

impl Asks<Push> for ColtExpress {
    #[inline]
    fn list(&self, _: Seat, Push { victim }: Push, out: &mut impl List<Action>) {
        out.put_all(self.push_directions(victim).map(Action::Push));
    }

    /// One Unit along the same level; the puncher stays (CE-PUNCH-06 to -08).
    fn answer<L: Log<Self>>(&mut self, _: Seat, Push { victim }: Push, choice: Action, run: &mut Run<'_, L>) {
        let Action::Push(direction) = choice else { return };
        let spot = self.spot(victim);
        let to = match direction {
            Direction::Rearward => spot.unit() - 1,
            Direction::Forward => spot.unit() + 1,
        };
        self.put(victim, spot.in_unit(to));
        run.tell(self, || Event::Pushed { who: victim, level: spot.level(), from: spot.unit(), to });
        self.meet_sheriff_after_entering(victim, run); // CE-PUNCH-07
    }

    fn object(&self, _: Seat, _: Push, _: Action) -> Refusal {
        refused("CE-PUNCH-06", "why-push-now")
    }
}

impl ColtExpress {
    /// The other Bandits in the same location, without Belle if anybody else is there (CE-PUNCH-01,
    /// CE-BELLE-01, CE-TWO-11).
    #[inline]
    pub(crate) fn punch_targets(&self, puncher: Character) -> Bandits {
        spare_belle(self.at(self.spot(puncher)).without(puncher))
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

    /// Of several Purses chance takes one, unseen (CE-PUNCH-03, CE-RUL-04).
    fn lose_purse<L: Log<Self>>(&mut self, seat: Seat, victim: Character, run: &mut Run<'_, L>) {
        let loser = self.owner(victim);
        let purse = self.purses.lose_by_chance(victim, loser, self.rules, run.dice);
        if self.acting() == Character::Cheyenne {
            return self.ask(seat, Step::Pocket { victim, purse }, Pocket { victim, purse }, run);
        }
        self.drop_purse(victim, purse, run);
        self.send_flying(seat, victim, run);
    }

    fn drop_purse<L: Log<Self>>(&mut self, victim: Character, purse: u8, run: &mut Run<'_, L>) {
        self.bandit_mut(victim).purses -= 1;
        self.purses.drop_at(purse, self.spot(victim)); // CE-PUNCH-04, CE-TWO-09
        run.tell(self, || Event::Dropped { who: victim, prize: self.purse_prize(purse) });
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

    /// The victim is moved, by choice if there are two ways (CE-PUNCH-06).
    fn send_flying<L: Log<Self>>(&mut self, seat: Seat, victim: Character, run: &mut Run<'_, L>) {
        self.ask(seat, Step::Push { victim }, Push { victim }, run);
    }
}
