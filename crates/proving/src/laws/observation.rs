//! Law 12: observations show all that matters for a decision, and nothing that is not known.
//!
//! - What is written follows from the view alone: twice the same, whatever stood there before, and the same in worlds that the
//!   seat cannot tell apart.
//! - Every number is finite and within the bounds of its entry; entries have names of their own.
//! - Positions that are observed alike look alike and offer the same decisions. Two positions of different games differ in so
//!   much that an observation which lacks something would hardly ever be caught, so positions are compared that differ in
//!   little.

use std::collections::hash_map::{Entry, HashMap};
use std::collections::{BTreeMap, HashSet};

use super::legible::Readings;
use super::{Broken, Law, Offence, Thoroughness, Verdict, walk};
use table::dice::Dice;
use table::game::Game;
use table::observe::{Layout, Observed, Shape};
use table::seat::{Eyes, Seat};
use table::snapshot::Snapshot;

/// Keeps the dice of this law apart from all others.
const LOOKING: u64 = 0x0b5e_e0b5_e4ed;

/// The most decisions of a seat whose consequences are compared at a moment.
const BRANCHES: usize = 24;

/// Moments of a game that are kept to be read.
const READINGS: usize = 12;

/// What was observed, number by number, and what it was.
pub struct Sightings<G: Observed>(HashMap<Bits, Seen<G>>);

/// An observation, bit by bit.
type Bits = Box<[u32]>;

/// All of a view that a decision can depend on, and what could be decided.
type Seen<G> = (<G as Game>::View, Vec<<G as Game>::Action>);

impl<G: Observed> Default for Sightings<G> {
    fn default() -> Self {
        Sightings(HashMap::new())
    }
}

/// What has been seen over the games of a run.
pub struct Looking<G: Observed> {
    /// The deals of all setups.
    deals: Sightings<G>,
    /// By seat, and by the number of seats: to the first seat tables of any size look alike.
    readings: BTreeMap<(Seat, usize), Readings>,
}

impl<G: Observed> Default for Looking<G> {
    fn default() -> Self {
        Looking { deals: Sightings::default(), readings: BTreeMap::new() }
    }
}

impl<G: Observed> Looking<G> {
    /// Looks at games of this setup.
    pub fn at_games(&mut self, setup: &G::Setup, games: u32, seed: u64) -> Result<(), Offence> {
        names(G::layout(), G::Shape::LEN).map_err(|broken| broken.at(seed, 0))?;
        let mut numbers = (0..games).map(|game| seed.wrapping_add(game.into()));
        numbers.try_for_each(|number| self.at_game(setup, number, Thoroughness::default()))
    }

    fn at_game(&mut self, setup: &G::Setup, number: u64, thoroughness: Thoroughness) -> Result<(), Offence> {
        let walk = walk::random_game::<G>(setup, number)?;
        let mut dice = Dice::from_number(number ^ LOOKING);
        let start = walk.moments().next().unwrap_or(&walk.last);
        self.deals.look(&start.game).map_err(|broken| broken.at(number, 0))?;
        let mut seen = Sightings::default();
        for (decisions, moment) in walk.moments().enumerate() {
            seen.look(&moment.game).map_err(|broken| broken.at(number, decisions))?;
        }
        for _ in 0..thoroughness.moments {
            let decisions = dice.below(walk.before.len() as u32 + 1) as usize;
            let moment = walk.moments().nth(decisions).unwrap_or(&walk.last);
            let looked = branches(moment, &mut seen, &mut dice)
                .and_then(|()| imagined(moment, walk.people().iter(), thoroughness.worlds, &mut seen, &mut dice));
            looked.map_err(|broken| broken.at(number, decisions))?;
        }
        for _ in 0..READINGS.min(walk.before.len()) {
            let moment = dice.below(walk.before.len() as u32) as usize;
            self.remember(&walk.before[moment].game);
        }
        Ok(())
    }

    /// Keeps what those in the first and in the last seat see and observe, to be read later.
    fn remember(&mut self, game: &G) {
        for (seat, size) in [(0, 0), (game.seats() - 1, game.seats())].map(|(seat, size)| (Seat::new(seat), size)) {
            let readings = self.readings.entry((seat, size)).or_default();
            if !readings.is_full() {
                readings.add::<G>(game.view(Eyes::Seat(seat)));
            }
        }
    }

    /// Whether all that was seen can be read from what was observed.
    pub fn read(&self) -> Verdict {
        self.readings.iter().try_for_each(|((seat, _), readings)| readings.check::<G>(&format!("seat {seat}")))
    }
}

