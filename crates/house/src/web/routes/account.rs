//! Accounts: making one, logging in and out, and everything an account holder can do about it.
//!
//! Secrets come in the body of a form and go out on a page that nobody keeps: never in an address.

use axum::extract::State;
use axum::http::{HeaderValue, StatusCode};
use axum::response::Response;
use tokio::time::sleep;

use crate::operations::limits::Attempt;
use crate::pages::{self, AccountForm as Form, AccountPage, AccountTrouble as Trouble, SessionLine};
use crate::records::ids::{Moment, PersonId};
use crate::records::naming::{MAX_NAME, clean_name};
use crate::records::person::{Account, SessionKey, SessionRecord};
use crate::services::fields::Fields;
use crate::services::secrets::{self, Lane, MAX_PASSWORD, NotHashed};
use crate::services::sessions::Device;
use crate::store::StoreError;
use crate::web::credentials::{device_cookie, forget_cookie, session_cookie};
use crate::web::{House, PageFailure, Visitor, page as respond, see_other, with_cookie};

mod moving;

impl From<NotHashed> for PageFailure {
    fn from(error: NotHashed) -> Self {
        match error {
            NotHashed::Busy => PageFailure::TooMany,
            NotHashed::Failed => PageFailure::Broken(error.to_string()),
        }
    }
}

/// Whether something typed is longer than any name or secret: then no work is done about it.
fn is_endless(name: &str, secret: &str) -> bool {
    name.chars().nth(MAX_NAME).is_some() || secret.chars().nth(MAX_PASSWORD).is_some()
}

/// Lets a visitor make an attempt at an account, after a wait if strangers have made many; nothing if there
/// were too many from there. Strangers hold up nobody whom the account knows.
async fn admit(
    house: &House,
    visitor: &Visitor,
    attempt: Attempt,
    name: &str,
    found: Option<&(PersonId, Account)>,
) -> Option<Lane> {
    if found.is_some_and(|(person, account)| is_known(house, visitor, person, account)) {
        return Some(Lane::Known);
    }
    let wait = house.limits.attempt(attempt, visitor.address, name)?;
    sleep(wait).await;
    Some(Lane::Strangers)
}

/// Whether an account knows the visitor, who has not tried too often.
fn is_known(house: &House, visitor: &Visitor, holder: &PersonId, account: &Account) -> bool {
    let logged_in = visitor.person.as_ref().is_some_and(|person| person.id == *holder);
    let device = visitor.device.as_ref();
    let device = device.and_then(|device| device.known_to(&house.secret, holder, &account.password));
    (logged_in && house.limits.attempt_by_holder(holder))
        || device.is_some_and(|device| house.limits.attempt_by_device(device))
}

/// What the page says beside what it always says.
#[derive(Default)]
struct Shown<'a> {
    trouble: Option<Trouble>,
    done: Option<&'static str>,
    code: Option<&'a str>,
    typed: &'a str,
}

/// The page.
pub async fn page(State(house): State<House>, visitor: Visitor) -> Result<Response, PageFailure> {
    show(&house, &visitor, Shown::default()).await
}

/// Where a form was sent to there is only the page of the account to see.
pub async fn back(State(house): State<House>) -> Response {
    see_other(&house, "/account", None)
}

async fn show(house: &House, visitor: &Visitor, shown: Shown<'_>) -> Result<Response, PageFailure> {
    let holder = visitor.person.as_ref().filter(|person| person.account.is_some());
    let sessions = match holder {
        Some(person) => house.store.sessions(&person.id).await?,
        None => Vec::new(),
    };
    let this = visitor.token.as_ref().map(|token| token.key());
    let line = |session: SessionRecord| SessionLine {
        name: handle(&session.key),
        this: this.as_ref() == Some(&session.key),
        browser: session.browser,
        seen: session.seen,
    };
    let Shown { trouble, done, code, typed } = shown;
    let sessions = sessions.into_iter().map(line).collect();
    let page =
        AccountPage { person: visitor.person.as_ref(), sessions, trouble, done, code, typed, now: Moment::now() };
    let mut response = respond(pages::account(&visitor.reader(house), &page), None);
    if trouble.is_some() {
        *response.status_mut() = StatusCode::UNPROCESSABLE_ENTITY;
    }
    Ok(response)
}

