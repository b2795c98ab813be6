//! A match of the toy game: `cargo run --release --example match -- mcts:400 greedy 3000 3`
//! (bot, opponent, games, players).

use std::error::Error;
use std::sync::atomic::AtomicBool;

use arena::{Match, report};
use proving::toy::{Toy, ToySetup};

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word = |i: usize, default: &str| words.get(i).cloned().unwrap_or_else(|| default.to_owned());
    let setup = ToySetup { players: word(3, "3").parse()?, purse: 6, champion: None };
    let (bot, against) = (word(0, "mcts:400").parse()?, word(1, "greedy").parse()?);
    let contest = Match::<Toy>::new(setup, bot, against, word(2, "600").parse()?, 1);
    let outcome = contest.run(None, &(), &AtomicBool::new(false))?;
    print!("{}", report::table(&[contest.row(&outcome)]));
    println!("{:?} a decision", outcome.effort.cpu);
    Ok(())
}
