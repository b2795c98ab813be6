//! The second half of law 5: what a seat does not know takes every possible value at the right
//! frequency.
//!
//! Right after dealing, the truth is distributed by dice alone. So over many deals
//!
//! - whatever can be said of the true world must be as frequent in imagined ones: a deal followed by
//!   one seat's imagination is distributed like a deal;
//! - two deals that look the same to a seat differ in some respect as often as two worlds that it
//!   imagines from one of them do. (A game that imagines the truth itself passes the first test; it fails
//!   this one.)
//!
//! "Whatever can be said" is every leaf of every other seat's view, and every legal action of theirs.
//! The bounds are six standard deviations wide, and all follows from the seed.

use std::collections::HashMap;

use serde_json::Value;

use super::{Broken, Law, Verdict};
use table::dice::Dice;
use table::game::{Coded, Game};
use table::seat::{Eyes, Seat};

/// Pairs of deals looked at for each seat that they look the same to.
const MAX_PAIRS: usize = 400;

/// How many standard deviations apart two counts may be.
const WIDTH: f64 = 6.0;

/// Keeps the dice of deals apart from those of imagination.
const IMAGINATION: u64 = 0x1ea9_1ea9_1ea9;

/// Compares true and imagined worlds over so many deals.
pub fn deals<G: Game>(setup: &G::Setup, deals: u32, seed: u64) -> Verdict {
    if deals == 0 {
        return Ok(());
    }
    let deals: Vec<u64> = (0..u64::from(deals)).map(|deal| seed.wrapping_add(deal)).collect();
    let first = deal::<G>(setup, deals[0])?;
    for looker in first.to_act().union(first.may_act()) {
        single::<G>(setup, &deals, looker)?;
        pairs::<G>(setup, &deals, looker)?;
    }
    Ok(())
}

fn deal<G: Game>(setup: &G::Setup, number: u64) -> Result<G, Broken> {
    let refused = |error| Broken { law: Law::Legality, detail: format!("the table cannot be set up: {error}") };
    G::new(setup, &mut Dice::from_number(number)).map_err(refused)
}

fn imagined<G: Game>(truth: &G, looker: Seat, number: u64) -> G {
    truth.imagine(looker, &mut Dice::from_number(number ^ IMAGINATION))
}

/// Each fact by itself is as frequent in imagined worlds as in true ones.
fn single<G: Game>(setup: &G::Setup, deals: &[u64], looker: Seat) -> Verdict {
    let mut tally = Tally::default();
    for &number in deals {
        let truth = deal::<G>(setup, number)?;
        let world = imagined(&truth, looker, number);
        facts(&truth, looker, |fact| tally.count(fact, World::True))?;
        facts(&world, looker, |fact| tally.count(fact, World::Imagined))?;
    }
    tally.compare(deals.len(), looker, "holds")
}

/// Deals that look the same to `looker` differ in each respect as often as two worlds imagined
/// from one of them.
fn pairs<G: Game>(setup: &G::Setup, deals: &[u64], looker: Seat) -> Verdict {
    let mut alike: HashMap<String, Vec<u64>> = HashMap::new();
    for &number in deals {
        let view = deal::<G>(setup, number)?.view(Eyes::Seat(looker));
        alike.entry(json(&view)?.to_string()).or_default().push(number);
    }
    let mut pairs: Vec<[u64; 2]> =
        alike.values().flat_map(|group| group.chunks_exact(2).map(|pair| [pair[0], pair[1]])).collect();
    pairs.sort_unstable();
    pairs.truncate(MAX_PAIRS);
    let mut tally = Tally::default();
    for pair in &pairs {
        let [one, other] = [deal::<G>(setup, pair[0])?, deal::<G>(setup, pair[1])?];
        differences(&one, &other, looker, &mut tally, World::True)?;
        let worlds = pair.map(|number| imagined(&one, looker, number));
        differences(&worlds[0], &worlds[1], looker, &mut tally, World::Imagined)?;
    }
    tally.compare(pairs.len(), looker, "differs between two worlds that look the same")
}

/// Counts every place in another seat's view whose value differs between two worlds.
fn differences<G: Game>(one: &G, other: &G, looker: Seat, tally: &mut Tally, world: World) -> Verdict {
    let mut seen = HashMap::new();
    facts(one, looker, |fact| *seen.entry(fact.to_owned()).or_insert(0) += 1)?;
    facts(other, looker, |fact| *seen.entry(fact.to_owned()).or_insert(0) -= 1)?;
    let mut places: Vec<&str> = seen.iter().filter(|(_, count)| **count != 0).map(|(fact, _)| place(fact)).collect();
    places.sort_unstable();
    places.dedup();
    places.into_iter().for_each(|place| tally.count(place, world));
    Ok(())
}

