//! Why something cannot be done now.

use table::{Refusal, RuleId, Seat};

use crate::action::{Action, Route};
use crate::data::boards::MAX_WORKERS;
use crate::data::cattle::PRICE_LIST;
use crate::data::railroad::{Berth, City, Station};
use crate::data::tiles::Worker;
use crate::data::trail::{Purpose, Site};
use crate::effect::{Amount, Deed, Effect, Ware};
use crate::state::{GreatWesternTrail, Local, Place, Step, Table, Tenant};

const fn refused(rule: &'static str, why: &'static str) -> Refusal {
    Refusal { rule: RuleId(rule), why }
}

/// The rule by which a disc is taken for a place.
const fn rule_of_disc(place: Place) -> &'static str {
    match place {
        Place::City(_) | Place::Extraordinary(_) => "GWT-DEL-03",
        Place::Station(_) => "GWT-STN-02",
    }
}

/// The rule that demands a delivery, and says of what value.
const fn rule_of_delivery(extraordinary: bool) -> &'static str {
    if extraordinary { "GWT-PB-9a" } else { "GWT-DEL-01" }
}

/// Something else is asked.
const NOT_NOW: Refusal = refused("GWT-TURN-02", "why-answer-first");

impl GreatWesternTrail {
    /// The rule that forbids an action which is not legal now.
    pub(crate) fn refuse(&self, seat: Seat, action: Action) -> Refusal {
        if self.table.is_over() {
            return refused("GWT-END-06", "why-over");
        }
        let player = self.table.player(seat);
        if let Action::Exchange(_) = action {
            return if player.returned > 0 {
                refused("GWT-EXC-02", "why-draw-for-tokens")
            } else {
                refused("GWT-EXC-01", "why-no-tokens")
            };
        }
        if !self.waited_for().contains(seat) {
            return refused("GWT-TURN-01", "why-not-your-turn");
        }
        if player.returned > 0 {
            return refused("GWT-EXC-02", "why-draw-for-tokens");
        }
        if player.owed > 0 {
            return match action {
                Action::Discard(_) => refused("GWT-DECK-07", "why-not-in-hand"),
                _ => refused(self.table.rule_of_discards(seat), "why-discard-first"),
            };
        }
        self.table.steps.top().map_or(NOT_NOW, |step| self.refuse_step(step, action))
    }

