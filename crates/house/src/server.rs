//! The house as a running process.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::serve::ListenerExt;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::time::timeout;

use crate::config::Config;
use crate::inner::Inner;
use crate::store::{Remembered, Sqlite, StoreError, Which};
use crate::table::Command;
use crate::table::gallery::Decor;
use crate::{assets, routes, sweeping, words};

/// How long open requests may take once the house is closing.
const LAST_CALL: Duration = Duration::from_secs(5);

/// How many tables are woken at start.
const AT_ONCE: u32 = 10_000;

/// Why the house cannot be opened. Each says what to do.
#[derive(Debug, thiserror::Error)]
pub enum NotServed {
    /// Somebody else listens there.
    #[error(
        "{address} is taken by another program; choose another address with --listen, such as --listen 127.0.0.1:8081"
    )]
    Taken {
        /// Where.
        address: SocketAddr,
    },
    /// It cannot listen there for another reason.
    #[error("cannot listen on {address}: {error}")]
    Listen {
        /// Where.
        address: SocketAddr,
        /// Why.
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
    /// The connections failed.
    #[error("serving failed: {0}")]
    Serve(io::Error),
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
    store: Arc<Sqlite>,
    listener: TcpListener,
}

impl Server {
    /// Opens the house: its store, its door.
    pub async fn open(config: Config) -> Result<Server, NotServed> {
        let listener = listen(config.listen).await?;
        let store = Arc::new(Sqlite::open_with(&config.data, config.damage).await?);
        let secret = store.secret().await?;
        let base: &'static str = Box::leak(config.base.clone().into_boxed_str());
        let decor = Decor { words: words::words(), base, assets: assets::folder() };
        let remembered = Arc::new(Remembered::new(Arc::clone(&store) as _));
        let inner = Arc::new(Inner::new(config, remembered, decor, secret));
        Ok(Server { inner, store, listener })
    }

    /// Where it listens.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Serves until `stop` is done; then lets open requests end and puts everything away.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> Result<(), NotServed> {
        let Server { inner, store, listener } = self;
        let router: Router = routes::router(Arc::clone(&inner));
        tokio::spawn(wake(Arc::clone(&inner)));
        let sweeper = tokio::spawn(sweeping::now_and_then(Arc::clone(&inner)));
        let (closing, closed) = watch::channel(false);
        let serving = {
            let inner = Arc::clone(&inner);
            let service = router.into_make_service_with_connect_info::<SocketAddr>();
            let listener = listener.tap_io(|stream| {
                // Every answer is one small write: waiting for more only costs time.
                let _ = stream.set_nodelay(true);
            });
            let ending = async move {
                stop.await;
                inner.begin_to_close();
                // Sockets end when their tables do.
                stop_tables(&inner).await;
                let _ = closing.send(true);
            };
            tokio::spawn(axum::serve(listener, service).with_graceful_shutdown(ending).into_future())
        };
        let result = last_call(serving, closed).await;
        sweeper.abort();
        store.close().await?;
        result
    }
}

/// Waits for the server to end; once the house is closing, not for long.
async fn last_call(
    mut serving: tokio::task::JoinHandle<io::Result<()>>,
    mut closed: watch::Receiver<bool>,
) -> Result<(), NotServed> {
    let ended = tokio::select! {
        ended = &mut serving => Some(ended),
        _ = closed.wait_for(|&closed| closed) => timeout(LAST_CALL, &mut serving).await.ok(),
    };
    match ended {
        Some(Ok(result)) => result.map_err(NotServed::Serve),
        Some(Err(error)) => Err(NotServed::Serve(io::Error::other(error))),
        None => {
            serving.abort();
            Ok(())
        }
    }
}

async fn listen(address: SocketAddr) -> Result<TcpListener, NotServed> {
    TcpListener::bind(address).await.map_err(|error| match error.kind() {
        io::ErrorKind::AddrInUse => NotServed::Taken { address },
        _ => NotServed::Listen { address, error },
    })
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

async fn stop_tables(inner: &Arc<Inner>) {
    for handle in inner.running() {
        let _ = handle.ask(Command::Stop).await;
    }
}
