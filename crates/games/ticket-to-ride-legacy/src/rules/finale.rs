//! The end of the campaign: the vaults are opened, and the richest one has won.

use serde::Serialize;
use table::Standing;

use crate::data::data;
use crate::ids::{Area, COMPANIES, Company};
use crate::record::{MAX_GAMES, Record};
use crate::vocabulary::{Effect, VaultItem};

/// What a vault holds, and what breaks ties between vaults.
const PARTS: &[&str] = &["vault-slips", "vault-absences", "vault-postcards", "vault-items", "vault-stamps"];
const TIE_BREAKS: &[&str] = &["won", "postcards", "stamps"];

/// What one company's vault is worth (TTR-FINAL-02).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Vault {
    /// Whose.
    pub company: Company,
    /// 1 for the winner; equal companies share a place.
    pub place: u8,
    /// All deposit slips.
    pub slips: i32,
    /// The preset scores of games from which the company was absent (TTR-CAMP-19).
    pub absences: i32,
    /// Fulfilled postcards, by what is printed on them.
    pub postcards: i32,
    /// Ribbons, plaques and notes.
    pub items: i32,
    /// Stamps, on archived tickets too (TTR-STAMP-04).
    pub stamps: i32,
    /// Games won.
    pub won: u8,
    /// How many postcards were fulfilled.
    pub fulfilled: u8,
    /// How many stamps there are.
    pub stamped: u8,
}

impl Vault {
    /// Its worth by part.
    fn parts(&self) -> [i32; PARTS.len()] {
        [self.slips, self.absences, self.postcards, self.items, self.stamps]
    }

    /// What it all comes to.
    pub fn total(&self) -> i32 {
        self.parts().iter().sum()
    }

    /// Ties are broken by games won, then fulfilled postcards, then stamps; then the victory is shared (TTR-FINAL-03).
    fn worth(&self) -> (i32, u8, u8, u8) {
        (self.total(), self.won, self.fulfilled, self.stamped)
    }
}

impl Record {
    /// The vaults in the order of seats, once the story has come to its end after the last game (TTR-FINAL-01). Before
    /// that nobody adds up.
    pub fn reckoning(&self) -> Option<Vec<Vault>> {
        let read = &data().story[..usize::from(self.story)];
        read.iter().any(|card| card.effects.contains(&Effect::EndCampaign)).then(|| {
            let mut vaults: Vec<Vault> = self.companies().map(|company| self.vault(company)).collect();
            for i in 0..vaults.len() {
                let better = vaults.iter().filter(|other| other.worth() > vaults[i].worth()).count();
                vaults[i].place = better as u8 + 1;
            }
            vaults
        })
    }

    /// The same as a standing.
    pub(crate) fn concluded(&self) -> Option<Standing> {
        let vaults = self.reckoning()?;
        let rows = vaults.iter().map(|vault| {
            let ties = [vault.won, vault.fulfilled, vault.stamped];
            (vault.parts().into_iter().collect(), ties.into_iter().map(i32::from).collect())
        });
        Some(Standing::ranked(PARTS, TIE_BREAKS, rows))
    }

    /// What is in a vault so far, as everybody could add up: what missed games bring is secret until the end
    /// (TTR-CAMP-19).
    pub(crate) fn vault_so_far(&self, company: Company) -> i32 {
        let vault = self.vault(company);
        vault.total() - vault.absences
    }

    /// One company's vault (TTR-FINAL-02, TTR-FINAL-04).
    fn vault(&self, company: Company) -> Vault {
        let (data, i) = (data(), company.index());
        let games = 0..MAX_GAMES;
        let slips = games.clone().map(|game| i32::from(self.slips[game][i].max(0))).sum();
        let absent = games.filter(|game| self.was_absent(game + 1, company));
        let absences = absent.map(|game| i32::from(data.games[game].absent_score)).sum();
        let printed = self.done[i].iter().map(|postcard| i32::from(data.postcards[postcard.index()].vault_value));
        let value = |item: VaultItem, count: usize| count as i32 * i32::from(data.vault_items[item.index()].0);
        let plaques = Area::all().filter(|area| self.pioneer(*area) == Some(company)).count();
        let items = value(VaultItem::Ribbon, self.ribbons(company))
            + value(VaultItem::PioneerPlaque, plaques)
            + value(VaultItem::FirstSpike, usize::from(self.first_spike() == Some(company)))
            + value(VaultItem::ReturnedNote, usize::from(self.has_note(company)));
        debug_assert!(i < COMPANIES);
        Vault {
            company,
            place: 1,
            slips,
            absences,
            postcards: printed.sum(),
            items,
            stamps: self.stamps[i].len() as i32 * i32::from(data.modules.stamp_value),
            won: self.ribbons(company) as u8,
            fulfilled: self.done[i].len() as u8,
            stamped: self.stamps[i].len() as u8,
        }
    }
}