/// Names a session in a form; what it is found by in the store stays inside.
fn handle(key: &SessionKey) -> String {
    blake3::hash(key.0.as_bytes()).to_hex()[..16].to_owned()
}

async fn refuse(
    house: &House,
    visitor: &Visitor,
    form: Form,
    field: &'static str,
    word: &'static str,
    typed: &str,
) -> Result<Response, PageFailure> {
    show(house, visitor, Shown { trouble: Some(Trouble { form, field, word }), typed, ..Shown::default() }).await
}

/// A guest becomes an account holder. It is the same person: seats and games stay.
pub async fn create(State(house): State<House>, mut visitor: Visitor, fields: Fields) -> Result<Response, PageFailure> {
    if visitor.person.as_ref().is_some_and(|person| person.account.is_some()) {
        return Ok(see_other(&house, "/account", None));
    }
    let (typed, password) = (fields.text("name"), fields.get("password"));
    let name = match clean_name(typed) {
        Ok(name) => name,
        Err(why) => return refuse(&house, &visitor, Form::Create, "name", why.word(), typed).await,
    };
    if let Err(why) = secrets::check(password, &name) {
        return refuse(&house, &visitor, Form::Create, "password", why.word(), typed).await;
    }
    let Some(lane) = admit(&house, &visitor, Attempt::Create, &name, None).await else {
        return refuse(&house, &visitor, Form::Create, "name", "denied-too-many", typed).await;
    };
    if house.store.account(&name).await?.is_some() {
        return refuse(&house, &visitor, Form::Create, "name", "account-taken", typed).await;
    }
    let (account, code) = new_account(lane, &name, password).await?;
    let (person, cookie) = visitor.settle(&house).await?;
    match house.store.set_account(&person.id, account).await {
        Ok(()) => {}
        Err(StoreError::NameTaken(_)) => {
            let response = refuse(&house, &visitor, Form::Create, "name", "account-taken", typed).await?;
            return Ok(with_cookie(response, cookie));
        }
        Err(error) => return Err(error.into()),
    }
    house.store.rename(&person.id, &name).await?;
    let cookies = enter(&house, &mut visitor, &person.id).await?;
    let shown = Shown { done: Some("account-created"), code: Some(&code), ..Shown::default() };
    Ok(with_cookie(show(&house, &visitor, shown).await?, cookies))
}

/// An account with a new recovery code, and the code.
async fn new_account(lane: Lane, name: &str, password: &str) -> Result<(Account, String), PageFailure> {
    let code = secrets::recovery_code();
    let recovery = secrets::hash(lane, &secrets::normal_code(&code)).await?;
    Ok((Account { name: name.to_owned(), password: secrets::hash(lane, password).await?, recovery }, code))
}

/// Logs in. What the guest of this browser has becomes the account's.
pub async fn log_in(State(house): State<House>, mut visitor: Visitor, fields: Fields) -> Result<Response, PageFailure> {
    let (typed, password) = (fields.text("name"), fields.get("password"));
    if is_endless(typed, password) {
        return refuse(&house, &visitor, Form::LogIn, "password", "account-wrong", "").await;
    }
    let found = house.store.account(typed).await?;
    let Some(lane) = admit(&house, &visitor, Attempt::LogIn, typed, found.as_ref()).await else {
        return refuse(&house, &visitor, Form::LogIn, "name", "denied-too-many", typed).await;
    };
    let hash = found.as_ref().map(|(_, account)| account.password.as_str());
    let fits = secrets::fits(lane, password, hash).await?;
    let Some((person, _)) = found.filter(|_| fits) else {
        return refuse(&house, &visitor, Form::LogIn, "password", "account-wrong", typed).await;
    };
    let cookies = enter(&house, &mut visitor, &person).await?;
    Ok(with_cookie(see_other(&house, "/account", None), cookies))
}