/// Every entry has a name of its own, that can be written anywhere; there are as many as the shape says.
pub fn names(layout: &Layout, len: usize) -> Verdict {
    let count = layout.len();
    Law::Observation.demands(count == len, || format!("{count} entries have names, but {len} are written"))?;
    let mut met = HashSet::new();
    for entry in layout.entries() {
        let (name, low, high) = (&entry.name, entry.low, entry.high);
        let plain = !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_graphic());
        Law::Observation.demands(plain, || format!("{name:?} is no name of an entry"))?;
        Law::Observation.demands(met.insert(name), || format!("two entries are called {name}"))?;
        let bounded = low.is_finite() && high.is_finite() && low < high;
        Law::Observation.demands(bounded, || format!("{name} has no bounds: {low} to {high}"))?;
    }
    Ok(())
}

/// What these eyes observe.
fn observe<G: Observed>(view: &G::View) -> Result<Bits, Broken> {
    let written = |before: f32| {
        let mut row = vec![before; G::layout().len()];
        G::observe(view, &mut row);
        row
    };
    let (row, again) = (written(f32::NAN), written(7.0));
    for ((entry, &number), other) in G::layout().entries().iter().zip(&row).zip(&again) {
        let same = number.to_bits() == other.to_bits();
        Law::Observation.demands(same, || format!("{} is {number} once and then {other}", entry.name))?;
        let within = (entry.low..=entry.high).contains(&number);
        Law::Observation
            .demands(within, || format!("{} is {number}, not {} to {}", entry.name, entry.low, entry.high))?;
    }
    Ok(row.into_iter().map(f32::to_bits).collect())
}

impl<G: Observed> Sightings<G> {
    /// Looks with all eyes. What a finished game looks like matters for no decision.
    fn look(&mut self, game: &G) -> Verdict {
        Seat::all(game.seats()).map(Eyes::Seat).chain([Eyes::Bystander]).try_for_each(|eyes| self.look_with(game, eyes))
    }

    fn look_with(&mut self, game: &G, eyes: Eyes) -> Verdict {
        let view = game.view(eyes);
        let observation = observe::<G>(&view)?;
        if game.to_act().is_empty() {
            return Ok(());
        }
        let mut legal = Vec::new();
        if let Some(seat) = eyes.seat() {
            game.legal(seat, &mut legal);
        }
        let seen = (G::decisive(view), legal);
        match self.0.entry(observation) {
            Entry::Vacant(place) => _ = place.insert(seen),
            Entry::Occupied(place) => {
                let before = place.get();
                Law::Observation.demands(*before == seen, || {
                    let difference = difference(&format!("{before:#?}"), &format!("{seen:#?}"));
                    format!("{eyes:?} observes the same where something else is seen:\n{difference}")
                })?;
            }
        }
        Ok(())
    }
}

/// What each of several decisions leads to.
fn branches<G: Observed>(moment: &Snapshot<G>, seen: &mut Sightings<G>, dice: &mut Dice) -> Verdict {
    for seat in moment.active() {
        let mut legal = moment.legal(seat);
        while legal.len() > BRANCHES {
            legal.swap_remove(dice.below(legal.len() as u32) as usize);
        }
        for action in legal {
            seen.look(&moment.quietly_after(seat, action).0.game)?;
        }
    }
    Ok(())
}

/// Worlds that somebody imagines: to those eyes all is observed alike, to others their own secrets differ.
fn imagined<G: Observed>(
    moment: &Snapshot<G>,
    people: impl Iterator<Item = Seat>,
    worlds: usize,
    seen: &mut Sightings<G>,
    dice: &mut Dice,
) -> Verdict {
    for seat in people {
        let truth = observe::<G>(&moment.game.view(Eyes::Seat(seat)))?;
        for _ in 0..worlds {
            let world = moment.game.imagine(seat, &mut dice.split());
            let imagined = observe::<G>(&world.view(Eyes::Seat(seat)))?;
            let differs = truth.iter().zip(&imagined).position(|(one, other)| one != other);
            Law::Observation.demands(differs.is_none(), || {
                let name = differs.and_then(|place| G::layout().entries().get(place)).map(|entry| &entry.name);
                format!("seat {seat} observes something else in a world that it imagines: {name:?}")
            })?;
            seen.look(&world)?;
        }
    }
    Ok(())
}

/// The first lines in which two texts differ, with those around them.
fn difference(one: &str, other: &str) -> String {
    const AROUND: usize = 6;
    let (one, other): (Vec<&str>, Vec<&str>) = (one.lines().collect(), other.lines().collect());
    let at = one.iter().zip(&other).take_while(|(one, other)| one == other).count();
    let excerpt = |lines: &[&str]| {
        let end = (at + AROUND).min(lines.len());
        lines[at.saturating_sub(AROUND).min(end)..end].join("\n")
    };
    format!("{}\n--- and ---\n{}", excerpt(&one), excerpt(&other))
}
