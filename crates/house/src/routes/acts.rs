//! What people do at a table, one request a click.

use axum::Json;
use axum::body::Bytes;
use axum::extract::{FromRequest, Path, Request as HttpRequest, State};
use axum::http::{HeaderValue, header};
use axum::response::{Html, IntoResponse, Response};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use shelf::Shelved;
use table::Seat;

use crate::ids::{ClientId, TableId, Version};
use crate::journal::Room;
use crate::person::Person;
use crate::table::acts::{Act, Request};
use crate::table::{Answer, Command, Hint, NotDone, Outcome, hint_html};
use crate::web::{Failure, House, Visitor, asked_for};
use crate::wire::{HintRequest, Led, Letter, LiftedCurtain, PlayRequest, RefusalKind, SeatRequest, Update};

/// A body of JSON; what cannot be read is refused with the reason.
pub struct Asked<T>(pub T);

impl<T: DeserializeOwned> FromRequest<House> for Asked<T> {
    type Rejection = Failure;

    async fn from_request(request: HttpRequest, house: &House) -> Result<Self, Failure> {
        let settings = crate::person::Settings::default();
        let reader = house.decor.reader(asked_for(request.headers()), &settings);
        let malformed = |why: String| Failure::malformed(&reader, &why);
        let kind = request.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
        if !kind.is_some_and(|kind| kind.starts_with("application/json")) {
            return Err(malformed("content-type: application/json".to_owned()));
        }
        let body = Bytes::from_request(request, house).await.map_err(|error| malformed(error.to_string()))?;
        serde_json::from_slice(&body).map(Asked).map_err(|error| malformed(error.to_string()))
    }
}

/// Something is said.
#[derive(Deserialize)]
pub struct SayRequest {
    room: Room,
    text: String,
    client: ClientId,
    seat: Option<usize>,
    version: Option<Version>,
}

/// Everything that one request to a table is about.
pub struct Errand<'a> {
    /// The house.
    pub house: &'a House,
    /// Who asks.
    pub visitor: &'a Visitor,
    /// Which table.
    pub table: TableId,
}

impl Errand<'_> {
    /// The game at this table.
    pub async fn game(&self) -> Result<&'static dyn Shelved, Failure> {
        let reader = self.visitor.reader(self.house);
        let game = self.house.ask(&self.table, Command::Game).await;
        game.map_err(|error| Failure::unreachable(&reader, &error))?
            .ok_or_else(|| Failure::new(&reader, RefusalKind::NotFound, "denied-not-found"))
    }

    /// Asks the table to do something, and says what came of it.
    pub async fn ask(&self, request: Request, answer: Answer) -> Result<Outcome, Failure> {
        let reader = self.visitor.reader(self.house);
        let viewer = self.visitor.viewer(request.seat.map(Seat::index));
        let command = |reply| Command::Do { request: Box::new(request.clone()), viewer: viewer.clone(), answer, reply };
        let done = self.house.ask(&self.table, command).await;
        let done = done.map_err(|error| Failure::unreachable(&reader, &error))?;
        let done = done.ok_or_else(|| Failure::new(&reader, RefusalKind::NotFound, "denied-not-found"))?;
        match done {
            Ok(outcome) => Ok(outcome),
            Err(NotDone { why, update, .. }) => {
                Err(Failure::denied(&reader, &self.table, self.game().await?, &why).with(update))
            }
        }
    }

    /// What the coach says to one of the person's seats. An option may be named that it compares with its own choice.
    pub async fn hint(&self, seat: usize, about: Option<String>) -> Result<Hint, Failure> {
        let reader = self.visitor.reader(self.house);
        let viewer = self.visitor.viewer(Some(seat));
        let command = |reply| Command::Hint { viewer: viewer.clone(), about: about.clone(), reply };
        let hint = self.house.ask(&self.table, command).await;
        let hint = hint.map_err(|error| Failure::unreachable(&reader, &error))?.flatten();
        hint.ok_or_else(|| Failure::new(&reader, RefusalKind::NotNow, "denied-no-hint"))
    }

    /// The request of a page in one of the person's seats.
    pub fn request(&self, person: &Person, seat: Option<usize>, client: ClientId, act: Act) -> Request {
        let seat = seat.filter(|&seat| seat < table::MAX_SEATS).map(Seat::new);
        Request { person: person.id.clone(), name: person.name.clone(), seat, version: None, client, act }
    }

    fn person(&self) -> Result<&Person, Failure> {
        let stranger = || Failure::new(&self.visitor.reader(self.house), RefusalKind::Foreign, "denied-foreign-seat");
        self.visitor.person.as_ref().ok_or_else(stranger)
    }
}

