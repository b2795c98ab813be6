//! Signs: every action as a picture made of a few icons and numbers, in three sizes.
//!
//! *Tall* ones stand on neutral buildings and on the signboard, *broad* ones share a cell with their alternative, and
//! *small* ones fit on a private building.

use std::fmt::Write as _;

use crate::data::buildings::{Neutral, Number, Side};
use crate::data::cattle::Breed;
use crate::data::tiles::{Hand, Worker};
use crate::effect::{Amount, Effect, Operation, Price, Ware};

/// What stands under or beside the main icon of a sign.
#[derive(Clone, PartialEq, Eq)]
enum Part {
    /// So much, or so far.
    Text(String),
    /// Dollars that one gets.
    Coin(u8),
    /// Dollars that one pays.
    Cost(u8),
    /// Certificates.
    Certificates(u8),
    /// Something that decides how many, or something else that one gets.
    Icon(&'static str),
}

struct Sign {
    icon: &'static str,
    /// Letters over the icon: those of a breed, or a number on a coin.
    over: Option<String>,
    /// Whether the thing of the icon is given away.
    given: bool,
    parts: Vec<Part>,
}

impl Sign {
    fn new(icon: &'static str, parts: impl IntoIterator<Item = Part>) -> Self {
        Sign { icon, over: None, given: false, parts: parts.into_iter().collect() }
    }
}

/// The head of a breed.
pub(super) const fn head(breed: Breed) -> &'static str {
    match breed {
        Breed::Criollo => "gw-h-criollo",
        Breed::SantaGertrudis => "gw-h-santa-gertrudis",
        Breed::Pineywoods => "gw-h-pineywoods",
        Breed::Galloway => "gw-h-galloway",
        Breed::Longhorn => "gw-h-longhorn",
        Breed::RedPoll => "gw-h-red-poll",
        Breed::BlackAngus => "gw-h-black-angus",
        Breed::Shorthorn => "gw-h-shorthorn",
        Breed::Hereford => "gw-h-hereford",
        Breed::Simmental => "gw-h-simmental",
    }
}

/// Two letters that tell a breed apart without colour.
pub(super) const fn letters(breed: Breed) -> &'static str {
    match breed {
        Breed::Criollo => "Cr",
        Breed::SantaGertrudis => "SG",
        Breed::Pineywoods => "Pi",
        Breed::Galloway => "Ga",
        Breed::Longhorn => "Lo",
        Breed::RedPoll => "RP",
        Breed::BlackAngus => "BA",
        Breed::Shorthorn => "Sh",
        Breed::Hereford => "He",
        Breed::Simmental => "Si",
    }
}

/// The plate of a worker.
pub(super) const fn worker(worker: Worker) -> &'static str {
    match worker {
        Worker::Cowboy => "gw-cowboy",
        Worker::Craftsman => "gw-craftsman",
        Worker::Engineer => "gw-engineer",
    }
}

/// The hands of a tile, from left to right.
pub(super) const fn hands(hand: Hand) -> &'static [&'static str] {
    match hand {
        Hand::None => &[],
        Hand::Green => &["gw-palm"],
        Hand::Black => &["gw-fist"],
        Hand::Both => &["gw-palm", "gw-fist"],
    }
}

/// What decides how many.
fn by(amount: Amount) -> Part {
    match amount {
        Amount::Fixed(count) => Part::Text(count.to_string()),
        Amount::Workers(kind) => Part::Icon(worker(kind)),
        Amount::Woods => Part::Icon("gw-i-pine"),
        Amount::Hazards => Part::Icon("gw-i-hazard"),
        Amount::Stations => Part::Icon("gw-i-station"),
    }
}

