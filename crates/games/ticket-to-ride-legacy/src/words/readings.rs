//! What is read aloud: the story, boxes, new rules and events, and the last reckoning.

use wording::{Arg, Phrase, Reading};

use super::nouns::{area, conductor, in_full, is_last_game, owner, postcard_back, postcard_title, text, tickets};
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
            front(*of, own, is_last_game(after))
        }
        Event::PostcardFulfilled { postcard: of, .. } => front(*of, true, is_last_game(after)),
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
fn front(of: Postcard, readable: bool, last_game: bool) -> Reading {
    let mut paragraphs = vec![text(texts::postcard(of).front)];
    paragraphs.extend(readable.then(|| postcard_back(of, last_game)));
    Reading { title: Phrase::new("reading-postcard").with("postcard", postcard_title(of)), paragraphs }
}

/// The vaults are opened: who has won, and every vault from first place to last.
fn reckoning(after: &View) -> Reading {
    let vaults = after.reckoning.as_deref().unwrap_or_default();
    let each = chronicle::in_order(vaults).into_iter();
    let each = each.map(|vault| chronicle::vault(vault, owner(after, vault.company)));
    let paragraphs = std::iter::once(story::reckoning(after)).chain(each).collect();
    Reading { title: Phrase::new("reading-reckoning"), paragraphs }
}
