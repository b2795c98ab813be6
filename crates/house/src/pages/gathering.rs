//! A table before the game: who sits where, how others come in, and what each may add to the shuffle.

use maud::{Markup, html};
use shelf::{Bot, Level};
use table::{Seat, commitment::MAX_SALT};
use wording::{Arg, Phrase};

use super::forms::{Input, input, notice, once};
use super::qr::qr;
use super::terms::terms;
use super::{frame, levels, occupant_name, title_of};
use crate::kit::{self, Icon, Reader, icon};
use crate::records::ids::PersonId;
use crate::records::journal::{Access, Occupant, Room};
use crate::records::naming::{MAX_NAME, is_told_apart};
use crate::records::person::Person;
use crate::table::Looked;
use crate::table::state::SeatState;

/// What the page shows.
pub struct Gathering<'a> {
    /// The table.
    pub looked: &'a Looked,
    /// Who reads.
    pub person: Option<&'a Person>,
    /// What the link for others begins with.
    pub origin: &'a str,
    /// Why the house has just refused something.
    pub refused: Option<&'a str>,
    /// By seat: for whom a seat of a rematch is kept.
    pub kept: &'a [Option<Kept>],
}

/// A seat of a rematch that waits for whoever sat there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    /// Who sat there.
    pub person: PersonId,
    /// What they were called there.
    pub name: String,
}

impl Gathering<'_> {
    fn is_host(&self) -> bool {
        self.person.is_some_and(|person| person.id == self.looked.record.host)
    }

    fn is_seated(&self) -> bool {
        !self.looked.own.is_empty()
    }

    fn may_sit(&self) -> bool {
        self.looked.record.access == Access::Open || self.is_host() || self.is_seated()
    }

    /// Whether a seat of this rematch waits for the reader, who sat there.
    fn is_expected(&self) -> bool {
        let me = self.person.map(|person| &person.id);
        let free = |i: usize| self.looked.seats.get(i).is_some_and(|seat| seat.occupant == Occupant::Nobody);
        let mine = |(i, kept): (usize, &Option<Kept>)| free(i) && kept.as_ref().map(|kept| &kept.person) == me;
        me.is_some() && !self.is_seated() && self.kept.iter().enumerate().any(mine)
    }

    fn free(&self) -> usize {
        self.looked.seats.iter().filter(|seat| seat.occupant == Occupant::Nobody).count()
    }

    fn action(&self, reader: &Reader<'_>, act: &str) -> String {
        reader.to(&format!("/tables/{}/seats/{act}", self.looked.record.id))
    }
}

/// The page.
pub fn gathering(reader: &Reader<'_>, page: &Gathering<'_>) -> Markup {
    let record = &page.looked.record;
    let game = shelf::game(&record.game).map(|game| title_of(reader, game)).unwrap_or_default();
    let heading = reader.say(&Phrase::new("gathering-title").with("game", Arg::Verbatim(game.clone())));
    let ready = if page.free() == 0 { "gathering-title-ready" } else { "gathering-title-waits" };
    let title = reader.say(&Phrase::new(ready).with("game", Arg::Verbatim(game)).with("count", page.free()));
    let seat = page.looked.eyes.seat().map_or_else(String::new, |seat| format!("?seat={}", seat.index()));
    let live = reader.to(&format!("/tables/{}/live{seat}", record.id));
    let body = html! {
        div.gathering #gathering data-live=(live) data-version=(page.looked.update.version) {
            h1 { (heading) }
            p.lead role="status" { (status(reader, page)) }
            (notice(reader, page.refused, None))
            @if page.looked.sent_away && !page.is_seated() {
                p.note role="alert" {
                    (reader.word("gathering-sent-away")) " " a href=(reader.to("/")) { (reader.word("kit-lobby")) }
                }
            }
            @if page.is_expected() {
                form.expected method="post" action=(page.action(reader, "rejoin")) {
                    (once()) p { (reader.word("gathering-expected")) }
                    button.go type="submit" { (icon(Icon::Check)) (reader.word("gathering-rejoin")) }
                }
            }
            (invitation(reader, page))
            section {
                h2 { (reader.word("gathering-seats")) }
                ol.seat-cards {
                    @for (i, seat) in page.looked.seats.iter().enumerate() { (card(reader, page, i, seat)) }
                }
            }
            @if page.is_host() { (hosts(reader, page)) }
            section.about-table { h2 { (reader.word("terms-title")) } (terms(reader, page.looked)) }
            (chat(reader, page))
            (fairness(reader, page))
        }
    };
    frame(reader, &title, Some("gathering.js"), &body)
}

fn status(reader: &Reader<'_>, page: &Gathering<'_>) -> String {
    match (page.free(), page.is_host()) {
        (0, true) => reader.word("gathering-ready"),
        (0, false) => reader.word("gathering-wait-host"),
        (free, _) => reader.say(&Phrase::new("gathering-wait-people").with("count", free)),
    }
}

