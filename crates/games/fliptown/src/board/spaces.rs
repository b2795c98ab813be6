//! The spaces of the five regions, and what can be had in the Town.

use drawing::{Element, Markup, html};

use super::costs::{Cost, Costs};
use super::layout::{self, Area};
use super::sayings::{Said, Written};
use super::scene::{Layers, cross, halo, ring, scribble};
use super::{Artist, keys, portrait};
use crate::data::{Item, Region, town};
use crate::space::{Space, Spaces};

impl Artist<'_> {
    pub(super) fn put_spaces(&self, layers: &mut Layers) {
        let circled: Spaces = self.sheet.circled.iter().copied().collect();
        let passed: Spaces = self.sheet.passed.iter().copied().collect();
        let costs = Costs::of(self.view);
        for space in Space::all() {
            let written = match (circled.contains(space), passed.contains(space)) {
                (true, _) => Written::Circled,
                (false, true) => Written::Passed,
                (false, false) => Written::Open,
            };
            self.put_space(space, written, costs.as_ref(), layers);
        }
    }

    fn put_space(&self, space: Space, written: Written, costs: Option<&Costs>, layers: &mut Layers) {
        let key = keys::space(space);
        let can = self.pen.can_choose(key);
        // The Cemetery never costs anything.
        let priced = can && space.region() != Region::Cemetery;
        let cost = costs.filter(|_| priced).and_then(|costs| costs.of_space(space));
        let area = layout::area(space);
        let free = can && cost.is_none_or(|cost| cost == Cost { gold: 0, helped: false });
        let class = match (space.region(), free) {
            (Region::Town, true) => "ft-space ft-building free",
            (Region::Town, false) => "ft-space ft-building",
            (_, true) => "ft-space free",
            (_, false) => "ft-space",
        };
        let label = self.say(Said::Space(space, written));
        let inner = html! {
            (halo(area, 8.0))
            @match written {
                Written::Circled => { (ring(layout::circled(space), space.index())) }
                Written::Passed => { (cross(layout::circled(space), space.index())) }
                Written::Open => {}
            }
            @if let Some(cost) = cost { (self.coin(space, area, cost)) }
        };
        layers.put(can, &self.pen.keyed_group(Element::new(key, class, &label).lens(lens(space)), &inner));
    }

    /// The gold that a space costs, at its upper right corner; in the Town over the door. The character is beside it
    /// where gold alone does not do.
    fn coin(&self, space: Space, area: Area, cost: Cost) -> Markup {
        let (x, y) = match space.region() {
            Region::Town => (area.x, 309.0),
            // Over the corridors that lead on from here, which nobody can enter yet.
            Region::Mine => (area.x + 28.0, area.bottom() - 1.0),
            _ => (area.right() - 1.0, area.top() + 4.0),
        };
        html! {
            circle class=(if cost.gold == 0 { "ft-coin none" } else { "ft-coin" }) cx=(x) cy=(y) r="10.5" {}
            text class="ft-cost" x=(x) y=(y + 5.7) { (cost.gold) }
            @if let Some(who) = self.sheet.character.filter(|_| cost.helped) {
                @let (left, top) = if space.region() == Region::Town { (x - 8.0, y + 10.0) } else { (x - 28.0, y - 9.0) };
                use class="ft-mark" href={ "#" (portrait(who)) } x=(left) y=(top) width="17" height="17" {}
            }
        }
    }

    /// Items, nights and fields.
    pub(super) fn put_goods(&self, layers: &mut Layers) {
        for item in Item::ALL {
            let has = self.sheet.items.contains(&item);
            let area = layout::item(item);
            let inner = html! { (halo(area, 6.0)) @if has { (ring(area.grown(1.0), item.index())) } };
            self.put_good(&keys::item(item), Said::Item(item, has), item.name(), &inner, layers);
        }
        for (number, &stars) in town::HOTEL_STARS.iter().enumerate() {
            let paid = number < usize::from(self.sheet.hotel);
            let area = layout::night(number);
            let inner = html! { (halo(area, 15.0)) @if paid { (ring(area.grown(2.0), number)) } };
            self.put_good(&keys::night(number), Said::Night(stars, paid), "hotel", &inner, layers);
        }
        for cell in 0..9 {
            let filled = self.sheet.land.contains(&cell);
            let area = layout::field(cell);
            let inner = html! { (halo(area, 2.0)) @if filled { (scribble(area.grown(-2.0))) } };
            self.put_good(&keys::field(cell), Said::Field(cell, filled), "land-office", &inner, layers);
        }
    }

    fn put_good(&self, key: &str, label: Said, lens: &str, inner: &Markup, layers: &mut Layers) {
        let label = self.say(label);
        let element = Element::new(key, "ft-good", &label).lens(lens);
        layers.put(self.pen.can_choose(key), &self.pen.keyed_group(element, inner));
    }
}

/// What a space shows when enlarged.
fn lens(space: Space) -> &'static str {
    match (space.as_building(), space.as_target()) {
        (Some(building), _) => building.name(),
        (_, Some(target)) => target.name(),
        _ => space.name(),
    }
}
