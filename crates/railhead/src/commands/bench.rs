//! How fast games are.

use std::io::Write;
use std::time::Duration;

use serde::Serialize;
use shelf::Speed;

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
            let speed = game.bench(&values, args.seed, Duration::from_secs_f64(args.seconds))?;
            if args.json {
                json_line(out, &Line::of(&speed))?;
            } else {
                write_speed(&speed, out)?;
            }
            out.flush()?;
        }
    }
    Ok(())
}

/// A measurement as a line of JSON: each rate, what was counted, and in how many seconds of processor time.
#[derive(Serialize)]
struct Line {
    game: &'static str,
    players: usize,
    games_per_cpu_s: f64,
    decisions_per_cpu_s: f64,
    clones_per_cpu_s: f64,
    imagines_per_cpu_s: f64,
    mcts_iterations_per_cpu_s: f64,
    state_bytes: usize,
    games: u64,
    decisions: u64,
    games_cpu_s: f64,
    clones: u64,
    clones_cpu_s: f64,
    imagines: u64,
    imagines_cpu_s: f64,
    mcts_iterations: u64,
    mcts_cpu_s: f64,
}

impl Line {
    fn of(speed: &Speed) -> Self {
        let Speed { game, players, measures, iterations } = *speed;
        Line {
            game,
            players,
            games_per_cpu_s: measures.games.per_second(),
            decisions_per_cpu_s: measures.decisions.per_second(),
            clones_per_cpu_s: measures.clones.per_second(),
            imagines_per_cpu_s: measures.imagines.per_second(),
            mcts_iterations_per_cpu_s: iterations.per_second(),
            state_bytes: measures.state_bytes,
            games: measures.games.times,
            decisions: measures.decisions.times,
            games_cpu_s: measures.games.cpu.as_secs_f64(),
            clones: measures.clones.times,
            clones_cpu_s: measures.clones.cpu.as_secs_f64(),
            imagines: measures.imagines.times,
            imagines_cpu_s: measures.imagines.cpu.as_secs_f64(),
            mcts_iterations: iterations.times,
            mcts_cpu_s: iterations.cpu.as_secs_f64(),
        }
    }
}

fn write_speed(speed: &Speed, out: &mut dyn Write) -> Result<(), Failure> {
    let Speed { game, players, measures, iterations } = *speed;
    writeln!(out, "{game}, {players} players, per second of one thread's processor time:")?;
    for (what, measured) in [
        ("random games", measures.games),
        ("decisions", measures.decisions),
        ("copies of a state", measures.clones),
        ("imagined worlds", measures.imagines),
        ("search iterations", iterations),
    ] {
        let rate = grouped(measured.per_second().round() as u64);
        let (times, seconds) = (grouped(measured.times), measured.cpu.as_secs_f64());
        writeln!(out, "  {rate:>12}  {what:<17}  {times:>14} in {seconds:.3} s")?;
    }
    writeln!(out, "  {:>12}  bytes a state", grouped(measures.state_bytes as u64))?;
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
