//! The scene: a player's sheet, printed, and what the pen has written on it.

use std::sync::Arc;

use drawing::{Markup, Place, PreEscaped, Scene, html};

use super::layout::{self, Area, Point, SIZE};
use super::sayings::Said;
use super::{Artist, emblem, keys, print};
use crate::data::{Building, Item, Region, town};
use crate::space::Space;
use crate::view::Phase;

/// A longer name is fitted to the room for it.
const LONG_NAME: usize = 19;

/// What lies over what: in the same order, first all that cannot be chosen, then what can, so that nothing stands
/// between it and a finger.
#[derive(Default)]
pub(super) struct Layers {
    below: String,
    above: String,
}

impl Layers {
    pub fn put(&mut self, can: bool, drawn: &Markup) {
        let to = if can { &mut self.above } else { &mut self.below };
        to.push_str(&drawn.0);
    }
}

impl Artist<'_> {
    pub(super) fn scene(&self) -> Scene {
        let mut layers = Layers::default();
        self.put_spaces(&mut layers);
        self.put_goods(&mut layers);
        let body = html! {
            g class="ft-scene" {
                use href="#ft-sheet" width=(SIZE.0) height=(SIZE.1) {}
                (self.headings())
                (self.signs())
                (self.weapons())
                (self.owner())
                (self.ledger())
                (self.poker_columns())
                (PreEscaped(layers.below)) (PreEscaped(layers.above))
            }
        };
        let who = self.pen.person(self.sheet.seat);
        Scene {
            size: SIZE,
            label: format!("{who}: {}", self.word("drawn-sheet")),
            centre: Some(self.centre()),
            places: self.places(),
            mood: None,
            body,
        }
    }

    /// The regions and the poker columns, as they follow each other on the sheet.
    fn places(&self) -> Vec<Place> {
        let place = |label: Arc<str>, area: Area| Place {
            label: label.to_string(),
            at: (area.left() as u32, area.top() as u32),
            size: (area.width as u32, area.height as u32),
        };
        let mut places: Vec<Place> =
            Region::ALL.map(|region| place(self.say(Said::Region(region)), layout::region(region))).to_vec();
        places.push(place(self.word("drawn-poker"), layout::POKER));
        places
    }

    /// The regions' names beside their suits; that of the Town stands upright at the end of its street.
    fn headings(&self) -> Markup {
        html! {
            @for region in Region::ALL {
                @let (x, y) = layout::heading(region);
                @let name = self.say(Said::Region(region));
                @let class = match region { Region::Mine | Region::Cemetery => "ft-h light", _ => "ft-h" };
                @if region == Region::Town {
                    g transform={ "rotate(-90 " (x) " " (y) ")" } {
                        use href={ "#" (print::suit(region)) } x=(x) y=(y - 15.0) width="18" height="18" {}
                        text class=(class) x=(x + 24.0) y=(y) { (name) }
                    }
                } @else {
                    circle cx=(x + 9.0) cy=(y - 6.0) r="13" class="ft-disc" {}
                    use href={ "#" (print::suit(region)) } x=(x) y=(y - 15.0) width="18" height="18" {}
                    text class=(class) x=(x + 28.0) y=(y) { (name) }
                }
            }
            text class="ft-h light" x=(layout::POKER.left() + 10.0) y="71" { (self.word("drawn-poker")) }
        }
    }

    /// Whose sheet it is, at the end of the ledger.
    fn owner(&self) -> Markup {
        let seat = self.sheet.seat;
        let name = self.pen.person(seat);
        let long = name.chars().count() > LONG_NAME;
        html! {
            use href={ "#" (emblem(seat, self.sheet.character)) } x="912" y="10" width="32" height="32" {}
            text class="ft-h" x="952" y="33" textLength=[long.then_some("208")] lengthAdjust=[long.then_some("spacingAndGlyphs")] { (name) }
        }
    }

    /// The names over the doors, fitted where they are long.
    fn signs(&self) -> Markup {
        html! {
            @for building in Building::ALL {
                @let (left, width) = layout::building(building.index());
                @let name = self.say(Said::Sign(building));
                @let fits = name.chars().count() as f32 * 9.6 <= width - 6.0;
                text class="ft-name" x=(left + width / 2.0) y="351"
                    textLength=[(!fits).then_some(width - 6.0)] lengthAdjust=[(!fits).then_some("spacingAndGlyphs")] { (name) }
            }
        }
    }

    /// What weapons add differs from one edition to the other.
    fn weapons(&self) -> Markup {
        let at = |x| layout::within(Building::Gunsmith, x, 430.0);
        html! {
            @for (x, adds) in [(28.0, self.view.weapons.pistol()), (76.0, self.view.weapons.rifle())] {
                @let (x, y) = at(x);
                text class="ft-n" x=(x) y=(y) { "+" (adds) }
            }
        }
    }

    /// Where most can be chosen: the middle of that in one region, or of the whole sheet.
    fn centre(&self) -> (u32, u32) {
        let lit = |region: Region| {
            let spaces = Space::all().filter(move |space| space.region() == region);
            spaces.filter(|space| self.pen.can_choose(space.name())).map(layout::middle)
        };
        // The Cemetery can always be reached: it is where one looks if there is nothing else.
        let others = || Region::ALL.into_iter().filter(|&region| region != Region::Cemetery);
        let most = others().max_by_key(|&region| lit(region).count()).filter(|&region| lit(region).next().is_some());
        let spaces: Vec<Point> = lit(most.unwrap_or(Region::Cemetery)).collect();
        let shown = if spaces.is_empty() { self.goods_lit() } else { spaces };
        let count = shown.len() as f32;
        if self.view.phase != Phase::Turn || !self.view.deciding || shown.is_empty() {
            return (SIZE.0 / 2, SIZE.1 / 2);
        }
        let (x, y) = shown.into_iter().fold((0.0, 0.0), |(sx, sy), (x, y)| (sx + x, sy + y));
        ((x / count) as u32, (y / count) as u32)
    }

    /// The middles of what can be had in the Town now.
    fn goods_lit(&self) -> Vec<Point> {
        let items = Item::ALL.into_iter().map(|item| (keys::item(item), layout::item(item)));
        let nights = (0..town::HOTEL_STARS.len()).map(|night| (keys::night(night), layout::night(night)));
        let fields = (0..9).map(|cell| (keys::field(cell), layout::field(cell)));
        let all = items.chain(nights).chain(fields);
        all.filter(|(key, _)| self.pen.can_choose(key)).map(|(_, area)| (area.x, area.y)).collect()
    }
}

/// A circle of ink around something; three hands, so that no two neighbours are the same.
pub(super) fn ring(area: Area, number: usize) -> Markup {
    const RINGS: [&str; 3] = ["#ft-ring-0", "#ft-ring-1", "#ft-ring-2"];
    ink(RINGS[number % RINGS.len()], area)
}

/// A cross of ink over something.
pub(super) fn cross(area: Area, number: usize) -> Markup {
    const CROSSES: [&str; 2] = ["#ft-cross-0", "#ft-cross-1"];
    ink(CROSSES[number % CROSSES.len()], area)
}

/// A field filled with ink.
pub(super) fn scribble(area: Area) -> Markup {
    ink("#ft-scribble", area)
}

fn ink(symbol: &str, area: Area) -> Markup {
    html! {
        use class="ft-mark" href=(symbol) x=(area.left()) y=(area.top()) width=(area.width) height=(area.height) {}
    }
}

/// What is clicked, and what lights up.
pub(super) fn halo(area: Area, radius: f32) -> Markup {
    html! {
        rect class="halo" x=(area.left()) y=(area.top()) width=(area.width) height=(area.height) rx=(radius) {}
    }
}
