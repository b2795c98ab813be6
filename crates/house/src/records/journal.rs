//! What is kept of a table: who opened it and how, and everything that happened at it, in order.
//!
//! A table *is* its record and its entries: its state is rebuilt by replaying them.

use std::collections::BTreeMap;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use shelf::Bot;
use table::Seat;

use crate::records::ids::{CampaignId, Day, Invitation, Moment, PersonId, TableId};
use crate::records::requests::RequestMark;

/// What does not change about a table once it is opened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TableRecord {
    /// Its name.
    pub id: TableId,
    /// The game, by its name on the shelf.
    pub game: String,
    /// The version of the game's rules.
    pub rules: u16,
    /// What the host chose, as text by the keys of the game's form.
    pub setup: BTreeMap<String, String>,
    /// The server's seed, 64 hexadecimal digits: a secret until the game is over.
    pub seed: String,
    /// Who opened it.
    pub host: PersonId,
    /// What an invitation link carries.
    pub invitation: Invitation,
    /// Who may see it.
    pub access: Access,
    /// How long people may think.
    pub clock: Clock,
    /// The table that this one is a rematch of.
    pub rematch_of: Option<TableId>,
    /// The day whose deal is played here, the same for everybody.
    #[serde(default)]
    pub daily: Option<Day>,
    /// The campaign that this is a game of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub campaign: Option<CampaignId>,
    /// When it was opened.
    pub opened: Moment,
}

/// Who may find a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Access {
    /// It is listed in the lobby: anybody may join, or watch.
    Open,
    /// Whoever has the link may watch, whoever has the invitation may join.
    #[default]
    Link,
}

/// How long people may think. When time is up, a bot plays on until the person is back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum Clock {
    /// As long as they like.
    #[default]
    Off,
    /// So many seconds for the whole game, and some more with every decision.
    Live {
        /// For the whole game.
        seconds: u32,
        /// Added with every decision.
        increment: u32,
    },
    /// So many days for each decision.
    Days {
        /// How many.
        days: u32,
    },
}

/// Who sits in a seat.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum Occupant {
    /// Nobody yet.
    #[default]
    Nobody,
    /// A person; one person may sit in several seats of a screen that is shared.
    Person {
        /// Who.
        id: PersonId,
        /// What this seat is called.
        name: String,
    },
    /// A bot.
    Bot {
        /// Which, as it is written.
        bot: BotName,
    },
    /// Nobody ever: the game itself plays here.
    Automaton,
}

impl Occupant {
    /// The person who sits here.
    pub fn person(&self) -> Option<&PersonId> {
        match self {
            Occupant::Person { id, .. } => Some(id),
            Occupant::Nobody | Occupant::Bot { .. } | Occupant::Automaton => None,
        }
    }
}

/// A bot by its name, such as `hard`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct BotName(pub Bot);

impl TryFrom<String> for BotName {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse().map(BotName).map_err(|error| format!("{error}"))
    }
}

impl From<BotName> for String {
    fn from(name: BotName) -> String {
        name.0.to_string()
    }
}

/// Who took a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum By {
    /// The person in the seat.
    Person,
    /// The bot in the seat.
    Bot,
    /// A bot, because the person's time was up or the person had left.
    Clock,
}

/// Where something is said.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Room {
    /// Among the players; those who watch may read it.
    Players,
    /// Among those who watch: never shown to a player while the game lasts.
    Gallery,
}

/// Something that happened at a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum Entry {
    /// A decision was played.
    Move {
        /// In which seat, from 0.
        seat: u8,
        /// In the game's notation.
        notation: String,
        /// Who took it.
        by: By,
    },
    /// A seat took back so many of its latest decisions.
    TakenBack {
        /// Which, from 0.
        seat: u8,
        /// How many.
        count: u32,
    },
    /// A seat decided, and may still take it back until it is confirmed.
    Draft {
        /// Which, from 0.
        seat: u8,
        /// In the game's notation.
        notation: String,
        /// When it confirms itself; never if nothing is given.
        until: Option<Moment>,
    },
    /// A seat dropped its draft.
    DraftDropped {
        /// Which, from 0.
        seat: u8,
    },
    /// Somebody took a seat or left it.
    Seated {
        /// Which, from 0.
        seat: u8,
        /// Who sits there now.
        who: Occupant,
    },
    /// The host made somebody's seat free, before the game.
    SentAway {
        /// Which, from 0.
        seat: u8,
    },
    /// Somebody added something of one's own to the seed, before the game.
    Salted {
        /// Which, from 0.
        seat: u8,
        /// What.
        salt: String,
    },
    /// A bot plays on in a person's seat, until the person is back.
    StoodIn {
        /// Which, from 0.
        seat: u8,
        /// Why.
        why: StandIn,
    },
    /// The person plays again.
    Returned {
        /// Which, from 0.
        seat: u8,
    },
    /// All seats are taken: play begins. Salts that people added are fixed now.
    Started {
        /// By seat from 0.
        salts: BTreeMap<u8, String>,
    },
    /// How much time each seat has left, in milliseconds: written whenever a clock changes hands.
    Clocks {
        /// By seat from 0.
        left: BTreeMap<u8, u64>,
    },
    /// The table is paused, by a person in this seat.
    Paused {
        /// Which, from 0.
        seat: u8,
    },
    /// Play goes on.
    Resumed,
    /// A seat proposes to end the game here, or withdraws that.
    Proposal {
        /// Which, from 0.
        seat: u8,
        /// Whether it agrees to end.
        agrees: bool,
    },
    /// A seat would rather play on: nobody proposes to end the game any more.
    Declined {
        /// Which, from 0.
        seat: u8,
    },
    /// A seat gives up: a bot plays it to the end, and it cannot win.
    Conceded {
        /// Which, from 0.
        seat: u8,
    },
    /// The game ended before its end.
    Stopped {
        /// Why.
        why: Stop,
    },
    /// The game came to its end. Its story is kept, so that it can be told without the rules.
    Finished {
        /// Every step as everybody may know it now.
        story: Vec<StoryLine>,
        /// The setup of the campaign's next game, with everybody present, if this was a game of one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bequest: Option<BTreeMap<String, String>>,
    },
    /// The game is played once more, at another table.
    Rematch {
        /// Which.
        table: TableId,
        /// What invites the others to it.
        invitation: Invitation,
    },
    /// Somebody said something.
    Said {
        /// Who.
        person: PersonId,
        /// By what name.
        name: String,
        /// Where.
        room: Room,
        /// What.
        text: String,
    },
}

