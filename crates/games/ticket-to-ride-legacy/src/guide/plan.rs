//! What a player is after, and the easiest way to get it: strands for all goals together, the cards for them, the turns
//! they take, and the chance that there is time enough.

use arrayvec::ArrayVec;
use table::Seat;

use super::atlas::{Roads, Way, atlas};
use crate::cards::{Card, Pile};
use crate::data::Lanes;
use crate::ids::{Cities, Color, Strand, Strands, Tickets};
use crate::setup::GREY;
use crate::state::TicketToRide;

/// The most goals that are planned for.
pub(super) const MAX_GOALS: usize = 10;

/// What a goal is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Aim {
    /// A ticket.
    Ticket,
    /// Cattle that has not reached a stockyard.
    Cattle,
    /// Both oceans.
    Spike,
    /// Two cities of a postcard.
    Postcard,
}

/// Cities to be joined.
#[derive(Clone, Copy, Debug)]
pub(super) struct Goal {
    pub aim: Aim,
    pub from: Cities,
    pub to: Cities,
    /// Dollars for joining them.
    pub gain: f32,
    /// Dollars lost if they are not.
    pub loss: f32,
}

impl Goal {
    fn stake(&self) -> f32 {
        self.gain + self.loss
    }
}

/// Goals, the weightiest first.
pub(super) type Goals = ArrayVec<Goal, MAX_GOALS>;

/// Adds a goal in its place; the least of too many is left out.
pub(super) fn aim_at(goals: &mut Goals, goal: Goal) {
    let place = goals.iter().position(|other| other.stake() < goal.stake()).unwrap_or(goals.len());
    if goals.is_full() {
        if place == goals.len() {
            return;
        }
        goals.pop();
    }
    goals.insert(place, goal);
}

/// What strands that are to be built need.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Needs {
    /// Cards by colour.
    pub cards: [u8; GREY],
    /// Lengths of grey strands.
    grey: [u8; 8],
    greys: u8,
    pub strands: u8,
    pub cars: u8,
    /// Strands that bring a card.
    large: u8,
    /// How many of the strands others could take away.
    contested: f32,
}

/// Of the cards that are drawn in a turn, so many are of use if one colour is needed, and so many more for each other one.
const USEFUL_CARDS: f32 = 1.05;
const USEFUL_CARDS_MORE: f32 = 0.2;
const USEFUL_CARDS_MOST: f32 = 1.9;

/// Turns that a card from a large city saves.
const LARGE_CITY: f32 = 0.22;

/// Turns that are lost on average for a strand that others could take away.
const CONTESTED: f32 = 0.1;

/// The part of their plans that players carry out in the end if everything is contested, and how fast that is reached
/// with each strand that others could take away.
const CERTAINTY: f32 = 0.86;
const CONTEST: f32 = 0.6;

impl Needs {
    /// With one more strand.
    fn add(&mut self, strand: Strand, seats: usize) {
        let track = atlas().track(strand);
        match usize::from(track.color) {
            GREY if usize::from(self.greys) < self.grey.len() => {
                self.grey[usize::from(self.greys)] = track.length;
                self.greys += 1;
            }
            GREY => {}
            color => self.cards[color] += track.length,
        }
        self.strands += 1;
        self.cars += track.length;
        self.large += u8::from(track.large);
        self.contested += match track.lanes {
            Lanes::Single => 1.0,
            Lanes::Double if seats <= 3 => 1.0,
            Lanes::Double => 0.3,
            Lanes::Triple => 0.1,
        };
    }

    /// Cards missing by colour, and all that are missing in the end, grey strands and locomotives taken into account.
    pub fn missing(&self, hand: &Pile) -> ([u8; GREY], u8) {
        let mut missing = [0; GREY];
        let mut surplus = [0; GREY];
        let mut all = 0;
        for color in Color::ALL {
            let (need, there) = (self.cards[color.index()], hand.of_color(color));
            missing[color.index()] = need.saturating_sub(there);
            surplus[color.index()] = there.saturating_sub(need);
            all += missing[color.index()];
        }
        for length in &self.grey[..usize::from(self.greys)] {
            let most = (0..GREY).fold(0, |best, color| if surplus[color] > surplus[best] { color } else { best });
            let used = surplus[most].min(*length);
            surplus[most] -= used;
            all += length - used;
        }
        (missing, all.saturating_sub(hand.count(Card::LOCO)))
    }

