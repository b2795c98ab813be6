//! What is drawn of a table holds nothing that is sealed there: no text, no key, no outline, no colour. And what is the
//! same for everybody (symbols, style sheet, glossary) speaks of nothing that a campaign may still hide.

use std::sync::LazyLock;

use drawing::{Drawn, Pen};
use proving::drawn::{self as checks, keys, text};
use serde::Deserialize;
use table::{Eyes, Game, Seat};
use ticket_to_ride_legacy::data::data;
use ticket_to_ride_legacy::{Company, Options, TicketToRide};
use wording::{Language, Unnamed, Worded};

use super::{Opened, Pair, Thing, both, secrets};
use crate::common::*;

#[derive(Deserialize)]
struct Geography {
    areas: Vec<Land>,
}

#[derive(Deserialize)]
struct Land {
    id: String,
    land: String,
    coast: String,
    rivers: String,
    plants: String,
}

/// Outlines and colour of an area that is not there at the beginning, as they would be drawn.
fn traces(area: &str) -> Vec<String> {
    let all: Geography = toml::from_str(include_str!("../../../src/board/geography.toml")).expect("a geography");
    let land = all.areas.into_iter().find(|land| land.id == area).expect("an area with land");
    let tints = include_str!("../../../src/board/geography.rs");
    let tint =
        tints.split(&format!("\"{area}\" => \"")).nth(1).and_then(|rest| rest.split('"').next()).expect("a tint");
    let outlines = [land.land, land.coast, land.rivers, land.plants].into_iter().filter(|path| !path.is_empty());
    outlines.chain([tint.to_owned()]).collect()
}

/// What would be drawn of things that can be sealed, each with what opens it.
static TRACES: LazyLock<Vec<(Thing, String)>> = LazyLock::new(|| {
    let mut all = Vec::new();
    for area in data().areas.iter().filter(|area| area.tier > 0) {
        let mut add = |trace: String| all.push((Thing::Area(area.id.clone()), trace));
        traces(&area.id).into_iter().for_each(&mut add);
        add(format!("\"area-{}\"", area.id.to_lowercase()));
        for city in data().cities.iter().filter(|city| data().areas[city.area.index()].id == area.id) {
            add(format!("city-{}", city.id.to_lowercase()));
            add(format!("-{}-", city.id.to_lowercase()));
        }
    }
    for row in data().stickers.iter().filter(|row| !row.sticker.name().starts_with("BASE")) {
        let name = row.sticker.name();
        all.push((Thing::Sticker(name.to_owned()), format!("\"rule-{}\"", name.to_lowercase())));
    }
    for (keys, sticker) in [
        (&["station-", "-stations"][..], "R-STATION"),
        (&["mine-", "-ore"], "R-MINE"),
        (&["herd-", "yard-", "-cattle"], "R-CATTLE-SETUP"),
        (&["\"outlaw\""], "R-OUTLAW-SETUP"),
        (&["-cargo"], "R-CARGO"),
        (&["-spike"], "R-SPIKE"),
        (&["-conductor", "choice-c1", "choice-c2", "choice-c3", "choice-c4"], "R-CONDUCTOR-SETUP"),
        (&["\"refresh\"", "-u1", "-u2", "-u3", "-u4", "-u5", "-u6"], "R-OFFICE-SETUP"),
        (&["postcard-", "-postcards"], "R-STAMP"),
    ] {
        all.extend(keys.iter().map(|key| (Thing::Sticker(sticker.to_owned()), (*key).to_owned())));
    }
    all
});

/// All of them.
pub(super) fn all_traces() -> &'static [(Thing, String)] {
    &TRACES
}

/// What is drawn of sealed things alone.
fn sealed_traces(opened: &Opened) -> Vec<String> {
    let sealed = TRACES.iter().filter(|(thing, _)| !opened.things.contains(thing));
    sealed.map(|(_, trace)| trace.clone()).collect()
}

