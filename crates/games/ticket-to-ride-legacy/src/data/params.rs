//! Effects and conditions, read from the parameters that the data files give them.

use toml::{Table, Value};

use super::{Country, Data, DataError, Lanes, MAX_LENGTH};
use crate::ids::{Area, City, Color, EventCard, EventCards, Postcard, Sticker, Stickers, Strand, Strands, Upgrade};
use crate::vocabulary::{Condition, Counter, Effect, FaceUp, MineSite, Modifiers, Target, Token, VaultItem};

/// Parameters of one effect or condition: every one must be asked for, and none may be missing.
pub(super) struct Params<'a> {
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

    fn wrong(&self, problem: impl Into<String>) -> DataError {
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

    fn number(&mut self, key: &str) -> Read<u8> {
        let value = self.take(key)?;
        let number = value.as_integer().and_then(|number| u8::try_from(number).ok());
        number.ok_or_else(|| self.wrong(format!("`{key}` is {value}, which is no number from 0 to 255")))
    }

    /// What `key` names, of the things that `find` knows.
    fn named<T>(&mut self, key: &str, find: impl FnOnce(&str) -> Option<T>) -> Read<T> {
        let text = self.text(key)?;
        find(&text).ok_or_else(|| self.wrong(format!("`{key}` names `{text}`, which there is not")))
    }

    fn target(&mut self) -> Read<Target> {
        self.named("target", Target::named)
    }

    fn city(&mut self, key: &str) -> Read<City> {
        let data = self.data;
        self.named(key, |id| data.find_city(id))
    }

    fn area(&mut self, key: &str) -> Read<Area> {
        let data = self.data;
        self.named(key, |id| data.find_area(id))
    }

    fn events(&mut self) -> Read<EventCards> {
        let names = self.texts("events")?;
        let find = |name: &String| {
            let found = self.data.events.iter().position(|event| event.id == *name);
            found
                .map(|i| EventCard(i as u8))
                .ok_or_else(|| self.wrong(format!("`events` names `{name}`, which there is not")))
        };
        names.iter().map(find).collect()
    }

    fn rules(&mut self) -> Read<Stickers> {
        let names = self.texts("rules")?;
        names.iter().try_fold(Stickers::NONE, |rules, name| match Sticker::named(name) {
            Some(sticker) => Ok(rules.with(sticker)),
            None => Err(self.wrong(format!("`rules` names `{name}`, which there is not"))),
        })
    }

    fn postcard(&mut self) -> Read<Postcard> {
        let number = self.number("postcard")?;
        let exists = (1..=self.data.postcards.len()).contains(&usize::from(number));
        if exists { Ok(Postcard(number)) } else { Err(self.wrong(format!("there is no postcard {number}"))) }
    }

    /// Strands to which all keys of a filter fit.
    fn filter(&mut self) -> Read<Strands> {
        let Value::Table(table) = self.take("filter")? else {
            return Err(self.wrong("`filter` is no table"));
        };
        let mut keys = Params { data: self.data, place: format!("{}, filter", self.place), table };
        let mut fits: Strands = (0..self.data.strands.len()).map(|i| Strand(i as u8)).collect();
        while let Some(key) = keys.table.keys().next().cloned() {
            fits &= keys.matching(&key)?;
        }
        Ok(fits)
    }

    fn matching(&mut self, key: &str) -> Read<Strands> {
        let map = &self.data.map;
        Ok(match key {
            "length_min" => map.at_least[usize::from(self.number(key)?).min(MAX_LENGTH + 1)],
            "length_max" => map.at_least[0].minus(map.at_least[usize::from(self.number(key)?).min(MAX_LENGTH) + 1]),
            "color" => map.by_color[self.named(key, color_number)?],
            "kind" => {
                let names = self.texts(key)?;
                let fits = |lanes: Lanes| names.iter().any(|name| name == lanes.name());
                if let Some(name) = names.iter().find(|name| Lanes::named(name).is_none()) {
                    return Err(self.wrong(format!("`kind` names `{name}`, which there is not")));
                }
                self.data.strands_where(|strand| fits(strand.lanes))
            }
            "area" => map.by_area[self.area(key)?.index()],
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

    fn finish<T>(self, read: T) -> Read<T> {
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

    fn strands_where(&self, fits: impl Fn(&super::StrandData) -> bool) -> Strands {
        (0..self.strands.len()).filter(|&i| fits(&self.strands[i])).map(|i| Strand(i as u8)).collect()
    }

    /// Whether two cities lie in different countries (TTR-CUSTOMS-01).
    pub(super) fn is_border(&self, a: City, b: City) -> bool {
        let country = |city: City| -> Country { self.city(city).country };
        country(a) != country(b)
    }
}

/// One effect.
pub(super) fn effect(data: &Data, place: &str, table: &Table) -> Read<Effect> {
    let (kind, mut p) = Params::new(data, place, table)?;
    let effect = match kind.as_str() {
        "GAIN_DOLLARS" => Effect::GainDollars { target: p.target()?, amount: p.number("amount")? },
        "PAY_DOLLARS" => Effect::PayDollars { target: p.target()?, amount: p.number("amount")? },
        "GAIN_PER" => Effect::GainPer {
            target: p.target()?,
            count_of: p.named("count_of", Counter::named)?,
            every: p.number("every")?.max(1),
            amount: p.number("amount")?,
            max: p.number("max")?,
        },
        "DRAW_TRAIN_CARDS" => Effect::DrawTrainCards { target: p.target()?, count: p.number("count")? },
        "DISCARD_TRAIN_CARDS" => Effect::DiscardTrainCards { target: p.target()?, count: p.number("count")? },
        "REFRESH_FACE_UP" => Effect::RefreshFaceUp,
        "MOVE_OUTLAW" => match p.table.get("to").and_then(Value::as_str) {
            Some("hideout") => {
                p.take("to")?;
                Effect::MoveOutlaw { to: None }
            }
            _ => Effect::MoveOutlaw { to: Some(p.city("to")?) },
        },
        "ADD_STASH" => Effect::AddStash { amount: p.number("amount")? },
        "PLACE_MINE" => Effect::PlaceMine(match p.table.get("city").and_then(Value::as_str) {
            Some("choice") => {
                p.take("city")?;
                MineSite::Choice(p.target()?)
            }
            _ => MineSite::City(p.city("city")?),
        }),
        "PLACE_STATION" => Effect::PlaceStation { target: p.target()? },
        "UPGRADE_COMPANY" => Effect::UpgradeCompany {
            target: p.target()?,
            upgrade: p.named("upgrade", |id| {
                data.upgrades.iter().position(|upgrade| upgrade.id == id).map(|i| Upgrade(i as u8))
            })?,
        },
        "GAIN_VAULT" => Effect::GainVault { target: p.target()?, item: p.named("item", VaultItem::named)? },
        "GIVE_POSTCARD" => Effect::GivePostcard { target: p.target()?, postcard: p.postcard()? },
        "ADD_RULE" => Effect::AddRule { rules: p.rules()? },
        "REMOVE_RULE" => Effect::RemoveRule { rules: p.rules()? },
        "ADD_EVENTS" => Effect::AddEvents { events: p.events()? },
        "ADD_TICKETS" => Effect::AddTickets {
            set: p.named("set", |id| data.ticket_sets.iter().position(|set| set.id == id).map(|i| i as u8))?,
        },
        "OPEN_AREA" => Effect::OpenArea { tier: p.number("tier")?, chooser: p.named("chooser", Target::named)? },
        "OPEN_CONDUCTOR_BOX" => Effect::OpenConductorBox,
        "PAUSE" => Effect::Pause,
        "STOP" => Effect::Stop,
        "END_CAMPAIGN" => Effect::EndCampaign,
        "MOD_ROUTE_BONUS" => Effect::ModRouteBonus { filter: p.filter()?, dollars: p.number("dollars")? },
        "MOD_EXTRA_CARD" => Effect::ModExtraCard { filter: p.filter()?, cards: p.number("cards")? },
        "MOD_BUILD_FEE" => Effect::ModBuildFee { filter: p.filter()?, dollars: p.number("dollars")? },
        "MOD_BUILD_FORBIDDEN" => Effect::ModBuildForbidden { filter: p.filter()? },
        "MOD_FACE_UP_LOCO" => Effect::ModFaceUpLoco { mode: p.named("mode", FaceUp::named)? },
        "MOD_TICKET_DRAW" => Effect::ModTicketDraw { draw: p.number("draw")?, keep_min: p.number("keep_min")? },
        "MOD_TICKET_DRAW_PLUS" => Effect::ModTicketDrawPlus { draw: p.number("draw")? },
        "MOD_COMPANY_BONUS" => Effect::ModCompanyBonus { dollars: p.number("dollars")? },
        "MOD_LARGE_CITY_DRAW" => Effect::ModLargeCityDraw { cards: p.number("cards")? },
        "MOD_TOKEN_VALUE" => {
            Effect::ModTokenValue { token: p.named("token", Token::named)?, dollars: p.number("dollars")? }
        }
        "MOD_TOKEN_START" => {
            Effect::ModTokenStart { token: p.named("token", Token::named)?, count: p.number("count")? }
        }
        "MOD_ORE_CAP" => Effect::ModOreCap { cap: p.number("cap")? },
        "MOD_NO_ROBBERY" => Effect::ModNoRobbery,
        "MOD_NO_DUTY" => Effect::ModNoDuty,
        "MOD_START_DOLLARS" => Effect::ModStartDollars { amount: p.number("amount")? },
        "MOD_START_CARDS" => Effect::ModStartCards { amount: p.number("amount")? },
        "MOD_TRAINS" => Effect::ModTrains { amount: p.number("amount")? },
        "ABILITY_REFRESH" => Effect::AbilityRefresh { uses: p.number("uses")? },
        _ => return Err(p.wrong("there is no such type of effect")),
    };
    p.finish(effect)
}

/// Several effects.
pub(super) fn effects(data: &Data, place: &str, tables: &[Table]) -> Read<Vec<Effect>> {
    tables.iter().map(|table| effect(data, place, table)).collect()
}

/// What a postcard asks for.
pub(super) fn condition(data: &Data, place: &str, table: &Table) -> Read<Condition> {
    let (kind, mut p) = Params::new(data, place, table)?;
    let condition = match kind.as_str() {
        "CONNECT" => Condition::Connect { a: p.city("a")?, b: p.city("b")? },
        "CITY_ROUTES" => Condition::CityRoutes { city: p.city("city")?, n: p.number("n")? },
        "COLOR_ROUTES" => Condition::ColorRoutes { color: p.named("color", Color::named)?, n: p.number("n")? },
        "LONG_ROUTES" => Condition::LongRoutes { min_len: p.number("min_len")?, n: p.number("n")? },
        "LARGE_CITIES" => Condition::LargeCities { n: p.number("n")? },
        "AREA_ROUTES" => Condition::AreaRoutes { area: p.area("area")?, n: p.number("n")? },
        "PORTS" => Condition::Ports { n: p.number("n")? },
        "COMPANY_ROUTES" => Condition::CompanyRoutes { n: p.number("n")? },
        "TOKENS" => Condition::Tokens { token: p.named("token", Token::named)?, n: p.number("n")? },
        "DOLLARS" => Condition::Dollars { n: p.number("n")? },
        "BUILD_DURING_EVENT" => Condition::BuildDuringEvent { events: p.events()? },
        "EXTRA_LOCO" => Condition::ExtraLoco { n: p.number("n")? },
        "HAND_COLOR" => Condition::HandColor { n: p.number("n")? },
        "TICKETS_DONE" => Condition::TicketsDone { n: p.number("n")? },
        "TRAINS_LEFT" => Condition::TrainsLeft { max: p.number("max")? },
        _ => return Err(p.wrong("there is no such type of condition")),
    };
    p.finish(condition)
}

/// What the modifiers among some effects add up to.
pub(super) fn modifiers(effects: &[Effect]) -> Modifiers {
    let mut sum = Modifiers::NONE;
    effects.iter().for_each(|effect| effect.modify(&mut sum));
    sum
}
