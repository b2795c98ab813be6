//! The table as programs read it.

use shelf::Phrase;
use table::{Eyes, Seat};

use super::gallery::Audience;
use super::state::TableState;
use crate::kit::{Sitter, Sitters};
use crate::records::ids::Version;
use crate::records::journal::Stage;

/// The table as programs read it.
#[derive(Debug)]
pub struct Readout {
    /// Which game.
    pub game: &'static str,
    /// The eyes that were granted.
    pub eyes: Eyes,
    /// All seats of the person whose eyes these are.
    pub own: Vec<usize>,
    /// How far it is.
    pub stage: Stage,
    /// The version of these eyes.
    pub version: Version,
    /// The seats that are waited for.
    pub awaited: Vec<usize>,
    /// What these eyes see, as JSON; nothing before the game.
    pub view: Option<serde_json::Value>,
    /// What these eyes may do: notation, code, words.
    pub options: Vec<(String, usize, String)>,
    /// What is asked, in words.
    pub prompt: Option<String>,
    /// What everybody is called.
    pub names: Vec<String>,
    /// How the game stands, once it is over.
    pub standing: Option<table::Standing>,
    /// The final account in words, once the game is over.
    pub account: Option<String>,
    /// The story so far, line by line, if it was asked for.
    pub story: Option<Vec<String>>,
}

impl Readout {
    /// What these eyes can read now, with these people at the table; the story is left out.
    pub fn of(table: &TableState, people: &[Sitter], audience: Audience) -> Self {
        let eyes = audience.eyes;
        let seen = table.seen_by(eyes);
        let (lexicon, names) = (table.game.lexicon(), Sitters(people));
        let say = |phrase: &Phrase| lexicon.say(audience.language, phrase, &names);
        let account = table.live().and_then(|live| live.account());
        let playing = table.stage() == Stage::Playing;
        let deciding = eyes.seat().filter(|&seat| playing && table.draft(seat).is_none());
        let offers = deciding.and_then(|seat| Some(seen?.options(seat))).unwrap_or_default();
        let person = eyes.seat().and_then(|seat| table.seats[seat.index()].occupant.person());
        Readout {
            game: table.game.name(),
            eyes,
            own: person.map_or_else(Vec::new, |person| table.seats_of(person).map(Seat::index).collect()),
            stage: table.stage(),
            version: table.versions().of(eyes).version,
            awaited: table.awaited().iter().map(Seat::index).collect(),
            view: seen.map(|seen| seen.look(eyes).json()),
            options: offers.into_iter().map(|offer| (offer.notation, offer.code, say(&offer.words))).collect(),
            prompt: seen.map(|seen| say(&seen.look(eyes).prompt())),
            standing: table.live().and_then(|live| live.standing()),
            account: account.map(|account| lexicon.plain(audience.language, &account, &names)),
            names: people.iter().map(|sitter| sitter.name.clone()).collect(),
            story: None,
        }
    }
}
