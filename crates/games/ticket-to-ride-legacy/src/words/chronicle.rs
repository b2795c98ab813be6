//! A campaign between two games, told to one of its members: from what that member may know, and nothing else.

use wording::{Arg, Block, Phrase, Section};

use super::nouns::{
    area, cities, city, company, company_in_full, counted, dollars, event, in_full, number, postcard, postcard_back,
    postcard_title, series, text, things, tickets, yes,
};
use super::readings::story_title;
use super::tables::{head, line, rules, section};
use super::texts;
use crate::data::data;
use crate::ids::{Area, Company};
use crate::rules::finale::Vault;
use crate::view::{CampaignView, Chronicle};
use crate::vocabulary::VaultItem;

/// The years played, what was opened and changed, the companies, one's own postcards, and the story so far.
pub(super) fn of(known: &Chronicle) -> Vec<Section> {
    let mut sections = inventory(known);
    sections.extend(story(known));
    sections
}

/// The same without the story.
pub(super) fn inventory(known: &Chronicle) -> Vec<Section> {
    let mut sections = vec![beginning(known)];
    sections.extend(years(&known.campaign));
    sections.extend(known.reckoning.as_deref().map(vaults));
    sections.extend(own_postcards(known));
    sections.extend(known.campaign.companies.iter().map(|it| office(known, *it)));
    sections.extend(frontier(known));
    sections.push(section("table-rules", rules(&known.rules)));
    sections.extend(decks(known));
    sections
}

/// How far the campaign is, and who takes part in it.
fn beginning(known: &Chronicle) -> Section {
    let (played, games) = (known.campaign.slips.len(), &data().games);
    let progress = match games.get(played) {
        None => Phrase::new("chronicle-over"),
        Some(next) => {
            counted("chronicle-next", played as i64).with("of", games.len()).with("year", i64::from(next.year))
        }
    };
    let mut blocks = vec![line(progress)];
    let all: Vec<Phrase> = known.campaign.companies.iter().map(|it| company_in_full(*it)).collect();
    blocks.push(line(Phrase::new("chronicle-companies").with("companies", all)));
    if let (Some(holder), true) = (known.campaign.caboose, played < games.len()) {
        blocks.push(line(Phrase::new("chronicle-caboose").with("company", company(holder))));
    }
    Section { title: text(texts::campaign()), blocks }
}

/// Every game that was played: its year, who won it, and everybody's slip.
pub(super) fn years(campaign: &CampaignView) -> Option<Section> {
    if campaign.slips.is_empty() {
        return None;
    }
    let rows = campaign.slips.iter().enumerate().map(|(game, slips)| {
        let winner = campaign.winners[game].or_else(|| best(campaign, slips));
        let first = [
            Phrase::new("year").with("year", i64::from(data().games[game].year)),
            winner.map_or_else(|| Phrase::new("dash"), company),
        ];
        let slips = slips.iter().map(|slip| slip.map_or_else(|| Phrase::new("absent"), dollars));
        first.into_iter().chain(slips).collect()
    });
    let names = campaign.companies.iter().map(|it| company(*it));
    let head = head(["head-year", "head-winner"]).into_iter().chain(names).collect();
    let mut blocks = vec![Block::Table { head, rows: rows.collect() }];
    blocks.extend(so_far(campaign).map(line));
    Some(section("table-years", blocks))
}

/// What is in the vaults so far, at a table that has asked for sums.
fn so_far(campaign: &CampaignView) -> Option<Phrase> {
    if campaign.totals.is_empty() {
        return None;
    }
    let each = campaign.companies.iter().zip(&campaign.totals);
    let each = each.map(|(it, sum)| Phrase::new("vault-sum").with("who", company(*it)).with("sum", i64::from(*sum)));
    let missed = campaign.slips.iter().flatten().any(Option::is_none);
    Some(Phrase::new("vaults-so-far").with("each", each.collect::<Vec<_>>()).with("missed", yes(missed)))
}

/// Who has the highest slip, if only one has it.
fn best(campaign: &CampaignView, slips: &[Option<i16>]) -> Option<Company> {
    let most = slips.iter().flatten().max()?;
    let mut best = campaign.companies.iter().zip(slips).filter(|(_, slip)| slip.as_ref() == Some(most));
    let (company, _) = best.next()?;
    best.next().is_none().then_some(*company)
}

