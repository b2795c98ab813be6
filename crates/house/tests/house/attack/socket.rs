//! What a page hears over its socket.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::StreamExt;
use serde_json::Value;
use tokio::net::TcpStream;
use tokio::runtime::Runtime;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{WebSocketStream, client_async};

/// How long a test waits for a message, or for the end.
const PATIENCE: Duration = Duration::from_secs(30);

/// An open socket of a page.
pub struct Socket {
    runtime: Runtime,
    socket: WebSocketStream<TcpStream>,
}

impl Socket {
    /// Opens a socket with a session's cookie.
    pub fn open(address: SocketAddr, path: &str, cookie: &str) -> Self {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        let socket = runtime.block_on(async {
            let mut request = format!("ws://{address}{path}").into_client_request().expect("an address");
            request.headers_mut().insert("cookie", format!("railhead={cookie}").parse().expect("a cookie"));
            request.headers_mut().insert("origin", format!("http://{address}").parse().expect("an origin"));
            let stream = TcpStream::connect(address).await.expect("the house listens");
            client_async(request, stream).await.expect("the house takes the socket").0
        });
        Socket { runtime, socket }
    }

    /// The next message; nothing once the house has closed the socket.
    pub fn next(&mut self) -> Option<Value> {
        let Socket { runtime, socket } = self;
        runtime.block_on(async {
            loop {
                let message = tokio::time::timeout(PATIENCE, socket.next()).await.expect("the house says something");
                match message {
                    Some(Ok(Message::Text(text))) => return Some(serde_json::from_str(&text).expect("JSON")),
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                    Some(Ok(_)) => {}
                }
            }
        })
    }

    /// Everything that is heard until the house closes the socket.
    pub fn rest(mut self) -> Vec<Value> {
        std::iter::from_fn(|| self.next()).collect()
    }
}
