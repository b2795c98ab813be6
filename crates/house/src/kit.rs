//! What a table looks like to one reader: the frame that every game's table is shown in, and the shell of every page.
//!
//! A game draws its scene, plates, hand and panels; everything around them is drawn here, once, with the house's words and
//! assets. All of it is a pure function of what one reader may see. It knows nothing of how a table came to be like this,
//! of tasks, stores or requests.

use std::time::Duration;

use drawing::Vain;
use serde::Serialize;
use shelf::{ReadAloud, Shelved, Sight};
use table::Seat;
use wording::{Language, Lexicon, Names, Phrase};

use crate::records::ids::{CampaignId, Day, TableId};
use crate::records::journal::{Stage, StandIn, Stop};
use crate::records::person::{Confirm, Face, Settings};

mod album;
pub mod assets;
mod banners;
mod book;
mod controls;
mod end;
mod growth;
mod guide;
mod help;
mod hint;
mod icon;
mod lesson;
mod options;
mod page;
mod people;
mod picture;
mod prefs;
mod readings;
mod regions;
mod shell;
mod site;
mod story;
#[cfg(test)]
mod tests;
mod worded;
pub mod words;

pub use album::Volume;
pub use book::rules_page;
pub use guide::guide_page;
pub use hint::{hint, lens};
pub use icon::{Icon, icon};
pub use page::{TablePage, table_page, watched_from};
pub use picture::{book_picture, first_sight, picture, picture_version};
pub use regions::{occasion, regions, rules_of, sheet};
pub use shell::{page_of, script, shell, style, style_address, symbols};
pub use site::Decor;
pub use story::{log, log_line, remark, result};
pub use worded::{parts, sections};

/// Who reads a page.
#[derive(Clone, Copy)]
pub struct Reader<'a> {
    /// In which language.
    pub language: Language,
    /// The house's own words.
    pub words: &'a Lexicon,
    /// What the reader prefers.
    pub settings: &'a Settings,
    /// The reader's name.
    pub name: &'a str,
    /// Whether the reader has an account.
    pub account: bool,
    /// What stands before every address: empty, or `/games` behind a proxy that serves the house there.
    pub base: &'a str,
    /// The folder of the assets in force: `assets/HASH`.
    pub assets: &'a str,
}

/// One moment of a table, as one pair of eyes sees it.
pub struct Sitting<'a> {
    /// The table.
    pub table: &'a TableId,
    /// The game.
    pub game: &'static dyn Shelved,
    /// The eyes: a seat, or somebody who watches.
    pub seat: Option<Seat>,
    /// What they see.
    pub sight: &'a dyn Sight,
    /// Everybody, in the order of seats.
    pub people: &'a [Sitter],
    /// What the reader may do.
    pub options: &'a [Choice],
    /// What the reader may do meanwhile, without being waited for.
    pub asides: &'a [Choice],
    /// What the reader may try in vain.
    pub vain: &'a [Vain],
    /// What else the reader may do about the game.
    pub controls: &'a Controls,
    /// What was read aloud.
    pub readings: &'a [ReadAloud],
    /// How it ended, if it has.
    pub end: Option<&'a End>,
    /// Whether this is an earlier moment, told or looked back at: nothing can be chosen.
    pub past: bool,
    /// The line of the story that is being told with it.
    pub line: Option<&'a str>,
}

/// Something the reader may choose.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// From 1.
    pub number: usize,
    /// In the game's notation: what is sent when it is chosen.
    pub notation: String,
    /// What happens if one chooses it.
    pub words: Phrase,
    /// The elements of the scene that stand for it.
    pub keys: Vec<drawing::Key>,
    /// Whether it is chosen on all of them together, and not on any one of them.
    pub gathers: bool,
    /// The elements that light up while it is looked at.
    pub points: Vec<drawing::Key>,
    /// Whether it can be taken back.
    pub finality: Finality,
    /// The heading it stands under, where there are headings.
    pub group: Option<Phrase>,
    /// The first of its two parts, if it has two: options that share it are one line.
    pub part: Option<Phrase>,
    /// Whether nothing is done by it.
    pub declines: bool,
}

/// Whether a decision can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Finality {
    /// It can, until somebody learns something from what follows.
    Free,
    /// It can until it is confirmed: then the turn passes.
    Held,
    /// It cannot: chance is asked or something hidden is shown.
    Final,
}

/// Somebody at the table.
#[derive(Clone, PartialEq, Debug)]
pub struct Sitter {
    /// What the seat is called; empty while nobody sits there.
    pub name: String,
    /// What they play at this game (a character, a company), if the reader's eyes know it.
    pub persona: Option<String>,
    /// Who it is.
    pub kind: SitterKind,
    /// Whether the table waits for this seat.
    pub awaited: bool,
    /// Whether this is the reader.
    pub you: bool,
    /// Whether this seat has given up.
    pub conceded: bool,
    /// Whether this seat proposes to end the game.
    pub agrees: bool,
}

