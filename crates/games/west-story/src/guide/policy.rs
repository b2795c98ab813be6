//! Quick judgement of single decisions: for playing games out, and for where a search looks first.
//!
//! Every decision is weighed in points, by what it brings at once and what it leads to.

use table::linear::Policy;
use table::sets::ones;
use table::{Dice, Seat};

use super::valuation::Valuation;
use super::weights::{Weights, feature};
use crate::action::{Action, How, Slot};
use crate::data::{
    Card, City, FieldId, Gain, JAIL_COINS, JAIL_POINTS, JAIL_WANTED_COINS, LICENCE_COINS, Level, Need,
    OWN_PRISON_COINS, OWN_PRISON_POINTS, Place, Places, Premium, ROBBERY_POINTS, ROW, Section, Symbol,
    TRAIN_BANDIT_COINS,
};
use crate::setup::Variant;
use crate::state::{Deal, Task, WestStory};

/// What decisions bring is told in points.
const POLICY: Policy<320> = Policy { promise: 1.2, bounds: [0.02, 100.0], quick: 0.25 };

/// What a Market Scam is good for in itself: another look at the Market.
const SCAM: f32 = 0.1;

/// The part of what a card would bring that reserving it is worth.
const RESERVING: f32 = 0.25;

/// What a place of the Market is worth whose card is not known yet.
const UNKNOWN_CARD: f32 = 1.5;

impl WestStory {
    pub(super) fn promise_of(&self, seat: Seat, action: Action, weights: &Weights) -> f32 {
        POLICY.promise(Valuation::new(self, seat, weights).decision(action))
    }

    pub(super) fn quick_choice(&self, seat: Seat, legal: &[Action], dice: &mut Dice, weights: &Weights) -> Action {
        POLICY.choose(legal, dice, |legal, gains| {
            let valuation = Valuation::new(self, seat, weights);
            gains.extend(legal.iter().map(|&action| valuation.decision(action)));
        })
    }
}

