//! Kansas City: the foresight area, the job market, and leaving again.

use table::{Asks, List, Log, Refusal, Run, Seat, refused};

use crate::action::Action;
use crate::data::tiles::{COLUMNS, ROWS, Sort, Tally, Tile, Worker, refills_market};
use crate::data::trail::Site;
use crate::event::{Destination, Event};
use crate::state::{GreatWesternTrail, Step, Table};

impl Table {
    /// The tiles of a foresight column that may be taken: from the second column on no workers once the end is triggered
    /// (GWT-END-02, GWT-END-05, GWT-END-07).
    pub fn takable(&self, column: u8) -> impl Iterator<Item = (u8, Tile)> + '_ {
        let no_workers = column > 0 && self.is_ending();
        [2 * column, 2 * column + 1]
            .into_iter()
            .filter_map(|field| self.foresight[usize::from(field)].map(|tile| (field, tile)))
            .filter(move |(_, tile)| !(no_workers && tile.is_worker()))
    }

    /// Cards that the cattle market has when it is refilled (GWT-KC-07, GWT-SIM-02).
    pub fn market_size(&self) -> u8 {
        if self.simmentals { self.counts().market_with_simmentals } else { self.counts().market }
    }

    /// A random tile from a bag.
    pub(super) fn draw_tile(bag: &mut Tally, dice: &mut table::Dice) -> Option<Tile> {
        (!bag.is_empty()).then(|| bag.draw(dice))
    }

    /// The leftmost empty field in use of the token's row; the token's own field is the last (GWT-KC-05, GWT-KC-06).
    pub(crate) fn next_job(&self) -> usize {
        let taken = (self.jobs[0] | self.jobs[1] | self.jobs[2]) >> (4 * self.token_row);
        let unused = (1 << (COLUMNS as u8 - self.counts().columns)) - 1;
        ((taken | unused).trailing_ones() as usize).min(COLUMNS - 1)
    }
}

/// Which tile of a foresight column to take.
#[derive(Clone, Copy)]
pub(super) struct Foresight(pub u8);

impl Asks<Foresight> for GreatWesternTrail {
    /// One of the two tiles of the column (GWT-KC-02); two of a kind are one option, and without any the stage is skipped
    /// (GWT-KC-10).
    fn list(&self, _: Seat, Foresight(column): Foresight, out: &mut impl List<Action>) {
        let mut tiles = self.table.takable(column);
        let Some((field, tile)) = tiles.next() else { return out.put(Action::Done) };
        out.put(Action::Foresight(field));
        out.put_all(tiles.filter(|&(_, other)| other != tile).map(|(field, _)| Action::Foresight(field)));
    }

    fn answer<L: Log<Self>>(&mut self, _: Seat, _: Foresight, answer: Action, run: &mut Run<'_, L>) {
        if let Action::Foresight(field) = answer {
            self.take_tile(field, run);
        }
    }

    fn object(&self, _: Seat, _: Foresight, answer: Action) -> Refusal {
        match answer {
            // Of the own column both can be taken, or nobody is asked.
            Action::Foresight(_) => refused("GWT-KC-02", "why-other-column"),
            _ => refused("GWT-KC-02", "why-tile-first"),
        }
    }
}

impl GreatWesternTrail {
    /// All five stages in their order, and nothing else (GWT-KC-01).
    pub(super) fn enter_kansas_city(&mut self) {
        for step in [Step::Leave, Step::Income, Step::Foresight(2), Step::Foresight(1), Step::Foresight(0)] {
            self.table.steps.push(step);
        }
    }

    pub(super) fn take_tile<L: Log<Self>>(&mut self, field: u8, run: &mut Run<'_, L>) {
        if let Some(tile) = self.table.foresight[usize::from(field)].take() {
            match tile.sort() {
                Sort::Worker(worker) => self.place_worker(worker, run),
                Sort::Hazard(_) | Sort::Bandit(_) => self.place_danger(tile, run),
            }
        }
    }

    /// A worker goes to the job market. On the token's field the token moves down (GWT-KC-06), refills the cattle market
    /// at a yellow arrow (GWT-KC-07) and triggers the end at the green one (GWT-KC-09, GWT-END-01).
    fn place_worker<L: Log<Self>>(&mut self, worker: Worker, run: &mut Run<'_, L>) {
        let (seat, row, column) = (self.table.turn, self.table.token_row, self.table.next_job());
        self.table.jobs[worker.index()] |= 1 << (4 * usize::from(row) + column);
        let to = Destination::Job(row, column as u8);
        run.tell(self, || Event::TilePlaced { seat, tile: Tile::of(worker), to });
        if column < COLUMNS - 1 {
            return;
        }
        self.table.token_row += 1;
        if usize::from(self.table.token_row) == ROWS {
            self.table.token_owner = Some(seat);
            run.tell(self, || Event::EndTriggered(seat));
            return;
        }
        let row = self.table.token_row;
        run.tell(self, || Event::TokenMoved(row));
        if refills_market(usize::from(row)) {
            // GWT-KC-08
            let missing = self.table.market_size().saturating_sub(self.table.market.len());
            self.grow_market(missing, run);
        }
    }

    /// After the delivery the rancher starts anew, and the foresight area is refilled as far as the bags reach
    /// (GWT-DEL-12, GWT-DEL-13).
    pub(super) fn leave_kansas_city<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        self.table.mover_mut().rancher = Some(Site::Start);
        for field in 0..6 {
            if self.table.foresight[field].is_some() {
                continue;
            }
            if let Some(tile) = Table::draw_tile(&mut self.table.bags[field / 2], run.dice) {
                self.table.foresight[field] = Some(tile);
                run.reveal();
                run.tell(self, || Event::ForesightRefilled(field as u8, tile));
            }
        }
    }
}