    fn refuse_step(&self, step: Step, action: Action) -> Refusal {
        let table = &self.table;
        match (step, action) {
            (Step::Place, _) => refused("GWT-SETUP-22", "why-place-first"),
            (Step::Depart, Action::Play(_)) => refused("GWT-OBJ-04", "why-not-in-hand"),
            (Step::Depart, Action::Go(route)) => self.refuse_route(route, table.step_limit(table.turn), "GWT-MOVE-04"),
            (Step::Depart, _) => refused("GWT-MOVE-01", "why-move-first"),
            (Step::Visit, _) => self.refuse_on_visit(action),
            (Step::Forward(most), Action::Go(route)) => self.refuse_route(route, most, "GWT-STEP-01"),
            (Step::Forward(_), _) => refused("GWT-STEP-01", "why-move-on"),
            (Step::FreeMove(_), Action::Go(Route { to: Site::KansasCity, .. })) => {
                refused("GWT-OBJ-07", "why-not-to-kansas-city")
            }
            (Step::FreeMove(most), Action::Go(route)) => self.refuse_route(route, most, "GWT-OBJ-07"),
            (Step::Hire(modifier), Action::Hire { row, worker }) => self.refuse_hire(row, worker, modifier),
            (Step::Build(_), Action::Build { number, site }) => self.refuse_build(number, site),
            (Step::Buy, Action::Buy(number)) => self.refuse_purchase(number),
            // Without a cowboy left nobody is asked.
            (Step::Buy, Action::Reveal) => refused("GWT-BUY-06", "why-nothing-to-reveal"),
            (Step::TakeObjective { .. }, Action::Take(_)) => refused("GWT-OBJ-01", "why-not-on-display"),
            (Step::TakeObjective { .. }, Action::TakeTop) => refused("GWT-OBJ-03", "why-no-objectives"),
            (Step::TakeObjective { .. }, Action::Done) if self.is_printed(Effect::TakeObjective) => {
                refused("GWT-OBJ-01", "why-must-take")
            }
            // No building gives it, so a link does.
            (Step::TakeObjective { .. }, Action::Done) => refused("GWT-DEL-06", "why-must-take"),
            (Step::Bandit, Action::Capture(_)) => refused("GWT-BAN-01", "why-no-bandit"),
            (Step::Hazard(_), Action::Remove(_)) => refused("GWT-HAZ-01", "why-no-hazard"),
            (Step::Engine(_), Action::Engine(berth)) => self.refuse_engine(berth, "GWT-ENG-02", "why-engine-too-far"),
            (Step::Back(_), Action::Engine(berth)) => self.refuse_engine(berth, "GWT-ENG-06", "why-exactly-back"),
            (Step::BackToDeliver, Action::Engine(berth)) => self.refuse_engine(berth, "GWT-PB-9a", "why-only-back"),
            (Step::Return, Action::Engine(berth)) => self.refuse_engine(berth, "GWT-ENG-08", "why-not-there"),
            (Step::Back(_), _) => refused("GWT-ENG-06", "why-engine-first"),
            (Step::BackToDeliver, _) => refused("GWT-PB-9a", "why-engine-first"),
            (Step::Return, _) => refused("GWT-ENG-08", "why-engine-must-return"),
            (Step::Upgrade(_), Action::Upgrade(_)) => refused("GWT-STN-03", "why-not-this-station"),
            (Step::UpgradeBehind, Action::Upgrade(station)) => self.refuse_upgrade(station),
            (Step::Disc(place), Action::Disc(disc)) => self.refuse_disc(place, disc),
            (Step::Disc(place), Action::Recall(_)) => self.refuse_recall(place),
            (Step::Disc(place), _) => refused(rule_of_disc(place), "why-disc-first"),
            (Step::Appoint(_), Action::Appoint(_)) => refused("GWT-SMT-01", "why-printed-worker"),
            (Step::Auxiliary, Action::Auxiliary { row, double }) => self.refuse_auxiliary(row, double),
            (Step::Draw(_), Action::Draw(count)) => self.refuse_draw(count),
            (Step::Give(_) | Step::GiveSecond(..), Action::Discard(_)) => refused("GWT-LOC-09", "why-wrong-card"),
            (Step::Give(_) | Step::GiveSecond(..), _) => refused("GWT-LOC-07", "why-discard-first"),
            (Step::Trash(_), Action::Trash(_)) => refused("GWT-AUX-08", "why-not-in-hand"),
            // Of the own column both can be taken, or nobody is asked.
            (Step::Foresight(_), Action::Foresight(_)) => refused("GWT-KC-02", "why-other-column"),
            (Step::Foresight(_), _) => refused("GWT-KC-02", "why-tile-first"),
            (Step::Income, Action::Spend(_)) => refused("GWT-INC-04", "why-too-few-certificates"),
            (Step::Income, _) => refused("GWT-INC-04", "why-income-first"),
            (Step::Calves | Step::Heifers, Action::Raise(count)) if count > self.held_to_raise(step) => {
                refused("GWT-SIM-05", "why-not-so-many")
            }
            (Step::Calves | Step::Heifers, Action::Raise(_)) => refused("GWT-SIM-10", "why-not-so-many"),
            (Step::Calves | Step::Heifers, _) => refused("GWT-SIM-05", "why-raise-first"),
            (Step::City { limit, extraordinary }, Action::Deliver(city)) => {
                self.refuse_city(city, limit, extraordinary)
            }
            (Step::City { extraordinary, .. }, _) => refused(rule_of_delivery(extraordinary), "why-deliver-first"),
            (Step::Links(_), _) => refused("GWT-DEL-08", "why-link-first"),
            (Step::Offer(one, other), Action::Use(effect)) if effect == one || other == Some(effect) => {
                self.refuse_effect(effect)
            }
            (Step::Offer(_, Some(_)), Action::Use(_)) => refused("GWT-SMT-03", "why-not-offered-here"),
            (Step::Offer(_, None), Action::Use(_)) => refused("GWT-HIRE-06", "why-not-offered-here"),
            (_, Action::Play(_)) => refused("GWT-OBJ-05", "why-between-actions"),
            _ => NOT_NOW,
        }
    }

