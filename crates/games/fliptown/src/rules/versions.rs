//! What each version of the rules changed. Tables keep the one they began with.

use table::RulesVersion;

/// By which new tables are played.
pub(crate) const NEWEST: RulesVersion = RulesVersion(2);

/// A card that was written down twice after a refill counts twice (FT-DECK-07, FT-DECK-08); before, it counted once.
pub(crate) const DOUBLED_CARDS: RulesVersion = RulesVersion(2);

/// A wild card beside four aces counts as an ace (FT-CHAR-09); before, as a king.
pub(crate) const FIFTH_ACE: RulesVersion = RulesVersion(2);

/// An ability may be used before the rewards for outlaws and between them (FT-CHAR-02); before, only after them.
pub(crate) const ABILITIES_BEFORE_REWARDS: RulesVersion = RulesVersion(2);
