//! One connection as the house reads and writes it: it has a place as long as it is open, and it breaks when
//! the other end takes nothing for too long.

use std::io::{self, IoSlice};
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Instant, Sleep, sleep};

use super::places::Place;

/// One connection.
///
/// The stream is shared with [`super::Places`], which closes it when it is to be shed: whoever reads or
/// writes it then, a request, a stream of events or a socket, finds it ended.
pub struct Line {
    stream: Arc<TcpStream>,
    place: Place,
    patience: Duration,
    stalled: Option<Pin<Box<Sleep>>>,
}

impl Line {
    pub fn new(stream: Arc<TcpStream>, place: Place, patience: Duration) -> Self {
        Line { stream, place, patience, stalled: None }
    }

    /// Tries to write until it can be done, or nothing could be written for too long.
    fn poll_write_with(
        &mut self,
        cx: &mut Context<'_>,
        mut write: impl FnMut(&TcpStream) -> io::Result<usize>,
    ) -> Poll<io::Result<usize>> {
        loop {
            if let Poll::Ready(ready) = self.stream.poll_write_ready(cx) {
                ready?;
                match write(&self.stream) {
                    Err(error) if error.kind() == io::ErrorKind::WouldBlock => continue,
                    written => {
                        self.stalled = None;
                        return Poll::Ready(written);
                    }
                }
            }
            let patience = self.patience;
            let stalled = self.stalled.get_or_insert_with(|| Box::pin(sleep(patience)));
            ready!(stalled.as_mut().poll(cx));
            // Asked once more it would fail once more, but a finished timer must not be asked.
            stalled.as_mut().reset(Instant::now() + patience);
            return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
        }
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        self.place.leave();
    }
}

impl AsyncRead for Line {
    fn poll_read(self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        loop {
            ready!(self.stream.poll_read_ready(cx))?;
            match self.stream.try_read(buf.initialize_unfilled()) {
                Ok(count) => {
                    buf.advance(count);
                    return Poll::Ready(Ok(()));
                }
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => {}
                Err(error) => return Poll::Ready(Err(error)),
            }
        }
    }
}

impl AsyncWrite for Line {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &[u8]) -> Poll<io::Result<usize>> {
        self.poll_write_with(cx, |stream| stream.try_write(buf))
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bufs: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.poll_write_with(cx, |stream| stream.try_write_vectored(bufs))
    }

    fn is_write_vectored(&self) -> bool {
        true
    }

    /// Nothing is held back here.
    fn poll_flush(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        Poll::Ready(Ok(()))
    }

    fn poll_shutdown(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        Poll::Ready(rustix::net::shutdown(&*self.stream, rustix::net::Shutdown::Write).map_err(io::Error::from))
    }
}
