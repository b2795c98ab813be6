//! What a player may expect to score in the end.
//!
//! Some of it is certain or follows by reckoning: points on the sheet, income of tools, the odds of the sheriff card. The rest
//! is what a sheet is good for in the turns to come, by weights that were fitted to the results of many games (see
//! [`super::weights`]).

use table::Seat;
use table::guide::{MAX_TERMS, Terms};
use table::linear::{ByTerm, Evaluator, Total};

use super::hand;
use super::weights::{Horizon, Weights, feature};
use crate::cards::Cards;
use crate::data::{
    CASH_PER_HAMMER, CASH_PER_POINT, GOLD_PER_PAN, GOLD_PER_POINT, GRAVE_REWARDS, Item, PENALTY_CASH, PENALTY_STARS,
    ROUNDS, Region, STARS_ONLY_FROM, Suit, TURNS, Target,
};
use crate::space::{Space, Spaces};
use crate::state::{Ask, Fliptown, Player, Sheet, Step};

table::terms! {
    /// Where the terms stand in the guide's list.
    pub(super) mod term {
        STARS = "term-stars",
        MONEY = "term-money",
        INCOME = "term-income",
        POKER = "term-poker",
        SHERIFF = "term-sheriff",
        SILVER = "term-silver",
        HOTEL = "term-hotel",
        LAND = "term-land",
        TRAIL = "term-trail",
        BADLANDS = "term-badlands",
        MINE = "term-mine",
        TOWN = "term-town",
        CEMETERY = "term-cemetery",
        ITEMS = "term-items",
        OBJECTIVES = "term-objectives",
        COWBOT = "term-cowbot",
    }
}

/// All turns of a game.
pub(super) const ALL_TURNS: f32 = (ROUNDS * TURNS) as f32;

/// What a dollar is worth to somebody who is arrested.
const CASH_UNDER_ARREST: f32 = 0.3;

/// What a reward for an outlaw is worth.
const BAIL: f32 = 1.3;

/// The first of the five chambers with silver stars, and what each of them counts (FT-END-05).
const SILVER_CHAMBERS: u8 = 9;
const SILVER_REGIONS: [Region; 5] = [Region::Cemetery, Region::Town, Region::Mine, Region::Trail, Region::Badlands];

/// What a player has before him.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ahead<'w> {
    /// What features are worth now.
    pub worth: &'w [f32; feature::COUNT],
    /// Turns to come in this round, the present one included until its main action is done.
    pub turns_of_round: u8,
    /// The same in the whole game, as a part of all turns.
    pub turns: f32,
    /// How often tools will still bring income.
    pub paydays: f32,
    /// The round that is being played.
    pub round: u8,
    /// Whether this round's hand is still to be paid.
    pub hand: bool,
    /// Whether the sheriff of this round is still to come.
    pub sheriff: bool,
    /// What he would probably cost if he came now.
    pub arrest: f32,
}

impl Fliptown {
    /// The horizon at which a player is.
    #[inline]
    pub(super) fn horizon(&self, seat: Seat) -> Horizon {
        let turns = match self.step {
            Step::Turn | Step::Mayor => TURNS - self.turn + u8::from(!self.running(seat).acted),
            _ => 0,
        };
        Horizon { round: self.round.clamp(1, ROUNDS), turns }
    }