/// Who sits in a seat.
#[derive(Clone, PartialEq, Debug)]
pub enum SitterKind {
    /// Nobody yet.
    Nobody,
    /// A person.
    Person {
        /// Whether a bot stands in.
        stand_in: bool,
    },
    /// A bot, by the id of its word: `level-hard`.
    Bot(Phrase),
    /// The game itself.
    Automaton,
}

/// What the reader may do beside the options of the game.
#[derive(Clone, PartialEq, Debug)]
pub struct Controls {
    /// How far the table is.
    pub stage: Stage,
    /// How many decisions can be taken back.
    pub undo: usize,
    /// Whether a decision waits to be confirmed, and when it confirms itself (milliseconds from now).
    pub draft: Option<Draft>,
    /// How the reader confirms.
    pub confirm: Confirm,
    /// Whether the reader is the host.
    pub host: bool,
    /// Whether the reader has a seat.
    pub seated: bool,
    /// Whether several people look at the reader's screen, so that it shows nobody's secrets.
    pub shared: bool,
    /// Who has paused the game.
    pub paused_by: Option<String>,
    /// Why a bot plays the reader's seat, if one does: the reader may take it back.
    pub stood_in: Option<StandIn>,
    /// Whether the reader has given up.
    pub conceded: bool,
    /// Whether the reader proposes to end the game here.
    pub agrees: bool,
    /// Whether some seat proposes to end the game here.
    pub proposed: bool,
    /// Whether a bot thinks and can be hurried.
    pub hurry: bool,
    /// For how long somebody must have been away before the host may let a bot play on.
    pub absence: Duration,
    /// The reader's other seats at this table, on a screen that is shared.
    pub shares: Vec<Seat>,
}

/// A decision that waits to be confirmed.
#[derive(Clone, PartialEq, Debug)]
pub struct Draft {
    /// What was decided, as the option said it.
    pub words: Phrase,
    /// Milliseconds until it confirms itself.
    pub left: Option<u64>,
}

/// How a game ended.
#[derive(Clone, PartialEq, Debug)]
pub struct End {
    /// Before its end, if so why.
    pub stopped: Option<Stop>,
    /// The final account in words.
    pub account: Option<shelf::Section>,
    /// How the scores grew, by the moments of the reader.
    pub growth: shelf::Growth,
    /// The commitment that was published before the game.
    pub commitment: String,
    /// The server's seed, revealed.
    pub seed: Option<String>,
    /// The rematch, if somebody has opened it.
    pub rematch: Option<String>,
    /// The campaign that goes on after it.
    pub campaign: Option<CampaignId>,
    /// The day whose deal it was.
    pub daily: Option<Day>,
}

/// A line of the story.
#[derive(Clone, PartialEq, Debug)]
pub struct LogLine {
    /// Its number for these eyes, from 1: the moment it leads to.
    pub number: usize,
    /// What it says.
    pub words: String,
    /// Who decided what led to it; nobody what setting up told.
    pub by: Option<Seat>,
    /// What the round is called that begins with it.
    pub opens: Option<String>,
    /// What the round brought that is over with it.
    pub tally: Option<Tally>,
}

/// What a round brought everybody.
#[derive(Clone, PartialEq, Debug)]
pub struct Tally {
    /// What the round is called.
    pub round: String,
    /// Who, and what it brought them.
    pub brought: Vec<(String, String)>,
}

/// The people at a table by name, for phrases that speak of them.
pub struct Sitters<'a>(pub &'a [Sitter]);

impl Names for Sitters<'_> {
    fn name(&self, seat: Seat) -> Option<&str> {
        self.0.get(seat.index()).map(|sitter| sitter.name.as_str()).filter(|name| !name.is_empty())
    }

    /// Whom the game itself plays is called by nothing else.
    fn persona(&self, seat: Seat) -> Option<&str> {
        let sitter = self.0.get(seat.index())?;
        sitter.persona.as_deref().filter(|persona| *persona != sitter.name)
    }
}

impl Reader<'_> {
    /// Says something of the house's own.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.words.say(self.language, phrase, &wording::Unnamed)
    }

    /// Says something of the house's own that has no variables.
    pub fn word(&self, id: &'static str) -> String {
        self.say(&Phrase::new(id))
    }

    /// Whether tables are shown in words alone.
    pub fn in_words(&self) -> bool {
        self.settings.face == Face::Words
    }

    /// An address of the house.
    pub fn to(&self, path: &str) -> String {
        format!("{}{path}", self.base)
    }

    /// The address of an asset.
    pub fn asset(&self, name: &str) -> String {
        format!("{}/{}/{name}", self.base, self.assets)
    }
}