/// Vaults from first place to last.
pub(super) fn in_order(vaults: &[Vault]) -> Vec<&Vault> {
    let mut sorted: Vec<&Vault> = vaults.iter().collect();
    sorted.sort_by_key(|vault| vault.place);
    sorted
}

/// How ties between neighbours in the order were broken (TTR-FINAL-03); an equal place is shared.
pub(super) fn ties(vaults: &[Vault], name: impl Fn(Company) -> Phrase) -> Vec<Phrase> {
    let decided = |(a, b): (&Vault, &Vault)| {
        let by = match () {
            () if a.total() != b.total() || a.place == b.place => return None,
            () if a.won != b.won => "won",
            () if a.fulfilled != b.fulfilled => "postcards",
            () => "stamps",
        };
        Some(tie(name(a.company), name(b.company), by))
    };
    let sorted = in_order(vaults);
    sorted.windows(2).filter_map(|pair| decided((pair[0], pair[1]))).collect()
}

/// Who is ahead of whom although both have as much, and by what.
pub(super) fn tie(ahead: Phrase, behind: Phrase, by: &'static str) -> Phrase {
    Phrase::new("tie-broken").with("ahead", ahead).with("behind", behind).with("by", Arg::Key(by))
}

/// What was in the vaults, once they are open.
pub(super) fn vaults(vaults: &[Vault]) -> Section {
    let sorted = in_order(vaults);
    let winners = sorted.iter().filter(|vault| vault.place == 1).map(|vault| company(vault.company));
    let winners = Phrase::new("account-winners").with("winners", winners.collect::<Vec<_>>());
    let rows = sorted.iter().map(|vault| {
        let parts = [vault.slips, vault.absences, vault.postcards, vault.items, vault.stamps, vault.total()];
        let first = [number(vault.place), company(vault.company)];
        first.into_iter().chain(parts.into_iter().map(dollars)).collect()
    });
    let ids = ["account-place", "head-company", "vault-slips", "vault-absences", "vault-postcards"];
    let head = ids.into_iter().chain(["vault-items", "vault-stamps", "vault-total"]).map(Phrase::new).collect();
    let mut blocks = vec![line(winners), Block::Table { head, rows: rows.collect() }];
    let ties = ties(vaults, company);
    if !ties.is_empty() {
        blocks.push(line(Phrase::new("vaults-tied").with("ties", series(ties))));
    }
    section("table-vaults", blocks)
}

/// One vault in a sentence, for the last reckoning.
pub(crate) fn vault(vault: &Vault, who: Phrase) -> Phrase {
    Phrase::new("reckoning-vault")
        .with("place", vault.place)
        .with("who", who)
        .with("total", i64::from(vault.total()))
        .with("slips", i64::from(vault.slips))
        .with("absences", i64::from(vault.absences))
        .with("postcards", i64::from(vault.postcards))
        .with("items", i64::from(vault.items))
        .with("stamps", i64::from(vault.stamps))
}

/// One's own postcards, with both sides.
fn own_postcards(known: &Chronicle) -> Option<Section> {
    if known.own.is_empty() {
        return None;
    }
    // What they bring in the game that comes next.
    let last = known.campaign.slips.len() + 1 == data().games.len();
    let rows = known
        .own
        .iter()
        .map(|it| vec![postcard_title(*it), text(texts::postcard(*it).front), postcard_back(*it, last)]);
    let head = head(["head-postcard", "head-front", "head-back"]);
    Some(section("table-postcards", vec![Block::Table { head, rows: rows.collect() }]))
}

/// What everybody may know of a company: its office, and what has gone into its vault, but no sums.
fn office(known: &Chronicle, of: Company) -> Section {
    let campaign = &known.campaign;
    let place = campaign.companies.iter().position(|it| *it == of).unwrap_or_default();
    let upgrades = campaign.upgrades[place].iter();
    let mut blocks: Vec<Block> =
        upgrades.map(|it| line(Phrase::new("office-upgrade").with("upgrade", in_full(texts::upgrade(*it))))).collect();
    let cards = |list: &[crate::ids::Postcard]| list.iter().map(|it| postcard(*it)).collect::<Vec<_>>();
    if !campaign.postcards[place].is_empty() {
        blocks.push(line(Phrase::new("office-postcards").with("postcards", cards(&campaign.postcards[place]))));
    }
    let stations: Vec<Phrase> =
        known.stations.iter().filter(|(_, owner)| *owner == of).map(|(at, _)| city(*at)).collect();
    if !stations.is_empty() {
        blocks.push(line(Phrase::new("office-stations-at").with("cities", stations)));
    }
    if !campaign.fulfilled[place].is_empty() {
        blocks.push(line(Phrase::new("vault-fulfilled").with("postcards", cards(&campaign.fulfilled[place]))));
    }
    if !campaign.stamps[place].is_empty() {
        blocks.push(line(
            counted("vault-stamped", campaign.stamps[place].len() as i64)
                .with("tickets", tickets(&campaign.stamps[place])),
        ));
    }
    let items = items(campaign, of);
    if !items.is_empty() {
        blocks.push(line(Phrase::new("vault-holds").with("items", items)));
    }
    if blocks.is_empty() {
        blocks.push(line(Phrase::new("office-empty")));
    }
    Section { title: Phrase::new("table-office").with("company", company_in_full(of)), blocks }
}

