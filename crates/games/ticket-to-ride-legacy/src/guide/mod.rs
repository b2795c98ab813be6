//! What a player of Ticket to Ride Legacy should know beyond the rules: what a position will probably bring, which
//! decisions look promising, and how to play on quickly.

mod appraisal;
mod atlas;
mod campaign;
mod clock;
mod income;
mod measures;
mod plan;
mod policy;

use table::guide::{Facts, LEVELS, Measure, PerSeat, Skill, Terms};
use table::{Dice, Guide, MAX_SEATS, Seat, linear};

use crate::action::Action;
use crate::setup::Mode;
use crate::state::{Ask, Stage, TicketToRide};
use appraisal::term;

/// By how many dollars estimates are uncertain at the end, and by how many more for the root of the turns to come.
const UNCERTAINTY: [f32; 2] = [3.5, 1.7];

/// By how many dollars the worth of games in a campaign differs that are over: a lead of so many makes it sure.
const CAMPAIGN: f32 = 6.0;

/// The part of what the best rival may expect that speaks against a position.
const RIVALS: f32 = 0.5;

impl TicketToRide {
    /// What an appraisal adds up, by name.
    pub const TERMS: &'static [&'static str] = term::NAMES;

    /// What each of the terms adds to a seat's prospects, in the game's own points.
    pub fn terms(&self, seat: Seat) -> Terms {
        let mut terms = self.appraise(seat);
        if !self.is_scored() {
            let rivals = Seat::all(self.seat_count()).filter(|rival| *rival != seat);
            let best = rivals.map(|rival| self.appraise(rival)).map(|it| it.iter().sum::<f32>()).fold(0.0, f32::max);
            terms[term::RIVALS] = -RIVALS * best;
        }
        terms
    }
}

impl Guide for TicketToRide {
    const MEASURES: &'static [Measure] = measures::ALL;

    /// Tickets are luck to a large part: a hard bot that thought longer would be as good as an expert.
    const LEVELS: Option<[Skill; LEVELS]> = {
        let [beginner, easy, medium, _, expert] = Skill::WELL_GUIDED;
        Some([beginner, easy, medium, Skill { iterations: 200, temperature: 0.5 }, expert])
    };

    /// Cards and strands that rivals take show in the turns after: about three of everybody at a table for two.
    const FORESIGHT: u32 = 12;

    /// Nobody can do anything out of turn but discard a card that is asked for.
    const INTERJECTS: bool = false;

    fn facts(&self, seat: Seat) -> Facts {
        measures::facts(self, seat)
    }

    fn prospects(&self) -> PerSeat {
        if self.is_scored() && (self.stage == Stage::Over || self.fixed.mode != Mode::Campaign) {
            let mut prospects = [0.0; MAX_SEATS];
            prospects[usize::from(self.ranking[0])] = 1.0;
            return prospects;
        }
        let uncertainty = if self.is_scored() {
            CAMPAIGN
        } else {
            linear::uncertainty(UNCERTAINTY, self.turns_of(self.on_turn()).max(0.0))
        };
        linear::chances(Seat::all(self.seat_count()).map(|seat| self.estimate(seat)), uncertainty)
    }

    /// At the beginning of a turn, and when all turns have been taken.
    #[inline]
    fn settled(&self) -> bool {
        match self.stage {
            Stage::Setup => false,
            Stage::Turns => self.ask == Ask::Turn,
            Stage::Ending | Stage::Over => true,
        }
    }

    fn promise(&self, seat: Seat, action: Action) -> f32 {
        self.promise_of(seat, action)
    }

    fn promises(&self, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        self.promises_of(seat, actions, out);
    }

    fn quick(&self, seat: Seat, legal: &[Action], dice: &mut Dice) -> Action {
        self.quick_choice(seat, legal, dice)
    }
}
