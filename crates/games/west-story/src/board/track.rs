//! The road around the valley: pawns, bandits along it, joker places, and the fields that matter just now.

use drawing::{Element, Markup, html};
use table::Seat;

use super::layout::{self, Area, BANDIT, FIELD, round};
use super::sayings::Said;
use super::scene::Layers;
use super::{Artist, cards, halo, keys, put};
use crate::data::{Symbol, TRACK};

/// So many fields before one's pawn can be pointed at.
pub(super) const AHEAD: u16 = 12;

/// Fields between which the road runs straight.
const BENDS: [u16; 12] = [0, 1, 13, 14, 15, 24, 25, 26, 38, 39, 40, 49];

/// The bends that a rider comes past on the way from one total to another.
pub(super) fn bends_between(from: u16, to: u16) -> impl Iterator<Item = u16> {
    (from + 1..to).map(|total| total % TRACK).filter(|field| BENDS.contains(field))
}

impl Artist<'_> {
    /// What riders come past: nothing is seen of it.
    pub(super) fn waymarks(&self) -> Markup {
        let mark = |key: String, field: u16| {
            let (x, y) = layout::field(field);
            html! { path data-key=(key) d={ "M" (x as u32) " " (y as u32) "h1" } {} }
        };
        html! {
            g class="ws-waymarks" {
                @for field in BENDS { (mark(keys::bend(field), field)) }
                @for seat in self.table.all_seats() { (mark(keys::stop(seat), self.table.player(seat).total)) }
            }
        }
    }

    /// The land where one's own pawn is, brighter than the rest.
    pub(super) fn own_land(&self) -> Markup {
        let Some(seat) = self.view.seat.or(self.view.turn.map(|turn| turn.seat)) else { return html! {} };
        let Some(ground) = layout::grounds(self.view.side).get(self.table.region_of(seat)) else { return html! {} };
        html! { path class={ "ws-here " (self.colour(seat)) } d=(ground.land) {} }
    }

    /// Fields that can be chosen, or be pointed at because one's pawn could get there.
    pub(super) fn put_fields(&self, layers: &mut Layers) {
        let Some(seat) = self.view.seat.filter(|_| !self.options.is_empty()) else { return };
        let total = self.table.player(seat).total;
        for field in total..=total + AHEAD.max(u16::from(self.table.player(seat).offer)).min(TRACK - 1) {
            let key = keys::field(field);
            let (x, y) = layout::field(field);
            let region = self.table.board().regions[self.table.board().region_at(field)].name;
            let label = self.say(Said::Field(field % TRACK, region));
            let steps = field - total;
            let can = self.pen.can_choose(&key);
            let inner = html! {
                (halo(Area::new(-FIELD.0 / 2.0, -FIELD.1 / 2.0, FIELD.0, FIELD.1), 8.0))
                @if can && steps > 0 {
                    g class="ws-steps" {
                        circle cx="17" cy="-15" r="13" {}
                        text class="ws-n" x="17" y="-9.5" font-size="16.8" { "+" (steps) }
                    }
                }
            };
            layers.put(can, &self.pen.group(Element::new(&key, "ws-field", &label).lens("track"), (x, y), &inner));
        }
    }

    pub(super) fn put_pawns(&self, layers: &mut Layers) {
        for seat in self.table.all_seats() {
            let player = self.table.player(seat);
            let (x, y) = layout::pawn(player.total, seat.index());
            let key = keys::pawn(seat);
            let label = self.pen.say(
                &crate::words::nouns::by("drawn-pawn", self.view, seat)
                    .with("points", i64::from(player.total))
                    .with("region", crate::words::nouns::region(self.table, self.table.region_of(seat))),
            );
            let own = if self.view.seat == Some(seat) { " own" } else { "" };
            let class = format!("ws-pawn {}{own}", self.colour(seat));
            let inner = html! {
                ellipse class="ws-shadow" cy="15" rx="13" ry="4" {}
                g class="ws-gait" {
                    (put("ws-rider", Area::new(-16.0, -23.0, 32.0, 40.0)))
                    (self.disc(seat, (10.0, 10.0), 17.0))
                    @if player.total >= TRACK {
                        (put("ws-pennant", Area::new(3.0, -24.0, 46.0, 30.0)))
                        text class="ws-n" x="24" y="-8" font-size="16.8" { "+" (player.total / TRACK * TRACK) }
                    }
                }
            };
            layers.pawns(&self.pen.group(
                Element::new(&key, &class, &label).lens("track"),
                (round(x), round(y)),
                &inner,
            ));
        }
    }

    pub(super) fn put_bandits(&self, layers: &mut Layers) {
        let leader = self.table.all_seats().map(|seat| self.table.player(seat).total).max().unwrap_or(0);
        let looked_at = layout::field(leader);
        for (number, region) in self.view.regions.iter().enumerate() {
            let places = layout::grounds(self.view.side)[number].bandits;
            for (slot, at) in places.into_iter().enumerate() {
                let shown = region.bandits.get(slot).copied().flatten();
                if shown.is_none() && slot >= region.face_down {
                    continue;
                }
                let key = keys::bandit(region.name, slot);
                let label = self.say(Said::Bandit(shown, region.name));
                // One after the other is turned up.
                let class = match (shown, slot) {
                    (None, _) => "ws-bandit",
                    (Some(_), 0) => "ws-bandit up",
                    (Some(_), _) => "ws-bandit up later",
                };
                let lens = shown.map_or("bandit-hidden", |who| if who == Symbol::Joker { "gang" } else { "bandit" });
                let inner = match shown {
                    Some(who) => bandit(who, self.table.board().regions[number].colour),
                    None => poster(at, looked_at),
                };
                let can = self.pen.can_choose(&key);
                layers.put(can, &self.pen.group(Element::new(&key, class, &label).lens(lens), at, &inner));
            }
        }
    }

    pub(super) fn put_jokers(&self, layers: &mut Layers) {
        for (number, at) in layout::jokers(self.view.side).into_iter().enumerate() {
            let left = self.view.joker_places[number];
            let key = keys::joker_place(number);
            let label = self.say(Said::Count("drawn-joker-place", left.into()));
            let inner = html! {
                @if left > 0 {
                    (put("ws-s-joker", Area::new(-15.0, -15.0, 30.0, 30.0)))
                    @if left > 1 {
                        circle class="ws-badge" cx="12" cy="11" r="10.5" {}
                        text class="ws-n light" x="12" y="16.5" font-size="16.8" { (left) }
                    }
                }
                (halo(Area::new(-15.0, -15.0, 30.0, 30.0), 15.0))
            };
            let class = if left > 0 { "ws-joker" } else { "ws-joker gone" };
            layers.put(false, &self.pen.group(Element::new(&key, class, &label).lens("joker"), at, &inner));
        }
    }

    /// Who still thinks.
    pub(super) fn awaited(&self) -> impl Iterator<Item = Seat> + '_ {
        self.view.waiting.iter().copied()
    }
}

