//! What a player may expect to score in the end.
//!
//! Some of it is certain or follows by reckoning: points on the sheet, income of tools, the odds of the sheriff card. The rest
//! is what a sheet is good for in the turns to come, by weights that were fitted to the results of many games (see
//! [`super::worth`]).

use table::Seat;
use table::guide::{MAX_TERMS, Terms};

use super::hand;
use super::worth::{self, Worth};
use crate::cards::{Card, Cards};
use crate::data::{
    CASH_PER_HAMMER, CASH_PER_POINT, GOLD_PER_PAN, GOLD_PER_POINT, GRAVE_REWARDS, Item, PENALTY_CASH, PENALTY_STARS,
    ROUNDS, Region, STARS_ONLY_FROM, Suit, TURNS, Target,
};
use crate::space::{Space, Spaces};
use crate::state::{Ask, Fliptown, Player, Sheet, Step};

/// Where the terms stand in the guide's list.
pub(super) mod term {
    pub const STARS: usize = 0;
    pub const MONEY: usize = 1;
    pub const INCOME: usize = 2;
    pub const POKER: usize = 3;
    pub const SHERIFF: usize = 4;
    pub const SILVER: usize = 5;
    pub const HOTEL: usize = 6;
    pub const LAND: usize = 7;
    pub const TRAIL: usize = 8;
    pub const BADLANDS: usize = 9;
    pub const MINE: usize = 10;
    pub const TOWN: usize = 11;
    pub const CEMETERY: usize = 12;
    pub const ITEMS: usize = 13;
    pub const OBJECTIVES: usize = 14;
    pub const COWBOT: usize = 15;
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
pub(super) struct Ahead {
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
}

impl Ahead {
    /// What a fitted weight makes of the turns to come.
    #[inline]
    fn of(&self, [straight, bent]: Worth) -> f32 {
        self.turns * (straight + self.turns * bent)
    }
}

impl Fliptown {
    pub(super) fn ahead(&self, seat: Seat) -> Ahead {
        let rounds = f32::from(ROUNDS - self.round.min(ROUNDS));
        let turns_of_round = match self.step {
            Step::Turn | Step::Mayor => TURNS - self.turn + u8::from(!self.running(seat).acted),
            _ => 0,
        };
        let before_poker = matches!(self.step, Step::Turn | Step::Mayor | Step::Cheat);
        let sheriff = match self.step {
            Step::Over => false,
            Step::Arrest => matches!(self.running(seat).ask, Ask::Penalty | Ask::Marshal),
            _ => !self.running(seat).bribed,
        };
        Ahead {
            turns_of_round,
            turns: (rounds * f32::from(TURNS) + f32::from(turns_of_round)) / ALL_TURNS,
            paydays: rounds + f32::from(u8::from(before_poker)),
            round: self.round,
            hand: before_poker,
            sheriff,
        }
    }

    /// What a player may expect to score in the end, by terms.
    pub(super) fn appraise(&self, seat: Seat) -> Terms {
        let mut terms = [0.0; MAX_TERMS];
        let player = self.player(seat);
        let sheet = &player.sheet;
        terms[term::STARS] = f32::from(sheet.stars);
        terms[term::HOTEL] = f32::from(sheet.hotel_stars());
        terms[term::SILVER] = (sheet.silver_stars() - i32::from(sheet.hotel_stars())) as f32;
        if self.step == Step::Over {
            terms[term::MONEY] = f32::from(sheet.cash / CASH_PER_POINT) + f32::from(sheet.gold / GOLD_PER_POINT);
        } else {
            let ahead = self.ahead(seat);
            sheet.foresee(&ahead, &mut terms);
            terms[term::POKER] =
                if ahead.hand { hand::hope(self.hand_so_far(seat), ahead.turns_of_round) } else { 0.0 };
            terms[term::SHERIFF] += self.fear_of_sheriff(seat, &ahead);
            player.foresee_pending(&ahead, &mut terms);
            terms[term::OBJECTIVES] = self.hope_for_objectives(seat, &ahead);
        }
        terms[term::COWBOT] = self.fear_of_cowbot();
        terms
    }

