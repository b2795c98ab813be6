//! A store in a folder or a database of its own, and what is put into it.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use house::ids::{Invitation, PersonId, ProcessId, TableId, Timestamp};
use house::journal::{Access, By, Clock, Entry, Occupant, Room, Stage, Stored, Summary, TableRecord};
use house::person::{Account, Person, SessionKey, SessionRecord, Settings};
use house::requests::RequestMark;
use house::store::{Batch, Damage, Fence, Location, Process, Sqlite, Store, StoreError};
use tempfile::TempDir;

use crate::cluster::{Cluster, Database};

/// Tests that hold for every store: each takes a [`Place`], and is run in a folder and in a database.
macro_rules! on_both_stores {
    ($($test:ident),* $(,)?) => {
        mod sqlite {
            $(#[tokio::test]
            async fn $test() {
                super::$test(crate::store::place::Place::in_a_folder().await).await;
            })*
        }

        mod postgres {
            $(#[tokio::test]
            async fn $test() {
                super::$test(crate::store::place::Place::in_a_database().await).await;
            })*
        }
    };
}
pub(crate) use on_both_stores;

/// A store with a folder or a database that is gone when it is dropped.
pub struct Place {
    pub store: Arc<dyn Store>,
    /// The process that keeps the house.
    pub process: Process,
    ground: Ground,
}

/// Longer than any test takes.
pub const LONG: Duration = Duration::from_secs(86_400);

enum Ground {
    Folder(TempDir),
    Database(Database),
}

impl Ground {
    fn location(&self) -> Location {
        match self {
            Ground::Folder(folder) => Location::Folder(folder.path().to_owned()),
            Ground::Database(database) => database.url().parse().expect("a URL"),
        }
    }
}

impl Place {
    pub async fn in_a_folder() -> Place {
        Place::on(Ground::Folder(folder()), process()).await
    }

    pub async fn in_a_database() -> Place {
        Place::on(Ground::Database(Cluster::shared().database().await), process()).await
    }

    async fn on(ground: Ground, process: Process) -> Place {
        let store = ground.location().open(Damage::Refuse).await.expect("a store can be opened");
        store.renew(&process, LONG).await.expect("a process can say that it lives");
        store.live_on(&process.id, Duration::ZERO).await.expect("it keeps house");
        Place { store, process, ground }
    }

    /// The house stays open for a while.
    pub async fn live_on(&self, open: Duration) {
        assert!(self.store.live_on(&self.process.id, open).await.expect("it is counted"), "somebody else counts");
    }

    /// Where the store is.
    pub fn location(&self) -> Location {
        self.ground.location()
    }

    /// The folder of the store, which is in one.
    pub fn path(&self) -> &Path {
        match &self.ground {
            Ground::Folder(folder) => folder.path(),
            Ground::Database(_) => panic!("a database is in no folder of ours"),
        }
    }

    /// The database of the store, which is in one.
    pub fn database(&self) -> &Database {
        match &self.ground {
            Ground::Database(database) => database,
            Ground::Folder(_) => panic!("a folder is no database"),
        }
    }

    /// The house is closed and opened again.
    pub async fn reopened(self) -> Place {
        self.store.close().await.expect("a store can be closed");
        Place::on(self.ground, self.process).await
    }

    /// Somebody new, without an account.
    pub async fn guest(&self, name: &str) -> PersonId {
        let guest = person(name, Timestamp(1_000));
        self.store.add_person(guest.clone()).await.expect("a guest is kept");
        guest.id
    }

    /// Somebody new, with an account of the same name.
    pub async fn holder(&self, name: &str) -> PersonId {
        let id = self.guest(name).await;
        self.store.set_account(&id, account(name)).await.expect("the name is free");
        id
    }

    /// A table of a host that nobody has joined.
    pub async fn table(&self, host: &PersonId) -> TableId {
        self.table_with(record(host), summary(Stage::Gathering, &[Occupant::Nobody])).await
    }

    /// The same in another store of this place.
    pub async fn table_in(&self, store: &dyn Store) -> TableId {
        let record = record(&PersonId::random());
        let id = record.id.clone();
        store.open_table(record, Vec::new(), summary(Stage::Gathering, &[])).await.expect("a table is kept");
        id
    }