/// A bandit who has been turned up, with his symbol, beside a rock of his region.
fn bandit(who: Symbol, rock: &str) -> Markup {
    let half = BANDIT / 2.0;
    html! {
        use href="#ws-spot" color=(rock) {}
        // Only his picture turns: he can be chosen all the while.
        g class="ws-turned" {
            (put(if who == Symbol::Joker { "ws-gang" } else { "ws-bandit" }, Area::new(-half, -half, BANDIT, BANDIT)))
            (put(cards::symbol(who), Area::new(4.0, 3.0, 20.0, 20.0)))
        }
        (halo(Area::new(-22.0, -22.0, 44.0, 44.0), 22.0))
    }
}

/// The back of a poster, whose eyes follow the leading pawn.
fn poster(at: layout::Point, looked_at: layout::Point) -> Markup {
    let (dx, dy) = (looked_at.0 - at.0, looked_at.1 - at.1);
    let far = dx.hypot(dy).max(1.0);
    let (dx, dy) = (round(dx / far * 2.4), round(dy / far * 1.8));
    html! {
        (put("ws-poster", Area::new(-19.0, -19.0, 38.0, 38.0)))
        circle class="ws-eye" cx=(-5.7 + dx) cy=(0.0 + dy) r="1.9" {}
        circle class="ws-eye" cx=(5.7 + dx) cy=(0.0 + dy) r="1.9" {}
        (halo(Area::new(-20.0, -20.0, 40.0, 40.0), 6.0))
    }
}
