//! The same game once more: everybody has the seat and the name of before, and says by one click that they are in.

use crate::pages::Kept;
use crate::records::ids::{ClientId, random_text};
use crate::records::journal::{Occupant, Stage};
use crate::records::person::Person;
use crate::services::opening::{NotOpened, Opening};
use crate::table::acts::Act;
use crate::table::state::{SeatState, read_setup};
use crate::table::{Answer, Command, Looked};
use crate::web::table_request::Errand;
use crate::web::{Failure, House, Visitor};
use crate::wire::RefusalKind;

/// Opens the rematch of a table, or sits down at the one that is open, and says where it is. Bots keep their seats and so
/// does whoever asks; the seats of others wait for them.
pub async fn open(errand: &Errand<'_>, person: &Person, client: ClientId) -> Result<String, Failure> {
    let looked = look(errand).await?;
    let reader = errand.visitor.reader(errand.house);
    if looked.own.is_empty() {
        return Err(Failure::new(&reader, RefusalKind::Foreign, "denied-foreign-seat"));
    }
    if !matches!(looked.stage, Stage::Finished | Stage::Stopped) {
        return Err(Failure::new(&reader, RefusalKind::NotNow, "denied-not-over"));
    }
    if let Some(campaign) = &looked.record.campaign {
        return Ok(format!("/campaigns/{campaign}"));
    }
    if let Some(day) = looked.record.daily {
        return Ok(format!("/daily/{}?day={day}", looked.record.game));
    }
    if looked.rematch.is_some() {
        return join(errand, person, &looked).await;
    }
    let opening = opening(&looked, person).map_err(|error| Failure::broken(&reader, &error))?;
    let opened = errand.house.open(&person.id, opening).await.map_err(|error| Failure::not_opened(&reader, &error))?;
    let act = Act::Rematch { table: opened.id.clone(), invitation: opened.invitation };
    let seat = looked.own.first().map(|seat| seat.index());
    match errand.ask(errand.request(person, seat, client, act), Answer::Version).await {
        Ok(_) => Ok(format!("/tables/{}", opened.id)),
        // Somebody else was faster.
        Err(failure) => {
            let looked = look(errand).await?;
            if looked.rematch.is_some() { join(errand, person, &looked).await } else { Err(failure) }
        }
    }
}

/// Somebody who sat at a table sits down at its rematch, which is open.
async fn join(errand: &Errand<'_>, person: &Person, looked: &Looked) -> Result<String, Failure> {
    let Some((table, _)) = &looked.rematch else { return Ok(format!("/tables/{}", errand.table)) };
    let there = Errand { house: errand.house, visitor: errand.visitor, table: table.clone() };
    rejoin(&there, person, &look(&there).await?).await?;
    Ok(format!("/tables/{table}"))
}

/// Takes the seats that are kept for somebody at a rematch, by the names of before. Where they are gone, or play has begun,
/// nothing is taken: the table itself shows how it stands.
pub async fn rejoin(errand: &Errand<'_>, person: &Person, looked: &Looked) -> Result<(), Failure> {
    if looked.stage != Stage::Gathering || !looked.own.is_empty() {
        return Ok(());
    }
    let kept = kept(errand.house, errand.visitor, looked).await;
    for (seat, kept) in kept.into_iter().enumerate() {
        let Some(kept) = kept.filter(|kept| kept.person == person.id) else { continue };
        if looked.seats.get(seat).is_none_or(|seat| seat.occupant != Occupant::Nobody) {
            continue;
        }
        let act = Act::Sit { invitation: Some(looked.record.invitation.clone()), name: Some(kept.name) };
        let client = random_text(16).parse().expect("letters and digits are a client's id");
        errand.ask(errand.request(person, Some(seat), client, act), Answer::Version).await?;
    }
    Ok(())
}

/// For whom the seats of a rematch are kept: for the people who sat in them. Nothing at other tables.
pub async fn kept(house: &House, visitor: &Visitor, looked: &Looked) -> Vec<Option<Kept>> {
    let Some(before) = &looked.record.rematch_of else { return Vec::new() };
    let viewer = visitor.viewer(None);
    let before = house.tables.ask(before, |reply| Command::Look { viewer: viewer.clone(), reply }).await.ok().flatten();
    let kept = |seat: &SeatState| match &seat.occupant {
        Occupant::Person { id, name } if !name.is_empty() => Some(Kept { person: id.clone(), name: name.clone() }),
        _ => None,
    };
    before.map_or_else(Vec::new, |before| before.seats.iter().map(kept).collect())
}

async fn look(errand: &Errand<'_>) -> Result<Looked, Failure> {
    let reader = errand.visitor.reader(errand.house);
    let viewer = errand.visitor.viewer(None);
    let looked = errand.house.tables.ask(&errand.table, |reply| Command::Look { viewer: viewer.clone(), reply }).await;
    looked
        .map_err(|error| Failure::unreachable(&reader, &error))?
        .ok_or_else(|| Failure::new(&reader, RefusalKind::NotFound, "denied-not-found"))
}

fn opening(looked: &Looked, person: &Person) -> Result<Opening, NotOpened> {
    let game = shelf::game(&looked.record.game).map_err(crate::table::state::CannotOpen::from)?;
    let kept = |seat: &SeatState| match &seat.occupant {
        Occupant::Person { id, .. } if *id != person.id => Occupant::Nobody,
        other => other.clone(),
    };
    Ok(Opening {
        game,
        setup: read_setup(game, &looked.record.setup)?,
        access: looked.record.access,
        clock: looked.record.clock,
        seats: looked.seats.iter().map(kept).collect(),
        rematch_of: Some(looked.record.id.clone()),
        daily: None,
        campaign: None,
        begins: true,
    })
}
