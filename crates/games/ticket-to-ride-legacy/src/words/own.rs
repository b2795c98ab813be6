//! One's own side of the table, as the rules would look at it: what a strand costs and what it sets off, worked out from
//! a view alone.

use table::Seat;

use super::nouns::{has, is_last_game, lay, player, seat_of};
use crate::action::Set;
use crate::cards::Card;
use crate::data::data;
use crate::ids::{Area, Areas, City, Color, EventCards, Postcard, Sticker, Strand, Strands, Ticket};
use crate::rules::boxes::most_cargo;
use crate::rules::building::{Price, Symbols, each_set};
use crate::rules::conditions::counts_during;
use crate::rules::stickers::{cards_for_large_city, company_bonus};
use crate::state::{Laid, Perks, Player};
use crate::view::{Phase, PlayerView, View};
use crate::vocabulary::{Check, Effect, Modifiers};

/// A player's side of a view.
pub(crate) struct Own<'a> {
    pub view: &'a View,
    pub seat: Seat,
    pub it: &'a PlayerView,
    /// What the rules would know of the player, as far as the view says it.
    pub player: Player,
    pub perks: Perks,
}

/// What follows from building a strand, in the order of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    /// Rule 1: cards are revealed, and what matches them costs more; the premium at the end.
    Mountain { cards: u8, surcharge: u8, premium: u8 },
    /// The event pays.
    Event(u8),
    /// Rule 3: the company's colour.
    Company(u16),
    /// Rule 3: white strands.
    Mail(u8),
    /// Rule 4: outlaws at an end give up the stash.
    Stash { amount: u16, certain: bool },
    /// Rule 4: skulls cost dollars, and the outlaws move.
    Robbed(u16),
    /// Rule 4: skulls, if any are played, would cost dollars.
    Skulls,
    /// Rule 5: a station pays somebody.
    Station { seat: Seat, city: City, amount: u8 },
    /// Rule 6: the conductor pays.
    Conductor(u8),
    /// Rule 7: ore for pickaxes.
    Ore(u8),
    /// Rule 7: ore for pickaxes, if any are played.
    Mine { city: City, most: u8 },
    /// Rule 8: cattle.
    Cattle(City),
    /// Rule 9: cargo.
    Cargo(City),
    /// Rule 10: from ocean to ocean.
    Spike { amount: u8, first: bool },
    /// Rule 11: the first strand ever in an area.
    Pioneer(Area),
    /// Rule 11: a postcard is fulfilled.
    Postcard(Postcard),
    /// Rule 12: cards for a large city.
    Large(u8),
    /// A ticket is completed.
    Ticket(Ticket),
    /// Nobody else can build the strand beside it.
    Closes,
    /// It begins the last turns.
    LastTurns,
}

impl<'a> Own<'a> {
    /// The side of the player whose view it is.
    pub fn of(view: &'a View) -> Option<Self> {
        view.seat.map(|seat| Own::side(view, seat))
    }

    /// Anybody's side, as far as the view says it.
    pub fn side(view: &'a View, seat: Seat) -> Self {
        let it = player(view, seat);
        let mut player = Player::NOBODY;
        view.built.iter().filter(|(_, by)| *by == seat).for_each(|(strand, _)| player.join(*strand));
        player.hand = it.hand.unwrap_or_default();
        player.dollars = it.dollars;
        player.cars = cars(view, it);
        player.ports = it.ports.iter().copied().collect();
        player.cargo = it.cargo;
        player.cattle = it.cattle.iter().filter_map(|city| ranch(*city)).fold(0, |bits, number| bits | 1 << number);
        player.ore = it.ore;
        player.spiked = it.spiked;
        player.tickets = it.tickets.iter().flatten().map(|ticket| ticket.ticket).collect();
        Own { view, seat, it, player, perks: perks(it) }
    }

