//! A campaign: its next game and who attends it, the games so far, and what its members know.

use maud::{Markup, PreEscaped, html};
use shelf::Shelved;
use wording::{Arg, Phrase, Unnamed};

use super::dates::moment;
use super::forms::once;
use super::lists::{Line, lines};
use super::{frame, keepsakes, occupant_name, title_of};
use crate::kit::{self, Icon, Reader, icon};
use crate::records::ids::{Moment, PersonId};
use crate::records::journal::{Occupant, Stage};
use crate::services::campaign::{Campaign, Standing};
use crate::store::Listed;

/// What the page shows.
pub struct CampaignPage<'a> {
    /// The campaign.
    pub campaign: &'a Campaign,
    /// The reader.
    pub person: Option<&'a PersonId>,
    /// The members who are the reader.
    pub own: &'a [usize],
    /// The member as whom the reader looks.
    pub eyes: Option<usize>,
    /// What was read aloud in the game that is on, as HTML.
    pub cards: &'a str,
    /// The present.
    pub now: Moment,
}

/// The page.
pub fn campaign(reader: &Reader<'_>, page: &CampaignPage<'_>) -> Markup {
    let campaign = page.campaign;
    let game = title_of(reader, campaign.game);
    let title = reader.say(&Phrase::new("campaign-title").with("game", Arg::Verbatim(game)));
    let names: Vec<String> = (0..campaign.members.len()).map(|member| name(reader, campaign, member)).collect();
    let chronicle = campaign.game.chronicle(&campaign.setup, page.eyes);
    let body = html! {
        div.campaign {
            h1 { (title) }
            p.lead { (progress(reader, campaign)) }
            (track(reader, campaign))
            (keepsakes::all(reader, campaign))
            @match campaign.running() {
                Some(table) => (running(reader, page, &names, table)),
                None => (next(reader, page, &names)),
            }
            (standings(reader, campaign, &names))
            (several(reader, page, &names))
            @if !page.cards.is_empty() {
                section.cards-read { h2 { (reader.word("campaign-cards")) } (PreEscaped(page.cards)) }
            }
            (games(reader, page))
            (kit::parts(reader, campaign.game.lexicon(), &names, &chronicle))
            p.next {
                @if campaign.finished().next().is_some() {
                    a.button href={ (address(reader, campaign)) "/campaign.rail" } download { (reader.word("campaign-export")) }
                }
                a.button href=(reader.to("/tables")) { (reader.word("mine-title")) }
            }
        }
    };
    frame(reader, &title, None, &body)
}

pub(super) fn address(reader: &Reader<'_>, campaign: &Campaign) -> String {
    reader.to(&format!("/campaigns/{}", campaign.id))
}

pub(super) fn progress(reader: &Reader<'_>, campaign: &Campaign) -> String {
    let chapter = &campaign.chapter;
    if chapter.is_epilogue() {
        return reader.say(&Phrase::new("campaign-over").with("of", chapter.of));
    }
    titled(reader, campaign, chapter.number, "campaign-progress", |phrase| phrase.with("of", chapter.of))
}

/// Something about a game of the campaign, with its title if it has one.
pub(super) fn titled(
    reader: &Reader<'_>,
    campaign: &Campaign,
    number: usize,
    word: &str,
    more: impl Fn(Phrase) -> Phrase,
) -> String {
    let title = campaign.game.chapter_title(&campaign.setup, number);
    let phrase = match title.map(|title| campaign.game.lexicon().say(reader.language, &title, &Unnamed)) {
        Some(title) => Phrase::new(format!("{word}.titled")).with("title", Arg::Verbatim(title)),
        None => Phrase::new(word.to_owned()),
    };
    reader.say(&more(phrase.with("number", number)))
}

/// The name of the person or bot, after what the game calls the member.
pub(super) fn name(reader: &Reader<'_>, campaign: &Campaign, member: usize) -> String {
    occupant_name(reader, member, &campaign.members[member]).unwrap_or_else(|| reader.word("kit-nobody"))
}

fn persona(reader: &Reader<'_>, game: &dyn Shelved, campaign: &Campaign, member: usize) -> Option<String> {
    let phrase = game.member(&campaign.setup, member)?;
    Some(game.lexicon().say(reader.language, &phrase, &Unnamed))
}

/// The members by name and what the game calls them: `Anna (Pacific)`.
pub(super) fn in_full(reader: &Reader<'_>, campaign: &Campaign, member: usize) -> String {
    let name = name(reader, campaign, member);
    match persona(reader, campaign.game, campaign, member) {
        Some(persona) => format!("{name} ({persona})"),
        None => name,
    }
}

/// Which game of the campaign was played at a table, and by which members, in the order of seats.
pub(super) fn chapter_of(campaign: &Campaign, table: &Listed) -> Option<table::Chapter> {
    let setup = crate::table::state::read_setup(campaign.game, &table.record.setup).ok()?;
    campaign.game.chapter(&setup)
}

