//! What goes over the wire between a program and the house, as JSON. The sentences here are the
//! descriptions in the served document.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, IntoResponses, ToSchema};

use crate::records::ids::{ClientId, Invitation, Version};
use crate::records::journal::{Access, Stage};
use crate::wire::Refused;

use super::names::{GameName, LevelName};

/// How the house refuses anything. Nothing has changed.
#[derive(IntoResponses)]
#[expect(dead_code, reason = "it is the description of what `Failure` answers")]
pub enum Refusals {
    /// The request cannot be read.
    #[response(status = 400)]
    Malformed(Refused),
    /// There is no such thing.
    #[response(status = 404)]
    NotFound(Refused),
    /// The request did not arrive in time.
    #[response(status = 408)]
    TooSlow(Refused),
    /// The request is larger than 64 KB.
    #[response(status = 413)]
    TooLarge(Refused),
    /// Too much at once: wait a moment.
    #[response(status = 429)]
    TooMany(Refused),
    /// The house itself failed.
    #[response(status = 500)]
    Broken(Refused),
    /// The house is closing: try again in a moment.
    #[response(status = 503)]
    Closing(Refused),
}

/// How the house refuses what takes a right.
#[derive(IntoResponses)]
#[expect(dead_code, reason = "it is the description of what `Failure` answers")]
pub enum Rights {
    /// It needs a token, and none came that the house knows.
    #[response(status = 401, headers(("www-authenticate" = String, description = "`Bearer`")))]
    NoToken(Refused),
    /// The seat, the table or the right is somebody else's.
    #[response(status = 403)]
    Foreign(Refused),
}

/// How a table refuses what is asked of it.
#[derive(IntoResponses)]
#[expect(dead_code, reason = "it is the description of what `Failure` answers")]
pub enum Conflicts {
    /// The table has moved on since, it cannot be done now, there is nothing to do it to, or the id of the request
    /// stands for another one.
    #[response(status = 409)]
    Conflict(Refused),
    /// The rules of the game forbid it; the refusal names the rule and where to read it.
    #[response(status = 422)]
    Illegal(Refused),
}

/// Who comes in.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewGuest {
    /// The name at tables, 1 to 24 characters that can be seen.
    #[schema(example = "Marshal 2000", min_length = 1)]
    pub name: String,
}

/// A guest who just came in.
#[derive(Debug, Serialize, ToSchema)]
pub struct Guest {
    /// The name at tables.
    pub name: String,
    /// What to send with every request as `Authorization: Bearer TOKEN`. It is shown this once.
    pub token: String,
}

/// The games.
#[derive(Debug, Serialize, ToSchema)]
pub struct Games {
    /// All of them.
    pub games: Vec<Game>,
}

/// A game that can be played.
#[derive(Debug, Serialize, ToSchema)]
pub struct Game {
    /// Its name in requests.
    pub name: String,
    /// Its title.
    pub title: Titles,
    /// What it is about.
    pub about: Titles,
    /// The version of the rules that new tables are played by.
    pub rules: u16,
    /// What the host may choose, in the order in which to choose.
    pub setup: Vec<SetupOption>,
    /// The levels of bots, the weakest first.
    pub levels: Vec<String>,
}

/// The same words in every language.
#[derive(Debug, Serialize, ToSchema)]
pub struct Titles {
    /// In English.
    pub en: String,
    /// In Polish.
    pub pl: String,
}

/// One thing that the host may choose.
#[derive(Debug, Serialize, ToSchema)]
pub struct SetupOption {
    /// Its name in requests.
    pub key: String,
    /// What people call it.
    pub title: Titles,
    /// What may be chosen.
    pub kind: SetupKind,
    /// When it may be chosen at all, otherwise its default holds; always if nothing is given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub when: Option<Condition>,
    /// What holds if nothing is chosen: the first whose condition is met.
    pub defaults: Vec<Fallback>,
}

/// What may be chosen.
#[derive(Debug, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum SetupKind {
    /// A number.
    Number {
        /// The smallest.
        min: u32,
        /// The largest.
        max: u32,
    },
    /// `true` or `false`.
    Flag,
    /// One of several values.
    OneOf {
        /// Which.
        values: Vec<SetupValue>,
    },
    /// Several different values, in order.
    Ordered {
        /// What to choose from.
        values: Vec<SetupValue>,
        /// How many: the first whose condition is met.
        counts: Vec<Count>,
    },
}

