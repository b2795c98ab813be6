//! Cars and Locomotives of every length, as symbols: what is the same for all of them is drawn by
//! numbers, what is special is in `art/*.svg`.
//!
//! A Car is put together from what is behind the furniture, the furniture, and what is before it. Only
//! the first and the last depend on its length; paint is handed down by the style sheet.

use std::fmt::Write as _;

use super::layout::{CAB, SHAPES, SIZE, Shape, height};
use super::symbols::OVERHANG;
use crate::data::Car;

/// Bodies are made for two lengths and stretched a little; wheels stay round.
const LONG: f32 = 196.0;
const SHORT: f32 = 133.0;
/// From here on a Car is a long one.
const ROOMY: f32 = 160.0;

/// How long the front of the Locomotive is, with some air before the edge of the scene.
const FRONT: f32 = 80.0;

/// Smokebox, chimney, lamp, leading wheel and cowcatcher.
const FRONT_ART: &str = r##"<g id="ce-front"><g stroke="#241a13" stroke-width="1.6"><path d="M9 280h30v18H9z" fill="#2c211b"/><path d="M5 268h37v12H5z" fill="#4a1a14"/><path d="M9 192h18q9 0 9 38t-9 38H9z" fill="#2b2522"/><path d="M0 193l2-34-12-26 8-17h28l8 17-12 26 2 34z" fill="url(#ce-g-iron)"/><path d="M34 284h12l24 42H34z" fill="#7a2a1e"/></g><path d="M-10 133h44M5 271h37M13 193v74M37 286l5 39m-1-39l14 39m-10-39l20 37" stroke="#e8bd62" stroke-width="1.8" fill="none"/><path d="M-2 116h28" stroke="#6b5d55" stroke-width="3"/><use href="#ce-headlamp" x="24" y="164"/><use href="#ce-wheel" x="8" y="302"/><path class="ce-night" d="M-14 112h52v218h-52z"/></g>"##;