fn sign(effect: Effect) -> Sign {
    let text = |words: String| Part::Text(words);
    match effect.operation() {
        Operation::Hire(0) => Sign::new("gw-i-hire", []),
        Operation::Hire(change @ 1..) => Sign::new("gw-i-hire", [text(format!("+${change}"))]),
        Operation::Hire(change) => Sign::new("gw-i-hire", [text(format!("−${}", change.unsigned_abs()))]),
        Operation::Build(rate) => Sign::new("gw-i-build", [Part::Cost(rate), Part::Icon("gw-craftsman")]),
        Operation::Buy => Sign::new("gw-i-buy", []),
        Operation::Objective => Sign::new("gw-i-goal", []),
        Operation::Bandit => Sign::new("gw-i-bandit", []),
        Operation::Hazard(0) => Sign::new("gw-i-hazard", []),
        Operation::Hazard(price) => Sign::new("gw-i-hazard", [Part::Cost(price)]),
        Operation::Engine(0, amount) => Sign::new("gw-i-engine", [by(amount)]),
        Operation::Engine(price, amount) => Sign::new("gw-i-engine", [by(amount), Part::Cost(price)]),
        Operation::EngineBack(gain) => Sign::new("gw-i-back", [text("1".to_owned()), Part::Coin(gain)]),
        Operation::Auxiliary => Sign::new("gw-i-aux", []),
        Operation::Forward(most) => Sign::new("gw-i-step", [text(most.to_string())]),
        Operation::FreeMove(most) => Sign::new("gw-i-free", [text(most.to_string())]),
        Operation::Certificates(count) => Sign::new("gw-i-cert", [text(count.to_string())]),
        Operation::CertificatesToLimit => Sign::new("gw-i-cert", [Part::Icon("gw-i-limit")]),
        Operation::BanditPairs => Sign::new("gw-i-bandits", [Part::Certificates(2), Part::Coin(2)]),
        Operation::Gain(each, Amount::Fixed(count)) => {
            Sign { over: Some((each * count).to_string()), ..Sign::new("gw-i-coin", []) }
        }
        Operation::Gain(each, amount) => Sign { over: Some(each.to_string()), ..Sign::new("gw-i-coin", [by(amount)]) },
        Operation::Token => Sign::new("gw-i-token", []),
        Operation::Draw(amount) => Sign::new("gw-i-draw", [by(amount)]),
        Operation::Deliver => Sign::new("gw-i-deliver", []),
        Operation::Upgrade => Sign::new("gw-i-station", []),
        Operation::Copy => Sign::new("gw-i-copy", []),
        Operation::Trade(ware, price) => trade(ware, price),
    }
}

fn trade(ware: Ware, price: Price) -> Sign {
    let mut parts = Vec::new();
    if price.certificates > 0 {
        parts.push(Part::Certificates(price.certificates));
    }
    if price.dollars > 0 {
        parts.push(Part::Coin(price.dollars));
    }
    if price.engine > 0 {
        parts.extend([Part::Icon("gw-i-engine"), Part::Text(price.engine.to_string())]);
    }
    if price.objective {
        parts.push(Part::Icon("gw-i-goal"));
    }
    let (icon, over) = match ware {
        Ware::Breed(breed) => (head(breed), Some(letters(breed).to_owned())),
        Ware::Pair => ("gw-i-pair", None),
        Ware::Value3 => ("gw-i-value3", None),
        Ware::Cattle => ("gw-i-anycow", None),
        Ware::Objective => ("gw-i-goal", None),
    };
    Sign { icon, over, given: true, parts }
}

