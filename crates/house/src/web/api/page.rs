//! The description of the routes as a page to read, drawn from the same document that is served as JSON.

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use serde_json::{Map, Value};

use super::DOCUMENT;
use crate::kit::Reader;
use crate::web::{House, PageFailure, Visitor, shell};

/// Where the shapes are in the document.
const SHAPES: &str = "#/components/schemas/";

/// The page for those who write programs.
pub async fn page(State(house): State<House>, visitor: Visitor) -> Response {
    match serde_json::to_value(&*DOCUMENT) {
        Ok(document) => {
            let reader = visitor.reader(&house);
            shell(&visitor, &house, &reader.word("api-title"), None, &body(&reader, &document))
        }
        Err(error) => PageFailure::Broken(error.to_string()).into_response(),
    }
}

fn body(reader: &Reader<'_>, document: &Value) -> Markup {
    html! {
        article.book data-small-ok {
            h1 { (reader.word("api-title")) }
            p.lead { (reader.word("api-lead")) }
            p { a href=(reader.to("/api/openapi.json")) { (reader.word("api-document")) } }
            (first_steps(reader))
            section lang="en" { (paragraphs(&document["info"]["description"])) }
            section #routes {
                h2 { (reader.word("api-routes")) }
                @for (path, item) in entries(&document["paths"]) {
                    @for (method, operation) in entries(item) { (operation_of(reader, method, path, operation)) }
                }
            }
            section #shapes {
                h2 { (reader.word("api-shapes")) }
                @for (name, shape) in entries(&document["components"]["schemas"]) { (shape_of(reader, name, shape)) }
            }
        }
    }
}

/// A whole conversation in a few requests.
fn first_steps(reader: &Reader<'_>) -> Markup {
    let game = shelf::games().first().map_or("", |game| game.name());
    let steps = [
        ("api-step-token", "POST /api/v1/guests\n{ \"name\": \"Marshal\" }".to_owned()),
        (
            "api-step-open",
            format!(
                "POST /api/v1/tables\n{{ \"game\": \"{game}\", \"setup\": {{ \"players\": 3 }},\n  \"seats\": [{{ \"kind\": \"me\" }}, \
                 {{ \"kind\": \"bot\", \"level\": \"easy\" }}, {{ \"kind\": \"bot\", \"level\": \"easy\" }}] }}"
            ),
        ),
        ("api-step-read", "GET /api/v1/tables/ID?seat=0".to_owned()),
        (
            "api-step-play",
            "POST /api/v1/tables/ID/play\n{ \"seat\": 0, \"choices\": [\"NOTATION\"], \"version\": 1, \"client\": \"my-move-0001\" }"
                .to_owned(),
        ),
        ("api-step-follow", "GET /api/v1/tables/ID/stream?seat=0&version=1".to_owned()),
    ];
    html! {
        section #first-steps {
            h2 { (reader.word("api-first-steps")) }
            ol { @for (word, request) in &steps { li { p { (reader.word(word)) } pre { code { (request) } } } } }
        }
    }
}

fn operation_of(reader: &Reader<'_>, method: &str, path: &str, operation: &Value) -> Markup {
    let parameters = operation["parameters"].as_array();
    html! {
        section lang="en" {
            h3 { code { (method.to_uppercase()) " " (path) } }
            p { strong { (text(&operation["summary"])) } }
            (paragraphs(&operation["description"]))
            @if let Some(parameters) = parameters.filter(|all| !all.is_empty()) {
                h4 lang=(reader.language.code()) { (reader.word("api-parameters")) }
                dl { @for parameter in parameters {
                    dt { code { (text(&parameter["name"])) } @if parameter["required"] != true { (optional(reader)) } }
                    dd { (text(&parameter["description"])) }
                } }
            }
            @if let Some(schema) = content(&operation["requestBody"]) {
                p { span lang=(reader.language.code()) { (reader.word("api-body")) ": " } (kind_of(schema)) }
            }
            h4 lang=(reader.language.code()) { (reader.word("api-answers")) }
            ul { @for (status, answer) in entries(&operation["responses"]) {
                li { code { (status) } " " (text(&answer["description"])) " "
                    @if let Some(schema) = content(answer) { (kind_of(schema)) } }
            } }
        }
    }
}

