//! Open pages: sockets that are told what changes.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use futures_util::stream::{self, StreamExt, TryStreamExt};
use serde_json::Value;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::{WebSocketStream, client_async};

use crate::Answer;
use crate::http::Connection;
use crate::tables::{SEATS, Table};

/// How many pages are opened, or asked, at the same time.
const AT_ONCE: usize = 64;

/// How many seconds pages have to catch up at the end.
const PATIENCE: usize = 10;

/// All pages.
pub struct Pages {
    followed: Vec<Arc<Followed>>,
}

/// What one page was told.
#[derive(Default)]
struct Followed {
    table: usize,
    seat: Option<usize>,
    version: AtomicU64,
    updates: AtomicU64,
    bytes: AtomicU64,
    /// Updates that hold everything because the page had fallen behind.
    whole: AtomicU64,
    /// Updates that do not follow upon the one before.
    gaps: AtomicU64,
    closed: AtomicBool,
}

/// What all pages were told.
#[derive(Debug, Default)]
pub struct Shown {
    pub pages: usize,
    pub updates: u64,
    pub bytes: u64,
    pub whole: u64,
    pub lost: u64,
    pub closed: u64,
}

/// Opens pages: first one for every seat, then bystanders'.
pub async fn open(address: SocketAddr, tables: &Arc<Vec<Table>>, count: usize) -> Answer<Pages> {
    let opened = stream::iter(0..count).map(|number| {
        let (table, seat) = (number % tables.len(), number / tables.len());
        open_one(address, Arc::clone(tables), table, Some(seat).filter(|&seat| seat < SEATS))
    });
    Ok(Pages { followed: opened.buffer_unordered(AT_ONCE).try_collect().await? })
}

async fn open_one(
    address: SocketAddr,
    tables: Arc<Vec<Table>>,
    table: usize,
    seat: Option<usize>,
) -> Answer<Arc<Followed>> {
    let query = seat.map_or(String::new(), |seat| format!("?seat={seat}"));
    let mut request = format!("ws://{address}/tables/{}/live{query}", tables[table].id).into_client_request()?;
    if let Some(seat) = seat {
        let bearer = format!("Bearer {}", tables[table].tokens[seat]);
        request.headers_mut().insert("authorization", HeaderValue::from_str(&bearer)?);
    }
    let (mut socket, _) = client_async(request, TcpStream::connect(address).await?).await?;
    let followed = Arc::new(Followed { table, seat, ..Followed::default() });
    // The first update holds everything: once it is here, the page can be played at.
    let first = socket.next().await.ok_or("a page was closed at once")??;
    followed.take(&tables, &first);
    tokio::spawn(follow(socket, tables, Arc::clone(&followed)));
    Ok(followed)
}

async fn follow(mut socket: WebSocketStream<TcpStream>, tables: Arc<Vec<Table>>, followed: Arc<Followed>) {
    while let Some(Ok(message)) = socket.next().await {
        followed.take(&tables, &message);
    }
    followed.closed.store(true, Ordering::Release);
}

impl Followed {
    fn take(&self, tables: &[Table], message: &Message) {
        let Message::Text(text) = message else { return };
        self.bytes.fetch_add(text.len() as u64, Ordering::Relaxed);
        // Reading as little as possible: the load is to be the house's.
        let Some(rest) = text.strip_prefix("{\"type\":\"update\",") else { return };
        let Some(version) = number(rest, "\"version\":") else { return };
        self.updates.fetch_add(1, Ordering::Relaxed);
        let before = self.version.swap(version, Ordering::AcqRel);
        match number(rest, "\"from\":") {
            Some(from) if from != before => drop(self.gaps.fetch_add(1, Ordering::Relaxed)),
            None if before != 0 => drop(self.whole.fetch_add(1, Ordering::Relaxed)),
            _ => {}
        }
        let Some(seat) = self.seat else { return };
        let mut pages = tables[self.table].pages();
        let page = &mut pages[seat];
        page.version = version;
        page.turn = text.contains("\"turn\":true");
        if text.contains("\"options\":") {
            page.options = notations(text);
        }
    }
}

/// The number after a key, near the beginning of a message.
fn number(text: &str, key: &str) -> Option<u64> {
    let head = text.get(..80.min(text.len())).unwrap_or(text);
    let digits = head.split_once(key)?.1;
    let end = digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len());
    digits[..end].parse().ok()
}

/// What the buttons of a page would send.
fn notations(text: &str) -> Vec<String> {
    let found = text.split("data-notation=\\\"").skip(1);
    found.filter_map(|rest| rest.split_once("\\\"")).map(|(notation, _)| notation.to_owned()).collect()
}

impl Pages {
    /// Waits until every page shows what the house has, but not for ever: those that do not by then have lost
    /// something.
    pub async fn settle(&self, address: SocketAddr, tables: &Arc<Vec<Table>>) -> Answer<Shown> {
        for _ in 0..PATIENCE {
            tokio::time::sleep(Duration::from_secs(1)).await;
            let shown = self.check(address, tables).await?;
            if shown.lost == 0 {
                return Ok(shown);
            }
        }
        self.check(address, tables).await
    }

    async fn check(&self, address: SocketAddr, tables: &Arc<Vec<Table>>) -> Answer<Shown> {
        let current = stream::iter(&self.followed).map(|followed| async {
            let present = present(address, &tables[followed.table], followed.seat).await?;
            Answer::Ok(present == followed.version.load(Ordering::Acquire))
        });
        let current: Vec<bool> = current.buffer_unordered(AT_ONCE).try_collect().await?;
        let sum = |count: fn(&Followed) -> &AtomicU64| {
            self.followed.iter().map(|followed| count(followed).load(Ordering::Acquire)).sum::<u64>()
        };
        let behind = current.iter().filter(|&&current| !current).count() as u64;
        Ok(Shown {
            pages: self.followed.len(),
            updates: sum(|followed| &followed.updates),
            bytes: sum(|followed| &followed.bytes),
            whole: sum(|followed| &followed.whole),
            lost: sum(|followed| &followed.gaps) + behind,
            closed: self.followed.iter().filter(|followed| followed.closed.load(Ordering::Acquire)).count() as u64,
        })
    }
}

async fn present(address: SocketAddr, table: &Table, seat: Option<usize>) -> Answer<u64> {
    let token = seat.map_or("", |seat| &table.tokens[seat]);
    let query = seat.map_or(String::new(), |seat| format!("?seat={seat}"));
    let path = format!("/api/v1/tables/{}{query}", table.id);
    let read = Connection::open(address).await?.ask("GET", &path, token, &Value::Null).await?;
    Ok(read["version"].as_u64().ok_or("a table has a version")?)
}
