//! Where to deliver, and what that brings.

use crate::data::boards::Disc;
use crate::data::railroad::{Bonus, CITIES, City, Link};
use crate::state::Player;

/// What an objective card and an exchange token from a link are worth.
const OBJECTIVE: f32 = 1.5;
const TOKEN: f32 = 0.8;

/// What part of a link's points a first disc is worth.
const HALF_A_LINK: f32 = 0.35;

/// What taking any disc is worth, and how much more if all of them may be taken.
const DISC: f32 = 1.5;
const DARK: f32 = 1.0;

/// What a dollar is worth here.
const DOLLAR: f32 = 0.3;

/// The last city that each value reaches.
static REACHED: [u8; City::NewYork.value() as usize + 1] = {
    let mut reached = [0; City::NewYork.value() as usize + 1];
    let mut value = 0;
    while value < reached.len() {
        let mut city = 0;
        while city < CITIES {
            if City::ALL[city].value() as usize <= value {
                reached[value] = city as u8;
            }
            city += 1;
        }
        value += 1;
    }
    reached
};

/// What the links of each city bring, each with the city at its other end.
static LINKS: [[Option<(f32, City)>; 2]; CITIES] = {
    let mut links = [[None; 2]; CITIES];
    let mut i = 0;
    while i < Link::ALL.len() {
        let link = Link::ALL[i];
        let bonus = match link.bonus() {
            Some(Bonus::Objective) => OBJECTIVE,
            Some(Bonus::Token) => TOKEN,
            None => 0.0,
        };
        let (near, far) = link.cities();
        let worth = link.points() as f32 + bonus;
        links[near as usize][1] = Some((worth, far));
        links[far as usize][0] = Some((worth, near));
        i += 1;
    }
    links
};

/// The best that a player can make of a delivery, by the cities that its value reaches.
#[derive(Clone, Copy, Debug)]
pub(super) struct Destinations {
    best: [f32; CITIES],
}

impl Destinations {
    pub fn of(player: &Player) -> Self {
        let mut best = [f32::MIN; CITIES];
        let mut most = f32::MIN;
        for city in City::ALL {
            if city.is_repeatable() || player.cities[city.index()] == 0 {
                most = most.max(player.worth_of(city));
            }
            best[city.index()] = most;
        }
        Destinations { best }
    }

    /// The best city within this value.
    pub fn within(&self, value: u8) -> f32 {
        self.best[usize::from(REACHED[usize::from(value).min(REACHED.len() - 1)])]
    }

    /// The same with a value that is only expected.
    pub fn expected(&self, value: f32) -> f32 {
        let within = |value: f32| self.within(value.max(0.0) as u8);
        0.25 * within(value - 1.5) + 0.5 * within(value + 0.5) + 0.25 * within(value + 2.5)
    }
}

impl Player {
    /// What a delivery to a city brings beside its value in dollars.
    pub(super) fn worth_of(&self, city: City) -> f32 {
        let mut worth = city.points() as f32;
        if self.cities[city.index()] == 0 {
            for (link, other) in LINKS[city.index()].into_iter().flatten() {
                worth += if self.cities[other.index()] > 0 { link } else { HALF_A_LINK * link };
            }
        }
        let dark = [Disc::Cert6, Disc::Step1, Disc::Step2, Disc::Hand];
        if self.discs.iter().any(|&count| count > 0) {
            worth += DISC;
            if city.is_dark() && dark.iter().any(|disc| self.discs[disc.index()] > 0) {
                worth += DARK;
            }
        }
        worth + DOLLAR * (f32::from(city.dollars()) - f32::from(city.transport(self.engine)))
    }
}
