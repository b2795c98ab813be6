//! Who will not attend the next game of a campaign.

use super::{Change, Db, params, rows};
use crate::records::ids::CampaignId;
use crate::store::StoreError;

/// A member will attend the next game, or will not.
pub(in crate::store) struct SetAbsent {
    pub(in crate::store) campaign: CampaignId,
    pub(in crate::store) member: u8,
    pub(in crate::store) absent: bool,
}

impl Change for SetAbsent {
    type Done = ();

    async fn make(&self, db: &mut dyn Db) -> Result<(), StoreError> {
        let change = match self.absent {
            true => "INSERT INTO absences (campaign, member) VALUES ($1, $2) ON CONFLICT DO NOTHING",
            false => "DELETE FROM absences WHERE campaign = $1 AND member = $2",
        };
        db.execute(change, params![&self.campaign, self.member]).await?;
        Ok(())
    }
}

/// The members of a campaign who will not attend its next game.
pub(in crate::store) async fn absent(db: &mut dyn Db, campaign: &CampaignId) -> Result<Vec<u8>, StoreError> {
    let members: Vec<i64> =
        db.all("SELECT member FROM absences WHERE campaign = $1 ORDER BY member", params![campaign]).await?;
    let member = |member: i64| u8::try_from(member).map_err(|error| rows::unreadable("a member of a campaign", error));
    members.into_iter().map(member).collect()
}
