//! The Badlands: robberies.

use table::{Log, Seat};

use super::Run;
use crate::cards::Card;
use crate::data::{BANDANA, Item, Region, TARGET_CASH, Target, Weapons};
use crate::event::{Deed, Event, Gains};
use crate::space::{Space, Spaces};
use crate::state::{Fliptown, Sheet};

impl Sheet {
    /// What weapons add to a robbery card: the rifle takes the place of the pistol (FT-BAD-03, FT-TOWN-9b).
    pub(crate) fn weapon(&self, weapons: Weapons) -> u8 {
        if self.has(Item::Rifle) {
            weapons.rifle()
        } else if self.has(Item::Pistol) {
            weapons.pistol()
        } else {
            0
        }
    }
}

impl Fliptown {
    /// Circles the target, turns up a card and compares (FT-BAD-02 to -06). Nothing modifies that card but weapons
    /// (FT-BAD-10, FT-MOD-04).
    pub(super) fn rob<L: Log<Self>>(&mut self, seat: Seat, space: Space, run: &mut Run<'_, L>) {
        self.circle(seat, space, run);
        let (Some(kind), Some(value)) = (space.as_target(), space.value()) else { return };
        let card = self.turn_robbery_card(seat, run);
        let weapon = self.sheet(seat).weapon(self.weapons);
        let success = card.value() + weapon >= value;
        let spared = if self.sheet(seat).has(Item::Bandana) { BANDANA } else { 0 }; // FT-BAD-07
        let gains = Gains {
            wanted: kind.wanted() - spared, // FT-COW-09: what is spared is not gained.
            stars: if success { kind.stars() } else { kind.stars() / 2 },
            cash: if success { TARGET_CASH[usize::from(space.number())] } else { 0 },
            ..Gains::default()
        };
        let player = self.player_mut(seat);
        player.gain_wanted(gains.wanted);
        player.gain_stars(gains.stars);
        player.sheet.cash += gains.cash;
        self.tell_deed(seat, || Deed::Robbed { space, card, weapon, success }, run);
        self.tell_gains(seat, gains, run);
        self.finish_row(seat, kind, space, run);
    }

    /// Each robbery turns up a card of its own, which is discarded once it is resolved (FT-BAD-09, FT-DECK-06).
    fn turn_robbery_card<L: Log<Self>>(&mut self, seat: Seat, run: &mut Run<'_, L>) -> Card {
        if run.besides.is_some() {
            return self.rehearse_robbery_card(run);
        }
        let card = self.draw_open(run);
        let running = self.running_mut(seat);
        running.robberies[usize::from(running.robbed)] = card;
        running.robbed += 1;
        self.discard = self.discard.with(card);
        run.tell(self, || Event::RobberyCard { seat, card });
        card
    }

    /// In an imagined turn the cards are those that everybody has seen; beyond them any card might come.
    #[cold]
    fn rehearse_robbery_card<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) -> Card {
        let known = run.besides.as_mut().and_then(|rehearsal| rehearsal.take());
        known.unwrap_or_else(|| self.draw.union(self.discard).draw(run.dice))
    }

    /// The third target of a row brings its bonus action, whatever became of the robberies (FT-BAD-08).
    fn finish_row<L: Log<Self>>(&mut self, seat: Seat, kind: Target, space: Space, run: &mut Run<'_, L>) {
        if self.sheet(seat).circled.contains_all(row(kind)) {
            self.earn_bonus(seat, kind.row_bonus(), space, run);
        }
    }
}

/// The three targets of a kind.
#[inline]
pub(crate) const fn row(kind: Target) -> Spaces {
    Spaces::numbered(Region::Badlands, 0b111 << (3 * kind as u64))
}
