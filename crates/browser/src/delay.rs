//! A network with a delay, in front of a server on this machine.

use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep_until};

/// Passes connections on to a server and delays every byte, like a long wire: half of the round trip each
/// way, and one whole round trip more before a connection is there. How much goes through at once is not
/// limited. The port closes and all connections break when it is dropped.
#[derive(Debug)]
pub struct Delay {
    address: SocketAddr,
    task: JoinHandle<()>,
    /// Connections watch it, and end when it is gone or changes.
    cut: watch::Sender<()>,
}

impl Delay {
    /// Listens on a free port of this machine, in front of `server`.
    pub async fn before(server: SocketAddr, round_trip: Duration) -> io::Result<Self> {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await?;
        let address = listener.local_addr()?;
        let (cut, is_cut) = watch::channel(());
        let task = tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                let mut is_cut = is_cut.clone();
                is_cut.mark_unchanged();
                tokio::spawn(async move {
                    tokio::select! {
                        // Broken connections are the business of those at their ends.
                        _ = connect(near, server, round_trip) => {}
                        _ = is_cut.changed() => {}
                    }
                });
            }
        });
        Ok(Self { address, task, cut })
    }

    /// Where to connect instead of to the server.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Breaks all connections that are open. New ones get through.
    pub fn cut(&self) {
        self.cut.send_replace(());
    }
}

impl Drop for Delay {
    fn drop(&mut self) {
        self.task.abort();
    }
}

async fn connect(near: TcpStream, server: SocketAddr, round_trip: Duration) -> io::Result<()> {
    tokio::time::sleep(round_trip).await;
    let far = TcpStream::connect(server).await?;
    near.set_nodelay(true)?;
    far.set_nodelay(true)?;
    let (near_in, near_out) = near.into_split();
    let (far_in, far_out) = far.into_split();
    let one_way = round_trip / 2;
    tokio::try_join!(carry(near_in, far_out, one_way), carry(far_in, near_out, one_way))?;
    Ok(())
}

/// Reads on while earlier bytes are still on their way.
async fn carry(mut from: impl AsyncRead + Unpin, mut to: impl AsyncWrite + Unpin, one_way: Duration) -> io::Result<()> {
    let (sent, mut arriving) = mpsc::unbounded_channel::<(Instant, Vec<u8>)>();
    let read = async move {
        let mut buffer = vec![0; 16 * 1024];
        loop {
            let length = from.read(&mut buffer).await?;
            // An empty piece is the end, which takes its time as well.
            let piece = (Instant::now() + one_way, buffer[..length].to_vec());
            if sent.send(piece).is_err() || length == 0 {
                return Ok(());
            }
        }
    };
    let write = async move {
        while let Some((due, piece)) = arriving.recv().await {
            sleep_until(due).await;
            if piece.is_empty() {
                break;
            }
            to.write_all(&piece).await?;
        }
        to.shutdown().await
    };
    tokio::try_join!(read, write).map(drop)
}