impl Entry {
    /// The seat that decided something in the game, or took it back.
    pub fn decided_by(&self) -> Option<Seat> {
        match self {
            Entry::Move { seat, .. }
            | Entry::TakenBack { seat, .. }
            | Entry::Draft { seat, .. }
            | Entry::DraftDropped { seat } => Some(Seat::new(usize::from(*seat))),
            _ => None,
        }
    }
}

/// A line of a finished game's story, in every language. People are written as `{1}`, `{2}` …, by seat from 1,
/// so that a person who wants to be forgotten is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StoryLine {
    /// In which seat the decision was taken that led to it, from 0; in none for what setting up told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<u8>,
    /// In English.
    pub en: String,
    /// In Polish.
    pub pl: String,
}

/// Why a bot plays on in a person's seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StandIn {
    /// The time was up.
    Time,
    /// The host asked for it: the person is absent.
    Absent,
    /// The person left the table.
    Left,
}

/// Why a game ended before its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stop {
    /// All people at the table agreed.
    Agreement,
    /// The host cancelled it.
    Cancelled,
    /// Nobody had played for a long time.
    Abandoned,
}

/// An entry as it is stored.
#[derive(Clone, PartialEq, Debug)]
pub struct Stored {
    /// When.
    pub at: Moment,
    /// What happened.
    pub entry: Entry,
    /// The request that led to it, if a person's did.
    pub request: Option<RequestMark>,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// People take their seats.
    Gathering,
    /// The game is on.
    Playing,
    /// The game is on, but nobody's clock runs.
    Paused,
    /// The game came to its end.
    Finished,
    /// The game ended before its end.
    Stopped,
}

/// What lists say about a table, kept beside its entries so that listing does not replay them.
#[derive(Clone, PartialEq, Debug)]
pub struct Summary {
    /// How far it is.
    pub stage: Stage,
    /// Who sits where.
    pub seats: Vec<Occupant>,
    /// The seats that are waited for, as a set of bits.
    pub waits_for: u8,
    /// Whether the house must wake it after a restart: a bot is to play, a draft or a clock runs.
    pub wakeful: bool,
    /// What became of each seat of a finished game.
    pub results: Vec<SeatResult>,
    /// When something last happened.
    pub changed: Moment,
}

/// What became of a seat of a finished game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SeatResult {
    /// 1 for the winner; equals share a place.
    pub place: u8,
    /// The score that decided. Games that ended long ago have kept none.
    #[serde(default)]
    pub score: Option<i32>,
    /// What was done that counts towards achievements.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub deeds: Vec<String>,
}

impl Clock {
    /// What each seat starts with, if there is a clock.
    pub fn allowance(self) -> Option<Duration> {
        match self {
            Clock::Off => None,
            Clock::Live { seconds, .. } => Some(Duration::from_secs(seconds.into())),
            Clock::Days { days } => Some(Duration::from_secs(u64::from(days) * 86_400)),
        }
    }
}

/// Something that was said.
#[derive(Clone, PartialEq, Debug)]
pub struct Remark {
    /// Its number at this table, from 1.
    pub number: usize,
    /// By whom; a notice of the house is about them.
    pub name: String,
    /// Where.
    pub room: Room,
    /// What.
    pub text: Remarked,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// What a remark says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Remarked {
    /// A person's own words: escaped when drawn.
    Said(String),
    /// The house tells everybody, by the id of a sentence that speaks of `name`.
    Notice(&'static str),
}
