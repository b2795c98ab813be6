//! The page's scripts one by one, without a house: `crates/house/tests/scripts` has a file of tests for each.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use browser::Size;
use serde::Deserialize;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

use crate::house::chromium;

/// Where the tests are, in the house's folder and on the server.
const TESTS: &str = "tests/scripts";
/// What tests are made of.
const CHECKS: &str = "checks.js";

/// Scripts and their tests, and nothing else.
const SERVED: [&str; 2] = ["assets", TESTS];

/// As strict as the house is.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'";

#[derive(Deserialize)]
struct Outcome {
    name: String,
    fault: Option<String>,
}

fn house() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../house")
}

/// The files of tests, by name.
fn files() -> Vec<String> {
    let entries = std::fs::read_dir(house().join(TESTS)).expect("there are tests");
    let names = entries.map(|entry| entry.expect("they can be listed").file_name().to_string_lossy().into_owned());
    let mut names: Vec<String> = names.filter(|name| name.ends_with(".js") && name != CHECKS).collect();
    names.sort();
    names
}

/// Serves the files until the test ends.
async fn serve() -> SocketAddr {
    let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a port is free");
    let address = listener.local_addr().expect("it has an address");
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            tokio::spawn(answer(stream));
        }
    });
    address
}

/// One request to a connection.
async fn answer(mut stream: TcpStream) -> std::io::Result<()> {
    let mut request = Vec::new();
    while !request.windows(4).any(|end| end == b"\r\n\r\n") {
        if stream.read_buf(&mut request).await? == 0 {
            return Ok(());
        }
    }
    let request = String::from_utf8_lossy(&request);
    let path = request.split(' ').nth(1).unwrap_or_default().trim_start_matches('/');
    let file = path.rsplit_once('/').filter(|(folder, _)| SERVED.contains(folder)).map(|_| house().join(path));
    let body = file.and_then(|file| std::fs::read(file).ok());
    let status = if body.is_some() { "200 OK" } else { "404 Not Found" };
    let kind = if path.ends_with(".js") { "text/javascript" } else { "text/html" };
    let body = body.unwrap_or_default();
    let head = format!(
        "HTTP/1.1 {status}\r\ncontent-type: {kind}; charset=utf-8\r\ncontent-security-policy: {POLICY}\r\n\
         content-length: {}\r\nconnection: close\r\n\r\n",
        body.len()
    );
    stream.write_all(head.as_bytes()).await?;
    stream.write_all(&body).await
}

#[tokio::test]
async fn every_script_does_what_its_tests_say() {
    let address = serve().await;
    let person = chromium().await.person(Size::DESKTOP).await.expect("a person");
    let mut faults = Vec::new();
    for file in files() {
        // A page for each, since what a script knows lives as long as its page.
        let page = person.page(&format!("http://{address}/{TESTS}/page.html")).await.expect("the page opens");
        let run = format!(
            "import('/{TESTS}/{file}').then(() => import('/{TESTS}/{CHECKS}')).then(({{ results }}) => results())"
        );
        let outcomes: Vec<Outcome> = page.eval(&run).await.unwrap_or_else(|error| panic!("{file}: {error}"));
        assert!(!outcomes.is_empty(), "{file} has no tests");
        faults.extend(
            outcomes.into_iter().filter_map(|Outcome { name, fault }| Some(format!("{file}, {name}: {}", fault?))),
        );
    }
    assert!(faults.is_empty(), "{} tests of scripts failed:\n\n{}", faults.len(), faults.join("\n\n"));
}
