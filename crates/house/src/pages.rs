//! The pages of the house that are not a played table. Each is a pure function of what its reader may see.

mod account;
mod achievements;
mod campaign;
mod cancelled;
mod daily;
mod dates;
mod forms;
mod gathering;
mod host;
mod join;
mod journal;
mod keepsakes;
mod lists;
mod lobby;
mod mine;
mod qr;
mod settings;
mod terms;

pub use account::{AccountPage, Form as AccountForm, SessionLine, Trouble as AccountTrouble, account};
pub use achievements::achievements;
pub use campaign::{CampaignPage, campaign};
pub use cancelled::cancelled;
pub use daily::{DailyPage, daily};
pub use gathering::{Gathering, Kept, gathering};
pub use host::{HostPage, host};
pub use join::{JoinPage, join};
pub use journal::{JournalPage, journal};
pub use lists::{Line, lines};
pub use lobby::{LobbyPage, lobby};
pub use mine::mine;
pub use settings::settings;

use maud::{Markup, html};
use shelf::{Level, Shelved};
use wording::{Phrase, Unnamed};

use crate::kit::{self, Reader};
use crate::records::journal::Occupant;

/// What is said in place of a page.
pub fn sorry(reader: &Reader<'_>, word: &'static str) -> Markup {
    let body = html! {
        h1 { (reader.word(word)) }
        p { a.button.go href=(reader.to("/")) { (reader.word("kit-lobby")) } }
    };
    frame(reader, &reader.word("lobby-page"), None, &body)
}

/// A page of the house, with the style sheet of these pages and a script if it needs one.
fn frame(reader: &Reader<'_>, title: &str, module: Option<&str>, body: &Markup) -> Markup {
    let head = html! {
        (kit::style(&reader.asset("lobby.css")))
        (kit::style(&reader.asset("meeting.css")))
        @if let Some(module) = module { (kit::script(reader, module)) }
    };
    kit::page_of(reader, title, &head, body)
}

/// What a game is called.
fn title_of(reader: &Reader<'_>, game: &dyn Shelved) -> String {
    game.lexicon().say(reader.language, &game.title(), &Unnamed)
}

/// Who sits in a seat, as everybody reads it; nothing for a free one.
fn occupant_name(reader: &Reader<'_>, seat: usize, who: &Occupant) -> Option<String> {
    match who {
        Occupant::Nobody => None,
        Occupant::Automaton => Some(reader.word("automaton-name")),
        Occupant::Person { name, .. } if name.is_empty() => Some(reader.word("person-forgotten")),
        Occupant::Person { name, .. } => Some(name.clone()),
        Occupant::Bot { .. } => Some(reader.say(&Phrase::new(format!("bot-name-{}", seat + 1)))),
    }
}

/// What a level is called.
fn level_words(reader: &Reader<'_>, level: Level) -> String {
    reader.say(&shelf::strength(&shelf::Bot::Level(level)))
}

/// The options of a choice among levels.
fn levels(reader: &Reader<'_>, chosen: Level) -> Markup {
    html! {
        @for level in Level::ALL {
            option value=(level) selected[level == chosen] { (level_words(reader, level)) }
        }
    }
}