fn place(out: &mut String, icon: &str, x: f32, y: f32, size: f32) {
    let _ = write!(out, r##"<use href="#{icon}" x="{x}" y="{y}" width="{size}" height="{size}"/>"##);
}

fn letter(out: &mut String, class: &str, x: f32, y: f32, words: &str) {
    let _ = write!(out, r#"<text class="{class}" x="{x}" y="{y}">{words}</text>"#);
}

/// Words that are as wide as their cell allows.
fn squeezed(out: &mut String, x: f32, y: f32, words: &str, room: f32) {
    let _ = write!(
        out,
        r#"<text class="gw-num" x="{x}" y="{y}" textLength="{room}" lengthAdjust="spacingAndGlyphs">{words}</text>"#
    );
}

/// A part around a point.
fn part(out: &mut String, part: &Part, x: f32, y: f32, size: f32) {
    let half = size / 2.0;
    match part {
        Part::Text(words) if words.chars().count() > 2 => squeezed(out, x, y + 7.0, words, 27.0),
        Part::Text(words) => letter(out, "gw-big", x, y + 7.0, words),
        Part::Coin(dollars) => {
            place(out, "gw-i-coin", x - half, y - half, size);
            letter(out, "gw-num", x, y + 5.8, &dollars.to_string());
        }
        Part::Cost(dollars) => {
            place(out, "gw-i-cost", x - half, y - half, size);
            letter(out, "gw-num", x, y + 5.8, &dollars.to_string());
        }
        Part::Certificates(count) => {
            place(out, "gw-i-cert", x - half, y - half, size);
            if *count > 1 {
                letter(out, "gw-num gw-rim", x - 3.0, y + 6.5, &count.to_string());
            }
        }
        Part::Icon(icon) => place(out, icon, x - half, y - half, size),
    }
}

/// The main icon in a square.
fn main_icon(out: &mut String, sign: &Sign, x: f32, y: f32, size: f32) {
    place(out, sign.icon, x, y, size);
    if let Some(over) = &sign.over {
        let below = if sign.icon == "gw-i-coin" { size / 2.0 + 5.8 } else { size };
        letter(out, if sign.icon == "gw-i-coin" { "gw-num" } else { "gw-num gw-rim" }, x + size / 2.0, y + below, over);
    }
    if sign.given {
        let (x, y) = (x + size - 3.0, y + 5.0);
        let _ = write!(
            out,
            r#"<circle class="gw-give" cx="{x}" cy="{y}" r="5.5"/><path class="gw-minus" d="M{} {y}h6"/>"#,
            x - 3.0
        );
    }
}

/// All signs as symbols.
pub(super) fn all() -> String {
    let mut out = String::new();
    for effect in Effect::ALL {
        let sign = sign(effect);
        let _ = write!(out, r#"<symbol id="gw-e-{effect}" viewBox="0 0 44 58">"#);
        tall(&mut out, &sign);
        out += "</symbol>";
        let _ = write!(out, r#"<symbol id="gw-k-{effect}" viewBox="0 0 20 33">"#);
        small(&mut out, &sign);
        out += "</symbol>";
    }
    for effect in [Effect::Certificate, Effect::TakeObjective, Effect::Bandit, Effect::PaidEngine2] {
        let sign = sign(effect);
        let _ = write!(out, r#"<symbol id="gw-r-{effect}" viewBox="0 0 44 28">"#);
        main_icon(&mut out, &sign, if sign.parts.is_empty() { 9.0 } else { 1.0 }, 1.0, 26.0);
        if let Some(one) = sign.parts.first() {
            part(&mut out, one, 36.0, 14.0, 16.0);
        }
        out += "</symbol>";
    }
    for (row, sign) in auxiliaries().iter().enumerate() {
        let _ = write!(out, r#"<symbol id="gw-a-{}" viewBox="0 0 44 58">"#, row + 1);
        tall(&mut out, sign);
        out += "</symbol>";
    }
    for tile in Neutral::ALL {
        neutral(&mut out, tile);
    }
    for side in Side::ALL {
        for number in Number::ALL {
            private(&mut out, number, side);
        }
    }
    out
}

/// The auxiliary actions, row by row.
fn auxiliaries() -> [Sign; 5] {
    let one = || Part::Text("1".to_owned());
    [
        Sign { over: Some("1".to_owned()), ..Sign::new("gw-i-coin", []) },
        Sign::new("gw-i-draw", [one()]),
        Sign::new("gw-i-back", [Part::Cost(1), Part::Certificates(1)]),
        Sign::new("gw-i-engine", [Part::Cost(1), one()]),
        Sign::new("gw-i-back", [Part::Coin(1), Part::Icon("gw-i-trash")]),
    ]
}

/// A main icon with up to two parts under it.
fn tall(out: &mut String, sign: &Sign) {
    let lift = if sign.parts.is_empty() { 13.0 } else { 0.0 };
    main_icon(out, sign, 7.0, lift, 30.0);
    match &sign.parts[..] {
        [] => {}
        [one] => part(out, one, 22.0, 45.0, 25.0),
        [one, other, ..] => {
            part(out, one, 10.5, 45.5, 21.0);
            part(out, other, 33.5, 45.5, 21.0);
        }
    }
}

/// An icon with a number under it.
fn small(out: &mut String, sign: &Sign) {
    let (alone, coin) = (sign.parts.is_empty(), sign.icon == "gw-i-coin");
    match &sign.over {
        // The letters of a breed and what it brings: two lines that do not touch.
        Some(letters) if !alone && !coin => {
            place(out, sign.icon, 2.0, 0.0, 16.0);
            letter(out, "gw-num gw-rim", 10.0, 16.5, letters);
        }
        over => {
            let y = if alone { 6.0 } else { 0.0 };
            place(out, sign.icon, 0.0, y, 20.0);
            if let Some(over) = over {
                let (class, base) = if coin { ("gw-num", 15.5) } else { ("gw-num gw-rim", 20.0) };
                letter(out, class, 10.0, y + base, over);
            }
        }
    }
    match sign.parts.first() {
        None => {}
        Some(Part::Icon(icon)) => place(out, icon, 3.0, 18.5, 14.0),
        Some(Part::Coin(dollars) | Part::Cost(dollars)) => letter(out, "gw-num", 10.0, 32.0, &format!("${dollars}")),
        Some(Part::Certificates(_)) => place(out, "gw-i-cert", 3.0, 18.5, 14.0),
        Some(Part::Text(words)) if words.chars().count() > 2 => squeezed(out, 10.0, 32.0, words, 20.0),
        Some(Part::Text(words)) => letter(out, "gw-num", 10.0, 32.0, words),
    }
}

/// The roof of a neutral building: each has its own.
const fn gable(tile: Neutral) -> &'static str {
    match tile {
        Neutral::A => "M-3 26V14L20 14V2H80V14L103 14V26z",
        Neutral::B => "M-3 26L12 6H34L50-5 66 6H88L103 26z",
        Neutral::C => "M-3 26V12Q50-14 103 12V26z",
        Neutral::D => "M-3 26V8H14V0H30V8H70V0H86V8H103V26z",
        Neutral::E => "M-3 26L14 2H86L103 26z",
        Neutral::F => "M-3 26L24 4 50 14 76 4 103 26z",
        Neutral::G => "M-3 26V12H36L50-6 64 12H103V26z",
    }
}

/// A neutral building, 100 x 92, with its roof a little over it.
fn neutral(out: &mut String, tile: Neutral) {
    let _ = write!(
        out,
        r##"<symbol id="gw-n-{tile}" viewBox="-4 -8 108 102"><path class="gw-shade" d="M4 20h100v74H4z"/><rect class="gw-wall" x="0" y="22" width="100" height="70" rx="3"/><path class="gw-roof" d="{}"/><path class="gw-eave" d="M-3 22.500H103"/><circle class="gw-plate" cx="50" cy="13" r="11.500"/><text class="gw-big" x="50" y="19.500">{tile}</text>"##,
        gable(tile)
    );
    let cells = tile.actions();
    let width = 96.0 / cells.len() as f32;
    for (i, effects) in cells.iter().enumerate() {
        let x = 2.0 + width * i as f32;
        let _ =
            write!(out, r#"<rect class="gw-cell" x="{}" y="27" width="{}" height="62" rx="4"/>"#, x + 1.0, width - 2.0);
        let middle = x + width / 2.0 - 22.0;
        match effects {
            [one, other] => {
                for (effect, y) in [(one, 28.5), (other, 60.0)] {
                    let sign = if matches!(effect, Effect::Auxiliary) { "k" } else { "r" };
                    let _ = write!(
                        out,
                        r##"<use href="#gw-{sign}-{effect}" x="{middle}" y="{y}" width="44" height="28"/>"##
                    );
                }
                let _ = write!(out, r#"<path class="gw-or" d="M{} 58.200h{}"/>"#, x + 6.0, width - 12.0);
            }
            _ => {
                for effect in *effects {
                    let _ = write!(out, r##"<use href="#gw-e-{effect}" x="{middle}" y="29" width="44" height="58"/>"##);
                }
            }
        }
    }
    out.push_str("</symbol>");
}

/// What stands on the roof of a private building: each number is known by its shape.
const fn ornament(number: Number) -> &'static str {
    match number.get() {
        1 => "M12 2L19-7H43L50 2z",
        2 => "M4 2L24-6 44 2zM47 2V-10h8V2z",
        3 => "M3 2L17-8 31 2zM31 2L45-8 59 2z",
        4 => "M24 2l2-4h-5v-9h20v9h-5l2 4zM19-11L31-16 43-11z",
        5 => "M8 2V-4h9v-5h28v5h9v6z",
        6 => "M6 2L20-4h6v-4l5-8 5 8v4h6L56 2z",
        7 => "M4 2v-8h9v3h6v-3h9v3h6v-3h9v3h6v-3h9v8z",
        8 => "M27 2l4-10 4 10zM30-9l-10-5 2-3 10 5 8-7 2 3-8 6 7 5-2 3z",
        9 => "M-3 2L4-5h54l7 7zM22-5v-5h18v5z",
        10 => "M3 2Q5-9 14-9h5v-4h5v4h14v-4h5v4h5q9 0 11 11z",
        11 => "M14 2Q14-11 29-12v-4h4v4q15 1 15 14z",
        _ => "M3 2v-9l14 7v-7l14 7v-7l14 7v-7l14 9z",
    }
}

/// Where the emblem of an owner ends.
const EMBLEM: f32 = 17.0;

/// The name of a private building in its band, as wide as its emblem and its hands leave room for.
fn name(out: &mut String, words: &str, room: f32) {
    let needed = 11.0 * words.len() as f32;
    let length = needed.min(room);
    let x = (EMBLEM + room / 2.0).min(31.0).max(EMBLEM + length / 2.0);
    let _ = write!(
        out,
        r#"<text class="gw-num gw-light" x="{x}" y="15" textLength="{length}" lengthAdjust="spacingAndGlyphs">{words}</text>"#
    );
}

/// A private building, 62 x 52, with its roof over it; band and roof are in its owner's colour.
fn private(out: &mut String, number: Number, side: Side) {
    let plan = number.plan(side);
    let hands = hands(plan.hand);
    let size = if hands.len() > 1 { 13.0 } else { 15.0 };
    // The emblem of its owner stands to the left of the name, hands to the right.
    let room = 61.0 - (size + 0.5) * hands.len() as f32 - EMBLEM;
    let _ = write!(
        out,
        r##"<symbol id="gw-p-{0}{side}" viewBox="-3 -16 68 70"><path class="gw-shade" d="M3 8h62v46H3z"/><path class="gw-cd gw-line" d="{1}"/><rect class="gw-wall" x="0" y="0" width="62" height="52" rx="4"/><path class="gw-c gw-line" d="M0 18V4Q0 0 4 0H58Q62 0 62 4V18z"/>"##,
        number.get(),
        ornament(number),
    );
    name(out, &format!("{}{side}", number.get()), room);
    for (i, hand) in hands.iter().rev().enumerate() {
        place(out, hand, 61.0 - size - (size + 0.5) * i as f32, 9.0 - size / 2.0, size);
    }
    let glyphs: Vec<(Effect, bool)> = plan
        .actions
        .iter()
        .flat_map(|effects| effects.iter().enumerate().map(|(i, &effect)| (effect, i > 0)))
        .collect();
    let width = 60.0 / glyphs.len() as f32;
    for (i, (effect, is_other)) in glyphs.into_iter().enumerate() {
        let x = 1.0 + width * i as f32;
        let _ = write!(
            out,
            r##"<use href="#gw-k-{effect}" x="{}" y="18.500" width="20" height="33"/>"##,
            x + width / 2.0 - 10.0
        );
        if is_other {
            let _ = write!(out, r#"<path class="gw-or" d="M{} 46l4-22"/>"#, x - 2.0);
        }
    }
    out.push_str("</symbol>");
}
