//! What single things are worth to a player now, by the weights of the horizon: the ground for quick judgements.

use std::cell::{Cell, OnceCell};

use table::Seat;

use super::appraisal::{building, disc, lacks, purse};
use super::delivery::Destinations;
use super::herd;
use super::weights::{Weights, feature};
use crate::cards::{Card, Pile};
use crate::data::DOLLARS_A_POINT;
use crate::data::boards::{Disc, STEP2_POINTS, WORKER_POINTS};
use crate::data::buildings::Number;
use crate::data::cattle::{Breed, Cattle, KINDS};
use crate::data::objectives::{Objective, TASKS};
use crate::data::railroad::{Berth, Master, Station};
use crate::data::tiles::{Color, Sort, Worker};
use crate::data::trail::{REWARDS, SITES, Site};
use crate::state::{GreatWesternTrail, Herd, Place, Player, Table, Tenant};

/// What a point of breeding value in the hand is worth, far from Kansas City and at its gates.
const VALUE_FAR: f32 = 0.15;
const VALUE_NEAR: f32 = 0.45;

/// What a new card in the hand is worth instead of one that is not needed.
const NEW_CARD: f32 = 0.25;

/// What a card less in the herd is worth, besides what it makes of the others.
const THINNER: f32 = 0.3;

/// A player's eyes on a position.
pub(super) struct Valuation<'a> {
    pub game: &'a GreatWesternTrail,
    pub table: &'a Table,
    pub seat: Seat,
    pub player: &'a Player,
    pub herd: &'a Herd,
    /// What things are worth at this horizon.
    pub worth: &'a [f32; feature::COUNT],
    /// The part of the game that is to come.
    pub left: f32,
    known: Known,
}

/// What was found out already.
struct Known {
    destinations: OnceCell<Destinations>,
    items: OnceCell<[u8; TASKS]>,
    way: OnceCell<f32>,
    herd: OnceCell<f32>,
    cards: [Cell<Option<f32>>; KINDS],
    pub arrivals: [Cell<Option<f32>>; SITES],
    pub instead: OnceCell<f32>,
}

impl<'a> Valuation<'a> {
    pub fn new(game: &'a GreatWesternTrail, seat: Seat, weights: &'a Weights) -> Self {
        let table = &game.table;
        let horizon = table.horizon(seat);
        let (player, herd) = (table.player(seat), game.herd(seat));
        let known = Known {
            destinations: OnceCell::new(),
            items: OnceCell::new(),
            way: OnceCell::new(),
            herd: OnceCell::new(),
            cards: [const { Cell::new(None) }; KINDS],
            arrivals: [const { Cell::new(None) }; SITES],
            instead: OnceCell::new(),
        };
        Valuation { game, table, seat, player, herd, worth: weights.at(horizon.index()), left: horizon.left(), known }
    }

    /// What is found out once for every site.
    pub fn once_a_site(&self, site: Site, find: impl FnOnce() -> f32) -> f32 {
        remember(&self.known.arrivals[site.index()], find)
    }

    /// What is found out once about auxiliary actions.
    pub fn once(&self, find: impl FnOnce() -> f32) -> f32 {
        *self.known.instead.get_or_init(find)
    }

    /// Where to deliver.
    pub fn destinations(&self) -> &Destinations {
        self.known.destinations.get_or_init(|| Destinations::of(self.player))
    }

    fn items(&self) -> &[u8; TASKS] {
        self.known.items.get_or_init(|| self.game.items(self.seat))
    }

    /// The way to Kansas City.
    pub fn way(&self) -> f32 {
        *self.known.way.get_or_init(|| self.table.way_of(self.player))
    }

    /// What so many dollars are worth.
    fn money(&self, dollars: u16) -> f32 {
        let useful: f32 =
            purse(dollars).into_iter().zip(&self.worth[feature::PURSE..]).map(|(part, worth)| part * worth).sum();
        f32::from(dollars) / f32::from(DOLLARS_A_POINT) + useful
    }