    /// What the active event changes.
    pub fn event(&self) -> &'static Modifiers {
        static NOTHING: Modifiers = Modifiers::NONE;
        self.view.event.map_or(&NOTHING, |event| &data().events[event.index()].modifiers)
    }

    /// Strands that are on the board.
    pub fn board(&self) -> Strands {
        board(self.view)
    }

    /// Strands that this player could build with enough cards and cars.
    pub fn free(&self) -> Strands {
        self.board().minus(taken(self.view)).minus(self.player.closed)
    }

    pub fn price(&self, strand: Strand) -> Option<Price> {
        let free = self.event().no_duty || self.perks.no_duty;
        Price::of(strand, self.event(), has(self.view, Sticker::Customs) && !free)
    }

    /// Strands that this player can build now.
    pub fn buildable(&self) -> Vec<Strand> {
        self.free().iter().filter(|strand| self.can_build(*strand)).collect()
    }

    fn can_build(&self, strand: Strand) -> bool {
        let it = data().strand(strand);
        let Some(price) = self.price(strand) else { return false };
        let hand = &self.player.hand;
        let cards = match it.color {
            Some(color) => hand.of_color(color),
            None => Color::ALL.iter().map(|color| hand.of_color(*color)).max().unwrap_or(0),
        };
        let enough = price.cards <= cards + hand.count(Card::LOCO) && u16::from(price.dollars()) <= self.player.dollars;
        enough && it.length <= self.player.cars
    }

    /// The ways to pay for a strand.
    pub fn sets(&self, strand: Strand) -> Vec<Set> {
        let mut sets = Vec::new();
        if let Some(price) = self.price(strand) {
            let matter = Symbols::that_matter(self.view.version, |sticker| has(self.view, sticker));
            each_set(&self.player.hand, data().strand(strand).color, price.cards, matter, |set| sets.push(set));
        }
        sets
    }

    /// What building a strand sets off, in the order of the rules: with these cards, or whatever will be played.
    pub fn steps(&self, strand: Strand, set: Option<Set>) -> Vec<Step> {
        let price = self.price(strand);
        let laid = set.zip(price).map(|(set, price)| lay(set, price.cards));
        let mut builder = Builder::new(self, strand, laid, price.map_or(0, Price::dollars));
        builder.build();
        builder.steps
    }
}

/// Works out one building step by step.
struct Builder<'a> {
    own: &'a Own<'a>,
    strand: Strand,
    laid: Option<Laid>,
    after: Player,
    steps: Vec<Step>,
}

impl<'a> Builder<'a> {
    fn new(own: &'a Own<'a>, strand: Strand, laid: Option<Laid>, dollars: u8) -> Self {
        let mut after = own.player;
        after.join(strand);
        after.cars = after.cars.saturating_sub(data().strand(strand).length);
        after.dollars = after.dollars.saturating_sub(dollars.into());
        Builder { own, strand, laid, after, steps: Vec::new() }
    }

    fn has(&self, sticker: Sticker) -> bool {
        has(self.own.view, sticker)
    }

    fn ends(&self) -> [City; 2] {
        let it = data().strand(self.strand);
        [it.a, it.b]
    }

    fn gain(&mut self, amount: impl Into<u16>, step: Step) {
        let amount = amount.into();
        if amount > 0 {
            self.after.dollars += amount;
            self.steps.push(step);
        }
    }

    fn build(&mut self) {
        self.mountain();
        let (strands, amount) = self.own.event().route_bonus;
        if strands.contains(self.strand) {
            self.gain(amount, Step::Event(amount));
        }
        let bonus = company_bonus(self.own.it.company, self.strand, self.own.event(), &self.own.perks);
        self.gain(bonus, Step::Company(bonus));
        if self.has(Sticker::Mail) && data().strand(self.strand).color == Some(Color::White) {
            let amount = data().numbers.mail_dollars;
            self.gain(amount, Step::Mail(amount));
        }
        if self.has(Sticker::Robbery) {
            self.robbery();
        }
        if self.has(Sticker::Station) {
            self.stations();
        }
        if self.has(Sticker::Conductor) {
            self.conductor();
        }
        if self.has(Sticker::Mine) {
            self.mine();
        }
        if self.has(Sticker::Cattle) {
            self.cattle();
        }
        if self.has(Sticker::Cargo) {
            self.cargo();
        }
        if self.has(Sticker::Spike) {
            self.spike();
        }
        if self.has(Sticker::Pioneer) {
            self.pioneer();
        }
        if self.has(Sticker::Postcard) {
            self.postcards();
        }
        if self.ends().into_iter().any(|city| data().city(city).large) {
            let cards = cards_for_large_city(self.own.event(), &self.own.perks);
            self.steps.extend((cards > 0).then_some(Step::Large(cards)));
        }
        self.outcome();
    }