/// The link for others: only for those who are at the table themselves.
fn invitation(reader: &Reader<'_>, page: &Gathering<'_>) -> Markup {
    let path = reader.to(&format!("/join/{}", page.looked.record.invitation));
    html! {
        @if (page.is_host() || page.is_seated()) && page.free() > 0 {
            section.invitation {
                h2 { (reader.word("gathering-invite")) }
                div.field {
                    label for="invitation" { (reader.word("gathering-link")) }
                    div.copy-row {
                        input #invitation type="text" readonly value={ (page.origin) (path) } aria-describedby="invitation-help";
                        button #copy type="button" hidden data-copied=(reader.word("page-copied")) { (reader.word("gathering-copy")) }
                    }
                    small.help #invitation-help { (reader.word("gathering-link.help")) }
                }
                @if let Some(picture) = qr(&format!("{}{path}", page.origin), &reader.word("gathering-qr")) {
                    figure.qr-figure { (picture) figcaption { (reader.word("gathering-qr.help")) } }
                }
            }
        } @else if !page.may_sit() {
            p.note { (reader.word("denied-not-invited")) }
        }
    }
}

fn card(reader: &Reader<'_>, page: &Gathering<'_>, i: usize, seat: &SeatState) -> Markup {
    let own = page.looked.own.contains(&Seat::new(i));
    let number = reader.say(&Phrase::new("host-seat").with("number", i + 1));
    let name = occupant_name(reader, i, &seat.occupant);
    // On a shared screen the host has several seats, but is one of those who sit there.
    let host = Some(&page.looked.record.host);
    let host_seat = page.looked.seats.iter().position(|seat| seat.occupant.person() == host);
    html! {
        li.card.seat-card .own[own] .free[name.is_none()] {
            p.seat-number { (number) }
            h3 { (name.as_deref().unwrap_or(&reader.word("kit-nobody"))) }
            @if let Some(kept) = page.kept.get(i).and_then(Option::as_ref).filter(|_| name.is_none()) {
                p.fine { (reader.say(&Phrase::new("gathering-kept").with("name", Arg::Verbatim(kept.name.clone())))) }
            }
            p.tags {
                @if own { span.tag { (reader.word("kit-you")) } }
                @if Some(i) == host_seat { span.tag { (reader.word("gathering-host")) } }
                @if let Occupant::Bot { bot } = &seat.occupant { span.tag { (icon(Icon::Bot)) (reader.say(&shelf::strength(&bot.0))) } }
                @if seat.occupant.person().is_some() { span.tag.presence data-pulse=(i) hidden { (reader.word("page-here")) } }
                @if is_alike(page, i) { span.tag { (reader.word("gathering-alike")) } }
                @if seat.salt.is_some() { span.tag { (reader.word("gathering-salted")) } }
            }
            @match &seat.occupant {
                Occupant::Nobody => {
                    @if page.may_sit() { (take(reader, page, i)) }
                    @if page.is_host() { (employ(reader, page, i, Level::Medium, "gathering-employ")) }
                }
                Occupant::Bot { bot } => @if page.is_host() {
                    (employ(reader, page, i, level(&bot.0), "gathering-change"))
                    (free(reader, page, i, "gathering-free", None))
                },
                Occupant::Person { .. } => {
                    @if own { (salt(reader, page, i, seat)) (free(reader, page, i, "gathering-leave", None)) }
                    @else if page.is_host() { (free(reader, page, i, "gathering-free", name.as_deref())) }
                }
                Occupant::Automaton => {}
            }
        }
    }
}

/// Whether the name at a seat has a number because it looks like another person's here.
fn is_alike(page: &Gathering<'_>, i: usize) -> bool {
    let Occupant::Person { id: own, name } = &page.looked.seats[i].occupant else { return false };
    let others = page.looked.seats.iter().filter_map(|seat| match &seat.occupant {
        Occupant::Person { id, name } if id != own => Some(name.as_str()),
        _ => None,
    });
    is_told_apart(name, others)
}

fn level(bot: &Bot) -> Level {
    match bot {
        Bot::Level(level) => *level,
        _ => Level::Medium,
    }
}

/// Sits down, or seats somebody else at the same screen.
fn take(reader: &Reader<'_>, page: &Gathering<'_>, seat: usize) -> Markup {
    let shared = page.is_seated();
    let label = reader.word(if shared { "gathering-other-name" } else { "gathering-name" });
    let button = reader.word(if shared { "gathering-share" } else { "gathering-sit" });
    let name = page.person.filter(|_| !shared).map_or("", |person| &person.name);
    html! {
        form.seat-form method="post" action=(page.action(reader, "take")) {
            (once()) input type="hidden" name="seat" value=(seat);
            (input(&Input {
                id: &format!("name-{seat}"),
                name: "name",
                value: name,
                label: &label,
                autocomplete: Some(if shared { "off" } else { "nickname" }),
                most: Some(MAX_NAME),
                required: true,
                ..Input::default()
            }))
            button.go[!shared] type="submit" { (button) }
        }
    }
}

