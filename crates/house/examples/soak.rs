//! Whether the house grows in a long evening: games are played one after another at a steady rate, and the memory of the
//! house is printed every minute.
//!
//! ```text
//! cargo run --release -p house --example soak -- --minutes 10 --rate 50
//! ```
//!
//! The house runs in a process of its own. Every player is a guest who opens a table, sits in all of its seats, plays it
//! to the end by chance over the API, and then comes back as somebody new with another game.

use std::error::Error;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::{Instant, sleep_until};

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

#[path = "load/http.rs"]
#[allow(dead_code)]
mod http;
#[path = "load/process.rs"]
#[allow(dead_code)]
mod process;

use http::Connection;

/// What may fail.
pub type Answer<T> = Result<T, Box<dyn Error + Send + Sync>>;

/// After so many minutes the house has reached its usual size.
const WARM: u64 = 2;

/// By how many megabytes it may grow afterwards.
const GROWTH: f64 = 5.0;

struct Plan {
    minutes: u64,
    /// Decisions a second, of all players together.
    rate: u64,
    players: u64,
}

impl Plan {
    fn from_args(mut args: impl Iterator<Item = String>) -> Answer<Self> {
        let mut plan = Plan { minutes: 10, rate: 50, players: 20 };
        while let Some(flag) = args.next() {
            let value = args.next().ok_or_else(|| format!("{flag} needs a number"))?.parse()?;
            match flag.as_str() {
                "--minutes" => plan.minutes = value,
                "--rate" => plan.rate = value,
                "--players" => plan.players = value,
                _ => return Err(format!("there is no flag {flag}").into()),
            }
        }
        Ok(plan)
    }
}

fn main() -> Answer<()> {
    let mut args = std::env::args().skip(1).peekable();
    if args.peek().is_some_and(|first| first == "--serve") {
        return process::serve(Path::new(&args.nth(1).ok_or("--serve needs a folder")?));
    }
    let plan = Plan::from_args(args)?;
    let folder = tempfile::tempdir()?;
    let (mut house, address) = process::open(folder.path())?;
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    let result = runtime.block_on(run(&plan, address, house.id()));
    house.kill()?;
    house.wait()?;
    result
}

async fn run(plan: &Plan, address: SocketAddr, house: u32) -> Answer<()> {
    let (decisions, games) = (Arc::new(AtomicU64::new(0)), Arc::new(AtomicU64::new(0)));
    let pause = Duration::from_secs_f64(plan.players as f64 / plan.rate as f64);
    for number in 0..plan.players {
        let (decisions, games) = (Arc::clone(&decisions), Arc::clone(&games));
        tokio::spawn(async move {
            let player = Player { address, number, pause, decisions, games };
            if let Err(error) = player.play_on().await {
                eprintln!("player {number}: {error}");
            }
        });
    }
    let began = Instant::now();
    let (mut warm, mut last) = (0.0, 0.0);
    println!("minute  decisions  games  memory");
    for minute in 1..=plan.minutes {
        sleep_until(began + Duration::from_secs(60 * minute)).await;
        last = process::Use::of(house)?.resident;
        if minute == WARM.min(plan.minutes) {
            warm = last;
        }
        let (decisions, games) = (decisions.load(Ordering::Relaxed), games.load(Ordering::Relaxed));
        println!("{minute:6}  {decisions:9}  {games:5}  {last:.1} MB");
    }
    let grown = last - warm;
    println!("grown by {grown:.1} MB since minute {WARM}; {GROWTH} MB are allowed");
    if grown > GROWTH { Err("the house grows".into()) } else { Ok(()) }
}

struct Player {
    address: SocketAddr,
    number: u64,
    pause: Duration,
    decisions: Arc<AtomicU64>,
    games: Arc<AtomicU64>,
}

impl Player {
    async fn play_on(&self) -> Answer<()> {
        let mut house = Connection::open(self.address).await?;
        let mut due = Instant::now();
        let mut luck = self.number.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
        for game in self.number.. {
            self.play_one(&mut house, game as usize, &mut due, &mut luck).await?;
            self.games.fetch_add(1, Ordering::Relaxed);
        }
        Ok(())
    }

    async fn play_one(&self, house: &mut Connection, game: usize, due: &mut Instant, luck: &mut u64) -> Answer<()> {
        let name = json!({ "name": format!("Guest {} {game}", self.number) });
        let token = text(&house.ask("POST", "/api/v1/guests", "", &name).await?["token"])?;
        let game = shelf::games()[game % shelf::games().len()].name();
        let seats = json!([{ "kind": "me", "name": "Left" }, { "kind": "me", "name": "Right" }]);
        let table = json!({ "game": game, "setup": { "players": 2 }, "seats": seats });
        let opened = house.ask("POST", "/api/v1/tables", &token, &table).await?;
        let table = format!("/api/v1/tables/{}", text(&opened["table"])?);
        for turn in 0.. {
            let seen = house.ask("GET", &table, &token, &Value::Null).await?;
            let options = seen["options"].as_array().filter(|options| !options.is_empty());
            let (Some(options), false) = (options, seen["stage"] == "finished") else { break };
            *luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let chosen = &options[(*luck >> 33) as usize % options.len()]["notation"];
            let client = format!("turn-{turn:08}");
            let play =
                json!({ "seat": seen["seat"], "version": seen["version"], "choices": [chosen], "client": client });
            sleep_until(*due).await;
            *due += self.pause;
            house.ask("POST", &format!("{table}/play"), &token, &play).await?;
            self.decisions.fetch_add(1, Ordering::Relaxed);
        }
        Ok(())
    }
}

fn text(value: &Value) -> Answer<String> {
    Ok(value.as_str().ok_or("the house answered something else")?.to_owned())
}
