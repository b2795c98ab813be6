//! Games by codes: the quick face, for programs that learn and search.
//!
//! A [`CodedGame`] is a game in its box and a [`CodedTable`] one that is being played, as [`Shelved`] and
//! [`LiveTable`](crate::LiveTable) are. Decisions cross this face as small numbers, no story is kept, and what seats see is also
//! told in numbers.

use std::ops::Range;
use std::path::Path;
use std::sync::atomic::AtomicBool;

use arena::{Match, Outcome, Progress, Row, ScoreRow, Scores, Trial};
use batch::{Batch, BatchError, Batched, Plan, Rewards, returns};
use table::live_game::{LiveGame, NotTakenBack};
use table::observe::{Layout, Observed};
use table::setup::{Setup, Values};
use table::snapshot::Snapshot;
use table::transcript::{RailError, Transcript};
use table::{
    Coded, Dice, Eyes, Game, NotAnAction, Played, Refusal, RulesVersion, SaltedSeed, Seat, Seats, Seed, SetupError,
    Standing,
};

use crate::Shelvable;
use crate::face::{Mind, Offer, Shelved, Sight};
use crate::guest::Guest;
use crate::live::{bequest, labelled, sealed, why_not};
use crate::mind::Thinking;
use crate::offers::offers;
use crate::runs::RunError;
use crate::shelved::{Boxed, boxed};
use crate::sight::Seen;

/// A game in its box, played by codes.
pub trait CodedGame: Send + Sync {
    /// The same game as people play it.
    fn shelved(&self) -> &'static dyn Shelved;

    /// All codes of decisions are below this, whatever the setup.
    fn space(&self) -> usize;

    /// What each number of an observation means.
    fn layout(&self) -> &'static Layout;

    /// The notation of a decision; nothing if none has this code.
    fn notation(&self, code: usize) -> Option<String>;

    /// The code of a decision in notation.
    fn code(&self, notation: &str) -> Result<usize, NotAnAction>;

    /// Sets a table up that is played by this version of the rules, which must be [known](Shelved::known_rules).
    fn open(&self, rules: RulesVersion, chosen: &Values, seed: Seed) -> Result<Box<dyn CodedTable>, SetupError>;

    /// Takes a game up where its `.rail` file stops.
    fn load(&self, bytes: &[u8]) -> Result<Box<dyn CodedTable>, RailError>;

    /// Many games at once.
    fn batch(&self, chosen: &Values, plan: &Plan) -> Result<Box<dyn Batched>, BatchError>;

    /// Somebody in every seat in turn against somebody else in the rest. With a file the match goes on where it stopped.
    fn contest(
        &self,
        meeting: &Meeting,
        file: Option<&Path>,
        progress: &dyn Progress,
        stop: &AtomicBool,
    ) -> Result<(Row, Outcome), RunError>;

    /// Somebody where nobody else decides. With a file the games go on where they stopped.
    fn solo(
        &self,
        meeting: &Meeting,
        file: Option<&Path>,
        progress: &dyn Progress,
        stop: &AtomicBool,
    ) -> Result<(ScoreRow, Scores), RunError>;
}

/// Games of somebody, a bot or not, against somebody else or alone.
#[derive(Clone, Debug)]
pub struct Meeting {
    /// What the host chose.
    pub setup: Values,
    /// Whose games they are.
    pub player: Guest,
    /// Who plays in the other seats; of no account where nobody does.
    pub against: Guest,
    /// How many games at least.
    pub games: u32,
    /// All chance follows from it.
    pub seed: u64,
    /// Which games are played here, by their numbers from 0; nothing if all are.
    pub part: Option<Range<u32>>,
}

/// A game that is being played by codes. Whoever holds it holds the truth, but for tables that were
/// [imagined](CodedTable::imagined).
pub trait CodedTable: Send + Sync {
    /// Which game it is.
    fn game(&self) -> &'static dyn CodedGame;

    /// The version of the rules.
    fn rules(&self) -> RulesVersion;

    /// What the host chose.
    fn setup(&self) -> Values;

    /// Where its chance comes from; nothing of a world that somebody imagined.
    fn seed(&self) -> Option<Seed>;

    /// How many seats there are, automata included.
    fn seats(&self) -> usize;

    /// The seats that the game itself plays.
    fn automata(&self) -> Seats;

    /// Who is waited for; nobody when the game is over.
    fn to_act(&self) -> Seats;

    /// Who else may interject now.
    fn may_act(&self) -> Seats;

    /// How many decisions have been taken here, and not taken back.
    fn decisions(&self) -> usize;

    /// What was decided here, by whom.
    fn history(&self) -> Vec<(Seat, usize)>;

    /// Puts the codes of what `seat` may do into `out`, replacing what was there.
    fn legal(&self, seat: Seat, out: &mut Vec<usize>);

    /// Plays a decision, or changes nothing.
    fn play(&mut self, seat: Seat, code: usize) -> Result<Played, NotDecided>;

    /// Takes back the latest decision of `seat`, and says which it was.
    fn undo(&mut self, seat: Seat) -> Result<usize, NotTakenBack>;

