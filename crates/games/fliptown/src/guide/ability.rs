//! What a character's unused ability is worth.

use super::appraisal::{ALL_TURNS, Ahead};
use super::weights::feature;
use crate::data::Character;
use crate::state::Sheet;

/// The part of a bonus action's worth that one has by keeping it for a better moment.
const KEPT: f32 = 0.9;

/// The turns before the end in which an ability should be used.
const LAST_TURNS: f32 = 2.0 / ALL_TURNS;

/// Any bonus action.
const ANY_BONUS: f32 = 4.5;

/// A wild poker card.
const WILD_HAND: f32 = 2.5;

/// A step of the Prospector's shift.
const SHIFTED_STEP: f32 = 0.5;

/// Another sheriff card.
const SECOND_SHERIFF: f32 = 2.0;

/// Six wanted posters crossed out.
const SIX_WANTED: f32 = 2.0;

/// Another lineup.
const NEW_LINEUP: f32 = 1.0;

/// A joker.
const JOKER: f32 = 1.5;

impl Sheet {
    /// What the ability may still bring.
    pub(super) fn hope_for_ability(&self, ahead: &Ahead<'_>) -> f32 {
        let Some(character) = self.character else { return 0.0 };
        let soon = (ahead.turns / LAST_TURNS).min(1.0);
        let sheriffs = if ahead.turns > 0.0 || ahead.sheriff { 1.0 } else { 0.0 };
        let each = match character {
            Character::Trailblazer
            | Character::Settler
            | Character::Bandit
            | Character::Miner
            | Character::GraveRobber => {
                let bonus = character.bonus().map_or(0.0, |kind| ahead.worth[feature::BONUS + kind.index()]);
                KEPT * soon * bonus
            }
            Character::ManInBlack => soon * ANY_BONUS,
            Character::Cheat if ahead.turns > 0.0 => WILD_HAND,
            Character::Cheat => 0.0, // This hand is the last.
            Character::Prospector => soon * f32::from(self.pans) * SHIFTED_STEP,
            Character::Marshal => sheriffs * SECOND_SHERIFF,
            Character::Preacher => sheriffs * SIX_WANTED,
            Character::RanchHand => sheriffs * f32::from(self.hammers.max(2)) * SIX_WANTED / 3.0,
            Character::Baroness => sheriffs * f32::from(self.wanted.max(5)) / 2.0,
            Character::Mayor => soon * NEW_LINEUP,
            Character::WildCard => soon * JOKER,
        };
        f32::from(self.uses) * each
    }
}
