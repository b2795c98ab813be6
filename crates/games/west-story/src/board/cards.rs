//! The faces of cards: picture, symbols, what they produce and cost.

use std::sync::LazyLock;

use drawing::{Markup, html};

use super::layout::{Area, round};
use super::put;
use crate::data::{
    Card, CardFacts, Cost, DECKS, Gain, KINDS, Kind, Level, Need, PLACES, Premium, Section, Sort, Special, Symbol,
};

/// A part of a line of small pictures and numbers.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Piece {
    /// A picture.
    Icon(&'static str),
    /// A number.
    Number(u16),
    /// What is taken off: the minus and its number are one text, which stays together where there is little room.
    Off(u16),
    /// A sign between them.
    Sign(&'static str),
}

impl Piece {
    /// How wide it is, in heights of the line.
    fn width(self) -> f32 {
        match self {
            Piece::Icon(_) => 1.02,
            Piece::Number(number) => 0.6 * if number > 9 { 2.0 } else { 1.0 },
            Piece::Off(number) => 0.42 + Piece::Number(number).width(),
            Piece::Sign(sign) => 0.42 * sign.chars().count() as f32,
        }
    }
}

/// The smallest numbers of the scene, in its units, and of the hand.
pub(super) const IN_SCENE: f32 = 16.8;
pub(super) const IN_HAND: f32 = 13.0;

/// Pieces in a line in the middle of a box, smaller if they must be; numbers and signs are never smaller than can be read.
pub(super) fn line(pieces: &[Piece], area: Area, least: f32) -> Markup {
    let all: f32 = pieces.iter().map(|piece| piece.width()).sum();
    let size = area.h.min(area.w / all.max(0.1));
    let mut x = area.x + (area.w - all * size) / 2.0;
    let top = area.y + (area.h - size) / 2.0;
    let base = round(top + size * 0.79);
    let placed = pieces.iter().map(|&piece| {
        let (at, width) = (x, piece.width() * size);
        x += width;
        (piece, at, round(at + width / 2.0))
    });
    html! {
        @for (piece, at, middle) in placed {
            @match piece {
                Piece::Icon(symbol) => (put(symbol, Area::new(at, top, size, size))),
                Piece::Number(number) => text class="ws-n" x=(middle) y=(base) font-size=(round((size * 0.86).max(least))) { (number) },
                Piece::Off(number) => text class="ws-n" x=(middle) y=(base) font-size=(round((size * 0.86).max(least))) { "−" (number) },
                Piece::Sign(sign) if sign.trim().is_empty() => {},
                Piece::Sign(sign) => text class="ws-n" x=(middle) y=(base) font-size=(round((size * 0.78).max(least))) { (sign) },
            }
        }
    }
}

pub(super) const fn symbol(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Cactus => "ws-s-cactus",
        Symbol::Horseshoe => "ws-s-horseshoe",
        Symbol::Boot => "ws-s-boot",
        Symbol::Revolver => "ws-s-revolver",
        Symbol::Gold => "ws-s-gold",
        Symbol::Joker => "ws-s-joker",
    }
}

/// What a business field asks for.
pub(super) const fn need(need: Need) -> &'static str {
    match need {
        Need::Cactus => "ws-s-cactus",
        Need::Horseshoe => "ws-s-horseshoe",
        Need::Boot => "ws-s-boot",
        Need::Revolver => "ws-s-revolver",
        Need::Gold => "ws-s-gold",
        Need::Any => "ws-s-joker",
        Need::Building => "ws-roof",
        Need::Animal => "ws-paw",
    }
}

/// What a business field gives.
pub(super) const fn premium(premium: Premium) -> Option<&'static str> {
    match premium {
        Premium::Nothing => None,
        Premium::Coin => Some("ws-coin"),
        Premium::Cow => Some("ws-cow"),
        Premium::Point => Some("ws-point"),
    }
}

/// The pictures of all kinds that are not printed.
static PORTRAITS: LazyLock<[String; KINDS]> = LazyLock::new(|| Kind::ALL.map(|kind| format!("ws-k-{kind}")));

/// The picture of a kind that is not printed.
pub(super) fn portrait(kind: Kind) -> &'static str {
    &PORTRAITS[kind.index()]
}

