//! Sam: his cards and levels. `[P]`, gaps `[D]`

use table::named;

use super::railroad::City;
use super::tiles::Worker;

named! {
    /// How hard Sam is (GWT-SOLO-03).
    Level {
        /// Without his three best cards, delivering to St. Louis first.
        Easy = "easy",
        /// With all cards, delivering to Bloomington first.
        Medium = "medium",
        /// With three more workers, delivering to Chicago first.
        Hard = "hard",
    }
}

impl Level {
    /// Where he delivers first (GWT-SOLO-22).
    pub const fn first_city(self) -> City {
        match self {
            Level::Easy => City::StLouis,
            Level::Medium => City::Bloomington,
            Level::Hard => City::Chicago,
        }
    }

    /// His cards, as a set.
    pub const fn cards(self) -> u16 {
        match self {
            Level::Easy => (1 << 12) - 1,
            Level::Medium | Level::Hard => (1 << CARDS) - 1,
        }
    }
}

/// How far Sam goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Steps {
    /// So far.
    Fixed(u8),
    /// As many as the larger number of buildings (GWT-SOLO-09).
    Buildings,
    /// As many as his cowboys.
    Cowboys,
    /// As many as his workers of his specialization.
    Specialists,
}

named! {
    /// What Sam does.
    Errand {
        /// Hires the cheapest worker (GWT-SOLO-10).
        HireCheapest = "hire-cheapest",
        /// Hires a specialist (GWT-SOLO-11).
        HireSpecialist = "hire-specialist",
        /// Moves the engine (GWT-SOLO-13).
        Engine = "engine",
        /// Takes an objective card (GWT-SOLO-16).
        Objective = "objective",
        /// Captures a bandit (GWT-SOLO-17).
        Bandit = "bandit",
        /// Removes a hazard (GWT-SOLO-17).
        Hazard = "hazard",
        /// Buys cattle (GWT-SOLO-18).
        Cattle = "cattle",
        /// Reveals cattle, then buys with a cowboy less (GWT-SOLO-18).
        RevealAndCattle = "reveal-and-cattle",
        /// Builds (GWT-SOLO-19).
        Build = "build",
        /// Hires an engineer, then moves the engine.
        EngineerAndEngine = "engineer-and-engine",
    }
}

/// One of Sam's cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SamCard {
    /// How far he goes.
    pub steps: Steps,
    /// What he must be specialized in to do anything.
    pub only: Option<Worker>,
    /// What he does.
    pub errand: Errand,
}

/// How many cards he has.
pub const CARDS: usize = 15;

const fn card(steps: Steps, only: Option<Worker>, errand: Errand) -> SamCard {
    SamCard { steps, only, errand }
}

/// His cards, from 1 to 15.
pub static DECK: [SamCard; CARDS] = [
    card(Steps::Fixed(1), None, Errand::HireCheapest),
    card(Steps::Fixed(1), None, Errand::Engine),
    card(Steps::Fixed(1), None, Errand::Objective),
    card(Steps::Fixed(1), None, Errand::Bandit),
    card(Steps::Fixed(1), None, Errand::Hazard),
    card(Steps::Fixed(1), None, Errand::HireSpecialist),
    card(Steps::Fixed(2), None, Errand::Engine),
    card(Steps::Fixed(2), None, Errand::Cattle),
    card(Steps::Fixed(2), None, Errand::Build),
    card(Steps::Buildings, Some(Worker::Craftsman), Errand::Build),
    card(Steps::Buildings, Some(Worker::Engineer), Errand::EngineerAndEngine),
    card(Steps::Cowboys, Some(Worker::Cowboy), Errand::RevealAndCattle),
    card(Steps::Cowboys, Some(Worker::Cowboy), Errand::Cattle),
    card(Steps::Specialists, Some(Worker::Engineer), Errand::Engine),
    card(Steps::Specialists, Some(Worker::Craftsman), Errand::Build),
];

/// What a purchase of his may cost at most (GWT-SOLO-18).
pub const MOST_DOLLARS: u8 = 8;

/// Points of each of his discs on New York (GWT-SOLO-24).
pub const NEW_YORK_POINTS: i32 = 6;
