//! The parts of a table page that change with the game.

use drawing::{Choosable, Drawing, Markup, Pen, Plate, Scene, html};
use shelf::{Shelved, Sight};
use table::{RuleId, Seat};
use wording::Phrase;

use super::{Reader, Sitter, Sitters, Sitting, banners, controls, end, lesson, options, people, readings, worded};
use crate::records::ids::TableId;
use crate::records::journal::Stage;
use crate::wire::Regions;

/// Every part of the table that these eyes see, drawn or in words as the reader likes it. A part that
/// has nothing to show now is empty, so that a page never keeps what is gone.
pub fn regions(reader: &Reader<'_>, sitting: &Sitting<'_>) -> Regions {
    let drawing = if reader.in_words() { None } else { draw(reader, sitting) };
    let mut regions = Regions::from([
        ("prompt", prompt(reader, sitting).into_string()),
        ("options", options::options(reader, sitting).into_string()),
        ("controls", controls::controls(reader, sitting).into_string()),
        ("menu", controls::menu(reader, sitting).into_string()),
        ("lesson", lesson::lesson(reader, sitting).into_string()),
        ("banners", banners::banners(reader, sitting).into_string()),
        ("end", end::end(reader, sitting).into_string()),
        ("readings", readings::readings(reader, sitting).into_string()),
    ]);
    match drawing {
        Some(drawing) => {
            regions.insert("panels", people::panels(reader, sitting, &drawing.panels).into_string());
            regions.insert("scene", scene(reader, &drawing.scene).into_string());
            regions.insert("plates", html! { @for one in &drawing.plates { (plate(one)) } }.into_string());
            regions.insert("hand", html! { @if let Some(hand) = &drawing.hand { (plate(hand)) } }.into_string());
        }
        None => {
            regions.insert("panels", people::panels(reader, sitting, &[]).into_string());
            regions.insert("table", worded::table(reader, sitting).into_string());
        }
    }
    regions
}

/// Says something of the game's.
pub(super) fn say(reader: &Reader<'_>, sitting: &Sitting<'_>, phrase: &Phrase) -> String {
    sitting.game.lexicon().say(reader.language, phrase, &Sitters(sitting.people))
}

/// Where a rule can be read.
pub(super) fn rule_at(reader: &Reader<'_>, sitting: &Sitting<'_>, rule: RuleId) -> String {
    format!("{}#{rule}", rules_of(reader, sitting.table, sitting.game))
}

/// Where the rules of a table can be read: where a game has sealed books, with those that the table has opened.
pub fn rules_of(reader: &Reader<'_>, table: &TableId, game: &dyn Shelved) -> String {
    match game.sealed_books() {
        [] => reader.to(&format!("/rules/{}", game.name())),
        _ => reader.to(&format!("/tables/{table}/rules")),
    }
}

pub(super) fn draw(reader: &Reader<'_>, sitting: &Sitting<'_>) -> Option<Drawing> {
    let marks = marks(reader, sitting);
    let names = Sitters(sitting.people);
    sitting.sight.draw(&Pen::new(reader.language, sitting.game.lexicon(), &names, &marks))
}

/// What can be chosen on the board, and what cannot though people would expect it.
fn marks(reader: &Reader<'_>, sitting: &Sitting<'_>) -> Vec<Choosable> {
    if sitting.past {
        return Vec::new();
    }
    let options = sitting.options.iter().map(|choice| Choosable::Option {
        number: choice.number,
        words: say(reader, sitting, &choice.words),
        keys: choice.keys.clone(),
        gathers: choice.gathers,
        points: choice.points.clone(),
    });
    let refused = sitting.vain.iter().map(|vain| Choosable::Refused {
        why: say(reader, sitting, &sitting.game.refusal(&vain.refusal)),
        rule: vain.refusal.rule,
        key: vain.key.clone(),
    });
    options.chain(refused).collect()
}

/// One sentence: what is asked, or what is waited for.
fn prompt(reader: &Reader<'_>, sitting: &Sitting<'_>) -> Markup {
    if sitting.past {
        return occasion(reader, sitting);
    }
    let held = sitting.controls.draft.is_some();
    let stopped = sitting.end.and_then(|end| end.stopped);
    let rule = sitting.sight.rule().filter(|_| !held && stopped.is_none());
    html! {
        p.ask {
            @if sitting.controls.stage == Stage::Paused { strong { (reader.word("kit-paused")) " " } }
            @if let Some(why) = stopped {
                (reader.word(end::stopped(why)))
            } @else if held { (reader.word("kit-held")) } @else { (say(reader, sitting, &sitting.sight.prompt())) }
            @if let Some(rule) = rule {
                " "
                a.why href=(rule_at(reader, sitting, rule)) target="_blank"
                    title=(reader.word("kit-rule-of-the-moment")) aria-label=(reader.word("kit-rule-of-the-moment")) { "?" }
            }
        }
    }
}

/// When in the game an earlier moment is, and what is being told of it. The story says that line aloud.
pub fn occasion(reader: &Reader<'_>, sitting: &Sitting<'_>) -> Markup {
    let occasion = sitting.sight.occasion().map(|occasion| say(reader, sitting, &occasion));
    html! {
        p.ask.telling {
            @if let Some(occasion) = occasion { b { (occasion) } }
            @if let Some(line) = sitting.line { " " span aria-hidden="true" { (line) } }
        }
    }
}

/// What lies before a player, drawn large: to look at, with nothing to choose.
pub fn sheet(
    reader: &Reader<'_>,
    game: &dyn Shelved,
    people: &[Sitter],
    sight: &dyn Sight,
    seat: Seat,
) -> Option<Markup> {
    let names = Sitters(people);
    let scene = sight.sheet(seat, &Pen::new(reader.language, game.lexicon(), &names, &[]))?;
    let (width, height) = scene.size;
    Some(html! {
        h2 id="sheet-title" { (scene.label) }
        div.sheet-view {
            svg viewBox={ "0 0 " (width) " " (height) } role="group" aria-labelledby="sheet-title" { (scene.body) }
        }
    })
}

fn scene(reader: &Reader<'_>, scene: &Scene) -> Markup {
    let (width, height) = scene.size;
    let centre = scene.centre.map(|(x, y)| format!("{x} {y}"));
    // A scene is panned: what its frame cuts off is within reach.
    html! {
        svg.scene data-clip-ok viewBox={ "0 0 " (width) " " (height) } data-size={ (width) " " (height) } data-centre=[centre]
            data-mood=[scene.mood] role="group" aria-label=(scene.label) tabindex="0" { (scene.body) }
        @if !scene.places.is_empty() {
            nav.places aria-label=(reader.word("kit-places")) {
                @for place in &scene.places {
                    @let ((x, y), (width, height)) = (place.at, place.size);
                    button type="button" data-look={ (x) " " (y) " " (width) " " (height) } { (place.label) }
                }
            }
        }
    }
}

fn plate(plate: &Plate) -> Markup {
    html! {
        section.plate id={ "plate-" (plate.key) } {
            h2.plate-title { (plate.title) }
            (plate.body)
        }
    }
}
