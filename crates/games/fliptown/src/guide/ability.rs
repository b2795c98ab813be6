//! What a character's unused ability is worth.

use super::appraisal::{ALL_TURNS, Ahead};
use super::worth;
use crate::data::Character;
use crate::state::Sheet;

/// The part of a bonus action's worth that one has by keeping it for a better moment.
const KEPT: f32 = 0.9;

/// The turns before the end in which an ability should be used.
const LAST_TURNS: f32 = 2.0 / ALL_TURNS;

impl Sheet {
    /// What the ability may still bring.
    pub(super) fn hope_for_ability(&self, ahead: &Ahead) -> f32 {
        let Some(character) = self.character else { return 0.0 };
        let soon = (ahead.turns / LAST_TURNS).min(1.0);
        let sheriffs = if ahead.turns > 0.0 || ahead.sheriff { 1.0 } else { 0.0 };
        let each = match character {
            Character::Trailblazer
            | Character::Settler
            | Character::Bandit
            | Character::Miner
            | Character::GraveRobber => {
                let [fixed, later] = character.bonus().map_or([0.0; 2], |kind| worth::BONUS[kind.index()]);
                KEPT * soon * (fixed + later * ahead.turns)
            }
            Character::ManInBlack => soon * worth::ANY_BONUS,
            Character::Cheat if ahead.turns > 0.0 => worth::WILD_HAND,
            Character::Cheat => 0.0, // This hand is the last.
            Character::Prospector => soon * f32::from(self.pans) * worth::SHIFTED_STEP,
            Character::Marshal => sheriffs * worth::SECOND_SHERIFF,
            Character::Preacher => sheriffs * worth::SIX_WANTED,
            Character::RanchHand => sheriffs * f32::from(self.hammers.max(2)) * worth::SIX_WANTED / 3.0,
            Character::Baroness => sheriffs * f32::from(self.wanted.max(5)) / 2.0,
            Character::Mayor => soon * worth::NEW_LINEUP,
            Character::WildCard => soon * worth::JOKER,
        };
        f32::from(self.uses) * each
    }
}