/// A new password by the recovery code, which is then used up. All sessions end.
pub async fn recover(
    State(house): State<House>,
    mut visitor: Visitor,
    fields: Fields,
) -> Result<Response, PageFailure> {
    let (typed, password, code) = (fields.text("name"), fields.get("password"), fields.get("code"));
    if is_endless(typed, code) {
        return refuse(&house, &visitor, Form::Recover, "code", "account-wrong-code", "").await;
    }
    if let Err(why) = secrets::check(password, typed) {
        return refuse(&house, &visitor, Form::Recover, "password", why.word(), typed).await;
    }
    let found = house.store.account(typed).await?;
    let Some(lane) = admit(&house, &visitor, Attempt::Recover, typed, found.as_ref()).await else {
        return refuse(&house, &visitor, Form::Recover, "name", "denied-too-many", typed).await;
    };
    let hash = found.as_ref().map(|(_, account)| account.recovery.as_str());
    let fits = secrets::fits(lane, &secrets::normal_code(code), hash).await?;
    let Some((person, account)) = found.filter(|_| fits) else {
        return refuse(&house, &visitor, Form::Recover, "code", "account-wrong-code", typed).await;
    };
    let (account, code) = new_account(lane, &account.name, password).await?;
    house.store.set_account(&person, account).await?;
    end_all(&house, &person, None).await?;
    let cookies = enter(&house, &mut visitor, &person).await?;
    let shown = Shown { done: Some("account-recovered"), code: Some(&code), ..Shown::default() };
    Ok(with_cookie(show(&house, &visitor, shown).await?, cookies))
}

/// Begins a session of this person under a new token, in place of the visitor's, and lets the account know the
/// browser again. A guest's games come along.
async fn enter(house: &House, visitor: &mut Visitor, person: &PersonId) -> Result<Vec<HeaderValue>, PageFailure> {
    if let Some(token) = visitor.token.take() {
        house.store.end_session(&token.key()).await?;
    }
    let guest = visitor.person.take().filter(|old| old.account.is_none() && old.id != *person);
    if let Some(guest) = guest {
        // Nobody who knew a guest's token may be the account holder by it.
        end_all(house, &guest.id, None).await?;
        moving::adopt(house, &guest.id, person).await?;
    }
    let token = house.begin_session(person, &visitor.browser).await?;
    let mut cookies = vec![session_cookie(&token, &house.config.base, visitor.secure)];
    visitor.person = house.store.person(person).await?;
    visitor.settings = visitor.person.as_ref().map(|person| person.settings).unwrap_or_default();
    visitor.language = visitor.settings.language.map_or(visitor.language, |tongue| tongue.language());
    visitor.token = Some(token);
    if let Some(name) = visitor.person.as_ref().and_then(|person| person.account.as_deref())
        && let Some((_, account)) = house.store.account(name).await?
    {
        let device = Device::issue(&house.secret, person, &account.password);
        cookies.push(device_cookie(&device, &house.config.base, visitor.secure));
    }
    Ok(cookies.iter().filter_map(|cookie| HeaderValue::from_str(cookie).ok()).collect())
}

/// Ends all sessions of a person but one.
async fn end_all(house: &House, person: &PersonId, but: Option<&SessionKey>) -> Result<(), StoreError> {
    for session in house.store.sessions(person).await? {
        if Some(&session.key) != but {
            house.store.end_session(&session.key).await?;
        }
    }
    Ok(())
}

/// The account of a visitor who knows its password; otherwise the page that says why not.
async fn proven(
    house: &House,
    visitor: &Visitor,
    form: Form,
    fields: &Fields,
) -> Result<Result<(PersonId, Account), Response>, PageFailure> {
    let holder = visitor.person.as_ref().and_then(|person| Some((&person.id, person.account.as_deref()?)));
    let Some((person, name)) = holder else {
        return Ok(Err(see_other(house, "/account", None)));
    };
    if is_endless("", fields.get("password")) {
        return refuse(house, visitor, form, "password", "account-wrong-password", "").await.map(Err);
    }
    if !house.limits.attempt_by_holder(person) {
        return refuse(house, visitor, form, "password", "denied-too-many", "").await.map(Err);
    }
    let found = house.store.account(name).await?;
    let hash = found.as_ref().map(|(_, account)| account.password.as_str());
    let fits = secrets::fits(Lane::Known, fields.get("password"), hash).await?;
    match found.filter(|_| fits) {
        Some(found) => Ok(Ok(found)),
        None => refuse(house, visitor, form, "password", "account-wrong-password", "").await.map(Err),
    }
}

