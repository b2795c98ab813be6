//! Who has a place in the house, and who must give it up when there are no more.
//!
//! Those who have shown a session are never sent away; they have at most three quarters of all places, so
//! that a new connection always finds one. Of the others those go first that have not sent a whole request
//! yet, then those that have waited longest since their last one. Some places are always left to connections
//! that have only just come, or nobody new could say anything.

use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use rustix::net::{Shutdown, shutdown};
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use tokio::net::TcpStream;
use tokio::sync::Notify;

use crate::operations::address::Prefix;
use crate::operations::config::Connections;
use crate::operations::metrics::Metrics;

/// Files that the house opens beside its connections: the store, the log, listeners, and connections that
/// were closed but have not noticed yet.
const OTHER_FILES: usize = 192;

/// More connections than this are not worth the memory.
const MOST: usize = 16_384;

/// How many there are in the worst case: of a system that says nothing about open files.
const USUAL_FILES: u64 = 1_024;

/// All places.
pub struct Places {
    most: usize,
    per_address: usize,
    metrics: Arc<Metrics>,
    taken: Mutex<Taken>,
    left: Notify,
}

/// What a connection has done for its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Rank {
    /// Nothing: no whole request has come.
    New,
    /// It has sent a whole request.
    Served,
    /// It has shown a session.
    Known,
}

struct Connection {
    stream: Arc<TcpStream>,
    /// None: it comes from a trusted proxy.
    from: Option<Prefix>,
    rank: Rank,
    /// When it last did something, as a number that grows.
    at: u64,
}

#[derive(Default)]
struct Taken {
    now: u64,
    connections: HashMap<u64, Connection>,
    all: Queue,
    by_address: HashMap<Prefix, Queue>,
}

/// Connections by rank, each in the order of what they last did.
#[derive(Default)]
struct Queue {
    new: BTreeMap<u64, u64>,
    served: BTreeMap<u64, u64>,
    known: usize,
}

impl Queue {
    fn len(&self) -> usize {
        self.new.len() + self.served.len() + self.known
    }

    fn add(&mut self, id: u64, rank: Rank, at: u64) {
        match rank {
            Rank::New => drop(self.new.insert(at, id)),
            Rank::Served => drop(self.served.insert(at, id)),
            Rank::Known => self.known += 1,
        }
    }

    fn remove(&mut self, rank: Rank, at: u64) {
        match rank {
            Rank::New => drop(self.new.remove(&at)),
            Rank::Served => drop(self.served.remove(&at)),
            Rank::Known => self.known -= 1,
        }
    }

    /// Who is to go first, where there are `most` places.
    fn first_to_go(&self, most: usize) -> Option<u64> {
        let oldest = |queue: &BTreeMap<u64, u64>| queue.values().next().copied();
        let few_are_new = self.new.len() <= most / 8;
        let served = oldest(&self.served).filter(|_| few_are_new);
        served.or_else(|| oldest(&self.new)).or_else(|| oldest(&self.served))
    }
}

impl Taken {
    fn tick(&mut self) -> u64 {
        self.now += 1;
        self.now
    }

    fn add(&mut self, id: u64, connection: Connection) {
        let Connection { from, rank, at, .. } = connection;
        self.all.add(id, rank, at);
        if let Some(from) = from {
            self.by_address.entry(from).or_default().add(id, rank, at);
        }
        self.connections.insert(id, connection);
    }

    fn remove(&mut self, id: u64) -> Option<Connection> {
        let connection = self.connections.remove(&id)?;
        let (rank, at) = (connection.rank, connection.at);
        self.all.remove(rank, at);
        if let Some(from) = connection.from
            && let Some(queue) = self.by_address.get_mut(&from)
        {
            queue.remove(rank, at);
            if queue.len() == 0 {
                self.by_address.remove(&from);
            }
        }
        Some(connection)
    }
}

impl Places {
    /// As many as are configured, or as the system allows.
    pub fn new(connections: &Connections, metrics: Arc<Metrics>) -> Self {
        let files = open_files();
        let most = connections.most.unwrap_or_else(|| for_files(files)).max(1);
        let per_address = connections.per_address.max(1);
        Places { most, per_address, metrics, taken: Mutex::default(), left: Notify::new() }
    }

    /// How many there are.
    pub fn most(&self) -> usize {
        self.most
    }

