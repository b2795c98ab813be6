//! Positions made to order, for examples, tests and puzzles.

use table::{Dice, Game, RulesVersion, Run, Seat, Silent};

use crate::cards::{Card, Goals, Pile};
use crate::data::MAX_PLAYERS;
use crate::data::boards::Disc;
use crate::data::buildings::{Neutral, Number, Numbers};
use crate::data::objectives::Objective;
use crate::data::railroad::{Berth, City, Station};
use crate::data::tiles::{Tile, Worker};
use crate::data::trail::{NEUTRAL, SITES, Site, Sites};
use crate::setup::Options;
use crate::state::{GreatWesternTrail, Herd, Player, Stack, Step, Table, Tenant, Visit};

/// A position that is being arranged.
#[derive(Clone, Debug)]
pub struct Position {
    /// What lies open. Who is asked follows from the steps.
    pub table: Table,
    /// Everybody's cards.
    pub herds: [Herd; MAX_PLAYERS],
    /// The objective deck.
    pub goals: Goals,
}

impl Position {
    /// The table right after dealing, but with everybody's first turn over: all ranchers at the start, and the first seat
    /// about to depart with the cards it has.
    ///
    /// # Panics
    /// If there is no such setup.
    pub fn new(options: &Options, seed: u64) -> Self {
        let game = GreatWesternTrail::new(options, &mut Dice::from_number(seed)).expect("a setup that exists");
        let GreatWesternTrail { table, herds, goals } = game;
        let mut position = Position { table, herds, goals };
        for player in &mut position.table.players {
            (player.fresh, player.owed, player.rancher) = (false, 0, Some(Site::Start));
        }
        position.turn(Seat::new(0));
        position
    }

    /// Played by another version of the rules.
    pub fn by_rules(&mut self, rules: RulesVersion) -> &mut Self {
        self.table.rules = rules;
        self
    }

    /// A neutral building on each site in the order of letters, and no hazards, bandits or private buildings.
    pub fn clear_trail(&mut self) -> &mut Self {
        for site in Site::ALL {
            self.table.vacate(site);
        }
        for (site, tile) in NEUTRAL.into_iter().zip(Neutral::ALL) {
            self.table.settle(site, Tenant::Neutral(tile));
        }
        self.table.spaces.insert(Site::KansasCity);
        for player in &mut self.table.players {
            player.unbuilt |= player.built;
            (player.built, player.sites) = (Numbers::NONE, Sites::NONE);
        }
        self
    }

    /// What is open of a player.
    pub fn player(&mut self, seat: Seat) -> &mut Player {
        &mut self.table.players[seat.index()]
    }

    /// A player's cards.
    pub fn herd(&mut self, seat: Seat) -> &mut Herd {
        &mut self.herds[seat.index()]
    }

    /// It is this player's turn, before phase A.
    pub fn turn(&mut self, seat: Seat) -> &mut Self {
        self.table.turn = seat;
        self.table.used = [0; SITES];
        self.table.cowboys_used = 0;
        self.table.visit = Visit::NOWHERE;
        self.table.steps = Stack::EMPTY;
        self.table.steps.push(Step::Depart);
        self
    }

    /// The next step of the turn, before all others.
    pub fn step(&mut self, step: Step) -> &mut Self {
        self.table.steps.push(step);
        self
    }

    /// The player whose turn it is has stopped here: phase B, or the stages of Kansas City.
    pub fn visit(&mut self, site: Site) -> &mut Self {
        let seat = self.table.turn;
        self.turn(seat);
        self.table.steps = Stack::EMPTY;
        self.player(seat).rancher = Some(site);
        self.changed(|game| game.arrive(site))
    }

    /// A player holds exactly these cards; whatever else was in the hand goes to the deck.
    pub fn hand(&mut self, seat: Seat, cards: impl IntoIterator<Item = Card>) -> &mut Self {
        let herd = self.herd(seat);
        herd.deck = herd.deck.plus(herd.hand);
        herd.hand = Pile::EMPTY;
        for card in cards {
            // Cards of the own deck are taken from there, others come on top.
            if herd.deck.count(card) > 0 {
                herd.deck.remove(card);
            }
            herd.hand.add(card);
        }
        self
    }

    /// A building of a player stands on a site.
    pub fn build(&mut self, seat: Seat, number: u8, site: Site) -> &mut Self {
        if let Some(number) = Number::new(number) {
            self.table.put_building(seat, number, site);
        }
        self
    }

    /// A hazard or a bandit lies on a site.
    pub fn tile(&mut self, site: Site, tile: Tile) -> &mut Self {
        self.table.lay_tile(tile, site);
        self
    }

    /// A player's engine stands at the start (0) or on this space.
    pub fn engine(&mut self, seat: Seat, space: u8) -> &mut Self {
        if let Some(berth) = Berth::space(space) {
            self.player(seat).engine = berth;
        }
        self
    }

    /// A player's engine stands on the turnout of a station.
    pub fn turnout(&mut self, seat: Seat, station: Station) -> &mut Self {
        self.player(seat).engine = station.berth();
        self
    }

    /// A player has taken one disc of this kind from the board; where it lies is another matter.
    pub fn take(&mut self, seat: Seat, disc: Disc) -> &mut Self {
        let discs = &mut self.player(seat).discs[disc.index()];
        *discs = discs.saturating_sub(1);
        self
    }

    /// A disc of a player lies on a city.
    pub fn city(&mut self, seat: Seat, city: City) -> &mut Self {
        self.player(seat).cities[city.index()] += 1;
        self
    }

    /// A disc of a player lies on a station.
    pub fn station(&mut self, seat: Seat, station: Station) -> &mut Self {
        self.player(seat).stations.insert(station);
        self
    }

    /// The job market is empty but for these workers, by row and column from 0; the token lies in this row.
    pub fn jobs(&mut self, token_row: u8, workers: &[(u8, u8, Worker)]) -> &mut Self {
        self.table.jobs = [0; 3];
        self.table.token_row = token_row;
        for &(row, column, worker) in workers {
            self.table.jobs[worker.index()] |= 1 << (4 * row + column);
        }
        self
    }

    /// A player has played an objective card.
    pub fn played(&mut self, seat: Seat, objective: Objective) -> &mut Self {
        self.player(seat).played.add(objective, 1);
        self
    }

    fn changed(&mut self, change: impl FnOnce(&mut GreatWesternTrail)) -> &mut Self {
        let mut game = GreatWesternTrail { table: self.table, herds: self.herds, goals: self.goals };
        change(&mut game);
        (self.table, self.herds, self.goals) = (game.table, game.herds, game.goals);
        self
    }

    /// The game as it stands, with whatever happens by itself until somebody has a choice.
    pub fn game(&self) -> GreatWesternTrail {
        let mut game = GreatWesternTrail { table: self.table, herds: self.herds, goals: self.goals };
        game.table.objective_deck = game.goals.len();
        for seat in game.table.all_seats() {
            game.table.note_busy(seat);
        }
        let (mut dice, mut silent) = (Dice::from_number(0), Silent);
        game.settle(&mut Run::new(&mut dice, &mut silent));
        game
    }
}
