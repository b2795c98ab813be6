//! What a player may expect to score in the end.
//!
//! Some of it is certain: the points that the final account would give now. The rest is what a position is good for in the
//! rounds to come, by weights that were fitted to the results of many games (see [`super::weights`]).

use table::Seat;
use table::guide::{MAX_TERMS, Terms};

use super::weights::{Moment, Scale, THINGS, Total, Weights, hats, herd, purse, thing};
use crate::data::{CardFacts, Licence, PLACES, PLAYER_BOARDS, ROUNDS, Section, Sort, Special, Symbol};
use crate::rules::scoring::Owned;
use crate::state::{Player, Step, WestStory};

/// Where the terms stand in the guide's list.
pub(super) mod term {
    pub const POINTS: usize = 0;
    pub const BUILDINGS: usize = 1;
    pub const ANIMALS: usize = 2;
    pub const OUTPOSTS: usize = 3;
    pub const BANDITS: usize = 4;
    pub const LICENCE: usize = 5;
    pub const HATS: usize = 6;
    pub const COINS: usize = 7;
    pub const COWS: usize = 8;
    pub const TOWN: usize = 9;
    pub const DICE: usize = 10;
    pub const ABILITIES: usize = 11;
    pub const SHERIFF: usize = 12;
    pub const JOKERS: usize = 13;
    pub const REGION: usize = 14;
    pub const RESERVE: usize = 15;
}

/// A licence whose region is at most so many points ahead is near.
const NEAR: u16 = 10;

/// Adds what is shown to the terms.
struct ByTerm<'w> {
    worth: &'w [f32; THINGS],
    terms: Terms,
}

impl Scale for ByTerm<'_> {
    #[inline]
    fn sure(&mut self, term: usize, points: f32) {
        self.terms[term] += points;
    }

    #[inline]
    fn put(&mut self, term: usize, thing: usize, amount: f32) {
        self.terms[term] += self.worth[thing] * amount;
    }
}

impl WestStory {
    /// How much of the game is to come for a seat.
    pub(super) fn moment(&self, seat: Seat) -> Moment {
        let rounds = ROUNDS - self.round.min(ROUNDS);
        let place = |seat: Seat| (seat.index() + self.seat_count() - self.sheriff.index()) % self.seat_count();
        match self.step {
            Step::Over | Step::Contest => Moment { rounds, turn: false },
            Step::Piles | Step::StartCards => Moment { rounds: ROUNDS, turn: false },
            Step::Town | Step::Gifts => Moment { rounds, turn: true },
            Step::Turn => {
                let (own, acting) = (place(seat), place(self.turn.seat));
                Moment { rounds, turn: own > acting || own == acting && !self.turn.shopping }
            }
        }
    }

    /// What each term adds to a seat's prospects.
    pub(super) fn appraise(&self, seat: Seat, weights: &Weights) -> Terms {
        let mut scale = ByTerm { worth: weights.at(self.moment(seat)), terms: [0.0; MAX_TERMS] };
        self.show(seat, &mut scale);
        scale.terms
    }

    /// What a seat may expect to score.
    pub(super) fn estimate(&self, seat: Seat, weights: &Weights) -> f32 {
        let mut scale = Total { worth: weights.at(self.moment(seat)), sum: 0.0 };
        self.show(seat, &mut scale);
        scale.sum
    }

    /// Shows everything that is weighed.
    pub(super) fn show(&self, seat: Seat, scale: &mut impl Scale) {
        let owned = self.count_owned(seat);
        self.show_sure_points(seat, &owned, scale);
        let moment = self.moment(seat);
        if moment.is_over() {
            return;
        }
        if self.is_tom(seat) {
            return self.show_tom(seat, scale);
        }
        let player = self.player(seat);
        scale.put(term::POINTS, thing::START + self.seat_count() - 2, 1.0);
        if self.gold_rush {
            scale.put(term::POINTS, thing::RUSH, 1.0);
        }
        player.show_resources(moment, scale);
        self.show_town(seat, player, moment, scale);
        show_owned(player, &owned, scale);
        self.show_stand(seat, player.total, &owned, scale);
        self.show_badge(seat, moment, scale);
        if let Some(card) = player.reserved.some() {
            scale.put(term::RESERVE, thing::RESERVED, 1.0);
            scale.put(term::RESERVE, thing::RESERVED + 1, f32::from(self.facts(card).points));
        }
    }

