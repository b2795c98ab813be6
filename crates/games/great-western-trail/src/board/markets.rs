//! The markets: objective cards, foresight, cattle and workers.

use drawing::{Element, Markup, html};

use super::layout::{self, Area};
use super::sayings::Said;
use super::scene::Layers;
use super::{Artist, cards, fitted, glossary, goals, keys, picture, signs, text, trail};
use crate::data::cattle::{Cattle, REVEALED};
use crate::data::tiles::{COLUMNS, ROWS, Sort, Tile};
use crate::state::{Step, Table};
use crate::words::tables::bag;

impl Artist<'_> {
    pub(super) fn put_goals(&self, layers: &mut Layers) {
        for (place, (area, objective)) in layout::GOALS.into_iter().zip(self.table.display).enumerate() {
            let Some(objective) = objective else { continue };
            let key = keys::goal(place);
            let label = self.say(Said::Goal(objective));
            let inner = html! {
                (goals::broad(objective.terms(), objective.instant(), self.items()))
                rect class="halo" x="-1" y="-1" width=(area.width + 2.0) height=(area.height + 2.0) rx="8" {}
            };
            let element = Element::new(&key, "gw-goal", &label).lens(glossary::objective_lens(objective));
            layers.put(self.pen.can_choose(&key), &self.pen.group(element, (area.x, area.y), &inner));
        }
        let Area { x, y, width, height } = layout::GOAL_DECK;
        let label = self.count("objective-deck", self.table.objective_deck);
        let inner = html! {
            (picture("gw-i-deck", 2.0, 0.5, 22.0, 22.0))
            (text("gw-num gw-light gw-start", 27.0, 17.5, self.table.objective_deck))
            rect class="halo" x="-1" y="-1" width=(width + 2.0) height=(height + 2.0) rx="6" {}
        };
        let element = Element::new(keys::GOAL_DECK, "gw-deck", &label).lens("objective");
        layers.put(self.pen.can_choose(keys::GOAL_DECK), &self.pen.group(element, (x, y), &inner));
    }

    pub(super) fn put_foresight(&self, layers: &mut Layers) {
        for (field, tile) in self.table.foresight.into_iter().enumerate() {
            let Some(tile) = tile else { continue };
            let key = keys::foresight(field);
            let label = self.say(Said::Tile(tile));
            let inner = html! {
                (tile_face(tile))
                rect class="halo" x="-26" y="-26" width="52" height="52" rx="8" {}
            };
            let element = Element::new(&key, "gw-tile", &label).lens(glossary::tile_lens(tile));
            let at = layout::foresight(field).middle();
            layers.put(self.pen.can_choose(&key), &self.pen.group(element, at, &inner));
        }
        for (column, tally) in self.table.bags.iter().enumerate() {
            let (key, words) = (keys::bag(column), self.pen.say(&bag(column, tally)));
            let at = (layout::foresight(2 * column).x - 10.0, layout::FORESIGHT.y + 75.0);
            let inner = html! { (text("gw-num gw-bag", 0.0, 6.0, ["I", "II", "III"][column.min(2)])) };
            layers.put(false, &self.pen.group(Element::new(&key, "gw-sack", &words).note(&*words), at, &inner));
        }
    }

    pub(super) fn put_cattle(&self, layers: &mut Layers) {
        for (row, kinds) in layout::CATTLE_ROWS.iter().enumerate() {
            for (column, &kind) in kinds.iter().enumerate() {
                let count = self.table.market.count(kind);
                let here = kind != Cattle::Calf || self.table.simmentals;
                if here {
                    let key = keys::cattle(kind);
                    let stall = self.stall(kind, count, layout::stall(row, column), &key);
                    layers.put(self.pen.can_choose(&key), &stall);
                }
            }
        }
        if self.table.simmentals {
            let Area { x, y, .. } = layout::price(3);
            layers.put(false, &prices(x, y, &[(1, 8), (2, 5)]));
        }
        let count = self.table.stack.len();
        let label = self.count("drawn-stack", count);
        let inner = html! {
            (picture("gw-i-deck", 4.0, 2.0, 40.0, 40.0))
            (text("gw-num gw-rim", 34.0, 46.0, count))
        };
        let at = layout::stall(3, 1);
        layers.put(
            false,
            &self.pen.group(Element::new(keys::STACK, "gw-stack", &label).lens("cattle-market"), (at.x, at.y), &inner),
        );
        let label = self.count("drawn-reveal", REVEALED);
        let at = layout::stall(3, 2);
        let inner = html! {
            (picture("gw-cowboy", 3.0, 11.0, 25.0, 25.0))
            (picture("gw-i-draw", 22.0, 3.0, 26.0, 26.0))
            (text("gw-num gw-rim", 36.0, 44.0, "+2"))
            rect class="halo" x="-1" y="-1" width="52" height="52" rx="7" {}
        };
        let element = Element::new(keys::REVEAL, "gw-reveal", &label).lens("cattle-market");
        layers.put(self.pen.can_choose(keys::REVEAL), &self.pen.group(element, (at.x, at.y), &inner));
    }

    fn stall(&self, kind: Cattle, count: u8, area: Area, key: &str) -> Markup {
        let label = self.say(Said::Cattle(kind, count));
        let class = if count == 0 { "gw-stall none" } else { "gw-stall" };
        let inner = html! {
            (picture(signs::head(kind.breed()), 2.0, 0.0, 36.0, 32.7))
            (text("gw-num gw-rim", 13.0, 46.0, signs::letters(kind.breed())))
            @if count > 0 {
                rect class="gw-many" x="26.500" y="31.500" width="23" height="18" rx="7" {}
                (text("gw-num gw-light", 38.0, 46.5, count))
            }
            (picture("gw-i-star", 27.0, -3.0, 24.0, 24.0))
            (text("gw-num", 39.0, 14.8, kind.points()))
            (cards::bells(kind, 0.0, 2.0, 12.0))
            rect class="halo" x="-1" y="-1" width=(area.width + 2.0) height=(area.height + 2.0) rx="7" {}
        };
        let element = Element::new(key, class, &label).lens(glossary::breed_lens(kind.breed()));
        self.pen.group(element, (area.x, area.y), &inner)
    }

    pub(super) fn put_jobs(&self, layers: &mut Layers) {
        let closed = COLUMNS - usize::from(self.table.counts().columns);
        for row in 0..ROWS {
            for column in 0..closed {
                let Area { x, y, .. } = layout::job(row, column);
                layers.put(false, &picture("gw-boarded", x, y, 34.0, 34.0));
            }
            self.put_wage(row, layers);
            layers.put(false, &html! {
                g data-key=(keys::row(row)) aria-hidden="true" { rect class="gw-bend" x="1132" y=(layout::wage(row).y) width="146" height="34" {} }
            });
            for column in closed..COLUMNS {
                let Some(worker) = self.table.job(row, column) else { continue };
                let key = keys::job(row, column);
                let label = self.say(Said::Job(row as u8, worker));
                let inner = html! {
                    (picture(signs::worker(worker), -16.0, -16.0, 32.0, 32.0))
                    rect class="halo" x="-18.500" y="-18.500" width="37" height="37" rx="7" {}
                };
                let open = row < usize::from(self.table.token_row);
                let element =
                    Element::new(&key, if open { "gw-job" } else { "gw-job shut" }, &label).lens(worker.name());
                layers.put(
                    self.pen.can_choose(&key),
                    &self.pen.group(element, layout::job(row, column).middle(), &inner),
                );
            }
        }
        self.put_next_job(layers);
        self.put_spike(layers);
    }

    /// What a worker of the row costs, while there is something to add or to take off.
    fn put_wage(&self, row: usize, layers: &mut Layers) {
        let Some(Step::Hire(modifier)) = self.step.filter(|_| row < usize::from(self.table.token_row)) else { return };
        if modifier == 0 {
            return;
        }
        let Area { x, y, .. } = layout::wage(row);
        let wage = self.dollars(Table::wage(row as u8, modifier));
        layers.put(
            false,
            &html! {
                rect class="gw-newwage" x=(x) y=(y + 2.0) width="44" height="30" rx="5" {}
                (fitted("gw-wage", (x + 22.0, y + 24.0), &wage, 18.0, 42.0))
            },
        );
    }

    /// The cell that the next worker comes to, to be lit.
    fn put_next_job(&self, layers: &mut Layers) {
        let row = usize::from(self.table.token_row);
        if matches!(self.step, Some(Step::Foresight(_))) && row < ROWS {
            let Area { x, y, width, height } = layout::job(row, self.table.next_job());
            layers.put(false, &html! {
                g data-key=(keys::NEXT_JOB) class="gw-next" aria-hidden="true" { rect x=(x) y=(y) width=(width) height=(height) rx="6" {} }
            });
        }
    }

    /// The job-market token; once it has left, the flag is up.
    fn put_spike(&self, layers: &mut Layers) {
        let row = usize::from(self.table.token_row);
        if row < ROWS && self.table.token_owner.is_none() {
            let (x, y) = layout::wage(row).middle();
            let label = self.count("drawn-spike", row as i32 + 1);
            let inner = html! {
                (picture("gw-spike", -18.0, -18.0, 36.0, 36.0))
            };
            layers.put(
                false,
                &self.pen.group(Element::new(keys::SPIKE, "gw-spike", &label).lens("job-token"), (x, y), &inner),
            );
        } else {
            let (x, y) = layout::wage(ROWS - 1).middle();
            let label = self.word("drawn-flag");
            let inner = picture("gw-i-flag", -16.0, -18.0, 34.0, 34.0);
            layers.put(
                false,
                &self.pen.group(Element::new(keys::FLAG, "gw-flag", &label).lens("job-token"), (x, y), &inner),
            );
        }
    }
}

