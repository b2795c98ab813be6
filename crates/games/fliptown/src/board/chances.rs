//! What may come next: unseen cards by value, and the chances that follow from them.

use drawing::{Element, Key, Markup, Plate, html};

use super::sayings::Said;
use super::{Artist, cards, icon};
use crate::cards::Card;
use crate::data::{Item, Suit};
use crate::words::goods::percent;

/// Chances by value, from ace to king.
pub(super) struct Chances {
    /// Cards of each value that may come next.
    pub left: [u8; 13],
    /// Cards of each value on the discard pile.
    pub gone: [u8; 13],
    /// The chance that a robbery of the target of each value succeeds; there is none of the ace's.
    pub robbery: [f64; 13],
}

impl Artist<'_> {
    pub(super) fn chances(&self) -> Chances {
        let view = self.view;
        let mut next = [0.0; 13];
        let mut left = [0; 13];
        for suit in Suit::ALL {
            for value in 1..=13 {
                let chance = view.chance_on_top(Card::new(suit, value));
                let slot = usize::from(value) - 1;
                next[slot] += chance;
                left[slot] += u8::from(chance > 0.0);
            }
        }
        let mut gone = [0; 13];
        for card in view.discard_pile.iter().filter(|_| view.draw_pile > 0) {
            gone[usize::from(card.value()) - 1] += 1;
        }
        let weapon = usize::from(self.weapon());
        let robbery = std::array::from_fn(|slot| {
            // A robbery card of at least the target's value succeeds, with the weapon (FT-BAD-03, FT-BAD-04).
            let needed = slot.saturating_sub(weapon);
            next[needed..].iter().sum::<f64>().min(1.0)
        });
        Chances { left, gone, robbery }
    }

    /// What weapons on the shown sheet add.
    fn weapon(&self) -> u8 {
        let has = |item: Item| self.sheet.items.contains(&item);
        match (has(Item::Rifle), has(Item::Pistol)) {
            (true, _) => self.view.weapons.rifle(),
            (false, true) => self.view.weapons.pistol(),
            (false, false) => 0,
        }
    }

    pub(super) fn chances_plate(&self) -> Plate {
        let chances = self.chances();
        let body = html! {
            div class="ft-odds" {
                (self.bars(&chances))
                p class="ft-note" { (self.word("drawn-unseen-note")) }
                (self.arrest())
            }
        };
        Plate { key: Key::new("chances"), title: self.word("drawn-chances").to_string(), body }
    }

    /// Four cards of each value: filled those that may come, empty those on the discard pile.
    fn bars(&self, chances: &Chances) -> Markup {
        let label = self.word("drawn-unseen");
        let inner = html! {
            @for value in 1..=13u8 {
                @let slot = usize::from(value) - 1;
                span {
                    @if chances.gone[slot] > 0 { i class=(GONE[usize::from(chances.gone[slot].min(4))]) {} }
                    i class=(BARS[usize::from(chances.left[slot].min(4))]) {}
                    (cards::value_name(value))
                    @if value == 1 {
                        small { "%" }
                    } @else {
                        small { (percent(chances.robbery[slot])) }
                    }
                }
            }
        };
        self.pen.item(Element::new("unseen", "ft-bars", &label).lens("robbery"), &inner)
    }

    /// The chance to be arrested, for players with wanted posters.
    fn arrest(&self) -> Markup {
        let chance = percent(self.view.arrest_odds(self.sheet));
        let label = self.say(Said::Count("drawn-arrest", i32::from(chance)));
        let inner = html! { (icon("ft-badge")) (label) };
        self.pen.item(Element::new("arrest", "ft-chip", &label).lens("sheriff-card"), &inner)
    }
}

const BARS: [&str; 5] = ["n0", "n1", "n2", "n3", "n4"];
const GONE: [&str; 5] = ["gone n0", "gone n1", "gone n2", "gone n3", "gone n4"];
