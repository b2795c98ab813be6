//! The signboard: what the space that is visited offers, hung over the rancher; and what is offered otherwise.

use drawing::{Element, Markup, html};
use wording::Phrase;

use super::layout;
use super::{Artist, keys, picture};
use crate::data::trail::Site;
use crate::effect::Effect;
use crate::state::{Step, Table};
use crate::view::View;
use crate::words::{effects, options::asked};

/// One cell of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Cell {
    /// What it lets one do.
    pub effect: Effect,
    /// Whether it was used in this turn.
    pub used: bool,
    /// Whether it is the alternative of the cell before it.
    pub is_other: bool,
}

/// The cells of the board: in phase B all that is printed on the space, the risk action last; what is offered otherwise.
pub(super) fn cells(view: &View) -> Vec<Cell> {
    let plain = |effect: Effect| Cell { effect, used: false, is_other: false };
    match view.seat.and_then(|_| asked(view)) {
        Some(Step::Visit) => visited(&view.table),
        Some(Step::Offer(one, None)) => vec![plain(one)],
        Some(Step::Offer(one, Some(other))) => vec![plain(one), Cell { is_other: true, ..plain(other) }],
        _ => Vec::new(),
    }
}

fn visited(table: &Table) -> Vec<Cell> {
    let mut cells = Vec::new();
    for (site, tenant) in table.sources() {
        for (place, effects) in table.actions(tenant).iter().enumerate() {
            let used = table.used[site.index()] >> place & 1 == 1;
            let each = effects.iter().enumerate().filter(|(_, effect)| **effect != Effect::Copy);
            cells.extend(each.map(|(i, &effect)| Cell { effect, used, is_other: i > 0 }));
        }
    }
    if let Some((effect, used)) = table.risk_here() {
        cells.push(Cell { effect, used, is_other: false });
    }
    cells
}

/// How broad a cell is, and how high the board.
const CELL: f32 = 52.0;
const HEIGHT: f32 = 84.0;

impl Artist<'_> {
    pub(super) fn signboard(&self) -> Markup {
        let cells = cells(self.view);
        if cells.is_empty() {
            return html! {};
        }
        let width = 12.0 + CELL * cells.len() as f32;
        let (x, y) = self.hang(width);
        html! {
            g class="gw-signboard" transform={ "translate(" (x) " " (y) ")" } {
                path class="gw-rope" d={ "M14 8V-9M" (width - 14.0) " 8V-9" } {}
                rect class="gw-board" x="0" y="0" width=(width) height=(HEIGHT) rx="8" {}
                rect class="gw-board-line" x="3" y="3" width=(width - 6.0) height=(HEIGHT - 6.0) rx="6" {}
                @for (place, cell) in cells.iter().enumerate() { (self.cell(place, *cell)) }
            }
        }
    }

    fn cell(&self, place: usize, cell: Cell) -> Markup {
        let key = keys::cell(place);
        let printed = effects::printed(self.table, self.table.turn, cell.effect);
        let label = self
            .pen
            .say(&Phrase::new("drawn-cell").with("what", printed).with("used", crate::words::nouns::yes(cell.used)));
        let class = if cell.used { "gw-cellbox used" } else { "gw-cellbox" };
        let inner = html! {
            rect class="gw-cell" x="2" y="8" width=(CELL - 4.0) height=(HEIGHT - 16.0) rx="6" {}
            (picture(&format!("gw-e-{}", cell.effect), (CELL - 44.0) / 2.0, 13.0, 44.0, 58.0))
            @if cell.used { path class="gw-strike" d={ "M8 " (HEIGHT - 16.0) "L" (CELL - 8.0) " 16" } {} }
            rect class="halo" x="0" y="6" width=(CELL) height=(HEIGHT - 12.0) rx="8" {}
            @if cell.is_other { path class="gw-or" d="M-4 56l8-28" {} }
        };
        let at = (6.0 + CELL * place as f32, 0.0);
        self.pen.group(Element::new(&key, class, &label), at, &inner)
    }

    /// Over the space, below it where there is no room above, and always on the land.
    fn hang(&self, width: f32) -> (f32, f32) {
        let site = self.own().and_then(|own| own.open.rancher).unwrap_or(Site::A);
        let ((x, y), (_, height)) = (layout::site(site), layout::extent(site));
        let top = if y < 330.0 { y + height / 2.0 + 16.0 } else { y - height / 2.0 - 40.0 - HEIGHT };
        ((x - width / 2.0).clamp(6.0, 834.0 - width), top.clamp(192.0, 740.0 - HEIGHT))
    }
}