    /// How many decisions `seat` can take back, one after the other.
    fn can_undo(&self, seat: Seat) -> usize;

    /// The rule that forbids a decision, as far as `seat` can know; nothing if it may take it now.
    fn why_not(&self, seat: Seat, code: usize) -> Result<Option<Refusal>, NotDecided>;

    /// What these eyes see now.
    fn look(&self, eyes: Eyes) -> Box<dyn Sight>;

    /// What these eyes see now, in numbers.
    ///
    /// # Panics
    /// If `out` is not as long as the game's [layout](CodedGame::layout).
    fn observe(&self, eyes: Eyes, out: &mut [f32]);

    /// What `seat` may do, in words.
    fn options(&self, seat: Seat) -> Vec<Offer>;

    /// What this seat knows, to think about apart from the table.
    fn mind(&self, seat: Seat) -> Box<dyn Mind>;

    /// Scores and places, once the game is over.
    fn standing(&self) -> Option<Standing>;

    /// What the game brought every seat; nothing before it is over.
    fn returns(&self, rewards: Rewards) -> Vec<f32>;

    /// The setup of the next game of the campaign with everybody present, if this is a finished game of one.
    fn bequest(&self) -> Option<Values>;

    /// The game so far as the text of a `.rail` file, seed and all; nothing of a world that somebody imagined.
    fn rail(&self) -> Option<String>;

    /// A second table that goes its own way from here.
    fn fork(&self) -> Box<dyn CodedTable>;

    /// A table that goes its own way in a world that `seat` cannot tell from this one. It holds nothing of the true one: not
    /// the seed, and not how it came about.
    fn imagined(&self, seat: Seat, dice: Dice) -> Box<dyn CodedTable>;
}

/// Why a decision was not taken. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotDecided {
    /// No decision has this code.
    #[error("no decision has the code {code}: codes are below {space}, and not all of them are used")]
    NoSuchCode {
        /// The code.
        code: usize,
        /// All codes are below this.
        space: usize,
    },
    /// A seat that the table does not have.
    #[error("there is no seat {}: the table has {seats}, counted from 0", seat.index())]
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

impl From<table::live_game::NotPlayed> for NotDecided {
    fn from(error: table::live_game::NotPlayed) -> Self {
        match error {
            table::live_game::NotPlayed::NoSuchSeat { seat, seats } => NotDecided::NoSuchSeat { seat, seats },
            table::live_game::NotPlayed::Refused(refusal) => NotDecided::Refused(refusal),
        }
    }
}

/// Any game in its box, played by codes.
pub const fn coded<G: Shelvable + Observed>() -> &'static dyn CodedGame {
    &Boxed::<G>::NEW
}

impl<G: Shelvable + Observed> CodedGame for Boxed<G> {
    fn shelved(&self) -> &'static dyn Shelved {
        boxed::<G>()
    }

    fn space(&self) -> usize {
        G::Action::SPACE
    }

    fn layout(&self) -> &'static Layout {
        G::layout()
    }

    fn notation(&self, code: usize) -> Option<String> {
        G::Action::decode(code).map(|action| action.to_string())
    }

    fn code(&self, notation: &str) -> Result<usize, NotAnAction> {
        notation.parse().map(G::Action::encode)
    }

    fn open(&self, rules: RulesVersion, chosen: &Values, seed: Seed) -> Result<Box<dyn CodedTable>, SetupError> {
        let setup = G::Setup::choose(chosen)?;
        Ok(Box::new(Sitting::<G>::true_one(LiveGame::by(rules, setup, SaltedSeed::unsalted(seed))?)))
    }

    fn load(&self, bytes: &[u8]) -> Result<Box<dyn CodedTable>, RailError> {
        let game = LiveGame::<G>::resume(&Transcript::parse(bytes)?).map_err(sealed)?;
        Ok(Box::new(Sitting::true_one(game)))
    }

    fn batch(&self, chosen: &Values, plan: &Plan) -> Result<Box<dyn Batched>, BatchError> {
        Ok(Box::new(Batch::<G>::new(G::Setup::choose(chosen)?, plan)?))
    }

    fn contest(
        &self,
        meeting: &Meeting,
        file: Option<&Path>,
        progress: &dyn Progress,
        stop: &AtomicBool,
    ) -> Result<(Row, Outcome), RunError> {
        let setup = G::Setup::choose(&meeting.setup)?;
        let (player, against) = (meeting.player.clone(), meeting.against.clone());
        let mut contest = Match::<G, Guest>::new(setup, player, against, meeting.games, meeting.seed);
        contest.part = meeting.part.clone().unwrap_or(contest.part);
        let outcome = contest.run(file, progress, stop)?;
        Ok((contest.row(&outcome), outcome))
    }

    fn solo(
        &self,
        meeting: &Meeting,
        file: Option<&Path>,
        progress: &dyn Progress,
        stop: &AtomicBool,
    ) -> Result<(ScoreRow, Scores), RunError> {
        let setup = G::Setup::choose(&meeting.setup)?;
        let mut trial = Trial::<G, Guest>::new(setup, meeting.player.clone(), meeting.games, meeting.seed);
        trial.part = meeting.part.clone().unwrap_or(trial.part);
        let scores = trial.run(file, progress, stop)?;
        Ok((trial.row(&scores), scores))
    }
}