/// The picture of a card.
pub(super) fn picture(card: Card, facts: &CardFacts) -> &'static str {
    match facts.kind {
        Kind::Printed => printed(facts.production[0], card),
        kind => portrait(kind),
    }
}

/// What a printed card shows: the thing that it brings.
fn printed(section: Section, card: Card) -> &'static str {
    match section {
        Section::Choose(..) => "ws-k-printed-choice",
        Section::Gain(gain) if gain.cows > 0 => "ws-k-printed-cow",
        Section::Gain(gain) if gain.hats > 0 && gain.coins > 0 => "ws-k-printed-mixed",
        Section::Gain(gain) if gain.hats > 0 => "ws-k-printed-hats",
        _ => {
            debug_assert!(card.index() >= DECKS && (card.index() - DECKS) / PLACES < 4, "a printed card");
            "ws-k-printed-coins"
        }
    }
}

/// So many of each thing.
pub(super) fn amounts(hats: u8, coins: u16, cows: u8, points: u8) -> Vec<Piece> {
    let all =
        [("ws-hat", u16::from(hats)), ("ws-coin", coins), ("ws-cow", u16::from(cows)), ("ws-point", u16::from(points))];
    let there = all.into_iter().filter(|(_, count)| *count > 0);
    there.flat_map(|(symbol, count)| [Piece::Number(count), Piece::Icon(symbol)]).collect()
}

fn gain(gain: Gain) -> Vec<Piece> {
    amounts(gain.hats, gain.coins.into(), gain.cows, gain.points)
}

/// A price as it is printed.
pub(super) fn cost(cost: Cost) -> Vec<Piece> {
    amounts(cost.hats, cost.coins.into(), 0, 0)
}

/// What a section produces, in pictures.
pub(super) fn section(section: Section) -> Vec<Piece> {
    use Piece::{Icon, Number, Sign};
    match section {
        Section::Empty => Vec::new(),
        Section::Gain(what) => gain(what),
        Section::Choose(one, other) => {
            let mut all = gain(one);
            all.push(Sign("/"));
            all.extend(gain(other));
            all
        }
        Section::Pay(hats, what) => {
            let mut all = vec![Number(hats.into()), Icon("ws-hat"), Sign("›")];
            all.extend(gain(what));
            all
        }
        Section::Special(special) => match special {
            Special::PointsByCoins => vec![Icon("ws-point"), Sign(":"), Number(2), Icon("ws-coin")],
            Special::PointsByAnimals => vec![Icon("ws-point"), Sign("×"), Icon("ws-paw")],
            Special::CoinsByDice => vec![Icon("ws-coin"), Sign("×"), Icon("ws-die-y-3"), Sign("−"), Icon("ws-die-g-5")],
            Special::HatsByBuildings => vec![Icon("ws-hat"), Sign("×"), Icon("ws-roof")],
            Special::PointsByRegions => vec![Icon("ws-point"), Sign("×"), Icon("ws-away")],
            Special::HatsByCities => vec![Icon("ws-hat"), Sign("×"), Icon("ws-a-business")],
            Special::CoinsByBandits => vec![Icon("ws-coin"), Sign("×"), Icon("ws-a-jail")],
            Special::GoldMine => vec![Number(4), Icon("ws-coin"), Sign("›"), Icon("ws-cow")],
        },
    }
}

/// All that a card produces.
pub(super) fn production(facts: &CardFacts) -> Vec<Piece> {
    let [one, two] = facts.production;
    let mut all = section(one);
    if two != Section::Empty {
        all.push(Piece::Sign(" "));
        all.extend(section(two));
    }
    all
}

/// The shape of a card's upper edge.
const fn frame(sort: Sort) -> &'static str {
    match sort {
        Sort::Plain => "ws-f-plain",
        Sort::Building => "ws-f-building",
        Sort::Animal => "ws-f-animal",
    }
}

/// The shape of a card in the hand.
pub(super) const fn small_frame(sort: Sort) -> &'static str {
    match sort {
        Sort::Plain => "ws-t-plain",
        Sort::Building => "ws-t-building",
        Sort::Animal => "ws-t-animal",
    }
}

/// Nails in the head of a card: its level.
const fn nails(level: Level) -> usize {
    match level {
        Level::I => 1,
        Level::II => 2,
        Level::III => 3,
        Level::Start | Level::Printed => 0,
    }
}

