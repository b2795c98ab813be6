//! The door of the house: what strangers can do to it with connections, headers and half a request.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::{Duration, Instant};

use futures_util::StreamExt;
use house::address::Network;
use house::config::{Config, Connections};
use house::server::Server;
use tokio_tungstenite::tungstenite::Message;

use crate::common::{Browser, House, game};

/// How long a test waits for something that must happen.
const PATIENCE: Duration = Duration::from_secs(60);

/// How soon the house must answer while strangers do what they can, on the busiest machine.
const SOON: Duration = Duration::from_secs(5);

fn connections(change: impl FnOnce(Connections) -> Connections) -> House {
    House::with(|config| Config { connections: change(config.connections), ..config })
}

/// A connection over which something was sent that is no whole request.
fn half_sent(address: SocketAddr, text: &str) -> TcpStream {
    let mut stream = TcpStream::connect(address).expect("the house listens");
    stream.set_read_timeout(Some(PATIENCE)).expect("a timeout");
    stream.write_all(text.as_bytes()).expect("it can be written to");
    stream
}

/// Everything that comes until the house closes the connection; it may break it off.
fn until_closed(stream: &mut TcpStream) -> String {
    let mut bytes = Vec::new();
    match stream.read_to_end(&mut bytes) {
        Ok(_) => {}
        Err(error) => assert_eq!(error.kind(), std::io::ErrorKind::ConnectionReset, "it was not closed: {error}"),
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// One request over a connection that stays open, and whether it was answered with a page.
fn asked_again(stream: &mut TcpStream, head: &str) -> bool {
    if write!(stream, "GET /settings HTTP/1.1\r\nHost: x\r\n{head}\r\n").is_err() {
        return false;
    }
    let mut text = Vec::new();
    let mut byte = [0; 4096];
    while !text.ends_with(b"</html>") {
        match stream.read(&mut byte) {
            Ok(0) | Err(_) => return false,
            Ok(count) => text.extend_from_slice(&byte[..count]),
        }
    }
    text.starts_with(b"HTTP/1.1 200")
}

fn counted(house: &House, name: &str) -> i64 {
    let text = house.browser().get("/metrics").text;
    let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.and_then(|value| value.parse().ok()).unwrap_or_else(|| panic!("no {name} in {text}"))
}

#[test]
fn two_thousand_half_sent_requests_make_nobody_wait() {
    let house = connections(|usual| Connections { per_address: 100, ..usual });
    let mut guest = house.browser();
    guest.post("/settings/language", &[("language", "en")]).led();
    let session = format!("Cookie: railhead={}\r\n", guest.cookie.as_ref().expect("a guest"));
    let mut known = half_sent(house.address, "");
    assert!(asked_again(&mut known, &session));
    let mut slowest = Duration::ZERO;
    let mut strangers = Vec::new();
    for n in 0..2_000 {
        strangers.push(half_sent(house.address, "GET / HTTP/1.1\r\nHost: x\r\nX-Half: "));
        if n % 50 == 49 {
            let began = Instant::now();
            assert_eq!(house.browser().get("/healthz").text, "ok\n");
            slowest = slowest.max(began.elapsed());
        }
    }
    let began = Instant::now();
    assert_eq!(guest.get("/").status, 200);
    slowest = slowest.max(began.elapsed());
    println!("with 2000 half-sent requests the slowest answer took {slowest:?}");
    assert!(slowest < SOON, "{slowest:?}");
    assert!(asked_again(&mut known, &session), "whoever has a session keeps the connection");
    assert!(counted(&house, "railhead_connections") <= 101);
    assert!(counted(&house, "railhead_shed_total") >= 1_800);
}

#[test]
fn strangers_who_hold_all_places_give_them_up_to_whoever_comes() {
    let house = connections(|usual| Connections { most: Some(40), per_address: usize::MAX, ..usual });
    // They have been served once and hold on to the connection: some of them, or all.
    let mut holders: Vec<TcpStream> = (0..60).map(|_| half_sent(house.address, "")).collect();
    let served = holders.iter_mut().filter_map(|stream| asked_again(stream, "").then_some(())).count();
    assert!(served >= 20, "{served}");
    let began = Instant::now();
    assert_eq!(house.browser().get("/healthz").text, "ok\n");
    assert!(began.elapsed() < SOON);
    assert!(counted(&house, "railhead_connections") <= 41);
}

#[test]
fn a_head_that_does_not_end_is_not_waited_for() {
    let house = connections(|usual| Connections { head: Duration::from_secs(1), ..usual });
    let mut silent = half_sent(house.address, "");
    let mut half = half_sent(house.address, "GET / HTTP/1.1\r\nHost: x\r\n");
    let began = Instant::now();
    // What drips in counts as little as what does not come.
    while began.elapsed() < PATIENCE && half.write_all(b"X: y\r\n").is_ok() {
        std::thread::sleep(Duration::from_millis(50));
    }
    assert!(began.elapsed() < PATIENCE / 2, "{:?}", began.elapsed());
    until_closed(&mut half);
    until_closed(&mut silent);
}

#[test]
fn a_body_that_does_not_come_is_not_waited_for() {
    let house = connections(|usual| Connections { body: Duration::from_secs(1), ..usual });
    let head = "POST /settings/language HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n";
    let mut half = half_sent(house.address, &format!("{head}Content-Length: 5000\r\n\r\nlanguage=pl"));
    let mut drip = half_sent(house.address, &format!("{head}Content-Length: 60000\r\n\r\n"));
    let began = Instant::now();
    while began.elapsed() < PATIENCE && drip.write_all(b"x").is_ok() {
        std::thread::sleep(Duration::from_millis(50));
    }
    assert!(began.elapsed() < PATIENCE / 2, "{:?}", began.elapsed());
    let said = until_closed(&mut half);
    assert!(said.starts_with("HTTP/1.1 408") && said.contains("did not come in time"), "{said}");
    let large = format!("{head}Content-Length: 70000\r\n\r\n{}", "x".repeat(70_000));
    let said = until_closed(&mut half_sent(house.address, &large));
    assert!(said.is_empty() || said.starts_with("HTTP/1.1 413"), "{said}");
}

#[test]
fn an_answer_that_nobody_takes_is_not_kept_for_long() {
    let house = connections(|usual| Connections { stalled: Duration::from_secs(1), ..usual });
    let path = format!("/rules/{}", game());
    let mut greedy = half_sent(house.address, "");
    greedy.set_write_timeout(Some(Duration::from_millis(500))).expect("a timeout");
    // As much as all the buffers on the way can take, and more.
    while greedy.write_all(format!("GET {path} HTTP/1.1\r\nHost: x\r\n\r\n").repeat(100).as_bytes()).is_ok() {}
    let began = Instant::now();
    while counted(&house, "railhead_connections") > 1 {
        assert!(began.elapsed() < PATIENCE, "the connection is still there");
        std::thread::sleep(Duration::from_millis(100));
    }
}

/// A house that can be closed.
fn until(
    stop: tokio::sync::oneshot::Receiver<()>,
    folder: &tempfile::TempDir,
) -> (SocketAddr, std::thread::JoinHandle<()>) {
    let listen = SocketAddr::from(([127, 0, 0, 1], 0));
    let config = Config { listen, writes_per_minute: None, ..Config::local(folder.path().to_owned()) };
    let (tell, told) = std::sync::mpsc::channel();
    let running = std::thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");
        runtime.block_on(async {
            let server = Server::open(config).await.expect("the house opens");
            tell.send(server.address().expect("an address")).expect("somebody waits");
            server.run(async { drop(stop.await) }).await.expect("the house serves");
        });
    });
    (told.recv_timeout(PATIENCE).expect("the house opens in time"), running)
}

