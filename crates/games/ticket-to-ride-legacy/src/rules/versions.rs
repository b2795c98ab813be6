//! What each version of the rules changed. A table keeps the one it began with. The next game of a campaign is a new
//! table and is played by the newest: what a version changed is never a part of the record.

use table::RulesVersion;

/// Whoever is asked about a postcard may let all of them rest, and is not asked again before taking them up
/// (TTR-POST-11). Before, the question came after every strand and could only be answered.
pub(crate) const RESTING_POSTCARDS: RulesVersion = RulesVersion(2);

/// Where pickaxes matter and skulls do not yet, a card with a skull is paid like a plain one, so that a pickaxe can be
/// kept (TTR-CAMP-17). Before, skulls came after pickaxes, and nobody had that choice.
pub(crate) const IDLE_SKULLS: RulesVersion = RulesVersion(2);
