//! What a game of a campaign is good for besides its own slip, and what the boxes add to what is worth joining.

use table::Seat;
use table::sets::ones;

use super::plan::{Aim, Goal, Goals, aim_at};
use crate::data::{MAX_CITIES, data};
use crate::ids::{Area, Cities, City, Color, Postcard, Sticker, Strands, Ticket, Tickets};
use crate::record::NOBODY;
use crate::setup::Mode;
use crate::state::TicketToRide;
use crate::vocabulary::{Check, Condition, Effect, Token, VaultItem};

/// What a dollar in the vault is worth besides one on the slip: it helps to win the campaign, but not this game.
const VAULT: f32 = 0.6;

/// What a new postcard will probably bring, in later games and in the vault.
const NEW_POSTCARD: f32 = 3.0;

/// What a ticket will probably bring later because it is stamped.
const STAMPED: f32 = 0.4;

/// What an upgrade brings in each later game.
const UPGRADE: f32 = 1.5;

/// What a station brings in each later game, and a mine.
const STATION: f32 = 1.0;
const MINE: f32 = 0.4;

/// What a card is worth as a reward.
const CARD: f32 = 0.6;

/// What cities save on the way to them, in tenths of a turn: a port, cattle, a foreign city, one's own station.
const PORT: u8 = 5;
const CATTLE: u8 = 10;
const FOREIGN: u8 = 6;
const OWN_STATION: u8 = 4;

impl TicketToRide {
    /// Whether the one who thinks may know what this player's postcards ask for (TTR-POST-15).
    pub(super) fn postcards_are_known(&self, seat: Seat) -> bool {
        [NOBODY, seat.index() as u8].contains(&self.imagined_by)
    }

    fn games_to_come(&self) -> f32 {
        f32::from(data().numbers.games_in_campaign - self.fixed.game)
    }

    /// Dollars that a completed ticket brings on the slip.
    pub(super) fn ticket_pays(&self, seat: Seat, ticket: Ticket) -> f32 {
        let data = data();
        let mut dollars = data.tickets[ticket.index()].value;
        if self.has(Sticker::Stamp) && self.record.stamps[self.company(seat).index()].contains(ticket) {
            dollars += data.modules.stamp_bonus;
        }
        if self.has(Sticker::Expo) {
            dollars += data.numbers.expo_dollars;
        }
        f32::from(dollars)
    }

    /// What a completed ticket is good for after the game: a stamp, and its postcard if nobody has it.
    pub(super) fn ticket_leaves(&self, seat: Seat, ticket: Ticket) -> f32 {
        if self.fixed.mode != Mode::Campaign || !self.has(Sticker::Stamp) {
            return 0.0;
        }
        let data = data();
        let mut dollars = 0.0;
        if !self.record.stamps[self.company(seat).index()].contains(ticket) {
            dollars += f32::from(data.modules.stamp_value) + STAMPED * (self.games_to_come() / 6.0).min(1.0);
        }
        let postcard = data.tickets[ticket.index()].postcard;
        if self.games_to_come() > 0.0 && postcard.is_some_and(|postcard| self.nobody_has(postcard)) {
            dollars += NEW_POSTCARD;
        }
        VAULT * dollars
    }

    fn nobody_has(&self, postcard: Postcard) -> bool {
        let taken = |sets: &[crate::ids::Postcards]| sets.iter().any(|set| set.contains(postcard));
        !taken(&self.record.open) && !taken(&self.record.done)
    }

    /// Everything that would be worth joining.
    pub(super) fn goals_of(&self, seat: Seat, tickets: Tickets) -> Goals {
        let (data, player) = (data(), self.player(seat));
        let mut goals = Goals::new();
        for ticket in tickets.iter().filter(|ticket| !player.completes(*ticket)) {
            let it = &data.tickets[ticket.index()];
            aim_at(
                &mut goals,
                Goal {
                    aim: Aim::Ticket,
                    from: Cities::only(it.a),
                    to: Cities::only(it.b),
                    gain: self.ticket_pays(seat, ticket) + self.ticket_leaves(seat, ticket),
                    loss: f32::from(it.value),
                },
            );
        }
        if self.fixed.mode != Mode::Single {
            self.add_goals_of_boxes(seat, &mut goals);
            self.add_goals_of_postcards(seat, &mut goals);
        }
        goals
    }