#[test]
fn a_house_that_closes_ends_sockets_and_lets_go_of_whoever_only_waits() {
    let folder = tempfile::tempdir().expect("a folder");
    let (stop, stopped) = tokio::sync::oneshot::channel();
    let (address, running) = until(stopped, &folder);
    let mut browser = Browser { address, cookie: None, device: None, from: None, language: "en" };
    let table = browser.post("/play", &[("game", game()), ("level", "beginner")]).led().to_owned();
    let mut idle = half_sent(address, "");
    assert!(asked_again(&mut idle, ""));
    let mut half = half_sent(address, "GET / HTTP/1.1\r\n");
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let stream = tokio::net::TcpStream::connect(address).await.expect("the house listens");
        let mut request = tokio_tungstenite::tungstenite::client::IntoClientRequest::into_client_request(format!(
            "ws://{address}{table}/live"
        ))
        .expect("a request");
        request.headers_mut().insert("Origin", format!("http://{address}").parse().expect("an origin"));
        let (mut socket, _) = tokio_tungstenite::client_async(request, stream).await.expect("a socket");
        let mut watched = || browser.get("/metrics").text.contains("railhead_watchers 1\n");
        while !watched() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        stop.send(()).expect("the house is open");
        loop {
            match socket.next().await.expect("it says goodbye").expect("it says goodbye") {
                Message::Close(Some(frame)) => break assert_eq!(u16::from(frame.code), 1012),
                _ => continue,
            }
        }
    });
    until_closed(&mut idle);
    until_closed(&mut half);
    running.join().expect("it ends");
}

