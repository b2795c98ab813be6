//! What is played at a table, for somebody who is about to sit down: who hosts it, how it is set up, how long it takes and
//! where its rules are.

use maud::{Markup, html};
use shelf::Shelved;
use table::setup::{Value, Values};
use wording::Unnamed;

use super::lists::clock;
use crate::kit::{Reader, rules_of};
use crate::records::journal::{Occupant, TableRecord};
use crate::services::hosting::{label, value_words};
use crate::table::Looked;
use crate::table::state::read_setup;

/// What the host of a table is called there; nothing if the host has no seat.
pub fn host_name(looked: &Looked) -> Option<&str> {
    looked.seats.iter().find_map(|seat| match &seat.occupant {
        Occupant::Person { id, name } if *id == looked.record.host && !name.is_empty() => Some(name.as_str()),
        _ => None,
    })
}

/// All of it, as a list of what and how.
pub fn terms(reader: &Reader<'_>, looked: &Looked) -> Markup {
    let record = &looked.record;
    let Ok(game) = shelf::game(&record.game) else { return html! {} };
    let about = |word: &'static str, what: &str| html! { div { dt { (reader.word(word)) } dd { (what) } } };
    html! {
        dl.terms {
            @if let Some(host) = host_name(looked) { (about("terms-host", host)) }
            (about("terms-length", &game.lexicon().say(reader.language, &game.length(), &Unnamed)))
            @if let Some(clock) = clock(reader, record.clock) { (about("terms-clock", &clock)) }
            @for (what, how) in options(reader, game, record) { div { dt { (what) } dd { (how) } } }
            div {
                dt { (reader.word("terms-rules")) }
                dd {
                    a href=(rules_of(reader, &record.id, game)) target="_blank" { (reader.word("lobby-rules")) }
                    " · "
                    a href=(reader.to(&format!("/rules/{}/first-game", game.name()))) target="_blank" { (reader.word("lobby-first-game")) }
                }
            }
        }
    }
}

/// Every option that matters at this table, and what was chosen.
fn options(reader: &Reader<'_>, game: &'static dyn Shelved, record: &TableRecord) -> Vec<(String, String)> {
    let Ok(values) = read_setup(game, &record.setup) else { return Vec::new() };
    let matters = game.schema().options.iter().filter(|option| option.when.met(&values));
    let chosen = matters.filter_map(|option| Some((option.key, chosen(reader, game, option.key, &values)?)));
    chosen.map(|(key, how)| (label(reader, game, key), how)).collect()
}

fn chosen(reader: &Reader<'_>, game: &'static dyn Shelved, key: &str, values: &Values) -> Option<String> {
    let (_, value) = values.iter().find(|(name, _)| *name == key)?;
    Some(match value {
        Value::Number(number) => number.to_string(),
        Value::Flag(on) => reader.word(if *on { "setup-yes" } else { "setup-no" }),
        Value::One(one) => value_words(reader, game, key, one),
        Value::Many(many) => many.iter().map(|one| value_words(reader, game, key, one)).collect::<Vec<_>>().join(", "),
    })
}
