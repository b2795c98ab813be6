//! Paying: hats and coins, cows in their place, and discounts.

use table::{List, Log, Only, Run, Seat};

use crate::action::Action;
use crate::data::{Ability, Cost, FOREMAN, LICENCE_COINS, Sort, TRACKING};
use crate::event::{Event, Payment};
use crate::state::{Deal, Player, Table, Task, WestStory};

/// What is due: a price, and the discounts that may be used on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Due {
    pub cost: Cost,
    /// The ability that makes it cheaper, and how often it may be used.
    pub discount: Option<(Ability, u8)>,
}

impl Due {
    pub const fn plain(cost: Cost) -> Due {
        Due { cost, discount: None }
    }

    /// How often a discount is worth using: a price never falls below zero, and nothing is given back (WS-BLD-02,
    /// WS-BLD-03).
    #[inline]
    pub(crate) fn most_uses(self) -> u8 {
        match self.discount {
            None => 0,
            Some((Ability::Foreman, uses)) => uses.min(self.cost.sum().div_ceil(FOREMAN)),
            Some((_, uses)) => uses.min(self.cost.hats.div_ceil(TRACKING)),
        }
    }

    /// Hats and coins that may be asked for, and how much is to be paid in all, after so many discounts. A Foreman takes
    /// two resources off, hats or coins as one likes (WS-BLD-01): whatever is paid less of one or the other. Tracking
    /// takes off hats only (WS-BLD-03).
    #[inline]
    pub(crate) fn after(self, uses: u8) -> (Cost, u8) {
        match self.discount {
            Some((Ability::Foreman, _)) => (self.cost, self.cost.sum().saturating_sub(FOREMAN * uses)),
            Some(_) => {
                let cost = Cost::new(self.cost.hats.saturating_sub(TRACKING * uses), self.cost.coins);
                (cost, cost.sum())
            }
            None => (self.cost, self.cost.sum()),
        }
    }

    /// The cows that stand in for the rest when so many hats and coins are paid, with so many discounts.
    #[inline]
    pub fn cows(self, hats: u8, coins: u8, uses: u8) -> u8 {
        self.after(uses).1 - hats - coins
    }

    /// Whether a player can pay it at all (WS-TURN-06): a cow stands for a hat or a coin (WS-RES-05).
    #[inline]
    pub fn is_payable(self, player: &Player) -> bool {
        if self.discount.is_none() {
            return self.cost.is_payable(player);
        }
        let (cost, sum) = self.after(self.most_uses());
        let (hats, coins) = cost.without_cows(player);
        sum <= hats + coins + player.cows
    }
}

impl Cost {
    /// The most hats and the most coins of this price that a player can pay.
    #[inline]
    pub(crate) fn without_cows(self, player: &Player) -> (u8, u8) {
        (self.hats.min(player.hats), u16::from(self.coins).min(player.coins) as u8)
    }

    /// Whether a player can pay it without any discount.
    #[inline]
    pub(crate) fn is_payable(self, player: &Player) -> bool {
        let (hats, coins) = self.without_cows(player);
        self.sum() <= hats + coins + player.cows
    }
}

impl Table {
    /// What the deal costs.
    pub(crate) fn due(&self) -> Due {
        let seat = self.turn.seat;
        match self.turn.deal {
            Deal::Posse { slot } => Due::plain(Cost::new(self.posse_price(seat, slot), 0)),
            Deal::Business { spot, outpost: true, rail } => {
                Due::plain(Cost::new(0, self.outpost_price(usize::from(spot.area), rail)))
            }
            Deal::Licence { .. } => Due::plain(Cost::new(0, LICENCE_COINS)),
            Deal::Purchase { card } => self.purchase_price(seat, self.facts(card).sort, self.facts(card).cost),
            Deal::Business { .. } | Deal::Gold | Deal::None => Due::plain(Cost::new(0, 0)),
        }
    }

    /// The price of a card with the discounts that this seat has. Upgrades of purchases can be combined and stacked
    /// (WS-ABIL-05), and need not be used (WS-BLD-26).
    #[inline]
    pub(crate) fn purchase_price(&self, seat: Seat, sort: Sort, cost: Cost) -> Due {
        let ability = match sort {
            _ if self.player(seat).anvilled.is_empty() => return Due::plain(cost),
            Sort::Building => Ability::Foreman,
            Sort::Animal => Ability::Tracking,
            Sort::Plain => return Due::plain(cost),
        };
        match self.anvils_of(seat, ability) {
            0 => Due::plain(cost),
            uses => Due { cost, discount: Some((ability, uses)) },
        }
    }

    /// Every way to pay. Cows may pay any printed cost (WS-RES-10), any number of them, and are good for nothing else
    /// (WS-RES-06).
    pub(crate) fn list_payments(&self, seat: Seat, out: &mut impl List<Action>) {
        let player = self.player(seat);
        let due = self.due();
        for uses in 0..=due.most_uses() {
            let (cost, sum) = due.after(uses);
            let most_hats = cost.hats.min(player.hats).min(sum);
            for hats in (0..=most_hats).rev() {
                let most_coins = u16::from(cost.coins.min(sum - hats)).min(player.coins) as u8;
                let least_coins = (sum - hats).saturating_sub(player.cows);
                for coins in (least_coins..=most_coins).rev() {
                    out.put(Action::Pay { hats, coins, uses });
                }
            }
        }
    }

    /// Asks how to pay, unless there is just one way.
    pub(crate) fn ask_payment<L: Log<WestStory>>(&mut self, run: &mut Run<'_, L>) {
        let due = self.due();
        match self.only_payment(due) {
            Some((hats, coins, uses)) => self.pay(hats, coins, uses, run),
            None => self.turn.task = Task::Pay,
        }
    }

    /// Hats, coins and discounts, if there is just one way to pay.
    fn only_payment(&self, due: Due) -> Option<(u8, u8, u8)> {
        let player = self.player(self.turn.seat);
        if due.discount.is_some() {
            let mut ways = Only::default();
            self.list_payments(self.turn.seat, &mut ways);
            return match ways.option() {
                Some(Action::Pay { hats, coins, uses }) => Some((hats, coins, uses)),
                _ => None,
            };
        }
        let (hats, coins) = due.cost.without_cows(player);
        let spare = player.cows - (due.cost.sum() - hats - coins);
        (spare == 0 || hats + coins == 0).then_some((hats, coins, 0))
    }

    /// Pays, and goes on with what was paid for: costs come before effects (WS-ACT-04).
    pub(crate) fn pay<L: Log<WestStory>>(&mut self, hats: u8, coins: u8, uses: u8, run: &mut Run<'_, L>) {
        let seat = self.turn.seat;
        let due = self.due();
        let paid = Payment { hats, coins, cows: due.cows(hats, coins, uses), uses };
        let player = self.player_mut(seat);
        player.hats -= paid.hats;
        player.coins -= u16::from(paid.coins);
        player.cows -= paid.cows;
        if let Some((ability, _)) = due.discount {
            self.use_anvils(seat, ability, uses);
        }
        match self.turn.deal {
            Deal::Posse { .. } | Deal::Business { .. } => {
                if !paid.is_free() {
                    self.tell(run, || Event::Paid { seat, paid });
                }
                self.activate_for_deal(run);
            }
            Deal::Licence { spot } => self.take_licence(usize::from(spot), paid, run),
            Deal::Purchase { card } => self.take_bought(card, paid, run),
            Deal::Gold | Deal::None => {}
        }
    }
}
