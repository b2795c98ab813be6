//! Who decides in which seat.

use bots::{Bot, Player, Tuning};
use table::{Guide, MAX_SEATS, Seat, Seats, Setup};

use crate::error::BatchError;
use crate::plan::{Learner, Seating};

/// Who sits at every table of a batch.
#[derive(Debug)]
pub(crate) struct Company {
    /// Every bot that plays anywhere.
    bots: Vec<Bot>,
    /// Which of them plays in a seat, unless it is the learner's.
    by_seat: [Option<usize>; MAX_SEATS],
    ours: Ours,
    tuning: Tuning,
}

/// Which seats are played from outside.
#[derive(Debug)]
enum Ours {
    /// Several.
    Several,
    /// Just this one.
    One(Seat),
    /// Just one, each of these in turn.
    Rotating(Vec<Seat>),
}

impl Company {
    pub fn new<G: Guide>(seating: &Seating, setup: &G::Setup) -> Result<Self, BatchError> {
        let (seats, automata) = (setup.seats(), setup.automata());
        let played: Vec<Seat> = Seat::all(seats).filter(|seat| !automata.contains(*seat)).collect();
        let mut company = Company {
            bots: Vec::new(),
            by_seat: [None; MAX_SEATS],
            ours: Ours::Several,
            tuning: Tuning::of::<G>(seats),
        };
        let check = |seat: usize| match () {
            () if seat >= seats => Err(BatchError::NoSuchSeat { seat, seats }),
            () if automata.contains(Seat::new(seat)) => Err(BatchError::Automaton(seat)),
            () => Ok(()),
        };
        match seating {
            Seating::Open => company.ours = Ours::of(played.iter().copied().collect()),
            Seating::Beside(bots) => {
                for (seat, bot) in bots.iter().enumerate().filter_map(|(seat, bot)| Some((seat, bot.as_ref()?))) {
                    check(seat)?;
                    company.by_seat[seat] = Some(company.hire(bot)?);
                }
                let ours: Seats = played.into_iter().filter(|seat| company.by_seat[seat.index()].is_none()).collect();
                company.ours = Ours::of(ours);
                if ours.is_empty() {
                    return Err(BatchError::Nobody);
                }
            }
            Seating::Against { learner, rivals } => {
                company.by_seat = [Some(company.hire(rivals)?); MAX_SEATS];
                company.ours = match *learner {
                    Learner::Seat(seat) => check(seat.index()).map(|()| Ours::One(seat))?,
                    Learner::Rotating => Ours::Rotating(played),
                };
            }
        }
        Ok(company)
    }

    /// The place of a bot among all of them.
    fn hire(&mut self, bot: &Bot) -> Result<usize, BatchError> {
        bot.check(&self.tuning)?;
        Ok(self.bots.iter().position(|known| known == bot).unwrap_or_else(|| {
            self.bots.push(bot.clone());
            self.bots.len() - 1
        }))
    }

    /// Somebody to play each bot.
    pub fn players<G: Guide>(&self) -> Vec<Box<dyn Player<G>>> {
        self.bots.iter().map(|bot| bot.player(&self.tuning)).collect()
    }

    /// The one seat that is played from outside in an episode of a game, if there is only one.
    pub fn learner(&self, game: u64, episode: u64) -> Option<Seat> {
        match &self.ours {
            Ours::Several => None,
            Ours::One(seat) => Some(*seat),
            Ours::Rotating(seats) => Some(seats[(game.wrapping_add(episode) % seats.len() as u64) as usize]),
        }
    }

    /// Which bot plays in a seat; none where it is played from outside.
    #[inline]
    pub fn rival(&self, seat: Seat, learner: Option<Seat>) -> Option<usize> {
        if learner == Some(seat) { None } else { self.by_seat[seat.index()] }
    }
}

impl Ours {
    fn of(seats: Seats) -> Self {
        match (seats.len(), seats.first()) {
            (1, Some(seat)) => Ours::One(seat),
            _ => Ours::Several,
        }
    }
}