/// One value that may be chosen.
#[derive(Debug, Serialize, ToSchema)]
pub struct SetupValue {
    /// Its name in requests.
    pub value: String,
    /// What people call it.
    pub title: Titles,
    /// When it may be chosen; always if nothing is given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub when: Option<Condition>,
}

/// How many values are put in order, on a condition.
#[derive(Debug, Serialize, ToSchema)]
pub struct Count {
    /// When this holds; always if nothing is given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub when: Option<Condition>,
    /// How many.
    pub count: u32,
}

/// What holds if nothing is chosen, on a condition.
#[derive(Debug, Serialize, ToSchema)]
pub struct Fallback {
    /// When this holds; always if nothing is given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub when: Option<Condition>,
    /// The value.
    pub value: Given,
}

/// A condition on what was chosen before.
#[derive(Debug, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Condition {
    /// That option has this value.
    Is {
        /// Which option.
        key: String,
        /// Which value.
        value: Given,
    },
    /// That number lies in this range.
    Between {
        /// Which option.
        key: String,
        /// The smallest.
        min: u32,
        /// The largest.
        max: u32,
    },
    /// All of these are met.
    All {
        /// Which.
        #[schema(no_recursion)]
        of: Vec<Condition>,
    },
}

/// What is chosen for one option: a number, a flag, a name, several names in order, or any of these as it is
/// written on the command line (`"4"`, `"yes"`, `"a,b"`).
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(untagged)]
pub enum Given {
    /// A number.
    Number(u32),
    /// Yes or no.
    Flag(bool),
    /// A name, or any value as text.
    Text(String),
    /// Several names, in order.
    Many(Vec<String>),
}

/// A table to open.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// Which game.
    pub game: GameName,
    /// What the host chooses, by the keys of the game's options; what is left out has its default.
    #[serde(default)]
    pub setup: BTreeMap<String, Given>,
    /// Who sits where, in the order of seats; seats beyond the end are free.
    #[serde(default)]
    pub seats: Vec<NewSeat>,
    /// Who may find the table.
    #[serde(default)]
    #[schema(value_type = NewAccess, inline)]
    pub access: Access,
    /// How long people may think.
    #[serde(default)]
    pub clock: NewClock,
    /// Whether play begins at once if no seat is free.
    #[serde(default = "yes")]
    pub begin: bool,
}

fn yes() -> bool {
    true
}

/// Who sits in a seat of a new table.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum NewSeat {
    /// Whoever opens the table.
    Me {
        /// What the seat is called; one's own name if nothing is given.
        name: Option<String>,
    },
    /// Nobody yet.
    Nobody,
    /// A bot of the house.
    Bot {
        /// How well it plays.
        level: LevelName,
    },
}

/// Who may find a table: `open` (it is listed, anybody may join or watch) or `link` (whoever knows its name
/// may watch, whoever has the invitation may join).
#[derive(ToSchema)]
#[schema(rename_all = "kebab-case")]
#[expect(dead_code, reason = "it is the description of `Access`")]
pub enum NewAccess {
    /// It is listed: anybody may join, or watch.
    Open,
    /// Whoever knows its name may watch, whoever has the invitation may join.
    Link,
}

/// How long people may think. When time is up, a bot plays on until the person is back.
#[derive(Clone, Copy, Debug, Default, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum NewClock {
    /// As long as they like.
    #[default]
    Off,
    /// So much for the whole game, and some more with every decision.
    Live {
        /// For the whole game.
        #[schema(minimum = 60, maximum = 36_000)]
        seconds: u32,
        /// Added with every decision.
        #[schema(maximum = 300)]
        increment: u32,
    },
    /// So many days for each decision.
    Days {
        /// How many.
        #[schema(minimum = 1, maximum = 30)]
        days: u32,
    },
}

/// A table that was just opened.
#[derive(Debug, Serialize, ToSchema)]
pub struct OpenedTable {
    /// Its name in requests.
    pub table: String,
    /// What lets others sit down.
    pub invitation: String,
    /// The page of the table, for people.
    pub page: String,
}

/// Which tables to list.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Listing {
    /// `mine`: where one sits, or that one opened. `joinable`: open to anybody, with a free seat. `watchable`:
    /// open to anybody, being played.
    #[param(inline)]
    pub which: Which,
}

