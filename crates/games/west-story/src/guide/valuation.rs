//! What things are worth to a player right now: the same that a position is weighed by, looked at one by one.

use std::cell::{Cell, OnceCell};

use table::Seat;
use table::linear::Total;

use super::appraisal::counted;
use super::town::{Means, sixths};
use super::weights::{Horizon, Weights, feature, herd, purse};
use crate::data::{
    Ability, Card, CardFacts, Cost, FOREMAN, Gain, Kind, LICENCE_PAIR_POINTS, Licence, MAX_COWS, MAX_HATS, PLACES,
    Place, Section, Sort, Special, Symbol, TRACKING,
};
use crate::rules::scoring::Owned;
use crate::state::{Phase, Player, Table, WestStory};

/// What is lost when a card is blocked, by the rounds to come.
const BLOCKED: f32 = 0.15;

/// A player's eyes on a position.
pub(super) struct Valuation<'a> {
    pub game: &'a WestStory,
    pub seat: Seat,
    pub player: &'a Player,
    /// What things are worth as long as the turn of this round is to come or goes on.
    pub now: &'a [f32; feature::COUNT],
    /// What they are worth when it is over.
    pub later: &'a [f32; feature::COUNT],
    /// Town Phases to come.
    pub rounds: u8,
    /// What a hat is good for in this turn.
    hat: f32,
    owned: OnceCell<Owned>,
    morning: OnceCell<[f32; PLACES]>,
    cover: OnceCell<f32>,
    cards: [Cell<Option<f32>>; PLACES],
}

impl<'a> Valuation<'a> {
    pub fn new(game: &'a WestStory, seat: Seat, weights: &'a Weights) -> Self {
        let Horizon { rounds, .. } = game.horizon(seat);
        let player = game.player(seat);
        let now = weights.at(Horizon { rounds, turn: true }.index());
        let later = weights.at(Horizon { rounds, turn: false }.index());
        let mut valuation = Valuation {
            game,
            seat,
            player,
            now,
            later,
            rounds,
            hat: 0.0,
            owned: OnceCell::new(),
            morning: OnceCell::new(),
            cover: OnceCell::new(),
            cards: [const { Cell::new(None) }; PLACES],
        };
        valuation.hat = valuation.worth_of_a_hat();
        valuation
    }

    /// Hats are lost when the turn is over: the fewer purchases are left, the less they are good for.
    fn worth_of_a_hat(&self) -> f32 {
        let part = match self.player.hats {
            0 | 1 => 0,
            2 | 3 => 1,
            _ => 2,
        };
        let worth = self.now[feature::HATS + part].max(0.05);
        if self.is_shopping() { worth * 0.4 * f32::from(self.game.turn.purchases.saturating_sub(1)) } else { worth }
    }

    pub fn is_shopping(&self) -> bool {
        self.game.phase == Phase::Turn && self.game.turn.seat == self.seat && self.game.turn.shopping
    }

    /// What belongs to the player when all is counted.
    pub fn owned(&self) -> &Owned {
        self.owned.get_or_init(|| self.game.count_owned(self.seat))
    }

    /// What so many hats are worth in this turn.
    pub fn hats(&self, count: u8) -> f32 {
        self.hat * f32::from(count)
    }

    fn money(&self, coins: u16) -> f32 {
        purse(coins).into_iter().zip(&self.later[feature::COINS..]).map(|(part, worth)| part * worth).sum()
    }

    fn pasture(&self, cows: u8) -> f32 {
        herd(cows).into_iter().zip(&self.later[feature::COWS..]).map(|(part, worth)| part * worth).sum()
    }

    /// What coins are good for before the turn is over, besides what they are worth afterwards.
    fn at_hand(&self) -> f32 {
        if self.is_shopping() && self.game.turn.purchases < 2 { 0.0 } else { 0.5 * self.hat }
    }

    /// What gaining coins brings.
    pub fn coins(&self, coins: u16) -> f32 {
        let rest = self.money(self.player.coins + coins) - self.money(self.player.coins);
        rest + self.at_hand() * f32::from(coins)
    }

