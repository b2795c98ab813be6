//! What each version of the rules changed. Tables keep the one they began with.

use table::RulesVersion;

/// A local action counts as used once something comes of it, so that whoever declines it keeps the auxiliary action instead
/// (GWT-LOC-01, GWT-LOC-05); before, choosing it was enough.
pub(crate) const DECLINED_ACTIONS: RulesVersion = RulesVersion(2);

/// Between income and raising Simmentals tokens may be returned whether or not there is one in hand (GWT-EXC-01, GWT-SIM-05);
/// before, whoever held none was not asked.
pub(crate) const TOKENS_BEFORE_RAISING: RulesVersion = RulesVersion(2);
