//! When the condition of a postcard is met. All of them look at this game only.

use table::Seat;

use crate::data::data;
use crate::ids::EventCards;
use crate::state::TicketToRide;
use crate::vocabulary::{Condition, Token};

impl TicketToRide {
    /// Whether a condition that asks for no decision is met. Places that are not on the board, rules not discovered and
    /// events not added yet simply cannot meet it (TTR-CAMP-21).
    pub(super) fn is_met(&self, seat: Seat, condition: &Condition) -> bool {
        let (player, map) = (self.player(seat), &data().map);
        let at_least = |count: usize, n: u8| count >= usize::from(n);
        let built = |strands| player.built.both(strands).len();
        match *condition {
            Condition::Connect { a, b } => player.connects(a, b),
            Condition::CityRoutes { city, n } => at_least(built(map.by_city[city.index()]), n),
            Condition::ColorRoutes { color, n } => at_least(built(map.by_color[color.index()]), n),
            Condition::LongRoutes { min_len, n } => at_least(built(map.at_least[usize::from(min_len)]), n),
            Condition::LargeCities { n } => at_least(player.touched.both(map.large).len(), n),
            Condition::AreaRoutes { area, n } => at_least(built(map.by_area[area.index()]), n),
            Condition::Ports { n } => at_least(player.touched.both(map.ports).len(), n),
            Condition::CompanyRoutes { n } => at_least(built(map.by_color[self.company(seat).color().index()]), n),
            Condition::Tokens { token, n } => at_least(self.tokens(seat, token), n),
            Condition::Dollars { n } => player.dollars >= n.into(),
            Condition::BuildDuringEvent { events } => self.built_during(events),
            Condition::TicketsDone { n } => {
                at_least(player.tickets.iter().filter(|ticket| player.completes(*ticket)).count(), n)
            }
            Condition::TrainsLeft { max } => player.cars <= max,
            // These need a decision.
            Condition::ExtraLoco { .. } | Condition::HandColor { .. } => false,
        }
    }

    /// The strand just built has two spaces or more, and one of these events governed it; if all of them are archived, any
    /// continuous one will do (TTR-POST-09). An event that has not joined the deck is not archived.
    fn built_during(&self, events: EventCards) -> bool {
        let Some(event) = self.governing_event() else { return false };
        let archived = events.minus(self.record.archived).is_empty();
        let fits = events.contains(event) || archived && !data().events[event.index()].instant;
        fits && self.build.placed && data().strand(self.build.strand).length >= 2
    }

    /// How many tokens of a kind a player has.
    pub(super) fn tokens(&self, seat: Seat, token: Token) -> usize {
        let player = self.player(seat);
        match token {
            Token::Cargo => player.cargo.into(),
            Token::Cattle => player.cattle.count_ones() as usize,
            Token::Ore => player.ore.into(),
            Token::ForeignCity => player.touched.both(data().map.foreign).len(),
        }
    }
}
