//! How near a player is to the objectives.

use table::Seat;

use super::appraisal::{ALL_TURNS, Ahead};
use crate::data::{Building, Item, OBJECTIVE_FIRST, OBJECTIVE_LATER, Objective, Region, Target};
use crate::space::Space;
use crate::state::{Fliptown, Sheet};

/// How soon the hope for an objective fades with what is missing.
const FADING: f32 = 1.5;

/// Something may still be fulfilled after the last turn, by a hand or by income: as if there were this much of a turn.
const LAST_HOPE: f32 = 0.3;

/// The part of the difference between both sides of a card that a player in a race can hope for.
const RACE: f32 = 0.6;

/// Bonus actions of the Trail.
const BONUS_STOPS: [u8; 4] = [3, 6, 9, 12];

/// Buildings with a star.
const STAR_BUILDINGS: [Building; 5] =
    [Building::Bank, Building::Hideout, Building::Church, Building::BailBonds, Building::Saloon];

/// Items that the objective of four items counts, besides tools.
const COUNTED_ITEMS: [Item; 5] = [Item::TrailHorse, Item::Friendship, Item::Bandana, Item::Pickaxe, Item::Pistol];

impl Fliptown {
    /// The stars that a player can still hope for.
    pub(super) fn hope_for_objectives(&self, seat: Seat, ahead: &Ahead<'_>) -> f32 {
        let Some(objectives) = self.objectives else { return 0.0 };
        let sheet = self.sheet(seat);
        let mut hope = 0.0;
        for (i, objective) in objectives.into_iter().enumerate() {
            if self.scored[i].contains(seat) {
                continue; // Its stars are on the sheet.
            }
            let (first, later) = (f32::from(OBJECTIVE_FIRST), f32::from(OBJECTIVE_LATER));
            hope += match (sheet.fulfilled >> i & 1 == 1, self.scored[i].is_empty()) {
                (true, true) => first,
                (true, false) => later,
                (false, true) => (later + RACE * (first - later)) * sheet.chance_of(objective, ahead),
                (false, false) => later * sheet.chance_of(objective, ahead),
            };
        }
        hope
    }
}

impl Sheet {
    fn chance_of(&self, objective: Objective, ahead: &Ahead<'_>) -> f32 {
        self.missing(objective).map_or(0.0, |missing| {
            let turns = ahead.turns * ALL_TURNS;
            (-FADING * missing / (turns + LAST_HOPE)).exp()
        })
    }

    /// About how many actions an objective still takes; nothing if it is out of reach.
    fn missing(&self, objective: Objective) -> Option<f32> {
        let short = |goal: u32, have: u32| goal.saturating_sub(have) as f32;
        Some(match objective {
            Objective::FourEverywhere => Region::OF_SUITS.map(|region| short(4, self.count(region))).iter().sum(),
            Objective::TrailBonuses => {
                let open = BONUS_STOPS.map(Space::stop).into_iter().filter(|&stop| !self.circled.contains(stop));
                if open.clone().any(|stop| self.passed().contains(stop)) {
                    return None;
                }
                open.count() as f32
            }
            Objective::FiveTools => short(5, u32::from(self.pans + self.hammers)),
            Objective::StarBuildings => {
                let buildings = STAR_BUILDINGS.map(Space::building);
                buildings.into_iter().filter(|&building| !self.circled.contains(building)).count() as f32
            }
            Objective::MineGold => short(9, u32::from(self.mined_gold())) / 2.5,
            Objective::EveryTarget => Target::ALL.into_iter().filter(|&kind| self.robbed(kind) == 0).count() as f32,
            Objective::FiveGraves => short(6, self.count(Region::Cemetery)),
            Objective::TrailEnd => {
                let outlaws = short(2, self.items.outlaws() as u32);
                let trail = 1.0 + f32::from(13 - self.last_stop()) / 6.0;
                outlaws.min(trail)
            }
            Objective::NineWanted => short(9, u32::from(self.wanted)) / 2.0,
            Objective::FourItems => {
                let items = COUNTED_ITEMS.into_iter().filter(|&item| self.has(item)).count();
                short(4, items as u32 + u32::from(self.pans > 0) + u32::from(self.hammers > 0))
            }
            Objective::Rich => (short(30, self.cash.into()) / 6.0).min(short(15, self.gold.into()) / 4.0),
            Objective::BonusEverywhere => short(5, self.earned.len() as u32),
        })
    }
}