    fn add_goals_of_boxes(&self, seat: Seat, goals: &mut Goals) {
        let (modules, map, player) = (&data().modules, &data().map, self.player(seat));
        if self.has(Sticker::Cattle) {
            let held = ones(player.cattle).map(usize::from);
            let gain = f32::from(modules.cattle_pays.0 - modules.cattle_pays.1);
            let to = modules.stockyards.both(self.fixed.cities);
            for ranch in held.map(|number| modules.ranches[number]) {
                if !to.iter().any(|yard| player.connects(ranch, yard)) {
                    aim_at(goals, Goal { aim: Aim::Cattle, from: Cities::only(ranch), to, gain, loss: 0.0 });
                }
            }
        }
        if self.has(Sticker::Spike) && !player.spiked {
            let (first, later) = modules.spike;
            let mut gain = f32::from(if self.spiked { later } else { first });
            if self.record.first_spike == NOBODY && self.fixed.mode == Mode::Campaign {
                gain += VAULT * f32::from(data().vault_items[VaultItem::FirstSpike.index()].0);
            }
            let (from, to) = (map.atlantic.both(self.fixed.cities), map.pacific.both(self.fixed.cities));
            aim_at(goals, Goal { aim: Aim::Spike, from, to, gain, loss: 0.0 });
        }
    }

    fn add_goals_of_postcards(&self, seat: Seat, goals: &mut Goals) {
        if !self.has(Sticker::Postcard) || !self.postcards_are_known(seat) {
            return;
        }
        for postcard in self.record.open[self.company(seat).index()].iter() {
            let Condition::Connect { a, b } = data().postcards[postcard.index()].condition else { continue };
            if self.fixed.cities.contains(a) && self.fixed.cities.contains(b) {
                let gain = self.postcard_pays(seat, postcard);
                let (from, to) = (Cities::only(a), Cities::only(b));
                aim_at(goals, Goal { aim: Aim::Postcard, from, to, gain, loss: 0.0 });
            }
        }
    }

    /// What fulfilling a postcard is worth, on the slip and in the vault.
    pub(super) fn postcard_pays(&self, seat: Seat, postcard: Postcard) -> f32 {
        let it = &data().postcards[postcard.index()];
        let reward: f32 = it.reward.iter().map(|effect| self.reward_pays(seat, effect)).sum();
        reward + VAULT * f32::from(it.vault_value)
    }

    fn reward_pays(&self, seat: Seat, effect: &Effect) -> f32 {
        let (games, instead) = (self.games_to_come(), f32::from(data().numbers.reward_instead));
        match *effect {
            Effect::GainDollars { amount, .. } => f32::from(amount),
            Effect::DrawTrainCards { count, .. } => CARD * f32::from(count),
            Effect::UpgradeCompany { upgrade, .. } => {
                let owned = self.record.upgrades[self.company(seat).index()];
                let full = owned.len() >= usize::from(data().numbers.max_upgrades) || owned.contains(upgrade);
                if full || games == 0.0 { instead } else { VAULT * UPGRADE * games }
            }
            Effect::PlaceStation { .. } => {
                if self.has(Sticker::Station) {
                    VAULT * STATION * games
                } else {
                    instead
                }
            }
            Effect::PlaceMine { .. } => {
                if self.has(Sticker::Mine) {
                    VAULT * MINE * games + 0.5
                } else {
                    instead
                }
            }
            _ => 0.0,
        }
    }

    /// How near a player's postcards are to being fulfilled that ask for something else than a connection, in dollars.
    pub(super) fn postcards_promise(&self, seat: Seat, turns: f32, tickets_done: f32, cars_left: f32) -> f32 {
        if !self.has(Sticker::Postcard) || !self.postcards_are_known(seat) {
            return 0.0;
        }
        let open = self.record.open[self.company(seat).index()];
        let near = |postcard: Postcard| {
            let it = &data().postcards[postcard.index()];
            let part = match it.check {
                Check::GameEnd => self.chance_at_the_end(&it.condition, tickets_done, cars_left),
                _ => self.part_done(seat, &it.condition).powi(2) * 0.6 * (turns / 5.0).min(1.0),
            };
            if part > 0.0 { part * self.postcard_pays(seat, postcard) } else { 0.0 }
        };
        open.iter().map(near).sum()
    }

