//! A campaign between two games, as one of its members may know it: nothing that is still sealed, nobody else's
//! secrets, and no totals before the end unless the table has asked for them.

use serde::Serialize;

use super::{CampaignView, RuleView, campaign_view, rules_in_force};
use crate::data::data;
use crate::ids::{Area, City, Company, EventCard, Postcard, Ticket};
use crate::record::Record;
use crate::rules::finale::Vault;
use crate::setup::Totals;

/// What somebody may know of a campaign between two games.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Chronicle {
    /// Whose eyes these are, if a member's.
    pub member: Option<Company>,
    /// What everybody may know.
    pub campaign: CampaignView,
    /// Opened areas, in the order of their opening.
    pub areas: Vec<Area>,
    /// Rules in force.
    pub rules: Vec<RuleView>,
    /// Tickets in play that were not there at the beginning.
    pub new_tickets: Vec<Ticket>,
    /// Events in play that were not there at the beginning.
    pub new_events: Vec<EventCard>,
    /// Cities with a mine.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub mines: Vec<City>,
    /// Cities with a station, and whose.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub stations: Vec<(City, Company)>,
    /// Unfulfilled postcards whose backs these eyes may read (TTR-POST-15).
    pub own: Vec<Postcard>,
    /// The vaults, once the campaign is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reckoning: Option<Vec<Vault>>,
}

impl Chronicle {
    /// What the member at this place in the clockwise order may know; a stranger, if it is nobody's.
    pub fn of(record: &Record, totals: Totals, member: Option<usize>) -> Self {
        let member = member.and_then(|place| record.companies().nth(place));
        Chronicle {
            member,
            campaign: campaign_view(record, totals),
            areas: record.areas().collect(),
            rules: rules_in_force(record.rules),
            new_tickets: record.tickets.iter().filter(|ticket| data().tickets[ticket.index()].set > 0).collect(),
            new_events: record.events.iter().filter(|event| data().events[event.index()].is_new()).collect(),
            mines: record.mines().collect(),
            stations: City::all().filter_map(|city| Some((city, record.station(city)?))).collect(),
            own: member.map_or(Vec::new(), |company| record.postcards(company).collect()),
            reckoning: record.reckoning(),
        }
    }
}