/// Which tables to list.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Which {
    /// Where one sits, or that one opened.
    Mine,
    /// Open to anybody, with a free seat.
    Joinable,
    /// Open to anybody, being played.
    Watchable,
}

/// Tables.
#[derive(Debug, Serialize, ToSchema)]
pub struct Tables {
    /// The latest first, those being played before all others.
    pub tables: Vec<ListedTable>,
}

/// A table in a list.
#[derive(Debug, Serialize, ToSchema)]
pub struct ListedTable {
    /// Its name in requests.
    pub table: String,
    /// Which game.
    pub game: String,
    /// How far it is: `gathering`, `playing`, `paused`, `finished` or `stopped`.
    pub stage: Stage,
    /// Who sits where.
    pub seats: Vec<Sitter>,
    /// The seats that are waited for, from 0.
    pub awaited: Vec<usize>,
    /// The places of a finished game, by seat.
    pub places: Vec<u8>,
    /// The campaign that it is a game of, if it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub campaign: Option<String>,
}

/// A campaign: a chain of games.
#[derive(Debug, Serialize, ToSchema)]
pub struct Campaign {
    /// Its name in requests.
    pub campaign: String,
    /// Which game.
    pub game: String,
    /// Which game of the campaign comes next, from 1; beyond the last one the campaign is over.
    pub number: usize,
    /// How many games the campaign has.
    pub of: usize,
    /// Its members, in their order.
    pub members: Vec<Member>,
    /// The table of the game that is on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub running: Option<String>,
    /// All its tables, the first one first.
    pub tables: Vec<String>,
}

/// A member of a campaign.
#[derive(Debug, Serialize, ToSchema)]
pub struct Member {
    /// Who it is.
    pub who: Sitter,
    /// Whether this member attends the next game.
    pub attends: bool,
}

/// Whether a member attends the next game.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Attendance {
    /// Which member, from 0.
    pub member: usize,
    /// Whether the member attends.
    pub attends: bool,
}

/// The next game of a campaign.
#[derive(Debug, Serialize, ToSchema)]
pub struct NextGame {
    /// Its table.
    pub table: String,
}

/// Who sits in a seat.
#[derive(Debug, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Sitter {
    /// Nobody yet.
    Nobody,
    /// A person, or a program.
    Person {
        /// What the seat is called.
        name: String,
        /// Whether it is one's own.
        me: bool,
    },
    /// A bot of the house.
    Bot {
        /// How well it plays.
        level: String,
    },
    /// The game itself plays here.
    Automaton,
}

/// Whose eyes to look with.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Looking {
    /// One of one's own seats, from 0. If nothing is given: one's own that is waited for, or one's first, or a
    /// bystander's eyes.
    pub seat: Option<usize>,
    /// Whether the story so far is wanted too.
    #[serde(default)]
    pub story: bool,
}

/// A table as one pair of eyes sees it.
#[derive(Debug, Serialize, ToSchema)]
pub struct Reading {
    /// The table.
    pub table: String,
    /// Which game.
    pub game: String,
    /// How far it is: `gathering`, `playing`, `paused`, `finished` or `stopped`.
    pub stage: Stage,
    /// The seat whose eyes these are, from 0; nothing for a bystander.
    pub seat: Option<usize>,
    /// All seats of one's own.
    pub own: Vec<usize>,
    /// How often what these eyes see has changed: to be sent with a decision.
    #[schema(value_type = u64)]
    pub version: Version,
    /// Whether this seat is to decide.
    pub turn: bool,
    /// The seats that are waited for, from 0: several where play is simultaneous.
    pub awaited: Vec<usize>,
    /// What everybody is called, in the order of seats; a free seat has an empty name.
    pub names: Vec<String>,
    /// What these eyes see, in the shape of the game; nothing before the game.
    #[schema(value_type = Option<Object>)]
    pub view: Option<serde_json::Value>,
    /// What this seat may do now. It may have options without being waited for, where the game lets people
    /// interject.
    pub options: Vec<DecisionOption>,
    /// What is asked, in words; nothing before the game.
    pub prompt: Option<String>,
    /// Scores and places, once the game is over.
    pub standing: Option<Standing>,
    /// The final account in words, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub account: Option<String>,
    /// The story so far in words, line by line, from what setting up told: only where it is asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub story: Option<Vec<String>>,
}

