//! Hats, coins and cows (WS-RES-01).

use table::{Log, Run, Seat};

use crate::data::{Ability, Gain, MAX_COWS, MAX_HATS};
use crate::event::Event;
use crate::state::{Phase, Table, WestStory};

impl Table {
    /// Everything of one cause at once. Coins are unlimited (WS-RES-02) and, like cows, stay until they are spent (WS-RES-08).
    /// Hats and cows first fill the track and the Pasture (WS-RES-11); each of the rest is a point now, together
    /// with the points of the same cause (WS-RES-03, WS-RES-07).
    #[inline]
    pub(crate) fn gain<L: Log<WestStory>>(&mut self, seat: Seat, gain: Gain, run: &mut Run<'_, L>) {
        if self.is_tom(seat) {
            // Tom uses nothing but coins (WS-TOM-09).
            self.player_mut(seat).coins += u16::from(gain.hats) + u16::from(gain.coins) + u16::from(gain.cows);
            return self.gain_points(seat, u16::from(gain.points), run);
        }
        let player = self.player_mut(seat);
        let hats = gain.hats.min(MAX_HATS - player.hats);
        let cows = gain.cows.min(MAX_COWS - player.cows);
        player.hats += hats;
        player.cows += cows;
        player.coins += u16::from(gain.coins);
        if cows > 0 && !player.anvilled.is_empty() {
            self.graze(seat, cows, run);
        }
        let overflow = gain.hats - hats + gain.cows - cows;
        if overflow > 0 {
            self.tell(run, || Event::Overflowed { seat, points: overflow });
        }
        self.gain_points(seat, u16::from(gain.points) + u16::from(overflow), run);
    }

    /// A coin for each cow gained in one's own turn, for each anvil on a Ranch (WS-BLD-05). A cow that became a point is none.
    fn graze<L: Log<WestStory>>(&mut self, seat: Seat, cows: u8, run: &mut Run<'_, L>) {
        if self.phase != Phase::Turn || self.turn.seat != seat {
            return;
        }
        let coins = u16::from(cows) * u16::from(self.anvils_of(seat, Ability::Grazing));
        if coins > 0 {
            self.player_mut(seat).coins += coins;
            self.tell(run, || Event::Grazed { seat, coins });
        }
    }

    /// Anvils on visible cards with an ability: how often it may be used, or how much it counts (WS-ABIL-02, WS-ABIL-03).
    #[inline]
    pub(crate) fn anvils_of(&self, seat: Seat, ability: Ability) -> u8 {
        let player = self.player(seat);
        if player.anvilled.is_empty() {
            return 0;
        }
        player
            .anvilled
            .iter()
            .filter(|&place| self.card_at(seat, place).ability == Some(ability))
            .map(|place| player.anvils[place.index()])
            .sum()
    }

    /// Takes so many anvils from cards with an ability: it was used (WS-ABIL-06).
    pub(crate) fn use_anvils(&mut self, seat: Seat, ability: Ability, mut uses: u8) {
        for place in self.player(seat).anvilled.iter() {
            if self.card_at(seat, place).ability == Some(ability) {
                while uses > 0 && self.player(seat).anvils[place.index()] > 0 {
                    self.player_mut(seat).take_anvil(place);
                    uses -= 1;
                }
            }
        }
    }
}
