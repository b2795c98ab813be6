//! What building a strand brings at once, besides what it joins.

use super::atlas::atlas;
use super::policy::Valuation;
use crate::data::data;
use crate::ids::{Color, Postcard, Sticker, Strand, Strands};
use crate::record::NOBODY;
use crate::setup::Mode;
use crate::vocabulary::Condition;

impl Valuation<'_> {
    /// What a strand pays at once.
    pub fn income(&self, strand: Strand) -> f32 {
        let (game, data, event) = (self.game, data(), self.game.now());
        let it = data.strand(strand);
        let mut dollars = 0;
        let pays = |(strands, amount): (Strands, u8)| if strands.contains(strand) { amount } else { 0 };
        dollars += pays(event.route_bonus);
        if it.color == Some(game.company(self.seat).color()) {
            dollars += 2 + event.company_bonus + self.player.perks.company_bonus;
        }
        let mut worth = 0.0;
        if atlas().track(strand).large && event.large_draw != Some(0) {
            let cards = event.large_draw.unwrap_or(1).max(self.player.perks.large_draw);
            worth += f32::from(cards) * self.blind;
        }
        if game.fixed.mode != Mode::Single {
            worth += self.income_of_boxes(strand);
            if let Some(conductor) = data.conductors.get(usize::from(self.player.conductor)) {
                dollars += pays(conductor.modifiers.route_bonus);
            }
        }
        worth + f32::from(dollars)
    }

    fn income_of_boxes(&self, strand: Strand) -> f32 {
        let (game, data, player) = (self.game, data(), self.player);
        let it = data.strand(strand);
        let ends = [it.a, it.b];
        let mut dollars = 0.0;
        if game.has(Sticker::Mail) && it.color == Some(Color::White) {
            dollars += f32::from(data.numbers.mail_dollars);
        }
        if game.has(Sticker::Snow) && it.mountain {
            dollars += f32::from(data.modules.snow_premium) - 1.5;
        }
        if let Some(price) = game.price(self.seat, strand) {
            dollars -= f32::from(price.dollars());
        }
        for city in ends {
            if game.has(Sticker::Cargo) && data.map.ports.contains(city) && !player.ports.contains(city) {
                let next = usize::from(player.cargo) + 1;
                let pays = &data.modules.cargo_pays;
                dollars += if next < pays.len() { f32::from(pays[next] - pays[next - 1]) } else { 0.0 };
            }
            if game.has(Sticker::Cattle)
                && let Some(number) = data.modules.ranches.iter().position(|ranch| *ranch == city)
                && game.cattle >> number & 1 == 1
            {
                dollars += 2.5;
            }
            if game.has(Sticker::Trade) && data.map.foreign.contains(city) && !player.touched.contains(city) {
                dollars += 1.3;
            }
            if game.has(Sticker::Station) {
                let owner = game.record.station(city).and_then(|company| game.seat_of(company));
                dollars += owner.map_or(0.0, |owner| if owner == self.seat { 1.0 } else { -0.6 });
            }
            if game.has(Sticker::Robbery) && game.outlaw == city.0 {
                dollars += 0.8 * f32::from(game.stash);
            }
        }
        if game.has(Sticker::Pioneer) && game.fixed.mode == Mode::Campaign {
            let new = it.needs.iter().filter(|area| game.record.pioneers[area.index()] == NOBODY);
            dollars += 2.4 * new.count() as f32;
        }
        dollars + self.postcards(strand)
    }

    /// What a strand brings by the postcards that it would fulfil.
    fn postcards(&self, strand: Strand) -> f32 {
        let game = self.game;
        if !game.has(Sticker::Postcard) || !game.postcards_are_known(self.seat) {
            return 0.0;
        }
        let open = game.record.open[game.company(self.seat).index()];
        open.iter().map(|postcard| self.helps(strand, postcard) * game.postcard_pays(self.seat, postcard)).sum()
    }

    /// Which part of a postcard a strand contributes.
    fn helps(&self, strand: Strand, postcard: Postcard) -> f32 {
        let (map, built) = (&data().map, self.player.built);
        let (strands, n) = match data().postcards[postcard.index()].condition {
            Condition::CityRoutes { city, n } => (map.by_city[city.index()], n),
            Condition::ColorRoutes { color, n } => (map.by_color[color.index()], n),
            Condition::LongRoutes { min_len, n } => (map.at_least[usize::from(min_len)], n),
            Condition::AreaRoutes { area, n } => (map.by_area[area.index()], n),
            Condition::CompanyRoutes { n } => (map.by_color[self.game.company(self.seat).color().index()], n),
            Condition::BuildDuringEvent { events } => {
                let fits = self.game.active_event().is_some_and(|event| events.contains(event));
                return if fits && data().strand(strand).length >= 2 { 1.0 } else { 0.0 };
            }
            _ => return 0.0,
        };
        if !strands.contains(strand) {
            return 0.0;
        }
        match usize::from(n).saturating_sub(built.both(strands).len()) {
            0 => 0.0,
            1 => 1.0,
            2 => 0.35,
            _ => 0.15,
        }
    }
}
