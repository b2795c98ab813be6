//! What a player may expect to score in the end.
//!
//! Some of it is certain: the points that the final account would give now. The rest is what a position is good for in the
//! turns to come, by weights that were fitted to the results of many games (see [`super::weights`]).

use table::Seat;
use table::guide::Terms;
use table::linear::Evaluator;

use super::delivery::Destinations;
use super::herd;
use super::weights::{Horizon, Weights, feature};
use crate::data::DOLLARS_A_POINT;
use crate::data::boards::{Disc, STEP2_POINTS};
use crate::data::buildings::Side;
use crate::data::cattle::{Breed, Cattle};
use crate::data::objectives::{self, TASKS};
use crate::data::railroad::City;
use crate::data::tiles::ROWS;
use crate::data::trail::{NEUTRAL, Site};
use crate::state::{GreatWesternTrail, Player, Step, Table, Tenant};

table::terms! {
    /// Where the terms stand in the guide's list.
    pub(super) mod term {
        MONEY = "term-money",
        HAND = "term-hand",
        HERD = "term-herd",
        CERTIFICATES = "term-certificates",
        COWBOYS = "term-cowboys",
        CRAFTSMEN = "term-craftsmen",
        ENGINEERS = "term-engineers",
        BUILDINGS = "term-buildings",
        CITIES = "term-cities",
        ENGINE = "term-engine",
        STATIONS = "term-stations",
        MASTERS = "term-masters",
        DANGERS = "term-dangers",
        OBJECTIVES = "term-objectives",
        DISCS = "term-discs",
        TRAIL = "term-trail",
    }
}

/// The terms of the three kinds of workers.
const WORKERS: [usize; 3] = [term::COWBOYS, term::CRAFTSMEN, term::ENGINEERS];

/// Kinds of discs of which there are two.
const TWICE: [Disc; 4] = [Disc::Aux3, Disc::Aux4, Disc::Aux5, Disc::Hand];

/// The first dollars are the most useful ones.
pub(super) fn purse(dollars: u16) -> [f32; 4] {
    [dollars.min(4), dollars.min(8), dollars.min(16), dollars].map(f32::from)
}

/// Where a building stands in a table of worths.
pub(super) fn building(number: usize, side: Side) -> usize {
    feature::BUILDING + number + 12 * side.index()
}

/// Where a disc stands in a table of worths, if so many of its kind are on the board before it is taken.
pub(super) fn disc(disc: Disc, on_board: u8) -> usize {
    match TWICE.iter().position(|&twice| twice == disc) {
        Some(place) if on_board == 1 => feature::SECOND_DISC + place,
        _ => feature::DISC + disc.index(),
    }
}

/// How many things an objective card lacks.
pub(super) fn lacks(terms: &objectives::Terms, items: &[u8; TASKS]) -> usize {
    terms.needs.iter().zip(items).map(|(need, has)| usize::from(need.saturating_sub(*has))).sum()
}

impl Table {
    /// How much of the game is still to come for somebody.
    pub(super) fn horizon(&self, seat: Seat) -> Horizon {
        if self.is_over() {
            return Horizon::OVER;
        }
        if let Some(owner) = self.token_owner {
            let seats = usize::from(self.seats);
            let after = |seat: Seat| (seat.index() + seats - owner.index()) % seats;
            let comes = self.turn == seat || seat != owner && after(seat) >= after(self.turn);
            return if comes { Horizon::LAST } else { Horizon::OVER };
        }
        let columns = u32::from(self.counts().columns);
        let row = usize::from(self.token_row);
        let taken = (self.jobs[0] | self.jobs[1] | self.jobs[2]) >> (4 * row) & 15;
        let all = ROWS as u32 * columns;
        Horizon::of_jobs(all - row as u32 * columns - taken.count_ones().min(columns), all)
    }

    /// The fewest steps from a site to Kansas City.
    pub(super) fn way_to_kansas_city(&self, from: Site) -> f32 {
        // From each fork on that lies ahead.
        let mut ways = [0; NEUTRAL.len()];
        let first = from.ways().iter().flatten().filter_map(|way| way.end.fork()).min();
        for fork in (first.unwrap_or(NEUTRAL.len())..NEUTRAL.len()).rev() {
            ways[fork] = self.shortest_branch(NEUTRAL[fork], &ways);
        }
        self.shortest_branch(from, &ways) as f32
    }