/// The members who won a finished game.
fn winners(campaign: &Campaign, table: &Listed) -> Vec<usize> {
    let attending = chapter_of(campaign, table).map(|chapter| chapter.attending).unwrap_or_default();
    let results = table.summary.results.iter().zip(attending);
    results.filter(|(result, _)| result.place == 1).map(|(_, member)| member).collect()
}

/// Every game of the campaign as a track: those that were played with who won them, the one to come, and how many are left.
pub(super) fn track(reader: &Reader<'_>, campaign: &Campaign) -> Markup {
    let played = |number: usize| {
        let is = |table: &&Listed| chapter_of(campaign, table).is_some_and(|chapter| chapter.number == number);
        campaign.finished().find(is)
    };
    let now = campaign.chapter.number;
    html! {
        ol.track aria-label=(reader.word("campaign-track")) {
            @for number in 1..=campaign.chapter.of {
                @let done = played(number);
                li .played[done.is_some()] .now[number == now && done.is_none()] aria-current=[(number == now).then_some("step")] {
                    // What is to come stays sealed: its title too.
                    b { (if number <= now { titled(reader, campaign, number, "campaign-game", |phrase| phrase) } else { number.to_string() }) }
                    @if let Some(table) = done {
                        span {
                            (icon(Icon::Cup))
                            (winners(campaign, table).into_iter().map(|member| in_full(reader, campaign, member)).collect::<Vec<_>>().join(", "))
                        }
                    } @else if number == now {
                        span { (reader.word(if campaign.running().is_some() { "campaign-track-on" } else { "campaign-track-next" })) }
                    }
                }
            }
        }
    }
}

/// Who has won how many of the games so far.
fn standings(reader: &Reader<'_>, campaign: &Campaign, names: &[String]) -> Markup {
    let all: Vec<&Listed> = campaign.finished().collect();
    if all.is_empty() {
        return html! {};
    }
    let count = |wanted: &dyn Fn(&Listed) -> bool| all.iter().filter(|table| wanted(table)).count();
    let attended = |member: usize| {
        count(&|table| chapter_of(campaign, table).is_some_and(|chapter| chapter.attending.contains(&member)))
    };
    let won = |member: usize| count(&|table| winners(campaign, table).contains(&member));
    let mut rows: Vec<(usize, usize, usize)> =
        (0..names.len()).map(|member| (won(member), attended(member), member)).collect();
    rows.sort_by_key(|(won, ..)| std::cmp::Reverse(*won));
    html! {
        section.standings {
            h2 { (reader.word("campaign-standings")) }
            div.wide {
                table.figures {
                    thead { tr { @for word in ["campaign-member", "campaign-won", "campaign-played"] { th scope="col" { (reader.word(word)) } } } }
                    tbody {
                        @for (won, attended, member) in rows {
                            tr { td { (in_full(reader, campaign, member)) } td { (won) } td { (attended) } }
                        }
                    }
                }
            }
        }
    }
}

fn running(reader: &Reader<'_>, page: &CampaignPage<'_>, names: &[String], table: &Listed) -> Markup {
    html! {
        section.next-game {
            h2 { (reader.word("campaign-running")) }
            ul.members {
                @for (member, name) in names.iter().enumerate() {
                    li.member {
                        div {
                            b { (name) }
                            @if let Some(persona) = persona(reader, page.campaign.game, page.campaign, member) { " " span.fine { (persona) } }
                        }
                    }
                }
            }
            p { a.button.go href=(reader.to(&format!("/tables/{}", table.record.id))) { (icon(Icon::Play)) (reader.word("campaign-to-table")) } }
        }
    }
}

fn next(reader: &Reader<'_>, page: &CampaignPage<'_>, names: &[String]) -> Markup {
    let campaign = page.campaign;
    let heading = if campaign.chapter.is_epilogue() { "campaign-free" } else { "campaign-next" };
    let start = if campaign.chapter.is_epilogue() { "campaign-start-free" } else { "campaign-start" };
    html! {
        section.next-game {
            h2 { (reader.word(heading)) }
            @if campaign.chapter.is_epilogue() { p { (reader.word("campaign-free.help")) } }
            ul.members { @for member in 0..campaign.members.len() { (member_line(reader, page, names, member)) } }
            @match page.person.map(|person| campaign.next_by(person)) {
                Some(Ok(_)) => {
                    form method="post" action={ (address(reader, campaign)) "/next" } {
                        (once()) button.go type="submit" { (icon(Icon::Play)) (reader.word(start)) }
                    }
                }
                Some(Err(why)) => p.note { (reader.word(why.word())) },
                None => {}
            }
        }
    }
}