/// A table by its address.
pub fn errand<'a>(house: &'a House, visitor: &'a Visitor, id: &str) -> Result<Errand<'a>, Failure> {
    let not_found = |_| Failure::new(&visitor.reader(house), RefusalKind::NotFound, "denied-not-found");
    Ok(Errand { house, visitor, table: id.parse().map_err(not_found)? })
}

/// Plays decisions.
pub async fn play(
    State(house): State<House>,
    Path(id): Path<String>,
    visitor: Visitor,
    Asked(asked): Asked<PlayRequest>,
) -> Result<Response, Failure> {
    let errand = errand(&house, &visitor, &id)?;
    let act = Act::Play { choices: asked.choices, confirm: visitor.settings.confirm };
    let mut request = errand.request(errand.person()?, Some(asked.seat), asked.client, act);
    request.version = Some(asked.version);
    done(errand.ask(request, Answer::Page).await?)
}

/// Anything that needs only a seat.
pub async fn plain(
    State(house): State<House>,
    Path((id, act)): Path<(String, String)>,
    visitor: Visitor,
    Asked(asked): Asked<SeatRequest>,
) -> Result<Response, Failure> {
    let errand = errand(&house, &visitor, &id)?;
    let not_found = || Failure::new(&visitor.reader(&house), RefusalKind::NotFound, "denied-not-found");
    let act = named(&act).ok_or_else(not_found)?;
    let mut request = errand.request(errand.person()?, Some(asked.seat), asked.client, act);
    request.version = Some(asked.version);
    done(errand.ask(request, Answer::Page).await?)
}

/// What needs only a seat, by its name in addresses.
pub static NAMED: [(&str, Act); 16] = [
    ("undo", Act::Undo),
    ("undo-all", Act::UndoAll),
    ("confirm", Act::Confirm),
    ("hold", Act::Hold),
    ("pause", Act::Pause),
    ("resume", Act::Resume),
    ("concede", Act::Concede),
    ("propose", Act::Propose(true)),
    ("withdraw", Act::Propose(false)),
    ("decline", Act::Decline),
    ("leave", Act::Leave),
    ("return", Act::Return),
    ("replace", Act::Replace),
    ("cancel", Act::Cancel),
    ("start", Act::Start),
    ("vacate", Act::Vacate),
];

/// What a word in an address asks for.
pub fn named(act: &str) -> Option<Act> {
    NAMED.iter().find(|(name, _)| *name == act).map(|(_, act)| act.clone())
}

