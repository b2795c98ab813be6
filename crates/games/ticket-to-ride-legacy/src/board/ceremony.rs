//! The finale: the vaults are opened from the last place to the first, and the companies stand on their steps.

use table::drawn::{Markup, Scene, html};

use super::layout::round;
use super::sayings::Said;
use super::{Artist, colour, emblem};
use crate::rules::finale::Vault;
use crate::words::chronicle;

/// The size of the hall.
const HALL: (u32, u32) = (1150, 430);
/// Where the steps stand.
const FLOOR: f32 = 380.0;
/// How wide a step is, and how far it is to the next.
const STEP: (f32, f32) = (196.0, 212.0);
/// The step of each place is so high.
const HIGH: [f32; 5] = [190.0, 150.0, 122.0, 102.0, 88.0];
/// The order of the steps: the winner in the middle, the others to both sides.
const AROUND: [f32; 5] = [0.0, -1.0, 1.0, -2.0, 2.0];
/// What tells when a step rises: the last place first.
const RISES: [&str; 5] = ["tr-step first", "tr-step second", "tr-step third", "tr-step fourth", "tr-step fifth"];

impl Artist<'_> {
    /// The hall on the evening when the vaults were opened.
    pub(super) fn ceremony(&self, vaults: &[Vault]) -> Scene {
        let mut sorted: Vec<&Vault> = vaults.iter().collect();
        sorted.sort_by_key(|vault| vault.place);
        let middle = HALL.0 as f32 / 2.0;
        // With an even number the steps are moved by half a step, so that they stand in the middle together.
        let aside = if sorted.len().is_multiple_of(2) { STEP.1 / 2.0 } else { 0.0 };
        let body = html! {
            g class="tr-scene" {
                rect class="tr-hall" width=(HALL.0) height=(HALL.1) {}
                path class="tr-drape" d="M0 0h1150v46q-72 54-144 0-72 54-144 0-72 54-144 0-72 54-143 0-72 54-143 0-72 54-144 0-72 54-144 0-72 54-144 0z" {}
                rect class="tr-floor" y=(FLOOR) width=(HALL.0) height=(HALL.1 as f32 - FLOOR) {}
                @for (rank, vault) in sorted.iter().enumerate() {
                    (self.step(vault, rank, round(middle + aside + AROUND[rank.min(4)] * STEP.1)))
                }
            }
        };
        let label = self.word("drawn-ceremony").to_string();
        Scene { size: HALL, label, centre: None, places: Vec::new(), mood: None, body }
    }

    /// A company on its step, with what its vault held.
    fn step(&self, vault: &Vault, rank: usize, x: f32) -> Markup {
        let place = usize::from(vault.place).clamp(1, HIGH.len()) - 1;
        let (top, left) = (FLOOR - HIGH[place], x - STEP.0 / 2.0);
        let told = self.pen.say(&chronicle::vault(vault, None));
        let name = self.say(Said::Company(vault.company));
        let room = STEP.0 - 16.0;
        let long = (name.chars().count() as f32 * 12.0 > room).then_some(room);
        html! {
            g class=(RISES[rank.min(4)]) {
                g class=(colour(vault.company)) role="img" aria-label=(told) {
                    @if vault.place == 1 { (laurels(x, top - 62.0)) }
                    use href=(emblem(vault.company)) x=(x - 38.0) y=(top - 100.0) width="76" height="76" {}
                    rect class="tr-block" x=(left) y=(top) width=(STEP.0) height=(HIGH[place]) rx="4" {}
                    rect class="tr-c" x=(left) y=(top) width=(STEP.0) height="12" {}
                    text class="tr-rank" x=(x) y=(top - 6.0) { (vault.place) }
                    text class="tr-firm" x=(x) y=(top + 38.0) textLength=[long] lengthAdjust=[long.map(|_| "spacingAndGlyphs")] { (name) }
                    text class="tr-sum" x=(x) y=(top + 74.0) { "$" (vault.total()) }
                }
            }
        }
    }
}

/// Two branches around whoever has won.
fn laurels(x: f32, y: f32) -> Markup {
    html! {
        g class="tr-laurel" transform={ "translate(" (x) " " (y) ")" } {
            @for side in [-1, 1] {
                g transform={ "scale(" (side) " 1)" } {
                    path d="M12 56Q66 44 62-22" fill="none" stroke-width="4" {}
                    path d="M60-18q16-8 14-26-14 8-14 26zM62 4q18-2 22-18-18 2-22 18zM56 24q18 4 26-10-18-4-26 10zM44 42q16 10 28-2-16-8-28 2zM28 52q10 14 26 8-10-12-26-8z" {}
                }
            }
        }
    }
}