/// Ribbons, plaques and notes of a company.
fn items(campaign: &CampaignView, of: Company) -> Vec<Phrase> {
    let mut items = Vec::new();
    let ribbons = campaign.winners.iter().filter(|winner| **winner == Some(of)).count();
    if ribbons > 0 {
        items.push(counted("ribbons", ribbons as i64));
    }
    let plaques = campaign.pioneers.iter().filter(|(_, owner)| *owner == of);
    items.extend(plaques.map(|(at, _)| Phrase::new("plaque").with("area", area(*at))));
    if campaign.first_spike == Some(of) {
        items.push(text(texts::vault_item(VaultItem::FirstSpike)));
    }
    if campaign.notes.contains(&of) {
        items.push(text(texts::vault_item(VaultItem::ReturnedNote)));
    }
    items
}

/// Opened areas and when, and what was put on the map for good.
fn frontier(known: &Chronicle) -> Option<Section> {
    if known.areas.is_empty() {
        return None;
    }
    let pioneer = |at: Area| known.campaign.pioneers.iter().find(|(of, _)| *of == at).map(|(_, owner)| company(*owner));
    // One area is opened after each of the first games.
    let rows = known.areas.iter().enumerate().map(|(game, at)| {
        vec![
            area(*at),
            Phrase::new("year").with("year", i64::from(data().games[game].year)),
            pioneer(*at).unwrap_or_else(|| Phrase::new("dash")),
        ]
    });
    let head = head(["head-area", "head-opened", "head-pioneer"]);
    let mut blocks = vec![Block::Table { head, rows: rows.collect() }];
    if known.campaign.conductor_box {
        blocks.push(line(Phrase::new("chronicle-last-box")));
    }
    if !known.mines.is_empty() {
        blocks.push(line(Phrase::new("chronicle-mines").with("cities", cities(known.mines.iter().copied()))));
    }
    Some(section("table-frontier", blocks))
}

/// Events and tickets that came, and those that are gone.
fn decks(known: &Chronicle) -> Option<Section> {
    let mut blocks = Vec::new();
    let list = |events: &[crate::ids::EventCard]| things(events.iter().map(|it| event(*it)).collect());
    blocks.extend(
        known
            .new_events
            .iter()
            .map(|it| line(Phrase::new("chronicle-event").with("event", in_full(texts::event(*it))))),
    );
    if !known.campaign.archived.is_empty() {
        blocks.push(line(Phrase::new("chronicle-archived").with("events", list(&known.campaign.archived))));
    }
    if !known.new_tickets.is_empty() {
        blocks.push(line(
            counted("chronicle-tickets", known.new_tickets.len() as i64).with("tickets", tickets(&known.new_tickets)),
        ));
    }
    if !known.campaign.worn.is_empty() {
        blocks.push(line(Phrase::new("chronicle-worn").with("tickets", tickets(&known.campaign.worn))));
    }
    (!blocks.is_empty()).then(|| section("table-decks", blocks))
}

/// The story so far, card by card.
fn story(known: &Chronicle) -> Option<Section> {
    let cards = known.campaign.story.iter().flat_map(|card| {
        let (a, b) = texts::story(*card);
        [story_title(*card), text(a), text(b)].map(line)
    });
    let blocks: Vec<Block> = cards.collect();
    (!blocks.is_empty()).then(|| section("table-story", blocks))
}

/// What a game of a campaign is called: its year.
pub(super) fn chapter(game: usize) -> Option<Phrase> {
    let year = data().games.get(game.checked_sub(1)?)?.year;
    Some(Phrase::new("chapter").with("campaign", text(texts::campaign())).with("year", Arg::Verbatim(year.to_string())))
}
