//! The house as a running process.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::sync::oneshot;

use super::door::{Door, Places};
use super::routes;
use crate::kit::{SiteContext, assets, words};
use crate::operations::config::{Config, Connections};
use crate::services::{Inner, standing, sweeping};
use crate::store::{CachingStore, Process, Store, StoreError, TableQuery};
use crate::table::Command;

/// How long open requests may take once the house is closing.
const LAST_CALL: Duration = Duration::from_secs(5);

/// What is counted is read by few.
const READERS_OF_METRICS: usize = 32;

/// How many tables are woken at start.
const AT_ONCE: u32 = 10_000;

/// Why the house cannot be opened. Each says what to do.
#[derive(Debug, thiserror::Error)]
pub enum NotServed {
    /// Somebody else listens there.
    #[error("{address} is taken by another program; choose another address with {flag}, such as {flag} 127.0.0.1:8081")]
    Taken {
        /// Where it was to listen.
        address: SocketAddr,
        /// What chooses another.
        flag: &'static str,
    },
    /// It cannot listen there for another reason.
    #[error("cannot listen on {address}: {error}")]
    Listen {
        /// Where it was to listen.
        address: SocketAddr,
        /// What the system says.
        error: io::Error,
    },
    /// What is kept is not whole.
    #[error(
        "{0}\nnothing was changed; `railhead doctor --data FOLDER` says what can still be read and what to do; \
         --accept-damage opens the house with what is left"
    )]
    Damaged(StoreError),
    /// The store cannot be opened.
    #[error("cannot keep anything: {0}; or choose another folder with --data")]
    Store(StoreError),
}

impl From<StoreError> for NotServed {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Damaged { .. } => NotServed::Damaged(error),
            _ => NotServed::Store(error),
        }
    }
}

/// A house that is ready to be served.
pub struct Server {
    inner: Arc<Inner>,
    store: Arc<dyn Store>,
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
        let store = config.store.open(config.damage).await?;
        let address = listener.local_addr().map_err(|error| NotServed::Listen { address: config.listen, error })?;
        let process = Process::new(address.to_string());
        standing::enter(&*store, &process).await?;
        let secret = store.secret().await?;
        let base: &'static str = Box::leak(config.base.clone().into_boxed_str());
        let site = SiteContext { words: words::words(), base, assets: assets::folder() };
        let cached = Arc::new(CachingStore::new(Arc::clone(&store)));
        let inner = Arc::new(Inner::new(config, process, cached, site, secret));
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
        let heart = tokio::spawn(standing::stay(Arc::clone(&inner)));
        let sweeper = tokio::spawn(sweeping::now_and_then(Arc::clone(&inner)));
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
                inner.tables.begin_to_close();
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
        heart.abort();
        // A process that cannot say so is not believed to live for long either.
        if let Err(error) = store.leave(&inner.process.id).await {
            tracing::warn!(%error, "this process cannot say that it ends");
        }
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

/// Bots, drafts and clocks go on where they were.
async fn wake(inner: Arc<Inner>) {
    match inner.store.tables(TableQuery::Wakeful, AT_ONCE).await {
        Ok(listed) => {
            for table in listed {
                if let Err(error) = inner.tables.table(&table.record.id).await {
                    tracing::error!(table = %table.record.id, %error, "a table cannot be taken up");
                }
            }
        }
        Err(error) => tracing::error!(%error, "tables cannot be woken"),
    }
}

async fn stop_tables(inner: &Arc<Inner>) {
    for handle in inner.tables.running() {
        let _ = handle.ask(Command::Stop).await;
    }
}
