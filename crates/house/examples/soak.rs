//! Whether the house grows in a long evening: games are played one after another at a steady rate, and the memory of the
//! house is printed every minute.
//!
//! ```text
//! cargo run --release -p house --example soak -- --minutes 10 --rate 50
//! cargo run --release -p house --example soak -- --logins 1000000
//! ```
//!
//! The house runs in a process of its own. Every player is a guest who opens a table, sits in all of its seats, plays it
//! to the end by chance over the API, and then comes back as somebody new with another game. With `--logins` strangers try
//! passwords instead, each at an account of another name.

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
const WARM: usize = 2;

/// Games come and go, and some megabytes with them: so many minutes are compared with as many, by their mean.
const SPAN: usize = 3;

/// By how many megabytes it may grow after it has warmed up.
const GROWTH: f64 = 5.0;

/// By how many megabytes it may grow while strangers try passwords.
const STRANGERS: f64 = 20.0;

/// How many of them try at a time.
const LINES: u64 = 16;

struct Plan {
    minutes: u64,
    /// Decisions a second, of all players together.
    rate: u64,
    players: u64,
    /// How many passwords are tried; nobody plays then.
    logins: u64,
}

impl Plan {
    fn from_args(mut args: impl Iterator<Item = String>) -> Answer<Self> {
        let mut plan = Plan { minutes: 10, rate: 50, players: 20, logins: 0 };
        while let Some(flag) = args.next() {
            let value = args.next().ok_or_else(|| format!("{flag} needs a number"))?.parse()?;
            match flag.as_str() {
                "--minutes" => plan.minutes = value,
                "--rate" => plan.rate = value,
                "--players" => plan.players = value,
                "--logins" => plan.logins = value,
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
    let result = match plan.logins {
        0 => runtime.block_on(run(&plan, address, house.id())),
        logins => runtime.block_on(knock(logins, address, house.id())),
    };
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
    let mut memory = Vec::new();
    println!("minute  decisions  games  memory");
    for minute in 1..=plan.minutes {
        sleep_until(began + Duration::from_secs(60 * minute)).await;
        let resident = process::Use::of(house)?.resident;
        memory.push(resident);
        let (decisions, games) = (decisions.load(Ordering::Relaxed), games.load(Ordering::Relaxed));
        println!("{minute:6}  {decisions:9}  {games:5}  {resident:.1} MB");
    }
    let mean = |minutes: &[f64]| minutes.iter().sum::<f64>() / minutes.len() as f64;
    let Some(warm) = memory.get(WARM..).filter(|warm| warm.len() >= 2 * SPAN) else {
        println!("too short to say whether the house grows: {} minutes are needed", WARM + 2 * SPAN);
        return Ok(());
    };
    let grown = mean(&warm[warm.len() - SPAN..]) - mean(&warm[..SPAN]);
    println!("the last {SPAN} minutes against the {SPAN} after minute {WARM}: {grown:+.1} MB; {GROWTH} MB are allowed");
    if grown > GROWTH { Err("the house grows".into()) } else { Ok(()) }
}

/// Strangers try passwords at as many accounts as there are attempts.
async fn knock(logins: u64, address: SocketAddr, house: u32) -> Answer<()> {
    // The first ones cost what hashing takes, 19 MB, and what the page is made of: once, and not again.
    try_passwords(address, 0..LINES).await?;
    let before = process::Use::of(house)?.resident;
    let began = Instant::now();
    let strangers = (0..LINES).map(|line| tokio::spawn(try_passwords(address, (line..logins).step_by(LINES as usize))));
    let mut refused = 0;
    for stranger in strangers.collect::<Vec<_>>() {
        refused += stranger.await??;
    }
    let seconds = began.elapsed().as_secs_f64();
    let after = process::Use::of(house)?.resident;
    let grown = after - before;
    println!("{refused} of {logins} logins refused in {seconds:.0} s; {before:.1} MB before, {after:.1} MB after");
    println!("grown by {grown:.1} MB; {STRANGERS} MB are allowed");
    if refused == logins && grown <= STRANGERS { Ok(()) } else { Err("the house grows, or lets strangers in".into()) }
}

async fn try_passwords(address: SocketAddr, numbers: impl Iterator<Item = u64>) -> Answer<u64> {
    let mut house = Connection::open(address).await?;
    let mut refused = 0;
    for number in numbers {
        let status =
            house.submit("/account/login", &format!("name=stranger-{number:09}&password=let-me-in-{number}")).await?;
        refused += u64::from(status >= 400);
    }
    Ok(refused)
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