fn shape_of(reader: &Reader<'_>, name: &str, shape: &Value) -> Markup {
    html! {
        section lang="en" id={ "shape-" (name) } {
            h3 { code { (name) } }
            (paragraphs(&shape["description"]))
            (fields(reader, shape))
            @if let Some(names) = shape["enum"].as_array() {
                p { @for (i, name) in names.iter().enumerate() { @if i > 0 { ", " } code { (text(name)) } } }
            }
            @for variant in shape["oneOf"].as_array().into_iter().flatten() {
                (paragraphs(&variant["description"]))
                (fields(reader, variant))
            }
        }
    }
}

fn fields(reader: &Reader<'_>, shape: &Value) -> Markup {
    let required = |name: &str| shape["required"].as_array().is_some_and(|all| all.iter().any(|one| one == name));
    let fields = entries(&shape["properties"]);
    html! {
        @if !fields.is_empty() {
            table data-small-ok {
                thead lang=(reader.language.code()) { tr {
                    @for word in ["api-name", "api-type", "api-meaning"] { th scope="col" { (reader.word(word)) } }
                } }
                tbody { @for (name, field) in fields { tr {
                    th scope="row" { code { (name) } @if !required(name) { (optional(reader)) } }
                    td { (kind_of(field)) }
                    td { (meaning(field)) }
                } } }
            }
        }
    }
}

fn optional(reader: &Reader<'_>) -> Markup {
    html! { " " small lang=(reader.language.code()) { "(" (reader.word("api-optional")) ")" } }
}

/// What a field holds, with a link where that is a shape of its own.
fn kind_of(schema: &Value) -> Markup {
    if let Some(name) = schema["$ref"].as_str().and_then(|path| path.strip_prefix(SHAPES)) {
        return html! { a href={ "#shape-" (name) } { code { (name) } } };
    }
    if let Some(one) = one_of(schema) {
        return kind_of(one);
    }
    if let Some(names) = schema["enum"].as_array() {
        return html! { @for (i, name) in names.iter().enumerate() { @if i > 0 { " | " } code { (text(name)) } } };
    }
    match &schema["type"] {
        Value::String(kind) if kind == "array" => html! { (kind_of(&schema["items"])) "[]" },
        Value::String(kind) => html! { code { (kind) } },
        Value::Array(kinds) => {
            // Nothing is one of the kinds of everything that may be left out.
            let kinds: Vec<&str> = kinds.iter().filter_map(Value::as_str).filter(|&kind| kind != "null").collect();
            match kinds[..] {
                ["array"] => html! { (kind_of(&schema["items"])) "[]" },
                _ => html! { code { (kinds.join(" | ")) } },
            }
        }
        _ => html! {},
    }
}

/// The one shape among alternatives of which the other is nothing.
fn one_of(schema: &Value) -> Option<&Value> {
    let alternatives = schema["oneOf"].as_array().or(schema["allOf"].as_array())?;
    alternatives.iter().find(|one| one["type"] != "null")
}

/// What a field is for. That of one which may be left out stands beside its shape.
pub(super) fn meaning(field: &Value) -> &str {
    text(field.get("description").or_else(|| one_of(field)?.get("description")).unwrap_or(&Value::Null))
}

fn content(holder: &Value) -> Option<&Value> {
    holder["content"].as_object()?.values().next().map(|content| &content["schema"])
}

fn entries(value: &Value) -> Vec<(&str, &Value)> {
    value.as_object().into_iter().flat_map(Map::iter).map(|(key, value)| (key.as_str(), value)).collect()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// Text with empty lines and `code` as HTML.
fn paragraphs(value: &Value) -> Markup {
    html! {
        @for paragraph in text(value).split("\n\n").filter(|text| !text.is_empty()) {
            p { @for (i, piece) in paragraph.split('`').enumerate() {
                @if i % 2 == 1 { code { (piece) } } @else { (piece) }
            } }
        }
    }
}
