//! Rules of Great Western Trail, second part.

#[path = "rules/building.rs"]
mod building;
#[path = "rules/buying.rs"]
mod buying;
#[path = "rules/common.rs"]
mod common;
#[path = "rules/dangers.rs"]
mod dangers;
#[path = "rules/delivering.rs"]
mod delivering;
#[path = "rules/discs.rs"]
mod discs;
#[path = "rules/engines.rs"]
mod engines;
#[path = "rules/examples.rs"]
mod examples;
#[path = "rules/examples_more.rs"]
mod examples_more;
#[path = "rules/hiring.rs"]
mod hiring;
#[path = "rules/objectives.rs"]
mod objectives;
#[path = "rules/scoring.rs"]
mod scoring;
#[path = "rules/simmentals.rs"]
mod simmentals;
#[path = "rules/stations.rs"]
mod stations;