/// Everything that Cars and Locomotives are made of.
pub(super) fn all() -> String {
    let mut art = String::from("<defs>");
    for (size, w) in [("l", LONG), ("s", SHORT)] {
        let _ = write!(
            art,
            r##"<g id="ce-b-{size}">{}</g><g id="ce-f-{size}">{}{}{}</g>"##,
            inside(w),
            lamps(w),
            shell(w),
            roof(w)
        );
    }
    for shape in SHAPES {
        let _ = write!(art, r##"<g id="ce-u-{}">{}</g>"##, shape.cars, under(shape.body(0)));
    }
    art += FRONT_ART;
    art += "</defs>";
    for car in Car::ALL {
        art += &body(&car.to_string(), "l", LONG, &furniture(car, LONG));
        art += &body(&car.to_string(), "s", SHORT, &furniture(car, SHORT));
    }
    art += &body("loco", "s", SHORT, &format!(r##"<use href="#ce-firebox" x="{}" y="176"/>"##, (SHORT - 62.0) / 2.0));
    for shape in SHAPES {
        for car in Car::ALL {
            art += &whole(shape, car);
        }
        art += &locomotive(shape);
    }
    art
}

/// A Car with its wheels and its coupling, from its left edge.
fn whole(shape: Shape, car: Car) -> String {
    let (n, w) = (shape.cars, shape.body(0));
    let size = if w > ROOMY { "l" } else { "s" };
    let view = shape.pitch + OVERHANG;
    format!(
        r##"<symbol id="ce-car-{car}-{n}" viewBox="-{OVERHANG} 0 {view} {}"><use href="#ce-u-{n}"/>{}</symbol>"##,
        SIZE.1,
        stretched(&car.to_string(), size, w)
    )
}

/// A body without wheels, with room for its roof on both sides.
fn body(name: &str, size: &str, w: f32, furniture: &str) -> String {
    format!(
        r##"<symbol id="ce-r-{name}-{size}" class="ce-p-{name}" viewBox="-{OVERHANG} 0 {} {}" preserveAspectRatio="none"><use href="#ce-b-{size}"/>{furniture}<use href="#ce-f-{size}"/></symbol>"##,
        w + 2.0 * OVERHANG,
        SIZE.1,
    )
}

/// A body as long as it should be.
fn stretched(name: &str, size: &str, w: f32) -> String {
    let made = if size == "l" { LONG } else { SHORT };
    let overhang = OVERHANG * w / made;
    format!(
        r##"<use href="#ce-r-{name}-{size}" x="-{overhang:.1}" width="{:.1}" height="{}"/>"##,
        w + 2.0 * overhang,
        SIZE.1,
    )
}

/// The coupling, and the wheels with the frames that hold them.
fn under(w: f32) -> String {
    format!(
        r##"<path d="M{w} 302h10v6h-10z" fill="#2a211c"/><path d="M{} 276v24m4-24v24" stroke="#3a2a20" stroke-width="2"/><use href="#ce-bogie" x="10" y="298"/><use href="#ce-bogie" x="{}" y="298"/>"##,
        w + 3.0,
        w - 64.0,
    )
}

/// The wall at the back and the floor, which is seen a little from above.
fn inside(w: f32) -> String {
    let (top, back, floor) = (height::CEILING - 4.0, height::BACK, height::FLOOR);
    let panel = back - 26.0;
    let mut boards = String::new();
    for i in 1..(w / 18.0) as i32 {
        let _ = write!(boards, "M{} {}v20", i * 18, back - 23.0);
    }
    format!(
        r##"<path d="M0 {top}h{w}v{}H0z" class="ce-room"/><path d="M0 {panel}h{w}v26H0z" class="ce-dado"/><path d="M0 {panel}h{w}" stroke="#fff" stroke-opacity=".35"/><path d="{boards}" stroke="#000" stroke-opacity=".13"/><path d="M0 {back}h{w}v{}H0z" fill="#8b5e38"/><path d="M0 {}h{w}m-{w} 7h{w}m-{w} 9h{w}" stroke="#5d3b20" stroke-width="1.2"/><path d="M0 {back}h{w}v7H0z" opacity=".28"/><path d="M0 {top}h{w}v15H0z" fill="url(#ce-g-eaves)"/>"##,
        back - top,
        floor - back,
        back + 5.0,
    )
}

/// Lamps along the ceiling, with their light on wall and floor; in a tunnel theirs is the only light.
fn lamps(w: f32) -> String {
    let count = (w / 96.0).round().max(1.0);
    let top = height::CEILING - 4.0;
    let mut art = format!(r##"<path class="ce-dusk" d="M0 {top}h{w}v{}H0z"/>"##, height::FLOOR - top);
    for i in 0..count as i32 {
        let x = w * (i as f32 + 0.5) / count;
        let _ = write!(art, r##"<use href="#ce-lit" x="{:.0}" y="{}"/>"##, x - 78.0, top - 44.0);
    }
    art
}

/// What was not cut away: posts at both ends and the side below the floor.
fn shell(w: f32) -> String {
    let (top, floor, sill) = (height::CEILING - 6.0, height::FLOOR, height::SILL);
    let (tall, inner) = (floor - top, w - 10.0);
    format!(
        r##"<path d="M-3 {top}h8v{tall}h{inner}v-{tall}h8v{}H-3z" class="ce-body"/><path d="M-2 {}h{}v5H-2z" fill="#fff" opacity=".16"/><path d="M-2 {}h{}v6H-2z" opacity=".25"/><path d="M6 {}H{}M6 {}H{}M1 {}v{}M{} {}v{}" class="ce-trim"/><path class="ce-night" d="M-4 {floor}h{}v60H-4z"/>"##,
        sill - top,
        floor + 1.0,
        w + 4.0,
        sill - 6.5,
        w + 4.0,
        floor + 5.0,
        w - 6.0,
        sill - 4.5,
        w - 6.0,
        top + 8.0,
        tall - 12.0,
        w - 1.0,
        top + 8.0,
        tall - 12.0,
        w + 8.0,
    )
}

/// The roof, seen a little from above, with the last light along its far edge.
fn roof(w: f32) -> String {
    let (feet, edge, under) = (height::ROOF_FEET - 8.0, height::ROOF_EDGE, height::CEILING);
    format!(
        r##"<g stroke="#241a13"><path d="M-7 {edge}Q-6 {feet} 8 {feet}H{}Q{} {feet} {} {edge}z" fill="url(#ce-g-roof)"/><path d="M0 {}H{w}M-4 {}H{}" stroke-opacity=".4"/><path d="M-8 {edge}H{}v{}H-8z" fill="#3c2a20"/></g><path d="M7 {}H{}" class="ce-rim"/><path d="M-7 {}H{}" stroke="#d9a65a" stroke-opacity=".75"/><path class="ce-night" d="M-9 {}H{}V{under}H-9z"/>"##,
        w - 8.0,
        w + 6.0,
        w + 7.0,
        feet + 12.0,
        feet + 22.0,
        w + 4.0,
        w + 8.0,
        under - edge - 2.0,
        feet + 1.2,
        w - 7.0,
        edge + 2.6,
        w + 7.0,
        feet - 1.0,
        w + 9.0,
    )
}

/// A row of the same piece along the wall.
fn pieces(piece: &str, w: f32, every: f32, size: (f32, f32), foot: f32) -> String {
    let count = (w / every).floor().max(1.0);
    let mut art = String::new();
    for i in 0..count as i32 {
        let x = w * (i as f32 + 0.5) / count - size.0 / 2.0;
        let y = foot - size.1;
        let _ = write!(art, r##"<use href="#ce-{piece}" x="{x:.0}" y="{y}"/>"##);
    }
    art
}

/// What makes each kind of Car its own.
fn furniture(car: Car, w: f32) -> String {
    let back = height::BACK + 2.0;
    match car {
        Car::P1 => pieces("window", w, 46.0, (30.0, 36.0), 204.0) + &pieces("bench", w, 56.0, (44.0, 34.0), back),
        Car::P1J1 => pieces("curtained", w, 70.0, (46.0, 46.0), 212.0) + &pieces("sofa", w, 96.0, (66.0, 30.0), back),
        Car::J3 => pieces("painting", w, 62.0, (34.0, 34.0), 206.0) + &pieces("cabinet", w, 88.0, (48.0, 40.0), back),
        Car::P3 => pieces("pigeonholes", w, 64.0, (54.0, 44.0), 214.0) + &pieces("sacks", w, 74.0, (52.0, 28.0), back),
        Car::P3J1 => pieces("bottles", w, 72.0, (60.0, 40.0), 208.0) + &pieces("bar", w, 100.0, (84.0, 34.0), back),
        Car::P4J1 => pieces("window", w, 92.0, (30.0, 36.0), 198.0) + &pieces("trunks", w, 64.0, (56.0, 44.0), back),
    }
}

/// The Locomotive: cab, boiler, chimney, lamp and cowcatcher.
fn locomotive(shape: Shape) -> String {
    let width = SIZE.0 as f32 - shape.left(shape.cars);
    let front = width - FRONT;
    format!(
        r##"<symbol id="ce-loco-{}" viewBox="-{OVERHANG} 0 {} {}">{}<use href="#ce-front" x="{front}"/><use href="#ce-driver" x="12" y="286"/><use href="#ce-driver" x="{}" y="286"/><path d="M34 312H{}" stroke="#cbb79a" stroke-width="4" stroke-linecap="round"/>{}</symbol>"##,
        shape.cars,
        width + OVERHANG,
        SIZE.1,
        boiler(front + 9.0),
        CAB - 28.0,
        CAB - 6.0,
        stretched("loco", "s", CAB),
    )
}

/// Running board, frame and barrel, from the cab to where the front begins.
fn boiler(end: f32) -> String {
    let long = end - CAB + 4.0;
    let mut art = format!(
        r##"<path d="M{CAB} 280h{long}v18h-{long}z" fill="#2c211b"/><g stroke="#241a13" stroke-width="1.7"><path d="M{} 268h{}v12h-{}z" fill="#4a1a14"/><path d="M{} 192h{long}v76h-{long}z" fill="url(#ce-g-boiler)"/></g>"##,
        CAB - 4.0,
        long + 8.0,
        long + 8.0,
        CAB - 2.0,
    );
    // Bands and domes, as many as there is room for.
    let domes = ((end - CAB - 14.0) / 44.0).floor().max(0.0);
    for i in 0..domes as i32 {
        let x = CAB + 8.0 + (end - CAB - 8.0) * (i as f32 + 0.5) / domes;
        let _ = write!(art, r##"<use href="#ce-dome" x="{:.0}" y="170"/>"##, x - 16.0);
    }
    art
}
