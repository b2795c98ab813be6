//! Who sits at the table, and what lies before each of them.

use drawing::{Markup, Panel, html};
use table::Seat;

use super::icon::{Icon, icon};
use super::regions::say;
use super::{Reader, Sitter, SitterKind, Sitting};

/// A frame for every seat, with what the game draws in it.
pub(super) fn panels(reader: &Reader<'_>, sitting: &Sitting<'_>, panels: &[Panel]) -> Markup {
    html! {
        @for (i, sitter) in sitting.people.iter().enumerate() {
            (panel(reader, sitting, Seat::new(i), sitter, panels.get(i)))
        }
    }
}

fn panel(reader: &Reader<'_>, sitting: &Sitting<'_>, seat: Seat, sitter: &Sitter, panel: Option<&Panel>) -> Markup {
    let persona = sitting.sight.persona(seat).map(|persona| say(reader, sitting, &persona));
    let mut class = String::from("seat");
    for (part, holds) in
        [("you", sitter.you), ("awaited", sitter.awaited), (panel.map_or("", |panel| panel.colour), true)]
    {
        if holds && !part.is_empty() {
            class.push(' ');
            class.push_str(part);
        }
    }
    html! {
        article class=(class) id={ "seat-" (seat.index()) } {
            header.seat-head {
                @if let Some(panel) = panel { span.emblem { (panel.emblem) } }
                div.who {
                    b.name { @if sitter.name.is_empty() { (reader.word("kit-nobody")) } @else { (sitter.name) } }
                    @if let Some(persona) = persona.filter(|persona| *persona != sitter.name) { span.persona { (persona) } }
                    (tags(reader, sitter))
                }
                span.pulse data-pulse=(seat.index()) data-kind=(kind(sitter)) data-own {}
                @if sitter.awaited {
                    span.awaits title=(reader.word("kit-awaited")) {
                        (icon(Icon::Hourglass)) span.unseen { (reader.word("kit-awaited")) }
                    }
                }
            }
            @if let Some(panel) = panel { div.seat-body { (panel.body) } }
        }
    }
}

/// Whose presence is worth a mark: other people's.
fn kind(sitter: &Sitter) -> &'static str {
    match sitter.kind {
        SitterKind::Person { .. } if sitter.you => "you",
        SitterKind::Person { .. } => "person",
        SitterKind::Bot(_) => "bot",
        SitterKind::Automaton => "automaton",
        SitterKind::Nobody => "nobody",
    }
}

/// Short words about a person: you, a bot of some level, who stands in, who has given up.
fn tags(reader: &Reader<'_>, sitter: &Sitter) -> Markup {
    let tag = |word: &'static str| html! { span.tag { (reader.word(word)) } };
    html! {
        @if sitter.you { (tag("kit-you")) }
        @match &sitter.kind {
            SitterKind::Bot(level) => {
                span.tag { (icon(Icon::Bot)) (reader.say(level)) }
            }
            SitterKind::Person { stand_in: true } => {
                span.tag title=(reader.word("kit-stand-in.help")) { (icon(Icon::Bot)) (reader.word("kit-stand-in")) }
            }
            SitterKind::Person { stand_in: false } | SitterKind::Automaton | SitterKind::Nobody => {}
        }
        @if sitter.conceded { (tag("kit-conceded")) }
        @if sitter.agrees { (tag("kit-agrees")) }
    }
}
