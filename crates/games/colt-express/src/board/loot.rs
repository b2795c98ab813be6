//! Purses, Jewels and Strongboxes, lying where they lie.

use drawing::{Element, Markup, html};

use super::layout::{Stance, round};
use super::sayings::Said;
use super::{Artist, keys};
use crate::data::{Level, Loot, PurseValue};
use crate::view::{DroppedPurse, SpotView};

/// More alike tokens than these are drawn as so many and a number.
const SHOWN: u8 = 3;
/// From one alike token to the next.
const STEP: f32 = 13.0;

/// Tokens that lie together.
#[derive(Clone, Copy)]
enum Pile {
    Alike(Loot, u8),
    Dropped(DroppedPurse),
}

impl Pile {
    /// What lies in a place, in the order of kinds: Purses that somebody dropped last, by number.
    fn of(spot: &SpotView) -> Vec<Pile> {
        let alike = [(Loot::Purse, spot.purses), (Loot::Jewel, spot.jewels), (Loot::Strongbox, spot.strongboxes)];
        let alike = alike.into_iter().filter(|(_, count)| *count > 0).map(|(loot, count)| Pile::Alike(loot, count));
        alike.chain(spot.dropped.iter().map(|&purse| Pile::Dropped(purse))).collect()
    }

    fn width(self) -> f32 {
        match self {
            Pile::Alike(loot, count) => size(loot).0 + STEP * f32::from(count.min(SHOWN) - 1),
            Pile::Dropped(_) => 33.0,
        }
    }
}

/// How large a token is drawn.
pub(super) const fn size(loot: Loot) -> (f32, f32) {
    match loot {
        Loot::Purse => (24.0, 28.0),
        Loot::Jewel => (24.0, 24.0),
        Loot::Strongbox => (32.0, 28.0),
    }
}

/// The symbol of a token.
pub(super) const fn symbol(loot: Loot) -> &'static str {
    match loot {
        Loot::Purse => "#ce-purse",
        Loot::Jewel => "#ce-jewel",
        Loot::Strongbox => "#ce-strongbox",
    }
}

impl Artist<'_> {
    /// Everything that lies in a place, with the keys.
    pub(super) fn loot(&self, unit: u8, level: Level) -> Vec<(String, Markup)> {
        let spot = self.view.units[usize::from(unit)].level(level);
        let piles = Pile::of(spot);
        let widths: Vec<f32> = piles.iter().map(|pile| pile.width()).collect();
        let stances = self.train.lay(unit, level, &widths);
        let several = spot.dropped.len() > 1;
        let draw = |(pile, at): (&Pile, Stance)| match *pile {
            Pile::Alike(loot, count) => self.pile(unit, level, loot, count, at),
            Pile::Dropped(purse) => self.dropped(unit, level, purse, several, at),
        };
        piles.iter().zip(stances).map(draw).collect()
    }

    fn pile(&self, unit: u8, level: Level, loot: Loot, count: u8, at: Stance) -> (String, Markup) {
        let key = keys::pile(unit, level, loot);
        let label = self.say(Said::Lying(loot, count, self.place(unit, level)));
        let element = Element::new(&key, "ce-token", &label).lens(loot.name());
        let (width, height) = size(loot);
        let shown = count.min(SHOWN);
        let all = width + STEP * f32::from(shown - 1);
        let inner = html! {
            (halo(all, height))
            @for i in 0..shown {
                use href=(symbol(loot)) x=(round(STEP * f32::from(i) - all / 2.0)) y=(-height) width=(width) height=(height) {}
            }
            @if count > SHOWN { (badge(all / 2.0 - 4.0, count)) }
        };
        let drawn = self.pen.group(element, (round(at.x), round(at.y)), &inner);
        (key, drawn)
    }

    fn dropped(&self, unit: u8, level: Level, purse: DroppedPurse, several: bool, at: Stance) -> (String, Markup) {
        let key = keys::dropped(purse.number);
        // Numbers are those of the options: only among several, from 1.
        let number = if several { purse.number + 1 } else { 0 };
        let label = self.say(Said::Dropped(purse.value, number, self.place(unit, level)));
        let element = Element::new(&key, "ce-token ce-dropped", &label).lens(Loot::Purse.name());
        let inner = html! {
            (halo(33.0, 30.0))
            use href="#ce-purse-open" x="-16.5" y="-31" width="33" height="31" {}
            @let worth = worth(purse.value);
            // Three digits are as wide as the label, in every typeface.
            text class="ce-worth" y="-5" textLength=[(worth.len() == 3).then_some(28)] lengthAdjust="spacingAndGlyphs" { (worth) }
        };
        let drawn = self.pen.group(element, (round(at.x), round(at.y)), &inner);
        (key, drawn)
    }
}

/// Where a token is touched.
fn halo(width: f32, height: f32) -> Markup {
    let (width, height) = (width.max(34.0), height.max(40.0));
    html! {
        rect class="halo" x=(round(-width / 2.0 - 2.0)) y=(round(2.0 - height)) width=(round(width + 4.0)) height=(round(height)) rx="8" {}
    }
}

/// How many there are.
fn badge(x: f32, count: u8) -> Markup {
    html! {
        circle class="ce-badge" cx=(round(x)) cy="-24" r="9.5" {}
        text class="ce-count" x=(round(x)) y="-19" { (count) }
    }
}

/// What is in a Purse, for those who know.
pub(super) fn worth(value: Option<PurseValue>) -> String {
    value.map_or_else(|| "?".to_owned(), |value| value.dollars().to_string())
}
