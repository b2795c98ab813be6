//! Characters' abilities, each once a game (FT-CHAR-01). Those that pay for a main action are with it, in
//! `main_action`; those of the phases after the turns are with these.

use table::{Log, Seat};

use super::Run;
use crate::action::Action;
use crate::cards::Card;
use crate::data::{Character, RANCH_HAND_EACH, Region};
use crate::event::{Deed, Event, Gains};
use crate::state::{Fliptown, Sheet};

impl Sheet {
    /// Whether the ability can be used in a turn to some effect (FT-CHAR-02): a bonus action with a space for it, wanted
    /// posters to cross out or to turn into gold. An ability is never spent for nothing.
    fn can_use_in_turn(&self) -> bool {
        if self.uses == 0 {
            return false;
        }
        match self.character {
            Some(Character::ManInBlack) => true, // One can always visit the Town.
            Some(Character::RanchHand) => self.hammers > 0 && self.wanted > 0,
            Some(Character::Baroness) => self.wanted > 0,
            Some(other) => other.bonus().is_some_and(|kind| !self.anywhere(kind).is_empty()),
            None => false,
        }
    }
}

impl Fliptown {
    /// Whether the character's ability is an option of a running turn.
    #[inline]
    pub(super) fn has_ability(&self, seat: Seat) -> bool {
        self.characters && self.sheet(seat).can_use_in_turn()
    }

    pub(super) fn list_ability(&self, seat: Seat, out: &mut Vec<Action>) {
        let sheet = self.sheet(seat);
        if !sheet.can_use_in_turn() {
            return;
        }
        if sheet.character == Some(Character::ManInBlack) {
            let kinds = Region::ALL.into_iter().filter(|&kind| !sheet.anywhere(kind).is_empty());
            out.extend(kinds.map(Action::UseFor)); // FT-CHAR-08
        } else {
            out.push(Action::Use);
        }
    }

    /// Turns the card over and does what it says; `kind` is what the Man in Black chose. A bonus action becomes pending like
    /// any other, but is earned in no region.
    pub(super) fn use_ability<L: Log<Self>>(&mut self, seat: Seat, kind: Option<Region>, run: &mut Run<'_, L>) {
        let Some(character) = self.sheet(seat).character else { return };
        self.sheet_mut(seat).uses -= 1;
        self.tell_deed(seat, || Deed::AbilityUsed(character), run);
        match character {
            Character::RanchHand => self.cross_out_by_hammers(seat, run),
            Character::Baroness => self.turn_wanted_into_gold(seat, run),
            _ => {
                if let Some(kind) = kind.or(character.bonus()) {
                    self.player_mut(seat).gain_bonus(kind); // FT-CHAR-03 to -08
                    self.tell_deed(seat, || Deed::BonusGained { kind, at: None }, run);
                }
            }
        }
    }

    /// Two wanted posters for each hammer (FT-CHAR-14).
    fn cross_out_by_hammers<L: Log<Self>>(&mut self, seat: Seat, run: &mut Run<'_, L>) {
        let player = self.player_mut(seat);
        let cleared = player.clear_wanted(RANCH_HAND_EACH * player.sheet.hammers);
        self.tell_gains(seat, Gains { cleared, ..Gains::default() }, run);
    }

    /// As much gold as wanted posters (FT-CHAR-15).
    fn turn_wanted_into_gold<L: Log<Self>>(&mut self, seat: Seat, run: &mut Run<'_, L>) {
        let player = self.player_mut(seat);
        let gold = u16::from(player.sheet.wanted);
        player.gain_gold(gold);
        self.tell_gains(seat, Gains { gold, ..Gains::default() }, run);
    }

    /// The Mayor has the whole lineup replaced, or keeps the ability (FT-CHAR-13). Old cards are discarded before new
    /// ones are flipped (FT-DECK-09).
    pub(super) fn decide_as_mayor<L: Log<Self>>(&mut self, seat: Seat, action: Action, run: &mut Run<'_, L>) {
        if action == Action::Use {
            let old = std::mem::replace(&mut self.lineup, [Card::NONE; 3]);
            self.sheet_mut(seat).uses -= 1;
            self.discard = self.discard.union(old.into_iter().collect());
            run.tell(self, || Event::LineupReplaced { seat, old });
            self.flip(run);
        } else {
            run.tell(self, || Event::AbilityKept { seat, character: Character::Mayor });
        }
        self.begin_acting(run);
    }
}
