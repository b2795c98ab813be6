//! Who will not attend the next game of a campaign.

use sqlx::{SqliteConnection, SqlitePool};

use super::writer::Change;
use crate::records::ids::CampaignId;
use crate::store::StoreError;

/// A member will attend the next game, or will not.
pub(super) struct SetAbsent {
    pub campaign: CampaignId,
    pub member: u8,
    pub absent: bool,
}

impl Change for SetAbsent {
    type Done = ();

    async fn make(&self, db: &mut SqliteConnection) -> Result<(), StoreError> {
        let change = match self.absent {
            true => "INSERT OR IGNORE INTO absences (campaign, member) VALUES (?, ?)",
            false => "DELETE FROM absences WHERE campaign = ? AND member = ?",
        };
        sqlx::query(change).bind(self.campaign.as_str()).bind(self.member).execute(db).await?;
        Ok(())
    }
}

/// The members of a campaign who will not attend its next game.
pub(super) async fn absent(readers: &SqlitePool, campaign: &CampaignId) -> Result<Vec<u8>, StoreError> {
    Ok(sqlx::query_scalar("SELECT member FROM absences WHERE campaign = ? ORDER BY member")
        .bind(campaign.as_str())
        .fetch_all(readers)
        .await?)
}
