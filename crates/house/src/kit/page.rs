//! The whole page of a table.

use std::collections::BTreeMap;

use drawing::{Markup, PreEscaped, html};
use serde::Serialize;
use shelf::Shelved;
use table::Seat;
use wording::{Arg, Phrase, Unnamed};

use super::icon::{Icon, icon};
use super::regions::rules_of;
use super::shell::{brand, document, languages, script, sprite, style, symbols};
use super::{LogLine, Reader, help, prefs, story};
use crate::records::ids::{CampaignId, TableId};
use crate::records::journal::{Remark, Room};
use crate::wire::{HandOver, Pulse, Sharer, Update};

/// Everything a page of a table begins with.
pub struct TablePage<'a> {
    /// The table.
    pub table: &'a TableId,
    /// The game.
    pub game: &'static dyn Shelved,
    /// The eyes: a seat, or somebody who watches.
    pub seat: Option<Seat>,
    /// Every region, and the version they are of.
    pub update: &'a Update,
    /// The story so far.
    pub log: &'a [LogLine],
    /// What was said in the rooms that the reader may hear.
    pub remarks: &'a [Remark],
    /// The rooms that the reader may hear, the one to speak in first.
    pub rooms: &'a [Room],
    /// Who is here, by seat.
    pub pulses: &'a [Pulse],
    /// How many people watch.
    pub watching: usize,
    /// The whole address that invites people, while there are free seats and the reader may invite.
    pub invitation: Option<&'a str>,
    /// The address of the game's style sheet, if it has one.
    pub style: Option<&'a str>,
    /// The commitment to the seed, published before the game.
    pub commitment: &'a str,
    /// Whether this is one of the reader's first games of this kind.
    pub newcomer: bool,
    /// The campaign that this is a game of.
    pub campaign: Option<&'a CampaignId>,
    /// The game of the campaign that was played after this one.
    pub sequel: Option<&'a TableId>,
    /// The lessons that the reader has read, if the reader is being taught this game.
    pub lessons: Option<&'a [String]>,
}

/// What the scripts of the page begin with.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct State<'a> {
    table: &'a TableId,
    game: &'static str,
    title: String,
    rules: String,
    seat: Option<usize>,
    base: &'a str,
    assets: String,
    version: u64,
    moments: usize,
    turn: bool,
    hand_over: Option<&'a HandOver>,
    curtain: Option<&'a [Sharer]>,
    pulses: &'a [Pulse],
    watching: usize,
    speed: &'static str,
    caution: &'static str,
    newcomer: bool,
    sound: bool,
    notify: bool,
    lessons: Option<&'a [String]>,
    /// Whether the house knows who reads, so that tables may wait for them.
    known: bool,
    words: BTreeMap<&'static str, String>,
}

/// What the scripts say, with the variables that they fill in.
const SCRIPT_WORDS: &[(&str, &[&str])] = &[
    ("page-offline", &[]),
    ("page-waits-to-be-sent", &["what"]),
    ("page-sending", &[]),
    ("page-your-turn", &[]),
    ("page-next-table", &["n", "game"]),
    ("page-do-it", &[]),
    ("page-yes", &[]),
    ("page-no", &[]),
    ("page-sure", &[]),
    ("page-several", &[]),
    ("page-pass-screen", &["name"]),
    ("page-who-is-next", &[]),
    ("page-turn-over", &[]),
    ("page-only-you", &[]),
    ("page-i-am", &["name"]),
    ("page-moment", &["n", "all"]),
    ("page-here", &[]),
    ("page-away", &[]),
    ("page-thinking", &[]),
    ("page-time", &["time"]),
    ("page-days", &["n"]),
    ("page-watching", &["n"]),
    ("page-rule", &[]),
    ("page-broken", &[]),
    ("page-copied", &[]),
    ("page-asking", &[]),
    ("page-hint", &[]),
    ("page-unread", &["n"]),
    ("page-muted", &["name"]),
    ("page-unmute", &[]),
    ("page-found", &["n"]),
    ("page-gathering", &[]),
    ("page-let-go", &[]),
    ("page-piece", &[]),
    ("page-pick-piece", &[]),
    ("page-no-piece", &[]),
    ("page-free", &[]),
    ("page-held", &[]),
    ("page-final", &[]),
    ("page-play", &[]),
    ("page-pause", &[]),
    ("page-reading", &["n", "all"]),
];

