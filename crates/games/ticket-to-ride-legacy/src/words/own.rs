//! One's own side of the table: a world made from a view alone, of which the rules are asked what a strand costs and what it sets
//! off.

use std::sync::Arc;

use table::Seat;

use super::nouns::player;
use crate::action::Set;
use crate::data::data;
use crate::ids::{Areas, City, Company, Strand, Strands};
use crate::record::Record;
use crate::rules::building::Price;
pub(crate) use crate::rules::preview::Consequence;
use crate::setup::{Fixed, Mode, Totals};
use crate::state::{Perks, Player, Stage, TicketToRide};
use crate::view::{Phase, PlayerView, View};
use crate::vocabulary::Modifiers;

/// A player's side of a view.
pub(crate) struct Own<'a> {
    pub view: &'a View,
    pub seat: Seat,
    pub it: &'a PlayerView,
    /// Everything that the view says and the rules of building ask for; of what it does not say there is nothing.
    world: TicketToRide,
}

impl<'a> Own<'a> {
    /// The side of the player whose view it is.
    pub fn of(view: &'a View) -> Option<Self> {
        view.seat.map(|seat| Own::side(view, seat))
    }

    /// Anybody's side, as far as the view says it.
    pub fn side(view: &'a View, seat: Seat) -> Self {
        Own { view, seat, it: player(view, seat), world: world(view, seat) }
    }

    /// What the rules know of the player.
    pub fn player(&self) -> &Player {
        self.world.player(self.seat)
    }

    /// What upgrades and conductor add up to in this game.
    pub fn perks(&self) -> &Perks {
        &self.player().perks
    }

    /// What the active event changes.
    pub fn event(&self) -> &'static Modifiers {
        self.world.now()
    }

    /// Strands that are on the board.
    pub fn board(&self) -> Strands {
        self.world.fixed.board
    }

    /// Strands that this player could build with enough cards and cars.
    pub fn free(&self) -> Strands {
        self.world.free_strands(self.seat)
    }

    pub fn price(&self, strand: Strand) -> Option<Price> {
        self.world.price(self.seat, strand)
    }

    /// Strands that this player can build now.
    pub fn buildable(&self) -> Vec<Strand> {
        self.world.buildable(self.seat).iter().collect()
    }

    /// The ways to pay for a strand.
    pub fn sets(&self, strand: Strand) -> Vec<Set> {
        let mut sets = Vec::new();
        self.world.each_set(self.seat, strand, |set| sets.push(set));
        sets
    }

    /// What building a strand sets off, in the order of the rules: with these cards, or whatever will be played.
    pub fn consequences(&self, strand: Strand, set: Option<Set>) -> Vec<Consequence> {
        self.world.consequences(self.seat, strand, set)
    }
}

/// A world of which nothing is known but what a view says. Networks of others do not matter to a player who builds.
fn world(view: &View, seat: Seat) -> TicketToRide {
    let companies: Vec<Company> = view.players.iter().map(|it| it.company).collect();
    let mode = match view.game {
        None => Mode::Single,
        Some(_) if view.free_play => Mode::Free,
        Some(_) => Mode::Campaign,
    };
    let record = record(view, &companies);
    let fixed = Fixed::of(mode, Totals::Hidden, view.game.unwrap_or(1), &companies, record);
    let mut world = TicketToRide::bare(view.version, Arc::new(fixed), record, view.first.index() as u8);
    world.stage = Stage::Turns;
    world.turn = seat.index() as u8;
    world.taken = view.built.iter().map(|(strand, _)| *strand).chain(view.closed.iter().copied()).collect();
    world.active = view.event.map_or(world.active, |event| event.0);
    world.turns_left = view.turns_left.unwrap_or(world.turns_left);
    world.outlaw = view.outlaw.map_or(world.outlaw, |city| city.0);
    world.stash = view.stash;
    world.cattle = ranches(&view.cattle);
    world.spiked = view.spiked;
    for (it, player) in view.players.iter().zip(&mut world.players) {
        world.ore = world.ore.saturating_sub(it.ore);
        player.hand = it.hand.unwrap_or_default();
        player.tickets = it.tickets.iter().flatten().map(|ticket| ticket.ticket).collect();
        player.dollars = it.dollars;
        player.cars = cars(view, it);
        player.ports = it.ports.iter().copied().collect();
        player.cargo = it.cargo;
        player.cattle = ranches(&it.cattle);
        player.ore = it.ore;
        player.spiked = it.spiked;
        player.conductor = it.conductor.map_or(player.conductor, |conductor| conductor.0);
        player.perks = perks(it);
    }
    let own = view.built.iter().filter(|(_, by)| *by == seat);
    own.for_each(|(strand, _)| world.player_mut(seat).join(*strand));
    world
}

/// The campaign, as far as the rules of building ask for it. Postcards whose backs these eyes may not read are left out.
fn record(view: &View, companies: &[Company]) -> Record {
    let mut record = Record::blank(companies);
    record.rules = view.rules.iter().fold(record.rules, |rules, rule| rules.with(rule.sticker));
    for (place, area) in record.areas.iter_mut().zip(view.areas.iter().filter(|area| !view.new_areas.contains(area))) {
        *place = area.0;
        record.area_count += 1;
    }
    record.mines = view.mines.iter().copied().collect();
    for (city, company) in &view.stations {
        record.stations[city.index()] = company.index() as u8;
    }
    for it in &view.players {
        let company = it.company.index();
        record.open[company] = it.postcards.iter().filter(|(_, readable)| *readable).map(|(it, _)| *it).collect();
        record.upgrades[company] = it.upgrades.iter().copied().collect();
        if !it.stations_left.1 {
            record.reserves.insert(it.company);
        }
    }
    if let Some(campaign) = &view.campaign {
        record.archived = campaign.archived.iter().copied().collect();
        for (area, company) in &campaign.pioneers {
            record.pioneers[area.index()] = company.index() as u8;
        }
    }
    record
}

/// Strands on the board of this game.
pub(crate) fn board(view: &View) -> Strands {
    let areas: Areas = view.areas.iter().copied().collect();
    let new: Areas = view.new_areas.iter().copied().collect();
    data().open_strands(areas.minus(new))
}

/// Ranches as bits.
fn ranches(cities: &[City]) -> u8 {
    let ranches = data().modules.ranches.iter().enumerate();
    ranches.filter(|(_, city)| cities.contains(city)).fold(0, |bits, (number, _)| bits | 1 << number)
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
