//! A program that plays a whole game against the house's bots, over HTTP and with nothing else.
//!
//! Start the house, then:
//!
//! ```text
//! cargo run -p house --example bot -- http://localhost:8080 [GAME] [PLAYERS]
//! ```
//!
//! It comes in as a guest, opens a table, follows it, decides whenever it is its turn, and says who won.
//! Put something better into `choose` and it is your bot. All requests are described at `/api`.

use std::error::Error;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde_json::{Value, json};

type Answer<T> = Result<T, Box<dyn Error>>;

fn main() -> Answer<()> {
    let mut args = std::env::args().skip(1);
    let address = args.next().ok_or("usage: bot http://HOST:PORT [GAME] [PLAYERS]")?;
    let game = args.next();
    let players = args.next().map_or(Ok(3), |text| text.parse())?;
    println!("{}", play(&address, game.as_deref(), players)?);
    Ok(())
}

/// Plays one game at the house, and says who won.
pub fn play(address: &str, game: Option<&str>, players: usize) -> Answer<String> {
    let mut house = House::at(address)?;
    let guest = house.post("guests", &json!({ "name": "Marshal 2000" }))?;
    house.token = text(&guest["token"])?;

    let games = house.get("games")?;
    let game = game.map_or_else(|| text(&games["games"][0]["name"]), |name| Ok(name.to_owned()))?;
    let mut seats = vec![json!({ "kind": "me" })];
    seats.resize(players, json!({ "kind": "bot", "level": "beginner" }));
    let opened = house.post("tables", &json!({ "game": game, "setup": { "players": players }, "seats": seats }))?;
    let table = format!("tables/{}", text(&opened["table"])?);

    let mut chance = Chance::new();
    for decision in 0.. {
        let seen = house.wait_for_turn(&table)?;
        if seen["stage"] != "playing" {
            return Ok(result(&seen));
        }
        let choice = choose(&seen, &mut chance)?;
        let client = format!("bot-{:016x}-{decision}", chance.next());
        let play = json!({ "seat": 0, "choices": [choice], "version": seen["version"], "client": client });
        house.post(&format!("{table}/play"), &play)?;
    }
    unreachable!("every game ends")
}

/// What to do. This bot takes anything; the view and the words of the options are there for a better one.
fn choose(seen: &Value, chance: &mut Chance) -> Answer<String> {
    let options = seen["options"].as_array().filter(|options| !options.is_empty()).ok_or("nothing to choose from")?;
    let number = (chance.next() % options.len() as u64) as usize;
    text(&options[number]["notation"])
}

fn result(seen: &Value) -> String {
    let name = |seat: usize| seen["names"][seat].as_str().unwrap_or("somebody").to_owned();
    let results = seen["standing"]["results"].as_array().cloned().unwrap_or_default();
    let line = |(seat, result): (usize, &Value)| format!("{}. {} ({})", result["place"], name(seat), result["total"]);
    let mut lines: Vec<String> = results.iter().enumerate().map(line).collect();
    lines.sort();
    let won = |(seat, result): (usize, &Value)| (result["place"] == 1).then(|| name(seat));
    let winners: Vec<String> = results.iter().enumerate().filter_map(won).collect();
    format!("{}\n{} won.", lines.join("\n"), winners.join(" and "))
}

/// The house at the other end of a wire.
struct House {
    host: String,
    base: String,
    token: String,
}

impl House {
    fn at(address: &str) -> Answer<Self> {
        let rest = address.strip_prefix("http://").ok_or("the address begins with http://")?;
        let (host, base) = rest.split_once('/').unwrap_or((rest, ""));
        let base = if base.is_empty() { String::new() } else { format!("/{}", base.trim_end_matches('/')) };
        Ok(House { host: host.to_owned(), base, token: String::new() })
    }

    /// The table when it is our turn, or when the game is over.
    fn wait_for_turn(&self, table: &str) -> Answer<Value> {
        loop {
            let seen = self.get(&format!("{table}?seat=0"))?;
            if seen["turn"] == true || seen["stage"] != "playing" {
                return Ok(seen);
            }
            self.wait_for_change(table, &seen["version"])?;
        }
    }

    /// Follows the table until it is no longer at this version.
    fn wait_for_change(&self, table: &str, version: &Value) -> Answer<()> {
        let (_, stream) = self.send("GET", &format!("{table}/stream?seat=0&version={version}"), "")?;
        for line in stream.lines() {
            if line?.starts_with("data:") {
                return Ok(());
            }
        }
        Ok(()) // The house closed the stream: look again.
    }

    fn get(&self, path: &str) -> Answer<Value> {
        self.ask("GET", path, "")
    }

    fn post(&self, path: &str, body: &Value) -> Answer<Value> {
        self.ask("POST", path, &body.to_string())
    }

    fn ask(&self, method: &str, path: &str, body: &str) -> Answer<Value> {
        loop {
            let (status, mut answer) = self.send(method, path, body)?;
            let mut text = String::new();
            answer.read_to_string(&mut text)?;
            match status {
                200 | 201 => return Ok(serde_json::from_str(&text)?),
                429 => std::thread::sleep(Duration::from_secs(1)),
                _ => return Err(format!("{method} {path}: {status} {text}").into()),
            }
        }
    }

    /// One request on a connection of its own. With HTTP/1.0 the answer ends where the connection does.
    fn send(&self, method: &str, path: &str, body: &str) -> Answer<(u16, BufReader<TcpStream>)> {
        let mut stream = TcpStream::connect(&self.host)?;
        let (host, token, length) = (&self.host, &self.token, body.len());
        let identity = if token.is_empty() { String::new() } else { format!("Authorization: Bearer {token}\r\n") };
        write!(
            stream,
            "{method} {}/api/v1/{path} HTTP/1.0\r\nHost: {host}\r\n{identity}\
             Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}",
            self.base
        )?;
        let mut answer = BufReader::new(stream);
        let mut line = String::new();
        answer.read_line(&mut line)?;
        let status = line.split(' ').nth(1).and_then(|code| code.parse().ok()).ok_or("that is not HTTP")?;
        while line.trim() != "" {
            line.clear();
            answer.read_line(&mut line)?;
        }
        Ok((status, answer))
    }
}

/// Numbers that nobody can foresee well enough to mind.
struct Chance(u64);

impl Chance {
    fn new() -> Self {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Chance(now.as_nanos() as u64 | 1)
    }

    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }
}

fn text(value: &Value) -> Answer<String> {
    Ok(value.as_str().ok_or("the house answered something else than it says")?.to_owned())
}
