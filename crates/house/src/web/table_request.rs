//! What a request asks of a table, whether a page or a program sent it.

use axum::body::Bytes;
use axum::extract::{FromRequest, Request as HttpRequest};
use axum::http::header;
use serde::de::DeserializeOwned;
use shelf::Shelved;
use table::Seat;

use super::{Failure, House, Visitor, asked_for};
use crate::records::ids::{ClientId, TableId};
use crate::records::person::{Person, Settings};
use crate::table::acts::{Act, Request};
use crate::table::{Answer, Command, Hint, NotDone, Outcome};
use crate::wire::RefusalKind;

/// A body of JSON; what cannot be read is refused with the reason.
pub struct Asked<T>(pub T);

impl<T: DeserializeOwned> FromRequest<House> for Asked<T> {
    type Rejection = Failure;

    async fn from_request(request: HttpRequest, house: &House) -> Result<Self, Failure> {
        let settings = Settings::default();
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
        let game = self.house.tables.ask(&self.table, Command::Game).await;
        game.map_err(|error| Failure::unreachable(&reader, &error))?
            .ok_or_else(|| Failure::new(&reader, RefusalKind::NotFound, "denied-not-found"))
    }

    /// Asks the table to do something, and says what came of it.
    pub async fn ask(&self, request: Request, answer: Answer) -> Result<Outcome, Failure> {
        let reader = self.visitor.reader(self.house);
        let viewer = self.visitor.viewer(request.seat.map(Seat::index));
        let command = |reply| Command::Do { request: Box::new(request.clone()), viewer: viewer.clone(), answer, reply };
        let done = self.house.tables.ask(&self.table, command).await;
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
        let hint = self.house.tables.ask(&self.table, command).await;
        let hint = hint.map_err(|error| Failure::unreachable(&reader, &error))?.flatten();
        hint.ok_or_else(|| Failure::new(&reader, RefusalKind::NotNow, "denied-no-hint"))
    }

    /// The request of a page in one of the person's seats.
    pub fn request(&self, person: &Person, seat: Option<usize>, client: ClientId, act: Act) -> Request {
        let seat = seat.filter(|&seat| seat < table::MAX_SEATS).map(Seat::new);
        Request { person: person.id.clone(), name: person.name.clone(), seat, version: None, client, act }
    }

    /// Whoever asks, if that is somebody.
    pub fn person(&self) -> Result<&Person, Failure> {
        let stranger = || Failure::new(&self.visitor.reader(self.house), RefusalKind::Foreign, "denied-foreign-seat");
        self.visitor.person.as_ref().ok_or_else(stranger)
    }
}

/// A table by its address.
pub fn errand<'a>(house: &'a House, visitor: &'a Visitor, id: &str) -> Result<Errand<'a>, Failure> {
    let not_found = |_| Failure::new(&visitor.reader(house), RefusalKind::NotFound, "denied-not-found");
    Ok(Errand { house, visitor, table: id.parse().map_err(not_found)? })
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