    /// What gaining dollars brings.
    pub fn gain(&self, dollars: u16) -> f32 {
        self.money(self.player.dollars + dollars) - self.money(self.player.dollars)
    }

    /// What paying dollars costs.
    pub fn cost(&self, dollars: u16) -> f32 {
        self.money(self.player.dollars) - self.money(self.player.dollars.saturating_sub(dollars))
    }

    /// What one more worker of a kind brings, without the slot's action.
    pub fn worker(&self, worker: Worker) -> f32 {
        let count = usize::from(self.player.workers(worker));
        let points = if count >= 4 { WORKER_POINTS as f32 } else { 0.0 };
        points + self.worth[feature::WORKER + 5 * worker.index() + count.min(5) - 1]
    }

    /// What giving up a worker costs.
    pub fn worker_given_up(&self, worker: Worker) -> f32 {
        let count = usize::from(self.player.workers(worker)).max(2);
        let points = if count >= 5 { WORKER_POINTS as f32 } else { 0.0 };
        points + self.worth[feature::WORKER + 5 * worker.index() + count - 2]
    }

    /// What so many more certificates bring, as far as there is room for them.
    pub fn certificates(&self, count: u8) -> f32 {
        let track = crate::data::boards::CERTIFICATES;
        let to = (self.player.marker + count).min(self.player.marker_limit()).max(self.player.marker);
        let more = track[usize::from(to)] - self.player.certificates();
        self.certificate() * f32::from(more)
    }

    /// What a certificate is worth.
    pub fn certificate(&self) -> f32 {
        self.worth[feature::CERTIFICATE].max(0.05)
    }

    /// How near Kansas City is: 1 if the next move can reach it, less if it takes longer.
    fn nearness(&self) -> f32 {
        let turns = (self.way() / f32::from(self.table.step_limit(self.seat))).ceil();
        1.0 / turns.max(1.0)
    }

    /// What is lost when a card leaves the hand for the discard pile; less than nothing for one that is not needed.
    pub fn keep(&self, card: Card) -> f32 {
        match card {
            Card::Objective(kind) => self.play(kind).max(0.0) - NEW_CARD,
            Card::Cattle(cattle) if self.is_double(cattle) => -NEW_CARD,
            Card::Cattle(cattle) => {
                let near = self.nearness();
                let point = VALUE_FAR + (VALUE_NEAR - VALUE_FAR) * near;
                point * f32::from(cattle.value()) - NEW_CARD - (1.0 - near) * 0.1
            }
        }
    }

    fn is_double(&self, cattle: Cattle) -> bool {
        self.herd.hand.cows.of_breed(cattle.breed()) > 1
    }

    /// What a card more in the herd brings.
    pub fn card(&self, cattle: Cattle) -> f32 {
        remember(&self.known.cards[cattle.index()], || {
            let mut more = self.herd.all();
            more.add(Card::Cattle(cattle));
            let change = self.herd_worth(more) - self.own_herd();
            f32::from(cattle.points()) + self.worth[feature::HERD] + self.of_its_kind(cattle) + change
        })
    }

    fn of_its_kind(&self, cattle: Cattle) -> f32 {
        let kind = match cattle {
            Cattle::Calf => 3,
            Cattle::Heifer => 4,
            Cattle::Cow => 5,
            _ => match cattle.breed() {
                Breed::Longhorn | Breed::RedPoll | Breed::BlackAngus => 0,
                Breed::Shorthorn => 1,
                Breed::Hereford => 2,
                _ => return 0.0,
            },
        };
        self.worth[feature::CATTLE + kind]
    }

    /// What a herd is worth for later deliveries.
    fn herd_worth(&self, herd: Pile) -> f32 {
        let value = herd::value_of_trip(herd, self.player.hand_limit());
        let permanent = f32::from(self.player.permanent()) + 1.0;
        self.worth[feature::LATER_VALUE] * value
            + self.worth[feature::LATER_DELIVERY] * self.destinations().expected(value + permanent)
    }

    fn own_herd(&self) -> f32 {
        *self.known.herd.get_or_init(|| self.herd_worth(self.herd.all()))
    }

