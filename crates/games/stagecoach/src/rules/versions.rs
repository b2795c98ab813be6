//! The versions of the rules, and what each changed.

use table::RulesVersion;

/// The first.
pub(crate) const NEWEST: RulesVersion = RulesVersion(1);
