//! Quick judgement of single decisions: for playing games out, and for where a search looks first.
//!
//! Every decision is weighed in points, by what it brings at once and what it leads to.

use table::linear::Policy;
use table::{Dice, Seat};

use super::valuation::Valuation;
use super::weights::{Weights, feature};
use crate::action::{Action, Route};
use crate::data::boards::{Row, slot};
use crate::data::cattle::{Breed, PRICE_LIST};
use crate::data::tiles::Worker;
use crate::data::trail::{BANDITS, Site};
use crate::effect::{Effect, Operation, Price, Ware};
use crate::state::{GreatWesternTrail, Step, Tenant};

/// What decisions bring is told in points.
const POLICY: Policy<256> = Policy { promise: 1.5, bounds: [0.02, 100.0], quick: 0.3 };

/// What is lost by returning an exchange token without need.
const TOO_SOON: f32 = 2.0;

/// What an objective card from the top of the deck is worth.
const UNKNOWN_OBJECTIVE: f32 = 0.3;

impl GreatWesternTrail {
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
        if let Action::Exchange(count) = action {
            return self.exchange(count);
        }
        if self.player.returned > 0 {
            return if let Action::Draw(count) = action { self.draw(count) } else { 0.0 };
        }
        if self.player.owed > 0 {
            return if let Action::Discard(card) = action { -self.keep(card) } else { 0.0 };
        }
        let Some(&step) = self.table.steps.top() else { return 0.0 };
        match action {
            Action::Settle(site) => self.arrival(site),
            Action::Go(route) => self.travel(route, matches!(step, Step::FreeMove(_))),
            Action::Play(objective) => self.play(objective) + self.effect(objective.instant()).max(0.0),
            Action::Use(effect) => self.effect(effect),
            Action::Copy(site) => self.local(self.table.tenant(site)),
            Action::Auxiliary { row, double } => self.auxiliary(row, 1 + u8::from(double)),
            Action::Hire { row, worker } => match step {
                Step::Hire(modifier) => self.hire(worker, crate::state::Table::wage(row, modifier)),
                _ => 0.0,
            },
            Action::Build { number, site } => match step {
                Step::Build(rate) => self.build(number, site, rate),
                _ => 0.0,
            },
            Action::Buy(purchase) => self.buy(purchase),
            Action::Reveal => self.reveal(),
            Action::Engine(berth) => self.engine(berth),
            Action::Upgrade(station) => self.upgrade(station),
            Action::Disc(disc) => self.disc(disc),
            Action::Recall(station) => -(station.points() as f32),
            Action::Appoint(worker) => match step {
                Step::Appoint(station) => {
                    let master = self.table.masters.get(station.index()).copied().flatten();
                    master.map_or(0.0, |master| self.master(master)) - self.worker_given_up(worker)
                }
                _ => 0.0,
            },
            Action::Remove(site) => match step {
                Step::Hazard(dollars) => self.hazard(site, dollars),
                _ => 0.0,
            },
            Action::Capture(site) => self.bandit(site),
            Action::Take(objective) => self.objective(objective),
            Action::TakeTop => UNKNOWN_OBJECTIVE,
            Action::Draw(count) => self.draw(count),
            Action::Discard(card) => -self.keep(card),
            Action::Trash(card) => self.trash(card),
            Action::Foresight(_) => 0.0,
            Action::Spend(count) => self.spend(count),
            Action::Raise(count) => f32::from(count),
            Action::Deliver(city) => self.player.worth_of(city),
            Action::Link(_) | Action::Done => 0.0,
            Action::Exchange(_) => 0.0,
        }
    }

    /// Exchange tokens wait for Kansas City, where they can raise the value of a hand at the last moment.
    fn exchange(&self, count: u8) -> f32 {
        if self.table.steps.top() != Some(&Step::Income) || self.player.owed > 0 {
            return -TOO_SOON;
        }
        let hand = self.herd.hand;
        let useless = hand.goals.len() + hand.cows.len() - hand.cows.kinds().count() as u8;
        let new = (2 * count).min(useless + 1);
        let token = self.worth[feature::TOKEN].max(0.1) * f32::from(count);
        0.45 * f32::from(new) - token
    }

    /// What a way along the trail brings: where it ends, how much nearer Kansas City is, less the fees.
    fn travel(&self, route: Route, free: bool) -> f32 {
        let Some(from) = self.player.rancher else { return 0.0 };
        let table = self.table;
        let before = self.way();
        let (fees, arrival) = if free {
            (0, 0.0)
        } else {
            let path = table.path(from, route);
            let fees = path.iter().map(|site| table.fee(self.seat, site).0).sum::<u16>();
            (fees, self.once_a_site(route.to, || self.arrival(route.to)))
        };
        let after = if route.to == Site::KansasCity {
            table.way_to_kansas_city(Site::Start)
        } else {
            table.way_to_kansas_city(route.to)
        };
        arrival + self.step() * (before - after) - self.cost(fees.min(self.player.dollars))
    }

    /// What can be done where a way ends.
    fn arrival(&self, site: Site) -> f32 {
        if site == Site::KansasCity {
            return self.delivery();
        }
        let tenant = self.table.tenant(site);
        let usable = match tenant {
            Tenant::Neutral(_) => true,
            Tenant::Private { owner, .. } => owner == self.seat,
            _ => false,
        };
        let single = |row: &Row| self.player.auxiliary(*row) > 0;
        let instead =
            self.once(|| Row::ALL.into_iter().filter(single).map(|row| self.auxiliary(row, 1)).fold(0.0, f32::max));
        if usable {
            let risk = site.risk().filter(|_| matches!(tenant, Tenant::Private { .. }));
            (self.local(tenant) + risk.map_or(0.0, |risk| self.effect(risk).max(0.0))).max(instead)
        } else {
            instead
        }
    }

    /// What the actions of a building bring.
    fn local(&self, tenant: Tenant) -> f32 {
        let best = |effects: &[Effect]| effects.iter().map(|&effect| self.effect(effect)).fold(0.0, f32::max);
        self.table.actions(tenant).iter().map(|effects| best(effects)).sum()
    }

    /// What an action brings; nothing if it cannot be used.
    fn effect(&self, effect: Effect) -> f32 {
        let (table, player) = (self.table, self.player);
        match effect.operation() {
            Operation::Hire(modifier) => self.best_hire(modifier),
            Operation::Build(rate) => self.best_building(rate),
            Operation::Buy => self.best_purchase(),
            Operation::Objective => {
                let open = table.display.iter().flatten().map(|&kind| self.objective(kind));
                open.fold(UNKNOWN_OBJECTIVE, f32::max)
            }
            Operation::Bandit => BANDITS.into_iter().map(|site| self.bandit(site)).fold(0.0, f32::max),
            Operation::Hazard(dollars) if player.dollars < u16::from(dollars) => 0.0,
            Operation::Hazard(dollars) => {
                table.hazards().iter().map(|site| self.hazard(site, dollars)).fold(0.0, f32::max)
            }
            Operation::Engine(dollars, _) if player.dollars < u16::from(dollars) => 0.0,
            Operation::Engine(dollars, amount) => self.forward(player.amount(amount)) - self.cost(u16::from(dollars)),
            Operation::EngineBack(dollars) => self.back(1) + self.gain(u16::from(dollars)),
            Operation::Auxiliary => self.best_auxiliary(),
            Operation::Forward(most) => 0.6 * self.step() * f32::from(most) + 0.3,
            Operation::FreeMove(most) => self.step() * f32::from(most),
            Operation::Certificates(count) => self.certificates(count),
            Operation::CertificatesToLimit => self.certificates(player.marker_limit()),
            Operation::BanditPairs => {
                let pairs = player.bandit_pairs();
                self.certificates(2 * pairs) + self.gain(2 * u16::from(pairs))
            }
            Operation::Gain(dollars, amount) => self.gain(u16::from(dollars) * u16::from(player.amount(amount))),
            Operation::Token => self.worth[feature::TOKEN].max(0.1),
            Operation::Draw(amount) => self.draw(player.amount(amount)),
            Operation::Deliver => self.extraordinary(),
            Operation::Upgrade => {
                table.stations_behind(self.seat).iter().map(|station| self.upgrade(station)).fold(0.0, f32::max)
            }
            Operation::Copy => 1.5,
            Operation::Trade(ware, price) => self.trade(ware, price),
        }
    }

    fn best_hire(&self, modifier: i8) -> f32 {
        let mut best = 0.0;
        for worker in Worker::ALL {
            let wage = self.table.hires(self.seat, worker, modifier).map(|(_, wage)| wage).min();
            if let Some(wage) = wage.filter(|&wage| wage <= self.player.dollars) {
                best = self.hire(worker, wage).max(best);
            }
        }
        best
    }

    fn hire(&self, worker: Worker, wage: u16) -> f32 {
        let slot = slot(worker, self.player.workers(worker) + 1);
        let at_once = match slot.map(Effect::operation) {
            Some(Operation::Hazard(_)) => 2.5,
            Some(Operation::Bandit) => 1.5,
            Some(Operation::Build(_)) => 1.5,
            Some(Operation::Hire(_)) => 1.5,
            Some(Operation::Trade(ware, price)) => self.trade(ware, price).max(0.0),
            _ => 0.0,
        };
        self.worker(worker) + at_once - self.cost(wage)
    }

    fn best_building(&self, rate: u8) -> f32 {
        let (table, seat) = (self.table, self.seat);
        let craftsmen = u16::from(self.player.workers(Worker::Craftsman));
        let most = (self.player.dollars / u16::from(rate)).min(craftsmen) as u8;
        let empty = table.empty_sites();
        let mut best = 0.0;
        for number in table.unbuilt(seat) {
            if let Some(first) = empty.first().filter(|_| table.plan(seat, number).craftsmen <= most) {
                best = self.build(number, first, rate).max(best);
            }
            for site in self.player.sites.iter() {
                if table.craftsmen_for(seat, number, site).is_some_and(|more| more <= most) {
                    best = self.build(number, site, rate).max(best);
                }
            }
        }
        best
    }

    fn best_purchase(&self) -> f32 {
        let mut best = 0.0;
        let cowboys = self.table.cowboys_left(self.seat);
        for (number, purchase) in (0..).zip(&PRICE_LIST) {
            let possible = purchase.cowboys <= cowboys
                && u16::from(purchase.dollars) <= self.player.dollars
                && self.table.offers(purchase);
            if possible {
                best = self.buy(number).max(best);
            }
        }
        best
    }

    fn buy(&self, number: u8) -> f32 {
        let purchase = &PRICE_LIST[usize::from(number)];
        let cards = self.card(purchase.card) + purchase.second.map_or(0.0, |second| 0.9 * self.card(second));
        cards - self.cost(u16::from(purchase.dollars)) - 0.2 * f32::from(purchase.cowboys - 1)
    }

    fn reveal(&self) -> f32 {
        let rich = self.player.dollars >= 6 && self.table.cowboys_left(self.seat) > 1;
        if rich && self.table.market.len() < 4 { 0.5 } else { -0.5 }
    }

    fn forward(&self, most: u8) -> f32 {
        self.table.forward(self.seat, most).iter().map(|berth| self.engine(berth)).fold(0.0, f32::max)
    }

    fn back(&self, spaces: u8) -> f32 {
        let targets = self.table.backward(self.seat, spaces);
        targets.iter().map(|berth| self.engine(berth)).fold(f32::MIN, f32::max).max(-3.0)
    }

    fn best_auxiliary(&self) -> f32 {
        let mut best = 0.0;
        for row in Row::ALL {
            for times in 1..=self.player.auxiliary(row) {
                best = self.auxiliary(row, times).max(best);
            }
        }
        best
    }

    fn auxiliary(&self, row: Row, times: u8) -> f32 {
        let dollars = u16::from(times);
        if matches!(row.0, 2 | 3) && self.player.dollars < dollars {
            return 0.0;
        }
        match row.0 {
            0 => self.gain(dollars),
            1 => self.draw(times),
            2 | 4 if self.table.backward(self.seat, times).is_empty() => 0.0,
            2 => self.certificates(times) + self.back(times) - self.cost(dollars),
            3 => self.forward(times) - self.cost(dollars),
            _ => {
                let worst = self.herd.hand.kinds().map(|card| self.trash(card)).fold(0.0, f32::max);
                self.gain(dollars) + self.back(times) + worst * f32::from(times)
            }
        }
    }

    fn extraordinary(&self) -> f32 {
        let mut best: f32 = 0.0;
        let destinations = self.destinations();
        for berth in self.table.behind(self.seat).iter() {
            let value = self.table.extraordinary_value(self.seat, berth);
            best = best.max(destinations.within(value) + self.engine(berth));
        }
        best
    }

    fn trade(&self, ware: Ware, price: Price) -> f32 {
        let hand = self.herd.hand;
        let lost = match ware {
            // Of a pair one card stays as good as before.
            Ware::Pair => Breed::ALL
                .into_iter()
                .filter(|&breed| hand.cows.of_breed(breed) >= 2)
                .map(|breed| match hand.cows.of_breed(breed) {
                    2 => 0.1 * f32::from(u8::from(breed != Breed::Criollo)) - 0.2,
                    _ => -0.5,
                })
                .reduce(f32::min),
            ware => ware.among(hand).kinds().map(|card| self.keep(card)).reduce(f32::min),
        };
        let Some(lost) = lost else { return 0.0 };
        let engine = if price.engine > 0 { self.forward(price.engine) } else { 0.0 };
        let objective = if price.objective { 1.0 } else { 0.0 };
        self.gain(u16::from(price.dollars)) + self.certificates(price.certificates) + engine + objective - lost
    }
}
