//! What a table page and the house send each other, as JSON: updates with their frames and deltas, what a page asks for,
//! and refusals.
//!
//! Shapes only. It does not know how regions are drawn or when anything is sent.

mod delta;

use std::collections::BTreeMap;
use std::sync::Arc;

use drawing::Motion;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::records::ids::{ClientId, Pass, Version};
use crate::records::journal::Room;

pub use delta::Delta;

/// What is new in parts of a page that otherwise stay what they were, by name.
pub type Changes = BTreeMap<&'static str, Delta>;

/// Parts of a table page, by name. Each replaces the inside of the element `region-NAME`.
pub type Regions = BTreeMap<&'static str, String>;

/// What changes about a seat without the game moving on: sent as data, never part of a version.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Pulse {
    /// Whether the person has the page open.
    pub present: bool,
    /// For how many milliseconds a person has been away.
    pub away: Option<u64>,
    /// Whether a bot thinks for this seat.
    pub thinking: bool,
    /// Milliseconds on the clock, if there is one.
    pub left: Option<u64>,
    /// Whether the clock runs.
    pub running: bool,
}

/// What the house sends over a page's socket.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Message {
    /// Something has changed for these eyes.
    Update(Update),
    /// Who is here, who thinks, what the clocks show.
    Pulse {
        /// By seat.
        seats: Vec<Pulse>,
        /// How many people watch.
        watching: usize,
    },
    /// The page shows what other eyes saw than those that look now: it has to be drawn anew.
    Reload,
    /// Somebody said something.
    Said {
        /// Where.
        room: Room,
        /// A line to add, as HTML.
        line: String,
    },
}

impl Message {
    /// As it is sent.
    pub fn text(&self) -> Arc<str> {
        serde_json::to_string(self).expect("messages can be written as JSON").into()
    }
}

/// What has changed for one pair of eyes.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Update {
    /// The version that this follows upon; nothing if it holds everything.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<Version>,
    /// The version it leads to.
    pub version: Version,
    /// What happened on the way, step by step.
    pub frames: Vec<Frame>,
    /// The present, as far as it differs from the frame before it.
    pub regions: Regions,
    /// The same where little differs.
    #[serde(skip_serializing_if = "Changes::is_empty")]
    pub changes: Changes,
    /// Whether it is these eyes' turn.
    pub turn: bool,
    /// How many moments these eyes can look back at.
    pub moments: usize,
    /// On a shared screen: the seat to hand over to, behind a curtain or not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand_over: Option<HandOver>,
    /// On a screen that several people watch together: who they are. One of them can lift the curtain.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub curtain: Option<Vec<Sharer>>,
}

/// One of several people at a screen.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Sharer {
    /// The seat, from 0.
    pub seat: usize,
    /// What it is called.
    pub name: String,
    /// Whether the table waits for it.
    pub asked: bool,
}

/// The curtain is lifted for a page.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LiftedCurtain {
    /// What the page shows from now on.
    pub pass: Pass,
}

/// One step, as certain eyes saw it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Frame {
    /// The line of the story, as HTML.
    pub line: String,
    /// What looked different right after it; of steps that are not drawn, and of the last, which led to the present, only when
    /// that is.
    pub regions: Regions,
    /// The same where little differs.
    #[serde(skip_serializing_if = "Changes::is_empty")]
    pub changes: Changes,
    /// What is seen and heard of it.
    pub motion: Motion,
    /// What is worth seeing before play goes on, as HTML: a row of the page's card of results.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
}

/// On a shared screen, somebody else is to decide.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct HandOver {
    /// The seat, from 0.
    pub seat: usize,
    /// What it is called.
    pub name: String,
    /// Whether a curtain must fall: the next view holds something that those who just looked may not know.
    pub curtain: bool,
}

/// A page plays one or several decisions, all or none.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayRequest {
    /// In which seat, from 0.
    pub seat: usize,
    /// In the game's notation, in order.
    pub choices: Vec<String>,
    /// What these eyes have seen.
    pub version: Version,
    /// Made by the page, once for each click.
    pub client: ClientId,
}

/// A page takes decisions back, or confirms one, or asks for anything else that needs only a seat.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatRequest {
    /// In which seat, from 0.
    pub seat: usize,
    /// What these eyes have seen.
    pub version: Version,
    /// Made by the page, once for each click.
    pub client: ClientId,
}

/// A page asks the coach.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HintRequest {
    /// In which seat, from 0.
    pub seat: usize,
    /// What these eyes have seen.
    pub version: Version,
    /// Made by the page, once for each click.
    pub client: ClientId,
    /// An option in notation, to be compared with the coach's choice.
    pub about: Option<String>,
}

/// An update as it is sent: written once for everybody who gets it, over a socket or as an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Letter(Arc<str>);

impl Letter {
    /// Writes an update down.
    pub fn of(update: &Update) -> Self {
        Letter(serde_json::to_string(update).expect("updates can be written as JSON").into())
    }

    /// The update alone.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// As a [`Message::Update`].
    pub fn message(&self) -> Arc<str> {
        ["{\"type\":\"update\",", &self.0[1..]].concat().into()
    }

    /// What the house answers when something was done, or had been done before: whether this very request had
    /// been carried out before, and what has changed for these eyes.
    pub fn done(&self, repeated: bool) -> String {
        let repeated = if repeated { "true" } else { "false" };
        ["{\"repeated\":", repeated, ",\"update\":", &self.0, "}"].concat()
    }
}

/// Something leads to another page.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Led {
    /// Where to.
    pub href: String,
}

/// What the house answers when it refuses: nothing has changed.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Refused {
    /// Why.
    pub refusal: Refusal,
    /// The present state, where the refused request was about a table that these eyes may see.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(ignore)]
    pub update: Option<Update>,
}

/// Why the house refuses.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Refusal {
    /// What kind of reason, for programs.
    pub kind: RefusalKind,
    /// The reason in the reader's language.
    pub words: String,
    /// What is wrong with a request that cannot be read, in English: for whoever writes the program that sent it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub detail: Option<String>,
    /// The rule of the game that refuses it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// Where that rule can be read.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub href: Option<String>,
}

/// Why the house refuses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum RefusalKind {
    /// The request cannot be read.
    Malformed,
    /// There is no such thing, or it is not for these eyes.
    NotFound,
    /// The table has moved on since the page looked.
    Stale,
    /// The rules forbid it.
    Illegal,
    /// It needs a token, and none came that the house knows.
    NoToken,
    /// The seat is somebody else's.
    Foreign,
    /// It cannot be done now: the table is paused, over, or has not begun.
    NotNow,
    /// There is nothing to take back or to confirm.
    Nothing,
    /// The request has the name of an earlier one that asked for something else.
    Reused,
    /// Too much at once.
    TooMany,
    /// The house is closing: try again in a moment.
    Closing,
    /// The house itself failed.
    Broken,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_is_the_same_update_however_it_is_sent() {
        let regions = Regions::from([("prompt", "<p class=\"ask\">Now?</p>".to_owned())]);
        let update = Update { from: Some(Version(3)), version: Version(4), regions, turn: true, ..Update::default() };
        let letter = Letter::of(&update);
        let written = serde_json::to_value(&update).expect("JSON");
        let read = |text: &str| serde_json::from_str::<serde_json::Value>(text).expect("JSON");
        assert_eq!(read(letter.as_str()), written);
        assert_eq!(*letter.message(), *serde_json::to_string(&Message::Update(update)).expect("JSON"));
        assert_eq!(read(&letter.done(true)), serde_json::json!({ "repeated": true, "update": written }));
    }
}