fn member_line(reader: &Reader<'_>, page: &CampaignPage<'_>, names: &[String], member: usize) -> Markup {
    let campaign = page.campaign;
    let attends = !campaign.absent.contains(&member);
    let may = page.person.is_some_and(|person| campaign.may_excuse(person, member));
    let known = !campaign.members.contains(&Occupant::Nobody);
    html! {
        li.member .absent[!attends] {
            div {
                b { (names[member]) }
                @if let Some(persona) = persona(reader, campaign.game, campaign, member) { " " span.fine { (persona) } }
                p.tags {
                    @if page.own.contains(&member) { span.tag { (reader.word("kit-you")) } }
                    @if let Occupant::Bot { bot } = &campaign.members[member] {
                        span.tag { (icon(Icon::Bot)) (reader.say(&shelf::strength(&bot.0))) }
                    }
                    span.tag { (reader.word(if attends { "campaign-attends" } else { "campaign-absent" })) }
                }
            }
            @if may && known {
                form method="post" action={ (address(reader, campaign)) "/attendance" } {
                    input type="hidden" name="member" value=(member);
                    input type="hidden" name="attends" value=(if attends { "no" } else { "yes" });
                    button type="submit" { (reader.word(if attends { "campaign-stay-away" } else { "campaign-come" })) }
                }
            }
        }
    }
}

/// On a shared screen one person is several members, each of whom knows something else.
fn several(reader: &Reader<'_>, page: &CampaignPage<'_>, names: &[String]) -> Markup {
    html! {
        @if page.own.len() > 1 {
            section.several {
                h2 { (reader.word("campaign-look-as")) }
                p { (reader.word("campaign-look-as.help")) }
                div.ways-on {
                    @for &member in page.own {
                        @let here = page.eyes == Some(member);
                        form method="post" action={ (address(reader, page.campaign)) "/look" } {
                            (once()) input type="hidden" name="member" value=(member);
                            button .go[here] type="submit" aria-current=[here.then_some("true")] {
                                (reader.say(&Phrase::new("kit-look-as").with("name", Arg::Verbatim(names[member].clone()))))
                            }
                        }
                    }
                    @if page.eyes.is_some() { a.button href=(address(reader, page.campaign)) { (reader.word("page-hide")) } }
                }
            }
        }
    }
}

/// Members can print the whole campaign.
fn journal_link(reader: &Reader<'_>, page: &CampaignPage<'_>) -> Markup {
    let known = page.person.is_some_and(|person| page.campaign.standing(person) != Standing::Stranger);
    html! {
        @if known { a.button href={ (address(reader, page.campaign)) "/journal" } { (reader.word("campaign-to-journal")) } }
    }
}

/// The journal: every game so far, with its account a click away; all of them can be watched from the beginning.
fn games(reader: &Reader<'_>, page: &CampaignPage<'_>) -> Markup {
    let campaign = page.campaign;
    let all = lines(&campaign.tables, page.person);
    let mut ordered: Vec<&Line<'_>> = all.iter().collect();
    ordered.sort_by_key(|line| line.listed.record.opened);
    html! {
        section.journal {
            h2 { (reader.word("campaign-journal")) }
            @if let Some(first) = campaign.finished().next() {
                p.next {
                    a.button.watch href=(reader.to(&kit::watched_from(&first.record.id))) {
                        (icon(Icon::Play)) (reader.word("campaign-watch"))
                    }
                    (journal_link(reader, page))
                }
            }
            ol.table-list {
                @for line in ordered { (game_line(reader, campaign, line, page.now)) }
            }
        }
    }
}

fn game_line(reader: &Reader<'_>, campaign: &Campaign, line: &Line<'_>, now: Moment) -> Markup {
    let number = chapter_of(campaign, line.listed).map_or(0, |chapter| chapter.number);
    let heading = if number > campaign.chapter.of {
        reader.word("campaign-free-game")
    } else {
        titled(reader, campaign, number, "campaign-game", |phrase| phrase)
    };
    let over = line.listed.summary.stage == Stage::Finished;
    html! {
        li.table-line {
            div.what {
                h3 { a href=(line.href(reader)) { (heading) } }
                @if over { p.people { (results(reader, campaign, line.listed)) } }
                p.fine { (line.state(reader)) " · " (moment(reader, line.listed.summary.changed, now)) }
            }
            div.ways-on { a.button href=(line.href(reader)) { (reader.word(if line.is_open() { "list-go-on" } else { "list-look-back" })) } }
        }
    }
}

/// Everybody by place, with what the game calls them and their scores.
fn results(reader: &Reader<'_>, campaign: &Campaign, table: &Listed) -> String {
    let attending = chapter_of(campaign, table).map(|chapter| chapter.attending).unwrap_or_default();
    let mut rows: Vec<(u8, String)> = table
        .summary
        .results
        .iter()
        .enumerate()
        .filter_map(|(seat, result)| {
            let name = occupant_name(reader, seat, table.summary.seats.get(seat)?)?;
            let persona = attending.get(seat).and_then(|&member| persona(reader, campaign.game, campaign, member));
            let about: Vec<String> = persona.into_iter().chain(result.score.map(|score| score.to_string())).collect();
            let about = if about.is_empty() { String::new() } else { format!(" ({})", about.join(", ")) };
            Some((result.place, format!("{}. {name}{about}", result.place)))
        })
        .collect();
    rows.sort();
    rows.into_iter().map(|(_, row)| row).collect::<Vec<_>>().join(", ")
}
