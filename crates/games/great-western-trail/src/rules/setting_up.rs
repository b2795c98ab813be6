//! Setting up.

use table::{Dice, RulesVersion, Run, Seat, Seats, SetupError, Silent};

use crate::cards::{Cows, Goals, Pile};
use crate::data::buildings::{Neutral, Number, Numbers, PRIVATE, Side};
use crate::data::cattle::{Cattle, SIMMENTALS};
use crate::data::objectives::{Objective, Start};
use crate::data::railroad::{MASTERS, Master};
use crate::data::sam::Level;
use crate::data::tiles::{BAGS, Sort, Tally, Worker};
use crate::data::trail::{NEUTRAL, SITES, Site, Sites};
use crate::data::{DISPLAY, FIRST_CARDS, FIRST_DOLLARS, FIRST_TILES, MAX_PLAYERS};
use crate::event::Event;
use crate::setup::{Layout, Options, Sides};
use crate::state::{GreatWesternTrail, Herd, Player, Sam, Stack, Table, Tenant, Visit};

impl GreatWesternTrail {
    /// A table ready for the first turn.
    pub(crate) fn set_up(rules: RulesVersion, setup: &Options, dice: &mut Dice) -> Result<Self, SetupError> {
        setup.validate()?;
        let table = empty_table(rules, setup);
        let mut game = GreatWesternTrail { table, herds: [Herd::NONE; MAX_PLAYERS], goals: Goals::NONE };
        game.lay_out_board(setup, dice);
        game.fill_board(setup.is_solo().then_some(setup.level), dice);
        game.lay_out_cards(setup, dice);
        game.seat_players(setup, dice);
        let mut silent = Silent;
        let mut run = Run::new(dice, &mut silent);
        let first = game.table.first;
        game.begin_turn(first, &mut run);
        game.settle(&mut run);
        Ok(game)
    }

    /// Who begins (GWT-SETUP-20), and what Sam specializes in (GWT-SOLO-02).
    pub(crate) fn told_at_first(&self) -> Vec<Event> {
        let sam = self.table.sam.map(|sam| Event::SamSpecialized(sam.specialization));
        sam.into_iter().chain([Event::Began(self.table.first)]).collect()
    }

    /// Station masters, neutral buildings and the sides of private ones.
    fn lay_out_board(&mut self, setup: &Options, dice: &mut Dice) {
        let table = &mut self.table;
        // GWT-SETUP-02
        let mut masters = Master::ALL;
        dice.shuffle(&mut masters);
        for (slot, master) in table.masters.iter_mut().zip(masters) {
            *slot = Some(master);
        }
        // GWT-SETUP-03
        let mut tiles = Neutral::ALL;
        if setup.layout == Layout::Random {
            dice.shuffle(&mut tiles);
        }
        for (site, tile) in NEUTRAL.into_iter().zip(tiles) {
            table.settle(site, Tenant::Neutral(tile));
        }
        // GWT-SETUP-14, GWT-SETUP-15: everybody uses the same sides, for the whole game.
        let as_set = |sides: [Side; PRIVATE]| {
            Number::ALL.into_iter().filter(|number| sides[number.index()] == Side::B).collect::<Numbers>()
        };
        table.b_sides = match setup.sides {
            Sides::All(side) => as_set([side; PRIVATE]),
            Sides::Chosen(sides) => as_set(sides),
            Sides::Random => Numbers::from_bits(dice.below(1 << PRIVATE) as u16),
        };
    }

    /// Tiles of the bags: on the trail, in the job market, in the foresight area.
    fn fill_board(&mut self, level: Option<Level>, dice: &mut Dice) {
        // GWT-SETUP-06, GWT-SETUP-07
        let mut placed = 0;
        while placed < FIRST_TILES {
            let Some(tile) = Table::draw_tile(&mut self.table.bags[0], dice) else { break };
            match self.table.free_slot(tile) {
                Some(site) => {
                    self.table.lay_tile(tile, site);
                    placed += 1;
                }
                None => self.table.bags[0].add(tile, 1),
            }
        }
        if let Some(level) = level {
            self.seat_sam(level, dice);
        }
        // GWT-SETUP-08
        for _ in 0..2 * self.table.counts().columns - 1 {
            let column = self.table.next_job();
            if let Some(Sort::Worker(worker)) = Table::draw_tile(&mut self.table.bags[1], dice).map(|tile| tile.sort())
            {
                self.table.jobs[worker.index()] |= 1 << (4 * usize::from(self.table.token_row) + column);
            }
            if column == 3 {
                self.table.token_row += 1;
            }
        }
        // GWT-SETUP-09
        for field in 0..6 {
            self.table.foresight[field] = Table::draw_tile(&mut self.table.bags[field / 2], dice);
        }
    }

