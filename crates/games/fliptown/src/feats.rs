//! What the house keeps of solo games: the twenty achievements, over any number of games (FT-ACH-01).

use table::{Achievement as Goal, Feat as Done};

use crate::data::{Achievement, Cowbot, Difficulty};
use crate::state::Fliptown;

/// That a cowbot was beaten on normal or hard.
const fn beaten(cowbot: Cowbot) -> Done {
    Done(match cowbot {
        Cowbot::BlackBart => "beaten-black-bart",
        Cowbot::WyattEarp => "beaten-wyatt-earp",
        Cowbot::CalamityJane => "beaten-calamity-jane",
        Cowbot::BillyTheKid => "beaten-billy-the-kid",
    })
}

macro_rules! in_one_game {
    ($achievement:ident) => {
        Goal { name: Achievement::$achievement.name(), needs: &[&[Done(Achievement::$achievement.name())]] }
    };
}

/// All twenty in the order of the rulebook. Number 14 is made of four games; every other of one.
pub(crate) const ACHIEVEMENTS: &[Goal] = &[
    in_one_game!(SixEverywhere),
    in_one_game!(SevenTools),
    in_one_game!(CleanSlate),
    in_one_game!(MinedOut),
    in_one_game!(StarTrail),
    in_one_game!(StarTown),
    in_one_game!(AllRound),
    in_one_game!(GraveDigger),
    in_one_game!(HighRoller),
    in_one_game!(NoPans),
    in_one_game!(Tycoon),
    in_one_game!(CardSharp),
    in_one_game!(Slippery),
    Goal {
        name: "all-cowbots",
        needs: &[
            &[beaten(Cowbot::BlackBart)],
            &[beaten(Cowbot::WyattEarp)],
            &[beaten(Cowbot::CalamityJane)],
            &[beaten(Cowbot::BillyTheKid)],
        ],
    },
    in_one_game!(HardBeaten),
    in_one_game!(WellGuarded),
    in_one_game!(MostWanted),
    in_one_game!(SilverRush),
    in_one_game!(Completionist),
    in_one_game!(Legend),
];

impl Fliptown {
    /// What the player of a finished solo game has done; nothing in company.
    pub(crate) fn done(&self) -> Vec<Done> {
        let Some(feats) = self.feats() else { return Vec::new() };
        let counts = feats.beaten.filter(|(_, difficulty)| *difficulty >= Difficulty::Normal);
        let achieved = feats.achieved.into_iter().map(|achievement| Done(achievement.name()));
        achieved.chain(counts.map(|(cowbot, _)| beaten(cowbot))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_twenty_and_each_has_a_name_of_its_own() {
        let mut names: Vec<&str> = ACHIEVEMENTS.iter().map(|goal| goal.name).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), 20);
        assert!(Achievement::ALL.into_iter().all(|achievement| names.contains(&achievement.name())));
    }
}
