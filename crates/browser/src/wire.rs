//! The connection to Chromium: commands out, answers and events in.
//!
//! It runs on a thread of its own, so that one Chromium can serve tests that each have their own
//! runtime.

use std::collections::HashMap;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::sync::{mpsc, oneshot};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

use crate::BrowserError;

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;
type Answer = Result<Value, BrowserError>;

/// How long Chromium may take to answer one command: the machine may be busy with something else.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// A command of the protocol and what it is given.
pub(crate) type Command = (&'static str, Value);

/// Hears what happens in one tab.
pub(crate) trait Ears: Send + Sync {
    /// An event, and what to tell Chromium at once because of it.
    fn hear(&self, event: &str, about: &Value) -> Option<Command>;
}

enum Order {
    Call { session: Option<String>, command: Command, answer: Option<oneshot::Sender<Answer>> },
    Listen { session: String, ears: Arc<dyn Ears> },
}

/// Where commands go. Cheap to clone.
#[derive(Clone)]
pub(crate) struct Wire {
    orders: mpsc::UnboundedSender<Order>,
}

impl Wire {
    /// Connects to a Chromium that listens at this WebSocket address.
    pub async fn connect(address: String) -> Result<Self, BrowserError> {
        let (orders, inbox) = mpsc::unbounded_channel();
        let (up, is_up) = oneshot::channel();
        let launch = |reason: String| BrowserError::Launch { reason };
        let run = move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
            match runtime {
                Ok(runtime) => runtime.block_on(Operator::run(address, inbox, up)),
                // Dropping `up` tells whoever connects.
                Err(_) => drop(up),
            }
        };
        thread::Builder::new()
            .name("chromium".to_owned())
            .spawn(run)
            .map_err(|error| launch(format!("no thread for it: {error}")))?;
        is_up.await.map_err(|_| launch("its connection failed".to_owned()))?.map_err(launch)?;
        Ok(Self { orders })
    }

    /// Sends a command to the browser, or to one tab, and waits for its answer.
    pub async fn call(&self, session: Option<&str>, method: &'static str, params: Value) -> Answer {
        self.call_within(PATIENCE, session, method, params).await
    }

    /// The same for a command that may take another while.
    pub async fn call_within(
        &self,
        patience: Duration,
        session: Option<&str>,
        method: &'static str,
        params: Value,
    ) -> Answer {
        let (answer, answered) = oneshot::channel();
        let order =
            Order::Call { session: session.map(str::to_owned), command: (method, params), answer: Some(answer) };
        self.orders.send(order).map_err(|_| BrowserError::Gone { method })?;
        match tokio::time::timeout(patience, answered).await {
            Ok(Ok(answer)) => answer,
            Ok(Err(_)) => Err(BrowserError::Gone { method }),
            Err(_) => Err(BrowserError::Late { what: format!("an answer to {method}"), after: patience }),
        }
    }

    /// Sends a command whose answer does not matter.
    pub fn tell(&self, method: &'static str, params: Value) {
        // A Chromium that is gone has nothing left to be told.
        let _ = self.orders.send(Order::Call { session: None, command: (method, params), answer: None });
    }

    /// From now on these ears hear what happens in this tab.
    pub fn listen(&self, session: &str, ears: Arc<dyn Ears>) {
        // The next command will say that Chromium is gone.
        let _ = self.orders.send(Order::Listen { session: session.to_owned(), ears });
    }
}

struct Pending {
    session: Option<String>,
    method: &'static str,
    answer: oneshot::Sender<Answer>,
}

#[derive(Deserialize)]
struct Incoming {
    id: Option<u64>,
    #[serde(rename = "sessionId")]
    session: Option<String>,
    method: Option<String>,
    #[serde(default)]
    params: Value,
    #[serde(default)]
    result: Value,
    error: Option<Refusal>,
}

#[derive(Deserialize)]
struct Refusal {
    message: String,
}

/// Owns the socket and knows who waits for which answer.
struct Operator {
    socket: Socket,
    last_id: u64,
    pending: HashMap<u64, Pending>,
    ears: HashMap<String, Arc<dyn Ears>>,
}

impl Operator {
    async fn run(address: String, mut inbox: mpsc::UnboundedReceiver<Order>, up: oneshot::Sender<Result<(), String>>) {
        // Pictures are long messages.
        let config = WebSocketConfig::default().max_message_size(None).max_frame_size(None);
        let socket = match connect_async_with_config(&address, Some(config), true).await {
            Ok((socket, _)) => socket,
            Err(error) => {
                let _ = up.send(Err(error.to_string()));
                return;
            }
        };
        if up.send(Ok(())).is_err() {
            return;
        }
        let mut operator = Self { socket, last_id: 0, pending: HashMap::new(), ears: HashMap::new() };
        loop {
            let goes_on = tokio::select! {
                order = inbox.recv() => match order {
                    Some(order) => operator.carry_out(order).await,
                    None => false,
                },
                message = operator.socket.next() => match message {
                    Some(Ok(Message::Text(text))) => operator.take_in(&text).await,
                    Some(Ok(_)) => true,
                    Some(Err(_)) | None => false,
                },
            };
            if !goes_on {
                // Whoever still waits sees the sender dropped.
                return;
            }
        }
    }

    async fn carry_out(&mut self, order: Order) -> bool {
        match order {
            Order::Call { session, command, answer } => self.send(session, command, answer).await,
            Order::Listen { session, ears } => {
                self.ears.insert(session, ears);
                true
            }
        }
    }

    async fn send(
        &mut self,
        session: Option<String>,
        (method, params): Command,
        answer: Option<oneshot::Sender<Answer>>,
    ) -> bool {
        self.last_id += 1;
        let mut message = json!({ "id": self.last_id, "method": method, "params": params });
        if let Some(session) = &session {
            message["sessionId"] = json!(session);
        }
        if let Some(answer) = answer {
            self.pending.insert(self.last_id, Pending { session, method, answer });
        }
        self.socket.send(Message::text(message.to_string())).await.is_ok()
    }

    async fn take_in(&mut self, text: &str) -> bool {
        let Ok(incoming) = serde_json::from_str::<Incoming>(text) else { return true };
        if let Some(id) = incoming.id {
            self.settle(id, incoming.result, incoming.error);
            return true;
        }
        let Some(event) = incoming.method else { return true };
        if event == "Target.detachedFromTarget" {
            self.forget(incoming.params["sessionId"].as_str().unwrap_or_default());
        }
        let Some(session) = incoming.session else { return true };
        let reply = self.ears.get(&session).and_then(|ears| ears.hear(&event, &incoming.params));
        match reply {
            Some(command) => self.send(Some(session), command, None).await,
            None => true,
        }
    }

    fn settle(&mut self, id: u64, result: Value, refusal: Option<Refusal>) {
        let Some(Pending { method, answer, .. }) = self.pending.remove(&id) else { return };
        let settled = match refusal {
            None => Ok(result),
            Some(Refusal { message }) => Err(BrowserError::Refused { method, message }),
        };
        // Who asked may have given up.
        let _ = answer.send(settled);
    }

    /// A closed tab answers nothing any more.
    fn forget(&mut self, session: &str) {
        self.ears.remove(session);
        self.pending.retain(|_, pending| pending.session.as_deref() != Some(session));
    }
}
