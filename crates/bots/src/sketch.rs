//! A game drawn as a tree of spots: positions for tests in which the best choice is known.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use serde::Serialize;
use table::guide::Measure;
use table::setup::{SetupSchema, Values};
use table::{
    Census, Coded, Dice, Eyes, Game, Guide, Log, MAX_SEATS, NoLegacy, NotAnAction, PerSeat, Played, Refusal, RuleId,
    RulesVersion, Seat, Seats, Setup, SetupError, Standing,
};

/// A drawn game.
#[derive(PartialEq, Eq, Debug)]
pub struct Drawing {
    pub seats: usize,
    /// A secret is drawn from this many; nobody knows it but `knows`.
    pub secrets: u8,
    pub knows: Option<usize>,
    /// What is imagined instead of the secret follows from it, which no game may do.
    pub leaks: bool,
    /// The game begins at the first.
    pub spots: &'static [Spot],
}

#[derive(PartialEq, Eq, Debug)]
pub enum Spot {
    /// This seat chooses where to go on.
    Choose(usize, &'static [usize]),
    /// The first seat chooses where to go on, unless the second interjects and goes elsewhere.
    Unless(usize, &'static [usize], usize, usize),
    /// The first two seats choose at once and in secret, one of two each; both choices say where to go on.
    Both([[usize; 2]; 2]),
    /// The secret says where to go on.
    Secret(&'static [usize]),
    /// Chance says where to go on.
    Chance(&'static [usize]),
    /// Scores: the highest wins.
    End(&'static [i32]),
}

/// A game that is being played; its guide says whether bots think about interjecting.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sketch<const INTERJECTS: bool = true> {
    drawing: &'static Drawing,
    at: usize,
    secret: u8,
    chosen: [Option<u8>; 2],
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Go(pub u8);

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Told {
    Went(Seat, Option<u8>),
    Arrived(usize),
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Seen {
    at: usize,
    secret: Option<u8>,
    chosen: [Option<u8>; 2],
}

impl Drawing {
    pub fn begin(&'static self, dice: &mut Dice) -> Sketch {
        Sketch::new(&self, dice).unwrap()
    }
}

impl<const INTERJECTS: bool> Sketch<INTERJECTS> {
    fn spot(&self) -> &'static Spot {
        &self.drawing.spots[self.at]
    }

    fn knows(&self, seat: Seat) -> bool {
        self.drawing.knows == Some(seat.index())
    }

    /// Goes to a spot, and on until somebody has to choose.
    fn go(&mut self, to: usize, dice: &mut Dice, log: &mut impl Log<Self>) {
        self.at = to;
        loop {
            self.at = match self.spot() {
                Spot::Secret(next) => next[usize::from(self.secret)],
                Spot::Chance(next) => dice.pick(next),
                _ => break,
            };
        }
        log.tell(Told::Arrived(self.at), self);
    }
}

impl<const INTERJECTS: bool> Game for Sketch<INTERJECTS> {
    type Setup = &'static Drawing;
    type Action = Go;
    type Event = Told;
    type View = Seen;
    type Legacy = NoLegacy;

    const NAME: &'static str = "sketch";
    const RULES: RulesVersion = RulesVersion(1);
    const BOUND: usize = 40;

    fn new_by(_: RulesVersion, setup: &Self::Setup, dice: &mut Dice) -> Result<Self, SetupError> {
        let secret = dice.below(u32::from(setup.secrets.max(1))) as u8;
        Ok(Sketch { drawing: setup, at: 0, secret, chosen: [None; 2] })
    }

    fn seats(&self) -> usize {
        self.drawing.seats
    }

    fn to_act(&self) -> Seats {
        match *self.spot() {
            Spot::Choose(seat, _) | Spot::Unless(seat, ..) => Seats::only(Seat::new(seat)),
            Spot::Both(_) => Seat::all(2).filter(|seat| self.chosen[seat.index()].is_none()).collect(),
            _ => Seats::NONE,
        }
    }

    fn may_act(&self) -> Seats {
        match *self.spot() {
            Spot::Unless(_, _, seat, _) => Seats::only(Seat::new(seat)),
            _ => Seats::NONE,
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Go>) {
        out.clear();
        let options = match *self.spot() {
            Spot::Choose(chooser, next) | Spot::Unless(chooser, next, ..) if chooser == seat.index() => next.len(),
            Spot::Unless(_, _, other, _) if other == seat.index() => 1,
            Spot::Both(_) if self.to_act().contains(seat) => 2,
            _ => 0,
        };
        out.extend((0..options as u8).map(Go));
    }

    fn play_legal(&mut self, seat: Seat, Go(option): Go, dice: &mut Dice, log: &mut impl Log<Self>) -> Played {
        let secretly = matches!(self.spot(), Spot::Both(_));
        log.tell(Told::Went(seat, (!secretly).then_some(option)), self);
        match *self.spot() {
            Spot::Unless(_, _, other, to) if other == seat.index() => self.go(to, dice, log),
            Spot::Choose(_, next) | Spot::Unless(_, next, ..) => self.go(next[usize::from(option)], dice, log),
            Spot::Both(next) => {
                self.chosen[seat.index()] = Some(option);
                if let [Some(first), Some(second)] = self.chosen {
                    self.chosen = [None; 2];
                    self.go(next[usize::from(first)][usize::from(second)], dice, log);
                }
            }
            _ => unreachable!("nobody chooses here"),
        }
        Played { chance: true, revealed: true }
    }

    fn why_not(&self, _: Seat, _: Go) -> Refusal {
        Refusal { rule: RuleId("SKETCH"), why: "sketch" }
    }

    fn view(&self, eyes: Eyes) -> Seen {
        let sees = |i: usize| eyes.seat().is_some_and(|seat| seat.index() == i);
        let secret = self.drawing.knows.filter(|&knower| sees(knower)).map(|_| self.secret);
        Seen { at: self.at, secret, chosen: [0, 1].map(|i| self.chosen[i].filter(|_| sees(i))) }
    }

    fn event_for(event: &Told, _: Eyes) -> Option<Told> {
        Some(event.clone())
    }

    fn imagine(&self, seat: Seat, dice: &mut Dice) -> Self {
        let mut world = self.clone();
        let secrets = self.drawing.secrets.max(1);
        if self.drawing.leaks {
            world.secret = (self.secret + 1) % secrets;
        } else if !self.knows(seat) {
            world.secret = dice.below(u32::from(secrets)) as u8;
        }
        for other in Seat::all(2).filter(|&other| other != seat) {
            world.chosen[other.index()] = self.chosen[other.index()].map(|_| dice.below(2) as u8);
        }
        world
    }

    fn standing(&self) -> Option<Standing> {
        let Spot::End(scores) = *self.spot() else { return None };
        Some(Standing::ranked(
            &["gold"],
            &[],
            scores.iter().map(|&score| ([score].into_iter().collect(), [].into_iter().collect())),
        ))
    }

    fn census(&self) -> Census {
        Census::new()
    }

    fn contents(_: &Self::Setup) -> Census {
        Census::new()
    }
}

impl<const INTERJECTS: bool> Guide for Sketch<INTERJECTS> {
    const MEASURES: &'static [Measure] = &[Measure::score("gold", 1.0)];
    const INTERJECTS: bool = INTERJECTS;

    fn prospects(&self) -> PerSeat {
        let mut prospects = [0.0; MAX_SEATS];
        for seat in Seat::all(self.seats()) {
            prospects[seat.index()] =
                self.standing().map_or(1.0 / self.seats() as f32, |standing| standing.share(seat) as f32);
        }
        prospects
    }

    fn promise(&self, _: Seat, _: Go) -> f32 {
        1.0
    }

    fn quick(&self, _: Seat, legal: &[Go], dice: &mut Dice) -> Go {
        dice.pick(legal)
    }
}

impl Setup for &'static Drawing {
    fn schema() -> &'static SetupSchema {
        static SCHEMA: LazyLock<SetupSchema> = LazyLock::new(|| SetupSchema { options: Vec::new() });
        &SCHEMA
    }

    fn from_values(_: &Values) -> Result<Self, SetupError> {
        static EMPTY: Drawing = Drawing { seats: 1, secrets: 1, knows: None, leaks: false, spots: &[Spot::End(&[0])] };
        Ok(&EMPTY)
    }

    fn to_values(&self) -> Values {
        Values::new()
    }

    fn seats(&self) -> usize {
        self.seats
    }
}

impl fmt::Display for Go {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Go {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Self, NotAnAction> {
        text.parse().map(Go).map_err(|_| NotAnAction::new(text, "a number"))
    }
}

impl Coded for Go {
    const SPACE: usize = 256;

    fn encode(self) -> usize {
        usize::from(self.0)
    }

    fn decode(code: usize) -> Option<Self> {
        u8::try_from(code).ok().map(Go)
    }
}
