//! Moving engines.

use table::{Asks, List, Log, Refusal, Run, Seat, refused};

use super::refusal::not_now;
use crate::action::Action;
use crate::data::railroad::{BERTHS, Berth, Berths, SPACES, TURNOUTS};
use crate::event::Event;
use crate::state::{GreatWesternTrail, Step, Table};

/// What moving back from space 39 brings (GWT-ENG-08).
const END_DOLLARS: u16 = 3;

impl Table {
    /// Places without another's engine; the start holds any number (GWT-ENG-03).
    fn free_berths(&self, seat: Seat) -> Berths {
        let taken: Berths = self.players().iter().map(|player| player.engine).collect();
        (Berths::first_n(BERTHS) - taken).with(self.player(seat).engine).with(Berth::START)
    }

    /// Where one step forward leads: to the next free space, or onto a turnout before it (GWT-ENG-04, GWT-ENG-05).
    fn step_forward(from: Berth, free: Berths) -> Berths {
        let beyond = free - Berths::up_to(from);
        let Some(next) = (SPACES & beyond).first() else { return Berths::NONE };
        (TURNOUTS & beyond & Berths::before(next)).with(next)
    }

    /// The mirrored rule backwards; the start can be reached, and not left (GWT-ENG-06).
    fn step_back(from: Berth, free: Berths) -> Berths {
        let before = free & Berths::before(from);
        let Some(next) = (SPACES & before).last() else { return Berths::NONE };
        ((TURNOUTS & before) - Berths::up_to(next)).with(next)
    }

    /// Every place at least one and at most `most` steps ahead (GWT-ENG-02).
    pub fn forward(&self, seat: Seat, most: u8) -> Berths {
        let free = self.free_berths(seat);
        let (mut reached, mut frontier) = (Berths::NONE, Berths::only(self.player(seat).engine));
        for _ in 0..most {
            // Space 39 ends a move (GWT-ENG-08).
            let from = frontier.without(Berth::END).iter();
            frontier = from.fold(Berths::NONE, |next, berth| next | Table::step_forward(berth, free));
            reached |= frontier;
        }
        reached
    }

    /// Every place exactly so many steps back.
    pub fn backward(&self, seat: Seat, steps: u8) -> Berths {
        if self.player(seat).engine == Berth::START {
            return Berths::NONE;
        }
        let free = self.free_berths(seat);
        let mut frontier = Berths::only(self.player(seat).engine);
        for _ in 0..steps {
            frontier = frontier.iter().fold(Berths::NONE, |next, berth| next | Table::step_back(berth, free));
        }
        frontier
    }

    /// Every free place behind the engine (GWT-PB-9a).
    pub fn behind(&self, seat: Seat) -> Berths {
        self.free_berths(seat) & Berths::before(self.player(seat).engine)
    }

    /// Every free place to which an engine may go from space 39 (GWT-ENG-08).
    pub fn returns(&self, seat: Seat) -> Berths {
        self.free_berths(seat) & Berths::before(Berth::END)
    }

    /// The value that an extraordinary delivery may have after moving back to a place: the numbered spaces stepped over
    /// or onto; the start counts as one, occupied spaces and turnouts as none (GWT-PB-9a).
    pub fn extraordinary_value(&self, seat: Seat, to: Berth) -> u8 {
        let between = Berths::before(self.player(seat).engine) - Berths::before(to);
        (SPACES & self.free_berths(seat) & between).len() as u8
    }
}

/// Where the engine goes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Ride {
    /// Forward, up to so far.
    Forward(u8),
    /// Exactly so far back.
    Back(u8),
    /// Back, for an extraordinary delivery.
    BackToDeliver,
    /// Away from space 39.
    Return,
}

