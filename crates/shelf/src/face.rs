//! The one face of all games.

use std::path::Path;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use arena::{Outcome, Progress, Ratings, Row, Summary};
use bots::Bot;
use table::session::NotTakenBack;
use table::setup::{Form, Values};
use table::transcript::{Label, RailError, ReplayError};
use table::words::{Lexicon, Phrase, Rule, Section};
use table::{
    Census, Dice, Eyes, NotAnAction, Played, Refusal, RulesVersion, Sealed, Seat, Seats, Seed, SetupError, Standing,
};

use crate::runs::{Contest, League, Rates, RunError, Series};

/// A game in its box.
pub trait Shelved: Send + Sync {
    /// Its name in files, addresses and commands.
    fn name(&self) -> &'static str;

    /// The version of the rules that new tables are played by.
    fn rules_version(&self) -> RulesVersion;

    /// The most decisions a game can take.
    fn bound(&self) -> usize;

    /// Everything it says, in every language.
    fn lexicon(&self) -> &'static Lexicon;

    /// Its title.
    fn title(&self) -> Phrase {
        Phrase::new("game-title")
    }

    /// What it is about, in a few sentences.
    fn about(&self) -> Phrase {
        Phrase::new("game-about")
    }

    /// Every rule with its title.
    fn rules(&self) -> &'static [Rule];

    /// What its guide weighs: ids of words, the reasons of the coach.
    fn terms(&self) -> &'static [&'static str];

    /// Why an action was refused.
    fn refusal(&self, refusal: &Refusal) -> Phrase;

    /// What the host may choose.
    fn form(&self) -> &'static Form;

    /// What the host chose, with every default filled in; an error says what does not fit.
    fn complete(&self, chosen: &Values) -> Result<Values, SetupError>;

    /// How many seats a table with this setup has.
    fn seats(&self, chosen: &Values) -> Result<usize, SetupError>;

    /// Sets a table up. Seats beyond the list of labels are called by their numbers.
    fn open(&self, chosen: &Values, sealed: Sealed, labels: Vec<Label>) -> Result<Box<dyn LiveTable>, SetupError>;

    /// Takes a game up where its `.rail` file stops.
    fn load(&self, bytes: &[u8]) -> Result<Box<dyn LiveTable>, RailError>;

    /// One game of random choices with everything that anybody can observe of it.
    fn playthrough(&self, chosen: &Values, seed: Seed) -> Result<String, RunError>;

    /// How fast the game is, each rate measured for about this much processor time.
    fn bench(&self, chosen: &Values, seed: u64, time: Duration) -> Result<Rates, RunError>;

    /// Many games of given bots, summed up.
    fn simulate(&self, series: &Series, progress: &dyn Progress, stop: &AtomicBool) -> Result<Summary, RunError>;

    /// One bot against another. With a file the match goes on where it stopped.
    fn contest(
        &self,
        contest: &Contest,
        file: Option<&Path>,
        progress: &dyn Progress,
        stop: &AtomicBool,
    ) -> Result<(Row, Outcome), RunError>;

    /// Several bots against each other, rated. With a folder the matches go on where they stopped.
    fn rate(
        &self,
        league: &League,
        folder: Option<&Path>,
        progress: &dyn Progress,
        stop: &AtomicBool,
    ) -> Result<Ratings, RunError>;
}

/// A game that is being played.
pub trait LiveTable: Send {
    /// Which game it is.
    fn game(&self) -> &'static dyn Shelved;

    /// What the host chose.
    fn setup(&self) -> Values;

    /// Where its chance comes from: a secret while the game lasts.
    fn sealed(&self) -> &Sealed;

    /// Who sits where.
    fn labels(&self) -> &[Label];

    /// How many seats there are, automata included.
    fn seats(&self) -> usize;

    /// Who is waited for; nobody when the game is over.
    fn to_act(&self) -> Seats;

    /// Who else may interject now.
    fn may_act(&self) -> Seats;

    /// How many decisions have been taken, and not taken back.
    fn decisions(&self) -> usize;

