//! One's own coach, near the thumb.

use drawing::{Element, Key, Plate, html};

use super::{Artist, cards, icon, keys, lens};

impl Artist<'_> {
    /// Nothing for those who only watch.
    pub(super) fn hand(&self) -> Option<Plate> {
        let coach = self.view.own()?;
        let body = html! {
            div class="sc-hand" {
                @for (place, card) in coach.cards.iter().enumerate() {
                    @let key = keys::hand(place);
                    @let label = self.name(*card);
                    (self.pen.item(
                        Element::new(&key, "sc-card", &label).lens(lens(card.freight)),
                        &html! {
                            (icon("sc-face", cards::symbol(card.freight)))
                            @if !card.open { (icon("sc-hooded", "#sc-hood")) }
                        },
                    ))
                }
                @if coach.cards.is_empty() { p class="sc-note" { (self.pen.word("drawn-hand-empty")) } }
            }
        };
        Some(Plate { key: Key::new("hand"), title: self.pen.word("drawn-hand"), body })
    }
}
