//! The faces of cards, and all other symbols.

use drawing::{Markup, PreEscaped, html};

use crate::data::Freight;

const ART: &str = include_str!("art.svg");

/// How large a card is drawn in the scene.
pub(super) const SIZE: (f32, f32) = (76.0, 100.0);

/// Every symbol; a card is its kind's picture on paper, with its value.
pub(super) fn symbols() -> Markup {
    html! {
        (PreEscaped(ART.lines().map(str::trim).collect::<String>()))
        @for freight in Freight::ALL {
            symbol id={ "sc-card-" (freight) } viewBox="0 0 76 100" {
                use href="#sc-paper" width="76" height="100" {}
                use href={ "#sc-" (freight) } x="13" y="28" width="50" height="50" {}
                text class="sc-value" x="17" y="26" { (freight.value()) }
            }
        }
    }
}

/// The symbol of a card.
pub(super) fn symbol(freight: Option<Freight>) -> &'static str {
    match freight {
        Some(Freight::Mail) => "#sc-card-mail",
        Some(Freight::Flour) => "#sc-card-flour",
        Some(Freight::Whiskey) => "#sc-card-whiskey",
        Some(Freight::Silk) => "#sc-card-silk",
        Some(Freight::Gold) => "#sc-card-gold",
        None => "#sc-back",
    }
}

/// A card with its upper left corner at 0, and a halo that shows whether it can be chosen.
pub(super) fn face(freight: Option<Freight>, open: bool) -> Markup {
    let (width, height) = SIZE;
    html! {
        use href=(symbol(freight)) width=(width) height=(height) {}
        @if freight.is_some() && !open { use href="#sc-hood" x="46" y="4" width="26" height="26" {} }
        rect class="halo" width=(width) height=(height) rx="8" {}
    }
}
