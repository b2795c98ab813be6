//! Everything that is counted, named in one place, in the text format of Prometheus.

use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

/// The upper ends of the buckets of a histogram, in milliseconds.
const BUCKETS: [u64; 10] = [1, 2, 5, 10, 20, 50, 100, 250, 1_000, 5_000];

/// What the house counts about itself.
#[derive(Debug, Default)]
pub struct Metrics {
    requests: [AtomicU64; 5],
    panics: AtomicU64,
    entries: AtomicU64,
    tables: AtomicI64,
    watchers: AtomicI64,
    limited: AtomicU64,
    connections: AtomicI64,
    shed: AtomicU64,
    moves: Histogram,
    thoughts: Histogram,
}

#[derive(Debug, Default)]
struct Histogram {
    buckets: [AtomicU64; BUCKETS.len()],
    count: AtomicU64,
    micros: AtomicU64,
}

impl Histogram {
    fn add(&self, time: Duration) {
        let micros = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        if let Some(bucket) = BUCKETS.iter().position(|&end| micros <= end * 1_000) {
            self.buckets[bucket].fetch_add(1, Ordering::Relaxed);
        }
        self.count.fetch_add(1, Ordering::Relaxed);
        self.micros.fetch_add(micros, Ordering::Relaxed);
    }

    fn write(&self, out: &mut String, name: &str, help: &str) {
        let _ = writeln!(out, "# HELP {name} {help}\n# TYPE {name} histogram");
        let mut sum = 0;
        for (end, bucket) in BUCKETS.iter().zip(&self.buckets) {
            sum += bucket.load(Ordering::Relaxed);
            let _ = writeln!(out, "{name}_bucket{{le=\"{}\"}} {sum}", *end as f64 / 1_000.0);
        }
        let count = self.count.load(Ordering::Relaxed);
        let seconds = self.micros.load(Ordering::Relaxed) as f64 / 1e6;
        let _ = writeln!(out, "{name}_bucket{{le=\"+Inf\"}} {count}\n{name}_sum {seconds}\n{name}_count {count}");
    }
}

impl Metrics {
    /// A request was answered with this status.
    pub fn answered(&self, status: u16) {
        let class = usize::from((status / 100).clamp(1, 5)) - 1;
        self.requests[class].fetch_add(1, Ordering::Relaxed);
    }

    /// A request panicked; the table lives on.
    pub fn panicked(&self) {
        self.panics.fetch_add(1, Ordering::Relaxed);
    }

    /// A request was turned away because there were too many.
    pub fn limited(&self) {
        self.limited.fetch_add(1, Ordering::Relaxed);
    }

    /// So many more connections are open.
    pub fn connections(&self, more: i64) {
        self.connections.fetch_add(more, Ordering::Relaxed);
    }

    /// A connection was closed, or not taken up, because there were too many.
    pub fn shed(&self) {
        self.shed.fetch_add(1, Ordering::Relaxed);
    }

    /// Batches of entries were kept.
    pub fn entries(&self, batches: u64) {
        self.entries.fetch_add(batches, Ordering::Relaxed);
    }

    /// A person's decision was played and kept, in this time.
    pub fn moved(&self, time: Duration) {
        self.moves.add(time);
    }

    /// A bot thought this long.
    pub fn thought(&self, time: Duration) {
        self.thoughts.add(time);
    }

    /// A table's task began.
    pub fn table_opened(&self) {
        self.tables.fetch_add(1, Ordering::Relaxed);
    }

    /// A table's task ended.
    pub fn table_closed(&self) {
        self.tables.fetch_sub(1, Ordering::Relaxed);
    }

    /// So many more sockets watch.
    pub fn watchers(&self, more: i64) {
        self.watchers.fetch_add(more, Ordering::Relaxed);
    }

    /// All of it, as Prometheus reads it.
    pub fn text(&self) -> String {
        let mut out = String::new();
        let _ =
            writeln!(out, "# HELP railhead_requests_total Requests answered.\n# TYPE railhead_requests_total counter");
        for (class, count) in self.requests.iter().enumerate() {
            let count = count.load(Ordering::Relaxed);
            let _ = writeln!(out, "railhead_requests_total{{status=\"{}xx\"}} {count}", class + 1);
        }
        let counters = [
            ("railhead_panics_total", "Requests that panicked.", &self.panics),
            ("railhead_limited_total", "Requests turned away because there were too many.", &self.limited),
            ("railhead_shed_total", "Connections closed because there were too many.", &self.shed),
            ("railhead_batches_total", "Batches of journal entries made durable.", &self.entries),
        ];
        for (name, help, counter) in counters {
            let count = counter.load(Ordering::Relaxed);
            let _ = writeln!(out, "# HELP {name} {help}\n# TYPE {name} counter\n{name} {count}");
        }
        let gauges = [
            ("railhead_tables", "Tables in memory.", &self.tables),
            ("railhead_connections", "Open connections.", &self.connections),
            ("railhead_watchers", "Open sockets.", &self.watchers),
        ];
        for (name, help, gauge) in gauges {
            let value = gauge.load(Ordering::Relaxed);
            let _ = writeln!(out, "# HELP {name} {help}\n# TYPE {name} gauge\n{name} {value}");
        }
        self.moves.write(&mut out, "railhead_move_seconds", "From a person's decision to its durability.");
        self.thoughts.write(&mut out, "railhead_thought_seconds", "How long bots think.");
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_counted_is_written() {
        let metrics = Metrics::default();
        metrics.answered(200);
        metrics.answered(404);
        metrics.moved(Duration::from_millis(3));
        metrics.moved(Duration::from_secs(9));
        metrics.watchers(2);
        let text = metrics.text();
        for line in [
            "railhead_requests_total{status=\"2xx\"} 1",
            "railhead_requests_total{status=\"4xx\"} 1",
            "railhead_move_seconds_bucket{le=\"0.002\"} 0",
            "railhead_move_seconds_bucket{le=\"0.005\"} 1",
            "railhead_move_seconds_bucket{le=\"+Inf\"} 2",
            "railhead_watchers 2",
        ] {
            assert!(text.lines().any(|found| found == line), "{line}\n{text}");
        }
    }
}