    /// What a player may expect to score in the end; against a cowbot, by how much more than what it has now.
    #[inline]
    pub(super) fn estimate(&self, seat: Seat) -> f32 {
        self.appraise(seat).iter().sum()
    }

    /// What the cowbot has now, with the card that it is about to steal, as a negative number.
    fn fear_of_cowbot(&self) -> f32 {
        let Some((cowbot, difficulty)) = self.cowbot else { return 0.0 };
        let steals =
            self.step == Step::Turn && self.is_awake(cowbot) && self.running(Seat::new(0)).has_gained(cowbot.trigger());
        let theft = if steals { difficulty.stolen_card() } else { 0 };
        -f32::from(self.cowbot_account(cowbot, difficulty).total() + theft)
    }

    /// The cards of this round's hand that are known.
    pub(super) fn hand_so_far(&self, seat: Seat) -> Cards {
        let column = self.sheet(seat).poker[usize::from(self.round) - 1];
        column.into_iter().chain(self.holdem_cards[seat.index() & 3]).filter_map(Card::some).collect()
    }

    /// What the sheriff of this round will probably cost, as a negative number.
    pub(super) fn fear_of_sheriff(&self, seat: Seat, ahead: &Ahead) -> f32 {
        if !ahead.sheriff {
            return 0.0;
        }
        let may_bribe = match self.step {
            Step::Bribe => self.waiting.contains(seat),
            Step::Arrest => false,
            _ => true,
        };
        let cost = self.sheet(seat).cost_of_sheriff(self.round, self.chance_of_arrest(seat), may_bribe);
        let round = f32::from(ahead.turns_of_round) / f32::from(TURNS);
        let [straight, bent] = worth::ARREST;
        cost * (-1.0 + round * (straight + round * bent))
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

    /// What the sheet is good for in the turns to come.
    fn foresee(&self, ahead: &Ahead, terms: &mut Terms) {
        let circled = self.circled;
        let all = |region: Region, weights: &[Worth]| {
            let mut numbers = circled.numbers(region);
            let mut sum = [0.0; 2];
            while numbers != 0 {
                let weight = weights[numbers.trailing_zeros() as usize];
                sum = [sum[0] + weight[0], sum[1] + weight[1]];
                numbers &= numbers - 1;
            }
            ahead.of(sum)
        };
        self.foresee_money(ahead, terms);
        terms[term::HOTEL] += ahead.of(worth::NIGHTS[usize::from(self.hotel)]);
        terms[term::LAND] = ahead.of(worth::CELLS[self.land.count_ones() as usize]);
        terms[term::TRAIL] = ahead.of(worth::TRAIL_AHEAD[usize::from(self.last_stop())]);
        terms[term::BADLANDS] = all(Region::Badlands, &worth::TARGET) + self.rows(ahead);
        terms[term::MINE] = all(Region::Mine, &worth::CHAMBER);
        terms[term::TOWN] = all(Region::Town, &worth::BUILDING);
        terms[term::CEMETERY] = all(Region::Cemetery, &worth::GRAVE) + self.pairs(ahead);
        terms[term::ITEMS] = self.items.iter().map(|item| ahead.of(worth::ITEM[item.index()])).sum::<f32>();
        for (help, weight) in self.helps().into_iter().zip(worth::HELP) {
            if help > 0.0 {
                terms[term::ITEMS] += help * ahead.of(weight);
            }
        }
        for (left, weight) in self.silver_to_come().into_iter().zip(worth::SILVER) {
            if left > 0.0 {
                terms[term::SILVER] += left * ahead.of(weight);
            }
        }
        let wanted = self.burdens(ahead);
        terms[term::SHERIFF] =
            wanted.into_iter().zip(worth::WANTED).map(|(much, weight)| much * ahead.of(weight)).sum();
        terms[term::STARS] += ahead.of(worth::START);
    }

    /// Money at its value in the end, and what it can still be used for; the income of tools.
    fn foresee_money(&self, ahead: &Ahead, terms: &mut Terms) {
        let cash = f32::from(CASH_PER_HAMMER) * f32::from(self.hammers) * ahead.paydays / f32::from(CASH_PER_POINT);
        let gold = f32::from(GOLD_PER_PAN) * f32::from(self.pans) * ahead.paydays / f32::from(GOLD_PER_POINT);
        let tools = f32::from(self.pans) * ahead.of(worth::PAN) + f32::from(self.hammers) * ahead.of(worth::HAMMER);
        terms[term::INCOME] = cash + gold + tools;
        let mut money =
            f32::from(self.cash) / f32::from(CASH_PER_POINT) + f32::from(self.gold) / f32::from(GOLD_PER_POINT);
        for (amount, weight) in self.purse().into_iter().zip(worth::CASH.into_iter().chain(worth::GOLD)) {
            money += amount * ahead.of(weight);
        }
        terms[term::MONEY] = money;
    }

    /// Cash and gold: all of it, and the first dollars and nuggets, which are the most useful.
    pub(super) fn purse(&self) -> [f32; 6] {
        let (cash, gold) = (self.cash, self.gold);
        [cash, cash.min(8), cash.min(16), gold, gold.min(4), gold.min(10)].map(f32::from)
    }

    /// What wanted posters weigh: themselves, their square, and the sheriffs of later rounds.
    pub(super) fn burdens(&self, ahead: &Ahead) -> [f32; 3] {
        let wanted = f32::from(self.wanted);
        [wanted, wanted * wanted / 8.0, self.cost_of_later_sheriffs(ahead.round)]
    }

    fn rows(&self, ahead: &Ahead) -> f32 {
        let rows = Target::ALL.map(|kind| self.robbed(kind));
        let worth = rows.into_iter().enumerate().map(|(row, robbed)| match robbed {
            2 => ahead.of(worth::ROW_OF_TWO[row]),
            3 => ahead.of(worth::ROW_OF_THREE[row]),
            _ => 0.0,
        });
        worth.sum()
    }

    /// How many targets of a kind are circled.
    pub(super) fn robbed(&self, kind: Target) -> u32 {
        (self.circled.numbers(Region::Badlands) >> (3 * kind as u32) & 0b111).count_ones()
    }

    fn pairs(&self, ahead: &Ahead) -> f32 {
        let circled = self.circled.numbers(Region::Cemetery);
        let whole = |i: &usize| {
            let (one, other) = GRAVE_REWARDS[*i].between;
            circled >> one & circled >> other & 1 == 1
        };
        (0..GRAVE_REWARDS.len()).filter(whole).map(|i| ahead.of(worth::GRAVE_PAIR[i])).sum()
    }

    /// How much there is left for items to help with: horse, pickaxe, weapons, bandana, friendship, shovel.
    pub(super) fn helps(&self) -> [f32; 6] {
        let left = |region: Region| Spaces::of(region).minus(self.circled).len() as f32;
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
                left[usize::from(number - SILVER_CHAMBERS)] = Spaces::of(region).minus(self.circled).len() as f32;
            }
        }
        left
    }
}

impl Player {
    /// What is pending and not used yet.
    fn foresee_pending(&self, ahead: &Ahead, terms: &mut Terms) {
        const TERMS: [usize; 5] = [term::TRAIL, term::BADLANDS, term::MINE, term::TOWN, term::CEMETERY];
        for index in self.running.bonus.iter() {
            let count = f32::from(self.running.bonus.count(index));
            let [fixed, later] = worth::BONUS[index];
            terms[TERMS[index]] += count * (fixed + later * ahead.turns);
        }
        terms[term::MONEY] += f32::from(self.running.due) * BAIL;
        terms[term::ITEMS] += self.sheet.hope_for_ability(ahead);
    }
}