    /// Whether something that is visited or copied has this action.
    fn is_printed(&self, effect: Effect) -> bool {
        let has =
            |(_, tenant): (Site, Tenant)| self.table.actions(tenant).iter().any(|effects| effects.contains(&effect));
        self.table.sources().any(has)
    }

    fn refuse_route(&self, route: Route, most: u8, rule_of_steps: &'static str) -> Refusal {
        let table = &self.table;
        let Some(from) = table.mover().rancher else { return refused("GWT-SETUP-22", "why-place-first") };
        match route.to.purpose() {
            Purpose::Start => refused("GWT-MOVE-01", "why-not-ahead"),
            Purpose::Bandit if matches!(route.to, Site::Bandit1 | Site::Bandit2 | Site::Bandit3) => {
                refused("GWT-MOVE-11", "why-beside-trail")
            }
            _ if !table.spaces.contains(route.to) => refused("GWT-MOVE-02", "why-no-space"),
            _ if route.to <= from => refused("GWT-MOVE-01", "why-not-ahead"),
            _ => {
                let mut shortest = None;
                table.each_route(from, 20, true, &mut |other| {
                    if other.to == route.to {
                        let steps = table.path(from, other).len() as u8;
                        shortest = Some(shortest.map_or(steps, |least: u8| least.min(steps)));
                    }
                });
                match shortest {
                    None => refused("GWT-MOVE-06", "why-other-branch"),
                    Some(steps) if steps > most => refused(rule_of_steps, "why-too-far"),
                    Some(_) => refused("GWT-MOVE-06", "why-no-such-way"),
                }
            }
        }
    }

    fn refuse_on_visit(&self, action: Action) -> Refusal {
        let visit = &self.table.visit;
        let foreign = self.table.sources().next().is_none();
        match action {
            Action::Play(_) => refused("GWT-OBJ-04", "why-not-in-hand"),
            Action::Go(_) => refused("GWT-TURN-02", "why-moved-already"),
            Action::Auxiliary { double: true, .. } => refused("GWT-LOC-05", "why-only-single"),
            Action::Auxiliary { .. } if visit.local == Local::Used => refused("GWT-LOC-05", "why-acted-already"),
            Action::Auxiliary { .. } if visit.auxiliary && foreign => refused("GWT-LOC-06", "why-one-auxiliary"),
            Action::Auxiliary { .. } if visit.auxiliary => refused("GWT-LOC-01", "why-one-auxiliary"),
            Action::Auxiliary { row, double } => self.refuse_auxiliary(row, double),
            Action::Use(_) | Action::Copy(_) if visit.auxiliary => refused("GWT-LOC-05", "why-auxiliary-instead"),
            Action::Use(_) | Action::Copy(_) if foreign => refused("GWT-LOC-06", "why-not-your-building"),
            Action::Use(effect) => {
                let here = self.is_printed(effect) || visit.site.risk() == Some(effect);
                if !here {
                    refused("GWT-LOC-01", "why-not-offered-here")
                } else if self.can(effect) {
                    refused("GWT-LOC-02", "why-used-already")
                } else {
                    self.refuse_effect(effect)
                }
            }
            Action::Copy(_) => refused("GWT-PB-6b", "why-nothing-to-copy"),
            _ => refused("GWT-LOC-01", "why-choose-action"),
        }
    }

