//! The end of the game: fortunes, the Gunslinger, places.

use table::{Seat, Standing};

use crate::data::{BULLETS, Character, GUNSLINGER_REWARD, JEWEL_VALUE, RANSOM, STRONGBOX_VALUE};
use crate::state::{ColtExpress, Step};

/// What is scored, in this order (CE-SCORE-08).
const CATEGORIES: &[&str] = &["score-purses", "score-jewels", "score-strongboxes", "score-ransom", "score-gunslinger"];

/// With two players there is no Gunslinger (CE-TWO-12).
const TEAM_CATEGORIES: &[&str] = CATEGORIES.split_at(4).0;

/// What breaks a tie (CE-SCORE-05).
const TIE_BREAKS: &[&str] = &["tie-bullets"];

impl ColtExpress {
    /// The final account (CE-SCORE-04 to -08, CE-TWO-13), once the game is over.
    pub(crate) fn final_account(&self) -> Option<Standing> {
        (self.step == Step::Over).then(|| self.account())
    }

    /// What the account would be if the game ended here.
    pub(crate) fn account(&self) -> Standing {
        let categories = if self.players == 2 { TEAM_CATEGORIES } else { CATEGORIES };
        let seats = Seat::all(self.player_count()).map(|seat| {
            let scores = self.wealth(seat).into_iter().take(categories.len()).collect();
            // CE-SCORE-05, CE-TWO-21: fewer Bullets are better.
            let ties = [-i32::from(self.received(seat))].into_iter().collect();
            (scores, ties)
        });
        Standing::ranked(categories, TIE_BREAKS, seats)
    }

    /// A player's wealth by category: all loot on the team's cards (CE-SCORE-01, CE-TWO-13) and the
    /// Gunslinger's reward.
    pub(crate) fn wealth(&self, seat: Seat) -> [i32; 5] {
        let mut wealth = [0; 5];
        for who in self.team(seat).members() {
            let bandit = self.bandit(who);
            wealth[0] += self.purses.worth(who);
            wealth[1] += i32::from(bandit.jewels) * JEWEL_VALUE;
            wealth[2] += i32::from(bandit.strongboxes) * STRONGBOX_VALUE;
            wealth[3] += i32::from(bandit.ransoms) * RANSOM;
            if self.is_gunslinger(who) {
                wealth[4] += GUNSLINGER_REWARD;
            }
        }
        wealth
    }

    /// Fewest own Bullets left, all who are tied (CE-SCORE-02, CE-SCORE-03), not with two players (CE-TWO-12).
    pub(crate) fn is_gunslinger(&self, who: Character) -> bool {
        let fewest = self.in_play.iter().map(|other| self.bandit(other).bullets).min().unwrap_or(BULLETS);
        self.players > 2 && self.bandit(who).bullets == fewest
    }
}
