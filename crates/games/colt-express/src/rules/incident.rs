//! The Events at the end of a Round.

use table::{Asks, List, Log, Refusal, Run, Seat, refused};

use crate::action::Action;
use crate::data::{Character, Incident, Level};
use crate::event::Event;
use crate::state::{Bandits, ColtExpress, Spot, Step};

/// Whether this Bandit takes a Purse, and which; the others are asked after.
#[derive(Clone, Copy)]
pub(super) struct Pickpocket {
    pub who: Character,
    pub waiting: Bandits,
}

impl Asks<Pickpocket> for ColtExpress {
    #[inline]
    fn list(&self, seat: Seat, Pickpocket { who, .. }: Pickpocket, out: &mut impl List<Action>) {
        self.each_purse(self.spot(who), seat, |token| out.put(Action::Steal(token)));
        out.put(Action::Pass); // CE-EV-PICK-02
    }

    /// One Purse of the taker's choice, or none (CE-EV-PICK-02).
    fn answer<L: Log<Self>>(&mut self, _: Seat, pickpocket: Pickpocket, choice: Action, run: &mut Run<'_, L>) {
        let Pickpocket { who, waiting } = pickpocket;
        if let Action::Steal(token) = choice {
            let prize = self.lift(who, token, run);
            run.tell(self, || Event::Stole { who, prize });
        } else {
            run.tell(self, || Event::Declined { who });
        }
        self.next_pickpocket(waiting, run);
    }

    fn object(&self, _: Seat, _: Pickpocket, choice: Action) -> Refusal {
        match choice {
            Action::Steal(_) => refused("CE-EV-PICK-01", "why-no-such-purse"),
            Action::Rob(_) => refused("CE-EV-PICK-02", "why-only-purses"),
            _ => refused("CE-EV-PICK-01", "why-pickpocket-now"),
        }
    }
}

impl ColtExpress {
    /// The Event of the Round card, once, after the Heist (CE-EV-01, CE-ROUND-06).
    pub(crate) fn begin_incident<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        self.step = Step::Unfolding;
        let Some(incident) = self.round_card().and_then(|card| card.incident()) else {
            return self.end_round(run); // CE-ROUND-06
        };
        run.tell(self, || Event::IncidentBegan(incident));
        match incident {
            Incident::AngrySheriff => self.angry_sheriff(run),
            Incident::SwivelArm => self.swivel_arm(run),
            Incident::Braking => self.braking(run),
            Incident::TakeItAll => self.take_it_all(run),
            Incident::Rebellion => self.neutral_bullets(self.on_level(Level::Inside), run), // CE-EV-REBEL-01
            Incident::SheriffsRevenge => self.sheriffs_revenge(run),
            Incident::Hostage => self.hostage(run),
            Incident::Pickpockets => return self.next_pickpocket(self.pickpockets(), run),
        }
        self.end_round(run);
    }

    /// He shoots at the roof above him, moves one Unit rearward, and meets whoever is inside there
    /// (CE-EV-ANGRY-01 to -03).
    fn angry_sheriff<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        self.neutral_bullets(self.at(Spot::new(self.sheriff, Level::Roof)), run); // CE-EV-ANGRY-01
        if self.sheriff > 0 {
            self.move_sheriff(None, self.sheriff - 1, run); // CE-EV-ANGRY-02, -03
        }
    }

    /// Everybody on a roof is swept to the Caboose's (CE-EV-SWIVEL-01).
    fn swivel_arm<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        for who in self.on_level(Level::Roof).iter() {
            self.slide(who, 0, run);
        }
    }

    /// Everybody on a roof slides one Unit forward, never off the train (CE-EV-BRAKE-01).
    fn braking<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        for who in self.on_level(Level::Roof).iter() {
            let to = self.locomotive.min(self.spot(who).unit() + 1); // CE-POS-04
            self.slide(who, to, run);
        }
    }

    fn slide<L: Log<Self>>(&mut self, who: Character, to: u8, run: &mut Run<'_, L>) {
        let spot = self.spot(who);
        if spot.unit() != to {
            self.put(who, spot.in_unit(to));
            run.tell(self, || Event::Pushed { who, level: spot.level(), from: spot.unit(), to });
        }
    }

    /// The second Strongbox is put where the Sheriff is (CE-EV-TAKE-01).
    fn take_it_all<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        self.strongbox_aside = false;
        self.piles[Spot::new(self.sheriff, Level::Inside).index()].strongboxes += 1;
        run.tell(self, || Event::StrongboxAppeared { unit: self.sheriff });
    }

    /// Whoever is alone in a location with a Purse (CE-EV-PICK-01, CE-EV-PICK-03, CE-TWO-11, CE-TWO-19).
    fn pickpockets(&self) -> Bandits {
        self.in_play
            .iter()
            .filter(|&who| {
                let spot = self.spot(who);
                let purses = self.piles[spot.index()].purses > 0 || self.dropped_at(spot).next().is_some();
                self.at(spot) == Bandits::only(who) && purses
            })
            .collect()
    }

    /// Asks clockwise from the First Player, both Bandits of a team one after the other.
    fn next_pickpocket<L: Log<Self>>(&mut self, waiting: Bandits, run: &mut Run<'_, L>) {
        let mut seat = self.first;
        for _ in Seat::all(self.player_count()) {
            if let Some(who) = self.team(seat).members().find(|&who| waiting.contains(who)) {
                self.step = Step::Pickpocket { who, waiting: waiting.without(who) };
                return;
            }
            seat = seat.left(self.player_count());
        }
        self.end_round(run);
    }

    /// Everybody above the Sheriff loses the least valuable Purse, which drops there (CE-EV-REVENGE-01, -02).
    fn sheriffs_revenge<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        let roof = Spot::new(self.sheriff, Level::Roof);
        for who in self.at(roof).iter() {
            if let Some(purse) = self.purses.least_valuable(who) {
                self.bandit_mut(who).purses -= 1;
                self.purses.drop_at(purse, roof); // CE-RUL-06
                run.tell(self, || Event::PurseLost { who, prize: self.purse_prize(purse) });
            }
        }
    }

    /// Everybody at the Locomotive, inside or on the roof, gets a ransom (CE-EV-HOST-01, -02, CE-TWO-19).
    fn hostage<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        for who in
            self.in_play.iter().filter(|&who| self.spot(who).unit() == self.locomotive).collect::<Bandits>().iter()
        {
            self.bandit_mut(who).ransoms += 1;
            run.tell(self, || Event::Ransomed { who });
        }
    }
}