    /// Why an action cannot be used, whatever offers it.
    fn refuse_effect(&self, effect: Effect) -> Refusal {
        let player = self.table.mover();
        match effect.deed() {
            Deed::Hire(_) => refused("GWT-HIRE-01", "why-nobody-to-hire"),
            Deed::Build(_) => refused("GWT-BLD-02", "why-nothing-to-build"),
            Deed::Buy => refused("GWT-BUY-02", "why-nothing-to-buy"),
            Deed::Objective => refused("GWT-OBJ-03", "why-no-objectives"),
            Deed::Bandit => refused("GWT-BAN-03", "why-no-bandit"),
            Deed::Hazard(dollars) if player.dollars < u16::from(dollars) => {
                refused("GWT-HAZ-02", "why-too-few-dollars")
            }
            Deed::Hazard(_) => refused("GWT-HAZ-02", "why-no-hazard"),
            Deed::Engine(dollars, _) if player.dollars < u16::from(dollars) => {
                refused("GWT-LOC-07", "why-too-few-dollars")
            }
            Deed::Engine(..) => refused("GWT-ENG-01", "why-engine-stays"),
            Deed::EngineBack(_) | Deed::Deliver => refused("GWT-ENG-06", "why-engine-at-start"),
            Deed::Gain(_, Amount::Stations) => refused("GWT-PB-12b", "why-brings-nothing"),
            Deed::Gain(..) => refused("GWT-PB-1a", "why-brings-nothing"),
            Deed::BanditPairs => refused("GWT-PB-7a", "why-brings-nothing"),
            Deed::Draw(_) => refused("GWT-DECK-04", "why-no-cards"),
            Deed::Upgrade => refused("GWT-PB-9b", "why-no-station-behind"),
            Deed::Trade(Ware::Objective, _) => refused("GWT-PB-1b", "why-no-objective-in-hand"),
            Deed::Trade(..) => refused("GWT-LOC-09", "why-no-such-card"),
            _ => refused("GWT-LOC-01", "why-not-offered-here"),
        }
    }

    fn refuse_auxiliary(&self, row: crate::data::boards::Row, double: bool) -> Refusal {
        let player = self.table.mover();
        match player.auxiliary(row) {
            0 => refused("GWT-AUX-01", "why-row-closed"),
            1 if double => refused("GWT-AUX-02", "why-only-single"),
            _ if row.0 != 4 && player.dollars < 1 + u16::from(double) => refused("GWT-LOC-07", "why-too-few-dollars"),
            _ => refused("GWT-AUX-10", "why-engine-cannot-go-back"),
        }
    }

    fn refuse_hire(&self, row: u8, worker: Worker, modifier: i8) -> Refusal {
        let (table, player) = (&self.table, self.table.mover());
        let here = table.jobs[worker.index()] >> (4 * row) & 0b1111 != 0;
        if !here {
            refused("GWT-HIRE-01", "why-no-such-worker")
        } else if row >= table.token_row {
            refused("GWT-HIRE-02", "why-row-of-token")
        } else if player.workers(worker) == MAX_WORKERS {
            refused("GWT-HIRE-05", "why-row-full")
        } else if Table::wage(row, modifier) > player.dollars {
            refused("GWT-HIRE-03", "why-too-few-dollars")
        } else {
            refused("GWT-HIRE-01", "why-no-such-worker")
        }
    }

    fn refuse_build(&self, number: crate::data::buildings::Number, site: Site) -> Refusal {
        let (table, player, seat) = (&self.table, self.table.mover(), self.table.turn);
        if !player.unbuilt.contains(number) {
            return refused("GWT-BLD-01", "why-built-already");
        }
        match (table.craftsmen_for(seat, number, site), table.tenant(site)) {
            (None, Tenant::Private { owner, .. }) if owner == seat => refused("GWT-BLD-03", "why-not-more-craftsmen"),
            (None, _) => refused("GWT-BLD-06", "why-not-a-site"),
            (Some(needed), Tenant::Empty) if needed > MAX_WORKERS => refused("GWT-BLD-05", "why-only-as-replacement"),
            (Some(needed), tenant) => {
                let rule = if tenant == Tenant::Empty { "GWT-BLD-02" } else { "GWT-BLD-03" };
                let too_few = needed > player.workers(Worker::Craftsman);
                refused(rule, if too_few { "why-too-few-craftsmen" } else { "why-too-few-dollars" })
            }
        }
    }

