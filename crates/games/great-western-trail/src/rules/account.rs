//! The final account.

use arrayvec::ArrayVec;
use table::{Seat, Standing};

use crate::cards::Cows;
use crate::data::boards::{Disc, STEP2_POINTS, WORKER_POINTS};
use crate::data::cattle::Breed;
use crate::data::objectives::{Objective, TASKS, Task, Terms};
use crate::data::railroad::{City, Link, Master, Station};
use crate::data::sam::NEW_YORK_POINTS;
use crate::data::tiles::{HAZARDS, Tile};
use crate::data::{DOLLARS_A_POINT, TOKEN_POINTS};
use crate::state::{GreatWesternTrail, Player, Table};

/// The categories of the score sheet.
pub(crate) const CATEGORIES: &[&str] = &[
    "score-dollars",
    "score-buildings",
    "score-cities",
    "score-stations",
    "score-hazards",
    "score-cattle",
    "score-objectives",
    "score-masters",
    "score-workers",
    "score-steps",
    "score-token",
];

/// Whoever has as many points as Sam has lost to him (GWT-SOLO-25).
pub(crate) const TIE_BREAKS: &[&str] = &["tie-sam"];

/// What a player has that objective cards ask for, each counted once (GWT-OBJ-14, GWT-OBJ-15).
type Items = [u8; TASKS];

/// Points of objective cards, and of the station master for them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Objectives {
    /// Points of the cards.
    pub points: i32,
    /// Cards in the played area at the end.
    pub cards: u8,
}

/// An objective card at the end.
#[derive(Clone, Copy, Debug)]
struct Claim {
    terms: &'static Terms,
    /// Whether it must be counted: unplayed cards may be dropped (GWT-SCORE-07).
    played: bool,
}

/// Searches for the best use of items and cards (GWT-SCORE-13).
struct Search<'a> {
    claims: &'a [Claim],
    /// What the claims from a place on can bring at most.
    hope: &'a [i32],
    /// Whether cards in the played area bring points by themselves.
    by_cards: bool,
    best: Objectives,
    best_total: i32,
}

impl Search<'_> {
    fn bonus(&self, cards: u8) -> i32 {
        if self.by_cards { 3 * i32::from(cards / 2) } else { 0 }
    }

    fn look(&mut self, place: usize, items: Items, points: i32, cards: u8) {
        let Some(claim) = self.claims.get(place) else {
            let total = points + self.bonus(cards);
            if total > self.best_total {
                (self.best_total, self.best) = (total, Objectives { points, cards });
            }
            return;
        };
        let left = (self.claims.len() - place) as u8;
        if points + self.hope[place] + self.bonus(cards + left) <= self.best_total {
            return;
        }
        let terms = claim.terms;
        if terms.needs.iter().zip(&items).all(|(need, has)| need <= has) {
            let rest = std::array::from_fn(|task| items[task] - terms.needs[task]);
            self.look(place + 1, rest, points + i32::from(terms.points), cards + 1);
        }
        if claim.played || self.by_cards {
            self.look(place + 1, items, points - i32::from(terms.penalty), cards + 1);
        }
        if !claim.played {
            self.look(place + 1, items, points, cards);
        }
    }
}

impl Player {
    /// Points of workers in the last two columns (GWT-SCORE-09, GWT-HIRE-07).
    pub(crate) fn worker_points(&self) -> i32 {
        self.workers.iter().map(|&count| WORKER_POINTS * i32::from(count.saturating_sub(4))).sum()
    }

    pub(crate) fn hazard_points(&self) -> i32 {
        let points = |kind: usize| i32::from(Tile::ALL[kind].points()) * i32::from(self.hazards[kind]);
        (0..HAZARDS).map(points).sum()
    }

    pub(crate) fn station_points(&self) -> i32 {
        Station::ALL.into_iter().filter(|&station| self.has_station(station)).map(Station::points).sum()
    }

    /// Cities and links, with so many points for each disc on New York (GWT-SCORE-03, GWT-DEL-04, GWT-DEL-09).
    pub(crate) fn city_points(&self, new_york: i32) -> i32 {
        let each = |city: City| if city == City::NewYork { new_york } else { city.points() };
        let cities: i32 = City::ALL.into_iter().map(|city| each(city) * i32::from(self.cities[city.index()])).sum();
        let linked = |link: &Link| {
            let (near, far) = link.cities();
            self.cities[near.index()] > 0 && self.cities[far.index()] > 0
        };
        cities + Link::ALL.into_iter().filter(linked).map(Link::points).sum::<i32>()
    }

    /// What a station master scores (GWT-SMT-05, GWT-SCORE-08): items may be counted here again.
    pub(crate) fn master_points(&self, master: Master, objectives: u8) -> i32 {
        let per_two = |count: u8| 3 * i32::from(count / 2);
        match master {
            Master::Sm1 => per_two(objectives),
            Master::Sm2 => per_two(self.certificates() + self.permanent()),
            Master::Sm3 => 3 * i32::from(self.bandit_pairs()),
            Master::Sm4 => per_two(self.hazards()),
            Master::Sm5 => self.workers.iter().map(|&count| i32::from(count)).sum(),
            Master::Sm6 => per_two(self.stations.len() as u8),
            Master::Sm7 => 2 * self.built.len() as i32,
            Master::Sm8 | Master::Sm9 => 0,
        }
    }
}

