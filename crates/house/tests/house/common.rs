//! A house on a free port, and somebody with a browser: pages, forms, one cookie.

#![allow(missing_docs)]

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use house::config::Config;
use house::server::Server;
use tempfile::TempDir;

/// How long a test waits for an answer.
const PATIENCE: Duration = Duration::from_secs(60);

/// A house that lasts as long as the test.
pub struct House {
    pub address: SocketAddr,
    _folder: TempDir,
}

impl House {
    pub fn open() -> House {
        House::with(|config| config)
    }

    pub fn with(change: impl FnOnce(Config) -> Config) -> House {
        let folder = tempfile::tempdir().expect("a folder");
        let listen = SocketAddr::from(([127, 0, 0, 1], 0));
        let config = Config { listen, writes_per_minute: None, ..Config::local(folder.path().to_owned()) };
        House { address: serve(change(config)), _folder: folder }
    }

    /// Somebody who has never been here.
    pub fn browser(&self) -> Browser {
        Browser::new(self.address)
    }
}

fn serve(config: Config) -> SocketAddr {
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
pub struct Answer {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub text: String,
}

impl Answer {
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// Where a browser is sent on to; the answer must be a 303.
    #[track_caller]
    pub fn led(&self) -> &str {
        assert_eq!(self.status, 303, "{}", self.text);
        self.header("location").expect("a 303 says where to")
    }

    /// The page; the answer must be one.
    #[track_caller]
    pub fn page(&self) -> &str {
        assert_eq!(self.status, 200, "{}", self.text);
        &self.text
    }

    /// What stands between two marks on the page, the first time.
    #[track_caller]
    pub fn between(&self, before: &str, after: &str) -> &str {
        let rest = self.text.split_once(before).unwrap_or_else(|| panic!("no {before} in {}", self.text)).1;
        rest.split_once(after).expect("what follows").0
    }
}

/// Somebody with a browser.
#[derive(Clone, Debug)]
pub struct Browser {
    pub address: SocketAddr,
    pub cookie: Option<String>,
    /// By which an account knows the browser again.
    pub device: Option<String>,
    /// What a proxy before the house says where it is.
    pub from: Option<&'static str>,
    pub language: &'static str,
}

impl Browser {
    /// Somebody who has never been to the house at an address.
    pub fn new(address: SocketAddr) -> Self {
        Browser { address, cookie: None, device: None, from: None, language: "en" }
    }

    #[must_use]
    pub fn speaking(self, language: &'static str) -> Self {
        Browser { language, ..self }
    }

    pub fn get(&mut self, path: &str) -> Answer {
        self.send("GET", path, &[], "")
    }

    /// Sends a form, as one of the house's own pages would.
    pub fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let origin = format!("http://{}", self.address);
        self.post_from(path, fields, &[("Origin", &origin)])
    }

    pub fn post_from(&mut self, path: &str, fields: &[(&str, &str)], headers: &[(&str, &str)]) -> Answer {
        let pairs: Vec<String> =
            fields.iter().map(|(name, value)| format!("{}={}", encoded(name), encoded(value))).collect();
        let kind = ("Content-Type", "application/x-www-form-urlencoded");
        self.send("POST", path, &[headers, &[kind]].concat(), &pairs.join("&"))
    }

    pub fn post_json(&mut self, path: &str, body: &str) -> Answer {
        let origin = format!("http://{}", self.address);
        self.send("POST", path, &[("Origin", &origin), ("Content-Type", "application/json")], body)
    }

    /// The same browser elsewhere, behind a proxy.
    #[must_use]
    pub fn at(self, from: &'static str) -> Self {
        Browser { from: Some(from), ..self }
    }

    /// Follows one 303.
    #[track_caller]
    pub fn follow(&mut self, answer: &Answer) -> Answer {
        let path = answer.led().to_owned();
        self.get(&path)
    }

    pub fn send(&mut self, method: &str, path: &str, headers: &[(&str, &str)], body: &str) -> Answer {
        let mut head = format!("{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n", self.address);
        head +=
            &format!("Accept: text/html\r\nAccept-Language: {}\r\nContent-Length: {}\r\n", self.language, body.len());
        for (name, value) in headers {
            head += &format!("{name}: {value}\r\n");
        }
        if let Some(from) = self.from {
            head += &format!("X-Forwarded-For: {from}\r\n");
        }
        let cookies = [("railhead", &self.cookie), ("railhead-device", &self.device)];
        let cookies = cookies.iter().filter_map(|(name, value)| Some(format!("{name}={}", value.as_ref()?)));
        let cookies: Vec<String> = cookies.collect();
        if !cookies.is_empty() {
            head += &format!("Cookie: {}\r\n", cookies.join("; "));
        }
        let mut stream = TcpStream::connect(self.address).expect("the house listens");
        stream.set_read_timeout(Some(PATIENCE)).expect("a timeout");
        stream.write_all(format!("{head}\r\n{body}").as_bytes()).expect("the house takes requests");
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes).expect("the house answers in time");
        let answer = parse(&String::from_utf8(bytes).expect("answers are text"));
        self.keep_cookie(&answer);
        answer
    }

    fn keep_cookie(&mut self, answer: &Answer) {
        let set = answer.headers.iter().filter(|(name, _)| name == "set-cookie");
        for (name, value) in set.filter_map(|(_, cookie)| cookie.split(';').next()?.split_once('=')) {
            let value = (!value.is_empty()).then(|| value.to_owned());
            match name {
                "railhead" => self.cookie = value,
                "railhead-device" => self.device = value,
                other => panic!("nobody knows the cookie {other}"),
            }
        }
    }
}

fn parse(text: &str) -> Answer {
    let (head, body) = text.split_once("\r\n\r\n").expect("a head and a body");
    let mut lines = head.lines();
    let status = lines.next().and_then(|line| line.split(' ').nth(1)?.parse().ok()).expect("a status");
    let header = |line: &str| line.split_once(": ").map(|(name, value)| (name.to_lowercase(), value.to_owned()));
    Answer { status, headers: lines.filter_map(header).collect(), text: body.to_owned() }
}

fn encoded(text: &str) -> String {
    let byte = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' => char::from(byte).to_string(),
        byte => format!("%{byte:02X}"),
    };
    text.bytes().map(byte).collect()
}

/// The first game on the shelf.
pub fn game() -> &'static str {
    shelf::games()[0].name()
}
