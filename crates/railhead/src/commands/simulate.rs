//! Many games of given bots.

use std::io::Write;

use serde::Serialize;
use shelf::{Series, Summary};

use super::bar::{Bar, stop_on_ctrl_c, use_threads};
use super::json_line;
use crate::cli::SimulateArgs;
use crate::failure::Failure;
use crate::setup;

/// A simulation as a line of JSON.
#[derive(Serialize)]
struct Line<'a> {
    game: &'a str,
    players: usize,
    seed: u64,
    games: u32,
    decisions: Spread,
    cpu_s: f64,
    categories: &'a [&'static str],
    seats: Vec<SeatLine<'a>>,
}

/// The fewest, the mean and the most.
#[derive(Serialize)]
struct Spread {
    min: u32,
    mean: f64,
    max: u32,
}

#[derive(Serialize)]
struct SeatLine<'a> {
    seat: usize,
    bot: &'a str,
    wins: f64,
    share: f64,
    low: f64,
    high: f64,
    score: f64,
    scores: &'a [f64],
    decisions: f64,
}

/// Plays the games and sums up what happened.
pub fn simulate(args: &SimulateArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let game = setup::game(args.game.as_deref())?;
    let series =
        Series { setup: args.setup.values(game)?, bots: args.bots.0.clone(), games: args.games, seed: args.seed };
    use_threads(args.run.threads)?;
    let stop = stop_on_ctrl_c()?;
    let bar = Bar::new();
    let summary = game.simulate(&series, &bar, &stop)?;
    drop(bar);
    if args.run.json {
        json_line(out, &line(game.name(), args.seed, &summary))?;
    } else {
        write_summary(game.name(), &summary, out)?;
    }
    if summary.games < args.games {
        return Err(Failure::Stopped(format!("stopped after {} of {} games", summary.games, args.games)));
    }
    Ok(())
}

fn line<'a>(game: &'a str, seed: u64, summary: &'a Summary) -> Line<'a> {
    let (min, mean, max) = summary.decisions;
    let seats = summary.seats.iter().enumerate().map(|(i, seat)| SeatLine {
        seat: i + 1,
        bot: &seat.bot,
        wins: seat.wins,
        share: seat.interval.share,
        low: seat.interval.low,
        high: seat.interval.high,
        score: seat.score,
        scores: &seat.scores,
        decisions: seat.decisions,
    });
    Line {
        game,
        players: summary.seats.len(),
        seed,
        games: summary.games,
        decisions: Spread { min, mean, max },
        cpu_s: summary.cpu.as_secs_f64(),
        categories: &summary.categories,
        seats: seats.collect(),
    }
}

fn write_summary(game: &str, summary: &Summary, out: &mut dyn Write) -> Result<(), Failure> {
    let (min, mean, max) = summary.decisions;
    writeln!(out, "{game}: {} games, {min} to {max} decisions each ({mean:.1} on average)", summary.games)?;
    writeln!(out, "\nseat  bot                      wins   share  95 % interval     score")?;
    for (i, seat) in summary.seats.iter().enumerate() {
        let interval = seat.interval;
        writeln!(
            out,
            "{:>4}  {:<20} {:>8.1}  {:>6.3}  {:.3} to {:.3}  {:>8.1}",
            i + 1,
            seat.bot,
            seat.wins,
            interval.share,
            interval.low,
            interval.high,
            seat.score
        )?;
    }
    Ok(())
}
