//! The second half of law 12: whatever a view says can be read from the observation.
//!
//! Two views that are observed alike are hardly ever met if all that the observation lacks follows from the rest (what is not
//! in the deck is in the hand). So over many moments, for everything that a view says as JSON, some part of the observation must
//! determine it: wherever that part is the same, the view says the same. A list is read place by place, or as how often it holds
//! each thing.
//!
//! Parts that are nearly always different determine anything, and are no evidence.

use std::collections::{BTreeMap, HashMap};
use std::hash::{DefaultHasher, Hash, Hasher};

use serde_json::Value;

use super::{Law, Verdict};
use table::observe::Observed;

/// The most moments that are compared.
const MOMENTS: usize = 900;

/// So few moments are no evidence.
const FEW: usize = 60;

/// A part that is different at one of so many moments, or oftener, would tell anything.
const VARIETY: usize = 4;

/// What is said rarely is looked at first, at so many moments.
const GLANCES: usize = 24;

/// What was seen and observed at many moments with the same eyes.
pub struct Readings {
    seen: Node,
    observed: Vec<Vec<f32>>,
}

impl Default for Readings {
    fn default() -> Self {
        Readings { seen: Node::default(), observed: Vec::new() }
    }
}

/// One place of a view at each moment: what stands there, and what is beneath.
#[derive(Default)]
struct Node {
    /// By moment, as a number of what stood there; 0 if there is no such place.
    said: Vec<u32>,
    fields: BTreeMap<String, Node>,
    items: Vec<Node>,
    /// How often a list holds each thing.
    members: BTreeMap<String, Vec<u32>>,
    names: HashMap<String, u32>,
}

impl Node {
    /// What stands here at a moment.
    fn say(&mut self, moment: usize, value: &Value) {
        let text = match value {
            Value::Object(fields) => {
                fields.iter().for_each(|(name, value)| self.fields.entry(name.clone()).or_default().say(moment, value));
                "{}".to_owned()
            }
            Value::Array(items) => {
                self.items.resize_with(self.items.len().max(items.len()), Node::default);
                self.items.iter_mut().zip(items).for_each(|(node, item)| node.say(moment, item));
                for item in items {
                    *at(self.members.entry(item.to_string()).or_default(), moment) += 1;
                }
                "[]".to_owned()
            }
            scalar => scalar.to_string(),
        };
        let next = self.names.len() as u32 + 1;
        *at(&mut self.said, moment) = *self.names.entry(text).or_insert(next);
    }

    /// Everything here and beneath that no part tells.
    fn untold(&self, path: &str, parts: &Parts) -> Vec<String> {
        let mut untold = Vec::new();
        if !parts.tell(&self.said) {
            untold.push(path.to_owned());
        }
        untold.extend(self.fields.iter().flat_map(|(name, node)| node.untold(&format!("{path}.{name}"), parts)));
        untold.extend(self.untold_items(path, parts));
        untold
    }

    fn untold_items(&self, path: &str, parts: &Parts) -> Vec<String> {
        let each = || self.items.iter().enumerate();
        let by_place: Vec<String> =
            each().flat_map(|(place, node)| node.untold(&format!("{path}[{place}]"), parts)).collect();
        if by_place.is_empty() {
            return by_place;
        }
        let members = self.members.iter().filter(|(_, often)| !parts.tell(often));
        let by_member: Vec<String> = members.map(|(member, _)| format!("{path} has {member}")).collect();
        if by_member.len() < by_place.len() { by_member } else { by_place }
    }
}

/// The place of a moment in a column that is filled up to it.
fn at(column: &mut Vec<u32>, moment: usize) -> &mut u32 {
    column.resize(column.len().max(moment + 1), 0);
    &mut column[moment]
}

/// What stands for these numbers and, but for a great coincidence, for no others.
fn digest(numbers: &[f32]) -> u64 {
    let mut hasher = DefaultHasher::new();
    numbers.iter().for_each(|number| number.to_bits().hash(&mut hasher));
    hasher.finish()
}

/// What the parts of an observation are at each moment.
struct Parts {
    moments: usize,
    columns: Vec<Column>,
}

/// A part: its value at each moment, and the moments at which it has each value.
struct Column {
    values: Vec<usize>,
    moments: Vec<Vec<usize>>,
}

impl Parts {
    fn of<G: Observed>(observed: &[Vec<f32>]) -> Self {
        let column = |range: std::ops::Range<usize>| {
            let mut known: HashMap<u64, usize> = HashMap::new();
            let mut column = Column { values: Vec::new(), moments: Vec::new() };
            for (moment, row) in observed.iter().enumerate() {
                let next = known.len();
                let value = *known.entry(digest(&row[range.clone()])).or_insert(next);
                column.moments.resize(known.len(), Vec::new());
                column.moments[value].push(moment);
                column.values.push(value);
            }
            column
        };
        let is_evidence = |column: &Column| (2..observed.len() / VARIETY).contains(&column.moments.len());
        let columns = G::layout().parts().map(|(_, range)| column(range)).filter(is_evidence).collect();
        Parts { moments: observed.len(), columns }
    }

    /// Whether some part determines what is said.
    fn tell(&self, said: &[u32]) -> bool {
        let mut said = said.to_vec();
        said.resize(self.moments, 0);
        let mut often: HashMap<u32, usize> = HashMap::new();
        said.iter().for_each(|value| *often.entry(*value).or_default() += 1);
        if often.len() < 2 {
            return true;
        }
        let mut rare: Vec<usize> = (0..self.moments).collect();
        rare.sort_by_key(|&moment| often[&said[moment]]);
        rare.truncate(GLANCES);
        self.columns.iter().any(|column| column.determines(&said, &rare))
    }
}

impl Column {
    fn determines(&self, said: &[u32], rare: &[usize]) -> bool {
        let same = |moment: usize, others: &[usize]| others.iter().all(|&other| said[other] == said[moment]);
        rare.iter().all(|&moment| {
            let alike = &self.moments[self.values[moment]];
            same(moment, &alike[..alike.len().min(8)])
        }) && self.moments.iter().all(|alike| same(alike[0], alike))
    }
}

impl Readings {
    pub fn is_full(&self) -> bool {
        self.observed.len() >= MOMENTS
    }

    /// Adds a moment.
    pub fn add<G: Observed>(&mut self, view: G::View) {
        let mut row = vec![0.0; G::layout().len()];
        G::observe(&view, &mut row);
        let said = serde_json::to_value(G::decisive(view)).expect("a view is data");
        self.seen.say(self.observed.len(), &said);
        self.observed.push(row);
    }

    /// Every place of the view is told by some part.
    pub fn check<G: Observed>(&self, whose: &str) -> Verdict {
        if self.observed.len() < FEW {
            return Ok(());
        }
        let untold = self.seen.untold("view", &Parts::of::<G>(&self.observed));
        Law::Observation.demands(untold.is_empty(), || {
            let (count, some) = (untold.len(), untold[..untold.len().min(40)].join("\n "));
            format!("what {whose} sees there cannot be read from any part of what it observes ({count}):\n {some}")
        })
    }
}