    fn chance_at_the_end(&self, condition: &Condition, tickets_done: f32, cars_left: f32) -> f32 {
        match *condition {
            Condition::TicketsDone { n } => 1.0 / (1.0 + (2.5 * (f32::from(n) - 0.4 - tickets_done)).exp()),
            Condition::TrainsLeft { max } => 1.0 / (1.0 + (1.2 * (cars_left - 0.5 - f32::from(max))).exp()),
            _ => 0.0,
        }
    }

    /// The part of a condition that is met.
    fn part_done(&self, seat: Seat, condition: &Condition) -> f32 {
        let (player, map) = (self.player(seat), &data().map);
        let built = |strands: Strands| player.built.both(strands).len();
        let (there, n) = match *condition {
            Condition::CityRoutes { city, n } => (built(map.by_city[city.index()]), n),
            Condition::ColorRoutes { color, n } => (built(map.by_color[color.index()]), n),
            Condition::LongRoutes { min_len, n } => (built(map.at_least[usize::from(min_len)]), n),
            Condition::LargeCities { n } => (player.touched.both(map.large).len(), n),
            Condition::AreaRoutes { area, n } => (built(map.by_area[area.index()]), n),
            Condition::Ports { n } => (player.touched.both(map.ports).len(), n),
            Condition::CompanyRoutes { n } => (built(map.by_color[self.company(seat).color().index()]), n),
            Condition::Tokens { token: Token::Ore, n } => (player.ore.into(), n),
            Condition::Dollars { n } => (player.dollars.into(), n),
            Condition::ExtraLoco { n } => (player.hand.count(crate::cards::Card::LOCO).into(), n),
            Condition::HandColor { n } => {
                (Color::ALL.iter().map(|color| player.hand.of_color(*color)).max().unwrap_or(0).into(), n)
            }
            _ => return 0.0,
        };
        (there as f32 / f32::from(n)).min(1.0)
    }

    /// What this game has brought a company besides its slip: stamps, plaques, fulfilled postcards, upgrades.
    pub(super) fn vault_gains(&self, seat: Seat, tickets: Tickets) -> f32 {
        if self.fixed.mode != Mode::Campaign {
            return 0.0;
        }
        let (data, player, before) = (data(), self.player(seat), &self.fixed.record);
        let company = self.company(seat).index();
        let value = |item: VaultItem| f32::from(data.vault_items[item.index()].0);
        let own = company as u8;
        let plaques = Area::all()
            .filter(|area| self.record.pioneers[area.index()] == own && before.pioneers[area.index()] != own);
        let mut dollars = value(VaultItem::PioneerPlaque) * plaques.count() as f32;
        if self.record.first_spike == own && before.first_spike != own {
            dollars += value(VaultItem::FirstSpike);
        }
        let printed = player.fulfilled.iter().map(|postcard| f32::from(data.postcards[postcard.index()].vault_value));
        dollars += printed.sum::<f32>();
        let upgrades = self.record.upgrades[company].len() - before.upgrades[company].len();
        dollars += upgrades as f32 * UPGRADE * self.games_to_come();
        let completed = tickets.iter().filter(|ticket| player.completes(*ticket));
        VAULT * dollars + completed.map(|ticket| self.ticket_leaves(seat, ticket)).sum::<f32>()
    }

    /// What reaching cities for the first time saves; nothing while no box is open.
    pub(super) fn pull_of_cities(&self, seat: Seat) -> Option<[u8; MAX_CITIES]> {
        let rules = [Sticker::Cargo, Sticker::Cattle, Sticker::Station, Sticker::Trade];
        if !rules.iter().any(|rule| self.has(*rule)) {
            return None;
        }
        let (data, player) = (data(), self.player(seat));
        let mut pull = [0; MAX_CITIES];
        let mut add = |cities: Cities, much: u8| cities.iter().for_each(|city| pull[city.index()] += much);
        if self.has(Sticker::Cargo) && usize::from(player.cargo) + 1 < data.modules.cargo_pays.len() {
            add(data.map.ports.minus(player.ports), PORT);
        }
        if self.has(Sticker::Trade) {
            add(data.map.foreign.minus(player.touched), FOREIGN);
        }
        if self.has(Sticker::Cattle) {
            let there = ones(self.cattle).map(usize::from);
            there.for_each(|number| add(Cities::only(data.modules.ranches[number]), CATTLE));
        }
        if self.has(Sticker::Station) {
            let own = self.company(seat).index() as u8;
            let mine = |city: &City| self.record.stations[city.index()] == own;
            add(self.fixed.cities.iter().filter(mine).collect(), OWN_STATION);
        }
        Some(pull)
    }
}
