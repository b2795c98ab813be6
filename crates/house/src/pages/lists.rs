//! Tables in lists.

use maud::{Markup, html};
use shelf::Shelved;
use wording::{Arg, Phrase};

use super::dates::moment;
use super::{occupant_name, title_of};
use crate::kit::Reader;
use crate::records::ids::{Moment, PersonId};
use crate::records::journal::{Clock, Occupant, Stage};
use crate::store::Listed;

/// A table in a list, for one reader.
pub struct Line<'a> {
    /// The table.
    pub listed: &'a Listed,
    /// Its game.
    pub game: &'static dyn Shelved,
    /// The reader's seats.
    pub own: Vec<usize>,
    /// Whether it waits for the reader.
    pub turn: bool,
}

/// Tables for one reader, those that wait for the reader first. Tables of games that are not here are left out.
pub fn lines<'a>(tables: &'a [Listed], person: Option<&PersonId>) -> Vec<Line<'a>> {
    let line = |listed: &'a Listed| {
        let game = shelf::game(&listed.record.game).ok()?;
        let seats = listed.summary.seats.iter().enumerate();
        let mine = |who: &Occupant| person.is_some() && who.person() == person;
        let own: Vec<usize> = seats.filter(|(_, who)| mine(who)).map(|(seat, _)| seat).collect();
        let awaited = own.iter().any(|&seat| listed.summary.waits_for >> seat & 1 == 1);
        Some(Line { listed, game, turn: awaited && listed.summary.stage == Stage::Playing, own })
    };
    let mut lines: Vec<Line<'a>> = tables.iter().filter_map(line).collect();
    lines.sort_by_key(|line| !line.turn);
    lines
}

impl Line<'_> {
    /// Whether the game is still to be played.
    pub fn is_open(&self) -> bool {
        !matches!(self.listed.summary.stage, Stage::Finished | Stage::Stopped)
    }

    /// Where the table is.
    pub fn href(&self, reader: &Reader<'_>) -> String {
        reader.to(&format!("/tables/{}", self.listed.record.id))
    }

    /// Who is waited for.
    fn awaited(&self, reader: &Reader<'_>) -> Vec<String> {
        let waits = |seat: &usize| self.listed.summary.waits_for >> seat & 1 == 1;
        let seats = self.listed.summary.seats.iter().enumerate();
        seats.filter(|(seat, _)| waits(seat)).filter_map(|(seat, who)| occupant_name(reader, seat, who)).collect()
    }

    fn free_seats(&self) -> usize {
        self.listed.summary.seats.iter().filter(|who| **who == Occupant::Nobody).count()
    }

    /// How the table stands, in a few words.
    pub fn state(&self, reader: &Reader<'_>) -> Markup {
        let awaited = self.awaited(reader).join(", ");
        html! {
            @match self.listed.summary.stage {
                _ if self.turn => strong.turn { (reader.word("list-your-turn")) },
                Stage::Gathering => {
                    (reader.say(&Phrase::new("list-free-seats").with("count", self.free_seats())))
                }
                Stage::Playing if !awaited.is_empty() => {
                    (reader.say(&Phrase::new("list-waits-for").with("who", Arg::Verbatim(awaited))))
                }
                Stage::Playing => (reader.word("list-playing")),
                Stage::Paused => (reader.word("list-paused")),
                Stage::Finished => (self.place(reader)),
                Stage::Stopped => (reader.word("list-stopped")),
            }
        }
    }

    /// The reader's place in a finished game, or that it is finished.
    fn place(&self, reader: &Reader<'_>) -> Markup {
        let results = &self.listed.summary.results;
        let best = self.own.iter().filter_map(|&seat| results.get(seat)).map(|result| result.place).min();
        html! {
            @match best {
                Some(1) => strong.won { (reader.word("list-won")) },
                Some(place) => {
                    (reader.say(&Phrase::new("list-place").with("place", usize::from(place)).with("count", results.len())))
                }
                None => (reader.word("list-finished")),
            }
        }
    }
}

/// A table as an item of a list: what it is, who sits there, how it stands, and what can be done about it.
pub fn item(reader: &Reader<'_>, line: &Line<'_>, now: Moment, action: &'static str) -> Markup {
    let href = line.href(reader);
    let finished = line.listed.summary.stage == Stage::Finished;
    html! {
        li.table-line .your-turn[line.turn] {
            div.what {
                h3 { a href=(href) { (title_of(reader, line.game)) } }
                p.people { (people(reader, line, finished)) }
                p.fine {
                    (line.state(reader)) " · "
                    @if let Some(clock) = clock(reader, line.listed.record.clock) { (clock) " · " }
                    (moment(reader, line.listed.summary.changed, now))
                }
            }
            div.ways-on {
                a.button .go[line.turn] href=(href) { (reader.word(action)) }
                @if let Some(campaign) = &line.listed.record.campaign {
                    a.button href=(reader.to(&format!("/campaigns/{campaign}"))) { (reader.word("list-campaign")) }
                }
                @if finished { a.button href={ (href) "/game.rail" } { (reader.word("list-rail")) } }
            }
        }
    }
}

/// Everybody at the table; after the game by place.
fn people(reader: &Reader<'_>, line: &Line<'_>, finished: bool) -> String {
    let seats = line.listed.summary.seats.iter().enumerate();
    let mut named: Vec<(usize, String)> = seats
        .map(|(seat, who)| (seat, occupant_name(reader, seat, who).unwrap_or_else(|| reader.word("list-free"))))
        .collect();
    let place = |seat: usize| line.listed.summary.results.get(seat).map_or(0, |result| result.place);
    if finished {
        named.sort_by_key(|(seat, _)| place(*seat));
    }
    let worded = |(seat, name): (usize, String)| match place(seat) {
        0 => name,
        place if finished => format!("{place}. {name}"),
        _ => name,
    };
    named.into_iter().map(worded).collect::<Vec<_>>().join(", ")
}

/// How long people may think, in words; nothing without a clock.
pub fn clock(reader: &Reader<'_>, clock: Clock) -> Option<String> {
    let phrase = match clock {
        Clock::Off => return None,
        Clock::Live { seconds, increment } => {
            Phrase::new("clock-is-live").with("minutes", seconds as usize / 60).with("seconds", increment as usize)
        }
        Clock::Days { days } => Phrase::new("clock-is-days").with("days", days as usize),
    };
    Some(reader.say(&phrase))
}

/// A list with a heading; nothing if it is empty.
pub fn section(
    reader: &Reader<'_>,
    title: &'static str,
    lines: &[&Line<'_>],
    now: Moment,
    action: &'static str,
) -> Markup {
    html! {
        @if !lines.is_empty() {
            section.tables {
                h2 { (reader.word(title)) }
                ul.table-list { @for line in lines { (item(reader, line, now, action)) } }
            }
        }
    }
}