/// The first trace of something sealed in a drawing: in its keys, or anywhere if it is an outline or a colour.
fn betrayed(opened: &Opened, drawing: &str) -> Option<String> {
    let keys: Vec<String> = keys(drawing).into_iter().map(|key| format!("\"{key}\"")).collect();
    sealed_traces(opened).into_iter().find(|trace| match trace.as_bytes() {
        [b'#' | b'M', ..] => drawing.contains(trace.as_str()),
        _ => keys.iter().any(|key| key.contains(trace.as_str())),
    })
}

/// All that these eyes are sent of a moment: the table, and every office.
fn pictures(game: &TicketToRide, eyes: Eyes) -> [String; 2] {
    let view = game.view(eyes);
    Language::ALL.map(|language| {
        let marks = drawing::marks(game, eyes, language, &Unnamed);
        let pen = Pen::new(language, TicketToRide::lexicon(), &Unnamed, &marks);
        let mut all = text(&checks::draw::<TicketToRide>(&view, language, &marks));
        for seat in Seat::all(game.seats()) {
            let sheet = TicketToRide::sheet(&view, seat, &pen).expect("an office");
            all += &sheet.body.0;
        }
        all
    })
}

/// What these eyes see of a moment gives nothing away.
pub(super) fn looks(
    opened: &Opened,
    secrets: &[(Thing, Pair)],
    game: &TicketToRide,
    eyes: Eyes,
    company: Option<Company>,
) {
    let drawn = pictures(game, eyes);
    opened.hears(secrets, company, &drawn, "the drawing");
    for drawing in &drawn {
        assert_eq!(betrayed(opened, drawing), None, "the drawing for {eyes:?}");
    }
}

/// The search would find it: a table with everything open, held against one where nothing is.
#[test]
fn the_search_finds_what_is_drawn_too_early() {
    let nothing = Opened::new();
    for games in [1, 3, 6, 11] {
        let t = begun(&Options::next(&record(games), &trio()).expect("a setup"), 5);
        let drawing = &pictures(&t.game, Eyes::Bystander)[0];
        let found = sealed_traces(&nothing).into_iter().filter(|trace| drawing.contains(trace.as_str())).count();
        assert!(betrayed(&nothing, drawing).is_some() && found > games * 4, "{games} games: {found}");
    }
}

#[test]
fn a_late_campaign_draws_all_that_is_open_and_nothing_else() {
    let everything = Opened::new();
    let drawing = &pictures(&begun(&Options::campaign(&trio()), 5).game, Eyes::Bystander)[0];
    assert_eq!(betrayed(&everything, drawing), None, "the first game draws nothing of later ones");
}

#[test]
fn what_everybody_gets_speaks_of_nothing_sealed() {
    let (symbols, style) = (TicketToRide::symbols().0, TicketToRide::STYLE);
    let secret = [
        "mine",
        "cattle",
        "outlaw",
        "station",
        "cargo",
        "spike",
        "conductor",
        "postcard",
        "pioneer",
        "ribbon",
        "snow",
        "mountain",
        "custom",
        "refresh",
        "upgrade",
        "vault",
        "florida",
        "texas",
        "rockies",
        "california",
    ];
    for word in secret {
        assert!(!symbols.to_lowercase().contains(word), "a symbol speaks of {word}");
        assert!(!style.to_lowercase().contains(word), "the style sheet speaks of {word}");
    }
    for area in data().areas.iter().filter(|area| area.tier > 0) {
        for trace in traces(&area.id) {
            assert!(!symbols.contains(&trace) && !style.contains(&trace), "{}: {trace}", area.id);
        }
    }
    let (secrets, nothing) = (secrets(), Opened::new());
    for lens in TicketToRide::glossary() {
        for phrase in [&lens.title, &lens.text] {
            nothing.hears(&secrets, None, &both(phrase), "the glossary");
        }
    }
}
