//! What machines ask about the house.

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

use crate::web::House;

/// Whether the house and its store answer.
pub async fn healthz(State(house): State<House>) -> Response {
    match house.store.ping().await {
        Ok(()) => "ok\n".into_response(),
        Err(error) => {
            tracing::error!(%error, "the store does not answer");
            (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n").into_response()
        }
    }
}

/// Everything that is counted, as Prometheus reads it.
pub async fn metrics(State(house): State<House>) -> Response {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], house.metrics.text()).into_response()
}
