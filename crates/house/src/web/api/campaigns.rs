//! Campaigns for programs: how one stands, who attends, and the next game.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;

use super::caller::{Caller, Holder, known};
use super::shapes::{Attendance, Campaign, Conflicts, Member, NextGame, Refusals, Rights};
use super::tables::sitter;
use crate::kit::Reader;
use crate::records::ids::CampaignId;
use crate::records::person::Person;
use crate::services::campaign::{Campaign as Kept, NotGoneOn};
use crate::web::table_request::Asked;
use crate::web::{Failure, House};
use crate::wire::RefusalKind;

fn missing(reader: &Reader<'_>) -> Failure {
    Failure::new(reader, RefusalKind::NotFound, "denied-not-found")
}

async fn find(house: &House, reader: &Reader<'_>, id: &str) -> Result<Kept, Failure> {
    let id: CampaignId = id.parse().map_err(|_| missing(reader))?;
    let found = house.campaign(&id).await.map_err(|error| Failure::broken(reader, &error))?;
    found.ok_or_else(|| missing(reader))
}

fn shown(campaign: &Kept, person: Option<&Person>) -> Campaign {
    let member = |(i, who)| Member { who: sitter(who, person), attends: !campaign.absent.contains(&i) };
    Campaign {
        campaign: campaign.id.to_string(),
        game: campaign.game.name().to_owned(),
        number: campaign.chapter.number,
        of: campaign.chapter.of,
        members: campaign.members.iter().enumerate().map(member).collect(),
        running: campaign.running().map(|table| table.record.id.to_string()),
        tables: campaign.tables.iter().map(|table| table.record.id.to_string()).collect(),
    }
}

/// Read a campaign.
///
/// Which game comes next, who its members are and who attends, and its tables so far.
#[utoipa::path(
    get, path = "/api/v1/campaigns/{id}", tag = "campaigns",
    params(("id" = inline(CampaignId), Path, description = "The campaign.")),
    responses((status = 200, description = "The campaign.", body = Campaign), Refusals),
    security((), ("bearer" = [])),
)]
pub async fn read(
    State(house): State<House>,
    Path(id): Path<String>,
    Caller(visitor): Caller,
) -> Result<Json<Campaign>, Failure> {
    let campaign = find(&house, &visitor.reader(&house), &id).await?;
    Ok(Json(shown(&campaign, visitor.person.as_ref())))
}

/// Attend the next game, or stay away.
///
/// Everybody says so for themselves, the founder for everybody.
#[utoipa::path(
    post, path = "/api/v1/campaigns/{id}/attendance", tag = "campaigns",
    params(("id" = inline(CampaignId), Path, description = "The campaign.")),
    request_body = Attendance,
    responses((status = 200, description = "The campaign.", body = Campaign), Refusals, Rights),
    security(("bearer" = [])),
)]
pub async fn attend(
    State(house): State<House>,
    Path(id): Path<String>,
    Holder(visitor): Holder,
    Asked(asked): Asked<Attendance>,
) -> Result<Json<Campaign>, Failure> {
    let person = known(&house, &visitor)?;
    let reader = visitor.reader(&house);
    let campaign = find(&house, &reader, &id).await?;
    let number = u8::try_from(asked.member).ok().filter(|_| campaign.may_excuse(&person.id, asked.member));
    let member = number.ok_or_else(|| Failure::new(&reader, RefusalKind::Foreign, "denied-not-member"))?;
    let kept = house.store.set_absent(&campaign.id, member, !asked.attends).await;
    kept.map_err(|error| Failure::broken(&reader, &error))?;
    let campaign = find(&house, &reader, &id).await?;
    Ok(Json(shown(&campaign, Some(person))))
}

/// Begin the next game.
///
/// Any member who attends may do so, and the founder. Everybody who attends sits at the new table already. If a game
/// is on, this is it.
#[utoipa::path(
    post, path = "/api/v1/campaigns/{id}/next", tag = "campaigns",
    params(("id" = inline(CampaignId), Path, description = "The campaign.")),
    responses((status = 201, description = "The table of the next game.", body = NextGame), Refusals, Rights, Conflicts),
    security(("bearer" = [])),
)]
pub async fn next(
    State(house): State<House>,
    Path(id): Path<String>,
    Holder(visitor): Holder,
) -> Result<(StatusCode, Json<NextGame>), Failure> {
    let person = known(&house, &visitor)?;
    let reader = visitor.reader(&house);
    let id: CampaignId = id.parse().map_err(|_| missing(&reader))?;
    match house.go_on(&id, &person.id).await {
        Ok(Some(table)) => Ok((StatusCode::CREATED, Json(NextGame { table: table.to_string() }))),
        Ok(None) => Err(missing(&reader)),
        Err(NotGoneOn::NotNext(why)) => Err(Failure::new(&reader, RefusalKind::NotNow, why.word())),
        Err(NotGoneOn::NotOpened(error)) => Err(Failure::not_opened(&reader, &error)),
    }
}