    pub async fn table_with(&self, record: TableRecord, summary: Summary) -> TableId {
        let id = record.id.clone();
        self.store.open_table(record, Vec::new(), summary).await.expect("a table is kept");
        id
    }

    /// A table where the game is begun, with these at it.
    pub async fn begun(&self, host: &PersonId, stage: Stage, seats: &[Occupant]) -> TableId {
        let record = record(host);
        let id = record.id.clone();
        let started = stored(Entry::Started { salts: [].into() });
        self.store.open_table(record, vec![started], summary(stage, seats)).await.expect("a table is kept");
        id
    }

    pub async fn append(&self, table: &TableId, after: u64, entries: Vec<Stored>) -> Result<(), StoreError> {
        self.store.append(batch(table, after, entries)).await
    }

    pub async fn entries(&self, table: &TableId) -> Vec<Stored> {
        entries(&*self.store, table).await
    }
}

/// A process that nobody has heard of yet.
pub fn process() -> Process {
    Process::new(format!("{}.example:8080", ProcessId::random()))
}

pub fn folder() -> TempDir {
    tempfile::tempdir().expect("there is room for a folder")
}

pub async fn open(folder: &Path) -> Sqlite {
    Sqlite::open(folder).await.expect("a store can be opened")
}

pub async fn entries(store: &dyn Store, table: &TableId) -> Vec<Stored> {
    store.table(table).await.expect("a table can be read").expect("there is this table").entries
}

pub fn record(host: &PersonId) -> TableRecord {
    TableRecord {
        id: TableId::random(),
        game: "toy".to_owned(),
        rules: 3,
        setup: [("players".to_owned(), "2".to_owned())].into(),
        seed: "5a".repeat(32),
        host: host.clone(),
        invitation: Invitation::random(),
        access: Access::Open,
        clock: Clock::Live { seconds: 600, increment: 5 },
        rematch_of: Some(TableId::random()),
        daily: None,
        campaign: None,
        opened: Timestamp(1_000),
    }
}

pub fn summary(stage: Stage, seats: &[Occupant]) -> Summary {
    Summary {
        stage,
        seats: seats.to_vec(),
        waits_for: 0,
        wakeful: false,
        results: Vec::new(),
        changed: Timestamp(1_000),
    }
}

pub fn sitting(id: &PersonId, name: &str) -> Occupant {
    Occupant::Person { id: id.clone(), name: name.to_owned() }
}

pub fn batch(table: &TableId, after: u64, entries: Vec<Stored>) -> Batch {
    let summary = summary(Stage::Playing, &[Occupant::Nobody]);
    Batch { table: table.clone(), after, fence: Fence::UNCLAIMED, entries, summary }
}

pub fn stored(entry: Entry) -> Stored {
    Stored { at: Timestamp(2_000), entry, request: None }
}

/// A move that nobody asked for.
pub fn moved(notation: &str) -> Stored {
    stored(Entry::Move { seat: 0, notation: notation.to_owned(), by: By::Bot })
}

/// A move that a person asked for.
pub fn requested(notation: &str, request: &str) -> Stored {
    Stored { request: Some(mark(request)), ..moved(notation) }
}

pub fn said(person: &PersonId, name: &str, text: &str) -> Stored {
    let (person, name, text) = (person.clone(), name.to_owned(), text.to_owned());
    stored(Entry::Said { person, name, room: Room::Players, text })
}

pub fn mark(client: &str) -> RequestMark {
    format!("{client} 0 0").parse().expect("a request")
}

pub fn person(name: &str, came: Timestamp) -> Person {
    Person { id: PersonId::random(), name: name.to_owned(), account: None, settings: Settings::default(), came }
}

pub fn account(name: &str) -> Account {
    Account { name: name.to_owned(), password: format!("hash of {name}"), recovery: format!("code of {name}") }
}

pub fn session(key: &str, person: &PersonId, seen: Timestamp) -> SessionRecord {
    let key = SessionKey(key.to_owned());
    SessionRecord { key, person: person.clone(), began: Timestamp(500), seen, browser: "Firefox".to_owned() }
}