    /// The fewest steps from a site, if those from the forks ahead are known.
    #[inline]
    fn shortest_branch(&self, site: Site, ways: &[u32; NEUTRAL.len()]) -> u32 {
        let mut fewest = u32::MAX;
        for way in site.ways().iter().flatten() {
            let steps = (way.ahead & self.spaces).len() as u32 + 1;
            fewest = fewest.min(steps + way.end.fork().map_or(0, |fork| ways[fork]));
        }
        if fewest == u32::MAX { 0 } else { fewest }
    }

    /// The way that a player has before him.
    pub(super) fn way_of(&self, player: &Player) -> f32 {
        self.way_to_kansas_city(player.rancher.unwrap_or(Site::Start))
    }
}

impl GreatWesternTrail {
    /// What each term adds to a player's prospects.
    pub(super) fn appraise(&self, seat: Seat, weights: &Weights) -> Terms {
        weights.by_term(self.table.horizon(seat).index(), |evaluator| self.show(seat, evaluator))
    }

    /// The points that a player may expect.
    pub(super) fn estimate(&self, seat: Seat, weights: &Weights) -> f32 {
        weights.total(self.table.horizon(seat).index(), |evaluator| self.show(seat, evaluator))
    }

    /// Shows everything that is weighed.
    pub(super) fn show(&self, seat: Seat, evaluator: &mut impl Evaluator) {
        if let Some(sam) = self.table.sam.filter(|_| self.table.is_sam(seat)) {
            let points: i32 = self.sam_scores(seat).iter().sum();
            evaluator.sure(term::CITIES, points as f32);
            evaluator.put(term::TRAIL, feature::SAM + sam.level.index(), 1.0);
            return;
        }
        let player = self.table.player(seat);
        self.show_sure_points(seat, player, evaluator);
        evaluator.put(term::TRAIL, feature::START, 1.0);
        evaluator.put_all(term::MONEY, feature::PURSE, purse(player.dollars));
        player.show(evaluator);
        self.show_buildings(seat, player, evaluator);
        let way = self.table.way_of(player);
        let turns = way / f32::from(self.table.step_limit(seat));
        self.show_herd(seat, player, turns, evaluator);
        self.show_objectives(seat, player, evaluator);
        evaluator.put(term::TRAIL, feature::WAY, way);
        evaluator.put(term::TRAIL, feature::TURNS, turns);
        let begins = matches!(self.table.steps.top(), Some(Step::Depart | Step::Place));
        if self.table.turn == seat && begins {
            evaluator.put(term::TRAIL, feature::TURN, 1.0);
        }
    }

    /// The final account if the game ended now, but for rounding and objective cards.
    fn show_sure_points(&self, seat: Seat, player: &Player, evaluator: &mut impl Evaluator) {
        let cattle = self.herd(seat).all().cows.points();
        evaluator.sure(term::MONEY, f32::from(player.dollars) / f32::from(DOLLARS_A_POINT));
        evaluator.sure(term::BUILDINGS, self.table.building_points(seat) as f32);
        evaluator.sure(term::CITIES, player.city_points(City::NewYork.points()) as f32);
        evaluator.sure(term::STATIONS, player.station_points() as f32);
        evaluator.sure(term::DANGERS, player.hazard_points() as f32);
        evaluator.sure(term::HERD, cattle as f32);
        for (term, &count) in WORKERS.into_iter().zip(&player.workers) {
            evaluator.sure(term, 4.0 * f32::from(count.saturating_sub(4)));
        }
        if player.discs[Disc::Step2.index()] == 0 {
            evaluator.sure(term::DISCS, STEP2_POINTS as f32);
        }
        evaluator.sure(term::TRAIL, self.table.token_points(seat) as f32);
    }

    fn show_buildings(&self, seat: Seat, player: &Player, evaluator: &mut impl Evaluator) {
        let mut fees = 0;
        for site in player.sites.iter() {
            if let Tenant::Private { number, .. } = self.table.tenant(site) {
                evaluator.put(term::BUILDINGS, building(number.index(), self.table.side(seat, number)), 1.0);
                fees += self.table.hand_fee(self.table.plan(seat, number).hand);
            }
        }
        evaluator.put(term::BUILDINGS, feature::FEE, f32::from(fees));
    }

