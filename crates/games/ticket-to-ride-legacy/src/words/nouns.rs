//! What people and things are called.

use table::Seat;
use wording::{Arg, Phrase, Texts};

use super::texts;
use crate::action::Set;
use crate::cards::{Card, Pile, Symbol};
use crate::data::{StrandData, data};
use crate::ids::{Area, City, Color, Company, Conductor, EventCard, Postcard, Sticker, Strand, Ticket, Upgrade};
use crate::state::Laid;
use crate::view::{PlayerView, View};
use crate::vocabulary::Effect;

pub(crate) fn yes(condition: bool) -> Arg {
    Arg::Key(if condition { "yes" } else { "no" })
}

/// A message about so many of something.
pub(crate) fn counted(id: &'static str, count: impl Into<i64>) -> Phrase {
    Phrase::new(id).with("count", count.into())
}

pub(crate) fn number(number: impl Into<i64>) -> Phrase {
    Phrase::new("number").with("number", number.into())
}

pub(crate) fn dollars(sum: impl Into<i64>) -> Phrase {
    counted("dollars", sum)
}

/// A text of the box, as it is.
pub(crate) fn text(text: Texts) -> Phrase {
    Phrase::new("text").with("text", text)
}

pub(crate) fn who(seat: Seat) -> Phrase {
    Phrase::new("person").with("seat", seat)
}

/// Something that somebody does or has.
pub(crate) fn by(id: &'static str, seat: Seat) -> Phrase {
    Phrase::new(id).with("who", who(seat))
}

/// “a; b; c”.
pub(crate) fn series(parts: impl IntoIterator<Item = Phrase>) -> Phrase {
    let joined =
        parts.into_iter().reduce(|before, after| Phrase::new("series").with("before", before).with("after", after));
    joined.unwrap_or_else(|| Phrase::new("dash"))
}

/// “a, b, c”; a dash if there are none.
pub(crate) fn commas(parts: impl IntoIterator<Item = Phrase>) -> Phrase {
    let joined =
        parts.into_iter().reduce(|before, after| Phrase::new("commas").with("before", before).with("after", after));
    joined.unwrap_or_else(|| Phrase::new("dash"))
}

/// Several things, or a dash.
pub(crate) fn things(things: Vec<Phrase>) -> Phrase {
    Phrase::new("things").with("things", things)
}

/// Whether a rule is in force.
pub(crate) fn has(view: &View, sticker: Sticker) -> bool {
    view.rules.iter().any(|rule| rule.sticker == sticker)
}

/// Somebody of the table, by company.
pub(crate) fn seat_of(view: &View, company: Company) -> Option<Seat> {
    view.players.iter().position(|player| player.company == company).map(Seat::new)
}

pub(crate) fn player(view: &View, seat: Seat) -> &PlayerView {
    &view.players[seat.index()]
}

pub(crate) fn company(company: Company) -> Phrase {
    Phrase::new("company").with("name", Arg::Verbatim(texts::company(company).to_owned()))
}

/// A company, by who plays it at this table; by its name if it is absent.
pub(crate) fn owner(view: &View, of: Company) -> Phrase {
    seat_of(view, of).map_or_else(|| company(of), who)
}

/// A company with its colour.
pub(crate) fn company_in_full(of: Company) -> Phrase {
    Phrase::new("company-in-full").with("name", company(of)).with("color", color(Some(of.color())))
}

pub(crate) fn city(city: City) -> Phrase {
    let [name, genitive, locative, accusative] = texts::city(city);
    Phrase::new("city")
        .with("name", name)
        .with("gen", genitive)
        .with("loc", locative)
        .with("acc", accusative)
        .with("ze", yes(texts::takes_ze(city)))
}

pub(crate) fn cities(list: impl IntoIterator<Item = City>) -> Vec<Phrase> {
    list.into_iter().map(city).collect()
}

pub(crate) fn area(area: Area) -> Phrase {
    text(texts::area(area).0)
}

/// An event by its name.
pub(crate) fn event(event: EventCard) -> Phrase {
    Phrase::new("titled").with("title", texts::event(event).name)
}

/// An event with what it does.
pub(crate) fn event_in_full(event: EventCard) -> Phrase {
    in_full(texts::event(event))
}

/// A name, and what stands on the card.
pub(crate) fn in_full(card: texts::Titled) -> Phrase {
    Phrase::new("in-full").with("title", card.name).with("text", card.text)
}

pub(crate) fn sticker(sticker: Sticker) -> Phrase {
    Phrase::new("titled").with("title", texts::sticker(sticker).name)
}

pub(crate) fn upgrade(upgrade: Upgrade) -> Phrase {
    Phrase::new("titled").with("title", texts::upgrade(upgrade).name)
}

/// A conductor with what it does.
pub(crate) fn conductor(conductor: Conductor) -> Phrase {
    let card = texts::conductor(conductor);
    Phrase::new("conductor").with("name", card.name).with("text", card.text)
}

/// A postcard by its number and what is written on its front.
pub(crate) fn postcard(postcard: Postcard) -> Phrase {
    Phrase::new("postcard").with("number", postcard.number()).with("title", texts::postcard(postcard).title)
}

/// The same where it stands alone.
pub(crate) fn postcard_title(postcard: Postcard) -> Phrase {
    Phrase::new("postcard-title").with("number", postcard.number()).with("title", texts::postcard(postcard).title)
}

/// Its back: what it asks for, and what it brings.
pub(crate) fn postcard_back(postcard: Postcard, last_game: bool) -> Phrase {
    let back = texts::postcard(postcard).back;
    Phrase::new("postcard-back").with("back", back).with("reward", reward(postcard, last_game))
}

