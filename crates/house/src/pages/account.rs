//! Accounts: making one, logging in, and everything an account holder can do about it.

use maud::{Markup, html};
use wording::{Arg, Phrase};

use super::dates::moment;
use super::forms::{Input, input, notice};
use super::frame;
use crate::kit::Reader;
use crate::records::ids::Moment;
use crate::records::naming::MAX_NAME;
use crate::records::person::Person;
use crate::services::secrets::MAX_PASSWORD;

/// A form of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// A new account.
    Create,
    /// Logging in.
    LogIn,
    /// A new password by the recovery code.
    Recover,
    /// A new password by the old one.
    Password,
    /// A new recovery code.
    Code,
    /// The end of the account.
    Delete,
}

/// What is wrong with a form.
#[derive(Clone, Copy, Debug)]
pub struct Trouble {
    /// Which form.
    pub form: Form,
    /// The field it is about.
    pub field: &'static str,
    /// Why, as the id of a word.
    pub word: &'static str,
}

/// A session in the list.
pub struct SessionLine {
    /// Names it in the form, and nowhere else.
    pub name: String,
    /// What its browser calls itself.
    pub browser: String,
    /// When it was last seen.
    pub seen: Moment,
    /// Whether it is this one.
    pub this: bool,
}

/// What the page shows.
#[derive(Default)]
pub struct AccountPage<'a> {
    /// Who reads.
    pub person: Option<&'a Person>,
    /// The account's sessions.
    pub sessions: Vec<SessionLine>,
    /// What is wrong, if anything.
    pub trouble: Option<Trouble>,
    /// What was just done, as the id of a word.
    pub done: Option<&'static str>,
    /// A new recovery code, shown this once.
    pub code: Option<&'a str>,
    /// The account's name as it was typed.
    pub typed: &'a str,
    /// The present.
    pub now: Moment,
}

/// The page.
pub fn account(reader: &Reader<'_>, page: &AccountPage<'_>) -> Markup {
    let account = page.person.and_then(|person| person.account.as_deref());
    let body = html! {
        div.account {
            h1 { (reader.word("account-page")) }
            (notice(reader, None, page.done))
            @if let Some(code) = page.code { (shown_once(reader, code)) }
            @match account {
                Some(name) => (of_account(reader, page, name)),
                None => (of_guest(reader, page)),
            }
        }
    };
    frame(reader, &reader.word("account-page"), None, &body)
}

fn shown_once(reader: &Reader<'_>, code: &str) -> Markup {
    html! {
        section.card.code role="status" {
            h2 { (reader.word("account-code-title")) }
            p.code-text { code { (code) } }
            p { (reader.word("account-code-keep")) }
        }
    }
}

fn of_guest(reader: &Reader<'_>, page: &AccountPage<'_>) -> Markup {
    let create = Sheet { reader, page, form: Form::Create, action: "create", prefix: "create" };
    let log_in = Sheet { form: Form::LogIn, action: "login", prefix: "login", ..create };
    let recover = Sheet { form: Form::Recover, action: "recover", prefix: "recover", ..create };
    html! {
        p.lead { (reader.word(if page.person.is_some() { "account-guest" } else { "account-nobody" })) }
        div.cards {
            (log_in.draw("account-login", None, "account-login-do", html! {
                (log_in.name()) (log_in.password("password", "account-password", "current-password", None))
            }))
            (create.draw("account-create", Some("account-create.help"), "account-create-do", html! {
                (create.name()) (create.password("password", "account-password", "new-password", Some("account-password.help")))
            }))
            (recover.draw("account-recover", Some("account-recover.help"), "account-recover-do", html! {
                (recover.name())
                (recover.plain("code", "account-code"))
                (recover.password("password", "account-new-password", "new-password", Some("account-password.help")))
            }))
        }
    }
}

fn of_account(reader: &Reader<'_>, page: &AccountPage<'_>, name: &str) -> Markup {
    let password = Sheet { reader, page, form: Form::Password, action: "password", prefix: "change" };
    let code = Sheet { form: Form::Code, action: "code", prefix: "code", ..password };
    let delete = Sheet { form: Form::Delete, action: "delete", prefix: "delete", ..password };
    let old = |sheet: &Sheet<'_>| sheet.password("password", "account-password", "current-password", None);
    html! {
        p.lead { (reader.say(&Phrase::new("account-known").with("name", Arg::Verbatim(name.to_owned())))) }
        form method="post" action=(reader.to("/account/logout")) { button type="submit" { (reader.word("account-logout")) } }
        (sessions(reader, page))
        div.cards {
            (password.draw("account-change", Some("account-change.help"), "account-change-do", html! {
                (old(&password))
                (password.password("new", "account-new-password", "new-password", Some("account-password.help")))
            }))
            (code.draw("account-new-code", Some("account-new-code.help"), "account-new-code-do", old(&code)))
            (delete.draw("account-delete", Some("account-delete.help"), "account-delete-do", old(&delete)))
        }
    }
}

