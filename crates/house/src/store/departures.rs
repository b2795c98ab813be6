//! Sessions that end while somebody still looks: whoever keeps a connection open hears of it.

use tokio::sync::broadcast;

use crate::records::ids::PersonId;
use crate::records::person::SessionKey;

/// More than this at once, and whoever looks asks the store again.
const AT_ONCE: usize = 256;

/// Somebody may no longer look.
#[derive(Clone, Debug)]
pub enum Departure {
    /// This session ended.
    Session(SessionKey),
    /// This person is nobody any more, or somebody else.
    Person(PersonId),
    /// Several sessions may have ended: whoever looks has to find out.
    Somebody,
}

/// Where departures are told.
#[derive(Clone, Debug)]
pub struct Departures(broadcast::Sender<Departure>);

impl Default for Departures {
    fn default() -> Self {
        Departures(broadcast::Sender::new(AT_ONCE))
    }
}

impl Departures {
    /// Tells everybody who looks.
    pub fn tell(&self, departure: Departure) {
        // Nobody may be looking.
        let _ = self.0.send(departure);
    }

    /// What is told from now on.
    pub fn listen(&self) -> broadcast::Receiver<Departure> {
        self.0.subscribe()
    }
}