#[test]
fn a_proxy_that_is_trusted_says_who_asks_and_nobody_else_does() {
    let limited = |proxies: Vec<Network>| {
        let house = House::with(|config| Config { writes_per_minute: Some(5), proxies, ..config });
        move |lines: &dyn Fn(usize) -> Vec<String>| {
            let sent = |n| {
                let lines = lines(n);
                let headers: Vec<(&str, &str)> = lines.iter().map(|line| ("X-Forwarded-For", line.as_str())).collect();
                house.browser().post_from("/settings/language", &[("language", "en")], &headers).status
            };
            (0..60).filter(|&n| sent(n) == 429).count()
        }
    };
    let behind = limited(Network::LOOPBACK.to_vec());
    // An address has twenty; on a slow machine some are earned meanwhile.
    assert!(behind(&|n| vec![format!("6.6.6.{n}"), "9.9.9.9".to_owned()]) >= 20, "the first line is a stranger's");
    assert!(behind(&|n| vec![format!("6.6.6.{n}, 9.9.9.10")]) >= 20, "so is the first value");
    assert!(behind(&|n| vec![format!("2001:db8:0:7::{n:x}")]) >= 20, "whoever has a network has one address");
    assert_eq!(behind(&|n| vec![format!("10.1.1.{n}")]), 0, "others are others");
    assert!(limited(vec![])(&|n| vec![format!("6.6.6.{n}")]) >= 20);
    assert!(limited(vec!["10.0.0.0/8".parse().expect("a network")])(&|n| vec![format!("6.6.6.{n}")]) >= 20);
}

#[test]
fn no_other_header_replaces_the_origin_of_a_request_with_a_cookie() {
    let house = House::open();
    let mut guest = house.browser();
    guest.post("/settings/language", &[("language", "en")]).led();
    let evil = ("Origin", "https://evil.example");
    for authorization in ["Basic eDp5", "Bearer", "Bearer a b", "x"] {
        for headers in [&[("Authorization", authorization), evil][..], &[("Authorization", authorization)]] {
            let refused = guest.post_from("/settings/language", &[("language", "pl")], headers);
            assert_eq!(refused.status, 403, "{headers:?}");
        }
    }
    let mut bare = |token: &str| guest.send("GET", "/settings", &[("Authorization", token)], "").page().to_owned();
    assert!(bare("Basic eDp5").contains("value=\"Guest "), "what is no bearer token leaves the cookie alone");
    assert!(!bare("Bearer nonsense").contains("value=\"Guest "), "beside a bearer token no cookie counts");
    let before = guest.cookie.clone();
    let program = guest.post_from("/settings/language", &[("language", "pl")], &[("Authorization", "Bearer x"), evil]);
    assert_eq!(program.status, 303, "a program needs no origin, but is not whoever the cookie names");
    assert_ne!(guest.cookie, before, "it became a guest of its own");
}

