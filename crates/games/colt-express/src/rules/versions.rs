//! What each version of the rules changed. Tables keep the one they began with.

use table::RulesVersion;

/// Cards that are not kept are discarded in any order (CE-EXP-02); before, kinds went in their order, without going back.
pub(crate) const ANY_ORDER: RulesVersion = RulesVersion(2);

/// After a loss by chance everybody still knows what follows from what they knew (CE-INFO-08); before, only the loser knew
/// anything. Which Purses of a location are told apart depends on it (CE-RUL-18).
pub(crate) const CERTAIN_PURSES: RulesVersion = RulesVersion(2);

/// The version that new tables are played by.
pub(crate) const NEWEST: RulesVersion = RulesVersion(2);
