//! One setting of a search, as text: `trees=shared`, `horizon=40`.

use std::fmt;
use std::num::NonZeroUsize;
use std::str::FromStr;
use std::time::Duration;

use crate::plan::{Lean, LeanName, Noticed, Plan, Policy, Selection, Trees};

/// One setting of a search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Knob {
    /// `trees=shared`, `trees=own`, `trees=first` or `trees=all`: see [`Trees`] and [`Noticed`].
    Trees(Trees),
    /// `select=ucb/C` or `select=puct/C/CAUTION`: see [`Selection`].
    Select(Selection),
    /// `policy=uniform` or `policy=quick`: see [`Policy`].
    Policy(Policy),
    /// `horizon=N` or `horizon=end`: see [`crate::Rollout::horizon`].
    Horizon(Option<u32>),
    /// `temperature=T`: see [`Plan::temperature`].
    Temperature(f32),
    /// `lean=NAME/STRENGTH` or `lean=none`: see [`Lean`].
    Lean(Option<Lean>),
    /// `time=MILLISECONDS` or `time=any`: see [`crate::Budget::time`].
    Time(Option<Duration>),
    /// `threads=N`: see [`crate::Budget::threads`].
    Threads(NonZeroUsize),
}

/// What a knob looks like, for errors.
const EXPECTED: &str = "trees=shared|own|first|all, select=ucb/C|puct/C/CAUTION, policy=uniform|quick, \
                        horizon=N|end, temperature=T, lean=NAME/STRENGTH|none, time=MILLISECONDS|any or threads=N";

/// What was read is not a setting of a search.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is not a setting of a search: expected {EXPECTED}")]
pub struct NotAKnob(pub String);

impl Knob {
    /// Turns this knob of a plan.
    pub fn turn(self, plan: &mut Plan) {
        match self {
            Knob::Trees(trees) => plan.trees = trees,
            Knob::Select(selection) => plan.selection = selection,
            Knob::Policy(policy) => plan.rollout.policy = policy,
            Knob::Horizon(horizon) => plan.rollout.horizon = horizon,
            Knob::Temperature(temperature) => plan.temperature = temperature,
            Knob::Lean(lean) => plan.lean = lean,
            Knob::Time(time) => plan.budget.time = time,
            Knob::Threads(threads) => plan.budget.threads = threads,
        }
    }

    /// Where all the knobs of a plan stand.
    fn all(plan: &Plan) -> [Knob; 8] {
        [
            Knob::Trees(plan.trees),
            Knob::Select(plan.selection),
            Knob::Policy(plan.rollout.policy),
            Knob::Horizon(plan.rollout.horizon),
            Knob::Temperature(plan.temperature),
            Knob::Lean(plan.lean),
            Knob::Time(plan.budget.time),
            Knob::Threads(plan.budget.threads),
        ]
    }
}

impl fmt::Display for Knob {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Knob::Trees(Trees::Shared) => f.write_str("trees=shared"),
            Knob::Trees(Trees::PerSeat(Noticed::Nothing)) => f.write_str("trees=own"),
            Knob::Trees(Trees::PerSeat(Noticed::First)) => f.write_str("trees=first"),
            Knob::Trees(Trees::PerSeat(Noticed::All)) => f.write_str("trees=all"),
            Knob::Select(Selection::Ucb { exploration }) => write!(f, "select=ucb/{exploration}"),
            Knob::Select(Selection::Puct { exploration, caution }) => {
                write!(f, "select=puct/{exploration}/{caution}")
            }
            Knob::Policy(Policy::Uniform) => f.write_str("policy=uniform"),
            Knob::Policy(Policy::Quick) => f.write_str("policy=quick"),
            Knob::Horizon(None) => f.write_str("horizon=end"),
            Knob::Horizon(Some(decisions)) => write!(f, "horizon={decisions}"),
            Knob::Temperature(temperature) => write!(f, "temperature={temperature}"),
            Knob::Lean(None) => f.write_str("lean=none"),
            Knob::Lean(Some(lean)) => write!(f, "lean={}/{}", lean.name.as_str(), lean.strength),
            Knob::Time(None) => f.write_str("time=any"),
            Knob::Time(Some(time)) => write!(f, "time={}", time.as_millis()),
            Knob::Threads(threads) => write!(f, "threads={threads}"),
        }
    }
}

impl FromStr for Knob {
    type Err = NotAKnob;

    fn from_str(text: &str) -> Result<Self, NotAKnob> {
        read(text).ok_or_else(|| NotAKnob(text.to_owned()))
    }
}

