//! What a player may expect to score in the end.
//!
//! Some of it is certain: the points that the final account would give now. The rest is what a position is good for in the
//! rounds to come, by weights that were fitted to the results of many games (see [`super::weights`]).

use table::Seat;
use table::guide::Terms;
use table::linear::Evaluator;

use super::weights::{Horizon, Weights, feature, hats, herd, parts, purse};
use crate::data::{CardFacts, Licence, PLACES, PLAYER_BOARDS, ROUNDS, Section, Sort, Special, Symbol};
use crate::rules::scoring::Owned;
use crate::state::{Phase, Player, WestStory};

table::terms! {
    /// Where the terms stand in the guide's list.
    pub(super) mod term {
        POINTS = "term-points",
        BUILDINGS = "term-buildings",
        ANIMALS = "term-animals",
        OUTPOSTS = "term-outposts",
        BANDITS = "term-bandits",
        LICENCE = "term-licence",
        HATS = "term-hats",
        COINS = "term-coins",
        COWS = "term-cows",
        TOWN = "term-town",
        DICE = "term-dice",
        ABILITIES = "term-abilities",
        SHERIFF = "term-sheriff",
        JOKERS = "term-jokers",
        REGION = "term-region",
        RESERVE = "term-reserve",
    }
}

/// A licence whose region is at most so many points ahead is near.
const NEAR: u16 = 10;

impl WestStory {
    /// How much of the game is to come for a seat.
    pub(super) fn horizon(&self, seat: Seat) -> Horizon {
        let rounds = ROUNDS - self.round.min(ROUNDS);
        let place = |seat: Seat| (seat.index() + self.seat_count() - self.sheriff.index()) % self.seat_count();
        match self.phase {
            Phase::Over | Phase::Contest => Horizon { rounds, turn: false },
            Phase::Piles | Phase::StartCards => Horizon { rounds: ROUNDS, turn: false },
            Phase::Town | Phase::Gifts => Horizon { rounds, turn: true },
            Phase::Turn => {
                let (own, acting) = (place(seat), place(self.turn.seat));
                Horizon { rounds, turn: own > acting || own == acting && !self.turn.shopping }
            }
        }
    }

    /// What each term adds to a seat's prospects.
    pub(super) fn appraise(&self, seat: Seat, weights: &Weights) -> Terms {
        weights.by_term(self.horizon(seat).index(), |evaluator| self.show(seat, evaluator))
    }

    /// What a seat may expect to score.
    pub(super) fn estimate(&self, seat: Seat, weights: &Weights) -> f32 {
        weights.total(self.horizon(seat).index(), |evaluator| self.show(seat, evaluator))
    }

    /// Shows everything that is weighed.
    pub(super) fn show(&self, seat: Seat, evaluator: &mut impl Evaluator) {
        let owned = self.count_owned(seat);
        self.show_sure_points(seat, &owned, evaluator);
        let horizon = self.horizon(seat);
        if horizon.is_over() {
            return;
        }
        if self.is_tom(seat) {
            return self.show_tom(seat, evaluator);
        }
        let player = self.player(seat);
        evaluator.put(term::POINTS, feature::START + self.seat_count() - 2, 1.0);
        if self.gold_rush {
            evaluator.put(term::POINTS, feature::RUSH, 1.0);
        }
        player.show_resources(horizon, evaluator);
        self.show_town(seat, player, horizon, evaluator);
        show_owned(player, &owned, evaluator);
        self.show_stand(seat, player.total, &owned, evaluator);
        self.show_badge(seat, horizon, evaluator);
        if let Some(card) = player.reserved.some() {
            evaluator.put(term::RESERVE, feature::RESERVED, 1.0);
            evaluator.put(term::RESERVE, feature::RESERVED + 1, f32::from(self.facts(card).points));
        }
    }

    /// The final account if the game ended now.
    fn show_sure_points(&self, seat: Seat, owned: &Owned, evaluator: &mut impl Evaluator) {
        let [track, outposts, robberies, licence, mustangs, bison, eagles, raccoons, coins] =
            self.scores_with(seat, owned).map(|points| points as f32);
        evaluator.sure(term::POINTS, track);
        evaluator.sure(term::OUTPOSTS, outposts + robberies);
        evaluator.sure(term::LICENCE, licence);
        evaluator.sure(term::ANIMALS, mustangs + bison + eagles + raccoons);
        evaluator.sure(term::COINS, coins);
    }

    fn show_tom(&self, seat: Seat, evaluator: &mut impl Evaluator) {
        let Some(tom) = &self.tom else { return };
        let player = self.player(seat);
        evaluator.put(term::POINTS, feature::TOM, 1.0);
        evaluator.put(term::POINTS, feature::TOM + 1, tom.hard.len() as f32);
        if self.gold_rush {
            evaluator.put(term::POINTS, feature::TOM + 2, 1.0);
        }
        evaluator.put(term::COINS, feature::TOM + 3, f32::from(player.coins));
        if player.licence.is_none() {
            evaluator.put(term::LICENCE, feature::TOM + 4, 1.0);
        }
    }

