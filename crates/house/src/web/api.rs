//! The house for programs: everything that pages do, as JSON, and a document that describes it.
//!
//! A program is a person like any other. It asks for a token once, sends it as a bearer token, and has the
//! rights of the seats it sits in. Its decisions are never held to be confirmed: a program that wants to
//! think again thinks before.
//!
//! **Invariant:** a route and its description are one: [`parts`] makes both, so none can be forgotten.

use std::sync::LazyLock;

use axum::Router;
use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get};
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};
use utoipa::openapi::{OpenApi, Server};
use utoipa::{Modify, OpenApi as _};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::web::{Failure, House};
use crate::wire::RefusalKind;
use caller::Caller;

mod acts;
mod caller;
mod campaigns;
mod games;
mod names;
mod page;
mod people;
mod shapes;
mod stream;
mod tables;

/// Railhead for programs.
///
/// Everything that people do at a table in a browser, as JSON: open a table, sit down, read what your seat
/// sees and may do, decide, and be told when something has changed.
///
/// Ask for a token once with `POST /api/v1/guests`, and send it with every request as
/// `Authorization: Bearer TOKEN`. Words (prompts, options, refusals) come in the language of
/// `Accept-Language`, English or Polish.
///
/// Every seat has a *version*, which grows when what that seat sees changes. A decision names the version
/// that it was taken at; if the table has moved on since, it is refused and nothing has changed. A decision
/// also carries an id that the program makes up: a request that is sent again with the same id (because no
/// answer came) is carried out once.
#[derive(utoipa::OpenApi)]
#[openapi(
    components(schemas(crate::wire::Refused, crate::wire::Refusal, crate::wire::RefusalKind)),
    info(title = "Railhead", license(name = "MIT OR Apache-2.0", identifier = "MIT OR Apache-2.0")),
    modifiers(&Bearer),
    tags(
        (name = "people", description = "Who a program is."),
        (name = "games", description = "What can be played."),
        (name = "tables", description = "Opening a table and sitting down."),
        (name = "play", description = "Reading a table, and deciding."),
        (name = "campaigns", description = "Chains of games, each of which follows from the ones before."),
    ),
)]
struct Description;

/// How a program shows who it is.
struct Bearer;

impl Modify for Bearer {
    fn modify(&self, document: &mut OpenApi) {
        let scheme = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        document.components.get_or_insert_default().add_security_scheme("bearer", scheme);
    }
}

/// The routes, and the document that describes them.
fn parts() -> (Router<House>, OpenApi) {
    OpenApiRouter::with_openapi(Description::openapi())
        .routes(routes!(people::come))
        .routes(routes!(games::list))
        .routes(routes!(tables::list, tables::open))
        .routes(routes!(tables::read))
        .routes(routes!(acts::join))
        .routes(routes!(acts::employ))
        .routes(routes!(acts::play))
        .routes(routes!(acts::hint))
        .routes(routes!(acts::plain))
        .routes(routes!(stream::stream))
        .routes(routes!(campaigns::read))
        .routes(routes!(campaigns::attend))
        .routes(routes!(campaigns::next))
        .split_for_parts()
}

static DOCUMENT: LazyLock<OpenApi> = LazyLock::new(|| parts().1);

/// The house for programs.
pub fn routes() -> Router<House> {
    let (described, _) = parts();
    described
        .route("/api", get(page::page))
        .route("/api/openapi.json", get(openapi))
        .route("/api/{*rest}", any(nowhere))
}

/// The description of everything above.
async fn openapi(State(house): State<House>) -> Response {
    let mut document = DOCUMENT.clone();
    let base = if house.config.base.is_empty() { "/" } else { &house.config.base };
    document.servers = Some(vec![Server::new(base)]);
    match document.to_pretty_json() {
        Ok(text) => {
            let kind = HeaderValue::from_static("application/json");
            ([(header::CONTENT_TYPE, kind)], text).into_response()
        }
        Err(error) => crate::web::PageFailure::Broken(error.to_string()).into_response(),
    }
}

async fn nowhere(State(house): State<House>, Caller(visitor): Caller) -> Failure {
    Failure::new(&visitor.reader(&house), RefusalKind::NotFound, "denied-not-found")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn document() -> serde_json::Value {
        let text = DOCUMENT.to_json().expect("the document can be written");
        serde_json::from_str(&text).expect("the document is JSON")
    }

    fn operations(document: &serde_json::Value) -> Vec<(String, serde_json::Value)> {
        let paths = document["paths"].as_object().expect("there are paths");
        let methods = paths.iter().flat_map(|(path, item)| {
            let methods = item.as_object().expect("a path has methods").iter();
            methods.map(move |(method, operation)| (format!("{} {path}", method.to_uppercase()), operation.clone()))
        });
        methods.collect()
    }

    #[test]
    fn every_route_is_described() {
        let mut described: Vec<String> = operations(&document()).into_iter().map(|(name, _)| name).collect();
        described.sort_unstable();
        let expected = [
            "GET /api/v1/campaigns/{id}",
            "GET /api/v1/games",
            "GET /api/v1/tables",
            "GET /api/v1/tables/{id}",
            "GET /api/v1/tables/{id}/stream",
            "POST /api/v1/campaigns/{id}/attendance",
            "POST /api/v1/campaigns/{id}/next",
            "POST /api/v1/guests",
            "POST /api/v1/tables",
            "POST /api/v1/tables/{id}/employ",
            "POST /api/v1/tables/{id}/hint",
            "POST /api/v1/tables/{id}/join",
            "POST /api/v1/tables/{id}/play",
            "POST /api/v1/tables/{id}/{act}",
        ];
        assert_eq!(described, expected);
    }

    #[test]
    fn every_operation_says_what_it_does_what_it_answers_and_how_it_refuses() {
        for (name, operation) in operations(&document()) {
            let said = |field: &str| operation[field].as_str().is_some_and(|text| !text.is_empty());
            assert!(said("summary") && said("description"), "{name}");
            let answers = operation["responses"].as_object().expect("there are answers");
            for (status, answer) in answers {
                assert!(answer["description"].as_str().is_some_and(|text| !text.is_empty()), "{name} {status}");
                assert!(answer["content"].is_object(), "{name} {status} says what it holds");
            }
            for refused in ["400", "429", "500", "503"] {
                assert!(answers.contains_key(refused), "{name} may answer {refused}");
            }
            for parameter in operation["parameters"].as_array().into_iter().flatten() {
                assert!(parameter["description"].as_str().is_some_and(|text| !text.is_empty()), "{name} {parameter}");
            }
        }
    }

    #[test]
    fn every_shape_and_every_field_is_explained_and_every_reference_leads_somewhere() {
        let document = document();
        assert_eq!(document["openapi"], "3.1.0");
        let shapes = document["components"]["schemas"].as_object().expect("there are shapes");
        for (name, shape) in shapes {
            assert!(shape["description"].as_str().is_some_and(|text| !text.is_empty()), "{name}");
            for (field, inner) in shape["properties"].as_object().into_iter().flatten() {
                assert!(!page::meaning(inner).is_empty(), "{name}.{field}: {inner}");
            }
        }
        let text = document.to_string();
        for reference in text.split("\"$ref\":\"#/components/schemas/").skip(1) {
            let name = reference.split('"').next().unwrap_or_default();
            assert!(shapes.contains_key(name), "{name}");
        }
    }
}
