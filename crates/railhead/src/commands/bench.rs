//! How fast games are.

use std::io::Write;
use std::time::Duration;

use shelf::Rates;

use super::json_line;
use crate::cli::{BenchArgs, SetupArgs};
use crate::failure::Failure;
use crate::setup;

/// Measures every game and number of players that was asked for.
pub fn bench(args: &BenchArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let flags = SetupArgs { players: None, set: args.set.clone() };
    let players: Vec<Option<u32>> = match &args.players[..] {
        [] => vec![None],
        some => some.iter().copied().map(Some).collect(),
    };
    for game in setup::games(args.game.as_deref())? {
        for &players in &players {
            let values = flags.with_players(game, players)?;
            let rates = game.bench(&values, args.seed, Duration::from_secs_f64(args.seconds))?;
            if args.json {
                json_line(out, &rates)?;
            } else {
                write_rates(&rates, out)?;
            }
            out.flush()?;
        }
    }
    Ok(())
}

fn write_rates(rates: &Rates, out: &mut dyn Write) -> Result<(), Failure> {
    writeln!(out, "{}, {} players, per second of one thread's processor time:", rates.game, rates.players)?;
    for (what, rate) in [
        ("random games", rates.games_per_cpu_s),
        ("decisions", rates.decisions_per_cpu_s),
        ("copies of a state", rates.clones_per_cpu_s),
        ("imagined worlds", rates.imagines_per_cpu_s),
        ("search iterations", rates.mcts_iterations_per_cpu_s),
    ] {
        writeln!(out, "  {:>12}  {what}", grouped(rate.round() as u64))?;
    }
    writeln!(out, "  {:>12}  bytes a state", grouped(rates.state_bytes as u64))?;
    Ok(())
}

/// `1,234,567`
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let groups: Vec<&str> = digits.as_bytes().rchunks(3).rev().filter_map(|group| str::from_utf8(group).ok()).collect();
    groups.join(",")
}

#[cfg(test)]
mod tests {
    use super::grouped;

    #[test]
    fn large_numbers_are_grouped() {
        assert_eq!([0, 999, 1000, 1_234_567].map(grouped), ["0", "999", "1,000", "1,234,567"]);
    }
}