    /// What paying coins costs.
    pub fn pay_coins(&self, coins: u16) -> f32 {
        let left = self.player.coins.saturating_sub(coins);
        self.money(self.player.coins) - self.money(left) + self.at_hand() * f32::from(coins)
    }

    /// What gaining cows brings; those that find no room are points (WS-RES-07).
    pub fn cows(&self, cows: u8) -> f32 {
        let room = cows.min(MAX_COWS - self.player.cows);
        let rest = self.pasture(self.player.cows + room) - self.pasture(self.player.cows);
        rest + self.at_hand() * f32::from(room) + f32::from(cows - room)
    }

    /// What paying cows costs.
    pub fn pay_cows(&self, cows: u8) -> f32 {
        let left = self.player.cows.saturating_sub(cows);
        self.pasture(self.player.cows) - self.pasture(left) + self.at_hand() * f32::from(cows)
    }

    /// What a gain brings.
    pub fn gain(&self, gain: Gain) -> f32 {
        let hats = gain.hats.min(MAX_HATS - self.player.hats);
        let overflow = f32::from(gain.hats - hats);
        self.hats(hats) + overflow + self.coins(u16::from(gain.coins)) + self.cows(gain.cows) + f32::from(gain.points)
    }

    /// What it is good for to stand at a total.
    pub fn stand(&self, total: u16) -> f32 {
        let worth = if self.is_shopping() { self.later } else { self.now };
        let mut evaluator = Total { worth, sum: 0.0 };
        self.game.show_stand(self.seat, total, self.owned(), &mut evaluator);
        evaluator.sum
    }

    /// What means of gains bring in a Town Phase to come.
    fn next(&self, gains: Means) -> f32 {
        gains.into_iter().zip(&self.later[feature::NEXT..]).map(|(gain, worth)| gain * worth).sum()
    }

    /// What activating a card of the Town brings.
    pub fn activation(&self, place: Place) -> f32 {
        let known = &self.cards[place.index()];
        known.get().unwrap_or_else(|| {
            let card = self.game.card_at(self.seat, place);
            let blocked = self.price_of_blocking(place);
            let found = self.production(card) + self.ability(card) - blocked;
            known.set(Some(found));
            found
        })
    }

    /// A blocked card will not be woken by dice; the sixth of a row frees the row.
    fn price_of_blocking(&self, place: Place) -> f32 {
        if self.rounds == 0 {
            return 0.0;
        }
        let row = crate::data::Places::in_row(place.row());
        let left = (row - self.player.blocked).without(place);
        let chance = f32::from(sixths(self.player.blocked)[place.index()]) / 6.0;
        let mean = self.next(self.game.mean_gain(self.seat, self.game.card_at(self.seat, place)));
        if left.is_empty() { -4.0 * BLOCKED } else { BLOCKED + 0.5 * chance * mean }
    }

    /// What a card produces, as one would carry it out.
    pub fn production(&self, card: &CardFacts) -> f32 {
        card.production
            .into_iter()
            .map(|section| match section {
                Section::Empty => 0.0,
                Section::Gain(gain) => self.gain(gain),
                Section::Choose(one, other) => self.gain(one).max(self.gain(other)),
                Section::Pay(hats, gain) => (self.gain(gain) - self.hats(hats)).max(0.0),
                Section::Special(special) => {
                    let gain = self.gain(self.game.could_give(self.seat, section));
                    if special == Special::GoldMine { gain - 0.4 * self.cows(1) } else { gain }
                }
            })
            .sum()
    }

    /// What an anvil on a card brings in this turn.
    fn ability(&self, card: &CardFacts) -> f32 {
        let Some(ability) = card.ability else { return 0.0 };
        let worth = self.now[feature::ANVIL + ability.index()].max(0.0);
        match ability {
            Ability::OwnPrison if self.player.tied.is_none() => 0.3 * worth,
            _ => worth,
        }
    }

