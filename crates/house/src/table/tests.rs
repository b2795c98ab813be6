//! Tables as those see them who play at them, and what they must not see.

mod drafts;
mod interjections;
pub(super) mod leaks;
mod polish;
mod rules;
mod telling;