    /// The turns that everything takes.
    fn turns(&self, hand: &Pile, seats: usize) -> f32 {
        let (missing, all) = self.missing(hand);
        let colors = missing.iter().filter(|count| **count > 0).count() + if self.greys > 0 { 2 } else { 0 };
        let useful = (USEFUL_CARDS + USEFUL_CARDS_MORE * colors as f32).min(USEFUL_CARDS_MOST);
        let rivals = (seats - 1) as f32;
        f32::from(self.strands) + f32::from(all) / useful - LARGE_CITY * f32::from(self.large)
            + CONTESTED * rivals.sqrt() * self.contested
    }
}

/// How a goal will probably turn out.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outlook {
    pub goal: Goal,
    /// The chance of reaching it.
    pub chance: f32,
}

impl Outlook {
    /// What may be expected of it.
    pub fn worth(&self) -> f32 {
        self.chance * self.goal.stake() - self.goal.loss
    }
}

/// What a player will probably do.
pub(super) struct Plan {
    /// Strands to be built.
    pub strands: Strands,
    pub needs: Needs,
    pub outlooks: ArrayVec<Outlook, MAX_GOALS>,
    /// The turns that it takes.
    pub turns: f32,
}

/// A goal with a smaller chance is given up.
const HOPELESS: f32 = 0.12;

/// A turn is worth so much without any goal: one that pays less for its turns is not worth the trouble.
pub(super) const SPARE_TURN: f32 = 0.45;

/// How uncertain it is how long something takes, at least and for the root of its turns.
const SPREAD: f32 = 0.5;
const SPREAD_MORE: f32 = 0.22;

/// The chance to do in time what takes so many turns, if there are so many.
fn chance(takes: f32, turns: f32) -> f32 {
    let spread = SPREAD + SPREAD_MORE * takes.max(0.0).sqrt();
    1.0 / (1.0 + ((takes - turns) / spread).exp())
}

impl Plan {
    /// A plan for goals, the weightiest first, each making use of what was planned before it.
    pub fn make(game: &TicketToRide, seat: Seat, goals: &Goals, mut roads: Roads, turns: f32) -> Plan {
        let (hand, seats, cars) = (&game.player(seat).hand, game.seat_count(), game.cars_of(seat));
        let mut plan = Plan { strands: Strands::NONE, needs: Needs::default(), outlooks: ArrayVec::new(), turns: 0.0 };
        for goal in goals {
            let mut outlook = Outlook { goal: *goal, chance: 0.0 };
            if let Some(way) = roads.easiest(goal.from, goal.to) {
                let mut needs = plan.needs;
                way.iter().for_each(|line| needs.add(roads.strand(*line), seats));
                let takes = needs.turns(hand, seats);
                let certainty = CERTAINTY + (1.0 - CERTAINTY) * CONTEST.powf(needs.contested);
                let chance = if needs.cars > cars { 0.0 } else { certainty * chance(takes, turns) };
                let pays = chance * goal.stake() > SPARE_TURN * (takes - plan.turns);
                if chance > HOPELESS && pays {
                    outlook.chance = chance;
                    plan.follow(&way, &mut roads, needs, takes);
                }
            }
            plan.outlooks.push(outlook);
        }
        plan
    }

    fn follow(&mut self, way: &Way, roads: &mut Roads, needs: Needs, takes: f32) {
        for line in way {
            self.strands.insert(roads.strand(*line));
            roads.plan(*line);
        }
        self.needs = needs;
        self.turns = takes;
    }
}

impl TicketToRide {
    /// Tickets that a player holds or has just decided to keep.
    pub(super) fn tickets_of(&self, seat: Seat) -> Tickets {
        let player = self.player(seat);
        player.drawn.kept().fold(player.tickets, Tickets::with)
    }
}
