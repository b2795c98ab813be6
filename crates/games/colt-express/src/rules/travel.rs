//! Moving along the train and between its levels, and the Sheriff card.

use table::{Asks, List, Log, Refusal, Run, Seat, refused};

use super::heist::RESOLVE_IT;
use crate::action::Action;
use crate::data::{Character, Level, ROOF_RUN};
use crate::event::Event;
use crate::state::{Bandits, ColtExpress, Spot, Units};

/// The Move card: where this Bandit goes.
#[derive(Clone, Copy)]
pub(super) struct Move(pub Character);

impl Asks<Move> for ColtExpress {
    #[inline]
    fn list(&self, _: Seat, Move(who): Move, out: &mut impl List<Action>) {
        out.put_all(self.move_units(who).iter().map(Action::Move)); // CE-HEIST-10
    }

    /// Goes along one level, whoever and whatever is on the way (CE-MOVE-04, CE-MOVE-05, CE-RUL-22).
    fn answer<L: Log<Self>>(&mut self, _: Seat, Move(who): Move, choice: Action, run: &mut Run<'_, L>) {
        let Action::Move(to) = choice else { return };
        let spot = self.spot(who);
        self.put(who, spot.in_unit(to));
        run.tell(self, || Event::Moved { who, level: spot.level(), from: spot.unit(), to });
        self.meet_sheriff_after_entering(who, run);
    }

    fn object(&self, _: Seat, Move(who): Move, choice: Action) -> Refusal {
        let Action::Move(unit) = choice else { return RESOLVE_IT };
        let spot = self.spot(who);
        if unit > self.locomotive {
            refused("CE-POS-04", "why-off-the-train")
        } else if unit == spot.unit() {
            refused("CE-MOVE-03", "why-must-move")
        } else if spot.level() == Level::Inside {
            refused("CE-MOVE-01", "why-one-unit-inside")
        } else {
            refused("CE-MOVE-02", "why-three-units-on-roof")
        }
    }
}

/// The Change Level card of this Bandit.
#[derive(Clone, Copy)]
pub(super) struct ChangeLevel(pub Character);

impl Asks<ChangeLevel> for ColtExpress {
    #[inline]
    fn list(&self, _: Seat, _: ChangeLevel, out: &mut impl List<Action>) {
        out.put(Action::Pass);
    }

    /// Up or down in the same Unit, no choice (CE-LEVEL-01, CE-LEVEL-02).
    fn answer<L: Log<Self>>(&mut self, _: Seat, ChangeLevel(who): ChangeLevel, _: Action, run: &mut Run<'_, L>) {
        let spot = self.spot(who).other_level();
        self.put(who, spot);
        run.tell(self, || Event::Climbed { who, unit: spot.unit(), to: spot.level() });
        self.meet_sheriff_after_entering(who, run);
    }

    fn object(&self, _: Seat, _: ChangeLevel, _: Action) -> Refusal {
        RESOLVE_IT
    }
}

/// The Sheriff card: where he is sent by this Bandit.
#[derive(Clone, Copy)]
pub(super) struct SendSheriff(pub Character);

impl Asks<SendSheriff> for ColtExpress {
    #[inline]
    fn list(&self, _: Seat, _: SendSheriff, out: &mut impl List<Action>) {
        out.put_all(self.sheriff_units().iter().map(Action::Sheriff));
    }

    fn answer<L: Log<Self>>(&mut self, _: Seat, SendSheriff(by): SendSheriff, choice: Action, run: &mut Run<'_, L>) {
        if let Action::Sheriff(unit) = choice {
            self.move_sheriff(Some(by), unit, run);
        }
    }

    fn object(&self, _: Seat, _: SendSheriff, choice: Action) -> Refusal {
        match choice {
            Action::Sheriff(_) => refused("CE-SCARD-01", "why-sheriff-one-unit"),
            _ => RESOLVE_IT,
        }
    }
}

impl ColtExpress {
    /// Units a Bandit can reach with a Move (CE-MOVE-01, CE-MOVE-02, CE-MOVE-03, CE-POS-01, CE-POS-04).
    #[inline]
    pub(crate) fn move_units(&self, who: Character) -> Units {
        let spot = self.spot(who);
        let range = match spot.level() {
            Level::Inside => 1,      // CE-MOVE-01
            Level::Roof => ROOF_RUN, // CE-MOVE-02
        };
        Units::around(spot.unit(), range, self.locomotive) // CE-MOVE-03, CE-POS-03
    }

    /// The Units next to the Sheriff (CE-SCARD-01, CE-SCARD-02).
    #[inline]
    pub(crate) fn sheriff_units(&self) -> Units {
        Units::around(self.sheriff, 1, self.locomotive)
    }

    /// The Sheriff enters a Unit; everybody inside meets him, nobody on a roof does (CE-SCARD-03, -04,
    /// CE-SHER-02, CE-POS-07).
    pub(super) fn move_sheriff<L: Log<Self>>(&mut self, by: Option<Character>, to: u8, run: &mut Run<'_, L>) {
        let from = self.sheriff;
        self.sheriff = to;
        run.tell(self, || Event::SheriffMoved { by, from, to });
        self.encounter(self.at(Spot::new(to, Level::Inside)), run);
    }

    /// A Bandit who enters the inside of the Sheriff's Unit meets him (CE-SHER-01).
    pub(super) fn meet_sheriff_after_entering<L: Log<Self>>(&mut self, who: Character, run: &mut Run<'_, L>) {
        if self.spot(who) == Spot::new(self.sheriff, Level::Inside) {
            self.encounter(Bandits::only(who), run);
        }
    }
}