    pub(super) fn ahead<'w>(&self, seat: Seat, weights: &'w Weights) -> Ahead<'w> {
        let horizon = self.horizon(seat);
        let before_poker = matches!(self.step, Step::Turn | Step::Mayor | Step::Cheat);
        let sheriff = match self.step {
            Step::Over => false,
            Step::Arrest => matches!(self.running(seat).ask, Ask::Penalty | Ask::Marshal),
            _ => !self.running(seat).bribed,
        };
        Ahead {
            worth: weights.at(horizon),
            turns_of_round: horizon.turns,
            turns: horizon.left(),
            paydays: f32::from(ROUNDS - horizon.round + u8::from(before_poker)),
            round: horizon.round,
            hand: before_poker,
            sheriff,
            arrest: if sheriff { self.cost_of_this_sheriff(seat) } else { 0.0 },
        }
    }

    /// What a player may expect to score in the end, by terms.
    pub(super) fn appraise(&self, seat: Seat, weights: &Weights) -> Terms {
        let ahead = self.ahead(seat, weights);
        let mut evaluator = ByTerm { worth: ahead.worth, terms: self.reckon(seat, &ahead, weights) };
        if self.step != Step::Over {
            self.show(seat, &ahead, &mut evaluator);
        }
        evaluator.terms
    }

    /// What a player may expect to score in the end; against a cowbot, by how much more than it.
    #[inline]
    pub(super) fn estimate(&self, seat: Seat, weights: &Weights) -> f32 {
        let ahead = self.ahead(seat, weights);
        let mut evaluator = Total { worth: ahead.worth, sum: self.reckon(seat, &ahead, weights).iter().sum() };
        if self.step != Step::Over {
            self.show(seat, &ahead, &mut evaluator);
        }
        evaluator.sum
    }

    /// What is certain or follows by reckoning, by terms.
    fn reckon(&self, seat: Seat, ahead: &Ahead<'_>, weights: &Weights) -> Terms {
        let player = self.player(seat);
        let sheet = &player.sheet;
        let mut terms = sheet.sure_points();
        terms[term::COWBOT] = self.fear_of_cowbot();
        if self.step == Step::Over {
            terms[term::MONEY] = f32::from(sheet.cash / CASH_PER_POINT) + f32::from(sheet.gold / GOLD_PER_POINT);
            return terms;
        }
        sheet.count_money(ahead, &mut terms);
        if ahead.hand {
            terms[term::POKER] = hand::hope(&self.poker_cards(seat), ahead.turns_of_round, &weights.hands);
        }
        terms[term::SHERIFF] = -ahead.arrest;
        terms[term::MONEY] += f32::from(player.running.due) * BAIL;
        terms[term::ITEMS] = sheet.hope_for_ability(ahead);
        terms[term::OBJECTIVES] = self.hope_for_objectives(seat, ahead);
        terms
    }

    /// Shows everything of a player that is weighed.
    #[inline]
    pub(super) fn show(&self, seat: Seat, ahead: &Ahead<'_>, evaluator: &mut impl Evaluator) {
        let player = self.player(seat);
        player.sheet.show(ahead, evaluator);
        player.show_pending(evaluator);
        evaluator.put(term::SHERIFF, feature::ARREST, ahead.arrest);
    }

    /// What the cowbot has now, with the card that it is about to steal, as a negative number.
    fn fear_of_cowbot(&self) -> f32 {
        let Some((cowbot, difficulty)) = self.cowbot else { return 0.0 };
        let steals = self.step == Step::Turn
            && self.is_awake(cowbot)
            && self.running(Seat::new(0)).gained.contains(cowbot.trigger());
        let theft = if steals { difficulty.stolen_card() } else { 0 };
        -f32::from(self.cowbot_account(cowbot, difficulty).total() + theft)
    }

    /// What the sheriff of this round would probably cost if he came now.
    fn cost_of_this_sheriff(&self, seat: Seat) -> f32 {
        let may_bribe = match self.step {
            Step::Bribe => self.waiting.contains(seat),
            Step::Arrest => false,
            _ => true,
        };
        self.sheet(seat).cost_of_sheriff(self.round, self.chance_of_arrest(seat), may_bribe)
    }

    /// The chance that the sheriff card is lower than the wanted posters: by the card itself for those who know it, otherwise
    /// by all cards that were not seen in this round.
    fn chance_of_arrest(&self, seat: Seat) -> f32 {
        let wanted = self.sheet(seat).wanted;
        if self.knows_sheriff(seat) {
            return f32::from(u8::from(self.sheriff.value() < wanted));
        }
        let lower = (1u32 << wanted.saturating_sub(1).min(13)) - 1;
        let unseen = Cards::DECK.minus(self.seen);
        let arresting: u32 = Suit::ALL.map(|suit| (unseen.values_of(suit) & lower).count_ones()).iter().sum();
        arresting as f32 / unseen.len().max(1) as f32
    }
}

