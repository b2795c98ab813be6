//! What machines ask about the house.

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

use crate::web::House;

/// Whether the house answers, and can write.
pub async fn healthz(State(house): State<House>) -> Response {
    match house.health.of(&*house.store).await {
        Ok(()) => "ok\n".into_response(),
        Err(why) => (StatusCode::SERVICE_UNAVAILABLE, format!("{why}\n")).into_response(),
    }
}

/// Everything that is counted, as Prometheus reads it.
pub async fn metrics(State(house): State<House>) -> Response {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], house.metrics.text()).into_response()
}
