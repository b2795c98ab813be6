//! A live game: decisions are played, and taken back as far as that wrongs nobody.
//!
//! # What can be taken back
//!
//! Seat `s` takes back its latest decision `d`. That is possible exactly when
//!
//! 1. no *barrier* of its own stands in the way: `d` used no dice and taught nobody anything hidden;
//! 2. `d` did not *pass the turn* to somebody after which another seat has decided. Seats that were
//!    already to act before `d` (simultaneous play) may go on deciding without closing anything;
//! 3. what others have decided since does not *build upon* it: played again without `d`, their
//!    decisions are still legal, throw the same dice, and teach the same, and `d` played last leads to
//!    the present state exactly.
//!
//! The third is what law 9 promises of quiet decisions of different seats; the live game does not take
//! it on trust but carries it out. So a decision that is dropped is always one that could have been
//! the last one, and dropping the last quiet decision gives back the state before it: the state after
//! taking back is that of a game in which `d` was never taken. Whoever plays at the same time as others may
//! have seen their dice meanwhile; they could have waited for them as well.
//!
//! Since nothing at or before a seat's last barrier can be taken back by it, the state right after that is kept for
//! every seat, and everything since is replayed from there.

use crate::commitment::SaltedSeed;
use crate::dice::Dice;
use crate::game::{Game, Log, Played, Refusal, RulesVersion, Silent};
use crate::rehearsal::{NotRehearsed, Rehearsed, passes_turn, rehearse};
use crate::seat::Seat;
use crate::setup::SetupError;
use crate::snapshot::Snapshot;
use crate::transcript::{Label, Placing, ReplayError, Sealing, Transcript};

/// One decision that was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry<G: Game> {
    /// Who decided.
    pub seat: Seat,
    /// What was decided.
    pub action: G::Action,
    /// What became of it.
    pub played: Played,
    /// Whether it passed the turn: its seat was no longer waited for, and somebody else was who had
    /// not been before.
    pub passed_turn: bool,
}

/// Why a decision was not played. Nothing has changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotPlayed {
    /// A seat that the table does not have.
    #[error("the table has no seat {seat}, only {seats}")]
    NoSuchSeat {
        /// The seat that was named.
        seat: Seat,
        /// How many there are.
        seats: usize,
    },
    /// The rules forbid it.
    #[error(transparent)]
    Refused(#[from] Refusal),
}

/// Why a seat cannot take a decision back. Nothing has changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotTakenBack {
    /// The seat has not decided anything.
    #[error("seat {0} has not decided anything yet")]
    Nothing(Seat),
    /// The decision used dice or showed something hidden.
    #[error("the decision of seat {0} used dice or showed something hidden")]
    Barrier(Seat),
    /// The turn passed, and somebody has gone on.
    #[error("seat {0} passed the turn, and somebody else has gone on")]
    TurnPassed(Seat),
    /// What others decided since depends on it.
    #[error("others have built upon the decision of seat {0}")]
    BuiltUpon(Seat),
}

/// A game that is being played.
#[derive(Clone, Debug)]
pub struct LiveGame<G: Game> {
    rules: RulesVersion,
    setup: G::Setup,
    seed: SaltedSeed,
    entries: Vec<Entry<G>>,
    present: Snapshot<G>,
    /// By seat.
    barriers: Vec<Barrier<G>>,
}

/// Right after the last barrier of a seat.
#[derive(Clone, Debug)]
struct Barrier<G> {
    snapshot: Snapshot<G>,
    /// How many entries led there.
    at: usize,
}

/// Plays an action at the present, and says what is to be kept of it.
fn play_at<G: Game>(
    present: &mut Snapshot<G>,
    seat: Seat,
    action: G::Action,
    log: &mut impl Log<G>,
) -> Result<Entry<G>, Refusal> {
    let before = present.game.to_act();
    let played = present.play(seat, action, log)?;
    Ok(Entry { seat, action, played, passed_turn: passes_turn(seat, before, present.game.to_act()) })
}

impl<G: Game> Barrier<G> {
    /// Nobody takes back anything that led here.
    fn everywhere(snapshot: &Snapshot<G>, at: usize) -> Vec<Self> {
        vec![Barrier { snapshot: snapshot.clone(), at }; snapshot.game.seats()]
    }
}

impl<G: Game> LiveGame<G> {
    /// A new table that has just been set up.
    pub fn new(setup: G::Setup, seed: SaltedSeed) -> Result<Self, SetupError> {
        LiveGame::by(G::RULES, setup, seed)
    }

    /// The version of the rules by which it is played.
    pub fn rules(&self) -> RulesVersion {
        self.rules
    }

    /// A table that is played by this version of the rules and has just been set up.
    pub fn by(rules: RulesVersion, setup: G::Setup, seed: SaltedSeed) -> Result<Self, SetupError> {
        let mut dice = Dice::new(seed.game_seed());
        let game = G::new_by(rules, &setup, &mut dice)?;
        Ok(LiveGame::taken_up(rules, setup, seed, Snapshot { game, dice }))
    }

    /// A game that is taken up in its middle: nothing of how it came about is known, and nothing of that can be taken back.
    pub fn taken_up(rules: RulesVersion, setup: G::Setup, seed: SaltedSeed, present: Snapshot<G>) -> Self {
        LiveGame { rules, setup, seed, entries: Vec::new(), barriers: Barrier::everywhere(&present, 0), present }
    }

    /// The game as it stands.
    pub fn game(&self) -> &G {
        &self.present.game
    }

    /// What the host chose.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// Where the chance comes from.
    pub fn seed(&self) -> &SaltedSeed {
        &self.seed
    }

    /// What has been decided, and not taken back.
    pub fn entries(&self) -> &[Entry<G>] {
        &self.entries
    }

