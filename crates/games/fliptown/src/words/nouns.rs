//! The things that sentences are about: who, which card, which space.

use table::Seat;
use wording::{Arg, Phrase};

use crate::cards::Card;
use crate::data::{Building, Character, Cowbot, Hand, Item, Objective, Region};
use crate::space::Space;
use crate::view::View;

/// A yes or no to select by.
pub(crate) fn yes(flag: bool) -> Arg {
    Arg::Key(if flag { "yes" } else { "no" })
}

pub(crate) fn number(number: u16) -> Arg {
    Arg::Number(number.into())
}

/// The person on a seat, by name.
pub(super) fn person(seat: Seat) -> Phrase {
    Phrase::new("person").with("seat", seat)
}

/// A sentence whose subject `$who` is the person on a seat.
pub(super) fn by(id: &'static str, seat: Seat) -> Phrase {
    Phrase::new(id).with("who", person(seat))
}

/// The cowbot, if it is the one on this seat.
pub(super) fn rival(view: &View, seat: Seat) -> Option<Phrase> {
    let cowbot = view.cowbot.as_ref().filter(|_| seat.index() == view.players.len())?;
    Some(self::cowbot(cowbot.cowbot))
}

/// Whoever sits there: a person or the cowbot.
pub(super) fn opponent(view: &View, seat: Seat) -> Phrase {
    rival(view, seat).unwrap_or_else(|| person(seat))
}

pub(crate) fn character(who: Character) -> Phrase {
    Phrase::new(format!("character-{who}"))
}

pub(crate) fn cowbot(who: Cowbot) -> Phrase {
    Phrase::new(format!("cowbot-{who}"))
}

pub(crate) fn region(region: Region) -> Phrase {
    Phrase::new(format!("region-{region}"))
}

pub(super) fn building(building: Building) -> Phrase {
    Phrase::new(format!("building-{building}"))
}

pub(crate) fn item(item: Item) -> Phrase {
    Phrase::new(format!("item-{item}"))
}

pub(crate) fn hand(hand: Hand) -> Phrase {
    Phrase::new(format!("hand-{hand}"))
}

pub(crate) fn objective(objective: Objective) -> Phrase {
    Phrase::new(format!("objective-{objective}"))
}

/// A value as it is printed on cards and spaces.
pub(crate) const fn value_name(value: u8) -> &'static str {
    const NAMES: [&str; 13] = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
    NAMES[(value as usize + 12) % 13]
}

pub(crate) fn value(value: u8) -> Arg {
    Arg::Verbatim(value_name(value).to_owned())
}

pub(crate) fn card(card: Card) -> Phrase {
    Phrase::new("card").with("value", value(card.value())).with("suit", Arg::Key(card.suit().name()))
}

pub(super) fn cards<'a>(all: impl IntoIterator<Item = &'a Card>) -> Vec<Phrase> {
    all.into_iter().map(|&one| card(one)).collect()
}

/// A space as a noun: a stop, a target, a chamber, a building, a tombstone.
pub(crate) fn space(space: Space) -> Phrase {
    match (space.region(), space.value()) {
        (Region::Trail, Some(printed)) => Phrase::new("space-stop").with("value", value(printed)),
        (Region::Badlands, Some(printed)) => {
            let kind = space.as_target().map_or("target", |kind| kind.name());
            Phrase::new("space-target").with("kind", Arg::Key(kind)).with("value", value(printed))
        }
        (Region::Mine, _) => chamber(space.number()),
        (Region::Cemetery, _) => grave(space.number()),
        _ => space.as_building().map_or_else(|| region(space.region()), building),
    }
}

/// A building in a sentence, without its capital.
fn named(building: Building) -> Phrase {
    Phrase::new(format!("building-{building}.name"))
}

pub(super) fn buildings<'a>(all: impl IntoIterator<Item = &'a Building>) -> Vec<Phrase> {
    all.into_iter().map(|&one| named(one)).collect()
}

/// Several spaces in a sentence.
pub(super) fn spaces<'a>(all: impl IntoIterator<Item = &'a Space>) -> Vec<Phrase> {
    all.into_iter().map(|&one| one.as_building().map_or_else(|| space(one), named)).collect()
}

/// Stops by their values alone.
pub(super) fn stops<'a>(all: impl IntoIterator<Item = &'a Space>) -> Vec<Phrase> {
    let printed = all.into_iter().filter_map(|stop| stop.value());
    printed.map(|printed| Phrase::new("value").with("value", value(printed))).collect()
}

/// The level of a chamber, and its place on it.
const CHAMBERS: [(u8, &str); 14] = [
    (1, "left"),
    (1, "right"),
    (2, "left"),
    (2, "middle"),
    (2, "right"),
    (3, "first"),
    (3, "second"),
    (3, "third"),
    (3, "fourth"),
    (4, "first"),
    (4, "second"),
    (4, "third"),
    (4, "fourth"),
    (4, "fifth"),
];

pub(super) fn chamber(number: u8) -> Phrase {
    let (level, place) = CHAMBERS[usize::from(number) % CHAMBERS.len()];
    Phrase::new("space-chamber").with("level", level).with("place", Arg::Key(place))
}

/// Where a tombstone stands, row by row.
const GRAVES: [&str; 9] = ["tl", "tm", "tr", "ml", "c", "mr", "bl", "bm", "br"];

pub(super) fn grave(number: u8) -> Phrase {
    Phrase::new("space-grave").with("place", Arg::Key(GRAVES[usize::from(number) % GRAVES.len()]))
}

/// Fields of the land office, counted from 1, row by row.
pub(super) fn fields<'a>(cells: impl IntoIterator<Item = &'a u8>) -> Vec<Phrase> {
    cells.into_iter().map(|cell| Phrase::new("field").with("number", cell + 1)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_named_as_on_cards() {
        let names: Vec<&str> = (1..=13).map(value_name).collect();
        assert_eq!(names.join(" "), "A 2 3 4 5 6 7 8 9 10 J Q K");
    }
}
