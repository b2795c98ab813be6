//! The parts of a table page that change with the game.

use shelf::{Shelved, Sight};
use table::drawn::{Choosable, Drawing, Markup, Pen, Plate, Scene, html};
use table::words::Phrase;
use table::{RuleId, Seat};

use super::icon::{Icon, icon};
use super::{Choice, Finality, Reader, Regions, Sitter, Sitters, Sitting, controls, end, people, worded};
use crate::journal::Stage;

/// Every part of the table that these eyes see, drawn or in words as the reader likes it. A part that
/// has nothing to show now is empty, so that a page never keeps what is gone.
pub fn regions(reader: &Reader<'_>, sitting: &Sitting<'_>) -> Regions {
    let drawing = if reader.in_words() { None } else { draw(reader, sitting) };
    let mut regions = Regions::from([
        ("prompt", prompt(reader, sitting).into_string()),
        ("options", options(reader, sitting).into_string()),
        ("controls", controls::controls(reader, sitting).into_string()),
        ("menu", controls::menu(reader, sitting).into_string()),
        ("end", end::end(reader, sitting).into_string()),
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

fn draw(reader: &Reader<'_>, sitting: &Sitting<'_>) -> Option<Drawing> {
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
    let held = sitting.controls.draft.is_some() && !sitting.past;
    let rule = sitting.sight.rule().filter(|_| !held);
    html! {
        p.ask {
            @if sitting.controls.stage == Stage::Paused { strong { (reader.word("kit-paused")) " " } }
            @if held { (reader.word("kit-held")) } @else { (say(reader, sitting, &sitting.sight.prompt())) }
            @if let Some(rule) = rule {
                " "
                a.why href={ (reader.to("/rules/")) (sitting.game.name()) "#" (rule) } target="_blank"
                    title=(reader.word("kit-rule-of-the-moment")) aria-label=(reader.word("kit-rule-of-the-moment")) { "?" }
            }
        }
    }
}

/// What can be chosen, in order, with the key that chooses it; or what was chosen and waits to be confirmed.
fn options(reader: &Reader<'_>, sitting: &Sitting<'_>) -> Markup {
    if sitting.past {
        return html! {};
    }
    html! {
        @if let Some(draft) = &sitting.controls.draft { (controls::confirm(reader, sitting, draft)) }
        @if !sitting.options.is_empty() {
            ol.options aria-label=(reader.word("kit-options")) {
                @for choice in sitting.options { li { (option(reader, sitting, choice)) } }
            }
        }
        @if reader.in_words() || !sitting.game.is_drawn() { (refusals(reader, sitting)) }
    }
}

/// Where there is no board to try things on, the list says what cannot be done and why.
fn refusals(reader: &Reader<'_>, sitting: &Sitting<'_>) -> Markup {
    let mut reasons: Vec<(String, RuleId)> = Vec::new();
    for vain in sitting.vain {
        let reason = (say(reader, sitting, &sitting.game.refusal(&vain.refusal)), vain.refusal.rule);
        if !reasons.contains(&reason) {
            reasons.push(reason);
        }
    }
    html! {
        @if !reasons.is_empty() {
            details.refusals id="refusals" {
                summary { (reader.word("kit-refusals")) }
                ul {
                    @for (why, rule) in reasons {
                        li {
                            (why) " "
                            a href={ (reader.to("/rules/")) (sitting.game.name()) "#" (rule) } target="_blank" { (reader.word("page-rule")) }
                        }
                    }
                }
            }
        }
    }
}

fn option(reader: &Reader<'_>, sitting: &Sitting<'_>, choice: &Choice) -> Markup {
    let keys: Vec<&str> = choice.keys.iter().map(|key| key.as_str()).collect();
    let (mark, words) = match choice.finality {
        Finality::Free => (Icon::Undo, "kit-finality-free"),
        Finality::Held => (Icon::Hourglass, "kit-finality-held"),
        Finality::Final => (Icon::Lock, "kit-finality-final"),
    };
    let finality = reader.word(words);
    html! {
        button.option type="button" data-number=(choice.number) data-notation=(choice.notation)
            data-keys=(keys.join(" ")) data-finality=(choice.finality.key()) {
            // Keys reach from 1 to 9; what comes after is reached by the arrows.
            @if choice.number <= 9 { kbd { (choice.number) } } @else { span.no-key {} }
            span.words { (say(reader, sitting, &choice.words)) }
            span.finality title=(finality) { (icon(mark)) span.unseen { (finality) } }
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

impl Finality {
    /// Its name in a page.
    pub const fn key(self) -> &'static str {
        match self {
            Finality::Free => "free",
            Finality::Held => "held",
            Finality::Final => "final",
        }
    }
}