/// Something a seat may do.
#[derive(Debug, Serialize, ToSchema)]
pub struct DecisionOption {
    /// Its notation: what to play.
    pub notation: String,
    /// A number that stands for the same decision in every game of this kind.
    pub code: usize,
    /// What happens if one chooses it.
    pub words: String,
}

/// Scores and places of a finished game.
#[derive(Debug, Serialize, ToSchema)]
pub struct Standing {
    /// What is scored, in order.
    pub categories: Vec<String>,
    /// What breaks ties, in order.
    pub tie_breaks: Vec<String>,
    /// Every seat's result, in the order of seats.
    pub results: Vec<SeatResult>,
}

/// One seat's result.
#[derive(Debug, Serialize, ToSchema)]
pub struct SeatResult {
    /// 1 for the winner; seats that are equal in everything share a place.
    pub place: u8,
    /// The score that decides.
    pub total: i32,
    /// The score by category.
    pub scores: Vec<i32>,
    /// What breaks ties, larger being better.
    pub ties: Vec<i32>,
}

/// Somebody sits down.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Joining {
    /// By what right: not needed at an open table, or by its host.
    pub invitation: Option<Invitation>,
    /// Which seat, from 0; the first free one if nothing is given.
    #[schema(maximum = 255)]
    pub seat: Option<usize>,
    /// What the seat is called; one's own name if nothing is given.
    pub name: Option<String>,
    /// Made up for this request: 8 to 40 letters, digits and hyphens.
    pub client: ClientId,
}

/// The seats one has after sitting down.
#[derive(Debug, Serialize, ToSchema)]
pub struct Joined {
    /// Whether this very request had been carried out before.
    pub repeated: bool,
    /// All seats of one's own at this table, from 0.
    pub own: Vec<usize>,
}

/// The host puts a bot into a free seat, or another into a bot's.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Employing {
    /// Which seat, from 0.
    #[schema(maximum = 255)]
    pub seat: usize,
    /// How well the bot plays.
    pub level: LevelName,
    /// Made up for this request: 8 to 40 letters, digits and hyphens.
    pub client: ClientId,
}

/// One or several decisions, all or none.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Playing {
    /// In which seat, from 0.
    #[schema(maximum = 255)]
    pub seat: usize,
    /// In the game's notation, in order; at most 16.
    #[schema(min_items = 1, max_items = 16)]
    pub choices: Vec<String>,
    /// The version of this seat's eyes that the decision was taken at.
    #[schema(value_type = u64)]
    pub version: Version,
    /// Made up for this request: 8 to 40 letters, digits and hyphens.
    pub client: ClientId,
}

/// A question to the coach.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Asking {
    /// In which seat, from 0.
    #[schema(maximum = 255)]
    pub seat: usize,
    /// An option in the game's notation, to be compared with what the coach would choose.
    pub about: Option<String>,
}

/// What the coach says.
#[derive(Debug, Serialize, ToSchema)]
pub struct Advised {
    /// The option that it would choose, in the game's notation; none if it would hold back.
    pub best: Option<String>,
    /// Its chance of winning, from 0 to 1.
    pub chance: f32,
    /// What it says, line by line, in the person's language.
    pub lines: Vec<String>,
}

/// Anything that needs only a seat.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatAct {
    /// In which seat, from 0.
    #[schema(maximum = 255)]
    pub seat: usize,
    /// The version of this seat's eyes: needed to take something back.
    #[schema(value_type = Option<u64>)]
    pub version: Option<Version>,
    /// Made up for this request: 8 to 40 letters, digits and hyphens.
    pub client: ClientId,
}

/// It was done, durably.
#[derive(Debug, Serialize, ToSchema)]
pub struct Done {
    /// Whether this very request had been carried out before.
    pub repeated: bool,
    /// The version of these eyes now.
    #[schema(value_type = u64)]
    pub version: Version,
}

/// Where a program stands that wants to follow a table.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Following {
    /// One of one's own seats, from 0, as in reading a table.
    pub seat: Option<usize>,
    /// The version that one has read: the first message comes when it is no longer the present one. At once if
    /// nothing is given.
    pub version: Option<u64>,
}