/// A new password by the old one. All other sessions end, and this one gets a new token.
pub async fn change_password(
    State(house): State<House>,
    mut visitor: Visitor,
    fields: Fields,
) -> Result<Response, PageFailure> {
    let password = fields.get("new");
    let name = visitor.person.as_ref().and_then(|person| person.account.as_deref()).unwrap_or_default();
    if let Err(why) = secrets::check(password, name) {
        return refuse(&house, &visitor, Form::Password, "new", why.word(), "").await;
    }
    let (person, account) = match proven(&house, &visitor, Form::Password, &fields).await? {
        Ok(found) => found,
        Err(response) => return Ok(response),
    };
    let account = Account { password: secrets::hash(Lane::Known, password).await?, ..account };
    house.store.set_account(&person, account).await?;
    end_all(&house, &person, None).await?;
    let cookies = enter(&house, &mut visitor, &person).await?;
    let shown = Shown { done: Some("account-changed"), ..Shown::default() };
    Ok(with_cookie(show(&house, &visitor, shown).await?, cookies))
}

/// A new recovery code in place of the old one.
pub async fn new_code(State(house): State<House>, visitor: Visitor, fields: Fields) -> Result<Response, PageFailure> {
    let (person, account) = match proven(&house, &visitor, Form::Code, &fields).await? {
        Ok(found) => found,
        Err(response) => return Ok(response),
    };
    let code = secrets::recovery_code();
    let recovery = secrets::hash(Lane::Known, &secrets::normal_code(&code)).await?;
    house.store.set_account(&person, Account { recovery, ..account }).await?;
    show(&house, &visitor, Shown { done: Some("account-code-made"), code: Some(&code), ..Shown::default() }).await
}

/// Ends this session. A guest has nothing to come back with: the page asks nobody without an account to leave.
pub async fn log_out(State(house): State<House>, visitor: Visitor) -> Result<Response, PageFailure> {
    if let Some(token) = &visitor.token {
        house.store.end_session(&token.key()).await?;
    }
    let cookie = HeaderValue::from_str(&forget_cookie(&house.config.base, visitor.secure)).ok();
    Ok(see_other(&house, "/", cookie))
}

/// Ends one of the account's other sessions.
pub async fn end_session(
    State(house): State<House>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, PageFailure> {
    if let Some(person) = &visitor.person {
        let sessions = house.store.sessions(&person.id).await?;
        let named = fields.get("session");
        if let Some(session) = sessions.into_iter().find(|session| handle(&session.key) == named) {
            house.store.end_session(&session.key).await?;
        }
    }
    Ok(see_other(&house, "/account", None))
}

/// Ends all of the account's other sessions.
pub async fn end_others(State(house): State<House>, visitor: Visitor) -> Result<Response, PageFailure> {
    if let (Some(person), Some(token)) = (&visitor.person, &visitor.token) {
        end_all(&house, &person.id, Some(&token.key())).await?;
    }
    Ok(see_other(&house, "/account", None))
}

/// The end of an account: bots play its games on, and nothing leads to the person any more.
pub async fn delete(State(house): State<House>, visitor: Visitor, fields: Fields) -> Result<Response, PageFailure> {
    let person = match proven(&house, &visitor, Form::Delete, &fields).await? {
        Ok((person, _)) => person,
        Err(response) => return Ok(response),
    };
    moving::leave_everything(&house, &visitor, &person).await?;
    moving::forget(&house, &person).await?;
    let cookie = HeaderValue::from_str(&forget_cookie(&house.config.base, visitor.secure)).ok();
    Ok(see_other(&house, "/", cookie))
}
