//! How balanced West Story is: bots that lean towards one thing or another meet at tables for two, in both seats of the same
//! deal, and what comes of it is drawn.
//!
//! `cargo run --release -p shelf --example balance -- play --numbers tuned --file target/balance/tuned.jsonl` plays; stopped
//! at any time, the same command goes on. `report FIRST TUNED FOLDER` draws what two files hold, and fills in the tables of
//! `west-story.md` in that folder. `make balance` does all of it.

mod chart;
mod ledger;
mod report;
mod summary;
mod tables;

use std::collections::HashSet;
use std::error::Error;
use std::path::{Path, PathBuf};
use std::time::Instant;

use ledger::{Header, Ledger};
use west_story::data::NumberSet;

/// What can go wrong.
type Fault = Box<dyn Error + Send + Sync>;

/// The ways to play that meet: without a lean, and with leans so strong that one sees what they are about, and so weak that the
/// rest is played as well as by anybody.
const WAYS: [&str; 6] = ["none", "buildings/0.04", "animals/0.04", "outposts/0.06", "bandits/0.1", "production/0.04"];

/// What to play.
struct Plan {
    numbers: NumberSet,
    file: PathBuf,
    ways: Vec<String>,
    /// Whether only the first way meets the others.
    first_only: bool,
    deals: u32,
    iterations: u32,
    seed: u64,
}

impl Plan {
    fn read(mut words: impl Iterator<Item = String>) -> Result<Self, Fault> {
        let mut plan = Plan {
            numbers: NumberSet::First,
            file: PathBuf::from("target/balance/first.jsonl"),
            ways: WAYS.map(str::to_owned).to_vec(),
            first_only: false,
            deals: 500,
            iterations: 40,
            seed: 1,
        };
        while let Some(word) = words.next() {
            let mut value = || words.next().ok_or_else(|| format!("{word} needs a value"));
            match word.as_str() {
                "--numbers" => {
                    let name = value()?;
                    plan.numbers = NumberSet::named(&name).ok_or_else(|| format!("{name} is no set of numbers"))?;
                }
                "--file" => plan.file = value()?.into(),
                "--ways" => plan.ways = value()?.split(',').map(str::to_owned).collect(),
                "--first-only" => plan.first_only = true,
                "--deals" => plan.deals = value()?.parse()?,
                "--iterations" => plan.iterations = value()?.parse()?,
                "--seed" => plan.seed = value()?.parse()?,
                _ => return Err(format!("what is {word}?").into()),
            }
        }
        Ok(plan)
    }

    /// Who meets whom, in both seats.
    fn meetings(&self) -> Vec<[&str; 2]> {
        let mut meetings = Vec::new();
        for (i, one) in self.ways.iter().enumerate().take(if self.first_only { 1 } else { self.ways.len() }) {
            for other in &self.ways[i + 1..] {
                meetings.extend([[one.as_str(), other], [other, one.as_str()]]);
            }
        }
        meetings
    }

    fn header(&self) -> Header {
        let numbers = self.numbers.numbers();
        let kinds = numbers.kinds.iter().map(|kind| format!("{}{}{}", kind.cost.hats, kind.cost.coins, kind.points));
        let cities = numbers.cities.iter().map(|city| {
            let [first, second, third] = city.outposts;
            format!("{}:{first}{second}{third}", city.cost)
        });
        let print: Vec<String> = kinds.chain(cities).collect();
        Header {
            numbers: self.numbers.name().to_owned(),
            print: print.join(" "),
            iterations: self.iterations,
            seed: self.seed,
        }
    }

    /// Plays what the file does not hold yet, deal by deal, so that a part of it is already a fair sample.
    fn play(&self) -> Result<(), Fault> {
        let (mut ledger, known) = Ledger::open(&self.file, &self.header())?;
        let known: HashSet<(u32, [String; 2])> = known.into_iter().map(|record| (record.deal, record.ways)).collect();
        let meetings = self.meetings();
        let all = meetings.len() * self.deals as usize;
        let (started, mut done) = (Instant::now(), 0);
        for deal in 0..self.deals {
            for ways in &meetings {
                if !known.contains(&(deal, ways.map(str::to_owned))) {
                    ledger.append(&tables::play(deal, *ways, self.numbers, self.iterations, self.seed)?)?;
                    done += 1;
                }
            }
            if done > 0 {
                let left = all - (deal as usize + 1) * meetings.len();
                let each = started.elapsed().as_secs_f64() / f64::from(done);
                eprint!("\rdeal {} of {}, {:.0} s to go  ", deal + 1, self.deals, left as f64 * each);
            }
        }
        eprintln!("\n{all} games in {}", self.file.display());
        Ok(())
    }
}

fn main() -> Result<(), Fault> {
    let mut words = std::env::args().skip(1);
    match words.next().as_deref() {
        Some("play") => Plan::read(words)?.play(),
        Some("report") => {
            let words: Vec<String> = words.collect();
            let [first, tuned, folder] = &words[..] else { return Err("expected: report FIRST TUNED FOLDER".into()) };
            report::write([first.into(), tuned.into()], Path::new(folder))
        }
        _ => Err("expected: play, or report FIRST TUNED FOLDER".into()),
    }
}