    /// What removing a card of the hand from the game brings.
    pub fn trash(&self, card: Card) -> f32 {
        let mut less = self.herd.all();
        less.remove(card);
        let lost = match card {
            Card::Cattle(cattle) => f32::from(cattle.points()) + self.of_its_kind(cattle),
            Card::Objective(kind) => self.objective(kind) - self.worth[feature::HERD],
        };
        let thinner = THINNER * self.left - self.worth[feature::HERD];
        self.herd_worth(less) - self.own_herd() + thinner - lost - 0.5 * self.keep(card)
    }

    /// What an objective card more in the herd brings.
    pub fn objective(&self, kind: Objective) -> f32 {
        let terms = kind.terms();
        let lacking = lacks(terms, self.items()).min(3);
        let points = if lacking == 0 { f32::from(terms.points) } else { 0.0 };
        points + self.worth[feature::UNPLAYED + lacking] + self.worth[feature::HERD]
    }

    /// What playing an objective card brings beside its action.
    pub fn play(&self, kind: Objective) -> f32 {
        let terms = kind.terms();
        let lacking = lacks(terms, self.items()).min(3);
        let chance = match lacking {
            0 => 1.0,
            lacking => (self.left * [1.0, 1.2, 0.9, 0.5][lacking]).min(0.95),
        };
        THINNER * self.left - (1.0 - chance) * f32::from(terms.points + terms.penalty) * 0.5
    }

    /// What taking a disc brings, less what it costs.
    pub fn disc(&self, kind: Disc) -> f32 {
        let worth = self.worth[disc(kind, self.player.discs[kind.index()])];
        let points = if kind == Disc::Step2 { STEP2_POINTS as f32 } else { 0.0 };
        worth + points + self.gain(kind.gain()) - self.cost(kind.price())
    }

    /// What the best disc for a place brings.
    fn best_disc(&self, place: Place, dollars: u16) -> f32 {
        let discs = self.table.discs_for(self.seat, place, dollars);
        discs.of_the_board().map(|kind| self.disc(kind)).fold(0.0, f32::max)
    }

    /// What upgrading a station brings.
    pub fn upgrade(&self, station: Station) -> f32 {
        if !self.table.can_upgrade(self.seat, station) {
            return 0.0;
        }
        let price = station.price();
        let disc = self.best_disc(Place::Station(station), self.player.dollars - price);
        let master = if self.table.can_appoint(self.seat, station) { self.appointment(station).max(0.0) } else { 0.0 };
        station.points() as f32 + self.worth[feature::STATION] + disc + master - self.cost(price)
    }

    /// What the station master of a station brings, less the worker that is missed least.
    fn appointment(&self, station: Station) -> f32 {
        let missed = Worker::ALL
            .into_iter()
            .filter(|&worker| self.player.workers(worker) > 1)
            .map(|worker| self.worker_given_up(worker))
            .fold(f32::MAX, f32::min);
        self.table.masters.get(station.index()).copied().flatten().map_or(0.0, |master| self.master(master)) - missed
    }

    /// What a station master brings.
    pub fn master(&self, master: Master) -> f32 {
        let points = self.player.master_points(master, self.player.played.len());
        let permanent = self.worth[feature::PERMANENT] * f32::from(master.certificates());
        let instant = match master {
            Master::Sm1 => 2.5,
            Master::Sm5 => self.gain(2),
            Master::Sm7 => self.certificates(2),
            Master::Sm9 => self.gain(12),
            _ => 0.0,
        };
        points as f32 + permanent + instant + self.worth[feature::MASTER + master.index()]
    }

    /// What moving the engine somewhere brings.
    pub fn engine(&self, to: Berth) -> f32 {
        let from = self.player.engine;
        let spaces = f32::from(to.front()) - f32::from(from.front());
        let crosses = f32::from(to.crosses()) - f32::from(from.crosses());
        let way = self.worth[feature::ENGINE] * spaces + self.worth[feature::CROSS] * crosses;
        way + to.station().map_or(0.0, |station| self.upgrade(station).max(0.0))
    }

