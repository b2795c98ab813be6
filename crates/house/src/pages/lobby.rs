//! The lobby: the games, and the tables that are open.

use maud::{Markup, PreEscaped, html};
use shelf::{Level, Shelved};
use table::drawn::Pen;
use table::setup::Values;
use table::words::{Arg, Language, Phrase, Unnamed};
use table::{Eyes, Sealed, Seed};

use super::lists::{Line, section};
use super::{frame, levels, title_of};
use crate::assets;
use crate::campaign::founding;
use crate::hosting::players;
use crate::ids::Moment;
use crate::kit::Reader;

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
            (all(page.own, "lobby-own", "list-go-on"))
            section.games aria-labelledby="games" {
                h2 #games { (reader.word("lobby-games")) }
                div.cards { @for game in shelf::games() { (card(reader, *game)) } }
            }
            (all(page.joinable, "lobby-joinable", "list-join"))
            (all(page.watchable, "lobby-watchable", "list-watch"))
        }
    };
    frame(reader, &reader.word("lobby-page"), None, &body)
}

/// A game: what it is, and the ways into it.
fn card(reader: &Reader<'_>, game: &'static dyn Shelved) -> Markup {
    let name = game.name();
    let rules = reader.to(&format!("/rules/{name}"));
    html! {
        article.card.game-card {
            div.card-face {
                @if game.is_drawn() {
                    img.picture src={ (reader.to(&format!("/games/{name}/picture/{}", reader.language))) "?" (picture_version(game)) }
                        alt="" width="640" height="240";
                }
                div.card-body {
                    h3 { (title_of(reader, game)) }
                    p { (game.lexicon().say(reader.language, &game.about(), &Unnamed)) }
                    @if let Some((fewest, most, _)) = players(game) { p.fine { (how_many(reader, fewest, most)) } }
                    (play(reader, game))
                    p.links {
                        a.button href=(reader.to(&format!("/host/{name}"))) { (reader.word("lobby-host")) }
                        a href={ (rules) "/first-game" } { (reader.word("lobby-first-game")) }
                        a href=(rules) { (reader.word("lobby-rules")) }
                        @if game.daily().is_some() {
                            a href=(reader.to(&format!("/daily/{name}"))) { (reader.word("lobby-daily")) }
                        }
                        @if !game.achievements().is_empty() {
                            a href=(reader.to(&format!("/achievements/{name}"))) { (reader.word("lobby-achievements")) }
                        }
                    }
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
                label for=(level_id) { (reader.word("lobby-level")) }
                select id=(level_id) name="level" { (levels(reader, USUAL)) }
            }
            button.go type="submit" { (reader.word("lobby-play")) }
            @if founding(game, &Values::new()).is_some() {
                button type="submit" name="campaign" value="yes" { (reader.word("lobby-campaign")) }
            }
        }
    }
}

/// Changes whenever the picture of a game may.
pub fn picture_version(game: &dyn Shelved) -> String {
    assets::hash(&format!("{}{}{}", assets::folder(), game.style(), env!("CARGO_PKG_VERSION")))
}

/// A picture of a game: its board as it is first laid out, always the same. Nothing while it is not drawn.
pub fn picture(game: &'static dyn Shelved, language: Language) -> Option<Markup> {
    let table = game.open(&Values::new(), Sealed::unsalted(Seed::from_number(1)), Vec::new()).ok()?;
    let pen = Pen::new(language, game.lexicon(), &Unnamed, &[]);
    let scene = table.look(Eyes::Bystander).draw(&pen)?.scene;
    let base = assets::find("base.css").and_then(|asset| std::str::from_utf8(asset.bytes).ok()).unwrap_or_default();
    let (width, height) = scene.size;
    // Written as text: in XML a style sheet is not escaped as it would be in HTML.
    let style = format!("<style><![CDATA[{base}{}]]></style>", game.style());
    Some(html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox={ "0 0 " (width) " " (height) } width=(width) height=(height) {
            (PreEscaped(style))
            defs { (game.symbols()) }
            (scene.body)
        }
    })
}