/// The modules that the page runs, so that a browser asks for all of them at once.
const MODULES: [&str; 40] = [
    "table.js",
    "chat.js",
    "choose.js",
    "controls.js",
    "curtain.js",
    "delta.js",
    "dialog.js",
    "dom.js",
    "find.js",
    "fit.js",
    "frames.js",
    "gather.js",
    "geometry.js",
    "keep.js",
    "lens.js",
    "lesson.js",
    "lines.js",
    "live.js",
    "magnet.js",
    "motion.js",
    "news.js",
    "notice.js",
    "options.js",
    "panzoom.js",
    "patch.js",
    "point.js",
    "prefs.js",
    "pulse.js",
    "reach.js",
    "reading.js",
    "replay.js",
    "results.js",
    "send.js",
    "sheet.js",
    "sound.js",
    "state.js",
    "story.js",
    "tabs.js",
    "tip.js",
    "waiting.js",
];

/// The whole document of a table, every region filled in.
pub fn table_page(reader: &Reader<'_>, page: &TablePage<'_>) -> Markup {
    let game_title = page.game.lexicon().say(reader.language, &page.game.title(), &Unnamed);
    let head = html! {
        (style(&reader.asset("table.css")))
        (style(&reader.asset("telling.css")))
        (style(&reader.asset("lesson.css")))
        (style(&reader.asset("together.css")))
        @if let Some(href) = page.style { (style(href)) }
        @for module in MODULES { link rel="modulepreload" href=(reader.asset(module)); }
        (script(reader, "table.js"))
    };
    let is_over = page.update.regions.get("end").is_some_and(|end| !end.is_empty());
    let body = html! {
        body.table-page.in-words[drawn_region(page).is_none()].is-turn[page.update.turn].is-over[is_over] data-tab="table" {
            a.skip href="#region-options" { (reader.word("kit-skip-to-options")) }
            a.skip href="#story" { (reader.word("kit-skip-to-story")) }
            (sprite())
            (symbols(&page.game.symbols()))
            (bar(reader, page))
            div.matters {
                p.banner #banner role="status" hidden {}
                div #region-banners { (region(page, "banners")) }
                p.banner #lifted hidden { span {} button type="button" { (reader.word("page-hide")) } }
                p.banner #news role="status" hidden {}
            }
            (board(reader, page))
            (dock(reader, page))
            (side(reader, page))
            (dialogs(reader, page))
            script type="application/json" #state { (PreEscaped(state(reader, page, game_title.clone()))) }
        }
    };
    document(reader, &game_title, &head, &body)
}

fn drawn_region<'a>(page: &'a TablePage<'_>) -> Option<&'a String> {
    page.update.regions.get("scene")
}

fn region(page: &TablePage<'_>, name: &str) -> PreEscaped<String> {
    PreEscaped(page.update.regions.get(name).cloned().unwrap_or_default())
}

fn bar(reader: &Reader<'_>, page: &TablePage<'_>) -> Markup {
    html! {
        header.bar {
            (brand(reader))
            h1.unseen { (page.game.lexicon().say(reader.language, &page.game.title(), &Unnamed)) }
            div.prompt #region-prompt role="status" aria-live="polite" { (region(page, "prompt")) }
            div.tools role="toolbar" aria-label=(reader.word("kit-tools")) {
                a.control #next-table hidden {
                    (icon(Icon::Forward)) span.words { (reader.word("kit-next-table")) } " " span.count data-own {}
                }
                div #region-menu { (region(page, "menu")) }
                (help::menu(reader, page))
                (prefs::menu(reader, page))
                (languages(reader))
            }
        }
    }
}

