//! A small client over a plain connection, and a house to talk to.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::time::Duration;

use house::config::Config;
use house::server::Server;
use serde_json::{Value, json};

/// How long a test waits for an answer.
const PATIENCE: Duration = Duration::from_secs(30);

/// A house on a free port of this machine, without limits.
pub fn config(data: &Path) -> Config {
    let listen = SocketAddr::from(([127, 0, 0, 1], 0));
    Config { listen, writes_per_minute: None, ..Config::local(data.to_owned()) }
}

/// Serves a house until the process ends.
pub fn serve(config: Config) -> SocketAddr {
    let (tell, told) = std::sync::mpsc::channel();
    std::thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");
        runtime.block_on(async {
            let server = Server::open(config).await.expect("the house opens");
            tell.send(server.address().expect("an address")).expect("somebody waits");
            server.run(std::future::pending()).await.expect("the house serves");
        });
    });
    told.recv_timeout(PATIENCE).expect("the house opens in time")
}

/// What the house answered.
#[derive(Clone, Debug)]
pub struct Answered {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub text: String,
}

impl Answered {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// The kind of a refusal.
    pub fn kind(&self) -> (u16, String) {
        (self.status, self.json()["refusal"]["kind"].as_str().unwrap_or_default().to_owned())
    }
}

/// Somebody who talks to the house.
#[derive(Clone, Debug)]
pub struct Client {
    pub address: SocketAddr,
    pub token: String,
    pub language: &'static str,
}

impl Client {
    /// Nobody yet.
    pub fn stranger(address: SocketAddr) -> Self {
        Client { address, token: String::new(), language: "en" }
    }

    /// A new guest.
    pub fn guest(address: SocketAddr, name: &str) -> Self {
        let stranger = Client::stranger(address);
        let guest = stranger.post("/api/v1/guests", &json!({ "name": name }));
        assert_eq!(guest.status, 201, "{guest:?}");
        let token = guest.json()["token"].as_str().expect("a token").to_owned();
        Client { token, ..stranger }
    }

    pub fn get(&self, path: &str) -> Answered {
        self.ask("GET", path, "").expect("the house answers")
    }

    pub fn post(&self, path: &str, body: &Value) -> Answered {
        self.ask("POST", path, &body.to_string()).expect("the house answers")
    }

    /// One request; an error if the connection broke before the whole answer came.
    pub fn ask(&self, method: &str, path: &str, body: &str) -> std::io::Result<Answered> {
        let mut answer = self.open(method, path, body)?;
        let (status, headers) = head(&mut answer)?;
        let mut text = String::new();
        answer.read_to_string(&mut text)?;
        let length =
            headers.iter().find(|(name, _)| name == "content-length").and_then(|(_, value)| value.parse().ok());
        if length.is_some_and(|length: usize| length != text.len()) {
            return Err(std::io::ErrorKind::UnexpectedEof.into());
        }
        Ok(Answered { status, headers, text })
    }

    /// A stream of events, after its head.
    pub fn follow(&self, path: &str) -> BufReader<TcpStream> {
        let mut answer = self.open("GET", path, "").expect("the house answers");
        let (status, headers) = head(&mut answer).expect("an answer has a head");
        assert_eq!(status, 200);
        assert!(headers.contains(&("content-type".to_owned(), "text/event-stream".to_owned())), "{headers:?}");
        answer
    }

    fn open(&self, method: &str, path: &str, body: &str) -> std::io::Result<BufReader<TcpStream>> {
        let mut stream = TcpStream::connect(self.address)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        let (host, language, length) = (self.address, self.language, body.len());
        let token =
            if self.token.is_empty() { String::new() } else { format!("Authorization: Bearer {}\r\n", self.token) };
        write!(
            stream,
            "{method} {path} HTTP/1.0\r\nHost: {host}\r\nAccept-Language: {language}\r\n{token}\
             Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
        )?;
        Ok(BufReader::new(stream))
    }
}

/// Status and headers of an answer.
fn head(answer: &mut impl BufRead) -> std::io::Result<(u16, Vec<(String, String)>)> {
    let broken = || std::io::Error::from(std::io::ErrorKind::UnexpectedEof);
    let mut line = String::new();
    answer.read_line(&mut line)?;
    let status = line.split(' ').nth(1).and_then(|code| code.parse().ok()).ok_or_else(broken)?;
    let mut headers = Vec::new();
    loop {
        line.clear();
        if answer.read_line(&mut line)? == 0 {
            return Err(broken());
        }
        match line.trim().split_once(": ") {
            Some((name, value)) => headers.push((name.to_ascii_lowercase(), value.to_owned())),
            None => return Ok((status, headers)),
        }
    }
}

/// The next message of a stream of events.
pub fn next_event(stream: &mut impl BufRead) -> Value {
    let mut line = String::new();
    loop {
        line.clear();
        assert_ne!(stream.read_line(&mut line).expect("a line"), 0, "the stream ended");
        if let Some(data) = line.strip_prefix("data:") {
            return serde_json::from_str(data.trim()).expect("an event is JSON");
        }
    }
}
