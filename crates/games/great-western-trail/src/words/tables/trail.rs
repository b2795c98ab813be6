//! The trail: its ways, its spaces in the order of travel, and where one can build.

use wording::{Arg, Block, Phrase, Section};

use super::{head, line, people};
use crate::data::trail::{Branch, NEUTRAL, Site};
use crate::effect::Effect;
use crate::state::Tenant;
use crate::view::View;
use crate::words::nouns::{by, dollars, me, series, things};
use crate::words::spaces;

/// Both ways on from every fork, with the spaces on them.
pub(super) fn ways(view: &View) -> Section {
    let way = |branch: Option<Branch>| match branch {
        Some(branch) => {
            let on_it = (branch.ahead & view.table.spaces).iter();
            let spaces = on_it.map(|site| spaces::space(&view.table, view.seat, site)).collect::<Vec<_>>();
            let end = spaces::space(&view.table, view.seat, branch.end);
            Phrase::new("way").with("end", end).with("spaces", spaces)
        }
        None => Phrase::new("dash"),
    };
    let rows = std::iter::once(Site::Start).chain(NEUTRAL).map(|fork| {
        let [first, second] = *fork.ways();
        vec![spaces::space(&view.table, view.seat, fork), way(first), way(second)]
    });
    let table = Block::Table { head: head(["head-from", "head-way", "head-other-way"]), rows: rows.collect() };
    super::section("table-ways", vec![line(Phrase::new("ways-help")), table])
}

/// Every space with what it does, what entering it costs, and who stands there; then who stands elsewhere, and the sites
/// where one can build.
pub(super) fn spaces(view: &View) -> Section {
    let table = &view.table;
    let tiled = Site::ALL.into_iter().filter(|&site| table.tenant(site) != Tenant::Empty);
    let rows = tiled.chain([Site::KansasCity]).map(|site| {
        vec![
            spaces::space(table, view.seat, site),
            what(view, site),
            fee(view, site),
            things(people(view, |seat| table.player(seat).rancher == Some(site))),
        ]
    });
    let head = head(["head-space", "head-what", "head-fee", "head-ranchers"]);
    let mut blocks = vec![Block::Table { head, rows: rows.collect() }];
    blocks.extend(elsewhere(view));
    blocks.extend(empty_sites(view));
    super::section("table-trail", blocks)
}

/// Where one can build, and what is printed there.
fn empty_sites(view: &View) -> Vec<Block> {
    let empty = view.table.empty_sites();
    let listed = |id: &'static str, holds: &dyn Fn(Site) -> bool| {
        let sites: Vec<Phrase> = empty.iter().filter(|&site| holds(site)).map(spaces::short).collect();
        (!sites.is_empty()).then(|| line(Phrase::new(id).with("sites", sites)))
    };
    let risk = |site: Site, effect: Effect| site.risk() == Some(effect);
    [
        listed("trail-empty", &|_| true),
        listed("trail-woods", &Site::is_in_woods),
        listed("trail-risk-cattle", &|site| risk(site, Effect::CattleForCertificate)),
        listed("trail-risk-criollo", &|site| risk(site, Effect::CriolloForCertificateAnd2)),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// What stands there does, whoever may use it.
fn what(view: &View, site: Site) -> Phrase {
    let (table, seat) = (&view.table, me(view));
    match table.tenant(site) {
        Tenant::Empty | Tenant::Neutral(_) => spaces::offers(table, seat, site),
        Tenant::Private { owner, .. } if view.seat == Some(owner) => spaces::offers(table, seat, site),
        tenant @ Tenant::Private { .. } => spaces::printed(table, seat, tenant),
        Tenant::Tile(tile) => {
            let beside = matches!(site, Site::Bandit1 | Site::Bandit2 | Site::Bandit3);
            series(beside.then(|| Phrase::new("beside-trail")).into_iter().chain([spaces::worth(tile, site)]))
        }
    }
}

/// What entering costs these eyes' player, or anybody else but the owner.
fn fee(view: &View, site: Site) -> Phrase {
    let table = &view.table;
    let (due, to) = match (view.seat, table.tenant(site)) {
        _ if matches!(site, Site::Bandit1 | Site::Bandit2 | Site::Bandit3) => (0, None),
        (Some(seat), _) => table.fee(seat, site),
        (None, Tenant::Private { owner, number }) => (table.hand_fee(table.plan(owner, number).hand), Some(owner)),
        (None, _) => table.fee(me(view), site),
    };
    match (due, to) {
        (0, _) => Phrase::new("dash"),
        (_, None) => dollars(due),
        (_, Some(_)) => spaces::fee(table, due, due, to),
    }
}

/// Ranchers that stand on no space: before their first turn, at the start, or where a tile was taken away.
fn elsewhere(view: &View) -> impl Iterator<Item = Block> + '_ {
    let table = &view.table;
    table.all_seats().filter_map(move |seat| {
        let phrase = match table.player(seat).rancher {
            None => by("rancher-nowhere", table, seat),
            Some(Site::KansasCity) => return None,
            Some(site) if table.tenant(site) != Tenant::Empty => return None,
            Some(site) => by("rancher-at", table, seat).with("site", spaces::site(site)),
        };
        Some(Block::Line(phrase.with("mine", Arg::Key(if view.seat == Some(seat) { "yes" } else { "no" }))))
    })
}