fn read(text: &str) -> Option<Knob> {
    let (key, value) = text.split_once('=')?;
    Some(match (key, value) {
        ("trees", "shared") => Knob::Trees(Trees::Shared),
        ("trees", "own") => Knob::Trees(Trees::PerSeat(Noticed::Nothing)),
        ("trees", "first") => Knob::Trees(Trees::PerSeat(Noticed::First)),
        ("trees", "all") => Knob::Trees(Trees::PerSeat(Noticed::All)),
        ("select", selection) => Knob::Select(read_selection(selection)?),
        ("policy", "uniform") => Knob::Policy(Policy::Uniform),
        ("policy", "quick") => Knob::Policy(Policy::Quick),
        ("horizon", "end") => Knob::Horizon(None),
        ("horizon", decisions) => Knob::Horizon(Some(decisions.parse().ok()?)),
        ("temperature", temperature) => Knob::Temperature(weight(temperature)?),
        ("lean", "none") => Knob::Lean(None),
        ("lean", lean) => Knob::Lean(Some(read_lean(lean)?)),
        ("time", "any") => Knob::Time(None),
        ("time", millis) => Knob::Time(Some(Duration::from_millis(millis.parse().ok()?))),
        ("threads", threads) => Knob::Threads(threads.parse().ok()?),
        _ => return None,
    })
}

fn read_selection(text: &str) -> Option<Selection> {
    let parts: Vec<&str> = text.split('/').collect();
    match parts[..] {
        ["ucb", exploration] => Some(Selection::Ucb { exploration: weight(exploration)? }),
        ["puct", exploration, caution] => {
            Some(Selection::Puct { exploration: weight(exploration)?, caution: weight(caution)? })
        }
        _ => None,
    }
}

fn read_lean(text: &str) -> Option<Lean> {
    let (name, strength) = text.split_once('/')?;
    let strength = strength.parse().ok().filter(|strength: &f32| strength.is_finite())?;
    Some(Lean { name: LeanName::new(name)?, strength })
}

/// A number from 0 up.
fn weight(text: &str) -> Option<f32> {
    text.parse().ok().filter(|weight: &f32| weight.is_finite() && *weight >= 0.0)
}

/// Every setting that matters for how it plays: two plans that read the same play the same.
impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "mcts:{}", self.budget.iterations)?;
        // Descriptions that were stored before bots could lean stay true.
        let set = Knob::all(self).into_iter().filter(|knob| *knob != Knob::Lean(None));
        set.into_iter().try_for_each(|knob| write!(f, ",{knob}"))?;
        write!(f, ",nodes={}", self.max_nodes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn knobs_are_read_and_written() {
        let texts = [
            "trees=shared",
            "trees=own",
            "trees=first",
            "trees=all",
            "select=ucb/0.7",
            "select=puct/1.5/0.1",
            "policy=uniform",
            "policy=quick",
            "horizon=end",
            "horizon=40",
            "temperature=0.25",
            "lean=whistles/0.1",
            "lean=two-words/-0.25",
            "lean=none",
            "time=any",
            "time=500",
            "threads=2",
        ];
        for text in texts {
            assert_eq!(text.parse::<Knob>().map(|knob| knob.to_string()), Ok(text.to_owned()));
        }
    }

    #[test]
    fn what_is_no_knob_is_refused() {
        for bad in [
            "",
            "trees",
            "trees=",
            "select=ucb",
            "select=puct/1",
            "temperature=-1",
            "temperature=NaN",
            "lean=",
            "lean=a",
            "lean=/1",
            "lean=a/b",
            "lean=A/1",
            "lean=much-too-long-a-name/1",
            "threads=0",
        ] {
            assert_eq!(bad.parse::<Knob>(), Err(NotAKnob(bad.to_owned())));
        }
    }

    #[test]
    fn turning_a_knob_changes_the_plan_and_nothing_else() {
        for text in [
            "trees=all",
            "select=ucb/0.7",
            "policy=uniform",
            "horizon=3",
            "temperature=1",
            "lean=a/1",
            "time=5",
            "threads=3",
        ] {
            let knob: Knob = text.parse().unwrap();
            let mut plan = Plan::new(10);
            knob.turn(&mut plan);
            let differing = Knob::all(&plan).into_iter().zip(Knob::all(&Plan::new(10))).filter(|(a, b)| a != b);
            assert_eq!(differing.map(|(turned, _)| turned).collect::<Vec<_>>(), [knob]);
        }
    }
}
