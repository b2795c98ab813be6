//! What is asked of a table's task, and what it answers.

use shelf::Advice;
use table::{Eyes, Seat};
use wording::Language;

use super::acts::Denied;
use super::state::SeatState;
use crate::kit::LogLine;
use crate::records::ids::{Invitation, Pass, PersonId, TableId, Version};
use crate::records::journal::{Remark, Stage, Stop, TableRecord};
use crate::records::person::Face;
use crate::wire::{Letter, Pulse, Update};

/// Everything that a page shows when it is opened.
pub struct Looked {
    /// What was fixed when the table was opened.
    pub record: TableRecord,
    /// How far it is.
    pub stage: Stage,
    /// The eyes that were granted.
    pub eyes: Eyes,
    /// The seats of the person who looks.
    pub own: Vec<Seat>,
    /// Who sits where.
    pub seats: Vec<SeatState>,
    /// What everybody is called.
    pub names: Vec<String>,
    /// Everything that is seen.
    pub update: Update,
    /// The story.
    pub lines: Vec<LogLine>,
    /// What was said, as far as these eyes may read it.
    pub remarks: Vec<Remark>,
    /// Who is here, who thinks.
    pub pulses: Vec<Pulse>,
    /// How many people watch.
    pub watching: usize,
    /// What was published before the game.
    pub commitment: String,
    /// The table where the game is played once more, and what invites to it.
    pub rematch: Option<(TableId, Invitation)>,
    /// Why it ended before its end.
    pub stopped: Option<Stop>,
    /// Whether the game has ever begun.
    pub begun: bool,
    /// Whether the host has made the seat free of the person who looks.
    pub sent_away: bool,
}

/// What the coach says.
pub struct Hint {
    /// The options, best first, with reasons.
    pub advice: Advice,
    /// What everybody is called.
    pub names: Vec<String>,
}

/// Whose eyes somebody wants to look with.
#[derive(Clone, Debug)]
pub struct Viewer {
    /// Who looks.
    pub person: PersonId,
    /// From which seat; if nothing is given, from one's own that is waited for, or one's first, or as a
    /// bystander.
    pub seat: Option<Seat>,
    /// The language.
    pub language: Language,
    /// Drawn, or in words.
    pub face: Face,
    /// What it is looked at with.
    pub screen: Screen,
}

/// What somebody looks at a table with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Screen {
    /// A program, over whose shoulder nobody looks.
    Program,
    /// A browser, at which several people may sit, with what shows that its page has lifted the curtain for one of them.
    Browser(Option<Pass>),
}

impl Viewer {
    /// The same on a page that has just been opened: nobody has lifted the curtain there.
    #[must_use]
    pub fn at_a_new_page(self) -> Self {
        let screen = match self.screen {
            Screen::Program => Screen::Program,
            Screen::Browser(_) => Screen::Browser(None),
        };
        Viewer { screen, ..self }
    }
}

/// What somebody wants to know after asking something of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// Everything that looks different now.
    Page,
    /// Only the version.
    Version,
}

/// What was done.
#[derive(Debug)]
pub struct Outcome {
    /// Whether it had been done before.
    pub repeated: bool,
    /// The version of these eyes now.
    pub version: Version,
    /// What has changed for these eyes, for a page.
    pub update: Option<Letter>,
}

/// What was not done.
#[derive(Debug)]
pub struct NotDone {
    /// Why.
    pub why: Denied,
    /// The version of these eyes.
    pub version: Version,
    /// What these eyes see, for a page.
    pub update: Option<Update>,
}
