//! Opening, finding and reading tables.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use shelf::{Bot, Shelved};
use table::setup::{Value, Values};
use table::{Seat, SetupError};

use super::caller::{Caller, Holder, QueryParams, known};
use super::shapes::{
    Conflicts, Given, ListedTable, Listing, Looking, NewClock, NewSeat, NewTable, OpenedTable, Reading, Refusals,
    Rights, SeatResult, Sitter, Standing, Tables, Which,
};
use crate::kit::Reader;
use crate::records::ids::TableId;
use crate::records::journal::{Clock, Occupant};
use crate::records::naming::{NotAName, clean_name};
use crate::records::person::Person;
use crate::services::opening::{Opening, bot};
use crate::store::{Listed, TableQuery};
use crate::table::{Command, TableJson, Unreachable};
use crate::web::table_request::{JsonBody, table_request};
use crate::web::{Failure, House};
use crate::wire::RefusalKind;

/// The most tables in a list.
const MOST: u32 = 200;

/// List tables.
///
/// One's own, which takes a token, or those that anybody may join or watch; at most 200.
#[utoipa::path(
    get, path = "/api/v1/tables", tag = "tables",
    params(Listing),
    responses((status = 200, description = "Tables.", body = Tables), Refusals, Rights),
    security((), ("bearer" = [])),
)]
pub async fn list(
    State(house): State<House>,
    Caller(visitor): Caller,
    QueryParams(listing): QueryParams<Listing>,
) -> Result<Json<Tables>, Failure> {
    let which = match listing.which {
        Which::Mine => TableQuery::Of(known(&house, &visitor)?.id.clone()),
        Which::Joinable => TableQuery::Joinable,
        Which::Watchable => TableQuery::Watchable,
    };
    let reader = visitor.reader(&house);
    let listed = house.store.tables(which, MOST).await.map_err(|error| Failure::broken(&reader, &error))?;
    Ok(Json(Tables { tables: listed.iter().map(|one| in_list(one, visitor.person.as_ref())).collect() }))
}

fn in_list(listed: &Listed, person: Option<&Person>) -> ListedTable {
    let summary = &listed.summary;
    ListedTable {
        table: listed.record.id.to_string(),
        game: listed.record.game.clone(),
        stage: summary.stage,
        seats: summary.seats.iter().map(|who| sitter(who, person)).collect(),
        awaited: (0..summary.seats.len()).filter(|seat| summary.waits_for & 1 << seat != 0).collect(),
        places: summary.results.iter().map(|result| result.place).collect(),
        campaign: listed.record.campaign.as_ref().map(ToString::to_string),
    }
}

/// Who sits in a seat, for whoever asks.
pub fn sitter(occupant: &Occupant, person: Option<&Person>) -> Sitter {
    match occupant {
        Occupant::Nobody => Sitter::Nobody,
        Occupant::Person { id, name } => {
            Sitter::Person { name: name.clone(), me: person.is_some_and(|person| person.id == *id) }
        }
        Occupant::Bot { bot } => Sitter::Bot { level: bot.0.to_string() },
        Occupant::Automaton => Sitter::Automaton,
    }
}

/// Open a table.
///
/// Whoever opens it is its host. Seats that are neither one's own nor a bot's wait for others to join. Play
/// begins at once if no seat is free, unless `begin` says otherwise; else with `start`.
#[utoipa::path(
    post, path = "/api/v1/tables", tag = "tables",
    request_body = NewTable,
    responses((status = 201, description = "The table is open.", body = OpenedTable), Refusals, Rights, Conflicts),
    security(("bearer" = [])),
)]
pub async fn open(
    State(house): State<House>,
    Holder(visitor): Holder,
    JsonBody(asked): JsonBody<NewTable>,
) -> Result<(StatusCode, Json<OpenedTable>), Failure> {
    let person = known(&house, &visitor)?;
    let reader = visitor.reader(&house);
    let opening = opening(&reader, person, asked)?;
    let opened = house.open(&person.id, opening).await.map_err(|error| Failure::not_opened(&reader, &error))?;
    let page = format!("{}{}", visitor.origin, reader.to(&format!("/tables/{}", opened.id)));
    let (table, invitation) = (opened.id.to_string(), opened.invitation.to_string());
    Ok((StatusCode::CREATED, Json(OpenedTable { table, invitation, page })))
}