fn board(reader: &Reader<'_>, page: &TablePage<'_>) -> Markup {
    let zoom = |how: &str, picture: Icon, word: &'static str| {
        html! {
            button.round type="button" data-zoom=(how) aria-label=(reader.word(word)) title=(reader.word(word)) {
                (icon(picture))
            }
        }
    };
    html! {
        main.board #board {
            (replay(reader, page))
            div.taught #region-lesson aria-live="polite" { (region(page, "lesson")) }
            div.finish #region-end { (region(page, "end")) }
            @if drawn_region(page).is_some() {
                div.stage {
                    div.view #region-scene { (region(page, "scene")) }
                    div.zoom role="group" aria-label=(reader.word("kit-zoom")) {
                        (zoom("in", Icon::Plus, "kit-zoom-in"))
                        (zoom("out", Icon::Minus, "kit-zoom-out"))
                        (zoom("fit", Icon::Fit, "kit-zoom-fit"))
                    }
                }
                div.plates #region-plates { (region(page, "plates")) }
            } @else {
                div.words-face #region-table { (region(page, "table")) }
            }
        }
    }
}

/// The bar that leads back to any moment of the game.
fn replay(reader: &Reader<'_>, page: &TablePage<'_>) -> Markup {
    let button = |what: &str, picture: Icon, word: &'static str| {
        html! {
            button.round type="button" data-step=(what) aria-label=(reader.word(word)) title=(reader.word(word)) {
                (icon(picture))
            }
        }
    };
    html! {
        section.replay #replay hidden aria-label=(reader.word("kit-replay")) {
            div.moment role="status" { b #moment {} div #moment-line {} }
            div.reel {
                (button("back", Icon::Back, "kit-step-back"))
                (button("play", Icon::Play, "kit-step-play"))
                (button("forward", Icon::Forward, "kit-step-forward"))
                input #reel type="range" min="0" max=(page.update.moments) value=(page.update.moments)
                    list="reel-rounds" aria-label=(reader.word("kit-reel"));
                datalist #reel-rounds {}
                button.go type="button" data-step="present" { (reader.word("kit-to-present")) }
                @if let Some(sequel) = page.sequel {
                    a.button.go #sequel hidden href=(reader.to(&watched_from(sequel))) {
                        (icon(Icon::Forward)) (reader.word("kit-sequel"))
                    }
                }
            }
            div.rounds #rounds role="group" aria-label=(reader.word("kit-rounds")) {}
        }
    }
}

/// Where a game of a campaign is watched from its beginning, and then the next one.
pub fn watched_from(table: &TableId) -> String {
    format!("/tables/{table}?move=0&watch")
}

fn dock(reader: &Reader<'_>, page: &TablePage<'_>) -> Markup {
    html! {
        section.dock aria-label=(reader.word("kit-yours")) {
            div.hand #region-hand { (region(page, "hand")) }
            div.deciding {
                @if page.seat.is_some() { (telling(reader)) }
                div.preview #preview role="status" aria-live="polite" {}
                div.choices #region-options tabindex="-1" { (region(page, "options")) }
                div.controls #region-controls role="toolbar" aria-label=(reader.word("kit-controls")) {
                    (region(page, "controls"))
                }
            }
        }
    }
}

/// What stands where one decides, while what happened is shown.
fn telling(reader: &Reader<'_>) -> Markup {
    html! {
        p.telling-note {
            span { (reader.word("kit-telling")) }
            button type="button" { (icon(Icon::Last)) (reader.word("kit-telling-skip")) }
        }
    }
}

/// Results, until they have been seen. It lies over nothing that can be chosen.
fn results(reader: &Reader<'_>) -> Markup {
    html! {
        section.results #results role="status" aria-label=(reader.word("kit-results")) hidden {
            div.results-card data-overlap-ok {
                ol #results-list {}
                button.round type="button" aria-label=(reader.word("page-close")) title=(reader.word("page-close")) {
                    (icon(Icon::Close))
                }
            }
        }
    }
}

