//! Neighbouring games, which one thread steps.

use std::ops::Range;

use bots::Player;
use table::{Coded, Dice, Eyes, Game, Guide, Observed, Seat, SetupError};

use crate::error::WrongCode;
use crate::plan::Autoreset;
use crate::rewards::returns;
use crate::rows::{Codes, Rows};
use crate::slot::{House, Slot};

/// Neighbouring games, with all that stepping them needs.
pub(crate) struct Chunk<G: Game> {
    /// The row of the first of them.
    pub first: usize,
    slots: Vec<Slot<G>>,
    players: Vec<Box<dyn Player<G>>>,
    /// What can be decided now, and what could be before.
    now: Options<G::Action>,
    before: Options<G::Action>,
    /// The place of what was chosen among a row's options.
    picks: Vec<u32>,
    /// Where options are listed.
    legal: Vec<G::Action>,
}

/// What can be decided in neighbouring games.
#[derive(Clone, Debug)]
pub(crate) struct Options<A> {
    pub codes: Vec<i32>,
    actions: Vec<A>,
    /// Where the options of each game end.
    ends: Vec<usize>,
}

impl<A: Copy> Options<A> {
    fn new() -> Self {
        Options { codes: Vec::new(), actions: Vec::new(), ends: Vec::new() }
    }

    fn clear(&mut self) {
        self.codes.clear();
        self.actions.clear();
        self.ends.clear();
    }

    /// Where the options of a game are; nothing if it is not known yet.
    #[inline]
    fn range(&self, game: usize) -> Range<usize> {
        let start = if game == 0 { 0 } else { self.ends.get(game - 1).copied().unwrap_or(0) };
        start..self.ends.get(game).copied().unwrap_or(start)
    }

    /// Where the options of each game start.
    pub fn starts(&self) -> impl Iterator<Item = usize> {
        let others = self.ends.len().saturating_sub(1);
        std::iter::once(0).chain(self.ends[..others].iter().copied())
    }

    #[inline]
    fn codes_of(&self, game: usize) -> &[i32] {
        &self.codes[self.range(game)]
    }

    /// The options of the next game are listed.
    #[inline]
    fn close(&mut self) {
        self.ends.push(self.codes.len());
    }

    /// The options of the next game are those that it had.
    fn keep(&mut self, before: &Options<A>, game: usize) {
        self.codes.extend_from_slice(before.codes_of(game));
        self.actions.extend_from_slice(&before.actions[before.range(game)]);
        self.close();
    }
}

/// Why an episode is over.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    Terminated,
    Truncated,
}

impl<G: Guide + Observed> Chunk<G> {
    pub fn new(rows: Range<usize>, house: &House<G>) -> Result<Self, SetupError> {
        Ok(Chunk {
            first: rows.start,
            slots: rows.clone().map(|row| Slot::new(row, house)).collect::<Result<_, _>>()?,
            players: house.company.players(),
            now: Options::new(),
            before: Options::new(),
            picks: vec![0; rows.len()],
            legal: Vec::new(),
        })
    }

    pub fn len(&self) -> usize {
        self.slots.len()
    }

    pub fn slot(&self, row: usize) -> &Slot<G> {
        &self.slots[row - self.first]
    }

    /// What can be decided now.
    pub fn options(&self) -> &Options<G::Action> {
        &self.now
    }

    /// How many options a row has, and which.
    pub fn codes_of(&self, row: usize) -> &[i32] {
        self.now.codes_of(row - self.first)
    }

    /// Finds what was chosen in every row; the first row where that is not possible is told.
    pub fn pick(&mut self, codes: &Codes<'_>) -> Option<usize> {
        for (i, _) in self.slots.iter().enumerate().filter(|(_, slot)| slot.seat.is_some()) {
            let code = codes.at(self.first + i);
            match self.now.codes_of(i).iter().position(|known| i64::from(*known) == code) {
                Some(place) => self.picks[i] = place as u32,
                None => return Some(self.first + i),
            }
        }
        None
    }

    /// What is wrong with a code.
    pub fn wrong(&self, row: usize, code: i64) -> WrongCode {
        let slot = self.slot(row);
        let seat = slot.seat.unwrap_or(Seat::new(0));
        let action = usize::try_from(code).ok().and_then(G::Action::decode);
        let known = || slot.game().imagine(seat, &mut Dice::from_number(0));
        WrongCode {
            index: row,
            seat: seat.index(),
            code,
            said: action.map_or_else(|| format!("code {code}"), |action| format!("code {code} ({action})")),
            legal: self.codes_of(row).iter().map(i32::to_string).collect::<Vec<_>>().join(", "),
            refusal: action.map(|action| known().why_not(seat, action)),
        }
    }

    /// Plays what was picked.
    pub fn step(&mut self, house: &House<G>, mut rows: Rows<'_>) {
        self.turn_over();
        rows.rewards.fill(0.0);
        rows.learner_rewards.fill(0.0);
        for i in 0..self.slots.len() {
            let Some(seat) = self.slots[i].seat else {
                self.wait(i, house, &mut rows);
                continue;
            };
            let action = self.before.actions[self.before.range(i).start + self.picks[i] as usize];
            self.slots[i].decide(seat, action);
            (rows.terminations[i], rows.truncations[i]) = (false, false);
            self.go_on(i, house, &mut rows);
            self.write(i, house, &mut rows);
        }
    }