    fn refuse_purchase(&self, number: u8) -> Refusal {
        let (table, seat) = (&self.table, self.table.turn);
        match PRICE_LIST.get(usize::from(number)) {
            Some(purchase) if !table.offers(purchase) => refused("GWT-BUY-01", "why-not-in-market"),
            Some(purchase) if purchase.cowboys > table.cowboys_left(seat) => {
                refused("GWT-BUY-02", "why-too-few-cowboys")
            }
            _ => refused("GWT-BUY-02", "why-too-few-dollars"),
        }
    }

    fn refuse_engine(&self, berth: Berth, rule: &'static str, why: &'static str) -> Refusal {
        let taken = |seat: Seat| seat != self.table.turn && self.table.player(seat).engine == berth;
        if berth != Berth::START && self.table.all_seats().any(taken) {
            refused("GWT-ENG-03", "why-occupied")
        } else {
            refused(rule, why)
        }
    }

    fn refuse_upgrade(&self, station: Station) -> Refusal {
        let player = self.table.mover();
        if station.berth() >= player.engine {
            refused("GWT-PB-9b", "why-not-behind")
        } else if player.has_station(station) {
            refused("GWT-STN-02", "why-upgraded-already")
        } else if player.dollars < station.price() {
            refused("GWT-STN-02", "why-too-few-dollars")
        } else {
            refused("GWT-STN-05", "why-no-disc")
        }
    }

    fn refuse_disc(&self, place: Place, disc: crate::data::boards::Disc) -> Refusal {
        let player = self.table.mover();
        let is_white = match place {
            Place::City(city) | Place::Extraordinary(city) => !city.is_dark(),
            Place::Station(station) => !station.is_dark(),
        };
        if player.discs[disc.index()] == 0 {
            refused("GWT-DISC-02", "why-disc-taken")
        } else if disc.is_dark() && is_white && player.dollars >= disc.price() {
            refused("GWT-DISC-01", "why-dark-disc")
        } else if disc.price() > player.dollars {
            refused("GWT-DISC-04", "why-too-few-dollars")
        } else {
            refused("GWT-DEL-10", "why-no-transport-left")
        }
    }

    /// A disc of a station, which is used only if the board has none.
    fn refuse_recall(&self, place: Place) -> Refusal {
        let discs = self.table.discs_for(self.table.turn, place, self.table.mover().dollars);
        let why = if discs.of_the_board().next().is_some() { "why-disc-of-board" } else { "why-no-disc-there" };
        refused("GWT-DISC-08", why)
    }

    /// More cards than there are, or than the action draws.
    fn refuse_draw(&self, count: u8) -> Refusal {
        if count > self.drawable(self.table.turn) {
            refused("GWT-DECK-04", "why-not-so-many")
        } else if self.table.visit.local == Local::Chosen {
            refused("GWT-PB-4b", "why-other-number")
        } else {
            refused("GWT-OBJ-10", "why-other-number")
        }
    }

    fn refuse_city(&self, city: City, limit: u8, extraordinary: bool) -> Refusal {
        if city.value() > limit {
            refused(
                rule_of_delivery(extraordinary),
                if extraordinary { "why-too-few-spaces" } else { "why-value-too-low" },
            )
        } else if !self.table.can_deliver(self.table.turn, city, limit) {
            refused("GWT-DEL-02", "why-delivered-already")
        } else {
            refused("GWT-DEL-10", "why-no-transport-left")
        }
    }
}
