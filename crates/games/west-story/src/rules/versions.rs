//! What each version of the rules changed. Tables keep the one they began with.

use table::RulesVersion;

/// Payments of production may be left out although several of them are open (WS-TOWN-10); and in the last round a point that
/// could turn up bandits for the player who acts last may be refused by those who have acted (WS-VP-02). Before, one of
/// several payments had to be made, and such a point was accepted unasked.
pub(crate) const FREE_TO_DECLINE: RulesVersion = RulesVersion(2);