    fn taken(&self) -> MutexGuard<'_, Taken> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place for a new connection. None if all of its address are held by people with sessions.
    pub fn admit(self: &Arc<Self>, stream: Arc<TcpStream>, from: Option<Prefix>) -> Option<Place> {
        let mut taken = self.taken();
        let full = |queue: &Queue| queue.len() >= self.per_address;
        if let Some(queue) = from.and_then(|from| taken.by_address.get(&from)).filter(|queue| full(queue)) {
            let Some(id) = queue.first_to_go(self.per_address) else {
                self.metrics.shed();
                return None;
            };
            self.shed(&mut taken, id);
        }
        if taken.all.len() >= self.most {
            let id = taken.all.first_to_go(self.most)?;
            self.shed(&mut taken, id);
        }
        let at = taken.tick();
        taken.add(at, Connection { stream, from, rank: Rank::New, at });
        self.metrics.connections(1);
        let held = Held { places: Arc::downgrade(self), id: at, known: AtomicBool::new(false) };
        Some(Place(Arc::new(held)))
    }

    /// Frees some places, whoever has them but those with sessions.
    pub fn make_room(&self, count: usize) {
        let mut taken = self.taken();
        for _ in 0..count {
            let Some(id) = taken.all.first_to_go(self.most) else { return };
            self.shed(&mut taken, id);
        }
    }

    /// Closes a connection. Whoever serves it finds it ended.
    fn shed(&self, taken: &mut Taken, id: u64) {
        if let Some(connection) = taken.remove(id) {
            // It may have been closed by the other end already.
            let _ = shutdown(&*connection.stream, Shutdown::Both);
            self.metrics.shed();
            self.metrics.connections(-1);
        }
    }

    /// A connection has done something.
    fn advance(&self, id: u64, rank: Rank) -> bool {
        let mut taken = self.taken();
        let room = taken.all.known < self.most - self.most / 4;
        let Some(mut connection) = taken.remove(id) else { return false };
        connection.at = taken.tick();
        connection.rank = match (connection.rank, rank) {
            (Rank::Known, _) => Rank::Known,
            (_, Rank::Known) if room => Rank::Known,
            _ => Rank::Served,
        };
        let rank = connection.rank;
        taken.add(id, connection);
        rank == Rank::Known
    }

    fn leave(&self, id: u64) {
        if self.taken().remove(id).is_some() {
            self.metrics.connections(-1);
            self.left.notify_waiters();
        }
    }

    /// Waits until nobody has a place any more.
    pub async fn empty(&self) {
        loop {
            let left = self.left.notified();
            if self.taken().connections.is_empty() {
                return;
            }
            left.await;
        }
    }
}

/// The place of one connection. Its requests carry it along.
#[derive(Clone)]
pub struct Place(Arc<Held>);

struct Held {
    places: Weak<Places>,
    id: u64,
    known: AtomicBool,
}

impl Place {
    /// A whole request has come.
    pub fn asked(&self) {
        self.advance(Rank::Served);
    }

    /// A session was shown, and it is one.
    pub fn known(&self) {
        self.advance(Rank::Known);
    }

    fn advance(&self, rank: Rank) {
        // Whoever is known stays it: nothing that is done later matters.
        if self.0.known.load(Ordering::Relaxed) {
            return;
        }
        let Some(places) = self.0.places.upgrade() else { return };
        self.0.known.store(places.advance(self.0.id, rank), Ordering::Relaxed);
    }

    /// The connection is over.
    pub(super) fn leave(&self) {
        if let Some(places) = self.0.places.upgrade() {
            places.leave(self.0.id);
        }
    }
}

/// How many files the house may open, after asking for as many as it may ask for.
fn open_files() -> u64 {
    let limit = getrlimit(Resource::Nofile);
    let wanted = Rlimit { current: limit.maximum, ..limit };
    match setrlimit(Resource::Nofile, wanted) {
        Ok(()) => limit.maximum.unwrap_or(u64::MAX),
        Err(error) => {
            tracing::warn!(%error, "the limit of open files cannot be raised");
            limit.current.unwrap_or(USUAL_FILES)
        }
    }
}