    /// What the herd is worth in so many turns, and later.
    fn show_herd(&self, seat: Seat, player: &Player, turns: f32, evaluator: &mut impl Evaluator) {
        let herd = self.herd(seat);
        let (all, limit) = (herd.all(), player.hand_limit());
        let destinations = Destinations::of(player);
        let next = herd::value_in(herd.hand, herd.deck, herd.discard, limit, turns);
        let later = herd::value_of_trip(all, limit);
        let permanent = f32::from(player.permanent());
        let spendable = 0.7 * f32::from(player.certificates());
        evaluator.put(term::CITIES, feature::NEXT_DELIVERY, destinations.expected(next + permanent + spendable));
        evaluator.put(term::HAND, feature::NEXT_VALUE, next);
        evaluator.put(term::CITIES, feature::LATER_DELIVERY, destinations.expected(later + permanent + 1.0));
        evaluator.put(term::HERD, feature::LATER_VALUE, later);
        evaluator.put(term::HERD, feature::HERD, f32::from(all.len()));
        let cows = all.cows;
        let value3 = [Breed::Longhorn, Breed::RedPoll, Breed::BlackAngus].map(|breed| cows.of_breed(breed));
        let counts = [
            value3.iter().sum(),
            cows.of_breed(Breed::Shorthorn),
            cows.of_breed(Breed::Hereford),
            cows.count(Cattle::Calf),
            cows.count(Cattle::Heifer),
            cows.count(Cattle::Cow),
        ];
        evaluator.put_all(term::HERD, feature::CATTLE, counts.map(f32::from));
    }

    /// What the cards would bring now, and how near the others are to being fulfilled.
    fn show_objectives(&self, seat: Seat, player: &Player, evaluator: &mut impl Evaluator) {
        let herd = self.herd(seat);
        let unplayed = herd.all().goals;
        let items = self.items(seat);
        let sure = self.objectives(seat);
        evaluator.sure(term::OBJECTIVES, sure.points as f32);
        for master in player.masters.iter() {
            evaluator.sure(term::MASTERS, player.master_points(master, sure.cards) as f32);
            evaluator.put(term::MASTERS, feature::MASTER + master.index(), 1.0);
        }
        let start = player.start.map(|start| (start.terms(), 1));
        for (terms, count) in start.into_iter().chain(player.played.iter().map(|(kind, count)| (kind.terms(), count))) {
            match lacks(terms, &items) {
                0 => {}
                lacking => evaluator.put(term::OBJECTIVES, feature::PLAYED + lacking.min(3) - 1, f32::from(count)),
            }
        }
        for (kind, count) in unplayed.iter() {
            let lacking = lacks(kind.terms(), &items).min(3);
            evaluator.put(term::OBJECTIVES, feature::UNPLAYED + lacking, f32::from(count));
        }
        evaluator.put(term::OBJECTIVES, feature::IN_HAND, f32::from(herd.hand.goals.len()));
    }
}

impl Player {
    /// Shows what is on a player's board, and the railroad.
    fn show(&self, evaluator: &mut impl Evaluator) {
        for (kind, (term, &count)) in WORKERS.into_iter().zip(&self.workers).enumerate() {
            for worker in 1..usize::from(count) {
                evaluator.put(term, feature::WORKER + 5 * kind + worker - 1, 1.0);
            }
        }
        evaluator.put(term::CERTIFICATES, feature::CERTIFICATE, f32::from(self.certificates()));
        evaluator.put(term::CERTIFICATES, feature::PERMANENT, f32::from(self.permanent()));
        evaluator.put(term::HAND, feature::TOKEN, f32::from(self.tokens));
        for kind in Disc::ALL {
            for on_board in self.discs[kind.index()] + 1..=kind.count() {
                evaluator.put(term::DISCS, disc(kind, on_board), 1.0);
            }
        }
        for (city, &count) in self.cities.iter().enumerate() {
            if count > 0 {
                evaluator.put(term::CITIES, feature::CITY + city, f32::from(count));
            }
        }
        evaluator.put(term::ENGINE, feature::ENGINE, f32::from(self.engine.front()));
        evaluator.put(term::ENGINE, feature::CROSS, f32::from(self.engine.crosses()));
        evaluator.put(term::STATIONS, feature::STATION, self.stations.len() as f32);
        let dangers = [self.bandits[0], self.bandits[1], self.hazards()];
        evaluator.put_all(term::DANGERS, feature::DANGER, dangers.map(f32::from));
    }
}
