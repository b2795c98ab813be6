//! A server for a few small pages, and one Chromium for all tests of a program.
use std::net::SocketAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use browser::{Chromium, Page, Size};
use futures_util::{SinkExt, StreamExt};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::OnceCell;

/// How long a test waits for what must happen. Only what fails takes so long.
pub const PATIENCE: Duration = Duration::from_secs(60);

static CHROMIUM: OnceCell<Chromium> = OnceCell::const_new();

/// The Chromium that all tests of this program share.
pub async fn chromium() -> &'static Chromium {
    CHROMIUM.get_or_init(async || Chromium::launch().await.unwrap_or_else(|error| panic!("{error}"))).await
}

/// Paths that begin like this are answered after a while.
pub const LATE: &str = "/late";

/// What the server answers to one path.
#[derive(Clone)]
pub struct Reply {
    pub path: &'static str,
    pub status: &'static str,
    pub headers: &'static str,
    pub body: String,
}

impl Reply {
    pub fn html(path: &'static str, body: impl Into<String>) -> Self {
        Self { path, status: "200 OK", headers: "content-type: text/html; charset=utf-8\r\n", body: body.into() }
    }
}

/// Serves replies, and echoes what is sent to the WebSocket at `/echo`, until its runtime ends.
pub struct Server {
    pub address: SocketAddr,
}

impl Server {
    pub async fn start(replies: Vec<Reply>) -> Self {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a port is free");
        let address = listener.local_addr().expect("it has an address");
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(serve(stream, replies.clone()));
            }
        });
        Self { address }
    }

    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }
}

async fn serve(mut stream: TcpStream, replies: Vec<Reply>) {
    let mut start = [0; 9];
    while stream.peek(&mut start).await.is_ok_and(|length| (1..start.len()).contains(&length)) {}
    if &start == b"GET /echo" {
        return echo(stream).await;
    }
    let mut request = Vec::new();
    loop {
        while !request.windows(4).any(|end| end == b"\r\n\r\n") {
            match stream.read_buf(&mut request).await {
                Ok(0) | Err(_) => return,
                Ok(_) => {}
            }
        }
        let line = String::from_utf8_lossy(&request).lines().next().unwrap_or_default().to_owned();
        let cookie = String::from_utf8_lossy(&request).lines().any(|line| line.starts_with("Cookie: seat=1"));
        request.clear();
        let path = line.split(' ').nth(1).unwrap_or_default();
        if path.starts_with(LATE) {
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
        let (status, headers, body) = match replies.iter().find(|reply| reply.path == path) {
            Some(reply) => (reply.status, reply.headers, reply.body.clone()),
            None if path == "/cookie" => ("200 OK", "content-type: text/plain\r\n", cookie.to_string()),
            None => ("404 Not Found", "content-type: text/plain\r\n", "nothing here".to_owned()),
        };
        let head = format!("HTTP/1.1 {status}\r\n{headers}content-length: {}\r\n\r\n", body.len());
        if stream.write_all(&[head.as_bytes(), body.as_bytes()].concat()).await.is_err() {
            return;
        }
    }
}

async fn echo(stream: TcpStream) {
    let Ok(mut socket) = tokio_tungstenite::accept_async(stream).await else { return };
    while let Some(Ok(message)) = socket.next().await {
        if socket.send(message).await.is_err() {
            return;
        }
    }
}

/// A port at which nobody listens, and nobody else can as long as its socket is kept.
pub fn closed_port() -> (TcpSocket, u16) {
    let socket = TcpSocket::new_v4().expect("there are sockets");
    socket.bind(([127, 0, 0, 1], 0).into()).expect("a port is free");
    let port = socket.local_addr().expect("it has an address").port();
    (socket, port)
}

/// A document that asks for nothing else.
pub fn document(body: &str) -> String {
    format!(
        "<!doctype html><html lang=en><meta charset=utf-8><title>Test</title><link rel=icon href='data:,'>\
         <meta name=viewport content='width=device-width, initial-scale=1'>{body}</html>"
    )
}

/// A page with this body, in front of a new person.
pub async fn shown(size: Size, body: &str) -> Page {
    let server = Server::start(vec![Reply::html("/", document(body))]).await;
    let person = chromium().await.person(size).await.expect("a person comes");
    person.page(&server.url("/")).await.expect("the page opens")
}

/// Tabs of this program's tests that are free.
static FREE: Mutex<Vec<(Size, Page)>> = Mutex::new(Vec::new());

fn free_tab(size: Size) -> Option<Page> {
    let mut free = FREE.lock().unwrap_or_else(PoisonError::into_inner);
    let at = free.iter().position(|(of, _)| *of == size)?;
    Some(free.swap_remove(at).1)
}

/// What there is to see of a page with this body, in a tab that is used again: opening one takes longest.
pub async fn shown_in_turn<T>(size: Size, body: &str, look: impl AsyncFnOnce(&Page) -> T) -> T {
    let Some(page) = free_tab(size) else {
        let page = shown(size, body).await;
        return look_and_free(size, page, look).await;
    };
    let server = Server::start(vec![Reply::html("/", document(body))]).await;
    page.goto(&server.url("/")).await.expect("the page opens");
    look_and_free(size, page, look).await
}

async fn look_and_free<T>(size: Size, page: Page, look: impl AsyncFnOnce(&Page) -> T) -> T {
    let seen = look(&page).await;
    FREE.lock().unwrap_or_else(PoisonError::into_inner).push((size, page));
    seen
}
