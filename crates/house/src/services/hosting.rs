//! What a host asks for: a form's fields as a table to open, or what is wrong with each field.

use std::collections::BTreeMap;

use shelf::{Bot, Level, Shelved};
use table::setup::{Condition, SetupKind, SetupOption, Value, Values};
use table::{MAX_SEATS, Seat, SetupError};
use wording::{Language, Phrase, Unnamed, setup};

use crate::kit::Reader;
use crate::records::journal::{Access, Clock, Occupant};
use crate::records::naming::{clean_name, told_apart};
use crate::records::person::Person;
use crate::services::fields::Fields;
use crate::services::opening::{Opening, bot};

/// The option for the number of people, in games where that can be chosen.
pub const PLAYERS: &str = "players";

/// What is wrong, in words, by the name of the field.
pub type Troubles = BTreeMap<String, String>;

/// How long a clock may run.
const MINUTES: std::ops::RangeInclusive<u32> = 1..=600;
const INCREMENT: std::ops::RangeInclusive<u32> = 0..=300;
const DAYS: std::ops::RangeInclusive<u32> = 1..=30;

/// The field of an option.
pub fn field(key: &str) -> String {
    format!("set-{key}")
}

/// How many people can play, the fewest and the most, and the usual number.
pub fn players(game: &dyn Shelved) -> Option<(u32, u32, u32)> {
    let option = game.schema().option(PLAYERS).ok()?;
    let SetupKind::Number { min, max } = option.kind else { return None };
    let usual = game.complete(&Values::new()).ok()?.number(PLAYERS)?;
    Some((min, max, usual))
}

/// The seats that somebody can take at a table like this: those of automata are taken by the rules.
pub fn open_seats(game: &dyn Shelved, setup: &Values) -> Result<Vec<Seat>, SetupError> {
    let automata = game.automata(setup)?;
    Ok(Seat::all(game.seats(setup)?).filter(|&seat| !automata.contains(seat)).collect())
}

/// How many seats can be taken where so many people play.
pub fn seats_for(game: &dyn Shelved, players: u32) -> usize {
    open_seats(game, &Values::new().with(PLAYERS, Value::Number(players))).map_or(0, |seats| seats.len())
}

/// How many seats can be taken if nothing is chosen.
pub fn usual_seats(game: &dyn Shelved) -> usize {
    open_seats(game, &Values::new()).map_or(0, |seats| seats.len())
}

/// The most seats that can be taken at a table of a game.
pub fn most_seats(game: &dyn Shelved) -> usize {
    let usual = usual_seats(game);
    let Some((min, max, _)) = players(game) else { return usual };
    (min..=max).map(|count| seats_for(game, count)).max().unwrap_or(usual).min(MAX_SEATS)
}

/// What the form shows to somebody who has not chosen anything yet.
pub fn untouched(game: &dyn Shelved, person: Option<&Person>) -> Fields {
    let values = game.complete(&Values::new()).unwrap_or_default();
    let mut fields = Fields::default().with("access", "link").with("clock", "off");
    fields = fields.with("minutes", "20").with("increment", "10").with("days", "2").with("seat-0", "me");
    fields = fields.with("name-0", person.map_or("", |person| &person.name));
    for (key, value) in values.iter() {
        fields = match value {
            Value::Flag(false) => fields,
            Value::Many(many) => many.iter().fold(fields, |fields, one| fields.with(field(key), one)),
            value => fields.with(field(key), value.to_string()),
        };
    }
    (1..most_seats(game)).fold(fields, |fields, seat| fields.with(format!("seat-{seat}"), "nobody"))
}

/// The table that a form asks for.
pub fn read(
    reader: &Reader<'_>,
    game: &'static dyn Shelved,
    person: &Person,
    fields: &Fields,
) -> Result<Opening, Troubles> {
    let mut reading = Reading { reader, game, fields, troubles: Troubles::new() };
    let setup = reading.setup();
    let clock = reading.clock();
    let seats = reading.seats(person, &setup);
    let access = if fields.get("access") == "open" { Access::Open } else { Access::Link };
    if reading.troubles.is_empty() {
        Ok(Opening { game, setup, access, clock, seats, rematch_of: None, daily: None, campaign: None, begins: true })
    } else {
        Err(reading.troubles)
    }
}

struct Reading<'a> {
    reader: &'a Reader<'a>,
    game: &'static dyn Shelved,
    fields: &'a Fields,
    troubles: Troubles,
}