impl Valuation<'_> {
    /// What a decision brings, in points.
    pub(super) fn decision(&self, action: Action) -> f32 {
        match action {
            Action::Pile(pile) => self.game.piles[usize::from(pile)]
                .iter()
                .filter_map(|card| card.some())
                .map(|card| self.card(card))
                .sum(),
            Action::Lay(place) => self.laying(place),
            Action::Dice { crossed } => self.dice(crossed),
            Action::Combo { third, tokens } => {
                third.map_or_else(|| self.cows(1), |place| self.activation(place)) - self.tokens(tokens)
            }
            Action::NoCombo => 0.0,
            Action::Produce { place, second, how } => self.section(place, second, how),
            Action::Accept(points) => f32::from(points) + self.stand(self.player.total + u16::from(points)),
            Action::Posse(slot) => self.posse(usize::from(slot)),
            Action::Activate { place, joker } => self.activation(place) - self.tokens(u8::from(joker)),
            Action::Pay { hats, coins, uses } => self.payment(hats, coins, uses),
            Action::Jail => self.jail(),
            Action::Outpost(city, field) => self.business(city, field, true),
            Action::Rob(city, field) => self.business(city, field, false),
            Action::Scam => self.scam(),
            Action::Refresh(row) => self.refresh(row),
            Action::Discard(cards) => self.discard(cards),
            Action::Reserve(slot) => RESERVING * self.wish(self.game.market[slot.index()]),
            Action::Keep { new } => {
                let Task::Keep(card) = self.game.turn.task else { return 0.0 };
                self.wish(if new { card } else { self.player.reserved })
            }
            Action::Licence(licence) => self.licence(licence) - self.pay_coins(u16::from(LICENCE_COINS)),
            Action::Cow => self.cows(1),
            Action::OwnPrison => self.delivery(OWN_PRISON_POINTS, OWN_PRISON_COINS),
            Action::Mobilise(place) => 0.5 * self.game_of(place).max(0.1),
            Action::Train { hats, bandit } => self.train(hats, bandit),
            Action::Shop | Action::Done => 0.0,
            Action::Buy(slot) => self.buy(slot),
            Action::Contest(tokens) => self.contest(tokens),
        }
    }

    /// What joker tokens cost.
    fn tokens(&self, tokens: u8) -> f32 {
        f32::from(tokens) * self.later[feature::JOKER].max(0.8)
    }

    /// What a card brings each time, in the next Town Phases.
    fn game_of(&self, place: Place) -> f32 {
        self.production(self.game.card_at(self.seat, place))
    }

    fn laying(&self, place: Place) -> f32 {
        let card = match self.game.turn.task {
            Task::Lay(card) => card,
            _ => self.game.start_card_in_hand().unwrap_or(Card::NONE),
        };
        if card == Card::NONE { 0.0 } else { self.lay(card, place) }
    }

    fn dice(&self, crossed: bool) -> f32 {
        let places = self.game.led_to(self.seat, crossed);
        let marks = places.map(|place| self.game.card_at(self.seat, place).marks);
        let joker = marks.iter().any(|marks| marks.contains(Symbol::Joker));
        let combo = if joker || !(marks[0] & marks[1]).is_empty() { self.cows(1) + 0.3 } else { 0.0 };
        places.map(|place| self.activation(place)).iter().sum::<f32>() + combo
    }

    fn section(&self, place: Place, second: bool, how: How) -> f32 {
        let section = self.game.card_at(self.seat, place).production[usize::from(second)];
        match (section, how) {
            (_, How::Skip) => 0.0,
            (Section::Choose(first, _), How::First) => self.gain(first),
            (Section::Choose(_, second), _) => self.gain(second),
            // What comes before a payment may pay it; what is counted comes last.
            (Section::Gain(gain), _) => 1.0 + self.gain(gain),
            (Section::Pay(hats, gain), How::Cows) => self.gain(gain) - self.pay_cows(hats),
            (Section::Pay(hats, gain), _) => self.gain(gain) - self.hats(hats),
            (section, _) => self.gain(self.game.could_give(self.seat, section)),
        }
    }

    /// The best activation of these cards; with a token, if one must be spent.
    fn best_activation(&self, fitting: Places) -> f32 {
        let available = self.player.available();
        let best = |places: Places| places.iter().map(|place| self.activation(place)).fold(f32::MIN, f32::max);
        let natural = best(fitting & available);
        if natural > f32::MIN { natural } else { best(available) - self.tokens(1) }
    }

    fn posse(&self, slot: usize) -> f32 {
        let region = self.game.region_of(self.seat);
        match self.game.bandits[region][slot] {
            None => 0.0,
            Some(Symbol::Joker) => self.best_activation(self.player.available()),
            Some(bandit) => {
                let price = self.game.price_of(self.seat, bandit);
                let hats = price.min(self.player.hats);
                let cost = self.hats(hats) + self.pay_cows(price - hats);
                self.tied_now(bandit) + self.best_activation(self.player.bearing(bandit)) - cost
            }
        }
    }

    /// What a tied bandit is worth, the more if it can be jailed at once.
    fn tied_now(&self, bandit: Symbol) -> f32 {
        let region = self.game.region_of(self.seat);
        let mut worth = self.now[feature::TIED];
        if self.game.can_jail_in(region) {
            worth += self.now[feature::TIED + 1];
            if self.game.is_wanted_in(region, bandit) {
                worth += self.now[feature::TIED + 2];
            }
        }
        worth.max(if self.rounds == 0 { 0.0 } else { 1.0 })
    }

    fn jail(&self) -> f32 {
        let Some(bandit) = self.player.tied else { return 0.0 };
        let coins = if self.game.is_wanted(self.seat, bandit) { JAIL_WANTED_COINS } else { JAIL_COINS };
        self.delivery(JAIL_POINTS, coins)
    }

    fn delivery(&self, points: u8, coins: u8) -> f32 {
        let gain = Gain { points, coins, ..Gain::NOTHING };
        self.gain(gain) + self.later[feature::DELIVERED] - self.later[feature::TIED].clamp(0.0, 3.0)
    }

    fn business(&self, city: City, field: FieldId, outpost: bool) -> f32 {
        let game = self.game;
        let Some(area) = game.board().areas.iter().position(|&one| one == city) else { return 0.0 };
        let Some(it) = game.fields[area][field.index()] else { return 0.0 };
        let premium = match it.premium {
            Premium::Nothing => 0.0,
            Premium::Coin => self.coins(1),
            Premium::Cow => self.cows(1),
            Premium::Point => 1.0,
        };
        // What others could use as well is better left to the end, and what asks little is worth keeping.
        let easy = if it.need == Need::Any { 0.1 } else { 0.0 };
        let disc = self.later[feature::DISC + usize::from(self.player.discs > 3)].max(0.0);
        let deed = if outpost {
            let has = usize::from(self.player.outposts[area]);
            let points = game.numbers().cities[city.index()].outposts.get(has).copied().unwrap_or(0);
            let rail = game.way_to(self.seat, area);
            let price = u16::from(game.outpost_price(area, rail));
            let coins = price.min(self.player.coins);
            let cost = self.pay_coins(coins) + self.pay_cows((price - coins) as u8);
            f32::from(points) + self.later[feature::OUTPOST] - cost
        } else if game.variant == Variant::Advanced {
            ROBBERY_POINTS as f32
        } else {
            0.0
        };
        deed + premium + self.best_activation(self.player.fitting(it.need)) - disc - easy
    }

    /// What a card would bring if it could be paid.
    fn wish(&self, card: Card) -> f32 {
        card.some().map_or(0.0, |card| self.purchase(card))
    }

    fn scam(&self) -> f32 {
        let best = self.game.market.iter().map(|&card| self.wish(card)).fold(0.0, f32::max);
        // The worse the Market, the better another look.
        SCAM + 0.1 * (3.0 - best).max(0.0) + if self.rounds == 0 { 0.1 } else { 0.0 }
    }

    fn refresh(&self, row: Level) -> f32 {
        let cards = &self.game.market[row.slots()];
        let bad: f32 = cards.iter().map(|&card| (UNKNOWN_CARD - self.wish(card)).max(0.0)).sum();
        0.15 * bad
    }

    fn discard(&self, cards: u8) -> f32 {
        let Task::Refresh(row) = self.game.turn.task else { return 0.0 };
        let slot = |card: usize| self.game.market[row.index() * ROW + card];
        ones(cards).map(usize::from).map(|card| UNKNOWN_CARD - self.wish(slot(card))).sum()
    }

    fn train(&self, hats: u8, bandit: bool) -> f32 {
        let freed = if bandit { self.tied().max(1.5) } else { 0.0 };
        let coins = u16::from(hats) + if bandit { u16::from(TRAIN_BANDIT_COINS) } else { 0 };
        self.coins(coins) - self.hats(hats) - freed - 0.3
    }

    /// What is paid: the dearer a way, the worse.
    fn payment(&self, hats: u8, coins: u8, uses: u8) -> f32 {
        let cows = self.game.due().cows(hats, coins, uses);
        let anvil = match self.game.turn.deal {
            Deal::Purchase { .. } => 0.3,
            _ => 0.0,
        };
        -self.hats(hats) - self.pay_coins(u16::from(coins)) - self.pay_cows(cows) - anvil * f32::from(uses)
    }

    fn buy(&self, slot: Slot) -> f32 {
        self.wish(self.game.card_in(self.seat, slot.index()))
    }

    fn contest(&self, tokens: u8) -> f32 {
        if !self.game.wins_with(self.seat, tokens) {
            return -self.tokens(tokens);
        }
        self.later[feature::SHERIFF].max(0.0) + self.coins(1) - self.tokens(tokens)
    }
}