impl Table {
    /// Points of buildings on the trail (GWT-SCORE-02).
    pub(crate) fn building_points(&self, seat: Seat) -> i32 {
        let built = self.player(seat).built;
        let on_trail = built.iter();
        on_trail.map(|number| i32::from(self.plan(seat, number).points)).sum()
    }

    pub(crate) fn token_points(&self, seat: Seat) -> i32 {
        if self.token_owner == Some(seat) { TOKEN_POINTS } else { 0 }
    }
}

/// What objective cards can count (GWT-OBJ-15). Simmentals are none of it (GWT-SIM-11).
pub(crate) fn items(player: &Player, cows: Cows) -> Items {
    let of = |breed: Breed| cows.of_breed(breed);
    let mut items = [0; TASKS];
    for (task, count) in [
        (Task::Building, player.built.len() as u8),
        (Task::Green, player.bandits[0]),
        (Task::Orange, player.bandits[1]),
        (Task::Hazard, player.hazards()),
        (Task::Station, player.stations.len() as u8),
        (Task::Value3, of(Breed::Longhorn) + of(Breed::RedPoll) + of(Breed::BlackAngus)),
        (Task::Shorthorn, of(Breed::Shorthorn)),
        (Task::Hereford, of(Breed::Hereford)),
        (Task::NewYork, player.cities[City::NewYork.index()]),
    ] {
        items[task.index()] = count;
    }
    items
}

impl GreatWesternTrail {
    pub(crate) fn items(&self, seat: Seat) -> Items {
        items(self.table.player(seat), self.herd(seat).all().cows)
    }

    /// The best use of items and cards (GWT-OBJ-14, GWT-SCORE-07, GWT-SCORE-13).
    pub(crate) fn objectives(&self, seat: Seat) -> Objectives {
        let player = self.table.player(seat);
        let unplayed = self.herd(seat).all().goals;
        let copies =
            |kind: Objective, count: u8, played: bool| (0..count).map(move |_| Claim { terms: kind.terms(), played });
        let mut claims: ArrayVec<Claim, 32> = ArrayVec::new();
        claims.extend(player.start.map(|start| Claim { terms: start.terms(), played: true }));
        claims.extend(player.played.iter().flat_map(|(kind, count)| copies(kind, count, true)));
        claims.extend(unplayed.iter().flat_map(|(kind, count)| copies(kind, count, false)));
        let mut hope: ArrayVec<i32, 33> = claims.iter().map(|_| 0).chain([0]).collect();
        for place in (0..claims.len()).rev() {
            hope[place] = hope[place + 1] + i32::from(claims[place].terms.points);
        }
        let mut search = Search {
            claims: &claims,
            hope: &hope,
            by_cards: player.masters.contains(Master::Sm1),
            best: Objectives { points: 0, cards: 0 },
            best_total: i32::MIN,
        };
        search.look(0, self.items(seat), 0, 0);
        search.best
    }

    fn scores(&self, seat: Seat) -> [i32; 11] {
        let (table, player) = (&self.table, self.table.player(seat));
        let objectives = self.objectives(seat);
        [
            i32::from(player.dollars / DOLLARS_A_POINT), // GWT-SCORE-01
            table.building_points(seat),
            player.city_points(City::NewYork.points()),
            player.station_points(),             // GWT-SCORE-04
            player.hazard_points(),              // GWT-SCORE-05
            self.herd(seat).all().cows.points(), // GWT-SCORE-06, GWT-SIM-11
            objectives.points,
            player.masters.iter().map(|master| player.master_points(master, objectives.cards)).sum(),
            player.worker_points(),
            if player.discs[Disc::Step2.index()] == 0 { STEP2_POINTS } else { 0 }, // GWT-SCORE-10
            table.token_points(seat), // GWT-SCORE-11; exchange tokens score nothing (GWT-EXC-04)
        ]
    }

    /// Sam's account: his objective cards always count (GWT-SOLO-24).
    pub(crate) fn sam_scores(&self, seat: Seat) -> [i32; 11] {
        let (table, player) = (&self.table, self.table.player(seat));
        let start = player.start.map_or(0, |start| i32::from(start.terms().points));
        let taken = |(kind, count): (Objective, u8)| i32::from(kind.terms().points) * i32::from(count);
        [
            0,
            table.building_points(seat),
            player.city_points(NEW_YORK_POINTS),
            player.station_points(),
            player.hazard_points(),
            self.herd(seat).all().cows.points(),
            start + player.played.iter().map(taken).sum::<i32>(),
            0,
            player.worker_points(),
            0,
            table.token_points(seat),
        ]
    }

    /// The highest total wins, and equals share (GWT-SCORE-12); Sam wins against an equal (GWT-SOLO-25).
    pub(crate) fn account(&self) -> Standing {
        let table = &self.table;
        let ties: &'static [&'static str] = if table.sam.is_some() { TIE_BREAKS } else { &[] };
        Standing::ranked(
            CATEGORIES,
            ties,
            table.all_seats().map(|seat| {
                let scores = if table.is_sam(seat) { self.sam_scores(seat) } else { self.scores(seat) };
                let tie = table.sam.map(|_| i32::from(table.is_sam(seat)));
                (scores.into_iter().collect(), tie.into_iter().collect())
            }),
        )
    }

    pub(crate) fn final_account(&self) -> Option<Standing> {
        self.table.is_over().then(|| self.account())
    }
}
