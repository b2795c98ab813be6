//! A table before the game begins: who sits where, and how others come in.

use axum::extract::{Path, State};
use axum::response::Response;
use shelf::{Bot, Level};
use table::Salt;

use super::table::table_id;
use crate::pages::{self, Gathering};
use crate::records::ids::{ClientId, Invitation, TableId, random_text};
use crate::records::journal::{BotName, Occupant, Room, Stage};
use crate::records::naming::clean_name;
use crate::records::person::Person;
use crate::services::fields::Fields;
use crate::table::acts::{Act, Denied};
use crate::table::{Answer, Command, Looked};
use crate::web::table_request::Errand;
use crate::web::{Failure, House, PageFailure, Visitor, page as respond, see_other, with_cookie};
use crate::wire::RefusalKind;

/// The page of a table whose seats are not all taken.
pub async fn page(house: &House, visitor: &Visitor, looked: &Looked) -> Result<Response, PageFailure> {
    Ok(shown(house, visitor, looked, None).await)
}

async fn shown(house: &House, visitor: &Visitor, looked: &Looked, refused: Option<&str>) -> Response {
    let kept = super::rematch::kept(house, visitor, looked).await;
    let page = Gathering { looked, person: visitor.person.as_ref(), origin: &visitor.origin, refused, kept: &kept };
    respond(pages::gathering(&visitor.reader(house), &page), None)
}

/// Where a form was sent to there is only the table to see.
pub async fn back(State(house): State<House>, Path((id, _)): Path<(String, String)>) -> Result<Response, PageFailure> {
    Ok(see_other(&house, &format!("/tables/{}", table_id(&id)?), None))
}

/// Does what a form of the page asks for.
pub async fn act(
    State(house): State<House>,
    Path((id, act)): Path<(String, String)>,
    mut visitor: Visitor,
    fields: Fields,
) -> Result<Response, PageFailure> {
    let id = table_id(&id)?;
    let mut looked = look(&house, &visitor, &id).await?;
    // Only who sits down needs to be somebody; a stranger is turned away from everything else.
    let (person, cookie) = match act.as_str() {
        "take" => visitor.settle(&house).await?,
        _ => (visitor.person.clone().ok_or(PageFailure::Forbidden("denied-foreign-seat"))?, None),
    };
    if cookie.is_some() {
        looked = look(&house, &visitor, &id).await?;
    }
    let done = match act.as_str() {
        "take" => sit(&house, &visitor, &looked, &fields, None).await,
        "rejoin" => {
            let errand = Errand { house: &house, visitor: &visitor, table: id.clone() };
            super::rematch::rejoin(&errand, &person, &looked).await
        }
        "fill" => fill(&house, &visitor, &looked, &fields).await,
        act => {
            let asked = asked(act, &fields).ok_or(PageFailure::NotFound)?;
            one(&house, &visitor, &looked, &person, asked, &fields).await
        }
    };
    let response = match done {
        Ok(()) => see_other(&house, &format!("/tables/{id}"), None),
        Err(failure) => refused(&house, &visitor, &id, &failure).await?,
    };
    Ok(with_cookie(response, cookie))
}

/// The table as this visitor sees it.
pub async fn look(house: &House, visitor: &Visitor, id: &TableId) -> Result<Looked, PageFailure> {
    let viewer = visitor.viewer(None);
    let look = |reply| Command::Look { viewer: viewer.clone(), reply };
    house.tables.ask(id, look).await?.ok_or(PageFailure::NotFound)
}

/// What an address and a form ask for.
fn asked(act: &str, fields: &Fields) -> Option<Result<Act, Denied>> {
    Some(match act {
        "employ" => Ok(Act::Employ(bot(fields))),
        "free" => Ok(Act::Vacate),
        "salt" => fields.text("salt").parse::<Salt>().map(Act::Salt).map_err(|_| Denied::Malformed("denied-salt")),
        "say" => Ok(Act::Say { room: Room::Players, text: fields.text("text").to_owned() }),
        "start" => Ok(Act::Start),
        "cancel" => Ok(Act::Cancel),
        _ => return None,
    })
}