/// The place of a fact.
pub fn place(fact: &str) -> &str {
    fact.split_once(" = ").map_or(fact, |(place, _)| place)
}

/// Everything that can be said of what the seats other than `looker` see and may do.
fn facts<G: Game>(game: &G, looker: Seat, mut say: impl FnMut(&str)) -> Verdict {
    let mut legal = Vec::new();
    for seat in Seat::all(game.seats()).filter(|&seat| seat != looker) {
        let mut text = format!("seat {seat} sees ");
        leaves(&json(&game.view(Eyes::Seat(seat)))?, &mut text, &mut say);
        game.legal(seat, &mut legal);
        for action in &legal {
            say(&format!("seat {seat} may play code {} = yes", action.encode()));
        }
    }
    Ok(())
}

/// A view as JSON.
pub fn json(view: &impl serde::Serialize) -> Result<Value, Broken> {
    let broken = |error| Broken { law: Law::Eyes, detail: format!("a view cannot be written down: {error}") };
    serde_json::to_value(view).map_err(broken)
}

/// Says `path = value` for every leaf, `text` being the path so far.
pub fn leaves(value: &Value, text: &mut String, say: &mut impl FnMut(&str)) {
    let length = text.len();
    let mut child = |key: &dyn std::fmt::Display, value: &Value, text: &mut String| {
        *text += &format!(".{key}");
        leaves(value, text, say);
        text.truncate(length);
    };
    match value {
        Value::Array(items) if !items.is_empty() => {
            items.iter().enumerate().for_each(|(i, item)| child(&i, item, text));
        }
        Value::Object(fields) if !fields.is_empty() => {
            fields.iter().for_each(|(key, field)| child(key, field, text));
        }
        leaf => {
            *text += &format!(" = {leaf}");
            say(text);
            text.truncate(length);
        }
    }
}

#[derive(Clone, Copy)]
enum World {
    True,
    Imagined,
}

/// How often each thing was found in true and in imagined worlds.
#[derive(Default)]
struct Tally(HashMap<String, [u32; 2]>);

impl Tally {
    fn count(&mut self, what: &str, world: World) {
        match self.0.get_mut(what) {
            Some(counts) => counts[world as usize] += 1,
            None => {
                let mut counts = [0; 2];
                counts[world as usize] = 1;
                self.0.insert(what.to_owned(), counts);
            }
        }
    }

    /// Two samples of the same size: their counts may differ by chance only.
    fn compare(&self, size: usize, looker: Seat, verb: &str) -> Verdict {
        let mut suspects: Vec<_> = self.0.iter().filter(|(_, [a, b])| !agree(*a, *b, size)).collect();
        suspects.sort_unstable();
        let Some((what, [truly, imagined])) = suspects.first() else {
            return Ok(());
        };
        Err(Broken {
            law: Law::Eyes,
            detail: format!(
                "of {size} worlds, `{what}` {verb} in {truly} true ones, but in {imagined} that seat {looker} imagines"
            ),
        })
    }
}

fn agree(a: u32, b: u32, size: usize) -> bool {
    let (a, b, size) = (f64::from(a), f64::from(b), size as f64);
    let share = (a + b) / (2.0 * size);
    let deviation = (2.0 * size * share * (1.0 - share)).max(0.0).sqrt();
    (a - b).abs() <= WIDTH * deviation + 3.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_that_differ_by_chance_agree_and_others_do_not() {
        assert!(agree(500, 540, 1000) && agree(0, 3, 1000) && agree(1000, 1000, 1000) && agree(0, 0, 1000));
        assert!(!agree(500, 700, 1000) && !agree(0, 60, 1000) && !agree(1000, 900, 1000));
    }

    #[test]
    fn every_leaf_of_a_view_is_a_fact() {
        let mut said = Vec::new();
        let view = serde_json::json!({"hand": [3, {"x": null}], "none": [], "open": true});
        leaves(&view, &mut "v".to_owned(), &mut |fact: &str| said.push(fact.to_owned()));
        assert_eq!(said, ["v.hand.0 = 3", "v.hand.1.x = null", "v.none = []", "v.open = true"]);
        assert_eq!(place(&said[1]), "v.hand.1.x");
    }
}