    /// What a building on a site brings, for so much a craftsman.
    pub fn build(&self, number: Number, site: Site, rate: u8) -> f32 {
        let each = |number: Number| {
            let plan = self.table.plan(self.seat, number);
            let fee = f32::from(self.table.hand_fee(plan.hand));
            f32::from(plan.points)
                + self.worth[building(number.index(), self.table.side(self.seat, number))]
                + self.worth[feature::FEE] * fee
        };
        let replaced = match self.table.tenant(site) {
            Tenant::Private { number, .. } => each(number),
            _ => 0.0,
        };
        let craftsmen = self.table.craftsmen_for(self.seat, number, site).unwrap_or(0);
        let place =
            if site.is_in_woods() { 0.4 * self.left } else { 0.0 } + if site.risk().is_some() { 0.2 } else { 0.0 };
        each(number) - replaced + place - self.cost(u16::from(craftsmen) * u16::from(rate))
    }

    /// What capturing the bandit of a site brings.
    pub fn bandit(&self, site: Site) -> f32 {
        let Tenant::Tile(tile) = self.table.tenant(site) else { return 0.0 };
        let reward = match site.bandit_slot() {
            Some(0) => self.worth[feature::TOKEN],
            Some(slot) => self.gain(u16::from(REWARDS[slot])),
            None => 0.0,
        };
        let color = match tile.sort() {
            Sort::Bandit(Color::Orange) => 1,
            _ => 0,
        };
        reward + self.worth[feature::DANGER + color]
    }

    /// What removing the hazard of a site brings.
    pub fn hazard(&self, site: Site, dollars: u8) -> f32 {
        let Tenant::Tile(tile) = self.table.tenant(site) else { return 0.0 };
        f32::from(tile.points()) + self.worth[feature::DANGER + 2] - self.cost(u16::from(dollars))
    }

    /// What so many new cards in the hand bring: cards that are not needed go.
    pub fn draw(&self, count: u8) -> f32 {
        let hand = self.herd.hand.cows;
        let doubles: u8 = hand.kinds().map(|kind| u8::from(self.is_double(kind)) * hand.count(kind)).sum();
        let useful = f32::from(count.min(doubles.max(1)));
        NEW_CARD * useful + 0.08 * f32::from(count)
    }

    /// What arriving in Kansas City with the cards in hand brings.
    pub fn delivery(&self) -> f32 {
        let value = self.herd.hand.cows.breeding_value() + self.player.permanent();
        let (spent, worth) = self.best_spending(value);
        worth + self.gain(u16::from(value + spent)) - 0.3
    }

    /// How many certificates to spend on top of a value, and what the delivery brings then.
    pub fn best_spending(&self, value: u8) -> (u8, f32) {
        let destinations = self.destinations();
        let mut best = (0, f32::MIN);
        for spent in 0..=self.player.certificates() {
            let worth = destinations.within(value + spent) - self.spending(spent);
            if worth > best.1 {
                best = (spent, worth);
            }
        }
        best
    }

    /// What spending certificates costs, less the dollars that they bring.
    fn spending(&self, spent: u8) -> f32 {
        (self.certificate() - self.gain(1)).max(0.05) * f32::from(spent)
    }

    /// What delivering a total value brings, with so many certificates spent on it.
    pub fn spend(&self, spent: u8) -> f32 {
        let value = self.herd.hand.cows.breeding_value() + self.player.permanent();
        self.destinations().within(value + spent) - self.spending(spent)
    }

    /// What a step towards Kansas City brings.
    pub fn step(&self) -> f32 {
        let turn = self.worth[feature::TURNS] / f32::from(self.table.step_limit(self.seat));
        (-self.worth[feature::WAY] - turn).clamp(0.05 * self.left, 0.8)
    }
}

fn remember(place: &Cell<Option<f32>>, find: impl FnOnce() -> f32) -> f32 {
    place.get().unwrap_or_else(|| {
        let found = find();
        place.set(Some(found));
        found
    })
}
