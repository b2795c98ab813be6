//! When the condition of a postcard is met. All of them look at this game only.

use table::Seat;

use crate::data::data;
use crate::ids::{Company, EventCard, EventCards, Strand};
use crate::state::{Player, TicketToRide};
use crate::vocabulary::{Condition, Token};

impl TicketToRide {
    /// Whether a condition that asks for no decision is met.
    pub(super) fn is_met(&self, seat: Seat, condition: &Condition) -> bool {
        condition.is_met(self.player(seat), self.company(seat), |events| self.built_during(events))
    }

    /// The strand just built is long enough, and one of these events governed it.
    fn built_during(&self, events: EventCards) -> bool {
        let Some(event) = self.governing_event() else { return false };
        self.build.placed && counts_during(self.build.strand, event, events, self.record.archived)
    }
}

/// Whether a strand has two spaces or more and one of these events governs it; if all of them are archived, any
/// continuous one will do (TTR-POST-09). An event that has not joined the deck is not archived.
fn counts_during(strand: Strand, event: EventCard, events: EventCards, archived: EventCards) -> bool {
    let all_archived = events.minus(archived).is_empty();
    let fits = events.contains(event) || all_archived && !data().events[event.index()].instant;
    fits && data().strand(strand).length >= 2
}

impl Condition {
    /// Whether it is met, if it asks for no decision. Places that are not on the board, rules not discovered and events
    /// not added yet simply cannot meet it (TTR-CAMP-21).
    fn is_met(&self, player: &Player, company: Company, during: impl Fn(EventCards) -> bool) -> bool {
        let map = &data().map;
        let at_least = |count: usize, n: u8| count >= usize::from(n);
        let built = |strands| player.built.both(strands).len();
        match *self {
            Condition::Connect { a, b } => player.connects(a, b),
            Condition::CityRoutes { city, n } => at_least(built(map.by_city[city.index()]), n),
            Condition::ColorRoutes { color, n } => at_least(built(map.by_color[color.index()]), n),
            Condition::LongRoutes { min_len, n } => at_least(built(map.at_least[usize::from(min_len)]), n),
            Condition::LargeCities { n } => at_least(player.touched.both(map.large).len(), n),
            Condition::AreaRoutes { area, n } => at_least(built(map.by_area[area.index()]), n),
            Condition::Ports { n } => at_least(player.touched.both(map.ports).len(), n),
            Condition::CompanyRoutes { n } => at_least(built(map.by_color[company.color().index()]), n),
            Condition::Tokens { token, n } => at_least(player.tokens(token), n),
            Condition::Dollars { n } => player.dollars >= n.into(),
            Condition::BuildDuringEvent { events } => during(events),
            Condition::TicketsDone { n } => {
                at_least(player.tickets.iter().filter(|ticket| player.completes(*ticket)).count(), n)
            }
            Condition::TrainsLeft { max } => player.cars <= max,
            // These need a decision.
            Condition::ExtraLoco { .. } | Condition::HandColor { .. } => false,
        }
    }
}

impl Player {
    /// How many tokens of a kind a player has.
    fn tokens(&self, token: Token) -> usize {
        match token {
            Token::Cargo => self.cargo.into(),
            Token::Cattle => self.cattle.count_ones() as usize,
            Token::Ore => self.ore.into(),
            Token::ForeignCity => self.touched.both(data().map.foreign).len(),
        }
    }
}