fn employ(reader: &Reader<'_>, page: &Gathering<'_>, seat: usize, chosen: Level, word: &'static str) -> Markup {
    let id = format!("level-{seat}");
    html! {
        form.seat-form method="post" action=(page.action(reader, "employ")) {
            (once()) input type="hidden" name="seat" value=(seat);
            div.field {
                label for=(id) { (reader.word("lobby-level")) }
                select id=(id) name="level" { (levels(reader, chosen)) }
            }
            button type="submit" { (icon(Icon::Bot)) (reader.word(word)) }
        }
    }
}

/// Makes a seat free. Where that sends somebody away, the host is asked once more.
fn free(reader: &Reader<'_>, page: &Gathering<'_>, seat: usize, word: &'static str, somebody: Option<&str>) -> Markup {
    let form = |word: &'static str| {
        html! {
            form.seat-form method="post" action=(page.action(reader, "free")) {
                (once()) input type="hidden" name="seat" value=(seat);
                button type="submit" { (reader.word(word)) }
            }
        }
    };
    match somebody {
        Some(name) => {
            let question = Phrase::new("gathering-send-away").with("name", Arg::Verbatim(name.to_owned()));
            sure(reader, word, &reader.say(&question), &form("gathering-send-away-yes"))
        }
        None => form(word),
    }
}

/// What is done only after one more click, with or without scripts.
fn sure(reader: &Reader<'_>, word: &'static str, question: &str, form: &Markup) -> Markup {
    html! {
        details.sure {
            summary.button { (reader.word(word)) }
            div.really { p { (question) } (form) }
        }
    }
}

/// What is said while people gather.
fn chat(reader: &Reader<'_>, page: &Gathering<'_>) -> Markup {
    let said = page.looked.remarks.iter().filter(|remark| remark.room == Room::Players);
    html! {
        section.talk aria-labelledby="talk" {
            h2 #talk { (reader.word("kit-chat")) }
            p.fine { (reader.word("kit-reads-players")) }
            div role="log" aria-labelledby="talk" tabindex="0" { ol.said #said-players { @for remark in said { (kit::remark(reader, remark)) } } }
            @if page.is_seated() {
                form.talk-form method="post" action=(page.action(reader, "say")) autocomplete="off" {
                    (once())
                    input type="text" name="text" maxlength="400" required aria-label=(reader.word("kit-say")) placeholder=(reader.word("kit-say"));
                    button type="submit" { (reader.word("kit-send")) }
                }
            }
        }
    }
}

/// Something of one's own for the shuffle.
fn salt(reader: &Reader<'_>, page: &Gathering<'_>, seat: usize, state: &SeatState) -> Markup {
    html! {
        details.salt {
            summary { (reader.word("gathering-salt")) }
            form.seat-form method="post" action=(page.action(reader, "salt")) {
                (once()) input type="hidden" name="seat" value=(seat);
                (input(&Input {
                    id: &format!("salt-{seat}"),
                    name: "salt",
                    value: state.salt.as_deref().unwrap_or_default(),
                    label: &reader.word("gathering-salt-label"),
                    help: Some(&reader.word("gathering-salt-label.help")),
                    autocomplete: Some("off"),
                    most: Some(MAX_SALT),
                    required: true,
                    ..Input::default()
                }))
                button type="submit" { (reader.word("gathering-salt-add")) }
            }
        }
    }
}

/// What only the host may do.
fn hosts(reader: &Reader<'_>, page: &Gathering<'_>) -> Markup {
    html! {
        section.hosts {
            h2 { (reader.word("gathering-hosts")) }
            div.next {
                @if page.free() == 0 {
                    form method="post" action=(page.action(reader, "start")) {
                        (once()) button.go type="submit" { (icon(Icon::Play)) (reader.word("gathering-start")) }
                    }
                } @else {
                    form.fill method="post" action=(page.action(reader, "fill")) {
                        (once())
                        div.field {
                            label for="fill-level" { (reader.word("lobby-level")) }
                            select #fill-level name="level" { (levels(reader, Level::Medium)) }
                        }
                        button type="submit" { (icon(Icon::Bot)) (reader.word("gathering-fill")) }
                    }
                }
                (sure(reader, "gathering-cancel", &reader.word("gathering-cancel-sure"), &html! {
                    form method="post" action=(page.action(reader, "cancel")) {
                        (once()) button.grave type="submit" { (reader.word("gathering-cancel-yes")) }
                    }
                }))
            }
        }
    }
}

fn fairness(reader: &Reader<'_>, page: &Gathering<'_>) -> Markup {
    html! {
        section.fairness {
            h2 { (reader.word("kit-fairness")) }
            p { (reader.word("gathering-fairness")) }
            p { (reader.word("kit-commitment")) ": " code { (page.looked.commitment) } }
        }
    }
}