    /// What it is worth that a card lies on top.
    pub fn visible(&self, card: Card, place: Place) -> f32 {
        if card.is_printed() {
            return self.later[feature::PRINTED + place.index()];
        }
        let facts = self.game.facts(card);
        let mut worth = self.later[feature::KIND + facts.kind.index()];
        if let Section::Special(special) = facts.production[0]
            && let Some(number) = counted(special)
        {
            let [hats, coins, _, points] = self.game.mean_gain(self.seat, facts);
            worth += self.later[feature::COUNTED + number] * (hats + coins + points);
        }
        worth
    }

    /// What the dice will probably make of each place, if its card brought one of everything.
    fn mornings(&self) -> &[f32; PLACES] {
        self.morning.get_or_init(|| sixths(self.player.blocked).map(|sixths| f32::from(sixths) / 6.0))
    }

    /// What is lost when the card of a place is covered, but for the anvils on it.
    pub fn covered(&self, place: Place) -> f32 {
        let card = self.player.town[place.index()];
        let next = if self.rounds > 0 {
            self.mornings()[place.index()] * self.next(self.game.mean_gain(self.seat, self.game.facts(card)))
        } else {
            0.0
        };
        let anvils = f32::from(self.player.anvils[place.index()]);
        let ability = if anvils > 0.0 && self.purchases_left() {
            self.game.facts(card).ability.map_or(0.0, |ability| match ability {
                Ability::Foreman | Ability::Tracking | Ability::Interest => 0.5 * anvils,
                _ => 0.0,
            })
        } else {
            0.0
        };
        self.visible(card, place) + next + ability
    }

    fn purchases_left(&self) -> bool {
        !self.is_shopping() || self.game.turn.purchases > 0
    }

    /// What laying a card on a place brings.
    pub fn lay(&self, card: Card, place: Place) -> f32 {
        let next = if self.rounds > 0 {
            self.mornings()[place.index()] * self.next(self.game.mean_gain(self.seat, self.game.facts(card)))
        } else {
            0.0
        };
        next - self.covered(place)
    }

    /// What is lost at least when a card is laid.
    fn cheapest_cover(&self) -> f32 {
        *self.cover.get_or_init(|| {
            self.player.available().iter().map(|place| self.covered(place)).fold(f32::MAX, f32::min).min(10.0)
        })
    }

    /// What owning and laying a card brings, whatever it costs.
    pub fn card(&self, card: Card) -> f32 {
        let facts = self.game.facts(card);
        let owned = self.owned();
        let bought = self.visible(card, Place::by_index(0)) + self.counts(facts, owned) - self.cheapest_cover();
        let gold = facts.marks.contains(Symbol::Gold) && facts.level.index() < 3;
        let activated = if gold { self.production(facts) - BLOCKED } else { 0.0 };
        f32::from(facts.points) + bought + activated + self.interest(facts)
    }

    /// A coin for each symbol that a Bank with an anvil shows.
    fn interest(&self, card: &CardFacts) -> f32 {
        if self.player.anvilled.is_empty() {
            return 0.0;
        }
        let coins: u32 = self
            .player
            .anvilled
            .iter()
            .map(|place| (self.game.card_at(self.seat, place), self.player.anvils[place.index()]))
            .filter(|(bank, _)| bank.ability == Some(Ability::Interest))
            .map(|(bank, anvils)| (card.marks & bank.marks.with(Symbol::Joker)).len() as u32 * u32::from(anvils))
            .sum();
        self.coins(coins as u16)
    }