/// A game that is being played, without its story.
#[derive(Clone)]
pub(crate) struct Sitting<G: Game> {
    game: LiveGame<G>,
    imagined: bool,
}

impl<G: Shelvable + Observed> Sitting<G> {
    fn true_one(game: LiveGame<G>) -> Self {
        Sitting { game, imagined: false }
    }

    /// A world that somebody imagined, of which nothing else is known.
    pub fn imagined_one(rules: RulesVersion, setup: G::Setup, world: G, dice: Dice) -> Self {
        let nothing = SaltedSeed::unsalted(Seed([0; 32]));
        let game = LiveGame::taken_up(rules, setup, nothing, Snapshot { game: world, dice });
        Sitting { game, imagined: true }
    }

    fn truth(&self) -> &G {
        self.game.game()
    }

    fn action(&self, code: usize) -> Result<G::Action, NotDecided> {
        G::Action::decode(code).ok_or(NotDecided::NoSuchCode { code, space: G::Action::SPACE })
    }

    fn check(&self, seat: Seat) -> Result<(), NotDecided> {
        let seats = self.truth().seats();
        if seat.index() < seats { Ok(()) } else { Err(NotDecided::NoSuchSeat { seat, seats }) }
    }
}

impl<G: Shelvable + Observed> CodedTable for Sitting<G> {
    fn game(&self) -> &'static dyn CodedGame {
        coded::<G>()
    }

    fn rules(&self) -> RulesVersion {
        self.game.rules()
    }

    fn setup(&self) -> Values {
        self.game.setup().to_values()
    }

    fn seed(&self) -> Option<Seed> {
        (!self.imagined).then(|| self.game.seed().server_seed)
    }

    fn seats(&self) -> usize {
        self.truth().seats()
    }

    fn automata(&self) -> Seats {
        self.game.setup().automata()
    }

    fn to_act(&self) -> Seats {
        self.truth().to_act()
    }

    fn may_act(&self) -> Seats {
        self.truth().may_act()
    }

    fn decisions(&self) -> usize {
        self.game.entries().len()
    }

    fn history(&self) -> Vec<(Seat, usize)> {
        self.game.entries().iter().map(|entry| (entry.seat, entry.action.encode())).collect()
    }

    fn legal(&self, seat: Seat, out: &mut Vec<usize>) {
        out.clear();
        if self.check(seat).is_ok() {
            let mut legal = Vec::new();
            self.truth().legal(seat, &mut legal);
            out.extend(legal.into_iter().map(G::Action::encode));
        }
    }

    fn play(&mut self, seat: Seat, code: usize) -> Result<Played, NotDecided> {
        let action = self.action(code)?;
        Ok(self.game.play(seat, action, &mut table::Silent)?)
    }

    fn undo(&mut self, seat: Seat) -> Result<usize, NotTakenBack> {
        self.game.undo(seat).map(|entry| entry.action.encode())
    }

    fn can_undo(&self, seat: Seat) -> usize {
        self.game.can_undo(seat)
    }

    fn why_not(&self, seat: Seat, code: usize) -> Result<Option<Refusal>, NotDecided> {
        self.check(seat)?;
        Ok(why_not(&self.game, seat, self.action(code)?))
    }

    fn look(&self, eyes: Eyes) -> Box<dyn Sight> {
        Box::new(Seen::<G>(self.truth().view(eyes)))
    }

    fn observe(&self, eyes: Eyes, out: &mut [f32]) {
        G::observe(&self.truth().view(eyes), out);
    }

    fn options(&self, seat: Seat) -> Vec<Offer> {
        if self.check(seat).is_ok() { offers(self.truth(), seat) } else { Vec::new() }
    }

    fn mind(&self, seat: Seat) -> Box<dyn Mind> {
        Box::new(Thinking::new(self.truth().clone(), seat))
    }

    fn standing(&self) -> Option<Standing> {
        self.truth().standing()
    }

    fn returns(&self, rewards: Rewards) -> Vec<f32> {
        let returns = self.standing().map(|standing| returns(self.truth(), &standing, rewards));
        returns.unwrap_or_default()[..self.seats()].to_vec()
    }

    fn bequest(&self) -> Option<Values> {
        bequest(&self.game)
    }

    fn rail(&self) -> Option<String> {
        let labels = labelled(Vec::new(), self.seats());
        (!self.imagined).then(|| self.game.transcript(labels).to_string())
    }

    fn fork(&self) -> Box<dyn CodedTable> {
        Box::new(self.clone())
    }

    fn imagined(&self, seat: Seat, mut dice: Dice) -> Box<dyn CodedTable> {
        let world = self.truth().imagine(seat, &mut dice);
        Box::new(Self::imagined_one(self.game.rules(), self.game.setup().clone(), world, dice))
    }
}
