//! Where Tom founds outposts.

use table::{Log, Run};

use super::Want;
use crate::data::{FieldId, Gain, Need, Premium, Sort};
use crate::event::Event;
use crate::state::{Rail, Spot, Table, WestStory};

impl Table {
    /// An outpost as a player would found it, but without an activation (WS-TOM-32, WS-TOM-12): in the city worth most of those
    /// that he can reach and pay and that have a field for him, on the field that he prefers.
    pub(super) fn tom_founds_outpost<L: Log<WestStory>>(&mut self, row: usize, run: &mut Run<'_, L>) -> bool {
        let seat = self.toms_seat();
        if self.player(seat).discs == 0 {
            return false; // WS-TOM-52
        }
        let mut best: Option<((u8, u8), usize, FieldId, Rail)> = None;
        for area in 0..self.board().areas.len() {
            let Some(rail) = self.toms_way_to(area) else { continue };
            if u16::from(self.outpost_price(area, rail)) > self.player(seat).coins {
                continue;
            }
            let Some(field) = self.toms_field(row, area) else { continue };
            let worth = self.worth_of_next_outposts(area);
            if best.is_none_or(|(most, ..)| worth > most) {
                best = Some((worth, area, field, rail));
            }
        }
        let Some((_, area, field, rail)) = best else { return false };
        self.player_mut(seat).coins -= u16::from(self.outpost_price(area, rail));
        let premium = self.put_disc(seat, Spot { area: area as u8, field }, true);
        let city = self.board().areas[area];
        self.tell(run, || Event::Business { seat, city, field, outpost: true, rail: rail != Rail::No, premium });
        // Cows are coins to him (WS-TOM-57).
        self.tom_gains(
            match premium {
                Premium::Nothing => Gain::NOTHING,
                Premium::Coin => Gain::coins(1),
                Premium::Cow => Gain::cows(1),
                Premium::Point => Gain::points(1),
            },
            run,
        );
        true
    }

    /// The Nearest City, both halves of the double one, and, where the board offers Rail Delivery, every city where he has an
    /// outpost, for the surcharge (WS-TOM-53).
    fn toms_way_to(&self, area: usize) -> Option<Rail> {
        let seat = self.toms_seat();
        let region = self.region_of(seat);
        if self.is_near(seat, area) {
            return Some(Rail::No);
        }
        let by_rail = self.board().railway == Some(region as u8) && self.is_on_the_line(self.player(seat), area);
        by_rail.then_some(Rail::Board)
    }

    /// What his next outpost in a city adds, then the one after it (WS-TOM-41); a fourth adds nothing (WS-TOM-54).
    fn worth_of_next_outposts(&self, area: usize) -> (u8, u8) {
        let city = self.board().areas[area].index();
        let count = self.player(self.toms_seat()).outposts[area];
        let worth = |count: u8| self.outposts_worth(city, count);
        (worth(count + 1) - worth(count), worth(count + 2) - worth(count + 1))
    }

    /// The field that he takes in a city: with 1 or 6 by his top card (WS-TOM-39), otherwise a joker field, then one with a symbol
    /// of the help card (WS-TOM-40).
    fn toms_field(&self, row: usize, area: usize) -> Option<FieldId> {
        let needs = |id: FieldId| self.fields[area][id.index()].map(|field| field.need);
        let free = |need: Need| self.free[area].iter().find(|&id| needs(id) == Some(need));
        let by_symbol = |want: Want| match want {
            Want::Symbol(symbol) => free(Need::ALL[symbol.index()]),
            Want::Anything => None,
        };
        let symbols = || self.toms_wants(row).find_map(by_symbol);
        if !self.tom_consults_himself(row) {
            return free(Need::Any).or_else(symbols);
        }
        let top = self.player(self.toms_seat()).stack.some().map_or(Sort::Plain, |card| self.facts(card).sort);
        let first = match top {
            Sort::Animal => free(Need::Animal),
            Sort::Building => free(Need::Building),
            Sort::Plain => free(Need::Any),
        };
        let any = || self.free[area].first().filter(|_| top == Sort::Animal);
        first.or_else(|| free(Need::Any)).or_else(symbols).or_else(any)
    }
}