    /// The cards that lie on top, what the dice will make of them, and what can be activated.
    fn show_town(&self, seat: Seat, player: &Player, horizon: Horizon, evaluator: &mut impl Evaluator) {
        let cards: [&'static CardFacts; PLACES] = std::array::from_fn(|place| self.facts(player.town[place]));
        for (place, card) in cards.iter().enumerate() {
            if player.town[place].is_printed() {
                evaluator.put(term::TOWN, feature::PRINTED + place, 1.0);
                continue;
            }
            let term = match card.sort {
                Sort::Building => term::BUILDINGS,
                Sort::Animal => term::ANIMALS,
                Sort::Plain => term::TOWN,
            };
            evaluator.put(term, feature::KIND + card.kind.index(), 1.0);
            if let Section::Special(special) = card.production[0]
                && let Some(counted) = counted(special)
            {
                let [hats, coins, _, points] = self.mean_gain(seat, card);
                evaluator.put(term, feature::COUNTED + counted, hats + coins + points);
            }
        }
        if horizon.rounds > 0 {
            let morning = self.next_morning(seat, &cards);
            evaluator.put_all(term::DICE, feature::NEXT, morning.gains);
            evaluator.put(term::DICE, feature::COMBO, morning.combo);
        }
        let available = player.available();
        let symbols = player.marks[..4].iter().filter(|&&places| !(places & available).is_empty()).count();
        evaluator.put(term::TOWN, feature::AVAILABLE, available.len() as f32);
        evaluator.put(term::TOWN, feature::AVAILABLE + 1, symbols as f32);
        if horizon.turn && !player.anvilled.is_empty() {
            for place in player.anvilled.iter() {
                if let Some(ability) = cards[place.index()].ability {
                    let anvils = f32::from(player.anvils[place.index()]);
                    evaluator.put(term::ABILITIES, feature::ANVIL + ability.index(), anvils);
                }
            }
        }
    }

    /// What it is good for that a pawn stands at this total.
    pub(super) fn show_stand(&self, seat: Seat, total: u16, owned: &Owned, evaluator: &mut impl Evaluator) {
        let (board, player) = (self.board(), self.player(seat));
        let region = board.region_at(total);
        let first = if board.fort.is_some() { 7 } else { 0 };
        evaluator.put(term::REGION, feature::REGION + first + region, 1.0);
        if let Some(bandit) = player.tied
            && self.can_jail_in(region)
        {
            evaluator.put(term::BANDITS, feature::TIED + 1, 1.0);
            if self.is_wanted_in(region, bandit) {
                evaluator.put(term::BANDITS, feature::TIED + 2, 1.0);
            }
        }
        let available = player.available();
        let mut prey = [false; 2];
        for bandit in self.bandits[region].iter().flatten() {
            match bandit {
                Symbol::Joker => prey[1] = self.sheriff == seat,
                bandit => prey[0] |= !(player.bearing(*bandit) & available).is_empty(),
            }
        }
        for (i, there) in prey.into_iter().enumerate() {
            if there {
                evaluator.put(term::BANDITS, feature::PREY + i, 1.0);
            }
        }
        evaluator.put(term::OUTPOSTS, feature::OUTPOST + 1, self.best_outpost(player, region));
        if player.licence.is_none() {
            let (gain, how) = self.best_licence(player, total, owned);
            evaluator.put(term::LICENCE, feature::UNLICENSED + 1 + how, gain);
        }
    }

    /// The points of the best outpost that could be founded in the Nearest City, whatever it costs.
    fn best_outpost(&self, player: &Player, region: usize) -> f32 {
        if player.discs == 0 {
            return 0.0;
        }
        let region = &self.board().regions[region];
        let mut best = 0;
        for (area, city) in self.board().areas.iter().enumerate() {
            if region.has_area(area) && !self.free[area].is_empty() {
                let more = usize::from(player.outposts[area]);
                best = best.max(self.numbers().cities[city.index()].outposts.get(more).copied().unwrap_or(0));
            }
        }
        f32::from(best)
    }

    /// What the best licence on offer would be worth more than the printed one, and where it lies: here, near ahead, or
    /// elsewhere.
    fn best_licence(&self, player: &Player, total: u16, owned: &Owned) -> (f32, usize) {
        let printed = owned.symbols[PLAYER_BOARDS[usize::from(player.board)].licence.index()];
        let mut best = (0, 2);
        for (spot, licence) in self.licences.iter().enumerate() {
            let Some(licence) = licence else { continue };
            let gain = (owned.pairs(*licence) - printed).max(0);
            let how = self.way_to_licence(total, spot);
            // One point of difference is worth a short way.
            if (2 * gain, 2 - how) > (2 * best.0, 2 - best.1) {
                best = (gain, how);
            }
        }
        (best.0 as f32, best.1)
    }

    fn way_to_licence(&self, total: u16, spot: usize) -> usize {
        let board = self.board();
        let regions = board.licence_spot(self.seat_count(), spot);
        let offered = |total: u16| regions >> board.region_at(total) & 1 == 1;
        if offered(total) {
            0
        } else if offered(total + board.to_border(total)) || offered(total + NEAR) {
            1
        } else {
            2
        }
    }

    /// The badge, and the contest for it.
    fn show_badge(&self, seat: Seat, horizon: Horizon, evaluator: &mut impl Evaluator) {
        if self.sheriff == seat {
            evaluator.put(term::SHERIFF, feature::SHERIFF, 1.0);
        }
        if horizon.rounds > 0 && self.round > 0 && self.phase != Phase::Contest {
            let own = self.contest_count(seat);
            let others = self.all_seats().filter(|&other| other != seat).map(|other| self.contest_count(other));
            let lead = own - others.max().unwrap_or(0);
            if lead > 0 || lead == 0 && self.sheriff != seat {
                evaluator.put(term::SHERIFF, feature::SHERIFF + 1, 1.0);
            }
            evaluator.put(term::SHERIFF, feature::SHERIFF + 2, lead.clamp(-3, 3) as f32);
        }
    }
}

impl WestStory {
    /// What counts for a seat in the present contest. No card bears a symbol twice, so that cards can be counted instead.
    fn contest_count(&self, seat: Seat) -> i32 {
        match self.contest.symbol() {
            Some(symbol) if !self.is_tom(seat) => self.player(seat).bearing(symbol).len() as i32,
            _ => i32::from(self.count(seat)),
        }
    }
}

impl Player {
    fn show_resources(&self, horizon: Horizon, evaluator: &mut impl Evaluator) {
        if horizon.turn {
            evaluator.put_all(term::HATS, feature::HATS, hats(self.hats));
        }
        evaluator.put_all(term::COINS, feature::COINS, purse(self.coins));
        evaluator.put_all(term::COWS, feature::COWS, herd(self.cows));
    }
}

/// What counts in the end, and will count more with what is still to be bought.
fn show_owned(player: &Player, owned: &Owned, evaluator: &mut impl Evaluator) {
    let animals = [owned.mustangs, owned.bison, owned.eagles, owned.raccoons];
    evaluator.put_all(term::ANIMALS, feature::ANIMAL, animals.map(|count| count as f32));
    evaluator.put(term::TOWN, feature::OWNED, owned.cards as f32);
    evaluator.put(term::BUILDINGS, feature::OWNED + 1, owned.buildings as f32);
    match player.licence {
        Some(licence) => {
            let [one, other] = licence.symbols().map(|symbol| owned.symbols[symbol.index()]);
            evaluator.put(term::LICENCE, feature::LICENCE, one.min(other) as f32);
            evaluator.put(term::LICENCE, feature::LICENCE + 1, (one - other).abs() as f32);
        }
        None => {
            let printed = PLAYER_BOARDS[usize::from(player.board)].licence;
            evaluator.put(term::LICENCE, feature::UNLICENSED, owned.symbols[printed.index()] as f32);
        }
    }
    evaluator.put(term::BANDITS, feature::DELIVERED, f32::from(player.delivered));
    evaluator.put(term::OUTPOSTS, feature::OUTPOST, f32::from(player.all_outposts()));
    evaluator.put_all(term::OUTPOSTS, feature::DISC, parts(u16::from(player.discs), [3, 0]));
    evaluator.put(term::JOKERS, feature::JOKER, f32::from(player.jokers));
    if player.tied.is_some() {
        evaluator.put(term::BANDITS, feature::TIED, 1.0);
    }
}

impl Owned {
    /// What a licence would score with these cards.
    pub(super) fn pairs(&self, licence: Licence) -> i32 {
        let [one, other] = licence.symbols().map(|symbol| self.symbols[symbol.index()]);
        crate::data::LICENCE_PAIR_POINTS * one.min(other)
    }
}

/// The number of a production whose amount is weighed.
pub(super) const fn counted(special: Special) -> Option<usize> {
    match special {
        Special::PointsByCoins => Some(0),
        Special::PointsByAnimals => Some(1),
        Special::HatsByBuildings => Some(2),
        Special::PointsByRegions => Some(3),
        Special::HatsByCities => Some(4),
        Special::CoinsByBandits => Some(5),
        Special::CoinsByDice | Special::GoldMine => None,
    }
}
