//! The house is killed again and again while people play: nothing that was acknowledged is lost, and nothing
//! is carried out twice.
//!
//! The house runs in a child process, which is this very test once more. Each client sends one request at a
//! time; when the connection breaks it sends the same request, with the same id, until it is answered.

use std::io::{BufRead, BufReader, Read};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

mod journal;
mod player;

use crate::client::{Client, config, serve};
use player::{Chance, Manner, Player, Sent};

/// How often the house is killed, unless the environment says so: `make kills` asks for more.
const KILLS: usize = 20;
const KILLS_WANTED: &str = "RAILHEAD_KILLS";

/// Where a house that is to be killed keeps everything.
const FOLDER: &str = "RAILHEAD_TEST_FOLDER";

/// How long a house may take until people play at it again.
const PATIENCE: Duration = Duration::from_secs(20);

/// What all clients share.
pub struct Scene {
    address: Mutex<SocketAddr>,
    pub(crate) acknowledged: AtomicUsize,
    pub(crate) resent: AtomicUsize,
    pub(crate) over: AtomicBool,
}

impl Scene {
    pub(crate) fn address(&self) -> SocketAddr {
        *self.address.lock().expect("nobody panics with it")
    }
}

/// The child: serves until it is killed, or until the parent is gone.
#[test]
fn a_house_to_be_killed() {
    let Ok(folder) = std::env::var(FOLDER) else { return };
    println!("\nlistening {}", serve(config(Path::new(&folder))));
    let _ = std::io::stdin().read_to_end(&mut Vec::new());
    std::process::exit(0);
}

fn open_house(folder: &Path) -> (Child, SocketAddr) {
    let mut house = Command::new(std::env::current_exe().expect("this test is a program"))
        .args(["--exact", "killed::a_house_to_be_killed", "--nocapture"])
        .env(FOLDER, folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the house starts");
    let said = BufReader::new(house.stdout.take().expect("its output is ours")).lines().map_while(Result::ok);
    let address = said.into_iter().find_map(|line| line.strip_prefix("listening ")?.parse().ok());
    (house, address.expect("the house says where it listens"))
}

/// On Unix this is SIGKILL.
fn kill(mut house: Child) {
    house.kill().expect("the house can be killed");
    house.wait().expect("the house ends");
}

fn kills() -> usize {
    std::env::var(KILLS_WANTED).map_or(KILLS, |wanted| wanted.parse().expect("a number of kills"))
}

#[test]
fn kills_lose_nothing_that_was_acknowledged_and_repeat_nothing() {
    let kills = kills();
    let folder = tempfile::tempdir().expect("a folder");
    let began = Instant::now();
    let (mut house, address) = open_house(folder.path());
    let scene = Arc::new(Scene {
        address: Mutex::new(address),
        acknowledged: AtomicUsize::new(0),
        resent: AtomicUsize::new(0),
        over: AtomicBool::new(false),
    });
    let manners = [Manner::Program, Manner::Program, Manner::Page, Manner::Page, Manner::Clocked];
    let players: Vec<_> = manners
        .into_iter()
        .zip(1..)
        .map(|(manner, number)| {
            let player = Player::new(Arc::clone(&scene), manner, number);
            std::thread::spawn(move || player.play())
        })
        .collect();
    let mut chance = Chance::new(99);
    for _ in 0..kills {
        wait_for_moves(&scene, 3 + chance.below(25) as usize);
        kill(house);
        let (again, address) = open_house(folder.path());
        house = again;
        *scene.address.lock().expect("nobody panics with it") = address;
    }
    wait_for_moves(&scene, 10);
    scene.over.store(true, Ordering::Release);
    let sent: Vec<Sent> = players.into_iter().flat_map(|player| player.join().expect("a player plays")).collect();
    kill(house);
    assert!(scene.resent.load(Ordering::Acquire) > 0, "no request was cut off");
    journal::check(folder.path(), &sent, began.elapsed(), kills);
}

/// Waits until so many more requests were acknowledged: the next kill meets the clients at play.
fn wait_for_moves(scene: &Scene, more: usize) {
    let began = Instant::now();
    let wanted = scene.acknowledged.load(Ordering::Acquire) + more;
    while scene.acknowledged.load(Ordering::Acquire) < wanted {
        assert!(began.elapsed() < PATIENCE, "nobody plays");
        std::thread::sleep(Duration::from_millis(1));
    }
}

/// A client of the house as it runs now.
fn client(scene: &Scene, token: &str) -> Client {
    Client { token: token.to_owned(), ..Client::stranger(scene.address()) }
}