impl Reading<'_> {
    fn trouble(&mut self, field: impl Into<String>, phrase: &Phrase) {
        self.troubles.insert(field.into(), self.reader.say(phrase));
    }

    /// Says what the game has against an option, beside its field.
    fn refuse(&mut self, chosen: &Values, error: &SetupError) {
        let words = trouble(self.reader, self.game, chosen, error);
        self.troubles.insert(field(error.key()), words);
    }

    /// What was chosen, with the defaults where something is wrong.
    fn setup(&mut self) -> Values {
        let (chosen, errors) = self.game.schema().settle(|option, chosen| self.given(option, chosen));
        for error in errors {
            self.refuse(&chosen, &error);
        }
        chosen
    }

    fn given(&self, option: &SetupOption, chosen: &Values) -> Result<Option<Value>, SetupError> {
        let name = field(option.key);
        let sent = self.fields.find(&name).is_some();
        match &option.kind {
            // A box that is not ticked sends nothing.
            SetupKind::Flag => Ok((sent || option.when.met(chosen)).then_some(Value::Flag(sent))),
            _ if !sent => Ok(None),
            SetupKind::Number { .. } | SetupKind::OneOf(_) => {
                self.game.schema().read(option.key, self.fields.text(&name)).map(Some)
            }
            SetupKind::Ordered { .. } => {
                let many: Vec<String> =
                    self.fields.all(&name).filter(|one| !one.is_empty()).map(str::to_owned).collect();
                Ok((!many.is_empty()).then_some(Value::Many(many)))
            }
        }
    }

    /// Who sits where: the form asks about the seats that can be taken, one after another.
    fn seats(&mut self, person: &Person, setup: &Values) -> Vec<Occupant> {
        let open = self.open_seats(setup);
        let mut seats = vec![Occupant::Nobody; open.last().map_or(0, |last| last.index() + 1)];
        for (row, seat) in open.into_iter().enumerate() {
            let seated = told_apart_among(self.seat(person, row), &seats);
            seats[seat.index()] = seated;
        }
        seats
    }

    /// What the game itself has against the whole is told beside the option it is about.
    fn open_seats(&mut self, setup: &Values) -> Vec<Seat> {
        match open_seats(self.game, setup) {
            Ok(seats) => seats,
            Err(error) => {
                self.refuse(setup, &error);
                Vec::new()
            }
        }
    }

    fn clock(&mut self) -> Clock {
        match self.fields.get("clock") {
            "live" => {
                let minutes = self.within("minutes", MINUTES);
                Clock::Live { seconds: minutes * 60, increment: self.within("increment", INCREMENT) }
            }
            "days" => Clock::Days { days: self.within("days", DAYS) },
            _ => Clock::Off,
        }
    }

    fn within(&mut self, name: &'static str, range: std::ops::RangeInclusive<u32>) -> u32 {
        match self.fields.number(name).filter(|number| range.contains(number)) {
            Some(number) => number,
            None => {
                self.trouble(name, &out_of_range(*range.start(), *range.end()));
                *range.start()
            }
        }
    }

    fn seat(&mut self, person: &Person, row: usize) -> Occupant {
        let who = self.fields.get(&format!("seat-{row}")).to_owned();
        if let Ok(level) = who.parse::<Level>() {
            return bot(Bot::Level(level));
        }
        let name_field = format!("name-{row}");
        let typed = self.fields.text(&name_field);
        let name = match who.as_str() {
            "me" if typed.is_empty() => Ok(person.name.clone()),
            "me" | "screen" => clean_name(typed),
            _ => return Occupant::Nobody,
        };
        match name {
            Ok(name) => Occupant::Person { id: person.id.clone(), name },
            Err(why) => {
                self.trouble(name_field, &Phrase::new(why.word()));
                Occupant::Nobody
            }
        }
    }
}

/// Somebody with the name of another at the table gets a number behind it.
fn told_apart_among(who: Occupant, others: &[Occupant]) -> Occupant {
    let names = others.iter().filter_map(|other| match other {
        Occupant::Person { name, .. } => Some(name.as_str()),
        _ => None,
    });
    match who {
        Occupant::Person { id, name } => Occupant::Person { id, name: told_apart(&name, names) },
        other => other,
    }
}

/// The name by which somebody sits down at the table that a form asks for.
pub fn own_name(fields: &Fields) -> Option<String> {
    let row = (0..MAX_SEATS).find(|row| fields.get(&format!("seat-{row}")) == "me")?;
    clean_name(fields.text(&format!("name-{row}"))).ok()
}

fn out_of_range(min: u32, max: u32) -> Phrase {
    Phrase::new("setup-trouble-number").with("min", min as usize).with("max", max as usize)
}

/// What an option is called.
pub fn label(reader: &Reader<'_>, game: &dyn Shelved, key: &str) -> String {
    said(reader.language, game, &setup::option(key))
}

/// What a value of an option is called.
pub fn value_words(reader: &Reader<'_>, game: &dyn Shelved, key: &str, value: &str) -> String {
    said(reader.language, game, &setup::value(key, value))
}

/// Conditions as people read them: the options, each with what must be chosen there.
pub fn conditions(reader: &Reader<'_>, game: &dyn Shelved, when: &Condition) -> Vec<String> {
    setup::conditions(when).iter().map(|condition| said(reader.language, game, condition)).collect()
}

/// Why a game cannot be set up with what was chosen, told beside the option that it is about.
pub fn trouble(reader: &Reader<'_>, game: &dyn Shelved, chosen: &Values, error: &SetupError) -> String {
    said(reader.language, game, &setup::trouble(game.schema(), chosen, error))
}