impl Sheet {
    /// What an arrest with this chance costs in a round, or the bribe that saves from it (FT-SHERIFF-02, -06, -09, -11).
    pub(super) fn cost_of_sheriff(&self, round: u8, chance: f32, may_bribe: bool) -> f32 {
        let round = usize::from(round.max(1)) - 1;
        let stars = f32::from(PENALTY_STARS[round].min(self.stars));
        let cash = f32::from(PENALTY_CASH[round]) * CASH_UNDER_ARREST;
        let pays_cash = self.wanted < STARS_ONLY_FROM && self.cash >= PENALTY_CASH[round];
        let arrest = chance * if pays_cash { stars.min(cash) } else { stars };
        if may_bribe && u16::from(self.wanted) <= self.gold {
            arrest.min(f32::from(self.wanted) / f32::from(GOLD_PER_POINT))
        } else {
            arrest
        }
    }

    /// The same in the rounds to come, if nothing changed.
    pub(super) fn cost_of_later_sheriffs(&self, after: u8) -> f32 {
        let chance = f32::from(self.wanted.saturating_sub(1).min(13)) / 13.0;
        (after + 1..=ROUNDS).map(|round| self.cost_of_sheriff(round, chance, true)).sum()
    }

    /// The points on the sheet, but for money.
    fn sure_points(&self) -> Terms {
        let mut terms = [0.0; MAX_TERMS];
        terms[term::STARS] = f32::from(self.stars);
        terms[term::HOTEL] = f32::from(self.hotel_stars());
        terms[term::SILVER] = (self.silver_stars() - i32::from(self.hotel_stars())) as f32;
        terms
    }

    /// Money at its value in the end, and the income of tools.
    fn count_money(&self, ahead: &Ahead<'_>, terms: &mut Terms) {
        let points = |cash: f32, gold: f32| cash / f32::from(CASH_PER_POINT) + gold / f32::from(GOLD_PER_POINT);
        terms[term::MONEY] = points(f32::from(self.cash), f32::from(self.gold));
        let (hammers, pans) = (f32::from(self.hammers), f32::from(self.pans));
        let income = points(f32::from(CASH_PER_HAMMER) * hammers, f32::from(GOLD_PER_PAN) * pans);
        terms[term::INCOME] = ahead.paydays * income;
    }

    /// Shows what the sheet is good for in the turns to come.
    fn show(&self, ahead: &Ahead<'_>, evaluator: &mut impl Evaluator) {
        let circled = self.circled;
        let mut all = |term: usize, region: Region, first: usize| {
            let mut numbers = circled.numbers(region);
            while numbers != 0 {
                evaluator.put(term, first + numbers.trailing_zeros() as usize, 1.0);
                numbers &= numbers - 1;
            }
        };
        all(term::BADLANDS, Region::Badlands, feature::TARGET);
        all(term::MINE, Region::Mine, feature::CHAMBER);
        all(term::TOWN, Region::Town, feature::BUILDING);
        all(term::CEMETERY, Region::Cemetery, feature::GRAVE);
        evaluator.put(term::STARS, feature::START, 1.0);
        evaluator.put(term::TRAIL, feature::TRAIL_AHEAD + usize::from(self.last_stop()), 1.0);
        evaluator.put(term::HOTEL, feature::NIGHTS + usize::from(self.hotel), 1.0);
        evaluator.put(term::LAND, feature::CELLS + self.land.count_ones() as usize, 1.0);
        evaluator.put(term::INCOME, feature::PAN, f32::from(self.pans));
        evaluator.put(term::INCOME, feature::HAMMER, f32::from(self.hammers));
        evaluator.put_all(term::MONEY, feature::PURSE, self.purse());
        evaluator.put_all(term::SHERIFF, feature::WANTED, self.burdens(ahead));
        evaluator.put_all(term::SILVER, feature::SILVER, self.silver_to_come());
        evaluator.put_all(term::ITEMS, feature::HELP, self.helps());
        self.show_items(evaluator);
        self.show_rows(evaluator);
        self.show_pairs(evaluator);
    }

