//! On whose behalf a request is made, as its headers show it.
//!
//! A browser keeps a session's token in a cookie that no script can read, a program sends it as a bearer token.

use axum::http::{HeaderMap, header};

use crate::services::sessions::{Device, Token};

/// The name of the cookie that holds a token.
const COOKIE: &str = "railhead";

/// The name of the cookie by which an account knows a browser again.
const DEVICE_COOKIE: &str = "railhead-device";

/// How long a browser keeps a cookie: a year.
const KEPT_SECONDS: u64 = 31_536_000;

/// How a request shows on whose behalf it is made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Credential {
    /// Not at all.
    Nothing,
    /// By a bearer token, as programs do; none of ours if it holds nothing. Cookies do not count beside it.
    Bearer(Option<Token>),
    /// By cookies, which a browser sends along whoever asked it to; they need not hold a token.
    Cookies(Option<Token>),
}

impl Credential {
    /// The one credential of a request.
    pub fn of(headers: &HeaderMap, secret: &[u8; 32]) -> Self {
        if let Some(bearer) = bearer(headers) {
            return Credential::Bearer(Token::read(bearer, secret));
        }
        if headers.contains_key(header::COOKIE) {
            return Credential::Cookies(cookie(headers, COOKIE).and_then(|text| Token::read(text, secret)));
        }
        Credential::Nothing
    }

    /// What proves a session, if the house signed it.
    pub fn token(&self) -> Option<&Token> {
        match self {
            Credential::Nothing => None,
            Credential::Bearer(token) | Credential::Cookies(token) => token.as_ref(),
        }
    }
}

/// The token of a well-formed bearer header, which must be the only one.
fn bearer(headers: &HeaderMap) -> Option<&str> {
    let mut lines = headers.get_all(header::AUTHORIZATION).iter();
    let (only, None) = (lines.next()?, lines.next()) else { return None };
    let (scheme, token) = only.to_str().ok()?.split_once(' ')?;
    let token = token.trim_matches(' ');
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~+/=".contains(&byte);
    (scheme.eq_ignore_ascii_case("bearer") && !token.is_empty() && token.bytes().all(plain)).then_some(token)
}

/// The cookie with this name.
fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let lines = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = lines.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(one, _)| *one == name).map(|(_, value)| value)
}

/// A browser that an account may know, as it shows itself.
pub fn shown_device(headers: &HeaderMap) -> Option<Device> {
    cookie(headers, DEVICE_COOKIE).and_then(Device::read)
}

/// The `Set-Cookie` that gives a session to a browser.
pub fn session_cookie(token: &Token, path: &str, secure: bool) -> String {
    set_cookie(COOKIE, token.as_str(), path, secure, KEPT_SECONDS)
}

/// The `Set-Cookie` by which accounts know a browser again.
pub fn device_cookie(device: &Device, path: &str, secure: bool) -> String {
    set_cookie(DEVICE_COOKIE, device.as_str(), path, secure, KEPT_SECONDS)
}

/// The `Set-Cookie` that takes the token away.
pub fn forget_cookie(path: &str, secure: bool) -> String {
    set_cookie(COOKIE, "", path, secure, 0)
}

fn set_cookie(name: &str, value: &str, path: &str, secure: bool, seconds: u64) -> String {
    let path = if path.is_empty() { "/" } else { path };
    let secure = if secure { "; Secure" } else { "" };
    format!("{name}={value}; Path={path}; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::records::ids::PersonId;

    fn headers(lines: &[(header::HeaderName, &str)]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for (name, value) in lines {
            headers.append(name, value.parse().expect("a value"));
        }
        headers
    }

    #[test]
    fn a_request_has_one_credential_and_a_bearer_token_leaves_no_room_for_cookies() {
        let (mine, theirs) = (Token::issue(&[1; 32]), Token::issue(&[1; 32]));
        let cookies = format!("a=b; railhead={}; railhead2=x", mine.as_str());
        let with = |authorization: &[&str]| {
            let lines = authorization.iter().map(|value| (header::AUTHORIZATION, *value));
            Credential::of(&headers(&lines.chain([(header::COOKIE, cookies.as_str())]).collect::<Vec<_>>()), &[1; 32])
        };
        let by_cookie = Credential::Cookies(Some(mine.clone()));
        assert_eq!(with(&[]), by_cookie);
        assert_eq!(with(&[&format!("Bearer {}", theirs.as_str())]), Credential::Bearer(Some(theirs.clone())));
        assert_eq!(with(&[&format!("bearer  {}", theirs.as_str())]), Credential::Bearer(Some(theirs.clone())));
        assert_eq!(with(&["Bearer nonsense"]), Credential::Bearer(None));
        for malformed in
            [&["Basic eDp5"][..], &["Bearer"], &["Bearer "], &["Bearer a b"], &["x"], &["Bearer a", "Bearer b"]]
        {
            assert_eq!(with(malformed), by_cookie, "{malformed:?}");
        }
        assert_eq!(Credential::of(&HeaderMap::new(), &[1; 32]), Credential::Nothing);
        assert_eq!(Credential::of(&headers(&[(header::COOKIE, "x=y")]), &[1; 32]), Credential::Cookies(None));
        let two_lines = headers(&[(header::COOKIE, "x=y"), (header::COOKIE, &cookies)]);
        assert_eq!(Credential::of(&two_lines, &[1; 32]).token(), Some(&mine));
    }

    #[test]
    fn scripts_and_other_sites_get_no_cookie() {
        for cookie in [
            session_cookie(&Token::issue(&[1; 32]), "", true),
            device_cookie(&Device::issue(&[1; 32], &PersonId::random(), ""), "/games", true),
        ] {
            assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax") && cookie.ends_with("Secure"));
        }
    }

    #[test]
    fn a_browser_shows_the_cookie_that_it_was_given() {
        let device = Device::issue(&[1; 32], &PersonId::random(), "hash");
        let cookie = device_cookie(&device, "", false);
        let value = cookie.split(';').next().expect("a pair");
        assert_eq!(shown_device(&headers(&[(header::COOKIE, value)])), Some(device));
        assert_eq!(shown_device(&headers(&[(header::COOKIE, "railhead-device=x")])), None);
    }
}
