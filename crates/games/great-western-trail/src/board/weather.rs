//! What the land shows of the game: water, cracks, boulders, smoke, and lights in the windows of the last city.

use drawing::{Markup, html};

use super::Artist;
use super::layout::Point;
use crate::data::tiles::Area;
use crate::data::trail::{BANDITS, Site};
use crate::state::Tenant;

/// Cracks around the drought lane: one more piece of ground breaks with every tile.
const CRACKS: [&str; 4] = [
    "M752 604l-6 9 8 8-3 9M746 613l-11 4M754 621l10 3M738 556l5-8-4-7M743 548l9-4",
    "M700 604l4 10-9 7 2 8M704 614l11 3 5 8M686 556l-6-7 2-8M680 549l-9-1",
    "M646 604l-7 8 6 9-5 8M639 612l-12 2-5 7M640 556l7-6-2-9M647 550l8-3",
    "M594 604l5 9-8 9M599 613l12 1 4 9M588 556l-7-6 1-8M581 550l-8 4-8-4M574 612l-10-3",
];

/// Boulders under the rockfall lane, pile by pile, from the left of each.
const PILES: [&[Point]; 4] = [
    &[(760.0, 325.0), (778.0, 327.0), (769.0, 317.0)],
    &[(704.0, 327.0), (722.0, 325.0), (714.0, 317.0), (736.0, 329.0)],
    &[(652.0, 325.0), (671.0, 327.0), (662.0, 317.0)],
    &[(598.0, 327.0), (616.0, 325.0), (608.0, 317.0), (630.0, 328.0)],
];

/// Columns of windows in the skyline behind the last city: where each begins, and its first row.
const WINDOWS: [(u32, u32); 10] = [
    (1155, 144),
    (1167, 126),
    (1173, 126),
    (1188, 114),
    (1194, 114),
    (1202, 114),
    (1208, 114),
    (1215, 148),
    (1225, 126),
    (1232, 126),
];
/// Rows of windows are so far apart, and there are none below this.
const STOREY: u32 = 8;
const STREET: u32 = 172;
/// Lights go on here and there: one window after so many others.
const STRIDE: usize = 23;

impl Artist<'_> {
    /// The river rises, the ground cracks and boulders pile up with every tile; a fire burns while bandits hide.
    pub(super) fn weather(&self) -> Markup {
        let lying = |area: Area| area.slots().into_iter().filter(|&slot| self.is_tile(slot)).count();
        let (flood, drought, rocks) = (lying(Area::Flood), lying(Area::Drought), lying(Area::Rockfall));
        html! {
            g class={ "gw-water gw-water-" (flood) } { use href="#gw-river" {} }
            path class="gw-cracks" d=(CRACKS[..drought.min(CRACKS.len())].concat()) {}
            @for (x, y) in PILES[..rocks.min(PILES.len())].iter().copied().flatten() {
                use href="#gw-rock" x=(x) y=(y) {}
            }
            @if BANDITS[..3].iter().any(|&slot| self.is_tile(slot)) {
                use href="#gw-fire" x="352" y="462" width="40" height="44" {}
                g class="gw-campsmoke" {
                    circle cx="372" cy="464" r="4" {} circle cx="375" cy="455" r="5" {} circle cx="371" cy="444" r="6.500" {}
                }
            }
            (self.skyline())
        }
    }

    fn is_tile(&self, site: Site) -> bool {
        matches!(self.table.tenant(site), Tenant::Tile(_))
    }

    /// As many windows are lit as discs lie on cities.
    fn skyline(&self) -> Markup {
        let discs: usize = self
            .table
            .all_seats()
            .map(|seat| self.table.player(seat).cities.iter().map(|&n| usize::from(n)).sum::<usize>())
            .sum();
        let all: Vec<(u32, u32)> = WINDOWS
            .into_iter()
            .flat_map(|(x, top)| (top..STREET).step_by(STOREY as usize).map(move |y| (x, y)))
            .collect();
        let window = |(x, y): (u32, u32)| format!("M{x} {y}h4v4h-4z");
        let lit: String = (0..discs.min(all.len())).map(|i| window(all[i * STRIDE % all.len()])).collect();
        html! { path class="gw-windows" d=(lit) {} }
    }
}
