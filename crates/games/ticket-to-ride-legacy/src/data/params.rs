//! Effects and conditions, read from the parameters that the data files give them.

use toml::{Table, Value};

use super::{Country, Data, DataError, Lanes, MAX_LENGTH};
use crate::ids::{Area, City, Color, EventCard, EventCards, Postcard, Sticker, Stickers, Strand, Strands, Upgrade};
use crate::vocabulary::{Counter, Effect, FaceUp, MineSite, Modifiers, Target, TicketBatch, Token, VaultItem};

/// Parameters of one effect or condition: every one must be asked for, and none may be missing.
pub(crate) struct Params<'a> {
    data: &'a Data,
    place: String,
    table: Table,
}

type Read<T> = Result<T, DataError>;

impl<'a> Params<'a> {
    pub fn new(data: &'a Data, place: &str, table: &Table) -> Read<(String, Params<'a>)> {
        let mut params = Params { data, place: place.to_owned(), table: table.clone() };
        let kind = params.text("type")?;
        params.place = format!("{place}, {kind}");
        Ok((kind, params))
    }

    pub fn wrong(&self, problem: impl Into<String>) -> DataError {
        DataError::new(&self.place, problem)
    }

    fn take(&mut self, key: &str) -> Read<Value> {
        self.table.remove(key).ok_or_else(|| self.wrong(format!("`{key}` is missing")))
    }

    fn text(&mut self, key: &str) -> Read<String> {
        match self.take(key)? {
            Value::String(text) => Ok(text),
            other => Err(self.wrong(format!("`{key}` is {other}, which is no text"))),
        }
    }

    fn texts(&mut self, key: &str) -> Read<Vec<String>> {
        let Value::Array(values) = self.take(key)? else {
            return Err(self.wrong(format!("`{key}` is no list")));
        };
        let texts = values.into_iter().map(|value| value.as_str().map(str::to_owned));
        texts.collect::<Option<_>>().ok_or_else(|| self.wrong(format!("`{key}` is no list of names")))
    }

    /// What `key` names, of the things that `find` knows.
    fn named<T>(&mut self, key: &str, find: impl FnOnce(&str) -> Option<T>) -> Read<T> {
        let text = self.text(key)?;
        find(&text).ok_or_else(|| self.wrong(format!("`{key}` names `{text}`, which there is not")))
    }

    /// The same for a list.
    fn each_named<T>(&mut self, key: &str, find: impl Fn(&str) -> Option<T>) -> Read<Vec<T>> {
        let names = self.texts(key)?;
        let missing = |name: &String| self.wrong(format!("`{key}` names `{name}`, which there is not"));
        names.iter().map(|name| find(name).ok_or_else(|| missing(name))).collect()
    }

    /// Whether `key` says just this word, which then is read.
    fn takes(&mut self, key: &str, word: &str) -> bool {
        let says = self.table.get(key).and_then(Value::as_str) == Some(word);
        says && self.table.remove(key).is_some()
    }

    fn matching(&mut self, key: &str) -> Read<Strands> {
        let map = &self.data.map;
        Ok(match key {
            "length_min" => map.at_least[usize::from(u8::read(self, key)?).min(MAX_LENGTH + 1)],
            "length_max" => map.at_least[0].minus(map.at_least[usize::from(u8::read(self, key)?).min(MAX_LENGTH) + 1]),
            "color" => map.by_color[self.named(key, color_number)?],
            "kind" => {
                let lanes = self.each_named(key, Lanes::named)?;
                self.data.strands_where(|strand| lanes.contains(&strand.lanes))
            }
            "area" => map.by_area[Area::read(self, key)?.index()],
            "touches_port" | "mountain" => {
                let Value::Boolean(wanted) = self.take(key)? else {
                    return Err(self.wrong(format!("`{key}` is neither true nor false")));
                };
                let port = |city: City| self.data.city(city).port.is_some();
                self.data.strands_where(|strand| {
                    let is = if key == "mountain" { strand.mountain } else { port(strand.a) || port(strand.b) };
                    is == wanted
                })
            }
            _ => return Err(self.wrong(format!("`{key}` is no key of a filter"))),
        })
    }

    pub fn finish<T>(self, read: T) -> Read<T> {
        match self.table.keys().next() {
            None => Ok(read),
            Some(key) => Err(self.wrong(format!("`{key}` is no parameter of it"))),
        }
    }
}

fn color_number(name: &str) -> Option<usize> {
    if name == "gray" { Some(Color::ALL.len()) } else { Color::named(name).map(Color::index) }
}

impl Data {
    pub(super) fn find_city(&self, id: &str) -> Option<City> {
        self.cities.iter().position(|city| city.id == id).map(|i| City(i as u8))
    }