#[test]
fn nobody_keeps_what_is_not_for_everybody() {
    let house = House::open();
    let mut browser = house.browser();
    let table = browser.post("/play", &[("game", game()), ("level", "beginner")]).led().to_owned();
    let id = table.rsplit('/').next().expect("a name").to_owned();
    let lobby = browser.get("/");
    let asset = format!("/assets/{}", lobby.between("/assets/", "\""));
    let kept: Vec<String> = vec![asset, format!("/games/{}/picture/en", game())];
    for path in &kept {
        let answer = browser.get(path);
        assert!(answer.header("cache-control").is_some_and(|value| value.starts_with("public")), "{path} {answer:?}");
    }
    let private = [
        "/tables",
        "/nothing",
        "/healthz",
        "/api/v1/games",
        "/api/v1/nothing",
        "/api/v1/tables?which=mine",
        &format!("/api/v1/tables/{id}"),
        "/api/v1/tables/nosuchtable",
        &table,
        &format!("{table}/now"),
        &format!("{table}/moments/0"),
        &format!("{table}/moments/999999"),
        &format!("{table}/sheets/0"),
        &format!("{table}/game.rail"),
        &format!("/games/{}/lens/nothing", game()),
    ];
    for path in private {
        assert_eq!(browser.get(path).header("cache-control"), Some("no-store"), "{path}");
    }
    let seat = r#"{"seat":0,"version":0,"client":"client-0001"}"#;
    let posts = [
        ("/api/v1/guests", r#"{"name":"Program"}"#),
        (&format!("{table}/hint"), seat),
        (&format!("{table}/pause"), seat),
        (&format!("{table}/play"), "{"),
    ];
    for (path, body) in posts {
        assert_eq!(browser.post_json(path, body).header("cache-control"), Some("no-store"), "{path}");
    }
    let led = browser.post("/settings/language", &[("language", "en")]);
    assert_eq!(led.header("cache-control"), Some("no-store"));
    let mut stream = half_sent(house.address, &format!("GET /api/v1/tables/{id}/stream HTTP/1.1\r\nHost: x\r\n\r\n"));
    let mut head = [0; 1024];
    let count = stream.read(&mut head).expect("a head");
    let head = String::from_utf8_lossy(&head[..count]).to_lowercase();
    assert!(head.contains("text/event-stream") && head.contains("cache-control: no-store"), "{head}");
}

#[test]
fn nobody_becomes_a_guest_by_asking_for_what_is_not_there() {
    let house = House::open();
    let mut stranger = house.browser();
    let say = r#"{"room":"gallery","text":"hello","client":"client-0001"}"#;
    for table in ["nope", "abcdefghjk", "%3Cscript%3E"] {
        assert_eq!(stranger.post_json(&format!("/tables/{table}/say"), say).status, 404);
        let taken = stranger.post(&format!("/tables/{table}/seats/take"), &[("name", "Ola")]);
        assert_eq!(taken.status, 404);
    }
    for invitation in ["nope", "abcdefghjkmnpqrstuvw"] {
        assert_eq!(stranger.post(&format!("/join/{invitation}"), &[("name", "Ola")]).status, 404);
    }
    assert_eq!(stranger.post("/host/nothing", &[]).status, 404);
    assert_eq!(stranger.post("/daily/nothing", &[]).status, 404);
    assert_eq!(stranger.post(&format!("/host/{}", game()), &[("set-players", "1000")]).status, 422);
    assert_eq!(stranger.cookie, None);
    let mut host = house.browser();
    let fields = [("set-players", "2"), ("seat-0", "me"), ("access", "open")];
    let table = host.post(&format!("/host/{}", game()), &fields).led().to_owned();
    assert_eq!(stranger.post_json(&format!("{table}/say"), say).status, 200);
    assert!(stranger.cookie.is_some(), "where there is a table, whoever speaks is somebody");
}

#[test]
fn what_is_counted_can_have_an_address_of_its_own() {
    let folder = tempfile::tempdir().expect("a folder");
    let anywhere = SocketAddr::from(([127, 0, 0, 1], 0));
    let config = Config { listen: anywhere, metrics: Some(anywhere), ..Config::local(folder.path().to_owned()) };
    let (tell, told) = std::sync::mpsc::channel();
    std::thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");
        runtime.block_on(async {
            let server = Server::open(config).await.expect("the house opens");
            let metrics = server.metrics_address().expect("an address").expect("there is one");
            tell.send((server.address().expect("an address"), metrics)).expect("somebody waits");
            server.run(std::future::pending()).await.expect("the house serves");
        });
    });
    let (house, metrics) = told.recv_timeout(PATIENCE).expect("the house opens in time");
    let get =
        |address, path: &str| Browser { address, cookie: None, device: None, from: None, language: "en" }.get(path);
    assert_eq!((get(house, "/metrics").status, get(house, "/healthz").status), (404, 200));
    assert!(get(metrics, "/metrics").page().contains("railhead_requests_total"));
    assert_eq!((get(metrics, "/healthz").status, get(metrics, "/").status), (200, 404));
    assert!(House::open().browser().get("/metrics").page().contains("railhead_requests_total"), "unless it is moved");
}
