//! What the coach says, in the words of the game.

use bots::{Assessed, Comparison, Estimate, Likely, Reason};
use wording::{Arg, Phrase};

use crate::Shelvable;
use crate::face::Offer;
use crate::offers::offer;

/// How many options besides the best are spoken of.
const OTHERS: usize = 4;

/// What the coach thinks of a position. Everywhere it is said in these words, in this order.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// On how many games it rests.
    pub basis: Phrase,
    /// The options, the best first.
    pub options: Vec<Advised>,
    /// Why: the best option beside the next best, or the one that was asked about beside the best.
    pub compared: Compared,
    /// What most often follows, if anything is likely.
    pub follows: Option<Phrase>,
    /// How many imagined games this rests on.
    pub iterations: u32,
}

/// What the coach thinks of one option.
#[derive(Clone, PartialEq, Debug)]
pub struct Advised {
    /// The option; none for holding back where one might interject.
    pub offer: Option<Offer>,
    /// What it is.
    pub option: Phrase,
    /// How good it is, and how sure that is.
    pub rate: Phrase,
    /// The chance of winning after it, from 0 to 1.
    pub chance: f32,
    /// The part of all imagined games in which it was tried.
    pub share: f32,
}

/// Two options beside each other.
#[derive(Clone, PartialEq, Debug)]
pub struct Compared {
    /// Which with which; or that nothing clearly differs.
    pub title: Phrase,
    /// What differs, the largest difference first.
    pub reasons: Vec<Phrase>,
}

/// One line of what the coach says.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    /// What is said.
    pub words: Phrase,
    /// Whether it is one of a list, under the line before.
    pub item: bool,
}

impl Advice {
    pub(crate) fn of<G: Shelvable>(
        advice: &bots::Advice<G::Action, Phrase>,
        asked: Option<G::Action>,
        view: &G::View,
    ) -> Self {
        Advice {
            basis: Phrase::new("coach-basis").with("games", i64::from(advice.iterations)),
            options: advice.options.iter().map(|assessed| Advised::of::<G>(assessed, view)).collect(),
            compared: Compared::of::<G>(advice.comparison.as_ref(), asked, view),
            follows: advice.comparison.as_ref().and_then(|comparison| follows(&comparison.likely)),
            iterations: advice.iterations,
        }
    }

    /// Everything, line by line, for those who read no more than text.
    pub fn lines(&self) -> Vec<Line> {
        let plain = |words: Phrase| Line { words, item: false };
        let item = |words: Phrase| Line { words, item: true };
        let mut lines: Vec<Line> = [self.basis.clone()].into_iter().chain(self.best()).map(plain).collect();
        lines.push(plain(self.compared.title.clone()));
        lines.extend(self.compared.reasons.iter().cloned().map(item));
        lines.extend(self.follows.clone().map(plain));
        if !self.others().is_empty() {
            lines.push(plain(Phrase::new("coach-others")));
        }
        lines.extend(self.others().iter().map(Advised::said).map(item));
        lines
    }

    /// What the coach would choose.
    pub fn best(&self) -> Option<Phrase> {
        self.options.first().map(|best| best.said_as("coach-best"))
    }

    /// A few of the other options, the better ones first.
    pub fn others(&self) -> &[Advised] {
        let others = self.options.get(1..).unwrap_or_default();
        &others[..others.len().min(OTHERS)]
    }
}

impl Advised {
    fn of<G: Shelvable>(assessed: &Assessed<G::Action>, view: &G::View) -> Self {
        Advised {
            offer: assessed.action.map(|action| offer::<G>(view, action)),
            option: option::<G>(assessed.action, view),
            rate: rate(assessed),
            chance: assessed.chance.mean,
            share: assessed.share,
        }
    }

    /// The option, and how good it is.
    pub fn said(&self) -> Phrase {
        self.said_as("coach-option")
    }

    fn said_as(&self, id: &'static str) -> Phrase {
        Phrase::new(id).with("option", self.option.clone()).with("rate", self.rate.clone())
    }
}

impl Compared {
    fn of<G: Shelvable>(
        comparison: Option<&Comparison<G::Action, Phrase>>,
        asked: Option<G::Action>,
        view: &G::View,
    ) -> Self {
        let Some(comparison) = comparison else {
            return Compared { title: Phrase::new("coach-only"), reasons: Vec::new() };
        };
        let id = match (comparison.reasons.is_empty(), comparison.of == asked && asked.is_some()) {
            (true, _) => "coach-unclear",
            (false, true) => "coach-asked",
            (false, false) => "coach-compared",
        };
        let title = Phrase::new(id)
            .with("option", option::<G>(comparison.of, view))
            .with("other", option::<G>(comparison.with, view))
            .with("games", i64::from(comparison.games));
        Compared { title, reasons: comparison.reasons.iter().map(reason).collect() }
    }
}

pub(crate) fn option<G: Shelvable>(action: Option<G::Action>, view: &G::View) -> Phrase {
    action.map_or_else(|| Phrase::new("coach-hold-back"), |action| G::option(view, action))
}

/// Whoever plays alone is told a result, everybody else a chance of winning.
fn rate<A>(assessed: &Assessed<A>) -> Phrase {
    if assessed.visits == 0 {
        return Phrase::new("coach-untried");
    }
    match assessed.total {
        Some(total) => estimated("coach-total", "total", &total, total_said),
        None => estimated("coach-chance", "chance", &assessed.chance, |chance| percent(chance).into()),
    }
}

fn estimated(id: &'static str, name: &'static str, estimate: &Estimate, said: impl Fn(f32) -> Arg) -> Phrase {
    let sure = if estimate.interval().is_some() { "yes" } else { "no" };
    let [low, high] = estimate.interval().unwrap_or([estimate.mean; 2]);
    let phrase = Phrase::new(id).with("sure", Arg::Key(sure)).with(name, said(estimate.mean));
    phrase.with("low", said(low)).with("high", said(high))
}

fn percent(part: f32) -> i64 {
    (part.clamp(0.0, 1.0) * 100.0).round() as i64
}

fn total_said(total: f32) -> Arg {
    Phrase::new("score-total.cell").with("value", Arg::Amount(total)).into()
}

/// More of something, or less.
fn reason(reason: &Reason) -> Phrase {
    let id = if reason.more.mean > 0.0 { "coach-more" } else { "coach-less" };
    let amount = Phrase::new(format!("{}.cell", reason.measure.said_like()));
    Phrase::new(id)
        .with("what", Phrase::new(reason.measure.id))
        .with("amount", amount.with("value", Arg::Amount(reason.more.mean.abs())))
}

fn follows(likely: &[Likely<Phrase>]) -> Option<Phrase> {
    let step = |step: &Likely<Phrase>| {
        Phrase::new("coach-step")
            .with("who", step.seat)
            .with("what", step.said.clone())
            .with("share", percent(step.share))
    };
    let steps: Vec<Phrase> = likely.iter().map(step).collect();
    (!steps.is_empty()).then(|| Phrase::new("coach-follows").with("steps", steps))
}