/// Says something of a game's setup.
fn said(language: Language, game: &dyn Shelved, phrase: &Phrase) -> String {
    game.lexicon().say(language, phrase, &Unnamed)
}

#[cfg(test)]
mod tests {
    use wording::lint::Foreign;

    use super::*;
    use crate::records::ids::{PersonId, Timestamp};
    use crate::records::person::Settings;

    fn game() -> &'static dyn Shelved {
        shelf::games()[0]
    }

    fn person() -> Person {
        let settings = Settings::default();
        Person { id: PersonId::random(), name: "Anna".into(), account: None, settings, came: Timestamp(0) }
    }

    fn asked(change: &[(&str, &str)]) -> Result<Opening, Troubles> {
        asked_in(Language::En, game(), change)
    }

    fn asked_in(language: Language, game: &'static dyn Shelved, change: &[(&str, &str)]) -> Result<Opening, Troubles> {
        let changed: Vec<&str> = change.iter().map(|(name, _)| *name).collect();
        let untouched = untouched(game, Some(&person()));
        let kept = untouched.iter().filter(|(name, _)| !changed.contains(name));
        let fields = kept.chain(change.iter().copied()).fold(Fields::default(), |fields, (n, v)| fields.with(n, v));
        let settings = Settings::default();
        let reader = Reader {
            language,
            words: crate::kit::words::words(),
            settings: &settings,
            name: "",
            account: false,
            base: "",
            assets: "",
        };
        read(&reader, game, &person(), &fields)
    }

    #[test]
    fn a_form_that_nobody_touched_opens_the_usual_table() {
        let opening = asked(&[]).unwrap_or_else(|troubles| panic!("{troubles:?}"));
        assert_eq!(game().complete(&opening.setup), game().complete(&Values::new()));
        assert_eq!((opening.access, opening.clock), (Access::Link, Clock::Off));
        assert!(matches!(&opening.seats[0], Occupant::Person { name, .. } if name == "Anna"));
        assert!(opening.seats[1..].iter().all(|seat| *seat == Occupant::Nobody));
    }

    #[test]
    fn a_seat_is_asked_about_for_each_person_and_for_no_automaton() {
        for game in shelf::games() {
            let (fewest, most, _) = players(*game).expect("the number of people can be chosen");
            for count in fewest..=most {
                assert_eq!(seats_for(*game, count), count as usize, "{count} people at {}", game.name());
            }
        }
    }

    #[test]
    fn every_option_that_is_out_of_range_is_told_beside_its_field() {
        for option in &game().schema().options {
            let name = field(option.key);
            let bad: &[(&str, &str)] = match option.kind {
                SetupKind::Number { .. } => &[(&name, "1000")],
                SetupKind::OneOf(_) => &[(&name, "<b>")],
                SetupKind::Ordered { .. } => &[(&name, "<b>")],
                SetupKind::Flag => continue,
            };
            let troubles = asked(bad).err().unwrap_or_default();
            assert_eq!(troubles.keys().collect::<Vec<_>>(), [&name]);
            assert!(!troubles[&name].contains('⟦'), "{troubles:?}");
        }
    }

    #[test]
    fn what_does_not_fit_is_told_in_the_language_of_the_form() {
        for game in shelf::games() {
            let foreign = Foreign::of(&[game.lexicon()]);
            for option in &game.schema().options {
                let name = field(option.key);
                let troubles = asked_in(Language::Pl, *game, &[(&name, "zzz")]).err().unwrap_or_default();
                for (field, words) in &troubles {
                    assert_eq!(foreign.heard(words), [""; 0], "{field}: {words}");
                    assert!(words.ends_with('.') && words.starts_with(char::is_uppercase), "{field}: {words}");
                }
                let flag = option.kind == SetupKind::Flag;
                assert!(flag || troubles.contains_key(&name), "{} takes zzz for {name}: {troubles:?}", game.name());
            }
        }
    }

    #[test]
    fn clocks_and_names_are_checked() {
        let troubles =
            |change: &[(&str, &str)]| asked(change).err().unwrap_or_default().into_keys().collect::<Vec<_>>();
        assert_eq!(troubles(&[("clock", "live"), ("minutes", "0")]), ["minutes"]);
        assert_eq!(troubles(&[("clock", "days"), ("days", "x")]), ["days"]);
        assert_eq!(troubles(&[("clock", "off"), ("days", "x")]), [""; 0]);
        assert_eq!(troubles(&[("seat-1", "screen"), ("name-1", "")]), ["name-1"]);
        let opening = asked(&[("clock", "live"), ("minutes", "5"), ("increment", "0"), ("seat-1", "hard")]);
        let opening = opening.unwrap_or_else(|troubles| panic!("{troubles:?}"));
        assert_eq!(opening.clock, Clock::Live { seconds: 300, increment: 0 });
        assert_eq!(opening.seats[1], bot(Bot::Level(Level::Hard)));
    }
}