/// Says something. Whoever says something is somebody: a new guest, if need be.
pub async fn say(
    State(house): State<House>,
    Path(id): Path<String>,
    mut visitor: Visitor,
    Asked(asked): Asked<SayRequest>,
) -> Result<Response, Failure> {
    // Where there is no table nobody becomes a guest.
    errand(&house, &visitor, &id)?.game().await?;
    let settled = visitor.settle(&house).await;
    let (person, cookie) = settled.map_err(|error| Failure::broken(&visitor.reader(&house), &error))?;
    let errand = errand(&house, &visitor, &id)?;
    let act = Act::Say { room: asked.room, text: asked.text };
    let mut request = errand.request(&person, asked.seat, asked.client, act);
    request.version = asked.version;
    let outcome = errand.ask(request, Answer::Page).await?;
    let mut response = done(outcome)?;
    if let Some(cookie) = cookie {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

/// Asks the coach.
pub async fn hint(
    State(house): State<House>,
    Path(id): Path<String>,
    visitor: Visitor,
    Asked(asked): Asked<HintRequest>,
) -> Result<Response, Failure> {
    let errand = errand(&house, &visitor, &id)?;
    let hint = errand.hint(asked.seat, asked.about).await?;
    Ok(Html(hint_html(&visitor.reader(&house), errand.game().await?, &hint)).into_response())
}

/// Lifts the curtain before one of several seats at a screen.
pub async fn lift(
    State(house): State<House>,
    Path(id): Path<String>,
    visitor: Visitor,
    Asked(asked): Asked<SeatRequest>,
) -> Result<Response, Failure> {
    let errand = errand(&house, &visitor, &id)?;
    let reader = visitor.reader(&house);
    let viewer = visitor.viewer(Some(asked.seat));
    let pass = house.ask(&errand.table, |reply| Command::Lift { viewer: viewer.clone(), reply }).await;
    let pass = pass.map_err(|error| Failure::unreachable(&reader, &error))?.flatten();
    let pass = pass.ok_or_else(|| Failure::new(&reader, RefusalKind::Foreign, "denied-foreign-seat"))?;
    Ok(Json(LiftedCurtain { pass }).into_response())
}

/// Lets it fall again.
pub async fn fall(
    State(house): State<House>,
    Path(id): Path<String>,
    visitor: Visitor,
    Asked(_): Asked<SeatRequest>,
) -> Result<Response, Failure> {
    let errand = errand(&house, &visitor, &id)?;
    let viewer = visitor.viewer(None);
    let fallen = house.ask(&errand.table, |reply| Command::Fall { viewer: viewer.clone(), reply }).await;
    fallen.map_err(|error| Failure::unreachable(&visitor.reader(&house), &error))?;
    Ok(axum::http::StatusCode::NO_CONTENT.into_response())
}

/// Bots are to decide with what they have thought so far.
pub async fn hurry(
    State(house): State<House>,
    Path(id): Path<String>,
    visitor: Visitor,
    Asked(_): Asked<SeatRequest>,
) -> Result<Response, Failure> {
    let errand = errand(&house, &visitor, &id)?;
    let viewer = visitor.viewer(None);
    let hurried = house.ask(&errand.table, |reply| Command::Hurry { viewer: viewer.clone(), reply }).await;
    let reader = visitor.reader(&house);
    match hurried.map_err(|error| Failure::unreachable(&reader, &error))? {
        Some(true) => Ok(axum::http::StatusCode::NO_CONTENT.into_response()),
        Some(false) => Err(Failure::new(&reader, RefusalKind::Foreign, "denied-foreign-seat")),
        None => Err(Failure::new(&reader, RefusalKind::NotFound, "denied-not-found")),
    }
}

/// Opens the rematch, or leads to the one that is open.
pub async fn rematch(
    State(house): State<House>,
    Path(id): Path<String>,
    visitor: Visitor,
    Asked(asked): Asked<SeatRequest>,
) -> Result<Response, Failure> {
    let errand = errand(&house, &visitor, &id)?;
    let reader = visitor.reader(&house);
    let person = errand.person()?;
    let path = super::rematch::open(&errand, person, asked.client).await?;
    Ok(Json(Led { href: reader.to(&path) }).into_response())
}

fn done(outcome: Outcome) -> Result<Response, Failure> {
    let update = outcome.update.unwrap_or_else(|| Letter::of(&Update::default()));
    let json = (header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    Ok(([json], update.done(outcome.repeated)).into_response())
}
