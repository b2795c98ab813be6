//! Main action B: To Jail, and one's own prison.

use table::{Log, Run, Seat};

use crate::data::{
    Ability, Gain, JAIL_COINS, JAIL_POINTS, JAIL_WANTED_COINS, OWN_PRISON_COINS, OWN_PRISON_POINTS, Symbol,
};
use crate::event::Event;
use crate::state::{Table, WestStory, main_action};

impl Table {
    /// With a tied bandit, in a region with a Nearest City or in that of the fort, but not in the desert (WS-JAIL-01,
    /// WS-BOARD-08).
    pub(crate) fn can_jail(&self, seat: Seat) -> bool {
        self.player(seat).tied.is_some() && self.can_jail_in(self.region_of(seat))
    }

    pub(crate) fn can_jail_in(&self, region: usize) -> bool {
        self.board().regions[region].city.is_some() || self.board().fort == Some(region as u8)
    }

    /// Whether a bandit is wanted where the pawn is: by the poster of the Nearest City, or by that of the fort, which shows
    /// any symbol (WS-JAIL-03, WS-BOARD-11).
    pub(crate) fn is_wanted(&self, seat: Seat, bandit: Symbol) -> bool {
        self.is_wanted_in(self.region_of(seat), bandit)
    }

    pub(crate) fn is_wanted_in(&self, region: usize, bandit: Symbol) -> bool {
        match self.board().regions[region].city {
            Some(city) => self.posters[usize::from(city)] == bandit,
            None => self.board().fort == Some(region as u8),
        }
    }

    /// Four points and two coins (WS-JAIL-02), or four coins for one who is wanted at the place where the pawn is before these
    /// points move it; coins are paid whatever becomes of the points (WS-JAIL-06). Whoever caught the bandit in this very
    /// turn may do it as well (WS-JAIL-05).
    pub(crate) fn jail<L: Log<WestStory>>(&mut self, seat: Seat, run: &mut Run<'_, L>) {
        let Some(bandit) = self.player(seat).tied else { return };
        self.take_main_action(main_action::JAIL);
        let coins = if self.is_wanted(seat, bandit) { JAIL_WANTED_COINS } else { JAIL_COINS };
        self.deliver(seat, coins, false, run);
        self.gain(seat, Gain { coins, points: JAIL_POINTS, ..Gain::NOTHING }, run);
    }

    /// Own Prison, an additional action: anywhere, whatever posters say (WS-BLD-11), and beside the main action To Jail
    /// (WS-BLD-12).
    pub(crate) fn jail_in_own_prison<L: Log<WestStory>>(&mut self, seat: Seat, run: &mut Run<'_, L>) {
        self.use_anvils(seat, Ability::OwnPrison, 1);
        self.deliver(seat, OWN_PRISON_COINS, true, run);
        self.gain(seat, Gain { coins: OWN_PRISON_COINS, points: OWN_PRISON_POINTS, ..Gain::NOTHING }, run);
    }

    /// The token goes face down onto the delivered pile: from now on it only counts (WS-JAIL-04).
    pub(crate) fn deliver<L: Log<WestStory>>(&mut self, seat: Seat, coins: u8, own: bool, run: &mut Run<'_, L>) {
        let Some(bandit) = self.player_mut(seat).tied.take() else { return };
        self.player_mut(seat).delivered += 1;
        self.jailed.add(bandit, 1);
        self.tell(run, || Event::Jailed { seat, bandit, coins, own });
    }
}
