//! Moving along the train and between its levels, and the Sheriff card.

use table::{Log, Run};

use crate::data::{Character, Level, ROOF_RUN};
use crate::event::Event;
use crate::state::{Bandits, ColtExpress, Spot, Units};

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

    pub(super) fn resolve_move<L: Log<Self>>(&mut self, who: Character, run: &mut Run<'_, L>) -> bool {
        let Some(only) = self.move_units(who).single() else { return false }; // CE-HEIST-10
        self.travel(who, only, run); // CE-RUL-22
        true
    }

    pub(super) fn move_bandit<L: Log<Self>>(&mut self, unit: u8, run: &mut Run<'_, L>) {
        self.travel(self.acting(), unit, run);
        self.finish_card(run);
    }

    /// Goes along one level, whoever and whatever is on the way (CE-MOVE-04, CE-MOVE-05).
    fn travel<L: Log<Self>>(&mut self, who: Character, to: u8, run: &mut Run<'_, L>) {
        let spot = self.spot(who);
        self.put(who, spot.in_unit(to));
        run.tell(self, || Event::Moved { who, level: spot.level(), from: spot.unit(), to });
        self.meet_sheriff_after_entering(who, run);
    }

    /// Up or down in the same Unit, no choice (CE-LEVEL-01, CE-LEVEL-02).
    pub(super) fn change_level<L: Log<Self>>(&mut self, who: Character, run: &mut Run<'_, L>) -> bool {
        let spot = self.spot(who).other_level();
        self.put(who, spot);
        run.tell(self, || Event::Climbed { who, unit: spot.unit(), to: spot.level() });
        self.meet_sheriff_after_entering(who, run);
        true
    }

    /// The Units next to the Sheriff (CE-SCARD-01, CE-SCARD-02).
    #[inline]
    pub(crate) fn sheriff_units(&self) -> Units {
        Units::around(self.sheriff, 1, self.locomotive)
    }

    pub(super) fn resolve_sheriff<L: Log<Self>>(&mut self, who: Character, run: &mut Run<'_, L>) -> bool {
        let Some(only) = self.sheriff_units().single() else { return false };
        self.move_sheriff(Some(who), only, run);
        true
    }

    pub(super) fn play_sheriff<L: Log<Self>>(&mut self, unit: u8, run: &mut Run<'_, L>) {
        self.move_sheriff(Some(self.acting()), unit, run);
        self.finish_card(run);
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