/// How many connections there can be where so many files can be open.
fn for_files(files: u64) -> usize {
    let files = usize::try_from(files).unwrap_or(usize::MAX);
    files.saturating_sub(OTHER_FILES).max(files / 2).clamp(8, MOST)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::IpAddr;
    use tokio::io::AsyncReadExt;
    use tokio::net::TcpListener;

    /// Places, and what connects to them.
    struct Scene {
        places: Arc<Places>,
        listener: TcpListener,
    }

    /// The other end of a connection, and its place.
    struct Guest {
        stream: TcpStream,
        place: Option<Place>,
    }

    impl Scene {
        async fn new(most: usize, per_address: usize) -> Self {
            let connections = Connections { most: Some(most), per_address, ..Connections::default() };
            let listener = TcpListener::bind("127.0.0.1:0").await.expect("a listener");
            Scene { places: Arc::new(Places::new(&connections, Arc::default())), listener }
        }

        async fn guest(&self, from: Option<&str>) -> Guest {
            let address = self.listener.local_addr().expect("an address");
            let (stream, accepted) = tokio::join!(TcpStream::connect(address), self.listener.accept());
            let from = from.map(|text| Prefix::of(text.parse::<IpAddr>().expect("an address")));
            let place = self.places.admit(Arc::new(accepted.expect("a connection").0), from);
            Guest { stream: stream.expect("a connection"), place }
        }

        async fn guests(&self, from: Option<&str>, count: usize) -> Vec<Guest> {
            let mut guests = Vec::new();
            for _ in 0..count {
                guests.push(self.guest(from).await);
            }
            guests
        }
    }

    impl Guest {
        fn place(&self) -> &Place {
            self.place.as_ref().expect("a place")
        }

        /// Whether the connection was closed on this guest.
        async fn is_shed(&mut self) -> bool {
            let held = self.place.as_ref().and_then(|place| place.0.places.upgrade());
            let open = held.is_some_and(|places| places.taken().connections.contains_key(&self.place().0.id));
            if !open {
                assert_eq!(self.stream.read(&mut [0; 8]).await.unwrap_or(0), 0, "who has no place is told so");
            }
            !open
        }
    }

    async fn shed(guests: &mut [Guest]) -> Vec<usize> {
        let mut shed = Vec::new();
        for (i, guest) in guests.iter_mut().enumerate() {
            if guest.is_shed().await {
                shed.push(i);
            }
        }
        shed
    }

    #[tokio::test]
    async fn whoever_has_sent_nothing_goes_first_and_whoever_is_known_stays() {
        let scene = Scene::new(8, 100).await;
        let mut guests = scene.guests(Some("1.1.1.1"), 8).await;
        guests[0].place().known();
        guests[1].place().asked();
        guests[2].place().asked();
        let mut more = scene.guests(Some("2.2.2.2"), 4).await;
        assert_eq!(shed(&mut guests).await, [3, 4, 5, 6], "oldest first");
        assert_eq!(shed(&mut more).await, [0; 0]);
        more.iter().for_each(|guest| guest.place().asked());
        guests[7].place().asked();
        guests[1].place().asked();
        // Nobody is new now: who has been silent longest since.
        let _newer = scene.guests(None, 2).await;
        assert_eq!(shed(&mut guests).await, [2, 3, 4, 5, 6]);
        assert_eq!(shed(&mut more).await, [0]);
    }

    #[tokio::test]
    async fn there_is_always_a_place_for_somebody_new() {
        let scene = Scene::new(8, 100).await;
        let mut guests = scene.guests(Some("1.1.1.1"), 8).await;
        guests.iter().for_each(|guest| guest.place().known());
        let mut new = scene.guest(Some("2.2.2.2")).await;
        assert!(!new.is_shed().await);
        assert_eq!(shed(&mut guests).await, [6], "no more than three quarters are known");
        new.place().asked();
        assert!(!new.is_shed().await);
    }

    #[tokio::test]
    async fn an_address_has_only_so_many_and_takes_nobody_elses() {
        let scene = Scene::new(100, 3).await;
        let mut first = scene.guests(Some("1.1.1.1"), 3).await;
        let mut second = scene.guests(Some("2001:db8::1"), 3).await;
        let mut proxied = scene.guests(None, 20).await;
        let mut more = scene.guests(Some("2001:db8::2"), 1).await;
        assert_eq!(shed(&mut first).await, [0; 0]);
        assert_eq!(shed(&mut second).await, [0], "all of one IPv6 network are one address");
        assert_eq!((shed(&mut proxied).await, shed(&mut more).await), (vec![], vec![]), "a proxy has no limit");
        first.iter().for_each(|guest| guest.place().known());
        assert!(scene.guest(Some("1.1.1.1")).await.place.is_none(), "those with sessions stay");
        first[0].place().leave();
        assert!(scene.guest(Some("1.1.1.1")).await.place.is_some());
    }

    #[test]
    fn some_files_are_left_for_the_store() {
        assert_eq!(for_files(1_024), 832);
        assert_eq!(for_files(64), 32);
        assert_eq!((for_files(0), for_files(u64::MAX)), (8, MOST));
        let before = getrlimit(Resource::Nofile);
        assert_eq!(open_files(), before.maximum.unwrap_or(u64::MAX));
        assert_eq!(getrlimit(Resource::Nofile).current, before.maximum);
    }
}