fn bot(fields: &Fields) -> BotName {
    BotName(Bot::Level(fields.get("level").parse().unwrap_or(Level::Medium)))
}

async fn one(
    house: &House,
    visitor: &Visitor,
    looked: &Looked,
    person: &Person,
    asked: Result<Act, Denied>,
    fields: &Fields,
) -> Result<(), Failure> {
    let errand = Errand { house, visitor, table: looked.record.id.clone() };
    let act = match asked {
        Ok(act) => act,
        Err(why) => return Err(denied(house, visitor, looked, &why)),
    };
    let request = errand.request(person, seat(fields), client(fields), act);
    errand.ask(request, Answer::Version).await.map(|_| ())
}

fn denied(house: &House, visitor: &Visitor, looked: &Looked, why: &Denied) -> Failure {
    let reader = visitor.reader(house);
    match shelf::game(&looked.record.game) {
        Ok(game) => Failure::denied(&reader, &looked.record.id, game, why),
        Err(error) => Failure::broken(&reader, &error),
    }
}

/// The seat that a form is about.
fn seat(fields: &Fields) -> Option<usize> {
    fields.number("seat").map(|seat| seat as usize)
}

fn client(fields: &Fields) -> ClientId {
    let fresh = || random_text(16).parse().expect("letters and digits are a client's id");
    fields.get("client").parse().unwrap_or_else(|_| fresh())
}

/// Sits down in the seat that the form names, or in the first that is free. A guest's first seat at the
/// table also says what the guest is called from now on.
pub async fn sit(
    house: &House,
    visitor: &Visitor,
    looked: &Looked,
    fields: &Fields,
    invitation: Option<Invitation>,
) -> Result<(), Failure> {
    let reader = visitor.reader(house);
    let stranger = || Failure::new(&reader, RefusalKind::Foreign, "denied-foreign-seat");
    let person = visitor.person.as_ref().ok_or_else(stranger)?;
    let typed = fields.text("name");
    let name = (!typed.is_empty()).then(|| typed.to_owned());
    let errand = Errand { house, visitor, table: looked.record.id.clone() };
    let act = Act::Sit { invitation, name };
    errand.ask(errand.request(person, seat(fields), client(fields), act), Answer::Version).await?;
    let names_itself = person.account.is_none() && looked.own.is_empty();
    if let Some(name) = clean_name(typed).ok().filter(|name| names_itself && *name != person.name) {
        house.store.rename(&person.id, &name).await.map_err(|error| Failure::broken(&reader, &error))?;
    }
    Ok(())
}

/// Bots into all free seats.
async fn fill(house: &House, visitor: &Visitor, looked: &Looked, fields: &Fields) -> Result<(), Failure> {
    let reader = visitor.reader(house);
    let stranger = || Failure::new(&reader, RefusalKind::Foreign, "denied-not-host");
    let person = visitor.person.as_ref().ok_or_else(stranger)?;
    let errand = Errand { house, visitor, table: looked.record.id.clone() };
    for (seat, _) in looked.seats.iter().enumerate().filter(|(_, seat)| seat.occupant == Occupant::Nobody) {
        // Each seat is a request of its own: what one form sends twice is then refused, not done twice.
        let client = client(&Fields::default());
        let request = errand.request(person, Some(seat), client, Act::Employ(bot(fields)));
        errand.ask(request, Answer::Version).await?;
    }
    Ok(())
}

/// The page again, with the reason; the table itself if the game has begun meanwhile.
async fn refused(house: &House, visitor: &Visitor, id: &TableId, failure: &Failure) -> Result<Response, PageFailure> {
    let looked = look(house, visitor, id).await?;
    if looked.stage != Stage::Gathering {
        return Ok(see_other(house, &format!("/tables/{id}"), None));
    }
    let mut response = shown(house, visitor, &looked, Some(&failure.refusal.words)).await;
    *response.status_mut() = failure.refusal.kind.status();
    Ok(response)
}
