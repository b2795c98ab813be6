//! The house as a running process.

use std::fs;
use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::time::interval;

use crate::config::{Config, Connections};
use crate::door::{Door, Places};
use crate::ids::{Moment, random_bytes};
use crate::inner::Inner;
use crate::store::{Remembered, Sqlite, StoreError, Swept, Which};
use crate::table::Command;
use crate::table::gallery::Decor;
use crate::{assets, routes, words};

/// The file that holds what session tokens are signed with.
const SECRET: &str = "secret.key";

/// How long open requests may take once the house is closing.
const LAST_CALL: Duration = Duration::from_secs(5);

/// What is counted is read by few.
const READERS_OF_METRICS: usize = 32;

/// How often the house looks for what nobody needs any more.
const SWEEPING: Duration = Duration::from_secs(3_600);

/// A game where nobody has played for so long is abandoned; a guest, a session or a table that never began
/// is forgotten after the same time.
const FORGOTTEN: Duration = Duration::from_secs(30 * 86_400);

/// How many tables are looked at in one sweep, or woken at start.
const AT_ONCE: u32 = 10_000;

/// Why the house cannot be opened. Each says what to do.
#[derive(Debug, thiserror::Error)]
pub enum NotServed {
    /// Somebody else listens there.
    #[error("{address} is taken by another program; choose another address with {flag}, such as {flag} 127.0.0.1:8081")]
    Taken {
        /// Where.
        address: SocketAddr,
        /// What chooses another.
        flag: &'static str,
    },
    /// It cannot listen there for another reason.
    #[error("cannot listen on {address}: {error}")]
    Listen {
        /// Where.
        address: SocketAddr,
        /// Why.
        error: io::Error,
    },
    /// The store cannot be opened.
    #[error("cannot keep anything: {0}; or choose another folder with --data")]
    Store(#[from] StoreError),
    /// A file cannot be used.
    #[error("{path}: {error}")]
    File {
        /// Which.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
}

/// A house that is ready to be served.
pub struct Server {
    inner: Arc<Inner>,
    store: Arc<Sqlite>,
    listener: TcpListener,
    places: Arc<Places>,
    metrics: Option<TcpListener>,
}

impl Server {
    /// Opens the house: its store, its door.
    pub async fn open(config: Config) -> Result<Server, NotServed> {
        let listener = listen(config.listen, "--listen").await?;
        let metrics = match config.metrics {
            Some(address) => Some(listen(address, "--metrics").await?),
            None => None,
        };
        let store = Arc::new(Sqlite::open(&config.data).await?);
        let secret = secret(&config.data)?;
        let base: &'static str = Box::leak(config.base.clone().into_boxed_str());
        let decor = Decor { words: words::words(), base, assets: assets::folder() };
        let remembered = Arc::new(Remembered::new(Arc::clone(&store) as _));
        let inner = Arc::new(Inner::new(config, remembered, decor, secret));
        let places = Arc::new(Places::new(&inner.config.connections, Arc::clone(&inner.metrics)));
        tracing::info!(connections = places.most(), "the door is open");
        Ok(Server { inner, store, listener, places, metrics })
    }

    /// Where it listens.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Where what is counted can be read, if that is an address of its own.
    pub fn metrics_address(&self) -> io::Result<Option<SocketAddr>> {
        self.metrics.as_ref().map(TcpListener::local_addr).transpose()
    }

    /// Serves until `stop` is done; then lets open requests end and puts everything away.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> Result<(), NotServed> {
        let Server { inner, store, listener, places, metrics } = self;
        tokio::spawn(wake(Arc::clone(&inner)));
        let sweeper = tokio::spawn(sweep_now_and_then(Arc::clone(&inner)));
        // Whoever counts may look until the last moment.
        let (closed, probes_stop) = oneshot::channel::<()>();
        let probes = metrics.map(|listener| {
            let door = probes_door(&inner);
            tokio::spawn(door.serve(listener, async { drop(probes_stop.await) }, Duration::ZERO))
        });
        let connections = inner.config.connections;
        let proxies = inner.config.proxies.clone();
        let door = Door { router: routes::router(Arc::clone(&inner)), connections, places, proxies };
        let closing = {
            let inner = Arc::clone(&inner);
            async move {
                stop.await;
                inner.begin_to_close();
                // Sockets end when their tables do.
                stop_tables(&inner).await;
            }
        };
        door.serve(listener, closing, LAST_CALL).await;
        drop(closed);
        if let Some(probes) = probes {
            let _ = probes.await;
        }
        sweeper.abort();
        Ok(store.close().await?)
    }
}

fn probes_door(inner: &Arc<Inner>) -> Door {
    let connections =
        Connections { most: Some(READERS_OF_METRICS), per_address: READERS_OF_METRICS, ..inner.config.connections };
    let places = Arc::new(Places::new(&connections, Arc::default()));
    Door { router: routes::probes(Arc::clone(inner)), connections, places, proxies: Vec::new() }
}

async fn listen(address: SocketAddr, flag: &'static str) -> Result<TcpListener, NotServed> {
    TcpListener::bind(address).await.map_err(|error| match error.kind() {
        io::ErrorKind::AddrInUse => NotServed::Taken { address, flag },
        _ => NotServed::Listen { address, error },
    })
}

/// What session tokens are signed with: made once, readable by the owner alone.
fn secret(folder: &Path) -> Result<[u8; 32], NotServed> {
    let path = folder.join(SECRET);
    let failed = |error| NotServed::File { path: path.clone(), error };
    match fs::read(&path) {
        Ok(bytes) => bytes.try_into().map_err(|_| {
            failed(io::Error::new(io::ErrorKind::InvalidData, "expected 32 bytes; remove the file to end all sessions"))
        }),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let secret: [u8; 32] = random_bytes();
            write_privately(&path, &secret).map_err(failed)?;
            Ok(secret)
        }
        Err(error) => Err(failed(error)),
    }
}

fn write_privately(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(path)?;
    io::Write::write_all(&mut file, bytes)?;
    file.sync_all()
}

/// Bots, drafts and clocks go on where they were.
async fn wake(inner: Arc<Inner>) {
    match inner.store.tables(Which::Wakeful, AT_ONCE).await {
        Ok(listed) => {
            for table in listed {
                if let Err(error) = inner.table(&table.record.id).await {
                    tracing::error!(table = %table.record.id, %error, "a table cannot be taken up");
                }
            }
        }
        Err(error) => tracing::error!(%error, "tables cannot be woken"),
    }
}

async fn sweep_now_and_then(inner: Arc<Inner>) {
    let mut ticks = interval(SWEEPING);
    loop {
        ticks.tick().await;
        sweep(&inner).await;
    }
}

async fn sweep(inner: &Arc<Inner>) {
    let before = Moment(Moment::now().0 - i64::try_from(FORGOTTEN.as_millis()).unwrap_or(i64::MAX));
    for table in inner.store.tables(Which::Idle(before), AT_ONCE).await.unwrap_or_default() {
        if let Ok(Some(handle)) = inner.table(&table.record.id).await {
            handle.tell(Command::Abandon).await;
        }
    }
    match inner.store.sweep(before).await {
        Ok(swept) if swept == Swept::default() => {}
        Ok(swept) => tracing::info!(?swept, "swept"),
        Err(error) => tracing::error!(%error, "sweeping failed"),
    }
}

async fn stop_tables(inner: &Arc<Inner>) {
    for handle in inner.running() {
        handle.ask(Command::Stop).await;
    }
}
