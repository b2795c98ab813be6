//! How the rest of the house talks to the task that owns a table.

use std::sync::Arc;

use table::Seat;
use tokio::sync::{mpsc, oneshot, watch};

use super::acts::Request;
use super::asked::{Answer, Hint, Looked, NotDone, Outcome, Viewer};
use super::followers::Beat;
use super::gallery::Past;
use super::readout::Readout;
use crate::records::ids::{Pass, PersonId, Version};
use crate::wire::Update;

/// How many requests may wait for a table.
const QUEUE: usize = 256;

/// Talks to the task of one table.
#[derive(Clone)]
pub struct TableHandle {
    tasks: mpsc::Sender<Command>,
    ending: watch::Receiver<Option<Ending>>,
}

/// How the task of a table came to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ending {
    /// It was put away: the next one takes up where it stopped.
    PutAway,
    /// It panicked.
    Failed,
}

/// Why a table does not answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NoAnswer {
    /// It was put away before it came to this: ask again.
    PutAway,
    /// It failed while it was asked, or before it came to this.
    Failed,
}

/// Names one watcher of one table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct WatchId(pub(super) u64);

/// A page has begun to watch.
pub struct Watch {
    /// Its name.
    pub id: WatchId,
    /// What is sent to it.
    pub messages: mpsc::Receiver<Arc<str>>,
}

pub(crate) enum Command {
    Look {
        viewer: Viewer,
        reply: oneshot::Sender<Looked>,
    },
    Now {
        viewer: Viewer,
        reply: oneshot::Sender<Update>,
    },
    Watch {
        viewer: Viewer,
        since: Option<Version>,
        reply: oneshot::Sender<Watch>,
    },
    Unwatch(WatchId),
    Do {
        request: Box<Request>,
        viewer: Viewer,
        answer: Answer,
        reply: oneshot::Sender<Result<Outcome, NotDone>>,
    },
    Moment {
        viewer: Viewer,
        moment: usize,
        reply: oneshot::Sender<Option<Past>>,
    },
    Sheet {
        viewer: Viewer,
        seat: Seat,
        moment: Option<usize>,
        reply: oneshot::Sender<Option<String>>,
    },
    Hint {
        viewer: Viewer,
        /// An option in notation that is to be compared with the coach's.
        about: Option<String>,
        reply: oneshot::Sender<Option<Hint>>,
    },
    /// Somebody at a shared screen is alone with it.
    Lift {
        viewer: Viewer,
        reply: oneshot::Sender<Option<Pass>>,
    },
    /// The same person has seen enough.
    Fall {
        viewer: Viewer,
        reply: oneshot::Sender<()>,
    },
    Opened {
        viewer: Viewer,
        reply: oneshot::Sender<(&'static dyn shelf::Shelved, Vec<&'static str>)>,
    },
    Rail(oneshot::Sender<Option<String>>),
    Read {
        eyes: Viewer,
        /// Whether the story is wanted as well.
        story: bool,
        reply: oneshot::Sender<Readout>,
    },
    Follow {
        viewer: Viewer,
        reply: oneshot::Sender<watch::Receiver<Beat>>,
    },
    Hurry {
        viewer: Viewer,
        reply: oneshot::Sender<bool>,
    },
    Game(oneshot::Sender<&'static dyn shelf::Shelved>),
    Abandon,
    Chosen {
        seat: Seat,
        decisions: usize,
        notation: Option<String>,
    },
    Stop(oneshot::Sender<()>),
    /// For those who want to see what becomes of a task that panics.
    #[cfg(test)]
    Panic(#[expect(dead_code, reason = "it is dropped by the panic")] oneshot::Sender<()>),
}

impl Command {
    /// Who asks.
    pub(super) fn person(&self) -> Option<&PersonId> {
        match self {
            Command::Look { viewer, .. }
            | Command::Now { viewer, .. }
            | Command::Watch { viewer, .. }
            | Command::Do { viewer, .. }
            | Command::Moment { viewer, .. }
            | Command::Sheet { viewer, .. }
            | Command::Hint { viewer, .. }
            | Command::Opened { viewer, .. }
            | Command::Lift { viewer, .. }
            | Command::Fall { viewer, .. }
            | Command::Read { eyes: viewer, .. }
            | Command::Follow { viewer, .. }
            | Command::Hurry { viewer, .. } => Some(&viewer.person),
            Command::Unwatch(_)
            | Command::Rail(_)
            | Command::Game(_)
            | Command::Abandon
            | Command::Chosen { .. }
            | Command::Stop(_) => None,
            #[cfg(test)]
            Command::Panic(_) => None,
        }
    }
}

impl TableHandle {
    /// A handle for a task that is about to start, with what the task reads from and where it says how it ended.
    pub(super) fn new() -> (Self, mpsc::Receiver<Command>, watch::Sender<Option<Ending>>) {
        let (tasks, queue) = mpsc::channel(QUEUE);
        let (end, ending) = watch::channel(None);
        (TableHandle { tasks, ending }, queue, end)
    }

    /// Sends a command.
    pub(crate) async fn ask<T>(&self, command: impl FnOnce(oneshot::Sender<T>) -> Command) -> Result<T, NoAnswer> {
        let (reply, answer) = oneshot::channel();
        if self.tasks.send(command(reply)).await.is_err() {
            return Err(NoAnswer::PutAway);
        }
        match answer.await {
            Ok(answer) => Ok(answer),
            Err(_) => Err(self.unanswered().await),
        }
    }

    /// Why a command was dropped. A task that goes on, or is being torn down by a panic, has failed at it.
    async fn unanswered(&self) -> NoAnswer {
        if !self.is_closed() {
            return NoAnswer::Failed;
        }
        let mut ending = self.ending.clone();
        match ending.wait_for(Option::is_some).await.as_deref() {
            Ok(Some(Ending::Failed)) => NoAnswer::Failed,
            _ => NoAnswer::PutAway,
        }
    }

    pub(crate) async fn tell(&self, command: Command) {
        let _ = self.tasks.send(command).await;
    }

    /// A page is gone.
    pub async fn unwatch(&self, id: WatchId) {
        self.tell(Command::Unwatch(id)).await;
    }

    pub(crate) fn is_closed(&self) -> bool {
        self.tasks.is_closed()
    }
}