    fn mountain(&mut self) {
        if self.has(Sticker::Snow) && data().strand(self.strand).mountain {
            let modules = &data().modules;
            let (cards, surcharge, premium) = (modules.snow_reveal, modules.snow_surcharge, modules.snow_premium);
            self.gain(premium, Step::Mountain { cards, surcharge, premium });
        }
    }

    /// With cards named it is certain what happens; otherwise skulls may be among them.
    fn robbery(&mut self) {
        let (each, most) = data().modules.robbery;
        let immune = self.own.perks.no_robbery;
        let met = self.own.view.outlaw.is_some_and(|city| self.ends().contains(&city));
        let skulls = match self.laid {
            _ if immune => Some(0),
            Some(laid) => Some(laid.symbols[2]),
            None if self.own.sets(self.strand).iter().all(|set| set.skulls == 0) => Some(0),
            None => None,
        };
        match skulls {
            Some(0) if met => {
                self.gain(self.own.view.stash, Step::Stash { amount: self.own.view.stash, certain: true })
            }
            Some(0) => {}
            Some(skulls) => {
                let loss = u16::from((skulls * each).min(most)).min(self.after.dollars);
                self.after.dollars -= loss;
                self.steps.push(Step::Robbed(loss));
            }
            None if met => self.steps.push(Step::Stash { amount: self.own.view.stash, certain: false }),
            None => self.steps.push(Step::Skulls),
        }
    }

    fn stations(&mut self) {
        for city in self.ends() {
            let station = self.own.view.stations.iter().find(|(at, _)| *at == city);
            let Some(seat) = station.and_then(|(_, company)| seat_of(self.own.view, *company)) else { continue };
            let amount = data().modules.station_income;
            if seat == self.own.seat {
                self.after.dollars += u16::from(amount);
            }
            self.steps.push(Step::Station { seat, city, amount });
        }
    }

    fn conductor(&mut self) {
        let Some(conductor) = self.own.it.conductor else { return };
        let (strands, amount) = data().conductors[conductor.index()].modifiers.route_bonus;
        if strands.contains(self.strand) {
            self.gain(amount, Step::Conductor(amount));
        }
    }

    fn mine(&mut self) {
        let Some(city) = self.ends().into_iter().find(|city| self.own.view.mines.contains(city)) else { return };
        let dug: u8 = self.own.view.players.iter().map(|player| player.ore).sum();
        let left = data().modules.ore_supply.saturating_sub(dug);
        let most = self.own.event().ore_cap.unwrap_or(data().modules.ore_cap).min(left);
        match self.laid {
            Some(laid) => {
                let ore = laid.symbols[1].min(most);
                self.after.ore += ore;
                self.steps.extend((ore > 0).then_some(Step::Ore(ore)));
            }
            None => {
                let could = self.own.sets(self.strand).iter().any(|set| set.pickaxes > 0);
                self.steps.extend((most > 0 && could).then_some(Step::Mine { city, most }));
            }
        }
    }

    fn cattle(&mut self) {
        for city in self.ends().into_iter().filter(|city| self.own.view.cattle.contains(city)) {
            self.after.cattle |= ranch(city).map_or(0, |number| 1 << number);
            self.steps.push(Step::Cattle(city));
        }
    }

    fn cargo(&mut self) {
        for city in self.ends().into_iter().filter(|city| data().city(*city).port.is_some()) {
            if !self.after.ports.contains(city) && self.after.cargo < most_cargo() {
                self.after.ports.insert(city);
                self.after.cargo += 1;
                self.steps.push(Step::Cargo(city));
            }
        }
    }

    fn spike(&mut self) {
        if !self.after.spiked && self.after.joins_oceans() {
            let (most, less) = data().modules.spike;
            let first = !self.own.view.spiked;
            let amount = if first { most } else { less };
            self.gain(amount, Step::Spike { amount, first });
        }
    }

