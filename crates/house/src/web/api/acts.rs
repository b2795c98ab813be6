//! What a program does at a table.

use axum::Json;
use axum::extract::{Path, State};
use shelf::Bot;

use super::caller::{Holder, known};
use super::names::{ActName, Named};
use super::shapes::{Advised, Asking, Conflicts, Done, Employing, Joined, Joining, Playing, Refusals, Rights, SeatAct};
use super::tables::found;
use crate::records::ids::{ClientId, TableId, Version};
use crate::records::journal::BotName;
use crate::records::person::Confirm;
use crate::table::acts::Act;
use crate::table::{Answer, Command, Hint, Outcome};
use crate::web::table_request::{Asked, errand};
use crate::web::{Failure, House, Visitor};
use crate::wire::RefusalKind;

/// One request to a table.
struct Errand<'a> {
    house: &'a House,
    visitor: &'a Visitor,
    table: &'a str,
    seat: Option<usize>,
    version: Option<Version>,
    client: ClientId,
}

impl Errand<'_> {
    async fn ask(self, act: Act) -> Result<Outcome, Failure> {
        let person = known(self.house, self.visitor)?;
        let errand = errand(self.house, self.visitor, self.table)?;
        let mut request = errand.request(person, self.seat, self.client, act);
        request.version = self.version;
        errand.ask(request, Answer::Version).await
    }
}

fn done(outcome: &Outcome) -> Json<Done> {
    Json(Done { repeated: outcome.repeated, version: outcome.version })
}

/// Sit down.
///
/// Takes a free seat before the game begins. One may sit in several.
#[utoipa::path(
    post, path = "/api/v1/tables/{id}/join", tag = "tables",
    params(("id" = inline(TableId), Path, description = "The table.")),
    request_body = Joining,
    responses((status = 200, description = "The seats one has now.", body = Joined), Refusals, Rights, Conflicts),
    security(("bearer" = [])),
)]
pub async fn join(
    State(house): State<House>,
    Path(id): Path<String>,
    Holder(visitor): Holder,
    Asked(asked): Asked<Joining>,
) -> Result<Json<Joined>, Failure> {
    let act = Act::Sit { invitation: asked.invitation, name: asked.name };
    let sitting =
        Errand { house: &house, visitor: &visitor, table: &id, seat: asked.seat, version: None, client: asked.client };
    let outcome = sitting.ask(act).await?;
    let table = errand(&house, &visitor, &id)?.table;
    let eyes = visitor.viewer(None);
    let read = house.tables.ask(&table, |reply| Command::Read { eyes: eyes.clone(), story: false, reply }).await;
    Ok(Json(Joined { repeated: outcome.repeated, own: found(&visitor.reader(&house), read)?.own }))
}

/// Let a bot sit down.
///
/// The host of a table puts a bot of the house into a free seat, or another into a bot's, before the game
/// begins.
#[utoipa::path(
    post, path = "/api/v1/tables/{id}/employ", tag = "tables",
    params(("id" = inline(TableId), Path, description = "The table.")),
    request_body = Employing,
    responses((status = 200, description = "The bot sits there.", body = Done), Refusals, Rights, Conflicts),
    security(("bearer" = [])),
)]
pub async fn employ(
    State(house): State<House>,
    Path(id): Path<String>,
    Holder(visitor): Holder,
    Asked(asked): Asked<Employing>,
) -> Result<Json<Done>, Failure> {
    let seat = Some(asked.seat);
    let employing = Errand { house: &house, visitor: &visitor, table: &id, seat, version: None, client: asked.client };
    Ok(done(&employing.ask(Act::Employ(BotName(Bot::Level(asked.level.0)))).await?))
}

/// Decide.
///
/// Plays one decision, or several in a row, all or none. The answer comes when they are durable. A program's
/// decisions are final at once, but can be taken back as long as nobody has learnt anything from them.
#[utoipa::path(
    post, path = "/api/v1/tables/{id}/play", tag = "play",
    params(("id" = inline(TableId), Path, description = "The table.")),
    request_body = Playing,
    responses((status = 200, description = "It was played, durably.", body = Done), Refusals, Rights, Conflicts),
    security(("bearer" = [])),
)]
pub async fn play(
    State(house): State<House>,
    Path(id): Path<String>,
    Holder(visitor): Holder,
    Asked(asked): Asked<Playing>,
) -> Result<Json<Done>, Failure> {
    let act = Act::Play { choices: asked.choices, confirm: Confirm::AtOnce };
    let (seat, version) = (Some(asked.seat), Some(asked.version));
    let playing = Errand { house: &house, visitor: &visitor, table: &id, seat, version, client: asked.client };
    Ok(done(&playing.ask(act).await?))
}

/// Ask the coach.
///
/// What the coach would choose in this seat and why, from games that it plays in its mind by what the seat knows: how
/// often it wins, how sure that is, what those games end with compared with another option, and what is likely to
/// follow. `about` names the other option; without it that is the next best.
#[utoipa::path(
    post, path = "/api/v1/tables/{id}/hint", tag = "play",
    params(("id" = inline(TableId), Path, description = "The table.")),
    request_body = Asking,
    responses((status = 200, description = "What it says.", body = Advised), Refusals, Rights, Conflicts),
    security(("bearer" = [])),
)]
pub async fn hint(
    State(house): State<House>,
    Path(id): Path<String>,
    Holder(visitor): Holder,
    Asked(asked): Asked<Asking>,
) -> Result<Json<Advised>, Failure> {
    known(&house, &visitor)?;
    let errand = errand(&house, &visitor, &id)?;
    let Hint { advice, names } = errand.hint(asked.seat, asked.about).await?;
    let lexicon = errand.game().await?.lexicon();
    let language = visitor.reader(&house).language;
    let best = advice.options.first();
    Ok(Json(Advised {
        best: best.and_then(|best| Some(best.offer.as_ref()?.notation.clone())),
        chance: best.map_or(0.0, |best| best.chance),
        lines: advice.lines().iter().map(|line| lexicon.say(language, &line.words, &names)).collect(),
    }))
}

/// Do anything that needs only a seat.
///
/// `undo` takes the latest decision back, `undo-all` all that can be; `confirm` confirms one that a page
/// holds. `start` begins the game and `cancel` ends it (the host); `vacate` frees a seat before the game.
/// `pause` and `resume` stop the clocks and let them run. `leave` lets a bot play on until `return`;
/// `replace` does the same for somebody else who is absent (the host). `concede` gives up; `propose` offers
/// to end the game or agrees to that, `withdraw` takes that back, and `decline` says that one would rather play on.
#[utoipa::path(
    post, path = "/api/v1/tables/{id}/{act}", tag = "play",
    params(
        ("id" = inline(TableId), Path, description = "The table."),
        ("act" = inline(ActName), Path, description = "One of the words above.", example = "undo"),
    ),
    request_body = SeatAct,
    responses((status = 200, description = "It was done, durably.", body = Done), Refusals, Rights, Conflicts),
    security(("bearer" = [])),
)]
pub async fn plain(
    State(house): State<House>,
    Path((id, act)): Path<(String, String)>,
    Holder(visitor): Holder,
    Asked(asked): Asked<SeatAct>,
) -> Result<Json<Done>, Failure> {
    let unknown = |_| Failure::new(&visitor.reader(&house), RefusalKind::NotFound, "denied-not-found");
    let ActName(act) = ActName::of(&act).map_err(unknown)?;
    let seat = Some(asked.seat);
    let errand =
        Errand { house: &house, visitor: &visitor, table: &id, seat, version: asked.version, client: asked.client };
    Ok(done(&errand.ask(act).await?))
}
