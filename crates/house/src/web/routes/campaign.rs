//! The page of a campaign: what has become of it, who will attend, and the next game.

use axum::extract::{Path, State};
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};

use super::lobby::not_opened;
use crate::pages::{self, CampaignPage, JournalPage};
use crate::records::ids::{CampaignId, Moment};
use crate::records::person::Person;
use crate::services::campaign::{Campaign, Glance, NotGoneOn, Standing};
use crate::services::fields::Fields;
use crate::store::Listed;
use crate::table::{Command, Screen};
use crate::web::{House, PageFailure, Visitor, page as respond, see_other};

fn campaign_id(text: &str) -> Result<CampaignId, PageFailure> {
    text.parse().map_err(|_| PageFailure::Missing("denied-no-campaign"))
}

async fn find(house: &House, id: &str) -> Result<Campaign, PageFailure> {
    house.campaign(&campaign_id(id)?).await.map_err(not_opened)?.ok_or(PageFailure::Missing("denied-no-campaign"))
}

/// The page.
pub async fn page(
    State(house): State<House>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, PageFailure> {
    let campaign = find(&house, &id).await?;
    let person = visitor.person.as_ref().map(|person| &person.id);
    let own = person.map_or_else(Vec::new, |person| campaign.members_of(person));
    let eyes = match own[..] {
        [] => None,
        [only] => Some(only),
        _ => glance(&house, &visitor, &campaign).filter(|member| own.contains(member)),
    };
    let cards = read_aloud(&house, &visitor, &campaign).await;
    let shown = CampaignPage { campaign: &campaign, person, own: &own, eyes, cards: &cards, now: Moment::now() };
    Ok(respond(pages::campaign(&visitor.reader(&house), &shown), None))
}

/// The member as whom somebody looks this once.
fn glance(house: &House, visitor: &Visitor, campaign: &Campaign) -> Option<usize> {
    let Screen::Browser(Some(pass)) = &visitor.screen else { return None };
    let glance = house.glances.take(pass)?;
    let fits = glance.campaign == campaign.id && visitor.person.as_ref().is_some_and(|me| me.id == glance.person);
    fits.then_some(glance.member)
}

/// What was read aloud in the game that is on: between games it is part of the campaign's own story.
async fn read_aloud(house: &House, visitor: &Visitor, campaign: &Campaign) -> String {
    match campaign.running() {
        Some(running) => read_at(house, visitor, running).await,
        None => String::new(),
    }
}

/// What was read aloud to these eyes at a table.
async fn read_at(house: &House, visitor: &Visitor, table: &Listed) -> String {
    let viewer = visitor.viewer(None).at_a_new_page();
    let look = |reply| Command::Look { viewer: viewer.clone(), reply };
    let looked = house.tables.ask(&table.record.id, look).await.ok().flatten();
    looked.and_then(|mut looked| looked.update.regions.remove("readings")).unwrap_or_default()
}

/// The whole campaign on one page, to be printed: for its members, each with what that member may know. On a shared screen
/// that is what all of them may.
pub async fn journal(
    State(house): State<House>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, PageFailure> {
    let campaign = find(&house, &id).await?;
    let person = visitor.person.as_ref().ok_or(PageFailure::Forbidden("denied-journal"))?;
    if campaign.standing(&person.id) == Standing::Stranger {
        return Err(PageFailure::Forbidden("denied-journal"));
    }
    let eyes = match campaign.members_of(&person.id)[..] {
        [only] => Some(only),
        _ => None,
    };
    let mut cards = Vec::new();
    for table in campaign.played() {
        cards.push(read_at(&house, &visitor, table).await);
    }
    let shown = JournalPage { campaign: &campaign, eyes, cards: &cards };
    Ok(respond(pages::journal(&visitor.reader(&house), &shown), None))
}

/// One of several members at a browser looks, once, while nobody else does.
pub async fn look(
    State(house): State<House>,
    Path(id): Path<String>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, PageFailure> {
    let campaign = find(&house, &id).await?;
    let person = known(&visitor)?.id.clone();
    let member = fields.number("member").ok_or(PageFailure::Bad("denied-malformed"))? as usize;
    if !campaign.members_of(&person).contains(&member) {
        return Err(PageFailure::Forbidden("denied-not-member"));
    }
    let pass = house.glances.grant(Glance { person, campaign: campaign.id.clone(), member });
    Ok(see_other(&house, &format!("/campaigns/{}?pass={pass}", campaign.id), None))
}

/// A member will attend the next game, or will not.
pub async fn attend(
    State(house): State<House>,
    Path(id): Path<String>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, PageFailure> {
    let campaign = find(&house, &id).await?;
    let person = known(&visitor)?;
    let member = fields.number("member").ok_or(PageFailure::Bad("denied-malformed"))? as usize;
    if !campaign.may_excuse(&person.id, member) {
        return Err(PageFailure::Forbidden("denied-not-member"));
    }
    let number = u8::try_from(member).map_err(|_| PageFailure::Bad("denied-malformed"))?;
    house.store.set_absent(&campaign.id, number, fields.get("attends") == "no").await?;
    Ok(see_other(&house, &format!("/campaigns/{}", campaign.id), None))
}

/// Begins the next game, or leads to the one that is on.
pub async fn next(
    State(house): State<House>,
    Path(id): Path<String>,
    visitor: Visitor,
    _fields: Fields,
) -> Result<Response, PageFailure> {
    let id = campaign_id(&id)?;
    let person = known(&visitor)?;
    match house.go_on(&id, &person.id).await {
        Ok(Some(table)) => Ok(see_other(&house, &format!("/tables/{table}"), None)),
        Ok(None) => Err(PageFailure::NotFound),
        Err(NotGoneOn::NotNext(why)) => Err(PageFailure::Forbidden(why.word())),
        Err(NotGoneOn::NotOpened(error)) => Err(not_opened(error)),
    }
}

fn known(visitor: &Visitor) -> Result<&Person, PageFailure> {
    visitor.person.as_ref().ok_or(PageFailure::Forbidden("denied-not-member"))
}

/// Where a form was sent to there is only the campaign to see.
pub async fn back(State(house): State<House>, Path(id): Path<String>) -> Result<Response, PageFailure> {
    Ok(see_other(&house, &format!("/campaigns/{}", campaign_id(&id)?), None))
}

/// The files of all finished games, one after the other: each replays, and each follows from the one before.
pub async fn export(State(house): State<House>, Path(id): Path<String>) -> Result<Response, PageFailure> {
    let campaign = find(&house, &id).await?;
    let mut files = String::new();
    for table in campaign.finished() {
        let rail = house.tables.ask(&table.record.id, Command::Rail).await?.flatten();
        files.push_str(&rail.ok_or(PageFailure::NotFound)?);
    }
    let name = HeaderValue::from_str(&format!("attachment; filename=\"campaign-{}.rail\"", campaign.id));
    let name = name.map_err(|error| PageFailure::Broken(error.to_string()))?;
    let kind = HeaderValue::from_static("text/plain; charset=utf-8");
    Ok(([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, name)], files).into_response())
}
