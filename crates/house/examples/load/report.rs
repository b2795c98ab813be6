//! What was measured.

use std::time::Duration;

use crate::Plan;
use crate::pace::Tally;
use crate::pages::Shown;
use crate::process::Use;

/// How many ticks of processor time Linux counts in a second.
const TICKS: f64 = 100.0;

/// Prints everything on a few lines.
pub fn print(plan: &Plan, tally: &Tally, shown: &Shown, before: &Use, after: &Use) {
    let seconds = tally.lasted.as_secs_f64();
    let done = tally.latencies.len();
    println!("tables {}, pages {} ({} closed)", plan.tables, shown.pages, shown.closed);
    println!(
        "decisions  {done} in {seconds:.1} s = {:.0}/s durable; {} refused, {} times nobody could decide",
        done as f64 / seconds,
        tally.refused,
        tally.idle
    );
    let at = |part: f64| millis(tally.latencies.get(((done as f64 - 1.0).max(0.0) * part) as usize));
    println!(
        "latency    p50 {:.1} ms, p90 {:.1} ms, p99 {:.1} ms, longest {:.1} ms",
        at(0.5),
        at(0.9),
        at(0.99),
        at(1.0)
    );
    println!(
        "updates    {} ({:.1} MB, {:.1} KB each), {} of them whole, {} lost",
        shown.updates,
        shown.bytes as f64 / 1e6,
        shown.bytes as f64 / 1e3 / (shown.updates.max(1)) as f64,
        shown.whole,
        shown.lost
    );
    println!("memory     {:.0} MB, {:.0} MB at most", after.resident, after.peak);
    println!("processor  {:.2} of a core for the house", (after.ticks - before.ticks) as f64 / TICKS / seconds);
}

fn millis(time: Option<&Duration>) -> f64 {
    time.map_or(f64::NAN, |time| time.as_secs_f64() * 1e3)
}