    /// Plays a decision, or changes nothing.
    pub fn play(&mut self, seat: Seat, action: G::Action, log: &mut impl Log<G>) -> Result<Played, NotPlayed> {
        let seats = self.game().seats();
        if seat.index() >= seats {
            return Err(NotPlayed::NoSuchSeat { seat, seats });
        }
        let entry = play_at(&mut self.present, seat, action, log)?;
        let played = entry.played;
        self.entries.push(entry);
        if played.is_barrier() {
            self.barriers[seat.index()] = Barrier { snapshot: self.present.clone(), at: self.entries.len() };
        }
        Ok(played)
    }

    /// The game as far as `seat` knows it: always the same world of those that it cannot tell from the true one.
    #[must_use]
    pub fn known_to(&self, seat: Seat) -> G {
        self.game().imagine(seat, &mut Dice::from_number(0))
    }

    /// Tries decisions of a seat out in a row, by what it knows: the answer tells it nothing hidden.
    pub fn rehearse(&self, seat: Seat, actions: &[G::Action]) -> Result<Rehearsed, NotRehearsed> {
        rehearse(self.known_to(seat), seat, actions)
    }

    /// The same game in a world that `seat` cannot tell from this one. Nothing decided so far can be taken
    /// back there.
    #[must_use]
    pub fn imagined(&self, seat: Seat, dice: &mut Dice) -> Self {
        let present = Snapshot { game: self.game().imagine(seat, dice), dice: dice.clone() };
        let barriers = Barrier::everywhere(&present, self.entries.len());
        LiveGame {
            rules: self.rules,
            setup: self.setup.clone(),
            seed: self.seed.clone(),
            entries: self.entries.clone(),
            present,
            barriers,
        }
    }

    /// How many decisions `seat` can take back, one after the other.
    pub fn can_undo(&self, seat: Seat) -> usize {
        let Some(barrier) = self.barriers.get(seat.index()) else { return 0 };
        let open = self.entries[barrier.at..].iter().any(|entry| entry.seat == seat);
        if open { self.clone().undo_all(seat).map_or(0, |taken| taken.len()) } else { 0 }
    }

    /// Takes back the latest decision of `seat`.
    pub fn undo(&mut self, seat: Seat) -> Result<Entry<G>, NotTakenBack> {
        let latest = self.entries.iter().rposition(|entry| entry.seat == seat).ok_or(NotTakenBack::Nothing(seat))?;
        if latest < self.barriers[seat.index()].at {
            return Err(NotTakenBack::Barrier(seat));
        }
        // Every entry after a seat's latest is somebody else's.
        if self.entries[latest].passed_turn && latest + 1 < self.entries.len() {
            return Err(NotTakenBack::TurnPassed(seat));
        }
        let (present, barriers) = self.without(latest).ok_or(NotTakenBack::BuiltUpon(seat))?;
        (self.present, self.barriers) = (present, barriers);
        Ok(self.entries.remove(latest))
    }

    /// Takes back as many decisions of `seat` as possible: the latest first, at least one.
    pub fn undo_all(&mut self, seat: Seat) -> Result<Vec<Entry<G>>, NotTakenBack> {
        let mut taken = vec![self.undo(seat)?];
        while let Ok(entry) = self.undo(seat) {
            taken.push(entry);
        }
        Ok(taken)
    }

    /// The present as it would be without one entry, and everybody's barriers then; nothing if what came after it
    /// builds upon it.
    fn without(&self, dropped: usize) -> Option<(Snapshot<G>, Vec<Barrier<G>>)> {
        let mine = self.entries[dropped].seat;
        let Barrier { mut snapshot, at } = self.barriers[mine.index()].clone();
        for entry in &self.entries[at..dropped] {
            play_at(&mut snapshot, entry.seat, entry.action, &mut Silent).ok()?;
        }
        let mut barriers = self.barriers.clone();
        for (index, entry) in self.entries.iter().enumerate().skip(dropped + 1) {
            let again = play_at(&mut snapshot, entry.seat, entry.action, &mut Silent).ok()?;
            if again != *entry {
                return None;
            }
            if entry.played.is_barrier() {
                barriers[entry.seat.index()] = Barrier { snapshot: snapshot.clone(), at: index };
            }
        }
        let mut again = snapshot.clone();
        again.play(mine, self.entries[dropped].action, &mut Silent).ok()?;
        again.is(&self.present).then_some((snapshot, barriers))
    }

    /// The game so far, seed and all: for the store, and for everybody once the game is over.
    pub fn transcript(&self, labels: Vec<Label>) -> Transcript<G> {
        Transcript {
            rules: self.rules,
            setup: self.setup.clone(),
            labels,
            sealing: Sealing::Open(self.seed.clone()),
            result: self.game().standing().as_ref().map(Placing::all),
            moves: self.entries.iter().map(|entry| (entry.seat, entry.action)).collect(),
        }
    }

    /// Takes a game up again where its transcript stops.
    pub fn resume(transcript: &Transcript<G>) -> Result<Self, ReplayError> {
        let Sealing::Open(seed) = &transcript.sealing else {
            return Err(ReplayError::SeedWithheld);
        };
        let mut live_game = LiveGame::by(transcript.rules, transcript.setup.clone(), seed.clone())?;
        for (index, &(seat, action)) in transcript.moves.iter().enumerate() {
            let decision = index + 1;
            let _ = live_game.play(seat, action, &mut Silent).map_err(|error| match error {
                NotPlayed::NoSuchSeat { seat, seats } => ReplayError::NoSuchSeat { decision, seat, seats },
                NotPlayed::Refused(refusal) => {
                    ReplayError::Refused { decision, seat, notation: action.to_string(), refusal }
                }
            })?;
        }
        Ok(live_game)
    }
}
