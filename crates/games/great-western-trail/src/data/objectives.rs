//! Objective cards. Counts and the example `[R]`, the rest `[P]`

use table::named;

use crate::effect::Effect;

named! {
    /// What an objective card asks for (GWT-OBJ-15).
    Task {
        /// An own building on the trail.
        Building = "building",
        /// A green bandit.
        Green = "green",
        /// An orange bandit.
        Orange = "orange",
        /// A hazard tile.
        Hazard = "hazard",
        /// A station with an own disc.
        Station = "station",
        /// A card of value 3: yellow, red or blue.
        Value3 = "value-3",
        /// A Shorthorn.
        Shorthorn = "shorthorn",
        /// A Hereford.
        Hereford = "hereford",
        /// An own disc on New York.
        NewYork = "new-york",
    }
}

/// Kinds of tasks.
pub const TASKS: usize = Task::ALL.len();

named! {
    /// A kind of objective card.
    Objective {
        /// For $2.
        O1 = "o1",
        /// For $2.
        O2 = "o2",
        /// For $2.
        O3 = "o3",
        /// For $2.
        O4 = "o4",
        /// For $2.
        O5 = "o5",
        /// For an auxiliary action; there are four of these.
        O6 = "o6",
        /// For cards.
        O7 = "o7",
        /// For cards.
        O8 = "o8",
        /// For cards.
        O9 = "o9",
        /// For cards.
        O10 = "o10",
        /// For cards.
        O11 = "o11",
        /// For the engine.
        O12 = "o12",
        /// For the engine.
        O13 = "o13",
        /// For the engine.
        O14 = "o14",
        /// For the engine.
        O15 = "o15",
        /// For the engine.
        O16 = "o16",
        /// For a free move.
        O17 = "o17",
        /// For a free move.
        O18 = "o18",
        /// For a free move.
        O19 = "o19",
        /// For a free move.
        O20 = "o20",
        /// For a free move.
        O21 = "o21",
    }
}

named! {
    /// A starting objective card (GWT-SETUP-19).
    Start {
        /// Cattle and a building.
        Os1 = "os1",
        /// Stations and a bandit.
        Os2 = "os2",
        /// Buildings and a hazard.
        Os3 = "os3",
        /// A bandit and hazards.
        Os4 = "os4",
    }
}

/// How many kinds of objective cards there are.
pub const OBJECTIVES: usize = Objective::ALL.len();

/// What an objective card asks for and gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terms {
    /// How many of each task.
    pub needs: [u8; TASKS],
    /// Points if all is there.
    pub points: i8,
    /// Points that are lost otherwise.
    pub penalty: i8,
}

const fn terms(tasks: &[Task], points: i8, penalty: i8) -> Terms {
    let mut needs = [0; TASKS];
    let mut i = 0;
    while i < tasks.len() {
        needs[tasks[i] as usize] += 1;
        i += 1;
    }
    Terms { needs, points, penalty }
}

static TERMS: [Terms; OBJECTIVES] = {
    use Task::{
        Building as B, Green as G, Hazard as H, Hereford, NewYork, Orange as O, Shorthorn as S, Station, Value3,
    };
    [
        terms(&[B, O, O], 3, 2),
        terms(&[B, G, O], 3, 2),
        terms(&[S, H, H], 3, 2),
        terms(&[Station, Station, H], 3, 2),
        terms(&[Value3, Value3, Value3, B], 4, 2),
        terms(&[NewYork], 5, 3),
        terms(&[B, B, H], 3, 2),
        terms(&[Station, G, O], 3, 2),
        terms(&[Hereford, H], 3, 2),
        terms(&[Station, G, G], 3, 2),
        terms(&[Value3, Value3, Value3, Station], 4, 2),
        terms(&[S, S, Station, G], 5, 3),
        terms(&[Value3, S, Hereford], 5, 3),
        terms(&[B, B, G, G], 5, 3),
        terms(&[B, O, H, H], 5, 3),
        terms(&[Station, Station, H, H], 5, 3),
        terms(&[B, B, H, H], 5, 2),
        terms(&[Station, Station, O, O], 5, 2),
        terms(&[Value3, S, Hereford], 5, 2),
        terms(&[Value3, S, H, H], 5, 2),
        terms(&[Station, Station, B, B], 5, 2),
    ]
};

static START_TERMS: [Terms; 4] = {
    use Task::{Building as B, Green, Hazard as H, Orange, Shorthorn, Station, Value3};
    // GWT-OBJ-16
    [
        terms(&[Value3, Shorthorn, B], 3, 0),
        terms(&[Station, Station, Green], 3, 0),
        terms(&[B, B, H], 3, 0),
        terms(&[Orange, H, H], 3, 0),
    ]
};

impl Objective {
    /// What it asks for and gives.
    #[inline]
    pub fn terms(self) -> &'static Terms {
        &TERMS[self.index()]
    }

    /// Copies in the box.
    pub const fn copies(self) -> u8 {
        match self {
            Objective::O6 => 4,
            _ => 1,
        }
    }

    /// What playing it gives at once.
    pub const fn instant(self) -> Effect {
        match self as usize {
            0..=4 => Effect::Gain2,
            5 => Effect::Auxiliary,
            6..=10 => Effect::DrawUpTo3,
            11..=13 => Effect::Engine2,
            14..=15 => Effect::Engine3,
            _ => Effect::FreeMove,
        }
    }
}

impl Start {
    /// What it asks for and gives.
    pub fn terms(self) -> &'static Terms {
        &START_TERMS[self.index()]
    }
}