fn side(reader: &Reader<'_>, page: &TablePage<'_>) -> Markup {
    let tab = |name: &str, shows: &str, picture: Icon, word: &'static str| {
        html! {
            button.tab type="button" role="tab" id={ "tab-" (name) } data-tab=(name) aria-controls=(shows)
                aria-selected=(if name == "table" { "true" } else { "false" }) {
                (icon(picture)) span.words { (reader.word(word)) } span.unread data-own {}
            }
        }
    };
    html! {
        aside.side {
            section.people #people aria-label=(reader.word("kit-people")) {
                div.panels #region-panels { (region(page, "panels")) }
                (around(reader, page))
            }
            div.tabs role="tablist" aria-label=(reader.word("kit-tabs")) {
                (tab("table", "board", Icon::Board, "kit-tab-table"))
                (tab("people", "people", Icon::Person, "kit-people"))
                (tab("story", "story", Icon::Story, "kit-story"))
                (tab("chat", "chat", Icon::Chat, "kit-chat"))
            }
            (results(reader))
            section.story #story tabindex="-1" aria-label=(reader.word("kit-story")) {
                div.live role="log" aria-label=(reader.word("kit-story")) {
                    ol.log #region-log data-small-ok { (story::log(reader, page.log)) }
                }
                button.reopen type="button" data-replay { (icon(Icon::Play)) (reader.word("kit-replay")) }
            }
            (chat(reader, page))
        }
    }
}

/// Who watches, how to invite, and the promise about the shuffle.
fn around(reader: &Reader<'_>, page: &TablePage<'_>) -> Markup {
    html! {
        div.around {
            span.watching #watching {}
            @if let Some(link) = page.invitation {
                label.invite { span { (reader.word("kit-invite")) } input type="text" readonly value=(link) data-copy; }
            }
            @if let Some(campaign) = page.campaign {
                a.button href=(reader.to(&format!("/campaigns/{campaign}"))) { (reader.word("kit-to-campaign")) }
            }
            details.fairness {
                summary { (reader.word("kit-fairness")) }
                p { (reader.word("kit-fairness-now")) }
                code { (page.commitment) }
            }
        }
    }
}

fn chat(reader: &Reader<'_>, page: &TablePage<'_>) -> Markup {
    let speaks = page.rooms.first().copied();
    html! {
        section.chat #chat aria-label=(reader.word("kit-chat")) {
            @if page.rooms.len() > 1 {
                div.rooms role="tablist" aria-label=(reader.word("kit-chat")) {
                    @for room in page.rooms {
                        button type="button" role="tab" data-room=(room.key()) aria-controls={ "said-" (room.key()) }
                            aria-selected=(if Some(*room) == speaks { "true" } else { "false" }) {
                            (reader.word(room.word())) span.unread data-own {}
                        }
                    }
                }
            }
            @for room in page.rooms {
                div.live role="log" aria-label=(reader.word(room.word())) {
                    ol.said id={ "said-" (room.key()) } data-room=(room.key()) data-small-ok hidden[Some(*room) != speaks] {
                        @for remark in page.remarks.iter().filter(|remark| remark.room == *room) {
                            (story::remark(reader, remark))
                        }
                    }
                }
            }
            @for room in page.rooms {
                p.fine.reads data-reads=(room.key()) hidden[Some(*room) != speaks] { (reader.word(reads(*room, page.rooms))) }
            }
            p.muted #muted hidden {}
            @if let Some(room) = speaks {
                form.say #say data-room=(room.key()) autocomplete="off" {
                    input type="text" name="text" maxlength="400" required aria-label=(reader.word("kit-say"))
                        placeholder=(reader.word("kit-say"));
                    button.go type="submit" { (reader.word("kit-send")) }
                }
            }
        }
    }
}

/// Who reads what is said in a room.
fn reads(room: Room, heard: &[Room]) -> &'static str {
    match (room, heard.first()) {
        (Room::Players, _) => "kit-reads-players",
        (Room::Gallery, Some(Room::Gallery)) => "kit-reads-gallery",
        // Players hear the gallery once the game is over.
        (Room::Gallery, _) => "kit-reads-everybody",
    }
}