    /// Sam's worker and his specialization (GWT-SOLO-02), and what his level changes (GWT-SOLO-03).
    fn seat_sam(&mut self, level: Level, dice: &mut Dice) {
        let Some(Sort::Worker(specialization)) =
            Table::draw_tile(&mut self.table.bags[1], dice).map(|tile| tile.sort())
        else {
            return;
        };
        let table = &mut self.table;
        let sam = Seat::new(1);
        table.player_mut(sam).workers[specialization.index()] += 1;
        if level == Level::Hard {
            for worker in Worker::ALL {
                table.player_mut(sam).workers[worker.index()] += 1;
                table.bags[1].take(crate::data::tiles::Tile::of(worker), 1);
            }
        }
        table.sam =
            Some(Sam { level, specialization, cards: level.cards(), turned: None, next_city: level.first_city() });
    }

    /// The cattle market and the objective display.
    fn lay_out_cards(&mut self, setup: &Options, dice: &mut Dice) {
        let table = &mut self.table;
        // GWT-SETUP-10, GWT-SETUP-11
        table.stack = Cows::of(Cattle::ALL.map(Cattle::in_market));
        if setup.simmentals {
            // GWT-SIM-01, GWT-SIM-04
            table.stack.add(Cattle::Calf, SIMMENTALS);
            table.upgrades = [SIMMENTALS; 2];
        }
        for _ in 0..table.market_size() {
            let card = table.stack.draw(dice);
            table.market.add(card, 1);
        }
        // GWT-SETUP-12
        self.goals = Objective::ALL.into_iter().flat_map(|kind| (0..kind.copies()).map(move |_| kind)).collect();
        for slot in 0..DISPLAY {
            table.display[slot] = Some(self.goals.draw(dice));
        }
        table.objective_deck = self.goals.len();
    }

    /// Starting cards, dollars and tokens.
    fn seat_players(&mut self, setup: &Options, dice: &mut Dice) {
        let seats = usize::from(self.table.seats);
        // GWT-SETUP-19
        let mut starts = Start::ALL;
        dice.shuffle(&mut starts);
        for (seat, start) in self.table.all_seats().zip(starts) {
            self.table.player_mut(seat).start = Some(start);
        }
        // GWT-SETUP-20; alone one is first (GWT-SOLO-01).
        self.table.first = if setup.is_solo() { Seat::new(0) } else { Seat::new(dice.below(seats as u32) as usize) };
        let mut seat = self.table.first;
        for place in 0..seats as u8 {
            if !self.table.is_sam(seat) {
                self.deal(seat, place, dice);
            }
            seat = seat.left(seats);
        }
        if let Some(sam) = self.table.sam_seat() {
            // GWT-SOLO-04
            let player = self.table.player_mut(sam);
            player.rancher = Some(Site::Start);
            player.fresh = false;
        }
    }

    /// GWT-SETUP-18, GWT-SETUP-20
    fn deal(&mut self, seat: Seat, place: u8, dice: &mut Dice) {
        self.herd_mut(seat).deck =
            Pile { cows: Cows::of(Cattle::ALL.map(Cattle::in_starting_deck)), goals: Goals::NONE };
        let player = self.table.player_mut(seat);
        player.dollars = u16::from(FIRST_DOLLARS + place);
        player.tokens = 1;
        let mut silent = Silent;
        let mut run = Run::new(dice, &mut silent);
        self.draw(seat, FIRST_CARDS + place, false, &mut run);
    }
}

/// Boards without tiles, markers at their start (GWT-SETUP-04, GWT-SETUP-05, GWT-SETUP-13, GWT-SETUP-16, GWT-SETUP-17).
fn empty_table(rules: RulesVersion, setup: &Options) -> Table {
    Table {
        rules,
        seats: table::Setup::seats(setup) as u8,
        sam: None,
        simmentals: setup.simmentals,
        b_sides: Numbers::NONE,
        tenants: [Tenant::Empty; SITES],
        spaces: Sites::only(Site::KansasCity),
        masters: [None; MASTERS],
        posted: [None; MASTERS],
        jobs: [0; 3],
        token_row: 0,
        token_owner: None,
        foresight: [None; 6],
        bags: BAGS,
        market: Cows::NONE,
        stack: Cows::NONE,
        upgrades: [0; 2],
        display: [None; DISPLAY],
        objective_deck: 0,
        gone_cards: Pile::EMPTY,
        gone_tiles: Tally::NONE,
        players: [Player::NOBODY; MAX_PLAYERS],
        first: Seat::new(0),
        turn: Seat::new(0),
        steps: Stack::EMPTY,
        visit: Visit::NOWHERE,
        used: [0; SITES],
        cowboys_used: 0,
        busy: Seats::NONE,
        asked: None,
    }
}