/// What a postcard brings: in the last game no upgrade, which could never be used (TTR-POST-13).
pub(crate) fn reward(postcard: Postcard, last_game: bool) -> Phrase {
    match last_game && brings_upgrade(postcard) {
        true => Phrase::new("reward-too-late").with("sum", data().numbers.reward_instead),
        false => text(texts::postcard(postcard).reward),
    }
}

pub(crate) fn brings_upgrade(postcard: Postcard) -> bool {
    data().postcards[postcard.index()].reward.iter().any(|effect| matches!(effect, Effect::UpgradeCompany { .. }))
}

/// Whether no game of the campaign comes after this one.
pub(crate) fn is_last_game(view: &View) -> bool {
    view.game == Some(data().numbers.games_in_campaign) && !view.free_play
}

/// The colour of a strand.
pub(crate) fn color(color: Option<Color>) -> Phrase {
    Phrase::new(format!("color-{}", color.map_or("grey", Color::name)))
}

/// The two cities of a strand.
pub(crate) fn ends(it: &StrandData) -> Phrase {
    Phrase::new("ends").with("a", city(it.a)).with("b", city(it.b))
}

/// A strand with its colour and length; strands of one colour side by side are told apart by their places.
pub(crate) fn strand(strand: Strand) -> Phrase {
    let it = data().strand(strand);
    Phrase::new("strand")
        .with("ends", ends(it))
        .with("color", color(it.color))
        .with("length", it.length)
        .with("lane", lane(strand))
}

/// Which of the strands of one colour side by side it is, from 1; 0 if there are no others.
pub(crate) fn lane(strand: Strand) -> usize {
    let it = data().strand(strand);
    let alike = data().groups[usize::from(it.group)].iter().filter(|other| data().strand(*other).color == it.color);
    let alike: Vec<Strand> = alike.collect();
    if alike.len() == 1 { 0 } else { alike.iter().position(|other| *other == strand).map_or(0, |place| place + 1) }
}

/// A ticket: its cities and its value.
pub(crate) fn ticket(ticket: Ticket) -> Phrase {
    let it = &data().tickets[ticket.index()];
    Phrase::new("ticket").with("a", city(it.a)).with("b", city(it.b)).with("value", it.value)
}

/// A ticket by its cities alone.
pub(crate) fn ticket_ends(ticket: Ticket) -> Phrase {
    let it = &data().tickets[ticket.index()];
    Phrase::new("ends").with("a", city(it.a)).with("b", city(it.b))
}

pub(crate) fn tickets(list: &[Ticket]) -> Vec<Phrase> {
    list.iter().map(|it| ticket(*it)).collect()
}

/// What a card shows that matters at this table (TTR-CAMP-17).
pub(crate) fn shown(view: &View, card: Card) -> Symbol {
    match card.symbol() {
        Symbol::Pickaxe if has(view, Sticker::Mine) => Symbol::Pickaxe,
        Symbol::Skull if has(view, Sticker::Robbery) => Symbol::Skull,
        _ => Symbol::Plain,
    }
}

/// What a card is called: its colour, or locomotive, or newspaper.
fn kind(card: Card) -> String {
    match card.color() {
        Some(color) => color.name().to_owned(),
        None => card.to_string(),
    }
}

/// A card with what it shows.
#[cfg(feature = "drawn")]
pub(crate) fn card_showing(card: Card, symbol: Symbol) -> Phrase {
    with_symbol(Phrase::new(format!("card-{}", kind(card))), symbol)
}

fn with_symbol(phrase: Phrase, symbol: Symbol) -> Phrase {
    match symbol {
        Symbol::Plain => phrase,
        _ => Phrase::new("with-symbol").with("card", phrase).with("symbol", Arg::Key(symbol.name())),
    }
}

/// “a red card”.
pub(crate) fn card(view: &View, card: Card) -> Phrase {
    with_symbol(Phrase::new(format!("card-{}", kind(card))), shown(view, card))
}

/// The same where another card of this colour could be meant, so that what it shows tells them apart, although it may
/// mean nothing yet.
pub(crate) fn card_among(view: &View, card: Card, others: impl IntoIterator<Item = Card>) -> Phrase {
    let alike = |other: Card| other != card && other.color() == card.color() && shown(view, other) == shown(view, card);
    let symbol = if others.into_iter().any(alike) { card.symbol() } else { shown(view, card) };
    with_symbol(Phrase::new(format!("card-{}", kind(card))), symbol)
}

/// “2 red cards”.
fn some(card: Card, symbol: Symbol, count: u8) -> Phrase {
    with_symbol(Phrase::new(format!("cards-{}", kind(card))).with("count", count), symbol)
}

/// Cards, sorted, with how many there are of each that looks different.
pub(crate) fn pile(view: &View, pile: &Pile) -> Vec<Phrase> {
    let mut kinds: Vec<(Card, Symbol, u8)> = Vec::new();
    for (card, count) in pile.iter() {
        let symbol = shown(view, card);
        let alike = |(other, as_shown, _): &&mut (Card, Symbol, u8)| kind(*other) == kind(card) && *as_shown == symbol;
        match kinds.iter_mut().find(alike) {
            Some((_, _, sum)) => *sum += count,
            None => kinds.push((card, symbol, count)),
        }
    }
    kinds.into_iter().map(|(card, symbol, count)| some(card, symbol, count)).collect()
}

/// Cards laid down.
pub(crate) fn laid(view: &View, laid: &Laid) -> Vec<Phrase> {
    pile(view, &laid.pile())
}

/// A set of so many cards.
pub(crate) fn set(view: &View, set: Set, count: u8) -> Vec<Phrase> {
    laid(view, &Laid::of(set, count))
}
