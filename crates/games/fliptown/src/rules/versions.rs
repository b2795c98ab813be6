//! What each version of the rules changed. Tables keep the one they began with.

use table::RulesVersion;

/// A card that was written down twice after a refill counts twice (FT-DECK-07, FT-DECK-08); before, it counted once.
pub(crate) const DOUBLED_CARDS: RulesVersion = RulesVersion(2);
