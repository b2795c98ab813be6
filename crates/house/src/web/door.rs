//! The door of the house: how connections come in, and how few of them anybody can hold open.
//!
//! A stranger pays nothing to open a connection and send half a request. So the house waits only so long for
//! the rest, lets each address hold only so many, and when there are no places left it closes those that have
//! given the least for theirs: see [`places`].

use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};
use tower::ServiceExt;

use crate::operations::address::{Network, Prefix, trusts};
use crate::operations::config::Connections;

mod line;
mod places;

use line::Line;
pub use places::{Place, Places};

/// The longest head of a request. Half a head is kept in memory as long as the rest may still come.
const MAX_HEAD: usize = 32 * 1024;

/// How long the house waits before it tries again when the system can open nothing more.
const BREATH: Duration = Duration::from_millis(50);

/// How many places are freed when the system can open nothing more.
const BACK_OFF: usize = 16;

/// What one listener serves, and how.
pub struct Door {
    /// What answers.
    pub router: Router,
    /// What connections may cost.
    pub connections: Connections,
    /// Who has a place.
    pub places: Arc<Places>,
    /// Proxies that many people come through.
    pub proxies: Vec<Network>,
}

impl Door {
    /// Serves until `stop` is done, then lets open requests end; those that have not ended after `last_call`
    /// are broken off.
    pub async fn serve(self, listener: TcpListener, stop: impl Future<Output = ()>, last_call: Duration) {
        let door = Arc::new(self);
        let (closing, closed) = watch::channel(());
        let mut lines = JoinSet::new();
        let mut stop = pin!(stop);
        loop {
            tokio::select! {
                () = &mut stop => break,
                Some(_) = lines.join_next() => {}
                accepted = listener.accept() => match accepted {
                    Ok((stream, peer)) => {
                        if let Some((line, place)) = door.admit(stream, peer) {
                            lines.spawn(Arc::clone(&door).attend(line, place, peer, closed.clone()));
                        }
                    }
                    Err(error) => door.not_accepted(&error).await,
                },
            }
        }
        drop(listener);
        let _ = closing.send(());
        // Sockets have left their connections' tasks behind, but not their places.
        let _ = timeout(last_call, door.places.empty()).await;
        lines.shutdown().await;
    }

    fn admit(&self, stream: TcpStream, peer: SocketAddr) -> Option<(Line, Place)> {
        // Every answer is one small write: waiting for more only costs time.
        let _ = stream.set_nodelay(true);
        let from = (!trusts(&self.proxies, peer.ip())).then(|| Prefix::of(peer.ip()));
        let stream = Arc::new(stream);
        let place = self.places.admit(Arc::clone(&stream), from)?;
        Some((Line::new(stream, place.clone(), self.connections.stalled), place))
    }

    /// A connection that broke before it was taken up is nothing; if the system can open nothing more, some
    /// that are open must go.
    async fn not_accepted(&self, error: &io::Error) {
        use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
        if matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset) {
            return;
        }
        tracing::warn!(%error, "a connection cannot be taken up");
        self.places.make_room(BACK_OFF);
        sleep(BREATH).await;
    }

    /// Answers what comes over one connection.
    async fn attend(self: Arc<Self>, line: Line, place: Place, peer: SocketAddr, mut closed: watch::Receiver<()>) {
        let answer = service_fn(|mut request: Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(peer));
            request.extensions_mut().insert(place.clone());
            let router = self.router.clone();
            async move { router.oneshot(request.map(Body::new)).await as Result<_, Infallible> }
        });
        let serving = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(self.connections.head)
            .max_buf_size(MAX_HEAD)
            .serve_connection(TokioIo::new(line), answer)
            .with_upgrades();
        let mut serving = pin!(serving);
        // A connection that breaks is the other end's affair.
        tokio::select! {
            _ = &mut serving => return,
            _ = closed.changed() => serving.as_mut().graceful_shutdown(),
        }
        let _ = serving.await;
    }
}
