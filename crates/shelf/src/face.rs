//! The one face of all games.

use std::ops::Range;
use std::path::Path;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use arena::{Outcome, Progress, Ratings, Row, ScoreRow, Scores, Summary};
use bots::{Bot, Haste, Outlook};
use drawing::{Drawing, Key, Lens, Markup, Motion, Pen, Scene, Vain};
use table::guide::Measure;
use table::live_game::NotTakenBack;
use table::rehearsal::Rehearsed;
use table::setup::{SetupSchema, Values};
use table::transcript::{Label, RailError, ReplayError};
use table::{
    Achievement, Census, Chapter, Dice, Eyes, Feat, KnownRules, NotAnAction, Played, Refusal, RuleId, RulesVersion,
    SaltedSeed, Seat, Seats, Seed, SetupError, Standing,
};
use wording::{Language, Lexicon, Order, Phrase, Reading, Rule, Rulebook, SealedBook, Section};

use crate::advice::Advice;
use crate::runs::{Contest, League, RunError, Series, Solo, Speed};

/// A game in its box.
pub trait Shelved: Send + Sync {
    /// Its name in files, addresses and commands.
    fn name(&self) -> &'static str;

    /// The version of the rules that new tables are played by.
    fn rules_version(&self) -> RulesVersion {
        self.known_rules().newest
    }

    /// All versions that tables can be played and replayed by.
    fn known_rules(&self) -> KnownRules;

    /// The most decisions a game can take.
    fn bound(&self) -> usize;

    /// Whether bots ever interject: where they do not, they are asked only when they are waited for.
    fn bots_interject(&self) -> bool;

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

    /// About how long a game takes.
    fn length(&self) -> Phrase {
        Phrase::new("game-length")
    }

    /// Every rule with its title.
    fn rules(&self) -> &'static [Rule];

    /// All rules, to read.
    fn rulebook(&self, language: Language) -> &'static Rulebook;

    /// A short guide to somebody's first game.
    fn first_game(&self, language: Language) -> &'static Rulebook;

    /// The setup that is recommended to somebody who plays for the first time.
    fn first_setup(&self) -> Values;

    /// Books of rules that a table discovers while it is played.
    fn sealed_books(&self) -> &'static [SealedBook];