    pub(super) fn find_area(&self, id: &str) -> Option<Area> {
        self.areas.iter().position(|area| area.id == id).map(|i| Area(i as u8))
    }

    pub(super) fn strands_where(&self, fits: impl Fn(&super::StrandData) -> bool) -> Strands {
        (0..self.strands.len()).filter(|&i| fits(&self.strands[i])).map(|i| Strand(i as u8)).collect()
    }

    /// Whether two cities lie in different countries (TTR-CUSTOMS-01).
    pub(super) fn is_border(&self, a: City, b: City) -> bool {
        let country = |city: City| -> Country { self.city(city).country };
        country(a) != country(b)
    }
}

/// Something that an effect or a condition says of itself.
pub(crate) trait Param: Sized {
    fn read(params: &mut Params<'_>, key: &str) -> Read<Self>;
}

macro_rules! read_by_name {
    ($($type:ty),*) => {
        $(impl Param for $type {
            fn read(params: &mut Params<'_>, key: &str) -> Read<Self> {
                params.named(key, <$type>::named)
            }
        })*
    };
}

read_by_name!(Target, Counter, FaceUp, Token, VaultItem, Color);

/// Reads what is found by its name in a table of the data.
macro_rules! read_by_place {
    ($($type:ident in $table:ident),*) => {
        $(impl Param for $type {
            fn read(params: &mut Params<'_>, key: &str) -> Read<Self> {
                let data = params.data;
                params.named(key, |id| data.$table.iter().position(|row| row.id == id).map(|i| $type(i as u8)))
            }
        })*
    };
}

read_by_place!(City in cities, Area in areas, Upgrade in upgrades, TicketBatch in ticket_sets);

impl Param for u8 {
    fn read(params: &mut Params<'_>, key: &str) -> Read<Self> {
        let value = params.take(key)?;
        let number = value.as_integer().and_then(|number| u8::try_from(number).ok());
        number.ok_or_else(|| params.wrong(format!("`{key}` is {value}, which is no number from 0 to 255")))
    }
}

/// A city, or the hideout.
impl Param for Option<City> {
    fn read(params: &mut Params<'_>, key: &str) -> Read<Self> {
        if params.takes(key, "hideout") { Ok(None) } else { City::read(params, key).map(Some) }
    }
}

/// A city, or one of the target's choice.
impl Param for MineSite {
    fn read(params: &mut Params<'_>, key: &str) -> Read<Self> {
        match params.takes(key, "choice") {
            true => Target::read(params, "target").map(MineSite::Choice),
            false => City::read(params, key).map(MineSite::City),
        }
    }
}

impl Param for EventCards {
    fn read(params: &mut Params<'_>, key: &str) -> Read<Self> {
        let events = &params.data.events;
        let find = |id: &str| events.iter().position(|event| event.id == id).map(|i| EventCard(i as u8));
        Ok(params.each_named(key, find)?.into_iter().collect())
    }
}

impl Param for Stickers {
    fn read(params: &mut Params<'_>, key: &str) -> Read<Self> {
        Ok(params.each_named(key, Sticker::named)?.into_iter().fold(Stickers::NONE, Stickers::with))
    }
}

impl Param for Postcard {
    fn read(params: &mut Params<'_>, key: &str) -> Read<Self> {
        let number = u8::read(params, key)?;
        let exists = (1..=params.data.postcards.len()).contains(&usize::from(number));
        if exists { Ok(Postcard(number)) } else { Err(params.wrong(format!("there is no postcard {number}"))) }
    }
}

/// Strands to which all keys of a filter fit.
impl Param for Strands {
    fn read(params: &mut Params<'_>, key: &str) -> Read<Self> {
        let Value::Table(table) = params.take(key)? else {
            return Err(params.wrong(format!("`{key}` is no table")));
        };
        let mut keys = Params { data: params.data, place: format!("{}, {key}", params.place), table };
        let mut fits = params.data.strands_where(|_| true);
        while let Some(key) = keys.table.keys().next().cloned() {
            fits = fits.both(keys.matching(&key)?);
        }
        Ok(fits)
    }
}

/// Several effects.
pub(super) fn effects(data: &Data, place: &str, tables: &[Table]) -> Read<Vec<Effect>> {
    tables.iter().map(|table| Effect::read(data, place, table)).collect()
}

/// Several effects, and what they change while their card is in force.
pub(super) fn lasting(data: &Data, place: &str, tables: &[Table]) -> Read<(Vec<Effect>, Modifiers)> {
    let effects = effects(data, place, tables)?;
    let mut sum = Modifiers::NONE;
    effects.iter().for_each(|effect| effect.modify(&mut sum));
    Ok((effects, sum))
}