/// A tile of the bags around a point: what it is, its hand, its points.
pub(super) fn tile_face(tile: Tile) -> Markup {
    let Sort::Worker(worker) = tile.sort() else {
        return html! {
            (picture(trail::symbol(tile), -23.0, -23.0, 46.0, 46.0))
            @if tile.points() > 0 {
                (picture("gw-i-star", -26.0, -26.0, 25.0, 25.0))
                (text("gw-num", -13.5, -7.5, tile.points()))
            }
            @for hand in signs::hands(tile.hand()) { (picture(hand, -25.0, 5.0, 20.0, 20.0)) }
        };
    };
    picture(signs::worker(worker), -21.0, -21.0, 42.0, 42.0)
}

/// Cowboys and dollars, line by line.
fn prices(x: f32, y: f32, lines: &[(u8, u8)]) -> Markup {
    html! {
        rect class="gw-tag" x=(x) y=(y) width="62" height="50" rx="5" {}
        @for (i, (cowboys, dollars)) in lines.iter().enumerate() {
            @let base = y + 20.0 + 22.0 * i as f32;
            (text("gw-num gw-start", x + 1.5, base, cowboys))
            (picture("gw-cowboy", x + 10.5, base - 13.5, 15.0, 15.0))
            (text("gw-num gw-end", x + 60.5, base, format!("${dollars}")))
        }
    }
}