    /// The final account if the game ended now.
    fn show_sure_points(&self, seat: Seat, owned: &Owned, scale: &mut impl Scale) {
        let [track, outposts, robberies, licence, mustangs, bison, eagles, raccoons, coins] =
            self.scores_with(seat, owned).map(|points| points as f32);
        scale.sure(term::POINTS, track);
        scale.sure(term::OUTPOSTS, outposts + robberies);
        scale.sure(term::LICENCE, licence);
        scale.sure(term::ANIMALS, mustangs + bison + eagles + raccoons);
        scale.sure(term::COINS, coins);
    }

    fn show_tom(&self, seat: Seat, scale: &mut impl Scale) {
        let Some(tom) = &self.tom else { return };
        let player = self.player(seat);
        scale.put(term::POINTS, thing::TOM, 1.0);
        scale.put(term::POINTS, thing::TOM + 1, tom.hard.count_ones() as f32);
        if self.gold_rush {
            scale.put(term::POINTS, thing::TOM + 2, 1.0);
        }
        scale.put(term::COINS, thing::TOM + 3, f32::from(player.coins));
        if player.licence.is_none() {
            scale.put(term::LICENCE, thing::TOM + 4, 1.0);
        }
    }

    /// The cards that lie on top, what the dice will make of them, and what can be activated.
    fn show_town(&self, seat: Seat, player: &Player, moment: Moment, scale: &mut impl Scale) {
        let cards: [&'static CardFacts; PLACES] = std::array::from_fn(|place| self.facts(player.town[place]));
        for (place, card) in cards.iter().enumerate() {
            if player.town[place].is_printed() {
                scale.put(term::TOWN, thing::PRINTED + place, 1.0);
                continue;
            }
            let term = match card.sort {
                Sort::Building => term::BUILDINGS,
                Sort::Animal => term::ANIMALS,
                Sort::Plain => term::TOWN,
            };
            scale.put(term, thing::KIND + card.kind.index(), 1.0);
            if let Section::Special(special) = card.production[0]
                && let Some(counted) = counted(special)
            {
                let [hats, coins, _, points] = self.mean_gain(seat, card);
                scale.put(term, thing::COUNTED + counted, hats + coins + points);
            }
        }
        if moment.rounds > 0 {
            let morning = self.next_morning(seat, &cards);
            for (i, gain) in morning.gains.into_iter().enumerate() {
                scale.put(term::DICE, thing::NEXT + i, gain);
            }
            scale.put(term::DICE, thing::COMBO, morning.combo);
        }
        let available = player.available();
        let symbols = player.marks[..4].iter().filter(|&&places| !(places & available).is_empty()).count();
        scale.put(term::TOWN, thing::AVAILABLE, available.len() as f32);
        scale.put(term::TOWN, thing::AVAILABLE + 1, symbols as f32);
        if moment.turn && !player.anvilled.is_empty() {
            for place in player.anvilled.iter() {
                if let Some(ability) = cards[place.index()].ability {
                    let anvils = f32::from(player.anvils[place.index()]);
                    scale.put(term::ABILITIES, thing::ANVIL + ability.index(), anvils);
                }
            }
        }
    }

    /// What it is good for that a pawn stands at this total.
    pub(super) fn show_stand(&self, seat: Seat, total: u16, owned: &Owned, scale: &mut impl Scale) {
        let (board, player) = (self.board(), self.player(seat));
        let region = board.region_at(total);
        let first = if board.fort.is_some() { 7 } else { 0 };
        scale.put(term::REGION, thing::REGION + first + region, 1.0);
        if let Some(bandit) = player.tied
            && self.can_jail_in(region)
        {
            scale.put(term::BANDITS, thing::TIED + 1, 1.0);
            if self.is_wanted_in(region, bandit) {
                scale.put(term::BANDITS, thing::TIED + 2, 1.0);
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
                scale.put(term::BANDITS, thing::PREY + i, 1.0);
            }
        }
        scale.put(term::OUTPOSTS, thing::OUTPOST + 1, self.best_outpost(player, region));
        if player.licence.is_none() {
            let (gain, how) = self.best_licence(player, total, owned);
            scale.put(term::LICENCE, thing::UNLICENSED + 1 + how, gain);
        }
    }

    /// The points of the best outpost that could be founded in the Nearest City, whatever it costs.
    fn best_outpost(&self, player: &Player, region: usize) -> f32 {
        if player.discs == 0 {
            return 0.0;
        }
        let near = self.board().regions[region].areas;
        let mut best = 0;
        for (area, city) in self.board().areas.iter().enumerate() {
            if near >> area & 1 == 1 && self.free[area] != 0 {
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
    fn show_badge(&self, seat: Seat, moment: Moment, scale: &mut impl Scale) {
        if self.sheriff == seat {
            scale.put(term::SHERIFF, thing::SHERIFF, 1.0);
        }
        if moment.rounds > 0 && self.round > 0 && self.step != Step::Contest {
            let own = self.contest_count(seat);
            let others = self.all_seats().filter(|&other| other != seat).map(|other| self.contest_count(other));
            let lead = own - others.max().unwrap_or(0);
            if lead > 0 || lead == 0 && self.sheriff != seat {
                scale.put(term::SHERIFF, thing::SHERIFF + 1, 1.0);
            }
            scale.put(term::SHERIFF, thing::SHERIFF + 2, lead.clamp(-3, 3) as f32);
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
    fn show_resources(&self, moment: Moment, scale: &mut impl Scale) {
        if moment.turn {
            for (i, part) in hats(self.hats).into_iter().enumerate() {
                scale.put(term::HATS, thing::HATS + i, part);
            }
        }
        for (i, part) in purse(self.coins).into_iter().enumerate() {
            scale.put(term::COINS, thing::COINS + i, part);
        }
        for (i, part) in herd(self.cows).into_iter().enumerate() {
            scale.put(term::COWS, thing::COWS + i, part);
        }
    }
}

/// What counts in the end, and will count more with what is still to be bought.
fn show_owned(player: &Player, owned: &Owned, scale: &mut impl Scale) {
    for (i, count) in [owned.mustangs, owned.bison, owned.eagles, owned.raccoons].into_iter().enumerate() {
        scale.put(term::ANIMALS, thing::ANIMAL + i, count as f32);
    }
    scale.put(term::TOWN, thing::OWNED, owned.cards as f32);
    scale.put(term::BUILDINGS, thing::OWNED + 1, owned.buildings as f32);
    match player.licence {
        Some(licence) => {
            let [one, other] = licence.symbols().map(|symbol| owned.symbols[symbol.index()]);
            scale.put(term::LICENCE, thing::LICENCE, one.min(other) as f32);
            scale.put(term::LICENCE, thing::LICENCE + 1, (one - other).abs() as f32);
        }
        None => {
            let printed = PLAYER_BOARDS[usize::from(player.board)].licence;
            scale.put(term::LICENCE, thing::UNLICENSED, owned.symbols[printed.index()] as f32);
        }
    }
    scale.put(term::BANDITS, thing::DELIVERED, f32::from(player.delivered));
    scale.put(term::OUTPOSTS, thing::OUTPOST, f32::from(player.all_outposts()));
    let [first, rest] = super::weights::parts(u16::from(player.discs), [3, 0]);
    scale.put(term::OUTPOSTS, thing::DISC, first);
    scale.put(term::OUTPOSTS, thing::DISC + 1, rest);
    scale.put(term::JOKERS, thing::JOKER, f32::from(player.jokers));
    if player.tied.is_some() {
        scale.put(term::BANDITS, thing::TIED, 1.0);
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
