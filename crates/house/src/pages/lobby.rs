//! The lobby: the games, and the tables that are open.

use maud::{Markup, html};
use shelf::{Level, Shelved};
use table::setup::Values;
use wording::{Arg, Phrase, Unnamed};

use super::lists::{Line, section};
use super::{frame, levels, title_of};
use crate::kit::{Reader, picture_version};
use crate::records::ids::Moment;
use crate::services::campaign::founding;
use crate::services::hosting::players;

/// What the lobby shows.
pub struct LobbyPage<'a> {
    /// The reader's tables that are not over.
    pub own: &'a [Line<'a>],
    /// Tables that anybody may join.
    pub joinable: &'a [Line<'a>],
    /// Tables that anybody may watch.
    pub watchable: &'a [Line<'a>],
    /// The present.
    pub now: Moment,
}

/// The level that is offered first.
const USUAL: Level = Level::Medium;

/// The lobby.
pub fn lobby(reader: &Reader<'_>, page: &LobbyPage<'_>) -> Markup {
    let all = |lines: &'_ [Line<'_>], title, action| {
        section(reader, title, &lines.iter().collect::<Vec<_>>(), page.now, action)
    };
    let body = html! {
        div.lobby {
            header.welcome {
                h1 { (reader.word("lobby-title")) }
                p.lead { (reader.word("lobby-lead")) }
            }
            div.own-tables #lobby-own data-refresh="6" { (all(page.own, "lobby-own", "list-go-on")) }
            section.games aria-labelledby="games" {
                h2 #games { (reader.word("lobby-games")) }
                div.game-cards { @for game in shelf::games() { (card(reader, *game)) } }
            }
            div.open-tables #lobby-others data-refresh="6" {
                (all(page.joinable, "lobby-joinable", "list-join"))
                (all(page.watchable, "lobby-watchable", "list-watch"))
                @if page.joinable.is_empty() && page.watchable.is_empty() { (nobody(reader)) }
            }
        }
    };
    frame(reader, &reader.word("lobby-page"), None, &body)
}

/// Where tables of others would stand.
fn nobody(reader: &Reader<'_>) -> Markup {
    html! {
        section.tables {
            h2 { (reader.word("lobby-joinable")) }
            p.fine { (reader.word("learn-no-tables")) }
        }
    }
}

/// What a game is about, in one sentence.
fn about(reader: &Reader<'_>, game: &dyn Shelved) -> String {
    let about = game.lexicon().say(reader.language, &game.about(), &Unnamed);
    let words: Vec<&str> = about.split_whitespace().collect();
    let end = words.iter().position(|word| word.ends_with('.')).unwrap_or(words.len().saturating_sub(1));
    words[..words.len().min(end + 1)].join(" ")
}

/// A game: what it is, and the ways into it.
fn card(reader: &Reader<'_>, game: &'static dyn Shelved) -> Markup {
    let name = game.name();
    let rules = reader.to(&format!("/rules/{name}"));
    html! {
        article.card.game-card {
            div.picture-frame {
                @if game.is_drawn() {
                    img.picture src={ (reader.to(&format!("/games/{name}/picture/{}", reader.language))) "?" (picture_version(game)) }
                        alt="" width="640" height="240";
                }
            }
            div.card-body {
                h3 { (title_of(reader, game)) }
                p { (about(reader, game)) }
                @if let Some((fewest, most, _)) = players(game) { p.fine { (how_many(reader, fewest, most)) } }
            }
            (play(reader, game))
            ul.links {
                li { a.button href=(reader.to(&format!("/host/{name}"))) { (reader.word("lobby-host")) } }
                li { a href={ (rules) "/first-game" } { (reader.word("lobby-first-game")) } }
                li { a href=(rules) { (reader.word("lobby-rules")) } }
                @if game.daily().is_some() {
                    li { a href=(reader.to(&format!("/daily/{name}"))) { (reader.word("lobby-daily")) } }
                }
                @if !game.achievements().is_empty() {
                    li { a href=(reader.to(&format!("/achievements/{name}"))) { (reader.word("lobby-achievements")) } }
                }
            }
        }
    }
}

fn how_many(reader: &Reader<'_>, fewest: u32, most: u32) -> String {
    reader.say(&Phrase::new("lobby-players").with("fewest", fewest as usize).with("most", most as usize))
}

/// One click into a game against bots.
fn play(reader: &Reader<'_>, game: &'static dyn Shelved) -> Markup {
    let name = game.name();
    let [players_id, level_id] = ["players", "level"].map(|what| format!("play-{name}-{what}"));
    let named = Phrase::new("lobby-play-label").with("game", Arg::Verbatim(title_of(reader, game)));
    html! {
        form.play method="post" action=(reader.to("/play")) aria-label=(reader.say(&named)) {
            input type="hidden" name="game" value=(name);
            @if let Some((fewest, most, usual)) = players(game) {
                div.field {
                    label for=(players_id) { (reader.word("lobby-how-many")) }
                    select id=(players_id) name="players" {
                        @for count in fewest..=most {
                            option value=(count) selected[count == usual.max(2)] {
                                @if count == 1 { (reader.word("lobby-alone")) } @else { (count) }
                            }
                        }
                    }
                }
            }
            div.field {
                label for=(level_id) { (reader.word("learn-bots")) }
                select id=(level_id) name="level" { (levels(reader, USUAL)) }
            }
            button.go type="submit" { (reader.word("lobby-play")) }
            @if founding(game, &Values::new()).is_some() {
                button type="submit" name="campaign" value="yes" { (reader.word("lobby-campaign")) }
            }
        }
    }
}