    fn show_items(&self, evaluator: &mut impl Evaluator) {
        for item in self.items.iter() {
            evaluator.put(term::ITEMS, feature::ITEM + item.index(), 1.0);
        }
    }

    fn show_rows(&self, evaluator: &mut impl Evaluator) {
        for (row, kind) in Target::ALL.into_iter().enumerate() {
            match self.robbed(kind) {
                2 => evaluator.put(term::BADLANDS, feature::ROW_OF_TWO + row, 1.0),
                3 => evaluator.put(term::BADLANDS, feature::ROW_OF_THREE + row, 1.0),
                _ => {}
            }
        }
    }

    fn show_pairs(&self, evaluator: &mut impl Evaluator) {
        let circled = self.circled.numbers(Region::Cemetery);
        for (i, reward) in GRAVE_REWARDS.iter().enumerate() {
            let (one, other) = reward.between;
            if circled >> one & circled >> other & 1 == 1 {
                evaluator.put(term::CEMETERY, feature::GRAVE_PAIR + i, 1.0);
            }
        }
    }

    /// Cash and gold: all of it, and the first dollars and nuggets, which are the most useful.
    pub(super) fn purse(&self) -> [f32; 6] {
        let (cash, gold) = (self.cash, self.gold);
        [cash, cash.min(8), cash.min(16), gold, gold.min(4), gold.min(10)].map(f32::from)
    }

    /// What wanted posters weigh: themselves, their square, and the sheriffs of later rounds.
    pub(super) fn burdens(&self, ahead: &Ahead<'_>) -> [f32; 3] {
        let wanted = f32::from(self.wanted);
        [wanted, wanted * wanted / 8.0, self.cost_of_later_sheriffs(ahead.round)]
    }

    /// How many targets of a kind are circled.
    pub(super) fn robbed(&self, kind: Target) -> u32 {
        (self.circled.numbers(Region::Badlands) >> (3 * kind as u32) & 0b111).count_ones()
    }

    /// How much there is left for items to help with: horse, pickaxe, weapons, bandana, friendship, shovel.
    pub(super) fn helps(&self) -> [f32; 6] {
        let left = |region: Region| Spaces::in_region(region).minus(self.circled).len() as f32;
        let with = |item: Item, left: f32| if self.has(item) { left } else { 0.0 };
        let (targets, graves) = (left(Region::Badlands), left(Region::Cemetery));
        let weapon = with(Item::Pistol, targets) + with(Item::Rifle, targets);
        [
            with(Item::TrailHorse, 13.0 - f32::from(self.last_stop())),
            with(Item::Pickaxe, left(Region::Mine)),
            weapon,
            with(Item::Bandana, targets),
            with(Item::Friendship, graves),
            with(Item::Shovel, graves),
        ]
    }

    /// How many silver stars each chamber on the lowest level could still bring, for those that are circled.
    pub(super) fn silver_to_come(&self) -> [f32; 5] {
        let mut left = [0.0; 5];
        for (number, region) in (SILVER_CHAMBERS..).zip(SILVER_REGIONS) {
            if self.circled.contains(Space::chamber(number)) {
                left[usize::from(number - SILVER_CHAMBERS)] =
                    Spaces::in_region(region).minus(self.circled).len() as f32;
            }
        }
        left
    }
}

impl Player {
    /// Shows what is pending and not used yet.
    fn show_pending(&self, evaluator: &mut impl Evaluator) {
        const TERMS: [usize; 5] = [term::TRAIL, term::BADLANDS, term::MINE, term::TOWN, term::CEMETERY];
        for (kind, count) in self.running.bonus.iter() {
            evaluator.put(TERMS[kind.index()], feature::BONUS + kind.index(), f32::from(count));
        }
    }
}
