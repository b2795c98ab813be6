//! Objectives: who fulfils them first.
//!
//! A condition that is true for a moment is fulfilled for good (FT-OBJ-05). The stars are counted when the turn or phase
//! closes for everybody, since they would tell others what is still hidden. That makes no difference: no stars
//! are spent or lost before that moment, and a tie between those who fulfil it in the same window is no tie at all
//! (FT-OBJ-03).

use table::{Log, Seat};

use super::Run;
use super::badlands::row;
use crate::data::{Building, Item, MINE, OBJECTIVE_FIRST, OBJECTIVE_LATER, Objective, Region, Target};
use crate::event::Event;
use crate::space::{Space, Spaces};
use crate::state::{Fliptown, Sheet};

/// The stops with a bonus action.
const BONUS_STOPS: Spaces = Spaces::numbered(Region::Trail, 1 << 2 | 1 << 5 | 1 << 8 | 1 << 11);

/// The buildings with a star.
pub(super) const STAR_BUILDINGS: Spaces = Spaces::of(&[
    Space::building(Building::Bank),
    Space::building(Building::Hideout),
    Space::building(Building::Church),
    Space::building(Building::BailBonds),
    Space::building(Building::Saloon),
]);

impl Sheet {
    /// Whether the condition of an objective is true now.
    pub(crate) fn fulfils(&self, objective: Objective) -> bool {
        match objective {
            Objective::FourEverywhere => Region::OF_SUITS.into_iter().all(|region| self.count(region) >= 4),
            Objective::TrailBonuses => self.circled.contains_all(BONUS_STOPS),
            Objective::FiveTools => self.pans + self.hammers >= 5,
            Objective::StarBuildings => self.circled.contains_all(STAR_BUILDINGS),
            Objective::MineGold => self.mined_gold() >= 9,
            Objective::EveryTarget => self.has_robbed_every_kind(),
            Objective::FiveGraves => self.count(Region::Cemetery) > 5, // The centre does not count.
            Objective::TrailEnd => self.circled.contains(Space::TRAIL_END) || self.items.outlaws() >= 2,
            Objective::NineWanted => self.wanted >= 9,
            Objective::FourItems => self.kinds_of_items() >= 4,
            Objective::Rich => self.cash >= 30 || self.gold >= 15,
            Objective::BonusEverywhere => self.earned.len() == Region::ALL.len(),
        }
    }

    /// Gold printed in circled chambers.
    pub(crate) fn mined_gold(&self) -> u8 {
        let circled = self.circled.numbers(Region::Mine);
        MINE.iter().enumerate().filter(|(number, _)| circled >> number & 1 == 1).map(|(_, chamber)| chamber.gold).sum()
    }

    /// At least one circled target of each kind.
    pub(crate) fn has_robbed_every_kind(&self) -> bool {
        Target::ALL.into_iter().all(|kind| !self.circled.both(row(kind)).is_empty())
    }

    /// Different symbols among pan, hammer and five items.
    fn kinds_of_items(&self) -> usize {
        let items = [Item::TrailHorse, Item::Friendship, Item::Bandana, Item::Pickaxe, Item::Pistol];
        let tools = usize::from(self.pans > 0) + usize::from(self.hammers > 0);
        tools + items.into_iter().filter(|&item| self.has(item)).count()
    }
}

impl Fliptown {
    /// Remembers what has become true for a player (FT-OBJ-05, FT-OBJ-07). Alone there are no objectives (FT-SETUP-05).
    #[inline]
    pub(super) fn note_objectives(&mut self, seat: Seat) {
        let Some(objectives) = self.objectives else { return };
        let sheet = self.sheet_mut(seat);
        for (i, objective) in objectives.into_iter().enumerate() {
            if sheet.fulfilled >> i & 1 == 0 && sheet.fulfils(objective) {
                sheet.fulfilled |= 1 << i;
            }
        }
    }

    /// A turn or phase is over for everybody (FT-OBJ-06, FT-OBJ-08): each player scores an objective once (FT-OBJ-01), all
    /// of the first window the higher side (FT-OBJ-02, FT-OBJ-03), later ones the lower (FT-OBJ-04).
    #[inline]
    pub(super) fn score_objectives<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        let Some(objectives) = self.objectives else { return };
        for (i, objective) in objectives.into_iter().enumerate() {
            self.score_objective(i, objective, run);
        }
    }

    fn score_objective<L: Log<Self>>(&mut self, i: usize, objective: Objective, run: &mut Run<'_, L>) {
        let first = self.scored[i].is_empty();
        let stars = if first { OBJECTIVE_FIRST } else { OBJECTIVE_LATER };
        for seat in self.all_players() {
            if self.sheet(seat).fulfilled >> i & 1 == 1 && !self.scored[i].contains(seat) {
                self.scored[i] = self.scored[i].with(seat);
                self.player_mut(seat).gain_stars(stars);
                run.tell(self, || Event::ObjectiveScored { seat, objective, stars });
            }
        }
        if first && !self.scored[i].is_empty() {
            run.tell(self, || Event::ObjectiveTurned(objective));
        }
    }
}
