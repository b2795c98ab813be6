//! The twenty solo achievements (FT-ACH-01).

use table::Seat;

use super::objectives::STAR_BUILDINGS;
use crate::data::{Achievement, Cowbot, Difficulty, Hand, Region, Title};
use crate::space::Spaces;
use crate::state::{Fliptown, Sheet, Step};

/// What a finished solo game adds to a player's record.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Feats {
    /// The achievements of this game, by their numbers.
    pub achieved: Vec<Achievement>,
    /// The cowbot that was beaten, and how hard it was: number 14 is for all four on normal or hard, over any
    /// number of games.
    pub beaten: Option<(Cowbot, Difficulty)>,
}

/// The stops with a star.
const STAR_STOPS: Spaces = Spaces::numbered(Region::Trail, 1 | 1 << 2 | 1 << 3 | 1 << 6 | 1 << 9 | 1 << 12);

/// The chambers with gold.
const GOLD_CHAMBERS: Spaces = Spaces::numbered(Region::Mine, 0b1111_1111);

impl Sheet {
    /// Whether every space of some region of a suit is circled.
    fn has_completed_a_region(&self) -> bool {
        Region::OF_SUITS.into_iter().any(|region| self.circled.contains_all(Spaces::in_region(region)))
    }

    fn has_hand(&self, enough: impl Fn(Hand) -> bool) -> impl Iterator<Item = bool> {
        self.hands.into_iter().map(move |hand| hand.is_some_and(&enough))
    }
}

impl Fliptown {
    /// What a solo game that is over has achieved; nothing before its end, and nothing in company.
    pub(crate) fn feats(&self) -> Option<Feats> {
        if self.step != Step::Over || !self.is_solo() {
            return None;
        }
        let achieved = Achievement::ALL.into_iter().filter(|&one| self.achieves(one)).collect();
        let beaten = self.cowbot.filter(|_| self.has_beaten_cowbot());
        Some(Feats { achieved, beaten })
    }

    fn has_beaten_cowbot(&self) -> bool {
        let total = self.sheet(Seat::new(0)).total();
        self.cowbot.is_some_and(|(cowbot, difficulty)| {
            total > i32::from(self.cowbot_account(cowbot, difficulty).total()) // FT-COW-14
        })
    }

    fn achieves(&self, achievement: Achievement) -> bool {
        let sheet = self.sheet(Seat::new(0));
        let tools = sheet.pans + sheet.hammers;
        match achievement {
            Achievement::SixEverywhere => Region::OF_SUITS.into_iter().all(|region| sheet.count(region) >= 6),
            Achievement::SevenTools => tools >= 7,
            Achievement::CleanSlate => sheet.wanted == 0,
            Achievement::MinedOut => sheet.circled.contains_all(GOLD_CHAMBERS),
            Achievement::StarTrail => sheet.circled.contains_all(STAR_STOPS),
            Achievement::StarTown => sheet.circled.contains_all(STAR_BUILDINGS),
            Achievement::AllRound => sheet.has_robbed_every_kind(),
            Achievement::GraveDigger => sheet.circled.contains_all(Spaces::in_region(Region::Cemetery)),
            Achievement::HighRoller => sheet.has_hand(|hand| hand >= Hand::FourOfAKind).any(|yes| yes),
            Achievement::NoPans => sheet.pans == 0,
            Achievement::Tycoon => sheet.cash >= 30 && sheet.gold >= 15,
            Achievement::CardSharp => sheet.has_hand(|hand| hand > Hand::Pair).all(|yes| yes),
            Achievement::Slippery => sheet.wanted <= 5 && !sheet.arrested,
            Achievement::HardBeaten => {
                self.has_beaten_cowbot() && self.cowbot.is_some_and(|(_, level)| level == Difficulty::Hard)
            }
            Achievement::WellGuarded => self.cowbot.is_some() && self.all_stolen().len() <= 1,
            Achievement::MostWanted => sheet.wanted >= 20,
            Achievement::SilverRush => sheet.silver_stars() >= 24,
            Achievement::Completionist => sheet.has_completed_a_region(),
            Achievement::Legend => self.title(Seat::new(0)) == Title::Legendary,
        }
    }
}
