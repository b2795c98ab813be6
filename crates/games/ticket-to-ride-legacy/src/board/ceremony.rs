//! The finale: the vaults are opened from the last place to the first, and the companies stand on their steps.

use drawing::{Markup, Scene, html};

use super::layout::round;
use super::sayings::Said;
use super::{Artist, colour, emblem};
use crate::rules::finale::Vault;
use crate::words::{chronicle, nouns};

/// The size of the hall.
const HALL: (u32, u32) = (1150, 430);
/// Where the steps stand.
const FLOOR: f32 = 380.0;
/// How wide a step is, and how far it is to the next.
const STEP: (f32, f32) = (196.0, 212.0);
/// The step of each place is so high.
const HIGH: [f32; 5] = [190.0, 150.0, 122.0, 102.0, 88.0];
/// What lies before the winner, from the middle of the step.
const COINS: [(f32, f32); 7] =
    [(-66.0, 8.0), (-40.0, 10.0), (-54.0, -6.0), (44.0, 9.0), (70.0, 7.0), (57.0, -7.0), (20.0, 11.0)];
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
                (panelling())
                (vault_door(round(middle + aside), 196.0))
                path class="tr-beam" d={ "M" (round(middle + aside - 34.0)) " 40h68L" (round(middle + aside + 150.0)) " " (FLOOR) "h-300z" } {}
                @for x in [150.0, HALL.0 as f32 - 150.0] { (lamp(x, 150.0)) }
                path class="tr-drape" d="M0 0h1150v46q-72 54-144 0-72 54-144 0-72 54-144 0-72 54-143 0-72 54-143 0-72 54-144 0-72 54-144 0-72 54-144 0z" {}
                path class="tr-fringe" d="M0 46q72 54 144 0 72 54 144 0 72 54 144 0 72 54 144 0 72 54 143 0 72 54 143 0 72 54 144 0 72 54 144 0" {}
                rect class="tr-floor" y=(FLOOR) width=(HALL.0) height=(HALL.1 as f32 - FLOOR) {}
                @for (rank, vault) in sorted.iter().enumerate() {
                    (self.step(vault, rank, round(middle + aside + AROUND[rank.min(4)] * STEP.1)))
                }
            }
        };
        let label = self.word("drawn-ceremony").to_string();
        // Where the hall is larger than the screen, the winner is in sight.
        let winner = (round(middle + aside) as u32, (FLOOR - HIGH[0]) as u32);
        Scene { size: HALL, label, centre: Some(winner), places: Vec::new(), mood: None, body }
    }

    /// A company on its step, with what its vault held.
    fn step(&self, vault: &Vault, rank: usize, x: f32) -> Markup {
        let place = usize::from(vault.place).clamp(1, HIGH.len()) - 1;
        let (top, left) = (FLOOR - HIGH[place], x - STEP.0 / 2.0);
        let told = self.pen.say(&chronicle::vault(vault, nouns::company(vault.company)));
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
                    text class="tr-firm" x=(x) y=(top + 38.0) textLength=[long] lengthAdjust=[long.map(|_| "spacingAndGlyphs")] { (name) }
                    text class="tr-sum" x=(x) y=(top + 74.0) { (self.say(Said::Count("dollars", vault.total()))) }
                    text class="tr-rank" x=(left + 20.0) y=(top - 8.0) { (vault.place) }
                    @if vault.place == 1 {
                        @for (dx, dy) in COINS { use href="#tr-coin" x=(round(x + dx - 13.0)) y=(round(FLOOR - 28.0 + dy)) width="26" height="26" {} }
                    }
                }
            }
        }
    }
}

/// The wood behind the steps.
fn panelling() -> Markup {
    let boards: String = (0..12).map(|board| format!("M{} 96h72v266h-72z", 16 + 95 * board)).collect();
    html! { path class="tr-panelling" d=(boards) {} }
}

/// The door of the vault, open at last.
fn vault_door(x: f32, y: f32) -> Markup {
    html! {
        g class="tr-door" transform={ "translate(" (x) " " (y) ")" } {
            circle r="124" {}
            circle r="104" {}
            circle r="30" {}
            path d="M0-30V-92M26-15l54-31M26 15l54 31M0 30v62M-26 15l-54 31M-26-15l-54-31" {}
        }
    }
}

/// A gas lamp with its light.
fn lamp(x: f32, y: f32) -> Markup {
    html! {
        g class="tr-lamp" transform={ "translate(" (x) " " (y) ")" } {
            circle class="tr-glow" r="74" {}
            path d="M-13-18h26l-5 34h-16zM-8 16h16l-3 10h-10zM-16-18q16-18 32 0z" {}
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