fn dialogs(reader: &Reader<'_>, page: &TablePage<'_>) -> Markup {
    const KEYS: [(&str, &str); 9] = [
        ("1–9", "kit-key-options"),
        ("/", "kit-key-find"),
        ("Enter", "kit-key-enter"),
        ("U", "kit-key-undo"),
        ("H", "kit-key-hint"),
        ("I", "kit-key-lens"),
        ("+ − 0", "kit-key-zoom"),
        ("Esc", "kit-key-escape"),
        ("?", "kit-key-help"),
    ];
    html! {
        dialog #dialog aria-labelledby="dialog-title" {
            form method="dialog" {
                button.round.close value="" aria-label=(reader.word("page-close")) { (icon(Icon::Close)) }
            }
            h2 #dialog-title {}
            div #dialog-body {}
        }
        dialog.sheet-dialog #sheet aria-label=(reader.word("kit-sheet")) {
            form method="dialog" {
                button.round.close value="" aria-label=(reader.word("page-close")) { (icon(Icon::Close)) }
            }
            div #sheet-body {}
        }
        div #region-readings hidden { (region(page, "readings")) }
        dialog.reading-dialog #reading aria-labelledby="reading-title" {
            h2 #reading-title {}
            div #reading-body {}
            p.next {
                button.go type="button" data-reading="next" { (reader.word("kit-read-next")) }
                button type="button" data-reading="skip" { (reader.word("kit-read-skip")) }
                span.fine #reading-count {}
            }
        }
        dialog.curtain #curtain aria-labelledby="curtain-title" {
            svg.curtain-mark viewBox="0 0 24 24" aria-hidden="true" { use href="#i-person" {} }
            h2 #curtain-title {}
            p { (reader.word("kit-curtain")) }
            div #curtain-body {}
            details.others #curtain-others hidden {
                summary { (reader.word("page-somebody-else")) }
                div #curtain-rest {}
            }
            a.button href=(reader.to("/")) { (reader.word("kit-lobby")) }
        }
        dialog #keys aria-label=(reader.word("kit-keys")) {
            form method="dialog" {
                button.round.close value="" aria-label=(reader.word("page-close")) { (icon(Icon::Close)) }
            }
            h2 { (reader.word("kit-keys")) }
            dl.keys { @for (key, word) in KEYS { dt { kbd { (key) } } dd { (reader.word(word)) } } }
        }
    }
}

/// The state for the scripts. `<` is written so that nothing in it can end the element.
fn state(reader: &Reader<'_>, page: &TablePage<'_>, title: String) -> String {
    let state = State {
        table: page.table,
        game: page.game.name(),
        title,
        rules: rules_of(reader, page.table, page.game),
        seat: page.seat.map(Seat::index),
        base: reader.base,
        assets: reader.asset(""),
        version: page.update.version.0,
        moments: page.update.moments,
        turn: page.update.turn,
        hand_over: page.update.hand_over.as_ref(),
        curtain: page.update.curtain.as_deref(),
        pulses: page.pulses,
        watching: page.watching,
        speed: reader.settings.speed.key(),
        caution: reader.settings.caution.key(),
        newcomer: page.newcomer,
        sound: reader.settings.sound,
        notify: reader.settings.notify,
        lessons: page.lessons,
        known: !reader.name.is_empty(),
        words: SCRIPT_WORDS.iter().map(|(id, variables)| (*id, template(reader, id, variables))).collect(),
    };
    let text = serde_json::to_string(&state).expect("the state of a page can be written");
    text.replace('<', "\\u003c")
}

/// A message whose variables stay open, in braces, for the scripts to fill in.
fn template(reader: &Reader<'_>, id: &'static str, variables: &[&'static str]) -> String {
    let open = |phrase: Phrase, name: &&'static str| phrase.with(name, Arg::Verbatim(format!("{{{name}}}")));
    reader.say(&variables.iter().fold(Phrase::new(id), open))
}

impl Room {
    /// Its name in pages and requests.
    pub const fn key(self) -> &'static str {
        match self {
            Room::Players => "players",
            Room::Gallery => "gallery",
        }
    }

    const fn word(self) -> &'static str {
        match self {
            Room::Players => "kit-room-players",
            Room::Gallery => "kit-room-gallery",
        }
    }
}