/// So many letters go into a line of a card.
const LINE: usize = 11;
/// How long a line may be.
const WIDE: f32 = 94.0;

/// A name in a line, or in two.
fn name(text: &str) -> Markup {
    let lines = in_lines(text);
    let fitted = |line: &str| (reach(line, IN_SCENE) > WIDE).then_some(WIDE);
    let top = if lines.len() == 1 { 85.0 } else { 77.0 };
    html! {
        @for (number, line) in lines.iter().enumerate() {
            text class="ws-cn" x="51" y=(top + 16.5 * number as f32) textLength=[fitted(line)] lengthAdjust=[fitted(line).map(|_| "spacingAndGlyphs")] { (line) }
        }
    }
}

/// How long bold words of a size get at most, whatever typeface the screen has.
pub(super) fn reach(text: &str, size: f32) -> f32 {
    let letter = |letter: char| match letter {
        'i' | 'j' | 'l' | 't' | 'f' | 'ł' | ' ' | '.' | ',' | '’' | '\'' => 0.44,
        'm' | 'w' | 'M' | 'W' => 1.05,
        letter if letter.is_uppercase() => 0.84,
        _ => 0.68,
    };
    text.chars().map(letter).sum::<f32>() * size
}

/// Long names are broken at the space nearest to their middle.
fn in_lines(text: &str) -> Vec<&str> {
    let length = text.chars().count();
    if length <= LINE {
        return vec![text];
    }
    let middle = text.len() / 2;
    match text.match_indices(' ').map(|(at, _)| at).min_by_key(|at| at.abs_diff(middle)) {
        Some(at) => vec![&text[..at], &text[at + 1..]],
        None => vec![text],
    }
}

/// The face of a card in a box of 102 by 140, without its price.
pub(super) fn face(card: Card, facts: &CardFacts, called: &str) -> Markup {
    html! {
        (put(picture(card, facts), Area::new(4.0, 14.0, 94.0, 50.0)))
        (put(frame(facts.sort), Area::new(0.0, 0.0, 102.0, 140.0)))
        @for nail in 0..nails(facts.level) {
            circle class="ws-nail" cx=(51.0 + 8.0 * (nail as f32 - (nails(facts.level) as f32 - 1.0) / 2.0)) cy="11" r="2.6" {}
        }
        (symbols(facts, (3.0, 9.0), 27.0))
        @if facts.points > 0 {
            (put("ws-point", Area::new(69.0, 7.0, 31.0, 31.0)))
            text class="ws-pn" x="84.5" y="29" { (facts.points) }
        }
        (name(called))
        (line(&production(facts), Area::new(5.0, 97.0, if facts.ability.is_some() { 72.0 } else { 92.0 }, 19.0), IN_SCENE))
        @if facts.ability.is_some() { (put("ws-anvil", Area::new(79.0, 97.0, 19.0, 19.0))) }
    }
}

/// A card of any size that has no room for its name: picture, symbols, production and price.
pub(super) fn compact(card: Card, facts: &CardFacts, (w, h): (f32, f32)) -> Markup {
    let part = |of: f32| round(h * of / 140.0);
    html! {
        (put(picture(card, facts), Area::new(3.0, part(14.0), w - 6.0, part(52.0))))
        (put(frame(facts.sort), Area::new(0.0, 0.0, w, h)))
        (symbols(facts, (3.0, part(9.0)), 25.0))
        @if facts.points > 0 {
            (put("ws-point", Area::new(w - 31.0, part(7.0), 29.0, 29.0)))
            text class="ws-pn" x=(w - 16.5) y=(part(7.0) + 20.5) { (facts.points) }
        }
        (line(&production(facts), Area::new(4.0, part(72.0), w - 8.0, part(34.0).min(24.0)), IN_SCENE))
        (line(&cost(facts.cost), Area::new(4.0, part(117.0), w - 8.0, part(21.0)), IN_SCENE))
    }
}

/// The symbols of a card, side by side.
pub(super) fn symbols(facts: &CardFacts, (x, y): (f32, f32), size: f32) -> Markup {
    html! {
        @for (number, of) in facts.symbols.into_iter().flatten().enumerate() {
            (put(symbol(of), Area::new(x + size * 0.96 * number as f32, y, size, size)))
        }
    }
}