fn opening(reader: &Reader<'_>, person: &Person, asked: NewTable) -> Result<Opening, Failure> {
    let malformed = |why: String| Failure::malformed(reader, &why);
    let game = asked.game.0;
    let given = given(game, &asked.setup).map_err(|error| Failure::unfit(reader, game, &Values::new(), &error))?;
    let unfit = |error: SetupError| Failure::unfit(reader, game, &given, &error);
    let setup = game.complete(&given).map_err(unfit)?;
    let count = game.seats(&setup).map_err(unfit)?;
    if asked.seats.len() > count {
        return Err(malformed(format!("`seats` has {} entries, the table has {count} seats", asked.seats.len())));
    }
    let seats = asked.seats.into_iter().map(|seat| occupant(reader, person, seat)).collect::<Result<Vec<_>, _>>()?;
    let clock = clock(asked.clock).map_err(|why| malformed(why.to_owned()))?;
    Ok(Opening {
        game,
        setup,
        access: asked.access,
        clock,
        seats,
        rematch_of: None,
        daily: None,
        campaign: None,
        begins: asked.begin,
    })
}

/// What was given, as values of the game's options.
fn given(game: &dyn Shelved, given: &BTreeMap<String, Given>) -> Result<Values, SetupError> {
    let mut values = Values::new();
    for (key, given) in given {
        let value = match given {
            Given::Number(number) => Value::Number(*number),
            Given::Flag(flag) => Value::Flag(*flag),
            Given::Text(text) => game.schema().read(key, text)?,
            Given::Many(many) => Value::Many(many.clone()),
        };
        values.set(key, value);
    }
    Ok(values)
}

fn occupant(reader: &Reader<'_>, person: &Person, seat: NewSeat) -> Result<Occupant, Failure> {
    match seat {
        NewSeat::Nobody => Ok(Occupant::Nobody),
        NewSeat::Bot { level } => Ok(bot(Bot::Level(level.0))),
        NewSeat::Me { name } => {
            let misnamed = |why: NotAName| Failure::new(reader, RefusalKind::Malformed, why.word());
            let name = name.map_or(Ok(person.name.clone()), |name| clean_name(&name)).map_err(misnamed)?;
            Ok(Occupant::Person { id: person.id.clone(), name })
        }
    }
}

/// A clock within what the house allows.
fn clock(asked: NewClock) -> Result<Clock, &'static str> {
    match asked {
        NewClock::Off => Ok(Clock::Off),
        NewClock::Live { seconds, increment } if (60..=36_000).contains(&seconds) && increment <= 300 => {
            Ok(Clock::Live { seconds, increment })
        }
        NewClock::Live { .. } => Err("a live clock has 60 to 36000 seconds and an increment of at most 300"),
        NewClock::Days { days } if (1..=30).contains(&days) => Ok(Clock::Days { days }),
        NewClock::Days { .. } => Err("a clock of days has 1 to 30 of them"),
    }
}

/// Read a table.
///
/// What one pair of eyes sees, what it may do, and whose turn it is. Without a token, or at a table where one
/// has no seat, these are a bystander's eyes.
#[utoipa::path(
    get, path = "/api/v1/tables/{id}", tag = "play",
    params(("id" = inline(TableId), Path, description = "The table."), Looking),
    responses((status = 200, description = "The table as these eyes see it.", body = Reading), Refusals),
    security((), ("bearer" = [])),
)]
pub async fn read(
    State(house): State<House>,
    Path(id): Path<String>,
    QueryParams(looking): QueryParams<Looking>,
    Caller(visitor): Caller,
) -> Result<Json<Reading>, Failure> {
    let reader = visitor.reader(&house);
    let table = table_request(&house, &visitor, &id)?.id;
    let eyes = visitor.viewer(looking.seat);
    let read =
        house.tables.ask(&table, |reply| Command::Read { eyes: eyes.clone(), story: looking.story, reply }).await;
    let found = found(&reader, read)?;
    Ok(Json(reading(id, found)))
}

/// What a table answered, or why there is no answer.
pub fn found<T>(reader: &Reader<'_>, answer: Result<Option<T>, Unreachable>) -> Result<T, Failure> {
    let missing = || Failure::new(reader, RefusalKind::NotFound, "denied-not-found");
    answer.map_err(|error| Failure::unreachable(reader, &error))?.ok_or_else(missing)
}

fn reading(table: String, read: TableJson) -> Reading {
    Reading {
        table,
        game: read.game.to_owned(),
        stage: read.stage,
        seat: read.eyes.seat().map(Seat::index),
        own: read.own,
        version: read.version,
        turn: read.turn,
        awaited: read.awaited,
        names: read.names,
        view: read.view,
        options: read.options,
        prompt: read.prompt,
        standing: read.standing.as_ref().map(standing),
        account: read.account,
        story: read.story,
    }
}

fn standing(standing: &table::Standing) -> Standing {
    let result = |result: &table::standing::SeatResult| SeatResult {
        place: result.place,
        total: result.total,
        scores: result.scores.to_vec(),
        ties: result.ties.to_vec(),
    };
    Standing {
        categories: standing.categories.iter().map(|&id| id.to_owned()).collect(),
        tie_breaks: standing.tie_breaks.iter().map(|&id| id.to_owned()).collect(),
        results: standing.results.iter().map(result).collect(),
    }
}