fn sessions(reader: &Reader<'_>, page: &AccountPage<'_>) -> Markup {
    html! {
        section {
            h2 { (reader.word("account-sessions")) }
            ul.table-list {
                @for session in &page.sessions {
                    li.table-line {
                        div.what {
                            h3 { (browser(reader, &session.browser)) }
                            p.fine {
                                @if session.this { strong { (reader.word("account-this")) } " · " }
                                (moment(reader, session.seen, page.now))
                            }
                        }
                        @if !session.this {
                            form method="post" action=(reader.to("/account/end")) {
                                input type="hidden" name="session" value=(session.name);
                                button type="submit" { (reader.word("account-end")) }
                            }
                        }
                    }
                }
            }
            @if page.sessions.len() > 1 {
                form method="post" action=(reader.to("/account/end-others")) {
                    button type="submit" { (reader.word("account-end-others")) }
                }
            }
        }
    }
}

/// A browser as people call it, on its system; what is not known is shown as it calls itself.
fn browser(reader: &Reader<'_>, agent: &str) -> String {
    // Most browsers claim to be several others: the first match is the one that is meant.
    const BROWSERS: [(&str, &str); 6] = [
        ("Edg/", "Edge"),
        ("OPR/", "Opera"),
        ("Firefox/", "Firefox"),
        ("Chromium/", "Chromium"),
        ("Chrome/", "Chrome"),
        ("Safari/", "Safari"),
    ];
    const SYSTEMS: [(&str, &str); 6] = [
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Mac OS", "macOS"),
        ("Linux", "Linux"),
    ];
    let find =
        |known: [(&str, &'static str); 6]| known.iter().find(|(mark, _)| agent.contains(mark)).map(|(_, name)| *name);
    match (find(BROWSERS), find(SYSTEMS)) {
        (Some(browser), Some(system)) => format!("{browser}, {system}"),
        (Some(name), None) | (None, Some(name)) => name.to_owned(),
        (None, None) if agent.is_empty() => reader.word("account-unknown-browser"),
        (None, None) => agent.chars().take(40).collect(),
    }
}

/// One form of the page.
#[derive(Clone, Copy)]
struct Sheet<'a> {
    reader: &'a Reader<'a>,
    page: &'a AccountPage<'a>,
    form: Form,
    action: &'static str,
    prefix: &'static str,
}

impl Sheet<'_> {
    fn draw(&self, title: &'static str, help: Option<&'static str>, button: &'static str, fields: Markup) -> Markup {
        let grave = self.form == Form::Delete;
        html! {
            section.card.account-form {
                h2 { (self.reader.word(title)) }
                @if let Some(help) = help { p { (self.reader.word(help)) } }
                form method="post" action=(self.reader.to(&format!("/account/{}", self.action))) {
                    (fields)
                    p.next { button .go[!grave] .grave[grave] type="submit" { (self.reader.word(button)) } }
                }
            }
        }
    }

    fn error(&self, field: &str) -> Option<String> {
        let trouble = self.page.trouble.filter(|trouble| trouble.form == self.form && trouble.field == field)?;
        Some(self.reader.word(trouble.word))
    }

    fn name(&self) -> Markup {
        let tried = self.page.trouble.is_some_and(|trouble| trouble.form == self.form);
        let usual = self.page.person.filter(|_| self.form == Form::Create).map_or("", |person| &person.name);
        self.draw_input(Input {
            name: "name",
            value: if tried { self.page.typed } else { usual },
            label: &self.reader.word("account-name"),
            autocomplete: Some("username"),
            most: Some(MAX_NAME),
            ..Input::default()
        })
    }

    fn plain(&self, name: &str, label: &'static str) -> Markup {
        self.draw_input(Input { name, label: &self.reader.word(label), autocomplete: Some("off"), ..Input::default() })
    }

    fn password(&self, name: &str, label: &'static str, autocomplete: &str, help: Option<&'static str>) -> Markup {
        self.draw_input(Input {
            name,
            kind: Some("password"),
            label: &self.reader.word(label),
            help: help.map(|help| self.reader.word(help)).as_deref(),
            autocomplete: Some(autocomplete),
            most: Some(MAX_PASSWORD),
            ..Input::default()
        })
    }

    fn draw_input(&self, about: Input<'_>) -> Markup {
        let (id, error) = (format!("{}-{}", self.prefix, about.name), self.error(about.name));
        input(&Input { id: &id, error: error.as_deref(), required: true, ..about })
    }
}
