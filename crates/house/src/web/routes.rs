//! Where everything in the house is found.

use axum::Router;
use axum::http::StatusCode;
use axum::middleware;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use tower_http::CompressionLevel;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate, SizeAbove};

use crate::web::{House, PageFailure, api, error_id, guard};

mod account;
mod acts;
mod campaign;
mod daily;
mod gathering;
mod host;
mod join;
mod learning;
mod live;
mod lobby;
mod mine;
mod probes;
mod reading;
mod rematch;
mod settings;
mod sorry;
mod table;

/// Answers smaller than this are not worth compressing.
const SMALL: u64 = 512;

/// Answers are made anew each time: a little smaller is not worth much longer. The second level takes no longer than the
/// first, and what it makes is a tenth smaller.
const QUICKLY: CompressionLevel = CompressionLevel::Precise(2);

/// The whole house as a service.
pub fn router(house: House) -> Router {
    let inside = Router::new()
        .merge(table_routes())
        .merge(lobby_routes())
        .merge(people_routes())
        .merge(reading_routes())
        .merge(api::routes())
        .merge(probe_routes(house.config.metrics.is_none()))
        .fallback(|| async { PageFailure::NotFound });
    let base = house.config.base.clone();
    let router = if base.is_empty() {
        inside
    } else {
        Router::new().route(&format!("{base}/"), get(lobby::page)).nest(&base, inside)
    };
    let counted = house.clone();
    let squeeze = SizeAbove::new(SMALL).and(NotForContentType::const_new("image/png")).and(NotForContentType::SSE);
    router
        .layer(middleware::from_fn_with_state(house.clone(), guard::wait_for_all))
        .layer(middleware::from_fn_with_state(house.clone(), sorry::framed))
        .layer(CompressionLayer::new().quality(QUICKLY).compress_when(squeeze))
        .layer(CatchPanicLayer::custom(move |_| {
            counted.metrics.panicked();
            panicked()
        }))
        .layer(middleware::from_fn_with_state(house.clone(), guard::watch_door))
        .layer(middleware::from_fn_with_state(house.clone(), guard::dress))
        .with_state(house)
}

/// What machines ask about the house, at an address of its own.
pub fn probes(house: House) -> Router {
    let dressed = middleware::from_fn_with_state(house.clone(), guard::dress);
    probe_routes(true).layer(dressed).with_state(house)
}

fn probe_routes(counted: bool) -> Router<House> {
    let router = Router::new().route("/healthz", get(probes::healthz));
    if counted { router.route("/metrics", get(probes::metrics)) } else { router }
}

fn table_routes() -> Router<House> {
    Router::new()
        .route("/tables/{id}", get(table::page))
        .route("/tables/{id}/now", get(table::now))
        .route("/tables/{id}/moments/{moment}", get(table::moment))
        .route("/tables/{id}/sheets/{player}", get(table::sheet))
        .route("/tables/{id}/game.rail", get(table::rail))
        .route("/tables/{id}/rules", get(table::rules))
        .route("/tables/{id}/live", get(live::live))
        .route("/tables/{id}/play", post(acts::play))
        .route("/tables/{id}/say", post(acts::say))
        .route("/tables/{id}/lift", post(acts::lift))
        .route("/tables/{id}/fall", post(acts::fall))
        .route("/tables/{id}/hint", post(acts::hint))
        .route("/tables/{id}/hurry", post(acts::hurry))
        .route("/tables/{id}/rematch", post(acts::rematch))
        .route("/tables/{id}/{act}", post(acts::plain))
}

fn lobby_routes() -> Router<House> {
    Router::new()
        .route("/", get(lobby::page))
        .route("/play", post(lobby::play).get(lobby::back))
        .route("/games/{game}/picture/{language}", get(lobby::picture))
        .route("/host/{game}", get(host::page).post(host::open))
        .route("/daily/{game}", get(daily::page).post(daily::play))
        .route("/achievements/{game}", get(daily::achievements))
        .route("/join/{invitation}", get(join::page).post(join::sit))
        .route("/campaigns/{id}", get(campaign::page))
        .route("/campaigns/{id}/attendance", post(campaign::attend).get(campaign::back))
        .route("/campaigns/{id}/look", post(campaign::look).get(campaign::back))
        .route("/campaigns/{id}/next", post(campaign::next).get(campaign::back))
        .route("/campaigns/{id}/campaign.rail", get(campaign::export))
        .route("/campaigns/{id}/journal", get(campaign::journal))
        .route("/tables", get(mine::page))
        .route("/waiting", get(mine::waiting))
        .route("/tables/{id}/seats/{act}", post(gathering::act).get(gathering::back))
}

fn people_routes() -> Router<House> {
    Router::new()
        .route("/settings", get(settings::page).post(settings::change))
        .route("/settings/language", post(settings::language).get(settings::back))
        .route("/account", get(account::page))
        .route("/account/create", post(account::create).get(account::back))
        .route("/account/login", post(account::log_in).get(account::back))
        .route("/account/logout", post(account::log_out).get(account::back))
        .route("/account/recover", post(account::recover).get(account::back))
        .route("/account/password", post(account::change_password).get(account::back))
        .route("/account/code", post(account::new_code).get(account::back))
        .route("/account/end", post(account::end_session).get(account::back))
        .route("/account/end-others", post(account::end_others).get(account::back))
        .route("/account/delete", post(account::delete).get(account::back))
}

fn reading_routes() -> Router<House> {
    Router::new()
        .route("/assets/{hash}/{name}", get(reading::asset))
        .route("/games/{game}/{style}", get(reading::style))
        .route("/games/{game}/lens/{id}", get(reading::lens))
        .route("/rules/{game}", get(reading::rules))
        .route("/rules/{game}/first-game", get(learning::guide).post(learning::begin))
        .route("/games/{game}/guide/{language}/{number}", get(learning::picture))
        .route("/games/{game}/rulebook/{language}/{number}", get(learning::rules_picture))
        .route("/games/{game}/lessons", post(learning::lessons))
}

/// A request that panicked is told so, by an id that the log has too; the table it was about lives on.
fn panicked() -> axum::http::Response<axum::body::Body> {
    let id = error_id();
    tracing::error!(%id, "a request panicked");
    let response: Response = (StatusCode::INTERNAL_SERVER_ERROR, format!("The house failed: {id}\n")).into_response();
    response
}
