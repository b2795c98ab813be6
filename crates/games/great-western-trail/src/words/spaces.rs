//! Spaces of the trail: what they are called, what they cost and what they offer.

use table::Seat;
use wording::{Arg, Phrase};

use super::effects;
use super::nouns::{building, by, dollars, number, series, who};
use crate::data::tiles::{Area, Sort, Tile};
use crate::data::trail::{Purpose, REWARDS, Site};
use crate::effect::Effect;
use crate::state::{Table, Tenant};

/// The number of a slot in its area, or the name of a site.
fn name(site: Site) -> Arg {
    let slot = match site.purpose() {
        Purpose::Hazard(area) => area.slots().iter().position(|&slot| slot == site),
        Purpose::Bandit => site.bandit_slot(),
        _ => None,
    };
    Arg::Verbatim(slot.map_or_else(|| site.name().to_owned(), |slot| (slot + 1).to_string()))
}

/// A printed place, whatever is on it.
pub(crate) fn site(site: Site) -> Phrase {
    let kind = match site.purpose() {
        Purpose::Start => "start",
        Purpose::Neutral => "neutral",
        Purpose::Building => "building",
        Purpose::Hazard(area) => area.name(),
        Purpose::Bandit => "bandit",
        Purpose::KansasCity => "kansas-city",
    };
    Phrase::new("site").with("kind", Arg::Key(kind)).with("name", name(site))
}

/// A site by its name alone.
pub(crate) fn short(of: Site) -> Phrase {
    Phrase::new("site-short").with("name", name(of))
}

/// A building site with what is printed on it.
pub(crate) fn site_in_full(of: Site) -> Phrase {
    let risk = match of.risk() {
        None => "none",
        Some(Effect::CattleForCertificate) => "cattle",
        Some(_) => "criollo",
    };
    Phrase::new("site-in-full")
        .with("name", name(of))
        .with("woods", super::nouns::yes(of.is_in_woods()))
        .with("risk", Arg::Key(risk))
}

/// What stands on a site, as those with these eyes would call it.
pub(crate) fn space(table: &Table, eyes: Option<Seat>, site: Site) -> Phrase {
    stands(table, eyes, "space-yours", site, table.tenant(site))
}

/// What stands on a site, told of somebody who comes there.
pub(crate) fn space_for(table: &Table, actor: Seat, site: Site) -> Phrase {
    stands(table, Some(actor), "space-theirs", site, table.tenant(site))
}

/// What stood on a site when the rancher arrived.
pub(crate) fn visited(table: &Table, eyes: Option<Seat>) -> Phrase {
    stands(table, eyes, "space-yours", table.visit.site, table.visit.tenant)
}

fn stands(table: &Table, seat: Option<Seat>, own: &'static str, site: Site, tenant: Tenant) -> Phrase {
    match tenant {
        Tenant::Private { owner, number } => {
            let noun = if seat == Some(owner) { Phrase::new(own) } else { by("space-private", table, owner) };
            noun.with("building", building(table, owner, number)).with("site", name(site))
        }
        _ => unowned(site, tenant),
    }
}

/// What stands on a site and is nobody's: it is called the same at every table.
pub(crate) fn unowned(site: Site, tenant: Tenant) -> Phrase {
    match tenant {
        Tenant::Neutral(tile) => Phrase::new("space-neutral")
            .with("tile", Arg::Verbatim(tile.name().to_owned()))
            .with("site", name(site))
            .with("moved", super::nouns::yes(tile.name() != site.name())),
        Tenant::Tile(tile) => danger(tile, site),
        Tenant::Empty | Tenant::Private { .. } => match site.purpose() {
            Purpose::Start => Phrase::new("space-start"),
            Purpose::KansasCity => Phrase::new("space-kansas-city"),
            _ => Phrase::new("space-empty").with("site", self::site(site)),
        },
    }
}

/// A hazard or bandit on its slot.
pub(crate) fn danger(tile: Tile, site: Site) -> Phrase {
    match tile.sort() {
        Sort::Hazard(area) => Phrase::new("space-hazard")
            .with("area", Arg::Key(area.name()))
            .with("slot", name(site))
            .with("hand", Arg::Key(tile.hand().name())),
        Sort::Bandit(color) => {
            Phrase::new("space-bandit").with("color", Arg::Key(color.name())).with("slot", name(site))
        }
        Sort::Worker(kind) => super::nouns::worker(kind),
    }
}

/// A fee to the bank or to an owner; those who have too little pay what they have.
pub(crate) fn fee(table: &Table, paid: u16, due: u16, to: Option<Seat>) -> Phrase {
    let short = super::nouns::yes(paid < due);
    let fee = match to {
        Some(owner) => Phrase::new("fee-to-owner").with("owner", who(table, owner)),
        None => Phrase::new("fee-to-bank"),
    };
    fee.with("paid", number(paid)).with("due", number(due)).with("short", short)
}

/// What a hazard is worth, or what capturing a bandit brings.
pub(crate) fn worth(tile: Tile, site: Site) -> Phrase {
    match tile.sort() {
        Sort::Bandit(_) => Phrase::new("worth-bandit").with("reward", reward(site)),
        _ => Phrase::new("worth-hazard").with("points", tile.points()),
    }
}

/// The reward of a bandit's slot.
pub(crate) fn reward(site: Site) -> Phrase {
    match site.bandit_slot() {
        Some(slot) if slot > 0 => dollars(REWARDS[slot].into()),
        _ => Phrase::new("exchange-token"),
    }
}

/// The local actions of whatever stands on a site, as far as they are for this seat, with the risk action.
pub(crate) fn offers(table: &Table, seat: Seat, site: Site) -> Phrase {
    if site == Site::KansasCity {
        return Phrase::new("offers-kansas-city");
    }
    let tenant = table.tenant(site);
    let own = matches!(tenant, Tenant::Private { owner, .. } if owner == seat);
    if !own && !matches!(tenant, Tenant::Neutral(_)) {
        return Phrase::new("offers-auxiliary");
    }
    let risk = site.risk().filter(|_| own).map(|effect| risk(table, seat, effect));
    series(actions(table, seat, tenant).chain(risk))
}

/// What is printed on whatever stands on a site, whoever may use it.
pub(crate) fn printed(table: &Table, seat: Seat, tenant: Tenant) -> Phrase {
    series(actions(table, seat, tenant))
}

fn risk(table: &Table, seat: Seat, effect: Effect) -> Phrase {
    Phrase::new("risk-action").with("what", effects::printed(table, seat, effect))
}

/// Local actions, alternatives as one.
fn actions(table: &Table, seat: Seat, tenant: Tenant) -> impl Iterator<Item = Phrase> {
    table.actions(tenant).iter().filter_map(move |effects| either(table, seat, effects))
}

/// One action, or one of several.
pub(crate) fn either(table: &Table, seat: Seat, of: &[Effect]) -> Option<Phrase> {
    let parts = of.iter().map(|&effect| effects::printed(table, seat, effect));
    parts.reduce(|one, other| Phrase::new("either").with("one", one).with("other", other))
}

/// The area of hazards as a heading for options about them.
pub(crate) fn area(area: Area) -> Phrase {
    Phrase::new(format!("area-{area}"))
}
