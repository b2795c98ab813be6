//! Pictures to the story: one for the opening of each chapter and one for each box. They are no symbols, which are the same
//! on every page: a picture comes with the card that is read, once it is read.

use drawing::{Markup, PreEscaped};

use crate::event::Event;
use crate::ids::{Area, StoryCard};

/// The picture to what is read when an event is told.
pub(super) fn of(event: &Event) -> Option<Markup> {
    let picture = match event {
        Event::StoryRead(card) => chapter(*card),
        Event::AreaOpened(area) => area_box(*area),
        Event::ConductorBoxOpened => Some(include_str!("art/story/conductors.svg")),
        _ => None,
    };
    picture.map(|picture| PreEscaped(picture.trim_end().to_owned()))
}

/// The first card of a year opens its chapter.
fn chapter(card: StoryCard) -> Option<&'static str> {
    Some(match card.id() {
        "1865-01" => include_str!("art/story/1865.svg"),
        "1867-01" => include_str!("art/story/1867.svg"),
        "1869-01" => include_str!("art/story/1869.svg"),
        "1871-01" => include_str!("art/story/1871.svg"),
        "1873-01" => include_str!("art/story/1873.svg"),
        "1875-01" => include_str!("art/story/1875.svg"),
        "1877-01" => include_str!("art/story/1877.svg"),
        "1879-01" => include_str!("art/story/1879.svg"),
        "1881-01" => include_str!("art/story/1881.svg"),
        "1883-01" => include_str!("art/story/1883.svg"),
        "1885-01" => include_str!("art/story/1885.svg"),
        "1887-01" => include_str!("art/story/1887.svg"),
        "1888-01" => include_str!("art/story/1888.svg"),
        _ => return None,
    })
}

fn area_box(area: Area) -> Option<&'static str> {
    Some(match area.id() {
        "FL" => include_str!("art/story/fl.svg"),
        "GP" => include_str!("art/story/gp.svg"),
        "OR" => include_str!("art/story/or.svg"),
        "BL" => include_str!("art/story/bl.svg"),
        "HD" => include_str!("art/story/hd.svg"),
        "NM" => include_str!("art/story/nm.svg"),
        "CF" => include_str!("art/story/cf.svg"),
        "PN" => include_str!("art/story/pn.svg"),
        _ => return None,
    })
}