impl Asks<Ride> for GreatWesternTrail {
    /// A move forward may be declined (GWT-LOC-08), one back that was chosen may not.
    fn list(&self, seat: Seat, ride: Ride, out: &mut impl List<Action>) {
        let targets = match ride {
            Ride::Forward(most) => self.table.forward(seat, most),
            Ride::Back(spaces) => self.table.backward(seat, spaces),
            Ride::BackToDeliver => self.table.behind(seat),
            Ride::Return => self.table.returns(seat),
        };
        out.put_all(targets.iter().map(Action::Engine));
        if let Ride::Forward(_) = ride {
            out.put(Action::Done);
        }
    }

    fn answer<L: Log<Self>>(&mut self, _: Seat, ride: Ride, answer: Action, run: &mut Run<'_, L>) {
        let Action::Engine(berth) = answer else { return };
        match ride {
            Ride::Forward(_) | Ride::Back(_) => self.move_engine(berth, run),
            Ride::BackToDeliver => self.move_engine_to_deliver(berth, run),
            Ride::Return => self.return_engine(berth, run),
        }
    }

    fn object(&self, seat: Seat, ride: Ride, answer: Action) -> Refusal {
        let Action::Engine(berth) = answer else {
            return match ride {
                Ride::Forward(_) => not_now(answer),
                Ride::Back(_) => refused("GWT-ENG-06", "why-engine-first"),
                Ride::BackToDeliver => refused("GWT-PB-9a", "why-engine-first"),
                Ride::Return => refused("GWT-ENG-08", "why-engine-must-return"),
            };
        };
        if !self.table.free_berths(seat).contains(berth) {
            return refused("GWT-ENG-03", "why-occupied");
        }
        match ride {
            Ride::Forward(_) => refused("GWT-ENG-02", "why-engine-too-far"),
            Ride::Back(_) => refused("GWT-ENG-06", "why-exactly-back"),
            Ride::BackToDeliver => refused("GWT-PB-9a", "why-only-back"),
            Ride::Return => refused("GWT-ENG-08", "why-not-there"),
        }
    }

    fn forced(&self, seat: Seat, ride: Ride) -> Option<Action> {
        match ride {
            Ride::Forward(_) | Ride::Back(_) => self.only_answer(seat, ride),
            Ride::BackToDeliver | Ride::Return => None,
        }
    }
}

impl GreatWesternTrail {
    fn put_engine<L: Log<Self>>(&mut self, to: Berth, run: &mut Run<'_, L>) {
        let seat = self.table.turn;
        // It is put elsewhere, never turned (GWT-ENG-07).
        let from = std::mem::replace(&mut self.table.mover_mut().engine, to);
        run.tell(self, || Event::EngineMoved { seat, from, to });
    }

    /// The engine moves and stops; its station comes before anything else (GWT-STN-01, GWT-STN-04).
    fn move_engine<L: Log<Self>>(&mut self, to: Berth, run: &mut Run<'_, L>) {
        self.put_engine(to, run);
        if to == Berth::END {
            self.table.steps.push(Step::Return);
        }
        self.stop_at_station(to);
    }

    fn stop_at_station(&mut self, at: Berth) {
        if let Some(station) = at.station() {
            self.table.steps.push(Step::Upgrade(station));
        }
    }

    /// From space 39 the engine goes back, for $3 that may be used at once (GWT-ENG-08, GWT-ENG-09).
    fn return_engine<L: Log<Self>>(&mut self, to: Berth, run: &mut Run<'_, L>) {
        self.put_engine(to, run);
        self.gain(END_DOLLARS, run);
        self.stop_at_station(to);
    }

    /// The engine goes back as far as one likes; the delivery comes before the station (GWT-PB-9a).
    fn move_engine_to_deliver<L: Log<Self>>(&mut self, to: Berth, run: &mut Run<'_, L>) {
        let limit = self.table.extraordinary_value(self.table.turn, to);
        self.put_engine(to, run);
        self.stop_at_station(to);
        self.table.steps.push(Step::City { limit, extraordinary: true });
    }
}
