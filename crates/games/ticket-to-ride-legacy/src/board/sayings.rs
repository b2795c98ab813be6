//! Labels, said once and remembered: a map has some hundreds, and there are not many different. Nothing that names a
//! person is among them, since people are called otherwise at every table.

use wording::{Label, Phrase};

use crate::cards::{Card, Symbol};
use crate::data::data;
use crate::ids::{Area, City, Color, Company, Conductor, EventCard, Postcard, Sticker, Strand, Ticket, Upgrade};
use crate::words::{nouns, texts};

/// How things stand with a strand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum State {
    /// Anybody may build it.
    Free,
    /// A company has built it.
    Built(Company),
    /// Nobody can build it any more.
    Closed,
}

/// A label.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Said {
    /// A message without variables.
    Word(&'static str),
    /// A number of something.
    Count(&'static str, i32),
    /// Two numbers.
    Counts(&'static str, i32, i32),
    /// A strand, and whose it is.
    Strand(Strand, State),
    /// The name of a city.
    City(City),
    /// Something at a city.
    AtCity(&'static str, City),
    /// The name of an area.
    Area(Area),
    /// A card, with what it shows if that matters.
    Card(Card, bool),
    /// One's own cards of a colour, or locomotives: how many, how many pickaxes, how many skulls.
    Stack(Option<Color>, u8, u8, u8),
    /// A ticket.
    Ticket(Ticket),
    /// A company.
    Company(Company),
    /// The name and the text of an event.
    Event(EventCard),
    EventName(EventCard),
    EventText(EventCard),
    /// A rule in force.
    Rule(Sticker),
    RuleName(Sticker),
    /// A conductor.
    Conductor(Conductor),
    ConductorName(Conductor),
    /// An upgrade.
    Upgrade(Upgrade),
    UpgradeName(Upgrade),
    /// A postcard's number and front.
    Postcard(Postcard),
    PostcardFront(Postcard),
    /// Its back, for those who may read it; whether this is the last game.
    PostcardBack(Postcard, bool),
}

impl Label for Said {
    fn phrase(self) -> Phrase {
        match self {
            Said::Word(id) => Phrase::new(id),
            Said::Count(id, count) => Phrase::new(id).with("count", count),
            Said::Counts(id, count, of) => Phrase::new(id).with("count", count).with("of", of),
            Said::Strand(strand, state) => match state {
                State::Free => nouns::strand(strand),
                State::Built(company) => Phrase::new("drawn-strand-built")
                    .with("strand", nouns::strand(strand))
                    .with("company", nouns::company(company)),
                State::Closed => Phrase::new("drawn-strand-closed").with("strand", nouns::strand(strand)),
            },
            Said::City(city) => nouns::city(city),
            Said::AtCity(id, city) => Phrase::new(id).with("city", nouns::city(city)),
            Said::Area(area) => nouns::area(area),
            Said::Card(card, matters) => {
                let symbol = if matters { card.symbol() } else { Symbol::Plain };
                nouns::card_showing(card, symbol)
            }
            Said::Stack(color, count, pickaxes, skulls) => Phrase::new("drawn-stack")
                .with("cards", Phrase::new(format!("cards-{}", color.map_or("loco", Color::name))).with("count", count))
                .with("pickaxes", pickaxes)
                .with("skulls", skulls),
            Said::Ticket(ticket) => nouns::ticket(ticket),
            Said::Company(company) => nouns::company(company),
            Said::Event(event) => nouns::event_in_full(event),
            Said::EventName(event) => nouns::text(texts::event(event).name),
            Said::EventText(event) => nouns::text(texts::event(event).text),
            Said::Rule(sticker) => nouns::in_full(texts::sticker(sticker)),
            Said::RuleName(sticker) => nouns::text(texts::sticker(sticker).name),
            Said::Conductor(conductor) => nouns::conductor(conductor),
            Said::ConductorName(conductor) => nouns::text(texts::conductor(conductor).name),
            Said::Upgrade(upgrade) => nouns::in_full(texts::upgrade(upgrade)),
            Said::UpgradeName(upgrade) => nouns::text(texts::upgrade(upgrade).name),
            Said::Postcard(postcard) => nouns::postcard_title(postcard),
            Said::PostcardFront(postcard) => nouns::text(texts::postcard(postcard).front),
            Said::PostcardBack(postcard, last_game) => nouns::postcard_back(postcard, last_game),
        }
    }
}

/// Which of the games of a campaign this is.
pub(super) fn games() -> i32 {
    i32::from(data().numbers.games_in_campaign)
}
