//! The faces of cattle cards.

use drawing::{Markup, html};

use super::{picture, signs, text};
use crate::data::cattle::{Breed, Cattle};

/// The colour of a breed, as a class.
pub(super) const fn hide(breed: Breed) -> &'static str {
    match breed {
        Breed::Criollo => "gw-b-criollo",
        Breed::SantaGertrudis => "gw-b-santa-gertrudis",
        Breed::Pineywoods => "gw-b-pineywoods",
        Breed::Galloway => "gw-b-galloway",
        Breed::Longhorn => "gw-b-longhorn",
        Breed::RedPoll => "gw-b-red-poll",
        Breed::BlackAngus => "gw-b-black-angus",
        Breed::Shorthorn => "gw-b-shorthorn",
        Breed::Hereford => "gw-b-hereford",
        Breed::Simmental => "gw-b-simmental",
    }
}

/// One to three bells for the stages of a Simmental.
pub(super) fn bells(kind: Cattle, x: f32, y: f32, size: f32) -> Markup {
    let count = match kind {
        Cattle::Calf => 1,
        Cattle::Heifer => 2,
        Cattle::Cow => 3,
        _ => 0,
    };
    html! { @for i in 0..count { (picture("gw-bell", x, y + (size - 1.0) * i as f32, size, size)) } }
}

/// A cattle card, 60 x 88: value, points, head and letters on the colour of the hide.
pub(super) fn face(kind: Cattle) -> Markup {
    let breed = kind.breed();
    html! {
        rect class="gw-card" x="0" y="0" width="60" height="88" rx="7" {}
        path class={ "gw-hide " (hide(breed)) } d="M0.8 60V7q0-6.2 6.2-6.2h46q6.2 0 6.2 6.2v53z" {}
        path class="gw-pasture" d="M.800 60q14-8 30-3t28.400-1v11H.800z" {}
        (picture(signs::head(breed), 7.0, 22.0, 46.0, 41.8))
        circle class="gw-value" cx="14" cy="14" r="11.500" {}
        (text("gw-big", 14.0, 20.5, kind.value()))
        @if kind.points() > 0 {
            (picture("gw-i-star", 33.0, 1.0, 26.0, 26.0))
            (text("gw-num", 46.0, 20.3, kind.points()))
        }
        (bells(kind, 2.0, 27.0, 13.0))
        (text("gw-big", 30.0, 82.5, signs::letters(breed)))
    }
}
