//! The same game once more.

use super::acts::Errand;
use crate::ids::ClientId;
use crate::journal::{Occupant, Stage};
use crate::opening::{NotOpened, Opening};
use crate::person::Person;
use crate::table::acts::Act;
use crate::table::state::{SeatState, read_setup};
use crate::table::{Answer, Command, Looked};
use crate::web::Failure;
use crate::wire::RefusalKind;

/// Opens the rematch of a table, or finds the one that is open, and says where it is. Bots keep their
/// seats and so does whoever asks; the seats of others wait for them.
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
    if let Some(path) = found(&looked) {
        return Ok(path);
    }
    let opening = opening(&looked, person).map_err(|error| Failure::broken(&reader, &error))?;
    let opened = errand.house.open(&person.id, opening).await.map_err(|error| Failure::not_opened(&reader, &error))?;
    let act = Act::Rematch { table: opened.id.clone(), invitation: opened.invitation };
    let seat = looked.own.first().map(|seat| seat.index());
    match errand.ask(errand.request(person, seat, client, act), Answer::Version).await {
        Ok(_) => Ok(format!("/tables/{}", opened.id)),
        // Somebody else was faster.
        Err(failure) => found(&look(errand).await?).ok_or(failure),
    }
}

async fn look(errand: &Errand<'_>) -> Result<Looked, Failure> {
    let reader = errand.visitor.reader(errand.house);
    let viewer = errand.visitor.viewer(None);
    let looked = errand.house.ask(&errand.table, |reply| Command::Look { viewer: viewer.clone(), reply }).await;
    looked
        .map_err(|error| Failure::unreachable(&reader, &error))?
        .ok_or_else(|| Failure::new(&reader, RefusalKind::NotFound, "denied-not-found"))
}

fn found(looked: &Looked) -> Option<String> {
    looked.rematch.as_ref().map(|(_, invitation)| format!("/join/{invitation}"))
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