    /// What a card counts in the end, and what comes of it until then.
    fn counts(&self, card: &CardFacts, owned: &Owned) -> f32 {
        let mut symbols = owned.symbols;
        for symbol in card.symbols.into_iter().flatten().filter(|&symbol| symbol != Symbol::Joker) {
            symbols[symbol.index()] += 1;
        }
        let licence = self.game.licence_symbols(self.seat);
        let points = |symbols: &[i32; 5]| Table::licence_points(licence, symbols) as f32;
        let most = |symbols: &[i32; 5]| symbols.iter().copied().max().unwrap_or(0);
        let mut worth = points(&symbols) - points(&owned.symbols) + self.later[feature::OWNED];
        worth += self.halves(&symbols) - self.halves(&owned.symbols);
        worth += (owned.eagles * (most(&symbols) - most(&owned.symbols))) as f32;
        let of_licence = licence.iter().flatten().any(|&symbol| card.marks.contains(symbol));
        if card.sort != Sort::Animal && !of_licence {
            worth += owned.raccoons as f32;
        }
        match card.sort {
            Sort::Building => worth += owned.bison as f32 + self.later[feature::OWNED + 1],
            Sort::Animal => worth += owned.mustangs as f32,
            Sort::Plain => {}
        }
        worth
            + match card.kind {
                Kind::Mustang => (owned.animals + 1) as f32 + self.later[feature::ANIMAL],
                Kind::Bison => owned.buildings as f32 + self.later[feature::ANIMAL + 1],
                Kind::Eagle => most(&symbols) as f32 + self.later[feature::ANIMAL + 2],
                Kind::Raccoon => owned.others as f32 + self.later[feature::ANIMAL + 3],
                _ => 0.0,
            }
    }

    /// What symbols of the licence are worth beyond the points they bring already.
    fn halves(&self, symbols: &[i32; 5]) -> f32 {
        match self.player.licence {
            Some(licence) => {
                let [one, other] = licence.symbols().map(|symbol| symbols[symbol.index()]);
                self.later[feature::LICENCE] * one.min(other) as f32
                    + self.later[feature::LICENCE + 1] * (one - other).abs() as f32
            }
            None => {
                let [printed, _] = self.game.licence_symbols(self.seat);
                printed.map_or(0.0, |symbol| self.later[feature::UNLICENSED] * symbols[symbol.index()] as f32)
            }
        }
    }

    /// What a price costs: hats and coins as far as they go, and cows for the rest. Discounts are used.
    pub fn price(&self, sort: Sort, cost: Cost) -> f32 {
        let mut cost = cost;
        if !self.player.anvilled.is_empty() {
            let discount = self.game.purchase_price(self.seat, sort, cost).discount;
            match discount {
                Some((Ability::Foreman, uses)) => {
                    let mut off = FOREMAN * uses;
                    let coins = off.min(cost.coins);
                    off -= coins;
                    cost = Cost::new(cost.hats.saturating_sub(off), cost.coins - coins);
                }
                Some((_, uses)) => cost = Cost::new(cost.hats.saturating_sub(TRACKING * uses), cost.coins),
                None => {}
            }
        }
        let hats = cost.hats.min(self.player.hats);
        let coins = u16::from(cost.coins).min(self.player.coins) as u8;
        let cows = cost.sum() - hats - coins;
        self.hats(hats)
            + self.pay_coins(u16::from(coins))
            + self.pay_cows(cows.min(self.player.cows))
            + f32::from(cows.saturating_sub(self.player.cows))
    }

    /// What buying a card brings, less its price.
    pub fn purchase(&self, card: Card) -> f32 {
        let facts = self.game.facts(card);
        self.card(card) - self.price(facts.sort, facts.cost)
    }

    /// What a licence brings, less the printed one.
    pub fn licence(&self, licence: Licence) -> f32 {
        let owned = self.owned();
        let [printed, _] = self.game.licence_symbols(self.seat);
        let [one, other] = licence.symbols().map(|symbol| owned.symbols[symbol.index()]);
        let pairs = one.min(other);
        let has = printed.map_or(0, |symbol| owned.symbols[symbol.index()]);
        let future = self.later[feature::LICENCE] * pairs as f32
            + self.later[feature::LICENCE + 1] * (one - other).abs() as f32
            - self.later[feature::UNLICENSED] * has as f32;
        (LICENCE_PAIR_POINTS * pairs - has) as f32 + future
    }

    /// What a tied bandit is worth.
    pub fn tied(&self) -> f32 {
        self.now[feature::TIED]
    }
}
