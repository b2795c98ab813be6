//! What a person prefers.

use axum::Json;
use axum::body::Bytes;
use axum::extract::{FromRequest, RawQuery, Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::{Map, Value};

use crate::pages;
use crate::records::naming::clean_name;
use crate::records::person::{Caution, Confirm, Face, Motion, Palette, Settings, Speed, TextSize, Tongue};
use crate::services::fields::Fields;
use crate::web::{Failure, House, PageFailure, Visitor, page as respond, see_other, with_cookie};
use crate::wire::RefusalKind;

/// The page.
pub async fn page(State(house): State<House>, RawQuery(query): RawQuery, visitor: Visitor) -> Response {
    let name = visitor.person.as_ref().map_or("", |person| &person.name);
    shown(&house, &visitor, name, None, query.as_deref() == Some("saved"))
}

fn shown(house: &House, visitor: &Visitor, name: &str, trouble: Option<&'static str>, saved: bool) -> Response {
    let reader = visitor.reader(house);
    let trouble = trouble.map(|word| reader.word(word));
    respond(pages::settings(&reader, &visitor.settings, name, trouble.as_deref(), saved), None)
}

/// Changes settings: all of them by the form, some of them by a page's script.
pub async fn change(State(house): State<House>, visitor: Visitor, request: Request) -> Response {
    let kind = request.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
    if kind.is_some_and(|kind| kind.starts_with("application/json")) {
        return by_script(&house, visitor, request).await.unwrap_or_else(IntoResponse::into_response);
    }
    by_form(&house, visitor, request).await.unwrap_or_else(IntoResponse::into_response)
}

async fn by_form(house: &House, mut visitor: Visitor, request: Request) -> Result<Response, PageFailure> {
    let fields = Fields::from_request(request, house).await?;
    let (person, cookie) = visitor.settle(house).await?;
    let settings = of_form(&fields, visitor.settings);
    house.store.set_settings(&person.id, &settings).await?;
    (visitor.settings, visitor.language) = (settings, settings.language.map_or(visitor.language, Tongue::language));
    let typed = fields.text("name");
    if typed.is_empty() || typed == person.name {
        return Ok(with_cookie(see_other(house, "/settings?saved", None), cookie));
    }
    let name = match clean_name(typed) {
        Ok(name) => name,
        Err(why) => {
            let mut response = shown(house, &visitor, typed, Some(why.word()), false);
            *response.status_mut() = StatusCode::UNPROCESSABLE_ENTITY;
            return Ok(with_cookie(response, cookie));
        }
    };
    house.store.rename(&person.id, &name).await?;
    Ok(with_cookie(see_other(house, "/settings?saved", None), cookie))
}

/// What a form says; what it does not say stays as it was, except for boxes.
fn of_form(fields: &Fields, now: Settings) -> Settings {
    let get = |name: &str| fields.get(name);
    Settings {
        language: fields.find("language").map_or(now.language, Tongue::of),
        speed: Speed::of(get("speed")).unwrap_or(now.speed),
        confirm: Confirm::of(get("confirm")).unwrap_or(now.confirm),
        caution: Caution::of(get("caution")).unwrap_or(now.caution),
        sound: fields.find("sound").is_some(),
        notify: fields.find("notify").is_some(),
        palette: Palette::of(get("palette")).unwrap_or(now.palette),
        text: TextSize::of(get("text")).unwrap_or(now.text),
        motion: Motion::of(get("motion")).unwrap_or(now.motion),
        face: Face::of(get("face")).unwrap_or(now.face),
    }
}

async fn by_script(house: &House, mut visitor: Visitor, request: Request) -> Result<Response, Failure> {
    let malformed = |visitor: &Visitor, why: String| Failure::malformed(&visitor.reader(house), &why);
    let body = Bytes::from_request(request, house).await.map_err(|error| malformed(&visitor, error.to_string()))?;
    let Json(changes): Json<Map<String, Value>> =
        Json::from_bytes(&body).map_err(|error| malformed(&visitor, error.to_string()))?;
    let Some(settings) = changed(visitor.settings, changes) else {
        return Err(Failure::new(&visitor.reader(house), RefusalKind::Malformed, "denied-malformed"));
    };
    let broken = |visitor: &Visitor, error: &dyn std::error::Error| Failure::broken(&visitor.reader(house), error);
    let (person, cookie) = visitor.settle(house).await.map_err(|error| broken(&visitor, &error))?;
    house.store.set_settings(&person.id, &settings).await.map_err(|error| broken(&visitor, &error))?;
    Ok(with_cookie(StatusCode::NO_CONTENT.into_response(), cookie))
}

/// The settings with some of them changed; nothing if there is no such setting or value.
fn changed(now: Settings, changes: Map<String, Value>) -> Option<Settings> {
    let Ok(Value::Object(mut all)) = serde_json::to_value(now) else { return None };
    for (key, value) in changes {
        *all.get_mut(&key)? = value;
    }
    serde_json::from_value(Value::Object(all)).ok()
}

/// Another language, from any page; back to where it was asked for.
pub async fn language(
    State(house): State<House>,
    mut visitor: Visitor,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, PageFailure> {
    let tongue = Tongue::of(fields.get("language")).ok_or(PageFailure::Bad("denied-malformed"))?;
    let back = headers.get(header::REFERER).and_then(|value| value.to_str().ok());
    let path = back.and_then(|from| own_path(from, &visitor.origin, &house.config.base)).unwrap_or("/").to_owned();
    // A new guest is called so in the language that was asked for.
    visitor.language = tongue.language();
    let (person, cookie) = visitor.settle(&house).await?;
    let settings = Settings { language: Some(tongue), ..visitor.settings };
    house.store.set_settings(&person.id, &settings).await?;
    Ok(see_other(&house, &path, cookie))
}

/// The path of an address of this house, without its base: nobody is sent to another site.
fn own_path<'a>(address: &'a str, origin: &str, base: &str) -> Option<&'a str> {
    let path = address.strip_prefix(origin)?.strip_prefix(base)?;
    let plain = path.starts_with('/') && !path.starts_with("//") && !path.contains(['\\', '\r', '\n']);
    plain.then_some(path)
}

/// Where a form was sent to there is nothing to see.
pub async fn back(State(house): State<House>) -> Response {
    see_other(&house, "/settings", None)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_addresses_of_the_house_lead_back() {
        let path = |address| own_path(address, "https://a.org", "/games");
        assert_eq!(path("https://a.org/games/tables/x?seat=1"), Some("/tables/x?seat=1"));
        for bad in [
            "https://b.org/games/",
            "https://a.org.evil/games/",
            "https://a.org/other",
            "https://a.org/games//b.org",
            "",
        ] {
            assert_eq!(path(bad), None, "{bad}");
        }
        assert_eq!(own_path("https://a.org.evil/", "https://a.org", ""), None);
    }

    #[test]
    fn a_script_changes_what_it_names_and_nothing_else() {
        let map = |text: &str| serde_json::from_str(text).expect("an object");
        let slow = Settings { speed: Speed::Slow, ..Settings::default() };
        let after = changed(slow, map(r#"{"sound":true,"confirm":"at-once","language":"pl"}"#));
        let expected = Settings { sound: true, confirm: Confirm::AtOnce, language: Some(Tongue::Pl), ..slow };
        assert_eq!(after, Some(expected));
        for bad in [r#"{"speed":"warp"}"#, r#"{"host":true}"#, r#"{"sound":"yes"}"#] {
            assert_eq!(changed(slow, map(bad)), None, "{bad}");
        }
    }
}