    /// A game that is over begins anew, or goes on waiting.
    fn wait(&mut self, i: usize, house: &House<G>, rows: &mut Rows<'_>) {
        if house.autoreset == Autoreset::Disabled {
            return self.now.close();
        }
        self.slots[i].begin_next(house);
        self.open(i, house, rows);
    }

    /// Begins all episodes anew, or those of some rows: from the first one on, or the next ones.
    pub fn reset(&mut self, from_start: bool, only: Option<&[bool]>, house: &House<G>, mut rows: Rows<'_>) {
        self.turn_over();
        for i in 0..self.slots.len() {
            if only.is_some_and(|only| !only[self.first + i]) {
                self.now.keep(&self.before, i);
                continue;
            }
            match from_start {
                true => self.slots[i].begin(0, house),
                false => self.slots[i].begin_next(house),
            }
            rows.rewards[i * house.sizes.seats..][..house.sizes.seats].fill(0.0);
            rows.learner_rewards[i] = 0.0;
            self.open(i, house, &mut rows);
        }
    }

    /// The first row of an episode.
    fn open(&mut self, i: usize, house: &House<G>, rows: &mut Rows<'_>) {
        (rows.terminations[i], rows.truncations[i]) = (false, false);
        self.go_on(i, house, rows);
        self.write(i, house, rows);
    }

    fn turn_over(&mut self) {
        std::mem::swap(&mut self.now, &mut self.before);
        self.now.clear();
    }

    /// Goes on until somebody from outside has to decide, or the episode is over and waits to begin anew.
    #[inline]
    fn go_on(&mut self, i: usize, house: &House<G>, rows: &mut Rows<'_>) {
        loop {
            let slot = &mut self.slots[i];
            slot.go_on(&house.company, &mut self.players, &mut self.legal);
            rows.lengths[i] = slot.decisions as i32;
            let end = match slot.seat {
                None => End::Terminated,
                Some(_) if house.limit.is_some_and(|limit| slot.decisions >= limit) => End::Truncated,
                Some(_) => return,
            };
            if end == End::Terminated && self.finish_game(i, house, rows) {
                continue;
            }
            match end {
                End::Terminated => rows.terminations[i] = true,
                End::Truncated => rows.truncations[i] = true,
            }
            let slot = &mut self.slots[i];
            if house.autoreset != Autoreset::SameStep {
                slot.seat = None;
                return;
            }
            let (game, witness) = (slot.game(), Eyes::Seat(slot.witness()));
            if let Some(observations) = &mut rows.final_observations {
                G::observe(&game.view(witness), row(observations, i, house.sizes.observation));
            }
            slot.begin_next(house);
            slot.go_on(&house.company, &mut self.players, &mut self.legal);
            return;
        }
    }

    /// Tells how a game ended, and begins the next one if the episode goes on.
    fn finish_game(&mut self, i: usize, house: &House<G>, rows: &mut Rows<'_>) -> bool {
        let slot = &mut self.slots[i];
        let Some(standing) = slot.game().standing() else { return false };
        let results = standing.results.iter();
        for (result, (score, place)) in
            results.zip(row(rows.scores, i, house.sizes.seats).iter_mut().zip(row(rows.places, i, house.sizes.seats)))
        {
            (*score, *place) = (result.total, result.place.into());
        }
        if slot.begin_chapter(house) {
            return true;
        }
        let rewards = match slot.concluded(house) {
            Some(standing) => house.rewards.of(&standing),
            None => returns(slot.game(), &standing, house.rewards),
        };
        row(rows.rewards, i, house.sizes.seats).copy_from_slice(&rewards[..house.sizes.seats]);
        rows.learner_rewards[i] = slot.learner.map_or(0.0, |seat| rewards[seat.index()]);
        false
    }

    /// Writes a row as it stands.
    #[inline]
    fn write(&mut self, i: usize, house: &House<G>, rows: &mut Rows<'_>) {
        let slot = &self.slots[i];
        let start = self.now.codes.len();
        if let Some(seat) = slot.seat {
            slot.game().legal(seat, &mut self.legal);
            self.now.codes.extend(self.legal.iter().map(|action| action.encode() as i32));
            self.now.actions.extend_from_slice(&self.legal);
        }
        self.now.close();
        rows.to_act[i] = slot.seat.map_or(-1, index);
        rows.counts[i] = (self.now.codes.len() - start) as i32;
        rows.learners[i] = slot.learner.map_or(-1, index);
        rows.chapters[i] = slot.chapter_number;
        if let Some(observations) = &mut rows.observations {
            let eyes = Eyes::Seat(slot.seat.unwrap_or(slot.witness()));
            G::observe(&slot.game().view(eyes), row(observations, i, house.sizes.observation));
        }
        if let Some(masks) = &mut rows.masks {
            let mask = row(masks, i, house.sizes.actions);
            self.before.codes_of(i).iter().for_each(|code| mask[*code as usize] = false);
            self.now.codes[start..].iter().for_each(|code| mask[*code as usize] = true);
        }
    }
}

#[inline]
fn index(seat: Seat) -> i32 {
    seat.index() as i32
}

/// One game's part of what is written for all of them.
#[inline]
fn row<T>(all: &mut [T], game: usize, width: usize) -> &mut [T] {
    &mut all[game * width..][..width]
}