    /// How many steps have been told since the table was set up.
    fn steps(&self) -> usize;

    /// What these eyes see now.
    fn look(&self, eyes: Eyes) -> Box<dyn Sight>;

    /// What these eyes were told after the first `since` steps, each with what they saw right after it.
    fn told(&self, eyes: Eyes, since: usize) -> Vec<Told>;

    /// What `seat` may do.
    fn options(&self, seat: Seat) -> Vec<Offer>;

    /// Plays an action in the game's notation, or changes nothing.
    fn play(&mut self, seat: Seat, notation: &str) -> Result<Played, NotPlayed>;

    /// The rule that forbids an action; nothing if `seat` may do it now.
    fn why_not(&self, seat: Seat, notation: &str) -> Result<Option<Refusal>, NotPlayed>;

    /// Takes back the latest decision of `seat`, and says which it was.
    fn undo(&mut self, seat: Seat) -> Result<String, NotTakenBack>;

    /// How many decisions `seat` can take back, one after the other.
    fn can_undo(&self, seat: Seat) -> usize;

    /// What a bot would play in this seat, knowing only what the seat knows; nothing if the seat has
    /// nothing to decide.
    fn choose(&self, seat: Seat, bot: &Bot, dice: &mut Dice) -> Option<String>;

    /// Whether a bot would interject in this seat, and how.
    fn interject(&self, seat: Seat, bot: &Bot, dice: &mut Dice) -> Option<String>;

    /// What the coach would play in this seat, and why; nothing if the seat has nothing to decide.
    fn advise(&self, seat: Seat, iterations: u32, dice: &mut Dice) -> Option<Advice>;

    /// Scores and places, once the game is over.
    fn standing(&self) -> Option<Standing>;

    /// The final account in words, once the game is over.
    fn account(&self) -> Option<Section>;

    /// Every component, and where it is.
    fn census(&self) -> Census;

    /// The game so far as the text of a `.rail` file, seed and all.
    fn rail(&self) -> String;

    /// The same table after its first `decisions` decisions.
    fn rewound(&self, decisions: usize) -> Result<Box<dyn LiveTable>, ReplayError>;
}

/// What one pair of eyes sees of a table at one moment. It is made from a view, and holds nothing else.
pub trait Sight: Send + Sync {
    /// The view as JSON.
    fn json(&self) -> serde_json::Value;

    /// What is asked of these eyes, or what is being waited for.
    fn prompt(&self) -> Phrase;

    /// The whole table in words.
    fn table(&self) -> Vec<Section>;

    /// What people call this seat at this game, if these eyes may know it.
    fn persona(&self, seat: Seat) -> Option<Phrase>;
}

/// One step, as certain eyes were told it.
pub struct Told {
    /// Its number, from 1: the same for all eyes, so it must never be shown to any.
    pub step: usize,
    /// The decision that led to it, from 1.
    pub decision: usize,
    /// Who decided it.
    pub by: Seat,
    /// The line of the story.
    pub line: Phrase,
    /// What these eyes saw right after it.
    pub after: Box<dyn Sight>,
}

/// Something a seat may do.
#[derive(Clone, PartialEq, Debug)]
pub struct Offer {
    /// Its notation.
    pub notation: String,
    /// Its code.
    pub code: usize,
    /// What happens if one chooses it.
    pub words: Phrase,
}

/// Why an action was not played. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotPlayed {
    /// It is not in the game's notation.
    #[error(transparent)]
    Notation(#[from] NotAnAction),
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

/// What the coach thinks of a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// The options, the best first.
    pub options: Vec<Advised>,
    /// How many imagined games this rests on.
    pub iterations: u32,
}

/// What the coach thinks of one option.
#[derive(Clone, PartialEq, Debug)]
pub struct Advised {
    /// The option; none for holding back where one might interject.
    pub offer: Option<Offer>,
    /// The chance of winning after it, from 0 to 1.
    pub chance: f32,
    /// The part of all imagined games in which it was tried.
    pub share: f32,
    /// What speaks for it and against it, a sentence each, the weightiest first.
    pub reasons: Vec<Phrase>,
}