    fn pioneer(&mut self) {
        let Some(campaign) = &self.own.view.campaign else { return };
        let known: Areas = campaign.pioneers.iter().map(|(area, _)| *area).collect();
        self.steps.extend(data().strand(self.strand).needs.minus(known).iter().map(Step::Pioneer));
    }

    /// Postcards that ask for no decision, in ascending numbers, from the lowest again after each (TTR-POST-11).
    fn postcards(&mut self) {
        let readable = self.own.it.postcards.iter().filter(|(_, readable)| *readable);
        let mut open: Vec<Postcard> = readable.map(|(postcard, _)| *postcard).collect();
        while let Some(place) = open.iter().position(|postcard| self.is_met(*postcard)) {
            let postcard = open.remove(place);
            self.steps.push(Step::Postcard(postcard));
            for effect in &data().postcards[postcard.index()].reward {
                match effect {
                    Effect::GainDollars { amount, .. } => self.after.dollars += u16::from(*amount),
                    // TTR-POST-13
                    Effect::UpgradeCompany { .. } if is_last_game(self.own.view) => {
                        self.after.dollars += u16::from(data().numbers.reward_instead);
                    }
                    _ => {}
                }
            }
        }
    }

    fn is_met(&self, postcard: Postcard) -> bool {
        let it = &data().postcards[postcard.index()];
        let during = |events: EventCards| {
            let archived = self.own.view.campaign.iter().flat_map(|campaign| campaign.archived.iter().copied());
            let event = self.own.view.event;
            event.is_some_and(|event| counts_during(self.strand, event, events, archived.collect()))
        };
        it.check == Check::Build && it.condition.is_met(&self.after, self.own.it.company, during)
    }

    /// What is true afterwards.
    fn outcome(&mut self) {
        let before = &self.own.player;
        let completed = before.tickets.iter().filter(|it| !before.completes(*it) && self.after.completes(*it));
        self.steps.extend(completed.map(Step::Ticket));
        let it = data().strand(self.strand);
        let siblings = data().groups[usize::from(it.group)].minus(Strands::only(self.strand));
        if it.lanes == crate::data::Lanes::Double && self.own.view.players.len() <= 3 && !siblings.is_empty() {
            self.steps.push(Step::Closes);
        }
        if self.own.view.turns_left.is_none() && self.after.cars <= data().numbers.last_round_trigger_trains {
            self.steps.push(Step::LastTurns);
        }
    }
}

/// Strands on the board of this game.
pub(crate) fn board(view: &View) -> Strands {
    let areas: Areas = view.areas.iter().copied().collect();
    let new: Areas = view.new_areas.iter().copied().collect();
    data().open_strands(areas.minus(new))
}

/// Strands that nobody can build any more.
pub(crate) fn taken(view: &View) -> Strands {
    view.built.iter().map(|(strand, _)| *strand).chain(view.closed.iter().copied()).collect()
}

/// The number of a ranch.
fn ranch(city: City) -> Option<usize> {
    data().modules.ranches.iter().position(|ranch| *ranch == city)
}

/// The train cars of a player: while tickets are chosen those that are about to be taken (TTR-SETUP-12, TTR-SETUP-16).
pub(crate) fn cars(view: &View, it: &PlayerView) -> u8 {
    // They are dealt after tickets and story: until then nothing stands on the board, and nobody has any.
    let dealt = it.cars > 0 || !view.built.is_empty() || view.phase == Phase::Over;
    if dealt && view.phase != Phase::StartTickets {
        return it.cars;
    }
    let game = &data().games[usize::from(view.game.unwrap_or(1)) - 1];
    game.train_cars + it.upgrades.iter().map(|upgrade| data().upgrades[upgrade.index()].modifiers.trains).sum::<u8>()
}

/// What upgrades and conductor add up to in this game.
fn perks(it: &PlayerView) -> Perks {
    let working = it.upgrades.iter().filter(|upgrade| !it.new_upgrades.contains(upgrade));
    let upgrades = working.map(|upgrade| &data().upgrades[upgrade.index()]);
    let conductor = it.conductor.map(|conductor| &data().conductors[conductor.index()]);
    let mut perks = Perks::NONE;
    upgrades.chain(conductor).for_each(|perk| perks.add(&perk.modifiers));
    perks
}

#[cfg(test)]
mod tests;
