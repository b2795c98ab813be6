//! What is read aloud: the story, boxes, new rules and events, and the last reckoning.

use table::words::{Arg, Phrase, Reading};

use super::nouns::{area, conductor, in_full, postcard_back, postcard_title, text, tickets, who};
use super::{chronicle, story, texts};
use crate::event::Event;
use crate::ids::{Area, Conductor, EventCard, Postcard, Sticker, StoryCard};
use crate::view::View;

/// What is read when these eyes are told an event.
pub(super) fn of(event: &Event, after: &View) -> Option<Reading> {
    Some(match event {
        Event::StoryRead(card) => story_card(*card),
        Event::RuleAdded(sticker) => rule(*sticker),
        Event::AreaOpened(opened) => area_box(*opened),
        Event::ConductorBoxOpened => conductor_box(),
        Event::EventsAdded(added) => events(added),
        Event::TicketsAdded(added) => Reading { title: Phrase::new("reading-tickets"), paragraphs: tickets(added) },
        Event::PostcardTaken { seat, postcard: of } => {
            let own = after.seat == Some(*seat);
            front(*of, own)
        }
        Event::PostcardFulfilled { postcard: of, .. } => front(*of, true),
        Event::CampaignScored => reckoning(after),
        _ => return None,
    })
}

/// Side A, then side B (TTR-CAMP-10).
fn story_card(card: StoryCard) -> Reading {
    let (a, b) = texts::story(card);
    Reading { title: story_title(card), paragraphs: vec![text(a), text(b)] }
}

/// What a story card is called: its year and its place in it.
pub(super) fn story_title(card: StoryCard) -> Phrase {
    Phrase::new("reading-story").with("card", Arg::Verbatim(card.id().to_owned()))
}

fn rule(sticker: Sticker) -> Reading {
    let it = texts::sticker(sticker);
    let title = Phrase::new("reading-rule").with("place", story::place(sticker)).with("rule", text(it.name));
    Reading { title, paragraphs: vec![text(it.text)] }
}

/// The whole content of a box is public (TTR-CAMP-13).
fn area_box(opened: Area) -> Reading {
    let (read, contents) = texts::area_box(opened);
    let title = Phrase::new("reading-area").with("area", area(opened));
    Reading { title, paragraphs: vec![text(read), Phrase::new("reading-contents").with("contents", contents)] }
}

fn conductor_box() -> Reading {
    let names = Conductor::all().map(conductor);
    let paragraphs = std::iter::once(text(texts::conductor_box())).chain(names).collect();
    Reading { title: Phrase::new("reading-last-box"), paragraphs }
}

/// Before new events join the deck, they are read (TTR-CAMP-15).
fn events(added: &[EventCard]) -> Reading {
    let paragraphs = added.iter().map(|event| in_full(texts::event(*event))).collect();
    Reading { title: Phrase::new("reading-events").with("count", added.len()), paragraphs }
}

/// One side is for everybody; the other for its holder, until it is fulfilled.
fn front(of: Postcard, readable: bool) -> Reading {
    let mut paragraphs = vec![text(texts::postcard(of).front)];
    paragraphs.extend(readable.then(|| postcard_back(of)));
    Reading { title: Phrase::new("reading-postcard").with("postcard", postcard_title(of)), paragraphs }
}

/// The vaults are opened, from the last place to the first.
fn reckoning(after: &View) -> Reading {
    let vaults = after.reckoning.as_deref().unwrap_or_default();
    let mut lines: Vec<_> = vaults.iter().collect();
    lines.sort_by_key(|vault| std::cmp::Reverse(vault.place));
    let named = |company| super::nouns::seat_of(after, company).map(who);
    let paragraphs = lines.into_iter().map(|vault| chronicle::vault(vault, named(vault.company))).collect();
    Reading { title: Phrase::new("reading-reckoning"), paragraphs }
}