    /// What a campaign has to show between two games, drawn.
    fn keepsakes(&self, chosen: &Values, pen: &Pen<'_>) -> Vec<Scene>;

    /// Which game of a campaign is set up this way; none if it is one by itself, or cannot be set up.
    fn chapter(&self, chosen: &Values) -> Option<Chapter>;

    /// The same game of a campaign, played by these members of it, who are named in ascending order.
    fn attended(&self, chosen: &Values, members: &[usize]) -> Result<Values, SetupError>;

    /// A campaign as it stands before the game that is set up this way, as a member of it may know it, or a stranger.
    fn chronicle(&self, chosen: &Values, member: Option<usize>) -> Vec<Section>;

    /// The same without the story, which a journal tells game by game.
    fn inventory(&self, chosen: &Values, member: Option<usize>) -> Vec<Section>;

    /// What people call a member of a campaign.
    fn member(&self, chosen: &Values, member: usize) -> Option<Phrase>;

    /// What a game of a campaign is called, by its number from 1.
    fn chapter_title(&self, chosen: &Values, number: usize) -> Option<Phrase>;

    /// Whether its tables are drawn, not only told in words.
    fn is_drawn(&self) -> bool;

    /// The style sheet of its drawings.
    fn style(&self) -> &'static str;

    /// The `<symbol>`s of its drawings.
    fn symbols(&self) -> Markup;

    /// A drawing for its books alone, by the name that they give it.
    fn figure(&self, name: &str, pen: &Pen<'_>) -> Option<Markup>;

    /// Every kind of card, symbol and token, enlarged and explained.
    fn glossary(&self) -> Vec<Lens>;

    /// By what the coach compares options.
    fn measures(&self) -> &'static [Measure];

    /// What can be achieved over any number of games.
    fn achievements(&self) -> &'static [Achievement];

    /// What an achievement is called.
    fn achievement_name(&self, achievement: &Achievement) -> Phrase {
        Phrase::new(format!("achievement-{}.name", achievement.name))
    }

    /// What an achievement asks for.
    fn achievement(&self, achievement: &Achievement) -> Phrase {
        Phrase::new(format!("achievement-{}", achievement.name))
    }

    /// The setup of the deal that is the same for everybody for a day, if there is one.
    fn daily(&self) -> Option<Values>;

    /// Why an action was refused.
    fn refusal(&self, refusal: &Refusal) -> Phrase;

    /// What the host may choose.
    fn schema(&self) -> &'static SetupSchema;

    /// What the host chose, with every default filled in; an error says what does not fit.
    fn complete(&self, chosen: &Values) -> Result<Values, SetupError>;

    /// How many seats a table with this setup has.
    fn seats(&self, chosen: &Values) -> Result<usize, SetupError>;

    /// The seats that the game itself plays.
    fn automata(&self, chosen: &Values) -> Result<Seats, SetupError>;

    /// Sets a new table up. Seats beyond the list of labels are called by their numbers.
    fn open(&self, chosen: &Values, seed: SaltedSeed, labels: Vec<Label>) -> Result<Box<dyn LiveTable>, SetupError> {
        self.open_by(self.rules_version(), chosen, seed, labels)
    }

    /// Sets a table up that is played by this version of the rules, which must be [known](Shelved::known_rules).
    fn open_by(
        &self,
        rules: RulesVersion,
        chosen: &Values,
        seed: SaltedSeed,
        labels: Vec<Label>,
    ) -> Result<Box<dyn LiveTable>, SetupError>;

    /// Takes a game up where its `.rail` file stops.
    fn load(&self, bytes: &[u8]) -> Result<Box<dyn LiveTable>, RailError>;

    /// One game of random choices with everything that anybody can observe of it.
    fn playthrough(&self, chosen: &Values, seed: Seed) -> Result<String, RunError>;

    /// How fast the game is, each rate measured for about this much processor time.
    fn bench(&self, chosen: &Values, seed: u64, time: Duration) -> Result<Speed, RunError>;

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

    /// One bot where nobody else decides. With a file the games go on where they stopped.
    fn solo(
        &self,
        solo: &Solo,
        file: Option<&Path>,
        progress: &dyn Progress,
        stop: &AtomicBool,
    ) -> Result<(ScoreRow, Scores), RunError>;

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
    fn seed(&self) -> &SaltedSeed;

    /// Who sits where.
    fn labels(&self) -> &[Label];

    /// How many seats there are, automata included.
    fn seats(&self) -> usize;

    /// Who is waited for; nobody when the game is over.
    fn to_act(&self) -> Seats;

    /// Who else may interject now: never waited for, and not always with something to do.
    fn may_act(&self) -> Seats;

    /// How many decisions have been taken, and not taken back.
    fn decisions(&self) -> usize;

    /// How many steps have been told, those of setting up included.
    fn steps(&self) -> usize;

    /// What these eyes see now.
    fn look(&self, eyes: Eyes) -> Box<dyn Sight>;

    /// What these eyes were told after the first `since` steps, each with what they saw right after it.
    fn events_for(&self, eyes: Eyes, since: usize) -> Vec<Told>;

    /// How many steps after the first `since` these eyes were told.
    fn count_events_for(&self, eyes: Eyes, since: usize) -> usize;

    /// Some of the steps that these eyes were told, counted from 0 for these eyes alone.
    fn moments(&self, eyes: Eyes, which: Range<usize>) -> Vec<Told>;

    /// What these eyes are shown of an earlier moment, counted as [`LiveTable::moments`] are, from 1; 0 is before the first.
    fn look_back(&self, eyes: Eyes, moment: usize) -> Option<Box<dyn Sight>>;

    /// What `seat` may do, whether it is waited for or may interject. Options of one group follow each other.
    fn options(&self, seat: Seat) -> Vec<Offer>;

    /// Plays an action in the game's notation, or changes nothing.
    fn play(&mut self, seat: Seat, notation: &str) -> Result<Played, NotPlayed>;

    /// The rule that forbids an action, as far as `seat` can know; nothing if it may do it now.
    fn why_not(&self, seat: Seat, notation: &str) -> Result<Option<Refusal>, NotPlayed>;

    /// Takes back the latest decision of `seat`, and says which it was, as it is offered again.
    fn undo(&mut self, seat: Seat) -> Result<Offer, NotTakenBack>;

    /// How many decisions `seat` can take back, one after the other.
    fn can_undo(&self, seat: Seat) -> usize;

    /// Whether decisions in a row would be played, and whether the last could be taken back, as far as `seat` can
    /// know: nothing is carried out, and nothing behind a barrier is looked at.
    fn rehearse(&self, seat: Seat, notations: &[&str]) -> Result<Rehearsed, NotRehearsed>;

    /// What people in this seat may try on the drawn board although the rules refuse it.
    fn vain(&self, seat: Seat) -> Vec<Vain>;

    /// What this seat knows, to think about apart from the table.
    fn mind(&self, seat: Seat) -> Box<dyn Mind>;

    /// Whether `next` sees something that `looked` may not know: on a shared screen a curtain must fall
    /// between them.
    fn hides(&self, looked: Seat, next: Seat) -> bool;

    /// Scores and places, once the game is over.
    fn standing(&self) -> Option<Standing>;

    /// The setup of the next game of the campaign with everybody present, if this is a finished game of one.
    fn bequest(&self) -> Option<Values>;

    /// The last decision of these eyes' seat (to a bystander, of anybody), from 1; 0 if there is none.
    fn decided(&self, eyes: Eyes) -> usize;

    /// What has been read aloud to these eyes since a decision, in order.
    fn readings(&self, eyes: Eyes, since: usize) -> Vec<ReadAloud>;

    /// What a seat did that counts towards achievements, once the game is over.
    fn feats(&self, seat: Seat) -> Vec<Feat>;

    /// The final account in words, once the game is over.
    fn account(&self) -> Option<Section>;

    /// How the scores grew, once the game is over, by the moments of these eyes.
    fn growth(&self, eyes: Eyes) -> Growth;

    /// Every component, and where it is.
    fn census(&self) -> Census;

    /// The game so far as the text of a `.rail` file, seed and all.
    fn rail(&self) -> String;

    /// The same table after its first `decisions` decisions.
    fn rewound(&self, decisions: usize) -> Result<Box<dyn LiveTable>, ReplayError>;

    /// A second table that goes its own way from here.
    fn fork(&self) -> Box<dyn LiveTable>;

    /// A second table that goes its own way from here, in a world that `seat` cannot tell from this one.
    /// What has been decided so far cannot be taken back there. For those who look for leaks.
    fn imagined(&self, seat: Seat, dice: &mut Dice) -> Box<dyn LiveTable>;
}

/// What one seat knows of a table at one moment, and a head to think about it with.
pub trait Mind: Send {
    /// What a bot would play in this seat; nothing if the seat has nothing to decide.
    fn choose(&self, bot: &Bot, haste: &Haste, dice: &mut Dice) -> Option<String>;

    /// What a bot finds out about what it may do in this seat, by codes, and where in the list stands what it would play; nothing
    /// if the seat has nothing to decide, or the bot does not search.
    fn search(&self, bot: &Bot, haste: &Haste, dice: &mut Dice) -> Option<(Outlook<usize>, usize)>;

    /// How many games a bot imagines before it decides here; nothing if it does not search.
    fn iterations(&self, bot: &Bot) -> Option<u32>;

    /// Whether a bot would interject in this seat, and how.
    fn interject(&self, bot: &Bot, dice: &mut Dice) -> Option<String>;

    /// What the coach would play in this seat, and why; nothing if the seat has nothing to decide. An option that is `asked`
    /// about, in notation, is compared with the coach's.
    fn advise(&self, iterations: u32, asked: Option<&str>, dice: &mut Dice) -> Option<Advice>;
}

/// How the scores of a finished game grew.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Growth {
    /// Everybody's total.
    pub totals: Course,
    /// Everybody's score in each category, by the id of its words, in the order of the account.
    pub parts: Vec<(&'static str, Course)>,
}

/// Each seat's score, in the order of seats, after every moment that changed one; moments are counted from 1.
pub type Course = Vec<(usize, Vec<i32>)>;

/// What one pair of eyes sees of a table at one moment. It is made from a view, and holds nothing else.
pub trait Sight: Send + Sync {
    /// The view as JSON.
    fn json(&self) -> serde_json::Value;

    /// A hash of the view: equal for equal views, on every machine.
    fn fingerprint(&self) -> [u8; 32];

    /// The view drawn; nothing while the game is not drawn.
    fn draw(&self, pen: &Pen<'_>) -> Option<Drawing>;

    /// What lies before one player, drawn large; nothing where the board shows it all.
    fn sheet(&self, seat: Seat, pen: &Pen<'_>) -> Option<Scene>;

    /// The rule to read when one wants to know more about what is asked now.
    fn rule(&self) -> Option<RuleId>;

    /// The keys of the sealed books of rules that are open to these eyes.
    fn opened(&self) -> Vec<&'static str>;

    /// What is asked of these eyes, or what is being waited for.
    fn prompt(&self) -> Phrase;

    /// When in the game this is, for a moment that is told or looked back at.
    fn occasion(&self) -> Option<Phrase>;

    /// What somebody is told who decides something of this kind for the first time.
    fn lesson(&self) -> Option<Phrase>;

    /// The whole table in words.
    fn table(&self) -> Vec<Section>;

    /// What people call this seat at this game, if these eyes may know it.
    fn persona(&self, seat: Seat) -> Option<Phrase>;
}

/// Something that was read aloud at the table.
#[derive(Clone, Debug)]
pub struct ReadAloud {
    /// Its moment for these eyes, from 1.
    pub moment: usize,
    /// What was read.
    pub reading: Reading,
    /// The picture to it, if there is one.
    pub picture: Option<Markup>,
    /// Whether these eyes' seat has decided nothing since.
    pub recent: bool,
}

/// One step, as certain eyes were told it.
pub struct Told {
    /// Its number, from 1: the same for all eyes, so it must never be shown to any.
    pub step: usize,
    /// The decision that led to it, from 1; 0 for what setting up told.
    pub decision: usize,
    /// Who decided it; nobody what setting up told.
    pub by: Option<Seat>,
    /// The line of the story, as it is told when it happens.
    pub line: Phrase,
    /// The line that the log keeps of it.
    pub logged: Phrase,
    /// The result that it is for these eyes.
    pub outcome: Option<wording::Outcome>,
    /// What the round is called that begins here.
    pub opens: Option<Phrase>,
    /// What the round brought that is over here.
    pub tally: Option<Tally>,
    /// What is read aloud with it.
    pub reading: Option<Reading>,
    /// What is seen and heard of it.
    pub motion: Motion,
    /// What these eyes saw right after it.
    pub after: Box<dyn Sight>,
}

/// What a round brought everybody, as far as certain eyes know.
#[derive(Clone, PartialEq, Debug)]
pub struct Tally {
    /// What the round is called.
    pub round: Phrase,
    /// What it brought, for every player about whom there is something to say.
    pub brought: Vec<(Seat, Phrase)>,
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
    /// The elements of the drawn board that stand for it.
    pub keys: Vec<Key>,
    /// Whether it is chosen on all of them together, and not on any one of them.
    pub gathers: bool,
    /// The elements that light up while it is looked at.
    pub points: Vec<Key>,
    /// The heading it stands under, where there are headings.
    pub group: Option<Phrase>,
    /// The first of its two parts, if it has two: options that share it are one line.
    pub part: Option<Phrase>,
    /// Where it stands in the list.
    pub order: Order,
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

/// Why decisions in a row would not be played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotRehearsed {
    /// One of them would not.
    #[error(transparent)]
    NotPlayed(#[from] NotPlayed),
    /// One of them is to follow upon something that nobody can foresee.
    #[error("what follows decision {number} in a row is not known before it is played")]
    Unforeseeable {
        /// Which decision brings something unknown, from 1.
        number: usize,
    },
}
